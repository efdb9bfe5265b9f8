"""The summer visitors 24 to 31, case by case."""

from __future__ import annotations

import pytest

from tests.cards.summer_table import ALL_STRUCTURES, Case, check, having, now, of
from vendemmia.engine import Reason

SHARECROPPER = of(
    "VIS-S24",
    "sharecropper",
    Case(
        "plant",
        "a vine without its structures",
        having(hand=["cabernet_sauvignon"]),
        "option:1 card:cabernet_sauvignon field:7",
        now(hand=[], fields={7: ["cabernet_sauvignon"]}),
    ),
    Case(
        "plant",
        "the fields' limits still hold",
        having(hand=["syrah"], fields={5: ["cabernet_sauvignon"], 6: "sold"}),
        "option:1 card:syrah",
        refused={"field:5": {Reason.FIELD_FULL}, "field:6": {Reason.FIELD_SOLD}},
        offered="field:7",
        rules=("PLANT-2", "VIS-5"),
    ),
    Case(
        "plant",
        "not without a vine in hand",
        having(fields={5: ["malvasia"]}),
        refused={"option:1": {Reason.NOT_A_VINE}},
        offered="option:2",
        rules=("VIS-2",),
    ),
    Case(
        "uproot",
        "the uprooted vine is discarded for 2 VP",
        having(fields={5: ["malvasia"]}),
        "option:2 field:5 card:malvasia card:malvasia",
        now(vp=2, fields={}),
    ),
    Case(
        "uproot",
        "another vine from the hand may be discarded",
        having(hand=["trebbiano", "judge"], fields={5: ["malvasia"]}),
        "option:2 field:5 card:malvasia card:trebbiano",
        now(vp=2, hand=["malvasia", "judge"], fields={}),
        rules=("VIS-13",),
    ),
    Case(
        "uproot",
        "only a vine that stands there, and only a vine is discarded",
        having(hand=["judge"], fields={5: ["malvasia"]}),
        "option:2 field:5 card:malvasia",
        refused={"card:judge": {Reason.WRONG_KIND_OF_CARD}},
        offered="card:malvasia",
        rules=("VIS-13",),
    ),
    Case(
        "uproot",
        "not without a vine on a field",
        having(hand=["merlot"]),
        refused={"option:2": {Reason.FIELD_EMPTY}},
        offered="option:1",
        rules=("VIS-2",),
    ),
)

FOUR_VINES = {5: ["malvasia", "malvasia"], 6: ["sangiovese", "sangiovese"]}
FIVE_VINES = {5: ["malvasia", "malvasia"], 6: ["sangiovese", "sangiovese"], 7: ["merlot"]}

GROWER = of(
    "VIS-S25",
    "grower",
    Case(
        "vp",
        "the sixth vine brings 2 VP",
        having(hand=["malvasia"], fields=FIVE_VINES),
        "card:malvasia field:7",
        now(vp=2, hand=[], fields={**FIVE_VINES, 7: ["merlot", "malvasia"]}),
    ),
    Case(
        "vp",
        "the windmill scores beside it",
        having(hand=["malvasia"], fields=FIVE_VINES, structures=["windmill"]),
        "card:malvasia field:7",
        now(vp=3, hand=[], fields={**FIVE_VINES, 7: ["merlot", "malvasia"]}, used=["windmill"]),
        rules=("STR-2",),
    ),
    Case(
        "plant",
        "the fifth vine brings none",
        having(hand=["malvasia"], fields=FOUR_VINES),
        "card:malvasia field:7",
        now(hand=[], fields={**FOUR_VINES, 7: ["malvasia"]}),
    ),
    Case(
        "plant",
        "one vine only, by the normal rules",
        having(hand=["malvasia", "syrah"], fields={5: ["chardonnay", "malvasia"]}),
        "",
        refused={"card:syrah": {Reason.STRUCTURE_NEEDED}, "done": {Reason.AT_LEAST_ONE}},
        offered="card:malvasia",
        rules=("PLANT-3",),
    ),
    Case("plant", "not without a vine", having(), unplayable={Reason.NOT_A_VINE}, rules=("VIS-2",)),
    Case(
        "plant",
        "not without room for it",
        having(hand=["malvasia"], fields={5: ["chardonnay", "malvasia"], 6: "sold", 7: "sold"}),
        unplayable={Reason.FIELD_FULL, Reason.FIELD_SOLD},
        rules=("VIS-2", "PLANT-2", "SUM-8"),
    ),
)

