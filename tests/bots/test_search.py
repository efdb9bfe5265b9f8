"""The search repeats itself exactly, knows what its seat may know, and finds what the network does not see."""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.support import Table
from vendemmia import build_mode
from vendemmia.bots import player, player_name, reduced_walks
from vendemmia.bots.deals import Deals
from vendemmia.bots.learned import network
from vendemmia.bots.levels import WALKS, WALKS_ALONE
from vendemmia.bots.player_names import PlayerName
from vendemmia.bots.search import Effort, Search, SearchingPlayer, shares
from vendemmia.bots.tree import Curiosity, SearchNode, SearchWalk
from vendemmia.engine import CODES, Options, ProblemError, encode, observe
from vendemmia.network import Judged

from .alike import alike
from .support import SOME_MODULES, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State, View
    from vendemmia.network import Network

COMPARED = 12
"""Searches that are compared with those of other tables; questions with one likely answer do not count."""
KINDS = [
    Options(players=2),
    Options(players=1, solo="hard"),
    Options(players=4, modules=SOME_MODULES[-1]),
]


class Clueless:
    """A network that likes all answers equally and thinks that all seats have the same chance."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], slots: int) -> list[Judged]:
        self.batches.append(len(rows))
        same = np.full(slots, 1 / slots, np.float32)
        return [Judged(np.zeros(len(codes), np.float32), same, 0 * same) for codes in legal]


def wide(walks: int, batch: int = 4) -> Effort:
    """A search that compares all answers, and judges new questions at once."""
    return Effort(walks, batch, ahead=0, answers=1000)


def clueless(walks: int) -> SearchingPlayer:
    return SearchingPlayer(Clueless(), wide(walks))  # type: ignore[arg-type]


def question(options: Options, seed: int, least: int = 4) -> tuple[State, View]:
    """A position in the middle of a game with several answers."""
    for plies in range(60 * options.players, 1000):
        state = position(options, seed, plies)
        if len(state.legal_actions()) >= least:
            break
    assert state.to_move is not None
    return state, observe(state, state.to_move)


def test_the_same_seed_gives_the_same_search_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all walks of `master`: what every answer has brought, what it is worth, and the order of all answers."""
    searches: list[Search] = []

    class Kept(Search):
        def __init__(self, judge: Network, effort: Effort, view: View, rng: Random) -> None:
            super().__init__(judge, effort, view, rng)
            searches.append(self)

    monkeypatch.setattr("vendemmia.bots.search.Search", Kept)
    made = player("master")
    assert isinstance(made, SearchingPlayer)
    compared = 0
    for number, pair in enumerate(alike()):
        searches.clear()
        rankings = [made.ranked(seen, Random(number)) for seen in pair]
        ours, theirs = searches
        assert rankings[0] == rankings[1]
        assert ours.ranking == theirs.ranking
        assert ours.root.visits == theirs.root.visits
        assert ours.root.sums == theirs.root.sums
        assert [ours.worth(place) for place in ours.ranking] == [theirs.worth(place) for place in theirs.ranking]
        assert ours.walks == (WALKS_ALONE if ours.players == 1 else WALKS[build_mode.mode()])
        compared += ours.walked > 0
        if compared == COMPARED:
            break
    assert compared == COMPARED


@pytest.mark.parametrize("options", KINDS, ids=["two", "solo", "four"])
def test_the_same_seed_gives_the_same_answer(options: Options) -> None:
    _, view = question(options, 3)
    searching = player("master:12")
    answers = [searching.choose(view, Random(seed)) for seed in (1, 2)]
    assert answers == [player("master:12").choose(view, Random(seed)) for seed in (1, 2)]
    assert set(answers) <= set(view.legal)


def test_another_seed_deals_other_cards() -> None:
    """At least where others answer soon, or cards are drawn."""
    different = False
    for number in range(3, 8):
        _, view = question(Options(players=2), number)
        first, same, other = (Search(network(), Effort(24), view, Random(seed)).run() for seed in (1, 1, 2))
        assert first.sums == same.sums
        different = different or first.sums != other.sums
    assert different


