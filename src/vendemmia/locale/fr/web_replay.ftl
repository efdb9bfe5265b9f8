### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. La partie s’est terminée après l’année { $year }.
result-behind = Terminé après l’année { $year } : on ne continue que si l’on devance l’Automa.
result-few-workers = Terminé après l’année { $year } : il n’y avait pas assez d’ouvriers.
result-tie-lira =
    { $who ->
        [first] { $second } et vous avez { $vp } PV : vous l’emportez aux lires, £{ $more } contre £{ $less }.
        [second] { $first } et vous avez { $vp } PV : { $first } l’emporte aux lires, £{ $more } contre £{ $less }.
       *[other] { $first } et { $second } ont { $vp } PV : { $first } l’emporte aux lires, £{ $more } contre £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] { $second } et vous avez { $vp } PV et autant de lires : vous l’emportez à la valeur des vins, { $more } contre { $less }.
        [second] { $first } et vous avez { $vp } PV et autant de lires : { $first } l’emporte à la valeur des vins, { $more } contre { $less }.
       *[other] { $first } et { $second } ont { $vp } PV et autant de lires : { $first } l’emporte à la valeur des vins, { $more } contre { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] { $second } et vous avez { $vp } PV, autant de lires et des vins de même valeur : vous l’emportez à la valeur du raisin, { $more } contre { $less }.
        [second] { $first } et vous avez { $vp } PV, autant de lires et des vins de même valeur : { $first } l’emporte à la valeur du raisin, { $more } contre { $less }.
       *[other] { $first } et { $second } ont { $vp } PV, autant de lires et des vins de même valeur : { $first } l’emporte à la valeur du raisin, { $more } contre { $less }.
    }
result-tie-none =
    { $who ->
        [first] { $second } et vous êtes à égalité sur tout, avec { $vp } PV chacun : vous partagez la place.
        [second] { $first } et vous êtes à égalité sur tout, avec { $vp } PV chacun : vous partagez la place.
       *[other] { $first } et { $second } sont à égalité sur tout, avec { $vp } PV chacun, et partagent la place.
    }
result-rematch = Revanche
result-rematch-help = mêmes places, nouvelle donne
result-campaign = Continuer la campagne
result-campaign-help = parcours et score
result-replay = Revoir
result-replay-help = coup par coup
result-download = Télécharger
result-download-help = la partie en fichier
result-home = Page d’accueil
result-scores = Scores finaux
result-rank = Rang
result-player = Joueur
result-vp = points de victoire
result-vp-head = PV
result-lira = Lires
result-wine = Valeur des vins
result-grapes = Valeur du raisin
result-tie-break =
    { $place ->
        [1] 1er départage
        [2] 2e
       *[other] 3e
    }
result-winner = vainqueur
result-turns = Meilleurs tours
result-turn-look = le revoir
result-gained = +{ $vp }

## Charts

chart-sources = D’où viennent les points
chart-source-orders = Commandes
chart-source-visitors = Saisonniers
chart-source-structures = Bâtiments
chart-source-spaces = Actions et bonus
chart-source-wake = Piste Réveil
chart-source-map = Régions
chart-source-cellar = Vins en cave
chart-source-start = Départ
chart-source-unknown = Avant le changement de règles
chart-years = Points de victoire au fil des ans
chart-start = Départ
chart-year = Année { $year }
chart-total = Total
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player } : { $parts }.
chart-bar-none = { $player } : aucun point.
chart-as-table = Afficher en tableau

## The replay

replay-set-up = Mise en place
replay-when = Année { $year }, { FORM($season, "low") }
replay-decides =
    { $who ->
        [you] Vous décidez.
       *[other] { $player } décide.
    }
replay-title = { $when } : { $players } · vendemmia
replay-skip = Aller à ce moment
replay-bar = Ce moment de la partie
replay-beginning = Début
replay-begins = La partie commence
replay-place = { $when } · réponse { $ply } sur { $plies }
replay-steps = Étapes
replay-first = Aller au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-turn-forward = Un tour en avant
replay-last = Aller à la fin
replay-slide = Réponse
replay-go = Aller
replay-jump = Saison
replay-year = Année { $year }
replay-view = Vue
replay-view-open = Toutes cartes visibles
replay-view-seat =
    { $who ->
        [you] Votre vue
       *[other] Vue : { $player }
    }
replay-copy = Copier le lien vers ce moment
replay-copied = Copié
replay-result = Résultat de la partie
replay-table = Retour à la table
replay-download = Télécharger la partie
replay-happened = Ce qui s’est passé
replay-nothing-yet = Personne n’a encore rien décidé.
replay-next =
    { $who ->
        [you] Prochaine décision : vous.
       *[other] Prochaine décision : { $player }.
    }
