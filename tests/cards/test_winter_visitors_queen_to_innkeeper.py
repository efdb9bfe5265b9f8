"""The winter visitors from the Queen to the Innkeeper (VIS-W11 to VIS-W19), case by case."""

from __future__ import annotations

import pytest

from tests.cards.winter_table import Case, all_of, case, check, given, of, parameters
from vendemmia.engine import Reason

ABLE = given(lira=3, hand=["merlot", "syrah"])
QUEEN = of(
    "VIS-W11",
    "queen",
    case(1, "the neighbour loses 1 VP", "RUL-5")
    .given(players=3, others=[given(), given(vp=4, **ABLE)])
    .choose("option:1")
    .brings(seat2=given(vp=3)),
    case(2, "the neighbour gives two cards of own choice", "RUL-5")
    .given(players=3, others=[given(), given(hand=["merlot", "syrah", "broker"])])
    .choose("option:2 card:merlot card:broker")
    .brings(hand=["merlot", "broker"], seat2=given(hand=["syrah"])),
    case(2, "two equal cards are two cards", "RUL-5")
    .given(others=[given(hand=["merlot", "merlot"])])
    .choose("option:2 card:merlot card:merlot")
    .brings(hand=["merlot", "merlot"], seat1=given(hand=[])),
    case(2, "the giver may choose among all kinds of cards", "RUL-5")
    .given(hand=["judge"], others=[given(hand=["merlot", "ord_r5", "broker", "teacher"])])
    .choose("option:2")
    .offers("card:merlot card:ord_r5 card:broker card:teacher", asked=1),
    case(3, "the neighbour pays 3 lira to the owner", "RUL-5")
    .given(players=3, lira=1, others=[given(lira=9), given(lira=5)])
    .choose("option:3")
    .brings(lira=4, seat2=given(lira=2)),
    case(1, "the right-hand neighbour of three is asked, whatever the wake-up order", "RUL-5")
    .given(players=3, wake_up_row=2, others=[given(wake_up_row=1, **ABLE), given(wake_up_row=3, **ABLE)])
    .offers("option:1 option:2 option:3", asked=2),
    case(1, "the right-hand neighbour of seat 2 is seat 1", "RUL-5")
    .given(players=4, to_move=2, **ABLE, others=[given(**ABLE), given(), given(**ABLE)])
    .offers("option:1 option:2 option:3", asked=1),
    case(1, "the only opponent is the neighbour", "RUL-5")
    .given(others=[given(**ABLE)])
    .offers("option:1 option:2 option:3", asked=1),
    case(1, "a neighbour who has passed is asked too", "YR-4")
    .given(passed=[1], others=[given(**ABLE)])
    .offers("option:1 option:2 option:3", asked=1),
    case(2, "a neighbour with one card cannot give two", "RUL-5", "VIS-2")
    .given(others=[given(lira=3, hand=["merlot"])])
    .offers("option:1 option:3", asked=1)
    .refuses("option:2", Reason.TOO_FEW_CARDS),
    case(2, "a neighbour without cards can give none", "RUL-5")
    .given(others=[given(lira=3)])
    .refuses("option:2", Reason.TOO_FEW_CARDS),
    case(3, "a neighbour with 2 lira cannot pay 3", "RUL-5")
    .given(others=[given(lira=2, hand=["merlot", "syrah"])])
    .refuses("option:3", Reason.LIRA_SHORT),
    case(1, "a neighbour at minus 5 loses no VP", "RUL-5", "VIS-10")
    .given(others=[given(vp=-5, **ABLE)])
    .refuses("option:1", Reason.VP_AT_FLOOR),
    case(1, "a neighbour with nothing else falls to minus 5", "RUL-5", "VIS-10")
    .given(others=[given(vp=-4, lira=2, hand=["merlot"])])
    .choose("option:1")
    .brings(seat1=given(vp=-5)),
    case(1, "a neighbour at minus 5 with two cards must give them", "RUL-5")
    .given(others=[given(vp=-5, lira=2, hand=["merlot", "syrah"])])
    .offers("option:2", asked=1),
    case(1, "not played if the neighbour can do nothing, though another opponent could", "RUL-5")
    .given(players=3, lira=9, others=[given(**ABLE), given(vp=-5, lira=2, hand=["merlot"])])
    .unplayable(Reason.NEIGHBOUR_CANNOT),
)