@pytest.mark.parametrize("options", KINDS, ids=["two", "solo", "four"])
def test_visits_add_up(options: Options) -> None:
    _, view = question(options, 4)
    judge = Clueless()
    search = Search(judge, Effort(60, 8, answers=4), view, Random(1))  # type: ignore[arg-type]
    root = search.run()
    assert sum(root.visits) == search.walked <= 60
    assert judge.batches[0] == 1
    assert max(judge.batches) <= 8
    assert all(len(root.codes) == len(each) for each in (root.visits, root.tried, root.sums, root.likely))
    assert sorted(search.ranking) == list(range(len(view.legal)))
    nodes = [root]
    for node in nodes:
        nodes += node.below.values()
        assert node.visits == node.tried
        assert node.seat in range(options.players)
    assert len(nodes) > 10


class Noting(Clueless):
    """Notes what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[bytes, tuple[int, ...]]] = []

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], slots: int) -> list[Judged]:
        self.asked += [(row, tuple(codes)) for row, codes in zip(rows, legal, strict=True)]
        return super().judge_many(rows, legal, slots)


@pytest.mark.parametrize("options", KINDS, ids=["two", "solo", "four"])
def test_the_network_is_asked_once_about_what_looks_the_same(options: Options) -> None:
    _, view = question(options, 4)
    judge = Noting()
    Search(judge, Effort(40), view, Random(1)).run()  # type: ignore[arg-type]
    assert len(judge.asked) == len(set(judge.asked)) > 10


def test_a_search_remembers_no_more_than_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = question(KINDS[0], 4)
    all_known, few_known = (Search(network(), Effort(40, unlikely=100.0), view, Random(1)) for _ in range(2))
    visits = all_known.run().visits
    monkeypatch.setattr("vendemmia.bots.search.MOST_KNOWN", 50)
    assert few_known.run().visits == visits
    assert len(few_known.known) <= 50 + few_known.effort.batch < len(all_known.known)


def test_each_round_drops_the_worse_half() -> None:
    """The network likes all answers equally here, so the chances decide. Rivals are tried equally often."""
    _, view = question(KINDS[0], 4, least=8)
    search = Search(Clueless(), Effort(96, 16), view, Random(1))  # type: ignore[arg-type]
    root = search.run()
    visits = [root.visits[place] for place in search.ranking]
    assert visits[:8] == [4 + 8 + 16] * 2 + [4 + 8] * 2 + [4] * 4
    assert not any(visits[8:])
    assert search.walked == 96
    assert search.deals.dealt == 1 + 4 + 8 + 16, "rivals share their deals"
    assert search.chance() == pytest.approx(root.mean(search.ranking[0]))


@pytest.mark.parametrize(("walks", "each"), [(16, [2] * 8), (32, [4] * 8), (8, [2] * 4), (3, []), (1, [])])
def test_a_small_search_has_one_round_and_two_walks_for_each_answer(walks: int, each: list[int]) -> None:
    _, view = question(KINDS[0], 4, least=9)
    search = Search(Clueless(), Effort(walks), view, Random(1))  # type: ignore[arg-type]
    root = search.run()
    assert [root.visits[place] for place in search.ranking if root.visits[place]] == each
    assert sorted(search.ranking) == list(range(len(view.legal)))


@pytest.mark.parametrize(("options", "walks"), [(KINDS[0], 32), (KINDS[1], 8)], ids=["two", "solo"])
def test_alone_a_search_may_take_fewer_walks(options: Options, walks: int) -> None:
    _, view = question(options, 4, least=9)
    search = Search(Clueless(), Effort(32, alone=8), view, Random(1))  # type: ignore[arg-type]
    assert sum(search.run().visits) == search.walked == walks


class Opinionated(Clueless):
    """A network that clearly likes the first answers best."""

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], slots: int) -> list[Judged]:
        found = super().judge_many(rows, legal, slots)
        return [each._replace(scores=-10 * np.arange(len(each.scores), dtype=np.float32)) for each in found]


def test_an_answer_without_a_rival_is_given_at_once() -> None:
    _, view = question(KINDS[0], 4)
    search = Search(Opinionated(), Effort(96), view, Random(1))  # type: ignore[arg-type]
    root = search.run()
    assert search.walked == 0
    assert [root.codes[place] for place in search.ranking] == list(view.legal)
    assert search.chance() == 0.5


def test_answers_are_compared_by_the_seat_that_gives_them() -> None:
    """Whoever is asked is sure to win here. Walks go on until their own seat is asked, so all answers are alike."""
    _, view = question(KINDS[0], 4)
    search = Search(Confident(), Effort(24), view, Random(1))  # type: ignore[arg-type]
    root = search.run()
    assert [root.mean(place) for place in range(len(root.codes)) if root.tried[place]] == pytest.approx(
        [0.9] * sum(1 for tried in root.tried if tried)
    )
    assert any(child.seat != root.seat for child in root.below.values())


@pytest.mark.parametrize("options", KINDS, ids=["two", "solo", "four"])
def test_a_walk_is_judged_when_its_seat_has_answered_some_more(options: Options) -> None:
    """Everybody gives the network's best answers on the way, here the first ones. Its own seat gives three."""
    state, view = question(options, 4)
    search = Search(Opinionated(), Effort(1), view, Random(1))  # type: ignore[arg-type]
    search.run()
    expected = state.copy()
    walk = SearchWalk(state, search.root, 3)
    walk.go_on(0, Curiosity())
    search.settle([walk])
    own = 0
    while own <= 4:
        legal = expected.legal_actions()
        own += expected.to_move == view.seat and len(legal) > 1
        if own <= 4:
            expected.apply(legal[0])
    assert walk.seat == view.seat
    assert walk.state == expected


