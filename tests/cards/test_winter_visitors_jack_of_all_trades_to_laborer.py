"""The winter visitors from the Jack-of-all-trades to the Laborer (VIS-W20 to VIS-W29), case by case."""

from __future__ import annotations

import pytest

from tests.cards.winter_table import Case, all_of, case, check, given, of, parameters
from vendemmia.engine import Reason

FILL = "card:ord_r2_w2 wine:red:2 wine:white:2"
FILLABLE = given(hand=["ord_r2_w2"], cellar={"red": [2], "white": [2]})
MEDIUM = ["medium_cellar"]
JACK_OF_ALL_TRADES = of(
    "VIS-W20",
    "jack_of_all_trades",
    case(1, "a field is harvested and wine made of its grape", "VIS-2")
    .given(fields={5: ["merlot"]})
    .choose("option:1 field:5 option:2 make:red grape:red:3")
    .brings(cellar={"red": [3]}, harvested=[5]),
    case(2, "wine is made before the harvest", "VIS-4")
    .given(fields={5: ["merlot"]}, crush_pad={"red": [1, 2], "white": [2]})
    .choose("option:2 make:red grape:red:2 make:white grape:white:2 option:1 field:5")
    .brings(crush_pad={"red": [1, 3]}, cellar={"red": [2], "white": [2]}, harvested=[5]),
    case(3, "two wines are made and delivered", "VIS-2")
    .given(hand=["ord_r2_w2"], crush_pad={"red": [2], "white": [2]})
    .choose(f"option:2 make:red grape:red:2 make:white grape:white:2 option:3 {FILL}")
    .brings(vp=2, residual=1, crush_pad={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(3, "an order is filled, then a field is harvested")
    .given(fields={5: ["merlot"]}, **FILLABLE)
    .choose(f"option:3 {FILL} option:1 field:5")
    .brings(
        vp=2, residual=1, cellar={}, crush_pad={"red": [3]}, harvested=[5], hand=[], discards={"order": ["ord_r2_w2"]}
    ),
    case(2, "a delivery makes room for the wine", "WINE-4")
    .given(cellar={"red": [1, 2, 3], "white": [1]}, crush_pad={"red": [3]}, hand=["ord_r3_w1"])
    .choose("option:3 card:ord_r3_w1 wine:red:3 wine:white:1 option:2 make:red grape:red:3")
    .brings(vp=2, residual=1, crush_pad={}, cellar={"red": [1, 2, 3]}, hand=[], discards={"order": ["ord_r3_w1"]}),
    case(1, "who has only a planted field must begin with it", "VIS-2")
    .given(fields={5: ["merlot"]})
    .offers("option:1"),
    case(2, "no wine before there is a grape", "VIS-2")
    .given(fields={5: ["merlot"]})
    .refuses("option:2", Reason.GRAPE_MISSING),
    case(3, "after the harvest the order waits for wine that is not made yet", "VIS-2")
    .given(fields={5: ["merlot"]}, hand=["ord_r2_w2"])
    .choose("option:1 field:5")
    .offers("option:2")
    .refuses("option:3", Reason.ORDER_NOT_FILLABLE),
    case(1, "no part is done twice", "VIS-3")
    .given(fields={5: ["merlot"], 6: ["syrah"]})
    .choose("option:1 field:5")
    .refuses("option:1", Reason.PART_DONE),
    case(2, "the grape that the order needs is not used for another wine", "VIS-2")
    .given(structures=MEDIUM, hand=["ord_r5"], crush_pad={"red": [5], "white": [1]})
    .choose("option:2")
    .refuses("make:blush", Reason.REST_IMPOSSIBLE),
    case(2, "wine making does not end before the order can be filled", "VIS-2")
    .given(structures=MEDIUM, hand=["ord_r5"], crush_pad={"red": [5], "white": [1]})
    .choose("option:2 make:white grape:white:1")
    .refuses("done", Reason.REST_IMPOSSIBLE),
    case(3, "not played for an order alone", "VIS-2")
    .given(**FILLABLE)
    .unplayable(Reason.FIELD_EMPTY, Reason.GRAPE_MISSING),
    case(1, "not played for a harvest whose grape finds no place in the cellar", "VIS-2")
    .given(fields={5: ["merlot"]}, cellar={"red": [1, 2, 3]})
    .unplayable(Reason.GRAPE_MISSING, Reason.NOT_AN_ORDER),
)

POLITICIAN = of(
    "VIS-W21",
    "politician",
    case(1, "6 lira with a score of minus 1").given(vp=-1).brings(lira=6),
    case(1, "6 lira need no cards in the decks")
    .given(vp=-5, others=[given(hand=all_of("vine", "summer", "order"))])
    .brings(lira=6),
    case(2, "a vine, a summer visitor and an order with a score of 0")
    .given(vp=0)
    .brings(drawn={"vine": 1, "summer": 1, "order": 1}),
    case(2, "what is left is drawn", "SET-4")
    .given(vp=7, others=[given(hand=all_of("vine", "order"))])
    .brings(drawn={"summer": 1}),
    case(2, "not played at 0 if none of the three can be drawn", "SET-4")
    .given(others=[given(hand=all_of("vine", "summer", "order"))])
    .unplayable(Reason.DECK_EMPTY),
)

LARGE = ["medium_cellar", "large_cellar"]
SUPERVISOR = of(
    "VIS-W22",
    "supervisor",
    case(2, "1 VP for a sparkling wine, none for the other", "WINE-3")
    .given(structures=LARGE, crush_pad={"red": [1, 2, 3], "white": [4]})
    .choose("make:sparkling grape:red:2 grape:red:3 grape:white:4 make:red grape:red:1")
    .brings(vp=1, crush_pad={}, cellar={"sparkling": [9], "red": [1]}),
    case(2, "2 VP for two sparkling wines, and no third wine", "WINE-3", "WINE-4")
    .given(structures=LARGE, crush_pad={"red": [1, 2, 3, 4, 5], "white": [4, 5]})
    .choose(
        "make:sparkling grape:red:1 grape:red:2 grape:white:4", "make:sparkling grape:red:3 grape:red:4 grape:white:5"
    )
    .brings(vp=2, crush_pad={"red": [5]}, cellar={"sparkling": [7, 9]}),
    case(1, "two other wines score nothing, nor does sparkling wine made earlier")
    .given(structures=LARGE, crush_pad={"red": [1, 2], "white": [3]}, cellar={"sparkling": [7]})
    .choose("make:red grape:red:1 make:blush grape:red:2 grape:white:3")
    .brings(crush_pad={}, cellar={"red": [1], "blush": [5], "sparkling": [7]}),
    case(1, "one wine is enough")
    .given(crush_pad={"red": [1, 2]})
    .choose("make:red grape:red:1 done")
    .brings(crush_pad={"red": [2]}, cellar={"red": [1]}),
    case(2, "no sparkling wine without the large cellar", "WINE-3")
    .given(structures=MEDIUM, crush_pad={"red": [2, 3], "white": [4]})
    .refuses("make:sparkling", Reason.LARGE_CELLAR_NEEDED),
    case(1, "not played without grapes", "VIS-2").given(structures=LARGE).unplayable(Reason.GRAPE_MISSING),
)

SCHOLAR = of(
    "VIS-W23",
    "scholar",
    case(1, "two orders").given(lira=3).choose("option:1").brings(drawn={"order": 2}),
    case(2, "a worker is trained for 3 lira, for next year", "VIS-7")
    .given(lira=4)
    .choose("option:2")
    .brings(lira=1, training=1),
    case(3, "both for 1 VP").given(lira=3).choose("option:3").brings(vp=-1, lira=0, training=1, drawn={"order": 2}),
    case(3, "both, down to minus 5", "VIS-10")
    .given(vp=-4, lira=4)
    .choose("option:3")
    .brings(vp=-5, lira=1, training=1, drawn={"order": 2}),
    case(1, "the last order is drawn alone", "SET-4")
    .given(others=[given(hand=all_of("order", but=("ord_r5",)))])
    .choose("option:1")
    .brings(hand=["ord_r5"]),
    case(1, "no order is left to draw", "SET-4")
    .given(lira=3, others=[given(hand=all_of("order"))])
    .refuses("option:1", Reason.DECK_EMPTY)
    .refuses("option:3", Reason.DECK_EMPTY),
    case(2, "no worker for 2 lira", "VIS-2")
    .given(lira=2)
    .refuses("option:2", Reason.TRAINING_TOO_DEAR)
    .refuses("option:3", Reason.TRAINING_TOO_DEAR),
    case(2, "no sixth regular worker", "WIN-7")
    .given(lira=3, workers={"regular": 5})
    .refuses("option:2", Reason.WORKER_LIMIT)
    .refuses("option:3", Reason.WORKER_LIMIT),
    case(3, "not both at minus 5", "VIS-10")
    .given(vp=-5, lira=3)
    .offers("option:1 option:2")
    .refuses("option:3", Reason.VP_AT_FLOOR),
    case(1, "not played without orders to draw and with 2 lira", "VIS-2")
    .given(lira=2, vp=-5, others=[given(hand=all_of("order"))])
    .unplayable(Reason.DECK_EMPTY, Reason.TRAINING_TOO_DEAR, Reason.VP_AT_FLOOR),
)

PLANTED = given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["pinot", "syrah"]})
REAPER = of(
    "VIS-W24",
    "reaper",
    case(2, "three fields and 2 VP", "HARV-2")
    .given(**PLANTED)
    .choose("field:5 field:7 field:6")
    .brings(vp=2, crush_pad={"red": [2, 3], "white": [1, 2]}, harvested=[5, 6, 7]),
    case(1, "two fields score nothing")
    .given(**PLANTED)
    .choose("field:5 field:6 done")
    .brings(crush_pad={"red": [3], "white": [2]}, harvested=[5, 6]),
    case(1, "one field is enough")
    .given(fields={5: ["merlot"]})
    .choose("field:5")
    .brings(crush_pad={"red": [3]}, harvested=[5]),
    case(2, "a field harvested earlier this year does not help", "HARV-3")
    .given(harvested=["7"], **PLANTED)
    .choose("field:5 field:6")
    .brings(crush_pad={"red": [3], "white": [2]}, harvested=[5, 6, 7]),
    case(2, "fields that give no token count", "HARV-2")
    .given(fields={5: ["sangiovese"], 6: ["sangiovese"], 7: ["malvasia"]}, crush_pad={"red": [1], "white": [1]})
    .choose("field:5 field:6 field:7")
    .brings(vp=2, harvested=[5, 6, 7]),
    case(1, "neither an empty nor a sold field", "HARV-1", "SUM-8")
    .given(fields={5: ["merlot"], 6: "sold"})
    .offers("field:5")
    .refuses("field:6", Reason.FIELD_SOLD)
    .refuses("field:7", Reason.FIELD_EMPTY),
    case(1, "at least one field must be harvested", "VIS-2").given(**PLANTED).refuses("done", Reason.AT_LEAST_ONE),
    case(1, "not played without a field to harvest", "VIS-2")
    .given(fields={5: ["merlot"]}, harvested=["5"])
    .unplayable(Reason.FIELD_HARVESTED, Reason.FIELD_EMPTY),
)

