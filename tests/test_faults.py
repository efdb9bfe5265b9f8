"""Everything that can be wrong with options, seeds, answers, positions and campaigns: each id comes up."""

from __future__ import annotations

import pickle
import random
from itertools import combinations
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Any

import pytest

from vendemmia import Game, Options, Record, State
from vendemmia.arena import TournamentPlan
from vendemmia.bots.player_names import player_name
from vendemmia.campaign import Campaign, CampaignError, CampaignFault, DamagedCampaign, FileStore, keep_aside
from vendemmia.engine import (
    CODES,
    Fault,
    IllegalAction,
    OptionFault,
    PlayFault,
    PositionError,
    PositionFault,
    Problem,
    VendemmiaError,
    new_state,
    problem,
)
from vendemmia.engine.numbers.actions import NUMBER
from vendemmia.engine.numbers.names import CARDS, VINE_DECK
from vendemmia.engine.positions import trial as trials
from vendemmia.engine.setup import rules_for
from vendemmia.locale import LocaleFault, words
from vendemmia.network import read_weights
from vendemmia.record import RULES_VERSION, Flaw, RecordError, UndoFault
from vendemmia.research.benchmark import Run
from vendemmia.research.datasets import read_manifest
from vendemmia.research.submission import Submission
from vendemmia.training.kinds import mixture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ALL = ["extended_board", "special_workers", "structure_cards"]
FULL_DECK = [CARDS[card] for card in rules_for(Options()).full_decks[VINE_DECK]]
TRAVELER = {"workers": {"regular": 2, "grande": 1, "traveler": 1}}
FARMER = {"workers": {"regular": 2, "grande": 1, "farmer": 1}}
SUMMER = [{"node": "course", "step": 7}, {"node": "step:summer", "step": 2, "data": 1}]
"""The stack of a question in summer on the base board."""


def position(*modules: str, players: int = 2, solo: str | None = None, **given: Any) -> dict[str, Any]:
    options: dict[str, Any] = {"players": 1 if solo else players, "modules": list(modules), "solo": solo}
    if "challenge" in given:
        options["challenge"] = given.pop("challenge")
    return {"format": "vendemmia-position/1", "options": options, "to_move": 0, **given}


def seat(*modules: str, **given: Any) -> dict[str, Any]:
    return position(*modules, seats=[given])


def stacked(*frames: dict[str, Any], board: dict[str, Any] | None = None, **seat_0: Any) -> dict[str, Any]:
    seats = [{"lira": 6, "wake_up_row": 1, **seat_0}, {"wake_up_row": 2}]
    return position(stack=[*SUMMER, *frames], seats=seats, board=board or {})


