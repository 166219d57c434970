# Was zu tun ist
xxl-board-over = Die Partie ist zu Ende.
xxl-board-play = Spiel eine passende Karte.
xxl-board-draw = Nichts passt. Zieh eine Karte.
xxl-board-blocked = Nichts passt, und der Talon ist leer.
xxl-board-drawn = Du hast { $card } gezogen. Spiel die Karte oder behalte sie.
xxl-board-where = Wohin kommt { $card }?
xxl-board-name = Welche Farbe nennst du mit { $card }?
xxl-board-lead = Du spielst aus. Wähle eine Karte, dann ihre Farbe.
xxl-board-lead-any = Du spielst aus, mit einer beliebigen Karte.
xxl-board-follow = Spiel eine Karte zum Stich.
xxl-board-may-refuse = Spiel eine Karte oder verweigere diesen Stich.
xxl-board-trump = Welche Farbe soll Trumpf sein?
xxl-board-names-trump = { $seat } nennt den Trumpf.
xxl-board-keep = Behalte eine der Karten, die du gewonnen hast, oder keine.
xxl-board-keeping = { $seat } wählt eine Karte, die bleibt.
xxl-board-choose = Wähle Karten: { $ways }.
xxl-board-can-run = drei für eine Folge
xxl-board-can-swap = zwei zum Tauschen
xxl-board-can-add = eine zum Dazulegen
xxl-board-cannot = Nichts geht: Beende deinen Zug.
xxl-board-nothing = Mit diesen Karten geht nichts.
xxl-board-drop = Andere Karte wählen
xxl-board-drop-all = Neu wählen

# Stapel und Reihen
xxl-board-pile = Stapel { $name }
xxl-board-one-pile = Stapel
xxl-board-series-up = { $colour } aufwärts
xxl-board-series-down = { $colour } abwärts
xxl-board-takes = Nimmt
xxl-board-takes-nothing = Nimmt nichts an
xxl-board-half = { $colour } { $number }
xxl-board-span = { $colour } { $from } bis { $to }
xxl-board-row = Reihe { $colour }: { $reached ->
    [none] noch nicht offen
   *[other] bis { $reached }
}, als Nächstes { $takes }
xxl-board-talon = { $count ->
    [0] Talon leer
    [one] Talon, eine Karte
   *[other] Talon, { $count } Karten
}
xxl-board-talon-empty = Talon leer
xxl-board-laid = Bisher gespielt ({ $count })

# Stiche
xxl-board-part = Teil { $number } von 2
xxl-board-named = Genannt von { $seat }
xxl-board-fixed = Bestimmt von { $seat }
xxl-board-settled = Am Ende entschieden
xxl-board-open = Noch offen
xxl-board-trump-is = Trumpf
xxl-board-aside = { $count ->
    [one] Eine Karte beiseitegelegt
   *[other] { $count } Karten beiseitegelegt
}
xxl-board-last = Letzter Stich
xxl-board-last-close = Zurück zum Stich
xxl-board-sits-out = verweigert
xxl-board-leads = spielt aus
xxl-board-tricks = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
xxl-board-won = { $count ->
    [one] eine Karte gewonnen
   *[other] { $count } Karten gewonnen
}
xxl-board-tricks-short = Stiche
xxl-board-won-short = Gewonnen
xxl-board-kept = Behält
xxl-board-kept-none = Behält nichts
xxl-board-known-cards = Karten, die alle kennen
xxl-board-known = Hat

# Folgen
xxl-board-display = Auslage
xxl-board-run = Folge in { $colour }, { $from } bis { $to }, { $points } Punkte
xxl-board-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
xxl-board-in-hand = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
} auf der Hand
xxl-board-done-run = Folge gelegt. Du darfst noch eine Karte tauschen oder dazulegen.
xxl-board-done-change = Karte getauscht oder dazugelegt. Du darfst noch eine Folge legen.

# Die Partie
xxl-board-match = Spiel { $number } von { $count }
xxl-board-sheet = Spielzettel
xxl-board-player = Name
xxl-board-sum-long = Summe der Ränge, die kleinste gewinnt

# On the shelf
shelf-xxl = Die sechs Spiele von XXL, jedes für sich
shelf-xxl-lead = Dasselbe zweifarbige Blatt, sechs kurze Spiele. Jedes lässt sich auch für sich spielen.

# Options
option-zero-on-zero = 0 auf 0
option-zero-on-zero-about = Eine 0 darf auf eine 0 ihrer Farbe, wie im gedruckten Beispiel (aber nicht in der Regel).
option-refuse = Wer verweigern darf
option-refuse-any-fewer = weniger Karten als jemand
option-refuse-any-fewer-about = Es genügt, wenn eine Person mehr Karten hat.
option-refuse-strictly-fewest = weniger als alle anderen
option-refuse-strictly-fewest-about = Bei Gleichstand ganz unten darf es niemand.
option-trump = Mit Trumpf („6+“)
option-trump-about = So viele Runden wie Personen; alle nennen einmal den Trumpf.
option-parts = Die Spiele der Partie
option-parts-about = In dieser Reihenfolge; ein Spiel darf mehrmals vorkommen.

