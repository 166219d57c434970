game-twenty = Zwanzig
about-twenty = Zwanzig Karten, schlichte Stiche: Die letzte Karte wird aufgedeckt, ihre Farbe ist Trumpf.

twenty-trump = { $card } wird aufgedeckt: Trumpf ist { $colour }.
label-trump = Trumpf

clause-follow = Die ausgespielte Farbe muss bedient werden, solange man eine Karte von ihr hat.

# Beispiele
example-t1 = Ein Trumpf sticht
example-t1-1 = Die grüne 1 wurde aufgedeckt, also ist Grün Trumpf. Die rote 5 wird ausgespielt.
example-t1-2 = Wer kein Rot hat, darf abwerfen oder trumpfen. Die grüne 2 nimmt den Stich.
