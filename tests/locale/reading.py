"""What the tests of the words are written with: parsed catalogues, frames for every question, words that remember."""

from __future__ import annotations

import re
import sys
from functools import cache, lru_cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from fluent.syntax import ast

from tests.kept import kept
from vendemmia.engine.content.orders import ORDERS
from vendemmia.engine.knowledge.views import observe
from vendemmia.engine.numbers.actions import CODES
from vendemmia.engine.numbers.names import (
    ACTION_NUMBER,
    BLUSH,
    FARMER,
    FIRST_STRUCTURE_CARD,
    INNKEEPER,
    MAFIOSO,
    REGIONS,
    SPARKLING,
    STRUCTURE_NUMBER,
    WINE_TYPES,
    WORKERS,
)
from vendemmia.engine.options import MODULES, Options
from vendemmia.engine.setup import new_state
from vendemmia.engine.state.frames import NODES, Frame, Node
from vendemmia.engine.verbs.drawing import DISCARDING, EXTRA_ASKED
from vendemmia.engine.workers.placement import (
    ACTION_DONE,
    BONUS_DUE,
    OFFERS_DONE,
    TOKEN_ASKED,
    TOKEN_DONE,
    PlacementNode,
)
from vendemmia.engine.year.course import PAPA_OFFSET, PARENT_STEP
from vendemmia.locale import Words, parsing
from vendemmia.locale.catalogue import Arg
from vendemmia.locale.folders import language_folders
from vendemmia.locale.parsing import BranchVisitor, Parser
from vendemmia.locale.translations import Translation, read_translation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable

    from vendemmia.engine.state.state import State
    from vendemmia.engine.year.board import Board

SOURCES = Path(__file__).parents[2] / "src" / "vendemmia"
CATALOGUES = SOURCES / "locale"
OWN = (
    *("table", "cards", "summer", "winter", "questions", "choices", "reasons", "events", "solo"),
    "events_you",
    *("tuscany", "workers", "structures"),
)
"""The catalogues of the game; others belong to the programs that show it."""

PLAYERS = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]
ALL_MODULES = frozenset(MODULES)


class Remembering(Words):
    """Words that remember which messages were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked_for: set[str] = set()

    def message(self, key: str, /, **args: Arg) -> str:
        self.asked_for.add(key)
        return super().message(key, **args)


def named(file: Path) -> str:
    """A catalogue by its language and its name."""
    return f"{file.parent.name}/{file.name}"


def parsed(file: Traversable) -> ast.Resource:
    return parsed_text(file.read_text(encoding="utf-8"))


@cache
def parsed_text(text: str) -> ast.Resource:
    """By the text, not by the file: the sources and the installed package have the same catalogues.

    Kept between runs: to parse all languages takes seconds in every process.
    """
    made_from = sha256(f"{_parsers()}\n{text}".encode()).hexdigest()
    found: ast.Resource = kept(f"fluent-{made_from[:32]}", lambda: Parser(with_spans=True).parse(text))
    return found


@cache
def _parsers() -> str:
    """All that decides how a text is parsed."""
    return "\n".join([sys.version, version("fluent.syntax"), Path(parsing.__file__).read_text(encoding="utf-8")])


@cache
def translation(language: str) -> Translation:
    """All that a language has, to be compared with English."""
    return read_translation(language_folders()[language], language, parsed)


def messages(file: Path) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(file).body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """The names of the variables that a message uses."""
    found: set[str] = set()

    class Variables(BranchVisitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as the library calls it
            found.add(node.id.name)

    Variables().visit(message)
    return found


def own_ids(language: str = "en") -> set[str]:
    return {key for name in OWN for key in messages(CATALOGUES / language / f"{name}.ftl")}


@lru_cache(maxsize=65536)
def reads_well(text: str) -> bool:
    """No raw id, no code, no placeable, nothing missing."""
    return bool(
        text and text == text.strip() and not re.search(r"[_{}\[\]]|\?\?\?|  |->|\bunset\b|\b[a-z]+:[a-z0-9]|-\d", text)
    )


@lru_cache(maxsize=65536)
def is_sentence(text: str) -> bool:
    """One sentence: it begins with a capital, and the only full stop is at its end."""
    return (text[0].isupper() or text[0] == "£") and len(re.findall(r"[.?!](?=\s|$)", text)) == 1 and text[-1] in ".?"


def engine_classes(base: type[Node] = Node) -> Iterator[type[Node]]:
    """All verbs and combinators of the engine."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("vendemmia.engine"):
            yield kind
            yield from engine_classes(kind)


