### The solo game: levels, the aggressive variant, challenges with our readings, results, the cards of the Automa.

## Levels

level-very_easy = Very easy
level-very_easy-text = The game lasts { $years } years; in the eighth you may choose any wake-up row, and you get a bonus-action token for it too. The Automa has { $automa } VP.
level-very_easy-text-extended = The game lasts { $years } years; in the eighth you may choose any wake-up row, row 1 only with the grape token, and you get a bonus-action token for it too. The Automa has { $automa } VP.
level-easy = Easy
level-easy-text = You start with { $start } VP. The game lasts { $years } years, and the Automa has { $automa } VP.
level-normal = Normal
level-normal-text = The game lasts { $years } years, and the Automa has { $automa } VP.
level-hard = Hard
level-hard-text =
    { $least ->
        [one] In each season the Automa draws cards until it has placed at least 1 worker, but it never places more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
       *[other] In each season the Automa draws cards until it has placed at least { $least } workers, but it never places more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
    }
level-very_hard = Very hard
level-very_hard-text =
    { $least ->
        [one] In each season the Automa draws cards until it has placed at least 1 worker, but it never places more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
       *[other] In each season the Automa draws cards until it has placed at least { $least } workers, but it never places more than { $most } in a year. The game lasts { $years } years, and the Automa has { $automa } VP.
    }

## The aggressive variant

aggressive-name = Aggressive Automa
aggressive-text = The Automa has { $markers } VP in years 1 to { $years }. After every year you must have more VP than the Automa, or you lose immediately.

## Challenges

challenge-1 = Vines of Choice
challenge-1-text = You have no mama: you start with { $workers } regular workers, but without her cards and lira. Before the game, choose { $vines } vines from the whole deck and plant them. They need no structures, but they must fit the values of your fields, and the windmill gives you nothing for them.
challenge-2 = The Small Crew
challenge-2-text = You never have more than { $limit } regular workers; the grande and the temporary worker do not count. Each action has only its middle space, with the bonus, and that is the one the Automa blocks. A grande worker beside it gets no bonus, and you cannot use bonus-action tokens.
challenge-3 = Help Wanted
challenge-3-text = At the end of year { $by } you must have { $needed } workers including the grande worker, or you lose immediately. A worker you trained that year counts; the temporary worker does not.
challenge-4 = The Great Harvest
challenge-4-text = You start at { $start } VP. The harvest action on the board lets you harvest up to { $fields } fields; the yoke and visitors harvest as usual.
challenge-5 = Any Morning You Like
challenge-5-text = The game lasts { $years } years at every level. Each year you may choose any wake-up row, even one you have used before. You cannot use bonus-action tokens.
challenge-6 = A Full Cellar
challenge-6-text = VP you gain during the game do not count, only those from your papa and the level; you can still lose VP. At the end of the game, after your wines have aged for the last time, each wine of value 7 to 9 scores { $large } VP and each of value 4 to 6 scores { $medium } VP.
challenge-7 = A Modest Income
challenge-7-text = You start at { $start } VP and with a residual payment of { $residual }.
challenge-8 = No Deliveries
challenge-8-text = You cannot fill orders, neither with the action nor with a visitor. If your mama gives you orders, you may exchange her for another. You may use anything else that turns wine into VP.

## What the editions leave open: how we play it, and how else you could read it

reading-workers = Our reading: you start with { $ours } regular workers although you have no mama; it could also be { $others }.
reading-start_vp = Our reading: you start at { $ours } VP, plus those of the level; it could also be { $others } VP.
reading-start_residual = Our reading: your residual payment starts at { $ours }; it could also be { $others }.
reading-cellar_time = Our reading: the wines score { $ours }; it could also be { $others }.
reading-large_cellar_vp = Our reading: each wine of value 7 to 9 scores { $ours } VP; it could also be another number, because we inferred it.
reading-mama_redraw = Our reading: { $ours }; it could also be that { $others }.

reading-value-end_of_game = once, at the end of the game
reading-value-each_year = at the end of each year
reading-value-may = you may keep a mama who gives you orders
reading-value-must = you must exchange her

## Results. "ahead" says whether the player lost in spite of having more VP.

result-win = You win with { $vp } VP; the Automa has { $automa } VP.
result-draw = A draw: you and the Automa both have { $vp } VP.
result-loss =
    { $ahead ->
        [yes] You lose although you have { $vp } VP and the Automa has { $automa } VP, because you did not meet the challenge.
       *[no] You lose with { $vp } VP; the Automa has { $automa } VP.
    }

## The cards of the Automa, as they are used on this board

automa-card = Summer: { $summer }; winter: { $winter }.
automa-card-extended = Spring: { $spring }; summer: { $summer }; fall: { $fall }; winter: { $winter }.
automa-nothing = nothing
