
# Tables
problem-not-seated = Assieds-toi d’abord à cette table.
problem-host-only = Seul l’hôte de la table peut le faire.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-game-over = La partie est terminée.
problem-not-over = La partie n’est pas encore terminée.
problem-you-are-away = Un robot joue pour toi en ce moment. Reprends d’abord ta place.
problem-you-are-here = Tu joues déjà toi-même.
problem-no-time-left = Ton temps est écoulé ; le robot finit la partie pour toi.
problem-time-is-up = Ton temps pour ce coup est écoulé : un robot le joue. Reprends ta place ensuite.
problem-no-such-seat = Cette place n’existe pas ; la table a { $count ->
    [1] une place
   *[other] { $count } places
}.
problem-already-seated = Tu as déjà une place à cette table.
problem-table-full = Il n’y a plus de place libre à cette table.
problem-seat-taken = Cette place est prise.
problem-seat-reserved = Cette place est réservée à { $name }.
problem-seat-of-another = Cette place est gardée pour une autre personne du nom de { $name }.
problem-seat-empty = Personne ne joue soi-même à cette place.
problem-seats-free = Il reste des places libres. Invite quelqu’un ou mets-y des robots.
problem-no-such-bot = Ce robot n’existe pas ; il y a : { $levels }.
problem-kicked = L’hôte t’a fait quitter la table. Tu pourras te rasseoir quand une place te sera gardée.
problem-stale = La table a changé entre-temps. Regarde encore une fois.
problem-paused = La partie est en pause.
problem-not-paused = La partie n’est pas en pause.
problem-your-time-runs = C’est ton temps qui court. Seuls les autres peuvent mettre le jeu en pause maintenant.
problem-already-sealed = Tu as déjà fait ton choix. Tu peux le reprendre tant que tous n’ont pas choisi.
problem-not-your-turn = Ce n’est pas ton tour.
problem-not-a-move = Ce n’est pas un coup de ce jeu.
problem-nothing-to-take-back = Il n’y a rien à reprendre.
problem-consent-away = Quelqu’un qui a joué depuis ce coup est absent. On ne peut pas le reprendre sans son accord.
problem-nothing-asked = Rien n’a été demandé.
problem-leave-instead = Tu ne peux remplacer que les autres. Pour partir toi-même, quitte la table.
problem-still-here = Cette personne est là. Un robot ne peut jouer que pour quelqu’un d’absent.
problem-just-gone = Cette personne vient seulement de partir. Un robot pourra jouer à sa place dans { $seconds } s.
problem-muted = Tu ne peux pas écrire à cette table pour le moment.
problem-no-such-person = Cette personne n’est pas à la table.
problem-empty-text = Il n’y a rien à lire dans ce message.
problem-not-certain = La suite de la manche n’est pas encore certaine.
problem-no-hints = Il n’y a pas de conseils à cette table.
problem-no-coach = Pas d’entraîneur à cette table : seulement contre des robots, ou si tout le monde le veut, et jamais avec une pendule.
problem-no-spectators = Personne ne peut regarder cette table.
problem-no-such-table = Cette table n’existe pas.
problem-too-many-tables = Cela fait trop de tables à la fois.
problem-already-rematched = Il y a déjà une table pour la revanche.
problem-frozen = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
problem-preparing = Ce jeu est en préparation. Cela ne prend un instant que la première fois.
problem-bad-option = Ce jeu n’a pas cette option.
problem-wrong-version = Cette page n’est plus à jour. Recharge-la.

# Quick phrases
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-hurry = On continue ?
phrase-good-game = Belle partie !
phrase-again = Encore une ?
# People, REST and trust
problem-bad-request = Le serveur n’a pas compris cette demande.
problem-not-json = Cette adresse attend du JSON (Content-Type: application/json).
problem-too-large = C’est trop volumineux.
problem-sign-in = Dis d’abord qui tu es : ouvre la page ou connecte-toi.
problem-bad-token = Ce jeton n’est pas valable.
problem-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
problem-wrong-code = Le nom et le code de secours ne vont pas ensemble.
problem-forbidden = Tu n’en as pas le droit.
problem-foreign-origin = La demande venait d’un autre site.
problem-account-needed = Il faut pour cela un compte avec un nom et un mot de passe.
problem-host-needed = Seul un hôte du site peut le faire.
problem-banned = L’accès à ce site t’est fermé.
problem-not-legal = { $why }
problem-not-found = Il n’y a rien ici.
problem-not-allowed = Cette adresse n’offre pas cela.
problem-slow-down = C’était trop rapide. Réessaie dans { $seconds } s.
problem-not-saved = Le serveur ne peut rien enregistrer pour le moment. Réessaie bientôt.
problem-internal = Une erreur s’est produite dans le serveur. Elle est notée sous { $id }.
problem-bad-name = Un nom compte de 1 à { $most } caractères visibles.
problem-bad-password = Un mot de passe compte de { $least } à { $most } caractères.
problem-name-taken = Quelqu’un d’autre porte ce nom.
problem-has-account = Tu as déjà un compte.
problem-sign-up-closed = On ne crée pas de nouveaux comptes pour le moment.
problem-too-many = Pas plus de { $most }.
problem-still-running = Cette partie est en cours. Son fichier sera visible à la fin.
problem-bad-record = Ce n’est pas le fichier d’une partie que l’on puisse revoir ici.
problem-bad-step = À l’étape { $step }, ce fichier ne suit pas les règles.
problem-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur : elle ne peut être ni analysée ni continuée ici.
problem-not-reviewed = Fais d’abord analyser cette partie ; l’analyse pourra ensuite être approfondie.
problem-no-such-frame = Cette partie n’a pas cette étape ; la dernière est { $last }.
problem-bad-line = Le coup { $number } de cette suite ne peut pas être joué.
problem-bad-endpoint = On ne peut pas envoyer d’avis à cette adresse.
problem-bad-address = Ce n’est pas une adresse réseau.
problem-yourself = Tu ne peux pas t’exclure toi-même.

notice-your-turn = C’est à toi de jouer : { $game }
notice-open = Ouvrir la table : { $link }

nick = { $animal } { $adjective }
nick-animals = Loutre, Renard, Blaireau, Héron, Hibou, Lièvre, Lynx, Martre, Merle, Corbeau, Castor, Hérisson, Martinet, Phoque, Crapaud, Cigogne, Hermine, Pie, Loir, Saumon
nick-adjectives = agile, habile, tranquille, sage, brave, rapide, calme, fidèle, aimable, honnête, drôle, espiègle, noble, modeste, énergique, sincère, magique, lunaire, solaire, rebelle
