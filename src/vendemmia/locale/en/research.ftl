### Data sets and the benchmark.

dataset-done = { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } are in { $folder }.
dataset-interrupted = Interrupted. Run the same command again to continue in { $folder }.

benchmark-title = Track { $track }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } against each opponent, protocol { $protocol }
benchmark-part = This is not a full run: the row does not belong in the table.
benchmark-player = player
benchmark-mean = mean
benchmark-games = games
benchmark-ms = ms
benchmark-rate = { $rate } ({ $low } to { $high })
benchmark-none = –
