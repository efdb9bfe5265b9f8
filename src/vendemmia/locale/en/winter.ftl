### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Merchant
card-merchant-text = Spend £3 on a red and a white grape of value 1, or fill an order for 1 extra VP.
card-merchant-option-1 = Pay £3 for a red and a white grape of value 1
card-merchant-option-2 = Fill an order and gain 1 VP more
card-merchant-ruling-1 = For the purchase both places of value 1 on your crush pad must be free.

card-crusher = Crusher
card-crusher-text = Receive £3 and a summer visitor, or draw an order and make one or two wines.
card-crusher-option-1 = Gain £3 and draw a summer visitor
card-crusher-option-2 = Draw an order and make up to 2 wines
card-crusher-part-1 = Draw an order
card-crusher-part-2 = Make up to 2 wines
card-crusher-ruling-1 = The order may be drawn before you decide on the wines.
card-crusher-ruling-2 = At least one wine must be made.

card-judge = Judge
card-judge-text = Take two summer visitors from the deck, or serve a wine of value 4 or more for 3 VP.
card-judge-option-1 = Draw 2 summer visitors
card-judge-option-2 = Discard a wine of 4 or more for 3 VP
card-judge-ruling-1 = The wine may be of any type.

card-oenologist = Oenologist
card-oenologist-text = Let all your wines age twice, or spend £3 on the next larger cellar.
card-oenologist-option-1 = Age all wines twice
card-oenologist-option-2 = Pay £3 and upgrade the cellar
card-oenologist-ruling-1 = The £3 replace the usual price of £4 or £6.
card-oenologist-ruling-2 = Grapes do not age, and a wine that cannot move stays.

card-marketer = Marketer
card-marketer-text = Draw two summer visitors and receive £1, or fill an order for 1 extra VP.
card-marketer-option-1 = Draw 2 summer visitors and gain £1
card-marketer-option-2 = Fill an order and gain 1 VP more
card-marketer-ruling-1 = The extra VP is added to those of the order.

card-crush_expert = Crush Expert
card-crush_expert-text = Receive £3 and an order card, or make one, two or three wines.
card-crush_expert-option-1 = Gain £3 and draw an order
card-crush_expert-option-2 = Make up to 3 wines
card-crush_expert-ruling-1 = At least one wine must be made.

card-uncertified_teacher = Uncertified Teacher
card-uncertified_teacher-text = Give up 1 VP to train a worker free of charge, or score 1 VP for each opponent with six workers.
card-uncertified_teacher-option-1 = Give up 1 VP and train a worker
card-uncertified_teacher-option-2 = 1 VP for each opponent with 6 workers
card-uncertified_teacher-ruling-1 = All workers count towards the six: placed, new, grande and temporary ones.
card-uncertified_teacher-ruling-2 = Without such an opponent the second part cannot be chosen.

card-teacher = Teacher
card-teacher-text = Make one or two wines, or train a worker for £2.
card-teacher-option-1 = Make up to 2 wines
card-teacher-option-2 = Train a worker for £2
card-teacher-ruling-1 = The new worker is available next year.

card-benefactor = Benefactor
card-benefactor-text = Draw a vine and a summer visitor, or give up two visitor cards for 2 VP.
card-benefactor-option-1 = Draw a vine and a summer visitor
card-benefactor-option-2 = Discard 2 visitor cards for 2 VP
card-benefactor-ruling-1 = Summer and winter visitors may be mixed; the Benefactor itself does not count.

card-assessor = Assessor
card-assessor-text = Receive £1 per card in your hand, or throw the whole hand away for 2 VP.
card-assessor-option-1 = £1 for each card in hand
card-assessor-option-2 = Discard the whole hand for 2 VP
card-assessor-ruling-1 = At least one card must be in your hand; the Assessor itself does not count.

card-queen = Queen
card-queen-text = Your right-hand neighbour must choose: lose 1 VP, hand you two cards, or pay you £3.
card-queen-option-1 = Lose 1 VP
card-queen-option-2 = Give 2 cards
card-queen-option-3 = Pay £3
card-queen-ruling-1 = The seats count, not the wake-up order: the neighbour is the player who sits just before you in clockwise order.
card-queen-ruling-2 = Only what the neighbour can carry out may be chosen; if that is nothing, the card cannot be played.
card-queen-ruling-3 = The neighbour chooses the cards.

