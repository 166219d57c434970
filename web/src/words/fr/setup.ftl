# Setting up a table
new-title = { $game } : nouvelle table
new-rules = Comment on joue
new-players = Qui joue
new-count = À combien
new-seat = Place { $number }
new-seat-me = Toi ({ $name })
new-seat-free = Qui a le lien
new-seat-kept = Réservée à…
new-seat-bot = { $levels ->
    [1] Robot
   *[other] Robot : { $level }
}
new-seat-name = Pour qui la place { $number } est réservée
new-seat-name-hint = Pseudo
new-bot-pace = Les robots jouent
new-bot-pace-0 = aussitôt
new-bot-pace-1 = vite
new-bot-pace-2 = posément
new-bot-pace-3 = lentement
new-options = Règles et variantes
new-options-about = Comme dans la boîte, sauf si tu en décides autrement.
new-option-refused = Le serveur n’accepte pas cette valeur.
new-table = La table
new-pace = Temps de réflexion
pace-relaxed = sans limite
pace-relaxed-about = Rien ne presse.
pace-move = par coup
pace-move-about = Qui tarde trop est remplacé par un robot jusqu’à son retour.
pace-game = par partie
pace-game-about = Une pendule d’échecs : tant pour toute la partie, et un peu plus à chaque coup.
pace-days = en jours
pace-days-about = On joue de temps en temps, sur plusieurs jours. Tu es averti quand c’est à toi.
pace-number-seconds = Secondes par coup
pace-number-minutes = Minutes pour toute la partie
pace-number-increment = Secondes de plus à chaque coup
pace-number-days = Jours par coup
new-seen = Qui peut la trouver
new-seen-link = seulement par le lien
new-seen-link-about = Pour des amis. La table n’est affichée nulle part.
new-seen-listed = tout le monde
new-seen-listed-about = La table est affichée sur l’étagère, sous « Tables ouvertes ».
new-spectators = D’autres peuvent regarder
new-spectators-about = Ils voient ce qui est posé, jamais les mains.
new-hints = Conseils
new-hints-about = On peut demander ce que jouerait un robot. C’est pour toute la table ou pour personne.
new-start = Commencer la partie
new-open = Ouvrir la table
new-preparing = On déballe cette boîte, cette première fois seulement ; tu peux déjà choisir.
new-preparing-wish = On déballe la boîte ; ta table s’ouvre d’elle-même dès qu’elle est prête.
new-part-up = { $game } : plus tôt
new-part-down = { $game } : plus tard
new-part-drop = Retirer { $game }
new-part-first = C’est déjà le premier jeu.
new-part-last = C’est déjà le dernier jeu.
new-part-least = Il en faut au moins { $least ->
    [one] un
   *[other] { $least }
}.
new-part-add = Ajouter :
new-parts-again = Les six dans l’ordre
