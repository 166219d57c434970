# Messages communs à tous les jeux.
seat = Place { $number }
colour-R = rouge
colour-B = bleu
colour-G = vert
colour-Y = jaune
colour-K = noir
colour-N = marron

dealt = { $seat } distribue.
played = { $seat } joue { $card }.
trick-won = { $seat } gagne le pli.
# `place`: in a match of several games, whose totals are sums of places; else 0
scored = { $place ->
    [0] { $seat } : { $points } dans cette manche, { $total } au total.
   *[other] { $seat } : { $points } points, rang { $place } ; somme des rangs { $total }.
}
over = La partie est terminée. Victoire : { $seats }.

# Titres de la vue de la table
label-round = Manche { $number }
label-dealer = donneur
label-hand = Main
label-trick = Pli
label-last-trick = Dernier pli
label-tricks = plis
label-cards = cartes
label-total = total
label-over = partie terminée

clause-phase = Ce n’est pas le moment.
clause-hand = Cette carte n’est pas dans ta main.
