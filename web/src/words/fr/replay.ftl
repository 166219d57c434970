# Revoir une partie
replay-title = Revoir
replay-of = { $game } : à revoir
replay-opening = On remet les cartes en place…
replay-step = Étape { $number } sur { $total }
replay-seat = Vue de
replay-link = Copier le lien vers cette étape
replay-controls = Parcourir la partie
replay-position = Moment de la partie
replay-first = Au début
replay-round-back = Retour au début de la manche
replay-back = Une étape en arrière
replay-play = Laisser défiler
replay-pause = Arrêter
replay-forward = Une étape en avant
replay-round-forward = À la manche suivante
replay-last = À la fin
replay-at-first = C’est le début.
replay-at-last = C’est la fin.
replay-speed = Vitesse : { $speed } fois
replay-side = Récit, scores, analyse
replay-tab-log = Récit
replay-tab-scores = Scores
replay-tab-about = À propos
replay-tab-review = Analyse
replay-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
replay-keys = Touches : ← → une étape, page précédente et suivante une manche, Début et Fin, espace pour lancer et arrêter, W et si, O continuer ; dans une suite ← →, retour arrière, C comparer, Échap.
replay-no-file = Le fichier qui était ici n’y est plus. Choisis-le encore une fois, ou prends-en un autre.
replay-reason = Raison :
scores-go = À la fin de la manche { $number }

# Une autre suite
onward-open = Reprendre ici
onward-title = Continuer à partir d’ici
onward-over = La partie est finie ici.
onward-seat = De qui prends-tu la place ?
onward-cards = Cartes que cette personne ne voyait pas
onward-cards-drawn = Tirées à nouveau
onward-cards-drawn-about = Telles qu’elles auraient pu être d’après tout ce que { $name } savait. Toi non plus, tu ne les connais pas.
onward-cards-true = Telles qu’elles étaient
onward-cards-true-about = Les vraies cartes de la partie quittée. La nouvelle partie le dit.
onward-start = Jouer
onward-note = Continuée depuis l’étape { $step } d’une autre partie, { $cards ->
    [drawn] les cartes cachées tirées à nouveau.
   *[true] avec les cartes telles qu’elles étaient.
}
onward-back = Ce qui s’y est passé
onward-note-puzzle = Continuée depuis une énigme, { $cards ->
    [drawn] les cartes cachées tirées à nouveau.
   *[true] avec les cartes telles qu’elles étaient.
}
onward-back-puzzle = Retour à l’énigme
whatif-open = Et si… ?
whatif-title = Et si
whatif-empty = Essaie d’abord un coup.
whatif-happened = En vrai
whatif-deal = Une donne
whatif-moves = { $name } peut jouer :
whatif-ends = La suite s’arrête ici.
whatif-inside = Au milieu de la suite ; elle continue après son dernier coup.
whatif-compared = Voilà ce qui s’est passé.
whatif-back = Reprendre le dernier coup
whatif-link = Copier le lien vers cette suite
whatif-leave = Retour à la partie

# Une donne honnête
fair-title = Une donne honnête ?
fair-how = Toutes les donnes de cette partie viennent d’un seul nombre secret. Son empreinte était visible avant la première carte : personne ne pouvait donc en choisir un autre après coup. Le nombre lui-même est visible maintenant que la partie est terminée.
fair-commit = Empreinte, montrée avant la partie
fair-seed = Nombre secret, montré après
fair-fits = Le nombre a bien cette empreinte.
fair-fits-not = Le nombre n’a pas cette empreinte !
fair-check = Pour vérifier chaque donne, télécharge le fichier de la partie et lance :
fair-hand-title = Vérifier à la main
fair-hand = L’empreinte est le SHA-256 des 32 octets du nombre secret. La donne numéro k tire ses nombres au hasard de SHA-256(nombre, « deal », k, c) pour c = 0, 1, 2…, où k et c ont quatre octets chacun, lus comme des nombres de 32 bits, octet de poids fort en premier. Ils servent à mélanger le paquet trié en partant de la fin (Fisher–Yates). Tous les détails sont dans le fichier docs/record.md des sources d’Atout.
fair-none = Ce fichier ne dit pas de quel nombre viennent ses cartes : on ne peut donc pas le vérifier.

# Après la partie
result-you = Tu as gagné !
result-won = { $count ->
    [1] { $names } gagne
   *[other] { $names } gagnent
}
result-winner = Gagnant
result-place = { $place }.
result-share = Copier le lien
result-print = Imprimer les scores
chart-title = Totaux après chaque manche

# Parties terminées
records-whose = Quelles parties
records-whose-all = toutes
records-whose-all-about = Les parties des tables ouvertes, et toutes les tiennes.
records-whose-mine = les miennes
records-whose-mine-about = Seulement les parties que tu as jouées.
records-game = Jeu
records-all = Tous les jeux
records-player = Le nom commence par
records-none = Aucune partie de ce genre.
records-mine-none = Tu n’as encore terminé aucune partie. Les tiennes seront ici, à revoir carte par carte.
records-more = Montrer les précédentes
