"""The winter visitors from the Merchant to the Assessor (VIS-W1 to VIS-W10), case by case."""

from __future__ import annotations

import pytest

from tests.cards.winter_table import Case, all_of, case, check, given, of, parameters
from vendemmia.engine import Reason

FILLABLE = given(hand=["ord_r2_w2"], cellar={"red": [2], "white": [2]})
FILL = "card:ord_r2_w2 wine:red:2 wine:white:2"
MERCHANT = of(
    "VIS-W1",
    "merchant",
    case(1, "3 lira buy a red and a white grape of value 1", "VIS-8")
    .given(lira=5, crush_pad={"red": [4]})
    .choose("option:1")
    .brings(lira=2, crush_pad={"red": [1, 4], "white": [1]}),
    case(1, "2 lira do not buy the grapes", "VIS-2").given(lira=2, **FILLABLE).refuses("option:1", Reason.LIRA_SHORT),
    case(1, "no grapes while the red icon of value 1 is taken", "VIS-8")
    .given(lira=3, crush_pad={"red": [1]}, **FILLABLE)
    .refuses("option:1", Reason.ICON_TAKEN),
    case(1, "no grapes while the white icon of value 1 is taken", "VIS-8")
    .given(lira=3, crush_pad={"white": [1]}, **FILLABLE)
    .refuses("option:1", Reason.ICON_TAKEN),
    case(2, "an order is filled for 1 VP more", "ORD-1")
    .given(**FILLABLE)
    .choose(f"option:2 {FILL}")
    .brings(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "the player chooses the wines that fill the order", "ORD-1")
    .given(hand=["ord_r2_w2"], cellar={"red": [2, 3], "white": [2]})
    .choose("option:2 card:ord_r2_w2 wine:red:3 wine:white:2")
    .brings(vp=3, residual=1, cellar={"red": [2]}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "at a residual payment of 5 an order still scores", "VIS-12")
    .given(residual=5, **FILLABLE)
    .choose(f"option:2 {FILL}")
    .brings(vp=3, residual=5, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "nothing to fill without an order", "VIS-2").given(lira=3).refuses("option:2", Reason.NOT_AN_ORDER),
    case(2, "nothing to fill with wine too low for the order", "ORD-1")
    .given(lira=3, hand=["ord_r5"], cellar={"red": [4]}, structures=["medium_cellar"])
    .refuses("option:2", Reason.ORDER_NOT_FILLABLE),
    case(1, "not played by who can do neither part", "VIS-2")
    .given(lira=2, crush_pad={"red": [1]})
    .unplayable(Reason.LIRA_SHORT, Reason.ICON_TAKEN, Reason.NOT_AN_ORDER),
)

CRUSHER = of(
    "VIS-W2",
    "crusher",
    case(1, "3 lira and a summer visitor").given(lira=1).choose("option:1").brings(lira=4, drawn={"summer": 1}),
    case(1, "no lira without a summer visitor to draw", "SET-4")
    .given(crush_pad={"red": [2]}, others=[given(hand=all_of("summer"))])
    .refuses("option:1", Reason.DECK_EMPTY),
    case(2, "the player chooses whether to draw or to make wine first", "VIS-4")
    .given(crush_pad={"red": [2]})
    .choose("option:2")
    .offers("option:1 option:2"),
    case(2, "an order is drawn before two wines are made, and no third", "VIS-4")
    .given(crush_pad={"red": [1, 2], "white": [3]})
    .choose("option:2 option:1 make:red grape:red:2 make:white grape:white:3")
    .brings(crush_pad={"red": [1]}, cellar={"red": [2], "white": [3]}, drawn={"order": 1}),
    case(2, "one wine is made before the order is drawn", "VIS-4")
    .given(crush_pad={"red": [2], "white": [3]})
    .choose("option:2 option:2 make:red grape:red:2 done")
    .brings(crush_pad={"white": [3]}, cellar={"red": [2]}, drawn={"order": 1}),
    case(2, "at least one wine must be made", "VIS-2")
    .given(crush_pad={"red": [2]})
    .choose("option:2 option:1")
    .refuses("done", Reason.AT_LEAST_ONE),
    case(2, "no order without a grape to make wine of", "VIS-2").refuses("option:2", Reason.GRAPE_MISSING),
    case(2, "no wine without an order to draw", "SET-4")
    .given(crush_pad={"red": [2]}, others=[given(hand=all_of("order"))])
    .refuses("option:2", Reason.DECK_EMPTY),
    case(1, "not played without summer visitors to draw and without grapes", "VIS-2")
    .given(others=[given(hand=all_of("summer"))])
    .unplayable(Reason.DECK_EMPTY, Reason.GRAPE_MISSING),
)

