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
clause-drawn = Nach dem Ziehen darfst du nur die gezogene Karte spielen oder passen.
clause-playable = Eine deiner Karten passt, also musst du eine spielen.
clause-talon-empty = Der Talon ist leer; es gibt nichts zu ziehen.
clause-talon = Nichts passt, also musst du eine Karte ziehen.

# Spiele 3, 6
xxl-led = { $seat } spielt { $card } aus und nennt { $colour }.
xxl-refused = { $seat } verweigert diesen Stich.
xxl-fixed = Die Farbe des Stichs ist { $colour }.
xxl-settled = Die Farbe blieb bis zuletzt offen: Die höhere Zahl von { $card } bestimmt { $colour }.
xxl-trump = { $seat } macht { $colour } zum Trumpf.
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

clause-keep = Behalten kannst du nur eine Karte, die du selbst im ersten Teil gewonnen hast.
clause-name = Wer ausspielt, muss eine der beiden Farben der Karte nennen.
clause-name-once = Nur wer ausspielt, nennt eine Farbe.
clause-follow-named = Du musst die genannte Farbe bedienen, solange du eine Karte davon hast.
clause-leader-plays = Wer den Stich ausspielt, darf nicht verweigern.
clause-refuse-second = Verweigern ist nur im zweiten Teil erlaubt.
clause-refuse-fewer = Verweigern darf nur, wer vor dem Stich weniger Karten hatte als irgendjemand sonst.
clause-refuse-fewest = Verweigern darf nur, wer vor dem Stich weniger Karten hatte als alle anderen.
clause-follow-open = Du musst eine Karte mit einer der beiden Farben der ausgespielten Karte spielen, solange du eine hast; ein Trumpf hat keine andere Farbe.
clause-follow-fixed = Du musst die Farbe des Stichs bedienen, solange du eine Karte davon hast; ein Trumpf hat keine andere Farbe.

# Spiel 4
xxl-run = { $seat } legt eine Folge in { $colour }: { $cards } ({ $points } Punkte).
xxl-swapped = { $seat } tauscht { $card } gegen { $taken } aus der Auslage.
xxl-added = { $seat } legt { $card } zur Auslage dazu.
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
label-run-done = In diesem Zug ist eine Folge gelegt; tauschen oder dazulegen ist noch möglich.
label-change-done = In diesem Zug ist getauscht oder dazugelegt; eine Folge ist noch möglich.

clause-run-once = Eine Folge je Zug, und die ist schon gelegt.
clause-run-cards = Eine Folge besteht nur aus Karten deiner Hand und der Auslage.
clause-run-hand = Mindestens eine Karte der Folge muss aus deiner Hand kommen.
clause-change-once = Ein Tausch oder eine dazugelegte Karte je Zug, und das ist schon geschehen.
clause-display = Die gewünschte Karte liegt nicht in der Auslage.
clause-add-talon = Eine Karte kannst du nur dazulegen, solange der Talon eine zum Nachziehen hat.

# Wovon eine Analyse erzählt
event-out = du wirst alle deine Karten los
event-fits = du kannst zu Beginn deines nächsten Zuges eine Karte spielen
event-next-fits = wer nach dir dran ist, kann eine Karte spielen, ohne zu ziehen
event-blocked = das Spiel endet, weil niemand mehr spielen kann
event-other-out = { $seat } wird alle Karten los
event-rich = du gewinnst einen reichen Stich mit mehr als 10 Punkten je Karte
event-rich-gone = jemand anders gewinnt einen reichen Stich mit mehr als 10 Punkten je Karte
event-nothing = du gewinnst in diesem Teil keinen Stich
event-refusal = jemand verweigert diesen Stich
event-run = du legst in diesem Zug eine Folge
event-next-run = du kannst zu Beginn deines nächsten Zuges eine Folge legen
event-their-run = wer nach dir dran ist, legt eine Folge
event-given = eine Karte, die du jetzt hast, landet in der Folge eines anderen

