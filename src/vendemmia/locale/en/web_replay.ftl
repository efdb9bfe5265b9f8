### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-won-you = You win the vintage
result-won = { $player } wins the vintage
result-shared = A shared victory: { $players }
result-solo-you-win = You beat the Automa
result-solo-you-draw = You draw with the Automa
result-solo-you-loss = The Automa wins
result-solo-other-win = { $player } beats the Automa
result-solo-other-draw = { $player } draws with the Automa
result-solo-other-loss = The Automa wins
result-ended = The game ended after year { $year }.
result-behind = It ended with year { $year }: only who is ahead of the Automa may play on.
result-few-workers = It ended with year { $year }: there were too few workers.
result-tie-lira = { $first } and { $second } both have { $vp } VP: { $first } is ahead with more lira, £{ $more } to £{ $less }.
result-tie-wine = { $first } and { $second } both have { $vp } VP and equal lira: { $first } is ahead with more valuable wines, { $more } to { $less }.
result-tie-grapes = { $first } and { $second } both have { $vp } VP, equal lira and equal wines: { $first } is ahead with more valuable grapes, { $more } to { $less }.
result-tie-none = { $first } and { $second } are equal in everything, with { $vp } VP each: they share the place.
result-rematch = Rematch
result-rematch-help = same seats, new deal
result-campaign = Go on with the campaign
result-campaign-help = progress and score
result-replay = Replay
result-replay-help = move by move
result-download = Download
result-download-help = the record as a file
result-home = Start page
result-scores = Final scores
result-rank = Place
result-player = Player
result-vp = victory points
result-vp-head = VP
result-lira = Lira
result-wine = Wine value
result-grapes = Grape value
result-tie-break =
    { $place ->
        [1] 1st tie-break
        [2] 2nd
       *[other] 3rd
    }
result-winner = winner
result-turns = Great turns
result-turn-look = look at it
result-gained = +{ $vp }

## Charts

chart-sources = Where the points came from
chart-source-orders = Orders
chart-source-visitors = Visitors
chart-source-structures = Structures
chart-source-spaces = Actions and bonuses
chart-source-wake = Wake-up chart
chart-source-map = Regions
chart-source-cellar = Wines in the cellar
chart-source-start = Start
chart-years = Victory points over the years
chart-start = Start
chart-year = Year { $year }
chart-total = Total
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: no points.
chart-as-table = The same as a table

## The replay

replay-set-up = Set-up
replay-when = Year { $year }, { $season }
replay-decides = { $player } decides.
