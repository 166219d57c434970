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
about-xxl-runs = Réunir de précieuses séries de trois dans une couleur, avec sa main et les cartes visibles.
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
xxl-placed = { $seat } : rang { $place }.
xxl-turned = On retourne : { $cards }.
xxl-starts = { $seat } commence.
label-place = rang
label-talon = Talon
label-aside = Mises de côté

# Jeux 1, 2, 5
xxl-built = { $seat } pose { $card } sur la pile { $pile }, par son { $number } { $colour }.
xxl-in-row = { $seat } pose { $card } dans sa suite, par son { $number } { $colour }.
xxl-row-closed = La suite de couleur { $colour } est terminée ; un nouveau 10 peut en ouvrir une autre.
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
clause-drawn = Après avoir pioché, on ne peut que jouer la carte piochée ou passer.
clause-playable = Une carte de la main convient : il faut en jouer une.
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

clause-keep = On ne peut garder qu’une carte que l’on a soi-même gagnée dans la première partie.
clause-name = Qui entame doit annoncer une des deux couleurs de sa carte.
clause-name-once = Seul celui qui entame annonce une couleur.
clause-follow-named = Il faut fournir la couleur annoncée tant que la main en contient.
clause-leader-plays = Qui entame le pli ne peut pas refuser.
clause-refuse-second = On ne peut refuser que dans la seconde partie.
clause-refuse-fewer = Seul peut refuser qui avait, avant le pli, moins de cartes qu’un autre.
clause-refuse-fewest = Seul peut refuser qui avait, avant le pli, moins de cartes que tous les autres.
clause-follow-open = Il faut jouer une carte portant une des deux couleurs de la carte entamée tant que la main en contient ; un atout ne porte aucune autre couleur.
clause-follow-fixed = Il faut fournir la couleur du pli tant que la main en contient ; un atout ne porte aucune autre couleur.

# Jeu 4
xxl-run = { $seat } pose une série en { $colour } : { $cards } ({ $points } points).
xxl-swapped = { $seat } échange { $card } contre { $taken }, prise parmi les cartes exposées.
xxl-added = { $seat } ajoute { $card } aux cartes exposées.
xxl-drew-cards = { $seat } pioche { $cards }.
xxl-drew-number = { $seat } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
xxl-replaced = Nouvelles cartes exposées : { $cards }.
xxl-turn-ended = { $seat } termine son tour.
xxl-did-nothing = { $seat } ne fait rien.
xxl-turned-up = Il s’est passé trop peu de choses ; on retourne une carte du talon : { $cards }.
xxl-talon-gone = Le talon est épuisé.
xxl-no-more-runs = Un tour de table sans série, talon vide : le jeu est fini.
xxl-no-run-possible = Le talon est vide et personne ne peut former de série.
label-display = Cartes exposées
label-runs = séries
label-run-done = Une série a été posée dans ce tour ; un échange reste possible.
label-change-done = Un échange a été fait dans ce tour ; une série reste possible.

clause-run-once = Une seule série par tour : elle est déjà posée.
clause-run-cards = Une série se compose de cartes de sa propre main et de cartes exposées.
clause-run-hand = Une carte de la série au moins doit venir de la main.
clause-change-once = Un seul échange ou ajout par tour : il est déjà fait.
clause-display = La carte à prendre n’est pas parmi les cartes exposées.
clause-add-talon = On ne peut ajouter une carte que si le talon permet d’en piocher une.
