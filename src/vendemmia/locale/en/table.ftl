### What is on the table: seasons, decks, workers, spaces, actions, structures, tokens.
### Concepts are in lower case, names of cards, structures, actions and seasons have a capital.

list-join = { $first }, { $second }

player-automa = Automa

## Seasons

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

## Decks: the kind of a card

deck-vine = vine
deck-summer = summer visitor
deck-winter = winter visitor
deck-order = order

## Workers and spaces

worker-regular = regular worker
worker-regular-name = Regular worker
worker-grande = grande worker
worker-grande-name = Grande worker

space-left = left space
space-middle = middle space
space-right = right space
space-beside = beside the spaces

## Actions. A bonus follows a colon or is in brackets.

action-draw_vine = Draw a vine card
action-draw_vine-text = Draw 1 vine card.
action-draw_vine-bonus = draw 1 more vine card

action-give_tour = Give a tour
action-give_tour-text = Gain £2.
action-give_tour-bonus = gain £1 more

action-build_structure = Build a structure
action-build_structure-text = Pay the cost of 1 structure and build it.
action-build_structure-bonus = gain £1

action-play_summer_visitor = Play a summer visitor
action-play_summer_visitor-text = Play 1 summer visitor from your hand.
action-play_summer_visitor-bonus = play 1 more summer visitor
action-play_summer_visitor-bonus-lira = gain £1

action-sell_or_field = Sell grapes or buy/sell a field
action-sell_or_field-text = Sell any number of grapes, or sell or buy back 1 field.
action-sell_or_field-bonus = gain 1 VP

action-plant_vine = Plant a vine
action-plant_vine-text = Plant 1 vine from your hand on one of your fields.
action-plant_vine-bonus = plant 1 more vine

action-draw_order = Draw an order card
action-draw_order-text = Draw 1 order card.
action-draw_order-bonus = draw 1 more order card

action-harvest_field = Harvest a field
action-harvest_field-text = Harvest 1 planted field.
action-harvest_field-bonus = harvest 1 more field
action-harvest_field-bonus-lira = gain £1

action-train_worker = Train a worker
action-train_worker-text = Pay £4 to train 1 worker, available from next year.
action-train_worker-bonus = gain £1

action-play_winter_visitor = Play a winter visitor
action-play_winter_visitor-text = Play 1 winter visitor from your hand.
action-play_winter_visitor-bonus = play 1 more winter visitor
action-play_winter_visitor-bonus-lira = gain £1

action-make_wine = Make up to 2 wines
action-make_wine-text = Turn grapes into 1 or 2 wines.
action-make_wine-bonus = make 1 more wine

action-fill_order = Fill an order
action-fill_order-text = Deliver the wines of 1 order from your hand.
action-fill_order-bonus = gain 1 VP

action-gain_lira = Gain £1
action-gain_lira-text = Gain £1. The cart has room for any number of workers in every season when workers are placed.

action-yoke = Yoke
action-yoke-text = Harvest 1 field or uproot 1 vine. Only the owner of the yoke can use it, once a year, in any season when workers are placed.
action-yoke-option-1 = Harvest a field
action-yoke-option-2 = Uproot a vine

action-with-bonus = { $text } Bonus: { $bonus }.
# If an action has a bonus on two spaces, each is shown with its space.
action-bonus-of-space = { $bonus } ({ $space })
action-bonus-either = { $first } or { $second }

## Structures

structure-trellis = Trellis
structure-trellis-text = You need it to plant some of the vines.

structure-irrigation = Irrigation
structure-irrigation-text = You need it to plant some of the vines.

structure-yoke = Yoke
structure-yoke-text = Once a year, one of your workers can harvest a field or uproot a vine here.

structure-windmill = Windmill
structure-windmill-text = Gives you 1 VP the first time you plant a vine each year.

structure-cottage = Cottage
structure-cottage-text = In fall you draw 1 extra visitor, of the kind you choose.

structure-tasting_room = Tasting Room
structure-tasting_room-text = Once a year, a tour gives you 1 VP if you have at least 1 wine.

structure-medium_cellar = Medium Cellar
structure-medium_cellar-text = Holds wines of value 4 to 6 and lets you make blush wine.

structure-large_cellar = Large Cellar
structure-large_cellar-text = Holds wines of value 7 to 9 and lets you make sparkling wine. It needs the medium cellar.

## Wake-up rows: the bonus. The extended board has its own, one for each season that a player enters.

row-none = no bonus
row-1 = { row-none }
row-2 = draw 1 vine
row-3 = draw 1 order
row-4 = gain £1
row-5 = draw 1 summer or winter visitor
row-6 = gain 1 VP
row-7 = take the temporary worker for this year

row-2-summer = gain £1
row-3-summer = draw 1 vine
row-3-fall = draw 1 summer visitor
row-4-summer = draw 1 order
row-4-fall = draw 1 summer visitor
row-4-winter = draw 1 structure card
row-5-summer = draw 1 summer or winter visitor
row-5-fall = draw 1 winter visitor
row-5-winter = place or move 1 star
row-6-summer = gain 1 VP
row-6-fall = draw 1 winter visitor
row-6-winter = age all grapes
row-7-fall = draw 1 card from any deck
row-7-winter = take the grape token for row 1 next year
row-cell = { $bonus } ({ $season })

## Tokens

grape-red = red grape { $value }
grape-white = white grape { $value }

wine-red = red wine { $value }
wine-white = white wine { $value }
wine-blush = blush wine { $value }
wine-sparkling = sparkling wine { $value }

## Where something comes from, before a colon or in brackets

source-of = { $source } ({ $player })
source-bonus = { $action }, bonus
source-row = Wake-up row { $row }
source-next_row = Year end
source-step-specials = Set-up
source-step-deal_packs = Set-up
source-step-pick_card = Set-up
source-step-pass_packs = Set-up
source-step-deal_parents = Set-up
source-step-choose_parents = Set-up
source-step-mamas = Mama
source-step-papas = Papa
source-step-first_rows = Set-up
source-step-first_glass_row = Set-up
source-step-begin_year = Spring
source-step-wake_up = Spring
source-step-spring_turns = Spring
source-step-summer = Summer
source-step-fall = Fall
source-step-fall_turns = Fall
source-step-winter = Winter
source-step-age = Year end
source-step-workers_home = Year end
source-step-residual = Residual payment
source-step-discard_down = Year end
source-step-close_year = Year end
source-step-hire_workers = Set-up
source-step-plant_from_deck = Set-up
source-step-other_mama = Set-up
source-step-marker = Spring
source-step-glass_row = Spring
source-step-automa_summer = Summer
source-step-automa_winter = Winter
source-step-extended_automa_spring = Spring
source-step-extended_automa_summer = Summer
source-step-extended_automa_fall = Fall
source-step-extended_automa_winter = Winter
source-step-automa_home = Year end
source-step-score_cellar = Wines in the cellar
source-step-solo_test = Year end
