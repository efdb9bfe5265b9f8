### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands:
cli-examples = examples:

cli-main-help = Viticulture Essential Edition with Tuscany: play it, simulate games, look up cards and rules.
cli-main-usage = [COMMAND] [options]
cli-main-flags =
    Without a command, the game opens in your browser, with the same options as serve.
    vendemmia COMMAND --help explains a command; vendemmia --version shows the version.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Play in the browser: start the server on this computer and open the game.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = port to serve on (default: 8417 or the next free one)
cli-option-no-browser = do not open the browser

cli-backup-help = Save all browser games in one file, even while the server is running.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = the file to write
cli-option-force = overwrite the file if it exists
cli-backup-done =
    { $games ->
        [one] Saved 1 game in { $file }
       *[other] Saved { $games } games in { $file }
    }

cli-restore-help = Replace all browser games with a backup; the current games are saved in another file first.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = a file written by vendemmia backup, or a copy of the database
cli-restore-done =
    { $games ->
        [one] Restored 1 game from { $file }
       *[other] Restored { $games } games from { $file }
    }
cli-restore-aside = The previous database was saved as { $file }

cli-play-help = Play in the terminal: against the computer, with other people at one keyboard, or alone against the Automa; with or without the Tuscany modules.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Play eight challenges against the Automa on the base board, one after another. Without options, show your progress.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Let computer players play many games, then show lengths, scores, wins, and how often actions and cards were used.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Let computer players meet in many games, each in every seat, then show win rates, ratings, scores, thinking times, and how they play. Games already played are not played again.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Teach the network to play, by imitation and self-play, and write its weights to a folder. The same command continues there. Needs torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Let computer players play games and write them to a folder as a data set: games, positions with answers, chances and results, a schema, a card and a licence. The same command continues there.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Measure a player of your own against the released ones, on fixed deals, and print its row of the table with intervals.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Check a recorded game and print it in words.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Show cards, parents, structures and special workers by id or name, or search their texts. Without a word, list them all.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards wine critic
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards residual £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Show rules by number or chapter, or search their texts. Without a word, list all numbers.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules grande worker