JUDGE = of(
    "VIS-W3",
    "judge",
    case(1, "two summer visitors").choose("option:1").brings(drawn={"summer": 2}),
    case(1, "the last summer visitor is drawn alone", "SET-4")
    .given(others=[given(hand=all_of("summer", but=("broker",)))])
    .choose("option:1")
    .brings(hand=["broker"]),
    case(1, "the pile becomes the deck between the two cards", "SET-4")
    .given(
        discards={"summer": ["patron", "banker"]},
        others=[given(hand=all_of("summer", but=("broker", "patron", "banker")))],
    )
    .choose("option:1")
    .brings(drawn={"summer": 2}, discards={"summer": []}),
    case(1, "no summer visitor is left to draw", "SET-4")
    .given(cellar={"red": [4]}, others=[given(hand=all_of("summer"))])
    .refuses("option:1", Reason.DECK_EMPTY),
    case(2, "a wine of value 4 is discarded for 3 VP")
    .given(cellar={"red": [4], "white": [5]}, structures=["medium_cellar"])
    .choose("option:2 wine:red:4")
    .brings(vp=3, cellar={"white": [5]}),
    case(2, "a sparkling wine will do too")
    .given(cellar={"sparkling": [8]}, structures=["medium_cellar", "large_cellar"])
    .choose("option:2 wine:sparkling:8")
    .brings(vp=3, cellar={}),
    case(2, "of two wines the one of value 3 is too low")
    .given(cellar={"red": [4], "white": [3]}, structures=["medium_cellar"])
    .choose("option:2")
    .refuses("wine:white:3", Reason.WINE_TOO_LOW),
    case(2, "not with a wine of value 3 alone", "VIS-2")
    .given(cellar={"white": [3]})
    .refuses("option:2", Reason.WINE_TOO_LOW),
    case(1, "not played without cards to draw and without wine", "VIS-2")
    .given(others=[given(hand=all_of("summer"))])
    .unplayable(Reason.DECK_EMPTY, Reason.WINE_MISSING),
)

