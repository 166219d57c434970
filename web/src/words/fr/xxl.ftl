# Coups
xxl-board-move-draw = Piocher une carte
xxl-board-move-pass = Passer
xxl-board-move-keep-drawn = Garder la carte
xxl-board-move-pile = { $card } sur la pile { $pile }, par le { $number } { $colour }
xxl-board-move-row = { $card } dans la suite { $colour }, par son { $number }
xxl-board-move-lead = Entamer { $card } et annoncer { $colour }
xxl-board-move-refuse = Refuser de jouer
xxl-board-move-keep = Garder { $card }
xxl-board-move-keep-none = Ne garder aucune carte
xxl-board-move-trump = Choisir { $colour } comme atout
xxl-board-move-run = Série { $colour } : { $a } { $b } { $c } ({ $points } points)
xxl-board-move-swap = Échanger { $card } contre { $taken }
xxl-board-move-add = Ajouter { $card } à l’étalage
xxl-board-move-end = Finir le tour

# Ce qu’il y a à faire
xxl-board-over = La partie est terminée.
xxl-board-play = Joue une carte qui convient.
xxl-board-draw = Rien ne convient. Pioche une carte.
xxl-board-blocked = Rien ne convient, et le talon est vide.
xxl-board-drawn = Tu as pioché { $card }. Joue-la ou garde-la.
xxl-board-where = Où va { $card } ?
xxl-board-name = Quelle couleur annonces-tu avec { $card } ?
xxl-board-lead = À toi d’entamer. Choisis une carte, puis sa couleur.
xxl-board-lead-any = À toi d’entamer, avec la carte que tu veux.
xxl-board-follow = Joue une carte dans le pli.
xxl-board-may-refuse = Joue une carte, ou refuse de jouer dans ce pli.
xxl-board-trump = Quelle couleur sera l’atout ?
xxl-board-names-trump = { $seat } choisit l’atout.
xxl-board-keep = Garde une des cartes que tu as gagnées, ou aucune.
xxl-board-keeping = { $seat } choisit une carte à garder.
xxl-board-choose = Choisis des cartes : { $ways }.
xxl-board-can-run = trois pour une série
xxl-board-can-swap = deux pour un échange
xxl-board-can-add = une à ajouter
xxl-board-cannot = Rien n’est possible : finis ton tour.
xxl-board-nothing = Rien à faire avec ces cartes.
xxl-board-drop = Choisir une autre carte
xxl-board-drop-all = Choisir à nouveau

# Piles et suites
xxl-board-pile = Pile { $name }
xxl-board-one-pile = Pile
xxl-board-series-up = { $colour } en montant
xxl-board-series-down = { $colour } en descendant
xxl-board-takes = Accepte
xxl-board-takes-nothing = N’accepte rien
xxl-board-half = { $number } { $colour }
xxl-board-span = { $colour } de { $from } à { $to }
xxl-board-row = Suite { $colour } : { $reached ->
    [none] pas encore ouverte
   *[other] jusqu’à { $reached }
}, ensuite { $takes }
xxl-board-talon = { $count ->
    [0] Talon vide
    [one] Talon, une carte
   *[other] Talon, { $count } cartes
}
xxl-board-talon-empty = Talon vide
xxl-board-laid = Déjà jouées ({ $count })

# Plis
xxl-board-part = Partie { $number } sur 2
xxl-board-named = Annoncée par { $seat }
xxl-board-fixed = Fixée par { $seat }
xxl-board-settled = Décidée à la fin
xxl-board-open = Encore ouverte
xxl-board-trump-is = Atout
xxl-board-aside = { $count ->
    [one] Une carte mise de côté
   *[other] { $count } cartes mises de côté
}
xxl-board-last = Dernier pli
xxl-board-last-close = Retour au pli
xxl-board-sits-out = refuse
xxl-board-leads = entame
xxl-board-tricks = { $count ->
    [one] un pli
   *[other] { $count } plis
}
xxl-board-won = { $count ->
    [one] une carte gagnée
   *[other] { $count } cartes gagnées
}
xxl-board-tricks-short = Plis
xxl-board-won-short = Gagnées
xxl-board-kept = Garde
xxl-board-kept-none = Ne garde rien
xxl-board-known-cards = Cartes que tout le monde connaît
xxl-board-known = A en main

# Séries
xxl-board-display = Étalage
xxl-board-run = Série { $colour }, de { $from } à { $to }, { $points } points
xxl-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
xxl-board-in-hand = { $count ->
    [one] { $count } point
   *[other] { $count } points
} en main
xxl-board-done-run = Série posée. Tu peux encore échanger ou ajouter une carte.
xxl-board-done-change = Carte échangée ou ajoutée. Tu peux encore poser une série.

# Le match
xxl-board-match = Jeu { $number } sur { $count }
xxl-board-sheet = Feuille de match
xxl-board-player = Joueur
xxl-board-sum-long = Somme des rangs, la plus petite gagne