P = PositionFault
POSITIONS: list[tuple[PositionFault, object]] = [
    (P.MORE_PROBLEMS, position(shown=["x"] * 60)),
    (P.FORMAT_UNKNOWN, {"format": "vendemmia-position/0"}),
    (P.NOT_AN_OBJECT, []),
    (P.NOT_A_LIST, position(seats={})),
    (P.NOT_A_FLAG, position(final_year=1)),
    (P.KEY_UNKNOWN, position(extra=1)),
    (P.NAME_UNKNOWN, position(season="monsoon")),
    (P.NUMBER_RANGE, seat(vp=-6)),
    (P.RNG_FORM, position(rng=5)),
    (P.LISTED_TWICE, seat(structures=["yoke", "yoke"])),
    (P.NOT_IN_THIS_GAME, position(specials=["farmer"])),
    (P.EXTENDED_BOARD_ONLY, position(grape=1)),
    (P.SOLO_GAME_ONLY, position(automa={"vp": 3})),
    (P.YEAR_TOO_LATE, position(solo="normal", year=50)),
    (P.FINAL_YEAR_SOLO, position(solo="normal", final_year=True)),
    (P.FINAL_YEAR_EXTENDED, position(*ALL, final_year=True)),
    (P.ROW_TAKEN_TWICE, position(seats=[{"wake_up_row": 3}, {"wake_up_row": 3}])),
    (P.NEXT_ROW_EARLY, seat(*ALL, next_row=3)),
    (P.NEXT_ROW_RESERVED, position(*ALL, season="winter", passed=[1], seats=[{}, {"next_row": 1}])),
    (P.TEMPORARY_GIVEN_BACK, position(*ALL, season="winter", passed=[1], temporary=1)),
    (P.SEATS_TOO_MANY, position(seats=[{}, {}, {}])),
    (P.WORKERS_TOO_MANY, seat(workers={"regular": 4}, training=2)),
    (P.SPECIALS_TOO_MANY, position(*ALL, specials=["farmer", "farmer"])),
    (P.CELLAR_MISSING, seat(structures=["large_cellar"])),
    (P.USED_NOT_BUILT, seat(used=["yoke"])),
    (P.MAT_TOO_FULL, seat(*ALL, structures=["cask", "inn", "silo"])),
    (P.STARS_TOO_MANY, seat(*ALL, stars={"siena": 4, "pisa": 3})),
    (P.NOT_A_VINE_CARD, seat(fields={"5": ["broker"]})),
    (P.TOKEN_TWICE, seat(cellar={"red": [4, 4]})),
    (P.SPACE_ABSENT, position(board={"gain_lira": {"left": {"seat": 0}}})),
    (P.SPACE_SHUT, position(board={"plant_vine": {"middle": {"seat": 0}}})),
    (P.SPACE_SHARED, position(board={"plant_vine": {"left": [{"seat": 0}, {"seat": 1}]}})),
    (P.SPACE_NOT_OWNED, position(board={"yoke": {"left": [{"seat": 0}]}})),
    (P.GRANDE_ONLY, position(board={"fill_order": {"beside": [{"seat": 0}]}})),
    (P.WORKER_MISSING, position(board={"gain_lira": {"beside": [{"seat": 0}] * 3}})),
    (P.WAITING_NOWHERE, position(board={"gain_lira": {"beside": [{"seat": 0, "waiting": 1}]}})),
    (P.WAITING_TOO_LONG, position(board={"draw_vine": {"left": {"seat": 0, "waiting": 1}}})),
    (
        P.FARMER_MARK,
        position(
            *ALL,
            specials=["farmer"],
            seats=[FARMER],
            board={"train_worker": {"left": {"seat": 0, "worker": "farmer", "waiting": 1}}},
        ),
    ),
    (P.MARK_UNUSED, position(board={"fill_order": {"left": {"seat": 0, "waiting": 1, "mark": 1}}})),
    (P.AUTOMA_SPACE, position(solo="normal", board={"plant_vine": {"right": {"seat": "automa"}}})),
    (P.AUTOMA_WORKER, position(solo="normal", board={"plant_vine": {"left": {"seat": "automa", "worker": "grande"}}})),
    (
        P.AUTOMA_TOO_MANY,
        position(
            solo="normal",
            board={
                action: {"left": {"seat": "automa"}}
                for action in (
                    *("draw_vine", "give_tour", "build_structure", "plant_vine", "draw_order", "harvest_field"),
                    "train_worker",
                )
            },
        ),
    ),
    (P.GLASS_UNUSED, position(solo="normal", challenge=5, automa={"glass": [1]})),
    (P.CARD_TOO_OFTEN, seat(hand=["broker", "broker"])),
    (P.CARD_OF_OTHER_KIND, position(discards={"vine": ["broker"]})),
    (P.PILE_BECOMES_DECK, position(discards={"vine": FULL_DECK})),
    (P.FRESH_UNUSED, position(fresh=["merlot"], seats=[{"hand": ["merlot"]}])),
    (P.FRESH_NOT_IN_HAND, position(*ALL, fresh=["merlot"])),
    (P.DRAFT_OVER, position(*ALL, draft=[{"seat": 0, "card": "cask"}])),
    (P.SEAT_HAS_PASSED, position(passed=[0])),
    (P.SEAT_WITHOUT_WORKER, seat(workers={"regular": 0, "grande": 0})),
    (P.SEAT_NOT_ASKED, position(season="spring") | {"to_move": 1}),
    (P.STACK_START, position(stack=[SUMMER[1]])),
    (P.STACK_STEP, position(stack=[{"node": "course", "step": 99}, SUMMER[1]])),
    (P.STACK_PLACEMENT, stacked({"node": "placement", "data": 31})),
    (P.STACK_CARD, stacked({"node": "action:play_summer_visitor", "data": 5000})),
    (P.STACK_MISFIT, stacked({"node": "visitor:queen/0/1", "step": 2, "data": 63})),
]
"""What the readers refuse."""