NEGOTIATOR = of(
    "VIS-S26",
    "negotiator",
    Case(
        "grape",
        "a grape for 1 residual",
        having(crush_pad={"red": [3], "white": [5]}),
        "option:1 grape:white:5",
        now(residual=1, crush_pad={"red": [3]}),
    ),
    Case(
        "grape",
        "from 4 to 5",
        having(residual=4, crush_pad={"red": [3]}),
        "option:1 grape:red:3",
        now(residual=5, crush_pad={}),
    ),
    Case(
        "wine",
        "a wine of any value for 2 residual",
        having(residual=1, cellar={"red": [1], "white": [2]}),
        "option:2 wine:red:1",
        now(residual=3, cellar={"white": [2]}),
    ),
    Case(
        "wine",
        "at 4 the second step is lost",
        having(residual=4, cellar={"red": [1]}),
        "option:2 wine:red:1",
        now(residual=5, cellar={}),
        rules=("VIS-12",),
    ),
    Case(
        "grape",
        "not without a grape",
        having(cellar={"red": [1]}),
        refused={"option:1": {Reason.GRAPE_MISSING}},
        offered="option:2",
        rules=("VIS-2",),
    ),
    Case(
        "wine",
        "not without a wine",
        having(crush_pad={"red": [1]}),
        refused={"option:2": {Reason.WINE_MISSING}},
        offered="option:1",
        rules=("VIS-2",),
    ),
    Case(
        "wine",
        "at 5 neither",
        having(residual=5, crush_pad={"red": [1]}, cellar={"red": [1]}),
        unplayable={Reason.RESIDUAL_FULL},
        rules=("VIS-12",),
    ),
)

CULTIVATOR = of(
    "VIS-S27",
    "cultivator",
    Case(
        "plant",
        "the vine may overfill the field",
        having(hand=["cabernet_sauvignon"], fields={5: ["chardonnay"]}, structures=["trellis", "irrigation"]),
        "card:cabernet_sauvignon field:5",
        now(hand=[], fields={5: ["chardonnay", "cabernet_sauvignon"]}),
    ),
    Case(
        "plant",
        "it need not, and one vine is all",
        having(hand=["malvasia", "malvasia"], structures=["windmill"]),
        "card:malvasia field:6",
        now(vp=1, hand=["malvasia"], fields={6: ["malvasia"]}, used=["windmill"]),
        rules=("STR-2",),
    ),
    Case(
        "plant",
        "afterwards the overfull field takes no vine by the normal rules",
        having(
            hand=["cabernet_sauvignon", "malvasia"],
            fields={5: ["chardonnay"]},
            structures=["trellis", "irrigation"],
        ),
        "card:cabernet_sauvignon field:5 1>pass place:plant_vine:left:regular card:malvasia",
        refused={"field:5": {Reason.FIELD_FULL}},
        offered="field:6 field:7",
        rules=("PLANT-2",),
    ),
    Case(
        "plant",
        "an overfull field may be overfilled further",
        having(hand=["malvasia"], fields={5: ["chardonnay", "cabernet_sauvignon"], 6: "sold", 7: "sold"}),
        "card:malvasia field:5",
        now(hand=[], fields={5: ["chardonnay", "cabernet_sauvignon", "malvasia"], 6: "sold", 7: "sold"}),
    ),
    Case(
        "plant",
        "the harvest of an overfull field gives a grape of 9 at most",
        having(
            hand=["cabernet_sauvignon"],
            fields={7: ["cabernet_sauvignon", "merlot"]},
            structures=["trellis", "irrigation", "yoke"],
        ),
        "card:cabernet_sauvignon field:7 1>pass place:yoke:left:regular option:1 field:7",
        now(
            hand=[],
            fields={7: ["cabernet_sauvignon", "cabernet_sauvignon", "merlot"]},
            crush_pad={"red": [9]},
            harvested=["7"],
            used=["yoke"],
            workers={"regular": 0, "grande": 1},
        ),
        rules=("HARV-1",),
    ),
    Case(
        "plant",
        "structures are still needed",
        having(hand=["malvasia", "syrah"], fields={5: ["chardonnay", "malvasia"]}),
        "",
        refused={"card:syrah": {Reason.STRUCTURE_NEEDED}, "done": {Reason.AT_LEAST_ONE}},
        offered="card:malvasia",
        rules=("PLANT-3",),
    ),
    Case(
        "plant",
        "not on a sold field",
        having(hand=["malvasia"], fields={5: "sold"}),
        "card:malvasia",
        refused={"field:5": {Reason.FIELD_SOLD}},
        offered="field:6 field:7",
        rules=("SUM-8",),
    ),
    Case("plant", "not without a vine", having(), unplayable={Reason.NOT_A_VINE}, rules=("VIS-2",)),
    Case(
        "plant",
        "not without a field of one's own",
        having(hand=["malvasia"], fields={5: "sold", 6: "sold", 7: "sold"}),
        unplayable={Reason.FIELD_SOLD},
        rules=("VIS-2", "SUM-8"),
    ),
)

