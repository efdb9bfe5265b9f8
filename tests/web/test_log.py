"""The log: what has happened since the reader's last turn, as the reader may know it."""

from __future__ import annotations

from pathlib import Path

from markupsafe import escape

import vendemmia.web
from vendemmia.engine import Kind, Options
from vendemmia.locale import words
from vendemmia.locale.relevance import is_routine
from vendemmia.web.played import Played
from vendemmia.web.show.log import ICONS, Log, icon_for
from vendemmia.web.show.scene import Scene

from .conftest import NAMES
from .scenes import CORPUS, moments, played_to, record_of, replayed, table_text


def log_of(game: Played, seat: int | None, *, live: bool = True) -> Log:
    return Log(Scene(game, seat, NAMES[: len(game.game.state.vineyards)], words("en"), live=live))


def texts(log: Log) -> list[str]:
    return ["".join(piece.text for piece in line.text) for line in log.lines]


def recorded(file: str, plies: int | None = None) -> Played:
    return replayed(record_of(file), plies)


def test_what_others_did_since_is_new_and_stands_first() -> None:
    game = recorded("base-3-4.json", 60)
    for seat in range(3):
        log = log_of(game, seat)
        last = max(ply for ply, decider in enumerate(game.deciders) if decider == seat)
        assert log.last_own == last
        new = [line for line in log.lines if line.new]
        assert new == log.lines[: len(new)] or any(line.ply == last for line in new)
        assert all(line.ply >= last for line in new)
        assert all(line.seat is None or line.seat.number != seat for line in new if line.ply == last)
        assert [line.ply for line in log.lines] == sorted((line.ply for line in log.lines), reverse=True)


def test_before_the_first_decision_everything_is_new() -> None:
    game = Played.new(Options(2), 7)
    game.play(game.game.state.codes()[0])
    waiting = 1 - game.deciders[0]
    assert all(line.new for line in log_of(game, waiting).lines)


def test_a_spectator_and_a_replay_have_no_news() -> None:
    game = recorded("base-2-0.json", 40)
    assert not log_of(game, None).has_new
    assert not log_of(game, 0, live=False).has_new


def test_a_card_drawn_by_another_is_masked() -> None:
    game = recorded("base-2-0.json", 40)
    draws = [
        event
        for events in game.events
        for event in events
        if event.kind is Kind.DREW and event.seat == 0 and event.thing
    ]
    assert draws
    name = words("en").card_mention(draws[-1].thing)
    own = [line for year in log_of(game, 0).years for season in year.seasons for line in season.lines]
    others = [line for year in log_of(game, 1).years for season in year.seasons for line in season.lines]
    drew = f"Anna draws {name}."
    assert drew in {"".join(piece.text for piece in line.text) for line in own}
    assert drew not in {"".join(piece.text for piece in line.text) for line in others}


def test_the_full_log_goes_by_year_and_season_and_leaves_nothing_out() -> None:
    game = recorded("base-2-0.json")
    years = log_of(game, 0).years
    assert [year.year for year in years] == list(range(len(years)))
    for year in years[1:]:
        names = [season.season for season in year.seasons]
        assert names == [season for season in ("spring", "summer", "fall", "winter") if season in names]
    lines = sum(len(season.lines) for year in years for season in year.seasons)
    worth = [event for events in game.events for event in events if not is_routine(event)]
    assert lines == sum(event.kind not in (Kind.YEAR, Kind.SEASON) for event in worth)


def test_a_game_from_a_position_begins_in_its_year() -> None:
    record = record_of("base-2-0.json")
    start = recorded("base-2-0.json", len(record.codes) // 2).game.state.to_json()
    game = Played.new(record.options, 1, start)
    game.play(game.game.state.codes()[0])
    assert log_of(game, 0).years[0].year == start["year"]


def test_amounts_in_a_line_are_icons() -> None:
    game = recorded("base-2-0.json", 60)
    kinds = {
        piece.kind
        for year in log_of(game, 0).years
        for season in year.seasons
        for line in season.lines
        for piece in line.text
    }
    assert {"text", "lira"} <= kinds


def test_every_kind_of_event_has_a_drawing_that_exists() -> None:
    drawn = (Path(vendemmia.web.__file__).parent / "static/vendemmia/icons.svg").read_text(encoding="utf-8")
    for path in sorted(CORPUS.glob("*.json"))[::5]:
        state = record_of(path.name).opening()
        for code in record_of(path.name).codes:
            for event in state.play(code):
                icon = icon_for(event.seen_by(None))
                assert is_routine(event) or f'id="{icon}"' in drawn, (event, icon)
    assert all(f'id="{icon}"' in drawn for icon in ICONS.values())


def test_what_the_player_before_did_is_read_out_masked() -> None:
    """The live region reads out the moves of others, without hidden cards and without the reader's own moves."""
    seen = 0
    for moment in moments()[::9]:
        game = played_to(moment)
        for reader in range(len(game.game.state.vineyards)):
            latest = log_of(game, reader).latest
            assert latest == [] or game.decided_last != reader
            seen += bool(latest)
            if latest and reader == game.game.state.to_move:
                assert str(escape(latest[0])) in table_text(game, reader)
    assert seen > 10