cli-translations-help = Compare the translations with English: what is missing, unused or out of date. Name a language for the whole list.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = show this help and exit
cli-option-language = the language: { $languages } (default: that of the system)
cli-option-translations = a language to list in full
cli-option-confirm = record that the translation fits the current English
cli-option-players = number of players, 2 to 6 (default: 2)
cli-option-friendly = the friendly variant: take a bonus space only if you can use its bonus
cli-option-advanced = the advanced variant: choose between two mamas and two papas
cli-option-max-years = end the game after this year
cli-option-solo = play alone against the Automa at this level: very_easy, easy, normal, hard or very_hard
cli-option-aggressive = the aggressive variant: stay ahead of the Automa after every year (easy, normal, hard)
cli-option-challenge = play a challenge of the campaign, 1 to 8
cli-option-modules = Tuscany modules: extended_board, special_workers, structure_cards (short: board, workers, structures), or all
cli-option-no-map-scoring = with the extended board: regions score nothing at the end (recommended for two players)
cli-option-campaign-start = start a campaign at this level: very_easy, easy, normal, hard or very_hard
cli-option-campaign-again = start it even if another campaign is in progress; that one is archived
cli-option-campaign-play = play the next game, or continue the one in progress
cli-option-campaign-skip = skip the challenge (4 and 7, with the aggressive variant)
cli-option-campaign-name = your name in a new game
cli-option-campaign-seed = seed of a new game: the same seed deals the same cards
cli-option-humans = how many of the players are people; the computer plays the rest (default: 1)
cli-option-bots = computer players, see below; one for all seats or one for each (default: normal)
cli-opponents = computer players:
cli-option-simulation-bots = computer players: random, easy, normal, hard, expert, master or a character (vendemmia play --help describes them); one for all seats or one for each (default: random)
cli-option-names = names of the players, in seat order
cli-option-seed = seed of the game: the same seed deals the same cards
cli-option-load = continue a saved game; it is saved to the same file
cli-option-save = file to save the game in (default: a new one in the data folder)
cli-option-games = number of games (default: { $default })
cli-option-simulation-seed = seed of all games: the same seed deals the same cards (default: { $default })
cli-option-processes = number of processes (default: { $default }); does not change the result
cli-option-entrants = the computer players that meet: random, easy, normal, hard, expert, master, master:N (N walks) or expert:FILE (other weights)
cli-option-tournament-games = number of games in every match (default: { $default }), rounded up so that everyone has every seat equally often
cli-option-against = another player; only matches against this one are played
cli-option-field = who meets with more than two players: one-vs-rest (each player against copies of another) or round-robin (different players at every table) (default: { $default })
cli-option-cluster = play on a Ray cluster: the one this computer belongs to, one with an address, or local for one started on this computer; needs the extra cluster
cli-option-train-folder = folder of the training: checkpoints, a log, and best.npz, the best weights so far
cli-option-train-minutes = how many minutes this command trains (default: 10; no limit if --steps is given)
cli-option-train-steps = stop when the training in this folder has this many answers; 0 for no limit (default: { $default })
cli-option-train-mixture = kinds of games, each with a weight: 2 to 6 players, solo:LEVEL or campaign, then modules (all) and variants, such as 2*3,2:all,solo:very_hard*2 (default: all kinds)
cli-option-train-workers = processes that play games (default: { $default })
cli-option-train-games = games that each of them plays at the same time (default: { $default })
cli-option-train-ticks = answers in each game between two rounds of learning (default: { $default })
cli-option-train-device = where the network runs: cpu, or cuda for a graphics card (default: { $default })
cli-option-train-hidden = width of the network (default: { $default })
cli-option-train-blocks = hidden layers after the first (default: { $default })
cli-option-train-weights = begin with the weights of a file
cli-option-train-lessons = begin by imitating a teacher: files of its answers
cli-option-train-teach = begin by imitating a teacher: how many of its answers to collect (default: { $default })
cli-option-train-league = share of games against earlier versions of itself, most of them with a taste for some actions (default: { $default })
cli-option-train-rate = learning rate at the start (default: { $default })
cli-option-train-entropy = what trying several answers is worth at the start (default: { $default })
cli-option-train-points = what ten points of lead are worth, in wins (default: { $default })
cli-option-train-epochs = how often a round learns from each answer (default: { $default })
cli-option-train-batch = answers in one step of learning (default: { $default })
cli-option-train-start = share of the whole training that earlier commands have done, from 0 to 1 (default: { $default })
cli-option-train-end = share that is done after this command, from 0 to 1 (default: { $default })
cli-option-train-exam-games = games in each subject of an exam; 0 for no exams (default: { $default })
cli-option-train-exam-minutes = minutes between two exams (default: { $default })
cli-option-train-subjects = kinds of games in an exam (default: those of the mixture that are played most)
cli-option-train-rival = computer player in exams (default: { $default })
cli-option-train-seed = seed of the training (default: { $default })
cli-option-dataset-folder = folder of the data set; games that are already there are not played again
cli-option-dataset-bots = computer players: random, easy, normal, hard, expert, master or a character (vendemmia play --help describes them); one for all seats or one for each (default: expert)
cli-option-dataset-positions = keep one position in N; 1 for all, 0 for none (default: { $default })
cli-option-dataset-no-chances = leave out what the network thinks of the positions
cli-option-dataset-format = parquet, which needs the extra data, or jsonl (default: parquet if pyarrow is installed)
cli-option-dataset-part = games in one file (default: { $default })
cli-option-benchmark-name = MODULE:NAME of a Python object with the method choose, a computer player, or with --program a command
cli-option-benchmark-program = the name is the command of a program that reads questions and writes answers, one on a line
cli-option-benchmark-track = the games: two, four (players), tuscany (two players, all modules) or solo (default: { $default })
cli-option-benchmark-against = only these opponents (default: all released ones; for solo all levels)
cli-option-benchmark-games = number of games against each opponent (default: those of a full run, 200)
cli-option-benchmark-deals = the set of deals, 0 to 9 (default: { $default })
cli-option-benchmark-seconds = how long a program may think about one answer (default: { $default })
cli-option-out = folder for the games and the reports (default: one for these options in the data folder); the same command continues there
cli-option-json = print JSON instead of tables
cli-option-html = also write the page with the results to this file
cli-option-record = a saved game
cli-option-ply = show the table after this many decisions, not the whole game
cli-option-cards = an id, a name, or words to search for
cli-option-rules = a rule number, the letters of a chapter, or words to search for

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } (see { $command } --help)
cli-error-unknown = unknown argument: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = a value is missing
cli-error-decimal = { $text } is not a number
cli-error-number = { $text } is not a whole number
cli-error-level = { $text } is not a level; choose from { $levels }
cli-error-bot = { $text } is not a computer player; choose from { $bots }
cli-reduced-walks = The engine is not compiled, so { $bot } tries { $walks } lines of play for each answer instead of { $usual }.
cli-error-bots = { $bots } computer players for { $seats } seats: name one for all or one for each
cli-error-one-of = choose from { $names }, not { $text }
cli-error-module = { $text } is not a module; choose from { $modules } (short: { $short }), or { $all }
cli-error-needs = { $flags }: only with { $other }
cli-error-together = use only one of these: { $flags }
cli-error-solo-options = cannot be used with --solo: { $flags }
cli-error-range = { $text } is not between { $least } and { $most }
cli-error-command = unknown command { $name }; choose from { $commands }
cli-error-command-near = unknown command { $name }; did you mean { $near }?
cli-error-humans = { $humans } people do not fit in a game for { $players }
cli-error-names-many =
    { $players ->
        [one] { $names } names are too many for 1 player
       *[other] { $names } names are too many for { $players } players
    }
