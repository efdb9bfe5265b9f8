### The tutor: lessons with a fixed deal. Each step has a heading, what to do, and why; $variant chooses what is true now.

tutor-lesson =
    { $lesson ->
        [first] Lesson 1 · Your first order
        [tuscany] Lesson 2 · Tuscany
        [table] The tutor at your table
       *[crew] Lesson 3 · Special workers
    }
tutor-lesson-text =
    { $lesson ->
        [first] Two years on the base board, from your first cards to your first filled order. About twelve minutes.
        [tuscany] One year on the extended board: four seasons, the map and the new wake-up chart. About eight minutes.
       *[crew] Build a structure card, train a special worker and use it. About eight minutes.
    }
tutor-start = Start lesson { $number }
tutor-have =
    { $vp ->
        [one] You have 1 point.
       *[other] You have { $vp } points.
    }
tutor-worth =
    { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }
tutor-crew =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
tutor-worker = a worker
tutor-vp = 1 point
tutor-way = The way to the goal
tutor-way-done = done
tutor-way-plan = Plan
tutor-way-plant = Plant
tutor-way-harvest = Harvest
tutor-way-wine = Wine
tutor-way-fill = Order
tutor-way-row = Row
tutor-way-star = Star
tutor-way-next = Next year
tutor-way-card = Card
tutor-way-build = Build
tutor-way-train = Train
tutor-way-special = Use it
tutor-why = Why?
tutor-rules = Rules
tutor-rules-about = { tutor-rules }: { $step }
tutor-next = Next
tutor-leave = Leave the lesson
tutor-show = Show me
tutor-press = Press: { $answer }
tutor-aim = The tutor points here.
tutor-play-on = Play on without the tutor
tutor-next-lesson = Next lesson
tutor-real-game = A real game
tutor-wait = { $player } is playing
tutor-wait-text = Watch what changes. You are next.
tutor-telling = Watch what happens. Then I say what comes next.

## Lesson 1: the start

tutor-goal = { $target } points win the game
tutor-goal-text = Most points come from orders for wine. The year in which somebody reaches { $target } is the last one, and the player with the most points wins.
tutor-goal-why =
    { $has ->
        [order] Your first order is worth { $points } points, and pays you £{ $income } every year after that.
       *[none] An order gives you between 2 and 6 points, and pays you every year after that.
    }
tutor-order =
    { $has ->
        [order] Your order wants { $wines }
       *[none] You need an order
    }
tutor-order-text =
    { $has ->
        [order] It is in your hand, with the vine that starts it. Every wine begins as a vine in your fields.
       *[none] Orders are cards. You draw them in winter, or with row 3 of the wake-up chart.
    }
tutor-order-why =
    { $growing ->
        [both] { $vine } gives { $grapes }. It needs the { $structure }, which costs £{ $price }; you have £{ $lira }.
        [vine] { $vine } gives { $grapes }, and you have everything you need to plant it.
       *[none] You have £{ $lira } and { tutor-crew } to get there.
    }
tutor-plan = From the field to the order
tutor-plan-text = In summer you plant. In winter you harvest the grapes, make wine from them and fill the order: one worker for each step.
tutor-plan-why = The plan has { $jobs } jobs. You have { tutor-crew }, and each works once a year.
tutor-papa =
    { $variant ->
        [money] Take the lira
       *[gift] Take the gift: { $gift }
    }
tutor-papa-text = Your papa offers { $gift } or £{ $extra } more.
tutor-papa-why =
    { $variant ->
        [money] You need the { $structure } first, which costs £{ $price }; you have £{ $lira }.
        [needed] Your plan needs it, and this way you do not pay for it.
       *[gift] It stays with you all game; £{ $extra } is spent once.
    }
tutor-row = Wake up in row { $row }
tutor-row-text =
    { $variant ->
        [worker] Row 7 gives you one more worker for this year.
        [order] Row 3 gives you an order.
        [vine] Row 2 gives you a vine.
        [lira] Row 4 gives you £1.
        [point] Row 6 gives you 1 point.
        [visitor] Row 5 gives you a visitor.
       *[early] Row 1 gives you nothing, but you are first in every season.
    }