CORPUS = sorted((Path(__file__).parent / "corpus" / f"rules-{RULES_VERSION}").glob("*.json"))
SETUPS = [
    Options(2, max_years=4),
    Options(6, friendly=True, advanced=True, max_years=3),
    Options(1, solo="normal", challenge=3, tokens=2),
    Options(1, solo="hard", aggressive=True),
    *(Options(3, modules=frozenset(some), max_years=3) for count in (1, 2, 3) for some in combinations(ALL, count)),
    Options(4, modules=frozenset(ALL), map_scoring=False, advanced=True, max_years=3),
    Options(1, solo="easy", modules=frozenset(ALL), tokens=1),
]

WINTER: dict[str, Any] = {"season": "winter", "year": 4, "passed": [2]}
FIRST_ROWS = position(
    "extended_board",
    players=3,
    year=0,
    season="spring",
    stack=[{"node": "course", "step": 5}, {"node": "step:first_rows", "data": 1}, {"node": "step:first_rows/0"}],
)
UNPLAYABLE: list[tuple[PositionFault, dict[str, Any]]] = [
    (
        P.WORKERS_NOT_HOME,
        position("extended_board", players=3, **WINTER, board={"fill_order": {"left": {"seat": 2}}}),
    ),
    (
        P.WORKERS_NOT_HOME,
        position("extended_board", players=3, **WINTER, board={"gain_lira": {"beside": [{"seat": 0}, {"seat": 2}]}}),
    ),
    # A row for next year that nobody can have yet: somebody would find no row in winter.
    (P.NEXT_ROW_EARLY, FIRST_ROWS | {"seats": [{}, {"next_row": 3}, {}]}),
    (
        P.NEXT_ROW_EARLY,
        position(
            "extended_board",
            players=3,
            season="summer",
            year=3,
            passed=[1],
            seats=[{"wake_up_row": 7}, {"wake_up_row": 2, "next_row": 2}, {"wake_up_row": 3, "workers": {"grande": 1}}],
            stack=[{"node": "course", "step": 8}, {"node": "step:summer", "step": 2, "data": 7}],
        ),
    ),
    (
        P.NEXT_ROW_RESERVED,
        position(
            "extended_board",
            players=3,
            **WINTER,
            seats=[{"wake_up_row": 7}, {"wake_up_row": 2}, {"wake_up_row": 3, "next_row": 1}],
            stack=[{"node": "course", "step": 10}, {"node": "step:winter", "step": 2, "data": 7}],
        ),
    ),
    (
        P.TRAVELER_EARLY,
        position(
            "special_workers",
            specials=["traveler"],
            seats=[TRAVELER],
            board={"draw_vine": {"right": {"seat": 0, "worker": "traveler"}}},
        ),
    ),
    # A stack without its step, with two courses, with an action still to come, with a card that nobody has played.
    (P.STACK_MISFIT, stacked() | {"stack": [SUMMER[0], {"node": "action:give_tour"}, {"node": "step:fall/0"}]}),
    (P.STACK_MISFIT, stacked(SUMMER[0], {"node": "visitor:homesteader"}, hand=["pinot"])),
    (
        P.DEAD_END,
        stacked(
            {"node": "placement", "step": 64, "data": 5},
            {"node": "action:plant_vine"},
            board={"plant_vine": {"left": {"seat": 0}}},
            hand=["malvasia"],
        ),
    ),
    (
        P.CARDS_LOST,
        stacked(
            {"node": "placement", "step": 1, "data": 3},
            {"node": "action:play_summer_visitor", "data": 1},
            board={"play_summer_visitor": {"left": {"seat": 0}}},
            hand=["handyman", "sponsor"],
        ),
    ),
    (
        P.RULES_FAIL,
        stacked(
            {"node": "placement", "step": 1, "data": 3},
            {"node": "action:play_summer_visitor", "data": 35},
            {"node": "visitor:cultivator", "data": 64},
            board={"play_summer_visitor": {"left": {"seat": 0}}},
            hand=["malvasia"],
            fields={"5": ["pinot"]},
        ),
    ),
]
"""What the readers accept, and what the game does not go on from."""


