### What the player to move must decide: one sentence each, starting with the card, action or season that asks.

question-game-over = The game is over.

## Set-up and the course of the year

question-keep-mama = { $source }: choose the mama to keep.
question-keep-papa = { $source }: choose the papa to keep.
question-other-mama = { $source }: exchange your mama { $mama } ({ $gifts }) for another?
question-vine-of-choice = { $source }: choose a vine from the whole deck to plant ({ $number } of { $total }).
question-papa = Papa { $papa }: choose the gift or the extra lira.
question-row = { $source }: choose a wake-up row for your rooster.
question-glass-row = { $source }: choose a wake-up row that still has its glass token.
question-any-row = { $source }: choose any wake-up row for your rooster.
question-next-row = { $source }: choose your wake-up row for next year.
question-next-glass-row = { $source }: choose a wake-up row for next year that still has its glass token.
question-move-rooster = { $source }: choose a free wake-up row for your rooster.
question-pick-card = { $source }: choose a structure card to keep.
question-name-visitor =
    { $total ->
        [1] { $source }: choose the kind of visitor to draw.
       *[other] { $source }: choose the kind of visitor to draw ({ $number } of { $total }).
    }
question-discard-down =
    { $left ->
        [one] { $source }: discard 1 card.
       *[other] { $source }: discard { $left } cards, one at a time.
    }

## Placing workers

question-place = { $source }: place a worker or pass.
question-action-or-bonus = { $action }: choose whether the action or the bonus ({ $bonus }) comes first.
question-bonus = { $action }: take the bonus ({ $bonus }) or skip it.
question-bonus-due = { $action }: now take the bonus ({ $bonus }).
question-bonus-lost = { $action }: the bonus ({ $bonus }) is not possible, so continue without it.
question-action-or-token =
    { $tokens ->
        [one] { $action }: spend your bonus-action token on the bonus ({ $bonus }) before the action?
       *[other] { $action }: spend 1 of your { $tokens } bonus-action tokens on the bonus ({ $bonus }) before the action?
    }
question-token =
    { $tokens ->
        [one] { $action }: spend your bonus-action token on the bonus ({ $bonus })?
       *[other] { $action }: spend 1 of your { $tokens } bonus-action tokens on the bonus ({ $bonus })?
    }
question-bonus-or-token = { $action }: take the bonus ({ $bonus }), spend a bonus-action token on another ({ $other }), or skip both.
question-token-bonus = { $action }: choose the bonus to spend the token on.
question-place-ahead = { $source }: place a worker on an action of a later season.

## Special workers

question-printed-bonus = { $source }: choose a bonus of the action ({ $action }).
question-host = { $source }: choose an opponent to pay £1 for a visitor, or decline.
question-host-visitor = { $source }: choose the kind of visitor to take from { $player }.
question-pupil = { $source }: choose a regular worker to take back, or decline.
question-again = { $source }: repeat the action ({ $action }) or decline.
question-again-bonus = { $source }: pay £1 to gain the bonus ({ $bonus }) again, or decline.
question-extra-card = { $source }: choose which kind of extra card to draw, or decline.
question-drawn-discard = { $source }: choose one of the cards you drew to discard.

## Parts of a card

question-option = { $source }: choose one of the options.
question-part = { $source }: choose what to do first.
question-first-of-two = { $source }: choose the first of two parts to carry out.
question-second-of-two = { $source }: choose the second part to carry out.

## Offers

question-offer-build =
    { $discount ->
        [0] { $source }: build a structure or decline.
       *[other] { $source }: build a structure for £{ $discount } less or decline.
    }
question-offer-plant = { $source }: plant a vine or decline.
question-offer-wine =
    { $most ->
        [one] { $source }: make 1 wine or decline.
       *[other] { $source }: make up to { $most } wines or decline.
    }
question-offer-train = { $source }: train a worker for £{ $price } or decline.
question-offer-pay = { $source }: pay £{ $lira } or decline.
question-offer-take-back = { $source }: take back your grande worker or decline.
question-offer-sell-wine = { $source }: discard a wine for { $vp } VP or decline.
question-offer-sell-grapes = { $source }: discard { $count } grapes for { $vp } VP or decline.
question-offer-sell-both = { $source }: discard a wine for { $vp } VP, { $count } grapes for { $more } VP, or decline.
question-offer = { $source }: accept ({ $offer }) or decline.

## Cards

question-deck = { $source }: choose the deck to draw from.
question-discard =
    { $kind ->
        [vine] { $source }: choose a vine to discard ({ $number } of { $total }).
        [visitor] { $source }: choose a visitor card to discard ({ $number } of { $total }).
       *[any] { $source }: choose a card to discard ({ $number } of { $total }).
    }
question-give =
    { $kind ->
        [summer] { $source }: choose a summer visitor to give away.
        [visitor] { $source }: choose a visitor card to give away.
       *[any] { $source }: choose a card to give away.
    }
