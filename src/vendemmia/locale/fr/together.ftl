### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Invité
together-heading = Jouer ensemble
together-about = Ouvrez une table, partagez le lien ou le code, et chacun joue sur son propre écran.
together-open = Ouvrir une table entre amis
together-open-text = places libres par lien ou par code
together-open-tables = Tables ouvertes
together-nobody = Encore personne
together-free = { $count ->
    [one] { $count } place libre
    [many] { $count } de places libres
   *[other] { $count } places libres
}
together-take-seat = Prendre une place
together-watch = Regarder
together-watch-text = la table ouverte, sans place
together-who-you = Vous
together-who-you-text = Joue sur cet écran. Avec plusieurs de ces places, vous vous passez l’écran.
together-who-open = Place libre
together-who-open-text = Pour quelqu’un qui rejoint la table par lien ou par code. Les places restées libres reviennent à des bots.
together-options = À cette table
together-options-text = Ces réglages comptent dès qu’il y a une place libre.
together-clock = Horloge
together-clock-text = Quand le temps est écoulé, un bot remplace la personne jusqu’à son retour. Dans une partie classée, qui dépasse son temps perd et ne peut pas revenir. Une partie classée a toujours une horloge : un jour par coup, sauf autre choix.
together-clock-none = Sans horloge
together-clock-move-2m = 2 minutes par coup
together-clock-move-10m = 10 minutes par coup
together-clock-move-1d = Un jour par coup
together-clock-game-10m = 10 minutes chacun, 5 s de plus par tour
together-clock-game-20m = 20 minutes chacun, 10 s de plus par tour
together-clock-game-45m = 45 minutes chacun, 20 s de plus par tour
together-chat = Chat
together-chat-off = Aucun
together-chat-phrases = Phrases toutes faites
together-chat-all = Phrases et texte libre
together-spectators = Spectateurs
together-spectators-text = D’autres peuvent regarder la table ouverte ; personne ne voit une main.
together-listed = Dans la liste
together-listed-text = Tout le monde sur ce serveur trouve la table et peut prendre une place libre.
together-rated = Partie classée
together-rated-text = Le résultat change le classement. Chaque personne a un compte et une place, et il y a toujours une horloge. Qui abandonne ou dépasse son temps perd. Ni indice, ni retour avant une révélation, ni donne choisie, ni limite d’années.
together-error-chat = Choisissez comment on se parle.
together-error-clock = Choisissez une horloge de la liste.
together-error-rated = Une partie classée ne peut pas avoir une donne choisie. Laissez la graine vide, ou jouez sans classement.

## A table that gathers

together-gathering = En attente des joueurs
together-gathering-title = En attente des joueurs
together-seats = Places
together-seat-free = Place libre
together-seat-waits = attend quelqu’un
together-seat-bot = bot, { $level }
together-seat-you = vous
together-seat-host = a ouvert la table
together-here = est là
together-away = pas là en ce moment
together-begins = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
together-fill = Niveau des bots pour les places libres
together-begin = Commencer la partie
together-leave-seat = Quitter cette table
together-remove = Retirer { $player }
together-invite = Inviter
together-qr = Code QR du lien vers cette table
together-code = Code
together-code-text = Dans la même pièce ? Ouvrez { $address } et tapez le code.
together-code-wrong = Aucune table n’a ce code. Il ne vaut que jusqu’au début de la partie.
together-link = Lien
together-link-text = Qui a le lien peut prendre une place libre.
together-copy = Copier
together-copied = Copié
together-renew = Nouveau lien
together-renew-text = l’ancien ne marche plus
together-screen = Écran commun
together-screen-text = la table ouverte pour un téléviseur
together-join = Rejoindre une table
together-join-title = Rejoindre une table
together-join-text = Tapez le code que voit l’hôte de la table.
together-join-do = Rejoindre
together-invited = Vous avez une invitation
together-invited-by = { $host } vous invite
together-invited-title = Invitation à une table
together-your-name = Votre nom
together-sit-as = Prendre place sous le nom { $name }
together-no-account = Vous n’avez pas besoin de compte.
together-cannot-full = Toutes les places sont prises.
together-cannot-name = Les autres voient qui est assis ici. Choisissez d’abord un nom.
together-cannot-begun = La partie a déjà commencé.
together-gone = Cette invitation n’est plus valable
together-gone-text = La partie a commencé, ou l’hôte a créé un nouveau lien. Demandez-le-lui.

## People around a table

