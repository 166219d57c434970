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
pad-sum = Somme des rangs

# Examples to step through
rules-example = À suivre pas à pas
rules-first = Au début
rules-back = Un pas en arrière
rules-forward = Un pas en avant
rules-last = À la fin
rules-step = { $at } / { $of }

# What drawings say
figure-led = entame
