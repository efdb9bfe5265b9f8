### Words of the pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Play · vendemmia
home-brand = vendemmia, to the start page
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
home-learn = Learn it in a guided game
home-try-extended = Try the extended board
home-read-rules = Read the rules

home-first = New here?
home-first-text = You run a small vineyard: plant vines, make wine and fill orders for it. Whoever reaches 20 victory points first ends the game, and the one with the most wins.
home-learn-button = Learn by playing
home-learn-text = a first game that explains itself
home-running-none = Games that you begin are kept here by themselves, so that you can leave at any time.

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
home-game-unreadable = This version of the program cannot read the game
home-game-damaged = Something saved with this game is damaged
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
home-ended-none = Finished games can be seen again here, move by move.
home-points = { $vp } VP
home-most = most victory points
home-uploaded = record from elsewhere
home-result = Result
home-result-of = Result of the game { $players }
home-replay = Replay
home-replay-of = Replay of the game { $players }

home-upload = Look at a record
home-upload-text = A game that was saved as a file, here or by the command line.
home-upload-button = Open the record

games-title-running = Games in progress, page { $page } of { $pages } · vendemmia
games-title-ended = Finished games, page { $page } of { $pages } · vendemmia
games-heading = All games
games-lists = Lists of games
games-pages-above = Pages of the list, above it
games-pages-below = Pages of the list, below it
games-page = Page { $page } of { $pages }
games-first = First page
games-before = Previous
games-after = Next
games-last = Last page

home-delete = Delete
home-delete-game = Delete the game { $players }
home-delete-title = Delete a game · vendemmia
home-delete-heading = Delete this game?
home-delete-text = All its moves are lost for good. Download its record from the replay first if you want to keep it.
home-delete-campaign = It belongs to the campaign, where it will not count: its challenge can be begun again.
home-delete-sure = Delete the game
home-delete-keep = Keep it

## A new table

new-title = New table · vendemmia
new-heading = New table
new-about = Two to six players: people who share this screen, and computer players. Hands stay hidden when you pass the screen on.
new-problems = The table was not opened yet:
new-players = Players
new-opponents = Computer players
new-open = Open the table
new-all-options = All options
new-cancel = Cancel

new-who-heading = Who plays
new-seat = Seat { $number }
new-who = Played by
new-who-person = A person here
new-who-person-text = Plays at this screen; between two people it is covered until the next one takes it.
new-who-bot = Computer, { $level }
new-bot-random-text = Answers by chance: good for trying things out.
new-bot-easy-text = Knows what is useful, and often overlooks it.
new-bot-normal-text = Plans a turn ahead and plays a sensible game.
new-bot-hard-text = Looks further and weighs what it cannot see.
new-name = Name
new-name-found = found for you
new-names-text = A name has up to { $most } letters. Where the field is empty, a name is found.
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
new-modules-text = Parts of Tuscany that can be added in any combination. None of them is needed for a first game.
new-variants = Variants
new-friendly = Friendly bonuses
new-friendly-text = A space with a bonus may be taken only by somebody who can use that bonus, or if no other space of the action is free.
new-advanced = Choose your parents
new-advanced-text = Everybody is dealt two mamas and two papas and keeps one of each.

new-more = Pace and chance
new-pace = Pace of the computer players
new-pace-text = How long a computer player waits before its move, so that you can follow; it can be changed at the table.
new-pace-off = at once
new-pace-fast = fast
new-pace-normal = normal
new-pace-slow = slow
new-years = At most so many years
new-years-text = The game ends after this year even if nobody has reached the target; left empty, it lasts until somebody does.
new-seed = Seed
new-seed-text = A whole number: the same seed deals the same cards, and the table says that its deal is known. Leave it empty for a deal that nobody can know.

new-error-players = Choose { $least } to { $most } players.
new-error-who = Choose a person or one of the computer players.
new-error-name = A name has 1 to { $most } letters that can be printed.
new-error-name-taken = { $name } sits here already: every player needs a name of their own.
new-error-modules = Choose modules from the list only.
new-error-pace = Choose one of the paces.
new-error-years = A whole number of years from 1 to { $most }.
new-error-seed = A seed is a whole number of at most 18 digits.
new-error-options = These options cannot be played together.

