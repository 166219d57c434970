# La page entière
page-unreachable = Le serveur est injoignable pour le moment.
page-failed = Le serveur a répondu par une erreur ({ $status }).
page-no-such-game = Il n’y a pas ici de jeu « { $game } ». Les jeux sont : { $games }. Une page plus récente le connaît peut-être.
page-again = Réessayer
page-labelled = { $label } :

# Cartes
card-hidden = une carte cachée
card-suit = { $number } { $colour }
card-playable = jouable
card-of = jouée par { $seat }
hands-open = Toutes les mains
hand-of = Main de { $seat }

# Places et plis
seat-free = Place libre { $number }
seat-turn = à jouer
seat-bot = un robot : { $level }
seat-dealer-short = D
seat-absent = pas en ligne
seat-away = absent
seat-away-since = absent, vu pour la dernière fois { $ago }
seat-replaced = absent ; un robot joue à sa place
seat-sealed = a choisi
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
trick-led = entame
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-hours = { $count } h
clock-left = encore { $time }

# Ce qu’on peut faire
moves-title = Ce que tu peux faire
moves-none = Ce n’est pas ton tour.
moves-all = Tous les coups
log-title = Ce qui s’est passé
