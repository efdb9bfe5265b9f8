### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, go to the start page
top-brand = vendemmia
top-against-automa = { $player } against the Automa
top-board-base = base board
top-board-extended = extended board
top-variant-friendly = friendly variant
top-variant-advanced = advanced variant
top-challenge = challenge { $number }: { $name }
top-year = Year
top-year-of = of { $years }
top-last-year = the last year
top-set-up = Set-up
top-seasons = Seasons of this year
top-season-spring = Spring
top-season-summer = Summer
top-season-fall = Fall
top-season-winter = Winter
top-season-yearend = Year end
top-season-done = (done)
top-own = What you have
top-tools = Table tools
top-hint = Hint
top-rules = Rules
top-cards = Cards
top-theme-dark = Dark colours
top-theme-light = Light colours
top-menu = Table menu
top-menu-leave = Leave the table (your game is saved)
top-menu-replay = Replay from the start
top-menu-record = Download the record
top-menu-keys = Keyboard shortcuts
top-menu-help = Help
top-pace = Pause before each computer move
top-pace-off = none
top-pace-fast = short
top-pace-normal = normal
top-pace-slow = long
top-sounds-on = Turn on sounds: the moves and the season
top-shortcuts-on = Turn on single-key shortcuts
top-shortcuts-off = Turn off single-key shortcuts

## The prompt

prompt-your-turn = Your turn
prompt-turn-of = { $player }
prompt-turn-of-person = { $player }’s turn
prompt-over = Game over
prompt-thinking = { $player } is thinking
prompt-waiting = Waiting for { $player }
prompt-won =
    { $count ->
        [one] { $players } has won.
       *[other] { $players } share the victory.
    }
prompt-won-you = You have won!
prompt-won-automa = The Automa has won.
prompt-help-over = See where the points came from, or replay the game step by step.
prompt-help-thinking = At this table computer players pause before they move.
prompt-help-glow = Choose what glows.
prompt-help-there = Choose what glows on the table.
prompt-help = Choose one of these.
prompt-help-place = Glowing spaces show what you get.
prompt-help-next = After that it is { $player }’s turn and you can no longer undo.
prompt-worker-group = Worker to place
prompt-worker =
    { $worker ->
        [regular] Regular
        [grande] Grande
       *[other] { $name }
    }
prompt-pass = Pass
prompt-pass-sure = Press again to pass
prompt-pass-keep = keep { $count } for { $season }
prompt-pass-idle =
    { $count ->
        [one] 1 stays idle
       *[other] { $count } stay idle
    }
prompt-pass-brings = you get:
prompt-row = Row { $row }
prompt-row-empty = no bonus
prompt-order = Order
prompt-field =
    { $field ->
        [all] All fields
       *[other] Field { $field }
    }
prompt-field-empty = empty
prompt-field-filled = { $value } of { $field }
prompt-take =
    { $worker ->
        [regular] Worker back from { $action }
        [grande] Grande back from { $action }
       *[other] { $worker } back from { $action }
    }
prompt-advised = Choose for me
prompt-advised-help = as the hint would
prompt-all = All choices
prompt-all-count = All choices ({ $count })
prompt-all-close = Close
prompt-all-other = Other answers
prompt-locks = Reveals hidden information, so you cannot undo it.
prompt-skip = Skip
prompt-skip-help = don’t wait for the computer players
prompt-result = Result
prompt-replay = Replay
prompt-thread = This turn
prompt-locked = locked
prompt-here = you are here
prompt-more-steps = { $count } more
prompt-undo = Undo
prompt-always = Always skip this
prompt-always-help = at this table, until you say otherwise
prompt-undo-none = nothing to undo
prompt-undo-steps =
    { $count ->
        [one] 1 step back
       *[other] 1 of { $count } steps
    }
prompt-undo-of = { $player }’s last step
prompt-undo-turn = Whole turn
prompt-undo-turn-steps = { $count } steps back
prompt-live =
    { $count ->
        [one] { $question } 1 choice.
       *[other] { $question } { $count } choices.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] a mama
        [papa] a papa
       *[card] a card
    }
prompt-step-place =
    { $worker ->
        [regular] worker: { $action }
        [grande] grande: { $action }
       *[other] { $worker }: { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] back: { $action }
        [grande] grande back: { $action }
       *[other] { $worker } back: { $action }
    }
prompt-step-field =
    { $thing ->
        [all] all fields
       *[other] field { $thing }
    }
prompt-step-row = row { $thing }
prompt-step-order = an order
prompt-step-papa-gift = the gift
prompt-step-papa-lira = the lira
prompt-step-count =
    { $thing ->
        [0] no card
        [1] 1 card
       *[other] { $thing } cards
    }
prompt-step-make =
    { $thing ->
        [red] red wine
        [white] white wine
        [blush] blush wine
       *[sparkling] sparkling wine
    }
