### Data sets and the benchmark.

dataset-done = В { $folder }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $positions ->
        [one] { $positions } позиция
        [few] { $positions } позиции
        [many] { $positions } позиций
       *[other] { $positions } позиции
    }.
dataset-interrupted = Прервано. Чтобы продолжить в { $folder }, выполните ту же команду еще раз.

benchmark-title = Категория { $track }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } против каждого соперника, протокол { $protocol }
benchmark-part = Это неполное измерение: в таблицу эта строка не входит.
benchmark-player = игрок
benchmark-mean = среднее
benchmark-games = партии
benchmark-ms = мс
benchmark-rate = { $rate } (от { $low } до { $high })
benchmark-none = –