replay-over = La partie est terminée.
replay-keys-step = étape
replay-keys-turn = tour
replay-key-space = Espace
replay-keys-play = lecture
replay-turns = Tours de l’année { $year }
replay-turns-set-up = Tours de la mise en place
replay-on = Rejouer à partir d’ici
replay-on-text = Une nouvelle table commence à ce moment : vous prenez une place, des bots prennent les autres.
replay-on-solo = Une nouvelle table commence à ce moment.
replay-on-seat = Votre place
replay-on-level = Adversaires
replay-on-same = Les mêmes que dans cette partie
replay-on-go = Rejouer
replay-on-over = La partie est finie ici. Revenez à un moment d’où vous aimeriez rejouer.
replay-cannot-play-on = Impossible de rejouer à partir d’ici.
replay-hands = Toutes les mains
replay-times = ×{ $count }
replay-hand-empty = Aucune carte

## Records as files

record-running = La partie se télécharge une fois terminée
record-running-help = Le fichier contient la graine, qui révèle toutes les cartes cachées.
record-to-table = Retour à la table
record-unreadable = Impossible d’ouvrir ce fichier
record-none = Il n’y avait pas de fichier, ou il était vide.
record-large = Le fichier est trop volumineux pour une partie enregistrée.
record-long = La partie est plus longue que toutes celles jouées par des personnes ou par l’ordinateur. Elle n’est donc pas vérifiée.
record-encoding = Ce fichier n’est pas du texte UTF-8 : ce n’est donc pas une partie enregistrée.
record-broken = Ce fichier n’est pas une partie enregistrée valable.
record-ply = La première erreur est à la réponse { $ply }.
record-nothing-made = Rien n’a été enregistré.
record-other = Choisir un autre fichier
record-upload = Ouvrir
record-player = Joueur { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Vos décisions
       *[other] Décisions : { $player }
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = Le coach examine chaque décision avec ce qu’on pouvait savoir à ce moment et montre ce qu’il aurait fait. Une erreur réduit vos chances de gagner, et il dit de combien ; il n’a pas toujours raison.
replay-eval-begin = Analyser toutes les décisions
replay-eval-under-way = Réflexion : { $percent } %.
replay-eval-queue = Numéro { $number } sur { $waiting } dans la file ; chacun son tour.
replay-eval-stalled = Rien n’avance depuis un moment : les bots sont occupés ou arrêtés. L’analyse reprend dès qu’ils sont libres. Sinon, relancez le programme ; les résultats obtenus sont enregistrés.
replay-eval-failed = Les décisions de cette partie n’ont pas pu être analysées.
replay-eval-go-on = Voir l’avancement
replay-eval-here = Cette décision :
replay-eval-drop =
    { $points ->
        [one] Vos chances baissent de { $points } point de pourcentage.
       *[other] Vos chances baissent de { $points } points de pourcentage.
    }
replay-eval-best = Rien de mieux ({ $reason }).
replay-eval-swings = Plus grosses erreurs
replay-eval-loss =
    { $points ->
        [one] chances −{ $points } point
       *[other] chances −{ $points } points
    }
replay-eval-no-swings = Aucune décision n’a coûté cher.
replay-lessons = Ce qu’il faut en retenir
lesson-idle = Employez vos ouvriers avant de passer.
lesson-save = Passez plus tôt et gardez des ouvriers pour la suite.
lesson-orders = Honorez vos commandes dès que possible.
lesson-wine = Vendangez et faites du vin plus tôt.
lesson-plant = Plantez vos vignes plus tôt.
lesson-build = Construisez ce qu’il faut à votre plan.
lesson-train = Formez des ouvriers plus tôt.
lesson-visitors = Jouez vos saisonniers.
lesson-money = Gagnez de l’argent quand quelque chose l’attend.
lesson-cards = Piochez avant d’en avoir besoin.
lesson-map = Pensez à la carte et aux échanges.
lesson-row = Choisissez la ligne selon votre première action.
lesson-kept = Gardez ce qui servira le plus tôt.
lesson-parts = Comparez toutes les façons de jouer un tour.
lesson-times = { $count } ×, chances −{ $points }
replay-eval-all = Toutes les décisions en tableau
replay-eval-back = Retour à la partie
replay-eval-total =
    { $count ->
        [one] { $count } décision, en points de pourcentage : −{ $points }.
       *[other] { $count } décisions ; toutes les erreurs ensemble, en points de pourcentage : −{ $points }.
    }
replay-eval-when = Moment
replay-eval-chosen = Choisi
replay-eval-advised = Conseillé
replay-eval-difference = Écart
replay-eval-same = identique
replay-gap =
    { $count ->
        [one] Les règles ont changé depuis. La réponse { $first } ne peut pas être revue ; la partie a repris à la position enregistrée après elle.
       *[other] Les règles ont changé depuis. Les réponses { $first } à { $last } ne peuvent pas être revues ; la partie a repris à la position enregistrée après elles.
    }