class Confident(Clueless):
    """A network that gives whoever is asked nine chances in ten."""

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], slots: int) -> list[Judged]:
        own = np.array([0.9] + [0.1 / (slots - 1)] * (slots - 1), np.float32)
        return [Judged(np.zeros(len(codes), np.float32), own, 0 * own) for codes in legal]


def test_an_answer_is_worth_the_chance_of_the_seat_that_gives_it() -> None:
    other = {"vp": 21, "workers": {"regular": 1, "grande": 0}}
    table = last_placement(season="summer", vp=22, hand=[], cellar={}, passed=[], others=[other])
    root = Search(Confident(), wide(60), observe(table.state, 0), Random(1)).run()  # type: ignore[arg-type]
    nodes = [root]
    for node in nodes:
        nodes += node.below.values()
    last = [node for node in nodes if node.judgements and not node.below]
    assert {node.seat for node in nodes} == {0, 1}
    assert all(node.value / node.judgements == pytest.approx(0.9) for node in last if node.seat == 0)


def last_placement(**given: object) -> Table:
    """The last worker of the last year: filling the order wins, whatever else loses."""
    everything = {
        "season": "winter",
        "year": 7,
        "final_year": True,
        "vp": 20,
        "hand": ["ord_r5"],
        "cellar": {"red": [6]},
        "workers": {"regular": 1, "grande": 0},
        "passed": [1],
        "others": [{"vp": 21}],
    }
    return Table(**{**everything, **given})  # type: ignore[arg-type]


def test_a_win_with_the_last_worker_is_found() -> None:
    table = last_placement()
    answer = clueless(120).choose(observe(table.state, 0), Random(1))
    assert CODES[answer].startswith("place:fill_order")
    assert len(table.codes()) > 3


def test_others_are_expected_to_do_what_is_best_for_them() -> None:
    """Seat 1 would win by giving a tour in its tasting room; only seat 0 can keep it from doing so."""
    other = {
        "vp": 21,
        "lira": 30,
        "workers": {"regular": 1, "grande": 0},
        "cellar": {"red": [6]},
        "structures": ["tasting_room"],
    }
    table = last_placement(season="summer", vp=22, hand=[], cellar={}, passed=[], others=[other])
    view = observe(table.state, 0)
    root = Search(Clueless(), wide(240), view, Random(1)).run()  # type: ignore[arg-type]
    for place, code in enumerate(root.codes):
        mean = root.mean(place)
        blocks = CODES[code].startswith("place:give_tour")
        assert mean > 0.6 if blocks else mean <= 0.5, CODES[code]
    assert CODES[clueless(240).choose(view, Random(1))].startswith("place:give_tour")
    assert len(table.codes()) > 3


