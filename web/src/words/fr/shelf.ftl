# What all pages share
page-save = Enregistrer
page-copied = Copié
page-close = Fermer
page-cancel = Annuler

# The head and the foot
shelf-nav = Site
shelf-rules = Règles
shelf-me = Toi et tes réglages
shelf-language = Langue
shelf-nick = Ton pseudo
shelf-nick-change = changer de pseudo
shelf-theme-light = Allumer la lumière
shelf-theme-dark = Éteindre la lumière
shelf-sound-on = Activer les sons
shelf-sound-off = Couper les sons
foot-about = Des jeux de cartes modernes devenus introuvables, joués selon leurs règles imprimées. Les textes, les dessins et les programmes sont de nous.
foot-nav = Autres pages
foot-programs = Pour programmer
foot-site = S’occuper du site

# The shelf
shelf-title = Jeux de cartes, tout de suite
shelf-headline = Des jeux de cartes oubliés, fraîchement battus
shelf-lead = Ouvre une boîte et joue aussitôt : contre des robots, ou entre amis, à qui un lien suffit.
shelf-boxes = Les boîtes
shelf-players = { $least ->
    [1] en solo ou à deux
   *[other] { $least }–{ $most } joueurs
}
shelf-minutes = { $most ->
    [0] environ { $least } min
   *[other] { $least }–{ $most } min
}
shelf-play-now = Jouer
shelf-dealing = On distribue…
shelf-waiting = Ça commence dans { $time } environ…
shelf-invite = Inviter des amis
shelf-options = Plus d’options
shelf-how = Comment on y joue
shelf-preparing = On déballe les boîtes, cette première fois seulement ; tu peux déjà choisir.
shelf-left = Encore { $time } environ.
shelf-seconds-left = { $count } s
shelf-minutes-left = { $count } min
shelf-preparing-wish = { $game } sort de sa boîte, cette première fois seulement ; ta table s’ouvrira d’elle-même.
shelf-packed = on la déballe

# Tables
shelf-mine = Tes tables
shelf-all = Les montrer toutes ({ $count })
shelf-fewer = En montrer moins
shelf-your-turn = À toi de jouer
shelf-others-turn = Les autres réfléchissent
shelf-watch = Regarder
shelf-waits = { $free ->
    [0] Peut commencer
    [1] Une place est libre
   *[other] { $free } places sont libres
}
shelf-pace-days = { $days ->
    [1] un jour par coup
   *[other] { $days } jours par coup
}
shelf-pace-move = { $seconds } s par coup
shelf-pace-game = { $minutes } min par partie
shelf-join = { $free ->
    [1] Jouer : une place libre
   *[other] Jouer : { $free } places libres
}
shelf-bots = { $count ->
    [1] un robot
   *[other] { $count } robots
}
shelf-nobody = personne encore
shelf-somebody = quelqu’un
shelf-open = Tables ouvertes
shelf-open-none = Personne n’attend de compagnie en ce moment. En préparant une table, tu peux l’afficher ici pour tout le monde : quelqu’un passera peut-être.
shelf-recent = Parties terminées
shelf-recent-none = Aucune partie n’est encore terminée. Les tiennes seront ici, à revoir carte par carte.
shelf-unfinished = arrêtée avant la fin
shelf-won = Victoire :

# Invitations
shelf-invite-title = Ta table est prête
shelf-invite-lead = { $game } : toute personne qui ouvre ce lien peut s’asseoir. Les places vides pourront aller à des robots.
shelf-invite-text = Viens jouer à { $game } avec moi !
shelf-link = Lien vers la table
shelf-qr = Code QR avec le lien vers la table
shelf-copy-link = Copier le lien
shelf-share = Partager
shelf-to-table = À la table

# Records
shelf-drop = Tu as le fichier d’une partie ? Dépose-le n’importe où sur cette page pour la revoir.
shelf-let-go = Lâche le fichier pour voir cette partie
shelf-choose-file = Choisir un fichier
shelf-records = Chercher dans toutes les parties
shelf-no-record = « { $name } » n’est pas le fichier d’une partie.

# Nothing here
lost-title = Rien ici
lost-headline = Cette carte n’est pas dans le paquet
lost-text = Nous avons cherché sous la table, derrière les coussins et dans toutes les manches. Quoi que cette adresse ait désigné, ce n’est plus en jeu.
lost-home = Retour à l’étagère

# Énigmes
shelf-puzzles = Énigmes
shelf-puzzle-day = L’énigme du jour
shelf-puzzle-lead = { $game } : trouve le meilleur coup.
shelf-puzzle-open = La résoudre
shelf-puzzle-due = { $count ->
    [1] Une de tes propres erreurs revient aujourd’hui
   *[other] { $count } de tes propres erreurs reviennent aujourd’hui
}
