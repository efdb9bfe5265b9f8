### The lower half and the side column of a table: vineyard, hand, rivals, log, open information.

## A vineyard

vineyard-heading = Your vineyard
vineyard-heading-of = { $player }’s vineyard
vineyard-title = { vineyard-heading-of } · vendemmia
vineyard-lira = lira
vineyard-residual = residual payment
vineyard-vp = victory points
vineyard-stars = stars
vineyard-tokens = bonus-action tokens
vineyard-of-target =
    { $solo ->
        [yes] against { $target }
       *[no] of { $target }
    }
vineyard-each-year = each year
vineyard-left = left
vineyard-none = none
vineyard-structures = Structures
vineyard-fields = Fields
vineyard-used = used this year
vineyard-goes = Build it with a worker
vineyard-structure-label =
    { $built ->
        [yes]
            { $used ->
                [yes] { $structure }, built, used this year. What does it do?
               *[no] { $structure }, built. What does it do?
            }
       *[no] { $structure }, not built, costs £{ $cost }. What does it do?
    }
vineyard-place-here = place
vineyard-worker-there = a { $worker } is here
vineyard-slot = free slot

# Fields.
vineyard-field = Field { $value }
vineyard-field-sold = sold
vineyard-field-built = structure
vineyard-field-empty = empty
vineyard-field-planted =
    { $free ->
        [0] full
       *[other] { $free } free
    }
vineyard-field-room = bare: room for { $free }
vineyard-field-used = { $used } of { $value } used
vineyard-vines = Vines on field { $value }
vineyard-shelf = Filled orders
vineyard-harvest = harvest
vineyard-harvested = harvested this year

# Crush pad and cellar.
vineyard-pad-caption = Crush pad and cellar by value
vineyard-crush-pad = Crush pad
vineyard-cellar = Cellar
vineyard-tier-small = small
vineyard-tier-medium = medium
vineyard-tier-large = large
vineyard-grapes-red = Red
vineyard-grapes-white = White
vineyard-kind-red = Red
vineyard-kind-white = White
vineyard-kind-blush = Blush
vineyard-kind-sparkling = Sparkling
vineyard-letter-red = R
vineyard-letter-white = W
vineyard-letter-blush = B
vineyard-letter-sparkling = S
vineyard-grape-red = red grape
vineyard-grape-white = white grape
vineyard-wine-red = red wine
vineyard-wine-white = white wine
vineyard-wine-blush = blush wine
vineyard-wine-sparkling = sparkling wine

# Workers.
vineyard-crew-ready = Ready: { $workers }.
vineyard-crew-placed = Placed: { $workers }.
vineyard-crew-training = In training: { $workers }.
vineyard-crew-temporary = One is the temporary worker.
vineyard-crew-regular =
    { $count ->
        [one] 1 regular worker
       *[other] { $count } regular workers
    }
vineyard-crew-grande = grande worker

## Cards

# What comes before and after amounts in the texts of cards and of the log; the page draws the icons of lira and VP there.
card-show-lira-sign = £
card-show-vp-unit = VP
card-show-order = Order
card-show-mama = Mama
card-show-papa = Papa
card-show-or = or
card-show-two-of = Two of these:
card-show-times = ×{ $count }
card-show-needs = needs { $structure }
card-show-needs-label = Needs
card-show-needs-nothing = needs no structure
card-show-built = built
card-show-not-built = not built
card-show-not-possible = not possible
card-show-when-built = When built
card-show-order-vp =
    { $count ->
        [one] victory point
       *[other] victory points
    }
card-show-order-residual = residual payment, each year
card-show-more = Rules and other cards
card-show-read = Read { $name } in full
card-show-label =
    { $used ->
        [no] { $kind } { $name }. Read it in full.
       *[yes] { $kind } { $name }: { $use }. Read it in full.
    }

## The hand

hand-heading = Your hand
hand-heading-of = { $player }’s hand
hand-count =
    { $count ->
        [one] 1 card, year-end limit { $limit }
       *[other] { $count } cards, year-end limit { $limit }
    }
hand-sort = Sort hand
hand-sort-type = By type
hand-sort-usable = Usable first
hand-empty = No cards
hand-tip = Press a card to read it in full
hand-offered = On the table
hand-fresh = just drawn
hand-fresh-label = { $card }, { hand-fresh }
hand-locks = reveals hidden information, no undo
hand-vine-lacks = needs { $structures }
hand-vine-no-room = no field has room
hand-vine-fits =
    { $count ->
        [one] fits field { $fields }
       *[other] fits fields { $fields }
    }
hand-order-forbidden = no orders in this challenge
hand-order-ready =
    { $count ->
        [one] you have the wine
        [2] you have both wines
       *[other] you have all the wines
    }
hand-order-lacks =
    { $best ->
        [0]
            { $wine ->
                [red] no red wine yet
                [white] no white wine yet
                [blush] no blush yet
               *[sparkling] no sparkling yet
            }
       *[other]
            { $wine ->
                [red] best red is { $best }
                [white] best white is { $best }
                [blush] best blush is { $best }
               *[sparkling] best sparkling is { $best }
            }
    }
hand-order-two =
    { $wine ->
        [red] needs two red wines
        [white] needs two white wines
        [blush] needs two blush wines
       *[sparkling] needs two sparkling wines
    }
