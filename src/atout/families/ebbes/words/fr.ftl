game-ebbes = ebbes
about-ebbes = Des plis dont les couleurs ne prennent leur sens qu’en jouant : atout, plus, ebbes, moins, rien.

ebbes-number = Le nombre de cette manche est { $number }.
ebbes-first = { $seat } choisit qui entame : { $seat_first }.
ebbes-pick = { $seat } prend la paire { $card }.
ebbes-named-trump = Avec { $card }, { $colour } devient atout.
ebbes-named-plus = Avec { $card }, { $colour } devient la couleur plus.
ebbes-named-ebbes = Avec { $card }, { $colour } devient la couleur ebbes.
ebbes-named-minus = Avec { $card }, { $colour } devient la couleur moins.
ebbes-named-zilch = Il reste { $colour } : rien.
ebbes-turned-up = Le joueur virtuel retourne { $card }.
ebbes-counted = { $seat } a pris { $plus } cartes plus, { $ebbes } ebbes, { $minus } moins et { $zilch } rien, ainsi que { $trump } atouts.

slot-trump = atout
slot-plus = plus
slot-ebbes = ebbes
slot-minus = moins
slot-zilch = rien
label-number = nombre
label-pairs = Paires
label-virtual = Joueur virtuel

clause-follow = Il faut fournir la couleur entamée tant que la main en contient.
clause-virtual = Le joueur virtuel joue toujours sa carte visible la plus à gauche de la couleur entamée, sinon sa carte visible la plus à gauche.
clause-pair-colour = Cette couleur appartient déjà à une paire.
clause-pair-value = Ce nombre appartient déjà à une paire, ou n’est pas en jeu.
clause-seat = Cette place n’existe pas à cette table.
