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
ebbes-turned-up = Le joueur fictif retourne { $card }.
ebbes-counted = { $seat } : { ebbes-sum }. Cartes rien : { $zilch }.
# How the points of a round come about
ebbes-sum = { $plus ->
    [0] 0 plus
   *[other] { $plus } plus +{ $plus }
} · { $between ->
    [0] pas entre les deux
   *[other] entre les deux +{ $between }
} · { $minus ->
    [0] 0 moins
   *[other] { $minus } moins −{ $minus }
}

slot-trump = atout
slot-plus = plus
slot-ebbes = ebbes
slot-minus = moins
slot-zilch = rien
label-number = nombre
label-pairs = Paires
label-virtual = Joueur fictif

clause-follow = Il faut fournir la couleur demandée tant que tu en as.
clause-virtual = Le joueur fictif joue toujours sa carte visible la plus à gauche dans la couleur demandée ; s’il n’en a pas, sa carte visible la plus à gauche.
clause-pair-colour = Cette couleur appartient déjà à une paire ; choisis-en une encore libre.
clause-pair-value = Ce nombre appartient déjà à une paire, ou n’est pas en jeu ; choisis-en un autre.
clause-seat = Cette place n’existe pas à cette table.

# Ce que raconte une analyse
event-plus = tu gagnes ce pli avec des cartes plus
event-minus = tu gagnes ce pli avec des cartes moins
event-given = quelqu’un d’autre gagne ce pli avec des cartes plus
event-named = une couleur prend son sens dans ce pli
event-between = tu obtiens les trois points de l’ebbes
event-clean = tu finis la manche sans carte moins
event-decides = tu choisis qui entame la manche suivante

# Exemples de la règle
example-e1 = Un atout surgit
example-e1-1 = Le nombre de cette manche est 1. Le premier 1 joué décide de l’atout.
example-e1-2 = Le 1 bleu : dès cet instant, bleu est atout.
example-e2 = Un espoir déçu
example-e2-1 = Bleu est atout. Le nombre est 1 : le prochain 1 désignera la couleur plus.
example-e2-2 = On entame le 10 vert. Si le 1 vert tombe ensuite, vert sera plus.
example-e2-3 = Mais cette main n’a pas de vert et se défausse du 1 jaune. Jaune est plus : chaque carte jaune gagnée comptera +1.
example-e3 = Un petit peu, c’est le mieux
example-e3-1 = Le dernier pli d’une manche à cinq. Vert est plus, bleu ebbes, jaune moins.
example-e3-2 = Cartes bleues, place par place : 0, 0, 2, 3 et 5. Ni le moins ni le plus, le 2 et le 3 rapportent 3 points chacun ; les 0 et le 5 ne rapportent rien. Plus et moins s’y ajoutent.
example-e4 = Les deux variantes à trois
example-e4-1 = Avec plus de cartes, trois joueurs utilisent les valeurs 1 à 9. Une paire peut prendre n’importe lequel de ces nombres.
example-e4-2 = Cinq paires, chaque couleur une fois et aucun nombre deux fois : elles nomment les cinq cartes décisives de cette manche.
example-e5 = Une paire
example-e5-1 = Les joueurs choisissent eux-mêmes les cartes décisives. Une paire, c’est une couleur et un nombre.
example-e5-2 = Vert et 5 : le 5 vert est l’une des cinq cartes décisives. Les autres 5 sont des cartes ordinaires.
example-e5-3 = Le 5 vert est la première des cinq à être jouée. Vert est atout.
example-e6 = D’autres comptes d’ebbes
example-e6-1 = Le dernier pli d’une manche à quatre. Rouge est la couleur ebbes.
example-e6-2 = Cartes rouges : 0, 1, 1 et 6. Les deux qui en ont une reçoivent 3 points ; le moins et le plus n’ont rien.
example-e6-level = Tous à égalité
example-e6-level-1 = Le dernier pli d’une manche à trois. Jaune est la couleur ebbes.
example-e6-level-2 = Chacun a deux cartes jaunes, le plus et le moins à la fois : personne ne marque pour ebbes.
example-e7 = Atout après coup
example-e7-1 = Le nombre est 1, rien n’est désigné, et seul celui qui entame a du vert.
example-e7-2 = 4 vert et 6 jaune. Il n’y a pas d’atout : pour l’instant, le 4 vert gagne.
example-e7-3 = Le 1 jaune fait de jaune l’atout, aussi pour le 6 déjà posé. Le pli n’est jugé qu’une fois complet : le 6 jaune gagne.
example-e8 = Tout d’un coup
example-e8-1 = Cinq joueurs, le nombre est 2, rien n’est désigné.
example-e8-2 = Quatre 2 dans un même pli comptent dans l’ordre où ils sont tombés : bleu est atout, rouge plus, vert ebbes, jaune moins. Il reste marron : rien.

# Les coups en mots
ebbes-move-pick = Prendre la paire { $card }
ebbes-move-first = { $seat } entame
ebbes-move-first-me = J’entame
