### The statistics of all finished games.

stats-title = Statistics · vendemmia
stats-link = Statistics
stats-heading = Your statistics
stats-heading-of = { $player }’s statistics
stats-none = Finish a game to see it here.
stats-summary =
    { $games ->
        [one] 1 game, { $wins } won. Most wins in a row: { $longest }.
       *[other] { $games } games, { $wins } won. Most wins in a row: { $longest }.
    }
stats-counted = Deleted games still count. Games whose cards you could know do not: those with a chosen seed, or played on from a replay.

stats-modes = By mode
stats-mode = Mode
stats-games = Games
stats-won = Won
stats-best = Best
stats-average = Points per game
stats-now = Streak
stats-longest = Most wins in a row
stats-last = Last games, by margin
stats-not-yet = not yet
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win] won { $count }
        [draw] drew { $count }
       *[loss] lost { $count }
    }

stats-computers =
    { $board ->
        [extended] Computer players, extended board
       *[base] Computer players, base board
    }
stats-solo =
    { $board ->
        [any] Solo
        [extended] Solo, { $level }, extended board
       *[base] Solo, { $level }
    }
stats-campaign = Campaign
stats-friends =
    { $board ->
        [any] Friends at one screen
        [extended] Friends, extended board
       *[base] Friends, base board
    }
stats-friends-name = none under your name: you can set it in the settings

stats-shares = Where your points come from
stats-shares-help = per game, on average
stats-shares-all = All
stats-shares-won = Won
stats-shares-lost = Not won

stats-plot = Game by game
stats-plot-of = Games in the plots
stats-all = All games
stats-key-won = won
stats-key-lost = not won
stats-key-mean = average of ten games
stats-game =
    { $outcome ->
        [win] { $vp } won
        [draw] { $vp } drawn
       *[loss] { $vp } lost
    }
stats-day = Day
stats-other = Best other
stats-outcome = Outcome
stats-outcome-win = won
stats-outcome-draw = drawn
stats-outcome-loss = lost
stats-players = Players
stats-years = Years

stats-friends-heading = Friends at this screen
