"""Computer players have faces of their own, react to what everybody has seen, and say little."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from vendemmia.engine import Kind, Options
from vendemmia.locale import languages, words
from vendemmia.web.drawings.portraits.figures import FIGURES, MOODS, figure_of, figures_of, sitters
from vendemmia.web.drawings.sprites import symbols
from vendemmia.web.game.player_names import estates
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.events.actions import whole
from vendemmia.web.show.events.table_talk import EVERY, LINES, OCCASIONS, TableTalk
from vendemmia.web.tables.history import History

from .scenes import record_of, replayed
from .test_portraits import COMPARED

if TYPE_CHECKING:
    from django.test import Client

    from vendemmia.web.show.events.actions import Action
    from vendemmia.web.show.events.table_talk import Remark

    from .conftest import Opener

NAMES = ("Livia", "Colle Basso", "Monte Pigro", "Tre Pini")
GAMES = ("base-3-4.json", "extended_board-base-2-1000.json", "base-2-friendly-1.json")
ESTATES = estates(words("en"))


def test_every_estate_has_a_figure_of_its_own_in_every_language() -> None:
    assert len(ESTATES) <= len(FIGURES)
    for language in languages():
        known = estates(words(language))
        assert [figure_of(name, known) for name in known] == list(range(len(ESTATES)))


def test_a_name_always_has_the_same_figure_and_two_at_a_table_never_share_one() -> None:
    assert figure_of("Otto", ESTATES) == figure_of("Otto", ())
    for number in range(200):
        names = [f"Player {number + each}" for each in range(5)]
        found = figures_of(names, ESTATES)
        assert len(set(found)) == 5
        assert found[0] == figure_of(names[0], ESTATES)


def test_no_two_figures_look_alike() -> None:
    looked = [word for word in COMPARED if word != "prop"]
    alike = {
        (one, other): sum(getattr(first, word) == getattr(second, word) for word in looked)
        for (one, first), (other, second) in combinations(enumerate(sitters()), 2)
    }
    assert max(alike.values()) < len(looked) - 1, max(alike, key=lambda pair: alike[pair])


def test_every_figure_can_show_every_mood_and_look_aside() -> None:
    drawn = symbols("people.svg")
    for number in range(len(FIGURES)):
        figure = drawn[f"fig-{number}"]
        assert all(f"var(--{mood}," in figure or mood == "muse" for mood in MOODS)
        assert "var(--look,0)" in figure


def talk_of(file: str, seat: int | None, language: str = "en") -> tuple[TableTalk, list[Action]]:
    game = replayed(record_of(file))
    history = History(game)
    names = NAMES[: len(game.state.vineyards)]
    scene = Scene(
        history.past(history.plies - 1), seat, names, words(language), bots=("", *["normal"] * (len(names) - 1))
    )
    actions = [action for action in whole(scene.game.opening, scene.game.events) if action.ply >= 0]
    return TableTalk(scene, actions), actions


@pytest.mark.parametrize("file", GAMES)
def test_a_player_speaks_at_most_every_third_turn(file: str) -> None:
    talk, actions = talk_of(file, 0)
    turn = dict.fromkeys(range(len(NAMES)), 0)
    spoken: dict[int, list[int]] = {}
    for action in actions:
        begins = any(event.kind.value in ("placed", "planned", "row", "passed") for event in action.events)
        if action.seat >= 0 and begins:
            turn[action.seat] += 1
        if action.id in talk.remarks:
            assert talk.remarks[action.id].seat == action.seat
            spoken.setdefault(action.seat, []).append(turn[action.seat])
    assert spoken
    assert 0 not in spoken, "a person speaks for herself"
    for turns in spoken.values():
        assert all(later - earlier >= EVERY for earlier, later in pairwise(turns))


@pytest.mark.parametrize("file", GAMES)
def test_everybody_hears_the_same_and_hears_it_again(file: str) -> None:
    """Remarks come from open events only, so they cannot differ by what a reader knows."""
    heard = [texts(talk_of(file, seat)[0].remarks) for seat in (None, 0, 1, 1)]
    assert heard[0] == heard[1] == heard[2] == heard[3]
    assert len(set(heard[0].values())) > 5


def texts(remarks: dict[str, Remark]) -> dict[str, str]:
    return {id: remark.text for id, remark in remarks.items()}


def test_a_page_of_later_says_what_an_earlier_one_said() -> None:
    talk, actions = talk_of(GAMES[0], 0)
    later = TableTalk(talk.scene, actions[len(actions) // 2 :])
    assert later.remarks
    assert later.remarks.items() <= talk.remarks.items()


def test_what_is_said_has_an_occasion_that_everybody_saw() -> None:
    """A hidden card never is one: the same actions with their hidden parts masked say the same."""
    for file in GAMES:
        talk, actions = talk_of(file, 0)
        masked = TableTalk(talk.scene, [action.seen_by(None) for action in actions])
        assert masked.remarks == talk.remarks
        assert masked.moods == talk.moods


def test_a_filled_order_pleases_and_a_lost_bonus_hurts() -> None:
    seen = set()
    for file in GAMES:
        talk, actions = talk_of(file, 0)
        for action in actions:
            if action.seat <= 0:
                continue
            mood = TableTalk(talk.scene, [action]).moods[action.seat]
            filled = any(event.kind is Kind.FILLED and event.seat == action.seat for event in action.events)
            assert mood == "glad" if filled else mood in ("calm", "glad", "hurt")
            seen.add(mood)
    assert seen == {"calm", "glad", "hurt"}


def test_every_language_has_all_lines_and_none_twice() -> None:
    for language in languages():
        say = words(language)
        found = [say.message(f"says-{occasion}-{line}") for occasion in OCCASIONS for line in range(1, LINES + 1)]
        assert len(set(found)) == len(found)
        assert max(map(len, found)) < 50
        assert not any(re.search(r"[{}]", text) for text in found)


def test_the_table_shows_faces_and_one_press_ends_the_talk(client: Client, open_game: Opener) -> None:
    table = open_game(Options(3))
    text = client.get(f"/tables/{table.id}/").content.decode()
    assert text.count('class="figure') >= 2
    assert 'name="talk" value="off"' in text
    client.post("/settings", {"talk": "off", "next": f"/tables/{table.id}/"})
    after = client.get(f"/tables/{table.id}/").content.decode()
    assert 'class="says' not in after
    assert re.search(r'name="talk" value="off"\s+aria-pressed="true"', after)
