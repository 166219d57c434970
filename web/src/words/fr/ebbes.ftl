ebbes-slots = Ce que valent les couleurs dans cette manche
ebbes-slot-empty = pas encore nommé
ebbes-worth-trump = l’emporte
ebbes-worth-plus = +1 par carte
ebbes-worth-ebbes = entre deux : +3
ebbes-worth-minus = −1 par carte
ebbes-worth-zilch = le plus : décide
ebbes-track = Piste de score
ebbes-goal = arrivée
ebbes-tricks = { $count ->
    [one] 1 pli
   *[other] { $count } plis
}
ebbes-decides = nomme le prochain emplacement
ebbes-who-leads = Qui doit entamer le premier pli ?
ebbes-picking = Choisis une couleur et un nombre : cette carte nommera un emplacement.
ebbes-move-pick = Prendre la paire { $card }
ebbes-move-first = { $seat } entame
ebbes-move-first-me = J’entame