GRANDES = given(
    players=3,
    wake_up_row=2,
    others=[given(wake_up_row=3), given(wake_up_row=1)],
    board={
        "draw_vine": {"left": {"seat": 0, "worker": "grande"}},
        "draw_order": {"left": {"seat": 1, "worker": "grande"}, "middle": {"seat": 2, "worker": "regular"}},
        "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}, {"seat": 2, "worker": "grande"}]},
    },
)
BACK = given(workers={"regular": 2, "grande": 1})
PLAYED = {"left": {"seat": 0, "worker": "regular"}}
MOTIVATOR = of(
    "VIS-W25",
    "motivator",
    case(1, "all take back the grande, 1 VP for each opponent", "RUL-10")
    .given(**GRANDES)
    .choose("take:gain_lira:beside:grande take:draw_vine:left:grande take:draw_order:left:grande")
    .brings(
        vp=2,
        workers={"regular": 1, "grande": 1},
        seat1=BACK,
        seat2=given(workers={"regular": 0, "grande": 1}),
        board={
            "draw_order": {"middle": {"seat": 2, "worker": "regular"}},
            "play_winter_visitor": PLAYED,
            "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}]},
        },
    ),
    case(1, "the first in wake-up order is asked first, about the grande only", "YR-2")
    .given(**GRANDES)
    .offers("no take:gain_lira:beside:grande", asked=2)
    .refuses("take:draw_order:middle:regular", Reason.WORKER_NOT_THERE),
    case(1, "the owner comes in the own place", "YR-2")
    .given(**GRANDES)
    .choose("no")
    .offers("no take:draw_vine:left:grande"),
    case(2, "who declines brings no VP")
    .given(**GRANDES)
    .choose("no no take:draw_order:left:grande")
    .brings(
        vp=1,
        seat1=BACK,
        board={
            "draw_vine": {"left": {"seat": 0, "worker": "grande"}},
            "draw_order": {"middle": {"seat": 2, "worker": "regular"}},
            "play_winter_visitor": PLAYED,
            "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}, {"seat": 2, "worker": "grande"}]},
        },
    ),
    case(1, "players who have passed are left out", "RUL-10", "YR-4")
    .given(passed=[1, 2], **GRANDES)
    .choose("take:draw_vine:left:grande")
    .brings(
        workers={"regular": 1, "grande": 1},
        board={
            "draw_order": {"left": {"seat": 1, "worker": "grande"}, "middle": {"seat": 2, "worker": "regular"}},
            "play_winter_visitor": PLAYED,
            "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}, {"seat": 2, "worker": "grande"}]},
        },
    ),
    case(1, "who has placed the last worker has not passed yet", "RUL-10", "PLACE-3")
    .given(others=[given(workers={"regular": 0})], board={"draw_order": {"left": {"seat": 1, "worker": "grande"}}})
    .choose("take:draw_order:left:grande")
    .brings(vp=1, seat1=given(workers={"regular": 0, "grande": 1}), board={"play_winter_visitor": PLAYED}),
    case(1, "the owner takes back the very grande that played it", "RUL-10")
    .given(by="left:grande")
    .choose("take:play_winter_visitor:left:grande")
    .brings(workers={"regular": 2, "grande": 1}, board={}),
    case(1, "a grande may come back from the yoke, which stays used", "RUL-10", "STR-5")
    .given(structures=["yoke"], board={"yoke": {"left": [{"seat": 0, "worker": "grande"}]}})
    .choose("take:yoke:left:grande")
    .brings(workers={"regular": 1, "grande": 1}, board={"play_winter_visitor": PLAYED}),
    case(1, "a grande may come back from beside the spaces", "RUL-10", "PLACE-7")
    .given(others=[given()], board={"draw_order": {"left": {"seat": 0}, "beside": [{"seat": 1, "worker": "grande"}]}})
    .choose("take:draw_order:beside:grande")
    .brings(
        vp=1,
        seat1=BACK,
        board={"draw_order": {"left": {"seat": 0, "worker": "regular"}}, "play_winter_visitor": PLAYED},
    ),
    case(1, "the bonus of the space remains when the grande has left it", "RUL-10", "PLACE-6")
    .given(players=3, by="middle:grande", hand=["politician"])
    .choose("take:play_winter_visitor:middle:grande")
    .offers("done card:politician"),
    case(1, "it may be played though no grande is placed, and nobody is asked", "VIS-2").given(players=3).brings(),
)