def codes_of(plain: object, try_out: bool = False) -> list[str]:
    with pytest.raises(PositionError) as caught:
        State.from_json(plain, try_out=try_out)
    return [found.code for found in caught.value.problems]


@pytest.mark.parametrize(("fault", "plain"), POSITIONS, ids=[fault.name for fault, _ in POSITIONS])
def test_a_position_that_cannot_be_is_refused(fault: PositionFault, plain: object) -> None:
    assert fault.name in codes_of(plain)


@pytest.mark.parametrize(("fault", "plain"), UNPLAYABLE, ids=[fault.name for fault, _ in UNPLAYABLE])
def test_a_position_that_cannot_be_played_is_refused_when_it_is_tried_out(
    fault: PositionFault, plain: dict[str, Any]
) -> None:
    state = State.from_json(plain)
    before = state.checksum()
    with pytest.raises(PositionError) as caught:
        trials.check_playable(state)
    assert [found.code for found in caught.value.problems] == [fault.name]
    assert state.checksum() == before
    with pytest.raises(PositionError):
        Game.from_position(plain)
    assert codes_of(plain, try_out=True) == [fault.name]


def test_workers_that_get_lost_are_a_problem() -> None:
    state = new_state(Options(), 1)
    cards, workers = trials.cards_of(state), trials.workers_of(state)
    state.vineyards[1].training += 1
    assert trials._lost(state, cards, workers, 0) is None
    state.vineyards[1].grande -= 1
    found = trials._lost(state, cards, workers, 3)
    assert found == problem(PositionFault.WORKERS_LOST, answers=3, seat=1)


def test_every_fault_of_a_position_comes_up() -> None:
    seen = {fault for fault, _ in POSITIONS} | {fault for fault, _ in UNPLAYABLE} | {PositionFault.WORKERS_LOST}
    assert seen == set(PositionFault)


