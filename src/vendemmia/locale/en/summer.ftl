### The summer visitors: name, text, one message for each option, rulings.

card-surveyor = Surveyor
card-surveyor-text = Collect £2 for every field of yours that is empty, or score 1 VP for every field that has vines.
card-surveyor-option-1 = £2 for each empty field
card-surveyor-option-2 = 1 VP for each planted field
card-surveyor-ruling-1 = A field that you have sold or that has a structure card is neither empty nor planted.
card-surveyor-ruling-2 = You must have at least one field that counts.

card-broker = Broker
card-broker-text = Turn £9 into 3 VP, or give up 2 VP for £6.
card-broker-option-1 = Pay £9 for 3 VP
card-broker-option-2 = Give up 2 VP for £6
card-broker-ruling-1 = You make the exchange once.
card-broker-ruling-2 = To give up 2 VP, you need at least −3 VP.

card-wine_critic = Wine Critic
card-wine_critic-text = Take two winter visitors from the deck, or serve a wine of value 7 or more for 4 VP.
card-wine_critic-option-1 = Draw 2 winter visitors
card-wine_critic-option-2 = Discard a wine of 7 or more for 4 VP
card-wine_critic-ruling-1 = The wine may be of any type.

card-blacksmith = Blacksmith
card-blacksmith-text = Put up one structure for £2 less than its price; if its printed cost is 5 or 6, also score 1 VP.
card-blacksmith-ruling-1 = The printed cost decides whether you get the VP: you do for the windmill, the tasting room, the large cellar and structure cards of cost 5 or 6.
card-blacksmith-ruling-2 = A price never drops below £0.

card-contractor = Contractor
card-contractor-text = Do two of these three: score 1 VP, build a structure, plant a vine.
card-contractor-option-1 = Gain 1 VP
card-contractor-option-2 = Build a structure
card-contractor-option-3 = Plant a vine
card-contractor-ruling-1 = You must carry out both parts, in any order; a trellis or irrigation you build first may allow the planting.

card-tour_guide = Tour Guide
card-tour_guide-text = Earn £4, or bring in the harvest of one field.
card-tour_guide-option-1 = Gain £4
card-tour_guide-option-2 = Harvest a field
card-tour_guide-ruling-1 = You can still harvest a field only once a year.
card-tour_guide-ruling-2 = This is not a tour, so the tasting room does not score.

card-novice_guide = Novice Guide
card-novice_guide-text = Earn £3, or turn grapes into one or two wines.
card-novice_guide-option-1 = Gain £3
card-novice_guide-option-2 = Make up to 2 wines
card-novice_guide-ruling-1 = This is not a tour, so the tasting room does not score.

card-uncertified_broker = Uncertified Broker
card-uncertified_broker-text = Give up 3 VP for £9, or turn £6 into 2 VP.
card-uncertified_broker-option-1 = Give up 3 VP for £9
card-uncertified_broker-option-2 = Pay £6 for 2 VP
card-uncertified_broker-ruling-1 = You make the exchange once.
card-uncertified_broker-ruling-2 = To give up 3 VP, you need at least −2 VP.

card-planter = Planter
card-planter-text = Put one or two vines into the ground and earn £1, or pull one vine out, throw a vine away and score 2 VP.
card-planter-option-1 = Plant up to 2 vines and gain £1
card-planter-option-2 = Uproot a vine, discard a vine, gain 2 VP
card-planter-ruling-1 = You get the £1 only if you plant at least one vine.
card-planter-ruling-2 = The discarded vine may be any vine in your hand.

card-buyer = Buyer
card-buyer-text = Spend £2 on a red or white grape of value 1, or trade in any grape for £2 and 1 VP.
card-buyer-option-1 = Pay £2 for a grape of value 1
card-buyer-option-2 = Discard a grape for £2 and 1 VP
card-buyer-ruling-1 = The place of value 1 for that colour on your crush pad must be free.
card-buyer-ruling-2 = Buying a grape is not a harvest.

card-landscaper = Landscaper
card-landscaper-text = Draw a vine and then plant one if you like, or make two vines on different fields change places.
card-landscaper-option-1 = Draw a vine, then plant one if you like
card-landscaper-option-2 = Switch two vines between your fields
card-landscaper-ruling-1 = You may plant the vine you have just drawn, or plant nothing.
card-landscaper-ruling-2 = Switching is not planting: you need no structure and the windmill does not score, but neither field may end up above its value.

