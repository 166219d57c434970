game-xxl = XXL
game-xxl-up-and-down = Montées et descentes
game-xxl-lower = À moins
game-xxl-refuse = Permis de refuser
game-xxl-runs = Fournir des séries
game-xxl-one-by-one = L’un après l’autre
game-xxl-fix-the-colour = Déterminer la couleur
about-xxl = Un match de plusieurs jeux courts avec un seul paquet de cartes bicolores ; après chaque jeu, seul le rang compte.
about-xxl-up-and-down = Prolonger des séries vers le haut ou vers le bas sur deux piles et se débarrasser de ses cartes avant les autres.
about-xxl-lower = Passer sous l’une des couleurs de la carte visible jusqu’à vider sa main.
about-xxl-refuse = Des plis en deux parties : les gains de la première font la main de la seconde, où le plus démuni peut s’abstenir.
about-xxl-runs = Réunir de précieuses séries de trois dans une couleur, avec sa main et l’étalage.
about-xxl-one-by-one = Une suite par couleur descend de 10 à 0 ; saisir le bon moment et poser toutes ses cartes.
about-xxl-fix-the-colour = Des plis dont la couleur ne se décide qu’en jouant.

# Le match et la donne
xxl-part = Jeu { $number } : { $game ->
    [xxl-up-and-down] { game-xxl-up-and-down }
    [xxl-lower] { game-xxl-lower }
    [xxl-refuse] { game-xxl-refuse }
    [xxl-runs] { game-xxl-runs }
    [xxl-one-by-one] { game-xxl-one-by-one }
   *[xxl-fix-the-colour] { game-xxl-fix-the-colour }
}.
xxl-turned = On retourne : { $cards }.
xxl-starts = { $seat } commence.
label-place = rang
label-talon = Talon
label-aside = Mises de côté

# Jeux 1, 2, 5
xxl-built = { $seat } pose { $card } sur la pile { $pile }, par son { $number } { $colour }.
xxl-in-row = { $seat } pose { $card } dans sa suite, par son { $number } { $colour }.
xxl-row-closed = La suite en { $colour } est terminée ; un nouveau 10 peut en ouvrir une autre.
xxl-drew = { $seat } ne peut pas jouer et pioche une carte.
xxl-drew-card = { $seat } ne peut pas jouer et pioche { $card }.
xxl-fits = La carte piochée convient : { $seat } peut la jouer aussitôt.
xxl-kept-drawn = { $seat } garde la carte piochée.
xxl-passed = { $seat } ne peut pas jouer et passe.
xxl-out = { $seat } a posé sa dernière carte.
xxl-blocked = Le talon est vide et personne ne peut jouer.
label-pile = Pile
label-rows = Suites
label-takes = accepte
label-drawn = Carte piochée

clause-series = Cette moitié ne prolonge pas cette pile : il faut un de plus ou un de moins dans la couleur d’une moitié visible, et une série en cours garde son sens.
clause-lower = Cette carte ne passe pas sous la carte visible : l’une de ses moitiés doit être inférieure à la moitié de même couleur.
clause-row = Cette moitié ne va dans aucune suite : il faut le nombre juste inférieur de sa couleur, ou un 10 si aucune suite n’y est en cours.
clause-drawn = Après avoir pioché, tu peux seulement jouer la carte piochée ou passer.
clause-playable = Une de tes cartes convient : il faut en jouer une.
clause-talon-empty = Le talon est vide, il n’y a rien à piocher.
clause-talon = Rien ne convient : il faut piocher.

# Jeux 3, 6
xxl-led = { $seat } entame { $card } et annonce { $colour }.
xxl-refused = { $seat } refuse de jouer dans ce pli.
xxl-fixed = La couleur du pli est { $colour }.
xxl-settled = La couleur est restée ouverte jusqu’au bout : le nombre le plus élevé de { $card } donne { $colour }.
xxl-trump = { $seat } choisit { $colour } comme atout.
xxl-leads-instead = { $seat_winner } n’a plus de cartes ; { $seat } entame.
xxl-first-part-over = La première partie est finie. Chacun peut garder une des cartes qu’il a gagnées.
xxl-kept = { $seat } garde { $card }.
xxl-kept-none = { $seat } ne garde aucune carte.
xxl-early-end = Sans aucun pli : { $seats }. Le jeu s’arrête avant terme.
xxl-emptied = Sans cartes : { $seats }. La seconde partie est finie.
label-part = Partie { $number } sur 2
label-keeping = Chacun peut garder une carte gagnée
label-wanted = Demandé
label-trump = Atout
label-kept = Gardées
label-refused = Refus

