### Words of the pages to look things up: the rules, the cards, and the hint of a computer player.

## Rules

rules-page-title = Rules · vendemmia
rules-page-heading = The rules
rules-page-intro = All rules as this table plays them, in our own words, each with its number. A number leads to its rule.
rules-page-opening = A year in short
rules-page-aim = The aim
rules-page-aim-text = Most victory points win. Once somebody has 20, the game ends with that year.
rules-page-way = The way to wine
rules-page-way-text = Plant vines in your fields, harvest grapes, make them into wine in the cellar, fill orders with it: they bring points, and money every year. Structures make more possible; visitors, tours and sales help along.
rules-page-spring = Spring
rules-page-spring-text = Everybody chooses a row of the wake-up chart: an early row acts first, a late row brings a bonus.
rules-page-summer = Summer
rules-page-summer-text = In that order place one worker at a time and do what its space says, until everybody has passed. The grande worker goes also where no space is free.
rules-page-fall = Fall
rules-page-fall-text = Everybody draws a visitor, for summer or for winter.
rules-page-winter = Winter
rules-page-winter-text = The workers that did nothing in summer harvest, make wine, fill orders and learn, one at a time again. A worker works once a year, so do not spend them all in summer.
rules-page-yearend = Year end
rules-page-yearend-text = Grapes and wines age by one, workers come home, orders filled so far pay, and whoever has more than seven cards discards.
rules-page-extended = Extended board
rules-page-extended-text = With it workers are placed in all four seasons, stars on a map bring bonuses, and the game ends at 25 points.
rules-page-guide = Rather learn by playing: a guided game
rules-page-about-base = Money is lira (£), victory points are VP. A token is a glass token: a grape on the crush pad or a wine in the cellar. Where the rulebooks differ or are silent, a rule says “Ruling” and gives our reading.
rules-page-about-solo = One player against the Automa. What is not said here is as in the base game.
rules-page-about-tuscany = Three modules, alone or in any combination: the extended board, special workers and structure cards. What is not said here is as in the base game.
rules-page-search = Search the rules
rules-page-search-help = Words, a number such as PLANT-2, or the letters of a chapter
rules-page-search-go = Search
rules-page-contents = Contents
rules-page-all = All rules
rules-page-found =
    { $count ->
        [one] One rule for “{ $query }”
       *[other] { $count } rules for “{ $query }”
    }
rules-page-none = No rule for “{ $query }”
rules-page-none-help = Try fewer or shorter words, or look through the contents.
rules-page-missing = The pages with the rules are missing from this installation.
rules-page-rule-title = { $number }, { $chapter } · Rules · vendemmia
rules-page-where = Where this rule stands
rules-page-mentioned = Mentioned in
rules-page-section = The section
rules-page-card = The card: { $name }
rules-page-reading = Our reading: { $reading }
rules-page-before = Before: { $number }
rules-page-after = Next: { $number }
rules-page-neighbours = Rules before and after

## Cards

cards-page-title = Cards · vendemmia
cards-page-heading = The cards
cards-page-intro = Every card of the game: press one for its full text, its rulings and its rules.
cards-page-search = Search the cards
cards-page-search-help = A name, or words of its text
cards-page-search-go = Search
cards-page-filter = Kinds of cards
cards-page-every-kind = All kinds
cards-page-found =
    { $count ->
        [one] One card for “{ $query }”
       *[other] { $count } cards for “{ $query }”
    }
cards-page-none = No card for “{ $query }”
cards-page-none-help = Try fewer or shorter words, or another kind.
cards-page-foot-rulings =
    { $count ->
        [one] 1 ruling
       *[other] { $count } rulings
    }
cards-page-card-title = { $name } · Cards · vendemmia
cards-page-where = Where this card belongs
cards-page-rulings = Rulings
cards-page-rules = Rules
cards-page-namesake = There is also: { $name } ({ $kind })
cards-page-before = Before: { $name }
cards-page-after = Next: { $name }
cards-page-neighbours = Cards before and after
cards-page-start = You start with
cards-page-or = or
cards-page-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
cards-page-grande = the grande worker
cards-page-training = Training
cards-page-training-help = on top of the usual price
cards-page-limit = Limit
cards-page-limit-help = of each kind for a player
cards-page-only-extended = on the extended board only
cards-page-extended-letter = T
cards-page-sell-or-trade = Sell grapes or buy/sell a field; on the extended board: trade
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Vine
cards-page-kind-summer = Summer visitor
cards-page-kind-winter = Winter visitor
cards-page-kind-order = Order
cards-page-kind-structure_card = Structure card
cards-page-kind-mama = Mama
cards-page-kind-papa = Papa
cards-page-kind-structure = Structure
cards-page-kind-worker = Special worker
cards-page-kind-automa = Automa

cards-page-kinds-vine = Vines
cards-page-kinds-summer = Summer visitors
cards-page-kinds-winter = Winter visitors
cards-page-kinds-order = Orders
cards-page-kinds-structure_card = Structure cards
cards-page-kinds-mama = Mamas
cards-page-kinds-papa = Papas
cards-page-kinds-structure = Structures of the vineyard
cards-page-kinds-worker = Special workers
cards-page-kinds-automa = Automa cards

cards-page-count-vine = { $copies } of the { $total } vines
cards-page-count-summer = one of { $total } summer visitors
cards-page-count-winter = one of { $total } winter visitors
cards-page-count-order = one of { $total } orders
cards-page-count-structure_card = one of { $total } structure cards
cards-page-count-mama = one of { $total } mamas
cards-page-count-papa = one of { $total } papas
cards-page-count-structure = one of { $total } structures, once in every vineyard
cards-page-count-worker = one of { $total } special workers, of which two are in a game
cards-page-count-automa = one of { $total } cards of the Automa

## Hint

hint-title = Hint · vendemmia
hint-heading = What a computer player would do
hint-intro = The { $level } computer player knows no more than you do. It looks to the end of the turn and weighs what each answer is worth.
hint-best = best
hint-play = Play this
hint-play-named = Play this: { $answer }
hint-locks = It shows something hidden and cannot be taken back.
hint-reason = Why: { $reason }.
hint-gain = Worth about { $points } VP more than doing nothing.
hint-less = About { $points } VP less than the best.
hint-same = As good as the best.
hint-back = Back to the table
hint-failed = The computer player has no advice this time.
hint-not-now = No hint now
hint-not-your-turn = { $player } is to move. Ask again when it is your turn.
hint-covered = { $player } is next and has to take the screen first.
hint-over = The game is over.
hint-only-shown = This game is only looked at; nobody plays it here.
