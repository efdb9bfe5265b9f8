### The results of a tournament, in the terminal and as a page.

tournament-saved = { $finished } of { $games } games are saved in { $file }. Run the same command again to continue.
tournament-files = Games and reports: { $folder }

tournament-title =
    { $solo ->
        [yes] { $games } games against the Automa, seed { $seed }
       *[no] { $games } games with { $players } players, seed { $seed }
    }
tournament-match =
    { $copies ->
        [0] { $one }
        [one] { $one } against { $other }
       *[other] { $one } against { $copies } × { $other }
    }
tournament-table-result = Player
tournament-table-play = Per player and game
tournament-table-match = Match
tournament-table-actions = Workers placed per game
tournament-table-cards = Cards used per game, the { $shown } most used of { $all }
tournament-rating = rating
tournament-interval = 95 %
tournament-games = games
tournament-rate = win rate
tournament-wins = won
tournament-draws = draws
tournament-losses = lost
tournament-score = score
tournament-orders = orders
tournament-first-order = first in year
tournament-mean = ms mean
tournament-p95 = ms 95 %
tournament-most = ms max
tournament-years = years
tournament-between = { $low } to { $high }
tournament-none = –
tournament-anchor = The rating of { $name } is set to { $rating }; 400 points more are ten times the strength.
tournament-shared = A shared win counts in equal parts.