OENOLOGIST = of(
    "VIS-W4",
    "oenologist",
    case(1, "every wine ages by two", "END-2")
    .given(
        cellar={"red": [1, 4], "white": [2], "blush": [5], "sparkling": [7]},
        structures=["medium_cellar", "large_cellar"],
    )
    .choose("option:1")
    .brings(cellar={"red": [3, 6], "white": [4], "blush": [7], "sparkling": [9]}),
    case(1, "grapes do not age", "END-2")
    .given(crush_pad={"red": [2], "white": [5]}, cellar={"red": [1]})
    .choose("option:1")
    .brings(cellar={"red": [3]}),
    case(1, "without the medium cellar no wine passes 3", "END-3")
    .given(cellar={"red": [2], "white": [3]})
    .choose("option:1")
    .brings(cellar={"red": [3], "white": [3]}),
    case(1, "without the large cellar no wine passes 6", "END-3")
    .given(cellar={"red": [5], "blush": [6]}, structures=["medium_cellar"])
    .choose("option:1")
    .brings(cellar={"red": [6], "blush": [6]}),
    case(1, "a wine that cannot move blocks the one below it", "END-2")
    .given(cellar={"red": [1, 2]})
    .choose("option:1")
    .brings(cellar={"red": [2, 3]}),
    case(1, "neighbours move together when the highest can", "END-2")
    .given(cellar={"white": [1, 2, 3]}, structures=["medium_cellar"])
    .choose("option:1")
    .brings(cellar={"white": [3, 4, 5]}),
    case(1, "no wine passes 9", "END-2")
    .given(cellar={"red": [7, 9], "sparkling": [8]}, structures=["medium_cellar", "large_cellar"])
    .choose("option:1")
    .brings(cellar={"red": [8, 9], "sparkling": [9]}),
    case(1, "a wine in a tier whose cellar is not built ages inside that tier", "END-3")
    .given(cellar={"red": [4], "white": [5], "blush": [7]})
    .choose("option:1")
    .brings(cellar={"red": [6], "white": [6], "blush": [9]}),
    case(1, "one wine is enough even if it cannot move", "VIS-2")
    .given(cellar={"red": [3]})
    .choose("option:1")
    .brings(),
    case(1, "nothing ages in an empty cellar", "VIS-2").given(lira=3).refuses("option:1", Reason.NOTHING_TO_COUNT),
    case(2, "the medium cellar for 3 lira", "STR-7")
    .given(lira=4)
    .choose("option:2")
    .brings(lira=1, structures=["medium_cellar"]),
    case(2, "the large cellar for 3 lira", "STR-7")
    .given(lira=3, structures=["medium_cellar"])
    .choose("option:2")
    .brings(lira=0, structures=["medium_cellar", "large_cellar"]),
    case(2, "no cellar for 2 lira", "VIS-2")
    .given(lira=2, cellar={"red": [1]})
    .refuses("option:2", Reason.BUILDING_TOO_DEAR),
    case(2, "no cellar beyond the large one", "STR-7")
    .given(lira=9, cellar={"red": [1]}, structures=["medium_cellar", "large_cellar"])
    .refuses("option:2", Reason.CELLAR_COMPLETE),
    case(1, "not played without wine and with 2 lira", "VIS-2")
    .given(lira=2)
    .unplayable(Reason.NOTHING_TO_COUNT, Reason.BUILDING_TOO_DEAR),
)

MARKETER = of(
    "VIS-W5",
    "marketer",
    case(1, "two summer visitors and 1 lira").given(lira=1).choose("option:1").brings(lira=2, drawn={"summer": 2}),
    case(1, "the last summer visitor and 1 lira", "SET-4")
    .given(others=[given(hand=all_of("summer", but=("broker",)))])
    .choose("option:1")
    .brings(lira=1, hand=["broker"]),
    case(1, "no lira without a summer visitor to draw", "SET-4")
    .given(**FILLABLE, others=[given(hand=all_of("summer"))])
    .refuses("option:1", Reason.DECK_EMPTY),
    case(2, "an order is filled for 1 VP more", "ORD-1")
    .given(**FILLABLE)
    .choose(f"option:2 {FILL}")
    .brings(vp=3, residual=1, cellar={}, hand=[], discards={"order": ["ord_r2_w2"]}),
    case(2, "nothing to fill without an order", "VIS-2")
    .given(cellar={"red": [2]})
    .refuses("option:2", Reason.NOT_AN_ORDER),
    case(2, "nothing to fill without the wine", "ORD-1")
    .given(hand=["ord_r2_w2"], cellar={"red": [2]})
    .refuses("option:2", Reason.ORDER_NOT_FILLABLE),
    case(1, "not played without cards to draw and without an order", "VIS-2")
    .given(others=[given(hand=all_of("summer"))])
    .unplayable(Reason.DECK_EMPTY, Reason.NOT_AN_ORDER),
)

