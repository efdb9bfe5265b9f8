### Labels of answers, and what each of them would cost and give. A label has no full stop.

choice-pass = Pass

## Stopping, declining, accepting

choice-done = Done
choice-done-bonus = Skip the bonus
choice-done-token = Keep the token
choice-done-lapse = Keep the token and lose the planned action
choice-done-plant = Stop planting
choice-done-harvest = Stop harvesting
choice-done-wine = Stop making wine
choice-done-sell = Stop selling
choice-done-take-back = Take back no more workers
choice-done-pay = Pay nobody else
choice-done-demand = Choose nobody else
choice-done-age = Stop ageing
choice-done-fill = Fill none of them
choice-done-discard = Discard nothing

choice-no = Decline
choice-no-build = Build nothing
choice-no-plant = Plant nothing
choice-no-wine = Make no wine
choice-no-train = Train nobody
choice-no-pay = Do not pay
choice-no-take-back = Leave the grande worker there
choice-no-star = Leave the stars as they are
choice-no-draw = Draw no extra card
choice-no-visitor = Buy no visitor
choice-no-pupil = Take back no worker
choice-no-again = Do not repeat it
choice-no-mama = Keep { $mama }

choice-yes = Accept
choice-yes-offer = Accept: { $offer }
choice-yes-train = Train a worker for £{ $price }
choice-yes-pay = Pay £{ $lira }
choice-yes-mama = Draw another mama
choice-yes-again = Repeat: { $action }
choice-yes-again-bonus = Pay £1 for the bonus again: { $bonus }

choice-token = Spend a bonus-action token
choice-token-first = Spend a token, bonus first: { $bonus }
choice-token-after = Spend a token on the bonus: { $bonus }

choice-action = Carry out the action
choice-action-first = Action first: { $action }
choice-bonus = Take the bonus
choice-bonus-first = Bonus first: { $bonus }
choice-bonus-after = Take the bonus: { $bonus }
choice-bonus-space = Bonus of the { $space }
choice-bonus-named = Bonus of the { $space }: { $bonus }

## Options of cards; most are in the catalogue of their card

choice-option = Option { $number }
choice-give-cards = Give 2 cards
choice-give-lira = Give £3
choice-give-vp = Give 1 VP
choice-give-grape = Give 1 grape
choice-get-cards = Get 2 cards
choice-get-lira = Get £3
choice-get-vp = Get 1 VP
choice-get-grape = Get 1 grape of value 1
choice-papa-structure = { $structure }
choice-papa-worker = 1 more regular worker
choice-papa-vp = 1 VP
choice-papa-lira = £{ $lira } more
choice-count =
    { $count ->
        [0] Give no cards
        [one] Give 1 visitor card
       *[other] Give { $count } visitor cards
    }

## Things to choose

choice-row = Row { $row }: { $bonus }
choice-row-token =
    { $row ->
        [1] Row { $row }: gain 1 bonus-action token
       *[other] Row { $row }: { $bonus }, gain 1 bonus-action token
    }
choice-seat = Player { $number }
choice-deck =
    { $deck ->
        [vine] A vine
        [summer] A summer visitor
        [winter] A winter visitor
        [structure] A structure card
       *[order] An order
    }
choice-pile =
    { $deck ->
        [vine] Vine pile: { $card }
        [summer] Summer visitor pile: { $card }
        [winter] Winter visitor pile: { $card }
        [structure] Structure pile: { $card }
       *[order] Order pile: { $card }
    }
choice-field = Field { $field }: { $vines } ({ $value } of { $field })
choice-field-harvested = Field { $field }: { $vines } ({ $value } of { $field }), harvested
choice-field-empty = Field { $field }, empty
choice-field-sold = Field { $field }, sold
choice-field-structure = Field { $field }: { $structure }
choice-field-all = All fields you can harvest
choice-mat = { structure-mat }
choice-mat-slots =
    { $slots ->
        [0] Structure mat, no slot free
        [one] Structure mat, 1 slot free
       *[other] Structure mat, { $slots } slots free
    }
choice-field-sell = Sell field { $field } for £{ $field }
choice-field-buy = Buy back field { $field } for £{ $field }
choice-grape =
    { $colour ->
        [red] Red grape { $value }
       *[white] White grape { $value }
    }
choice-grape-sell =
    { $colour ->
        [red] Sell red grape { $value } for £{ $price }
       *[white] Sell white grape { $value } for £{ $price }
    }
choice-make =
    { $wine ->
        [red] Red wine
        [white] White wine
        [blush] Blush wine
       *[sparkling] Sparkling wine
    }
choice-wine =
    { $wine ->
        [red] Red wine { $value }
        [white] White wine { $value }
        [blush] Blush wine { $value }
       *[sparkling] Sparkling wine { $value }
    }
choice-structure = { $structure }
choice-structure-price =
    { $price ->
        [0] { $structure } for free
       *[other] { $structure } for £{ $price }
    }
choice-vine = { $vine } ({ $grapes })
choice-worker = { $worker }
choice-worker-price =
    { $price ->
        [0] { $worker } for free
       *[other] { $worker } for £{ $price }
    }
choice-region = { $region }
choice-region-stars =
    { $vp ->
        [0] { $region }, your stars: { $stars }
       *[other] { $region }, worth { $vp } VP, your stars: { $stars }
    }