def asks(kind: type[Node]) -> bool:
    """A class that can ask lists the answers."""
    return kind.options is not Node.options


def choice(w: Words, state: State, code: str, names: Sequence[str] = ()) -> str:
    """The label of an answer, as everybody may read it."""
    return w.choice(observe(state, None), code, names)


def played(seed: int, years: int, options: Options) -> State:
    """A game after some years of random play."""
    random = Random(seed)
    state = new_state(options, seed)
    while state.stack and state.year <= years:
        state.apply(random.choice(state.legal_actions()))
    return state


def placed(action: str, space: int = 0, worker: int = 0) -> int:
    """The data of a placement."""
    return ACTION_NUMBER[action] + 32 * space + 256 * worker


STEPS: dict[str, list[tuple[int, int]]] = {
    "Arrival": [
        *((step, placed("plant_vine", worker=INNKEEPER)) for step in range(2)),
        (0, placed("plant_vine", worker=FARMER)),
        (0, placed("plant_vine", worker=WORKERS.index("professore"))),
    ],
    "Build": [(0, 0), (0, 1 + FIRST_STRUCTURE_CARD)],
    "Drawn": [(step, 0) for step in range(3)],
    "Star": [(step, 0) for step in range(1 + len(REGIONS))],
    "Trade": [
        (0, 0),
        *((1, data) for data in (0, 3, 16)),
        *((2, data) for data in range(4)),
        *((3, data) for data in (0, 16, 1 | 3 << 2)),
    ],
    "Plant": [(0, 0), (1, 0), (0, 6)],
    "PlantFromDeck": [(0, 0), (2, 0), (0, 6)],
    "Uproot": [(0, 0), (2, 0)],
    "SwitchVines": [(0, 0), (1, 1), (2, 1 | 4 << 4), (3, 1 | 4 << 4 | 3 << 8)],
    "MakeWine": [
        *((step, 0) for step in range(2)),
        *((0, 1 + kind) for kind in range(len(WINE_TYPES))),
        (0, 1 + BLUSH | 3 << 3),
        (0, 1 + SPARKLING | 3 << 3),
        (0, 1 + SPARKLING | 3 << 3 | 5 << 7),
    ],
    "FillOrder": [(0, 0), *((0, 1 + order) for order in range(len(ORDERS))), (1, 2)],
    "PledgeNumber": [(1, 0), (3, 0)],
    "ShowAndKeep": [(1, 0), (2, 0)],
}
"""Step and data of the frames in which a class asks; two steps from the first on for all others."""


def placement_steps(board: Board) -> list[tuple[int, int]]:
    """Bonus first or after, where an action of the board has it; the token's bonus; a second action, a second bonus."""
    after = ACTION_DONE | OFFERS_DONE
    steps = [(after, placed("build_structure", worker=MAFIOSO)), (TOKEN_DONE | TOKEN_ASKED, placed("plant_vine"))]
    for name in ("build_structure", "plant_vine", "train_worker", "harvest_field"):
        action = board.actions[ACTION_NUMBER[name]]
        assert action is not None
        for space in action.printed:
            steps.append((ACTION_DONE, placed(name, space)))
            steps.append((ACTION_DONE | BONUS_DUE, placed(name, space)))
            steps.append((after, placed(name, space, WORKERS.index("politico"))))
            if action.order_matters[space]:
                steps.append((0, placed(name, space)))
    return steps