PLANTED = given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["pinot", "syrah"]})
HARVESTER = of(
    "VIS-W12",
    "harvester",
    case(1, "one field and 2 lira", "HARV-1")
    .given(**PLANTED)
    .choose("field:7 done option:1")
    .brings(lira=2, crush_pad={"red": [3], "white": [1]}, harvested=[7]),
    case(2, "two fields and 1 VP", "HARV-1")
    .given(**PLANTED)
    .choose("field:5 field:6 option:2")
    .brings(vp=1, crush_pad={"red": [3], "white": [2]}, harvested=[5, 6]),
    case(1, "after two fields there is no third")
    .given(**PLANTED)
    .choose("field:5 field:6")
    .offers("option:1 option:2"),
    case(1, "at least one field must be harvested", "VIS-2").given(**PLANTED).refuses("done", Reason.AT_LEAST_ONE),
    case(1, "a field that gives no token counts as harvested", "HARV-2")
    .given(fields={5: ["sangiovese"]}, crush_pad={"red": [1]})
    .choose("field:5 option:1")
    .brings(lira=2, harvested=[5]),
    case(1, "a field harvested this year is not harvested again", "HARV-3")
    .given(harvested=["5"], **PLANTED)
    .refuses("field:5", Reason.FIELD_HARVESTED),
    case(1, "not played without a vine on a field", "VIS-2").unplayable(Reason.FIELD_EMPTY),
    case(2, "not played after the only planted field was harvested", "HARV-3")
    .given(fields={5: ["merlot"]}, harvested=["5"])
    .unplayable(Reason.FIELD_HARVESTED, Reason.FIELD_EMPTY),
)