@pytest.mark.parametrize("options", SETUPS)
def test_positions_of_games_are_never_refused(options: Options) -> None:
    rng = random.Random(7)
    state = new_state(options, 7)
    tried = 0
    while state.stack:
        assert trials.misplaced(state) is None
        if rng.random() < 0.06:
            trials.check_playable(state)
            tried += 1
        state.apply(rng.choice(state.legal_actions()))
    trials.check_playable(state)
    assert tried


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.repeats if number % 4 else ()) for number, path in enumerate(CORPUS)],
    ids=lambda path: path.name,
)
def test_positions_of_recorded_games_are_never_refused(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    state = record.opening()
    rng = random.Random(path.name)
    for code in record.codes:
        assert trials.misplaced(state) is None
        if rng.random() < 0.01:
            trials.check_playable(state)
        state.apply(NUMBER[code])


def test_a_record_from_a_position_that_cannot_be_played_is_refused() -> None:
    for fault, plain in UNPLAYABLE:
        state = State.from_json(plain)
        game = Game(state.rules.options, 0, state, state.to_json())
        record = Record.from_text(game.record().to_text())
        assert Game.from_record(record).record() == record
        error = raised(lambda record=record: Game.from_record(record, untrusted=True))  # type: ignore[misc]
        assert [found.fault for found in error.problems] == [Flaw.START_IMPOSSIBLE, fault]


# --- options, seeds and answers

OPTIONS: list[tuple[OptionFault, Callable[[], object]]] = [
    (OptionFault.OPTIONS_FORM, lambda: Options.from_json(3)),
    (OptionFault.OPTIONS_UNKNOWN, lambda: Options.from_json({"more": 1})),
    (OptionFault.OPTION_NUMBER, lambda: Options(players=9).check()),
    (OptionFault.OPTION_NUMBER, lambda: Options(1, solo="easy", challenge=9).check()),
    (OptionFault.OPTION_FLAG, lambda: Options(friendly=3).check()),  # type: ignore[arg-type]
    (OptionFault.SOLO_PLAYERS, lambda: Options(2, solo="easy").check()),
    (OptionFault.SOLO_ONLY, lambda: Options(tokens=2).check()),
    (OptionFault.LEVEL_UNKNOWN, lambda: Options(1, solo="brutal").check()),
    (OptionFault.AGGRESSIVE_LEVEL, lambda: Options(1, solo="very_hard", aggressive=True).check()),
    (OptionFault.BASE_BOARD_ONLY, lambda: Options(1, solo="easy", challenge=2, modules={"extended_board"}).check()),
    (OptionFault.CHALLENGE_PARENTS, lambda: Options(1, solo="easy", challenge=1, advanced=True).check()),
    (OptionFault.CHALLENGE_SKIPPED, lambda: Options(1, solo="easy", challenge=6, aggressive=True).check()),
    (OptionFault.MODULES_FORM, lambda: Options.from_json({"modules": "all"})),
    (OptionFault.MODULES_TWICE, lambda: Options.from_json({"modules": ["extended_board"] * 2})),
    (OptionFault.MODULES_UNKNOWN, lambda: Options(modules={"moon"}).check()),
    (OptionFault.SCORING_NEEDS_MAP, lambda: Options(map_scoring=False).check()),
    (OptionFault.SEED_RANGE, lambda: new_state(Options(), 2**63)),
    (OptionFault.SEED_FORM, lambda: new_state(Options(), 0.5)),  # type: ignore[arg-type]
    (OptionFault.SECRET_FORM, lambda: new_state(Options(), "secret")),
    (OptionFault.SECRET_TOO_NEW, lambda: new_state(Options(), "a" * 64, generator=1)),
    (OptionFault.GENERATOR_UNKNOWN, lambda: new_state(Options(), 1, generator=3)),
]
OVER = State.from_json({"format": "vendemmia-position/1", "to_move": None, "stack": []})
ANSWERS: list[tuple[Fault, Callable[[], object]]] = [
    (PlayFault.CODE_UNKNOWN, lambda: new_state(Options(), 1).play("place:nowhere")),
    (PlayFault.ANSWER_ILLEGAL, lambda: new_state(Options(), 1).play("pass")),
    (PlayFault.GAME_ENDED, lambda: OVER.copy().play("pass")),
    (UndoFault.UNDO_TOO_FAR, lambda: Game.new().undo(-1)),
    (LocaleFault.LANGUAGE_UNKNOWN, lambda: words("xx")),
]


def raised(act: Callable[[], object]) -> VendemmiaError:
    with pytest.raises(VendemmiaError) as caught:
        act()
    return caught.value


@pytest.mark.parametrize(("fault", "act"), [*OPTIONS, *ANSWERS], ids=[fault.name for fault, _ in (*OPTIONS, *ANSWERS)])
def test_an_option_or_an_answer_that_cannot_be_is_refused(fault: Fault, act: Callable[[], object]) -> None:
    assert [found.fault for found in raised(act).problems] == [fault]


def test_every_fault_of_options_and_answers_comes_up() -> None:
    assert {fault for fault, _ in OPTIONS} == set(OptionFault)
    assert {fault for fault, _ in ANSWERS} == {*PlayFault, *UndoFault, *LocaleFault}


# --- campaigns

C = CampaignFault
PLAIN: dict[str, Any] = Campaign.start("normal", True).to_json()
FINISHED = Campaign("normal", games=tuple(Campaign.start("easy").games), skipped=tuple(range(1, 9)))
SAVED: list[tuple[CampaignFault, object]] = [
    (C.CAMPAIGN_FORMAT, {}),
    (C.CAMPAIGN_KEYS, PLAIN | {"more": 1}),
    (C.CAMPAIGN_LEVEL, PLAIN | {"level": 3}),
    (C.CAMPAIGN_LISTS, PLAIN | {"games": {}}),
    (C.CAMPAIGN_SKIPPED_NUMBER, PLAIN | {"skipped": ["4"]}),
    (C.CAMPAIGN_SKIPPED_MISFIT, PLAIN | {"skipped": [4]}),
    (C.CAMPAIGN_GAME_KEYS, PLAIN | {"games": [1]}),
    (C.CAMPAIGN_GAME_NUMBER, PLAIN | {"games": [{"challenge": True, "result": "win"}]}),
    (C.CAMPAIGN_GAME_ORDER, PLAIN | {"games": [{"challenge": 2, "result": "win"}]}),
    (C.CAMPAIGN_RESULT, PLAIN | {"games": [{"challenge": 1, "result": "won"}]}),
    (C.CAMPAIGN_MUST_WIN, PLAIN | {"skipped": [1]}),
]
STEPS: list[tuple[CampaignFault, Callable[[], object]]] = [
    (C.CAMPAIGN_FINISHED, FINISHED.next_options),
    (C.CAMPAIGN_OTHER_GAME, lambda: Campaign.start("easy").with_game(new_state(Options(), 1))),
    (C.CAMPAIGN_GAME_RUNS, lambda: Campaign.start("easy").with_game(Campaign.start("easy").next_game(1).state)),
]
FILES = {C.CAMPAIGN_NO_JSON, C.CAMPAIGN_DAMAGED, C.CAMPAIGN_UNREADABLE, C.CAMPAIGN_UNWRITABLE, C.CAMPAIGN_UNMOVABLE}
PAGES = {C.CAMPAIGN_NONE, C.CAMPAIGN_UNDER_WAY}
"""tests/web/test_campaign.py"""


@pytest.mark.parametrize(
    ("fault", "act"),
    [*STEPS, *((fault, lambda plain=plain: Campaign.from_json(plain)) for fault, plain in SAVED)],
    ids=[fault.name for fault, _ in (*STEPS, *SAVED)],
)
def test_a_campaign_that_cannot_be_is_refused(fault: CampaignFault, act: Callable[[], object]) -> None:
    error = raised(act)
    assert isinstance(error, CampaignError)
    assert [found.fault for found in error.problems] == [fault]


def test_files_of_a_campaign_are_reported_by_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "progress.json").write_text("{", encoding="utf-8")
    damaged = raised(FileStore(tmp_path / "progress.json").load)
    assert isinstance(damaged, DamagedCampaign)
    assert [found.fault for found in damaged.problems] == [C.CAMPAIGN_DAMAGED, C.CAMPAIGN_NO_JSON]
    inside = FileStore(tmp_path / "progress.json.damaged-1" / "progress.json")
    for fault, act in (
        (C.CAMPAIGN_UNREADABLE, FileStore(tmp_path / "folder").load),
        (C.CAMPAIGN_UNWRITABLE, lambda: inside.save(Campaign.start("easy"))),
        (C.CAMPAIGN_UNMOVABLE, lambda: keep_aside(tmp_path / "missing", "damaged")),
    ):
        (found,) = raised(act).problems
        assert found.fault is fault
        assert str(tmp_path) in str(found.params["file"])


