"""SPW-1 to SPW-3: which special workers are in the game, how they are trained, what they may do in general."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import ALL_CODES, Table, rule
from vendemmia import Game, Options
from vendemmia.engine import Kind, Reason
from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.numbers.names import WORKERS

ELEVEN = [worker.id for worker in SPECIAL_WORKERS]


def new_game(players: int, seed: int, modules: tuple[str, ...] = BASE) -> Game:
    return Game.new(Options(players=players, modules=frozenset(modules)), seed=seed)


def revealed(game: Game) -> list[str]:
    return [WORKERS[worker] for worker in game.state.specials]


# --- SPW-1: the two cards


@rule("SPW-1")
@pytest.mark.parametrize("modules", [BASE, SIDE_1, SIDE_2])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_two_different_special_workers_are_revealed(players: int, modules: tuple[str, ...]) -> None:
    for seed in range(6):
        two = revealed(new_game(players, seed, modules))
        assert len(set(two)) == 2
        assert set(two) <= set(ELEVEN)


@rule("SPW-1")
def test_every_special_worker_may_be_revealed() -> None:
    found = {worker for seed in range(60) for worker in revealed(new_game(3, seed))}
    assert found == set(ELEVEN)


@rule("SPW-1")
def test_with_two_players_the_innkeeper_is_replaced() -> None:
    found = [revealed(new_game(2, seed)) for seed in range(80)]
    assert all(len(two) == 2 for two in found)
    assert {worker for two in found for worker in two} == set(ELEVEN) - {"innkeeper"}


@rule("SPW-1")
def test_they_are_revealed_before_the_parents_are_dealt() -> None:
    game = new_game(3, seed=2)
    kinds = [event.kind for event in game.opening]
    assert Kind.SPECIALS in kinds
    assert kinds.index(Kind.SPECIALS) < kinds.index(Kind.PARENT)
    things = [event.thing for event in game.opening if event.kind is Kind.SPECIALS]
    assert things == [":".join(revealed(game))]


@rule("SPW-1", "MOD-3")
def test_without_the_module_there_are_none() -> None:
    assert revealed(Game.new(Options(players=3), seed=2)) == []


@rule("SPW-1")
def test_both_types_are_open_to_every_player() -> None:
    table = worker_table(
        "farmer", "chef", workers=crew(), players=3, season="winter", lira=5, others=[{"lira": 5}, {"lira": 5}]
    )
    table.play("place:train_worker:left:regular", "do:action", "worker:farmer", "done")
    table.play("place:train_worker:middle:regular", "worker:farmer")
    assert table.to_move == 2
    assert [table.seat(seat)["trainees"] for seat in range(3)] == [["farmer"], ["farmer"], []]


@rule("SPW-1")
def test_other_special_workers_cannot_be_trained() -> None:
    table = worker_table("farmer", "chef", workers=crew(), season="winter", modules=BASE, lira=9)
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["worker:regular", "worker:farmer", "worker:chef"]
    assert table.reasons("worker:oracle") == [Reason.NOT_IN_THIS_GAME]
    assert table.reasons("worker:grande") == [Reason.NOT_ASKED]


# --- SPW-2: training


def trainer(*specials: str, **given: Any) -> Table:
    """Seat 0 has no special worker yet; two types may be trained."""
    given.setdefault("workers", crew())
    return worker_table(*(specials or ("farmer", "chef")), **given)


WINTER_VISITOR = "place:play_winter_visitor:left:regular"


@rule("SPW-2")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_the_action_trains_a_special_worker_for_5_lira(modules: tuple[str, ...]) -> None:
    table = trainer(players=3, modules=modules, season="winter", lira=7)
    space = "left" if modules == BASE else "middle"  # Without the bonus of £1.
    result = outcome(table, f"place:train_worker:{space}:regular", "worker:chef")
    assert result == {0: {"lira": -5, "trainees": ["chef"]}}


@rule("SPW-2")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_a_regular_worker_still_costs_4_lira(modules: tuple[str, ...]) -> None:
    table = trainer(players=3, modules=modules, season="winter", lira=7)
    space = "left" if modules == BASE else "middle"
    result = outcome(table, f"place:train_worker:{space}:regular", "worker:regular")
    assert result == {0: {"lira": -4, "training": 1}}


@rule("SPW-2")
def test_with_4_lira_only_a_regular_worker_can_be_had() -> None:
    table = trainer(modules=BASE, season="winter", lira=4)
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["worker:regular"]
    assert table.reasons("worker:farmer") == [Reason.SPECIAL_TOO_DEAR]
    assert outcome(table, "worker:regular") == {0: {"lira": -4, "training": 1}}


@rule("SPW-2")
def test_one_type_may_be_owned_and_the_other_one_not_yet() -> None:
    table = trainer(workers=crew("farmer"), modules=BASE, season="winter", lira=9)
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["worker:regular", "worker:chef"]
    assert table.reasons("worker:farmer") == [Reason.SPECIAL_OWNED]


@rule("SPW-2")
def test_at_most_one_of_each_type_and_one_in_training_counts() -> None:
    table = trainer(workers=crew("farmer"), trainees=["chef"], modules=BASE, season="winter", lira=9)
    assert outcome(table, "place:train_worker:left:regular") == {0: {"lira": -4, "training": 1}}


@rule("SPW-2")
def test_one_that_stands_on_the_board_counts_too() -> None:
    table = trainer(
        workers=crew("farmer"),
        modules=BASE,
        season="winter",
        lira=9,
        board={"gain_lira": {"beside": [on(0, "farmer")]}},
    )
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["worker:regular", "worker:chef"]


@rule("SPW-2")
def test_the_bonus_of_the_train_space_may_pay_for_the_special_worker() -> None:
    table = trainer(season="winter", lira=4)
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["do:action", "do:bonus"]
    assert outcome(table, "do:bonus", "worker:farmer") == {0: {"lira": -4, "trainees": ["farmer"]}}


@rule("SPW-2")
def test_the_bonus_may_pay_on_the_base_board_too() -> None:
    table = trainer(players=3, modules=BASE, season="winter", lira=4)
    result = outcome(table, "place:train_worker:middle:regular", "do:bonus", "worker:farmer")
    assert result == {0: {"lira": -4, "trainees": ["farmer"]}}


@rule("SPW-2")
def test_3_lira_and_the_bonus_make_a_regular_worker_only() -> None:
    table = trainer(season="winter", lira=3)
    result = outcome(table, "place:train_worker:left:regular", "do:bonus", "worker:regular")
    assert result == {0: {"lira": -3, "training": 1}}


@rule("SPW-2", "WIN-7")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_special_workers_count_towards_the_limit_of_six(modules: tuple[str, ...]) -> None:
    table = trainer(workers=crew("farmer", "chef", regular=3), modules=modules, season="winter", lira=9)
    assert table.reasons("place:train_worker:left:regular") == [Reason.WORKER_LIMIT]


@rule("SPW-2", "WIN-7")
def test_special_workers_in_training_count_too() -> None:
    table = trainer(workers=crew("farmer", regular=2), training=1, trainees=["chef"], season="winter", lira=9)
    assert table.reasons("place:train_worker:left:regular") == [Reason.WORKER_LIMIT]


@rule("SPW-2", "WIN-7")
def test_the_sixth_worker_may_be_special() -> None:
    table = trainer(workers=crew("farmer", regular=3), modules=BASE, season="winter", lira=9)
    result = outcome(table, "place:train_worker:left:regular", "worker:chef")
    assert result == {0: {"lira": -5, "trainees": ["chef"]}}


@rule("SPW-2", "WAKE-3")
def test_the_temporary_worker_does_not_count() -> None:
    table = trainer(workers=crew("farmer", regular=3), temporary=0, modules=BASE, season="winter", lira=9)
    result = outcome(table, "place:train_worker:left:regular", "worker:chef")
    assert result == {0: {"lira": -5, "trainees": ["chef"]}}


@rule("SPW-2", "WIN-7", "END-1")
def test_on_the_base_board_it_is_available_from_next_year() -> None:
    table = trainer(modules=BASE, season="winter", lira=5)
    table.play("place:train_worker:left:regular", "worker:chef")
    assert table.workers == {"regular": 1, "grande": 1}
    table.play("pass", "pass")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.workers == {"regular": 2, "grande": 1, "chef": 1}
    assert table.trainees == []


@rule("SPW-2", "TUS-8")
def test_on_the_extended_board_it_is_available_when_its_owner_has_left_winter() -> None:
    table = trainer(season="winter", lira=5)
    table.play("place:train_worker:left:regular", "do:action", "worker:chef", "done", "pass", "row:4")
    assert table.to_move == 0
    assert table.codes("place:gain_lira:") == ["place:gain_lira:beside:regular", "place:gain_lira:beside:grande"]
    table.play("pass", "row:5")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.workers == {"regular": 2, "grande": 1, "chef": 1}


# Every visitor that trains: the card, what is chosen, what a special worker takes.
VISITORS = [
    ("scholar", ["option:2"], {"lira": -4, "trainees": ["chef"]}),
    ("teacher", ["option:2"], {"lira": -3, "trainees": ["chef"]}),
    ("professor", ["option:1"], {"lira": -3, "trainees": ["chef"]}),
    ("uncertified_teacher", ["option:1"], {"lira": -1, "vp": -1, "trainees": ["chef"]}),
    ("governess", ["option:1"], {"lira": -4, "workers": {"chef": 1}}),
    ("guest_speaker", ["yes"], {"lira": -2, "trainees": ["chef"]}),
]
TRAINING_HAND = {"crush_pad": {"red": [1]}, "cellar": {"red": [1]}}
"""So that each card leaves a choice: wine can be made or discarded."""


@rule("SPW-2")
@pytest.mark.parametrize(("card", "choices", "change"), VISITORS)
def test_a_visitor_trains_a_special_worker_for_1_lira_more(
    card: str, choices: list[str], change: dict[str, Any]
) -> None:
    table = trainer(modules=BASE, season="winter", lira=9, hand=[card], others=[{"lira": 0}], **TRAINING_HAND)
    codes = [WINTER_VISITOR, f"card:{card}", *choices, "worker:chef"]
    assert outcome(table, *codes) == {0: {**change, "hand": {"winter": -1}}}


@rule("SPW-2")
@pytest.mark.parametrize(("card", "choices", "change"), VISITORS)
def test_a_visitor_trains_a_regular_worker_if_the_extra_lira_is_missing(
    card: str, choices: list[str], change: dict[str, Any]
) -> None:
    price = -change["lira"] - 1
    table = trainer(modules=BASE, season="winter", lira=price, hand=[card], others=[{"lira": 0}], **TRAINING_HAND)
    result = outcome(table, WINTER_VISITOR, f"card:{card}", *choices, "worker:regular")
    expected: dict[str, Any] = {"hand": {"winter": -1}, "lira": -price, "training": 1}
    if card == "governess":
        expected = {"hand": {"winter": -1}, "lira": -price, "workers": {"regular": 1}}
    if card == "uncertified_teacher":
        expected = {"hand": {"winter": -1}, "vp": -1, "training": 1}
    assert result == {0: expected}


@rule("SPW-2")
@pytest.mark.parametrize(("card", "choices", "change"), VISITORS)
def test_a_visitor_trains_on_the_extended_board_too(card: str, choices: list[str], change: dict[str, Any]) -> None:
    table = trainer(season="winter", lira=9, hand=[card], others=[{"lira": 0}], **TRAINING_HAND)
    codes = [WINTER_VISITOR, "do:action", f"card:{card}", *choices, "worker:chef", "done"]
    assert outcome(table, *codes) == {0: {**change, "hand": {"winter": -1}}}


@rule("SPW-2", "VIS-W23")
def test_the_scholar_may_draw_and_train_a_special_worker() -> None:
    table = trainer(modules=BASE, season="winter", lira=4, vp=1, hand=["scholar"])
    result = outcome(table, WINTER_VISITOR, "card:scholar", "option:3", "worker:farmer")
    assert result == {0: {"lira": -4, "vp": -1, "hand": {"winter": -1, "order": 2}, "trainees": ["farmer"]}}


@rule("SPW-2", "VIS-W31")
def test_a_special_worker_of_the_governess_may_be_placed_in_the_same_winter() -> None:
    table = trainer(season="winter", lira=4, hand=["governess"], passed=[1], others=[{"next_row": 5}])
    table.play(WINTER_VISITOR, "do:action", "card:governess", "option:1", "worker:farmer", "done")
    assert "place:gain_lira:beside:farmer" in table.codes()
    assert outcome(table, "place:gain_lira:beside:farmer") == {0: {"lira": 1}}


@rule("SPW-2", "VIS-W38")
def test_with_the_guest_speaker_each_player_may_train_a_special_worker() -> None:
    table = trainer(
        players=3, modules=BASE, season="winter", lira=2, hand=["guest_speaker"], others=[{"lira": 2}, {"lira": 1}]
    )
    table.play(WINTER_VISITOR, "card:guest_speaker")
    assert table.to_move == 0
    result = outcome(table, "yes", "worker:farmer", "yes", "worker:farmer", "yes", "worker:regular")
    assert result == {
        0: {"lira": -2, "vp": 2, "trainees": ["farmer"]},
        1: {"lira": -2, "trainees": ["farmer"]},
        2: {"lira": -1, "training": 1},
    }


@rule("SPW-2", "STC-15")
def test_the_school_trains_a_special_worker_at_once_for_1_lira() -> None:
    table = trainer(modules=SIDE_2, season="spring", structures=["school"], lira=1)
    result = outcome(table, "place:structure:school:left:regular", "worker:chef")
    assert result == {0: {"workers": {"chef": 1}}}  # £1 paid, then the bonus of £1.
    assert "place:draw_vine:left:chef" not in table.codes()
    table.play("place:gain_lira:beside:regular", "option:1")
    assert "place:draw_vine:left:chef" in table.codes()


@rule("SPW-2", "STC-15")
def test_the_bonus_of_the_school_comes_after_paying() -> None:
    table = trainer(modules=SIDE_2, season="spring", structures=["school"], lira=0)
    table.play("place:structure:school:left:regular")
    assert table.codes() == ["worker:regular"]
    result = outcome(table, "worker:regular")
    assert result == {0: {"lira": 1, "workers": {"regular": 1}}}


@rule("SPW-2", "STC-15")
def test_the_school_trains_a_special_worker_on_the_base_board_too() -> None:
    modules = ("special_workers", "structure_cards")
    table = trainer(modules=modules, season="summer", structures=["school"], lira=3)
    result = outcome(table, "place:structure:school:left:regular", "worker:farmer")
    assert result == {0: {"workers": {"farmer": 1}}}


# --- SPW-2: the Academy


ACADEMY = [{"structures": ["academy"]}]


@rule("SPW-2", "STC-25")
def test_an_opposing_academy_takes_1_lira_more() -> None:
    table = trainer(modules=SIDE_2, season="winter", lira=9, others=ACADEMY)
    result = outcome(table, "place:train_worker:left:regular", "do:action", "worker:farmer", "done")
    assert result == {0: {"lira": -6, "trainees": ["farmer"]}, 1: {"lira": 1}}


@rule("SPW-2", "STC-25")
def test_the_bonus_of_the_train_space_may_pay_the_academy_too() -> None:
    table = trainer(modules=SIDE_2, season="winter", lira=5, others=ACADEMY)
    result = outcome(table, "place:train_worker:left:regular", "do:bonus", "worker:farmer")
    assert result == {0: {"lira": -5, "trainees": ["farmer"]}, 1: {"lira": 1}}


@rule("SPW-2", "STC-25")
def test_who_cannot_pay_the_academy_cannot_train() -> None:
    table = trainer(modules=SIDE_2, season="winter", lira=3, others=ACADEMY)
    assert table.reasons("place:train_worker:left:regular") == [Reason.TRAINING_TOO_DEAR]
    table = trainer(modules=SIDE_2, season="winter", lira=4, others=ACADEMY)
    result = outcome(table, "place:train_worker:left:regular", "do:bonus", "worker:regular")
    assert result == {0: {"lira": -4, "training": 1}, 1: {"lira": 1}}


@rule("SPW-2", "STC-25")
def test_the_own_academy_takes_nothing() -> None:
    table = trainer(modules=SIDE_2, season="winter", lira=5, structures=["academy"])
    result = outcome(table, "place:train_worker:left:regular", "do:action", "worker:farmer", "do:bonus")
    assert result == {0: {"lira": -4, "trainees": ["farmer"]}}


@rule("SPW-2", "STC-15", "STC-25")
def test_at_the_school_the_academy_is_paid_too() -> None:
    table = trainer(modules=SIDE_2, season="spring", structures=["school"], lira=2, others=ACADEMY)
    result = outcome(table, "place:structure:school:left:regular", "worker:chef")
    assert result == {0: {"lira": -1, "workers": {"chef": 1}}, 1: {"lira": 1}}
    poorer = trainer(modules=SIDE_2, season="spring", structures=["school"], lira=1, others=ACADEMY)
    poorer.play("place:structure:school:left:regular")
    assert poorer.codes() == ["worker:regular"]
    assert outcome(poorer, "worker:regular") == {0: {"workers": {"regular": 1}}, 1: {"lira": 1}}


@rule("SPW-2", "STC-15", "STC-25")
def test_the_bonus_of_the_school_cannot_pay_the_academy() -> None:
    table = trainer(modules=SIDE_2, season="spring", structures=["school"], lira=0, others=ACADEMY)
    assert table.reasons("place:structure:school:left:regular") == [Reason.TRAINING_TOO_DEAR]


# --- SPW-2: a papa's worker


def asked_of_papa(papa: str) -> Game:
    """A game in which the owner of this papa chooses between gift and lira."""
    for seed in range(400):
        game = new_game(2, seed)
        while game.state.year == 0:
            parents: Any = game.state.to_json().get("parents", [])
            if {"seat": game.state.to_move, "papa": papa} in parents:
                return game
            game.play(game.state.codes()[0])
    raise AssertionError(papa)


@rule("SPW-2", "SET-6")
@pytest.mark.parametrize("papa", ["rafael", "gary"])
def test_a_worker_from_a_papa_is_always_regular(papa: str) -> None:
    table = Table()
    table.game = asked_of_papa(papa)
    seat = table.to_move
    assert seat is not None
    assert table.codes() == ["option:1", "option:2"]
    before = table.seat(seat)
    table.play("option:1")
    after = table.seat(seat)
    assert after["workers"]["regular"] == before["workers"]["regular"] + 1
    assert "grande" in after["workers"]
    assert (after["training"], after["trainees"]) == (0, [])
    assert set(after["workers"]) == {"regular", "grande"}


# --- SPW-3: as a regular worker


@rule("SPW-3")
@pytest.mark.parametrize("worker", [worker for worker in ELEVEN if worker != "chef"])
def test_a_special_worker_needs_a_free_space_as_a_regular_one_does(worker: str) -> None:
    table = worker_table(worker, players=3, season="spring", board={"give_tour": {"left": on(1), "middle": on(2)}})
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    assert table.reasons(f"place:give_tour:left:{worker}") == [Reason.SPACE_TAKEN]
    assert table.reasons(f"place:give_tour:beside:{worker}") == [Reason.ONLY_GRANDE_BESIDE]


@rule("SPW-3")
@pytest.mark.parametrize("worker", ELEVEN)
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "spring")])
def test_a_special_worker_carries_out_the_action_and_is_used(worker: str, modules: tuple[str, ...], when: str) -> None:
    table = worker_table(worker, players=3, modules=modules, season=when)
    table.play(f"place:give_tour:left:{worker}")
    while table.to_move == 0:
        table.play(next(code for code in ("no", "done") if code in table.codes()))
    assert table.lira == 2
    assert table.workers == {"regular": 2, "grande": 1}
    assert board(table) == {"give_tour": {"left": {"seat": 0, "worker": worker}}}


@rule("SPW-3")
@pytest.mark.parametrize("worker", [worker for worker in ELEVEN if worker != "mafioso"])
@pytest.mark.parametrize(("modules", "when"), [(BASE, "winter"), (SIDE_1, "spring")])
def test_a_special_worker_may_use_the_own_yoke(worker: str, modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        worker,
        players=3,
        modules=modules,
        season=when,
        lira=1,
        structures=["yoke"],
        fields={5: ["sangiovese"]},
        passed=[1, 2],
    )
    table.play(f"place:yoke:left:{worker}")
    if "option:1" in table.codes():
        table.play("option:1")
    table.play("field:5")
    assert table.crush_pad == {"red": [1]}
    assert table.hand == []
    assert table.lira == 1
    assert "place:gain_lira:beside:regular" in table.codes()  # Nothing follows: the next turn is asked.


@rule("SPW-3")
@pytest.mark.parametrize("worker", [worker for worker in ELEVEN if worker != "mafioso"])
def test_a_special_worker_may_use_the_space_of_an_own_structure_card(worker: str) -> None:
    table = worker_table(
        worker, players=3, modules=SIDE_2, season="spring", lira=1, structures=["cafe"], crush_pad={"red": [4]}
    )
    result = outcome(table, f"place:structure:cafe:left:{worker}", "grape:red:4")
    assert result == {0: {"lira": 3, "vp": 1, "crush_pad": {}}}
    assert table.to_move == 1


@rule("SPW-3", "STC-3")
@pytest.mark.parametrize("worker", [worker for worker in ELEVEN if worker != "mafioso"])
def test_a_special_worker_may_use_the_destroy_space(worker: str) -> None:
    table = worker_table(worker, players=3, modules=SIDE_2, season="spring", lira=1, structures=["cafe", "inn"])
    result = outcome(table, f"place:destroy_structure:left:{worker}", "card:cafe")
    assert result == {0: {"structures": ["inn"]}}
    assert table.to_move == 1


@rule("SPW-3")
@pytest.mark.parametrize("worker", ELEVEN)
def test_private_spaces_of_others_are_closed_to_it(worker: str) -> None:
    table = worker_table(
        worker,
        players=3,
        season="spring",
        lira=1,
        fields={5: ["sangiovese"]},
        others=[{"structures": ["yoke"], "fields": {5: ["malvasia"]}}],
    )
    assert table.reasons(f"place:yoke:left:{worker}") == [Reason.NOT_BUILT]


@rule("SPW-3", "RUL-2")
def test_the_producer_takes_back_special_workers_too() -> None:
    table = worker_table(
        "oracle",
        players=3,
        season="summer",
        lira=2,
        hand=["producer"],
        board={"draw_vine": {"left": on(0, "oracle")}},
    )
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:producer")
    assert table.codes() == ["take:draw_vine:left:oracle"]
    assert outcome(table, "take:draw_vine:left:oracle", "done") == {0: {"workers": {"oracle": 1}}}


@rule("SPW-3", "VIS-W25")
def test_the_motivator_takes_back_no_special_worker() -> None:
    table = worker_table(
        "oracle",
        players=3,
        season="winter",
        hand=["motivator"],
        workers=crew("oracle", grande=0),
        others=[{"workers": crew(grande=0)}, {"workers": crew(grande=0)}],
        board={"draw_vine": {"left": on(0, "oracle")}},
    )
    result = outcome(table, "place:play_winter_visitor:left:regular", "do:action", "card:motivator", "done")
    assert result == {0: {"hand": {"winter": -1}}}


@rule("SPW-3", "RUL-1")
def test_special_workers_count_among_six_workers() -> None:
    table = worker_table(
        "oracle",
        "farmer",
        season="winter",
        modules=BASE,
        hand=["professor"],
        workers=crew("oracle", regular=3),
        trainees=["farmer"],
    )
    result = outcome(table, WINTER_VISITOR, "card:professor", "option:2")
    assert result == {0: {"vp": 2, "hand": {"winter": -1}}}


@rule("SPW-3", "RUL-1")
def test_five_workers_with_a_special_one_are_not_six() -> None:
    table = worker_table("oracle", season="winter", modules=BASE, hand=["professor"], workers=crew("oracle", regular=3))
    assert table.reasons(WINTER_VISITOR) == [Reason.NOT_PLAYABLE]


# --- SPW-3: what may help a placement, and what may not


@rule("SPW-3")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "summer")])
def test_a_visitor_that_the_innkeeper_could_buy_does_not_help(modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        "innkeeper",
        players=3,
        modules=modules,
        season=when,
        lira=3,
        others=[{"hand": ["patron"]}],
        board={"play_summer_visitor": {"left": on(1)}},
    )
    assert table.reasons("place:play_summer_visitor:middle:innkeeper") == [Reason.NOT_A_VISITOR_OF_SEASON]


@rule("SPW-3")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_a_worker_that_the_professore_could_take_back_does_not_help(modules: tuple[str, ...]) -> None:
    table = worker_table(
        "professore",
        players=3,
        modules=modules,
        season="summer",
        hand=["planner"],
        workers=crew("professore", regular=1, grande=0),
        board={"plant_vine": {"left": on(0)}},
    )
    assert table.reasons("place:play_summer_visitor:left:professore") == [Reason.NOT_PLAYABLE]


@rule("SPW-3", "SPW-4")
def test_the_farmers_bonus_may_help() -> None:
    table = worker_table("farmer", players=5, modules=BASE, season="winter", lira=3)
    assert table.reasons("place:train_worker:left:regular") == [Reason.TRAINING_TOO_DEAR]
    result = outcome(table, "place:train_worker:left:farmer", "do:bonus")
    assert result == {0: {"lira": -3, "training": 1}}


@rule("SPW-3", "SPW-4")
def test_of_two_bonuses_the_farmer_must_choose_the_one_that_helps() -> None:
    table = worker_table("farmer", players=3, season="summer", lira=1, hand=["wedding_party"])
    table.play("place:play_summer_visitor:middle:farmer")
    assert table.codes() == ["bonus:left"]
    assert table.reasons("bonus:middle") == [Reason.ACTION_SPOILT]
    result = outcome(table, "bonus:left", "do:bonus", "card:wedding_party", "seat:1")
    assert result == {0: {"lira": -1, "vp": 1, "hand": {"summer": -1}}, 1: {"lira": 2}}


@rule("SPW-3", "SPW-10")
def test_after_the_toll_the_action_must_still_be_possible() -> None:
    table = worker_table(
        "soldato",
        players=3,
        modules=BASE,
        season="winter",
        lira=4,
        workers=crew(),
        others=[{"workers": crew("soldato")}],
        board={"train_worker": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:train_worker:middle:regular", "do:bonus", "worker:regular")
    assert result == {0: {"lira": -4, "training": 1}, 1: {"lira": 1}}


# --- what is legal and what is refused never differ


CROWDED: list[dict[str, Any]] = [
    {"specials": ("soldato", "chef"), "board": {"give_tour": {"left": on(1, "soldato"), "middle": on(2)}}, "lira": 1},
    {"specials": ("soldato", "farmer"), "board": {"build_structure": {"left": on(1, "soldato")}}, "lira": 3},
    {"specials": ("soldato", "traveler"), "board": {"draw_vine": {"left": on(1, "soldato")}}, "lira": 0},
    {"specials": ("messenger", "traveler"), "board": {"give_tour": {"left": on(0)}}, "lira": 4},
    {"specials": ("mafioso", "innkeeper"), "board": {"gain_lira": {"beside": [on(1)]}}, "lira": 2},
]


@rule("SPW-3")
@pytest.mark.parametrize("friendly", [False, True])
@pytest.mark.parametrize(
    ("modules", "when"),
    [(BASE, "summer"), (BASE, "winter"), (SIDE_1, "spring"), (SIDE_2, "summer"), (SIDE_2, "winter")],
)
@pytest.mark.parametrize("crowded", CROWDED, ids=lambda crowded: "-".join(crowded["specials"]))
def test_a_placement_is_offered_if_and_only_if_nothing_speaks_against_it(
    crowded: dict[str, Any], modules: tuple[str, ...], when: str, friendly: bool
) -> None:
    table = worker_table(
        *crowded["specials"],
        players=3,
        modules=modules,
        friendly=friendly,
        season=when,
        lira=crowded["lira"],
        hand=["sangiovese", "patron", "wedding_party", "judge", "ord_r1_w3"],
        structures=["yoke"],
        fields={5: ["malvasia"]},
        crush_pad={"red": [1]},
        others=[{"workers": crew(*(name for name in crowded["specials"] if name == "soldato"))}],
        board=crowded["board"],
    )
    offered = set(table.codes("place:"))
    assert offered == {code for code in ALL_CODES if code.startswith("place:") and not table.reasons(code)}
    for code in sorted(offered):
        trial = table.state.copy()
        trial.play(code)
        assert trial.codes()
