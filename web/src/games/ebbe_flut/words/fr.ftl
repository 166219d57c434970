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
    [one] { $count } carte
   *[other] { $count } cartes
}
flut-piles = Pioches
flut-turned = carte retournée : { $card }
flut-no-turned = aucune carte retournée
flut-goal = Arrivée
flut-lost = Perdues
flut-tray = { $label } : { $count }
flut-forfeited = { $count ->
    [1] une en gage
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

# Options
option-watchful = Vigilance
option-watchful-about = Une paire peut être oubliée. Si l’adversaire le remarque, cela coûte une carte marquée, selon la règle imprimée.
option-memory = De mémoire
option-memory-about = On ne peut pas regarder ce qui est sous une carte.

# Tips in the first game: at most 160 characters each
guide-flut-first-turn = Retourne une carte d’une pioche. La plus faible des deux commence.
guide-flut-first-place = Pose ta carte sur l’une de tes trois cases de départ.
guide-flut-turn = Retourne une carte d’une de tes pioches. Toutes se valent, seul le hasard décide.
guide-flut-early = Tu as déjà une paire : bouge d’abord, ou retourne d’abord. Tant que rien n’est posé, tu as le choix.
guide-flut-place = { $solo ->
    [yes] Pose la carte sur une case de départ de sa série. Elle peut recouvrir ce qui s’y trouve.
   *[no] Pose la carte sur une case claire. Même lettre ou même nombre en rangée ou colonne : c’est une paire, et elle avance.
}
guide-flut-move = Une paire ! L’une des deux doit bouger : en colonne vers la gauche, en rangée droit devant. Hors du plateau, elle est perdue.
guide-flut-move-watchful = Bouge ce qui fait paire, puis finis ton tour. Ce que tu oublies, l’autre peut le réclamer.
guide-flut-claim = L’autre a-t-il oublié une paire ? Réclame avant toute autre chose. Une erreur ne coûte rien.
guide-flut-mend = La réclamation est juste : bouge au moins une carte, puis finis de nouveau le tour.
guide-flut-wait = L’autre marée avance. Ses cartes peuvent recouvrir les tiennes : recouvertes, elles ne font plus de paire.

# Score sheets
pad-ebbe-flut = Chaque carte à l’arrivée vaut un point.

# What drawings say
figure-flut-cards = Les cartes du jusant et celles du flot : mêmes lettres, mêmes nombres, deux séries différentes.
figure-flut-lowest = la plus faible
figure-flut-highest = la plus forte
figure-flut-board = Vu par le jusant : ses cases de départ en bas à droite, celles du flot en haut à gauche. Le départ de l’un est l’arrivée de l’autre.
figure-flut-match = B5 fait paire avec E5 dans sa colonne (deux 5) et avec B1 dans sa rangée (deux B). La carte du flot entre elles ne gêne pas.
figure-flut-direction = Les flèches vues par le jusant. Pour le flot, tout est tourné d’un demi-tour.
figure-flut-column = une colonne : vers la gauche
figure-flut-row = une rangée : droit devant
figure-flut-stacks = B5 est recouverte par une carte du flot : elle ne fait aucune paire, pas même avec B4 dans sa rangée.

# Cards
card-ebb = jusant { $letter }{ $number }
card-flood = flot { $letter }{ $number }