HOMESTEADER = of(
    "VIS-S28",
    "homesteader",
    Case(
        "build", "windmill for £2", having(lira=2), "option:1 structure:windmill", now(lira=0, structures=["windmill"])
    ),
    Case(
        "plant",
        "one vine may be enough",
        having(hand=["malvasia", "sangiovese"]),
        "option:2 card:malvasia field:5 done",
        now(hand=["sangiovese"], fields={5: ["malvasia"]}),
    ),
    Case(
        "plant",
        "two vines at most",
        having(hand=["malvasia", "sangiovese", "sangiovese"]),
        "option:2 card:malvasia field:5 card:sangiovese field:6",
        now(hand=["sangiovese"], fields={5: ["malvasia"], 6: ["sangiovese"]}),
    ),
    Case(
        "both",
        "1 VP for building and then planting two",
        having(lira=2, vp=1, hand=["malvasia", "sangiovese"]),
        "option:3 option:1 structure:windmill card:malvasia field:5 card:sangiovese field:5",
        now(
            lira=0,
            vp=1,
            hand=[],
            structures=["windmill"],
            fields={5: ["malvasia", "sangiovese"]},
            used=["windmill"],
        ),
        rules=("VIS-4", "STR-2"),
    ),
    Case(
        "both",
        "1 VP for planting and then building",
        having(lira=3, hand=["malvasia"]),
        "option:3 option:2 card:malvasia field:7 structure:tasting_room",
        now(lira=0, vp=-1, hand=[], structures=["tasting_room"], fields={7: ["malvasia"]}),
        rules=("VIS-4",),
    ),
    Case(
        "both",
        "only a structure with which the planting stays possible",
        having(hand=["syrah"]),
        "option:3 option:1",
        refused={"structure:yoke": {Reason.REST_IMPOSSIBLE}, "structure:irrigation": {Reason.REST_IMPOSSIBLE}},
        offered="structure:trellis",
        rules=("VIS-2",),
    ),
    Case(
        "both",
        "the planting cannot come first if it needs the building",
        having(hand=["syrah"]),
        "option:3",
        refused={"option:2": {Reason.STRUCTURE_NEEDED}},
        offered="option:1",
        rules=("VIS-2", "PLANT-3"),
    ),
    Case(
        "both",
        "a planting that only the building makes possible is no part of its own",
        having(hand=["syrah"]),
        "",
        refused={"option:2": {Reason.STRUCTURE_NEEDED}},
        offered="option:1 option:3",
        rules=("VIS-2",),
    ),
    Case(
        "both",
        "not from -5",
        having(vp=-5, hand=["malvasia"]),
        refused={"option:3": {Reason.VP_AT_FLOOR}},
        offered="option:1 option:2",
        rules=("VIS-10",),
    ),
    Case(
        "both",
        "not without a vine",
        having(),
        refused={"option:2": {Reason.NOT_A_VINE}, "option:3": {Reason.NOT_A_VINE}},
        offered="option:1",
        rules=("VIS-2",),
    ),
    Case(
        "build",
        "not if everything stands",
        having(lira=9, structures=ALL_STRUCTURES, hand=["malvasia"]),
        refused={"option:1": {Reason.ALREADY_BUILT}, "option:3": {Reason.ALREADY_BUILT}},
        offered="option:2",
        rules=("VIS-2",),
    ),
    Case(
        "plant",
        "neither vine nor money",
        having(structures=["trellis", "irrigation", "yoke"]),
        unplayable={Reason.BUILDING_TOO_DEAR, Reason.NOT_A_VINE},
        rules=("VIS-2",),
    ),
)

WINTER_SPACES = [
    f"place:{action}:left:{worker}"
    for action in ("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order")
    for worker in ("regular", "grande")
]

