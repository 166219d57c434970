game-xxl = XXL
game-xxl-up-and-down = Auf und ab
game-xxl-lower = Drunter
game-xxl-refuse = Verweigern erlaubt
game-xxl-runs = Folgen legen
game-xxl-one-by-one = Eins nach dem anderen
game-xxl-fix-the-colour = Farbe bestimmen
about-xxl = Eine Partie aus mehreren kurzen Spielen mit einem zweifarbigen Blatt; nach jedem Spiel zählt nur der Rang.
about-xxl-up-and-down = Auf zwei Stapeln Serien aufwärts und abwärts fortsetzen und die eigenen Karten zuerst loswerden.
about-xxl-lower = Eine Farbe der obersten Karte unterbieten, bis die Hand leer ist.
about-xxl-refuse = Stiche in zwei Teilen: Was der erste einbringt, ist die Hand des zweiten, in dem die Schwächeren aussetzen dürfen.
about-xxl-runs = Wertvolle Dreierfolgen in einer Farbe sammeln, aus der Hand und der offenen Auslage.
about-xxl-one-by-one = In jeder Farbe geht es von 10 bis 0 hinunter; den richtigen Augenblick finden und alle Karten loswerden.
about-xxl-fix-the-colour = Stiche, deren Farbe sich erst beim Spielen ergibt.

# Die Partie und das Geben
xxl-part = Spiel { $number }: { $game ->
    [xxl-up-and-down] { game-xxl-up-and-down }
    [xxl-lower] { game-xxl-lower }
    [xxl-refuse] { game-xxl-refuse }
    [xxl-runs] { game-xxl-runs }
    [xxl-one-by-one] { game-xxl-one-by-one }
   *[xxl-fix-the-colour] { game-xxl-fix-the-colour }
}.
xxl-placed = { $seat }: Rang { $place }.
xxl-turned = Aufgedeckt: { $cards }.
xxl-starts = { $seat } beginnt.
label-place = Rang
label-talon = Talon
label-aside = Beiseite

# Spiele 1, 2, 5
xxl-built = { $seat } legt { $card } auf Stapel { $pile }, mit { $colour } { $number }.
xxl-in-row = { $seat } legt { $card } in die Reihe, mit { $colour } { $number }.
xxl-row-closed = Die Reihe in { $colour } ist fertig; eine neue 10 darf die nächste eröffnen.
xxl-drew = { $seat } kann nicht spielen und zieht eine Karte.
xxl-drew-card = { $seat } kann nicht spielen und zieht { $card }.
xxl-fits = Die gezogene Karte passt: { $seat } darf sie sofort spielen.
xxl-kept-drawn = { $seat } behält die gezogene Karte.
xxl-passed = { $seat } kann nicht spielen und passt.
xxl-out = { $seat } hat die letzte Karte gespielt.
xxl-blocked = Der Talon ist leer, und niemand kann spielen.
label-pile = Stapel
label-rows = Reihen
label-takes = nimmt
label-drawn = Gezogen

clause-series = Diese Hälfte setzt den Stapel nicht fort: Nötig ist eins mehr oder eins weniger in der Farbe einer obenliegenden Hälfte, und eine laufende Serie behält ihre Richtung.
clause-lower = Diese Karte unterbietet die oberste nicht: Eine Hälfte muss niedriger sein als die Hälfte derselben Farbe dort.
clause-row = Diese Hälfte passt in keine Reihe: Nötig ist die nächstniedrigere Zahl ihrer Farbe oder eine 10, wo keine Reihe läuft.
clause-drawn = Nach dem Ziehen darf nur die gezogene Karte gespielt oder gepasst werden.
clause-playable = Eine Karte auf der Hand passt, also muss eine gespielt werden.
clause-talon-empty = Der Talon ist leer; es gibt nichts zu ziehen.
clause-talon = Nichts passt, also muss gezogen werden.
