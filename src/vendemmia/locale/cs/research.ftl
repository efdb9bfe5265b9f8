### Data sets and the benchmark.

dataset-done = Ve složce { $folder }: { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $positions ->
        [one] 1 pozice
        [few] { $positions } pozice
        [many] { $positions } pozice
       *[other] { $positions } pozic
    }.
dataset-interrupted = Přerušeno. Stejný příkaz bude ve složce { $folder } pokračovat.

benchmark-title = Kategorie { $track }, { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    } proti každému soupeři, protokol { $protocol }
benchmark-part = Toto není úplné měření: řádek do tabulky nepatří.
benchmark-player = hráč
benchmark-mean = průměr
benchmark-games = partie
benchmark-ms = ms
benchmark-rate = { $rate } ({ $low } až { $high })
benchmark-none = –
