# People, REST and trust
problem-bad-request = Le serveur n’a pas compris cette demande.
problem-not-json = Cette adresse attend du JSON (Content-Type: application/json).
problem-too-large = C’est trop grand.
problem-sign-in = Dites d’abord qui vous êtes : ouvrez la page ou connectez-vous.
problem-bad-token = Ce jeton n’est pas valable.
problem-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
problem-wrong-code = Le nom et le code de secours ne vont pas ensemble.
problem-forbidden = Vous n’en avez pas le droit.
problem-foreign-origin = La demande venait d’un autre site.
problem-account-needed = Il faut pour cela un compte avec un nom et un mot de passe.
problem-host-needed = Seul un hôte du site peut le faire.
problem-banned = L’accès à ce site vous est fermé.
problem-not-found = Il n’y a rien ici.
problem-not-allowed = Cette adresse n’offre pas cela.
problem-slow-down = C’était trop rapide. Réessayez dans { $seconds } s.
problem-not-saved = Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.
problem-internal = Une erreur s’est produite dans le serveur. Elle est notée sous { $id }.
problem-bad-name = Un nom a de 1 à { $most } caractères visibles.
problem-bad-password = Un mot de passe a de { $least } à { $most } caractères.
problem-name-taken = Quelqu’un d’autre porte ce nom.
problem-has-account = Vous avez déjà un compte.
problem-sign-up-closed = On ne crée pas de nouveaux comptes pour le moment.
problem-too-many = Pas plus de { $most }.
problem-still-running = Cette partie est en cours. Son relevé sera visible à la fin.
problem-bad-endpoint = On ne peut pas envoyer d’avis à cette adresse.
problem-bad-address = Ce n’est pas une adresse de réseau.
problem-yourself = Vous ne pouvez pas vous exclure vous-même.

notice-your-turn = C’est à vous de jouer : { $game }
notice-open = Ouvrir la table : { $link }

nick = { $animal } { $adjective }
nick-animals = Loutre, Renard, Blaireau, Héron, Hibou, Lièvre, Lynx, Martre, Merle, Corbeau, Castor, Hérisson, Martinet, Phoque, Crapaud, Cigogne, Hermine, Pie, Loir, Saumon
nick-adjectives = agile, habile, tranquille, sage, brave, rapide, calme, fidèle, aimable, honnête, drôle, espiègle, noble, modeste, énergique, sincère, magique, lunaire, solaire, rebelle