BOTTLER = of(
    "VIS-W26",
    "bottler",
    case(2, "three wines of three types score 3 VP")
    .given(structures=MEDIUM, crush_pad={"red": [1, 2], "white": [3, 4]})
    .choose("make:red grape:red:1 make:white grape:white:3", "make:blush grape:red:2 grape:white:4")
    .brings(vp=3, crush_pad={}, cellar={"red": [1], "white": [3], "blush": [6]}),
    case(2, "sparkling wine is a type of its own")
    .given(structures=LARGE, crush_pad={"red": [1, 2, 3], "white": [4]})
    .choose("make:sparkling grape:red:1 grape:red:2 grape:white:4 make:red grape:red:3")
    .brings(vp=2, crush_pad={}, cellar={"red": [3], "sparkling": [7]}),
    case(2, "three red wines are one type, and older wines do not count")
    .given(crush_pad={"red": [1, 2, 3, 4]}, cellar={"white": [1]}, structures=MEDIUM)
    .choose("make:red grape:red:1 make:red grape:red:2 make:red grape:red:3")
    .brings(vp=1, crush_pad={"red": [4]}, cellar={"red": [1, 2, 3], "white": [1]}),
    case(1, "one wine is enough")
    .given(crush_pad={"red": [1], "white": [1]})
    .choose("make:white grape:white:1 done")
    .brings(vp=1, crush_pad={"red": [1]}, cellar={"white": [1]}),
    case(1, "at least one wine must be made", "VIS-2")
    .given(crush_pad={"red": [1]})
    .refuses("done", Reason.AT_LEAST_ONE),
    case(1, "not played without grapes", "VIS-2").unplayable(Reason.GRAPE_MISSING),
)

