### Data sets and the benchmark.

dataset-done = Zapisano w { $folder }: { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    }.
dataset-interrupted = Przerwano. Uruchom to samo polecenie ponownie, aby kontynuować w { $folder }.

benchmark-title = Kategoria { $track }, { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    } przeciw każdemu przeciwnikowi, protokół { $protocol }
benchmark-part = To nie jest pełny pomiar: ten wiersz nie należy do tabeli.
benchmark-player = gracz
benchmark-mean = średnio
benchmark-games = gry
benchmark-ms = ms
benchmark-rate = { $rate } (od { $low } do { $high })
benchmark-none = –
