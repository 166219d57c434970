# Messages de la ligne de commande. Les commandes gardent leur nom anglais ; `cli-command-…` leur en donne un second.
cli-players = { $players } joueurs
cli-record = Partie { $number } : { $game }
cli-unfinished = Le fichier s’arrête ici, la partie n’est pas terminée.

cli-person = Joueur { $number }
cli-bot = Robot { $number }
cli-virtual = Joueur fictif

cli-which-game = Quel jeu ? (numéro ou nom)
cli-no-game = Il n’y a pas de jeu « { $typed } ».
cli-which-level = Contre quels robots ? (numéro ou nom ; Entrée : { $usual })
cli-no-level = Il n’y a pas de robots « { $typed } ».
cli-welcome = { $game } : bonne partie ! Tape « aide » si tu ne sais pas quoi taper.
cli-commitment = Empreinte de toutes les donnes (SHA-256 du nombre secret) : { $commit }
cli-secret-lost = Le nombre secret de cette partie a disparu : les donnes suivantes seront aléatoires, mais invérifiables.
cli-played-on =
    Tu continues après l’étape { $step } d’une autre partie. { $cards ->
        [drawn] Ce que tu ne pouvais pas y savoir a été tiré à nouveau.
       *[true] Toutes les cartes sont où elles étaient.
    }
cli-file = La partie est enregistrée après chaque coup dans { $file }
cli-saved = Enregistré : { $file }
cli-verify = Le nombre secret de toutes les donnes est maintenant dans le fichier : atout verify { $file }
cli-pass-keyboard = Passe le clavier à { $seat }, puis appuie sur Entrée.

cli-legal = Tu peux jouer :
cli-more-moves = … et encore { $count } : tape « { $command } »
cli-ambiguous = Cela peut désigner plusieurs coups : { $moves }
cli-not-legal = { $move } n’est pas permis : { $sentence } ({ $reference })
cli-not-a-move = « { $typed } » n’est ni un coup ni une commande ; « { $help } » dit ce qu’on peut taper.
cli-nothing-to-undo = Tu n’as pas de coup à reprendre.
cli-hint = { $move } : { $mean } ± { $error }
cli-hint-line = Ensuite, sans doute : { $line }
cli-file-exists = { $file } existe déjà ; choisis un autre nom.

cli-command-hint = conseil
cli-command-undo = reprendre
cli-command-moves = coups
cli-command-rules = règles
cli-command-log = récit
cli-command-save = enregistrer
cli-command-quit = quitter
cli-command-help = aide
cli-help =
    Tape un coup, son numéro ou simplement sa carte. Entrée joue le seul coup permis.
    { $hint }  les trois meilleurs coups et les points attendus
    { $undo }  retour à ta décision précédente
    { $moves }  tous les coups permis
    { $rules }  la règle du jeu
    { $log }  tout ce qui s’est passé
    { $save } [FICHIER]  enregistrer, aussi sous un autre nom
    { $quit }  partir ; la partie pourra être reprise
    { $help }  ce texte
