# Tips in the first game: at most 160 characters each
guide-title = Gut zu wissen
guide-more = Mehr
guide-close = Diese Sprechblase schließen
guide-never = Keine Sprechblasen mehr zeigen

guide-ebbes-naming = Du hast die meisten Nix-Karten: Sag, wer ausspielt. Du darfst dich selbst nennen.
guide-ebbes-naming-wait = Wer die meisten Nix-Karten hat, sagt, wer ausspielt. Sieh dir inzwischen deine Hand an.
guide-ebbes-picking = Wähl ein Paar: eine Farbe und eine Zahl. Die erste der fünf Karten, die fällt, macht ihre Farbe zum Trumpf.
guide-ebbes-picking-wait = Fünf Paare werden gewählt. Sie nennen die fünf Karten, die den Farben ihre Bedeutung geben.
guide-ebbes-lead = { $pairs ->
    [yes] Du spielst aus, was du willst. Die erste gewählte Karte, die fällt, macht Trumpf, die nächsten Plus, Ebbes, Minus.
   *[no] Du spielst aus, was du willst. Die erste { $number }, die fällt, macht ihre Farbe zum Trumpf, die nächsten Plus, Ebbes, Minus.
}
guide-ebbes-follow = Bediene die ausgespielte Farbe: Gehobene Karten sind erlaubt. Die höchste gewinnt, wenn kein Trumpf fällt.
guide-ebbes-free = Hier darfst du alles spielen. Kannst du nicht bedienen: abwerfen, stechen oder eine entscheidende Karte (mit Punkt) fallen lassen.
guide-ebbes-nothing-named = { $pairs ->
    [yes] Noch bedeutet keine Farbe etwas. Die gewählten Karten entscheiden, in der Reihenfolge, in der sie fallen.
   *[no] Noch bedeutet keine Farbe etwas. Fünf Karten haben die { $number }; sie entscheiden, in der Reihenfolge, in der sie fallen.
}
guide-ebbes-some-named = Oben siehst du, welche Farben schon etwas bedeuten. Willst du ihre Karten? Plus zählt je +1, Minus je −1.
guide-ebbes-all-named = Alles steht fest: Sammle Plus, meide Minus, und hab von Ebbes weder am meisten noch am wenigsten: Das bringt 3 Punkte.
guide-ebbes-scored = Plus und Minus zählen je Karte. Ebbes brachte 3 für die Mitte; wer am meisten Nix hat, bestimmt, wer ausspielt.

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

guide-flut-first-turn = Deck eine Karte von einem Stapel auf. Wer die niedrigere hat, beginnt.
guide-flut-first-place = Leg deine Karte auf eines deiner drei Startfelder.
guide-flut-turn = Deck eine Karte von einem deiner Stapel auf. Alle sind gleich, nur das Glück entscheidet.
guide-flut-early = Du hast schon ein Paar: Beweg zuerst, oder deck zuerst auf. Bis die Karte liegt, geht beides.
guide-flut-place = { $solo ->
    [yes] Leg die Karte auf ein Startfeld ihres Satzes. Sie darf bedecken, was dort liegt.
   *[no] Leg die Karte auf ein helles Feld. Gleicher Buchstabe oder gleiche Zahl in Reihe oder Spalte ist ein Paar, und Paare rücken weiter.
}
guide-flut-move = Ein Paar! Eine der beiden muss weiter: in der Spalte nach links, in der Reihe vorwärts. Über den Rand ist sie verloren.
guide-flut-move-watchful = Beweg deine Paare und beende dann deinen Zug. Was du übersiehst, darf die andere Seite beanstanden.
guide-flut-claim = Wurde ein Paar übersehen? Beanstande es, bevor du etwas anderes tust. Ein Irrtum kostet nichts.
guide-flut-mend = Zu Recht beanstandet: Beweg mindestens eine Karte und beende dann den Zug noch einmal.
guide-flut-wait = Die andere Seite zieht. Ihre Karten können deine bedecken: Was bedeckt ist, bildet kein Paar, bis es wieder frei liegt.

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