CRUSH_EXPERT = of(
    "VIS-W6",
    "crush_expert",
    case(1, "3 lira and an order").choose("option:1").brings(lira=3, drawn={"order": 1}),
    case(1, "no lira without an order to draw", "SET-4")
    .given(crush_pad={"red": [1]}, others=[given(hand=all_of("order"))])
    .refuses("option:1", Reason.DECK_EMPTY),
    case(2, "three wines are made, and no fourth", "WINE-1")
    .given(crush_pad={"red": [1, 2], "white": [1, 3]})
    .choose("option:2 make:red grape:red:1 make:white grape:white:3 make:red grape:red:2")
    .brings(crush_pad={"white": [1]}, cellar={"red": [1, 2], "white": [3]}),
    case(2, "one wine is enough")
    .given(crush_pad={"red": [1, 2]})
    .choose("option:2 make:red grape:red:2 done")
    .brings(crush_pad={"red": [1]}, cellar={"red": [2]}),
    case(2, "what the cellar cannot hold drops to the highest free icon", "WINE-4")
    .given(crush_pad={"red": [5, 6]})
    .choose("option:2 make:red grape:red:6 make:red grape:red:5")
    .brings(crush_pad={}, cellar={"red": [2, 3]}),
    case(2, "no wine without a grape", "VIS-2").refuses("option:2", Reason.GRAPE_MISSING),
    case(2, "no wine while every icon below the grape is taken", "WINE-4")
    .given(crush_pad={"red": [2]}, cellar={"red": [1, 2]})
    .refuses(
        "option:2", Reason.NO_WINE_ICON, Reason.GRAPE_MISSING, Reason.MEDIUM_CELLAR_NEEDED, Reason.LARGE_CELLAR_NEEDED
    ),
    case(1, "not played without orders to draw and without grapes", "VIS-2")
    .given(others=[given(hand=all_of("order"))])
    .unplayable(Reason.DECK_EMPTY, Reason.GRAPE_MISSING),
)

SIX_OPPOSITE = given(others=[given(workers={"regular": 5})])
UNCERTIFIED_TEACHER = of(
    "VIS-W7",
    "uncertified_teacher",
    case(1, "1 VP trains a worker for next year without lira", "VIS-7").choose("option:1").brings(vp=-1, training=1),
    case(1, "the score may drop to minus 5", "VIS-10").given(vp=-4).choose("option:1").brings(vp=-5, training=1),
    case(1, "not at minus 5", "VIS-10").given(vp=-5, **SIX_OPPOSITE).refuses("option:1", Reason.VP_AT_FLOOR),
    case(1, "no sixth regular worker", "WIN-7")
    .given(workers={"regular": 5}, **SIX_OPPOSITE)
    .refuses("option:1", Reason.WORKER_LIMIT),
    case(1, "a worker trained this year counts towards the limit", "WIN-7")
    .given(workers={"regular": 4}, training=1, **SIX_OPPOSITE)
    .refuses("option:1", Reason.WORKER_LIMIT),
    case(1, "the temporary worker does not count towards the limit", "WAKE-3")
    .given(workers={"regular": 4}, temporary=0, wake_up_row=7)
    .choose("option:1")
    .brings(vp=-1, training=1),
    case(2, "1 VP for the opponent with six workers, none for the one with five", "RUL-1")
    .given(players=3, others=[given(workers={"regular": 5}), given(workers={"regular": 4})])
    .choose("option:2")
    .brings(vp=1),
    case(2, "placed workers, the trained and the temporary one count", "RUL-1")
    .given(
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
    )
    .choose("option:2")
    .brings(vp=3),
    case(2, "seven workers count like six", "RUL-1")
    .given(others=[given(workers={"regular": 5}, wake_up_row=7)], temporary=1)
    .choose("option:2")
    .brings(vp=1),
    case(2, "five regular workers without the grande are too few", "RUL-1")
    .given(others=[given(workers={"regular": 5, "grande": 0})])
    .refuses("option:2", Reason.NOTHING_TO_COUNT),
    case(2, "not while no opponent has six workers", "VIS-2").refuses("option:2", Reason.NOTHING_TO_COUNT),
    case(2, "own six workers do not count, so it is not played", "VIS-2")
    .given(workers={"regular": 5})
    .unplayable(Reason.WORKER_LIMIT, Reason.NOTHING_TO_COUNT),
)

