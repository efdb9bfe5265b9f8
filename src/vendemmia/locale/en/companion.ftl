### The companion at the real table: a phone beside the board. Scripts put in the values in braces, so no message here
### chooses a form by a number that a script puts in.

## The frame

companion-title = { $part } · vendemmia
companion-home = At the real table
companion-home-short = Start
companion-home-about = For everybody who owns the box: the Automa, a score pad, set-up and the rules on your phone. After your first visit, it all works without a network too.
companion-automa = The Automa
companion-automa-short = Automa
companion-automa-about = It draws the cards, shows where the Automa’s workers go, and counts the years.
companion-campaign = Campaign at the table
companion-campaign-about = Eight challenges against the Automa, with your progress.
companion-score = Score pad
companion-score-short = Score
companion-score-about = Points, residual payments and the map for up to six players, with all tie-breaks at the end.
companion-setup = Set-up
companion-setup-short = Set-up
companion-setup-about = Pieces and steps for your players and modules. It also picks mamas, papas, special workers and the first player.
companion-ask = Ask the rules
companion-ask-short = Rules
companion-ask-about = Type the name of a card, a worker, a structure or an action, in any language, the number of a rule, or a question.
companion-ask-go = Search
companion-parts = Parts of the companion
companion-loading = Loading …
companion-failed = The data could not be loaded. Connect to the network once and open this page again.
companion-scripts = The companion needs JavaScript.
companion-offline-ready = Saved on this device: the companion now works without a network.
companion-offline-link = Open the companion for the real table: it works without the server
companion-link = At the real table
companion-open = Open the companion
companion-link-text = You own the box? Here are the Automa, a score pad, set-up and the rules for your phone.

## This device

companion-device = This device
companion-awake = Keep the screen on during a game
companion-dark = Dark colours
companion-large = Larger letters

## Shared by several parts

companion-less = One less
companion-more = One more
companion-you = You
companion-year = Year { $year }
companion-year-of = Year { $year } of { $years }
companion-next-year = Next year
companion-finish = Finish the game
companion-save-result = Add to the statistics
companion-saved = Saved. Without a network, it is sent later.
companion-log = What has happened
companion-board = Board
companion-board-base = Base board

## The Automa

companion-automa-start = Start
companion-automa-again = New game
companion-automa-stop = Give up this game
companion-automa-vp = Automa
companion-automa-deal = Deal: { $season }
companion-automa-deal-first = Put your rooster on this row and take the bonus if it gives one now. Then deal for the Automa.
companion-automa-places = The Automa places a worker on
companion-automa-nothing = nothing this season
companion-automa-full = All its workers are placed: it draws no card.
companion-automa-left = On the left space of each action.
companion-automa-middle = On the middle space of each action.
companion-automa-cards = Cards: { $cards }
companion-automa-mine = My planned worker is there
companion-automa-not-mine = It is free after all
companion-automa-skipped = taken, so it is skipped
companion-wake-up = Wake-up
companion-row-question = Which wake-up row do you take?
companion-rows-closed = Not available: { $rows }
companion-row-late = You took the grape token, so you must take this row.
companion-tokens = Tokens
companion-spend = Use a bonus-action token
companion-start-vp = You start at { $vp } VP.
companion-start-residual = Your residual payment starts at { $residual }.
companion-start-tokens = Bonus-action tokens at the start: { $tokens }
companion-year-end = Year end
companion-year-end-base = Age your grapes and wines, take all workers back, the Automa’s too, collect your residual payment, and discard down to 7 cards.
companion-year-end-extended = Take all workers back, the Automa’s too, age your grapes and wines, discard down to 7 cards, collect your residual payment, and choose next year’s row.
companion-ask-first = Enter your VP first.
companion-ask-vp = Your VP now
companion-ask-vp-last = Your VP now, without anything scored at the end
companion-ask-workers = I have { $count } workers, the temporary worker not counted
companion-ask-large = Your wines of value 7 to 9, { $vp } VP each
companion-ask-medium = Your wines of value 4 to 6, { $vp } VP each
companion-ask-stars = Your stars on the map
companion-region-automa = { $vp } VP, the Automa’s stars: { $stars }
companion-log-row = Year { $year }: row { $row }
companion-log-end = End of year { $year }

## The campaign

companion-campaign-start = Start a campaign
companion-campaign-play = Play challenge { $number }
companion-campaign-again = Start over
companion-campaign-skip = Skip this challenge
companion-campaign-mark = Played at the table
companion-campaign-progress = Won: { $won } of { $all }. Games played: { $score }
companion-campaign-finished = You have won the campaign. Games played: { $score }; the fewest possible: { $best }
companion-challenge-won = won, games: { $games }
companion-challenge-now = next, games so far: { $games }
companion-challenge-todo = locked
companion-challenge-skipped = skipped
companion-campaign-none = No campaign at the table yet.

## The score pad

