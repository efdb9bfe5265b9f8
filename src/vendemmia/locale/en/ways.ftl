### The way out of every reason: what would make it possible, or what to do instead. A parameter that is not given has
### the value "unset". Besides those of the reason there are: "asked", the kind of thing the player tried; "board",
### base or extended; "lacking", how much is missing; "price", what the missing structure costs; "season" and "when",
### the season in which an action is open and whether it comes later this year or has passed.

## Money

way-money =
    { $board ->
        [extended] £{ $lacking } short: get money from the cart, a tour, a trade, selling a field or your residual payment.
       *[base] £{ $lacking } short: get money from the cart, a tour, selling grapes or a field, or your residual payment.
    }
way-cheaper =
    { $asked ->
        [place] { way-money }
        [action] { way-money }
       *[other] £{ $lacking } short: choose something cheaper, or come back with more money.
    }

## Asking, placing

way-not_asked = Answer the current question first.
way-wrong_season =
    { $when ->
        [later] { $season ->
            [spring] Save a worker for it: it opens in spring.
            [summer] Save a worker for it: it opens in summer.
            [fall] Save a worker for it: it opens in fall.
           *[winter] Save a worker for it: it opens in winter.
        }
        [past] { $season ->
            [spring] Its season has passed: it opens again next spring.
            [summer] Its season has passed: it opens again next summer.
            [fall] Its season has passed: it opens again next fall.
           *[winter] Its season has passed: it opens again next winter.
        }
       *[unset] Choose an action of this season.
    }
way-worker_away =
    { $worker ->
        [special] Choose another worker: you must train a special worker first, and it comes home at year end.
       *[other] Choose another worker: all placed workers come home at year end.
    }
way-space_closed = Choose another space of this action: the spaces in use do not change during a game.
way-space_taken = Choose another space of this action: once all are taken, your grande worker may go beside them.
way-spaces_free = Choose one of the free spaces.
way-bonus_unusable = Choose a space without a bonus, or get what the bonus needs first.
way-bonus_mandatory = Take the bonus, then go on.
way-not_built =
    { $price ->
        [unset] Build it first.
       *[other] Build it first: { $structure }, £{ $price }.
    }
way-used_this_year = You can use it again next year.
way-only_grande_beside = Send your grande worker, or choose another action.
way-space_needed = Choose a free space of the action.
way-toll_too_dear = £{ $lacking } short: choose an action without a Soldato, or get more money first.

## Decks and cards

way-deck_empty = Choose something else: the next card of this kind that is discarded starts a new deck.
way-pile_empty =
    { $asked ->
        [deck] Choose a pile that has cards.
       *[other] This becomes possible when more cards have been discarded.
    }
way-too_few_decks = This becomes possible when discarded cards have made new decks.
way-card_not_held = Choose a card from your hand.
way-too_few_cards = Draw such cards first, or choose something else.
way-wrong_kind_of_card = Choose a card of the right kind.
way-not_offered = Choose one of the things offered.
way-not_drawn =
    { $asked ->
        [deck] Choose a deck you have just drawn from.
       *[other] Choose one of the cards you have just drawn.
    }
way-no_visitor_there = Choose another opponent, or continue without a visitor.

## Fields

way-not_a_vine =
    { $asked ->
        [card] Choose a vine.
       *[other] Get a vine first, for example with the action that draws vines.
    }
way-field_full = Choose another field or a smaller vine, or uproot a vine there first with the yoke or a visitor.
way-structure_needed =
    { $price ->
        [unset] Build it first, or choose a vine that does not need it.
       *[other] Build it first: { $structure }, £{ $price }. Or choose a vine that does not need it.
    }
way-vine_not_there = Choose a vine that is on this field.
way-same_field = Choose a vine on another field.
way-switch_overfills = Choose vines that keep both fields within their values when they switch.
way-field_sold = Choose another field, or buy this one back for £{ $field } first.
way-field_planted = Choose another field, or uproot its vines first with the yoke or a visitor.
way-field_too_dear = { way-cheaper }
way-field_empty =
    { $field ->
        [unset] Plant vines first.
       *[other] Choose a field with vines, or plant one here first.
    }
way-field_harvested = Choose another field: you can harvest this one again next year.
way-field_built_on = Choose another field, or demolish the structure card first.
way-field_not_empty = Choose an empty field or a free slot on the mat, or uproot the vines first.

## Structures

way-already_built =
    { $structure ->
        [unset] Do something else: you can have only one of each structure.
       *[other] Choose another one: you can have only one of each structure.
    }
