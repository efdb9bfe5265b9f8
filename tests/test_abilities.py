"""Special workers are data: whoever has a row has its abilities, and nobody else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.rules import on
from tests.rules.worker_table import BASE, SIDE_1, crew, outcome, worker_table
from tests.support import rule
from vendemmia.engine import Kind, State
from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.effects import buy_visitor, choose_bonus, repeat_action
from vendemmia.engine.numbers.names import FIRST_SPECIAL, WORKERS
from vendemmia.engine.state.frames import NODES
from vendemmia.engine.workers.abilities import (
    ABILITIES,
    ALWAYS,
    EARLIER_SEASONS,
    LATER_SEASONS,
    OPPONENTS_GONE,
    Abilities,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.support import Table

ENGINE = Path(__file__).parents[1] / "src" / "vendemmia" / "engine"
ELEVEN = WORKERS[FIRST_SPECIAL:]
SILENT_ROWS = {"regular", "grande"}


@pytest.fixture(autouse=True)
def table_as_printed() -> Iterator[None]:
    """Every test may write rows of its own."""
    printed = list(ABILITIES)
    yield
    ABILITIES[:] = printed


def give(worker: str, row: Abilities) -> None:
    ABILITIES[WORKERS.index(worker)] = row


def printed_row(worker: str) -> Abilities:
    return ABILITIES[WORKERS.index(worker)]


class Scene(NamedTuple):
    """A position in which an ability shows: some codes are played, then others are legal only by the ability.

    `*` is the worker.
    """

    given: dict[str, Any]
    plays: str
    shows: str

    def table(self, worker: str) -> Table:
        given = {"players": 3, "modules": BASE, "season": "summer", "wake_up_row": 1, "lira": 1, **self.given}
        if "board" in given:
            given["board"] = {
                action: {space: {**put, "worker": put["worker"].replace("*", worker)} for space, put in spaces.items()}
                for action, spaces in given["board"].items()
            }
        if given.pop("owner", 0):
            given |= {"workers": crew(), "others": [{"workers": crew(worker)}]}
        table = worker_table(worker, **given)
        return table.play(*self.plays.replace("*", worker).split())

    def seen(self, worker: str) -> bool:
        legal = self.table(worker).codes()
        return all(code in legal for code in self.shows.replace("*", worker).split())


SCENES = {
    "farmer": Scene({}, "place:give_tour:left:*", "done do:bonus"),
    "mafioso": Scene({}, "place:give_tour:left:*", "no yes"),
    "merchant": Scene({"passed": [1, 2]}, "place:give_tour:left:*", "deck:vine deck:summer deck:winter deck:order"),
    "chef": Scene({"board": {"give_tour": {"left": on(1)}}}, "", "place:give_tour:left:*"),
    "innkeeper": Scene(
        {"board": {"give_tour": {"left": on(1)}}, "others": [{"hand": ["patron"]}]},
        "place:give_tour:middle:*",
        "no seat:1",
    ),
    "professore": Scene(
        {"board": {"draw_vine": {"left": on(0)}}}, "place:give_tour:left:*", "no take:draw_vine:left:regular"
    ),
    "soldato": Scene(
        {"owner": 1, "board": {"give_tour": {"left": on(1, "*"), "middle": on(2)}}},
        "",
        "place:give_tour:beside:regular",
    ),
    "politico": Scene({}, "place:give_tour:middle:* do:bonus", "no yes"),
    "oracle": Scene({}, "place:draw_vine:left:*", "no deck:vine"),
    "traveler": Scene({"modules": SIDE_1}, "", "place:give_tour:right:*"),
    "messenger": Scene({"modules": SIDE_1}, "", "place:draw_order:left:*"),
}


# --- the table is where abilities come from


def test_every_special_worker_has_a_row_and_a_scene() -> None:
    assert tuple(worker.id for worker in SPECIAL_WORKERS) == ELEVEN == tuple(SCENES)


@pytest.mark.parametrize("worker", ELEVEN)
def test_a_special_worker_shows_its_ability(worker: str) -> None:
    assert SCENES[worker].seen(worker)


@pytest.mark.parametrize("worker", ELEVEN)
def test_without_its_row_it_is_a_regular_worker(worker: str) -> None:
    give(worker, Abilities(worker))
    table = worker_table(worker, players=3, modules=BASE, season="summer")
    assert outcome(table, f"place:give_tour:left:{worker}") == {0: {"lira": 2}}
    assert table.to_move == 1
    scene = SCENES[worker]
    assert not any(code in scene.table(worker).codes() for code in scene.shows.replace("*", worker).split())


@pytest.mark.parametrize("bearer", ELEVEN)
@pytest.mark.parametrize("owner", ELEVEN)
def test_an_ability_belongs_to_the_row_and_not_to_the_number(owner: str, bearer: str) -> None:
    give(bearer, printed_row(owner))
    if owner != bearer:
        give(owner, Abilities(owner))
    assert SCENES[owner].seen(bearer)


@pytest.mark.parametrize("worker", ELEVEN)
def test_a_row_names_its_worker_in_every_event(worker: str) -> None:
    row = printed_row(worker)
    assert row.origin == f"worker:{worker}"
    verbs = [verb for verb in (row.on_arrival, row.on_draw, row.repeats, row.after) if verb is not None]
    assert [verb.origin for verb in verbs] == [f"worker:{worker}"] * len(verbs)


@pytest.mark.parametrize("worker", [*sorted(SILENT_ROWS), *ELEVEN])
def test_only_the_special_workers_can_do_something(worker: str) -> None:
    row = printed_row(worker)
    said = [row.on_arrival, row.on_draw, row.repeats, row.after, row.reach, row.toll, row.bumps_opponents]
    assert any(said) == (worker not in SILENT_ROWS)
    assert row.when == ALWAYS or row.after is not None


# --- a worker that nobody has printed


@rule("SPW-3")
def test_a_worker_with_abilities_of_several() -> None:
    """It buys a visitor for £2, does its action twice, and costs others £3."""
    give("farmer", Abilities("farmer", on_arrival=buy_visitor(price=2), repeats=repeat_action(), toll=3))
    table = worker_table(
        "farmer",
        players=3,
        modules=BASE,
        season="summer",
        lira=2,
        others=[{"hand": ["patron"], "lira": 3}],
        board={"give_tour": {"middle": on(1)}},
    )
    result = outcome(table, "place:give_tour:left:farmer", "seat:1", "deck:summer", "yes")
    assert result == {0: {"lira": 2, "hand": {"summer": 1}}, 1: {"lira": 2, "hand": {"summer": -1}}}
    assert table.to_move == 1
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    table = worker_table(
        "farmer",
        players=3,
        modules=BASE,
        season="summer",
        lira=3,
        workers=crew(),
        others=[{"workers": crew("farmer")}],
        board={"give_tour": {"left": on(1, "farmer")}},
    )
    table.play("place:give_tour:middle:regular", "done")
    tolls = [(event.seat, event.amount) for event in table.events if event.source == "worker:farmer"]
    assert tolls == [(0, -3), (1, 3)]


def test_what_comes_last_needs_no_condition() -> None:
    give("chef", Abilities("chef", after=NODES["worker:merchant"], repeats=repeat_action()))
    table = worker_table("chef", players=3, modules=BASE, season="summer")
    result = outcome(table, "place:give_tour:left:chef", "yes", "deck:vine")
    assert result == {0: {"lira": 4, "hand": {"vine": 1}}}


def test_a_far_worker_may_reach_both_ways() -> None:
    give("chef", Abilities("chef", reach=EARLIER_SEASONS | LATER_SEASONS))
    table = worker_table("chef", players=3, modules=SIDE_1, season="summer", wake_up_row=1)
    assert "place:give_tour:left:chef" in table.codes()
    assert "place:give_tour:right:chef" not in table.codes()  # Closed with three players.
    table.play("place:draw_order:left:chef", *["pass"] * 3)
    while table.codes("deck:"):
        table.play("deck:summer")
    assert [event.thing for event in table.events if event.kind == Kind.DUE] == ["draw_order"]


@pytest.mark.parametrize(
    "row",
    [
        {"on_arrival": choose_bonus(), "when": OPPONENTS_GONE},
        {"on_arrival": choose_bonus(), "reach": LATER_SEASONS},
        {"when": OPPONENTS_GONE, "reach": LATER_SEASONS},
    ],
)
def test_a_waiting_worker_remembers_one_thing(row: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="farmer: a waiting worker has one mark"):
        Abilities("farmer", **row)


# --- what a position says of it

ARRIVED = 1 + 32 * 1
"""give_tour, middle"""


@pytest.mark.parametrize(
    ("worker", "codes", "frame"),
    [
        ("innkeeper", "", {"node": "arrival", "seat": 0, "data": ARRIVED + 256 * 6}),
        ("innkeeper", "seat:1", {"node": "arrival", "seat": 0, "other": 1, "step": 1, "data": ARRIVED + 256 * 6}),
        ("professore", "", {"node": "arrival", "seat": 0, "data": ARRIVED + 256 * 7}),
        ("politico", "do:bonus", {"node": "placement", "seat": 0, "step": 1 | 2 | 64, "data": ARRIVED + 256 * 9}),
        ("merchant", "done", {"node": "worker:merchant", "seat": 0}),
    ],
)
def test_a_position_names_the_frame_and_not_the_verb(worker: str, codes: str, frame: dict[str, Any]) -> None:
    """Positions saved before there were rows stay readable, and new ones look the same."""
    table = worker_table(
        worker,
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        passed=[2, 1] if worker == "merchant" else [],
        others=[{"hand": ["patron"]}],
        board={"give_tour": {"left": on(1)}, "draw_vine": {"left": on(0)}},
    )
    table.play(f"place:give_tour:middle:{worker}", *codes.split())
    plain = table.state.to_json()
    stack = plain["stack"]
    assert isinstance(stack, list)
    assert stack[-1] == frame
    read = State.from_json(plain)
    assert read.codes() == table.codes()
    assert read.checksum() == table.state.checksum()


@pytest.mark.parametrize("verb", ["worker:farmer", "worker:mafioso", "worker:oracle"])
def test_the_verbs_of_a_row_are_no_frames(verb: str) -> None:
    assert verb not in NODES


# --- and nowhere else


def modules_of_the_rules() -> list[Path]:
    """All modules of the engine but the names, what offers them to other layers, and the tables."""
    return [
        path
        for path in sorted(ENGINE.rglob("*.py"))
        if path.parent.name != "content" and path.name not in ("names.py", "catalogue.py")
    ]


@pytest.mark.parametrize("path", modules_of_the_rules(), ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_no_rule_asks_for_a_special_worker_by_name(path: Path) -> None:
    numbers = {name.upper() for name in ELEVEN}
    strings = {*ELEVEN, *(f"worker:{name}" for name in ELEVEN)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not (isinstance(node, ast.Name) and node.id in numbers), f"{path.name}:{node.lineno}"
        assert not (isinstance(node, ast.Constant) and node.value in strings), f"{path.name}:{node.lineno}"
