game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Dis non à ce dont tu ne veux pas, puis gagne des plis avec le partenaire d’une manche : la première édition, à trois ou quatre.
about-njet-2007 = Dis non à ce dont tu ne veux pas, puis gagne des plis avec un partenaire qui change : l’édition à 60 cartes avec le Monstre, de deux à cinq.
about-niet-2015 = Dis non à ce dont tu ne veux pas, puis gagne des plis avec un partenaire qui change : l’édition aux valeurs jusqu’à 13 avec la carte ×2, de deux à cinq.

njet-no-start = { $seat } : Non ! { $seat_start } ne commence pas.
njet-no-discard = { $seat } : Non à « écarter { $count ->
    [1] une carte
   *[other] { $count } cartes
} ».
njet-no-no-loot = { $seat } : Non à « écarter { $count ->
    [1] une carte, mais pas un { $value }
   *[other] { $count } cartes, mais pas de { $value }
} ».
njet-no-pass = { $seat } : Non à « passer { $count ->
    [1] une carte
   *[other] { $count } cartes
} ».
njet-no-nothing = { $seat } : Non à « ne rien écarter ».
njet-no-trump = { $seat } : Non ! Le { $colour } n’est pas atout.
njet-no-trump-none = { $seat } : Non ! Il y aura un atout.
njet-no-super = { $seat } : Non ! Les { $value } en { $colour } ne sont pas superatouts.
njet-no-super-none = { $seat } : Non ! Il y aura des superatouts.
njet-no-points = { $seat } : Non ! Un pli ne vaut pas { $points }.

