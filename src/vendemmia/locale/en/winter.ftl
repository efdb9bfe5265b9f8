### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Merchant
card-merchant-text = Spend £3 on a red and a white grape of value 1, or fill an order for 1 extra VP.
card-merchant-option-1 = Pay £3 for a red and a white grape of value 1
card-merchant-option-2 = Fill an order and gain 1 VP more
card-merchant-ruling-1 = To buy them, both places of value 1 on your crush pad must be free.

card-crusher = Crusher
card-crusher-text = Receive £3 and a summer visitor, or draw an order and make one or two wines.
card-crusher-option-1 = Gain £3 and draw a summer visitor
card-crusher-option-2 = Draw an order and make up to 2 wines
card-crusher-part-1 = Draw an order
card-crusher-part-2 = Make up to 2 wines
card-crusher-ruling-1 = You may draw the order before you decide on the wines.
card-crusher-ruling-2 = You must make at least one wine.

card-judge = Judge
card-judge-text = Take two summer visitors from the deck, or serve a wine of value 4 or more for 3 VP.
card-judge-option-1 = Draw 2 summer visitors
card-judge-option-2 = Discard a wine of 4 or more for 3 VP
card-judge-ruling-1 = The wine may be of any type.

card-oenologist = Oenologist
card-oenologist-text = Age all your wines twice, or spend £3 on the next larger cellar.
card-oenologist-option-1 = Age all wines twice
card-oenologist-option-2 = Pay £3 and upgrade the cellar
card-oenologist-ruling-1 = The £3 replaces the usual price of £4 or £6.
card-oenologist-ruling-2 = Grapes do not age, and a wine that cannot move stays where it is.

card-marketer = Marketer
card-marketer-text = Draw two summer visitors and receive £1, or fill an order for 1 extra VP.
card-marketer-option-1 = Draw 2 summer visitors and gain £1
card-marketer-option-2 = Fill an order and gain 1 VP more
card-marketer-ruling-1 = You get the extra VP in addition to those of the order.

card-crush_expert = Crush Expert
card-crush_expert-text = Receive £3 and an order card, or make one, two or three wines.
card-crush_expert-option-1 = Gain £3 and draw an order
card-crush_expert-option-2 = Make up to 3 wines
card-crush_expert-ruling-1 = You must make at least one wine.

card-uncertified_teacher = Uncertified Teacher
card-uncertified_teacher-text = Give up 1 VP to train a worker for free, or score 1 VP for each opponent with six workers.
card-uncertified_teacher-option-1 = Give up 1 VP and train a worker
card-uncertified_teacher-option-2 = 1 VP for each opponent with 6 workers
card-uncertified_teacher-ruling-1 = All workers count towards the six: placed, new, grande and temporary ones.
card-uncertified_teacher-ruling-2 = If there is no such opponent, you cannot choose the second part.

card-teacher = Teacher
card-teacher-text = Make one or two wines, or train a worker for £2.
card-teacher-option-1 = Make up to 2 wines
card-teacher-option-2 = Train a worker for £2
card-teacher-ruling-1 = The new worker is available next year.

card-benefactor = Benefactor
card-benefactor-text = Draw a vine and a summer visitor, or give up two visitor cards for 2 VP.
card-benefactor-option-1 = Draw a vine and a summer visitor
card-benefactor-option-2 = Discard 2 visitor cards for 2 VP
card-benefactor-ruling-1 = You may mix summer and winter visitors; the Benefactor itself does not count.

card-assessor = Assessor
card-assessor-text = Receive £1 for each card in your hand, or throw the whole hand away for 2 VP.
card-assessor-option-1 = £1 for each card in hand
card-assessor-option-2 = Discard the whole hand for 2 VP
card-assessor-ruling-1 = You must have at least one card in your hand; the Assessor itself does not count.

