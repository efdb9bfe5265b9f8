### Hints: the best answers, each with the chance to win and one true sentence.

hint-title = Hint · vendemmia
hint-heading = Best answers
hint-live = Best answers: { $answers }
hint-live-one =
    { $chance ->
        [none] { $number }: { $answer }. { $reason }
       *[other] { $number }: { $answer }. Chance to win { $chance }. { $reason }
    }
hint-intro = The coach knows no more than you do. It plays the most promising answers on for about a year and estimates your chance to win if everybody plays on like the expert.
hint-means = Chance to win if everybody plays on like the expert
hint-chance = Chance to win: { $chance }
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
why-state =
    { $cards ->
        [one] You have £{ $lira }, { $vp } VP and 1 card.
       *[other] You have £{ $lira }, { $vp } VP and { $cards } cards.
    }
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
why-harvest =
    { $variant ->
        [both] Field { $field } gives red { $red } and white { $white }.
        [red] Field { $field } gives red { $red }.
       *[white] Field { $field } gives white { $white }.
    }
why-wine =
    { $grapes ->
        [one] You have 1 grape, and only wine can fill an order; you hold { $orders }.
       *[other] You have { $grapes } grapes, and only wine can fill an order; you hold { $orders }.
    }
why-plant =
    { $vp ->
        [0] { $vine } adds { $grapes } to every harvest of its field.
       *[other] { $vp } VP now, and { $vine } adds { $grapes } to every harvest of its field.
    }
why-draw-vine =
    { $vines ->
        [0] You hold no vine, and your fields have room for a value of { $room }.
        [one] You hold 1 vine, and your fields have room for a value of { $room }.
       *[other] You hold { $vines } vines, and your fields have room for a value of { $room }.
    }
why-draw-order =
    { $orders ->
        [0] Orders in your hand: none. Wines in your cellar: { $wines }.
       *[other] Orders in your hand: { $orders }. Wines in your cellar: { $wines }.
    }
why-build-for = { $vine } in your hand needs the { $structure }, and £{ $price } of your £{ $lira } pays for it.
why-build = You have £{ $lira }, and { $built } of the 8 structures.
why-lira = £{ $gain } now: you have £{ $lira }, and would have £{ $after }.
why-lira-for = With £{ $after } you can pay the £{ $price } for the { $structure }; now you have £{ $lira }.
why-train = From next year you have { $workers } workers, without the temporary one.
why-visitor =
    { $count ->
        [one] You can play { $card }.
       *[other] You can play { $count } visitors, { $card } among them.
    }
why-pass-brings = Leaving the season brings: { $outlook }.
why-pass-none = You have no worker left.
why-pass-later =
    { $workers ->
        [one] You keep your last worker for the rest of the year.
       *[other] You keep { $workers } workers for the rest of the year.
    }
why-pass-home =
    { $workers ->
        [one] Your last worker comes home unused.
       *[other] Your { $workers } workers come home unused.
    }
why-row =
    { $earlier ->
        [0] Row { $row }: { $text }. So far nobody is ahead of you.
        [one] Row { $row }: { $text }. So far 1 player is ahead of you.
       *[other] Row { $row }: { $text }. So far { $earlier } players are ahead of you.
    }
why-other-row = Row { $row }: { $text }.
why-give-up =
    { $left ->
        [one] You give up { $card } and keep 1 card.
       *[other] You give up { $card } and keep { $left } cards.
    }
why-card = { $text }
why-vine = { $vine } gives { $grapes }.
why-structure = { $text }
why-room = Field { $field } has room for a value of { $room }.
why-deck =
    { $deck ->
        [vine] Vines in your hand: { $held }.
        [summer] Summer visitors in your hand: { $held }.
        [winter] Winter visitors in your hand: { $held }.
        [order] Orders in your hand: { $held }.
       *[structure] Structure cards in your hand: { $held }.
    }
why-region =
    { $worth ->
        [0] Stars there: you { $own }, your strongest rival { $rival }.
        [one] Stars there: you { $own }, your strongest rival { $rival }. Most stars at the end: 1 point.
       *[other] Stars there: you { $own }, your strongest rival { $rival }. Most stars at the end: { $worth } points.
    }
why-stop =
    { $cards ->
        [one] You keep your £{ $lira } and 1 card.
       *[other] You keep your £{ $lira } and { $cards } cards.
    }
why-make =
    { $kind ->
        [red] Your best red grape has value { $red }; orders in your hand that want red wine: { $orders }.
        [white] Your best white grape has value { $white }; orders in your hand that want white wine: { $orders }.
        [blush] Your best grapes are red { $red } and white { $white }; orders in your hand that want blush wine: { $orders }.
       *[sparkling] Your best grapes are red { $red } and white { $white }; orders in your hand that want sparkling wine: { $orders }.
    }
why-value = It has value { $value }.
why-answer = { $answer }; you have £{ $lira }.
why-rival =
    { $cards ->
        [one] This player has £{ $lira }, { $vp } VP and 1 card.
       *[other] This player has £{ $lira }, { $vp } VP and { $cards } cards.
    }
why-take-back =
    { $workers ->
        [one] You then have 1 worker to place.
       *[other] You then have { $workers } workers to place.
    }
