"""The summer visitors 32 to 38, case by case."""

from __future__ import annotations

import pytest

from tests.cards.summer_table import ALL_STRUCTURES, Case, check, having, now, of, whole_deck
from vendemmia.engine import Reason

PRODUCER = of(
    "VIS-S32",
    "producer",
    Case(
        "take_back",
        "£2 for one worker, if there is no other",
        having(lira=3, board={"draw_vine": {"left": {"seat": 0}}}),
        "take:draw_vine:left:regular",
        now(lira=1, workers={"regular": 1, "grande": 1}),
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "two workers of any kind at most",
        having(
            lira=2,
            workers={"regular": 3, "grande": 1},
            board={
                "draw_vine": {"left": {"seat": 0}},
                "give_tour": {"left": {"seat": 0, "worker": "grande"}},
                "gain_lira": {"beside": [{"seat": 0}]},
            },
        ),
        "take:give_tour:left:grande take:gain_lira:beside:regular",
        now(lira=0, workers={"regular": 1, "grande": 1}),
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "one may be enough",
        having(
            lira=2,
            workers={"regular": 3, "grande": 1},
            board={"draw_vine": {"left": {"seat": 0}}, "give_tour": {"left": {"seat": 0}}},
        ),
        "take:give_tour:left:regular done",
        now(lira=0, workers={"regular": 1, "grande": 1}),
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "both workers on the cart",
        having(
            lira=2, workers={"regular": 3, "grande": 1}, board={"gain_lira": {"beside": [{"seat": 0}, {"seat": 0}]}}
        ),
        "take:gain_lira:beside:regular take:gain_lira:beside:regular",
        now(lira=0, workers={"regular": 2, "grande": 1}),
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "the worker on the yoke, which stays used for the year",
        having(lira=2, structures=["yoke"], fields={5: ["malvasia"]}, board={"yoke": {"left": {"seat": 0}}}),
        "take:yoke:left:regular 1>pass",
        refused={"place:yoke:left:regular": {Reason.USED_THIS_YEAR}},
        rules=("RUL-2", "STR-5"),
    ),
    Case(
        "take_back",
        "the worker that waits for winter",
        having(lira=2, board={"harvest_field": {"left": {"seat": 0, "waiting": 1}}}),
        "take:harvest_field:left:regular",
        now(lira=0, workers={"regular": 1, "grande": 1}),
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "the grande worker beside the spaces",
        having(
            lira=2,
            board={"draw_vine": {"left": {"seat": 1}, "beside": [{"seat": 0, "worker": "grande"}]}},
        ),
        "take:draw_vine:beside:grande",
        now(lira=0, workers={"regular": 1, "grande": 1}),
        rules=("RUL-2", "PLACE-7"),
    ),
    Case(
        "take_back",
        "the temporary worker like any other",
        having(lira=2, temporary=0, workers={"regular": 1, "grande": 0}, board={"draw_vine": {"left": {"seat": 0}}}),
        "take:draw_vine:left:regular",
        now(lira=0, workers={"regular": 1, "grande": 0}),
        rules=("RUL-2", "WAKE-3"),
    ),
    Case(
        "take_back",
        "none from any space of its own action, none of an opponent, and at least one",
        having(
            players=3,
            lira=2,
            workers={"regular": 3, "grande": 1},
            others=[{}, {}],
            board={
                "play_summer_visitor": {"middle": {"seat": 0}},
                "draw_vine": {"left": {"seat": 1}, "middle": {"seat": 0}},
            },
        ),
        "",
        refused={
            "take:play_summer_visitor:left:regular": {Reason.WORKER_NOT_THERE},
            "take:play_summer_visitor:middle:regular": {Reason.WORKER_NOT_THERE},
            "take:draw_vine:left:regular": {Reason.WORKER_NOT_THERE},
            "done": {Reason.AT_LEAST_ONE},
        },
        offered="take:draw_vine:middle:regular",
        rules=("RUL-2",),
    ),
    Case(
        "take_back",
        "the freed space is free for everybody",
        having(lira=2, board={"draw_vine": {"left": {"seat": 0}}}),
        "take:draw_vine:left:regular 1>place:draw_vine:left:regular",
        now(lira=0, workers={"regular": 1, "grande": 1}),
        {1: now(workers={"regular": 1, "grande": 1}, drew={"vine": 1})},
        rules=("RUL-2", "PLACE-4"),
    ),
    Case(
        "take_back",
        "not without £2",
        having(lira=1, board={"draw_vine": {"left": {"seat": 0}}}),
        unplayable={Reason.LIRA_SHORT},
        rules=("VIS-2",),
    ),
    Case(
        "take_back",
        "not without a worker on another action",
        having(
            players=3,
            lira=2,
            workers={"regular": 3, "grande": 1},
            others=[{}, {}],
            board={"play_summer_visitor": {"middle": {"seat": 0}}, "draw_vine": {"left": {"seat": 1}}},
        ),
        unplayable={Reason.NO_WORKER_TO_TAKE_BACK},
        rules=("RUL-2", "VIS-2"),
    ),
)