def test_every_fault_of_a_campaign_comes_up() -> None:
    assert {fault for fault, _ in (*SAVED, *STEPS)} | FILES | PAGES == set(CampaignFault)


# --- all of them


def all_faults(base: type[Fault] = Fault) -> Iterator[Fault]:
    for kind in base.__subclasses__():
        yield from kind
        yield from all_faults(kind)


def parameters(fault: Fault) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(fault.value) if name}


def examples() -> Iterator[VendemmiaError]:
    """An error for most faults."""
    for _, plain in POSITIONS:
        yield raised(lambda plain=plain: State.from_json(plain))  # type: ignore[misc]
    for _, plain in UNPLAYABLE:
        yield raised(lambda plain=plain: Game.from_position(plain))  # type: ignore[misc]
    for _, act in (*OPTIONS, *ANSWERS, *STEPS):
        yield raised(act)
    for _, saved in SAVED:
        yield raised(lambda saved=saved: Campaign.from_json(saved))  # type: ignore[misc]
    for name in ("Player", "missing_module:Player"):
        yield raised(lambda name=name: Run.make(Submission(name), "two"))  # type: ignore[misc]
    yield raised(lambda: read_manifest(Path("missing")))
    yield raised(lambda: read_weights(Path("missing")))
    for text in ("2*x", "solo", "7:all", "9", "2:night", "2*999"):
        yield raised(lambda text=text: mixture(text))  # type: ignore[misc]
    for name in ("expert:", "master:x", "master:0", "master:8:", "easy:1"):
        yield raised(lambda name=name: player_name(name))  # type: ignore[misc]
    for entrants in (["grandmaster"], ["easy", "easy"], ["easy"]):
        yield raised(lambda entrants=entrants: TournamentPlan.make(Options(), entrants, 1))  # type: ignore[misc]