# Tips in the first game: at most 160 characters each
guide-xxl-up-and-down = Leg eine Karte auf A oder B: Dort steht, welche Hälften passen. Die benutzte Hälfte bestimmt Farbe und Richtung.
guide-xxl-lower = Unterbiete die Karte auf dem Tisch: gleiche Farbe, niedrigere Zahl, mit einer deiner Hälften.
guide-xxl-one-by-one = Eröffne eine Farbe mit ihrer 10, oder setz mit der nächstkleineren Zahl fort. Nur eine Hälfte zählt.
guide-xxl-draw = Nichts passt: Zieh eine Karte. Passt sie, darfst du sie gleich spielen.
guide-xxl-drawn = Die gezogene Karte passt. Spiel sie, oder behalte sie und passe.
guide-xxl-pass = Nichts passt, und der Talon ist leer: Passe.
guide-xxl-draw-wait = Werde deine Karten zuerst los. Sonst zählen die Summen auf deiner Hand gegen dich: Hohe Karten früh abgeben!
guide-xxl-left-in-hand = Die Summen auf der Hand werden gezählt. Wenige Punkte sind am besten.
guide-xxl-points-won = Die Summen werden gezählt. Viele Punkte sind am besten.
guide-refuse-lead = Du spielst aus: Wähl eine Karte und welche ihrer beiden Farben zählt.
guide-refuse-follow = Spiel eine Karte mit der genannten Farbe. Nur die Zahl in dieser Farbe zählt; die höchste gewinnt.
guide-refuse-free = Hier darfst du alles spielen. Ohne die genannte Farbe kann die Karte nicht gewinnen.
guide-refuse-may = Du hast weniger Karten als jemand anders und darfst verweigern: Lass diesen Stich aus und spar deine Karte.
guide-refuse-first-wait = Erster Teil: Jede gewonnene Karte ist eine Handkarte im zweiten Teil, und der zählt.
guide-refuse-second-wait = Zweiter Teil: Jetzt sind die Summen in deinen Stichen Punkte. Sieh zu, wem zuerst die Karten ausgehen.
guide-refuse-keep = Du darfst eine gewonnene Karte für den zweiten Teil behalten. Alle sehen sie.
guide-refuse-keep-wait = Nacheinander dürfen alle eine gewonnene Karte behalten. Dann bekommen alle so viele Karten, wie sie gewonnen haben.
guide-fix-trump = Nenne den Trumpf für diese Runde. Jede Karte mit dieser Farbe ist dann nur noch Trumpf.
guide-fix-trump-wait = Eine Person nennt den Trumpf für diese Runde. Alle kommen einmal dran.
guide-fix-lead = Du spielst aus: Beide Farben deiner Karte sind offen. Die nächsten Karten entscheiden, welche zählt.
guide-fix-open = Spiel eine Karte mit einer der offenen Farben. Hat sie nur eine davon, ist diese Farbe bestimmt.
guide-fix-fixed = Die Farbe ist bestimmt: Bediene sie. Die höchste Zahl darin gewinnt den Stich.
guide-fix-free = Hier darfst du alles spielen. Ohne die Farbe des Stichs kann die Karte nicht gewinnen.
guide-fix-wait = Gewonnene Karten zählen ihre Summe: Um einen Stich voll hoher Zahlen lohnt es sich zu kämpfen.
guide-runs-both = Du darfst eine Folge legen (drei Zahlen nacheinander, eine Farbe) und eine Karte tauschen oder dazulegen, beides je einmal.
guide-runs-change = Jetzt darfst du noch eine Karte mit der Auslage tauschen, eine dazulegen oder den Zug beenden.
guide-runs-run = Kannst du jetzt eine Folge legen? Wenn nicht, beende deinen Zug.
guide-runs-wait = Jede Karte deiner Folgen zählt ihre Summe. Achte auf die Auslage: Andere nehmen sich, was du brauchst.

# Score sheets
pad-xxl = Nach jedem Spiel notiert ihr die Punkte und den Rang, den sie bringen. Gleiche Punkte teilen sich den besseren Rang, der nächste entfällt. Die niedrigste Summe der Ränge gewinnt.

# What drawings say
figure-top = auf dem Tisch
figure-fits = passt
figure-no-fit = passt nicht
figure-both-open = beide Farben offen
figure-fixes = bestimmt Grün
figure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
figure-half-upper = eine Hälfte: blaue 3
figure-half-lower = die andere Hälfte: gelbe 6
figure-total = die Summe: 3 + 6 = 9
figure-xxl-cards = Eine Karte. Jede Hälfte hat ihre Zahl und ihre Farbe.
figure-xxl-places = Wenige Punkte zuerst: Gleiche Punkte teilen sich den besseren Rang, der nächste entfällt.
figure-xxl-up-and-down-fresh = Zwei frische Stapel und was auf sie passt.
figure-xxl-up-and-down-afterwards = Die gelbe 6 kam auf die gelbe 7: Die Serie läuft abwärts. Die blaue Hälfte ist noch in beide Richtungen offen.
figure-xxl-lower-fits = Die gelbe 4 ist niedriger als die gelbe 7. Blaue 6 und gelbe 10 sind es nicht; Rot und Grün zählen nicht.
figure-xxl-refuse-winner = Gelb ist genannt: 7 und 9 zählen, die Karte ohne Gelb kann nicht gewinnen. Die 9 gewinnt.
figure-xxl-runs-run = Grüne 6, 7 und 8: eine Folge für 26 Punkte.
figure-xxl-one-by-one-fits = Rot ist bei 7 angekommen und nimmt die 6. Die anderen Farben nehmen eine 10.
figure-xxl-fix-the-colour-open = Grün und Rot sind offen. Die zweite Karte hat davon nur Grün: Grün ist bestimmt.
figure-xxl-fix-the-colour-to-the-end = Immer beide Farben. Die höhere Zahl der letzten Karte ist die rote 9: Rot zählt, und die 9 gewinnt.

# Cards
card-halves = { $colour_a } { $a } und { $colour_b } { $b }
