### Computer players: their names and how they play, and why an answer is advised ("Better: … (fills an order for 3 VP)").

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-master = master
bot-visitor_rush = visitor rush
bot-vine_baron = vine baron
bot-order_specialist = order specialist
bot-careful_builder = careful builder

bot-random-text = Plays anything that is allowed. Good for trying things out.
bot-easy-text = For your first games: knows what is useful, but often overlooks it.
bot-normal-text = A first opponent: plans one turn ahead, but not the year. Wins nine of ten games against easy.
bot-hard-text = Learned the game by playing against itself, and often takes its second-best idea. Wins nine of ten games against normal.
bot-expert-text = Always plays its best idea. Wins 98 of 100 games against normal.
bot-master-text = Thinks ahead with what the expert knows, and wins two of three games against it. A little slower.
bot-visitor_rush-text = An expert who loves company: plays more visitors, draws fewer orders and harvests less.
bot-vine_baron-text = An expert who loves the fields: draws and plants more vines, and harvests more.
bot-order_specialist-text = An expert who loves orders: draws more of them, and plays fewer visitors.
bot-careful_builder-text = An expert who loves to build: more structures, and fewer vines from the deck.

## The reason for an answer; "when" is 1 for this year, 2 for the next.

advice-wine_for_order =
    { $when ->
        [1] makes wine for your order worth { $vp } VP, which you can fill this year
       *[other] makes wine for your order worth { $vp } VP, which you can fill next year
    }
advice-grapes_for_order =
    { $when ->
        [1] brings grapes for your order worth { $vp } VP, which you can fill this year
       *[other] brings grapes for your order worth { $vp } VP, which you can fill next year
    }
advice-vine_for_order =
    { $when ->
        [1] grows grapes for your order worth { $vp } VP, which you can fill this year
       *[other] grows grapes for your order worth { $vp } VP, which you can fill next year
    }
advice-builds_for_vine =
    { $when ->
        [1] lets you plant { $card } this year
       *[other] lets you plant { $card } next year
    }
advice-builds_for_wine =
    { $wine ->
        [blush]
            { $when ->
                [1] lets you make blush wine this year
               *[other] lets you make blush wine next year
            }
       *[sparkling]
            { $when ->
                [1] lets you make sparkling wine this year
               *[other] lets you make sparkling wine next year
            }
    }
advice-builds_for_points = builds the { $structure }, which brings { $vp } VP or more by the end of next year
advice-builds_for_use =
    { $when ->
        [1] builds the { $structure }, which you use this year
       *[other] builds the { $structure }, which you use by the end of next year
    }
advice-money_for_structure =
    { $when ->
        [1] gets £{ $lira }, which you need to build the { $structure } this year
       *[other] gets £{ $lira }, which you need to build the { $structure } next year
    }
advice-money_for_worker =
    { $when ->
        [1] gets £{ $lira }, which you need to train a worker this year
       *[other] gets £{ $lira }, which you need to train a worker next year
    }
advice-money_for_visitor =
    { $when ->
        [1] gets £{ $lira }, which you need to play { $card } this year
       *[other] gets £{ $lira }, which you need to play { $card } next year
    }
advice-grapes_for_wine =
    { $when ->
        [1] brings grapes for wine this year
       *[other] brings grapes for wine next year
    }
advice-vine_for_harvest =
    { $when ->
        [1] lets you harvest field { $field } this year
       *[other] lets you harvest field { $field } next year
    }
advice-saves_workers =
    { $workers ->
        [one] saves a worker for later this year
       *[other] saves { $workers } workers for later this year
    }
advice-then =
    { $when ->
        [1] is followed by “{ $action }”
       *[other] is followed next year by “{ $action }”
    }
advice-row_for =
    { $when ->
        [1] lets you begin the year with “{ $action }”
       *[other] lets you begin next year with “{ $action }”
    }
advice-keeps_visitor =
    { $when ->
        [1] keeps { $card }, which you can play this year
       *[other] keeps { $card }, which you can play by the end of next year
    }
advice-keeps_order =
    { $when ->
        [1] keeps the order for { $wines }, which you can fill this year
       *[other] keeps the order for { $wines }, which you can fill by the end of next year
    }
advice-keeps_vine =
    { $when ->
        [1] keeps { $card }, which you can plant this year
       *[other] keeps { $card }, which you can plant by the end of next year
    }
advice-drawn_played =
    { $when ->
        [1] draws a visitor that you can play this year
       *[other] draws a visitor that you can play by the end of next year
    }
advice-drawn_filled =
    { $when ->
        [1] draws an order that you can fill this year
       *[other] draws an order that you can fill by the end of next year
    }
advice-drawn_planted =
    { $when ->
        [1] draws a vine that you can plant this year
       *[other] draws a vine that you can plant by the end of next year
    }
advice-fills_order = fills an order for { $vp } VP
advice-trains = gives you another worker from next year on
advice-trains_for = gives you another worker: next year you place { $workers } or more
advice-points = scores { $vp } VP
advice-income = earns £{ $lira } more every year
advice-makes_wine =
    { $wines ->
        [one] makes a wine
       *[other] makes { $wines } wines
    }
advice-harvests = harvests field { $field }
advice-plants = plants { $card }
advice-builds = builds the { $structure }
advice-influence = adds to your influence on the map
advice-tokens = gets you a bonus-action token
advice-cards =
    { $cards ->
        [one] gets you a card
       *[other] gets you { $cards } cards
    }
advice-money = earns £{ $lira }
advice-plays_visitor =
    { $use ->
        [order] plays { $card }: an order for { $amount } VP is filled
        [vp] plays { $card }: { $amount } VP
        [wine] plays { $card }: wine is made
        [train] plays { $card }: a worker is trained
        [build] plays { $card }: a structure is built
        [plant] plays { $card }: a vine is planted
        [harvest] plays { $card }: a field is harvested
        [cards] plays { $card }: cards are drawn
       *[lira] plays { $card }: £{ $amount }
    }
advice-costs_least = costs the least
advice-costs_more = costs more than the best choice
advice-only_answer = the only choice
advice-leaves_workers =
    { $workers ->
        [one] but leaves a worker without a job
       *[other] but leaves { $workers } workers without a job
    }
advice-no_workers = you have no worker left
advice-chance = gives you as good a chance as any
advice-lower = gives you a lower chance than the best choice
advice-sentence = { $text }.
chance = { $percent } %