ORGANIZER = of(
    "VIS-S33",
    "organizer",
    Case(
        "row",
        "row 1 has no bonus",
        having(wake_up_row=3, others=[{"wake_up_row": 2}]),
        "row:1",
        now(row=1),
        rules=("WAKE-2",),
    ),
    Case(
        "bonus",
        "row 2: a vine",
        having(others=[{"wake_up_row": 7}]),
        "row:2",
        now(row=2, drew={"vine": 1}),
        rules=("WAKE-2",),
    ),
    Case("bonus", "row 3: an order", having(), "row:3", now(row=3, drew={"order": 1}), rules=("WAKE-2",)),
    Case("bonus", "row 4: £1", having(), "row:4", now(row=4, lira=1), rules=("WAKE-2",)),
    Case(
        "bonus",
        "row 5: a visitor of choice",
        having(),
        "row:5 deck:summer",
        now(row=5, drew={"summer": 1}),
        rules=("WAKE-2",),
    ),
    Case("bonus", "row 6: 1 VP", having(), "row:6", now(row=6, vp=1), rules=("WAKE-2",)),
    Case(
        "bonus",
        "row 7: the temporary worker",
        having(),
        "row:7",
        now(row=7, workers={"regular": 2, "grande": 1}),
        rules=("WAKE-2", "RUL-3"),
    ),
    Case(
        "bonus",
        "row 7 without the worker that somebody else still has",
        having(temporary=1),
        "row:7",
        now(row=7),
        rules=("RUL-3",),
    ),
    Case(
        "row",
        "who leaves row 7 keeps the temporary worker",
        having(wake_up_row=7, temporary=0, others=[{"wake_up_row": 2}]),
        "row:4",
        now(row=4, lira=1),
        rules=("RUL-3",),
    ),
    Case(
        "row",
        "only to a free row, so not to one's own",
        having(wake_up_row=2, others=[{"wake_up_row": 5}]),
        "",
        refused={"row:2": {Reason.ROW_TAKEN}, "row:5": {Reason.ROW_TAKEN}},
        offered="row:1 row:3 row:4 row:6 row:7",
        rules=("RUL-3", "WAKE-1"),
    ),
    Case(
        "pass",
        "the season is over for the player, whose workers stay",
        having(),
        "row:4 1>place:give_tour:left:regular 1>place:gain_lira:beside:regular",
        now(row=4, lira=1),
        {1: now(lira=3, workers={"regular": 0, "grande": 1})},
        rules=("RUL-3", "PLACE-2"),
    ),
)

SPONSOR = of(
    "VIS-S34",
    "sponsor",
    Case("draw", "2 vines", having(vp=1), "option:1", now(drew={"vine": 2})),
    Case("lira", "£3", having(vp=1), "option:2", now(lira=3)),
    Case("both", "1 VP for both", having(vp=1), "option:3", now(vp=0, lira=3, drew={"vine": 2})),
    Case(
        "both", "from -4", having(vp=-4), "option:3", now(vp=-5, lira=3, drew={"vine": 2}), rules=("VIS-10",)
    ),
    Case(
        "draw",
        "the last vine is enough",
        having(others=[{"hand": whole_deck("vine", "pinot")}]),
        "option:1",
        now(hand=["pinot"]),
        rules=("SET-4",),
    ),
    Case(
        "both",
        "not from -5",
        having(vp=-5),
        refused={"option:3": {Reason.VP_AT_FLOOR}},
        offered="option:1 option:2",
        rules=("VIS-10",),
    ),
    Case(
        "draw",
        "not from an empty deck",
        having(others=[{"hand": whole_deck("vine")}]),
        refused={"option:1": {Reason.DECK_EMPTY}, "option:3": {Reason.DECK_EMPTY}},
        offered="option:2",
        rules=("SET-4", "VIS-2"),
    ),
)

