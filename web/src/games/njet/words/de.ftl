# Njet: der Plan
njet-board = Der Plan
njet-square = { $row }: { $square }
njet-square-refused = abgelehnt von { $seat }
njet-square-decided = steht fest
njet-square-open = noch möglich
njet-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
njet-cards-no-loot = { $count }, ohne { $value }
njet-caption-no-loot = ohne { $value }
njet-cards-pass = { $count } weiter
njet-cards-none = nichts
njet-none = keiner
njet-you = Du
njet-supers = { $colour } { $value }
njet-factor = × { $points }
njet-head-start = Start
njet-head-discard = Ablegen
njet-head-trump = Trumpf
njet-head-super = Super
njet-head-points = Punkte

# Njet: was zu tun ist
njet-do-dealing = Es wird gegeben.
njet-do-stones = Du bist dran: Sag nein zu einem Feld.
njet-do-stones-other = { $seat } sagt nein zu einem Feld.
njet-do-teams = Du beginnst. Wer spielt auf deiner Seite?
njet-do-teams-other = { $seat } beginnt und bildet die Seiten.
njet-do-doubler = Wer auf der Zweierseite zählt doppelt?
njet-do-doubler-other = { $seat } gibt einem der beiden den Verdoppler.
njet-do-discard = { $count ->
    [one] Lege eine Karte verdeckt ab.
   *[other] Lege { $count } Karten verdeckt ab.
}
njet-do-no-loot = { $count ->
    [one] Lege eine Karte ab, aber keine { $value }.
   *[other] Lege { $count } Karten ab, aber keine { $value }.
}
njet-do-pass = { $count ->
    [one] Wähle eine Karte für { $seat }.
   *[other] Wähle { $count } Karten für { $seat }.
}
njet-do-laying-wait = Warten, bis alle gewählt haben.
njet-do-laid = Gewählt. Du kannst es dir anders überlegen, bis alle gewählt haben.
njet-do-lead = Du bist dran: Spiel aus.
njet-do-lead-other = { $seat } spielt aus.
njet-do-play = Du bist dran: Spiel eine Karte.
njet-do-play-other = { $seat } spielt.
njet-do-taken = { $seat } gewinnt den Stich.
njet-do-scored = Die Runde ist zu Ende.

# Njet: Seiten und Verdoppler
njet-side = Seite { $letter }
njet-side-mine = Seite { $letter }, deine
njet-side-other = Seite { $letter }, die anderen
njet-doubler = zählt doppelt
njet-doubler-hint = Was diese Person gewinnt, zählt doppelt.
njet-confirm-team = So spielen wir
njet-team-not-yet = Wähle zuerst, wer mit dir spielt.
njet-portrait = die Figur dieser Person auf dem Plan
njet-start-player = beginnt

# Njet: abgelegte und weitergegebene Karten
njet-tray-discard = Abgelegt
njet-tray-pass = Für { $seat }
njet-slot = ein freier Platz
njet-received-cards = Von { $seat }
njet-received-mark = weitergegeben an dich
njet-down = { $count ->
    [one] hat eine Karte gewählt
   *[other] hat { $count } Karten gewählt
}

# Njet: Stiche und Beute
njet-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
njet-loot-count = { $count ->
    [0] keine Beute
    [one] 1 Beutekarte
   *[other] { $count } Beutekarten
}
njet-loot-list = Beute: { $cards }
njet-left = { $count ->
    [one] Letzter Stich
   *[other] Noch { $count } Stiche
}
njet-left-short = noch { $count }
njet-last = Letzter Stich, an { $seat }
njet-captured = Beute
njet-conditions = Diese Runde
njet-sides = Stiche und Beute

# Njet: die Abrechnung einer Runde
njet-sum = Was die Runde gebracht hat
njet-sum-won = Gewonnen
njet-sum-each = je × { $points }
njet-sum-points = Punkte

