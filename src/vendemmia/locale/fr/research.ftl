### Data sets and the benchmark.

dataset-done = Dans { $folder } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }.
dataset-interrupted = Interrompu. Relancez la même commande pour continuer dans { $folder }.

benchmark-title = Catégorie { $track }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } contre chaque adversaire, protocole { $protocol }
benchmark-part = Cette mesure n’est pas complète : la ligne n’a pas sa place dans le tableau.
benchmark-player = joueur
benchmark-mean = moyenne
benchmark-games = parties
benchmark-ms = ms
benchmark-rate = { $rate } ({ $low } à { $high })
benchmark-none = –
