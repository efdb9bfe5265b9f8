### Data sets and the benchmark.

dataset-done = En { $folder } hay { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } y { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    }.
dataset-interrupted = Interrumpido. Ejecuta el mismo comando otra vez para continuar en { $folder }.

benchmark-title = Categoría { $track }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } contra cada rival, protocolo { $protocol }
benchmark-part = No es una medición completa: esta fila no va en la tabla.
benchmark-player = jugador
benchmark-mean = media
benchmark-games = partidas
benchmark-ms = ms
benchmark-rate = { $rate } ({ $low } a { $high })
benchmark-none = –
