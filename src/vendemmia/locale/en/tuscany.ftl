### What the modules of Tuscany add: actions, deck, regions, the modules themselves. Cards and workers have their own files.

## The structure deck: the kind of a card

deck-structure = structure card

structure-mat = Structure mat

## Actions. A bonus follows a colon or is in brackets. "bonus-structure" is only on the side with structure cards.

action-influence = Place or move a star
action-influence-text = Place 1 star on a region and gain its bonus; once all six are placed, move one of them instead.
action-influence-bonus = place or move 1 more star

action-trade = Trade one for one
action-trade-text = Give 2 cards, £3, 1 VP or 1 grape and get one of these in return; a grape you get has value 1. You cannot trade £3 for £3 or 1 VP for 1 VP.
action-trade-bonus = trade again

action-flip_field = Buy or sell a field
action-flip_field-text = Sell or buy back 1 field.
action-flip_field-bonus = gain 1 VP
action-flip_field-bonus-structure = draw 1 structure card

action-build_or_tour = Build a structure or give a tour
action-build_or_tour-text = Pay the cost of 1 structure and build it, or give a tour and gain £2.
action-build_or_tour-bonus = gain £1
action-build_or_tour-option-1 = Build a structure
action-build_or_tour-option-2 = Give a tour for £2

action-sell_wine = Sell a wine
action-sell_wine-text = Discard 1 wine: a red or white one for 1 VP, a blush for 2 VP, a sparkling for 4 VP.
action-sell_wine-bonus = place or move 1 star
action-sell_wine-bonus-structure = draw 1 structure card

# The cart on the side with structure cards.
action-gain_lira-2 = Gain £1 or draw a structure card
action-gain_lira-2-text = Gain £1 or draw 1 structure card. The cart has room for any number of workers in every season.
action-gain_lira-option-1 = Gain £1
action-gain_lira-option-2 = Draw a structure card

action-destroy_structure = Demolish a structure card
action-destroy_structure-text = Discard 1 of your structure cards from the mat or from a field; you lose no VP. Once a year, in any season.

## Regions. "vp" is what the most stars score at the end, 0 if regions do not score.

region-lucca = Lucca
region-pisa = Pisa
region-firenze = Firenze
region-livorno = Livorno
region-siena = Siena
region-arezzo = Arezzo
region-grosseto = Grosseto

region-lucca-bonus = draw 1 structure card
region-pisa-bonus = gain £2
region-firenze-bonus = draw 1 winter visitor
region-livorno-bonus = draw 1 summer visitor
region-siena-bonus = gain £1
region-arezzo-bonus = draw 1 order
region-grosseto-bonus = draw 1 vine
region-text =
    { $vp ->
        [0] Place a star here: { $bonus }.
       *[other] Place a star here: { $bonus }. Most stars at the end: { $vp } VP.
    }

## Modules and options

module-extended_board = Extended board
module-extended_board-text = You place workers in all four seasons, stars on a map of Tuscany give you bonuses, and the game ends at 25 VP.
module-special_workers = Special workers
module-special_workers-text = Each game has two of eleven special workers. When you train a worker, you may pay £1 more to make it one of them.
module-structure_cards = Structure cards
module-structure_cards-text = A deck of 36 structures that you build from your hand, on two slots of a mat or on empty fields, for 1 VP and a special effect.

option-map_scoring = Regions score
option-map_scoring-text = At the end of the game, the player with the most stars in a region scores its VP; in a tie nobody does. We recommend turning it off for two players.

## Solo on the extended board

solo-extended-reading = Our reading: we know of no official rules for the solo game on the extended board. The Automa draws a card at the start of each of the four seasons and, if regions score, starts with stars in all of them.
