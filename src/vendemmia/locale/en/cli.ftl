### The command line: help, errors, and the plain lines of text play.

## Help

cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands:
cli-examples = examples:

cli-main-help = Viticulture Essential Edition with Tuscany: play it, simulate it, look things up.
cli-main-usage = [COMMAND] [options]
cli-main-flags =
    Without a command the game opens in the browser; there are the options of serve.
    vendemmia COMMAND --help tells more about a command, vendemmia --version the version.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --text --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --text --modules all
    {"  "}vendemmia play --text --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Play in the browser: starts the server on this computer and opens its page.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = port on which to serve (default: 8417 or the next free one)
cli-option-no-browser = do not open the browser

cli-backup-help = Save all games of the browser in one file, also while the server runs.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
cli-option-backup = the file to write
cli-option-force = overwrite the file if it exists
cli-backup-done =
    { $games ->
        [one] 1 game is saved in { $file }
       *[other] { $games } games are saved in { $file }
    }

cli-restore-help = Put a backup in the place of all games of the browser; the games before it are kept in another file.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = a file that vendemmia backup has written, or a copy of the database
cli-restore-done =
    { $games ->
        [one] 1 game is restored from { $file }
       *[other] { $games } games are restored from { $file }
    }
cli-restore-aside = The database before is kept as { $file }

cli-play-help = Play a game in the terminal, against the computer, in turns at one keyboard, or alone against the Automa; with or without the modules of Tuscany.
cli-play-examples =
    {"  "}vendemmia play --text
    {"  "}vendemmia play --text --players 4 --names Ada
    {"  "}vendemmia play --text --players 3 --bots hard,easy
    {"  "}vendemmia play --text --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --text --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --text --modules board --no-map-scoring
    {"  "}vendemmia play --text --solo hard --challenge 3
    {"  "}vendemmia play --text --solo normal --modules all
    {"  "}vendemmia play --text --load game.json

cli-campaign-help = Eight challenges against the Automa on the base board, one after another; without an option show how far you have come.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Let computer players play many games and show length, scores, wins and use of actions and cards.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-replay-help = Tell a recorded game in words and check it.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Show cards, parents, structures and special workers by id or name, or search their texts; without a word list all.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards wine critic
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards residual £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Show rules by number or chapter, or search their texts; without a word list all numbers.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules grande worker

cli-option-help = show this help and end
cli-option-text = plain lines in the terminal (at present the only way to play)
cli-option-players = number of players, 2 to 6 (default: 2)
cli-option-friendly = the friendly variant: bonus spaces only for those who use them
cli-option-advanced = the advanced variant: choose between two mamas and two papas
cli-option-max-years = end the game after this year
cli-option-solo = alone against the Automa at this level: very_easy, easy, normal, hard or very_hard
cli-option-aggressive = the aggressive variant of the Automa: be ahead of it after every year (easy, normal, hard)
cli-option-challenge = with a challenge of the campaign, 1 to 8
cli-option-modules = modules of Tuscany: extended_board, special_workers, structure_cards (or short board, workers, structures), or all
cli-option-no-map-scoring = the regions of the extended board score nothing at the end (recommended for two players)
cli-option-campaign-start = begin a campaign at this level: very_easy, easy, normal, hard or very_hard
cli-option-campaign-again = begin it although another is under way, which is kept aside
cli-option-campaign-play = play the next game, or go on with the one that was left
cli-option-campaign-skip = leave the challenge out (4 and 7, with the aggressive variant)
cli-option-campaign-name = your name in a new game
cli-option-campaign-seed = number from which all chance of a new game follows
cli-option-humans = how many of the players are people; the computer plays the others (default: 1)
cli-option-bots = who plays the other seats: random, easy, normal or hard, one for all or one for each (default: normal)
cli-option-simulation-bots = who plays: random, easy, normal or hard, one for all or one for each (default: random)
cli-option-names = names of the players, the first ones first
cli-option-seed = number from which all chance follows, to play the same game again
cli-option-load = play on from a saved game; it is saved to the same file again
cli-option-save = file in which the game is saved (default: a new one in the data folder)
cli-option-games = number of games (default: { $default })
cli-option-simulation-seed = number from which all chance follows (default: { $default })
cli-option-processes = number of processes (default: { $default }); it does not change the result
cli-option-json = print JSON instead of tables
cli-option-record = a saved game
cli-option-ply = show the table after this many decisions instead of the whole game
cli-option-cards = an id, a name, or words to search for
cli-option-rules = a number, the letters of a chapter, or words to search for

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } ({ $command } --help tells more)
cli-error-unknown = unknown argument: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = a value is missing
cli-error-number = { $text } is not a whole number
cli-error-level = { $text } is no level; there are { $levels }
cli-error-bot = { $text } is no computer player; there are { $bots }
cli-error-bots = { $bots } computer players for { $seats } seats: name one for all or one for each
cli-error-module = { $text } is no module; there are { $modules }, or short { $short }, or { $all }
cli-error-needs = { $flags }: only together with { $other }
cli-error-together = only one of these at a time: { $flags }
cli-error-solo-options = not together with --solo: { $flags }
cli-error-range = { $text } is not between { $least } and { $most }
cli-error-command = there is no command { $name }; there are { $commands }
cli-error-command-near = there is no command { $name }; did you mean { $near }?
cli-error-humans = { $humans } people cannot play in a game for { $players }
cli-error-names-many =
    { $players ->
        [one] { $names } names are too many for 1 player
       *[other] { $names } names are too many for { $players } players
    }