card-architect = Architect
card-architect-text = Put up a structure for £3 less, or score 1 VP for each of your structures with a printed cost of 4.
card-architect-option-1 = Build a structure for £3 less
card-architect-option-2 = 1 VP for each structure of cost 4
card-architect-ruling-1 = The printed cost must be exactly 4: the cottage, the medium cellar and structure cards of that cost.
card-architect-ruling-2 = A price never drops below £0.

card-uncertified_architect = Uncertified Architect
card-uncertified_architect-text = Give up 1 VP for a structure of printed cost 2 or 3, or 2 VP for any structure; you pay no money.
card-uncertified_architect-option-1 = Give up 1 VP for a structure of cost 2 or 3
card-uncertified_architect-option-2 = Give up 2 VP for any structure
card-uncertified_architect-ruling-1 = The VP replace the price.
card-uncertified_architect-ruling-2 = The large cellar still needs the medium one.

card-patron = Patron
card-patron-text = Receive £4, or get an order and a winter visitor.
card-patron-option-1 = Gain £4
card-patron-option-2 = Draw an order and a winter visitor
card-patron-ruling-1 = If one of the two decks has run out, you get only the card of the other.

card-auctioneer = Auctioneer
card-auctioneer-text = Part with two cards for £4, or with four cards for 3 VP.
card-auctioneer-option-1 = Discard 2 cards for £4
card-auctioneer-option-2 = Discard 4 cards for 3 VP
card-auctioneer-ruling-1 = The Auctioneer itself is not one of these cards.

card-entertainer = Entertainer
card-entertainer-text = Spend £4 to draw three winter visitors, or give a wine and three visitor cards for 3 VP.
card-entertainer-option-1 = Pay £4 and draw 3 winter visitors
card-entertainer-option-2 = Discard a wine and 3 visitor cards for 3 VP
card-entertainer-ruling-1 = You may mix summer and winter visitors; the Entertainer itself does not count.

card-vendor = Vendor
card-vendor-text = Draw a vine, an order and a winter visitor; then each opponent may take a summer visitor from the deck.
card-vendor-ruling-1 = The opponents decide in wake-up order and may decline.

card-handyman = Handyman
card-handyman-text = All players, including you, may put up one structure for £2 less; you score 1 VP for each opponent who does.
card-handyman-ruling-1 = The players decide in wake-up order.
card-handyman-ruling-2 = A price never drops below £0.

card-horticulturist = Horticulturist
card-horticulturist-text = Plant a vine even without its structures, or pull out two vines, throw away two vines and score 3 VP.
card-horticulturist-option-1 = Plant a vine, no structure needed
card-horticulturist-option-2 = Uproot 2 vines, discard 2 vines, gain 3 VP
card-horticulturist-ruling-1 = The vine must still fit the value of the field.
card-horticulturist-ruling-2 = The discarded vines may be any vines in your hand.

card-peddler = Peddler
card-peddler-text = Part with two cards, then draw one of every kind: vine, order, summer visitor, winter visitor and, if they are in the game, structure card.
card-peddler-ruling-1 = The Peddler itself is not one of the two cards.

card-banker = Banker
card-banker-text = Take £5; then each opponent may trade 1 VP for £3 from the bank.
card-banker-ruling-1 = The opponents decide in wake-up order; one at −5 VP cannot take the offer.

card-overseer = Overseer
card-overseer-text = Build one structure and plant one vine; if the vine has a value of 4, score 1 VP.
card-overseer-option-1 = Build a structure
card-overseer-option-2 = Plant a vine
card-overseer-ruling-1 = You must carry out both parts, in any order.
card-overseer-ruling-2 = Cabernet Sauvignon and Chardonnay are the vines of value 4.

card-importer = Importer
card-importer-text = Between them, your opponents may hand you three visitor cards; if they do not, you draw three winter visitors.
card-importer-ruling-1 = In wake-up order, each opponent says how many cards to give; if this does not add up to three, nobody gives any.
card-importer-ruling-2 = The givers choose which cards to give.

card-sharecropper = Sharecropper
card-sharecropper-text = Plant a vine even without its structures, or pull out a vine, throw a vine away and score 2 VP.
card-sharecropper-option-1 = Plant a vine, no structure needed
card-sharecropper-option-2 = Uproot a vine, discard a vine, gain 2 VP
card-sharecropper-ruling-1 = The discarded vine may be any vine in your hand.
card-sharecropper-ruling-2 = The vine must still fit the value of the field.

card-grower = Grower
card-grower-text = Plant a vine; if you then have six or more vines on your fields, score 2 VP.
card-grower-ruling-1 = Count the vines on your fields now, including the new one.

