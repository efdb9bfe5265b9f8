### The results of a tournament, in the terminal and as a page.

tournament-saved = Parties enregistrées dans { $file } : { $finished } sur { $games }. Relancez la même commande pour continuer.
tournament-files = Parties et rapports : { $folder }

tournament-title =
    { $solo ->
        [yes]
            { $games ->
                [one] { $games } partie contre l’Automa, graine { $seed }
               *[other] { $games } parties contre l’Automa, graine { $seed }
            }
       *[no]
            { $games ->
                [one] { $games } partie à { $players } joueurs, graine { $seed }
               *[other] { $games } parties à { $players } joueurs, graine { $seed }
            }
    }
tournament-match =
    { $copies ->
        [0] { $one }
        [one] { $one } contre { $other }
       *[other] { $one } contre { $copies } × { $other }
    }
tournament-table-result = Joueur
tournament-table-play = Par joueur et par partie
tournament-table-match = Rencontre
tournament-table-actions = Ouvriers placés par partie
tournament-table-cards = Cartes par partie, au plus { $shown } sur { $all }
tournament-rating = cote
tournament-interval = 95 %
tournament-games = parties
tournament-rate = % victoires
tournament-wins = gagnées
tournament-draws = nulles
tournament-losses = perdues
tournament-score = score
tournament-orders = commandes
tournament-first-order = 1re en année
tournament-mean = ms moy.
tournament-p95 = ms 95 %
tournament-most = ms max
tournament-years = années
tournament-between = { $low } à { $high }
tournament-none = –
tournament-anchor = La cote de { $name } est fixée à { $rating } ; 400 points de plus signifient une force dix fois supérieure.
tournament-shared = Une victoire partagée compte à parts égales.

## The page

tournament-page-title = Tournoi : { $names }
tournament-page-ratings = Cotes
tournament-page-rating = Cote, intervalle à 95 %
tournament-page-fixed = fixée
tournament-page-rates = Taux de victoire
tournament-page-rate = Taux de victoire, intervalle à 95 %
tournament-page-games =
    { $games ->
        [one]
            { $draws ->
                [0] { $games } partie
                [one] { $games } partie, { $draws } nulle
               *[other] { $games } partie, { $draws } nulles
            }
       *[other]
            { $draws ->
                [0] { $games } parties
                [one] { $games } parties, { $draws } nulle
               *[other] { $games } parties, { $draws } nulles
            }
    }
tournament-page-even = La ligne pointillée marque { $rate }, le taux d’un joueur de même force que les autres.
tournament-page-automa = Seule compte une victoire contre l’Automa, pas une égalité.
tournament-page-thinking = Temps de réflexion par décision
tournament-page-mean = Moyenne
tournament-page-ms = { $time } ms
tournament-page-p95 = 95 % jusqu’à { $time } ms
tournament-page-most = au plus { $time } ms
tournament-page-thinking-note = Temps processeur sur une échelle logarithmique. Le gros point est la moyenne, le petit le 95e centile ; la ligne s’arrête au temps le plus long. Les décisions à réponse unique ne comptent pas.
tournament-page-charts = Durées et scores
tournament-page-years = Années par partie
tournament-page-scores = Scores : { $name }
tournament-page-summary = moyenne { $mean }, de { $least } à { $most }
tournament-page-label = { $name } : { $summary }
tournament-page-charts-note = La ligne tiretée marque la moyenne. Tous les graphiques de scores ont la même échelle.
tournament-page-play = Scores, commandes et places
tournament-page-score = Score
tournament-page-orders = Commandes honorées
tournament-page-first-order = Année de la première
tournament-page-without = Parties sans commande
tournament-page-seat = Victoires à la place { $number }
tournament-page-seats-note = Moyennes par joueur et par partie. Chacun joue chaque donne à chaque place.
tournament-page-actions = Ouvriers placés
tournament-page-actions-heading = Action
tournament-page-actions-note = Placements par joueur et par partie, y compris ceux faits d’avance pour une autre saison.
tournament-page-cards = Cartes utilisées
tournament-page-cards-heading = Carte
tournament-page-all-cards =
    { $count ->
        [one] Voir { $count } carte
       *[other] Voir { $count } cartes
    }
tournament-page-cards-note = Saisonniers joués, vignes plantées, commandes honorées et cartes Bâtiment construites, par joueur et par partie.
tournament-page-made = Méthode de mesure
tournament-page-games-name = Parties
tournament-page-seed = Graine
tournament-page-field = Rencontres
tournament-field-one-vs-rest = chaque joueur contre chaque autre, et contre des copies s’il y a plus de places
tournament-field-round-robin = des joueurs différents à chaque table, dans toutes les combinaisons
tournament-field-against = chaque joueur contre un seul adversaire
tournament-field-solo = chaque joueur seul contre l’Automa
tournament-page-version = Version
tournament-page-python = Python
tournament-page-code = Somme de contrôle du moteur et des joueurs
tournament-page-seating = Chaque donne est jouée une fois pour chaque rotation des places, et toutes les rencontres utilisent les mêmes donnes.
tournament-page-intervals = Les intervalles des taux de victoire sont ceux de Wilson, pour moins de parties si celles d’une même donne se ressemblent. Les cotes sont celles d’un modèle de Bradley–Terry sur l’échelle Elo, avec une partie partagée ajoutée à chaque rencontre ; leurs intervalles viennent de l’information de Fisher et portent sur l’écart à la cote fixée.