cli-error-names-equal = two players cannot have the same name
cli-error-name = names must have 1 to { $most } characters
cli-error-load-options = cannot be used with --load, because the saved game already decides this: { $flags }
cli-error-folder = cannot write { $file }: it is a folder, its folder does not exist, or the name is too long
cli-error-read = cannot read { $file }: { $problem }
cli-error-write = cannot write { $file }: { $problem }
cli-error-no-text = { $file } is not a saved game
cli-error-record = { $file } is not a valid record. { $problem }
cli-error-record-ply = { $file } is not a valid record; the first error is at ply { $ply }. { $problem }
cli-error-no-file = replay needs a saved game (see vendemmia replay --help)
cli-error-needs-file = { $command } needs a file (see vendemmia { $command } --help)
cli-error-ply = this game has no ply { $ply }, only 0 to { $plies }
cli-error-ply-lost = cannot show the position after answer { $ply }, because the rules have changed since then
cli-error-rulebook = the rulebook is missing from this installation
cli-no-card = no card has this id or contains these words: { $query }
cli-no-rule = no rule has this number or contains these words: { $query }
cli-interrupted = Interrupted.

## Playing in the terminal: start and end

cli-name-human = Player { $number }
cli-name-random = Random { $number }
cli-name-easy = Easy { $number }
cli-name-normal = Normal { $number }
cli-name-hard = Hard { $number }
cli-name-expert = Expert { $number }
cli-name-master = Master { $number }
cli-welcome = Welcome to the vineyards. Answer with a number, or type help to see what else you can do.
cli-seed = Seed { $seed }: a known deal. Players: { $players }.
cli-players = Players: { $players }.
cli-went-on = The rules have changed since this game was saved. It continues from the position saved after answer { $ply }.
cli-resumed =
    { $plies ->
        [one] The game continues after { $plies } decision. Players: { $players }.
       *[other] The game continues after { $plies } decisions. Players: { $players }.
    }
cli-cover = { $player } is next. Press Enter to clear the screen:
cli-hand-over = { $player } is next; everyone else, look away. { $player }, press Enter:
cli-hand-over-only = Press Enter to continue. You can also type undo, to undo the last decision, or quit.
cli-saved = Saved: { $file }
cli-saved-hint = Continue with: vendemmia play --load "{ $file }"
cli-input-ended = End of input.
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
        [yes] Modules: { $modules }.
       *[no] Modules: { $modules }. Regions score nothing at the end.
    }
cli-module = { $module }: { $text }
cli-modules-none = This is the base game, without modules.
cli-solo-not = This is not a solo game: there is no Automa.
cli-solo-behind = The game ends after year { $year }: you were not ahead of the Automa (rule AGG-1).
cli-solo-few-workers = The game ends after year { $year }: you had fewer than 6 workers (rule CAMP-4).

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
cli-campaign-score = Score (games played): { $score }. Best possible: { $best }.
cli-campaign-finished = You finished the campaign in { $score } games; the best possible was { $best }.
cli-campaign-next = Next: challenge { $number }. Start it with: vendemmia campaign --play
cli-campaign-under-way = A game of challenge { $number } is in progress. Continue with: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] For the game you did not win, you start with 1 bonus-action token.
       *[other] For the games you did not win, you start with { $count } bonus-action tokens.
    }
cli-campaign-may-skip = You may skip this challenge: vendemmia campaign --skip
cli-campaign-archived = The previous campaign was archived: { $folder }
cli-campaign-hint = Continue with: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] a campaign is in progress (1 game played); use --again to archive it and start a new one
       *[other] a campaign is in progress ({ $games } games played); use --again to archive it and start a new one
    }
