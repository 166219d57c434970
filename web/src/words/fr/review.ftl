# L’analyse d’une partie terminée
review-title = Analyse
review-ask = Analyser cette partie
review-about = Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment-là, jamais d’après les cartes cachées. Cela prend un moment ; tout s’affiche au fur et à mesure.
review-queued = { $ahead ->
    [0] L’analyse va commencer…
    [1] Une autre analyse passe avant…
   *[other] { $ahead } autres analyses passent avant…
}
review-running = Analyse en cours… { $percent } %
review-cancel = Arrêter
review-failed = L’analyse n’a pas pu être faite. Réessaie plus tard.
review-deeper = Regarder de plus près là où ça compte
review-open = Afficher l’analyse
review-step = L’étape affichée
review-no-decision = Il n’y avait rien à décider à cette étape.
review-not-yet = Cette étape n’a pas encore été examinée.
review-forced = Un seul coup était permis.
review-loses = coûte { $points } points (± { $within })
review-within = ± { $points }
review-values = Ce que chaque coup pouvait rapporter dans cette manche, sur { $count } donnes compatibles avec ce que savait ce joueur :
review-played = joué
review-best = meilleur
review-better = mieux :
review-sound = Aucune erreur trouvée ici.
review-also = De plus : { $event } dans { $share } % des cas au lieu de { $instead } %.
review-winning = Chances de gagner la partie : { $best } % au lieu de { $played } %.
review-all-moves = Les { $count } coups
review-fewer = Moins de coups
review-mark-doubtful = coup douteux
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-previous = Erreur précédente (touche P)
review-next = Erreur suivante (touche N)
review-previous-short = Erreur précédente
review-next-short = Erreur suivante
review-none-before = Aucune erreur avant cette étape.
review-none-after = Aucune erreur après cette étape.
review-whose = Erreurs de qui
review-everybody = De tous
review-least = À partir de quelle gravité
review-from = à partir de { $mark }
review-mistakes = Erreurs
review-none = Aucune erreur de ce genre.
review-none-yet = Aucune pour l’instant…
review-curve = Ce que chacun pouvait espérer de la partie, étape par étape
review-curve-about = Points espérés pour toute la partie, à chaque décision. La bande montre l’incertitude maximale ; les pointillés séparent les manches.
review-number = Étape
review-player = Joueur
review-expected = Points espérés
review-mark = Note
review-scored = manche comptée
review-players = Joueurs
review-result = { $result } points, pour { $mean } d’habitude. La différence vient :
review-cards = des cartes reçues
review-came = de la suite du jeu
review-own = de ses propres erreurs
review-adjusted = Sans la chance : { $points } points.
review-rate = Taux d’erreur { $rate } (± { $within }) :
    millièmes d’un écart habituel perdus à chaque décision.
review-like = Joue comme un robot « { $level } ».
review-like-between = Joue entre un robot « { $level } » et un robot « { $better } ».
review-finest = Meilleur coup
review-dearest = Erreur la plus coûteuse
review-at = (étape { $number })
review-how = { $simulations } simulations par décision. N’est signalé que ce qui coûte plus de deux fois son erreur type.
review-keys = Touches : N erreur suivante, P erreur précédente.
