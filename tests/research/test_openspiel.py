"""The game for OpenSpiel: its own tests pass, and what its algorithms rely on holds."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.repeating import LONG_RUN
from vendemmia.engine import CODES, OptionsError, VendemmiaError, encode
from vendemmia.research import ResearchError, named, win_share
from vendemmia.research.information_states import NONE, Decision, InformationState

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")

from vendemmia.research import openspiel_game  # noqa: E402 (it needs pyspiel)

if TYPE_CHECKING:
    from collections.abc import Iterator

State = Any
"""A state of OpenSpiel, which has no types."""

PAGE = Path(__file__).parents[2] / "docs" / "research" / "openspiel.md"
GAMES = (
    "max_years=2",
    "solo=hard,max_years=2",
    "players=3,modules=extended_board+structure_cards,reward=score_margin,max_years=1",
    "players=6,modules=all,advanced=true,friendly=true,reward=points,max_years=1",
)
games = pytest.mark.parametrize("parameters", GAMES)


def load(parameters: str) -> Any:
    assert openspiel_game.NAME == "python_vendemmia"
    return pyspiel.load_game(f"python_vendemmia({parameters})")


def play_on(state: State, rng: random.Random) -> None:
    """A random answer, or a draw."""
    state.apply_action(rng.choice(state.legal_actions()))


def course(parameters: str, seed: int = 1) -> Iterator[State]:
    """The states of a random game, from the first to the last."""
    state, rng = load(parameters).new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        play_on(state, rng)
        yield state


def known(state: State) -> list[tuple[object, ...]]:
    """All that the seats can ask for."""
    return [
        (state.information_state_string(seat), state.observation_string(seat), tuple(state.observation_tensor(seat)))
        for seat in range(state.num_players())
    ]


@games
def test_openspiels_own_simulation_passes(parameters: str) -> None:
    """It checks legal answers, masks, tensors, clones, chances, returns and their sums, and serialisation."""
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


@games
def test_copies_of_a_state_go_on_as_the_state_does(parameters: str) -> None:
    """A clone, a pickle and what OpenSpiel serialises, at decisions and at draws."""
    rng = random.Random(2)
    for number, state in enumerate(course(parameters)):
        if number % 9 or state.is_terminal():
            continue
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        copies = [state.clone(), pickle.loads(pickle.dumps(state)), read]  # noqa: S301 (our own)
        before = str(state)
        twin = state.clone()
        for _ in range(3):
            if not twin.is_terminal():
                action = rng.choice(twin.legal_actions())
                for each in (twin, *copies):
                    each.apply_action(action)
        assert all(str(each) == str(twin) and known(each) == known(twin) for each in copies)
        assert str(state) == before


@games
def test_a_resampled_state_looks_the_same_to_its_seat(parameters: str) -> None:
    rng, hidden = random.Random(3), 0
    for number, state in enumerate(course(parameters)):
        if number % 4 or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.current_player() == state.current_player()
            assert known(other)[seat] == known(state)[seat]
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            hidden += other.moment.state.decks != state.moment.state.decks
            assert other.history() == []
    assert hidden or state.num_players() == 1, "nothing hidden was dealt anew"


def test_a_resampled_state_tells_nothing_about_the_others_past() -> None:
    """What the others remember in it follows from what they hold in it."""
    rng = random.Random(4)
    decisions = (state for state in course("max_years=2") if not state.is_chance_node())
    state = [each.clone() for each in decisions][20]
    seen = {state.resample_from_infostate(0, rng.random).information_state_string(1) for _ in range(20)}
    assert len(seen) == 20
    assert state.information_state_string(1) not in seen


def test_only_the_seat_that_draws_knows_what_it_has_drawn() -> None:
    drawn = 0
    for state in course("max_years=6", seed=5):
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        for action in state.legal_actions():
            if not CODES[action].startswith("place:draw_vine:left"):
                continue
            after = state.child(action)
            cards = sorted(set(state.moment.state.decks[0]))
            ends = [after.child(number) for number, _ in after.chance_outcomes()]
            assert len({end.information_state_string(1 - seat) for end in ends}) == 1
            assert len({end.observation_string(1 - seat) for end in ends}) == 1
            assert len({end.information_state_string(seat) for end in ends}) == len(cards)
            drawn += 1
    assert drawn


def test_an_answer_that_another_seat_cannot_see_is_not_in_its_memory() -> None:
    """Structure cards are kept face down: whichever is chosen, the other seat sees the same."""
    alike = 0
    for state in course("modules=structure_cards,max_years=1", seed=7):
        if state.is_chance_node() or state.is_terminal():
            continue
        other = 1 - state.current_player()
        memories: dict[str, set[str]] = {}
        children = [state.child(action) for action in state.legal_actions()]
        for after in (child for child in children if not child.is_chance_node()):
            memories.setdefault(after.observation_string(other), set()).add(after.information_state_string(other))
        assert {len(some) for some in memories.values()} <= {1}
        alike += len(children) - len(memories)
    assert alike


def test_a_seat_remembers_what_it_no_longer_sees() -> None:
    """The same position without its past is another information state, and the same observation."""
    draws = 0
    for state in course("max_years=2", seed=6):
        moment = state.moment
        if moment.own > 1 and not moment.bound:
            draws += 1
            stranger = InformationState(moment.options, moment.state, [Decision(moment.state, NONE, {})], 1)
            assert [stranger.memory(seat) == moment.memory(seat) for seat in (0, 1)] == [False, False]
    assert draws


def decisions_of(parameters: str) -> list[State]:
    return [state.clone() for state in course(parameters) if not state.is_chance_node()]


def test_courses_that_part_do_not_disturb_each_other() -> None:
    """Clones share their past; what one goes on to do is not in the memory of another."""
    rng, states = random.Random(8), decisions_of("max_years=2")
    for state in states[:-1:5]:
        alone = state.get_game().deserialize_state(state.serialize())
        for _ in range(5):
            if not state.is_terminal():
                action = rng.choice(state.legal_actions())
                state.apply_action(action)
                alone.apply_action(action)
        assert known(state) == known(alone)
    del states[:-1:5]
    untouched = decisions_of("max_years=2")
    del untouched[:-1:5]
    assert [known(state) for state in states] == [known(state) for state in untouched]


@games
def test_tensors_are_the_rows_of_the_encoder(parameters: str) -> None:
    for state in course(parameters):
        position, players = state.moment.state, state.num_players()
        for seat in range(players):
            tensor = np.array(state.observation_tensor(seat))
            row = np.zeros(len(tensor)) if position is None else list(encode(position, seat, players))
            assert (tensor == row).all()
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert {name: piece.tolist() for name, piece in observer.dict.items()} == {
        name: piece.tolist() for name, piece in named(observer.tensor).items()
    }
    assert observer.dict["hand"].sum() == len(state.moment.state.vineyards[0].hand)


def test_the_history_says_all_about_a_state() -> None:
    """Draws have their true chances: as many equal outcomes as there are cards."""
    *_, state = course("max_years=2")
    again = state.get_game().new_initial_state()
    for action in state.history():
        if again.is_chance_node():
            outcomes = again.chance_outcomes()
            assert [number for number, _ in outcomes] == list(range(len(outcomes)))
            assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_returns_add_up_to_nothing_and_follow_the_shares(players: int) -> None:
    *_, state = course(f"players={players},max_years=1")
    game = state.get_game()
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert sum(state.returns()) == pytest.approx(0.0)
    shares = win_share(state.moment.state)
    assert [(players * share - 1) / (players - 1) for share in shares] == pytest.approx(state.returns())
    if 1.0 in shares:
        assert max(state.returns()) == game.max_utility() == 1.0
        assert min(state.returns()) == pytest.approx(game.min_utility())


@pytest.mark.parametrize(
    ("parameters", "error", "sentence"),
    [
        ("players=1", OptionsError, "players must be a whole number from 2 to 6, not 1"),
        ("players=3,solo=hard", OptionsError, "players must be 1 in the solo game, not 3"),
        ("modules=moon", OptionsError, "modules must be among"),
        ("reward=gold", ResearchError, "there is no reward 'gold'"),
        ("max_years=0", ResearchError, "max_years must be at least 1"),
    ],
)
def test_parameters_that_make_no_game_get_one_sentence(
    parameters: str, error: type[VendemmiaError], sentence: str
) -> None:
    with pytest.raises(error, match=re.escape(sentence)):
        load(parameters)


def test_search_of_openspiel_beats_random_answers() -> None:
    """Information set Monte Carlo tree search in short games, with fixed seeds: it wins most of them."""
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game, won = load("max_years=3"), 0
    games = 6 if LONG_RUN else 3
    for number in range(games):
        rng, chance = random.Random(number), np.random.RandomState(number)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 20, random_state=chance)
        # The bot's own sampler takes its seed from the clock.
        bot.set_resampler(lambda state, seat, rng=rng: state.resample_from_infostate(seat, rng.random))
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                play_on(state, rng)
        won += state.returns()[seat] > 0
    assert won >= games - 1


def test_the_environments_of_openspiel_run_on_it() -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    environment = rl_environment.Environment(load("max_years=1"), chance_event_sampler=None)
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0.0)


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(example.splitlines()) <= 25
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 (it is our own)
    found = [float(each) for each in re.findall(r"^seat \d: (-?[01]\.0)$", capsys.readouterr().out, re.MULTILINE)]
    assert len(found) == 2
    assert sum(found) == 0  # Played at random, it may also be a draw.
