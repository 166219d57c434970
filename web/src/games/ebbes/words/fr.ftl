ebbes-slots = Ce que valent les couleurs dans cette manche
ebbes-slot-empty = pas encore nommé
ebbes-worth-trump = l’emporte
ebbes-worth-plus = +1 par carte
ebbes-worth-ebbes = entre deux : +3
ebbes-worth-minus = −1 par carte
ebbes-worth-zilch = le plus : décide
ebbes-track = Piste de score
ebbes-goal = arrivée
ebbes-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
ebbes-decides = nomme le prochain emplacement
ebbes-who-leads = Qui doit entamer le premier pli ?
ebbes-picking = Choisis une couleur et un nombre : cette carte nommera un emplacement.

# Options
option-more-cards = Plus de cartes
option-more-cards-about = Quinze cartes en main au lieu de dix : des manches plus longues, et plus de plis ramassés à l’aveugle.
option-choose-designators = Choisir les cartes décisives
option-choose-designators-about = Au lieu d’un nombre pour toutes les couleurs, on choisit soi-même les cinq cartes qui donnent leur sens aux couleurs.
option-rounds = Manches au plus
option-rounds-about = La partie s’arrête au plus tard à cette manche.
option-goal = Arrivée
option-goal-about = La partie s’arrête dès que quelqu’un a autant de points. L’emplacement sur la piste imprimée est une supposition.
option-dabbscheedel = Dabbscheedel
option-dabbscheedel-about = La partie s’arrête aussi quand quelqu’un est tombé aussi bas.

# Tips in the first game: at most 160 characters each
guide-ebbes-naming = Tu as gagné le plus de cartes rien : dis qui entame. Tu peux te choisir.
guide-ebbes-naming-wait = Qui a gagné le plus de cartes rien dit qui entame. Regarde ta main en attendant.
guide-ebbes-picking = Choisis une paire : une couleur et un nombre. La première des cinq cartes à être jouée fait de sa couleur l’atout.
guide-ebbes-picking-wait = On choisit cinq paires. Elles désignent les cinq cartes qui donneront un sens aux couleurs.
guide-ebbes-lead = { $pairs ->
    [yes] Entame de la carte que tu veux. La première carte choisie qui tombe fait l’atout, les suivantes plus, ebbes et moins.
   *[no] Entame de la carte que tu veux. Le premier { $number } joué fait de sa couleur l’atout, les suivants font plus, ebbes et moins.
}
guide-ebbes-follow = Fournis la couleur demandée : les cartes levées sont permises. La plus haute gagne, sauf s’il y a un atout.
guide-ebbes-free = Ici, tout est permis. Si tu ne peux pas fournir, défausse-toi, coupe ou lâche une carte décisive (avec un point).
guide-ebbes-nothing-named = { $pairs ->
    [yes] Aucune couleur n’a encore de sens. Les cartes choisies décideront, dans l’ordre où elles tombent.
   *[no] Aucune couleur n’a encore de sens. Cinq cartes portent le { $number } ; elles décident, dans l’ordre où elles tombent.
}
guide-ebbes-some-named = En haut, les couleurs qui ont déjà un sens. Veux-tu leurs cartes ? Plus vaut +1 chacune, moins −1.
guide-ebbes-all-named = Tout est fixé : prends du plus, évite le moins, et n’aie ni le plus ni le moins d’ebbes : cela vaut 3 points.
guide-ebbes-scored = Plus et moins se comptent par carte. Ebbes a donné 3 points à l’entre-deux ; qui a le plus de rien dira qui entame.

# Score sheets
pad-ebbes = Plus vaut +1 par carte, moins −1 par carte. Ebbes rapporte 3 points à qui n’en a ni le plus ni le moins. Qui a le plus de cartes rien dit qui entame la manche suivante.

# What drawings say
figure-wins = gagne
figure-trump-now = fait du jaune l’atout
figure-cards = { $count ->
    [0] aucune
   *[other] { $count }
}
figure-ebbes-box = Chaque couleur a son symbole. Ces cinq cartes sont celles du tableau.
figure-ebbes-meaning = Le nombre est 1 et quatre 1 sont tombés : bleu, jaune, vert, rouge. Il reste marron.
figure-ebbes-winner = Le 1 jaune arrive en dernier et fait du jaune l’atout, aussi pour le 6 jaune déjà posé.
figure-ebbes-scoring = Cinq joueurs et leurs cartes ebbes : le moins et le plus ne donnent rien, l’entre-deux rapporte 3 points.
figure-ebbes-two = Les colonnes du joueur fictif : il n’utilise que les cartes visibles, la première à gauche qui convient.
