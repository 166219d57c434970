# Njet : le plateau
njet-board = Le plateau
njet-square = { $row } : { $square }
njet-square-refused = refusé par { $seat }
njet-square-decided = c’est décidé
njet-square-open = encore possible
njet-cards = { $count ->
    [one] { $count } carte
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

# Njet : ce qu’il y a à faire
njet-do-dealing = On distribue les cartes.
njet-do-stones = À toi : dis non à une case.
njet-do-stones-other = { $seat } dit non à une case.
njet-do-teams = Tu commences. Qui joue dans ton camp ?
njet-do-teams-other = { $seat } commence et forme les camps.
njet-do-doubler = Qui, dans le camp de deux, comptera double ?
njet-do-doubler-other = { $seat } donne le doubleur à l’un des deux.
njet-do-discard = { $count ->
    [1] Écarte une carte, face cachée.
   *[other] Écarte { $count } cartes, face cachée.
}
njet-do-no-loot = { $count ->
    [1] Écarte une carte, mais pas un { $value }.
   *[other] Écarte { $count } cartes, mais pas de { $value }.
}
njet-do-pass = { $count ->
    [1] Choisis une carte pour { $seat }.
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
    [1] a choisi une carte
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

# Options
option-must-trump = Obligation de couper
option-must-trump-about = Comme imprimé en 1997. Sans elle, qui ne peut pas fournir joue ce qu’il veut, comme dans les éditions suivantes.
option-next-dealer = Donneur suivant
option-next-dealer-rotate = à tour de rôle
option-next-dealer-rotate-about = Vers la gauche à chaque manche, comme dans les éditions suivantes.
option-next-dealer-left-of-start = à gauche du premier joueur
option-next-dealer-left-of-start-about = Selon la règle imprimée ; la donne saute d’une place à l’autre.
option-short = Partie courte
option-short-about = Deux fois moins de manches.
option-pass-direction = On passe les cartes
option-pass-direction-left = à gauche
option-pass-direction-left-about = Selon la règle française.
option-pass-direction-right = à droite
option-pass-direction-right-about = Selon la règle anglaise.
option-record-difference = Ne noter que la différence
option-record-difference-about = Le meilleur camp note son avance, l’autre rien. Le classement reste le même.
option-no-trump-square = Une case « sans atout »
option-no-trump-square-about = Permet une manche sans atout, comme dans l’édition de 2007.
option-target-score = Jouer jusqu’à un nombre de points
option-target-score-about = Au lieu d’un nombre fixe de manches.
option-target-score-value = Points à atteindre

# Tips in the first game: at most 160 characters each
guide-njet-stones = Dis non ! Touche ce qui ne doit pas arriver. La dernière case libre de chaque ligne fera la loi.
guide-njet-stones-wait = Chacun exclut quelque chose. Ce qui reste dans une ligne comptera : qui commence, quel atout, combien vaut un pli.
guide-njet-teams = { $players ->
    [3] Tu commences : choisis un partenaire, ou joue en solo contre deux pour des points doublés.
    [5] Tu commences : choisis ton camp, trois contre deux.
   *[other] Tu commences : choisis ton partenaire pour cette manche.
}
guide-njet-teams-wait = Celui dont le personnage est resté libre commence et forme les camps. Ils ne durent qu’une manche.
guide-njet-doubler = Donne le doubleur à l’un des deux : ce qu’il gagne compte double, les pertes aussi.
guide-njet-doubler-wait = Le premier joueur donne le doubleur à l’un des deux. Ce que celui-ci gagne compte double.
guide-njet-laying-discard = Écarte { $count ->
    [1] une carte
   *[other] { $count } cartes
}. Une couleur qui te manque te laissera libre plus tard.
guide-njet-laying-pass = Passe { $count ->
    [1] une carte
   *[other] { $count } cartes
} à ton voisin, avant de voir ce que tu reçois.
guide-njet-laying-wait = Les autres choisissent encore. Personne ne voit ce qui est écarté.
guide-njet-lead = Entame de la carte que tu veux. L’atout bat les couleurs, le superatout bat l’atout, et le dernier superatout gagne.
guide-njet-follow = Fournis la couleur demandée si tu peux : les cartes levées sont permises. Les superatouts sont des atouts, quelle que soit leur couleur.
guide-njet-free = Toute carte levée est permise. Ton camp gagne-t-il le pli ? C’est le moment de te défaire de tes { $low }.
guide-njet-playing-wait = Chaque pli compte, et chaque { $low } pris à l’autre camp compte comme un pli.
guide-njet-scored = Plis et butin de ton camp fois { $factor } : c’est ce que chacun de vous reçoit. Les camps changeront.

# Score sheets
pad-factor = Facteur
pad-njet-1997 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur. Un joueur seul reçoit le double.
pad-njet-2007 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur ; ce qu’a gagné le détenteur du Monstre compte double. D’habitude, on ne note que la différence : elle va au meilleur camp, l’autre a 0.
pad-niet-2015 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur ; ce qu’a gagné le détenteur de la carte ×2 compte double.

# What drawings say
figure-trump = atout
figure-supertrump = superatout
figure-later-wins = le dernier gagne
figure-ours = notre camp
figure-ours-no-loot = notre camp : pas de butin
figure-ours-wins = notre camp : gagne
figure-theirs = les autres
figure-loot = les autres : butin !
figure-njet-cards = Une carte de chaque couleur. À gauche la plus basse, le { $low } : celle qui peut devenir butin.
figure-njet-board = Le plateau avant le premier pion.
figure-njet-stones = Le même plateau quand tous les pions sont posés : les cases cochées font la loi de cette manche.
figure-njet-winner = Le superatout bat l’atout, l’atout bat la couleur demandée. De deux superatouts, le dernier joué gagne.
figure-njet-loot = Notre atout gagne le pli. Seul le { $low } joué par les autres est un butin.