njet-start = { $seat } est premier joueur.
njet-lay-nothing = Personne n’écarte de carte.
njet-lay-discard = Chacun écarte { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
njet-lay-no-loot = Chacun écarte { $count ->
    [1] une carte, mais pas un { $value }
   *[other] { $count } cartes, mais pas de { $value }
}.
njet-lay-pass = Chacun passe { $count ->
    [1] une carte
   *[other] { $count } cartes
} à un voisin.
njet-trump = L’atout est le { $colour }.
njet-trump-none = Il n’y a pas d’atout.
njet-super = Les { $value } en { $colour } sont superatouts.
njet-super-none = Il n’y a pas de superatout.
njet-points = Chaque pli et chaque butin compte { $points }.

njet-team = { $seat } forme les camps : { $seats } contre { $seats_other }.
njet-alone = { $seat } joue en solo contre { $seats_other }.
njet-lone-doubles = { $seat } joue en solo et compte double.
njet-double = { $seat } donne le doubleur à { $seat_double }.
njet-double-kept = { $seat } garde le doubleur.
njet-discards = { $seat } écarte { $card }.
njet-discards-hidden = { $seat } écarte une carte, face cachée.
njet-passes = { $seat } passe { $card } à { $seat_to }.
njet-passes-hidden = { $seat } passe une carte à { $seat_to }, face cachée.
njet-short = { $seat } n’a plus de carte à écarter.
njet-received = { $seat } reçoit { $cards } de { $seat_from }.
njet-loot = { $seat } capture { $cards } : butin.

row-start = début
row-discard = écart
row-trump = atout
row-super = superatout
row-points = points
label-none = aucun
label-pass = passer
label-lay-nothing = rien à écarter
label-lay-discard = écarter { $count }
label-lay-no-loot = écarter { $count }, sans { $value }
label-lay-pass = passer { $count }
label-sides = camps
label-doubler = doubleur
label-loot = butin
label-discarded = Écartées
label-passed = Passées

njet-1997-character-0 = ours
njet-1997-character-1 = loup
njet-1997-character-2 = faucon
njet-1997-character-3 = colombe
njet-2007-character-0 = turquoise
njet-2007-character-1 = mauve
njet-2007-character-2 = vert
njet-2007-character-3 = orange
njet-2007-character-4 = violet
niet-2015-character-0 = ours
niet-2015-character-1 = loup
niet-2015-character-2 = grue
niet-2015-character-3 = tigre
niet-2015-character-4 = pygargue

clause-follow = Il faut fournir la couleur demandée tant que tu en as. Atouts et superatouts forment une seule couleur ; un superatout n’appartient plus à sa couleur imprimée.
clause-trump = Si tu ne peux pas fournir, il faut jouer un atout ou un superatout tant que tu en as.
clause-square = Cette case n’existe pas, ou un pion s’y trouve déjà ; choisis une case libre.
clause-last-square = La dernière case libre d’une ligne ne reçoit pas de pion ; choisis-en une dans une autre ligne.
clause-team = Le premier joueur nomme son propre camp, lui compris : une ou deux places sur trois, deux sur quatre, deux ou trois sur cinq.
clause-doubler = Le doubleur va à l’un des deux joueurs du camp de deux.
clause-no-loot = Dans cette manche, une carte qui peut être un butin ne s’écarte pas ; choisis-en une autre.
clause-lay = C’est le plateau qui dit si, dans cette manche, on écarte des cartes ou si on les passe.

# Ce que raconte une analyse
event-side = ton camp gagne ce pli
event-loot = ton camp capture du butin dans ce pli
event-given = l’autre camp capture du butin dans ce pli
event-caught = ta propre carte est capturée dans ce pli
event-robbed = une de tes cartes est capturée avant la fin de la manche
event-ahead = ton camp marque plus de points que l’autre dans la manche
event-start = tu es premier joueur
event-long = l’atout est une couleur dont tu as le plus de cartes
event-no-trump = il n’y a pas d’atout
event-dear = plis et butins coûtent des points
event-twice = ton camp a le doubleur
event-ally = { $seat } joue dans ton camp

# Exemples de la règle
example-n-1 = Lire le plateau
example-n-1-1 = Il reste trois pions à poser ; ensuite, chaque ligne n’aura plus qu’une case.
example-n-1-2 = Le plateau dit : le faucon commence, chacun écarte une carte, bleu est atout, les 1 noirs sont superatouts, plis et butins comptent 3.
example-n-1-3 = Le faucon a choisi le loup comme partenaire. Maintenant chacun écarte une carte, face cachée.
example-n-2 = Un petit calcul
example-n-2-1 = Le dernier pli d’une manche ; plis et butins comptent 3.
example-n-2-2 = Trois plis et un butin font (3 + 1) × 3 = 12 pour chacun des deux. Les autres ont sept plis : 21 chacun.
example-n-3 = Dire non
example-n-3-1 = Les cartes sont distribuées. Le voisin de gauche du donneur pose le premier pion.
example-n-3-2 = Non au bleu dans la ligne des atouts. Quoi qu’il arrive, bleu n’est pas l’atout de cette manche.
example-n-4 = Le second 1
example-n-4-1 = Rouge est atout, il n’y a pas de superatout, et deux mains seulement ont du vert.
example-n-4-2 = Un 1 vert, et l’autre 1 vert par-dessus.
example-n-4-3 = Les autres n’ont ni vert ni atout. De deux cartes égales, la dernière jouée est la plus forte : le second 1 gagne.
example-n-5 = Deux superatouts, un seul camp
example-n-5-1 = Bleu est atout, les 1 noirs sont superatouts. Les deux qui les ont sont partenaires.
example-n-5-2 = Un superatout bat le 9 bleu : il appartient à l’atout et le domine.
example-n-5-3 = Le dernier superatout gagne. L’autre vient d’un partenaire : pas de butin.
example-n-5-loot = Deux superatouts, deux camps
example-n-5-loot-1 = Les mêmes cartes, mais les deux qui ont les 1 noirs sont maintenant adversaires.
example-n-5-loot-2 = De nouveau, le dernier superatout gagne, et cette fois le 1 noir de l’adversaire est un butin.
example-n-6 = Un noir qui n’est pas noir
example-n-6-1 = Bleu est atout, les 1 noirs sont superatouts.
example-n-6-2 = On entame le 5 noir. La seule carte noire de la main suivante est un 1, devenu atout : elle ne peut pas fournir et doit couper, du 1 noir ou du 2 bleu.
example-n-6-3 = Ce sera le 2 bleu. Sans l’obligation de couper, toute carte conviendrait.
example-n-7 = Seul contre deux
example-n-7-1 = Le dernier pli d’une manche à trois ; plis et butins comptent 2. L’un joue seul.
example-n-7-2 = Seul : cinq plis et deux butins, (5 + 2) × 2, doublé : 28. La paire : sept plis et un butin, (7 + 1) × 2 = 16 chacun.
example-m-1 = Lire le plateau
example-m-1-1 = Cinq joueurs, il reste trois pions à poser.
example-m-1-2 = Le plateau dit : turquoise commence, on n’écarte rien, noir est atout, les 0 bleus sont superatouts, plis et butins comptent 2.
example-m-1-3 = Turquoise joue avec mauve et orange, contre vert et violet. De ces deux-là, vert reçoit le Monstre : ses propres plis et butins comptent double.
example-m-2 = Un seul butin
example-m-2-1 = Noir est atout. Les deux premiers et le dernier joueur de ce pli forment un camp, les deux autres l’autre.
example-m-2-2 = Le 7 noir gagne. Le 0 noir vient d’un adversaire, c’est un butin ; le 0 jaune vient du camp du vainqueur, ce n’en est pas un.
example-m-3 = Le Monstre à l’œuvre
example-m-3-1 = Le dernier pli d’une manche à cinq ; plis et butins comptent 2. Trois jouent contre deux, et l’un des deux a le Monstre.
example-m-3-2 = Les trois : sept plis et trois butins, (7 + 3) × 2 = 20. Les deux : 3 × 2 = 6 et, avec le Monstre, (2 + 1) × 2 × 2 = 12 : ensemble 18. On n’inscrit que la différence : 2 et 0.
example-m-4 = Une avalanche de 7
example-m-4-1 = Noir est atout, et il y a quatre 7 dans chaque couleur.
example-m-4-2 = Trois 7 rouges dans un pli : le dernier gagne. Un 8 rouge les aurait tous battus.
example-m-5 = Quand les plis font mal
example-m-5-1 = Le dernier pli d’une manche à trois. Cette fois, plis et butins comptent −2, et l’un joue seul.
example-m-5-2 = Seul : (5 + 2) × −2, doublé : −28. La paire : (11 + 1) × −2 = −24 chacun. Inscrit comme différence : 4 pour chacun de la paire, 0 pour le joueur seul.
example-m-6 = Un bleu qui n’est pas bleu
example-m-6-1 = Il n’y a pas de couleur d’atout ; les 0 bleus sont superatouts, et les seuls atouts.
example-m-6-2 = On entame un 0 bleu : c’est de l’atout. La main suivante a du bleu, mais pas de 0 bleu : elle joue ce qu’elle veut.
example-i-1 = Lire le plateau
example-i-1-1 = Cinq joueurs, il reste trois pions à poser.
example-i-1-2 = Le plateau dit : le loup commence, on n’écarte rien, jaune est atout, les 1 bleus sont superatouts, plis et butins comptent 2.
example-i-1-3 = Le loup joue avec la grue et le tigre. La carte ×2 va à l’un des deux autres, ici à l’ours.
example-i-2 = Un seul butin
example-i-2-1 = Jaune est atout. Les deux premiers et le dernier joueur de ce pli forment un camp, les deux autres l’autre.
example-i-2-2 = Le 7 jaune gagne. Le 1 jaune vient d’un adversaire, c’est un butin ; le 1 vert vient du camp du vainqueur, ce n’en est pas un.
example-i-3 = Un vert qui n’est pas vert
example-i-3-1 = Jaune est atout, les 1 verts sont superatouts.
example-i-3-2 = On entame le 9 vert. La seule carte verte de la main suivante est un 1, qui est atout : elle ne peut pas fournir, toute carte est permise.

# Les coups en mots
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