CRAFTSMAN = of(
    "VIS-W27",
    "craftsman",
    case(1, "an order and 1 VP").choose("option:1 option:3").brings(vp=1, drawn={"order": 1}),
    case(2, "the medium cellar for 4 lira, then an order", "STR-7")
    .given(lira=4)
    .choose("option:2 option:1")
    .brings(lira=0, structures=MEDIUM, drawn={"order": 1}),
    case(3, "1 VP, then the large cellar for 6 lira", "STR-7")
    .given(lira=7, structures=MEDIUM)
    .choose("option:3 option:2")
    .brings(vp=1, lira=1, structures=LARGE),
    case(3, "no part is done twice", "VIS-3").choose("option:3").refuses("option:3", Reason.PART_DONE),
    case(2, "no medium cellar for 3 lira", "VIS-2")
    .given(lira=3)
    .offers("option:1 option:3")
    .refuses("option:2", Reason.BUILDING_TOO_DEAR),
    case(2, "no large cellar for 5 lira", "VIS-2")
    .given(lira=5, structures=MEDIUM)
    .refuses("option:2", Reason.BUILDING_TOO_DEAR),
    case(2, "no cellar beyond the large one", "STR-7")
    .given(lira=9, structures=LARGE)
    .refuses("option:2", Reason.CELLAR_COMPLETE),
    case(1, "no order is left to draw", "SET-4")
    .given(lira=4, others=[given(hand=all_of("order"))])
    .offers("option:2 option:3")
    .refuses("option:1", Reason.DECK_EMPTY),
    case(3, "not played for 1 VP alone", "VIS-2")
    .given(lira=3, others=[given(hand=all_of("order"))])
    .unplayable(Reason.DECK_EMPTY, Reason.BUILDING_TOO_DEAR),
)

