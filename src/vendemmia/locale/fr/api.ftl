### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = Le corps de la requête n’est pas du JSON lisible.
api-error-no-token = Cet appel demande un jeton valide. Créez-en un sur la page des paramètres.
api-error-forbidden = Ce siège n’est pas le vôtre.
api-error-not-found = Il n’y a rien pour vous à cette adresse.
api-error-not-allowed = Cette adresse n’accepte pas cette méthode.
api-error-gathering = La partie n’a pas commencé : il reste des sièges libres.
api-error-not-gathering = La partie a commencé, et plus personne ne peut la rejoindre.
api-error-no-free-seat = Tous les sièges sont pris.
api-error-stale = La table a changé depuis la version indiquée. Relisez-la.
api-error-not-your-turn = Ce n’est pas à votre siège de répondre.
api-error-nothing-to-undo = Il n’y a rien à annuler.
api-error-not-over = L’enregistrement contient toutes les cartes cachées. Il est lisible une fois la partie terminée.
api-error-too-large = La requête est trop grande.
api-error-invalid = Certains champs ne correspondent pas à la description.
api-error-unknown-code = Aucune réponse n’a ce code.
api-error-illegal = Les règles ne permettent pas cette réponse maintenant.
api-error-options = Ces options ne décrivent pas une partie.
api-error-seats = Ces sièges ne forment pas une table : un siège à vous, des sièges libres et des bots, chacun avec son nom.
api-error-not-rated = Seules les parties entières sur un serveur partagé peuvent être classées : deux joueurs et plus, donne inconnue, sans limite d’années.
api-error-no-such-day = Ce jour n’a pas de vignoble que vous puissiez jouer.
api-error-game = Cette partie ne peut pas continuer avec cette version du programme.
api-error-too-many = Trop d’appels. Attendez un peu.
api-error-server = Une erreur s’est produite sur le serveur. Rien n’a changé.
api-error-busy = La base de données est occupée. Réessayez dans un instant.
api-error-database = La base de données est inutilisable pour le moment.