def test_no_two_faults_have_the_same_id() -> None:
    ids = [fault.message for fault in all_faults()]
    assert len(set(ids)) == len(ids)
    assert len(ids) > 120


def test_a_problem_has_the_parameters_of_its_fault() -> None:
    for error in examples():
        for found in error.problems:
            assert set(found.params) == parameters(found.fault), found
            assert "{" not in str(found).replace("{…}", "").replace("{}", "")
        assert str(error)
        assert "\n" not in str(error)


def test_errors_survive_being_sent_between_processes() -> None:
    cause = IllegalAction(CODES[0], new_state(Options(), 1).why_not("pass"))
    for error in (*examples(), RecordError(Flaw.NOT_LEGAL, 3, cause, code="pass")):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 (our own bytes)
        assert (type(again), str(again)) == (type(error), str(error))
        assert again.problems == error.problems
        assert again.reasons == error.reasons


def test_a_problem_says_what_it_is() -> None:
    (found,) = raised(lambda: State.from_json(seat(vp=-6))).problems
    assert found == Problem(P.NUMBER_RANGE, {"at": "seats[0].vp", "least": -5, "most": 999, "found": "-6"})
    assert str(found) == "seats[0].vp must be a whole number from -5 to 999, not -6"
    assert repr(found) == "NUMBER_RANGE(at='seats[0].vp', least=-5, most=999, found='-6')"
    assert found.code == "NUMBER_RANGE"


def test_a_value_is_repeated_in_no_language() -> None:
    found = [
        str(raised(lambda value=value: Options.from_json({"friendly": value})).problems[0].params["found"])  # type: ignore[misc]
        for value in (None, 0.5, 7, 10**30, -(10**30), "ja", "x" * 100, [], [1], {}, {"a": 1}, b"x")
    ]
    assert found == [
        *("null", "0.5", "7", "≥10¹⁸", "≤−10¹⁸", "'ja'", f"'{'x' * 60}'…"),
        *("[]", "[…]", "{}", "{…}", "bytes"),
    ]
