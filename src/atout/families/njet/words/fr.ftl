game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Écartez ce dont vous ne voulez pas, puis gagnez des plis avec le partenaire d’une manche : la première édition, à trois ou quatre.
about-njet-2007 = Écartez ce dont vous ne voulez pas, puis gagnez des plis avec des partenaires changeants : l’édition à 60 cartes avec le Monstre, de deux à cinq.
about-niet-2015 = Écartez ce dont vous ne voulez pas, puis gagnez des plis avec des partenaires changeants : l’édition aux valeurs jusqu’à 13 avec la carte ×2, de deux à cinq.

njet-no-start = { $seat } : Non ! { $seat_start } ne commence pas.
njet-no-discard = { $seat } : Non ! On n’écarte pas { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
njet-no-no-loot = { $seat } : Non ! On n’écarte pas { $count ->
    [one] une carte autre qu’un { $value }
   *[other] { $count } cartes autres que des { $value }
}.
njet-no-pass = { $seat } : Non ! On ne passe pas { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
njet-no-nothing = { $seat } : Non ! On se séparera bien de cartes.
njet-no-trump = { $seat } : Non ! Le { $colour } n’est pas atout.
njet-no-trump-none = { $seat } : Non ! Il y aura un atout.
njet-no-super = { $seat } : Non ! Les { $value } en { $colour } ne sont pas superatouts.
njet-no-super-none = { $seat } : Non ! Il y aura des superatouts.
njet-no-points = { $seat } : Non ! Un pli ne vaut pas { $points }.

njet-start = { $seat } est premier joueur.
njet-lay-nothing = Personne n’écarte de carte.
njet-lay-discard = Chacun écarte { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
njet-lay-no-loot = Chacun écarte { $count ->
    [one] une carte, mais pas un { $value }
   *[other] { $count } cartes, mais pas de { $value }
}.
njet-lay-pass = Chacun passe { $count ->
    [one] une carte
   *[other] { $count } cartes
} à un voisin.
njet-trump = L’atout est le { $colour }.
njet-trump-none = Il n’y a pas d’atout.
njet-super = Les { $value } en { $colour } sont superatouts.
njet-super-none = Il n’y a pas de superatout.
njet-points = Chaque pli et chaque butin compte { $points }.

njet-team = { $seat } forme les camps : { $seats } contre { $seats_other }.
njet-alone = { $seat } joue seul contre { $seats_other }.
njet-lone-doubles = { $seat } est seul et compte double.
njet-double = { $seat } donne le doubleur à { $seat_double }.
njet-discards = { $seat } écarte { $card }.
njet-discards-hidden = { $seat } écarte une carte, face cachée.
njet-passes = { $seat } passe { $card } à { $seat_to }.
njet-passes-hidden = { $seat } passe une carte à { $seat_to }, face cachée.
njet-short = { $seat } n’a plus de carte qui puisse être écartée.
njet-received = { $seat } reçoit { $cards } de { $seat_from }.
njet-loot = { $seat } capture { $cards } : butin.

row-start = début
row-discard = défausse
row-trump = atout
row-super = superatout
row-points = points
label-none = aucun
label-pass = passer
label-lay-nothing = sans défausse
label-lay-discard = défausse { $count }
label-lay-no-loot = défausse { $count }, sans { $value }
label-lay-pass = passer { $count }
label-sides = camps
label-doubler = doubleur
label-loot = butin
label-discarded = Écart
label-passed = Passé

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

clause-follow = Il faut fournir la couleur entamée tant que la main en contient ; atouts et superatouts forment une seule couleur, et un superatout n’appartient plus à sa couleur imprimée.
clause-trump = Qui ne peut fournir doit jouer un atout ou un superatout tant que la main en contient.
clause-square = Il n’y a pas de case libre de ce nom.
clause-last-square = La dernière case libre d’une ligne ne reçoit pas de pion.
clause-team = Le premier joueur nomme son propre camp, lui compris : une ou deux places sur trois, deux sur quatre, deux ou trois sur cinq.
clause-doubler = Le doubleur va à un joueur du camp de deux.
clause-no-loot = Une carte de la valeur du butin ne peut être écartée dans cette manche.
clause-lay = C’est le plateau qui décide si, dans cette manche, on écarte des cartes ou si on les passe.