# Options
option-must-trump = Trumpfzwang
option-must-trump-about = Wie 1997 gedruckt. Ohne ihn darf, wer nicht bedienen kann, alles spielen, wie in den späteren Ausgaben.
option-next-dealer = Wer als Nächstes gibt
option-next-dealer-rotate = reihum
option-next-dealer-rotate-about = Mit jeder Runde nach links, wie in den späteren Ausgaben.
option-next-dealer-left-of-start = links vom Startspieler
option-next-dealer-left-of-start-about = Nach der gedruckten Regel; das Geben springt dann umher.
option-short = Kurze Partie
option-short-about = Halb so viele Runden.
option-pass-direction = Karten werden weitergegeben
option-pass-direction-left = nach links
option-pass-direction-left-about = Nach der französischen Regel.
option-pass-direction-right = nach rechts
option-pass-direction-right-about = Nach der englischen Regel.
option-record-difference = Nur den Abstand notieren
option-record-difference-about = Die bessere Seite schreibt ihren Vorsprung auf, die andere nichts. Wer gewinnt, bleibt gleich.
option-no-trump-square = Ein Feld „kein Trumpf“
option-no-trump-square-about = Macht eine Runde ohne Trumpf möglich, wie in der Ausgabe von 2007.
option-target-score = Bis zu einer Punktzahl
option-target-score-about = Statt einer festen Zahl von Runden.
option-target-score-value = Punkte, die zu erreichen sind

# Tips in the first game: at most 160 characters each
guide-njet-stones = Sag nein! Tippe an, was diese Runde nicht gelten soll. Das letzte freie Feld jeder Reihe wird zum Gesetz.
guide-njet-stones-wait = Alle schließen etwas aus. Was in einer Reihe übrig bleibt, gilt: wer beginnt, was Trumpf ist, was ein Stich zählt.
guide-njet-teams = { $players ->
    [3] Du beginnst: Wähl einen Partner, oder spiel allein gegen zwei für doppelte Punkte.
    [5] Du beginnst: Bilde die Seiten, drei gegen zwei.
   *[other] Du beginnst: Wähl deinen Partner für diese Runde.
}
guide-njet-teams-wait = Wessen Figur frei blieb, der beginnt und bildet die Seiten. Sie gelten nur für diese Runde.
guide-njet-doubler = Gib den Verdoppler einem der beiden: Was er gewinnt, zählt doppelt, Verluste auch.
guide-njet-doubler-wait = Wer beginnt, gibt den Verdoppler einem der beiden. Was der gewinnt, zählt doppelt.
guide-njet-laying-discard = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab. Eine Farbe, die dir fehlt, macht dich später frei.
guide-njet-laying-pass = Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weiter, bevor du siehst, was du bekommst.
guide-njet-laying-wait = Die anderen wählen noch. Niemand sieht, was abgelegt wird.
guide-njet-lead = Du spielst aus, was du willst. Trumpf schlägt Farbe, Supertrumpf schlägt Trumpf, der letzte Supertrumpf gewinnt.
guide-njet-follow = Bediene, wenn du kannst: Gehobene Karten sind erlaubt. Supertrümpfe sind Trumpf, gleich welcher Farbe.
guide-njet-free = Jede gehobene Karte ist erlaubt. Gewinnt deine Seite den Stich? Dann ist es ein guter Moment für eine { $low }.
guide-njet-playing-wait = Jeder Stich zählt, und jede { $low }, die du der anderen Seite abnimmst, zählt wie ein Stich.
guide-njet-scored = Stiche und Beute deiner Seite mal { $factor }: So viel bekommt jeder von euch. Danach gibt es neue Seiten.

# Score sheets
pad-factor = Faktor
pad-njet-1997 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor. Wer allein spielt, bekommt das Doppelte.
pad-njet-2007 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor; wer das Monster hält, zählt die eigenen doppelt. Meist wird nur der Unterschied notiert: Er geht an die bessere Seite, die andere bekommt 0.
pad-niet-2015 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor; wer die ×2-Karte hält, zählt die eigenen doppelt.

# What drawings say
figure-trump = Trumpf
figure-supertrump = Supertrumpf
figure-later-wins = der spätere gewinnt
figure-ours = unsere Seite
figure-ours-no-loot = unsere Seite: keine Beute
figure-ours-wins = unsere Seite: gewinnt
figure-theirs = die anderen
figure-loot = die anderen: Beute!
figure-njet-cards = Eine Karte jeder Farbe. Links die niedrigste, die { $low }: Sie kann Beute werden.
figure-njet-board = Der Plan vor dem ersten Stein.
figure-njet-stones = Derselbe Plan, wenn alle Steine liegen: Die Felder mit Haken sind das Gesetz dieser Runde.
figure-njet-winner = Supertrumpf schlägt Trumpf, Trumpf schlägt die ausgespielte Farbe. Von zwei Supertrümpfen gewinnt der spätere.
figure-njet-loot = Unser Trumpf gewinnt den Stich. Nur die { $low }, die von den anderen kam, ist Beute.