prompt-step-bonus =
    { $thing ->
        [left] left bonus
        [middle] middle bonus
       *[right] right bonus
    }
prompt-step-mat = on the mat
prompt-step-pass = pass
prompt-step-done = done
prompt-step-no = declined
prompt-step-yes = accepted
prompt-step-token = token spent
prompt-step-do-action = action first
prompt-step-do-bonus = bonus

## The board

board-board = Board
board-you = You
board-or = or
board-waiting = waits for its season
board-moved = since your last turn
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (bonus: { $bonus })
board-free = free
board-slot = { $space }: { $who }
board-slot-other = { $space }: { $worker }
board-other-worker = not with this worker, but with your { $worker }
board-turns = Order of turns
board-turn-passed = (passed)
board-legend-open = open
board-legend-other = other worker
board-legend-why = why not?
board-legend-new = new
board-beside = beside
board-wakeup = Wake-up
board-chart = Wake-up chart
board-chart-caption = Wake-up chart: rows 1 to 7, one column for each season
board-chart-row = Row
board-chart-next = you move here when you pass
board-row = Row { $row }: { $bonus }
board-rooster = { $player } here
board-rooster-ahead = { $player } next year
board-glass = bonus-action token
board-first-player =
    { $own ->
        [yes] You are first player
       *[no] { $player } is first player
    }
board-held =
    { $own ->
        [yes] taken by you
       *[no] taken by { $player }
    }
