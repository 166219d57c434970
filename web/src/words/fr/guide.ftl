# Tips in the first game: at most 160 characters each
guide-title = Bon à savoir
guide-more = En savoir plus
guide-close = Fermer cette bulle
guide-never = Ne plus montrer de bulles

guide-ebbes-naming = Tu as gagné le plus de cartes rien : dis qui entame. Tu peux te choisir.
guide-ebbes-naming-wait = Qui a gagné le plus de cartes rien dit qui entame. Regarde ta main en attendant.
guide-ebbes-picking = Choisis une paire : une couleur et un nombre. La première des cinq cartes à être jouée fait de sa couleur l’atout.
guide-ebbes-picking-wait = On choisit cinq paires. Elles désignent les cinq cartes qui donneront un sens aux couleurs.
guide-ebbes-lead = { $pairs ->
    [yes] Entame de la carte que tu veux. La première carte choisie qui tombe fait l’atout, les suivantes plus, ebbes et moins.
   *[no] Entame de la carte que tu veux. Le premier { $number } joué fait de sa couleur l’atout, les suivants font plus, ebbes et moins.
}
guide-ebbes-follow = Fournis la couleur demandée : les cartes levées sont permises. La plus haute gagne, sauf s’il y a un atout.
guide-ebbes-free = Ici, tout est permis. Si tu ne peux pas fournir, défausse-toi, coupe ou lâche une carte décisive (avec un point).
guide-ebbes-nothing-named = { $pairs ->
    [yes] Aucune couleur n’a encore de sens. Les cartes choisies décideront, dans l’ordre où elles tombent.
   *[no] Aucune couleur n’a encore de sens. Cinq cartes portent le { $number } ; elles décident, dans l’ordre où elles tombent.
}
guide-ebbes-some-named = En haut, les couleurs qui ont déjà un sens. Veux-tu leurs cartes ? Plus vaut +1 chacune, moins −1.
guide-ebbes-all-named = Tout est fixé : prends du plus, évite le moins, et n’aie ni le plus ni le moins d’ebbes : cela vaut 3 points.
guide-ebbes-scored = Plus et moins se comptent par carte. Ebbes a donné 3 points à l’entre-deux ; qui a le plus de rien dira qui entame.

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
    [one] une carte
   *[other] { $count } cartes
}. Une couleur qui te manque te laissera libre plus tard.
guide-njet-laying-pass = Passe { $count ->
    [one] une carte
   *[other] { $count } cartes
} à ton voisin, avant de voir ce que tu reçois.
guide-njet-laying-wait = Les autres choisissent encore. Personne ne voit ce qui est écarté.
guide-njet-lead = Entame de la carte que tu veux. L’atout bat les couleurs, le superatout bat l’atout, et le dernier superatout gagne.
guide-njet-follow = Fournis la couleur demandée si tu peux : les cartes levées sont permises. Les superatouts sont des atouts, quelle que soit leur couleur.
guide-njet-free = Toute carte levée est permise. Ton camp gagne-t-il le pli ? C’est le moment de te défaire de tes { $low }.
guide-njet-playing-wait = Chaque pli compte, et chaque { $low } pris à l’autre camp compte comme un pli.
guide-njet-scored = Plis et butin de ton camp fois { $factor } : c’est ce que chacun de vous reçoit. Les camps changeront.

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

guide-xxl-up-and-down = Pose une carte sur A ou B : on voit quelles moitiés conviennent. La moitié utilisée fixe couleur et sens.
guide-xxl-lower = Passe sous la carte de la table : même couleur, nombre plus bas, avec l’une de tes moitiés.
guide-xxl-one-by-one = Ouvre une couleur avec son 10, ou continue par le nombre juste en dessous. Une seule moitié compte.
guide-xxl-draw = Rien ne convient : pioche une carte. Si elle convient, tu peux la jouer aussitôt.
guide-xxl-drawn = La carte piochée convient. Joue-la, ou garde-la et passe.
guide-xxl-pass = Rien ne convient et le talon est vide : passe.
guide-xxl-draw-wait = Vide ta main avant les autres. Sinon, les totaux qui y restent comptent contre toi : défais-toi tôt des grosses cartes.
guide-xxl-left-in-hand = On compte les totaux restés en main. Le moins de points est le mieux.
guide-xxl-points-won = On compte les totaux. Le plus de points est le mieux.

guide-refuse-lead = À toi d’entamer : choisis une carte et laquelle de ses deux couleurs compte.
guide-refuse-follow = Joue une carte de la couleur annoncée. Seul compte son nombre dans cette couleur ; le plus haut gagne.
guide-refuse-free = Ici tout est permis. Sans la couleur annoncée, la carte ne peut pas gagner.
guide-refuse-may = Tu as moins de cartes que quelqu’un d’autre : tu peux refuser, sauter ce pli et garder ta carte.
guide-refuse-first-wait = Première partie : chaque carte gagnée sera une carte en main dans la seconde, celle qui compte.
guide-refuse-second-wait = Seconde partie : les totaux de tes plis sont des points. Surveille qui sera bientôt sans cartes.
guide-refuse-keep = Tu peux garder une des cartes gagnées pour la seconde partie. Tout le monde la voit.
guide-refuse-keep-wait = Chacun à son tour peut garder une carte gagnée. Puis on redonne à chacun autant de cartes qu’il en a gagné.

guide-fix-trump = Choisis l’atout de cette donne. Toute carte de cette couleur n’est alors plus qu’un atout.
guide-fix-trump-wait = Un joueur choisit l’atout de cette donne. Chacun le fera une fois.
guide-fix-lead = À toi d’entamer : les deux couleurs de ta carte sont ouvertes. Les cartes suivantes décideront.
guide-fix-open = Joue une carte d’une des deux couleurs ouvertes. Si elle n’en a qu’une, cette couleur est fixée.
guide-fix-fixed = La couleur est fixée : fournis-la. Le plus grand nombre dans cette couleur gagne le pli.
guide-fix-free = Ici tout est permis. Sans la couleur du pli, la carte ne peut pas gagner.
guide-fix-wait = Les cartes gagnées comptent leur total : un pli de grands nombres mérite qu’on se batte.

guide-runs-both = Tu peux poser une série (trois nombres qui se suivent, une couleur) et échanger ou ajouter une carte, une fois chacun.
guide-runs-change = Tu peux encore échanger une carte avec l’étalage, en ajouter une, ou finir ton tour.
guide-runs-run = Peux-tu poser une série maintenant ? Sinon, finis ton tour.
guide-runs-wait = Chaque carte de tes séries compte son total. Surveille l’étalage : d’autres y prennent ce qu’il te faut.
