### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. The game ended after year { $year }.
result-behind = It ended after year { $year }: you can only play on while you are ahead of the Automa.
result-few-workers = It ended after year { $year }: there were too few workers.
result-tie-lira =
    { $who ->
        [first] You and { $second } both have { $vp } VP: you are ahead with more lira, £{ $more } to £{ $less }.
        [second] { $first } and you both have { $vp } VP: { $first } is ahead with more lira, £{ $more } to £{ $less }.
       *[other] { $first } and { $second } both have { $vp } VP: { $first } is ahead with more lira, £{ $more } to £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] You and { $second } both have { $vp } VP and the same lira: you are ahead with more valuable wines, { $more } to { $less }.
        [second] { $first } and you both have { $vp } VP and the same lira: { $first } is ahead with more valuable wines, { $more } to { $less }.
       *[other] { $first } and { $second } both have { $vp } VP and the same lira: { $first } is ahead with more valuable wines, { $more } to { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] You and { $second } both have { $vp } VP, the same lira and equal wines: you are ahead with more valuable grapes, { $more } to { $less }.
        [second] { $first } and you both have { $vp } VP, the same lira and equal wines: { $first } is ahead with more valuable grapes, { $more } to { $less }.
       *[other] { $first } and { $second } both have { $vp } VP, the same lira and equal wines: { $first } is ahead with more valuable grapes, { $more } to { $less }.
    }
result-tie-none =
    { $who ->
        [first] You and { $second } are tied in everything, with { $vp } VP each, so you share the place.
        [second] { $first } and you are tied in everything, with { $vp } VP each, so you share the place.
       *[other] { $first } and { $second } are tied in everything, with { $vp } VP each, so they share the place.
    }
result-rematch = Rematch
result-rematch-help = same seats, new deal
result-campaign = Continue the campaign
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
result-turns = Best turns
result-turn-look = watch it
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
chart-source-unknown = Before the rules changed
chart-years = Victory points over the years
chart-start = Start
chart-year = Year { $year }
chart-total = Total
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: no points.
chart-as-table = Show as a table

## The replay

replay-set-up = Set-up
replay-when = Year { $year }, { $season }
replay-decides =
    { $who ->
        [you] You decide.
       *[other] { $player } decides.
    }
replay-title = { $when }: { $players } · vendemmia
replay-skip = Skip to this moment
replay-bar = This moment of the game
replay-beginning = Start
replay-begins = The game begins
replay-place = { $when } · answer { $ply } of { $plies }
replay-steps = Steps
replay-first = Go to the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-turn-forward = One turn forward
replay-last = Go to the end
replay-slide = Answer
replay-go = Go
replay-jump = Season
replay-year = Year { $year }
replay-view = View
replay-view-open = All cards visible
replay-view-seat =
    { $who ->
        [you] As you saw it
       *[other] As seen by { $player }
    }
replay-copy = Copy the link to this moment
replay-copied = Copied
replay-result = Result of the game
replay-table = Back to the table
replay-download = Download the record
replay-happened = What happened
replay-nothing-yet = Nobody has decided anything yet.
replay-next =
    { $who ->
        [you] You decide next.
       *[other] { $player } decides next.
    }
replay-over = The game is over.
replay-keys-step = step
replay-keys-turn = turn
replay-key-space = Space
replay-keys-play = play
replay-turns = Turns of year { $year }
replay-turns-set-up = Turns of the set-up
replay-on = Play on from here
replay-on-text = A new table starts at this moment: you take one seat, and computer players take the others.
replay-on-solo = A new table starts at this moment.
replay-on-seat = Your seat
replay-on-level = Opponents
replay-on-same = The same as in this game
replay-on-go = Play on
replay-on-over = The game is over here. Go back to a moment you would like to play on from.
replay-cannot-play-on = You cannot play on from here.
replay-hands = All hands
replay-times = ×{ $count }
replay-hand-empty = No cards

## Records as files

record-running = You can download the record when the game is over
record-running-help = It contains the seed, which reveals every hidden card.
record-to-table = Back to the table
record-unreadable = This record cannot be opened
record-none = There was no file, or it was empty.
record-large = The file is too large for a record.
record-long = The game is longer than any that people or computer players have played, so it is not checked.
record-encoding = This file is not UTF-8 text, so it is not a valid record.
record-broken = This file is not a valid record.
record-ply = The first error is at answer { $ply }.
record-nothing-made = Nothing was saved.
record-other = Choose another file
record-upload = Open
record-player = Player { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Your decisions
       *[other] { $player }’s decisions
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = The coach looks at every decision with only what was known at the time. It shows what it would have done, and how much a mistake lowers the chance to win. It is not always right.
replay-eval-begin = Evaluate all decisions
replay-eval-under-way = Thinking: { $percent } %.
replay-eval-queue = Number { $number } of { $waiting } in the queue; they take turns.
replay-eval-stalled = Nothing has happened for a while: the computer players are busy or not running. It continues as soon as they are free. If it does not, restart the program; the results so far are saved.
replay-eval-failed = The decisions of this game could not be evaluated.
replay-eval-go-on = Show the progress
replay-eval-here = This decision:
replay-eval-drop =
    { $points ->
        [one] Your chance drops by 1 percentage point.
       *[other] Your chance drops by { $points } percentage points.
    }
replay-eval-best = As good as any ({ $reason }).
replay-eval-swings = Biggest mistakes
replay-eval-loss =
    { $points ->
        [one] chance −1 point
       *[other] chance −{ $points } points
    }
replay-eval-no-swings = No decision lost much.
replay-lessons = What to take along
lesson-idle = Use your workers before you pass.
lesson-save = Pass sooner, and save workers for later seasons.
lesson-orders = Fill orders as soon as you can.
lesson-wine = Harvest and make wine sooner.
lesson-plant = Plant your vines sooner.
lesson-build = Build what your plan needs.
lesson-train = Train workers sooner.
lesson-visitors = Play your visitors.
lesson-money = Get money when something waits for it.
lesson-cards = Draw cards before you need them.
lesson-map = Look at the map and the trades.
lesson-row = Choose your row by what you do first.
lesson-kept = Keep what you can use soonest.
lesson-parts = Compare all ways to carry out a turn.
lesson-times = { $count } ×, chance −{ $points }
replay-eval-all = All decisions as a table
replay-eval-back = Back to the replay
replay-eval-total =
    { $count ->
        [one] 1 decision, in percentage points: −{ $points }.
       *[other] { $count } decisions; all mistakes together, in percentage points: −{ $points }.
    }
replay-eval-when = Moment
replay-eval-chosen = Chosen
replay-eval-advised = Suggested
replay-eval-difference = Difference
replay-eval-same = the same
replay-gap =
    { $count ->
        [one] The rules have changed since then. Answer { $first } cannot be replayed; the game continued from the position saved after it.
       *[other] The rules have changed since then. Answers { $first } to { $last } cannot be replayed; the game continued from the position saved after them.
    }