cli-error-names-equal = two players cannot have the same name
cli-error-name = a name has 1 to { $most } letters
cli-error-load-options = not together with --load, the saved game has settled it: { $flags }
cli-error-folder = { $file } cannot be written: it is a folder, or its folder does not exist, or the name is too long
cli-error-read = { $file } cannot be read: { $problem }
cli-error-write = { $file } cannot be written: { $problem }
cli-error-no-text = { $file } is no saved game
cli-error-record = { $file } is no sound record. { $problem }
cli-error-record-ply = { $file } is no sound record; ply { $ply } is the first that does not fit. { $problem }
cli-error-no-file = replay needs a saved game (vendemmia replay --help tells more)
cli-error-needs-file = { $command } needs a file (vendemmia { $command } --help tells more)
cli-error-ply = there is no ply { $ply } in this game, only 0 to { $plies }
cli-error-ply-lost = the position after answer { $ply } cannot be shown, because the rules have changed since
cli-error-rulebook = the rulebook is missing from this installation
cli-no-card = no card has this id, and none contains these words: { $query }
cli-no-rule = no rule has this number, and none contains these words: { $query }
cli-interrupted = Interrupted.

## Text play: beginning and end

cli-name-human = Player { $number }
cli-name-random = Random { $number }
cli-name-easy = Easy { $number }
cli-name-normal = Normal { $number }
cli-name-hard = Hard { $number }
cli-welcome = Welcome to the vineyards. Answer with a number; help lists what else you can type.
cli-seed = Seed { $seed }: a known deal. Players: { $players }.
cli-players = Players: { $players }.
cli-went-on = The rules have changed since this game was saved. It goes on from its saved position, after answer { $ply }.
cli-resumed =
    { $plies ->
        [one] The game goes on after { $plies } decision. Players: { $players }.
       *[other] The game goes on after { $plies } decisions. Players: { $players }.
    }
cli-cover = { $player } is next. Press Enter to cover the screen:
cli-hand-over = { $player } is next, everybody else looks away. { $player }, press Enter:
cli-hand-over-only = Press Enter to go on. Only undo, which takes the last decision back, and quit are understood here.
cli-saved = Saved: { $file }
cli-saved-hint = Play on with: vendemmia play --text --load "{ $file }"
cli-input-ended = The input has ended.
cli-final = Final result:
cli-standing = { $rank }. { $player }: { $vp } VP (£{ $lira }, wine worth { $wine }, grapes worth { $grapes })
cli-not-over = The game is not over yet; it is year { $year }.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Level: { $level }, with the aggressive variant.
       *[no] Level: { $level }.
    }
cli-solo-challenge = Challenge { $number }: { $name }
cli-solo-tokens =
    { $count ->
        [one] You start with 1 bonus-action token.
       *[other] You start with { $count } bonus-action tokens.
    }
cli-modules =
    { $scoring ->
        [yes] With modules: { $modules }.
       *[no] With modules: { $modules }. Regions score nothing at the end.
    }