tutor-row-why =
    { $variant ->
        [worker] Jobs left in your plan: { $jobs }. You have { tutor-crew }.
        [order] You hold no order that your vines can fill soon.
        [vine] You hold no vine that your order needs.
        [lira] You are short of money for the { $structure }.
        [point] 1 of the { $target } points you need, just for getting up late.
       *[visitor] Jobs in your plan: { $jobs }. You have { tutor-crew }.
    }
tutor-summer = Summer: get the vines into the ground
tutor-summer-text = Place one worker at a time; your opponent does the same. The space with the ring is what your plan needs next. Anything else that glows is allowed too.
tutor-summer-why = With two players every action has one space. Once it is taken, only a grande worker can join.
tutor-winter = Winter: from grapes to wine
tutor-winter-text = Workers you placed in summer stay where they are. You have { $workers } left for winter.
tutor-winter-why = Harvest, make wine, fill the order: you can spread these over several winters, and nothing is lost.
tutor-year = Year { $year }: everything has aged
tutor-year-text =
    { $variant ->
        [ready] At the end of a year, wines and grapes age by 1 where there is room. Your wines are good enough for your order now.
        [wine] At the end of the year your wines and grapes gained 1 in value, as far as your cellar allows.
        [grapes] At the end of the year your grapes gained 1 in value.
        [vines] Your vines stay where they are. You can harvest each field once a year.
       *[start] All workers are back. Your fields are still empty.
    }
tutor-year-why = All { $workers } workers are back, and your residual payment was £{ $residual }. Filled orders raise it.

## Where to place a worker

tutor-fill = Fill your order
tutor-fill-text = Your cellar has the wines. Place a worker on “Fill an order”.
tutor-fill-why = { $points } points, and £{ $income } more every year.
tutor-wine = Make wine
tutor-wine-text = Place a worker on “Make wine”: up to 2 wines for one worker.
tutor-wine-why =
    { $variant ->
        [enough] The order wants { $kind } { $least }, and your grapes make { $kind } { $value }.
       *[young] The order wants { $kind } { $least }. Your grapes make { $kind } { $value }, and wine ages by 1 a year.
    }
tutor-harvest = Harvest field { $field }
tutor-harvest-text = Place a worker on “Harvest”. The vines stay, and you can harvest again next year.
tutor-harvest-why =
    { $variant ->
        [both] One worker brings two grapes: red { $red } and white { $white }.
        [red] It brings a red grape of value { $red }.
       *[white] It brings a white grape of value { $white }.
    }
tutor-plant = Plant { $vine }
tutor-plant-text = Place a worker on “Plant a vine”.
tutor-plant-why =
    { $variant ->
        [both] It adds red { $red } and white { $white } to every harvest of its field.
        [red] It adds red { $red } to every harvest of its field.
       *[white] It adds white { $white } to every harvest of its field.
    }
tutor-build = Build the { $structure }
tutor-build-text = Place a worker on “Build”. It costs £{ $price } of your £{ $lira }.
tutor-build-why =
    { $variant ->
        [cellar] Your cellar is too small for the wine that the order wants.
       *[vine] You cannot plant { $vine } without the { $structure }. It leaves you £{ $left }.
    }
tutor-tour = Earn money with a tour
tutor-tour-text = Place a worker on “Give a tour” for £2.
tutor-tour-why = The { $structure } costs £{ $price }, and you have £{ $lira }: £{ $short } short.
tutor-draw-vine = Draw a vine
tutor-draw-vine-text = Place a worker on “Draw a vine”.
tutor-draw-vine-why = The order wants { $wines }, and no vine in your hand or fields gives all of it.
tutor-draw-order = Draw an order
tutor-draw-order-text = Place a worker on “Draw an order”.
tutor-draw-order-why = You hold no order that your vines can fill soon.
tutor-save = Pass: save your workers
tutor-save-text = Press “Pass”. Your opponent plays on without you until the season ends.
tutor-save-why =
    { $workers ->
        [one] Your last worker has a job later this year: { $jobs }.
       *[other] Your { $workers } workers have jobs later this year: { $jobs }.
    }