choice-mama = { $mama }: { $gifts }
choice-papa =
    { $lira ->
        [0] { $papa }: { $gift } or £{ $extra }
       *[other] { $papa }: £{ $lira }, then { $gift } or £{ $extra } more
    }

## Workers

choice-place = { $action }, { $worker }
choice-place-space = { $action }, { $space }, { $worker }
choice-place-bonus = { $action }, { $space } with bonus, { $worker }
choice-take = Take back the { $worker }: { $action }
choice-take-space = Take back the { $worker }: { $action }, { $space }

## Outlooks: what an answer would cost and give. Costs have the sign "minus"; an amount may be a range.

outlook-range = { $least }–{ $most }
outlook-from-to = { $first } to { $last }
# Parts that come together, and alternatives to choose from.
outlook-and = { $first } and { $second }
outlook-or = { $first } or { $second }
outlook-lira =
    { $sign ->
        [minus] −£{ $amount }
       *[plus] +£{ $amount }
    }
outlook-vp =
    { $sign ->
        [minus] −{ $amount } VP
       *[plus] +{ $amount } VP
    }
outlook-residual =
    { $sign ->
        [minus] −£{ $amount } a year
       *[plus] +£{ $amount } a year
    }
outlook-vine =
    { $amount ->
        [one] draw 1 vine
       *[other] draw { $amount } vines
    }
outlook-summer =
    { $amount ->
        [one] draw 1 summer visitor
       *[other] draw { $amount } summer visitors
    }
outlook-winter =
    { $amount ->
        [one] draw 1 winter visitor
       *[other] draw { $amount } winter visitors
    }
outlook-order =
    { $amount ->
        [one] draw 1 order
       *[other] draw { $amount } orders
    }
outlook-structure =
    { $amount ->
        [one] draw 1 structure card
       *[other] draw { $amount } structure cards
    }
outlook-structure_card =
    { $amount ->
        [one] +1 structure card
       *[other] +{ $amount } structure cards
    }
outlook-visitor =
    { $amount ->
        [one] draw 1 visitor
       *[other] draw { $amount } visitors
    }
outlook-card =
    { $sign ->
        [minus]
            { $amount ->
                [one] −1 card
               *[other] −{ $amount } cards
            }
       *[plus]
            { $amount ->
                [one] draw 1 card
               *[other] draw { $amount } cards
            }
    }
outlook-discard =
    { $amount ->
        [one] −1 card
       *[other] −{ $amount } cards
    }
outlook-worker =
    { $amount ->
        [one] +1 worker
       *[other] +{ $amount } workers
    }
outlook-building = { $structure }
outlook-build =
    { $amount ->
        [one] build 1 structure
       *[other] build { $amount } structures
    }
outlook-sell_grape =
    { $amount ->
        [one] sell 1 grape
       *[other] sell { $amount } grapes
    }
outlook-sell_field =
    { $amount ->
        [one] sell 1 field
       *[other] sell { $amount } fields
    }
outlook-buy_field =
    { $amount ->
        [one] buy back 1 field
       *[other] buy back { $amount } fields
    }
outlook-destroy =
    { $amount ->
        [one] demolish 1 structure card
       *[other] demolish { $amount } structure cards
    }
outlook-star =
    { $amount ->
        [one] place or move 1 star
       *[other] place or move { $amount } stars
    }
outlook-grape_token = take the grape token
outlook-age_grapes = age all grapes
outlook-age_wine =
    { $amount ->
        [one] age 1 wine
       *[other] age up to { $amount } wines
    }
outlook-plant =
    { $amount ->
        [one] plant 1 vine
       *[other] plant up to { $amount } vines
    }
outlook-uproot =
    { $amount ->
        [one] uproot 1 vine
       *[other] uproot { $amount } vines
    }
outlook-harvest =
    { $amount ->
        [one] harvest 1 field
       *[other] harvest up to { $amount } fields
    }
outlook-make_wine =
    { $amount ->
        [one] make 1 wine
       *[other] make up to { $amount } wines
    }
outlook-fill_order =
    { $amount ->
        [one] fill 1 order
       *[other] fill { $amount } orders
    }
outlook-play_summer =
    { $amount ->
        [one] play 1 summer visitor
       *[other] play up to { $amount } summer visitors
    }
outlook-play_winter =
    { $amount ->
        [one] play 1 winter visitor
       *[other] play up to { $amount } winter visitors
    }
outlook-grape =
    { $sign ->
        [minus] −1 grape
       *[plus] +1 grape
    }
outlook-red_grape =
    { $sign ->
        [minus] −red grape { $amount }
       *[plus] +red grape { $amount }
    }
outlook-white_grape =
    { $sign ->
        [minus] −white grape { $amount }
       *[plus] +white grape { $amount }
    }
outlook-wine =
    { $sign ->
        [minus] −1 wine
       *[plus] +1 wine
    }
outlook-red_wine =
    { $sign ->
        [minus] −red wine { $amount }
       *[plus] +red wine { $amount }
    }
outlook-white_wine =
    { $sign ->
        [minus] −white wine { $amount }
       *[plus] +white wine { $amount }
    }
outlook-blush_wine =
    { $sign ->
        [minus] −blush wine { $amount }
       *[plus] +blush wine { $amount }
    }
outlook-sparkling_wine =
    { $sign ->
        [minus] −sparkling wine { $amount }
       *[plus] +sparkling wine { $amount }
    }