cli-module = { $module }: { $text }
cli-modules-none = This is the base game, without modules.
cli-solo-not = You play with others, not alone against the Automa.
cli-solo-behind = The game ends after year { $year }: you were not ahead of the Automa's points (rule AGG-1).
cli-solo-few-workers = The game ends after year { $year }: you did not have 6 workers (rule CAMP-4).

cli-campaign = Campaign. { $level }
cli-campaign-challenge = { $number }. { $name }: { $status }
cli-campaign-won =
    { $games ->
        [one] won in the first game
       *[other] won in { $games } games
    }
cli-campaign-current =
    { $games ->
        [0] now
        [one] now, 1 game not won
       *[other] now, { $games } games not won
    }
cli-campaign-to-come = to come
cli-campaign-skipped = skipped
cli-campaign-score = Score, the number of games played: { $score }. The best possible: { $best }.
cli-campaign-finished = The campaign is finished: { $score } games, the best possible was { $best }.
cli-campaign-next = Next is challenge { $number }. Begin it with: vendemmia campaign --play
cli-campaign-under-way = A game of challenge { $number } is under way. Play on with: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] For the game not won you start with 1 bonus-action token.
       *[other] For the games not won you start with { $count } bonus-action tokens.
    }
cli-campaign-may-skip = You may leave this challenge out: vendemmia campaign --skip
cli-campaign-kept = The campaign before was kept: { $folder }
cli-campaign-hint = Play on with: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] a campaign is under way (1 game played); --again begins a new one and keeps the old one aside
       *[other] a campaign is under way ({ $games } games played); --again begins a new one and keeps the old one aside
    }
cli-campaign-none = there is no campaign; begin one, e.g. with: vendemmia campaign --start normal
cli-campaign-over = the campaign is finished; begin another, e.g. with: vendemmia campaign --start normal
cli-campaign-begun = --seed and --name are for a new game, and one is under way
cli-campaign-changed = the campaign has changed while this game was played; it is not entered
cli-campaign-skip-later = a game of this challenge is under way; finish it first
cli-campaign-game-damaged = the game of the campaign is damaged and was kept as { $file }; campaign --play begins it anew ({ $problem })

## Text play: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } VP.
cli-heading-tokens = Bonus-action tokens: { $count }.
cli-heading-grapes = Grapes: { $list }.
cli-heading-wines = Wines: { $list }.
cli-prompt =
    { $most ->
        [one] Your answer, only 1 is possible, or help:
       *[other] Your answer, 1 to { $most }, or help:
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }): { $workers }
       *[no] { $label }: { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker }: { $spaces }
cli-place-season = { $action } ({ $season })
cli-place-bump = { $space }, in place of { $player }
cli-space-bonus =
    { $told ->
        [yes] { $space } with bonus ({ $bonus })
       *[no] { $space } with bonus
    }
cli-space-any-bonus = { $space } with a bonus of choice
cli-region-others = Others there: { $stars }.
cli-pass-bonus = Row { $row } brings: { $bonus }.
cli-pass-again = You have workers left and could still place one. To pass, give the same answer again.
cli-number-range =
    { $most ->
        [one] There is only answer 1.
       *[other] Choose a number from 1 to { $most }.
    }
cli-several = "{ $answer }" could mean several answers: { $numbers }.
cli-not-understood = "{ $answer }" is no answer and no command. Type a number or help.
cli-undone = Taken back.
cli-nothing-to-undo = Nothing can be taken back: since your last decision something was revealed, or somebody else has decided.
cli-play-commands =
    Answer with the number of a choice, with its code, or with a word of its code (codes shows them). You can also type:
    {"  "}Enter: the question again
    {"  "}board: the whole table
    {"  "}hand: your cards
    {"  "}discards: the discard piles
    {"  "}chart: the wake-up chart; map: the stars on the map of the extended board
    {"  "}modules: what the modules of this game bring
    {"  "}solo: what holds in this game against the Automa
    {"  "}log, log 50, log all: what has happened
    {"  "}why: which actions are closed now and for what reason
    {"  "}why CODE or why WORD: why an answer is refused, e.g. why plant_vine
    {"  "}card NAME: a card, structure or special worker in full, e.g. card planner
    {"  "}rule NUMBER: a rule, e.g. rule PLANT-2; or words to search for
    {"  "}codes: the codes of the choices
    {"  "}undo: take back the last decision; undo all: as many as possible
    {"  "}save or save FILE: save the game and play on
    {"  "}quit: save the game and end
