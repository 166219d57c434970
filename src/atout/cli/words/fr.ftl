# Messages de la ligne de commande. Les commandes gardent leur nom anglais ; `cli-command-…` leur en donne un second.
cli-players = { $players } joueurs
cli-record = Partie { $number } : { $game }
cli-unfinished = L’enregistrement s’arrête ici, la partie n’est pas finie.

cli-person = Joueur { $number }
cli-bot = Robot { $number }
cli-virtual = Joueur virtuel

cli-which-game = Quel jeu ? (numéro ou nom)
cli-no-game = Il n’y a pas de jeu « { $typed } ».
cli-welcome = { $game } : bonne partie ! Tapez « aide » si vous ne savez pas quoi taper.
cli-commitment = Engagement sur toutes les donnes (SHA-256 de la graine) : { $commit }
cli-secret-lost = Le secret des donnes de cette partie a disparu : les donnes suivantes sont aléatoires, mais invérifiables.
cli-file = La partie est enregistrée après chaque coup dans { $file }
cli-saved = Enregistré : { $file }
cli-verify = La graine de toutes les donnes est maintenant dans l’enregistrement : atout verify { $file }
cli-pass-keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.

cli-legal = Vous pouvez jouer :
cli-more-moves = … et encore { $count } : tapez « { $command } »
cli-ambiguous = Cela peut désigner plusieurs coups : { $moves }
cli-not-legal = { $move } n’est pas permis : { $sentence } ({ $reference })
cli-not-a-move = « { $typed } » n’est ni un coup ni une commande ; « { $help } » dit ce qu’on peut taper.
cli-nothing-to-undo = Vous n’avez pas de coup à reprendre.
cli-hint = { $move } : { $mean } ± { $error }
cli-file-exists = { $file } existe déjà ; choisissez un autre nom.

cli-command-hint = indice
cli-command-undo = reprendre
cli-command-moves = coups
cli-command-rules = règles
cli-command-log = journal
cli-command-save = enregistrer
cli-command-quit = quitter
cli-command-help = aide
cli-help =
    Tapez un coup, son numéro ou simplement sa carte. Entrée joue le seul coup permis.
    { $hint }  les trois meilleurs coups et les points attendus
    { $undo }  retour à votre décision précédente
    { $moves }  tous les coups permis
    { $rules }  la règle du jeu
    { $log }  tout ce qui s’est passé
    { $save } [FICHIER]  enregistrer, aussi sous un autre nom
    { $quit }  partir ; la partie peut être continuée
    { $help }  ce texte