cli-campaign-none = there is no campaign; start one, for example with: vendemmia campaign --start normal
cli-campaign-over = the campaign is finished; start another, for example with: vendemmia campaign --start normal
cli-campaign-started = --seed and --name are for a new game, and one is already in progress
cli-campaign-changed = the campaign changed while you played this game, so its result does not count
cli-campaign-skip-later = a game of this challenge is in progress; finish it first
cli-campaign-game-damaged = the game of the campaign is damaged and was saved as { $file }; campaign --play starts it again ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } VP.
cli-heading-tokens = Bonus-action tokens: { $count }.
cli-heading-grapes = Grapes: { $list }.
cli-heading-wines = Wines: { $list }.
cli-prompt =
    { $most ->
        [one] Your answer (1 is the only choice), or help:
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
    { $shown ->
        [yes] { $space } with bonus ({ $bonus })
       *[no] { $space } with bonus
    }
cli-space-any-bonus = { $space } with a bonus of your choice
cli-region-others = Others there: { $stars }.
cli-pass-bonus = Row { $row } gives you: { $bonus }.
cli-pass-again = You still have workers you could place. To pass, give the same answer again.
cli-number-range =
    { $most ->
        [one] The only answer is 1.
       *[other] Choose a number from 1 to { $most }.
    }
cli-several = “{ $answer }” could mean several answers: { $numbers }.
cli-not-understood = “{ $answer }” is neither an answer nor a command. Type a number or help.
cli-undone = Undone.
cli-nothing-to-undo = Nothing to undo: since your last decision, something was revealed or another player has decided.
cli-play-commands =
    Answer with the number of a choice, its code, or a word of its code (codes shows them). You can also type:
    {"  "}Enter: show the question again
    {"  "}board: the whole table
    {"  "}hand: your cards
    {"  "}discards: the discard piles
    {"  "}chart: the wake-up chart; map: the stars on the map of the extended board
    {"  "}modules: what the modules of this game add
    {"  "}solo: the level and challenge of this solo game
    {"  "}log, log 50, log all: what has happened
    {"  "}why: which actions are closed now, and why
    {"  "}why CODE or why WORD: why you cannot give an answer, e.g. why plant_vine
    {"  "}card NAME: a card, structure or special worker in full, e.g. card planner
    {"  "}rule NUMBER: a rule, e.g. rule PLANT-2; or words to search for
    {"  "}codes: the codes of the choices
    {"  "}undo: undo your last decision; undo all: as many as possible
    {"  "}save or save FILE: save the game and keep playing
    {"  "}quit: save the game and exit
cli-card-usage = Name a card, e.g. card planner.
cli-rule-usage = Name a rule, e.g. rule PLANT-2, or words to search for.
cli-log-usage = Type log, log and a number of lines, or log all.
cli-log-empty = Nothing has happened yet.
cli-many-cards = { $count } cards match. Add a word.
cli-many-rules = { $count } rules match. Add a word.

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (rule { $rule })
cli-why-instead = Instead: { $number }. { $answer }
cli-why-first = First: { $number }. { $answer }
cli-why-legal = You can do this now: answer { $numbers }.
cli-why-usage = Name an answer, e.g. why field:5 or why merlot; codes lists the answers you can give now.
cli-why-all-open = Every action of this season is open to you.
cli-no-code = No answer in this game has the code or word “{ $code }”.

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
cli-board-final-year = Somebody has reached the target score: this is the last year.
cli-board-order = Wake-up order: { $order }.
cli-board-next-rows = Next year: { $order }.
cli-board-row = { $player } (row { $row })
cli-board-temporary = { $player } has the temporary worker.
cli-board-grape-token = { $player } has the grape token and gets row 1 next year.
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

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Wake-up chart, with the bonus of each row:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Wake-up chart, with the bonus on entering summer / fall / winter:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = empty
cli-chart-next = { $player } next year

cli-map-none = There is no map in this game.
cli-map =
    { $scoring ->
        [yes] Map, with the VP for the most stars at the end and the bonus for placing a star:
       *[no] Map, with the bonus for placing a star; regions score nothing at the end:
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

cli-specials = Special workers (training one costs £{ $lira } more):
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Owned by: { $owners }.
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
cli-vineyard-demolished = A structure card was demolished this year
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
cli-grape-red = red { $value }
cli-grape-white = white { $value }
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

## Translations

cli-translations-complete = { $language }: complete
cli-translations-language = { $language }: { $counts }
cli-translations-confirmed = { $language }: recorded as up to date
cli-translations-unreadable = { $count } unreadable
cli-translations-missing = { $count } missing
cli-translations-unused = { $count } unused
cli-translations-variables = { $count } with other variables
cli-translations-plurals = { $count } without all plurals
cli-translations-form = { $count } with an unknown form
cli-translations-mentions = { $count } with other rules mentioned
cli-translations-outdated = { $count } out of date

## Replay

cli-replay =
    { $plies ->
        [one] Players: { $players }. Seed { $seed }, 1 decision.
       *[other] Players: { $players }. Seed { $seed }, { $plies } decisions.
    }
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound =
    { $plies ->
        [one] The record is valid: 1 decision, checksum { $checksum }.
       *[other] The record is valid: { $plies } decisions, checksum { $checksum }.
    }
cli-replay-gap =
    { $count ->
        [0] The rules have changed since then: the game continues here from its saved position.
        [one] Answer { $first } cannot be replayed, because the rules have changed since then. The game continues from its saved position.
       *[other] Answers { $first } to { $last } cannot be replayed, because the rules have changed since then. The game continues from its saved position.
    }
cli-replay-position =
    { $plies ->
        [one] The table after { $ply } of 1 decision.
       *[other] The table after { $ply } of { $plies } decisions.
    }
cli-replay-question = Question for { $player }: { $question }
cli-replay-answer = { $player } answered: { $answer }

## Simulation

cli-progress =
    { $games ->
        [one] { $finished } of 1 game
       *[other] { $finished } of { $games } games
    }
cli-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players } { $kind ->
        [random] random players
       *[other] players
    }, seed { $seed }
cli-simulated-solo = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $kind ->
        [random] a random player
       *[other] a computer player
    } against the Automa, seed { $seed }
