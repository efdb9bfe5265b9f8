"""The winter visitors from the Merchant to the Professor (VIS-W1 to VIS-W13), case by case."""

from __future__ import annotations

import pytest

from tests.cards.winter_table import (
    Case,
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

FILLABLE = given(hand=["ord_r2_w2"], cellar={"red": [2], "white": [2]})
FILL = ["card:ord_r2_w2", "wine:red:2", "wine:white:2"]

MERCHANT = [
    Case(
        "merchant", "VIS-W1 VIS-8", 1, "3 lira buy a red and a white grape of value 1",
        given(lira=5, crush_pad={"red": [4]}), ["option:1"],
        result(lira=2, crush_pad={"red": [1, 4], "white": [1]}),
    ),
    Case(
        "merchant", "VIS-W1 VIS-2", 1, "2 lira do not buy the grapes",
        given(lira=2, **FILLABLE), [], refused("option:1", Reason.LIRA_SHORT),
    ),
    Case(
        "merchant", "VIS-W1 VIS-8", 1, "no grapes while the red icon of value 1 is taken",
        given(lira=3, crush_pad={"red": [1]}, **FILLABLE), [], refused("option:1", Reason.ICON_TAKEN),
    ),
    Case(
        "merchant", "VIS-W1 VIS-8", 1, "no grapes while the white icon of value 1 is taken",
        given(lira=3, crush_pad={"white": [1]}, **FILLABLE), [], refused("option:1", Reason.ICON_TAKEN),
    ),
    Case(
        "merchant", "VIS-W1 ORD-1", 2, "an order is filled for 1 VP more",
        FILLABLE, ["option:2", *FILL],
        result(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "merchant", "VIS-W1 ORD-1", 2, "the player chooses the wines that fill the order",
        given(hand=["ord_r2_w2"], cellar={"red": [2, 3], "white": [2]}),
        ["option:2", "card:ord_r2_w2", "wine:red:3", "wine:white:2"],
        result(vp=3, residual=1, cellar={"red": [2]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "merchant", "VIS-W1 VIS-12", 2, "at a residual payment of 5 an order still scores",
        given(residual=5, **FILLABLE), ["option:2", *FILL],
        result(vp=3, residual=5, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "merchant", "VIS-W1 VIS-2", 2, "nothing to fill without an order",
        given(lira=3), [], refused("option:2", Reason.NOT_AN_ORDER),
    ),
    Case(
        "merchant", "VIS-W1 ORD-1", 2, "nothing to fill with wine too low for the order",
        given(lira=3, hand=["ord_r5"], cellar={"red": [4]}, structures=["medium_cellar"]), [],
        refused("option:2", Reason.ORDER_NOT_FILLABLE),
    ),
    Case(
        "merchant", "VIS-W1 VIS-2", 1, "not played by who can do neither part",
        given(lira=2, crush_pad={"red": [1]}), [],
        unplayable(Reason.LIRA_SHORT, Reason.ICON_TAKEN, Reason.NOT_AN_ORDER),
    ),
]

CRUSHER = [
    Case(
        "crusher", "VIS-W2", 1, "3 lira and a summer visitor",
        given(lira=1), ["option:1"], result(lira=4, drawn={"summer": 1}),
    ),
    Case(
        "crusher", "VIS-W2 SET-4", 1, "no lira without a summer visitor to draw",
        given(crush_pad={"red": [2]}, others=[given(hand=all_of("summer"))]), [],
        refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "crusher", "VIS-W2 VIS-4", 2, "the player chooses whether to draw or to make wine first",
        given(crush_pad={"red": [2]}), ["option:2"], offered("option:1", "option:2"),
    ),
    Case(
        "crusher", "VIS-W2 VIS-4", 2, "an order is drawn before two wines are made",
        given(crush_pad={"red": [2], "white": [3]}),
        ["option:2", "option:1", "make:red", "grape:red:2", "make:white", "grape:white:3"],
        result(crush_pad={}, cellar={"red": [2], "white": [3]}, drawn={"order": 1}),
    ),
    Case(
        "crusher", "VIS-W2 VIS-4", 2, "one wine is made before the order is drawn",
        given(crush_pad={"red": [2], "white": [3]}),
        ["option:2", "option:2", "make:red", "grape:red:2", "done"],
        result(crush_pad={"white": [3]}, cellar={"red": [2]}, drawn={"order": 1}),
    ),
    Case(
        "crusher", "VIS-W2 VIS-2", 2, "at least one wine must be made",
        given(crush_pad={"red": [2]}), ["option:2", "option:1"], refused("done", Reason.AT_LEAST_ONE),
    ),
    Case(
        "crusher", "VIS-W2 VIS-2", 2, "no order without a grape to make wine of",
        given(), [], refused("option:2", Reason.GRAPE_MISSING),
    ),
    Case(
        "crusher", "VIS-W2 SET-4", 2, "no wine without an order to draw",
        given(crush_pad={"red": [2]}, others=[given(hand=all_of("order"))]), [],
        refused("option:2", Reason.DECK_EMPTY),
    ),
    Case(
        "crusher", "VIS-W2 VIS-2", 1, "not played without summer visitors to draw and without grapes",
        given(others=[given(hand=all_of("summer"))]), [], unplayable(Reason.DECK_EMPTY, Reason.GRAPE_MISSING),
    ),
]

JUDGE = [
    Case("judge", "VIS-W3", 1, "two summer visitors", given(), ["option:1"], result(drawn={"summer": 2})),
    Case(
        "judge", "VIS-W3 SET-4", 1, "the last summer visitor is drawn alone",
        given(others=[given(hand=all_of("summer", but=("broker",)))]), ["option:1"], result(hand=["broker"]),
    ),
    Case(
        "judge", "VIS-W3 SET-4", 1, "the pile becomes the deck between the two cards",
        given(
            discards={"summer": ["patron", "banker"]},
            others=[given(hand=all_of("summer", but=("broker", "patron", "banker")))],
        ),
        ["option:1"], result(drawn={"summer": 2}, discards={"summer": []}),
    ),
    Case(
        "judge", "VIS-W3 SET-4", 1, "no summer visitor is left to draw",
        given(cellar={"red": [4]}, others=[given(hand=all_of("summer"))]), [],
        refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "judge", "VIS-W3", 2, "a wine of value 4 is discarded for 3 VP",
        given(cellar={"red": [4], "white": [5]}, structures=["medium_cellar"]), ["option:2", "wine:red:4"],
        result(vp=3, cellar={"white": [5]}),
    ),
    Case(
        "judge", "VIS-W3", 2, "a sparkling wine will do too",
        given(cellar={"sparkling": [8]}, structures=["medium_cellar", "large_cellar"]),
        ["option:2", "wine:sparkling:8"], result(vp=3, cellar={}),
    ),
    Case(
        "judge", "VIS-W3", 2, "of two wines the one of value 3 is too low",
        given(cellar={"red": [4], "white": [3]}, structures=["medium_cellar"]), ["option:2"],
        refused("wine:white:3", Reason.WINE_TOO_LOW),
    ),
    Case(
        "judge", "VIS-W3 VIS-2", 2, "not with a wine of value 3 alone",
        given(cellar={"white": [3]}), [], refused("option:2", Reason.WINE_TOO_LOW),
    ),
    Case(
        "judge", "VIS-W3 VIS-2", 1, "not played without cards to draw and without wine",
        given(others=[given(hand=all_of("summer"))]), [], unplayable(Reason.DECK_EMPTY, Reason.WINE_TOO_LOW),
    ),
]

OENOLOGIST = [
    Case(
        "oenologist", "VIS-W4 END-2", 1, "every wine ages by two",
        given(
            cellar={"red": [1, 4], "white": [2], "blush": [5], "sparkling": [7]},
            structures=["medium_cellar", "large_cellar"],
        ),
        ["option:1"], result(cellar={"red": [3, 6], "white": [4], "blush": [7], "sparkling": [9]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-2", 1, "grapes do not age",
        given(crush_pad={"red": [2], "white": [5]}, cellar={"red": [1]}), ["option:1"], result(cellar={"red": [3]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-3", 1, "without the medium cellar no wine passes 3",
        given(cellar={"red": [2], "white": [3]}), ["option:1"], result(cellar={"red": [3], "white": [3]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-3", 1, "without the large cellar no wine passes 6",
        given(cellar={"red": [5], "blush": [6]}, structures=["medium_cellar"]), ["option:1"],
        result(cellar={"red": [6], "blush": [6]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-2", 1, "a wine that cannot move blocks the one below it",
        given(cellar={"red": [1, 2]}), ["option:1"], result(cellar={"red": [2, 3]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-2", 1, "neighbours move together when the highest can",
        given(cellar={"white": [1, 2, 3]}, structures=["medium_cellar"]), ["option:1"],
        result(cellar={"white": [3, 4, 5]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-2", 1, "no wine passes 9",
        given(cellar={"red": [7, 9], "sparkling": [8]}, structures=["medium_cellar", "large_cellar"]), ["option:1"],
        result(cellar={"red": [8, 9], "sparkling": [9]}),
    ),
    Case(
        "oenologist", "VIS-W4 END-3", 1, "a wine in a tier whose cellar is not built ages inside that tier",
        given(cellar={"red": [4], "white": [5], "blush": [7]}), ["option:1"],
        result(cellar={"red": [6], "white": [6], "blush": [9]}),
    ),
    Case(
        "oenologist", "VIS-W4 VIS-2", 1, "one wine is enough even if it cannot move",
        given(cellar={"red": [3]}), ["option:1"], result(),
    ),
    Case(
        "oenologist", "VIS-W4 VIS-2", 1, "nothing ages in an empty cellar",
        given(lira=3), [], refused("option:1", Reason.NOTHING_TO_COUNT),
    ),
    Case(
        "oenologist", "VIS-W4 STR-7", 2, "the medium cellar for 3 lira",
        given(lira=4), ["option:2"], result(lira=1, structures=["medium_cellar"]),
    ),
    Case(
        "oenologist", "VIS-W4 STR-7", 2, "the large cellar for 3 lira",
        given(lira=3, structures=["medium_cellar"]), ["option:2"],
        result(lira=0, structures=["medium_cellar", "large_cellar"]),
    ),
    Case(
        "oenologist", "VIS-W4 VIS-2", 2, "no cellar for 2 lira",
        given(lira=2, cellar={"red": [1]}), [], refused("option:2", Reason.BUILDING_TOO_DEAR),
    ),
    Case(
        "oenologist", "VIS-W4 STR-7", 2, "no cellar beyond the large one",
        given(lira=9, cellar={"red": [1]}, structures=["medium_cellar", "large_cellar"]), [],
        refused("option:2", Reason.CELLAR_COMPLETE),
    ),
    Case(
        "oenologist", "VIS-W4 VIS-2", 1, "not played without wine and with 2 lira",
        given(lira=2), [], unplayable(Reason.NOTHING_TO_COUNT, Reason.BUILDING_TOO_DEAR),
    ),
]

MARKETER = [
    Case(
        "marketer", "VIS-W5", 1, "two summer visitors and 1 lira",
        given(lira=1), ["option:1"], result(lira=2, drawn={"summer": 2}),
    ),
    Case(
        "marketer", "VIS-W5 SET-4", 1, "the last summer visitor and 1 lira",
        given(others=[given(hand=all_of("summer", but=("broker",)))]), ["option:1"], result(lira=1, hand=["broker"]),
    ),
    Case(
        "marketer", "VIS-W5 SET-4", 1, "no lira without a summer visitor to draw",
        given(**FILLABLE, others=[given(hand=all_of("summer"))]), [], refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "marketer", "VIS-W5 ORD-1", 2, "an order is filled for 1 VP more",
        FILLABLE, ["option:2", *FILL],
        result(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    ),
    Case(
        "marketer", "VIS-W5 VIS-2", 2, "nothing to fill without an order",
        given(cellar={"red": [2]}), [], refused("option:2", Reason.NOT_AN_ORDER),
    ),
    Case(
        "marketer", "VIS-W5 ORD-1", 2, "nothing to fill without the wine",
        given(hand=["ord_r2_w2"], cellar={"red": [2]}), [], refused("option:2", Reason.ORDER_NOT_FILLABLE),
    ),
    Case(
        "marketer", "VIS-W5 VIS-2", 1, "not played without cards to draw and without an order",
        given(others=[given(hand=all_of("summer"))]), [], unplayable(Reason.DECK_EMPTY, Reason.NOT_AN_ORDER),
    ),
]

CRUSH_EXPERT = [
    Case("crush_expert", "VIS-W6", 1, "3 lira and an order", given(), ["option:1"], result(lira=3, drawn={"order": 1})),
    Case(
        "crush_expert", "VIS-W6 SET-4", 1, "no lira without an order to draw",
        given(crush_pad={"red": [1]}, others=[given(hand=all_of("order"))]), [],
        refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "crush_expert", "VIS-W6 WINE-1", 2, "three wines are made, and no fourth",
        given(crush_pad={"red": [1, 2], "white": [1, 3]}),
        ["option:2", "make:red", "grape:red:1", "make:white", "grape:white:3", "make:red", "grape:red:2"],
        result(crush_pad={"white": [1]}, cellar={"red": [1, 2], "white": [3]}),
    ),
    Case(
        "crush_expert", "VIS-W6", 2, "one wine is enough",
        given(crush_pad={"red": [1, 2]}), ["option:2", "make:red", "grape:red:2", "done"],
        result(crush_pad={"red": [1]}, cellar={"red": [2]}),
    ),
    Case(
        "crush_expert", "VIS-W6 WINE-4", 2, "what the cellar cannot hold drops to the highest free icon",
        given(crush_pad={"red": [5, 6]}), ["option:2", "make:red", "grape:red:6", "make:red", "grape:red:5"],
        result(crush_pad={}, cellar={"red": [2, 3]}),
    ),
    Case(
        "crush_expert", "VIS-W6 VIS-2", 2, "no wine without a grape",
        given(), [], refused("option:2", Reason.GRAPE_MISSING),
    ),
    Case(
        "crush_expert", "VIS-W6 WINE-4", 2, "no wine while every icon below the grape is taken",
        given(crush_pad={"red": [2]}, cellar={"red": [1, 2]}), [],
        refused(
            "option:2",
            Reason.NO_WINE_ICON, Reason.GRAPE_MISSING, Reason.MEDIUM_CELLAR_NEEDED, Reason.LARGE_CELLAR_NEEDED,
        ),
    ),
    Case(
        "crush_expert", "VIS-W6 VIS-2", 1, "not played without orders to draw and without grapes",
        given(others=[given(hand=all_of("order"))]), [], unplayable(Reason.DECK_EMPTY, Reason.GRAPE_MISSING),
    ),
]

SIX_OPPOSITE = given(others=[given(workers={"regular": 5})])
UNCERTIFIED_TEACHER = [
    Case(
        "uncertified_teacher", "VIS-W7 VIS-7", 1, "1 VP trains a worker for next year without lira",
        given(), ["option:1"], result(vp=-1, training=1),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 VIS-10", 1, "the score may drop to minus 5",
        given(vp=-4), ["option:1"], result(vp=-5, training=1),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 VIS-10", 1, "not at minus 5",
        given(vp=-5, **SIX_OPPOSITE), [], refused("option:1", Reason.VP_AT_FLOOR),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 WIN-7", 1, "no sixth regular worker",
        given(workers={"regular": 5}, **SIX_OPPOSITE), [], refused("option:1", Reason.WORKER_LIMIT),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 WIN-7", 1, "a worker trained this year counts towards the limit",
        given(workers={"regular": 4}, training=1, **SIX_OPPOSITE), [], refused("option:1", Reason.WORKER_LIMIT),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 WAKE-3", 1, "the temporary worker does not count towards the limit",
        given(workers={"regular": 4}, temporary=0, wake_up_row=7), ["option:1"], result(vp=-1, training=1),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 RUL-1", 2, "1 VP for the opponent with six workers, none for the one with five",
        given(players=3, others=[given(workers={"regular": 5}), given(workers={"regular": 4})]), ["option:2"],
        result(vp=1),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 RUL-1", 2, "placed workers, the trained and the temporary one count",
        given(
            players=4,
            others=[
                given(workers={"regular": 5}),
                given(workers={"regular": 4}, training=1),
                given(workers={"regular": 4}, wake_up_row=7),
            ],
            temporary=3,
            board={
                "draw_order": {"left": {"seat": 1, "worker": "grande"}},
                "gain_lira": {"beside": [{"seat": 1}, {"seat": 1}, {"seat": 2}]},
            },
        ),
        ["option:2"], result(vp=3),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 RUL-1", 2, "seven workers count like six",
        given(others=[given(workers={"regular": 5}, wake_up_row=7)], temporary=1), ["option:2"], result(vp=1),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 RUL-1", 2, "a sixth worker without the grande is one too few",
        given(others=[given(workers={"regular": 5, "grande": 0})]), [], refused("option:2", Reason.NOTHING_TO_COUNT),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 VIS-2", 2, "not while no opponent has six workers",
        given(), [], refused("option:2", Reason.NOTHING_TO_COUNT),
    ),
    Case(
        "uncertified_teacher", "VIS-W7 VIS-2", 2, "own six workers do not count, so it is not played",
        given(workers={"regular": 5}), [], unplayable(Reason.WORKER_LIMIT, Reason.NOTHING_TO_COUNT),
    ),
]

TEACHER = [
    Case(
        "teacher", "VIS-W8 WINE-1", 1, "two wines are made, and no third",
        given(crush_pad={"red": [1, 2], "white": [3]}),
        ["option:1", "make:red", "grape:red:2", "make:white", "grape:white:3"],
        result(crush_pad={"red": [1]}, cellar={"red": [2], "white": [3]}),
    ),
    Case(
        "teacher", "VIS-W8", 1, "one wine is enough",
        given(crush_pad={"red": [1, 2]}), ["option:1", "make:red", "grape:red:1", "done"],
        result(crush_pad={"red": [2]}, cellar={"red": [1]}),
    ),
    Case(
        "teacher", "VIS-W8 VIS-2", 1, "no wine without a grape",
        given(lira=2), [], refused("option:1", Reason.GRAPE_MISSING),
    ),
    Case(
        "teacher", "VIS-W8 VIS-7", 2, "a worker is trained for 2 lira, for next year",
        given(lira=3), ["option:2"], result(lira=1, training=1),
    ),
    Case(
        "teacher", "VIS-W8 VIS-2", 2, "no worker for 1 lira",
        given(lira=1, crush_pad={"red": [1]}), [], refused("option:2", Reason.TRAINING_TOO_DEAR),
    ),
    Case(
        "teacher", "VIS-W8 WIN-7", 2, "no sixth regular worker",
        given(lira=2, workers={"regular": 5}, crush_pad={"red": [1]}), [], refused("option:2", Reason.WORKER_LIMIT),
    ),
    Case(
        "teacher", "VIS-W8 VIS-2", 1, "not played without grapes, lira and room for a worker",
        given(lira=1, workers={"regular": 5}), [],
        unplayable(Reason.GRAPE_MISSING, Reason.TRAINING_TOO_DEAR, Reason.WORKER_LIMIT),
    ),
]

BENEFACTOR = [
    Case(
        "benefactor", "VIS-W9", 1, "a vine and a summer visitor",
        given(), ["option:1"], result(drawn={"vine": 1, "summer": 1}),
    ),
    Case(
        "benefactor", "VIS-W9 SET-4", 1, "without vines to draw the summer visitor alone",
        given(others=[given(hand=all_of("vine"))]), ["option:1"], result(drawn={"summer": 1}),
    ),
    Case(
        "benefactor", "VIS-W9 SET-4", 1, "without summer visitors to draw the vine alone",
        given(others=[given(hand=all_of("summer"))]), ["option:1"], result(drawn={"vine": 1}),
    ),
    Case(
        "benefactor", "VIS-W9 SET-4", 1, "neither a vine nor a summer visitor is left",
        given(hand=["teacher", "judge"], others=[given(hand=all_of("vine", "summer"))]), [],
        refused("option:1", Reason.DECK_EMPTY),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-13", 2, "two visitors of any kind are discarded for 2 VP",
        given(hand=["broker", "teacher", "merlot"]), ["option:2", "card:broker", "card:teacher"],
        result(vp=2, hand=["merlot"], discards={"summer": ["broker"], "winter": ["teacher", "benefactor"]}),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-13", 2, "a vine is no visitor",
        given(hand=["broker", "teacher", "merlot"]), ["option:2"],
        refused("card:merlot", Reason.WRONG_KIND_OF_CARD),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-13", 2, "an order is no visitor",
        given(hand=["broker", "teacher", "ord_r5"]), ["option:2"],
        refused("card:ord_r5", Reason.WRONG_KIND_OF_CARD),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-13", 2, "the Benefactor itself has left the hand",
        given(hand=["broker", "teacher"]), ["option:2"], refused("card:benefactor", Reason.CARD_NOT_HELD),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-13", 2, "the Benefactor is not the second of two visitors",
        given(hand=["broker", "merlot", "ord_r5"]), [], refused("option:2", Reason.TOO_FEW_CARDS),
    ),
    Case(
        "benefactor", "VIS-W9 VIS-2", 1, "not played without cards to draw and to discard",
        given(others=[given(hand=all_of("vine", "summer"))]), [],
        unplayable(Reason.DECK_EMPTY, Reason.TOO_FEW_CARDS),
    ),
]

ASSESSOR = [
    Case(
        "assessor", "VIS-W10 VIS-13", 1, "1 lira for each of three cards in hand, not for itself",
        given(lira=1, hand=["merlot", "merlot", "broker"]), ["option:1"], result(lira=4),
    ),
    Case(
        "assessor", "VIS-W10 VIS-13", 2, "the whole hand is discarded for 2 VP",
        given(hand=["merlot", "ord_r5", "broker", "judge"]), ["option:2"],
        result(
            vp=2, hand=[],
            discards={"vine": ["merlot"], "order": ["ord_r5"], "summer": ["broker"], "winter": ["judge", "assessor"]},
        ),
    ),
    Case(
        "assessor", "VIS-W10 VIS-13", 2, "a hand of one card is enough",
        given(hand=["merlot"]), ["option:2"], result(vp=2, hand=[], discards={"vine": ["merlot"]}),
    ),
    Case("assessor", "VIS-W10 VIS-2", 1, "not played as the only card in hand", given(), [], unplayable()),
]

ABLE = given(lira=3, hand=["merlot", "syrah"])
QUEEN = [
    Case(
        "queen", "VIS-W11 RUL-5", 1, "the neighbour loses 1 VP",
        given(players=3, others=[given(), given(vp=4, **ABLE)]), ["option:1"], result(seat2=given(vp=3)),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 2, "the neighbour gives two cards of own choice",
        given(players=3, others=[given(), given(hand=["merlot", "syrah", "broker"])]),
        ["option:2", "card:merlot", "card:broker"],
        result(hand=["merlot", "broker"], seat2=given(hand=["syrah"])),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 2, "the giver may choose among all kinds of cards",
        given(hand=["judge"], others=[given(hand=["merlot", "ord_r5", "broker", "teacher"])]), ["option:2"],
        offered("card:merlot", "card:ord_r5", "card:broker", "card:teacher", asked=1),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 3, "the neighbour pays 3 lira to the owner",
        given(players=3, lira=1, others=[given(lira=9), given(lira=5)]), ["option:3"],
        result(lira=4, seat2=given(lira=2)),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 1, "the right-hand neighbour of three is asked, whatever the wake-up order",
        given(players=3, wake_up_row=2, others=[given(wake_up_row=1, **ABLE), given(wake_up_row=3, **ABLE)]), [],
        offered("option:1", "option:2", "option:3", asked=2),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 1, "the right-hand neighbour of seat 2 is seat 1",
        given(players=4, to_move=2, **ABLE, others=[given(**ABLE), given(), given(**ABLE)]), [],
        offered("option:1", "option:2", "option:3", asked=1),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 1, "the only opponent is the neighbour",
        given(others=[given(**ABLE)]), [], offered("option:1", "option:2", "option:3", asked=1),
    ),
    Case(
        "queen", "VIS-W11 YR-4", 1, "a neighbour who has passed is asked too",
        given(passed=[1], others=[given(**ABLE)]), [], offered("option:1", "option:2", "option:3", asked=1),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 2, "a neighbour with one card cannot give two",
        given(others=[given(lira=3, hand=["merlot"])]), [], offered("option:1", "option:3", asked=1),
    ),
    Case(
        "queen", "VIS-W11 RUL-5 VIS-2", 2, "one card of two cannot be given",
        given(others=[given(lira=3, hand=["merlot"])]), [], refused("option:2", Reason.REST_IMPOSSIBLE),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 2, "a neighbour without cards can give none",
        given(others=[given(lira=3)]), [], refused("option:2", Reason.TOO_FEW_CARDS),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 3, "a neighbour with 2 lira cannot pay 3",
        given(others=[given(lira=2, hand=["merlot", "syrah"])]), [], refused("option:3", Reason.LIRA_SHORT),
    ),
    Case(
        "queen", "VIS-W11 RUL-5 VIS-10", 1, "a neighbour at minus 5 loses no VP",
        given(others=[given(vp=-5, **ABLE)]), [], refused("option:1", Reason.VP_AT_FLOOR),
    ),
    Case(
        "queen", "VIS-W11 RUL-5 VIS-10", 1, "a neighbour with nothing else falls to minus 5",
        given(others=[given(vp=-4, lira=2, hand=["merlot"])]), ["option:1"], result(seat1=given(vp=-5)),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 1, "a neighbour at minus 5 with two cards must give them",
        given(others=[given(vp=-5, lira=2, hand=["merlot", "syrah"])]), [], offered("option:2", asked=1),
    ),
    Case(
        "queen", "VIS-W11 RUL-5", 1, "not played if the neighbour can do nothing, though another opponent could",
        given(players=3, lira=9, others=[given(**ABLE), given(vp=-5, lira=2, hand=["merlot"])]), [],
        unplayable(Reason.NEIGHBOUR_CANNOT),
    ),
]

PLANTED = given(fields={5: ["merlot"], 6: ["trebbiano"], 7: ["pinot", "syrah"]})
HARVESTER = [
    Case(
        "harvester", "VIS-W12 HARV-1", 1, "one field and 2 lira",
        PLANTED, ["field:7", "done", "option:1"],
        result(lira=2, crush_pad={"red": [3], "white": [1]}, harvested=[7]),
    ),
    Case(
        "harvester", "VIS-W12 HARV-1", 2, "two fields and 1 VP",
        PLANTED, ["field:5", "field:6", "option:2"],
        result(vp=1, crush_pad={"red": [3], "white": [2]}, harvested=[5, 6]),
    ),
    Case(
        "harvester", "VIS-W12", 1, "after two fields there is no third",
        PLANTED, ["field:5", "field:6"], offered("option:1", "option:2"),
    ),
    Case(
        "harvester", "VIS-W12 VIS-2", 1, "at least one field must be harvested",
        PLANTED, [], refused("done", Reason.AT_LEAST_ONE),
    ),
    Case(
        "harvester", "VIS-W12 HARV-2", 1, "a field that gives no token counts as harvested",
        given(fields={5: ["sangiovese"]}, crush_pad={"red": [1]}), ["field:5", "option:1"],
        result(lira=2, harvested=[5]),
    ),
    Case(
        "harvester", "VIS-W12 HARV-3", 1, "a field harvested this year is not harvested again",
        given(harvested=["5"], **PLANTED), [], refused("field:5", Reason.FIELD_HARVESTED),
    ),
    Case(
        "harvester", "VIS-W12 VIS-2", 1, "not played without a vine on a field",
        given(), [], unplayable(Reason.FIELD_EMPTY),
    ),
    Case(
        "harvester", "VIS-W12 HARV-3", 2, "not played after the only planted field was harvested",
        given(fields={5: ["merlot"]}, harvested=["5"]), [], unplayable(Reason.FIELD_HARVESTED, Reason.FIELD_EMPTY),
    ),
]

PROFESSOR = [
    Case(
        "professor", "VIS-W13 VIS-7", 1, "a worker is trained for 2 lira, for next year",
        given(lira=2), ["option:1"], result(lira=0, training=1),
    ),
    Case(
        "professor", "VIS-W13 VIS-2", 1, "no worker for 1 lira and without room",
        given(lira=1, workers={"regular": 4}, training=1), [],
        refused("option:1", Reason.TRAINING_TOO_DEAR, Reason.WORKER_LIMIT),
    ),
    Case(
        "professor", "VIS-W13 WIN-7", 1, "no sixth regular worker",
        given(lira=2, workers={"regular": 5}), [], refused("option:1", Reason.WORKER_LIMIT),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "2 VP with five regular workers and the grande",
        given(workers={"regular": 5}), ["option:2"], result(vp=2),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "placed workers count among the six",
        given(
            workers={"regular": 5},
            board={
                "draw_order": {"left": {"seat": 0, "worker": "grande"}},
                "gain_lira": {"beside": [{"seat": 0}, {"seat": 0}, {"seat": 0}]},
            },
        ),
        ["option:2"], result(vp=2),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "a worker trained this year counts among the six",
        given(workers={"regular": 4}, training=1), ["option:2"], result(vp=2),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "the temporary worker counts among the six",
        given(workers={"regular": 4}, temporary=0, wake_up_row=7), ["option:2"], result(vp=2),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "not with five workers",
        given(lira=2, workers={"regular": 4}), [], refused("option:2", Reason.CONDITION_NOT_MET),
    ),
    Case(
        "professor", "VIS-W13 RUL-1", 2, "another player's temporary worker does not count",
        given(lira=2, workers={"regular": 4}, temporary=1, others=[given(wake_up_row=7)]), [],
        refused("option:2", Reason.CONDITION_NOT_MET),
    ),
    Case(
        "professor", "VIS-W13 VIS-2", 1, "not played with 1 lira and five workers",
        given(lira=1, workers={"regular": 4}), [],
        unplayable(Reason.TRAINING_TOO_DEAR, Reason.CONDITION_NOT_MET),
    ),
]

CASES = [
    *MERCHANT,
    *CRUSHER,
    *JUDGE,
    *OENOLOGIST,
    *MARKETER,
    *CRUSH_EXPERT,
    *UNCERTIFIED_TEACHER,
    *TEACHER,
    *BENEFACTOR,
    *ASSESSOR,
    *QUEEN,
    *HARVESTER,
    *PROFESSOR,
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)
