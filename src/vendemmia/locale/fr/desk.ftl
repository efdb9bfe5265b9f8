### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Bureau de la modération
desk-waiting =
    { $count ->
        [one] { $count } signalement ouvert
       *[other] { $count } signalements ouverts
    }
desk-people = Personnes
desk-tables = Tables
desk-table = Table
desk-log = Journal des mesures
desk-log-about = Tout ce que la modération a fait. Personne ne peut le modifier ici.
desk-state = Serveur
desk-times = Toutes les heures sont en UTC.
desk-gone = supprimé
desk-none = Il n’y a rien ici.
desk-reason = Motif, que la personne lira
desk-reason-text = Écrivez-le dans une langue que la personne comprend.
desk-length = Pour combien de temps
desk-length-hour = une heure
desk-length-day = un jour
desk-length-days3 = 3 jours
desk-length-week = une semaine
desk-length-month = 30 jours
desk-length-year = un an
desk-length-open = jusqu’à la levée par la modération
desk-reported-by = signalé par
desk-about = au sujet de
desk-because = motif :
desk-until = jusqu’au
desk-removed = n’est plus visible à la table
desk-command-line = depuis la ligne de commande
desk-stage = État
desk-stage-gathering = attend des joueurs
desk-stage-running = en cours
desk-stage-over = terminée
desk-stage-deleted = supprimée
desk-stage-closed = fermée par la modération
desk-opened-by = ouverte par
desk-about-table = Partie
desk-seats = Places
desk-table-gone = Cette table n’existe plus. Ce qui y a été dit et signalé est gardé 90 jours.
desk-reports = Signalements
desk-reports-none = Aucun signalement n’attend.
desk-appeals = Recours
desk-appeals-none = Aucun recours n’attend.
desk-appeal = Recours :
desk-appeal-keep = Laisser en l’état
desk-lift = Lever
desk-an-address = Adresse
desk-copied = Signalé
desk-said-about = Remarque
desk-when = Quand
desk-outcome = Décision
desk-outcome-acted = une mesure a été prise
desk-outcome-nothing = rien à faire
desk-decided-acted = signalement { $number } : une mesure a été prise
desk-decided-nothing = signalement { $number } : rien à faire
desk-context = Ce qui a été dit avant
desk-others = Autres signalements du même fait
desk-decide = Clore le signalement
desk-decide-text = Cela clôt tous les signalements ouverts du même fait. Agissez d’abord sur la page de la personne ou de la table.
desk-search = Chercher
desk-search-people = Nom ou identifiant
desk-search-tables = Identifiant, code ou nom de joueur
desk-found = Résultats
desk-newest = Comptes et invités les plus récents
desk-sanctioned = a ou a eu une sanction
desk-kind = Type
desk-account = compte
desk-guest = invité
desk-moderator = modération
desk-since = Ici depuis
desk-seen = Dernière visite
desk-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
desk-addresses = Adresses (marques, 30 jours)
desk-same = Même adresse
desk-profile = Page de ce joueur
desk-act = Agir
desk-what = Que faire
desk-do = Appliquer
desk-about-warning = affiché une fois, doit être confirmé
desk-about-mute = pas de texte libre ; les phrases toutes faites restent
desk-about-rated = ni tables classées ni vignoble du jour classé
desk-about-play = pas de nouvelle table ; les parties en cours peuvent finir
desk-about-ban = pages publiques seulement ; les bots finissent les parties en cours, qui ne sont plus classées
desk-rename = Donner un autre nom
desk-new-name = Nouveau nom
desk-ban-address = Bannir l’adresse
desk-ban-address-text = Les inconnus, les invités et les nouveaux comptes de cette adresse sont refusés. Les comptes existants peuvent s’y connecter : une famille ou une école peut la partager.
desk-sanctions = Sanctions
desk-lifted = levée
desk-read = lue
desk-against = Signalements au sujet de cette personne
desk-made = Signalements de cette personne
desk-messages = Ce qui a été dit
desk-close = Fermer la table
desk-close-text = Une table fermée disparaît pour tous et n’est pas classée. Une table retirée de la liste ne peut pas y revenir.
desk-unlist = Retirer de la liste
desk-void = Annuler le classement
desk-link = Lien pour un nouveau mot de passe
desk-link-make = Créer un lien pour un nouveau mot de passe
desk-link-text = Ne le donnez qu’au titulaire du compte. Il sert une fois, pendant { $hours } heures, et cette page ne le montre que maintenant.
desk-pages = Pages
desk-newer = Plus récents
desk-older = Plus anciens
desk-attention = Attention :
desk-group-people = Personnes et tables
desk-group-processes = Processus
desk-group-storage = Stockage
desk-group-versions = Versions
desk-state-here = ici depuis moins de 10 minutes
desk-state-accounts = comptes
desk-state-guests = invités
desk-state-gathering = tables qui attendent des joueurs
desk-state-running = parties en cours
desk-state-finished = parties terminées
desk-state-web = processus web
desk-state-bots = processus des bots
desk-state-of = { $alive } sur { $all }
desk-state-heartbeat = dernier signe de vie
desk-state-never = aucun
desk-state-seconds =
    { $count ->
        [one] il y a { $count } seconde
       *[other] il y a { $count } secondes
    }