cli-card-usage = Name a card, e.g. card planner.
cli-rule-usage = Name a rule, e.g. rule PLANT-2, or words to search for.
cli-log-usage = Type log, log and a number of lines, or log all.
cli-log-empty = Nothing has happened yet.
cli-many-cards = { $count } cards contain this. Add a word.
cli-many-rules = { $count } rules contain this. Add a word.

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (rule { $rule })
cli-why-instead = Instead: { $number }. { $answer }
cli-why-first = First: { $number }. { $answer }
cli-why-legal = This is possible now: answer { $numbers }.
cli-why-usage = Name an answer, e.g. why field:5 or why merlot; codes lists the answers possible now.
cli-why-all-open = Every action of this season is open to you.
cli-no-code = No answer in this game has the code or word "{ $code }".

## The table

cli-none = none
cli-set-up = Set-up
cli-year-season = Year { $year }, { $season }
cli-year-over = After year { $year }
cli-board-season = { $season }.
cli-board-calendar = { $season }. First player: { $player }.
cli-board-calendar-solo = { $season }. The game lasts { $years } years.
cli-board-automa = { $automa }: { $vp } VP, workers on: { $workers }.
cli-board-automa-card = Its last card: { $card }
cli-board-glass = Rows with a glass token: { $rows }
cli-board-final-year = Somebody has reached the final score: this year is the last.
cli-board-order = Wake-up order: { $order }.
cli-board-next-rows = Next year: { $order }.
cli-board-row = { $player } (row { $row })
cli-board-temporary = { $player } has the temporary worker.
cli-board-grape-token = { $player } has the grape token, and with it row 1 next year.
cli-board-passed = Passed: { $players }.
cli-board-decks = Cards to draw: { $decks }.
cli-board-discarded = Cards discarded: { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] { $season } actions (now), bonuses in brackets:
               *[no] { $season } actions, bonuses in brackets:
            }
       *[no]
            { $now ->
                [yes] { $season } actions (now):
               *[no] { $season } actions:
            }
    }
cli-board-action = { $action }: { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = left
cli-space-middle = middle
cli-space-right = right
cli-space-beside = beside
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = free
cli-worker = { $player } ({ $about })
cli-worker-waiting = placed ahead

# The wake-up chart: the bonuses of the three columns that are entered.
cli-chart = Wake-up chart, with the bonus of each row:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Wake-up chart, with the bonus on entering summer / fall / winter:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = empty
cli-chart-next = { $player } next year

cli-map-none = There is no map in this game.
cli-map =
    { $scoring ->
        [yes] Map, with the VP for the most stars at the end and the bonus of a star placed:
       *[no] Map, with the bonus of a star placed; regions score nothing at the end:
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } VP; { $bonus }): { $stars }
       *[no] { $region } ({ $bonus }): { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }

cli-specials = Special workers, trained for £{ $lira } more:
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Has one: { $owners }.
       *[no] { $worker }: { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (ready)
        [placed] { $player } (placed)
       *[training] { $player } (in training)
    }

cli-discards = Discard piles, the top card first:
cli-discard-pile =
    { $deck ->
        [vine] Vines: { $cards }
        [summer] Summer visitors: { $cards }
        [winter] Winter visitors: { $cards }
        [structure] Structure cards: { $cards }
       *[order] Orders: { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } VP, £{ $lira }, workers ready: { $workers }.
       *[other] { $vp } VP, £{ $lira } and £{ $residual } a year, workers ready: { $workers }.
    }
cli-workers-regular = { $count } regular
cli-vineyard-own = { $player } (you)
cli-vineyard = { $player }: { $purse }
cli-vineyard-structures = Structures: { $list }
cli-vineyard-fields = Fields: { $list }
cli-vineyard-crush-pad = Crush pad: { $list }
cli-vineyard-cellar = Cellar (up to value { $top }): { $list }
cli-vineyard-training = Trained this year: { $list }
cli-workers-trained =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, used): { $text }
       *[no] { $card } ({ $place }): { $text }
    }
