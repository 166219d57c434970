game-twenty = Vingt
about-twenty = Vingt cartes, de simples plis : la dernière carte est retournée, sa couleur est l’atout.

twenty-trump = { $card } est retournée : atout { $colour }.
label-trump = Atout

clause-follow = Il faut fournir la couleur demandée tant qu’on en a une carte.

# Exemples
example-t1 = L’atout emporte le pli
example-t1-1 = Le 1 vert est retourné : le vert est atout. Le 5 rouge est entamé.
example-t1-2 = Qui n’a pas de rouge peut se défausser ou couper. Le 2 vert prend le pli.