desk-state-database = base de données
desk-state-disk = libre sur le disque
desk-state-backup = dernière sauvegarde
desk-backup-done = faite { $ago }
desk-backup-failed = échouée { $ago }
desk-state-unknown = inconnu
desk-state-megabytes = { $count } Mo
desk-state-program = vendemmia
desk-state-rules = règles
desk-state-schema = schéma de la base
desk-state-python = Python
desk-state-engine = moteur
desk-engine-compiled = compilé
desk-engine-pure = interprété
desk-error-reason = Écrivez un motif : la personne le lira.
desk-error-long = Un motif a au plus { $most } caractères.
desk-error-until = Choisissez la durée.
desk-error-kind = Choisissez que faire.
desk-error-self = Vous ne pouvez pas vous l’appliquer.
desk-error-moderator = Cette personne est à la modération. Retirez-la d’abord avec vendemmia host remove.
desk-error-address = Cette personne n’a pas été à cette adresse récemment.
desk-error-gone = C’est déjà fait, ou cela n’existe plus.
desk-error-name = Ce nom ne convient pas : de 1 à { $letters } caractères visibles.
desk-error-taken = Ce nom est pris, ou ressemble à un nom pris.
desk-act-add = Entre à la modération
desk-act-remove = Quitte la modération
desk-act-warning = Avertissement
desk-act-mute = Texte libre retiré
desk-act-rated = Suspension des parties classées
desk-act-play = Suspension des nouvelles parties
desk-act-ban = Bannissement
desk-act-address = Bannissement d’une adresse
desk-act-lift = Sanction levée
desk-act-rename = Nouveau nom ; avant :
desk-act-password = Lien pour un nouveau mot de passe
desk-act-close = Table fermée
desk-act-unlist = Table retirée de la liste
desk-act-void = Classement annulé
desk-act-unrate = Partie en cours désormais non classée
desk-act-report = Signalement clos
desk-act-appeal = Recours rejeté

## Sanctions, as the person reads them

sanction-title = De la modération
sanction-kind-warning = Avertissement
sanction-kind-renamed = Nouveau nom
sanction-kind-mute = Pas de texte libre
sanction-kind-rated = Pas de parties classées
sanction-kind-play = Pas de nouvelles parties
sanction-kind-ban = Bannissement
sanction-heading-warning = Un avertissement
sanction-heading-renamed = Vous avez maintenant un autre nom
sanction-heading-mute = Vous ne pouvez pas écrire de texte libre
sanction-heading-rated = Vous ne pouvez pas jouer de parties classées
sanction-heading-play = Vous ne pouvez pas commencer de nouvelles parties
sanction-heading-ban = Vous ne pouvez pas jouer ici
sanction-heading-address = Les invités de votre adresse ne peuvent pas jouer ici
sanction-text-warning = La modération vous demande de respecter les règles de ce serveur. Si cela se répète, vos droits peuvent être limités.
sanction-text-renamed = La modération a changé votre nom.
sanction-new-name = Votre nom est maintenant { $name }. Vous pouvez encore vous connecter avec l’ancien, mais personne ne le voit.
sanction-text-mute = Les phrases toutes faites restent possibles.
sanction-text-rated = Vous pouvez jouer toutes les autres parties.
sanction-text-play = Vous pouvez finir les parties commencées.
sanction-text-ban = Vous pouvez lire les pages publiques, vous déconnecter et écrire une fois à la modération. Les bots finissent vos parties ; ce n’est pas un abandon.
sanction-text-address = Si vous avez un compte, connectez-vous : vous pourrez alors jouer.
sanction-until = Jusqu’au
sanction-moment = { $day }, { $time } UTC
sanction-open = jusqu’à la levée par la modération
sanction-reason = Motif
sanction-contact = Pour un recours, écrivez à
sanction-none = Il n’y a rien contre vous.
sanction-notice = La modération vous écrit
sanction-seen = J’ai lu
sanction-more = Pourquoi, et comment faire un recours
sanction-yours = Ce qui vous concerne
appeal-heading = Recours
appeal-text = Vous pouvez écrire une fois à la modération à ce sujet. Dites ce qu’elle doit savoir.
appeal-field = Votre texte
appeal-send = Envoyer
appeal-sent = Votre recours attend une réponse.
appeal-answered = La modération a lu votre recours et maintient sa décision.
appeal-problem = Écrivez de 1 à { $most } caractères ; une seule fois.
error-table-closed = La modération a fermé cette table
error-table-closed-help = La partie ne compte pour personne. Vous pouvez ouvrir une autre table.