board-fall = each draws [summer] or [winter]; 2 with [cottage]
board-state-done = done
board-state-now = now
board-state-next = next
board-state-later = later
board-decks = Decks
board-deck-vine = Vines
board-deck-summer = Summer
board-deck-winter = Winter
board-deck-order = Orders
board-deck-structure = Structures
board-deck = { $deck }: { $undrawn } left to draw, { $discarded } discarded
board-deck-top = { $deck }, top card: { $card }
board-specials = Special workers
board-specials-price = +£{ $lira }
board-specials-cost = training one costs £{ $lira } more
board-special-more = More about the special worker: { $worker }
board-map = Influence
board-map-plain = regions do not score in this game
board-region =
    { $held ->
        [lead] { $region }. { $text } Stars: { $stars }. Most: { $leader }.
        [tied] { $region }. { $text } Stars: { $stars }, tied.
       *[no] { $region }. { $text } Stars: { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = none

# What the icons are called.
board-icon-lira = lira
board-icon-vp = victory points
board-icon-residual = residual payment
board-icon-worker = worker
board-icon-grande = grande worker
board-icon-star = star
board-icon-card = card of any type
board-icon-discard = cards to discard
board-icon-structure_card = structure card
board-icon-plant = vine to plant
board-icon-harvest = field to harvest
board-icon-field = field
board-icon-make_wine = wine to make
board-icon-wine = wine
board-icon-fill_order = order to fill
board-icon-uproot = vine to uproot
board-icon-play_summer = summer visitor to play
board-icon-play_winter = winter visitor to play
board-icon-build = structure to build
board-icon-sell_grape = grapes to sell
board-icon-sell_field = field to sell
board-icon-buy_field = field to buy back
board-icon-destroy = structure card to demolish
board-icon-trade = trade
board-icon-grape = grape
board-icon-grape_token = grape token
board-icon-age_grapes = age all grapes
board-icon-age_wine = wine to age
board-icon-token = bonus-action token
board-icon-red_grape = red grape
board-icon-white_grape = white grape
board-icon-red_wine = red wine
board-icon-white_wine = white wine
board-icon-blush_wine = blush wine
board-icon-sparkling_wine = sparkling wine

# The actions in one or two words, and what they give.
board-action-draw_vine = Draw vine
board-line-draw_vine = draw 1 [vine]
board-action-give_tour = Give a tour
board-line-give_tour = gain [lira]2
board-action-build_structure = Build
board-line-build_structure = pay for 1 structure
board-action-play_summer_visitor = Summer visitor
board-line-play_summer_visitor = play 1 [summer]
board-action-sell_or_field = Sell
board-line-sell_or_field = grapes, or 1 field
board-action-plant_vine = Plant a vine
board-line-plant_vine = plant 1 [vine]
board-action-draw_order = Draw order
board-line-draw_order = draw 1 [order]
board-action-harvest_field = Harvest
board-line-harvest_field = 1 field, grapes to the crush pad
board-line-harvest_field-three = up to 3 fields, grapes to the crush pad
board-action-train_worker = Train
board-line-train_worker = pay [lira]4 for 1 [worker]
board-action-play_winter_visitor = Winter visitor
board-line-play_winter_visitor = play 1 [winter]
board-action-make_wine = Make wine
board-line-make_wine = up to 2 [wine]
board-action-fill_order = Fill an order
board-line-fill_order = deliver 1 [order]
board-action-gain_lira = Cart
board-line-gain_lira = any number, all year
board-action-yoke = Yoke
board-line-yoke = harvest 1 field or uproot 1 vine
board-action-influence = Influence
board-line-influence = place or move 1 [star]
board-action-trade = Trade
board-line-trade = 2 [card], [lira]3, [vp]1 or 1 [grape] for another
board-action-flip_field = Field
board-line-flip_field = buy or sell 1 field
board-action-build_or_tour = Build or tour
board-line-build_or_tour = 1 structure, or [lira]2
board-action-sell_wine = Sell wine
board-line-sell_wine = 1 [wine] for [vp]1 to [vp]4
board-action-destroy_structure = Demolish
board-line-destroy_structure = discard 1 [structure] of yours

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-ready-winter =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-ready-vine =
    { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
board-ready-order =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
board-ready-field =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
board-ready-grape =
    { $count ->
        [one] 1 grape
       *[other] { $count } grapes
    }
board-ready-wine =
    { $count ->
        [one] 1 wine
       *[other] { $count } wines
    }

## Tabs

board-parts = Parts of the board
board-part-season = Season
board-part-map = Map
board-part-year = Year
tab-parts = Parts of the table
tab-year = Year { $year }
tab-board = Board
tab-vineyard = Vineyard
tab-hand = Hand
tab-rivals = Rivals
tab-log = Log
tab-has-choice = (has a choice)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = not now
short-wrong-season = not this season
short-worker-away = not available
short-space-closed = not in use
short-space-taken = taken
short-spaces-free = spaces free
short-bonus-unusable = cannot use bonus
short-bonus-mandatory = must take bonus
short-not-built = not built
short-used-this-year = used this year
short-deck-empty = deck empty
short-pile-empty =
    { $needs ->
        [1] pile empty
       *[other] too few piles
    }
short-too-few-decks = too few decks
short-card-not-held = not in hand
short-not-a-vine = vine needed
short-field-full = field full
short-structure-needed = needs structure
short-vine-not-there = not there
short-same-field = same field
short-switch-overfills = would overfill
short-field-sold = field sold
short-field-planted = has vines
short-field-too-dear = £{ $lacking } short
short-field-empty = no vines
short-field-harvested = harvested
short-already-built = already built
short-medium-cellar-first = medium cellar first
short-building-too-dear = £{ $lacking } short
short-cost-not-meant = wrong cost
short-not-offered = not offered
short-cellar-complete = cellar complete
short-grape-missing = grape missing
short-medium-cellar-needed = needs medium cellar
short-large-cellar-needed = needs large cellar
short-no-wine-icon = no room
short-wine-missing = no such wine
short-wine-too-low = too low
short-not-an-order = order needed
short-order-not-fillable = wines missing
short-wine-cannot-age = cannot age
short-training-too-dear = £{ $lacking } short
short-worker-limit = crew is full
short-not-a-visitor-of-season =
    { $deck ->
        [summer] no summer visitor
       *[winter] no winter visitor
    }
short-not-playable = not playable
short-rest-impossible = blocks the rest
short-at-least-one = at least once
short-nothing-to-count = nothing counts
short-condition-not-met = condition not met
short-lira-short = £{ $lacking } short
short-part-done = already done
short-icon-taken = place taken
short-vp-at-floor = too few VP
short-residual-short = residual too low
short-residual-full = residual full
short-too-few-cards = too few cards
short-wrong-kind-of-card = wrong kind
short-row-taken =
    { $row ->
        [unset] no other row
       *[other] taken
    }
short-parent-not-dealt = not dealt
short-no-worker-to-take-back = no worker placed
short-worker-not-there = not there
short-no-later-season = no later season
short-no-earlier-season = no earlier season
short-neighbour-cannot = neighbour cannot
short-not-an-opponent = not an opponent
short-asked-already = already chosen
short-too-many-pledged = too many
short-no-glass-token = no token left
short-not-for-organizer = not this row
short-no-bonus-token = no usable bonus
short-orders-forbidden = no orders
short-vines-all-taken = all taken
short-only-grande-beside = only grande
short-space-needed = needs a space
short-toll-too-dear = £{ $lacking } short
short-no-visitor-there = no visitor there
short-not-drawn = not just drawn
short-not-in-this-game = not in game
short-special-owned = already yours
short-special-too-dear = £{ $lacking } short
short-field-built-on = built on
short-field-not-empty = has vines
short-mat-full = mat full
short-no-place-to-build = no place
short-not-a-structure = not a structure
short-no-structure-card = no card built
short-not-standing = not built
short-wine-aged-already = just aged
short-type-made-already = only one
short-region-absent = no such region
short-no-star-there = no star there
short-same-region = same region
short-nothing-to-trade = nothing to trade
short-same-for-same = same thing
short-row-reserved =
    { $row ->
        [1] reserved
       *[other] only row 1
    }
short-action-spoilt = blocks the action