## The solo game

solo-page-title = Solo game · vendemmia
solo-page-heading = Solo game
solo-page-about = You against the Automa, which takes spaces away from you and sets the score to beat.
solo-page-level = Level
solo-page-play = Play alone
solo-page-all-options = All options
solo-page-modules-text = All three modules can be played alone; the aggressive Automa plays on the base board only.
solo-page-error-level = Choose a level.
solo-page-error-aggressive = The aggressive Automa plays only at these levels: { $levels }.
solo-page-error-board = The aggressive Automa plays on the base board only, not with this module: { $module }.

## The campaign

campaign-page-title = Campaign · vendemmia
campaign-page-heading = Solo campaign
campaign-page-about = Eight challenges against the Automa, one after another.
campaign-page-counting = A challenge is played until it is won, and every game counts: the fewer games, the better. After each game that is not won you start the next one with one more bonus-action token.
campaign-page-way = Your way
campaign-page-progress =
    { $score ->
        [one] { $won } of { $all } won in 1 game
       *[other] { $won } of { $all } won in { $score } games
    }
campaign-page-best = The best possible: { $best } games.
campaign-page-overview = All challenges
campaign-page-start-one = Start a campaign
campaign-page-anew = Start anew
campaign-page-play = Challenge { $number }
campaign-page-go-on = Go on with challenge { $number }
campaign-page-skip = Leave out challenge { $number }
campaign-page-all = The eight challenges
campaign-page-challenge = Challenge { $number }: { $name }
campaign-page-level = Level
campaign-page-aggressive = Aggressive
campaign-page-yes = yes
campaign-page-no = no
campaign-page-not-won = Games not won so far
campaign-page-carry = You start with
campaign-page-tokens =
    { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    }
campaign-page-state-todo = to come
campaign-page-state-skipped = left out
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
        [one] The campaign is finished with 1 game; the best possible was { $best }.
       *[other] The campaign is finished with { $score } games; the best possible was { $best }.
    }
campaign-page-damaged = The campaign that was kept here cannot be read. It has been left as it is; you can start a new one.
campaign-page-nothing-to-play = There is no challenge to play: start a campaign.
campaign-page-skip-later = A game of this challenge is under way. Finish it first, or delete it on the start page.
campaign-page-no-skip = This challenge must be won: it cannot be left out.
campaign-page-start-title = Start a campaign · vendemmia
campaign-page-start-heading = Start a campaign
campaign-page-aggressive-text = Challenge 6 is left out then, and challenges 4 and 7 may be.
campaign-page-running =
    { $score ->
        [one] A campaign is under way: { $won } won in 1 game. If you start another one, it is laid aside and not continued.
       *[other] A campaign is under way: { $won } won in { $score } games. If you start another one, it is laid aside and not continued.
    }
campaign-page-start = Start the campaign
campaign-page-start-again = Lay the old one aside and start

## Settings

settings-title = Settings · vendemmia
settings-heading = Settings
settings-theme = Colours
settings-theme-light = Light
settings-theme-light-text = Paper and ink.
settings-theme-dark = Dark
settings-theme-dark-text = The cellar at night.
settings-theme-system = Like the system
settings-theme-system-text = As your device is set.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-on = On
settings-shortcuts-on-text = One key plays, passes or takes back.
settings-shortcuts-off = Off
settings-shortcuts-off-text = No single key does anything; Tab, Enter and arrows still work.
settings-see-keys = See all keys
settings-language = Language
settings-language-name = English
settings-save = Keep these settings
settings-where = They are kept in this browser, in a cookie.
settings-backup = Backup
settings-backup-text = All games and the campaign of this computer as one file. To put it back, stop the server and use the command vendemmia restore.
settings-backup-get = Download a backup

## Keys