PROFESSOR = of(
    "VIS-W13",
    "professor",
    case(1, "a worker is trained for 2 lira, for next year", "VIS-7")
    .given(lira=2)
    .choose("option:1")
    .brings(lira=0, training=1),
    case(1, "no worker for 1 lira and without room", "VIS-2")
    .given(lira=1, workers={"regular": 4}, training=1)
    .refuses("option:1", Reason.TRAINING_TOO_DEAR, Reason.WORKER_LIMIT),
    case(1, "no sixth regular worker", "WIN-7")
    .given(lira=2, workers={"regular": 5})
    .refuses("option:1", Reason.WORKER_LIMIT),
    case(2, "2 VP with five regular workers and the grande", "RUL-1")
    .given(workers={"regular": 5})
    .choose("option:2")
    .brings(vp=2),
    case(2, "placed workers count among the six", "RUL-1")
    .given(
        workers={"regular": 5},
        board={
            "draw_order": {"left": {"seat": 0, "worker": "grande"}},
            "gain_lira": {"beside": [{"seat": 0}, {"seat": 0}, {"seat": 0}]},
        },
    )
    .choose("option:2")
    .brings(vp=2),
    case(2, "a worker trained this year counts among the six", "RUL-1")
    .given(workers={"regular": 4}, training=1)
    .choose("option:2")
    .brings(vp=2),
    case(2, "the temporary worker counts among the six", "RUL-1")
    .given(workers={"regular": 4}, temporary=0, wake_up_row=7)
    .choose("option:2")
    .brings(vp=2),
    case(2, "not with five workers", "RUL-1")
    .given(lira=2, workers={"regular": 4})
    .refuses("option:2", Reason.CONDITION_NOT_MET),
    case(2, "another player's temporary worker does not count", "RUL-1")
    .given(lira=2, workers={"regular": 4}, temporary=1, others=[given(wake_up_row=7)])
    .refuses("option:2", Reason.CONDITION_NOT_MET),
    case(1, "not played with 1 lira and five workers", "VIS-2")
    .given(lira=1, workers={"regular": 4})
    .unplayable(Reason.TRAINING_TOO_DEAR, Reason.CONDITION_NOT_MET),
)

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
MASTER_VINTNER = of(
    "VIS-W14",
    "master_vintner",
    case(1, "the medium cellar for 2 lira", "STR-7").given(lira=3).choose("option:1").brings(lira=1, structures=MEDIUM),
    case(1, "the large cellar for 4 lira", "STR-7")
    .given(lira=4, structures=MEDIUM)
    .choose("option:1")
    .brings(lira=0, structures=LARGE),
    case(1, "no large cellar for 3 lira", "VIS-2")
    .given(lira=3, structures=MEDIUM, cellar={"red": [5]}, hand=["ord_r5"])
    .refuses("option:1", Reason.BUILDING_TOO_DEAR),
    case(1, "no cellar beyond the large one", "STR-7")
    .given(lira=9, structures=LARGE, cellar={"red": [5]}, hand=["ord_r5"])
    .refuses("option:1", Reason.CELLAR_COMPLETE),
    case(2, "the wine is aged and then delivered", "RUL-8")
    .given(structures=MEDIUM, cellar={"red": [5]}, hand=["ord_r6"])
    .choose("option:2 option:1 wine:red:5 card:ord_r6 wine:red:6")
    .brings(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r6"]}),
    case(2, "one wine is aged, others are delivered", "RUL-8")
    .given(structures=MEDIUM, cellar={"red": [2, 5], "white": [2]}, hand=["ord_r2_w2"])
    .choose("option:2 option:1 wine:red:5 card:ord_r2_w2 wine:red:2 wine:white:2")
    .brings(vp=2, residual=1, cellar={"red": [6]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "the order is filled before a wine is aged", "RUL-8")
    .given(structures=MEDIUM, cellar={"red": [2, 5], "white": [2]}, hand=["ord_r2_w2"])
    .choose("option:2 option:2 card:ord_r2_w2 wine:red:2 wine:white:2 wine:red:5")
    .brings(vp=2, residual=1, cellar={"red": [6]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "a delivery frees the icon to which the other wine ages", "RUL-8")
    .given(cellar={"red": [2, 3], "white": [3]}, hand=["ord_r3_w1"])
    .choose("option:2 option:2 card:ord_r3_w1 wine:red:3 wine:white:3 wine:red:2")
    .brings(vp=2, residual=1, cellar={"red": [3]}, hand=[], discards={"order": ["ord_r3_w1"]}),
    case(2, "nothing ages before that icon is free", "RUL-8")
    .given(cellar={"red": [2, 3], "white": [3]}, hand=["ord_r3_w1"])
    .choose("option:2")
    .refuses("option:1", Reason.WINE_CANNOT_AGE),
    case(2, "a wine of a tier whose cellar is not built may be aged inside it", "RUL-8", "END-3")
    .given(cellar={"red": [4]}, hand=["ord_r5"])
    .choose("option:2 option:1 wine:red:4 card:ord_r5 wine:red:5")
    .brings(vp=2, residual=1, cellar={}, hand=[], discards={"order": ["ord_r5"]}),
    case(2, "no order while no wine can age", "RUL-8")
    .given(lira=2, cellar={"red": [3], "white": [3]}, hand=["ord_r3_w3"])
    .refuses("option:2", Reason.WINE_CANNOT_AGE),
    case(2, "no ageing while no order can be filled even so", "RUL-8", "ORD-1")
    .given(lira=2, cellar={"red": [2]}, hand=["ord_r5"])
    .refuses("option:2", Reason.ORDER_NOT_FILLABLE),
    case(2, "the only wine that can age is not delivered first", "RUL-8", "VIS-2")
    .given(structures=MEDIUM, cellar={"red": [4], "white": [6]}, hand=["ord_r4_w2"])
    .choose("option:2")
    .refuses("option:2", Reason.REST_IMPOSSIBLE),
    case(2, "a wine below a taken icon does not age", "RUL-8")
    .given(structures=MEDIUM, cellar={"red": [4, 5]}, hand=["ord_r5"])
    .choose("option:2 option:1")
    .refuses("wine:red:4", Reason.WINE_CANNOT_AGE),
    case(2, "no wine is aged that leaves the order unfilled", "RUL-8", "VIS-2")
    .given(structures=MEDIUM, cellar={"red": [5], "white": [1]}, hand=["ord_r6"])
    .choose("option:2 option:1")
    .refuses("wine:white:1", Reason.REST_IMPOSSIBLE),
    case(1, "not played with 1 lira and without wine and order", "VIS-2")
    .given(lira=1)
    .unplayable(Reason.BUILDING_TOO_DEAR, Reason.WINE_CANNOT_AGE, Reason.NOT_AN_ORDER),
)

UNCERTIFIED_OENOLOGIST = of(
    "VIS-W15",
    "uncertified_oenologist",
    case(1, "every wine ages by two, and nothing is paid", "END-2", "VIS-3")
    .given(vp=1, cellar={"red": [1, 3], "white": [1]}, crush_pad={"red": [1]}, structures=MEDIUM)
    .choose("option:1")
    .brings(cellar={"red": [3, 5], "white": [3]}),
    case(1, "a wine that cannot move blocks the one below it", "END-2")
    .given(cellar={"white": [1, 2, 3]})
    .choose("option:1")
    .brings(),
    case(1, "nothing ages in an empty cellar", "VIS-2").refuses("option:1", Reason.NOTHING_TO_COUNT),
    case(2, "1 VP for the medium cellar, no lira, and no wine ages", "VIS-3")
    .given(cellar={"red": [2]})
    .choose("option:2")
    .brings(vp=-1, structures=MEDIUM),
    case(2, "1 VP for the large cellar", "STR-7")
    .given(vp=3, structures=MEDIUM)
    .choose("option:2")
    .brings(vp=2, structures=LARGE),
    case(2, "no cellar at minus 5", "VIS-10")
    .given(vp=-5, lira=9, cellar={"red": [1]})
    .refuses("option:2", Reason.VP_AT_FLOOR),
    case(2, "no cellar beyond the large one", "STR-7")
    .given(cellar={"red": [1]}, structures=LARGE)
    .refuses("option:2", Reason.CELLAR_COMPLETE),
    case(1, "not played at minus 5 and without wine", "VIS-2")
    .given(vp=-5)
    .unplayable(Reason.NOTHING_TO_COUNT, Reason.VP_AT_FLOOR),
)

PROMOTER = of(
    "VIS-W16",
    "promoter",
    case(1, "a grape for 1 VP and 1 residual payment")
    .given(crush_pad={"red": [3], "white": [1]})
    .choose("option:1 grape:white:1")
    .brings(vp=1, residual=1, crush_pad={"red": [3]}),
    case(2, "a wine of any value for 1 VP and 1 residual payment")
    .given(residual=4, cellar={"red": [1], "blush": [4]}, structures=MEDIUM)
    .choose("option:2 wine:red:1")
    .brings(vp=1, residual=5, cellar={"blush": [4]}),
    case(1, "at a residual payment of 5 a grape is still worth 1 VP", "VIS-12")
    .given(residual=5, crush_pad={"red": [3]})
    .choose("option:1 grape:red:3")
    .brings(vp=1, residual=5, crush_pad={}),
    case(2, "at a residual payment of 5 a wine is still worth 1 VP", "VIS-12")
    .given(residual=5, cellar={"red": [3]})
    .choose("option:2 wine:red:3")
    .brings(vp=1, residual=5, cellar={}),
    case(1, "no grape to discard", "VIS-2").given(cellar={"red": [1]}).refuses("option:1", Reason.GRAPE_MISSING),
    case(2, "no wine to discard", "VIS-2").given(crush_pad={"red": [1]}).refuses("option:2", Reason.WINE_MISSING),
    case(1, "not played without grape and wine", "VIS-2").unplayable(Reason.GRAPE_MISSING, Reason.WINE_MISSING),
)

PRESSES = given(
    players=3,
    wake_up_row=3,
    crush_pad={"red": [1]},
    others=[given(wake_up_row=1, crush_pad={"red": [2], "white": [1]}), given(wake_up_row=5, crush_pad={"white": [3]})],
)
MENTOR = of(
    "VIS-W17",
    "mentor",
    case(1, "the first in wake-up order is asked first", "YR-2")
    .given(**PRESSES)
    .offers("no make:red make:white", asked=1),
    case(1, "the owner comes in the own place", "YR-2").given(**PRESSES).choose("no").offers("no make:red"),
    case(1, "the last in wake-up order is asked last", "YR-2")
    .given(**PRESSES)
    .choose("no no")
    .offers("no make:white", asked=2),
    case(1, "everybody makes up to two wines, the owner chooses a card for each opponent")
    .given(**PRESSES)
    .choose(
        "make:red grape:red:2 make:white grape:white:1",
        "make:red grape:red:1",
        "make:white grape:white:3",
        "deck:summer deck:vine",
    )
    .brings(
        crush_pad={},
        cellar={"red": [1]},
        drawn={"vine": 1, "summer": 1},
        seat1=given(crush_pad={}, cellar={"red": [2], "white": [1]}),
        seat2=given(crush_pad={}, cellar={"white": [3]}),
    ),
    case(1, "an opponent may stop after one wine, which brings one card")
    .given(**PRESSES)
    .choose("make:white grape:white:1 done no no deck:vine")
    .brings(drawn={"vine": 1}, seat1=given(crush_pad={"red": [2]}, cellar={"white": [1]})),
    case(2, "two cards may be of the same kind")
    .given(**PRESSES)
    .choose("make:red grape:red:2 done no", "make:white grape:white:3 deck:summer deck:summer")
    .brings(
        drawn={"summer": 2},
        seat1=given(crush_pad={"white": [1]}, cellar={"red": [2]}),
        seat2=given(crush_pad={}, cellar={"white": [3]}),
    ),
    case(2, "the owner's own wine brings no card")
    .given(**PRESSES)
    .choose("no make:red grape:red:1 no")
    .brings(crush_pad={}, cellar={"red": [1]}),
    case(1, "everybody may decline").given(**PRESSES).choose("no no no").brings(),
    case(1, "players who have passed take part", "YR-4")
    .given(passed=[1, 2], **PRESSES)
    .choose("make:red grape:red:2 done no make:white grape:white:3 deck:vine deck:vine")
    .brings(
        drawn={"vine": 2},
        seat1=given(crush_pad={"white": [1]}, cellar={"red": [2]}),
        seat2=given(crush_pad={}, cellar={"white": [3]}),
    ),
    case(1, "a player without grapes is not asked")
    .given(players=3, others=[given(), given(crush_pad={"red": [1]})])
    .offers("no make:red", asked=2),
    case(1, "it may be played though nobody can make wine", "VIS-2").given(players=3).brings(),
    case(2, "the chosen deck must have a card", "SET-4")
    .given(others=[given(crush_pad={"red": [1]}, hand=all_of("vine"))])
    .choose("make:red grape:red:1")
    .offers("deck:summer")
    .refuses("deck:vine", Reason.DECK_EMPTY),
    case(2, "no card if both decks are empty", "SET-4")
    .given(others=[given(crush_pad={"red": [1]}, hand=all_of("vine", "summer"))])
    .choose("make:red grape:red:1")
    .brings(seat1=given(crush_pad={}, cellar={"red": [1]})),
    case(2, "after two wines there is no third, and only vines and summer visitors may be drawn")
    .given(others=[given(crush_pad={"red": [1, 2, 3]})])
    .choose("make:red grape:red:1 make:red grape:red:2")
    .offers("deck:vine deck:summer"),
)

HARVEST_EXPERT = of(
    "VIS-W18",
    "harvest_expert",
    case(1, "one field is harvested and a vine drawn", "HARV-1")
    .given(fields={5: ["merlot"], 6: ["trebbiano"]})
    .choose("option:1 field:6 option:1")
    .brings(crush_pad={"white": [2]}, harvested=[6], drawn={"vine": 1}),
    case(2, "one field is harvested and the yoke built for 1 lira", "STR-1")
    .given(lira=1, fields={5: ["merlot"]})
    .choose("option:1 field:5 option:2 structure:yoke")
    .brings(lira=0, crush_pad={"red": [3]}, harvested=[5], structures=["yoke"]),
    case(1, "the player chooses whether to harvest or to draw or build first", "VIS-4")
    .given(fields={5: ["merlot"]})
    .offers("option:1 option:2"),
    case(2, "the yoke may be built before the harvest", "VIS-4")
    .given(lira=1, fields={5: ["merlot"]})
    .choose("option:2 option:2 structure:yoke field:5")
    .brings(lira=0, crush_pad={"red": [3]}, harvested=[5], structures=["yoke"]),
    case(1, "the vine may be drawn before the field is chosen", "VIS-4")
    .given(fields={5: ["merlot"], 6: ["trebbiano"]})
    .choose("option:2 option:1 field:6")
    .brings(crush_pad={"white": [2]}, harvested=[6], drawn={"vine": 1}),
    case(2, "the new yoke may be used in the same winter", "STR-5")
    .given(lira=1, fields={5: ["merlot"], 6: ["syrah"]})
    .choose("option:1 field:5 option:2 structure:yoke pass place:yoke:left:grande option:1 field:6")
    .leaves(crush_pad={"red": [2, 3]}, harvested=[5, 6], used=["yoke"]),
    case(2, "no other structure for 1 lira")
    .given(lira=9, fields={5: ["merlot"]})
    .choose("option:1 field:5 option:2")
    .refuses("structure:trellis", Reason.NOT_OFFERED),
    case(2, "no second yoke", "STR-1")
    .given(lira=1, structures=["yoke"], fields={5: ["merlot"]})
    .choose("option:1 field:5")
    .refuses("option:2", Reason.ALREADY_BUILT),
    case(2, "no yoke without a lira", "VIS-2")
    .given(fields={5: ["merlot"]})
    .choose("option:1 field:5")
    .refuses("option:2", Reason.BUILDING_TOO_DEAR),
    case(1, "no vine is left to draw", "SET-4")
    .given(lira=1, fields={5: ["merlot"]}, others=[given(hand=all_of("vine", but=("merlot",)))])
    .choose("option:1 field:5")
    .refuses("option:1", Reason.DECK_EMPTY),
    case(1, "not played without a field to harvest", "VIS-2")
    .given(lira=9, fields={6: ["merlot"]}, harvested=["6"])
    .unplayable(Reason.FIELD_EMPTY, Reason.FIELD_HARVESTED),
    case(2, "not played without a vine to draw and with the yoke built", "VIS-2")
    .given(lira=9, structures=["yoke"], fields={5: ["merlot"]}, others=[given(hand=all_of("vine", but=("merlot",)))])
    .unplayable(Reason.DECK_EMPTY, Reason.ALREADY_BUILT),
)

PILES = {"vine": ["merlot", "syrah"], "winter": ["judge", "teacher"], "order": ["ord_r5"]}
INNKEEPER = of(
    "VIS-W19",
    "innkeeper",
    case(1, "the top cards of two piles, its own pile among them", "RUL-9")
    .given(discards=PILES)
    .choose("deck:winter deck:vine")
    .brings(hand=["syrah", "teacher"], discards={"vine": ["merlot"], "winter": ["judge", "innkeeper"]}),
    case(1, "every pile with a card may be chosen", "RUL-9")
    .given(discards=PILES)
    .offers("deck:vine deck:winter deck:order"),
    case(1, "two piles of one card each are taken away", "RUL-9")
    .given(discards={"summer": ["broker"], "order": ["ord_r5"]})
    .choose("deck:order deck:summer")
    .brings(hand=["broker", "ord_r5"], discards={"summer": [], "order": []}),
    case(1, "not twice from one pile", "RUL-9")
    .given(discards=PILES)
    .choose("deck:vine")
    .refuses("deck:vine", Reason.PART_DONE),
    case(1, "the Innkeeper itself cannot be taken", "RUL-9")
    .given(discards={"vine": ["merlot"], "summer": ["broker"]})
    .refuses("deck:winter", Reason.PILE_EMPTY),
    case(1, "not played with one pile", "RUL-9")
    .given(discards={"vine": ["merlot", "syrah"]})
    .unplayable(Reason.PILE_EMPTY),
    case(1, "a visitor it has taken may be the bonus visitor", "WIN-5")
    .given(players=3, by="middle:regular", lira=2, discards=PILES)
    .choose("deck:winter deck:order")
    .offers("done card:teacher")
    .refuses("card:innkeeper", Reason.CARD_NOT_HELD)
    .leaves(hand=["teacher", "ord_r5"]),
    case(1, "as the only winter visitor left it becomes the deck", "SET-4")
    .given(
        discards={"vine": ["merlot"], "summer": ["broker"]}, others=[given(hand=all_of("winter", but=("innkeeper",)))]
    )
    .choose("deck:vine deck:summer")
    .brings(hand=["merlot", "broker"], discards={"vine": [], "summer": [], "winter": []}),
    case(1, "not played without a pile", "RUL-9").unplayable(Reason.PILE_EMPTY),
)

CASES = [
    *QUEEN,
    *HARVESTER,
    *PROFESSOR,
    *MASTER_VINTNER,
    *UNCERTIFIED_OENOLOGIST,
    *PROMOTER,
    *MENTOR,
    *HARVEST_EXPERT,
    *INNKEEPER,
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)
