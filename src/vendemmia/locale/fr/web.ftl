### The web pages: what all pages share, the frame of the table, errors.

page-skip = Aller au contenu
page-home = Aller à la page d’accueil
page-drawer = Plus
page-close = Fermer
page-language = Langue
page-lost = Le serveur ne répond pas. Nouvelle tentative en cours ; votre dernier coup sera renvoyé jusqu’à ce qu’il arrive.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = Aller à votre décision
table-waiting = En attente des autres joueurs
table-your-decision = Votre décision
table-choices = Choix
table-why-not = Pourquoi pas ?
table-instead = Plutôt : { $answer }
table-first = D’abord : { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer } : { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer } : { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer } : { $reason }
table-rules = Règles
table-pass-again = L’hiver est la dernière saison, et vos ouvriers ont encore de quoi faire. Appuyez encore sur Passer pour passer.
table-stale = La table avait déjà changé, rien n’a donc été joué. Voici la position actuelle.
table-not-your-turn = Ce n’était pas votre tour, rien n’a donc été joué.
table-unknown-answer = Cette réponse n’existe pas, rien n’a donc été joué.
table-illegal = C’est impossible, rien n’a donc été joué.
table-nothing-to-undo = Il n’y a rien à annuler.

## Reasons in two or three words, on something greyed out

short-no = pas maintenant

## Errors

error-not-found = Cette page n’existe pas
error-not-found-help = L’adresse est peut-être mal écrite, ou la table se trouve sur un autre ordinateur.
error-bad-request = Cette requête est illisible
error-bad-request-help = Revenez à la page et réessayez.
error-too-large = C’est trop volumineux
error-too-large-help = Le serveur accepte au plus { $megabytes } Mo et { $fields } champs ; une partie enregistrée est bien plus petite. Rien n’a été modifié. Revenez en arrière et envoyez autre chose.
error-not-allowed = Cette adresse n’est pas une page
error-not-allowed-help = Seuls des boutons peuvent y envoyer quelque chose. Revenez en arrière, ou repartez de la page d’accueil.
error-server = Une erreur s’est produite
error-server-help = Aucun coup n’est perdu : tout coup que vous avez vu joué est enregistré. Revenez en arrière et réessayez ; si l’erreur se répète, signalez-la.
error-forbidden = Cette page a expiré
error-forbidden-help = Son formulaire n’est plus valable, peut-être parce que les cookies ont été effacés. Rien n’a été modifié. Rouvrez la table et refaites votre dernière étape.
error-game = Cette partie est figée
error-game-help = Cette version du programme ne peut pas la poursuivre. Rien n’a été modifié, et les autres parties ne sont pas touchées.
frozen-rules = Les règles ont changé depuis son enregistrement, et cette version ne peut pas lire sa position.
frozen-options = Elle a été enregistrée avec des options que cette version ne connaît pas.
frozen-seats = Les joueurs enregistrés ne correspondent pas à la partie.
frozen-plies = Certaines de ses réponses manquent.
frozen-row = Une partie de ses données est endommagée et illisible.
frozen-help = Rien n’a été modifié, et les autres parties ne sont pas touchées. Vous pouvez télécharger la partie enregistrée : une autre version du programme pourra peut-être l’ouvrir.
frozen-help-running = Rien n’a été modifié, et les autres parties ne sont pas touchées. La partie reste enregistrée : une autre version du programme pourra peut-être la continuer. Le fichier à télécharger ne contient ni la graine ni les cartes cachées, car la partie n’est pas terminée.
frozen-download = Télécharger la partie enregistrée
top-known-deal = donne connue
top-went-on = nouvelles règles depuis la réponse { $ply }
note-known-deal = Cette donne est connue (graine { $seed }) : qui l’a déjà vue sait quelles cartes viennent ensuite.
note-same-deal = Cette partie reprend à un moment d’une autre partie, avec la même donne : qui a vu cette partie sait peut-être quelles cartes viennent ensuite.
note-went-on = Les règles ont changé depuis le début de cette partie. Elle a repris à la position enregistrée après la réponse { $ply }.
note-other-player = { $player } était le bot « { $bot } », que cette version ne connaît pas. « { $level } » joue à sa place.
error-busy = La base de données est occupée
error-busy-help = Un autre programme l’utilise en ce moment. Rien n’a été modifié. Revenez en arrière et réessayez.
error-backup = La sauvegarde a échoué
error-backup-help = { $detail }. Rien n’a été modifié. Vérifiez le disque et réessayez.
error-evaluations = Trop de parties sont en cours d’analyse
error-evaluations-help = Attendez que certaines soient terminées, puis réessayez. Rien n’a été modifié.
error-database = La base de données est inutilisable
error-database-help = { $problem }
error-database-away = Le site n’a pas accès aux parties pour le moment
error-database-away-help = Vous n’y êtes pour rien : la base de données du serveur ne fonctionne pas en ce moment. Tout coup que vous avez vu joué est enregistré. Revenez en arrière et réessayez dans un instant.
error-restarting = Le serveur redémarre
error-restarting-help = Il s’est arrêté avant d’avoir pu répondre. Tout coup que vous avez vu joué est enregistré. Revenez en arrière et réessayez.
