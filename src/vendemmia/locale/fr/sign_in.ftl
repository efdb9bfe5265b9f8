### Sessions, second facteur, mots de passe oubliés, adresse e-mail et données personnelles.

account-back = Votre compte
account-security = Sécurité et données
account-guessed = { $count ->
    [one] Depuis une heure, { $count } faux mot de passe pour votre nom est venu d’ailleurs. Rien n’a changé.
    [many] Depuis une heure, { $count } de faux mots de passe pour votre nom sont venus d’ailleurs. Rien n’a changé.
   *[other] Depuis une heure, { $count } faux mots de passe pour votre nom sont venus d’ailleurs. Rien n’a changé.
}
account-delete-stays = Voici ce qui reste aux tables où d’autres jouent ou ont joué avec vous :
account-stays-games = { $count ->
    [one] { $count } partie terminée, sous le nom que vous y portiez
    [many] { $count } de parties terminées, sous les noms que vous y portiez
   *[other] { $count } parties terminées, sous les noms que vous y portiez
}
account-stays-running = { $count ->
    [one] { $count } partie en cours, qu’un bot finit
    [many] { $count } de parties en cours, que des bots finissent
   *[other] { $count } parties en cours, que des bots finissent
}
account-stays-messages = { $count ->
    [one] { $count } message que vous y avez écrit
    [many] { $count } de messages que vous y avez écrits
   *[other] { $count } messages que vous y avez écrits
}
account-delete-gone = Tout le reste est supprimé : classements, vignobles du jour, campagne, adresses, appareils, jetons et tous les moyens de connexion. Avant cela, vous pouvez le garder :
account-error-code = Ce code est faux ou a déjà servi.
account-error-late = Le délai est dépassé. Recommencez.
account-error-too-simple = Ce mot de passe répète trop peu de lettres.
account-error-site-name = Le nom du site avec un nombre est ce que tout le monde essaie d’abord.
account-error-mail-off = Ce serveur n’envoie pas d’e-mails.

## Browsers and programs

sessions-title = Navigateurs et programmes · vendemmia
sessions-heading = Navigateurs et programmes
sessions-short = Où votre compte est ouvert, et ce qui a un jeton à vous.
sessions-text = Ils agissent ici pour vous. Si vous n’en reconnaissez pas un, fermez-le et changez de mot de passe. Les adresses ne sont pas gardées.
sessions-browsers = Navigateurs
sessions-programs = Programmes avec un jeton
sessions-browser = { $browser } sur { $system }
sessions-unknown = Navigateur inconnu
sessions-here = ce navigateur
sessions-since = depuis le { $day }
sessions-made = créé le { $day }
sessions-seen = vu le { $moment } UTC
sessions-end = Fermer
sessions-end-named = Fermer { $name }, vu le { $moment }
sessions-ended = C’est fait.
sessions-end-all = Fermer tous les autres
sessions-end-all-text = Tous les navigateurs sauf celui-ci, et tous les jetons.

## Second factor

factor-heading = Second facteur
factor-text = Avec un second facteur, la connexion demande aussi un code qu’une application affiche sur votre téléphone. Le mot de passe seul ne suffit plus.
factor-is-on = Un code de votre application est demandé.
factor-is-off = Pas configuré : le mot de passe suffit.
factor-codes-left = { $count ->
    [0] Vous n’avez plus de code de secours.
    [one] Il vous reste { $count } code de secours.
    [many] Il vous reste { $count } de codes de secours.
   *[other] Il vous reste { $count } codes de secours.
}
factor-begin = Configurer
factor-scan = Scannez ceci avec votre application
factor-scan-text = Ou saisissez ce secret dans l’application :
factor-open = Ouvrir l’application sur cet appareil
factor-code-app = Code affiché par l’application
factor-confirm = Activer
factor-codes = Vos codes de secours
factor-codes-text = Chacun vous connecte une fois si vous perdez votre application. Notez-les maintenant : cette page ne les montre qu’une fois.
factor-new-codes = Nouveaux codes de secours
factor-off = Désactiver
factor-passkeys = Une clé d’accès avec un doigt, un visage ou le verrouillage de l’écran vaut deux facteurs : aucun code n’est alors demandé.
factor-step = Seconde étape
factor-step-text = Le mot de passe est bon. Saisissez maintenant le code affiché par votre application.
factor-code = Code
factor-code-help = Sans l’application, saisissez un de vos codes de secours.
factor-again = Recommencer

## Lost passwords