cli-vineyard-demolished = A structure card has been demolished this year
cli-vineyard-stars = Stars: { $list }
cli-card-on-mat = mat
cli-card-on-field = field { $field }
cli-structure-used = { $structure } (used)
cli-vineyard-tokens = Bonus-action tokens: { $count }
cli-vineyard-hand = Hand: { $cards }
cli-field = { $field } with { $vines } ({ $value } of { $field })
cli-field-harvested = { $field } with { $vines } ({ $value } of { $field }, harvested)
cli-field-empty = { $field } empty
cli-field-structure = { $field } with { $structure }
cli-field-sold = { $field } sold
cli-token-red = red { $value }
cli-token-white = white { $value }
cli-token-blush = blush { $value }
cli-token-sparkling = sparkling { $value }
cli-count-vine =
    { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
cli-count-summer =
    { $count ->
        [one] 1 summer visitor
       *[other] { $count } summer visitors
    }
cli-count-winter =
    { $count ->
        [one] 1 winter visitor
       *[other] { $count } winter visitors
    }
cli-count-order =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
cli-count-structure =
    { $count ->
        [one] 1 structure card
       *[other] { $count } structure cards
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] Your hand: no cards
                [one] Your hand, 1 card:
               *[other] Your hand, { $count } cards:
            }
       *[no]
            { $count ->
                [0] Hand of { $player }: no cards
                [one] Hand of { $player }, 1 card:
               *[other] Hand of { $player }, { $count } cards:
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [one] { $name }. { $text }
               *[other] { $count } times { $name }. { $text }
            }
        [summer] Summer visitor { $name }. { $text }
        [winter] Winter visitor { $name }. { $text }
        [structure] Structure card { $name }. { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (id: { $id })
cli-card-ruling = Ruling: { $ruling }
cli-card-listed = { $id }: { $name }
cli-list-vine = Vines
cli-list-summer = Summer visitors
cli-list-winter = Winter visitors
cli-list-order = Orders
cli-list-mama = Mamas
cli-list-papa = Papas
cli-list-structure = Structures
cli-list-structure_card = Structure cards
cli-list-worker = Special workers
cli-list-automa = Automa cards
cli-rule = { $number }: { $text }
cli-rules-chapter = { $chapter }: { $rules }

## Replay

cli-replay = A game of { $players }, seed { $seed }, { $plies } decisions.
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound = The record is sound: { $plies } decisions, checksum { $checksum }.
cli-replay-gap =
    { $count ->
        [0] The rules have changed since: from here the game goes on from its saved position.
        [one] Answer { $first } cannot be replayed, because the rules have changed since. The game goes on from its saved position.
       *[other] Answers { $first } to { $last } cannot be replayed, because the rules have changed since. The game goes on from its saved position.
    }
cli-replay-position = The table after { $ply } of { $plies } decisions.
cli-replay-question = { $player } is asked: { $question }
cli-replay-answer = { $player } answered: { $answer }

## Simulation

cli-progress = { $finished } of { $games } games
cli-simulated = { $games } games of { $players } { $kind ->
        [random] random players
       *[other] players
    }, seed { $seed }
cli-simulated-solo = { $games } games of { $kind ->
        [random] a random player
       *[other] a computer player
    } against the Automa, seed { $seed }
cli-simulated-bots = By seat: { $bots }
cli-speed = { $rate } decisions a second
cli-cut-short = { $games } of them were ended by the limit on years
cli-table-measure = A game
cli-table-mean = mean
cli-table-least = least
cli-table-median = median
cli-table-most = most
cli-table-years = Length in years
cli-table-decisions = Decisions
cli-table-scores = Score of a player
cli-table-map = Score of a player from the map
cli-table-workers = Special workers trained
cli-table-results = Against the Automa
cli-table-games = games
cli-table-rate = rate
cli-table-win = Won
cli-table-draw = Drawn
cli-table-loss = Lost
cli-table-seats = Seat
cli-table-seats-row = Seat { $number }
cli-table-turn_order = Turn order in the first year
cli-table-turn_order-row = Player { $number } in turn
cli-table-wins = wins
cli-table-win_rate = win rate
cli-table-mean_score = mean score
cli-table-actions = Workers placed on an action
cli-table-cards = Cards played, planted, filled or built
cli-table-times = times
cli-table-per_game = per game
cli-table-by_winners = by winners
