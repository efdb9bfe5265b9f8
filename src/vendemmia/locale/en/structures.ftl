### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Action
structure-kind-enhancement = Enhancement
structure-kind-residual = Residual
structure-card-head = { $kind }, £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Cask
card-cask-text = { action-structure-cask-text } Bonus: { action-structure-cask-bonus }.
card-cask-ruling-1 = At least one of the two steps must be possible; cellars and occupied places limit ageing as usual.
action-structure-cask = { card-cask }
action-structure-cask-text = Age one wine twice.
action-structure-cask-bonus = draw 1 order

card-aqueduct = Aqueduct
card-aqueduct-text = You can plant vines without the structures they need.
card-aqueduct-ruling-1 = You need neither trellis nor irrigation, but the vines must still fit the value of the field.

card-wine_cave = Wine Cave
card-wine_cave-text = { action-structure-wine_cave-text } Bonus: { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Each wine you choose must be able to move; if two are next to each other, the higher one moves first.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Age one or two different wines once each.
action-structure-wine_cave-bonus = draw 1 order

card-trading_post = Trading Post
card-trading_post-text = { action-structure-trading_post-text } Bonus: { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = In a trade you give 2 cards, £3, 1 VP or a grape and get one of these in return; a grape you get has value 1.
card-trading_post-ruling-2 = There is no second trade.
card-trading_post-ruling-3 = The star is optional; without the influence map you get none.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Make one trade.
action-structure-trading_post-bonus = place or move 1 star

card-shop = Shop
card-shop-text = { action-structure-shop-text } Bonus: { action-structure-shop-bonus }.
card-shop-ruling-1 = In any season, the order gives you its VP and its residual payment as usual.
card-shop-ruling-2 = The star is optional; without the influence map you get none.
action-structure-shop = { card-shop }
action-structure-shop-text = Fill one order.
action-structure-shop-bonus = place or move 1 star

card-wine_press = Wine Press
card-wine_press-text = { action-structure-wine_press-text } Bonus: { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = You must make at least one wine.
card-wine_press-ruling-2 = The star is optional; without the influence map you get none.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Make one or two wines.
action-structure-wine_press-bonus = place or move 1 star

card-school = School
card-school-text = { action-structure-school-text } Bonus: { action-structure-school-bonus }.
card-school-ruling-1 = A special worker still costs £1, and an opponent’s Academy costs £1 more.
card-school-ruling-2 = The bonus comes after you have paid, so you cannot use it to pay.
card-school-ruling-3 = The limit of six workers still applies; the grande worker counts, the temporary worker does not.
action-structure-school = { card-school }
action-structure-school-text = Train a worker for free, available this year.
action-structure-school-bonus = gain £1

card-wine_bar = Wine Bar
card-wine_bar-text = { action-structure-wine_bar-text } Bonus: { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = The wine may be of any type and value.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Discard one wine.
action-structure-wine_bar-bonus = gain 2 VP

card-patio = Patio
card-patio-text = You gain £2 for each blush or sparkling wine that you make.
card-patio-ruling-1 = It does not matter how you make the wine.

card-ristorante = Ristorante
card-ristorante-text = { action-structure-ristorante-text } Bonus: { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = You need both; type, colour and values do not matter.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Discard one wine and one grape.
action-structure-ristorante-bonus = gain £3 and 3 VP

card-guest_house = Guest House
card-guest_house-text = { action-structure-guest_house-text } Bonus: { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = You may mix summer and winter visitors.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Discard two visitor cards.
action-structure-guest_house-bonus = gain 2 VP

card-cafe = Cafe
card-cafe-text = { action-structure-cafe-text } Bonus: { action-structure-cafe-bonus }.
card-cafe-ruling-1 = The grape may have either colour and any value.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Discard one grape.
action-structure-cafe-bonus = gain £3 and 1 VP

card-distiller = Distiller
card-distiller-text = At the end of every year, all your grapes age one more time.
card-distiller-ruling-1 = It works in the residual step, after you get your lira and before the other residual cards.
card-distiller-ruling-2 = It works only at the end of the year: the bonus of wake-up row 6 still ages your grapes just once.

card-mercado = Mercado
card-mercado-text = Whenever you draw an order, you may fill it immediately.
card-mercado-ruling-1 = You may fill only orders you have just drawn, not orders you already had.
card-mercado-ruling-2 = First you see all the cards of a draw, and the Oracle’s discard happens; then you may fill any of the orders, one at a time.
card-mercado-ruling-3 = Every draw counts, in any turn and at the year end; the Caravan, the visitor Innkeeper and gifts are not draws.
card-mercado-ruling-4 = The Veranda and the Wine Parlor count for such an order.
card-mercado-ruling-5 = You may not fill an order if that makes the action you must still carry out impossible.

card-studio = Studio
card-studio-text = Each structure that you build from now on gives you 1 extra VP.
card-studio-ruling-1 = Structures of the vineyard mat, cellar upgrades and structure cards count, however and whenever you build them.
card-studio-ruling-2 = The Stonemason gives you 2 VP, one for each structure.
card-studio-ruling-3 = The Studio itself does not count, and neither does a tour.

card-barn = Barn
card-barn-text = When you pass in summer, you may discard two cards for 1 VP.
card-barn-ruling-1 = Exactly two cards of any kind, once per summer.
card-barn-ruling-2 = On the extended board you do this before you get the bonus of the fall column.

card-academy = Academy
card-academy-text = Whenever an opponent trains a worker, that player pays you £1.
card-academy-ruling-1 = Every way of training counts; an opponent who cannot pay cannot train.
card-academy-ruling-2 = It is not used in the solo game.

card-gazebo = Gazebo
card-gazebo-text = Whenever you give a tour, you may place or move a star.
card-gazebo-ruling-1 = Every tour you give counts, including one from a card; gaining lira in other ways is not a tour.
card-gazebo-ruling-2 = Without the influence map it does nothing.

card-workshop = Workshop
card-workshop-text = Every structure costs you £1 less.
card-workshop-ruling-1 = This includes structures of the vineyard mat, cellar upgrades and structure cards, even if a card already gives a discount or a fixed price.
card-workshop-ruling-2 = A price never drops below £0.
card-workshop-ruling-3 = The £8 of the Stonemason and prices in VP do not change.

card-veranda = Veranda
card-veranda-text = Each order that you fill gives you 1 extra VP.
card-veranda-ruling-1 = It does not matter how you fill the order; selling a wine is not filling an order.

card-wine_parlor = Wine Parlor
card-wine_parlor-text = Each order that you fill gives you £2.
card-wine_parlor-ruling-1 = You get the lira after you have filled the order.
card-wine_parlor-ruling-2 = Selling a wine is not filling an order.

card-label_factory = Label Factory
card-label_factory-text = { action-structure-label_factory-text } Bonus: { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = You get the VP of the bonus in addition to those of the order.
card-label_factory-ruling-2 = You must have the £3 before you get anything for the order.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Pay £3 and fill one order.
action-structure-label_factory-bonus = gain 2 VP

card-harvest_machine = Harvest Machine
card-harvest_machine-text = Whenever you harvest a field, you may harvest all your planted fields instead.
card-harvest_machine-ruling-1 = This leaves out fields you have already harvested this year.
card-harvest_machine-ruling-2 = It works with the yoke and with visitors too, and all these fields count for the Reaper.

card-fermentation_tank = Fermentation Tank
card-fermentation_tank-text = After a harvest you may make one wine.
card-fermentation_tank-ruling-1 = It does not matter why you harvest: it works once for each action or card, after its last field.
card-fermentation_tank-ruling-2 = The bonus of the action, and the Politico’s repeat of it, belong to the same harvest; the second action of the Mafioso is a separate harvest.

card-charmat = Charmat
card-charmat-text = You may make sparkling wine from one red and one white grape.
card-charmat-ruling-1 = Add the two values: they must come to at least 7. You still need the large cellar.
card-charmat-ruling-2 = You may still make blush wine from the two grapes.

card-inn = Inn
card-inn-text = Each visitor that you play gives you £1.
card-inn-ruling-1 = Summer and winter visitors count, in any season.
card-inn-ruling-2 = You get the £1 before the effect of the visitor and may use it to pay for the visitor.

card-tap_room = Tap Room
card-tap_room-text = After each visitor that you play, you may discard one wine for 2 VP.
card-tap_room-ruling-1 = Carry out the whole visitor first; you may do this once for each card.
card-tap_room-ruling-2 = If you also have the Tavern, you choose which comes first.

card-tavern = Tavern
card-tavern-text = After each visitor that you play, you may discard two grapes for 3 VP.
card-tavern-ruling-1 = Carry out the whole visitor first; you may do this once for each card.
card-tavern-ruling-2 = Exactly two grapes, of any colour and value.
card-tavern-ruling-3 = If you also have the Tap Room, you choose which comes first.

card-banquet_hall = Banquet Hall
card-banquet_hall-text = When you move a star, you gain the bonus of the region it moves to.
card-banquet_hall-ruling-1 = You can move stars only after you have placed all six.
card-banquet_hall-ruling-2 = If you may move two stars, you may move the same star twice and get a bonus each time.
card-banquet_hall-ruling-3 = Without the influence map it does nothing.

card-penthouse = Penthouse
card-penthouse-text = Each wine of value 7 or more that you make gives you 1 VP.
card-penthouse-ruling-1 = What counts is the value of the place where the wine ends up.
card-penthouse-ruling-2 = A wine that reaches 7 by ageing gives you nothing.

card-fountain = Fountain
card-fountain-text = Whenever an opponent gives a tour, you gain £1.
card-fountain-ruling-1 = The bank pays; you get nothing for your own tours.
card-fountain-ruling-2 = It is not used in the solo game.

card-mixer = Mixer
card-mixer-text = { action-structure-mixer-text } Bonus: { action-structure-mixer-bonus }.
card-mixer-ruling-1 = You must make at least one wine; the bonus is the same for two.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Make one blush wine, one sparkling wine, or one of each.
action-structure-mixer-bonus = gain 1 VP

card-storehouse = Storehouse
card-storehouse-text = At the end of every year, all your wines age one more time.
card-storehouse-ruling-1 = Cellars and occupied places limit ageing as usual.
card-storehouse-ruling-2 = It works in the residual step, after you get your lira and after the Distiller.

card-statue = Statue
card-statue-text = You gain 1 VP at the end of every year.
card-statue-ruling-1 = You gain it right after checking whether the game ends: it cannot end the game, but it counts in the last year.
card-statue-ruling-2 = On the base board it counts towards the target score from the next year on.

card-dock = Dock
card-dock-text = You draw an order at the end of every year.
card-dock-ruling-1 = You draw in the residual step: on the extended board after discarding down to seven cards, on the base board before.
card-dock-ruling-2 = It is the last of the residual cards in that step, after the Silo.
card-dock-ruling-3 = With the Mercado you may fill the order immediately.

card-silo = Silo
card-silo-text = You draw a vine at the end of every year.
card-silo-ruling-1 = You draw in the residual step: on the extended board after discarding down to seven cards, on the base board before.
card-silo-ruling-2 = It comes before the Dock.
