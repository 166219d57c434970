# Énigmes
puzzle-title = Énigmes
puzzle-lead = Trouve le coup : de vraies décisions, telles que leur joueur les a vues. Tout coup aussi bon que le meilleur compte comme juste.
puzzle-games = Par jeu
puzzle-count = { $count ->
    [1] Une énigme
   *[other] { $count } énigmes
}
puzzle-today = L’énigme du jour
puzzle-none = Il n’y a pas encore de telles énigmes.
puzzle-of = { $game } : énigmes
puzzle-all-games = Tous les jeux
puzzle-theme = Ce qui décide
puzzle-every-theme = Peu importe
puzzle-somebody = quelqu’un d’autre
puzzle-difficulty = Difficulté
puzzle-every-difficulty = Toutes
puzzle-difficulty-0 = facile
puzzle-difficulty-1 = moyenne
puzzle-difficulty-2 = difficile
puzzle-difficulty-3 = très difficile
puzzle-start = Commencer
puzzle-number = Énigme { $number }
puzzle-find = Trouve le meilleur coup
puzzle-task = Tu es assis devant et tu vois ce que ce joueur voyait. Joue le coup qui promet le plus ; tu n’as qu’une réponse.
puzzle-fair = Personne n’a regardé les cartes cachées : les coups sont comparés dans beaucoup de donnes qui s’accordent avec ce que tu vois.
puzzle-tell = Montre-moi
puzzle-right = Juste !
puzzle-wrong = Pas le meilleur coup
puzzle-told = La solution
puzzle-best = { $count ->
    [1] Le meilleur :
   *[other] Aussi bons l’un que l’autre :
}
puzzle-why = Pourquoi
puzzle-values = Ce que chaque coup peut rapporter dans cette manche, sur { $count } donnes qui s’accordent avec ce que tu vois :
puzzle-next = Énigme suivante
puzzle-back = Retour aux énigmes
puzzle-mine = Tes propres erreurs
puzzle-mine-about = Les erreurs que tu gardes d’une analyse reviennent en énigmes : après 1, 3, 7 et 21 jours, jusqu’à ce qu’elles soient corrigées.
puzzle-mine-none = Rien n’est gardé pour l’instant. Ouvre l’analyse d’une partie terminée et choisis « M’exercer sur ces erreurs ».
puzzle-mine-start = M’exercer maintenant
puzzle-due = { $count ->
    [1] Une erreur revient aujourd’hui.
   *[other] { $count } erreurs reviennent aujourd’hui.
}
puzzle-later = { $count ->
    [1] Une erreur est gardée ;
   *[other] { $count } erreurs sont gardées ;
} { $days ->
    [1] la prochaine revient demain.
   *[other] la prochaine revient dans { $days } jours.
}
puzzle-export = Enregistrer un fichier
puzzle-import = Ouvrir un fichier
puzzle-bad-file = Ce n’est pas un fichier d’erreurs gardées.
puzzle-forget = Tout effacer
puzzle-forget-sure = Vraiment tout effacer ?
puzzle-kept = Tout cela reste dans ce navigateur, et nulle part ailleurs.
puzzle-practise = M’exercer sur ces erreurs
puzzle-practised = { $count ->
    [0] Ces erreurs sont déjà gardées.
    [1] Une erreur reviendra en énigme demain.
   *[other] { $count } erreurs reviendront en énigmes, dès demain.
}