question-pile = { $source }: choose a discard pile to take the top card from ({ $number } of { $total }).
question-keep-card = { $source }: choose a card to keep ({ $number } of { $total }).
question-visitor =
    { $deck ->
        [summer] { $source }: choose a summer visitor to play.
       *[winter] { $source }: choose a winter visitor to play.
    }
question-take-action = { $source }: choose the action to carry out.

## Fields

question-plant = { $source }: choose a vine to plant.
question-plant-more = { $source }: choose another vine to plant, or stop.
question-plant-maybe = { $source }: choose a vine to plant, or plant nothing.
question-plant-field = { $source }: choose a field for { $vine }.
question-uproot-field = { $source }: choose a field to uproot a vine from.
question-uproot-vine = { $source }: choose the vine to uproot from field { $field }.
question-switch-first-field = { $source }: choose the field of the first vine to switch.
question-switch-first-vine = { $source }: choose the vine to switch on field { $field }.
question-switch-second-field = { $source }: choose the field to move { $vine } to.
question-switch-second-vine = { $source }: choose the vine on field { $field } to switch with { $vine }.
question-harvest = { $source }: choose a field to harvest.
question-harvest-more = { $source }: choose another field to harvest, or stop.
question-sell = { $source }: sell grapes, sell a field or buy one back.
question-flip-field = { $source }: choose a field to sell or to buy back.
question-sell-more = { $source }: choose another grape to sell, or stop.

## Structures

question-build = { $source }: choose a structure to build.
question-site = { $source }: choose where to build { $structure }.
question-destroy = { $source }: choose a structure card to demolish.

## Grapes, wine and orders

question-pay-grape = { $source }: choose a grape to discard.
question-buy-grape = { $source }: choose the colour of the new grape.
question-pay-wine =
    { $least ->
        [1] { $source }: choose a wine to discard.
       *[other] { $source }: choose a wine of value { $least } or more to discard.
    }
question-age-wine =
    { $steps ->
        [1] { $source }: choose a wine to age.
       *[other] { $source }: choose a wine to age twice.
    }
question-age-more = { $source }: choose another wine to age, or stop.
question-sell-wine = { $source }: choose a wine to sell.
question-sell-grapes = { $source }: choose a grape to discard ({ $number } of { $total }).
question-wine = { $source }: choose the type of wine to make.
question-wine-more = { $source }: choose the type of another wine to make, or stop.
question-wine-red =
    { $wine ->
        [red] { $source }: choose a red grape for the red wine.
        [blush] { $source }: choose a red grape for the blush wine.
       *[sparkling] { $source }: choose a red grape for the sparkling wine.
    }
question-wine-white =
    { $wine ->
        [white] { $source }: choose a white grape for the white wine.
        [blush] { $source }: choose a white grape for the blush wine.
       *[sparkling] { $source }: choose a white grape for the sparkling wine.
    }
question-wine-either = { $source }: choose a second red grape or the white grape for the sparkling wine.
question-order = { $source }: choose an order to fill.
question-order-drawn = { $source }: choose an order you just drew to fill now, or stop.
question-order-wine =
    { $wine ->
        [red] { $source }: choose a red wine of value { $least } or more for the order.
        [white] { $source }: choose a white wine of value { $least } or more for the order.
        [blush] { $source }: choose a blush wine of value { $least } or more for the order.
       *[sparkling] { $source }: choose a sparkling wine of value { $least } or more for the order.
    }

## Stars and trades

question-star =
    { $optional ->
        [yes] { $source }: choose a region for a star, or decline.
       *[no] { $source }: choose a region for a star.
    }
question-star-from =
    { $optional ->
        [yes] { $source }: choose the region of the star to move, or decline.
       *[no] { $source }: choose the region of the star to move.
    }
question-star-to = { $source }: choose where to move the star from { $region }.
question-trade-give = { $source }: choose what to give.
question-trade-card = { $source }: choose a card to give ({ $number } of { $total }).
question-trade-grape = { $source }: choose a grape to give.
question-trade-get = { $source }: choose what to get for { $given }.
question-trade-draw = { $source }: choose the deck to draw from ({ $number } of { $total }).

## Workers and other players

question-train = { $source }: choose the kind of worker to train.

question-take-back = { $source }: choose a worker to take back.
question-take-back-more = { $source }: choose another worker to take back, or stop.
question-take-back-grande = { $source }: choose the grande worker to take back.
question-pay-opponent = { $source }: choose an opponent to pay £{ $lira }.
question-pay-opponent-more = { $source }: choose another opponent to pay £{ $lira }, or stop.
question-demand = { $source }: choose an opponent who must give you a summer visitor.
question-demand-more = { $source }: choose another opponent who must give you a summer visitor, or stop.
question-pledge =
    { $most ->
        [one] { $source }: choose whether to give the last visitor card needed.
       *[other] { $source }: choose how many visitor cards to give ({ $most } still needed).
    }
