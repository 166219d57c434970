twenty-trumps = Atout
twenty-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
pad-twenty = Chaque pli vaut un point.

# Options
option-cards = Cartes
option-cards-about = La taille du paquet : les plus petites valeurs des quatre couleurs.