forgot-link = Mot de passe oublié ?
forgot-heading = Mot de passe oublié
forgot-text = Nous envoyons un lien à l’adresse e-mail du compte, si elle a été confirmée. Ce lien permet de choisir un nouveau mot de passe.
forgot-name = Nom ou adresse e-mail
forgot-do = Envoyer le lien
forgot-asked = Si un tel compte existe avec une adresse confirmée, un message avec un lien est en route. Il sert une fois, pendant { $hours } heures.
forgot-host = Pas d’adresse confirmée ? L’hôte de ce serveur peut créer un lien pour vous.
forgot-no-mail = Ce serveur n’envoie pas d’e-mails. Son hôte peut créer pour vous un lien qui permet de choisir un nouveau mot de passe.
reset-heading = Nouveau mot de passe
reset-text = { $name }, choisissez un nouveau mot de passe.
reset-gone = Ce lien a déjà servi, est trop ancien ou n’est pas complet.
reset-again = Demander un autre lien
reset-done = Votre mot de passe est changé. Connectez-vous avec lui.

## E-mail address

email-heading = Adresse e-mail
email-text = Avec une adresse confirmée, vous pouvez remplacer un mot de passe oublié. Elle ne sert à rien d’autre.
email-confirmed = confirmée
email-waits = pas confirmée
email-asked = Nous avons envoyé un message. Suivez son lien pour confirmer l’adresse.
email-new = Nouvelle adresse e-mail
email-do = Envoyer un lien pour confirmer
email-short-confirmed = Confirmée : elle permet de remplacer un mot de passe oublié.
email-short-none = Pas confirmée : un mot de passe oublié ne pourrait pas être remplacé.
email-is-yours = { $address } est-elle votre adresse, pour votre compte ici ?
email-is-mine = Oui, c’est la mienne
email-done = { $address } est maintenant l’adresse de votre compte.
email-gone = Ce lien a déjà servi, est trop ancien ou n’est pas complet.

## Own data

data-heading = Télécharger mes données
data-short = Tout ce qui est gardé sur vous.
data-text = Un fichier zip avec tout ce que ce serveur garde sur vous : data.json en texte simple, et les enregistrements de vos parties terminées.
data-files = Vos parties occupent plusieurs fichiers. Le premier contient data.json et les parties les plus récentes, les autres le reste.
data-file = Télécharger le fichier { $number } sur { $files }
data-secrets = Mots de passe, clés et secrets n’y sont pas : le fichier ne laisse entrer personne.
data-do = Télécharger

## Tokens

tokens-scopes = Que peut-il faire ?
tokens-scopes-short = Peut
tokens-scope-read = lire
tokens-scope-read-text = Voir vos tables et vos parties, les suivre, lire les classements et les vignobles du jour.
tokens-scope-play = jouer
tokens-scope-play-text = Répondre, annuler, écrire des messages et abandonner à vos tables.
tokens-scope-manage = gérer
tokens-scope-manage-text = Ouvrir des tables, les rejoindre et les quitter, commencer des vignobles du jour, créer et révoquer des jetons.
tokens-problem-scopes = Choisissez au moins une chose que le jeton peut faire.

## Refusals

api-error-no-scope = Ce jeton ne peut pas le faire : il lui manque le droit { $scope }.
api-error-no-scope-to-give = Ce jeton ne peut pas donner le droit { $scope } à un autre.
api-error-too-many-tokens = Vous avez déjà autant de jetons qu’une personne peut en avoir. Révoquez-en un d’abord.
api-error-token-name = Ce nom ne convient pas à un jeton.
error-crowded = Beaucoup de gens se connectent
error-crowded-help = Rien n’a été modifié. Revenez en arrière et réessayez dans quelques secondes.

## Mails

letter-reset-subject = Un nouveau mot de passe pour vendemmia
letter-reset =
    Bonjour,

    quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour { $name } sur { $site }. Choisissez-le ici dans les { $hours } heures :
    { $link }

    Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.

letter-email-subject = Confirmez votre adresse e-mail
letter-email =
    Bonjour,

    { $name }, sur { $site }, a donné cette adresse pour son compte. Si c’est la vôtre, confirmez-la dans les { $hours } heures :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.

letter-email-changed-subject = Votre compte a une autre adresse e-mail
letter-email-changed =
    Bonjour,

    le compte de { $name } sur { $site } a désormais une autre adresse e-mail. Les liens pour un mot de passe oublié n’arrivent plus ici.

    Si ce n’était pas vous, changez de mot de passe : { $link }