card-queen = Queen
card-queen-text = Your right-hand neighbour must choose: lose 1 VP, hand you two cards, or pay you £3.
card-queen-option-1 = Lose 1 VP
card-queen-option-2 = Give 2 cards
card-queen-option-3 = Pay £3
card-queen-ruling-1 = The seats count, not the wake-up order: your neighbour is the player who sits just before you in clockwise order.
card-queen-ruling-2 = The neighbour can choose only what is possible; if nothing is, you cannot play the card.
card-queen-ruling-3 = The neighbour chooses the cards.

card-harvester = Harvester
card-harvester-text = Harvest one or two fields; then receive £2 or 1 VP as well.
card-harvester-option-1 = Gain £2
card-harvester-option-2 = Gain 1 VP
card-harvester-ruling-1 = You must harvest at least one field.

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
card-master_vintner-ruling-1 = You must both age and fill, in any order; you do not have to deliver the aged wine.
card-master_vintner-ruling-2 = The wine you age must be able to move.

card-uncertified_oenologist = Uncertified Oenologist
card-uncertified_oenologist-text = Age all your wines twice, or give up 1 VP to get the next larger cellar for free.
card-uncertified_oenologist-option-1 = Age all wines twice
card-uncertified_oenologist-option-2 = Give up 1 VP and upgrade the cellar
card-uncertified_oenologist-ruling-1 = You do exactly one of the two.
card-uncertified_oenologist-ruling-2 = Grapes do not age, and a wine that cannot move stays where it is.

card-promoter = Promoter
card-promoter-text = Give a grape or a wine to score 1 VP and raise your residual payment by 1.
card-promoter-option-1 = Discard a grape
card-promoter-option-2 = Discard a wine
card-promoter-ruling-1 = The residual payment never exceeds 5, but you get the VP anyway.

card-mentor = Mentor
card-mentor-text = All players, including you, may make up to two wines; for each opponent who does, you draw a vine or a summer visitor.
card-mentor-ruling-1 = You choose the deck separately for each of these opponents.

card-harvest_expert = Harvest Expert
card-harvest_expert-text = Harvest one field, and draw a vine or spend £1 on the yoke.
card-harvest_expert-option-1 = Harvest a field
card-harvest_expert-option-2 = Draw a vine, or build the yoke for £1
card-harvest_expert-part-1 = Draw a vine
card-harvest_expert-part-2 = Build the yoke for £1
card-harvest_expert-ruling-1 = You must carry out both parts, in any order.
card-harvest_expert-ruling-2 = You can choose the yoke only if you do not have it yet.

card-innkeeper = Innkeeper
card-innkeeper-text = Take the top card of two different discard piles into your hand.
card-innkeeper-ruling-1 = Two piles must have at least one card each.
card-innkeeper-ruling-2 = You discard the Innkeeper only afterwards.

card-jack_of_all_trades = Jack-of-all-trades
card-jack_of_all_trades-text = Do two of these three: harvest a field, make up to two wines, fill an order.
card-jack_of_all_trades-option-1 = Harvest a field
card-jack_of_all_trades-option-2 = Make up to 2 wines
card-jack_of_all_trades-option-3 = Fill an order
card-jack_of_all_trades-ruling-1 = You must carry out both parts, in any order.

card-politician = Politician
card-politician-text = If your score is below 0, you receive £6; otherwise you draw a vine, a summer visitor and an order.
card-politician-ruling-1 = The score decides; you have no choice.

card-supervisor = Supervisor
card-supervisor-text = Make one or two wines and score 1 VP for each sparkling wine among them.
card-supervisor-ruling-1 = You must make at least one wine; it does not have to be sparkling.

card-scholar = Scholar
card-scholar-text = Draw two orders, or train a worker for £3; for 1 VP you may do both.
card-scholar-option-1 = Draw 2 orders
card-scholar-option-2 = Train a worker for £3
card-scholar-option-3 = Give up 1 VP, draw 2 orders and train a worker for £3
card-scholar-ruling-1 = The new worker is available next year.

card-reaper = Reaper
card-reaper-text = Harvest one, two or three fields; if you harvest all three, score 2 VP.
card-reaper-ruling-1 = Only fields harvested with this card count, and each field is harvested once a year.

