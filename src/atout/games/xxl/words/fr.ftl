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
