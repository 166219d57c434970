yes = oui
no = non
tap-again = Touche encore une fois pour jouer.

# Le bord supérieur
bar-home = Retour à l’étagère
bar-rules = Règles
bar-sound-on = Activer les sons
bar-sound-off = Couper les sons
bar-menu = Menu
title-your-turn = ● À toi – { $game }
title-table = { $game } – Atout

# Ce qu’attend la table
status-opening = La table s’ouvre…
closed-text = Demande un autre lien, ou ouvre ta propre table : les boîtes sont sur l’étagère.
status-frozen = Cette partie ne peut pas continuer.
status-waiting = On attend des joueurs
status-over = La partie est terminée.
status-ended-agreed = La partie a été arrêtée d’un commun accord.
status-ended-abandoned = Il n’y avait plus personne, la partie a été arrêtée.
status-ended-closed = La table a été fermée.
status-paused = En pause
status-your-turn = À toi de jouer
status-choose-more = Continue à choisir
status-sealed = Ton choix est fait. Les autres réfléchissent encore.
status-away = Un robot joue pour toi.
status-bot = { $seat } réfléchit…
status-turn = Au tour de { $seat }

# Somebody for whom the table waits is not connected
absent-title = Quelqu’un est absent
absent-now = { $name } : pas en ligne
absent-since = { $name } : absent depuis { $time }
absent-bot = Faire jouer un robot
absent-wait = Attendre
absent-end = Finir
absent-in = Un robot pourra jouer dans { $seconds } secondes.

# Connexion, questions, ce qu’on a manqué
connection-lost = Connexion perdue. Reconnexion en cours…
connection-elsewhere = Tu as quitté ta session. Recharge la page pour continuer.
refusal-rule = Lire la règle
proposal-title = Une question pour toi
proposal-takeback = { $seat } voudrait reprendre le dernier coup.
proposal-end = { $seat } voudrait arrêter la partie maintenant.
proposal-yes = D’accord
proposal-no = Non
proposal-waiting = On demande aux autres…
away-left = Tu as quitté la table ; un robot joue pour toi.
away-clock = Ton temps est écoulé ; un robot joue pour toi.
away-replaced = Tu étais absent ; un robot joue pour toi.
away-back = Reprendre ma place
missed-title = Pendant ton absence : { $count ->
    [1] un événement
   *[other] { $count } événements
}
missed-seen = Vu

# Ce qu’on peut faire en plus de jouer
action-change = Changer mon choix
action-take-back = Reprendre
action-hint = Conseil
action-hint-wait = Ce n’est pas à toi de jouer.
hint-likely = Ensuite, sans doute :
action-lay-down = Étaler
lay-down-certain = Quoi que les autres aient en main, la manche ne peut finir que de cette façon :

# À côté du plateau
side-title = Récit, discussion, scores
side-log = Récit
side-chat = Discussion
side-scores = Scores
scores-title = Scores par manche
scores-round = Manche
scores-place = rang { $place }
scores-sum = Somme des rangs
scores-none = Aucune manche n’a encore été comptée.
round-result = La manche { $number } est terminée
round-game = Le jeu { $number } est terminé
round-player = Joueur
round-points = Points
round-place = Rang
chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-write = Écrire une ligne
chat-send = Envoyer
chat-mute = Faire taire
chat-unmute = Rendre la parole
chat-gone = quelqu’un

# Avant le début
waiting-free = Place libre
waiting-host = hôte
waiting-reserved = réservée à { $name }
waiting-reserve = Réserver à…
waiting-reserve-for = À qui réserver cette place ? (Laisse vide pour la libérer.)
waiting-sit = S’asseoir ici
waiting-stand = Se lever
waiting-bot = Mettre un robot
waiting-no-bot = Retirer le robot
waiting-level = La force de { $name }
waiting-kick = Renvoyer
waiting-start = Commencer
waiting-start-fill = Commencer ; { $count ->
    [1] un robot prend la place libre
   *[other] des robots prennent les { $count } places libres
}
waiting-take-seat = Prends une place pour jouer, ou reste en spectateur.
waiting-for-host = { $name } lance la partie.
waiting-options = Options de cette table
waiting-fair = Donne honnête : toutes les cartes viennent d’un nombre secret, montré après la partie. Son empreinte :

# Le menu
menu-pause = Pause
menu-resume = Reprendre la partie
menu-end = Arrêter la partie
menu-leave = Quitter
menu-stay = Non, je continue
menu-sure-leave = Un robot jouera pour toi. Tu pourras reprendre ta place à tout moment.
menu-sure-end = On demandera aux autres s’ils veulent arrêter la partie maintenant.
menu-autoplay = Jouer d’office une carte quand c’est la seule permise
menu-coach = Me signaler discrètement mes erreurs (entraîneur)
menu-coach-company = Me signaler discrètement mes erreurs (entraîneur) : dès que tout le monde ici le veut
coach-mistake = Ce coup coûte sans doute { $points ->
    [one] { $points } point
   *[other] { $points } points
} :
menu-share = Partager cette table
menu-settings = Réglages
menu-seed = Le nombre secret était :

# Touches
keys-title = Touches
keys-digits = Aller à ce coup dans la liste
keys-arrows = De carte en carte, de case en case
keys-enter = Jouer ce qui est marqué
keys-escape = Abandonner un choix, fermer un message
keys-hint = Conseil
keys-undo = Reprendre
keys-moves = Montrer ou cacher la liste des coups
keys-chat = Discussion
keys-help = Cette aide

# Après la partie
over-title = Le résultat
over-rematch = Encore une
over-replay = Revoir
over-download = Télécharger la partie