clause-keep = Tu ne peux garder qu’une carte que tu as toi-même gagnée dans la première partie.
clause-name = Qui entame doit annoncer une des deux couleurs de sa carte.
clause-name-once = Seul celui qui entame annonce une couleur.
clause-follow-named = Il faut fournir la couleur annoncée tant que tu en as.
clause-leader-plays = Qui entame le pli ne peut pas refuser.
clause-refuse-second = On ne peut refuser que dans la seconde partie.
clause-refuse-fewer = Seul peut refuser qui avait, avant le pli, moins de cartes que quelqu’un d’autre.
clause-refuse-fewest = Seul peut refuser qui avait, avant le pli, moins de cartes que tous les autres.
clause-follow-open = Il faut jouer une carte portant une des deux couleurs de la carte d’entame tant que tu en as ; un atout ne porte aucune autre couleur.
clause-follow-fixed = Il faut fournir la couleur du pli tant que tu en as ; un atout ne porte aucune autre couleur.

# Jeu 4
xxl-run = { $seat } pose une série en { $colour } : { $cards } ({ $points } points).
xxl-swapped = { $seat } échange { $card } contre { $taken } de l’étalage.
xxl-added = { $seat } ajoute { $card } à l’étalage.
xxl-drew-cards = { $seat } pioche { $cards }.
xxl-drew-number = { $seat } pioche { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
xxl-replaced = Nouveau à l’étalage : { $cards }.
xxl-turn-ended = { $seat } termine son tour.
xxl-did-nothing = { $seat } ne fait rien.
xxl-turned-up = Il s’est passé trop peu de choses ; on retourne une carte du talon : { $cards }.
xxl-talon-gone = Le talon est épuisé.
xxl-no-more-runs = Un tour de table sans série, talon vide : le jeu est fini.
xxl-no-run-possible = Le talon est vide et personne ne peut former de série.
label-display = Étalage
label-runs = séries
label-run-done = Une série est posée ; échanger ou ajouter une carte reste possible.
label-change-done = Une carte a été échangée ou ajoutée dans ce tour ; une série reste possible.

clause-run-once = Une seule série par tour : elle est déjà posée.
clause-run-cards = Une série se compose uniquement de cartes de ta main et de l’étalage.
clause-run-hand = Une carte de la série au moins doit venir de ta main.
clause-change-once = Un seul échange ou ajout par tour : il est déjà fait.
clause-display = La carte à prendre n’est pas à l’étalage.
clause-add-talon = Tu ne peux ajouter une carte que si le talon permet d’en piocher une.

# Ce que raconte une analyse
event-out = tu te débarrasses de toutes tes cartes
event-fits = tu peux jouer une carte au début de ton prochain tour
event-next-fits = le joueur suivant peut jouer une carte sans piocher
event-blocked = le jeu finit parce que plus personne ne peut jouer
event-other-out = { $seat } se débarrasse de toutes ses cartes
event-rich = tu gagnes un pli riche, de plus de 10 points par carte
event-rich-gone = quelqu’un d’autre gagne un pli riche, de plus de 10 points par carte
event-nothing = tu ne gagnes aucun pli dans cette partie
event-refusal = quelqu’un refuse de jouer dans ce pli
event-run = tu poses une série pendant ce tour
event-next-run = tu peux poser une série au début de ton prochain tour
event-their-run = le joueur suivant pose une série
event-given = une carte que tu tiens maintenant finit dans la série de quelqu’un d’autre

# Exemples de la règle
example-x1 = Deux piles neuves
example-x1-1 = La pile A montre 0 rouge et 7 jaune : elle accepte 1 rouge, 6 jaune ou 8 jaune. La pile B montre 4 bleu et 7 jaune : elle accepte 3 bleu, 5 bleu, 6 jaune ou 8 jaune.
example-x1-2 = 1 rouge sur 0 rouge : la série monte en rouge. La moitié bleue de la nouvelle carte est neuve.
example-x2 = Une série commence
example-x2-1 = Les deux mêmes piles. Dans la main qui commence : 3 bleu et 6 jaune sur une même carte.
example-x2-2 = Posée sur A par sa moitié jaune, de 7 à 6. La série descend : A accepte 5 jaune ou, par la moitié neuve, 2 bleu ou 4 bleu. 8 jaune et 1 rouge, c’est fini.
example-x3 = Le bout d’en haut
example-x3-1 = Sur la pile A, un 10 bleu tout neuf : en bleu, elle n’accepte qu’un 9. Sur la pile B, un 9 rouge.
example-x3-2 = Rouge est monté à 10 et ne va pas plus loin. La pile B n’accepte plus que 8 jaune ou 10 jaune.
example-x3-zero = Le bout d’en bas
example-x3-zero-1 = Sur la pile A, un 1 rouge.
example-x3-zero-2 = Rouge est descendu à 0. La pile A n’accepte plus que 6 jaune ou 8 jaune.
example-x4 = Un 0 visible
example-x4-1 = 0 vert et 6 rouge sont visibles. Rien n’est sous 0 vert : il faut un nombre rouge inférieur à 6.
example-x4-2 = 2 rouge convient. 5 rouge aurait convenu aussi ; 1 vert, non.
example-x5 = La carte suivante
example-x5-1 = Maintenant 0 vert et 2 rouge sont visibles : seuls 1 rouge et 0 rouge conviennent. Un autre 0 vert n’est pas inférieur.
example-x5-2 = On joue 1 rouge. Son autre moitié compte aussi : désormais, tout bleu inférieur à 7 convient également.
example-x10 = Nombres égaux
example-x10-1 = On va entamer une carte à 0 rouge et 7 jaune, et annoncer jaune.
example-x10-2 = Un autre 7 jaune. Les totaux décident : 4 + 7 = 11 bat 0 + 7 = 7.
example-x6 = Une série
example-x6-1 = 6 et 7 verts sont en main, un 8 vert est à l’étalage.
example-x6-2 = 6, 7, 8 verts : une série de 26 points. On complète la main à quatre, puis l’étalage. Échanger ou ajouter une carte reste possible.
example-x6-3 = Une carte de la main contre une carte de l’étalage : les deux actions sont faites, le tour est fini.
example-x7 = Une seule suite
example-x7-1 = La suite rouge est descendue à 7, aucune autre couleur n’a de suite. Seuls conviennent 6 rouge ou un 10 d’une autre couleur.
example-x7-2 = 6 rouge prolonge la suite. Le 8 jaune de la même carte ne compte pas.
example-x8 = Fixée aussitôt
example-x8-1 = On va entamer une carte à 1 vert et 2 rouge.
example-x8-2 = Vert et rouge sont ouverts : qui a l’une de ces couleurs doit en jouer.
example-x8-3 = 2 vert avec 5 bleu n’a qu’une des deux couleurs : vert est fixé, et tous les autres doivent fournir du vert.
example-x9 = Ouverte jusqu’au bout
example-x9-1 = Trois joueurs, et chacun jouera vert et rouge ensemble.
example-x9-2 = Les deux cartes ont vert et rouge : la couleur reste ouverte.
example-x9-3 = Sur la dernière carte, le nombre le plus élevé est 9 rouge : ce sera rouge. 2, 3 et 9 : le 9 gagne.
example-x11 = Les rangs
example-x11-1 = Un jeu d’un match où le moins de points est le mieux, juste avant la fin.
example-x11-2 = 0, 25, 25 et 84 points. Les deux égaux partagent le deuxième rang, le troisième n’existe pas : rangs 1, 2, 2 et 4.

# Les coups en mots
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
xxl-board-move-half = { $card } comme { $colour }
