### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Play · vendemmia
home-brand = vendemmia, go to the start page
home-tools = Rules and settings
home-rules = Rules
home-cards = Cards
home-keys = Keys
home-settings = Settings
home-to-dark = Dark colours
home-to-light = Light colours

home-heading = A year in the vineyard
home-slogan = Plant, harvest, press, deliver. Four seasons, one worker at a time.
home-play-now = Play now
home-play-now-text = against the computer, base game, two players
home-learn = Learn in a guided game
home-try-extended = Try the extended board
home-read-rules = Read the rules
home-as = You play as { $player }.
home-as-change = Change
home-as-choose = Choose your name and colour

home-first = New here?
home-first-text = You run a small vineyard: plant vines, make wine and fill orders with it. When somebody reaches 20 victory points, that year is the last, and the player with the most points wins.
home-learn-button = Learn by playing
home-learn-text = a guided first game
home-running-none = Your games are saved automatically, so you can leave at any time.

home-running = Games in progress
home-year =
    { $year ->
        [0] Set-up
       *[other] Year { $year }
    }
home-years =
    { $years ->
        [one] 1 year
       *[other] { $years } years
    }
home-turn-yours = Your turn
home-turn-player = { $player } is next
home-turn-bot = { $player } is thinking
home-player-bot = { $name } ({ $level })
home-game-base = Base board
home-game-unreadable = This version of the program cannot read this game
home-game-damaged = Some saved data of this game is damaged
home-game-no-players = A damaged game
home-game-solo = Solo, { $level }
home-game-challenge = Challenge { $number }, { $name }
home-ago-now = just now
home-ago-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
home-ago-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
home-ago-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
home-all-games = Show all { $count } games

home-ended = Finished games
home-ended-none = Replay your finished games here, move by move.
home-points = { $vp } VP
home-most = most victory points
home-uploaded = uploaded record
home-result = Result
home-result-of = Result of the game: { $players }
home-replay = Replay
home-replay-of = Replay of the game: { $players }

home-upload = Open a record
home-upload-text = A game saved as a file, in the browser or in the terminal.
home-upload-button = Open

games-title-running = Games in progress, page { $page } of { $pages } · vendemmia
games-title-ended = Finished games, page { $page } of { $pages } · vendemmia
games-title-deleted = Deleted games, page { $page } of { $pages } · vendemmia
games-heading = All games
games-lists = Lists of games
games-pages-above = Pages of the list (top)
games-pages-below = Pages of the list (bottom)
games-page = Page { $page } of { $pages }
games-first = First page
games-before = Previous
games-after = Next
games-last = Last page

home-delete = Delete
home-delete-game = Delete the game: { $players }
home-deleted = Deleted games
home-deleted-game = Game deleted: { $players }.
home-deleted-text = You can restore a deleted game for a day. Its result stays in the statistics.
home-deleted-none = There are no deleted games to restore.
home-restore = Undo
home-restore-game = Restore the game: { $players }

## A new table

new-title = New table · vendemmia
new-heading = New table
new-about = Two to six players: people sharing this screen, and computer players. Hands stay hidden when you pass the screen on.
new-problems = Please correct this first:
new-players = Players
new-opponents = Computer players
new-styles = With a style of their own
new-styles-text = Opponents with a style of their own: “All options”.
new-open = Open the table
new-all-options = All options
new-cancel = Cancel

