### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = À vous de jouer
notice-body = { $when } · { $names }
notice-line = { $name } : { $title } ({ $text }) { $link }
notice-test-title = Un essai
notice-test-body = Vos avis arrivent ici.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Bonjour { $name },

    { $title } : { $text }

    { $link }

    En votre absence, vous recevez un message pour chaque décision. Pour ne plus en recevoir, ouvrez cette page :
    { $stop }
notice-confirm-subject = Confirmez votre adresse pour vendemmia
notice-confirm-mail =
    Bonjour,

    { $name }, sur { $site }, souhaite recevoir un message à cette adresse quand son tour arrive.

    Si c’est vous, confirmez l’adresse dans les { $hours } heures :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.

## The page

notices-link = En votre absence : push, e-mail, webhook, heures calmes
notices-title = Avis · vendemmia
notices-heading = En votre absence
notices-about = Si une décision vous attend et que la table n’est pas ouverte chez vous, vous recevez un avis après 20 secondes : un seul par décision, aux tables avec d’autres personnes.
notices-order = Le premier canal qui fonctionne le transmet : push, puis webhook, puis e-mail.
notices-back = Retour aux paramètres
notices-on = Activé
notices-save = Enregistrer
notices-remove = Retirer l’adresse
notices-test = Envoyer un essai

notices-push = Notifications push
notices-push-help = Elles arrivent sur vos appareils même quand aucune page n’est ouverte. Personne ne peut les lire en chemin.
notices-push-count =
    { $count ->
        [0] Aucun appareil activé.
        [one] { $count } appareil activé.
        [many] { $count } appareils activés.
       *[other] { $count } appareils activés.
    }
notices-push-switch-on = Activer sur cet appareil
notices-push-switch-off = Désactiver sur cet appareil
notices-push-remove = Désactiver sur tous les appareils
notices-push-none = Ce serveur n’envoie pas de notifications push.
notices-push-scripts = C’est un script qui active un appareil, et ce navigateur n’en exécute aucun.
notices-push-unsupported = Ce navigateur ne peut pas recevoir de notifications push. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
notices-push-insecure = Les notifications push demandent une page en https.
notices-push-denied = Le navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses paramètres, puis réessayez.
notices-push-failed = Le navigateur n’a pas pu joindre son service push. Réessayez plus tard.

notices-email = E-mail
notices-email-help = Avant d’utiliser l’adresse, nous y posons la question. Chaque message contient un lien pour ne plus en recevoir.
notices-email-address = Adresse e-mail
notices-email-waiting = Ouvrez le lien du message envoyé à { $address }. D’ici là, nous n’y envoyons rien d’autre.
notices-email-none = Ce serveur n’envoie pas d’e-mails.

notices-webhook = Webhook
notices-webhook-help = Une adresse de Discord, de Slack ou d’un programme à vous. Elle reçoit un court message en JSON.
notices-webhook-address = Adresse du webhook
notices-webhook-gone = Cette adresse n’accepte plus de messages. Enregistrez-la à nouveau ou saisissez-en une autre.

notices-quiet = Heures calmes
notices-quiet-help = Un avis attend qu’elles se terminent. Si la décision ne vous attend plus alors, il n’est pas envoyé.
notices-quiet-from = De
notices-quiet-until = À
notices-quiet-zone = Fuseau horaire
notices-quiet-zone-example = Europe/Paris
notices-quiet-remove = Pas d’heures calmes

## What has been done

notices-done-asked = Nous avons envoyé un message. Ouvrez son lien pour confirmer l’adresse.
notices-done-email = Vous ne recevez plus d’e-mails.
notices-done-webhook = Enregistré
notices-done-quiet = Enregistré
notices-done-push = Cet appareil reçoit les notifications push.
notices-done-push-off = Désactivé
notices-done-test = L’essai est en route.

## What is wrong

notices-problem-mail-off = Ce serveur n’envoie pas d’e-mails.
notices-problem-email = Ce n’est pas une adresse e-mail.
notices-problem-asked = Nous avons envoyé une question il y a quelques minutes. Regardez dans la boîte, ou réessayez dans dix minutes.
notices-problem-mail-failed = Le message n’a pas pu être envoyé, et rien n’a été enregistré. Réessayez plus tard.
notices-problem-address = Ce n’est pas une adresse du web. Elle commence par https://.
notices-problem-https = L’adresse doit commencer par https://.
notices-problem-private = Ce serveur n’appelle pas les adresses d’un réseau privé.
notices-problem-number = Écrivez le nom de la machine, ou son numéro en quatre nombres décimaux, par exemple 93.184.216.34.
notices-problem-port = Ce serveur n’appelle que le port 443 ou le port 80.
notices-problem-quiet-time = Indiquez les deux heures, par exemple 22:00 et 07:30.
notices-problem-quiet-same = Les heures calmes doivent finir à une autre heure qu’elles ne commencent.
notices-problem-zone = Ce serveur ne connaît pas ce fuseau horaire. Saisissez un nom comme Europe/Paris.
notices-problem-push = Le navigateur a envoyé quelque chose qu’aucun service push n’accepte.
notices-problem-test-pause = Vous venez d’envoyer un essai. Attendez une demi-minute.
notices-problem-test-none = Ce canal n’est pas activé.
notices-problem-test-push = Le service push n’a pas accepté l’essai. Désactivez l’appareil, puis activez-le à nouveau.
notices-problem-test-webhook = L’adresse n’a pas accepté l’essai. Vérifiez-la.
notices-problem-test-email = Le serveur de messagerie n’a pas accepté l’essai. Vérifiez l’adresse ou réessayez plus tard.

## Links in mails

notices-link-confirm = Confirmez votre adresse
notices-link-confirm-text = Voulez-vous un message à { $address } quand c’est votre tour et que vous êtes ailleurs ?
notices-link-confirm-do = Oui, envoyer les avis
notices-link-confirmed = Votre adresse est confirmée
notices-link-confirmed-text = Les avis arrivent maintenant à { $address }.
notices-link-stop = Ne plus recevoir de messages
notices-link-stop-text = Ne plus envoyer de messages à { $address } ?
notices-link-stop-do = Oui, ne plus en envoyer
notices-link-stopped = Vous ne recevez plus d’e-mails
notices-link-stopped-text = Nous avons retiré { $address }.
notices-link-expired = Ce lien ne fonctionne plus
notices-link-expired-text = Il est trop ancien, ou l’adresse a changé entre-temps. Vous pouvez saisir votre adresse à nouveau dans les paramètres.