tutor-visitor = Play a visitor
tutor-visitor-text =
    { $variant ->
        [winter] Place a worker on “Winter visitor”. A visitor does what its card says and is gone.
       *[summer] Place a worker on “Summer visitor”. A visitor does what its card says and is gone.
    }
tutor-visitor-why =
    { $held ->
        [one] Your plan does not need this worker, and you hold a visitor.
       *[other] Your plan does not need this worker, and you hold { $held } visitors.
    }
tutor-train = Train a worker
tutor-train-text = Place a worker on “Train”. It costs £4 of your £{ $lira }.
tutor-train-why = The new worker comes next year and stays for the rest of the game.
tutor-spare =
    { $variant ->
        [tour] Give a tour
       *[cart] Take £1 from the cart
    }
tutor-spare-text =
    { $variant ->
        [tour] Place a worker on “Give a tour”.
       *[cart] Place a worker on the cart. It is never full.
    }
tutor-spare-why = Your plan does not need this worker now, and you have £{ $lira }.
tutor-finish = Pass: nothing is left to do
tutor-finish-text = Press “Pass”. The season ends when everybody has passed.
tutor-finish-why =
    { $variant ->
        [ready] Your wines are ready for the order.
        [wine] Your wines gain 1 in value at the end of the year if there is room in the cellar.
        [grapes] Your grapes gain 1 in value at the end of the year.
       *[other] No action that is open brings your order closer.
    }

## The questions of these actions

tutor-fall =
    { $variant ->
        [winter] Draw a winter visitor
       *[summer] Draw a summer visitor
    }
tutor-fall-text = Choose the kind that you can play soonest.
tutor-fall-why = You hold { $summer } for summer and { $winter } for winter.
tutor-which-vine = Choose { $vine }
tutor-which-vine-text = Press the card in your hand.
tutor-which-vine-why = It gives { $grapes }.
tutor-which-field = Field { $field } for { $vine }
tutor-which-field-text = Press the field in your vineyard.
tutor-which-field-why =
    { $variant ->
        [together] Vines with a value of { $there } grow there already, and one harvest brings the grapes of a whole field. There is room for { $room } more after that.
       *[empty] It has the most room: { $room } more after this vine.
    }
tutor-which-structure = Choose the { $structure }
tutor-which-structure-text = Press it in your vineyard.
tutor-which-structure-why = It costs £{ $price }. You have £{ $lira }.
tutor-which-harvest = Field { $field }
tutor-which-harvest-text = Press the field in your vineyard.
tutor-which-harvest-why =
    { $variant ->
        [both] It brings red { $red } and white { $white }.
        [red] It brings red { $red }.
       *[white] It brings white { $white }.
    }
tutor-which-wine =
    { $variant ->
        [red] Make red wine
        [white] Make white wine
        [blush] Make blush wine
       *[done] That is enough wine
    }
tutor-which-wine-text = A red grape makes red wine, a white grape white wine, of the same value.
tutor-which-wine-why =
    { $has ->
        [order] The order wants { $wines }.
       *[none] Only wine can fill an order; grapes cannot.
    }
tutor-which-order = Choose the order
tutor-which-order-text = Press the order in your hand.
tutor-which-order-why = { $points } points, and £{ $income } more every year.
tutor-deliver = Deliver { $kind } { $value }
tutor-deliver-text = An order takes any wine of at least its value.
tutor-deliver-why = A { $kind } { $value } is good enough; a { $kind } { $best } may fill a better order.
tutor-choice =
    { $kind ->
        [discard] Discard { $answer }
        [give] Give up: { $answer }
       *[other] { $answer }
    }
tutor-choice-text = This is what I would do.
tutor-choice-tried = I have played the answers on in my head, and none of the others wins more often.

## Lesson 1: the end

