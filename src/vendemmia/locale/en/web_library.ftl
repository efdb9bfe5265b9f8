### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Rules · vendemmia
rules-page-heading = The rules
rules-page-intro = All rules as this table plays them, in our own words, each with its number. Press a number to open its rule.
rules-page-opening = The year at a glance
rules-page-aim = The aim
rules-page-aim-text = The player with the most victory points wins. Once somebody has 20, the game ends after that year.
rules-page-way = From vine to order
rules-page-way-text = Plant vines on your fields, harvest grapes, make wine from them in your cellar and fill orders with it: orders give you points, and money every year. Structures let you do more; visitors, tours and sales help along the way.
rules-page-spring = Spring
rules-page-spring-text = Everybody chooses a row of the wake-up chart: with an early row you act first, with a late row you get a bonus.
rules-page-summer = Summer
rules-page-summer-text = In that order, place one worker at a time and do what its space says, until everybody has passed. Your grande worker can still join an action whose spaces are all taken.
rules-page-fall = Fall
rules-page-fall-text = Everybody draws a visitor, for summer or for winter.
rules-page-winter = Winter
rules-page-winter-text = Workers you kept back in summer now harvest, make wine, fill orders or train new workers, again one at a time. Each worker works once a year, so do not use them all in summer.
rules-page-yearend = Year end
rules-page-yearend-text = Grapes and wines age by one, workers come home, orders you have filled pay you again, and you discard down to seven cards.
rules-page-extended = Extended board
rules-page-extended-text = You place workers in all four seasons, stars on a map give you bonuses, and the game ends at 25 points.
rules-page-guide = Prefer to learn by playing? Start the guided game
rules-page-about-base = Money is lira (£), victory points are VP. A token is a glass token: a grape on the crush pad or a wine in the cellar. Where the rulebooks differ or say nothing, a rule says “Ruling” and gives our reading.
rules-page-about-solo = One player against the Automa. Everything else is as in the base game.
rules-page-about-tuscany = Three modules, alone or in any combination: the extended board, special workers and structure cards. Everything else is as in the base game.
rules-page-search = Search the rules
rules-page-search-help = Words, a rule number such as PLANT-2, or the letters of a chapter
rules-page-search-go = Search
rules-page-contents = Contents
rules-page-all = All rules
rules-page-found =
    { $count ->
        [one] 1 rule for “{ $query }”
       *[other] { $count } rules for “{ $query }”
    }
rules-page-none = No rules for “{ $query }”
rules-page-none-help = Try fewer or shorter words, or look through the contents.
rules-page-missing = The rules are missing from this installation.
rules-page-rule-title = { $number }, { $chapter } · Rules · vendemmia
rules-page-where = Where you are in the rules
rules-page-mentioned = Mentioned in
rules-page-section = The section
rules-page-card = The card: { $name }
rules-page-reading = Our reading: { $reading }
rules-page-before = Previous: { $number }
rules-page-after = Next: { $number }
rules-page-neighbours = Previous and next rule

## Cards

cards-page-title = Cards · vendemmia
cards-page-heading = The cards
cards-page-intro = Every card in the game. Press one for its full text, its rulings and its rules.
cards-page-search = Search the cards
cards-page-search-help = A name, or words from its text
cards-page-search-go = Search
cards-page-filter = Kinds of cards
cards-page-every-kind = All kinds
cards-page-found =
    { $count ->
        [one] 1 card for “{ $query }”
       *[other] { $count } cards for “{ $query }”
    }
cards-page-none = No cards for “{ $query }”
cards-page-none-help = Try fewer or shorter words, or another kind.
cards-page-foot-rulings =
    { $count ->
        [one] 1 ruling
       *[other] { $count } rulings
    }
cards-page-card-title = { $name } · Cards · vendemmia
cards-page-where = Where you are in the cards
cards-page-rulings = Rulings
cards-page-rules = Rules
cards-page-namesake = There is also: { $name } ({ $kind })
cards-page-before = Previous: { $name }
cards-page-after = Next: { $name }
cards-page-neighbours = Previous and next card
cards-page-start = You start with
cards-page-or = or
cards-page-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
cards-page-grande = the grande worker
cards-page-training = Training
cards-page-training-help = in addition to the usual price
cards-page-limit = Limit
cards-page-limit-help = of each kind per player
cards-page-only-extended = only on the extended board
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
cards-page-count-worker = one of { $total } special workers; two are in each game
cards-page-count-automa = one of { $total } Automa cards
