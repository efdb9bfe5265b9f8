### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Very easy
level-very_easy-text = The game lasts { $years } years; in the eighth any wake-up row may be chosen, and it brings a bonus-action token too. The Automa has { $automa } VP.
level-very_easy-text-extended = The game lasts { $years } years; in the eighth any wake-up row may be chosen, row 1 only with the grape token, and it brings a bonus-action token too. The Automa has { $automa } VP.
level-easy = Easy
level-easy-text = You start with { $start } VP. The game lasts { $years } years, and the Automa has { $automa } VP.
level-normal = Normal
level-normal-text = The game lasts { $years } years, and the Automa has { $automa } VP.
level-hard = Hard
level-hard-text =
    { $least ->
        [one] In each season the Automa draws cards until it has placed at least 1 worker, but never more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
       *[other] In each season the Automa draws cards until it has placed at least { $least } workers, but never more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
    }
level-very_hard = Very hard
level-very_hard-text =
    { $least ->
        [one] In each season the Automa draws cards until it has placed at least 1 worker, but never more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
       *[other] In each season the Automa draws cards until it has placed at least { $least } workers, but never more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
    }

## The aggressive variant

aggressive-name = Aggressive Automa
aggressive-text = The Automa has { $markers } VP in years 1 to { $years }. After every year you must have more VP than it has, or you lose at once.

## Challenges

challenge-1 = Vines of Choice
challenge-1-text = No mama helps you: you start with { $workers } regular workers and without her cards and lira. Before the game you choose { $vines } vines from the whole deck and plant them. They need no structures, but the values of the fields hold, and the windmill brings nothing for them.
challenge-2 = The Small Crew
challenge-2-text = You never have more than { $limit } regular workers; the grande and the temporary worker do not count. Each action has only its middle space, with the bonus, and the Automa blocks that one. A grande worker beside it gets no bonus, and bonus-action tokens may not be used.
challenge-3 = Help Wanted
challenge-3-text = At the end of year { $by } you must own { $needed } workers with the grande worker, or you lose at once. A worker trained in that year counts, the temporary worker does not.
challenge-4 = The Great Harvest
challenge-4-text = You start at { $start } VP. The harvest action of the board harvests up to { $fields } fields; the yoke and visitors harvest as usual.
challenge-5 = Any Morning You Like
challenge-5-text = The game lasts { $years } years at every level. Each year you may choose any wake-up row, also one that you have used before. Bonus-action tokens may not be used.
challenge-6 = A Full Cellar
challenge-6-text = VP gained during the game do not count, only those from your papa and the level; VP can still be lost. At the end of the game each wine of value 7 to 9 scores { $large } VP and each of value 4 to 6 scores { $medium } VP, after the wines have aged for the last time.
challenge-7 = A Modest Income
challenge-7-text = You start at { $start } VP and with a residual payment of { $residual }.
challenge-8 = No Deliveries
challenge-8-text = No order may be filled, neither by the action nor by a visitor. You may exchange a mama who brings orders for another. Whatever else turns wine into VP is allowed.

## What the editions leave open: what we play, and what else it could be

reading-workers = Our reading: you start with { $ours } regular workers although there is no mama; it could also be { $others }.
reading-start_vp = Our reading: you start at { $ours } VP, to which those of the level are added; it could also be { $others } VP.
reading-start_residual = Our reading: your residual payment starts at { $ours }; it could also be { $others }.
reading-cellar_time = Our reading: the wines score { $ours }; it could also be { $others }.
reading-large_cellar_vp = Our reading: each wine of value 7 to 9 scores { $ours } VP; it could also be another number, since it is inferred.
reading-mama_redraw = Our reading: { $ours }; it could also be that { $others }.

reading-value-end_of_game = once, at the end of the game
reading-value-each_year = at the end of each year
reading-value-may = you may keep a mama who brings orders
reading-value-must = she must be exchanged

## Results. "ahead" says whether a game was lost in spite of more VP.

result-win = You win with { $vp } VP, and the Automa has { $automa } VP.
result-draw = A draw: you and the Automa both have { $vp } VP.
result-loss =
    { $ahead ->
        [yes] You lose although you have { $vp } VP and the Automa { $automa } VP, since the challenge is not met.
       *[no] You lose with { $vp } VP, and the Automa has { $automa } VP.
    }

## The cards of the Automa, as they are used on this board

automa-card = Summer: { $summer }; winter: { $winter }.
automa-card-extended = Spring: { $spring }; summer: { $summer }; fall: { $fall }; winter: { $winter }.
automa-nothing = nothing
