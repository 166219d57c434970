game-ebbes = ebbes
about-ebbes = Stiche, deren Farben erst beim Spielen ihren Sinn bekommen: Trumpf, Plus, Ebbes, Minus, Nix.

ebbes-number = Die Zahl dieser Runde ist { $number }.
ebbes-first = { $seat } bestimmt, wer ausspielt: { $seat_first }.
ebbes-pick = { $seat } nimmt das Paar { $card }.
ebbes-named-trump = { $card } macht { $colour } zum Trumpf.
ebbes-named-plus = { $card } macht { $colour } zur Plusfarbe.
ebbes-named-ebbes = { $card } macht { $colour } zur Ebbes-Farbe.
ebbes-named-minus = { $card } macht { $colour } zur Minusfarbe.
ebbes-named-zilch = { $colour } bleibt übrig: Nix.
ebbes-turned-up = Der virtuelle Spieler deckt { $card } auf.
ebbes-counted = { $seat }: { ebbes-sum }. Nix-Karten: { $zilch }.
# How the points of a round come about
ebbes-sum = { $plus ->
    [0] 0 Plus
   *[other] { $plus } Plus +{ $plus }
} · { $between ->
    [0] nicht dazwischen
   *[other] dazwischen +{ $between }
} · { $minus ->
    [0] 0 Minus
   *[other] { $minus } Minus −{ $minus }
}

slot-trump = Trumpf
slot-plus = Plus
slot-ebbes = Ebbes
slot-minus = Minus
slot-zilch = Nix
label-number = Zahl
label-pairs = Paare
label-virtual = Virtueller Spieler

clause-follow = Du musst die ausgespielte Farbe bedienen, solange du eine Karte davon hast.
clause-virtual = Der virtuelle Spieler spielt immer seine offene Karte der ausgespielten Farbe, die am weitesten links liegt; hat er keine, seine offene Karte ganz links.
clause-pair-colour = Diese Farbe gehört schon zu einem Paar; wähle eine, die noch frei ist.
clause-pair-value = Diese Zahl gehört schon zu einem Paar oder ist nicht im Spiel; wähle eine andere.
clause-seat = Diesen Platz gibt es an diesem Tisch nicht.

# Wovon eine Analyse erzählt
event-plus = du gewinnst diesen Stich mit Pluskarten darin
event-minus = du gewinnst diesen Stich mit Minuskarten darin
event-given = jemand anders gewinnt diesen Stich mit Pluskarten darin
event-named = eine Farbe bekommt in diesem Stich ihre Bedeutung
event-between = du bekommst die drei Punkte für Ebbes
event-clean = du beendest die Runde ohne Minuskarte
event-decides = du bestimmst, wer die nächste Runde beginnt

# Beispiele der Regel
example-e1 = Plötzlich Trumpf
example-e1-1 = Die Zahl dieser Runde ist 1. Die erste gespielte 1 entscheidet über Trumpf.
example-e1-2 = Die blaue 1: Von diesem Augenblick an ist Blau Trumpf.
example-e2 = Vergebliche Hoffnung
example-e2-1 = Blau ist Trumpf. Die Zahl ist 1, also benennt die nächste 1 die Plusfarbe.
example-e2-2 = Die grüne 10 wird ausgespielt. Fällt darauf die grüne 1, wird Grün Plus.
example-e2-3 = Doch diese Hand hat kein Grün und wirft die gelbe 1 ab. Gelb ist Plus: Jede gewonnene gelbe Karte zählt am Ende +1.
example-e3 = Ein bisschen ist am besten
example-e3-1 = Der letzte Stich einer Runde zu fünft. Grün ist Plus, Blau Ebbes, Gelb Minus.
example-e3-2 = Blaue Karten, Platz für Platz: 0, 0, 2, 3 und 5. Die 2 und die 3 sind weder die wenigsten noch die meisten und bringen je 3 Punkte; die Nullen und die 5 bringen nichts. Plus und Minus kommen dazu.
example-e4 = Beide Varianten zu dritt
example-e4-1 = Mit mehr Karten spielen drei Personen mit den Werten 1 bis 9. Ein Paar darf jede dieser Zahlen nehmen.
example-e4-2 = Fünf Paare, jede Farbe einmal und keine Zahl zweimal: Sie benennen die fünf entscheidenden Karten dieser Runde.
example-e5 = Ein Paar
example-e5-1 = Die entscheidenden Karten werden gewählt. Ein Paar ist eine Farbe und eine Zahl.
example-e5-2 = Grün und 5: Die grüne 5 ist eine der fünf entscheidenden Karten. Die anderen Fünfen sind gewöhnliche Karten.
example-e5-3 = Die grüne 5 wird als erste der fünf gespielt. Grün ist Trumpf.
example-e6 = Weitere Ebbes-Zahlen
example-e6-1 = Der letzte Stich einer Runde zu viert. Rot ist die Ebbes-Farbe.
example-e6-2 = Rote Karten: 0, 1, 1 und 6. Wer eine hat, bekommt 3 Punkte; die wenigsten und die meisten bringen nichts.
example-e6-level = Alle gleich
example-e6-level-1 = Der letzte Stich einer Runde zu dritt. Gelb ist die Ebbes-Farbe.
example-e6-level-2 = Alle haben zwei gelbe Karten, also die meisten und die wenigsten zugleich: Niemand bekommt Punkte für Ebbes.
example-e7 = Trumpf im Nachhinein
example-e7-1 = Die Zahl ist 1, nichts ist benannt, und nur wer ausspielt, hat Grün.
example-e7-2 = Grüne 4 und gelbe 6. Es gibt keinen Trumpf: Noch gewinnt die grüne 4.
example-e7-3 = Die gelbe 1 macht Gelb zum Trumpf, auch für die 6, die schon daliegt. Erst der volle Stich wird beurteilt: Die gelbe 6 gewinnt.
example-e8 = Alles auf einmal
example-e8-1 = Fünf Personen, die Zahl ist 2, nichts ist benannt.
example-e8-2 = Vier Zweien in einem Stich zählen in der Reihenfolge, in der sie fielen: Blau ist Trumpf, Rot Plus, Grün Ebbes, Gelb Minus. Braun bleibt übrig: Nix.

# Züge in Worten
ebbes-move-pick = Das Paar { $card } nehmen
ebbes-move-first = { $seat } spielt aus
ebbes-move-first-me = Ich spiele aus
