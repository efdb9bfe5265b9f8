### Computer players: their names, and why they would give an answer.

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard

advice-points = brings { $amount } VP
advice-nears_order = brings orders in hand nearer
advice-vines = makes more of the fields
advice-money = brings £{ $amount }
advice-income = brings £{ $amount } in every year to come
advice-trains = brings a worker for the years to come
advice-builds = builds what will help for years
advice-cards = brings good cards
advice-influence = brings influence on the map
advice-tokens = brings a bonus-action token
advice-workers_left = leaves more workers to place
advice-fills_order = fills an order and brings { $amount } VP
advice-makes_wine =
    { $amount ->
        [one] makes a wine
       *[other] makes { $amount } wines
    }
advice-hand = makes more of the cards in hand
advice-costs_least = costs least
advice-costs_more = costs more than the best
advice-row_bonuses = has good bonuses over the year
advice-row_early = comes before the others in every season
advice-only_answer = there is no other answer
advice-alike = does much the same as the others
advice-no_gain = brings nothing at once
advice-saves_workers = keeps workers for later
advice-nothing_better = there is nothing better
advice-chance = is as good as any other, by chance
expected-vp = { NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
