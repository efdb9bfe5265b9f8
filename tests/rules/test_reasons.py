"""Every reason for which an answer is refused: where it comes up, the rule it names and its parameters."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.rules import on, whole_deck
from tests.support import Table
from vendemmia import Game, Options
from vendemmia.engine import Reason

SUMMER = "place:play_summer_visitor:left:regular"
WINTER = "place:play_winter_visitor:left:regular"
CELLARS = ["medium_cellar", "large_cellar"]


class Case(NamedTuple):
    reason: Reason
    rule: str
    given: dict[str, Any]
    """The position, or the options of a new game under the key `new_game`."""
    codes: tuple[str, ...]
    """What is played first."""
    code: str
    """What is refused."""
    params: dict[str, int | str] | None = None
    """Its parameters."""


def winter(**given: Any) -> dict[str, Any]:
    return {"season": "winter", **given}


def alone(challenge: int | None = None, **given: Any) -> dict[str, Any]:
    """A solo game, perhaps a challenge of the campaign."""
    options = {"solo": "normal"} if challenge is None else {"solo": "normal", "challenge": challenge}
    return {"players": 1, "options": options, **given}


BUILD = "place:build_structure:left:regular"
SOLDATO = {"workers": {"regular": 2, "grande": 1, "soldato": 1}}


def tuscany(*specials: str, **given: Any) -> dict[str, Any]:
    """Spring on side 2 of the extended board, with special workers that seat 0 has."""
    workers = {"regular": 2, "grande": 1, **dict.fromkeys(specials, 1)}
    modules = ["extended_board", "special_workers", "structure_cards"]
    plain = {"season": "spring", "options": {"modules": modules}, "specials": [*specials], "workers": workers}
    return {**plain, **given}


CASES = [
    Case(Reason.NOT_ASKED, "YR-2", {}, (), "row:1"),
    Case(Reason.WRONG_SEASON, "PLACE-1", {}, (), "place:draw_order:left:regular"),
    Case(
        Reason.WORKER_AWAY,
        "PLACE-3",
        {"workers": {"regular": 1, "grande": 0}},
        (),
        "place:give_tour:left:grande",
        {"worker": "grande"},
    ),
    Case(Reason.SPACE_CLOSED, "PLACE-4", {}, (), "place:give_tour:middle:regular", {"players": 2}),
    Case(
        Reason.SPACE_TAKEN,
        "PLACE-4",
        {"board": {"give_tour": {"left": on(1)}}},
        (),
        "place:give_tour:left:regular",
        {"seat": 1},
    ),
    Case(Reason.SPACES_FREE, "PLACE-7", {}, (), "place:give_tour:beside:grande"),
    Case(
        Reason.BONUS_UNUSABLE,
        "PLACE-9",
        {"players": 3, "options": {"friendly": True}, "hand": ["malvasia"]},
        (),
        "place:plant_vine:middle:regular",
    ),
    Case(
        Reason.BONUS_MANDATORY,
        "PLACE-9",
        {"players": 3, "options": {"friendly": True}},
        ("place:give_tour:middle:regular",),
        "done",
    ),
    Case(
        Reason.NOT_BUILT,
        "PLACE-10",
        {"fields": {5: ["malvasia"]}},
        (),
        "place:yoke:left:regular",
        {"structure": "yoke"},
    ),
    Case(
        Reason.USED_THIS_YEAR,
        "STR-5",
        {"structures": ["yoke"], "used": ["yoke"], "fields": {5: ["malvasia"]}},
        (),
        "place:yoke:left:regular",
        {"structure": "yoke"},
    ),
    Case(
        Reason.DECK_EMPTY,
        "SET-4",
        winter(others=[{"hand": whole_deck("order")}]),
        (),
        "place:draw_order:left:regular",
        {"deck": "order"},
    ),
    Case(
        Reason.PILE_EMPTY,
        "RUL-9",
        winter(hand=["innkeeper", "judge"], discards={"vine": ["merlot"]}),
        (WINTER,),
        "card:innkeeper",
        {"needs": 2, "has": 1},
    ),
    Case(
        Reason.TOO_FEW_DECKS,
        "RUL-14",
        winter(
            players=4,
            lira=3,
            hand=["caravan", "governess"],
            others=[{"hand": whole_deck("vine")}, {"hand": whole_deck("order")}, {"hand": whole_deck("summer")}],
        ),
        (WINTER,),
        "card:caravan",
        {"needs": 2, "has": 1},
    ),
    Case(Reason.CARD_NOT_HELD, "SET-8", {"hand": ["malvasia"]}, ("place:plant_vine:left:regular",), "card:merlot"),
    Case(
        Reason.NOT_A_VINE,
        "PLANT-1",
        {"hand": ["malvasia", "patron"]},
        ("place:plant_vine:left:regular",),
        "card:patron",
    ),
    Case(
        Reason.FIELD_FULL,
        "PLANT-2",
        {"fields": {5: ["merlot"]}, "hand": ["merlot"], "structures": ["irrigation"]},
        ("place:plant_vine:left:regular", "card:merlot"),
        "field:5",
        {"field": 5, "has": 3, "adds": 3},
    ),
    Case(
        Reason.STRUCTURE_NEEDED,
        "PLANT-3",
        {"hand": ["malvasia", "syrah"]},
        ("place:plant_vine:left:regular",),
        "card:syrah",
        {"structure": "trellis", "card": "syrah"},
    ),
    Case(
        Reason.VINE_NOT_THERE,
        "PLANT-4",
        {"structures": ["yoke"], "fields": {5: ["malvasia"]}},
        ("place:yoke:left:regular", "option:2", "field:5"),
        "card:merlot",
    ),
    Case(
        Reason.SAME_FIELD,
        "RUL-12",
        {"hand": ["landscaper"], "fields": {5: ["malvasia", "syrah"], 6: ["syrah"]}},
        (SUMMER, "card:landscaper", "option:2", "field:5", "card:malvasia"),
        "field:5",
    ),
    Case(
        Reason.SWITCH_OVERFILLS,
        "RUL-12",
        {"hand": ["landscaper"], "fields": {5: ["merlot", "pinot"], 7: ["malvasia", "chardonnay"]}},
        (SUMMER, "card:landscaper", "option:2", "field:5", "card:pinot", "field:7"),
        "card:chardonnay",
    ),
    Case(
        Reason.FIELD_SOLD,
        "SUM-8",
        {"hand": ["malvasia"], "fields": {5: "sold"}},
        ("place:plant_vine:left:regular", "card:malvasia"),
        "field:5",
        {"field": 5},
    ),
    Case(
        Reason.FIELD_PLANTED,
        "SUM-8",
        {"fields": {5: ["malvasia"]}},
        ("place:sell_or_field:left:regular",),
        "field:5",
        {"field": 5},
    ),
    Case(
        Reason.FIELD_TOO_DEAR,
        "SUM-8",
        {"lira": 5, "fields": {6: "sold"}},
        ("place:sell_or_field:left:regular",),
        "field:6",
        {"field": 6, "needs": 6, "has": 5},
    ),
    Case(
        Reason.FIELD_EMPTY,
        "HARV-1",
        winter(fields={5: ["malvasia"]}),
        ("place:harvest_field:left:regular",),
        "field:6",
        {"field": 6},
    ),
    Case(
        Reason.FIELD_HARVESTED,
        "HARV-3",
        winter(fields={5: ["malvasia"], 6: ["malvasia"]}, harvested=["5"]),
        ("place:harvest_field:left:regular",),
        "field:5",
        {"field": 5},
    ),
    Case(
        Reason.ALREADY_BUILT,
        "STR-1",
        {"lira": 9, "structures": ["trellis"]},
        ("place:build_structure:left:regular",),
        "structure:trellis",
        {"structure": "trellis"},
    ),
    Case(
        Reason.MEDIUM_CELLAR_FIRST,
        "STR-1",
        {"lira": 9},
        ("place:build_structure:left:regular",),
        "structure:large_cellar",
    ),
    Case(
        Reason.BUILDING_TOO_DEAR,
        "STR-1",
        {"lira": 3},
        ("place:build_structure:left:regular",),
        "structure:cottage",
        {"needs": 4, "has": 3},
    ),
    Case(
        Reason.COST_NOT_MEANT,
        "VIS-9",
        {"hand": ["uncertified_architect"]},
        (SUMMER, "card:uncertified_architect", "option:1"),
        "structure:cottage",
        {"cost": 4},
    ),
    Case(Reason.NOT_OFFERED, "VIS-5", winter(hand=["caravan"]), (WINTER, "card:caravan"), "card:caravan"),
    Case(
        Reason.CELLAR_COMPLETE,
        "STR-7",
        winter(lira=9, hand=["oenologist"], structures=CELLARS, cellar={"red": [1]}),
        (WINTER, "card:oenologist"),
        "option:2",
    ),
    Case(
        Reason.GRAPE_MISSING,
        "WINE-1",
        winter(crush_pad={"red": [1]}),
        ("place:make_wine:left:regular",),
        "make:white",
    ),
    Case(
        Reason.MEDIUM_CELLAR_NEEDED,
        "WINE-2",
        winter(crush_pad={"red": [3], "white": [3]}),
        ("place:make_wine:left:regular",),
        "make:blush",
    ),
    Case(
        Reason.LARGE_CELLAR_NEEDED,
        "WINE-3",
        winter(crush_pad={"red": [3, 4], "white": [3]}, structures=["medium_cellar"]),
        ("place:make_wine:left:regular",),
        "make:sparkling",
    ),
    Case(
        Reason.NO_WINE_ICON,
        "WINE-4",
        winter(crush_pad={"red": [1], "white": [1]}, cellar={"red": [1]}),
        ("place:make_wine:left:regular",),
        "make:red",
        {"wine": "red"},
    ),
    Case(
        Reason.WINE_MISSING,
        "ORD-1",
        winter(hand=["ord_r5"], cellar={"red": [5]}),
        ("place:fill_order:left:regular", "card:ord_r5"),
        "wine:red:6",
    ),
    Case(
        Reason.WINE_TOO_LOW,
        "ORD-1",
        {"hand": ["wine_critic"], "cellar": {"red": [6, 7]}},
        (SUMMER, "card:wine_critic", "option:2"),
        "wine:red:6",
        {"needs": 7, "has": 6},
    ),
    Case(
        Reason.NOT_AN_ORDER,
        "ORD-1",
        winter(hand=["ord_r5", "merlot"], cellar={"red": [5]}),
        ("place:fill_order:left:regular",),
        "card:merlot",
    ),
    Case(
        Reason.ORDER_NOT_FILLABLE,
        "ORD-1",
        winter(hand=["ord_r5", "ord_r6"], cellar={"red": [5]}),
        ("place:fill_order:left:regular",),
        "card:ord_r6",
    ),
    Case(
        Reason.WINE_CANNOT_AGE,
        "RUL-8",
        winter(hand=["master_vintner", "ord_r3_w1"], cellar={"red": [3], "white": [1, 3]}),
        (WINTER, "card:master_vintner", "option:2", "option:1"),
        "wine:red:3",
    ),
    Case(
        Reason.TRAINING_TOO_DEAR,
        "WIN-6",
        winter(lira=3),
        (),
        "place:train_worker:left:regular",
        {"needs": 4, "has": 3},
    ),
    Case(
        Reason.WORKER_LIMIT,
        "WIN-7",
        winter(lira=4, workers={"regular": 5, "grande": 1}),
        (),
        "place:train_worker:left:regular",
    ),
    Case(
        Reason.NOT_A_VISITOR_OF_SEASON,
        "VIS-1",
        {"hand": ["patron", "judge"]},
        (SUMMER,),
        "card:judge",
        {"deck": "summer"},
    ),
    Case(Reason.NOT_PLAYABLE, "VIS-2", {"hand": ["patron", "peddler"]}, (SUMMER,), "card:peddler"),
    Case(
        Reason.REST_IMPOSSIBLE,
        "VIS-2",
        {"lira": 2, "hand": ["overseer", "syrah"]},
        (SUMMER, "card:overseer", "option:1"),
        "structure:yoke",
    ),
    Case(Reason.AT_LEAST_ONE, "VIS-2", winter(crush_pad={"red": [1]}), ("place:make_wine:left:regular",), "done"),
    Case(Reason.NOTHING_TO_COUNT, "VIS-2", {"hand": ["surveyor"]}, (SUMMER, "card:surveyor"), "option:2"),
    Case(Reason.CONDITION_NOT_MET, "VIS-2", winter(lira=2, hand=["professor"]), (WINTER, "card:professor"), "option:2"),
    Case(
        Reason.LIRA_SHORT,
        "VIS-2",
        {"lira": 8, "hand": ["broker"]},
        (SUMMER, "card:broker"),
        "option:1",
        {"needs": 9, "has": 8},
    ),
    Case(
        Reason.PART_DONE,
        "VIS-3",
        {"lira": 9, "hand": ["contractor", "malvasia"]},
        (SUMMER, "card:contractor", "option:1"),
        "option:1",
    ),
    Case(
        Reason.ICON_TAKEN,
        "VIS-8",
        {"lira": 2, "hand": ["buyer"], "crush_pad": {"red": [1]}},
        (SUMMER, "card:buyer", "option:1"),
        "grape:red:1",
    ),
    Case(
        Reason.VP_AT_FLOOR,
        "VIS-10",
        {"vp": -4, "lira": 9, "hand": ["broker"]},
        (SUMMER, "card:broker"),
        "option:2",
        {"needs": 2, "has": -4},
    ),
    Case(
        Reason.RESIDUAL_SHORT,
        "VIS-2",
        winter(lira=1, residual=1, hand=["noble"]),
        (WINTER, "card:noble"),
        "option:2",
        {"needs": 2, "has": 1},
    ),
    Case(
        Reason.RESIDUAL_FULL, "VIS-12", winter(lira=1, residual=5, hand=["noble"]), (WINTER, "card:noble"), "option:1"
    ),
    Case(
        Reason.TOO_FEW_CARDS,
        "VIS-13",
        {"hand": ["auctioneer", "merlot", "syrah", "pinot"]},
        (SUMMER, "card:auctioneer"),
        "option:2",
        {"needs": 4, "has": 3},
    ),
    Case(
        Reason.WRONG_KIND_OF_CARD,
        "VIS-13",
        winter(hand=["benefactor", "judge", "patron", "merlot"]),
        (WINTER, "card:benefactor", "option:2"),
        "card:merlot",
    ),
    Case(Reason.ROW_TAKEN, "WAKE-1", {"season": "spring"}, ("row:3",), "row:3", {"row": 3}),
    Case(Reason.PARENT_NOT_DEALT, "SET-7", {"new_game": Options(players=2, advanced=True)}, (), "mama:casey"),
    Case(
        Reason.NO_WORKER_TO_TAKE_BACK,
        "RUL-2",
        {"lira": 2, "hand": ["producer", "patron"]},
        (SUMMER,),
        "card:producer",
    ),
    Case(
        Reason.WORKER_NOT_THERE,
        "RUL-2",
        {"lira": 2, "hand": ["producer"], "board": {"give_tour": {"left": on(0)}}},
        (SUMMER, "card:producer"),
        "take:draw_vine:left:regular",
    ),
    Case(
        Reason.NO_LATER_SEASON, "RUL-4", {"hand": ["planner"]}, (SUMMER, "card:planner"), "place:give_tour:left:regular"
    ),
    Case(Reason.NO_EARLIER_SEASON, "RUL-13", winter(hand=["manager"]), (WINTER, "card:manager"), "action:draw_order"),
    Case(
        Reason.NEIGHBOUR_CANNOT,
        "RUL-5",
        winter(hand=["queen", "judge"], others=[{"vp": -5, "lira": 2, "hand": ["merlot"]}]),
        (WINTER,),
        "card:queen",
    ),
    Case(
        Reason.NOT_AN_OPPONENT,
        "VIS-11",
        {"lira": 2, "hand": ["wedding_party"]},
        (SUMMER, "card:wedding_party"),
        "seat:0",
    ),
    Case(
        Reason.ASKED_ALREADY,
        "VIS-6",
        {"players": 3, "lira": 4, "hand": ["wedding_party"]},
        (SUMMER, "card:wedding_party", "seat:1"),
        "seat:1",
    ),
    Case(
        Reason.TOO_MANY_PLEDGED,
        "RUL-6",
        {"hand": ["importer"], "others": [{"hand": ["judge"]}]},
        (SUMMER, "card:importer"),
        "count:2",
        {"most": 1},
    ),
    Case(Reason.NO_GLASS_TOKEN, "AUT-3", alone(season="spring", automa={"glass": [1, 2]}), (), "row:3", {"row": 3}),
    Case(Reason.NOT_FOR_ORGANIZER, "AUT-3", alone(hand=["organizer"]), (SUMMER, "card:organizer"), "row:7", {"row": 7}),
    Case(
        Reason.NO_BONUS_TOKEN,
        "AUT-4",
        alone(challenge=2, tokens=1),
        ("place:give_tour:middle:regular",),
        "token",
    ),
    Case(
        Reason.ORDERS_FORBIDDEN,
        "CAMP-9",
        alone(challenge=8, season="winter", cellar={"red": [5]}, hand=["ord_r5"]),
        (),
        "place:fill_order:left:regular",
    ),
    Case(
        Reason.VINES_ALL_TAKEN,
        "CAMP-2",
        alone(
            challenge=1,
            year=0,
            hand=["sangiovese"] * 4,
            stack=[
                {"node": "course", "seat": 0, "step": 4},
                {"node": "step:plant_from_deck", "seat": 0, "data": 1},
                {"node": "step:plant_from_deck/0", "seat": 0},
            ],
        ),
        (),
        "card:sangiovese",
    ),
]


CASES += [
    Case(
        Reason.ONLY_GRANDE_BESIDE,
        "PLACE-7",
        {"board": {"give_tour": {"left": on(1)}}},
        (),
        "place:give_tour:beside:regular",
    ),
    Case(Reason.SPACE_NEEDED, "SPW-15", tuscany("messenger"), (), "place:fill_order:beside:messenger"),
    Case(
        Reason.TOLL_TOO_DEAR,
        "SPW-10",
        tuscany(
            "soldato", players=3, board={"draw_vine": {"left": {"seat": 1, "worker": "soldato"}}}, others=[SOLDATO]
        ),
        (),
        "place:draw_vine:middle:regular",
        {"needs": 1, "has": 0},
    ),
    Case(
        Reason.NO_VISITOR_THERE,
        "SPW-8",
        tuscany(
            "innkeeper",
            players=3,
            lira=1,
            board={"draw_vine": {"left": {"seat": 1}}},
            others=[{"hand": ["patron"]}, {"hand": ["judge"]}],
        ),
        ("place:draw_vine:middle:innkeeper",),
        "seat:2",
    ),
    Case(Reason.NOT_DRAWN, "SPW-12", tuscany("oracle"), ("place:draw_vine:left:oracle", "done"), "deck:order"),
    Case(
        Reason.NOT_IN_THIS_GAME,
        "SPW-1",
        tuscany("oracle", season="winter", lira=9, workers={"regular": 2}),
        ("place:train_worker:left:regular", "do:action"),
        "worker:chef",
    ),
    Case(
        Reason.SPECIAL_OWNED,
        "SPW-2",
        tuscany("oracle", season="winter", lira=9, specials=["farmer", "oracle"]),
        ("place:train_worker:left:regular", "do:action"),
        "worker:oracle",
        {"worker": "oracle"},
    ),
    Case(
        Reason.SPECIAL_TOO_DEAR,
        "SPW-2",
        tuscany(season="winter", lira=4, specials=["farmer"]),
        ("place:train_worker:left:regular", "do:action"),
        "worker:farmer",
        {"needs": 5, "has": 4},
    ),
    Case(
        Reason.FIELD_BUILT_ON,
        "STC-2",
        tuscany(season="summer", hand=["malvasia"], fields={5: {"structure": "inn"}}),
        ("place:plant_vine:left:regular", "card:malvasia"),
        "field:5",
        {"field": 5},
    ),
    Case(
        Reason.FIELD_NOT_EMPTY,
        "STC-1",
        tuscany(lira=9, hand=["inn"], fields={5: ["malvasia"]}),
        (BUILD, "card:inn"),
        "field:5",
        {"field": 5},
    ),
    Case(
        Reason.MAT_FULL,
        "STC-1",
        tuscany(lira=9, hand=["inn"], structures=["cask", "silo"]),
        (BUILD, "card:inn"),
        "mat",
    ),
    Case(
        Reason.NO_PLACE_TO_BUILD,
        "STC-1",
        tuscany(lira=9, hand=["inn"], structures=["cask", "silo"], fields={5: "sold", 6: "sold", 7: "sold"}),
        (BUILD,),
        "card:inn",
    ),
    Case(Reason.NOT_A_STRUCTURE, "STC-1", tuscany(lira=9, hand=["patron"]), (BUILD,), "card:patron"),
    Case(Reason.NO_STRUCTURE_CARD, "STC-3", tuscany(), (), "place:destroy_structure:left:regular"),
    Case(
        Reason.NOT_STANDING,
        "STC-3",
        tuscany(structures=["cask"]),
        ("place:destroy_structure:left:regular",),
        "card:inn",
    ),
    Case(
        Reason.WINE_AGED_ALREADY,
        "STC-11",
        tuscany(structures=["wine_cave", *CELLARS], cellar={"red": [2], "white": [4]}),
        ("place:structure:wine_cave:left:regular", "wine:red:2"),
        "wine:red:3",
    ),
    Case(
        Reason.TYPE_MADE_ALREADY,
        "STC-40",
        tuscany(structures=["mixer", *CELLARS], crush_pad={"red": [2, 3, 4], "white": [4, 5]}),
        ("place:structure:mixer:left:regular", "make:blush", "grape:red:2", "grape:white:4"),
        "make:blush",
        {"wine": "blush"},
    ),
    Case(
        Reason.REGION_ABSENT,
        "MOD-1",
        {"season": "spring", "options": {"modules": ["extended_board"]}},
        ("place:influence:left:regular",),
        "region:lucca",
        {"region": "lucca"},
    ),
    Case(
        Reason.NO_STAR_THERE,
        "INF-2",
        tuscany(stars={"siena": 6}),
        ("place:influence:left:regular",),
        "region:pisa",
        {"region": "pisa"},
    ),
    Case(
        Reason.SAME_REGION,
        "INF-2",
        tuscany(stars={"siena": 6}),
        ("place:influence:left:regular", "region:siena"),
        "region:siena",
    ),
    Case(
        Reason.NOTHING_TO_TRADE,
        "TRADE-1",
        tuscany(season="summer", vp=-5),
        (),
        "place:trade:left:regular",
    ),
    Case(
        Reason.SAME_FOR_SAME,
        "TRADE-1",
        tuscany(season="summer", lira=3),
        ("place:trade:left:regular", "option:2"),
        "option:2",
    ),
    Case(
        Reason.ACTION_SPOILT,
        "TUS-12",
        tuscany(
            "innkeeper",
            players=3,
            lira=2,
            board={"build_structure": {"middle": {"seat": 1}}},
            others=[{"hand": ["patron"]}],
            structures=["trellis", "irrigation"],
        ),
        ("place:build_structure:left:innkeeper",),
        "seat:1",
    ),
    Case(
        Reason.ROW_RESERVED,
        "TUS-7",
        tuscany(season="winter", workers={"regular": 1, "grande": 0}),
        ("pass",),
        "row:1",
        {"row": 1},
    ),
]


def table_of(case: Case) -> Table:
    given = dict(case.given)
    options = given.pop("new_game", None)
    table = Table(**given)
    if options is not None:
        table.game = Game.new(options, seed=1)
    return table.play(*case.codes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.name)
def test_a_reason_comes_up_with_its_rule_and_its_numbers(case: Case) -> None:
    table = table_of(case)
    assert case.code not in table.codes()
    refusals = {refusal.reason: refusal for refusal in table.state.why_not(case.code)}
    assert case.reason in refusals
    refusal = refusals[case.reason]
    assert refusal.rule == case.rule == case.reason.rule
    assert refusal.code == case.reason.name
    assert refusal.params == (case.params or {})


def test_every_reason_has_its_case() -> None:
    covered = [case.reason.name for case in CASES]
    assert len(covered) == len(set(covered))
    assert set(covered) == set(Reason.__members__)