card-negotiator = Negotiator
card-negotiator-text = Give a grape to raise your residual payment by 1, or a wine to raise it by 2.
card-negotiator-option-1 = Discard a grape: residual payment +1
card-negotiator-option-2 = Discard a wine: residual payment +2
card-negotiator-ruling-1 = The residual payment never exceeds 5; at 5, you cannot use the card.

card-cultivator = Cultivator
card-cultivator-text = Plant a vine, even if that takes the field above its value.
card-cultivator-ruling-1 = The exception is for this one planting; after that the usual limit applies again.
card-cultivator-ruling-2 = You need trellis and irrigation as usual.
card-cultivator-ruling-3 = A harvested grape is worth 9 at most.

card-homesteader = Homesteader
card-homesteader-text = Put up a structure for £3 less, or plant one or two vines; for 1 VP you may do both.
card-homesteader-option-1 = Build a structure for £3 less
card-homesteader-option-2 = Plant up to 2 vines
card-homesteader-option-3 = Give up 1 VP and do both
card-homesteader-part-1 = { card-homesteader-option-1 }
card-homesteader-part-2 = { card-homesteader-option-2 }
card-homesteader-ruling-1 = If you do both, you choose the order.

card-planner = Planner
card-planner-text = Send one more of your workers to an action of a later season now; you carry it out when that season begins.
card-planner-ruling-1 = Only actions with spaces on the board qualify, not the cart, the yoke or other private spaces.
card-planner-ruling-2 = The space is taken from now on; costs and requirements are checked when that season begins.
card-planner-ruling-3 = Waiting actions come before all turns of the season, in wake-up order; if one is impossible by then, it is lost.
card-planner-ruling-4 = In winter, when you play it through the Manager, there is no later season and you cannot use it.

card-agriculturist = Agriculturist
card-agriculturist-text = Plant a vine; if its field then has at least three different varieties, score 2 VP.
card-agriculturist-ruling-1 = Each name is a different variety.

card-swindler = Swindler
card-swindler-text = Each opponent may pay you £2; you score 1 VP for each one who does not.
card-swindler-ruling-1 = An opponent with less than £2 cannot pay, so you score the VP.

card-producer = Producer
card-producer-text = Spend £2 to take back one or two of your workers from other actions; you may place them again this year.
card-producer-ruling-1 = You cannot take back workers from any space of the action where you played the card.
card-producer-ruling-2 = You may take back any kind of worker, and a space that becomes free on the board is open to everybody again.
card-producer-ruling-3 = You may also take back a worker that is waiting for a later season; its action is then lost.

card-organizer = Organizer
card-organizer-text = Move your rooster to a free wake-up row and take its bonus; after that you have passed for this season.
card-organizer-ruling-1 = The new row counts for the rest of the year.
card-organizer-ruling-2 = Row 7 gives you the temporary worker only while it is still on the chart; the same is true of the grape token on the extended board.
card-organizer-ruling-3 = You pass when your turn is over, so you may still play a second visitor from the bonus.
card-organizer-ruling-4 = On the extended board you get the bonus for the current season, and passing gives you the next one of the row.

card-sponsor = Sponsor
card-sponsor-text = Draw two vines, or receive £3; for 1 VP you may do both.
card-sponsor-option-1 = Draw 2 vines
card-sponsor-option-2 = Gain £3
card-sponsor-option-3 = Give up 1 VP, draw 2 vines and gain £3
card-sponsor-ruling-1 = Both parts together cost 1 VP, once.

card-artisan = Artisan
card-artisan-text = Receive £3, put up a structure for £1 less, or plant one or two vines.
card-artisan-option-1 = Gain £3
card-artisan-option-2 = Build a structure for £1 less
card-artisan-option-3 = Plant up to 2 vines
card-artisan-ruling-1 = You do only one of the three.

card-stonemason = Stonemason
card-stonemason-text = Spend £8 in all and put up any two structures, whatever their cost.
card-stonemason-ruling-1 = Both must be new to your vineyard; you may build the medium cellar and then the large one.

card-volunteer_crew = Volunteer Crew
card-volunteer_crew-text = All players, including you, may plant one vine; you receive £2 from the bank for each opponent who does.
card-volunteer_crew-ruling-1 = Structures and field values apply to everybody as usual.

card-wedding_party = Wedding Party
card-wedding_party-text = Hand £2 each to one, two or three opponents and score 1 VP for each of them.
card-wedding_party-ruling-1 = You choose whom to pay; you cannot pay anybody twice.
