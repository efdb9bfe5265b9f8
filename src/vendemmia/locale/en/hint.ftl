### Hints: the best answers, each with the chance to win and at most one true sentence.

hint-title = Hint · vendemmia
hint-heading = Best answers
hint-live = Best answers: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer } ({ $chance }). { $reason }
    }
hint-intro = The coach knows no more than you do. It plays the most promising answers on for about a year and estimates your chance to win if everybody plays on like the expert.
hint-means = Chance to win if everybody plays on like the expert
hint-chance = Chance to win: { $chance }
hint-odds =
    { $odds ->
        [ahead-clearly] clearly ahead
        [ahead] ahead
        [ahead-slightly] slightly ahead
        [even] about even
        [behind-slightly] slightly behind
        [behind] behind
       *[behind-clearly] clearly behind
    }
hint-worth =
    { $worth ->
        [same] about as good
        [little] slightly worse
       *[worse] clearly worse
    }
hint-plan =
    { $years ->
        [this] Plan for this year: { $steps }.
       *[both] Plan for two years: { $steps }.
    }
plan-order = fill the order for { $wines } ({ $vp } VP)
plan-vine = plant { $card }
plan-visitor = play { $card }
plan-structure = build the { $structure }
plan-worker = train a worker
plan-harvest = harvest field { $field }
plan-points = score at least { $vp } VP
hint-best = best
hint-play = Play this
hint-play-named = ({ $answer })
hint-row = Row { $row }
hint-play-this = Play this: { $answer }
hint-locks = Reveals hidden information, so you cannot undo it.
hint-close = Close
hint-back = Back to the table
hint-failed = The coach has no advice this time.
hint-not-now = No hint right now
hint-not-your-turn = It is { $player }’s turn. Ask again when it is your turn.
hint-covered = { $player } is next and has to take over the screen first.
hint-over = The game is over.
hint-only-shown = This is a recorded game. You can watch it, but not play it.

why-outcome = Outcome: { $outlook }.
why-points = { $gain } VP now: you have { $vp }, and would have { $after }.
why-lira = £{ $gain } now: you have £{ $lira }, and would have £{ $after }.
why-lira-for = With £{ $after } you can pay the £{ $price } for the { $structure }; now you have £{ $lira }.
why-order =
    { $of ->
        [one] The order for { $wines } gives { why-order-gains }
       *[other] You can fill { $of } orders; the one for { $wines } gives { why-order-gains }
    }
why-order-gains =
    { $income ->
        [0] { $vp } VP.
       *[other] { $vp } VP and £{ $income } more every year.
    }
why-order-ready = Your cellar has the wine for it.
why-order-unfilled = Your cellar cannot fill it now.
why-harvest = Field { $field } gives { $grapes }.
why-harvest-most = Of your fields, field { $field } gives the most: { $grapes }.
why-then = A harvest of field { $field } then gives { $grapes }.
why-wine-for = An order in your hand ({ $vp } VP) needs { $wine }, and your grapes are enough for it.
why-same-wine = A better grape would make the same wine.
why-plant = { $vine } adds { $grapes } to every harvest of its field.
why-plant-some = You can plant { $count } of your vines.
why-vine-most = None of the others that you can plant gives more grapes.
why-vine-ready = You have the structures and the room for it.
why-vine-lacks = It needs the { $structure }, which you have not built.
why-vine-no-room = None of your fields has room for it.
why-uproot = { $vine } comes back to your hand, and field { $field } has room for { $value } more.
why-draw-vine =
    { $vines ->
        [0] You hold no vine, and your fields have room for a value of { $room }.
       *[other] You cannot plant any vine you hold, and your fields have room for a value of { $room }.
    }
why-draw-order =
    { $orders ->
        [0]
            { $wines ->
                [0] You hold no order.
               *[other] You hold no order. Wines in your cellar: { $wines }.
            }
       *[other] You cannot fill any order you hold. Wines in your cellar: { $wines }.
    }
why-deck-none =
    { $deck ->
        [summer] You hold no summer visitor.
       *[winter] You hold no winter visitor.
    }
why-deck-soon =
    { $deck ->
        [summer] You can still play summer visitors this year.
       *[winter] You can still play winter visitors this year.
    }
why-build-for = { $vine } in your hand needs the { $structure }, and £{ $price } of your £{ $lira } pays for it.
why-build-cellar =
    { $wine ->
        [blush] With the { $structure } for £{ $price }, your grapes can make blush wine.
       *[sparkling] With the { $structure } for £{ $price }, your grapes can make sparkling wine.
    }
why-build = With £{ $lira } you can build: { $structures }.
why-train = From next year you have { $workers } workers, without the temporary one.
why-visitor =
    { $count ->
        [one] You can play { $card }.
       *[other] You can play { $count } visitors.
    }
why-visitor-unplayable = You could not play it now.
why-must-go =
    { $left ->
        [one] One card must go, since you may keep only { $kept }.
       *[other] { $left } cards must go, since you may keep only { $kept }.
    }
why-least =
    { $kind ->
        [grape] No other grape that will do has a lower value.
       *[wine] No other wine that will do has a lower value.
    }
why-keep-lira = You keep your £{ $amount }.
why-keep-vp = You keep your { $amount } VP.
why-keep-cards =
    { $cards ->
        [one] You keep your card.
       *[other] You keep your { $cards } cards.
    }
why-token-later = You can spend the token on a later bonus.
why-grapes-later = You keep the grapes for later.
why-pass-brings = Leaving the season brings: { $outlook }.
why-pass-none = You have no worker left.
why-pass-later =
    { $workers ->
        [one] You keep your last worker for the rest of the year.
       *[other] You keep { $workers } workers for the rest of the year.
    }
why-row = Row { $row }: { $text }.
why-row-first = Row { $row }: { $text }. You go first this year.
why-region-lead = You then have the most stars there: { $worth } VP at the end.
why-region-tie = You draw level there, and a tie scores nobody.
why-region-kept = You still have the most stars there.
why-take-back =
    { $workers ->
        [one] You then have 1 worker to place.
       *[other] You then have { $workers } workers to place.
    }