TEACHER = of(
    "VIS-W8",
    "teacher",
    case(1, "two wines are made, and no third", "WINE-1")
    .given(crush_pad={"red": [1, 2], "white": [3]})
    .choose("option:1 make:red grape:red:2 make:white grape:white:3")
    .brings(crush_pad={"red": [1]}, cellar={"red": [2], "white": [3]}),
    case(1, "one wine is enough")
    .given(crush_pad={"red": [1, 2]})
    .choose("option:1 make:red grape:red:1 done")
    .brings(crush_pad={"red": [2]}, cellar={"red": [1]}),
    case(1, "no wine without a grape", "VIS-2").given(lira=2).refuses("option:1", Reason.GRAPE_MISSING),
    case(2, "a worker is trained for 2 lira, for next year", "VIS-7")
    .given(lira=3)
    .choose("option:2")
    .brings(lira=1, training=1),
    case(2, "no worker for 1 lira", "VIS-2")
    .given(lira=1, crush_pad={"red": [1]})
    .refuses("option:2", Reason.TRAINING_TOO_DEAR),
    case(2, "no sixth regular worker", "WIN-7")
    .given(lira=2, workers={"regular": 5}, crush_pad={"red": [1]})
    .refuses("option:2", Reason.WORKER_LIMIT),
    case(1, "not played without grapes, lira and room for a worker", "VIS-2")
    .given(lira=1, workers={"regular": 5})
    .unplayable(Reason.GRAPE_MISSING, Reason.TRAINING_TOO_DEAR, Reason.WORKER_LIMIT),
)

BENEFACTOR = of(
    "VIS-W9",
    "benefactor",
    case(1, "a vine and a summer visitor").choose("option:1").brings(drawn={"vine": 1, "summer": 1}),
    case(1, "without vines to draw the summer visitor alone", "SET-4")
    .given(others=[given(hand=all_of("vine"))])
    .choose("option:1")
    .brings(drawn={"summer": 1}),
    case(1, "without summer visitors to draw the vine alone", "SET-4")
    .given(others=[given(hand=all_of("summer"))])
    .choose("option:1")
    .brings(drawn={"vine": 1}),
    case(1, "neither a vine nor a summer visitor is left", "SET-4")
    .given(hand=["teacher", "judge"], others=[given(hand=all_of("vine", "summer"))])
    .refuses("option:1", Reason.DECK_EMPTY),
    case(2, "two visitors of any kind are discarded for 2 VP", "VIS-13")
    .given(hand=["broker", "teacher", "merlot"])
    .choose("option:2 card:broker card:teacher")
    .brings(vp=2, hand=["merlot"], discards={"summer": ["broker"], "winter": ["teacher", "benefactor"]}),
    case(2, "a vine is no visitor", "VIS-13")
    .given(hand=["broker", "teacher", "merlot"])
    .choose("option:2")
    .refuses("card:merlot", Reason.WRONG_KIND_OF_CARD),
    case(2, "an order is no visitor", "VIS-13")
    .given(hand=["broker", "teacher", "ord_r5"])
    .choose("option:2")
    .refuses("card:ord_r5", Reason.WRONG_KIND_OF_CARD),
    case(2, "the Benefactor itself has left the hand", "VIS-13")
    .given(hand=["broker", "teacher"])
    .choose("option:2")
    .refuses("card:benefactor", Reason.CARD_NOT_HELD),
    case(2, "the Benefactor is not the second of two visitors", "VIS-13")
    .given(hand=["broker", "merlot", "ord_r5"])
    .refuses("option:2", Reason.TOO_FEW_CARDS),
    case(1, "not played without cards to draw and to discard", "VIS-2")
    .given(others=[given(hand=all_of("vine", "summer"))])
    .unplayable(Reason.DECK_EMPTY, Reason.TOO_FEW_CARDS),
)

ASSESSOR = of(
    "VIS-W10",
    "assessor",
    case(1, "1 lira for each of three cards in hand, not for itself", "VIS-13")
    .given(lira=1, hand=["merlot", "merlot", "broker"])
    .choose("option:1")
    .brings(lira=4),
    case(2, "the whole hand is discarded for 2 VP", "VIS-13")
    .given(hand=["merlot", "ord_r5", "broker", "judge"])
    .choose("option:2")
    .brings(
        vp=2,
        hand=[],
        discards={"vine": ["merlot"], "order": ["ord_r5"], "summer": ["broker"], "winter": ["judge", "assessor"]},
    ),
    case(2, "a hand of one card is enough", "VIS-13")
    .given(hand=["merlot"])
    .choose("option:2")
    .brings(vp=2, hand=[], discards={"vine": ["merlot"]}),
    case(1, "not played as the only card in hand", "VIS-2").unplayable(),
)

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
]


@pytest.mark.parametrize("case", parameters(CASES))
def test_winter_visitor(case: Case) -> None:
    check(case)
