ebbes-slots = Was die Farben in dieser Runde bedeuten
ebbes-slot-empty = noch nicht benannt
ebbes-worth-trump = sticht
ebbes-worth-plus = je +1
ebbes-worth-ebbes = Mitte: +3
ebbes-worth-minus = je −1
ebbes-worth-zilch = meiste: bestimmt
ebbes-track = Punkteleiste
ebbes-goal = Ziel
ebbes-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ebbes-decides = benennt das nächste Feld
ebbes-who-leads = Wer soll zum ersten Stich ausspielen?
ebbes-picking = Wähle eine Farbe und eine Zahl: Diese Karte wird ein Feld benennen.
ebbes-move-pick = Das Paar { $card } nehmen
ebbes-move-first = { $seat } spielt aus
ebbes-move-first-me = Ich spiele aus