card-harvester = Harvester
card-harvester-text = Harvest one or two fields; then receive £2 or 1 VP as well.
card-harvester-option-1 = Gain £2
card-harvester-option-2 = Gain 1 VP
card-harvester-ruling-1 = At least one field must be harvested.

card-professor = Professor
card-professor-text = Train a worker for £2, or score 2 VP if you have six workers.
card-professor-option-1 = Train a worker for £2
card-professor-option-2 = Gain 2 VP for having 6 workers
card-professor-ruling-1 = All workers count towards the six: placed, new, grande and temporary ones.

card-master_vintner = Master Vintner
card-master_vintner-text = Upgrade your cellar for £2 less, or age one wine and fill one order.
card-master_vintner-option-1 = Upgrade the cellar for £2 less
card-master_vintner-option-2 = Age a wine and fill an order
card-master_vintner-part-1 = Age a wine
card-master_vintner-part-2 = Fill an order
card-master_vintner-ruling-1 = Ageing and filling are both needed, in the order you like; the aged wine need not be delivered.
card-master_vintner-ruling-2 = The wine to be aged must be able to move.

card-uncertified_oenologist = Uncertified Oenologist
card-uncertified_oenologist-text = Let all your wines age twice, or give up 1 VP to have the next larger cellar for nothing.
card-uncertified_oenologist-option-1 = Age all wines twice
card-uncertified_oenologist-option-2 = Give up 1 VP and upgrade the cellar
card-uncertified_oenologist-ruling-1 = Exactly one of the two is carried out.
card-uncertified_oenologist-ruling-2 = Grapes do not age, and a wine that cannot move stays.

card-promoter = Promoter
card-promoter-text = Give a grape or a wine to score 1 VP and raise your residual payment by 1.
card-promoter-option-1 = Discard a grape
card-promoter-option-2 = Discard a wine
card-promoter-ruling-1 = The residual payment never exceeds 5; the VP comes all the same.

card-mentor = Mentor
card-mentor-text = Every player, you included, may make up to two wines; for each opponent who does, you draw a vine or a summer visitor.
card-mentor-ruling-1 = You choose the deck anew for each of these opponents.

card-harvest_expert = Harvest Expert
card-harvest_expert-text = Harvest one field, and draw a vine or spend £1 on the yoke.
card-harvest_expert-option-1 = Harvest a field
card-harvest_expert-option-2 = Draw a vine, or build the yoke for £1
card-harvest_expert-part-1 = Draw a vine
card-harvest_expert-part-2 = Build the yoke for £1
card-harvest_expert-ruling-1 = Both parts must be carried out, in the order you like.
card-harvest_expert-ruling-2 = The yoke can be chosen only if you do not have it yet.

card-innkeeper = Innkeeper
card-innkeeper-text = Take the top card of two different discard piles into your hand.
card-innkeeper-ruling-1 = Two piles must hold at least one card each.
card-innkeeper-ruling-2 = The Innkeeper is discarded only afterwards.

card-jack_of_all_trades = Jack-of-all-trades
card-jack_of_all_trades-text = Carry out two of these three: harvest a field, make up to two wines, fill an order.
card-jack_of_all_trades-option-1 = Harvest a field
card-jack_of_all_trades-option-2 = Make up to 2 wines
card-jack_of_all_trades-option-3 = Fill an order
card-jack_of_all_trades-ruling-1 = Both parts must be carried out, in the order you like.

card-politician = Politician
card-politician-text = With a score below 0 you receive £6; otherwise you draw a vine, a summer visitor and an order.
card-politician-ruling-1 = The score decides; there is no choice.

card-supervisor = Supervisor
card-supervisor-text = Make one or two wines and score 1 VP for each sparkling wine among them.
card-supervisor-ruling-1 = At least one wine must be made; it need not be sparkling.

card-scholar = Scholar
card-scholar-text = Draw two orders, or train a worker for £3; for 1 VP you may do both.
card-scholar-option-1 = Draw 2 orders
card-scholar-option-2 = Train a worker for £3
card-scholar-option-3 = Give up 1 VP, draw 2 orders and train a worker for £3
card-scholar-ruling-1 = The new worker is available next year.

