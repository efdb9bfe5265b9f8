### Donnes promises : l’engagement d’une table et son secret, et qui est classé dans le vignoble du jour.

## L’engagement d’une table

deal-title = La donne promise · vendemmia
deal-heading = La donne promise
deal-link = La donne promise
deal-about = Le secret qui décide de chaque carte de cette table a été choisi à son ouverture. Cet engagement en est calculé, et personne ne peut calculer le secret à partir de l’engagement. Notez-le maintenant : quand le secret sera montré, tout le monde pourra vérifier que la partie s’est jouée avec ces cartes et aucune autre.
deal-gathering = Les cartes de cette table sont déjà décidées. Avec cet engagement, tout le monde peut vérifier après la partie qu’elles n’ont pas changé.
deal-commitment = Engagement
deal-secret = Secret
deal-secret-after-game = montré à la fin de la partie
deal-secret-after-day = montré à la fin du jour, à minuit UTC
deal-secret-after-try = montré à la fin de votre propre essai dans ce vignoble
deal-check = Comment le vérifier
deal-check-about = Téléchargez la partie une fois terminée et tapez :
deal-check-text = Ou calculez-le avec n’importe quel programme : l’engagement est le HMAC-SHA256 du texte suivant, et la clé est le secret, lu comme 32 octets.
deal-limits = Cela prouve que la donne n’a pas changé depuis que l’engagement est montré. Cela ne prouve pas que le serveur n’a fait qu’une donne avant, ni que personne n’avait vu le secret.
deal-of-day = Toutes les tables de ce jour ont les mêmes cartes. Avec cet engagement, tout le monde peut le vérifier.

## Qui est classé dans le vignoble du jour

daily-try-guest = Vous jouez hors classement
daily-guest = Sans compte, vous jouez hors classement, et la partie ne sera jamais classée. Créez un compte ou connectez-vous avant de commencer, et votre essai comptera.
daily-guest-after = Vous avez déjà vu ces cartes sans compte : vous les jouez donc hors classement. Avec un compte, votre prochain vignoble comptera.
daily-play-guest = Jouer
daily-play-guest-help = hors classement
daily-try-seen = Vous avez déjà vu ces cartes
daily-seen = Vos parties avec les cartes du jour sont hors classement, car vous avez vu ces cartes avant de commencer un essai classé. Le vignoble de demain comptera de nouveau.
daily-play-seen = S’entraîner
daily-play-seen-help = les mêmes cartes, hors classement
daily-late = terminé après son jour
top-daily-ranked = vignoble du jour
top-daily-practice = vignoble du jour hors classement
note-daily-ranked = C’est votre essai classé au vignoble du { $day }. Il n’y a pas d’indice, et on ne revient pas avant une révélation. S’il se termine après ce jour, il passe derrière tous les autres.
note-daily-practice = Cette partie a les cartes du vignoble du { $day }. Elle est hors classement et ne compte pas dans les statistiques.
note-daily-guest = Vous jouez le vignoble du { $day } sans compte : cette partie est hors classement et ne compte pas dans les statistiques.
result-daily-ranked = Votre essai classé au vignoble du { $day } est terminé.
result-daily-practice = Vous avez joué le vignoble du { $day } hors classement.
result-daily-guest = Vous avez joué le vignoble du { $day } sans compte : cette partie est donc hors classement. Avec un compte, votre prochain vignoble comptera.
record-day = La partie se télécharge une fois le jour terminé
record-day-help = Le fichier contient le secret de la donne, et d’autres jouent peut-être encore le vignoble du { $day }. Revenez après minuit UTC.
api-error-day-not-over = L’enregistrement contient le secret de la donne. Il est lisible une fois terminé le jour de ce vignoble, à minuit UTC.
