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

# Spiele 3, 6
xxl-led = { $seat } spielt { $card } aus und nennt { $colour }.
xxl-refused = { $seat } verweigert diesen Stich.
xxl-fixed = Die Farbe des Stichs ist { $colour }.
xxl-settled = Die Farbe blieb bis zuletzt offen: Die höhere Zahl von { $card } bestimmt { $colour }.
xxl-trump = { $seat } macht { $colour } zu Trumpf.
xxl-leads-instead = { $seat_winner } hat keine Karten mehr, also spielt { $seat } aus.
xxl-first-part-over = Der erste Teil ist zu Ende. Alle dürfen eine der gewonnenen Karten behalten.
xxl-kept = { $seat } behält { $card }.
xxl-kept-none = { $seat } behält keine Karte.
xxl-early-end = Ohne einen einzigen Stich: { $seats }. Das Spiel endet vorzeitig.
xxl-emptied = Ohne Karten: { $seats }. Der zweite Teil ist zu Ende.
label-part = Teil { $number } von 2
label-keeping = Alle dürfen eine gewonnene Karte behalten
label-wanted = Verlangt
label-trump = Trumpf
label-kept = Behalten
label-refused = Verweigert

clause-keep = Behalten lässt sich nur eine Karte, die man selbst im ersten Teil gewonnen hat.
clause-name = Wer ausspielt, muss eine der beiden Farben der Karte nennen.
clause-name-once = Nur wer ausspielt, nennt eine Farbe.
clause-follow-named = Die genannte Farbe muss bedient werden, solange die Hand eine Karte davon hat.
clause-leader-plays = Wer den Stich ausspielt, darf nicht verweigern.
clause-refuse-second = Verweigern ist nur im zweiten Teil erlaubt.
clause-refuse-fewer = Verweigern darf nur, wer vor dem Stich weniger Karten hatte als irgendjemand sonst.
clause-refuse-fewest = Verweigern darf nur, wer vor dem Stich weniger Karten hatte als alle anderen.
clause-follow-open = Eine Karte mit einer der beiden Farben der ausgespielten Karte muss gespielt werden, solange die Hand eine hat; ein Trumpf trägt keine andere Farbe.
clause-follow-fixed = Die Farbe des Stichs muss bedient werden, solange die Hand eine Karte davon hat; ein Trumpf trägt keine andere Farbe.

# Spiel 4
xxl-run = { $seat } legt eine Folge in { $colour }: { $cards } ({ $points } Punkte).
xxl-swapped = { $seat } tauscht { $card } gegen { $taken } aus der Auslage.
xxl-added = { $seat } legt { $card } zur Auslage.
xxl-drew-cards = { $seat } zieht { $cards }.
xxl-drew-number = { $seat } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
xxl-replaced = Neu in der Auslage: { $cards }.
xxl-turn-ended = { $seat } beendet den Zug.
xxl-did-nothing = { $seat } tut nichts.
xxl-turned-up = Es ist zu wenig geschehen, also wird eine Karte vom Talon aufgedeckt: { $cards }.
xxl-talon-gone = Der Talon ist aufgebraucht.
xxl-no-more-runs = Eine ganze Runde ohne Folge bei leerem Talon: Das Spiel ist aus.
xxl-no-run-possible = Der Talon ist leer, und niemand kann eine Folge bilden.
label-display = Auslage
label-runs = Folgen
label-run-done = In diesem Zug ist eine Folge gelegt; ein Tausch ist noch möglich.
label-change-done = In diesem Zug ist getauscht; eine Folge ist noch möglich.

clause-run-once = Eine Folge je Zug, und die ist schon gelegt.
clause-run-cards = Eine Folge besteht nur aus Karten der eigenen Hand und der Auslage.
clause-run-hand = Mindestens eine Karte der Folge muss aus der Hand kommen.
clause-change-once = Ein Tausch oder eine zugelegte Karte je Zug, und das ist schon geschehen.
clause-display = Die gewünschte Karte liegt nicht in der Auslage.
clause-add-talon = Eine Karte lässt sich nur zulegen, solange der Talon eine zum Nachziehen hat.