cli-simulated-bots = By seat: { $bots }
cli-speed =
    { $rate ->
        [one] 1 decision per second
       *[other] { $rate } decisions per second
    }
cli-cut-short = { $games } of them ended at the limit on years
cli-table-measure = Per game
cli-table-mean = mean
cli-table-least = min
cli-table-median = median
cli-table-most = max
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
cli-table-turn_order-row = Player { $number } in turn order
cli-table-wins = wins
cli-table-win_rate = win rate
cli-table-mean_score = mean score
cli-table-actions = Workers placed, by action
cli-table-cards = Cards played, planted, filled or built
cli-table-times = times
cli-table-per_game = per game
cli-table-by_winners = by winners

## Promised deals

cli-verify-help = Check that a game was played with the deal that its server had promised.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = the record of a game that is over
cli-option-commitment = the commitment that you noted at the beginning, instead of the one in the record
cli-option-deal = the name of the deal, table:ID or day:DATE, if the record does not say it
cli-error-no-record = verify needs a record (see vendemmia verify --help)
cli-error-no-promise = { $file } holds no commitment. Give the one that you noted: --commitment
cli-error-no-deal = { $file } does not say which deal was promised. Give its name, table:ID or day:DATE: --deal
cli-error-commitment = { $text } is not a commitment of 64 hex digits
cli-error-deal = { $text } is not the name of a deal, table:ID or day:DATE
cli-verify-deal = Deal { $deal }, promised { $commitment }.
cli-verify-kept =
    { $plies ->
        [one] The deal is the promised one, and the game follows from it: 1 decision, checksum { $checksum }.
       *[other] The deal is the promised one, and the game follows from it: { $plies } decisions, checksum { $checksum }.
    }
cli-verify-known-deal = This is not the promised deal: no secret decides the cards of this game.
cli-verify-other-secret = This is not the promised deal: its secret leads to the commitment { $found }.
cli-verify-other-game = The secret is the promised one, but the game does not follow from it. { $problem }
cli-verify-other-rules = { $file } cannot be checked: the secret is the promised one, but the rules have changed since the game.

## vendemmia host

cli-host-help = Name the people who look after a shared server.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add, list, remove or password
cli-option-host-name = the name of an account
cli-host-what = Say what to do: add NAME, list, remove NAME, or password NAME.
cli-host-needs-name = Give the name of an account: vendemmia host { $what } NAME
cli-host-unwanted-name = The list needs no name: vendemmia host list
cli-host-added = { $name } is a moderator now. The desk is at /desk/.
cli-host-removed = { $name } is not a moderator any more.
cli-host-none = There are no moderators.
cli-host-unknown = No account is called { $name }. The person must sign up first.
cli-host-guest = { $name } is a guest. Only an account can be a moderator or have a password.
cli-host-link = A link with which { $name } chooses a new password, once and within { $hours } hours. Open it under the address of your server:
cli-host-already = { $name } is a moderator already.
cli-host-not-one = { $name } is not a moderator.
cli-host-banned = { $name } is banned. Lift the ban first.
cli-host-not-ready = This database has not been used by this version yet. Start the server once: vendemmia serve
