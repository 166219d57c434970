# Ebbe & Flut: der Strand
flut-shore = Der Strand
flut-ebb = Ebbe
flut-flood = Flut
flut-square = Reihe { $row }, Spalte { $column }
flut-square-empty = leer
flut-square-on = { $top } auf { $below }
flut-square-start-0 = Start der Ebbe, Ziel der Flut
flut-square-start-1 = Start der Flut, Ziel der Ebbe
flut-square-place = { $card } kann hierhin gelegt werden
flut-square-movable = kann sich bewegen
flut-square-target = { $card } kann hierher
flut-square-chosen = ausgewählt
flut-look = In den Turm schauen
flut-stack-top = oben
flut-stack-bottom = unten
flut-edge = über den Rand: { $card } geht verloren

# Stapel und was den Strand verlassen hat
flut-pile = Stapel { $number }, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
flut-piles = Stapel
flut-turned = aufgedeckt: { $card }
flut-no-turned = keine Karte aufgedeckt
flut-goal = Ziel
flut-lost = Verloren
flut-tray = { $label }: { $count }
flut-forfeited = { $count ->
    [one] eine als Buße
   *[other] { $count } als Buße
}
flut-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

# Was zu tun ist
flut-do-deal = Die Karten werden gemischt.
flut-do-turn = Deck eine Karte auf.
flut-do-turn-or-move = Deck eine Karte auf oder beweg erst ein Paar.
flut-do-place = Leg { $card } auf ein helles Feld.
flut-do-place-or-move = Leg { $card } oder beweg erst ein Paar.
flut-do-move = Beweg eine Karte, die ein Paar hat.
flut-do-finish = Beweg, was passt, und beende den Zug.
flut-do-mend = Du hast ein Paar übersehen. Hol es jetzt nach.
flut-do-mending = Beweg weiter oder beende den Zug.
flut-do-claim = Blieb ein Paar liegen? Beanstande es zuerst.
flut-do-way = Wohin soll { $card }?
flut-do-way-or-place = Beweg { $card } oder tipp sie noch einmal an, um sie zu bedecken.
flut-wait-turn = { $seat } deckt eine Karte auf.
flut-wait-place = { $seat } legt { $card }.
flut-wait-move = { $seat } bewegt Karten.
flut-over = Die Gezeiten ruhen.
flut-end = Zug beenden
flut-claim = Beanstanden

# Züge
flut-move-turn = Stapel { $number } aufdecken
flut-move-place = { $card } auf { $square }
flut-move-place-over = { $card } auf { $square }, über { $covered }
flut-move-left = { $card } nach links
flut-move-forward = { $card } vorwärts
flut-move-left-over = { $card } nach links, über { $covered }
flut-move-forward-over = { $card } vorwärts, über { $covered }
flut-move-left-goal = { $card } nach links, ins Ziel
flut-move-forward-goal = { $card } vorwärts, ins Ziel
flut-move-left-edge = { $card } nach links, über den Rand
flut-move-forward-edge = { $card } vorwärts, über den Rand
flut-move-end = Meinen Zug beenden
flut-move-claim = Beanstanden: ein Paar wurde übersehen
