# Njet : le plateau
njet-board = Le plateau
njet-square = { $row } : { $square }
njet-square-refused = refusé par { $seat }
njet-square-decided = c’est décidé
njet-square-open = encore possible
njet-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
njet-cards-no-loot = { $count }, sans { $value }
njet-caption-no-loot = sans { $value }
njet-cards-pass = passer { $count }
njet-cards-none = rien
njet-none = aucun
njet-you = Toi
njet-supers = { $value } en { $colour }
njet-factor = × { $points }
njet-head-start = Début
njet-head-discard = Écart
njet-head-trump = Atout
njet-head-super = Super
njet-head-points = Points

# Njet : les coups en boutons
njet-say-start = Non : { $seat } ne commence pas
njet-say-discard = Non : pas « { $square } »
njet-say-discard-none = Non : pas « rien »
njet-say-trump = Non : pas d’atout { $colour }
njet-say-trump-none = Non : pas sans atout
njet-say-super = Non : pas les { $value } en { $colour }
njet-say-super-none = Non : pas sans superatout
njet-say-points = Non : pas × { $points }
njet-say-alone = Jouer en solo
njet-say-team = Jouer avec { $seats }
njet-say-double = Doubleur à { $seat }
njet-say-double-keep = Garder le doubleur
njet-say-aside = Écarter { $card }
njet-say-pass = Passer { $card } à { $seat }

# Njet : ce qu’il y a à faire
njet-do-dealing = On distribue les cartes.
njet-do-stones = À toi : dis non à une case.
njet-do-stones-other = { $seat } dit non à une case.
njet-do-teams = Tu commences. Qui joue dans ton camp ?
njet-do-teams-other = { $seat } commence et forme les camps.
njet-do-doubler = Qui, dans le camp de deux, comptera double ?
njet-do-doubler-other = { $seat } donne le doubleur à l’un des deux.
njet-do-discard = { $count ->
    [one] Écarte une carte, face cachée.
   *[other] Écarte { $count } cartes, face cachée.
}
njet-do-no-loot = { $count ->
    [one] Écarte une carte, mais pas un { $value }.
   *[other] Écarte { $count } cartes, mais pas de { $value }.
}
njet-do-pass = { $count ->
    [one] Choisis une carte pour { $seat }.
   *[other] Choisis { $count } cartes pour { $seat }.
}
njet-do-laying-wait = On attend que tout le monde ait choisi.
njet-do-laid = C’est choisi. Tu peux changer d’avis tant que les autres choisissent.
njet-do-lead = À toi : entame.
njet-do-lead-other = { $seat } entame.
njet-do-play = À toi : joue une carte.
njet-do-play-other = { $seat } joue.
njet-do-taken = { $seat } gagne le pli.
njet-do-scored = La manche est terminée.

# Njet : camps et doubleur
njet-side = Camp { $letter }
njet-side-mine = Camp { $letter }, le tien
njet-side-other = Camp { $letter }, en face
njet-doubler = compte double
njet-doubler-hint = Tout ce que ce joueur gagne compte double.
njet-confirm-team = On joue comme ça
njet-team-not-yet = Choisis d’abord qui joue avec toi.
njet-portrait = son personnage sur le plateau
njet-start-player = commence

# Njet : cartes écartées et passées
njet-tray-discard = Écartées
njet-tray-pass = Pour { $seat }
njet-slot = une place libre
njet-received-cards = Reçues de { $seat }
njet-received-mark = reçue du voisin
njet-down = { $count ->
    [one] a choisi une carte
   *[other] a choisi { $count } cartes
}

# Njet : plis et butin
njet-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
njet-loot-count = { $count ->
    [0] pas de butin
    [one] { $count } butin
   *[other] { $count } butins
}
njet-loot-list = Butin : { $cards }
njet-left = { $count ->
    [1] Dernier pli
   *[other] Encore { $count } plis
}
njet-left-short = encore { $count }
njet-last = Dernier pli, à { $seat }
njet-captured = butin
njet-conditions = Cette manche
njet-sides = Plis et butin

# Njet : le compte d’une manche
njet-sum = Ce que la manche a rapporté
njet-sum-won = Gagné
njet-sum-each = chacun × { $points }
njet-sum-points = Points