EXPORTER = of(
    "VIS-W28",
    "exporter",
    case(1, "two wines are made, and no third", "WINE-2")
    .given(structures=MEDIUM, crush_pad={"red": [1, 2], "white": [1, 3]})
    .choose("option:1 make:blush grape:red:2 grape:white:3 make:red grape:red:1")
    .brings(crush_pad={"white": [1]}, cellar={"red": [1], "blush": [5]}),
    case(2, "an order is filled for its own VP", "ORD-1")
    .given(**FILLABLE)
    .choose(f"option:2 {FILL}")
    .brings(vp=2, residual=1, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(3, "a grape is discarded for 2 VP")
    .given(crush_pad={"red": [9], "white": [1]})
    .choose("option:3 grape:white:1")
    .brings(vp=2, crush_pad={"red": [9]}),
    case(1, "neither wine nor VP without a grape", "VIS-2")
    .given(**FILLABLE)
    .offers("option:2")
    .refuses("option:1", Reason.GRAPE_MISSING)
    .refuses("option:3", Reason.GRAPE_MISSING),
    case(3, "a grape that makes no wine may still be sold", "WINE-4")
    .given(crush_pad={"red": [1]}, cellar={"red": [1]})
    .offers("option:3"),
    case(2, "nothing to fill without the wine", "ORD-1")
    .given(crush_pad={"red": [1]}, hand=["ord_r2_w2"])
    .refuses("option:2", Reason.ORDER_NOT_FILLABLE),
    case(1, "not played without grapes and without an order", "VIS-2").unplayable(
        Reason.GRAPE_MISSING, Reason.NOT_AN_ORDER
    ),
)

LABORER = of(
    "VIS-W29",
    "laborer",
    case(1, "two fields are harvested", "HARV-1")
    .given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["syrah"]})
    .choose("option:1 field:5 field:6")
    .brings(crush_pad={"red": [3], "white": [2]}, harvested=[5, 6]),
    case(2, "three wines are made, and no fourth", "WINE-1")
    .given(crush_pad={"red": [1, 2], "white": [1, 2]})
    .choose("option:2 make:red grape:red:1 make:red grape:red:2 make:white grape:white:1")
    .brings(crush_pad={"white": [2]}, cellar={"red": [1, 2], "white": [1]}),
    case(3, "both for 1 VP: wine is made of the grapes just harvested", "VIS-4", "VIS-2")
    .given(fields={5: ["merlot"]})
    .choose("option:3 option:1 field:5 make:red grape:red:3")
    .brings(vp=-1, cellar={"red": [3]}, harvested=[5]),
    case(3, "both for 1 VP: two fields and three wines, and no more", "VIS-4")
    .given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["syrah"]}, crush_pad={"red": [1], "white": [3]})
    .choose("option:3 option:1 field:5 field:6 make:red grape:red:3 make:white grape:white:2 make:white grape:white:3")
    .brings(vp=-1, crush_pad={"red": [1]}, cellar={"red": [3], "white": [2, 3]}, harvested=[5, 6]),
    case(3, "both for 1 VP: wine is made before the harvest", "VIS-4")
    .given(vp=-4, fields={5: ["merlot"]}, crush_pad={"red": [2]})
    .choose("option:3 option:2 make:red grape:red:2 field:5")
    .brings(vp=-5, crush_pad={"red": [3]}, cellar={"red": [2]}, harvested=[5]),
    case(3, "without a grape the harvest comes first", "VIS-2")
    .given(fields={5: ["merlot"]})
    .choose("option:3")
    .offers("option:1")
    .refuses("option:2", Reason.GRAPE_MISSING),
    case(3, "the harvest does not end before there is a grape to make wine of", "VIS-2")
    .given(fields={5: ["sangiovese"], 6: ["merlot"]}, cellar={"red": [1]})
    .choose("option:3 option:1 field:5")
    .offers("field:6")
    .refuses("done", Reason.REST_IMPOSSIBLE),
    case(3, "not both at minus 5", "VIS-10")
    .given(vp=-5, fields={5: ["merlot"]}, crush_pad={"red": [2]})
    .offers("option:1 option:2")
    .refuses("option:3", Reason.VP_AT_FLOOR),
    case(1, "no field to harvest", "VIS-2")
    .given(crush_pad={"red": [2]})
    .offers("option:2")
    .refuses("option:1", Reason.FIELD_EMPTY)
    .refuses("option:3", Reason.FIELD_EMPTY),
    case(3, "not both if the harvested grape finds no place in the cellar", "VIS-2")
    .given(fields={5: ["merlot"]}, cellar={"red": [1, 2, 3]})
    .refuses("option:3", Reason.GRAPE_MISSING),
    case(2, "not played without a field to harvest and without grapes", "VIS-2").unplayable(
        Reason.FIELD_EMPTY, Reason.GRAPE_MISSING
    ),
)

CASES = [
    *JACK_OF_ALL_TRADES,
    *POLITICIAN,
    *SUPERVISOR,
    *SCHOLAR,
    *REAPER,
    *MOTIVATOR,
    *BOTTLER,
    *CRAFTSMAN,
    *EXPORTER,
    *LABORER,
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)