tutor-filled = Your first order is filled
tutor-filled-text = { tutor-have } { tutor-filled-next }
tutor-filled-next =
    { $has ->
        [order] Your next order wants { $wines }. It works the same way, only faster, because your vines stay.
       *[none] Next, draw an order in winter and train a worker for £4. It works the same way, only faster, because your vines stay.
    }
tutor-filled-why = It gave you { $amount } points, and you are now paid £{ $residual } at the end of every year.

## Lesson 2: the extended board

tutor-tuscany = Four seasons of work
tutor-tuscany-text = In Tuscany you place workers in all four seasons: build and draw vines in spring, plant in summer, harvest and make wine in fall, deliver in winter.
tutor-tuscany-why = The goal is { $target } points. You have { tutor-crew } for the whole year, so four seasons share them.
tutor-map = The map gives points at the end
tutor-map-text = A star on a region gives you its bonus now. At the end, whoever has the most stars there scores the points of the region.
tutor-map-why = The regions are worth 1 or 2 points each; in a tie nobody scores.
tutor-tuscany-order =
    { $has ->
        [order] Your order wants { $wines }
       *[none] You need an order
    }
tutor-tuscany-order-text =
    { $has ->
        [order] The way from the vine to the order is the same as on the base board.
       *[none] You hold none yet. A star in Arezzo draws one, so you need no worker for it in fall.
    }
tutor-tuscany-order-why =
    { $growing ->
        [both] { $vine } gives { $grapes }. It needs the { $structure }, which costs £{ $price }; you have £{ $lira }.
        [vine] { $vine } gives { $grapes }, and you have everything you need to plant it.
       *[none] You have £{ $lira } and { tutor-crew }.
    }
tutor-tuscany-row = Wake up in row { $row }
tutor-tuscany-row-text = A row gives its bonuses as you go: one when you enter summer, one for fall, one for winter. You choose your row for next year when you leave winter.
tutor-tuscany-row-why =
    { $variant ->
        [order] Row 4 gives you an order in summer.
        [vine] Row 3 gives you a vine in summer, and your order lacks one.
        [point] Row 6 gives you 1 point in summer.
        [star] Row 5 gives you a star in winter.
        [worker] Row 7 gives you one more worker from summer on.
       *[lira] Row 2 gives you £1 in summer.
    }
tutor-spring = Spring: build, draw vines, place stars
tutor-spring-text = The order of the rows decides who moves first, in every season.
tutor-spring-why = You have { tutor-crew } for four seasons. One for a star now leaves { $left } for the rest of the year.
tutor-star = Place a star
tutor-star-text = Place a worker on the star action.
tutor-star-why = { $region } is worth { tutor-worth } at the end, and its bonus comes now.
tutor-which-region = { $region }
tutor-which-region-text = Press the region on the map.
tutor-which-region-why =
    { $variant ->
        [leads] Stars there: { $own } of yours, { $rival } of your rival’s. With one more you lead, for { tutor-worth } at the end.
        [ahead] Stars there: { $own } of yours, { $rival } of your rival’s. With one more your lead grows.
        [level] Stars there: { $own } of yours, { $rival } of your rival’s. With one more you are level, and nobody scores.
       *[behind] Stars there: { $own } of yours, { $rival } of your rival’s.
    }
tutor-leaving = You may leave a season early
tutor-leaving-text = When you pass, you get your row’s bonus for the next season. The workers you keep are for the seasons to come.
tutor-leaving-why = You have { tutor-crew } left, and three seasons to come.
tutor-tuscany-summer = Summer: plant
tutor-tuscany-summer-text = Plant, play summer visitors, trade, sell or buy fields.
tutor-tuscany-summer-why = You have { tutor-crew } left for summer, fall and winter.
tutor-tuscany-fall = Fall: harvest and press
tutor-tuscany-fall-text = Harvest, make wine, draw orders, or build and give tours once more.
tutor-tuscany-fall-why = You have { tutor-crew } left for fall and winter.
tutor-tuscany-winter = Winter: deliver
tutor-tuscany-winter-text = Fill orders, sell wine, train workers, play winter visitors.
tutor-tuscany-winter-why = You have { tutor-crew } left, and no later season needs them.
tutor-tuscany-end = A year in Tuscany
tutor-tuscany-end-text = { tutor-have } From here on, every year works like this, and your vineyard grows.
tutor-tuscany-end-why =
    { $stars ->
        [0] You have placed no star yet. A star costs one worker and can score 2 points.
        [one] You have placed 1 star. Watch who leads each region: ties score nothing.
       *[other] You have placed { $stars } stars. Watch who leads each region: ties score nothing.
    }

