# Ebbe & Flut : la plage
flut-shore = La plage
flut-ebb = Jusant
flut-flood = Flot
flut-square = rangée { $row }, colonne { $column }
flut-square-empty = vide
flut-square-on = { $top } sur { $below }
flut-square-start-0 = départ du jusant, arrivée du flot
flut-square-start-1 = départ du flot, arrivée du jusant
flut-square-place = { $card } peut se poser ici
flut-square-movable = peut bouger
flut-square-target = { $card } peut venir ici
flut-square-chosen = prise en main
flut-look = Regarder dans la pile
flut-stack-top = dessus
flut-stack-bottom = dessous
flut-edge = hors du plateau : { $card } est perdue

# Les pioches et ce qui a quitté la plage
flut-pile = Pioche { $number }, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
flut-piles = Pioches
flut-turned = carte retournée : { $card }
flut-no-turned = aucune carte retournée
flut-goal = Arrivée
flut-lost = Perdues
flut-tray = { $label } : { $count }
flut-forfeited = { $count ->
    [one] une en gage
   *[other] { $count } en gage
}
flut-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Ce qu’il y a à faire
flut-do-deal = On mélange les cartes.
flut-do-turn = Retourne une carte.
flut-do-turn-or-move = Retourne une carte, ou bouge d’abord une paire.
flut-do-place = Pose { $card } sur une case éclairée.
flut-do-place-or-move = Pose { $card }, ou bouge d’abord une paire.
flut-do-move = Bouge une carte qui fait paire.
flut-do-finish = Bouge ce qui fait paire, puis finis ton tour.
flut-do-mend = Tu as laissé une paire. Bouge maintenant.
flut-do-mending = Bouge encore, ou finis ton tour.
flut-do-claim = Il restait une paire ? Réclame d’abord.
flut-do-way = Où va { $card } ?
flut-do-way-or-place = Bouge { $card }, ou touche-la encore pour la recouvrir.
flut-wait-turn = { $seat } retourne une carte.
flut-wait-place = { $seat } pose { $card }.
flut-wait-move = { $seat } bouge ses cartes.
flut-over = Les marées se reposent.
flut-end = Finir le tour
flut-claim = Réclamer

# Les coups
flut-move-turn = Retourner : pioche { $number }
flut-move-place = { $card } sur { $square }
flut-move-place-over = { $card } sur { $square }, par-dessus { $covered }
flut-move-left = { $card } à gauche
flut-move-forward = { $card } devant
flut-move-left-over = { $card } à gauche, par-dessus { $covered }
flut-move-forward-over = { $card } devant, par-dessus { $covered }
flut-move-left-goal = { $card } à gauche, à l’arrivée
flut-move-forward-goal = { $card } devant, à l’arrivée
flut-move-left-edge = { $card } à gauche, hors du plateau
flut-move-forward-edge = { $card } devant, hors du plateau
flut-move-end = Finir mon tour
flut-move-claim = Réclamer : il restait une paire
