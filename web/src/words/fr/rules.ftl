# The rules
rules-title = Règles
rules-lead = Complètes, dans nos propres mots, avec des dessins et des exemples à suivre pas à pas. Là où les règles imprimées se taisent, la dernière partie de chaque livret dit comment nous avons tranché.
rules-of = { $game } – règles
rules-all = Toutes les règles
rules-opening = Ouverture du livret…
rules-contents = Sommaire
rules-play = Jouer
rules-print = Imprimer
rules-on = oui
rules-off = non
rules-none = aucun
option-players = Joueurs

# Empty score sheets
rules-sheet = Feuille de score
pad-title = { $game } : feuille de score
pad-about = Une feuille vide pour une vraie table : imprime-la, inscrivez vos noms en haut, et jouez.
pad-name = Nom
pad-date = Date
pad-game = Partie
pad-factor = Facteur
pad-sum = Somme des rangs
pad-ebbes = Plus vaut +1 par carte, moins −1 par carte. Ebbes rapporte 3 points à qui n’en a ni le plus ni le moins. Qui a le plus de cartes rien dit qui entame la manche suivante.
pad-njet-1997 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur. Un joueur seul reçoit le double.
pad-njet-2007 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur ; ce qu’a gagné le détenteur du Monstre compte double. D’habitude, on ne note que la différence : elle va au meilleur camp, l’autre a 0.
pad-niet-2015 = Chaque membre d’un camp reçoit les plis et butins du camp, multipliés par le facteur ; ce qu’a gagné le détenteur de la carte ×2 compte double.
pad-ebbe-flut = Chaque carte à l’arrivée vaut un point.
pad-xxl = Après chaque jeu, on note les points et le rang qu’ils donnent. À égalité, on partage le meilleur rang, et le suivant est sauté. La plus petite somme des rangs gagne.

# Examples to step through
rules-example = À suivre pas à pas
rules-first = Au début
rules-back = Un pas en arrière
rules-forward = Un pas en avant
rules-last = À la fin
rules-step = { $at } / { $of }

# What drawings say
figure-led = entame
figure-wins = gagne
figure-trump = atout
figure-trump-now = fait du jaune l’atout
figure-supertrump = superatout
figure-later-wins = le dernier gagne
figure-ours = notre camp
figure-ours-no-loot = notre camp : pas de butin
figure-ours-wins = notre camp : gagne
figure-theirs = les autres
figure-loot = les autres : butin !
figure-top = sur la table
figure-fits = convient
figure-no-fit = ne convient pas
figure-both-open = deux couleurs ouvertes
figure-fixes = fixe le vert
figure-cards = { $count ->
    [0] aucune
   *[other] { $count }
}
figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-half-upper = une moitié : 3 bleu
figure-half-lower = l’autre moitié : 6 jaune
figure-total = le total : 3 + 6 = 9

figure-ebbes-box = Chaque couleur a son symbole. Ces cinq cartes sont celles du tableau.
figure-ebbes-meaning = Le nombre est 1 et quatre 1 sont tombés : bleu, jaune, vert, rouge. Il reste marron.
figure-ebbes-winner = Le 1 jaune arrive en dernier et fait du jaune l’atout, aussi pour le 6 jaune déjà posé.
figure-ebbes-scoring = Cinq joueurs et leurs cartes ebbes : le moins et le plus ne donnent rien, l’entre-deux rapporte 3 points.
figure-ebbes-two = Les colonnes du joueur fictif : il n’utilise que les cartes visibles, la première à gauche qui convient.
figure-njet-cards = Une carte de chaque couleur. À gauche la plus basse, le { $low } : celle qui peut devenir butin.
figure-njet-board = Le plateau avant le premier pion.
figure-njet-stones = Le même plateau quand tous les pions sont posés : les cases cochées font la loi de cette manche.
figure-njet-winner = Le superatout bat l’atout, l’atout bat la couleur demandée. De deux superatouts, le dernier joué gagne.
figure-njet-loot = Notre atout gagne le pli. Seul le { $low } joué par les autres est un butin.
figure-flut-cards = Les cartes du jusant et celles du flot : mêmes lettres, mêmes nombres, deux séries différentes.
figure-flut-lowest = la plus faible
figure-flut-highest = la plus forte
figure-flut-board = Vu par le jusant : ses cases de départ en bas à droite, celles du flot en haut à gauche. Le départ de l’un est l’arrivée de l’autre.
figure-flut-match = B5 fait paire avec E5 dans sa colonne (deux 5) et avec B1 dans sa rangée (deux B). La carte du flot entre elles ne gêne pas.
figure-flut-direction = Les flèches vues par le jusant. Pour le flot, tout est tourné d’un demi-tour.
figure-flut-column = une colonne : vers la gauche
figure-flut-row = une rangée : droit devant
figure-flut-stacks = B5 est recouverte par une carte du flot : elle ne fait aucune paire, pas même avec B4 dans sa rangée.
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
