"""The winter visitors from the Master Vintner to the Bottler (VIS-W14 to VIS-W26), case by case."""

from __future__ import annotations

import pytest

from tests.cards.winter_table import (
    Case,
    Question,
    all_of,
    check,
    given,
    offered,
    parameters,
    refused,
    result,
    unplayable,
)
from vendemmia.engine import Reason

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]

MASTER_VINTNER = [
    Case(
        "master_vintner", "VIS-W14 STR-7", 1, "the medium cellar for 2 lira",
        given(lira=3), ["option:1"], result(lira=1, structures=MEDIUM),
    ),
    Case(
        "master_vintner", "VIS-W14 STR-7", 1, "the large cellar for 4 lira",
        given(lira=4, structures=MEDIUM), ["option:1"], result(lira=0, structures=LARGE),
    ),
    Case(
        "master_vintner", "VIS-W14 VIS-2", 1, "no large cellar for 3 lira",
        given(lira=3, structures=MEDIUM, cellar={"red": [5]}, hand=["ord_r5"]), [],
        refused("option:1", Reason.BUILDING_TOO_DEAR),
    ),
    Case(
        "master_vintner", "VIS-W14 STR-7", 1, "no cellar beyond the large one",
        given(lira=9, structures=LARGE, cellar={"red": [5]}, hand=["ord_r5"]), [],
        refused("option:1", Reason.CELLAR_COMPLETE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "the wine is aged and then delivered",
        given(structures=MEDIUM, cellar={"red": [5]}, hand=["ord_r6"]),
        ["option:2", "option:1", "wine:red:5", "card:ord_r6", "wine:red:6"],
        result(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r6"]}),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "one wine is aged, others are delivered",
        given(structures=MEDIUM, cellar={"red": [2, 5], "white": [2]}, hand=["ord_r2_w2"]),
        ["option:2", "option:1", "wine:red:5", "card:ord_r2_w2", "wine:red:2", "wine:white:2"],
        result(vp=2, residual=1, cellar={"red": [6]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "the order is filled before a wine is aged",
        given(structures=MEDIUM, cellar={"red": [2, 5], "white": [2]}, hand=["ord_r2_w2"]),
        ["option:2", "option:2", "card:ord_r2_w2", "wine:red:2", "wine:white:2", "wine:red:5"],
        result(vp=2, residual=1, cellar={"red": [6]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "a delivery frees the icon to which the other wine ages",
        given(cellar={"red": [2, 3], "white": [3]}, hand=["ord_r3_w1"]),
        ["option:2", "option:2", "card:ord_r3_w1", "wine:red:3", "wine:white:3", "wine:red:2"],
        result(vp=2, residual=1, cellar={"red": [3]}, hand=[], discards={"order": ["ord_r3_w1"]}),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "nothing ages before that icon is free",
        given(cellar={"red": [2, 3], "white": [3]}, hand=["ord_r3_w1"]), ["option:2"],
        refused("option:1", Reason.WINE_CANNOT_AGE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8 END-3", 2, "a wine of a tier whose cellar is not built may be aged inside it",
        given(cellar={"red": [4]}, hand=["ord_r5"]),
        ["option:2", "option:1", "wine:red:4", "card:ord_r5", "wine:red:5"],
        result(vp=2, residual=1, cellar={}, hand=[], discards={"order": ["ord_r5"]}),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "no order while no wine can age",
        given(lira=2, cellar={"red": [3], "white": [3]}, hand=["ord_r3_w3"]), [],
        refused("option:2", Reason.WINE_CANNOT_AGE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8 ORD-1", 2, "no ageing while no order can be filled even so",
        given(lira=2, cellar={"red": [2]}, hand=["ord_r5"]), [], refused("option:2", Reason.ORDER_NOT_FILLABLE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8 VIS-2", 2, "the only wine that can age is not delivered first",
        given(structures=MEDIUM, cellar={"red": [4], "white": [6]}, hand=["ord_r4_w2"]), ["option:2"],
        refused("option:2", Reason.REST_IMPOSSIBLE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8", 2, "a wine below a taken icon does not age",
        given(structures=MEDIUM, cellar={"red": [4, 5]}, hand=["ord_r5"]), ["option:2", "option:1"],
        refused("wine:red:4", Reason.WINE_CANNOT_AGE),
    ),
    Case(
        "master_vintner", "VIS-W14 RUL-8 VIS-2", 2, "no wine is aged that leaves the order unfilled",
        given(structures=MEDIUM, cellar={"red": [5], "white": [1]}, hand=["ord_r6"]), ["option:2", "option:1"],
        refused("wine:white:1", Reason.REST_IMPOSSIBLE),
    ),
    Case(
        "master_vintner", "VIS-W14 VIS-2", 1, "not played with 1 lira and without wine and order",
        given(lira=1), [],
        unplayable(Reason.BUILDING_TOO_DEAR, Reason.WINE_CANNOT_AGE, Reason.NOT_AN_ORDER),
    ),
]

UNCERTIFIED_OENOLOGIST = [
    Case(
        "uncertified_oenologist", "VIS-W15 END-2 VIS-3", 1, "every wine ages by two, and nothing is paid",
        given(vp=1, cellar={"red": [1, 3], "white": [1]}, crush_pad={"red": [1]}, structures=MEDIUM), ["option:1"],
        result(cellar={"red": [3, 5], "white": [3]}),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 END-2", 1, "a wine that cannot move blocks the one below it",
        given(cellar={"white": [1, 2, 3]}), ["option:1"], result(),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 VIS-2", 1, "nothing ages in an empty cellar",
        given(), [], refused("option:1", Reason.NOTHING_TO_COUNT),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 VIS-3", 2, "1 VP for the medium cellar, no lira, and no wine ages",
        given(cellar={"red": [2]}), ["option:2"], result(vp=-1, structures=MEDIUM),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 STR-7", 2, "1 VP for the large cellar",
        given(vp=3, structures=MEDIUM), ["option:2"], result(vp=2, structures=LARGE),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 VIS-10", 2, "no cellar at minus 5",
        given(vp=-5, lira=9, cellar={"red": [1]}), [], refused("option:2", Reason.VP_AT_FLOOR),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 STR-7", 2, "no cellar beyond the large one",
        given(cellar={"red": [1]}, structures=LARGE), [], refused("option:2", Reason.CELLAR_COMPLETE),
    ),
    Case(
        "uncertified_oenologist", "VIS-W15 VIS-2", 1, "not played at minus 5 and without wine",
        given(vp=-5), [], unplayable(Reason.NOTHING_TO_COUNT, Reason.VP_AT_FLOOR),
    ),
]

PROMOTER = [
    Case(
        "promoter", "VIS-W16", 1, "a grape for 1 VP and 1 residual payment",
        given(crush_pad={"red": [3], "white": [1]}), ["option:1", "grape:white:1"],
        result(vp=1, residual=1, crush_pad={"red": [3]}),
    ),
    Case(
        "promoter", "VIS-W16", 2, "a wine of any value for 1 VP and 1 residual payment",
        given(residual=4, cellar={"red": [1], "blush": [4]}, structures=MEDIUM), ["option:2", "wine:red:1"],
        result(vp=1, residual=5, cellar={"blush": [4]}),
    ),
    Case(
        "promoter", "VIS-W16 VIS-12", 1, "at a residual payment of 5 a grape is still worth 1 VP",
        given(residual=5, crush_pad={"red": [3]}), ["option:1", "grape:red:3"],
        result(vp=1, residual=5, crush_pad={}),
    ),
    Case(
        "promoter", "VIS-W16 VIS-12", 2, "at a residual payment of 5 a wine is still worth 1 VP",
        given(residual=5, cellar={"red": [3]}), ["option:2", "wine:red:3"], result(vp=1, residual=5, cellar={}),
    ),
    Case(
        "promoter", "VIS-W16 VIS-2", 1, "no grape to discard",
        given(cellar={"red": [1]}), [], refused("option:1", Reason.GRAPE_MISSING),
    ),
    Case(
        "promoter", "VIS-W16 VIS-2", 2, "no wine to discard",
        given(crush_pad={"red": [1]}), [], refused("option:2", Reason.WINE_TOO_LOW),
    ),
    Case(
        "promoter", "VIS-W16 VIS-2", 1, "not played without grape and wine",
        given(), [], unplayable(Reason.GRAPE_MISSING, Reason.WINE_TOO_LOW),
    ),
]

PRESSES = given(
    players=3, wake_up_row=3, crush_pad={"red": [1]},
    others=[
        given(wake_up_row=1, crush_pad={"red": [2], "white": [1]}),
        given(wake_up_row=5, crush_pad={"white": [3]}),
    ],
)
MENTOR = [
    Case(
        "mentor", "VIS-W17 YR-2", 1, "the first in wake-up order is asked first",
        PRESSES, [], offered("no", "make:red", "make:white", asked=1),
    ),
    Case(
        "mentor", "VIS-W17 YR-2", 1, "the owner comes in the own place",
        PRESSES, ["no"], offered("no", "make:red", asked=0),
    ),
    Case(
        "mentor", "VIS-W17 YR-2", 1, "the last in wake-up order is asked last",
        PRESSES, ["no", "no"], offered("no", "make:white", asked=2),
    ),
    Case(
        "mentor", "VIS-W17", 1, "everybody makes up to two wines, the owner chooses a card for each opponent",
        PRESSES,
        [
            *("make:red", "grape:red:2", "make:white", "grape:white:1"),
            *("make:red", "grape:red:1"),
            *("make:white", "grape:white:3"),
            *("deck:summer", "deck:vine"),
        ],
        result(
            crush_pad={}, cellar={"red": [1]}, drawn={"vine": 1, "summer": 1},
            seat1=given(crush_pad={}, cellar={"red": [2], "white": [1]}),
            seat2=given(crush_pad={}, cellar={"white": [3]}),
        ),
    ),
    Case(
        "mentor", "VIS-W17", 1, "an opponent may stop after one wine, which brings one card",
        PRESSES, ["make:white", "grape:white:1", "done", "no", "no", "deck:vine"],
        result(drawn={"vine": 1}, seat1=given(crush_pad={"red": [2]}, cellar={"white": [1]})),
    ),
    Case(
        "mentor", "VIS-W17", 2, "two cards may be of the same kind",
        PRESSES,
        [
            *("make:red", "grape:red:2", "done", "no"),
            *("make:white", "grape:white:3", "deck:summer", "deck:summer"),
        ],
        result(
            drawn={"summer": 2},
            seat1=given(crush_pad={"white": [1]}, cellar={"red": [2]}),
            seat2=given(crush_pad={}, cellar={"white": [3]}),
        ),
    ),
    Case(
        "mentor", "VIS-W17", 2, "the owner's own wine brings no card",
        PRESSES, ["no", "make:red", "grape:red:1", "no"], result(crush_pad={}, cellar={"red": [1]}),
    ),
    Case("mentor", "VIS-W17", 1, "everybody may decline", PRESSES, ["no", "no", "no"], result()),
    Case(
        "mentor", "VIS-W17 YR-4", 1, "players who have passed take part",
        given(passed=[1, 2], **PRESSES),
        ["make:red", "grape:red:2", "done", "no", "make:white", "grape:white:3", "deck:vine", "deck:vine"],
        result(
            drawn={"vine": 2},
            seat1=given(crush_pad={"white": [1]}, cellar={"red": [2]}),
            seat2=given(crush_pad={}, cellar={"white": [3]}),
        ),
    ),
    Case(
        "mentor", "VIS-W17", 1, "a player without grapes is not asked",
        given(players=3, others=[given(), given(crush_pad={"red": [1]})]), [], offered("no", "make:red", asked=2),
    ),
    Case(
        "mentor", "VIS-W17 VIS-2", 1, "it may be played though nobody can make wine",
        given(players=3), [], result(),
    ),
    Case(
        "mentor", "VIS-W17 SET-4", 2, "the chosen deck must have a card",
        given(others=[given(crush_pad={"red": [1]}, hand=all_of("vine"))]), ["make:red", "grape:red:1"],
        Question(asked=0, offered=["deck:summer"], refused={"deck:vine": [Reason.DECK_EMPTY]}),
    ),
    Case(
        "mentor", "VIS-W17 SET-4", 2, "no card if both decks are empty",
        given(others=[given(crush_pad={"red": [1]}, hand=all_of("vine", "summer"))]), ["make:red", "grape:red:1"],
        result(seat1=given(crush_pad={}, cellar={"red": [1]})),
    ),
    Case(
        "mentor", "VIS-W17", 2, "only vines and summer visitors may be drawn",
        given(others=[given(crush_pad={"red": [1]})]), ["make:red", "grape:red:1"],
        offered("deck:vine", "deck:summer", asked=0),
    ),
]

HARVEST_EXPERT = [
    Case(
        "harvest_expert", "VIS-W18 HARV-1", 1, "one field is harvested and a vine drawn",
        given(fields={5: ["merlot"], 6: ["trebbiano"]}), ["field:6", "option:1"],
        result(crush_pad={"white": [2]}, harvested=[6], drawn={"vine": 1}),
    ),
    Case(
        "harvest_expert", "VIS-W18 STR-1", 2, "one field is harvested and the yoke built for 1 lira",
        given(lira=1, fields={5: ["merlot"]}), ["field:5", "option:2", "structure:yoke"],
        result(lira=0, crush_pad={"red": [3]}, harvested=[5], structures=["yoke"]),
    ),
    Case(
        "harvest_expert", "VIS-W18 VIS-4", 1, "the vine may be drawn before the field is chosen",
        given(fields={5: ["merlot"], 6: ["trebbiano"]}), ["option:2", "option:1", "field:6"],
        result(crush_pad={"white": [2]}, harvested=[6], drawn={"vine": 1}),
    ),
    Case(
        "harvest_expert", "VIS-W18", 2, "no other structure for 1 lira",
        given(lira=9, fields={5: ["merlot"]}), ["field:5", "option:2"],
        refused("structure:trellis", Reason.NOT_OFFERED),
    ),
    Case(
        "harvest_expert", "VIS-W18 STR-1", 2, "no second yoke",
        given(lira=1, structures=["yoke"], fields={5: ["merlot"]}), ["field:5"],
        refused("option:2", Reason.ALREADY_BUILT),
    ),
    Case(
        "harvest_expert", "VIS-W18 VIS-2", 2, "no yoke without a lira",
        given(fields={5: ["merlot"]}), ["field:5"], refused("option:2", Reason.BUILDING_TOO_DEAR),
    ),
    Case(
        "harvest_expert", "VIS-W18 SET-4", 1, "no vine is left to draw",
        given(lira=1, fields={5: ["merlot"]}, others=[given(hand=all_of("vine", but=("merlot",)))]), ["field:5"],
        refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "harvest_expert", "VIS-W18 VIS-2", 1, "not played without a field to harvest",
        given(lira=9, fields={6: ["merlot"]}, harvested=["6"]), [],
        unplayable(Reason.FIELD_EMPTY, Reason.FIELD_HARVESTED),
    ),
    Case(
        "harvest_expert", "VIS-W18 VIS-2", 2, "not played without a vine to draw and with the yoke built",
        given(
            lira=9, structures=["yoke"], fields={5: ["merlot"]},
            others=[given(hand=all_of("vine", but=("merlot",)))],
        ),
        [], unplayable(Reason.DECK_EMPTY, Reason.ALREADY_BUILT),
    ),
]

PILES = {"vine": ["merlot", "syrah"], "winter": ["judge", "teacher"], "order": ["ord_r5"]}
INNKEEPER = [
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "the top cards of two piles, its own pile among them",
        given(discards=PILES), ["deck:winter", "deck:vine"],
        result(hand=["syrah", "teacher"], discards={"vine": ["merlot"], "winter": ["judge", "innkeeper"]}),
    ),
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "every pile with a card may be chosen",
        given(discards=PILES), [], offered("deck:vine", "deck:winter", "deck:order"),
    ),
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "two piles of one card each are taken away",
        given(discards={"summer": ["broker"], "order": ["ord_r5"]}), ["deck:order", "deck:summer"],
        result(hand=["broker", "ord_r5"], discards={"summer": [], "order": []}),
    ),
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "not twice from one pile",
        given(discards=PILES), ["deck:vine"], refused("deck:vine", Reason.PART_DONE),
    ),
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "the Innkeeper itself cannot be taken",
        given(discards={"vine": ["merlot"], "summer": ["broker"]}), [], refused("deck:winter", Reason.PILE_EMPTY),
    ),
    Case(
        "innkeeper", "VIS-W19 RUL-9", 1, "not played with one pile",
        given(discards={"vine": ["merlot", "syrah"]}), [], unplayable(Reason.PILE_EMPTY),
    ),
    Case("innkeeper", "VIS-W19 RUL-9", 1, "not played without a pile", given(), [], unplayable(Reason.PILE_EMPTY)),
]

FILLABLE = given(hand=["ord_r2_w2"], cellar={"red": [2], "white": [2]})
FILL = ["card:ord_r2_w2", "wine:red:2", "wine:white:2"]
JACK = "jack_of_all_trades"
JACK_OF_ALL_TRADES = [
    Case(
        JACK, "VIS-W20 VIS-2", 1, "a field is harvested and wine made of its grape",
        given(fields={5: ["merlot"]}), ["option:1", "field:5", "option:2", "make:red", "grape:red:3"],
        result(cellar={"red": [3]}, harvested=[5]),
    ),
    Case(
        JACK, "VIS-W20 VIS-4", 2, "wine is made before the harvest",
        given(fields={5: ["merlot"]}, crush_pad={"red": [1, 2], "white": [2]}),
        ["option:2", "make:red", "grape:red:2", "make:white", "grape:white:2", "option:1", "field:5"],
        result(crush_pad={"red": [1, 3]}, cellar={"red": [2], "white": [2]}, harvested=[5]),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 3, "two wines are made and delivered",
        given(hand=["ord_r2_w2"], crush_pad={"red": [2], "white": [2]}),
        ["option:2", "make:red", "grape:red:2", "make:white", "grape:white:2", "option:3", *FILL],
        result(vp=2, residual=1, crush_pad={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        JACK, "VIS-W20", 3, "an order is filled, then a field is harvested",
        given(fields={5: ["merlot"]}, **FILLABLE), ["option:3", *FILL, "option:1", "field:5"],
        result(
            vp=2, residual=1, cellar={}, crush_pad={"red": [3]}, harvested=[5], hand=[],
            discards={"order": ["ord_r2_w2"]},
        ),
    ),
    Case(
        JACK, "VIS-W20 WINE-4", 2, "a delivery makes room for the wine",
        given(cellar={"red": [1, 2, 3], "white": [1]}, crush_pad={"red": [3]}, hand=["ord_r3_w1"]),
        ["option:3", "card:ord_r3_w1", "wine:red:3", "wine:white:1", "option:2", "make:red", "grape:red:3"],
        result(
            vp=2, residual=1, crush_pad={}, cellar={"red": [1, 2, 3]}, hand=[], discards={"order": ["ord_r3_w1"]}
        ),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 1, "who has only a planted field must begin with it",
        given(fields={5: ["merlot"]}), [], offered("option:1"),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 2, "no wine before there is a grape",
        given(fields={5: ["merlot"]}), [], refused("option:2", Reason.GRAPE_MISSING),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 3, "after the harvest the order waits for wine that is not made yet",
        given(fields={5: ["merlot"]}, hand=["ord_r2_w2"]), ["option:1", "field:5"],
        Question(offered=["option:2"], refused={"option:3": [Reason.ORDER_NOT_FILLABLE]}),
    ),
    Case(
        JACK, "VIS-W20 VIS-3", 1, "no part is done twice",
        given(fields={5: ["merlot"], 6: ["syrah"]}), ["option:1", "field:5"], refused("option:1", Reason.PART_DONE),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 2, "the grape that the order needs is not used for another wine",
        given(structures=MEDIUM, hand=["ord_r5"], crush_pad={"red": [5], "white": [1]}), ["option:2"],
        refused("make:blush", Reason.REST_IMPOSSIBLE),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 2, "wine making does not end before the order can be filled",
        given(structures=MEDIUM, hand=["ord_r5"], crush_pad={"red": [5], "white": [1]}),
        ["option:2", "make:white", "grape:white:1"], refused("done", Reason.REST_IMPOSSIBLE),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 3, "not played for an order alone",
        FILLABLE, [], unplayable(Reason.FIELD_EMPTY, Reason.GRAPE_MISSING),
    ),
    Case(
        JACK, "VIS-W20 VIS-2", 1, "not played for a harvest whose grape finds no place in the cellar",
        given(fields={5: ["merlot"]}, cellar={"red": [1, 2, 3]}), [],
        unplayable(Reason.GRAPE_MISSING, Reason.NOT_AN_ORDER),
    ),
]

POLITICIAN = [
    Case("politician", "VIS-W21", 1, "6 lira with a score of minus 1", given(vp=-1), [], result(lira=6)),
    Case(
        "politician", "VIS-W21", 1, "6 lira need no cards in the decks",
        given(vp=-5, others=[given(hand=all_of("vine", "summer", "order"))]), [], result(lira=6),
    ),
    Case(
        "politician", "VIS-W21", 2, "a vine, a summer visitor and an order with a score of 0",
        given(vp=0), [], result(drawn={"vine": 1, "summer": 1, "order": 1}),
    ),
    Case(
        "politician", "VIS-W21 SET-4", 2, "what is left is drawn",
        given(vp=7, others=[given(hand=all_of("vine", "order"))]), [], result(drawn={"summer": 1}),
    ),
    Case(
        "politician", "VIS-W21 SET-4", 2, "not played at 0 if none of the three can be drawn",
        given(others=[given(hand=all_of("vine", "summer", "order"))]), [], unplayable(Reason.DECK_EMPTY),
    ),
]

SUPERVISOR = [
    Case(
        "supervisor", "VIS-W22 WINE-3", 2, "1 VP for a sparkling wine, none for the other",
        given(structures=LARGE, crush_pad={"red": [1, 2, 3], "white": [4]}),
        ["make:sparkling", "grape:red:2", "grape:red:3", "grape:white:4", "make:red", "grape:red:1"],
        result(vp=1, crush_pad={}, cellar={"sparkling": [9], "red": [1]}),
    ),
    Case(
        "supervisor", "VIS-W22 WINE-3 WINE-4", 2, "2 VP for two sparkling wines",
        given(structures=LARGE, crush_pad={"red": [1, 2, 3, 4], "white": [4, 5]}),
        [
            *("make:sparkling", "grape:red:1", "grape:red:2", "grape:white:4"),
            *("make:sparkling", "grape:red:3", "grape:red:4", "grape:white:5"),
        ],
        result(vp=2, crush_pad={}, cellar={"sparkling": [7, 9]}),
    ),
    Case(
        "supervisor", "VIS-W22", 1, "two other wines score nothing, nor does sparkling wine made earlier",
        given(structures=LARGE, crush_pad={"red": [1, 2], "white": [3]}, cellar={"sparkling": [7]}),
        ["make:red", "grape:red:1", "make:blush", "grape:red:2", "grape:white:3"],
        result(crush_pad={}, cellar={"red": [1], "blush": [5], "sparkling": [7]}),
    ),
    Case(
        "supervisor", "VIS-W22", 1, "one wine is enough",
        given(crush_pad={"red": [1, 2]}), ["make:red", "grape:red:1", "done"],
        result(crush_pad={"red": [2]}, cellar={"red": [1]}),
    ),
    Case(
        "supervisor", "VIS-W22 WINE-3", 2, "no sparkling wine without the large cellar",
        given(structures=MEDIUM, crush_pad={"red": [2, 3], "white": [4]}), [],
        refused("make:sparkling", Reason.LARGE_CELLAR_NEEDED),
    ),
    Case(
        "supervisor", "VIS-W22 VIS-2", 1, "not played without grapes",
        given(structures=LARGE), [], unplayable(Reason.GRAPE_MISSING),
    ),
]

SCHOLAR = [
    Case("scholar", "VIS-W23", 1, "two orders", given(lira=3), ["option:1"], result(drawn={"order": 2})),
    Case(
        "scholar", "VIS-W23 VIS-7", 2, "a worker is trained for 3 lira, for next year",
        given(lira=4), ["option:2"], result(lira=1, training=1),
    ),
    Case(
        "scholar", "VIS-W23 VIS-4", 3, "both for 1 VP, orders first",
        given(lira=3), ["option:3", "option:1"], result(vp=-1, lira=0, training=1, drawn={"order": 2}),
    ),
    Case(
        "scholar", "VIS-W23 VIS-4", 3, "both for 1 VP, the worker first",
        given(vp=-4, lira=3), ["option:3", "option:2"], result(vp=-5, lira=0, training=1, drawn={"order": 2}),
    ),
    Case(
        "scholar", "VIS-W23 SET-4", 1, "the last order is drawn alone",
        given(others=[given(hand=all_of("order", but=("ord_r5",)))]), ["option:1"], result(hand=["ord_r5"]),
    ),
    Case(
        "scholar", "VIS-W23 SET-4", 1, "no order is left to draw",
        given(lira=3, others=[given(hand=all_of("order"))]), [],
        Question(refused={"option:1": [Reason.DECK_EMPTY], "option:3": [Reason.DECK_EMPTY]}),
    ),
    Case(
        "scholar", "VIS-W23 VIS-2", 2, "no worker for 2 lira",
        given(lira=2), [],
        Question(refused={"option:2": [Reason.TRAINING_TOO_DEAR], "option:3": [Reason.TRAINING_TOO_DEAR]}),
    ),
    Case(
        "scholar", "VIS-W23 WIN-7", 2, "no sixth regular worker",
        given(lira=3, workers={"regular": 5}), [],
        Question(refused={"option:2": [Reason.WORKER_LIMIT], "option:3": [Reason.WORKER_LIMIT]}),
    ),
    Case(
        "scholar", "VIS-W23 VIS-10", 3, "not both at minus 5",
        given(vp=-5, lira=3), [],
        Question(offered=["option:1", "option:2"], refused={"option:3": [Reason.VP_AT_FLOOR]}),
    ),
    Case(
        "scholar", "VIS-W23 VIS-2", 1, "not played without orders to draw and with 2 lira",
        given(lira=2, vp=-5, others=[given(hand=all_of("order"))]), [],
        unplayable(Reason.DECK_EMPTY, Reason.TRAINING_TOO_DEAR, Reason.VP_AT_FLOOR),
    ),
]

PLANTED = given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["pinot", "syrah"]})
REAPER = [
    Case(
        "reaper", "VIS-W24 HARV-2", 2, "three fields and 2 VP",
        PLANTED, ["field:5", "field:7", "field:6"],
        result(vp=2, crush_pad={"red": [2, 3], "white": [1, 2]}, harvested=[5, 6, 7]),
    ),
    Case(
        "reaper", "VIS-W24", 1, "two fields score nothing",
        PLANTED, ["field:5", "field:6", "done"],
        result(crush_pad={"red": [3], "white": [2]}, harvested=[5, 6]),
    ),
    Case(
        "reaper", "VIS-W24", 1, "one field is enough",
        given(fields={5: ["merlot"]}), ["field:5"], result(crush_pad={"red": [3]}, harvested=[5]),
    ),
    Case(
        "reaper", "VIS-W24 HARV-3", 2, "a field harvested earlier this year does not help",
        given(harvested=["7"], **PLANTED), ["field:5", "field:6"],
        result(crush_pad={"red": [3], "white": [2]}, harvested=[5, 6, 7]),
    ),
    Case(
        "reaper", "VIS-W24 HARV-2", 2, "fields that give no token count",
        given(
            fields={5: ["sangiovese"], 6: ["sangiovese"], 7: ["malvasia"]}, crush_pad={"red": [1], "white": [1]}
        ),
        ["field:5", "field:6", "field:7"], result(vp=2, harvested=[5, 6, 7]),
    ),
    Case(
        "reaper", "VIS-W24 HARV-1 SUM-8", 1, "neither an empty nor a sold field",
        given(fields={5: ["merlot"], 6: "sold"}), [],
        Question(
            offered=["field:5"],
            refused={"field:6": [Reason.FIELD_EMPTY], "field:7": [Reason.FIELD_EMPTY]},
        ),
    ),
    Case(
        "reaper", "VIS-W24 VIS-2", 1, "at least one field must be harvested",
        PLANTED, [], refused("done", Reason.AT_LEAST_ONE),
    ),
    Case(
        "reaper", "VIS-W24 VIS-2", 1, "not played without a field to harvest",
        given(fields={5: ["merlot"]}, harvested=["5"]), [], unplayable(Reason.FIELD_HARVESTED, Reason.FIELD_EMPTY),
    ),
]

GRANDES = given(
    players=3, wake_up_row=2, others=[given(wake_up_row=3), given(wake_up_row=1)],
    board={
        "draw_vine": {"left": {"seat": 0, "worker": "grande"}},
        "draw_order": {"left": {"seat": 1, "worker": "grande"}, "middle": {"seat": 2}},
        "gain_lira": {"beside": [{"seat": 2, "worker": "grande"}, {"seat": 2}]},
    },
)
PLAYED = {"left": {"seat": 0, "worker": "regular"}}
BACK = given(workers={"regular": 2, "grande": 1})
MOTIVATOR = [
    Case(
        "motivator", "VIS-W25 RUL-10", 1, "all take back the grande, 1 VP for each opponent",
        GRANDES,
        ["take:gain_lira:beside:grande", "take:draw_vine:left:grande", "take:draw_order:left:grande"],
        result(
            vp=2, workers={"regular": 1, "grande": 1},
            seat1=BACK, seat2=given(workers={"regular": 0, "grande": 1}),
            board={
                "draw_order": {"middle": {"seat": 2, "worker": "regular"}},
                "play_winter_visitor": PLAYED,
                "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}]},
            },
        ),
    ),
    Case(
        "motivator", "VIS-W25 YR-2", 1, "the first in wake-up order is asked first, about the grande only",
        GRANDES, [],
        Question(
            asked=2, offered=["no", "take:gain_lira:beside:grande"],
            refused={"take:draw_order:middle:regular": [Reason.WORKER_NOT_THERE]},
        ),
    ),
    Case(
        "motivator", "VIS-W25 YR-2", 1, "the owner comes in the own place",
        GRANDES, ["no"], offered("no", "take:draw_vine:left:grande", asked=0),
    ),
    Case(
        "motivator", "VIS-W25", 2, "who declines brings no VP",
        GRANDES, ["no", "no", "take:draw_order:left:grande"],
        result(
            vp=1, seat1=BACK,
            board={
                "draw_vine": {"left": {"seat": 0, "worker": "grande"}},
                "draw_order": {"middle": {"seat": 2, "worker": "regular"}},
                "play_winter_visitor": PLAYED,
                "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}, {"seat": 2, "worker": "grande"}]},
            },
        ),
    ),
    Case(
        "motivator", "VIS-W25 RUL-10 YR-4", 1, "players who have passed are left out",
        given(passed=[1, 2], **GRANDES), ["take:draw_vine:left:grande"],
        result(
            workers={"regular": 1, "grande": 1},
            board={
                "draw_order": GRANDES["board"]["draw_order"] | {
                    "left": {"seat": 1, "worker": "grande"}, "middle": {"seat": 2, "worker": "regular"}
                },
                "play_winter_visitor": PLAYED,
                "gain_lira": {"beside": [{"seat": 2, "worker": "regular"}, {"seat": 2, "worker": "grande"}]},
            },
        ),
    ),
    Case(
        "motivator", "VIS-W25 RUL-10 PLACE-3", 1, "who has placed the last worker has not passed yet",
        given(
            others=[given(workers={"regular": 0})],
            board={"draw_order": {"left": {"seat": 1, "worker": "grande"}}},
        ),
        ["take:draw_order:left:grande"],
        result(vp=1, seat1=given(workers={"regular": 0, "grande": 1}), board={"play_winter_visitor": PLAYED}),
    ),
    Case(
        "motivator", "VIS-W25 RUL-10", 1, "the owner takes back the very grande that played it",
        given(by="left:grande"), ["take:play_winter_visitor:left:grande"],
        result(workers={"regular": 2, "grande": 1}, board={}),
    ),
    Case(
        "motivator", "VIS-W25 RUL-10 STR-5", 1, "a grande may come back from the yoke, which stays used",
        given(structures=["yoke"], board={"yoke": {"left": [{"seat": 0, "worker": "grande"}]}}),
        ["take:yoke:left:grande"],
        result(workers={"regular": 1, "grande": 1}, board={"play_winter_visitor": PLAYED}),
    ),
    Case(
        "motivator", "VIS-W25 RUL-10 PLACE-7", 1, "a grande may come back from beside the spaces",
        given(
            others=[given()],
            board={"draw_order": {"left": {"seat": 0}, "beside": [{"seat": 1, "worker": "grande"}]}},
        ),
        ["take:draw_order:beside:grande"],
        result(
            vp=1, seat1=BACK,
            board={"draw_order": {"left": {"seat": 0, "worker": "regular"}}, "play_winter_visitor": PLAYED},
        ),
    ),
    Case(
        "motivator", "VIS-W25 VIS-2", 1, "it may be played though no grande is placed, and nobody is asked",
        given(players=3), [], result(),
    ),
]

BOTTLER = [
    Case(
        "bottler", "VIS-W26", 2, "three wines of three types score 3 VP",
        given(structures=MEDIUM, crush_pad={"red": [1, 2], "white": [3, 4]}),
        [
            *("make:red", "grape:red:1", "make:white", "grape:white:3"),
            *("make:blush", "grape:red:2", "grape:white:4"),
        ],
        result(vp=3, crush_pad={}, cellar={"red": [1], "white": [3], "blush": [6]}),
    ),
    Case(
        "bottler", "VIS-W26", 2, "sparkling wine is a type of its own",
        given(structures=LARGE, crush_pad={"red": [1, 2, 3], "white": [4]}),
        ["make:sparkling", "grape:red:1", "grape:red:2", "grape:white:4", "make:red", "grape:red:3"],
        result(vp=2, crush_pad={}, cellar={"red": [3], "sparkling": [7]}),
    ),
    Case(
        "bottler", "VIS-W26", 2, "three red wines are one type, and older wines do not count",
        given(crush_pad={"red": [1, 2, 3, 4]}, cellar={"white": [1]}, structures=MEDIUM),
        ["make:red", "grape:red:1", "make:red", "grape:red:2", "make:red", "grape:red:3"],
        result(vp=1, crush_pad={"red": [4]}, cellar={"red": [1, 2, 3], "white": [1]}),
    ),
    Case(
        "bottler", "VIS-W26", 1, "one wine is enough",
        given(crush_pad={"red": [1], "white": [1]}), ["make:white", "grape:white:1", "done"],
        result(vp=1, crush_pad={"red": [1]}, cellar={"white": [1]}),
    ),
    Case(
        "bottler", "VIS-W26 VIS-2", 1, "at least one wine must be made",
        given(crush_pad={"red": [1]}), [], refused("done", Reason.AT_LEAST_ONE),
    ),
    Case("bottler", "VIS-W26 VIS-2", 1, "not played without grapes", given(), [], unplayable(Reason.GRAPE_MISSING)),
]

CASES = [
    *MASTER_VINTNER,
    *UNCERTIFIED_OENOLOGIST,
    *PROMOTER,
    *MENTOR,
    *HARVEST_EXPERT,
    *INNKEEPER,
    *JACK_OF_ALL_TRADES,
    *POLITICIAN,
    *SUPERVISOR,
    *SCHOLAR,
    *REAPER,
    *MOTIVATOR,
    *BOTTLER,
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)
