### The results of a tournament, in the terminal and as a page.

tournament-saved = { $finished } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } { $finished ->
        [one] is
       *[other] are
    } saved in { $file }. Run the same command again to continue.
tournament-files = Games and reports: { $folder }

tournament-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } { $solo ->
        [yes] against the Automa
       *[no] with { $players } players
    }, seed { $seed }
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
tournament-table-cards = Cards used per game, at most { $shown } of { $all }
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
tournament-anchor = The rating of { $name } is set to { $rating }; 400 points more means ten times the strength.
tournament-shared = A shared win counts in equal parts.

## The page

tournament-page-title = Tournament: { $names }
tournament-page-ratings = Ratings
tournament-page-rating = Rating, 95 % interval
tournament-page-fixed = fixed
tournament-page-rates = Win rates
tournament-page-rate = Win rate, 95 % interval
tournament-page-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $draws ->
        [0] { "" }
        [one] , 1 draw
       *[other] , { $draws } draws
    }
tournament-page-even = The dotted line marks { $rate }, the rate of a player as strong as the others.
tournament-page-automa = Only a win against the Automa counts, not a draw.
tournament-page-thinking = Thinking time per decision
tournament-page-mean = Mean
tournament-page-ms = { $time } ms
tournament-page-p95 = 95 % up to { $time } ms
tournament-page-most = longest { $time } ms
tournament-page-thinking-note = Processor time on a logarithmic scale. The large dot is the mean, the small dot the 95th percentile; the line ends at the longest time. Decisions with only one answer do not count.
tournament-page-charts = Lengths and scores
tournament-page-years = Years in a game
tournament-page-scores = Scores of { $name }
tournament-page-summary = mean { $mean }, from { $least } to { $most }
tournament-page-label = { $name }: { $summary }
tournament-page-charts-note = The dashed line marks the mean. All charts of scores have the same scale.
tournament-page-play = Scores, orders and seats
tournament-page-score = Score
tournament-page-orders = Orders filled
tournament-page-first-order = Year of the first
tournament-page-without = Games without one
tournament-page-seat = Wins in seat { $number }
tournament-page-seats-note = Averages per player and game. Everyone plays every deal from every seat.
tournament-page-actions = Workers placed
tournament-page-actions-heading = Action
tournament-page-actions-note = Placements per player and game, including those ahead of their season.
tournament-page-cards = Cards used
tournament-page-cards-heading = Card
tournament-page-all-cards =
    { $count ->
        [one] Show 1 card
       *[other] Show { $count } cards
    }
tournament-page-cards-note = Visitors played, vines planted, orders filled and structure cards built, per player and game.
tournament-page-made = How it was measured
tournament-page-games-name = Games
tournament-page-seed = Seed
tournament-page-field = Matches
tournament-field-one-vs-rest = every player against every other one, with more seats against copies
tournament-field-round-robin = different players at every table, in every combination
tournament-field-against = every player against one opponent
tournament-field-solo = every player alone against the Automa
tournament-page-version = Version
tournament-page-python = Python
tournament-page-code = Checksum of engine and players
tournament-page-seating = Each deal is played once for every rotation of the seats, and all matches use the same deals.
tournament-page-intervals = Intervals of win rates are Wilson’s, for fewer games if games of the same deal are alike. Ratings are those of a Bradley–Terry model on Elo’s scale, with one shared game added to every match; their intervals come from Fisher’s information and are about the distance from the fixed rating.