card-reaper = Reaper
card-reaper-text = Harvest one, two or three fields; all three score 2 VP.
card-reaper-ruling-1 = Only fields harvested with this card count, and each field is harvested once a year.

card-motivator = Motivator
card-motivator-text = Every player, you included, may take back a placed grande worker; you score 1 VP for each opponent who does.
card-motivator-ruling-1 = Players who have passed this season are left out.
card-motivator-ruling-2 = You may take back the very worker that played this card.

card-bottler = Bottler
card-bottler-text = Make one, two or three wines and score 1 VP for each type among them.
card-bottler-ruling-1 = Types count, not tokens, and only wines made with this card.

card-craftsman = Craftsman
card-craftsman-text = Carry out two of these three: draw an order, upgrade your cellar, score 1 VP.
card-craftsman-option-1 = Draw an order
card-craftsman-option-2 = Upgrade the cellar
card-craftsman-option-3 = Gain 1 VP
card-craftsman-ruling-1 = The upgrade costs the usual £4 or £6.
card-craftsman-ruling-2 = Both parts must be carried out, in the order you like.

card-exporter = Exporter
card-exporter-text = Make one or two wines, fill an order, or hand in a grape for 2 VP.
card-exporter-option-1 = Make up to 2 wines
card-exporter-option-2 = Fill an order
card-exporter-option-3 = Discard a grape for 2 VP
card-exporter-ruling-1 = Only one of the three is carried out.

card-laborer = Laborer
card-laborer-text = Harvest one or two fields, or make up to three wines; for 1 VP you may do both.
card-laborer-option-1 = Harvest up to 2 fields
card-laborer-option-2 = Make up to 3 wines
card-laborer-option-3 = Give up 1 VP and do both
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = When you do both, the order is yours to choose.

card-designer = Designer
card-designer-text = Build a structure; if you then have six or more, score 2 VP.
card-designer-ruling-1 = The new structure counts, the small cellar does not.

card-governess = Governess
card-governess-text = Train a worker for £3 who is available at once, or give a wine for 2 VP.
card-governess-option-1 = Train a worker for £3, available at once
card-governess-option-2 = Discard a wine for 2 VP
card-governess-ruling-1 = The new worker may be placed in this very winter.

card-manager = Manager
card-manager-text = Carry out one action of an earlier season, without a worker and without its bonus.
card-manager-ruling-1 = Any action with spaces of an earlier season of this year may be taken, whether they are full or not; the yoke, other private spaces and the cart may not.
card-manager-ruling-2 = Playing a summer visitor is such an action too.
card-manager-ruling-3 = Windmill and tasting room score as usual.

card-zymologist = Zymologist
card-zymologist-text = Make one or two wines of value 4 or more, whatever cellar you have.
card-zymologist-ruling-1 = Blush and sparkling wine may be made too, from the usual grapes and with their usual least values.
card-zymologist-ruling-2 = A wine that would drop below 4 cannot be made.
card-zymologist-ruling-3 = As long as its cellar is missing, such a wine ages no further than the values of that cellar.

card-noble = Noble
card-noble-text = Spend £1 to raise your residual payment by 1, or lower it by 2 to score 2 VP.
card-noble-option-1 = Pay £1: residual payment +1
card-noble-option-2 = Residual payment −2 for 2 VP
card-noble-ruling-1 = The residual payment stays between 0 and 5; at 5 the first part cannot be chosen.

card-governor = Governor
card-governor-text = Name one, two or three opponents: each must hand you a summer visitor, and you score 1 VP for each who has none.
card-governor-ruling-1 = Whoever has a summer visitor must give one, but chooses which.

card-taster = Taster
card-taster-text = Serve a wine and receive £4; if it was worth more than every other wine on the table, also score 2 VP.
card-taster-ruling-1 = Your own other wines are compared too, and a tie loses the VP.

card-caravan = Caravan
card-caravan-text = Turn up one card of each deck, keep two of them and discard the others.
card-caravan-ruling-1 = At least two decks must have cards.

card-guest_speaker = Guest Speaker
card-guest_speaker-text = Every player, you included, may train a worker for £1; you score 1 VP for each opponent who does.
card-guest_speaker-ruling-1 = Nobody has more than six workers with the grande worker, and new workers are available next year.
