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

# Les niveaux des robots. De chacun on dit ce qui a été mesuré (`level-wins`), sinon ce qu’il fait.
level-random = au hasard
level-beginner = débutant
level-casual = détendu
level-strong = solide
level-expert = expert
level-random-about = Joue n’importe quel coup permis.
level-beginner-about = N’essaie que { $tries } suites avant chaque coup.
level-casual-about = Essaie jusqu’à { $tries } suites en { $seconds } seconde.
level-strong-about = Réfléchit jusqu’à { $seconds } seconde, surtout aux coups les plus prometteurs.
level-expert-about = Réfléchit jusqu’à { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}, surtout aux coups les plus prometteurs.
level-wins = Gagne { $wins } manches sur 100 contre { $others ->
    [1] un robot détendu
    [2] deux robots détendus
    [3] trois robots détendus
   *[other] { $others } robots détendus
}.

# A review's reason: what happens after the best move in `share` of a hundred worlds, after the one played in `instead`.
# Events speak to the player whose decision it was.
review-reason = { $best } au lieu de { $played } : { $event }, dans { $share } % au lieu de { $instead } % des donnes que tu pouvais imaginer.
event-trick = tu gagnes ce pli
event-taker = { $seat } gagne ce pli
event-off = { $seat } ne peut pas fournir dans ce pli
event-last = tu gagnes le dernier pli
event-best = personne ne fait mieux que toi dans la manche