ARTISAN = of(
    "VIS-S35",
    "artisan",
    Case("lira", "£3", having(), "option:1", now(lira=3)),
    Case("build", "yoke for £1", having(lira=1), "option:2 structure:yoke", now(lira=0, structures=["yoke"])),
    Case(
        "build",
        "tasting room for £5 and no VP",
        having(lira=5),
        "option:2 structure:tasting_room",
        now(lira=0, structures=["tasting_room"]),
    ),
    Case(
        "plant",
        "two vines",
        having(hand=["malvasia", "sangiovese"]),
        "option:3 card:malvasia field:5 card:sangiovese field:6",
        now(hand=[], fields={5: ["malvasia"], 6: ["sangiovese"]}),
    ),
    Case(
        "plant",
        "one vine may be enough",
        having(hand=["malvasia", "sangiovese"]),
        "option:3 card:malvasia field:5 done",
        now(hand=["sangiovese"], fields={5: ["malvasia"]}),
    ),
    Case(
        "plant",
        "at least one vine",
        having(hand=["malvasia"]),
        "option:3",
        refused={"done": {Reason.AT_LEAST_ONE}},
        offered="card:malvasia",
        rules=("VIS-2",),
    ),
    Case(
        "build",
        "neither building without money nor planting without a vine",
        having(),
        refused={"option:2": {Reason.BUILDING_TOO_DEAR}, "option:3": {Reason.NOT_A_VINE}},
        offered="option:1",
        rules=("VIS-2",),
    ),
    Case(
        "build",
        "the discount is £1 and no more",
        having(lira=2, structures=["trellis"]),
        "option:2",
        refused={"structure:cottage": {Reason.BUILDING_TOO_DEAR}, "structure:trellis": {Reason.ALREADY_BUILT}},
        offered="structure:irrigation structure:yoke",
        rules=("STR-1",),
    ),
)

STONEMASON = of(
    "VIS-S36",
    "stonemason",
    Case(
        "build",
        "£8 for any two structures",
        having(lira=9),
        "structure:windmill structure:tasting_room",
        now(lira=1, structures=["windmill", "tasting_room"]),
    ),
    Case(
        "build",
        "the medium cellar and then the large one",
        having(lira=8),
        "structure:medium_cellar structure:large_cellar",
        now(lira=0, structures=["medium_cellar", "large_cellar"]),
        rules=("STR-1",),
    ),
    Case(
        "build",
        "the large cellar not before the medium one",
        having(lira=8),
        "",
        refused={"structure:large_cellar": {Reason.MEDIUM_CELLAR_FIRST}},
        rules=("STR-1",),
    ),
    Case(
        "build",
        "not the same structure twice",
        having(lira=8),
        "structure:cottage",
        refused={"structure:cottage": {Reason.ALREADY_BUILT}, "structure:large_cellar": {Reason.MEDIUM_CELLAR_FIRST}},
        rules=("STR-1",),
    ),
    Case(
        "build",
        "with only the two cellars missing both can be built",
        having(lira=8, structures=["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room"]),
        "structure:medium_cellar",
        offered="structure:large_cellar",
        rules=("STR-1", "VIS-2"),
    ),
    Case("build", "not with £7", having(lira=7), unplayable={Reason.LIRA_SHORT}, rules=("VIS-2",)),
    Case(
        "build",
        "not with a single structure missing",
        having(lira=8, structures=[name for name in ALL_STRUCTURES if name != "cottage"]),
        unplayable={Reason.REST_IMPOSSIBLE},
        rules=("VIS-2",),
    ),
    Case(
        "build",
        "not if everything stands",
        having(lira=8, structures=ALL_STRUCTURES),
        unplayable={Reason.ALREADY_BUILT},
        rules=("VIS-2",),
    ),
)