hand-structure-affordable = you can afford it
hand-structure-dear = £{ $lacking } short
hand-structure-no-place = no place to build it
hand-visitor-season =
    { $deck ->
        [summer] played in summer
       *[winter] played in winter
    }
hand-visitor-idle = you cannot play it now
hand-visitor-ready = you can play it
hand-visitor-parts =
    { $amount ->
        [all] all parts possible
       *[some]
            { $count ->
                [one] 1 part possible
               *[other] { $count } parts possible
            }
    }

## Rivals and the Automa

rival-side = Standings, rivals and log
road-level = { $players }: level at { $vp }
lead-first = You lead { $other } by { $count }
lead-second = { $player } leads you by { $count }
lead-other = { $player } leads { $other } by { $count }
lead-because = { $lead }: { $reason }
lead-if-ended = { $lead } ({ map-key-end })
lead-why-orders =
    { $more ->
        [one] 1 order to { $less }
       *[other] { $more } orders to { $less }
    }
lead-why-points =
    { $more ->
        [one] { $more } point from { $source } to { $less }
       *[other] { $more } points from { $source } to { $less }
    }
lead-most = most of yours from { $source }, { $vp }
lead-none =
    { $goal ->
        [0] No points yet
       *[other] No points yet: { $goal } end the game
    }
lead-tie-lira =
    { $who ->
        [you] you have more lira, £{ $more } to £{ $less }
       *[other] { $player } has more lira, £{ $more } to £{ $less }
    }
lead-tie-wine =
    { $who ->
        [you] you have better wines, { $more } to { $less }
       *[other] { $player } has better wines, { $more } to { $less }
    }
lead-tie-grapes =
    { $who ->
        [you] you have better grapes, { $more } to { $less }
       *[other] { $player } has better grapes, { $more } to { $less }
    }
lead-sources = Where everybody’s points come from
rival-heading = Standings and rivals
rival-number = { $number }
rival-residual = Residual
rival-standing = { $player } { $vp }
rival-payment = { $player } { $lira }
rival-track =
    { $solo ->
        [yes] Victory points: { $standings }. Residual payment: { $payments }, at most { $most }.
       *[no] Victory points: { $standings }; the game ends after the year in which somebody reaches { $goal }. Residual payment: { $payments }, at most { $most }.
    }
rival-person = person
rival-bot = computer player: { $bot }
rival-acts = to move
rival-passed = passed
rival-row = row { $row }
rival-next-row = → { $row }
rival-look = See { $player }’s vineyard
rival-grapes = grapes
rival-wines = wines
rival-stars = stars left
rival-hand = cards in hand
rival-pack = structure cards to choose from
rival-automa-year =
    { $year ->
        [0] set-up, { $years } years
       *[other] year { $year } of { $years }
    }
rival-automa-level =
    { $aggressive ->
        [yes] { $level }, aggressive
       *[no] { $level }
    }
rival-automa-about = { rival-automa-level }, { rival-automa-year }
rival-automa-rules = How it plays
rival-automa-card = Card { $card }
rival-automa-blocks = It blocks: { $actions }.
rival-automa-markers = Its points by year
rival-automa-marker-year = year { $year }
rival-challenge =
    { $campaign ->
        [yes] Campaign, challenge { $number }: { $name }.
       *[no] Challenge { $number }: { $name }.
    }
rival-glass =
    { $count ->
        [0] You have no bonus-action tokens. Rows that still have a glass token: { $rows }.
        [one] You have 1 bonus-action token. Rows that still have a glass token: { $rows }.
       *[other] You have { $count } bonus-action tokens. Rows that still have a glass token: { $rows }.
    }

## The log

log-recap = Since your last turn
log-last-card = The card played last
log-heading = Log
log-full = Full log
log-newest-first = Log, newest first
log-nothing-new = Nothing new.
log-empty = Nothing has happened yet.
log-show = Show the actions of
log-show-all = Everybody
log-set-up = Set-up
log-year = Year { $year }
log-year-end = Year end
log-years = Years
log-earlier = Earlier, up to year { $year }
log-later = Later, from year { $year }
log-now = now
log-waiting = Waiting for the others.
log-season = { $season }, year { $year }
log-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
log-older = { $token } becomes { $value }
log-ages = { $player }: { $tokens }.
log-title = Log · vendemmia
log-back = Back to the table
recap-intro = You were away for a while. Oldest first:
recap-step-through = Step through
recap-go-on = Continue

## Open information

aid-link = What is left?
aid-title = What is left · vendemmia
aid-heading = What is left
aid-intro = All of this is open information: the full decks without the discarded cards, the cards on the table and your own hand.
aid-pile = { $left } to draw, { $discarded } discarded
aid-may-come =
    { $count ->
        [one] 1 card you cannot see, in the deck or in another hand
       *[other] { $count } cards you cannot see, in the deck or in other hands
    }
aid-discarded = Discarded
aid-nothing-discarded = No cards discarded.
aid-top = Top card: { $card }
aid-orders = { $vp } VP, +£{ $residual } a year
aid-hands = Cards in hand
aid-player = Player
aid-total = Total
aid-my-orders = Your orders
aid-my-vines = What your fields give you
aid-no-orders = You have no orders.
aid-deck-vine = Vines
aid-deck-summer = Summer visitors
aid-deck-winter = Winter visitors
aid-deck-order = Orders
aid-deck-structure = Structure cards