def frames(node: Node, board: Board) -> list[Frame]:
    """The frames in which a node asks its questions, for seat 1 on behalf of seat 0."""
    steps = STEPS.get(type(node).__name__, [(0, 0), (1, 0)])
    if isinstance(node, PlacementNode):
        steps = placement_steps(board)
    return [Frame(node, 1, 0, step, data, 0) for step, data in steps]


def asking_states(state: State, nodes: list[Node] | None = None) -> Iterator[State]:
    """The position with each question of each node on top of its stack."""
    for node in NODES.values() if nodes is None else nodes:
        if asks(type(node)):
            for frame in frames(node, state.rules.board):
                asking = state.copy()
                asking.stack.append(frame)
                yield asking


def every_moment() -> Iterator[State]:
    """Positions in which every question is asked: by each node at each step, and where it takes a certain position."""
    start = new_state(Options(players=3, advanced=True), 5)
    yield from asking_states(start)
    start.parents = tuple(PARENT_STEP + parent for parent in (0, PAPA_OFFSET, PAPA_OFFSET + 1))
    yield from asking_states(start, [NODES["step:choose_parents/0"]])
    extended = new_state(Options(players=3, advanced=True, modules=ALL_MODULES), 5)
    yield from asking_states(extended)
    vineyard = extended.vineyards[1]
    vineyard.stars = 6
    vineyard.structures = 1 << STRUCTURE_NUMBER["charmat"]
    yield from asking_states(extended, [NODES["action:influence"], NODES["action:make_wine"]])
    vineyard.cellar = vineyard.crush_pad = 3
    for structures in (["tap_room"], ["tavern"], ["tap_room", "tavern"]):
        vineyard.structures = sum(1 << STRUCTURE_NUMBER[name] for name in structures)
        yield with_frame(extended, "structure:tap_room", 1)
    yield from draws_of_an_oracle(extended)
    yield from moments_alone()


def draws_of_an_oracle(state: State) -> Iterator[State]:
    """What an Oracle asks after a draw in this game: which extra card, and which one to discard."""
    oracle = WORKERS.index("oracle")
    turn = with_frame(state, "placement", 1, ACTION_DONE, placed("draw_vine", worker=oracle))
    turn.specials = (oracle,)
    for step in (EXTRA_ASKED, DISCARDING):
        yield with_frame(turn, "drawn", 1, step)


def moments_alone() -> Iterator[State]:
    """What is asked only in the solo game: rows with and without a glass token, bonuses that a token buys."""
    alone = new_state(Options(players=1, solo="normal", tokens=1), 5)
    for step in (0, ACTION_DONE):
        yield with_frame(alone, "placement", 0, step, placed("build_structure"))
    for glass in (4, 0):
        alone.glass = glass
        yield with_frame(alone, "step:glass_row/0", 0)
    extended = new_state(Options(players=1, solo="normal", tokens=1, modules=ALL_MODULES), 5)
    yield with_frame(extended, "placement", 0, ACTION_DONE, placed("harvest_field"))
    for grape in (-1, 0):
        extended.grape = grape
        yield with_frame(extended, "next_row:solo", 0)


def with_frame(state: State, path: str, seat: int, step: int = 0, data: int = 0) -> State:
    asking = state.copy()
    asking.stack.append(Frame(NODES[path], seat, -1, step, data, 0))
    return asking


def one_of_each_class() -> list[Node]:
    """A registered node of each class."""
    return list({type(node): node for node in NODES.values()}.values())


GENERAL = [
    code
    for code in CODES
    if code.split(":")[0] in {"pass", "done", "no", "yes", "token", "do", "bonus", "option", "count"}
]
"""Answers whose meaning depends on the question."""

WITHOUT_WORKERS = [code for code in CODES if code.split(":")[0] not in {"place", "take"}]
"""All answers but the many that place or take back a worker and mean the same in every question."""
