### Why an answer is refused: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether the player of a reason is a player or the Automa.

## Asking, placing

reason-not_asked = This is not asked now.
reason-wrong_season = No worker can be placed on this action in this season.
reason-worker_away =
    { $worker ->
        [regular] You have no regular worker available.
        [grande] Your grande worker is not available.
        [special] You have no such special worker available: { $name }.
       *[unset] You have no worker available.
    }
reason-space_closed =
    { $players ->
        [one] This space is not used in this solo game.
       *[other] This space is not used with { $players } players.
    }
reason-space_taken =
    { $who ->
        [automa] A worker of the Automa stands on this space.
       *[player] A worker of { $player } stands on this space.
    }
reason-spaces_free = A worker goes beside the spaces only when all of them are taken.
reason-bonus_unusable = In the friendly variant a bonus space is only for those who can use the bonus, as long as another space is free.
reason-bonus_mandatory = In the friendly variant the bonus of this space must be taken.
reason-not_built = The structure of this space does not stand in your vineyard.
reason-used_this_year = This space of yours has already been used this year.
reason-only_grande_beside = All spaces are taken, and only a grande worker may go beside them.
reason-space_needed = In another season the worker needs a space of the action and cannot go beside them.
reason-toll_too_dear = Placing a worker where a Soldato stands costs a toll of £{ $needs }, and you have £{ $has }.

## Decks and cards

reason-deck_empty =
    { $deck ->
        [vine] There are no vines left to draw.
        [summer] There are no summer visitors left to draw.
        [winter] There are no winter visitors left to draw.
        [order] There are no orders left to draw.
        [structure] There are no structure cards left to draw.
       *[unset] There are no such cards left to draw.
    }
reason-pile_empty =
    { $needs ->
        [1] This discard pile is empty.
       *[other] This needs { $needs } discard piles with cards, and there are { $has }.
    }
reason-too_few_decks = This needs { $needs } decks with cards, and there are { $has }.
reason-card_not_held = This card is not in your hand.
reason-too_few_cards =
    { $needs ->
        [one] This needs 1 such card in your hand, and you have none.
       *[other] This needs { $needs } such cards in your hand, and you have { $has }.
    }
reason-wrong_kind_of_card = A card of another kind is asked for.
reason-not_offered = This is not among the things offered.
reason-not_drawn = Only what has just been drawn counts here.
reason-no_visitor_there = This needs an opponent with a worker on the action and such a visitor in hand.

## Fields

reason-not_a_vine = This needs a vine card.
reason-field_full = Field { $field } carries vines worth { $has }, and { $adds } more would exceed its value.
reason-structure_needed = { $card } cannot be planted without this structure: { $structure }.
reason-vine_not_there = This vine does not stand on that field.
reason-same_field = The two vines must stand on different fields.
reason-switch_overfills = No switch is possible here that keeps both fields within their values.
reason-field_sold = Field { $field } is sold.
reason-field_planted = Field { $field } carries vines and cannot be sold.
reason-field_too_dear = Field { $field } costs £{ $needs } to buy back, and you have £{ $has }.
reason-field_empty =
    { $field ->
        [unset] There are no vines on your fields.
       *[other] There are no vines on field { $field }.
    }
reason-field_harvested = Field { $field } has already been harvested this year.
reason-field_built_on = A structure card stands on field { $field }.
reason-field_not_empty = Field { $field } carries vines, and a structure card needs an empty field.

## Structures

reason-already_built =
    { $structure ->
        [unset] Every structure in question stands in your vineyard already.
       *[other] { $structure } stands in your vineyard already.
    }
reason-medium_cellar_first = The large cellar needs the medium cellar.
reason-building_too_dear = Building costs £{ $needs }, and you have £{ $has }.
reason-cost_not_meant = This structure has a printed cost of { $cost }, which the card does not allow.
reason-cellar_complete = Your cellar cannot be upgraded any further.
reason-mat_full = Both slots of your structure mat are taken.
reason-no_place_to_build = A structure card needs a free slot of the mat or an empty field, and you have neither.
reason-not_a_structure = This needs a structure card.
reason-no_structure_card = No structure card stands in your vineyard.
reason-not_standing = This structure card does not stand in your vineyard.

## Grapes, wine, orders