keys-title = Keys · vendemmia
keys-heading = Keys
keys-about = The whole game can be played with the keyboard. These keys work at the table.
keys-key = Key
keys-does = What it does
keys-name-enter = Enter
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Play
keys-choice = choose the first, the second … of the choices in the question
keys-regular = place a regular worker
keys-grande = place the grande worker
keys-special = place the next kind of worker
keys-enter = play what has the focus
keys-pass = pass
keys-undo = take back the last step
keys-hurry = let the computer players move without a pause
keys-understand = Understand
keys-why = why is this not possible?
keys-hint = ask for advice
keys-zoom = see the card or space with the focus in full
keys-rules = open the rules
keys-close = close what is open
keys-move = Move about
keys-tab = to the next group of things, with Shift back
keys-arrows = inside a group
keys-board = to the board
keys-vineyard = to your vineyard
keys-hand = to your hand
keys-log = to the log
keys-on = Single-key shortcuts are on.
keys-off = Single-key shortcuts are off. Tab, Enter, Esc and arrows still work.
keys-switch-off = Switch single keys off
keys-switch-on = Switch single keys on

## The guided first game

guide-title = Learn · vendemmia
guide-page-heading = Learn by playing
guide-page-about = The guided game is an ordinary game for two against an easy computer player. Each thing is explained when you meet it for the first time; here it is all on one page.
guide-page-start = Start the guided game
guide-label = Guide
guide-heading = Guide
guide-progress = { $explained } of { $total }
guide-next = Next:
guide-skip = Skip the guide
guide-more = More
guide-more-about = { guide-more }: { $part }

guide-goal = The goal
guide-goal-text = Your vineyard earns victory points, above all by filling orders for wine. When somebody reaches 20, that year is the last, and whoever has the most then wins. The way there: plant vines in summer, harvest grapes and make wine in winter, deliver it.
guide-papa = What papa leaves you
guide-papa-text = Your mama has given you workers and cards. Your papa gives you a grande worker, some lira and this choice: a gift that helps in every year, or more lira at once. Both are good.
guide-row = When to get up
guide-row-text = Choose a row of the wake-up chart. Low rows move first in every season and find the spaces free; high rows bring something for waiting.
guide-place = Placing workers
guide-place-text = In turn everybody places one worker on an action and does it at once. What glows is open to you and shows what it brings; press what is grey to see why not. With two players an action has one space, and only the grande worker may still join when it is taken.
guide-pass = Keeping workers for winter
guide-pass-text = A worker is used once a year: whoever works in summer is missing in winter. Pass when you want to keep the others for winter. Whoever has passed places no more in this season.
guide-plant = Planting
guide-plant-text = A vine is planted for good. All its values together with those of its neighbours must fit the number of the field, and some vines need a trellis or an irrigation. Think of the orders that you want to fill.
guide-visitor = Visitors
guide-visitor-text = A visitor does what the card says and is discarded. Summer visitors come in summer, winter visitors in winter; many offer a choice of two things.
guide-fall = Fall
guide-fall-text = Everybody draws one visitor: for summer or for winter, as you like.
guide-winter = Work in winter
guide-winter-text = From field to customer it takes three workers: harvest a field, make wine of the grapes, fill an order with the wine. You need not do all of it in one year. A worker trained now helps from next year on.
guide-harvest = Harvest
guide-harvest-text = The red values of a field become one red grape, its white values one white grape, and they lie on the crush pad. The vines stay; each field can be harvested once a year.
guide-wine = Making wine
guide-wine-text = A red grape becomes red wine, a white one white wine, of the same value. The small cellar holds values up to 3, the medium one up to 6 and blush wine, the large one up to 9 and sparkling wine.
guide-order = Filling an order
guide-order-text = Wine of the kinds on the card, of at least these values, leaves your cellar. The order brings victory points at once and raises your residual payment, which you get every year.
guide-year = A new year
guide-year-text = At the end of a year grapes and wines become older and worth one more, as far as there is room, the residual payment is paid, all workers come home, and nobody keeps more than 7 cards. Wine that is too young today may fill an order next year.
