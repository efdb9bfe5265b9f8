### Why you cannot give an answer: one sentence each. A parameter that is not given has the value "unset"; "who"
### says whether a reason is about a player or the Automa.

## Asking, placing

reason-not_asked = You are not being asked for this now.
reason-wrong_season = You cannot place a worker on this action in this season.
reason-worker_away =
    { $worker ->
        [regular] You have no regular worker available.
        [grande] Your grande worker is not available.
        [special] You do not have this special worker available: { $name }.
       *[unset] You have no worker available.
    }
reason-space_closed =
    { $players ->
        [one] This space is not used in this solo game.
       *[other] This space is not used with { $players } players.
    }
reason-space_taken =
    { $who ->
        [automa] The Automa has a worker on this space.
        [you] You have a worker on this space.
       *[player] { $player } has a worker on this space.
    }
reason-spaces_free = A worker can go beside the spaces only when all of them are taken.
reason-bonus_unusable = In the friendly variant you cannot take a bonus space if you cannot use its bonus and another space is free.
reason-bonus_mandatory = In the friendly variant you must take the bonus of this space.
reason-not_built = You have not built the structure that this space belongs to.
reason-used_this_year = You have already used this space this year.
reason-only_grande_beside = All spaces are taken, and only a grande worker may go beside them.
reason-space_needed = In another season your worker needs a free space and cannot go beside the spaces.
reason-toll_too_dear = Placing a worker on an action with a Soldato costs a toll of £{ $needs }, and you have £{ $has }.

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
       *[other] This needs { $needs } discard piles with cards, not just { $has }.
    }
reason-too_few_decks = This needs { $needs } decks with cards, not just { $has }.
reason-card_not_held = This card is not in your hand.
reason-too_few_cards =
    { $needs ->
        [one] This needs 1 such card in your hand, and you have none.
       *[other] This needs { $needs } such cards in your hand, and you have { $has }.
    }
reason-wrong_kind_of_card = This needs another kind of card.
reason-not_offered = This is not one of the things offered.
reason-not_drawn = Only what you have just drawn counts here.
reason-no_visitor_there = This needs an opponent who has a worker on the action and such a visitor in hand.

## Fields

reason-not_a_vine = This needs a vine card.
reason-field_full = Field { $field } already has vines worth { $has }, and { $adds } more would exceed its value.
reason-structure_needed = You cannot plant { $card } without this structure: { $structure }.
reason-vine_not_there = This vine is not on that field.
reason-same_field = The two vines must be on different fields.
reason-switch_overfills = Every switch here would push a field over its value.
reason-field_sold = You have sold field { $field }.
reason-field_planted = Field { $field } has vines, so you cannot sell it.
reason-field_too_dear = Buying back field { $field } costs £{ $needs }, and you have £{ $has }.
reason-field_empty =
    { $field ->
        [unset] There are no vines on your fields.
       *[other] There are no vines on field { $field }.
    }
reason-field_harvested = You have already harvested field { $field } this year.
reason-field_built_on = There is a structure card on field { $field }.
reason-field_not_empty = Field { $field } has vines, and a structure card needs an empty field.

## Structures

reason-already_built =
    { $structure ->
        [unset] You have already built every structure that this allows.
       *[other] You have already built this: { $structure }.
    }
reason-medium_cellar_first = The large cellar needs the medium cellar.
reason-building_too_dear = Building costs £{ $needs }, and you have £{ $has }.
reason-cost_not_meant = This card does not allow a structure with a printed cost of { $cost }.
reason-cellar_complete = You cannot upgrade your cellar any further.
reason-mat_full = Both slots of your structure mat are full.
reason-no_place_to_build = A structure card needs a free slot on the mat or an empty field, and you have neither.
reason-not_a_structure = This needs a structure card.
reason-no_structure_card = You have no structure card in your vineyard.
reason-not_standing = This structure card is not in your vineyard.

## Grapes, wine, orders

reason-grape_missing = You do not have a grape that this needs on your crush pad.
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
reason-order_not_fillable = You do not have the wines for this in your cellar.
reason-wine_cannot_age = This needs a wine that can move up in your cellar.
reason-wine_aged_already = You have just aged this wine, and this needs another one.
reason-type_made_already =
    { $wine ->
        [blush] You may make only one blush wine here.
       *[sparkling] You may make only one sparkling wine here.
    }
reason-icon_taken = You already have a grape on the place of value 1 on your crush pad.

## Workers

reason-training_too_dear = Training costs £{ $needs }, and you have £{ $has }.
reason-worker_limit = You already have the most workers allowed.
reason-not_in_this_game = This special worker is not in this game.
reason-special_owned = You already have this special worker: { $name }.
reason-special_too_dear = Training a special worker costs £{ $needs }, and you have £{ $has }.
reason-no_worker_to_take_back = You have no worker to take back.
reason-worker_not_there = You have no worker to take back from there.

## Visitors

reason-not_a_visitor_of_season =
    { $deck ->
        [summer] This needs a summer visitor from your hand.
       *[winter] This needs a winter visitor from your hand.
    }
reason-not_playable = You cannot play a visitor in full this way.
reason-rest_impossible = After this, you could not do what must follow.
reason-action_spoilt = After this, you could not carry out the action of this worker.
reason-at_least_one = You must do this at least once.
reason-nothing_to_count = You have nothing that counts for this.
reason-condition_not_met = The condition for this is not met.
reason-lira_short = This costs £{ $needs }, and you have £{ $has }.
reason-part_done = You have already done this.
reason-vp_at_floor = You have { $has } VP and cannot give up { $needs }, because nobody can fall below −5.
reason-residual_short = This needs a residual payment of { $needs }, and yours is { $has }.
reason-residual_full = Your residual payment is already at its maximum.
reason-no_later_season = This needs an action space in a later season of this year.
reason-no_earlier_season = This needs an action in an earlier season of this year.

## Other players, rows, parents

reason-neighbour_cannot = Your right-hand neighbour cannot do any of it.
reason-not_an_opponent = This is not one of your opponents.
reason-asked_already = You have already chosen this opponent.
reason-too_many_pledged =
    { $most ->
        [0] You cannot give any cards.
        [one] You can give at most 1 card.
       *[other] You can give at most { $most } cards.
    }
reason-row_taken =
    { $row ->
        [unset] There is no other wake-up row to move to.
       *[other] Wake-up row { $row } is taken.
    }
reason-row_reserved =
    { $row ->
        [1] Wake-up row 1 is only for the player with the grape token.
       *[other] With the grape token you must take wake-up row 1.
    }
reason-parent_not_dealt = This card was not dealt to you.

## Stars and trades

reason-region_absent = { $region } is not on the map of this game.
reason-no_star_there = All your stars are placed, but none of them is in { $region }.
reason-same_region = A star can only move to another region.
reason-nothing_to_trade = You have nothing to give: you need 2 cards, £3, a grape or a VP to spare.
reason-same_for_same = You cannot trade £3 for £3 or 1 VP for 1 VP.

## The solo game

reason-no_glass_token = Wake-up row { $row } no longer has a glass token.
reason-not_for_organizer = In the solo game the Organizer cannot move to row { $row }.
reason-no_bonus_token = There is no bonus here that you can buy with a bonus-action token.
reason-orders_forbidden = You cannot fill orders in this challenge.
reason-vines_all_taken = The deck has no more vines of this kind.