card-motivator = Motivator
card-motivator-text = All players, including you, may take back a grande worker they have placed; you score 1 VP for each opponent who does.
card-motivator-ruling-1 = Players who have passed this season cannot do this.
card-motivator-ruling-2 = You may take back the very worker that you used to play this card.

card-bottler = Bottler
card-bottler-text = Make one, two or three wines and score 1 VP for each type among them.
card-bottler-ruling-1 = Types count, not tokens, and only wines made with this card.

card-craftsman = Craftsman
card-craftsman-text = Do two of these three: draw an order, upgrade your cellar, score 1 VP.
card-craftsman-option-1 = Draw an order
card-craftsman-option-2 = Upgrade the cellar
card-craftsman-option-3 = Gain 1 VP
card-craftsman-ruling-1 = The upgrade costs the usual £4 or £6.
card-craftsman-ruling-2 = You must carry out both parts, in any order.

card-exporter = Exporter
card-exporter-text = Make one or two wines, fill an order, or trade in a grape for 2 VP.
card-exporter-option-1 = Make up to 2 wines
card-exporter-option-2 = Fill an order
card-exporter-option-3 = Discard a grape for 2 VP
card-exporter-ruling-1 = You do only one of the three.

card-laborer = Laborer
card-laborer-text = Harvest one or two fields, or make up to three wines; for 1 VP you may do both.
card-laborer-option-1 = Harvest up to 2 fields
card-laborer-option-2 = Make up to 3 wines
card-laborer-option-3 = Give up 1 VP and do both
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = If you do both, you choose the order.

card-designer = Designer
card-designer-text = Build a structure; if you then have six or more, score 2 VP.
card-designer-ruling-1 = The new structure counts, but not the small cellar.

card-governess = Governess
card-governess-text = Train a worker for £3, available immediately, or give a wine for 2 VP.
card-governess-option-1 = Train a worker for £3, available now
card-governess-option-2 = Discard a wine for 2 VP
card-governess-ruling-1 = You may place the new worker this winter.

card-manager = Manager
card-manager-text = Carry out one action of an earlier season, without a worker and without its bonus.
card-manager-ruling-1 = You may take any action that has spaces in an earlier season of this year, whether they are full or not, but not the yoke, other private spaces or the cart.
card-manager-ruling-2 = This includes playing a summer visitor.
card-manager-ruling-3 = The windmill and the tasting room score as usual.

card-zymologist = Zymologist
card-zymologist-text = Make one or two wines of value 4 or more, whatever cellar you have.
card-zymologist-ruling-1 = You may also make blush and sparkling wine, from the usual grapes and with their usual minimum values.
card-zymologist-ruling-2 = You cannot make a wine that would drop below 4.
card-zymologist-ruling-3 = Without the cellar for it, such a wine ages only within its range: 4 to 6, or 7 to 9.

card-noble = Noble
card-noble-text = Spend £1 to raise your residual payment by 1, or lower it by 2 to score 2 VP.
card-noble-option-1 = Pay £1: residual payment +1
card-noble-option-2 = Residual payment −2 for 2 VP
card-noble-ruling-1 = The residual payment stays between 0 and 5; at 5 you cannot choose the first part.

card-governor = Governor
card-governor-text = Name one, two or three opponents: each must hand you a summer visitor, and you score 1 VP for each who has none.
card-governor-ruling-1 = An opponent who has a summer visitor must give you one, but chooses which.

card-taster = Taster
card-taster-text = Serve a wine and receive £4; if it was worth more than every other wine in all cellars, also score 2 VP.
card-taster-ruling-1 = This includes your own other wines, and in a tie you do not get the VP.

card-caravan = Caravan
card-caravan-text = Turn up one card from each deck, keep two of them and discard the others.
card-caravan-ruling-1 = At least two decks must have cards.

card-guest_speaker = Guest Speaker
card-guest_speaker-text = All players, including you, may train a worker for £1; you score 1 VP for each opponent who does.
card-guest_speaker-ruling-1 = Nobody can have more than six workers including the grande worker, and new workers are available next year.
