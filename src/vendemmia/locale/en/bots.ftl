### Computer players: their names, and why they advise an answer ("Why: fills an order for 3 VP.").

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-master = master

advice-points = scores { $amount } VP
advice-nears_order = brings you closer to filling an order
advice-vines = makes better use of your fields
advice-money = earns £{ $amount }
advice-income = earns £{ $amount } more every year
advice-trains = gives you another worker in future years
advice-builds = builds something that helps for years
advice-cards = gets you good cards
advice-influence = adds to your influence on the map
advice-tokens = gets you a bonus-action token
advice-workers_left = leaves you more workers to place
advice-fills_order = fills an order for { $amount } VP
advice-makes_wine =
    { $amount ->
        [one] makes a wine
       *[other] makes { $amount } wines
    }
advice-hand = makes better use of the cards in your hand
advice-costs_least = costs the least
advice-costs_more = costs more than the best choice
advice-row_bonuses = has good bonuses throughout the year
advice-row_early = moves before the others in every season
advice-only_answer = the only choice
advice-alike = about the same as the other choices
advice-no_gain = gains nothing right away
advice-saves_workers = saves workers for later
advice-nothing_better = there is nothing better
advice-chance = picked at random
expected-vp = { NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