def test_finished_games_are_valued_exactly() -> None:
    won = last_placement().play("place:fill_order:left:regular", "card:ord_r5")
    while won.to_move is not None:
        won.play(won.codes()[0])
    assert shares(won.state) == [1.0, 0.0]
    tied = last_placement(vp=21, hand=[], cellar={}).play("pass")
    assert tied.state.is_over
    assert sum(shares(tied.state)) == 1.0


def test_nothing_is_kept_between_decisions() -> None:
    _, view = question(KINDS[0], 3)
    _, other = question(KINDS[0], 9)
    searching = clueless(20)
    before = searching.choose(view, Random(1))
    searching.choose(other, Random(2))
    assert searching.choose(view, Random(1)) == before
    assert set(vars(searching)) == {"judge", "effort"}


@pytest.mark.parametrize("options", [*KINDS, Options(players=6, modules=SOME_MODULES[-1])])
def test_deals_agree_with_the_view(options: Options) -> None:
    for plies in (3, 30, 40 * options.players):
        state = position(options, 2, plies)
        seat = state.to_move
        assert seat is not None
        view = observe(state, seat)
        deals = Deals(view, Random(1))
        row = encode(state, seat)
        some = [deals.deal() for _ in range(3)]
        for each in some:
            assert observe(each, seat).key() == view.key()
            assert encode(each, seat) == row
            assert each.decks == [sorted(pool) for pool in each.decks]
        hidden = {tuple(vineyard.hand for vineyard in each.vineyards) for each in some}
        assert len(hidden) > 1 or options.players == 1 or plies == 3
        assert len({(each.chance.key, each.rng) for each in some}) == 3


def test_answers_that_come_later_are_learned() -> None:
    node = SearchNode(0)
    node.learn([3, 5], [0.0, 0.0])
    node.count(0.5)
    assert node.knows([5])
    assert not node.knows([4, 5])
    node.learn([4, 5], [log(3), 0.0])
    assert node.codes == [3, 5, 4]
    assert node.likely == pytest.approx([0.5, 0.5, 0.75])
    assert node.codes[node.pick([4, 5], Curiosity())] == 4
    node.visits[2] += 1
    node.note(2, 0.0)
    assert node.codes[node.pick([4, 5], Curiosity())] == 5


def test_names_have_parts() -> None:
    assert player_name("master") == PlayerName("master")
    assert player_name("master:64") == PlayerName("master", 64)
    assert player_name("master:64:C:/some.npz") == PlayerName("master", 64, "C:/some.npz")
    assert player_name("expert:some.npz") == PlayerName("expert", None, "some.npz")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("master:", "number of walks"),
        ("master:many", "not 'many'"),
        ("master:0", "1 to 65536 walks, not 0"),
        ("master:65537", "not 65537"),
        ("master:²", "number of walks"),
        ("master:8:", "file of weights"),
        ("expert:", "file of weights"),
        ("normal:3", "leave out ':3'"),
        ("master:8:/nowhere.npz", "nowhere.npz cannot be read"),
    ],
)
def test_a_wrong_name_is_refused_in_one_sentence(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as caught:
        player(name)
    assert isinstance(caught.value, ProblemError)
    assert len(caught.value.problems) == 1


def test_the_interpreted_engine_takes_fewer_walks_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for mode in ("compiled", "pure"):
        monkeypatch.setattr("vendemmia.bots.levels.mode", lambda mode=mode: mode)
        found = player("master")
        assert isinstance(found, SearchingPlayer)
        assert found.effort.walks == WALKS[mode]
        said = None if mode == "compiled" else (WALKS["pure"], WALKS["compiled"])
        assert reduced_walks("master") == said
        assert reduced_walks("master:8") is reduced_walks("normal") is None
        assert reduced_walks("master", alone=True) is None
        assert found.effort.alone == WALKS_ALONE
    assert WALKS["pure"] < WALKS["compiled"]
