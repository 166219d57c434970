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
    [one] Talon, { $count } carte
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
    [1] Une carte mise de côté
   *[other] { $count } cartes mises de côté
}
xxl-board-last = Dernier pli
xxl-board-last-close = Retour au pli
xxl-board-sits-out = refuse
xxl-board-leads = entame
xxl-board-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
xxl-board-won = { $count ->
    [one] { $count } carte gagnée
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

# On the shelf
shelf-xxl = Les six jeux de XXL, un par un
shelf-xxl-lead = Le même paquet de cartes bicolores, six jeux courts. Chacun se joue aussi séparément.

# Options
option-zero-on-zero = 0 sur 0
option-zero-on-zero-about = Un 0 peut aller sur un 0 de sa couleur, comme dans l’exemple imprimé (mais non dans la règle).
option-refuse = Qui peut refuser
option-refuse-any-fewer = moins de cartes qu’un autre
option-refuse-any-fewer-about = Il suffit qu’une seule personne ait plus de cartes.
option-refuse-strictly-fewest = moins que tous les autres
option-refuse-strictly-fewest-about = À égalité tout en bas, personne ne le peut.
option-trump = Avec atout (« 6+ »)
option-trump-about = Autant de donnes que de joueurs ; chacun choisit l’atout une fois.
option-parts = Les jeux du match
option-parts-about = Dans cet ordre ; un jeu peut revenir plusieurs fois.

# Tips in the first game: at most 160 characters each
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

# Score sheets
pad-xxl = Après chaque jeu, on note les points et le rang qu’ils donnent. À égalité, on partage le meilleur rang, et le suivant est sauté. La plus petite somme des rangs gagne.

# What drawings say
figure-top = sur la table
figure-fits = convient
figure-no-fit = ne convient pas
figure-both-open = deux couleurs ouvertes
figure-fixes = fixe le vert
figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-half-upper = une moitié : 3 bleu
figure-half-lower = l’autre moitié : 6 jaune
figure-total = le total : 3 + 6 = 9
figure-xxl-cards = Une carte. Chaque moitié a son nombre et sa couleur.
figure-xxl-places = Le moins de points d’abord : à égalité, on partage le meilleur rang, et le suivant est sauté.
figure-xxl-up-and-down-fresh = Deux piles neuves et ce qu’elles acceptent.
figure-xxl-up-and-down-afterwards = Le 6 jaune est venu sur le 7 jaune : la série descend. La moitié bleue reste ouverte dans les deux sens.
figure-xxl-lower-fits = Le 4 jaune est sous le 7 jaune. Le 6 bleu et le 10 jaune ne sont pas plus bas ; rouge et vert ne comptent pas.
figure-xxl-refuse-winner = Le jaune est annoncé : 7 et 9 comptent, la carte sans jaune ne peut pas gagner. Le 9 gagne.
figure-xxl-runs-run = Vert 6, 7 et 8 : une série de 26 points.
figure-xxl-one-by-one-fits = Le rouge est descendu à 7 et attend le 6. Les autres couleurs attendent un 10.
figure-xxl-fix-the-colour-open = Vert et rouge sont ouverts. La deuxième carte n’a que le vert : le vert est fixé.
figure-xxl-fix-the-colour-to-the-end = Toujours les deux couleurs. Le plus grand nombre de la dernière carte est le 9 rouge : le rouge compte, et le 9 gagne.

# Cards
card-halves = { $a } { $colour_a } et { $b } { $colour_b }