companion-score-start = Start
companion-score-again = New game
companion-score-stop = Delete this game
companion-colour = Another colour
companion-score-until = The game ends with the year in which somebody reaches { $vp } VP.
companion-score-until-extended = The game ends if somebody has { $vp } VP when a year ends.
companion-score-last = This is the last year.
companion-score-finish = To the final score
companion-score-won = The winner: { $player }
companion-score-shared = They share the win: { $players }
companion-decided-vp = The most VP win.
companion-decided-lira = { $player }: equal at { $vp } VP, the lira decide.
companion-decided-wine = { $player }: equal in VP and lira, the value of the wine decides.
companion-decided-grapes = { $player }: equal in VP, lira and wine, the value of the grapes decides.
companion-decided-shared = { $player }: equal in everything, so the place is shared.
companion-map = The map
companion-of-map = ({ $vp } from the map)
companion-region-vp = { $vp } VP
companion-region-nobody = nobody

companion-stats =
    { $board ->
        [extended] At the real table, extended board
       *[base] At the real table
    }

## Set-up

companion-setup-roll = Pick at random
companion-setup-picked = Picked at random
companion-setup-first = first player
companion-setup-specials = Special workers: { $workers }
companion-setup-steps = Step by step
companion-setup-pieces = Pieces
companion-setup-score = Score pad for this game
companion-piece-mats = Vineyard mats
companion-piece-roosters = Roosters
companion-piece-grandes = Grande workers
companion-piece-workers = Regular workers
companion-piece-temporary = Temporary worker
companion-piece-stars = Stars
companion-piece-automa-workers = Workers for the Automa
companion-piece-glass = Glass tokens on the wake-up chart
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Put out the extended board with side 1 up, the one without structure cards.
        [second] Put out the extended board with side 2 up, the one with structure cards.
       *[base] Put out the main board.
    }
companion-step-spaces =
    { $spaces ->
        [left] Use only the left space of each action.
        [middle] Use the left and the middle space of each action.
       *[all] Use all three spaces of each action.
    }
companion-step-removed = Take these cards out of the game: { $cards }.
companion-step-decks = Shuffle these decks and put them face down on the board: { $decks }.
companion-step-player = Each player takes a vineyard mat and, in one colour, a rooster, a grande worker, { $workers } regular workers and { $structures } structures. Everybody starts at 0 VP and with a residual payment of 0.
companion-step-stars = Each player also takes { $stars } stars.
companion-step-temporary =
    { $board ->
        [extended] Put the temporary worker on row 7 in summer and the grape token on row 7 in winter.
       *[base] Put the temporary worker beside row 7 of the wake-up chart.
    }
companion-step-glass = Put a glass token on each row of the wake-up chart.
companion-step-automa = Shuffle the { $cards } Automa cards. Put { $workers } workers of another colour beside the board and the Automa’s marker on the VP track: the level says where.
companion-step-first =
    { $board ->
        [extended] Choose a first player at random: they choose their parents and their first row first.
       *[base] Choose a first player at random: they take the grape token.
    }
companion-step-specials = Reveal { $count } special workers. All players can train both of them during the whole game.
companion-step-draft =
    { $how ->
        [alone] Draw { $count } structure cards and keep them.
       *[together] Draft { $count } structure cards each: take { $count }, keep 1, pass the rest to the left, and so on.
    }
companion-step-parents =
    { $variant ->
        [advanced] Deal each player { $each } mamas and { $each } papas, face up. Clockwise from the first player, everybody keeps 1 of each.
       *[usual] Deal each player 1 mama and 1 papa, face up.
    }
companion-step-gifts = Clockwise from the first player, each mama gives { $workers } regular workers and her cards. Then each papa gives a grande worker, his lira and either his gift or more lira. The parents leave the game.
companion-step-rows = Clockwise from the first player, everybody puts the rooster on a free row 2 to 7, in the spring column.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = a an and any are as at be been but by can could did do does for from get go goes had has have how i if in into is it its may me must my no not of on or our out should so than that the their them then there they this to up use was we what when where which who why will with without would you your
companion-same-words = points vp score / money lira cash / many much maximum most limit / first start begin beginning / win winner wins / end ends finish over / tie draw tied equal / sell sold sale / buy bought / hand cards discard / leave pass / full taken / drop lower lose lost / hire train / age aging ageing / solo alone automa / trade exchange swap / uproot remove
companion-example-1 = Can I plant without a trellis?
companion-example-2 = When does the game end?
companion-example-3 = Tasting room
companion-example-4 = Who wins a tie?
companion-ask-found = Found: { $count }
companion-ask-nothing = Nothing found. Try other words, or the name of a card.
companion-ask-rules = Rules:
companion-kind-action = Action
companion-kind-region = Region
companion-kind-rule = Rule

## What the server refuses

companion-refused-form = This does not describe a game at the table, so nothing was saved.
companion-refused-players = The statistics take games with two to six players, or alone against the Automa. Nothing was saved.
companion-refused-name = A name is too long or has signs that cannot be shown. Nothing was saved.
companion-refused-number = A number is out of range. Nothing was saved.
companion-refused-campaign = This campaign cannot have happened, so nothing was saved.
companion-refused-person = Enter a name on this server first: sign in, or join a table. Your result stays in this browser.