VOLUNTEER_CREW = of(
    "VIS-S37",
    "volunteer_crew",
    Case(
        "plant",
        "both plant; £2 for the opponent who did",
        having(hand=["malvasia"], others=[{"hand": ["sangiovese", "merlot"]}]),
        "0>card:malvasia 0>field:5 1>card:sangiovese 1>field:7",
        now(lira=2, hand=[], fields={5: ["malvasia"]}),
        {1: now(hand=["merlot"], fields={7: ["sangiovese"]})},
    ),
    Case(
        "plant",
        "nothing for planting oneself, and the opponent may decline",
        having(hand=["malvasia"], others=[{"hand": ["sangiovese"]}]),
        "0>card:malvasia 0>field:5 1>no",
        now(hand=[], fields={5: ["malvasia"]}),
    ),
    Case(
        "lira",
        "in wake-up order, the owner in the owner's place, windmills scoring, also those who have passed",
        having(
            players=4,
            wake_up_row=4,
            hand=["malvasia"],
            others=[
                {"wake_up_row": 7, "hand": ["malvasia"]},
                {"wake_up_row": 1, "hand": ["malvasia"], "structures": ["windmill"]},
                {"wake_up_row": 2, "hand": ["sangiovese"]},
            ],
            passed=[1],
        ),
        "2>card:malvasia 2>field:5 3>no 0>no 1>card:malvasia 1>field:6",
        now(lira=4),
        {
            1: now(hand=[], fields={6: ["malvasia"]}),
            2: now(hand=[], vp=1, fields={5: ["malvasia"]}, used=["windmill"]),
        },
        rules=("YR-2", "YR-4", "STR-2"),
    ),
    Case(
        "plant",
        "for everybody by the normal rules",
        having(others=[{"hand": ["sangiovese", "merlot", "judge"], "fields": {"5": ["chardonnay", "malvasia"]}}]),
        "",
        refused={"card:merlot": {Reason.STRUCTURE_NEEDED}, "card:judge": {Reason.NOT_A_VINE}},
        offered="no card:sangiovese",
        rules=("VIS-5", "PLANT-3"),
    ),
    Case(
        "plant",
        "an opponent who holds only vines that cannot be planted is asked and declines",
        having(others=[{"hand": ["merlot"]}]),
        "1>no",
        now(),
        rules=("SET-8",),
    ),
    Case("lira", "it may be played even if nobody holds a vine", having(), "", now(), rules=("VIS-2",)),
)

WEDDING_PARTY = of(
    "VIS-S38",
    "wedding_party",
    Case("pay", "£2 to the only opponent", having(lira=5), "seat:1", now(lira=3, vp=1), {1: now(lira=2)}),
    Case(
        "pay",
        "one of three opponents",
        having(players=4, lira=6, others=[{}, {}, {}]),
        "seat:2 done",
        now(lira=4, vp=1),
        {2: now(lira=2)},
    ),
    Case(
        "pay",
        "two of three opponents",
        having(players=4, lira=6, others=[{"lira": 1}, {}, {}]),
        "seat:3 seat:1 done",
        now(lira=2, vp=2),
        {1: now(lira=3), 3: now(lira=2)},
    ),
    Case(
        "pay",
        "three opponents at most",
        having(players=5, lira=9, others=[{}, {}, {}, {}]),
        "seat:1 seat:2 seat:4",
        now(lira=3, vp=3),
        {1: now(lira=2), 2: now(lira=2), 4: now(lira=2)},
    ),
    Case(
        "pay",
        "it ends with the money",
        having(players=4, lira=5, others=[{}, {}, {}]),
        "seat:1 seat:2",
        now(lira=1, vp=2),
        {1: now(lira=2), 2: now(lira=2)},
    ),
    Case(
        "pay",
        "different opponents, and at least one",
        having(players=4, lira=6, others=[{}, {}, {}]),
        "",
        refused={
            "done": {Reason.AT_LEAST_ONE},
            "seat:0": {Reason.NOT_AN_OPPONENT},
            "seat:4": {Reason.NOT_AN_OPPONENT},
        },
        offered="seat:1 seat:2 seat:3",
        rules=("VIS-2",),
    ),
    Case(
        "pay",
        "nobody is paid twice",
        having(players=4, lira=6, others=[{}, {}, {}]),
        "seat:2",
        refused={"seat:2": {Reason.ASKED_ALREADY}},
        offered="done seat:1 seat:3",
        rules=("VIS-6",),
    ),
    Case("pay", "not with £1", having(lira=1), unplayable={Reason.LIRA_SHORT}, rules=("VIS-2",)),
)

CASES = [
    *PRODUCER,
    *ORGANIZER,
    *SPONSOR,
    *ARTISAN,
    *STONEMASON,
    *VOLUNTEER_CREW,
    *WEDDING_PARTY,
]


@pytest.mark.parametrize("case", CASES)
def test_a_summer_visitor_from_32_to_38(case: Case) -> None:
    check(case)