reason-grape_missing = A grape needed for this is not on your crush pad.
reason-medium_cellar_needed = Blush wine needs the medium cellar.
reason-large_cellar_needed = Sparkling wine needs the large cellar.
reason-no_wine_icon =
    { $wine ->
        [red] Your cellar has no free place for this red wine.
        [white] Your cellar has no free place for this white wine.
        [blush] Your cellar has no free place for this blush wine, which must be worth at least 4.
       *[sparkling] Your cellar has no free place for this sparkling wine, which must be worth at least 7.
    }
reason-wine_missing = This wine is not in your cellar.
reason-wine_too_low =
    { $wine ->
        [red] The order asks for a red wine of value { $needs } or more.
        [white] The order asks for a white wine of value { $needs } or more.
        [blush] The order asks for a blush wine of value { $needs } or more.
        [sparkling] The order asks for a sparkling wine of value { $needs } or more.
       *[unset] This needs a wine of value { $needs } or more.
    }
reason-not_an_order = This needs an order from your hand.
reason-order_not_fillable = The wines that would be needed are not in your cellar.
reason-wine_cannot_age = This needs a wine that can move up in your cellar.
reason-wine_aged_already = This wine has just been aged, and another one is asked for.
reason-type_made_already =
    { $wine ->
        [blush] Only one blush wine may be made here.
       *[sparkling] Only one sparkling wine may be made here.
    }
reason-icon_taken = The place for a grape of value 1 is taken on your crush pad.

## Workers

reason-training_too_dear = Training costs £{ $needs }, and you have £{ $has }.
reason-worker_limit = You already have as many workers as allowed.
reason-not_in_this_game = This special worker is not in this game.
reason-special_owned = You already have this special worker: { $name }.
reason-special_too_dear = Training a special worker costs £{ $needs }, and you have £{ $has }.
reason-no_worker_to_take_back = No worker of yours can be taken back.
reason-worker_not_there = No worker of yours can be taken back from there.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] This needs a summer visitor from your hand.
       *[winter] This needs a winter visitor from your hand.
    }
reason-not_playable = No visitor can be carried out in full this way.
reason-rest_impossible = What must follow could no longer be carried out.
reason-action_spoilt = The action of this worker could no longer be carried out.
reason-at_least_one = It must be done at least once.
reason-nothing_to_count = You have nothing that would count.
reason-condition_not_met = The condition for this is not met.
reason-lira_short = This costs £{ $needs }, and you have £{ $has }.
reason-part_done = This has been done already.
reason-vp_at_floor = You have { $has } VP and cannot give up { $needs }, since nobody falls below −5.
reason-residual_short = This needs a residual payment of { $needs }, and yours is { $has }.
reason-residual_full = Your residual payment is already at its highest.
reason-no_later_season = This needs a space of an action in a later season of this year.
reason-no_earlier_season = This needs an action of an earlier season of this year.

## Other players, rows, parents

reason-neighbour_cannot = Your right-hand neighbour can do nothing of it.
reason-not_an_opponent = This is not an opponent of yours.
reason-asked_already = This opponent has been chosen already.
reason-too_many_pledged =
    { $most ->
        [0] You can give no card.
        [one] You can give 1 card at most.
       *[other] You can give { $most } cards at most.
    }
reason-row_taken =
    { $row ->
        [unset] There is no other wake-up row to move to.
       *[other] Wake-up row { $row } is taken.
    }
reason-row_reserved =
    { $row ->
        [1] Wake-up row 1 is only for the player with the grape token.
       *[other] With the grape token you take wake-up row 1.
    }
reason-parent_not_dealt = This card was not dealt to you.

## Stars and trades

reason-region_absent = { $region } is not on the map of this game.
reason-no_star_there = All your stars are placed, but none of them on { $region }.
reason-same_region = A star can only move to another region.
reason-nothing_to_trade = You have neither 2 cards nor £3 nor a grape, and no VP that you could give up.
reason-same_for_same = Neither £3 for £3 nor 1 VP for 1 VP can be traded.

## The solo game

reason-no_glass_token = Wake-up row { $row } has no glass token any more.
reason-not_for_organizer = In the solo game the Organizer never moves to row { $row }.
reason-no_bonus_token = There is no bonus here that a bonus-action token of yours could buy.
reason-orders_forbidden = No order may be filled in this challenge.
reason-vines_all_taken = All vines of this kind have been taken from the deck.
