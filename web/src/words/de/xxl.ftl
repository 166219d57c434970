# Züge
xxl-board-move-draw = Karte ziehen
xxl-board-move-pass = Passen
xxl-board-move-keep-drawn = Karte behalten
xxl-board-move-pile = { $card } auf Stapel { $pile }, mit { $colour } { $number }
xxl-board-move-row = { $card } in die Reihe { $colour }, mit der { $number }
xxl-board-move-lead = { $card } ausspielen und { $colour } nennen
xxl-board-move-refuse = Verweigern
xxl-board-move-keep = { $card } behalten
xxl-board-move-keep-none = Keine Karte behalten
xxl-board-move-trump = { $colour } zum Trumpf machen
xxl-board-move-run = Folge in { $colour }: { $a } { $b } { $c } ({ $points } Punkte)
xxl-board-move-swap = { $card } gegen { $taken } tauschen
xxl-board-move-add = { $card } zur Auslage dazulegen
xxl-board-move-end = Zug beenden

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