## Reports by players

report-title = Signalement à la modération
report-heading-message = Signaler ce message
report-heading-name = Signaler ce joueur
report-heading-table = Signaler cette table
report-kind-message = Message
report-kind-name = Joueur
report-kind-table = Table
report-about = La modération reçoit une copie, et personne d’autre n’apprend qui signale.
report-reason = Quel est le problème ?
report-reason-insult = Insultes ou menaces
report-reason-name = Un nom qui offense ou trompe
report-reason-spam = Publicité ou messages en masse
report-reason-unfair = Jeu déloyal
report-reason-leaving = Quitte des parties exprès
report-reason-other = Autre chose
report-text = Ce que la modération doit savoir de plus (facultatif)
report-send = Envoyer le signalement
report-done = Merci. La modération va regarder.
report-do = Signaler
report-table = Signaler cette table
report-table-of = Signaler la table : { $players }
report-message-of = Signaler ce message : { $player }
report-or-block = Signaler ou bloquer
report-error-reason = Choisissez le problème.
report-error-long = Le texte a au plus { $most } caractères.
report-error-self = C’est le vôtre.
report-error-already = Vous l’avez déjà signalé. La modération va regarder.

## Blocks

block-title = Joueurs bloqués
block-heading = Bloquer
block-text = Vous ne rencontrez pas un joueur bloqué : aucun des deux ne lit l’autre ni ne voit ses tables dans la liste. Le joueur n’en est pas informé.
block-do-named = Bloquer { $name }
block-undo = Débloquer
block-undo-named = Débloquer { $name }
block-none = Vous n’avez bloqué personne.
block-account = Compte
block-here = Quelqu’un que vous avez bloqué est ici : { $names }.
error-block-self = Vous ne pouvez pas vous bloquer
error-block-self-help = Choisissez quelqu’un d’autre.
error-block-many = Vous avez bloqué { $most } joueurs
error-block-many-help = Débloquez d’abord quelqu’un.
together-cannot-closed = Il n’y a pas de place pour vous à cette table.
together-cannot-blocked = Appuyez de nouveau si vous voulez quand même vous asseoir.

## Errors of the API

api-error-banned = Vous ne pouvez pas jouer ici. Le champ reason dit pourquoi, until jusqu’à quand.
api-error-suspended = Vous ne pouvez pas commencer de telles parties pour l’instant. Le champ reason dit pourquoi, until jusqu’à quand.
api-error-muted = Vous ne pouvez pas écrire de texte libre pour l’instant. Les phrases toutes faites restent possibles.
api-error-closed-to-you = Il n’y a pas de place pour vous à cette table.
api-error-blocked-here = Quelqu’un que vous avez bloqué y est assis. Envoyez anyway si vous voulez quand même vous asseoir.
api-error-name-needed = Les autres voient qui est assis à une table. Choisissez d’abord un nom sur la page des réglages.
api-error-already-reported = Vous l’avez déjà signalé.
api-error-not-this-person = Vous ne pouvez pas le faire avec cette personne, ou pas avec autant.

## The environment

environment-contact = { $name } tient sur une ligne d’au plus { $most } caractères.