way-medium_cellar_first = Build the medium cellar first, £{ $price }.
way-building_too_dear = { way-cheaper }
way-cost_not_meant = Choose a structure with a cost that the card allows.
way-cellar_complete = Nothing can change this in this game.
way-mat_full = Choose an empty field, or demolish a structure card first.
way-no_place_to_build = Make room first: demolish a structure card, or uproot the vines of a field.
way-not_a_structure = Choose a structure, or a structure card from your hand.
way-no_structure_card = Build a structure card first.
way-not_standing = Choose a structure card in your vineyard.

## Grapes, wine, orders

way-grape_missing =
    { $asked ->
        [place] Harvest a field first.
       *[other] Harvest a field first, or choose something you have the grapes for.
    }
way-medium_cellar_needed = Build the medium cellar first, £{ $price }, or make another wine.
way-large_cellar_needed = Build the large cellar first, £{ $price }, or make another wine.
way-no_wine_icon = Make another wine, or make room: use up a wine or build a larger cellar. Grapes that are too small gain 1 at year end.
way-wine_missing = Make such a wine first, or choose another one.
way-wine_too_low = Choose a better wine: at year end every wine that can age gains 1.
way-not_an_order =
    { $asked ->
        [card] Choose an order.
       *[other] Get an order first, for example with the action that draws orders.
    }
way-order_not_fillable = Make the wines that your orders ask for, or let yours age: they gain 1 at year end.
way-wine_cannot_age = Choose another wine: this one needs a free place above it, perhaps in a larger cellar.
way-wine_aged_already = Choose another wine, or stop here.
way-type_made_already = Choose the other type, or stop here.
way-icon_taken =
    { $asked ->
        [grape] Choose the other colour: this place becomes free when you use its grape or the grape ages.
       *[other] This becomes possible when you use the grape there or it ages.
    }

## Workers

way-training_too_dear = { way-money }
way-worker_limit = Nothing can change this in this game.
way-not_in_this_game = Nothing can change this in this game: you can train only the special workers on the table.
way-special_owned = Choose another worker: you can have only one of each special worker.
way-special_too_dear = £{ $lacking } short: a regular worker costs £1 less.
way-no_worker_to_take_back = This becomes possible when you have such a worker on another action.
way-worker_not_there = Choose another of your workers.

## Visitors

way-not_a_visitor_of_season =
    { $asked ->
        [card] Choose another card.
       *[other] { $board ->
            [extended] Get one first: some wake-up rows give you visitors when you pass a season, and so does the cottage in fall.
           *[base] Get one first: wake-up row 5 gives you a visitor, and in fall everybody draws.
        }
    }
way-not_playable =
    { $asked ->
        [card] Choose another card: this one becomes possible when you have everything that one part of it needs.
       *[other] This becomes possible when you have everything that one part of such a card needs.
    }
way-rest_impossible = Choose something that leaves the rest possible.
way-action_spoilt = Choose something that leaves the action possible, or carry out the action first.
way-at_least_one = Do it once, then you may stop.
way-nothing_to_count = This becomes possible when you have something that counts.
way-condition_not_met = This becomes possible when you meet the condition on the card.
way-lira_short = { way-cheaper }
way-part_done = Choose something you have not done yet.
way-vp_at_floor = Gain VP first, or choose something else.
way-residual_short = Fill orders first: they raise your residual payment.
way-residual_full = Choose something else: it stays at its maximum unless you give some of it up.
way-no_later_season =
    { $asked ->
        [place] Choose a space of a later season.
       *[other] Play it earlier in the year.
    }
way-no_earlier_season =
    { $asked ->
        [action] Choose an action of an earlier season.
       *[other] Play it later in the year.
    }

## Other players, rows, parents

way-neighbour_cannot = This becomes possible when that neighbour has something to give.
way-not_an_opponent = Choose another player.
way-asked_already = Choose another opponent.
way-too_many_pledged = Choose a smaller number.
way-row_taken =
    { $row ->
        [unset] This becomes possible when a row is free.
       *[other] Choose a free row: you choose a new row every year.
    }
way-row_reserved =
    { $row ->
        [1] Choose another row: the player who takes the grape token, on row 7 in winter, gets row 1 next year.
       *[other] Take row 1.
    }
way-parent_not_dealt = Choose one of the cards dealt to you.

## Stars and trades

way-region_absent = Choose another region: this one is only on the map with structure cards.
way-no_star_there = Choose a region where you have a star.
way-same_region = Choose another region.
way-nothing_to_trade = Get something to give first: 2 cards, £3, a grape or a VP.
way-same_for_same = Choose something else in return.

## The solo game

way-no_glass_token = Choose a row that still has its glass token.
way-not_for_organizer = Choose another row.
way-no_bonus_token = Keep the token for an action whose bonus you can use.
way-orders_forbidden = Nothing can change this in this game: turn wine into VP in other ways.
way-vines_all_taken = Choose another vine.
