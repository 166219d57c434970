game-ebbes = ebbes
about-ebbes = Stiche, deren Farben erst beim Spielen ihren Sinn bekommen: Trumpf, Plus, Ebbes, Minus, Nix.

ebbes-number = Die Zahl dieser Runde ist { $number }.
ebbes-first = { $seat } bestimmt, wer ausspielt: { $seat_first }.
ebbes-pick = { $seat } nimmt das Paar { $card }.
ebbes-named-trump = { $card } macht { $colour } zu Trumpf.
ebbes-named-plus = { $card } macht { $colour } zur Plusfarbe.
ebbes-named-ebbes = { $card } macht { $colour } zur Ebbes-Farbe.
ebbes-named-minus = { $card } macht { $colour } zur Minusfarbe.
ebbes-named-zilch = { $colour } bleibt übrig: Nix.
ebbes-turned-up = Der virtuelle Spieler deckt { $card } auf.
ebbes-counted = { $seat } hat { $plus } Plus-, { $ebbes } Ebbes-, { $minus } Minus- und { $zilch } Nix-Karten gewonnen, dazu { $trump } Trümpfe.

slot-trump = Trumpf
slot-plus = Plus
slot-ebbes = Ebbes
slot-minus = Minus
slot-zilch = Nix
label-number = Zahl
label-pairs = Paare
label-virtual = Virtueller Spieler

clause-follow = Die ausgespielte Farbe muss bedient werden, solange die Hand eine Karte davon hat.
clause-virtual = Der virtuelle Spieler spielt immer seine am weitesten links liegende offene Karte der ausgespielten Farbe, sonst die am weitesten links liegende offene Karte.
clause-pair-colour = Diese Farbe gehört schon zu einem Paar.
clause-pair-value = Diese Zahl gehört schon zu einem Paar oder ist nicht im Spiel.
clause-seat = Diesen Platz gibt es an diesem Tisch nicht.
