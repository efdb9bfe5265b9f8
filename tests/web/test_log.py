"""The log: what has happened since the reader's last turn, as the reader may know it."""

from __future__ import annotations

from markupsafe import escape

from vendemmia.engine import Kind, Options
from vendemmia.locale import words
from vendemmia.locale.relevance import is_routine
from vendemmia.web.drawings.sprites import symbols
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.events.actions import whole
from vendemmia.web.show.events.event_icons import ICONS, icon_for
from vendemmia.web.show.events.log import Log, LogRow, YearLog
from vendemmia.web.show.events.recent_actions import RecentActions

from .conftest import NAMES
from .scenes import CORPUS, record_of, replayed, table_text


def log_of(game: LiveGame, seat: int | None, *, live: bool = True) -> Log:
    return Log(Scene(game, seat, NAMES[: len(game.state.vineyards)], words("en"), live=live))


def rows(log: Log) -> list[LogRow]:
    """All rows of the full log, through all its chapters."""
    return [row for year in all_years(log) for season in year.seasons for row in season.rows]


def all_years(log: Log) -> list[YearLog]:
    while log.earlier is not None:
        log = Log(log.scene, log.earlier)
    found = log.years
    while log.later is not None:
        log = Log(log.scene, log.later)
        found = [*found, *log.years]
    return found


def lines(log: Log) -> set[str]:
    return {"".join(piece.text + piece.stop for piece in step.text) for row in rows(log) for step in row.entry.steps}


def recorded(file: str, plies: int | None = None) -> LiveGame:
    return replayed(record_of(file), plies)


def test_what_others_did_since_is_new_and_comes_first() -> None:
    game = recorded("base-3-4.json", 60)
    for seat in range(3):
        log = log_of(game, seat)
        last = max(ply for ply, decider in enumerate(game.deciders) if decider == seat)
        assert log.last_own == last
        new = [row for row in log.newest if row.new]
        assert new == log.newest[: len(new)]
        assert all(row.entry.ply >= last for row in new)
        assert [row.entry.ply for row in log.newest] == sorted((row.entry.ply for row in log.newest), reverse=True)


def test_before_the_first_decision_everything_is_new() -> None:
    game = LiveGame.new(Options(2), 7)
    game.play(game.state.codes()[0])
    waiting = 1 - game.deciders[0]
    assert all(row.new for row in log_of(game, waiting).newest)


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
    assert f"You draw {name}." in lines(log_of(game, 0))
    assert f"Anna draws {name}." not in lines(log_of(game, 1))


def test_the_full_log_goes_by_year_and_season_and_leaves_nothing_out() -> None:
    game = recorded("base-2-0.json")
    years = all_years(log_of(game, 0))
    assert [year.year for year in years] == list(range(len(years)))
    for year in years[1:]:
        names = [season.season for season in year.seasons]
        assert names == [season for season in ("spring", "summer", "fall", "winter", "yearend") if season in names]
    headings = {Kind.YEAR, Kind.SEASON}
    actions = whole(game.opening, game.events)
    worth = [action.id for action in actions if not headings.issuperset(event.kind for event in action.events)]
    assert [row.entry.id for row in rows(log_of(game, 0))] == worth


def test_set_up_names_mamas_and_papas_and_year_end_what_aged() -> None:
    log = log_of(recorded("base-2-0.json"), 0)
    set_up, first = all_years(log)[:2]
    assert [row.entry.kind for season in set_up.seasons for row in season.rows] == ["parent"] * 4
    assert {row.entry.card.kind for season in set_up.seasons for row in season.rows if row.entry.card} == {
        "mama",
        "papa",
    }
    assert first.seasons[-1].season == "yearend"
    assert any(" becomes " in text for text in lines(log))


def test_names_of_cards_are_links() -> None:
    linked = {
        piece.key
        for row in rows(log_of(recorded("base-2-0.json", 200), 0))
        for step in row.entry.steps
        for piece in step.text
        if piece.kind == "card"
    }
    assert {"mama:naja", "papa:josh", "homesteader", "merlot"} <= linked


def test_a_game_from_a_position_begins_in_its_year() -> None:
    record = record_of("base-2-0.json")
    start = recorded("base-2-0.json", len(record.codes) // 2).state.to_json()
    game = LiveGame.new(record.options, 1, start=start)
    game.play(game.state.codes()[0])
    assert log_of(game, 0).years[0].year == start["year"]


def test_amounts_in_a_line_are_icons() -> None:
    game = recorded("base-2-0.json", 60)
    kinds = {piece.kind for row in rows(log_of(game, 0)) for step in row.entry.steps for piece in step.text}
    assert {"text", "lira"} <= kinds


def test_every_kind_of_event_has_a_drawing_that_exists() -> None:
    drawn = symbols("icons.svg")
    for path in sorted(CORPUS.glob("*.json"))[::5]:
        state = record_of(path.name).opening()
        for code in record_of(path.name).codes:
            for event in state.play(code):
                icon = icon_for(event.seen_by(None))
                assert is_routine(event) or icon in drawn, (event, icon)
    assert all(icon in drawn for icon in ICONS.values())


def test_what_others_did_is_read_out_in_sentences() -> None:
    """The live region reads out the moves of others, one sentence for each action."""
    game = recorded("base-3-4.json", 75)
    reader = game.state.to_move
    spoken = RecentActions(log_of(game, reader).scene).spoken
    assert spoken
    text = table_text(game, reader)
    assert all(str(escape(sentence)) in text for sentence in spoken)