## Lesson 3: special workers and structure cards

tutor-special-workers = Two special workers
tutor-special-workers-text = In this game you can train { $special } and { $other }. Each can do something that other workers cannot.
tutor-special-workers-why = A special worker costs £{ $train } instead of £4, and you may have one of each kind.
tutor-structure-cards = Structure cards
tutor-structure-cards-text = Structure cards are built like any structure, on your mat or on an empty field. Each gives you 1 point when you build it, and an ability for the rest of the game.
tutor-structure-cards-why = You choose yours now: take one, pass the rest on, and so on.
tutor-pick = Take { $card }
tutor-pick-text = Press the card.
tutor-pick-why = It costs £{ $price }, and no other card here costs less. A card that you cannot pay for is worth nothing.
tutor-crew-papa =
    { $variant ->
        [money] Take the lira
       *[gift] Take the gift: { $gift }
    }
tutor-crew-papa-text = Your papa offers { $gift } or £{ $extra } more.
tutor-crew-papa-why =
    { $variant ->
        [money] { $card } costs £{ $price } and a special worker £{ $train }; you have £{ $lira }.
       *[gift] One more worker every year is worth more than £{ $extra }.
    }
tutor-build-card = Build { $card }
tutor-build-card-text = Place a worker on “Build”. The card costs £{ $price } of your £{ $lira }.
tutor-build-card-why = It gives you 1 point, and it works from now on.
tutor-which-card = Choose { $card }
tutor-which-card-text = Press the card in your hand.
tutor-which-card-why = { $does }
tutor-which-site = Put it on the mat
tutor-which-site-text = Press the structure mat.
tutor-which-site-why = On a field it would take the place of vines. The mat has room for two cards.
tutor-train-special = Train a special worker
tutor-train-special-text = Place a worker on “Train”. A special worker costs £{ $train } of your £{ $lira }.
tutor-train-special-why = It comes next year, like every trained worker, and stays.
tutor-which-worker = Choose { $special }
tutor-which-worker-text = Press the special worker.
tutor-which-worker-why = { $ability }
tutor-earn = Earn money
tutor-earn-text = Place a worker where it earns lira.
tutor-earn-why =
    { $variant ->
        [card] { $card } costs £{ $price }, and you have £{ $lira }: £{ $missing } short.
       *[worker] A special worker costs £{ $train }, and you have £{ $lira }: £{ $missing } short.
    }
tutor-save-train = Pass: save a worker for winter
tutor-save-train-text = Press “Pass”. You train workers in winter, and that takes a worker.
tutor-save-train-why = You have one worker left and £{ $lira }, enough for a special worker (£{ $train }).
tutor-place-special = Place { $special }
tutor-place-special-text = Choose the worker above the board, then press the space.
tutor-place-special-why = { $ability }
tutor-crew-end =
    { $variant ->
        [all] Built, trained and used: you know both now
       *[late] The lesson ends here
    }
tutor-crew-end-text = { tutor-have } Structure cards and special workers can be added to any game, with or without the extended board.
tutor-crew-end-why = You find them under “All options” when you start a game.

## Jobs for workers, in a list

tutor-job-draw_vine = draw a vine
tutor-job-draw_order = draw an order
tutor-job-build_structure = build
tutor-job-plant_vine = plant
tutor-job-harvest_field = harvest
tutor-job-make_wine = make wine
tutor-job-fill_order = fill the order