# Beispiele der Regel
example-x1 = Zwei frische Stapel
example-x1-1 = Stapel A zeigt Rot 0 und Gelb 7: Er nimmt Rot 1, Gelb 6 oder Gelb 8. Stapel B zeigt Blau 4 und Gelb 7: Er nimmt Blau 3, Blau 5, Gelb 6 oder Gelb 8.
example-x1-2 = Rot 1 auf Rot 0: Die Serie läuft in Rot aufwärts. Die blaue Hälfte der neuen Karte ist frisch.
example-x2 = Eine Serie beginnt
example-x2-1 = Dieselben zwei Stapel. In der Hand, die beginnt: Blau 3 und Gelb 6 auf einer Karte.
example-x2-2 = Mit der gelben Hälfte auf A gelegt, von 7 auf 6. Die Serie läuft abwärts: A nimmt Gelb 5 oder mit der frischen Hälfte Blau 2 oder Blau 4. Gelb 8 und Rot 1 gehen nicht mehr.
example-x3 = Das obere Ende
example-x3-1 = Auf Stapel A liegt eine frische blaue 10: In Blau nimmt er nur eine 9. Auf Stapel B liegt eine rote 9.
example-x3-2 = Rot ist bei 10 angekommen, weiter geht es nicht. Stapel B nimmt nur noch Gelb 8 oder Gelb 10.
example-x3-zero = Das untere Ende
example-x3-zero-1 = Auf Stapel A liegt eine rote 1.
example-x3-zero-2 = Rot ist bei 0 angekommen. Stapel A nimmt nur noch Gelb 6 oder Gelb 8.
example-x4 = Eine 0 obenauf
example-x4-1 = Grün 0 und Rot 6 liegen oben. Unter Grün 0 geht nichts, also braucht es eine rote Zahl unter 6.
example-x4-2 = Rot 2 passt. Rot 5 hätte auch gepasst, Grün 1 nicht.
example-x5 = Die nächste Karte
example-x5-1 = Jetzt liegen Grün 0 und Rot 2 oben: Nur Rot 1 oder Rot 0 passt. Eine andere grüne 0 ist nicht niedriger.
example-x5-2 = Rot 1 wird gespielt. Auch die andere Hälfte zählt: Jetzt passt auch Blau unter 7.
example-x10 = Gleiche Zahlen
example-x10-1 = Gleich wird eine Karte mit Rot 0 und Gelb 7 ausgespielt und Gelb genannt.
example-x10-2 = Noch eine gelbe 7. Die Summen entscheiden: 4 + 7 = 11 schlägt 0 + 7 = 7.
example-x6 = Eine Folge
example-x6-1 = Grün 6 und 7 sind auf der Hand, eine grüne 8 liegt in der Auslage.
example-x6-2 = Grün 6, 7, 8: eine Folge von 26 Punkten. Die Hand wird auf vier ergänzt, dann die Auslage. Tauschen oder dazulegen ist noch möglich.
example-x6-3 = Eine Handkarte gegen eine aus der Auslage: Beides ist getan, der Zug ist zu Ende.
example-x7 = Eine einzige Reihe
example-x7-1 = Die rote Reihe ist bei 7, keine andere Farbe hat eine. Es passt nur Rot 6 oder eine 10 einer anderen Farbe.
example-x7-2 = Rot 6 setzt die Reihe fort. Die gelbe 8 auf derselben Karte zählt nicht.
example-x8 = Sofort bestimmt
example-x8-1 = Gleich wird eine Karte mit Grün 1 und Rot 2 ausgespielt.
example-x8-2 = Grün und Rot sind offen: Wer eine der Farben hat, muss sie spielen.
example-x8-3 = Grün 2 mit Blau 5 hat nur eine der beiden Farben: Grün ist bestimmt, und alle anderen müssen Grün bedienen.
example-x9 = Offen bis zuletzt
example-x9-1 = Drei Personen, und alle spielen gleich Grün und Rot zusammen.
example-x9-2 = Beide Karten haben Grün und Rot: Die Farbe ist noch offen.
example-x9-3 = Auf der letzten Karte ist Rot 9 die höhere Zahl, also gilt Rot. 2, 3 und 9: Die 9 gewinnt.
example-x11 = Ränge
example-x11-1 = Ein Spiel einer Partie, bei dem wenige Punkte gut sind, kurz vor dem Ende.
example-x11-2 = 0, 25, 25 und 84 Punkte. Die beiden gleichen teilen sich Rang 2, Rang 3 entfällt: Ränge 1, 2, 2 und 4.

# Züge in Worten
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
xxl-board-move-half = { $card } als { $colour }
