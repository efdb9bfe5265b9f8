### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = Jetons d’API · vendemmia
tokens-heading = Jetons d’API
tokens-about = Avec un jeton, votre programme peut jouer à vos tables et lire vos parties. Qui le possède peut faire en votre nom ce que vous cochez ci-dessous : gardez-le secret.
tokens-description = Description de l’API
tokens-stranger = Rejoignez d’abord une table ou jouez le vignoble du jour : un jeton doit appartenir à quelqu’un.
tokens-made = Votre nouveau jeton
tokens-made-text = Copiez-le maintenant. Il n’est enregistré nulle part, et cette page ne le montre qu’une fois.
tokens-new = Nouveau jeton
tokens-name = Nom
tokens-name-help = À quoi sert-il ? Le nom n’est visible qu’ici.
tokens-make = Créer un jeton
tokens-problem-name = Un nom a de 1 à { $most } caractères.
tokens-problem-many = Vous avez { $most } jetons. Révoquez-en un d’abord.
tokens-list = Vos jetons
tokens-none = Vous n’avez pas de jeton.
tokens-created = Créé
tokens-used = Dernier usage
tokens-never = jamais
tokens-revoke = Révoquer
tokens-revoke-named = Révoquer le jeton { $name }
tokens-settings = Programmes
tokens-settings-text = Écrivez votre bot ou votre outil : il joue par l’API avec un jeton à vous.

## Ratings

ratings-title = Classements · vendemmia
ratings-heading = Classements
ratings-link = Classements
ratings-about =
    { $games ->
        [one] Chacun commence à 1500. Une place est donnée après { $games } partie classée.
       *[other] Chacun commence à 1500. Une place est donnée après { $games } parties classées.
    }
ratings-modes = Modes
ratings-mode-duel = Deux joueurs
ratings-mode-group = Trois et plus
ratings-mode-tuscany = Toscane
ratings-rating = Cote
ratings-deviation = ± { $points }
ratings-provisional = provisoire
ratings-none = Personne n’a terminé de partie classée dans ce mode.
ratings-none-home = Les parties classées demandent un serveur que plusieurs personnes partagent.
ratings-rules = Chaque partie classée compte comme un résultat pour chaque paire de joueurs : pleinement contre des adversaires bien connus, peu contre des nouveaux ou dans un cercle fermé, et moins quand les mêmes se rencontrent souvent. Qui abandonne ou dépasse son temps prend la dernière place.

player-title = { $player } · vendemmia
player-since = ici depuis le { $day }
player-rated-games = Parties classées
player-place = place { $place }
player-games =
    { $games ->
        [one] { $games } partie, victoires : { $wins }
       *[other] { $games } parties, victoires : { $wins }
    }
player-course = L’évolution de la cote
player-not-rated = Pas encore de partie classée.
player-last = Dernières parties classées
player-left = abandon
player-change = { $after } ({ $change })
player-own = Visible par vous seulement
result-rating = Votre cote est maintenant { $rating }.

## The daily vineyard

daily-title = Vignoble du jour { $day } · vendemmia
daily-heading = Vignoble du jour
daily-link = Vignoble du jour
daily-link-text = une partie en solitaire par jour, les mêmes cartes pour tous
daily-about = Une partie en solitaire par jour, et tout le monde sur ce serveur reçoit les mêmes cartes. Votre premier essai compte ; ensuite, entraînez-vous autant que vous voulez.
daily-about-home = Une partie en solitaire par jour. Votre premier essai compte ; ensuite, entraînez-vous autant que vous voulez. Les cartes viennent de ce serveur seul : les autres serveurs ont d’autres vignobles.
daily-streak = Série
daily-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
daily-place = Place
daily-place-of = { $place } sur { $count }
daily-try-new = Votre essai
daily-try-playing = Votre essai est en cours
daily-try-done = Votre résultat
daily-try-missed = Vous n’avez pas joué ce jour-là
daily-play-new = Jouer
daily-play-new-help = votre essai classé
daily-play-playing = Continuer
daily-play-playing-help = votre essai classé
daily-play-done = S’entraîner
daily-play-done-help = les mêmes cartes, hors classement
daily-play-missed = S’entraîner
daily-play-missed-help = hors classement
daily-name = Votre nom
daily-tomorrow = Demain : { $about }. Les jours commencent à minuit UTC.
daily-last = Les derniers jours
daily-playing = en cours
daily-not-played = pas joué
daily-other-days = Autres jours
daily-board = Tableau des résultats
daily-board-none = Personne n’a encore terminé ce vignoble.
daily-order = Les victoires d’abord, puis les points de victoire, moins d’années, les lires, la valeur du vin et celle du raisin.
daily-lira = lires
daily-outcome-win = gagné
daily-outcome-draw = nul
daily-outcome-loss = perdu
daily-headline =
    { $outcome ->
        [win] Gagné { $vp } à { $automa }
        [draw] Nul { $vp } à { $automa }
       *[loss] Perdu { $vp } à { $automa }
    }
daily-share = Partager votre résultat
daily-share-about = On y voit vos points année par année, et rien des cartes.
daily-share-text =
    vendemmia · vignoble du jour { $day }
    { $outcome ->
        [win] Gagné { $vp }:{ $automa }
        [draw] Nul { $vp }:{ $automa }
       *[loss] Perdu { $vp }:{ $automa }
    } { $bars }
    Place { $place }, série { $streak }
daily-copy-text = Copier le texte
daily-copy-picture = Copier l’image
daily-picture-day = Vignoble du jour, { $day }
daily-picture-years = Points de victoire à la fin de chaque année
daily-picture-line = Place { $place }, série { $streak }