together-people = Personnes : { $here } sur { $count } sont là
together-left = a abandonné, un bot continue
together-stands-in = un bot remplace
together-asked = doit répondre
together-mute = Masquer
together-talk = Messages
together-talk-none = Rien n’a encore été dit.
together-say = Dites quelque chose
together-send = Envoyer
together-clear = Supprimer tous les messages
together-chat-off-now = Cette table n’a pas de chat.
together-chat-empty = Il n’y a rien à envoyer.
together-chat-long = Le message est trop long.
together-phrase-hello = Bonjour !
together-phrase-luck = Bonne chance !
together-phrase-well = Bien joué !
together-phrase-thanks = Merci !
together-phrase-sorry = Désolé !
together-phrase-moment = Un instant, s’il vous plaît.
together-phrase-turn = À vous de jouer.
together-phrase-close = Ça va être serré.
together-phrase-again = Encore une partie ?
together-phrase-bye = Belle partie. Au revoir !
together-propose-stand-in = Laisser jouer un bot
together-propose-undo = Demander d’annuler
together-propose-undo-text = Les autres doivent être d’accord.
together-stand-in = Me faire remplacer par un bot
together-stand-in-text = Vous reprenez votre place d’une seule pression.
together-resign = Abandonner la partie
together-resign-text = Un bot continue pour vous. Vous pouvez revenir tant que la partie dure.
together-resign-rated = Un bot continue pour vous, et vous perdez cette partie classée. Vous ne pouvez pas revenir.
together-resign-do = Abandonner
together-replaced = Un bot répond pour vous.
together-back = Reprendre ma place
together-asks-undo = { $player } demande d’annuler sa dernière décision et tout ce qui a suivi.
together-asks-undo-own = Vous avez demandé d’annuler votre dernière décision.
together-asks-undo-seen = Des cartes cachées ont été révélées depuis ; personne ne peut les oublier.
together-asks-stand-in = { $player } propose qu’un bot réponde pour { $absent }, qui n’est pas là.
together-asks-stand-in-own = Vous proposez qu’un bot réponde pour { $absent }.
together-agreed = D’accord : { $count } sur { $needed }
together-agree = D’accord
together-refuse = Refuser
together-withdraw = Retirer
together-proposal-gone = Il n’y a plus rien à accepter.
together-not-absent = Ce joueur est là, ou un bot répond déjà.
together-cannot = Ce n’est pas possible maintenant.
together-ahead = On va vous demander :
together-ahead-given = Votre réponse : { $answer }
together-again-go = Aller à la partie suivante
together-again-text = chacun appuie une fois, les places tournent
together-again-waits = En attente de { $players }

## Errors

error-not-yours = Vous ne pouvez pas faire cela à cette table
error-not-yours-help = Seuls ses joueurs le peuvent, ou seulement la personne qui l’a ouverte.
error-others-play = D’autres jouent encore ici
error-others-play-help = Abandonnez plutôt la partie : un bot continuera pour vous.
error-too-often = C’était trop souvent
error-too-often-help = { $minutes ->
    [one] Réessayez dans une minute.
    [many] Réessayez dans { $minutes } minutes.
   *[other] Réessayez dans { $minutes } minutes.
}

## Accounts

account-sign-in = Se connecter
account-sign-in-text = Avec un compte, vos parties vous suivent d’un appareil à l’autre. Vous pouvez jouer sans compte.
account-takes-over = Les parties que vous jouez ici comme invité rejoignent votre compte.
account-sign-up = Créer un compte
account-sign-up-text = Un nom et un mot de passe suffisent. Les parties jouées ici comme invité restent à vous.
account-sign-out = Se déconnecter
account-none-yet = Pas encore de compte ?
account-of = { $name } : compte
account-signed-in = Vous êtes dans votre compte.
account-saved = Enregistré.
account-guest = Vous jouez comme invité : seul ce navigateur connaît vos parties. Un compte les garde.
account-field-name = Nom
account-field-password = Mot de passe
account-field-email = Adresse e-mail (facultative)
account-field-before = Mot de passe actuel
account-field-new = Nouveau mot de passe
account-email-text = Pour remplacer un mot de passe oublié. Nous vous demandons d’abord de confirmer l’adresse.
account-password = Changer le mot de passe
account-password-do = Changer le mot de passe
account-password-text = Tous les autres navigateurs sont déconnectés et tous les jetons de l’API révoqués.
account-delete = Supprimer le compte
account-delete-text = Votre compte est supprimé pour toujours. Vous abandonnez vos parties en cours : à deux, la partie est alors finie ; dans les autres, un bot continue.
account-delete-do = Supprimer pour toujours
account-forget = M’oublier ici
account-forget-text = Sans compte, vous ne pourrez plus revenir à vos parties.
account-forget-do = M’oublier
account-error-name = Un nom a de 1 à { $most } caractères visibles.
account-error-taken = Quelqu’un a déjà ce nom, ou un nom qui lui ressemble.
account-error-taken-away = La modération vous a retiré ce nom. Choisissez-en un autre.
account-error-reserved = Ce nom est réservé aux personnes qui s’occupent du serveur, ou aux joueurs de l’ordinateur.
names-reserved = administrateur,administratrice,modérateur,modératrice,modération,hôte,hôtesse,propriétaire,assistance,serveur,système,équipe,officiel,ordinateur
account-error-email = Ce n’est pas une adresse e-mail.
account-error-wrong = Le nom ou le mot de passe est faux.
account-error-wrong-before = Le mot de passe actuel est faux.
account-error-too-short = Un mot de passe a au moins 8 caractères.
account-error-too-long = Un mot de passe a au plus 128 caractères.
account-error-too-common = Trop de gens utilisent ce mot de passe.
account-error-too-similar = Le mot de passe ressemble trop au nom.

## The terminal

cli-option-lan = laisser jouer toute la maison, chacun sur son téléphone ou son ordinateur
lan-addresses = Les autres dans la maison ouvrent { $addresses }
lan-code = Pour jouer ensemble, ouvrez une table entre amis ; les autres ouvrent { $address } et tapent son code.
lan-no-address = Cet ordinateur n’a pas d’adresse que d’autres pourraient joindre. Est-il connecté à un réseau ?
lan-only-here = Le serveur écoute sur { $address }, que seul cet ordinateur peut joindre. Pour laisser entrer les autres, lancez-le sans VENDEMMIA_LISTEN.