new-who-heading = Who plays
new-seat = Seat { $number }
new-who = Played by
new-who-person = A person
new-who-person-text = Plays on this screen. Hands are hidden until the next player takes over.
new-name = Name
new-name-found = chosen for you
new-names-text = Names can have up to { $most } characters. If you leave one empty, a name is chosen for you.
new-name-alone = Your estate
new-name-person = Player { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Modules
new-modules-text = Parts of Tuscany that you can add in any combination. You do not need any of them for a first game.
new-variants = Variants
new-friendly = Friendly bonuses
new-friendly-text = You may take a bonus space only if you can use its bonus, or if the action has no other free space.
new-advanced = Choose your parents
new-advanced-text = Everybody is dealt two mamas and two papas and keeps one of each.

new-more = Pace, length and seed
new-pace = Pause before each computer move
new-pace-text = You see moves one by one at the pace in your settings. This adds a pause before each of them.
new-pace-off = none
new-pace-fast = short
new-pace-normal = normal
new-pace-slow = long
new-years = Maximum number of years
new-years-text = The game ends after this year even if nobody has reached the target score. Leave empty for no limit.
new-seed = Seed
new-seed-text = A whole number: the same seed deals the same cards, and the table shows that the deal is known. Leave empty for a random deal that nobody can know.

new-error-players = Choose { $least } to { $most } players.
new-error-who = Choose a person or one of the computer players.
new-error-name-taken = The name { $name } is already taken: every player needs a different name.
new-error-modules = Choose only modules from the list.
new-error-pace = Choose one of the paces.
new-error-years = Enter a whole number of years from 1 to { $most }.
new-error-seed = Enter a whole number with at most 18 digits.

## The solo game

solo-page-title = Solo game · vendemmia
solo-page-heading = Solo game
solo-page-about = You play against the Automa, which takes spaces away from you and sets the score to beat.
solo-page-level = Level
solo-page-play = Play alone
solo-page-all-options = All options
solo-page-modules-text = You can play all three modules alone; the aggressive Automa plays only on the base board.
solo-page-error-level = Choose a level.
solo-page-error-aggressive = The aggressive Automa plays only at these levels: { $levels }.
solo-page-error-board = The aggressive Automa plays only on the base board, not with this module: { $module }.

## The campaign

campaign-page-title = Campaign · vendemmia
campaign-page-heading = Solo campaign
campaign-page-about = Eight challenges against the Automa, one after another.
campaign-page-counting = You play each challenge until you win it, and every game counts: the fewer games, the better. After each game you do not win, you start the next one with one more bonus-action token.
campaign-page-way = Your progress
campaign-page-progress =
    { $score ->
        [one] { $won } of { $all } won in 1 game
       *[other] { $won } of { $all } won in { $score } games
    }
campaign-page-best = Best possible: { $best } games.
campaign-page-overview = All challenges
campaign-page-start-one = Start a campaign
campaign-page-restart = Start a new campaign
campaign-page-play = Challenge { $number }
campaign-page-go-on = Continue challenge { $number }
campaign-page-skip = Skip challenge { $number }
campaign-page-all = The eight challenges
campaign-page-challenge = Challenge { $number }: { $name }
campaign-page-level = Level
campaign-page-aggressive = Aggressive
campaign-page-yes = yes
campaign-page-no = no
campaign-page-not-won = Games not won yet
campaign-page-carry = You start with
campaign-page-tokens =
    { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    }
campaign-page-state-todo = to come
campaign-page-state-skipped = skipped
campaign-page-state-won =
    { $games ->
        [one] won in 1 game
       *[other] won in { $games } games
    }
campaign-page-state-now =
    { $games ->
        [0] next
        [one] next, 1 game not won
       *[other] next, { $games } games not won
    }
campaign-page-finished =
    { $score ->
        [one] You finished the campaign in 1 game; the best possible was { $best }.
       *[other] You finished the campaign in { $score } games; the best possible was { $best }.
    }
campaign-page-damaged = The saved campaign cannot be read. It was not changed; you can start a new one.
campaign-page-nothing-to-play = There is no challenge to play. Start a campaign.
campaign-page-skip-later = A game of this challenge is in progress. Finish it first, or delete it on the start page.
campaign-page-no-skip = You must win this challenge; you cannot skip it.
campaign-page-start-title = Start a campaign · vendemmia
campaign-page-start-heading = Start a campaign
campaign-page-aggressive-text = This skips challenge 6, and you may skip challenges 4 and 7.
campaign-page-running =
    { $score ->
        [one] A campaign is in progress: { $won } won in 1 game. If you start a new one, the old one is archived and you cannot continue it.
       *[other] A campaign is in progress: { $won } won in { $score } games. If you start a new one, the old one is archived and you cannot continue it.
    }
campaign-page-start = Start the campaign
campaign-page-start-again = Archive the old campaign and start a new one

## Keys

keys-title = Keys · vendemmia
keys-heading = Keys
keys-about = You can play the whole game with the keyboard. These keys work at the table.
keys-key = Key
keys-does = What it does
keys-name-enter = Enter
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Play
keys-choice = choose the first, second … choice of the question
keys-regular = place a regular worker
keys-grande = place the grande worker
keys-special = place the next kind of worker
keys-enter = play what has the focus
keys-pass = pass
keys-undo = undo the last step
keys-hurry = let the computer players move without a pause
keys-understand = Understand
keys-why = show why something is not possible
keys-hint = ask for advice
keys-zoom = read the focused card or space in full
keys-rules = open the rules
keys-close = close what is open
keys-move = Move around
keys-tab = go to the next group, or back with Shift
keys-arrows = move inside a group
keys-board = go to the board
keys-vineyard = go to your vineyard
keys-hand = go to your hand
keys-log = go to the log
keys-on = Single-key shortcuts are on.
keys-off = Single-key shortcuts are off. Tab, Enter, Esc and the arrow keys still work.
keys-switch-off = Turn single keys off
keys-switch-on = Turn single keys on

## The lessons

guide-title = Learn · vendemmia
guide-page-heading = Learn by playing
guide-page-about = A lesson is a game with a fixed deal against an easy computer player. The tutor says what to do and why, and goes on from whatever you play.
guide-page-topics = In short
guide-more = More
guide-more-about = { guide-more }: { $part }

guide-goal = The goal
guide-goal-text = You win with victory points, mostly from filling orders for wine. When somebody reaches 20, that year is the last, and the player with the most points wins. To get there, plant vines in summer, then harvest grapes, make wine and deliver it in winter.
guide-papa = What your papa gives you
guide-papa-text = Your mama has given you workers and cards. Your papa gives you a grande worker, some lira and this choice: a gift that helps every year, or more lira now. Both are good.
guide-row = When to get up
guide-row-text = Choose a row of the wake-up chart. With an early row you move first in every season and find the spaces free; later rows give you a bonus for waiting.
guide-place = Placing workers
guide-place-text = Players take turns placing one worker on an action and doing it. Glowing spaces are open to you and show what you get; press a grey one to see why it is closed. With two players an action has one space, and once it is taken only a grande worker can still join.
guide-pass = Saving workers for winter
guide-pass-text = You can use each worker once a year: if it works in summer, you do not have it in winter. Pass when you want to save the others for winter. Once you have passed, you place no more workers this season.
guide-plant = Planting
guide-plant-text = A vine you plant stays there. The values of all vines on a field must not exceed the number of the field, and some vines need a trellis or irrigation. Think of the orders you want to fill.
guide-visitor = Visitors
guide-visitor-text = You do what the visitor card says and discard it. Play summer visitors in summer and winter visitors in winter; many give you a choice of two things.
guide-fall = Fall
guide-fall-text = Everybody draws one visitor: for summer or for winter, as you like.
guide-winter = Work in winter
guide-winter-text = From field to customer takes three workers: harvest a field, make wine from the grapes, fill an order with the wine. You do not have to do it all in one year. A worker you train now can work from next year on.
guide-harvest = Harvest
guide-harvest-text = The red values of a field become one red grape, its white values one white grape, and they go on the crush pad. The vines stay; you can harvest each field once a year.
guide-wine = Making wine
guide-wine-text = A red grape becomes red wine, a white grape white wine, of the same value. The small cellar holds values up to 3; the medium one holds values up to 6 and blush wine; the large one holds values up to 9 and sparkling wine.
guide-order = Filling an order
guide-order-text = You deliver wine of the types on the card, of at least these values, from your cellar. The order gives you victory points now and raises your residual payment, which you get every year.
guide-year = A new year
guide-year-text = At the end of a year, your grapes and wines age and are worth one more if there is room, you get your residual payment, all workers come home, and you discard down to 7 cards. A wine that is too young today may fill an order next year.