PLANNER = of(
    "VIS-S29",
    "planner",
    Case(
        "place",
        "a further worker goes to a winter action, whether it is possible now or not",
        having(),
        "place:fill_order:left:regular",
        now(workers={"regular": 0, "grande": 1}),
        rules=("RUL-4",),
    ),
    Case(
        "place",
        "the grande worker too",
        having(workers={"regular": 1, "grande": 1}),
        "place:harvest_field:left:grande",
        now(workers={"regular": 0, "grande": 0}),
        rules=("RUL-4",),
    ),
    Case(
        "place",
        "on any of the six winter actions",
        having(),
        "",
        offered=" ".join(WINTER_SPACES),
        rules=("RUL-4",),
    ),
    Case(
        "place",
        "neither on the cart nor on the yoke nor on a summer action",
        having(structures=["yoke"]),
        "",
        refused={
            "place:gain_lira:beside:regular": {Reason.NO_LATER_SEASON},
            "place:yoke:left:regular": {Reason.NO_LATER_SEASON},
            "place:draw_vine:left:regular": {Reason.NO_LATER_SEASON},
        },
        rules=("RUL-4",),
    ),
    Case(
        "place",
        "the spaces of the winter actions are those of every placement",
        having(board={"draw_order": {"left": {"seat": 1, "waiting": 1}}}),
        "",
        refused={
            "place:draw_order:left:regular": {Reason.SPACE_TAKEN},
            "place:draw_order:middle:regular": {Reason.SPACE_CLOSED},
            "place:harvest_field:beside:grande": {Reason.SPACES_FREE},
        },
        rules=("RUL-4", "PLACE-4", "PLACE-7"),
    ),
    Case(
        "place",
        "the grande worker beside spaces that are all taken",
        having(board={"draw_order": {"left": {"seat": 1, "waiting": 1}}}),
        "place:draw_order:beside:grande",
        now(workers={"regular": 1, "grande": 0}),
        rules=("RUL-4", "PLACE-7"),
    ),
    Case(
        "place",
        "not without a further worker",
        having(workers={"regular": 1, "grande": 0}),
        unplayable={Reason.WORKER_AWAY},
        rules=("RUL-4", "VIS-2"),
    ),
)

AGRICULTURIST = of(
    "VIS-S30",
    "agriculturist",
    Case(
        "vp",
        "2 VP for the third variety on a field",
        having(hand=["sangiovese"], fields={6: ["malvasia", "merlot"]}),
        "card:sangiovese field:6",
        now(vp=2, hand=[], fields={6: ["malvasia", "merlot", "sangiovese"]}),
    ),
    Case(
        "vp",
        "also if the field had three varieties before",
        having(hand=["malvasia"], fields={7: ["malvasia", "merlot", "sangiovese"]}),
        "card:malvasia field:7",
        now(vp=2, hand=[], fields={7: ["malvasia", "malvasia", "merlot", "sangiovese"]}),
    ),
    Case(
        "plant",
        "three vines of two varieties bring none",
        having(hand=["malvasia"], fields={6: ["malvasia", "merlot"]}),
        "card:malvasia field:6",
        now(hand=[], fields={6: ["malvasia", "malvasia", "merlot"]}),
    ),
    Case(
        "plant",
        "only the field just planted counts",
        having(hand=["malvasia"], fields={6: ["malvasia", "merlot", "sangiovese"], 7: ["pinot", "merlot"]}),
        "card:malvasia field:5",
        now(hand=[], fields={5: ["malvasia"], 6: ["malvasia", "merlot", "sangiovese"], 7: ["pinot", "merlot"]}),
    ),
    Case(
        "plant",
        "by the normal rules",
        having(hand=["malvasia", "syrah"]),
        "",
        refused={"card:syrah": {Reason.STRUCTURE_NEEDED}, "done": {Reason.AT_LEAST_ONE}},
        offered="card:malvasia",
        rules=("PLANT-3",),
    ),
    Case("plant", "not without a vine", having(), unplayable={Reason.NOT_A_VINE}, rules=("VIS-2",)),
    Case(
        "plant",
        "not with a vine whose structure is missing",
        having(hand=["merlot"]),
        unplayable={Reason.STRUCTURE_NEEDED},
        rules=("VIS-2", "PLANT-3"),
    ),
)

SWINDLER = of(
    "VIS-S31",
    "swindler",
    Case("pay", "the opponent pays £2", having(others=[{"lira": 3}]), "1>yes", now(lira=2), {1: now(lira=1)}),
    Case("vp", "1 VP for an opponent who does not pay", having(others=[{"lira": 3, "vp": 2}]), "1>no", now(vp=1)),
    Case(
        "vp",
        "an opponent with £1 is not asked and loses nothing",
        having(others=[{"lira": 1, "vp": 2}]),
        "",
        now(vp=1),
    ),
    Case(
        "pay",
        "each opponent decides, in wake-up order, also one who has passed",
        having(
            players=4,
            wake_up_row=5,
            others=[{"wake_up_row": 6, "lira": 2}, {"wake_up_row": 4, "lira": 9}, {"wake_up_row": 1, "lira": 1}],
            passed=[1],
        ),
        "2>no 1>yes",
        now(lira=2, vp=2),
        {1: now(lira=0)},
        rules=("YR-2", "YR-4"),
    ),
)

CASES = [
    *SHARECROPPER,
    *GROWER,
    *NEGOTIATOR,
    *CULTIVATOR,
    *HOMESTEADER,
    *PLANNER,
    *AGRICULTURIST,
    *SWINDLER,
]


@pytest.mark.parametrize("case", CASES)
def test_a_summer_visitor_from_24_to_31(case: Case) -> None:
    check(case)
