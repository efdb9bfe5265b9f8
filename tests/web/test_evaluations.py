"""Evaluations: asked for on a page, worked off by the computer players' process between their moves."""

from __future__ import annotations

import logging
import re
from copy import deepcopy
from datetime import timedelta
from itertools import count
from random import Random
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.timezone import now

from tests.repeating import LONG_RUN
from vendemmia.bots import ADVICE_SEED, evaluate
from vendemmia.bots import AnswerEvaluation as Weighed
from vendemmia.engine import CODES, Options, View, number_of, observe
from vendemmia.locale import words
from vendemmia.record import canonical
from vendemmia.web.computer_players import evaluating, evaluations, scheduler
from vendemmia.web.computer_players.evaluating import Queue
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import EvaluatedDecision, Evaluation, Person, Ply, Table
from vendemmia.web.people.rate_limits import Marks
from vendemmia.web.play.moves import open_table
from vendemmia.web.show.advice.evaluation import EvaluationPanel
from vendemmia.web.tables import cache
from vendemmia.web.tables import history as past_games
from vendemmia.web.tables.history import History, history

from .conftest import NAMES
from .people import as_shared, browser
from .scenes import record_of
from .test_result import table_of

EN = words("en")
SHORT = "solo-normal-challenge-3-7.json"
SOLO = "solo-normal-2.json"
BASE = "base-3-4.json"
QUICK = "base-2-tasting-14.json"
PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
FOR_EVER = 1e9


_known: dict[tuple[str, int, object], Weighed] = {}


def remembered(view: View, action: int, rng: Random) -> Weighed:
    """The same decision always gets the same evaluation: most tests are not about it, and weigh the same game."""
    key = (canonical(view.to_json()), action, rng.getstate())
    if key not in _known:
        _known[key] = evaluate(view, action, rng)
    return _known[key]


@pytest.fixture(autouse=True)
def _remembering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluating, "evaluate", remembered)


def asked(table: Table, seat: int = 0) -> Evaluation:
    return evaluations.ask(table, history(table), seat)


def where(table: Table, seat: int = 0, ply: int = 10) -> str:
    return f"/tables/{table.id}/replay/evaluation?ply={ply}&view={seat}"


def work_off(queue: Queue | None = None) -> None:
    queue = queue or Queue()
    while queue.go_on():
        queue.look()


_weighed: dict[tuple[object, ...], list[EvaluatedDecision]] = {}


def directly(table: Table, seat: int) -> list[EvaluatedDecision]:
    """What is found when every decision is weighed at once, without the queue; once for each game."""
    past = history(table)
    key = (seat, *past.codes)
    if key not in _weighed:
        _weighed[key] = _weigh(past, seat)
    return deepcopy(_weighed[key])


def _weigh(past: History, seat: int) -> list[EvaluatedDecision]:
    found: list[EvaluatedDecision] = []
    for number, code in enumerate(past.codes):
        view = observe(past.state(number), seat) if past.whole.deciders[number] == seat else None
        if view is None or number in past.whole.forced or len(view.legal) < 2:
            continue
        weighed = evaluate(view, number_of(code), Random(ADVICE_SEED))
        found.append(
            {
                "number": number,
                "chosen": code,
                "chance": round(weighed.chance, 4),
                "best": CODES[weighed.best.action],
                "best_chance": round(weighed.best.chance, 4),
                "reason": weighed.best.reason,
                "params": dict(weighed.best.params),
            }
        )
    return found


# --- asking


def test_a_press_only_puts_it_into_the_queue(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(*_: object) -> None:
        raise AssertionError("the server thinks")

    monkeypatch.setattr(evaluating, "evaluate", thinks)
    table = table_of(SOLO)
    assert "Evaluate all decisions" in client.get(where(table), headers=PARTIAL).content.decode()
    assert not Evaluation.objects.exists()  # Looking changes nothing.
    shown = client.post(where(table), headers=PARTIAL).content.decode()
    assert "Thinking: 0" in shown
    assert 'hx-trigger="load delay:1s"' in shown
    row = Evaluation.objects.get()
    assert (row.table_id, row.seat, row.version, row.done, row.finished) == (table.id, 0, table.version, 0, False)
    assert row.total == len(evaluations.decisions(history(table), 0)) > 0


def test_who_presses_twice_waits_once(client: Client) -> None:
    table = table_of(SOLO)
    for _ in range(2):
        answer = client.post(where(table))
        assert (answer.status_code, answer.headers["Location"]) == (303, where(table))
    assert Evaluation.objects.count() == 1


@pytest.mark.usefixtures("each_database")
def test_without_scripts_the_page_looks_again(client: Client) -> None:
    table = table_of(SHORT)
    assert "http-equiv" not in client.get(where(table)).content.decode()
    client.post(where(table))
    assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in client.get(where(table)).content.decode()
    work_off()
    assert "http-equiv" not in client.get(where(table)).content.decode()


def test_a_script_on_the_page_of_all_decisions_gets_that_page(client: Client) -> None:
    table = table_of(SOLO)
    client.post(where(table))
    text = client.get(where(table)).content.decode()
    again = re.search(r'hx-get="([^"]+)"[^>]*hx-select="#evaluated"', text)
    assert again
    assert 'id="evaluated"' in client.get(again[1].replace("&amp;", "&"), headers=PARTIAL).content.decode()


@pytest.mark.usefixtures("each_database")
def test_the_queue_has_an_end(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluations, "MOST_WAITING", 2)
    tables = [table_of(SHORT) for _ in range(3)]
    assert [client.post(where(table)).status_code for table in tables] == [303, 303, 503]
    refused = client.post(where(tables[2]), headers=PARTIAL)
    assert refused.status_code == 503
    assert refused.headers["HX-Retarget"] == "#message"
    assert "Too many games are being evaluated" in refused.content.decode()
    assert client.post(where(tables[0])).status_code == 303  # Nothing new.
    assert Evaluation.objects.count() == 2
    work_off()
    assert client.post(where(tables[2])).status_code == 303


def test_the_place_in_the_queue_is_said(client: Client) -> None:
    tables = [table_of(SHORT) for _ in range(3)]
    for table in tables:
        client.post(where(table))
    shown = client.get(where(tables[1]), headers=PARTIAL).content.decode()
    assert "Number 2 of 3 in the queue" in shown
    Evaluation.objects.exclude(table=tables[1]).delete()
    assert "in the queue" not in client.get(where(tables[1]), headers=PARTIAL).content.decode()


def test_a_page_does_not_wait_for_ever(client: Client) -> None:
    table, other = table_of(SHORT), table_of(SHORT)
    asked(table)
    assert "Nothing has happened for a while" not in client.get(where(table), headers=PARTIAL).content.decode()
    Evaluation.objects.update(changed=now() - evaluations.STALLED - timedelta(seconds=1))
    for headers in (PARTIAL, {}):
        shown = client.get(where(table), headers=headers).content.decode()
        assert "Nothing has happened for a while" in shown
        assert "load delay:5s" in shown
    asked(other)  # As long as any of them gets on, the others wait for their turn.
    assert "Nothing has happened for a while" not in client.get(where(table), headers=PARTIAL).content.decode()


def test_somebody_without_a_choice_waits_for_nothing(client: Client) -> None:
    """Not even the queue is asked."""
    record = record_of(BASE)
    table = open_table(
        record.options, record.seed, [SeatedPlayer(name) for name in NAMES[:3]], codes=record.codes[:1], uploaded=True
    )
    seat = next(seat for seat in range(3) if seat != history(table).whole.deciders[0])
    client.post(where(table, seat))
    assert Evaluation.objects.get(seat=seat).finished
    assert "0 decisions" in client.get(where(table, seat)).content.decode()


# --- working


@pytest.mark.parametrize(("file", "seat"), [(SHORT, 0), (QUICK, 1), *([(SOLO, 0)] if LONG_RUN else [])])
def test_what_is_found_does_not_depend_on_the_queue(file: str, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(file)
    row = asked(table, seat)
    monkeypatch.setattr(evaluating, "TURN", 0.05)
    work_off()
    row.refresh_from_db()
    assert row.finished
    assert row.done == row.total
    assert row.found == directly(table, seat)


def test_the_page_shows_what_was_found(client: Client) -> None:
    table = table_of(SOLO)
    asked(table)
    work_off()
    row = Evaluation.objects.get()
    panel = EvaluationPanel(row, None, history(table), 0, NAMES[:1], EN)
    losses = [swing.lost for swing in panel.swings]
    assert losses == sorted(losses, reverse=True)
    assert len(panel.all) == len(row.found)
    assert panel.at(panel.swings[0].ply) == panel.swings[0]
    assert "Biggest mistakes" in client.get(where(table), headers=PARTIAL).content.decode()
    assert "Biggest mistakes" in client.get(f"/tables/{table.id}/replay/?ply=10&view=0").content.decode()
    assert client.get(where(table)).content.decode().count("<tr>") == 1 + len(row.found)


def test_the_table_says_what_was_as_good_and_counts_in_points(client: Client) -> None:
    table = table_of(SOLO)
    asked(table)
    work_off()
    panel = EvaluationPanel(Evaluation.objects.get(), None, history(table), 0, NAMES[:1], EN)
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", client.get(where(table)).content.decode(), re.DOTALL)
    assert len(rows) == len(panel.all)
    costs = {each.number: each.lost for each in panel.all if each.best}
    assert costs
    assert panel.lost - sum(costs.values()) in range(-len(costs), len(costs) + 1)  # Each is rounded.
    for row, each in zip(rows, panel.all, strict=True):
        same, cost = EN.message("replay-eval-same"), EN.message("replay-eval-loss", points=costs.get(each.number, 0))
        assert (f" {same} <small>" in row) == (each.number not in costs)
        assert (cost in row) == (each.number in costs)
    assert "%" not in "".join(rows)


def test_an_evaluation_in_victory_points_is_made_again(client: Client) -> None:
    table = table_of(SHORT)
    old = asked(table)
    found = [{"number": 0, "chosen": "x", "gain": 0.5, "best": "x", "best_gain": 0.5, "reason": "hand", "params": {}}]
    Evaluation.objects.filter(id=old.id).update(found=found, finished=True)
    assert "Evaluate all decisions" in client.get(where(table), headers=PARTIAL).content.decode()
    assert asked(table).id != old.id
    work_off()
    assert all("chance" in each for each in Evaluation.objects.get().found)


def test_results_are_written_turn_by_turn_and_not_for_every_decision() -> None:
    asked(table_of(SOLO))
    queue = Queue()
    with CaptureQueriesContext(connection) as queries:
        assert queue.go_on(0.0)
        assert queue.go_on(0.0)
    assert not [query for query in queries if query["sql"].startswith("UPDATE")]
    with CaptureQueriesContext(connection) as queries:
        queue.go_on(FOR_EVER)
    assert len([query for query in queries if query["sql"].startswith("UPDATE")]) == 1
    assert Evaluation.objects.get().finished


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on a second with every decision, and at no other time: however fast the machine is."""
    clock, judged = [0.0], evaluating.evaluated

    def timed(*given: Any) -> object:
        clock[0] += 1.0
        return judged(*given)

    monkeypatch.setattr(evaluating, "evaluated", timed)
    monkeypatch.setattr(evaluating, "monotonic", lambda: clock[0])
    monkeypatch.setattr(evaluating, "TURN", 0.0)  # A turn is one slice.


@pytest.mark.usefixtures("ticking")
def test_all_take_turns_so_that_a_short_one_is_not_held_up() -> None:
    long, short = asked(table_of(BASE)), asked(table_of(SHORT))
    queue = Queue()
    while not Evaluation.objects.get(id=short.id).finished:
        assert queue.go_on(2.0)
        queue.look()
    long.refresh_from_db()
    assert 0 < long.done < long.total


def test_a_slice_is_short_and_ends_between_two_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked(table_of(SOLO))
    weighed: list[object] = []
    clock = [0.0]

    def slow(*given: object) -> None:
        clock[0] += 0.4 * evaluating.SLICE
        weighed.append(given[2])

    monkeypatch.setattr(evaluating, "evaluated", slow)
    monkeypatch.setattr(evaluating, "monotonic", lambda: clock[0])
    assert Queue().go_on()
    assert len(weighed) == 3


@pytest.mark.usefixtures("ticking")
def test_a_new_process_goes_on_from_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(SOLO)
    row = asked(table)
    for processes in (1, 2):
        Queue().go_on(3.0)  # Each is forgotten, as after a crash.
        row.refresh_from_db()
        assert row.done == 3 * processes < row.total
    seen: list[int] = []
    judged = evaluating.evaluated

    def noted(*given: Any) -> object:
        seen.append(given[2])
        return judged(*given)

    monkeypatch.setattr(evaluating, "evaluated", noted)
    monkeypatch.setattr(evaluating, "TURN", FOR_EVER)
    work_off()
    row.refresh_from_db()
    assert row.finished
    assert len(seen) == row.total - 6
    assert row.found == directly(table, 0)


def test_what_was_found_survives_a_write_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(SHORT)
    asked(table)
    queue = Queue()

    def full(*_: object) -> None:
        raise OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(evaluating.Evaluating, "write", full)
        with pytest.raises(OperationalError):
            queue.go_on(FOR_EVER)
    queue.go_on(0.0)
    assert Evaluation.objects.get().found == directly(table, 0)


def test_a_decision_that_cannot_be_weighed_is_left_out_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = table_of(SHORT)
    row = asked(table)

    asked_for = count()

    def fails(view: object, action: int, chance: Random) -> object:
        if next(asked_for) in (2, 3, 4):
            raise ValueError("no idea")
        return evaluate(view, action, chance)  # type: ignore[arg-type]

    numbers = [found["number"] for found in directly(table, 0)]
    monkeypatch.setattr(evaluating, "evaluate", fails)
    work_off()
    row.refresh_from_db()
    assert row.finished
    assert row.done == row.total
    assert [found["number"] for found in row.found] == numbers[:2] + numbers[5:]
    assert caplog.text.count("cannot be evaluated") == 1


def test_an_endless_thought_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(evaluating, "evaluate", endless)
    monkeypatch.setattr(evaluating, "PATIENCE", 0.01)
    row = asked(table_of(SHORT))
    work_off()
    row.refresh_from_db()
    assert row.finished
    assert row.found == []


def test_a_game_that_cannot_be_played_does_not_hold_up_the_others(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = table_of(SHORT), table_of(SHORT)
    rows = asked(broken), asked(sound)
    saved = Table.objects.get(id=broken.id).position
    Ply.objects.filter(table=broken, number=3).update(code="nonsense")
    Table.objects.filter(id=broken.id).update(position="")
    past_games._histories.clear()  # The other process reads the database itself.
    cache.forget(broken.id)
    with caplog.at_level(logging.ERROR):
        work_off()
    for row in rows:
        row.refresh_from_db()
        assert row.finished
    assert rows[0].done == 0
    assert rows[1].done == rows[1].total
    Ply.objects.filter(table=broken, number=3).update(code=record_of(SHORT).codes[3])
    Table.objects.filter(id=broken.id).update(position=saved)
    for headers in (PARTIAL, {}):
        assert "could not be evaluated" in client.get(where(broken), headers=headers).content.decode()


@pytest.mark.usefixtures("each_database")
def test_what_is_deleted_or_past_is_forgotten() -> None:
    gone, past, kept = (asked(table_of(SHORT)) for _ in range(3))
    queue = Queue()
    queue.go_on(0.0)
    Table.objects.get(id=gone.table_id).delete()
    assert not Evaluation.objects.filter(id=gone.id).exists()
    Table.objects.filter(id=past.table_id).update(version=99)
    work_off(queue)
    assert list(Evaluation.objects.values_list("id", "finished")) == [(kept.id, True)]


def test_rows_that_this_version_cannot_read_are_left_out(client: Client) -> None:
    table = table_of(SHORT)
    asked(table)
    work_off()
    row = Evaluation.objects.get()
    good, *others = row.found
    changes: list[dict[str, object]] = [
        {"number": -1},
        {"number": 10**6},
        {"number": "3"},
        {"number": None},
        {"chosen": "pass:by"},
        {"best": "nonsense"},
        {"best": 7},
        {"chance": "much"},
        {"reason": "whim"},
        {"reason": []},
        {"params": [1]},
        {"reason": "points", "params": {}},
        {"reason": "points", "params": {"amount": [1]}},
        {"reason": "points", "params": {"": 1}},
    ]
    changed = [{**found, **change} for found, change in zip(others, changes, strict=False)]
    assert len(changed) == len(changes)
    odd: list[object] = [None, 5, "text", [], {}, *changed]
    row.found = [*odd, good]  # type: ignore[list-item]
    row.save()
    text = client.get(where(table)).content.decode()
    assert text.count("<tr>") == 1 + 1


# --- beside the moves


def test_computer_players_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two slices of an evaluation the tables are looked at; while a table is due, nothing is weighed."""
    order: list[str] = []
    answers = [True, False, True, True, False]

    class Desk:
        has_due = True

        def __init__(self, _: object) -> None:
            """It claims nothing."""

        def serve(self) -> bool:
            if not answers:
                raise KeyboardInterrupt
            order.append("move" if answers[0] else "look")
            return answers.pop(0)

    def weighs(_: Queue, seconds: float = evaluating.SLICE) -> bool:
        assert seconds <= 0.1
        order.append("weigh")
        return True

    monkeypatch.setattr(scheduler, "BotScheduler", Desk)
    monkeypatch.setattr(Queue, "go_on", weighs)
    with pytest.raises(KeyboardInterrupt):
        scheduler.run()
    assert order == ["move", "look", "weigh", "move", "move", "look", "weigh"]


def test_a_table_and_an_evaluation_are_served_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real loop, until both are done."""
    row = asked(table_of(SHORT))
    players = [SeatedPlayer("Anna", "random"), SeatedPlayer("Bruno", "random")]
    table = open_table(Options(players=2, max_years=1), 3, players, pace="off")
    look = Queue.look

    def until_done(queue: Queue) -> None:
        if Table.objects.get(id=table.id).over and Evaluation.objects.get(id=row.id).finished:
            raise KeyboardInterrupt
        look(queue)

    monkeypatch.setattr(Queue, "look", until_done)
    with pytest.raises(KeyboardInterrupt):
        scheduler.run()
    assert Evaluation.objects.get(id=row.id).found


# --- shares of the queue


def by(person: str, address: str = "here") -> Marks:
    return Marks(person, address)


def ask_for(table: Table, seat: int, marks: Marks) -> Evaluation:
    return evaluations.ask(table, history(table), seat, marks)


@pytest.mark.usefixtures("each_database")
def test_a_person_and_an_address_have_a_share_of_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluations, "MOST_TOGETHER", 3)
    one, two = table_of(BASE), table_of(BASE)
    first = ask_for(one, 0, by("Anna"))
    ask_for(one, 1, by("Anna"))
    with pytest.raises(evaluations.ShareFull):
        ask_for(one, 2, by("Anna", "elsewhere"))
    assert ask_for(one, 0, by("Anna")).id == first.id, "it waits already"
    ask_for(one, 2, by("Bruno"))
    with pytest.raises(evaluations.ShareFull):
        ask_for(two, 0, by("Carla"))
    ask_for(two, 0, by("Carla", "elsewhere"))
    Evaluation.objects.filter(id=first.id).update(finished=True)
    ask_for(two, 1, by("Anna"))
    assert ask_for(two, 2, Marks()).asker == "", "the owner of the data has no share"


def test_guests_of_one_address_leave_places_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    guests = [Person.objects.create(name=f"Guest {number}") for number in range(20)]
    tables = [table_of(BASE) for _ in range(20)]
    Table.objects.filter(id__in=[table.id for table in tables]).update(spectators=True, listed=True)
    done = []
    for guest, table in zip(guests, tables, strict=True):
        Table.objects.filter(id=table.id).update(host=guest)
        table.seats.update(person=guest)
        done += [browser(guest).post(where(table, seat), headers=PARTIAL).status_code for seat in range(3)]
    most = evaluations.MOST_TOGETHER
    assert done.count(200) == most == Evaluation.objects.filter(finished=False).count()
    assert done.count(429) == 60 - most
    refused = browser(guests[0]).post(where(tables[0], 2), headers=PARTIAL).content.decode()
    assert "Enough of your games are waiting to be evaluated" in refused
    elsewhere = browser(guests[-1], "198.51.100.9").post(where(tables[-1], 0), headers=PARTIAL)
    assert elsewhere.status_code == 200


@pytest.mark.usefixtures("ticking")
def test_who_asks_for_many_waits_no_less() -> None:
    """Turns go round between people, not between evaluations."""
    many = [ask_for(table_of(BASE), seat, by("Anna")) for seat in range(2)]
    Evaluation.objects.filter(id=many[0].id).update(asker="Anna")
    many += [ask_for(table_of(BASE), seat, by("")) for seat in range(3)]
    Evaluation.objects.filter(asker="").update(asker="Anna")
    one = ask_for(table_of(BASE), 0, by("Bruno"))
    queue = Queue()
    for _ in range(8):
        queue.go_on(1.0)
    one.refresh_from_db()
    assert one.done == 4
    assert [Evaluation.objects.get(id=each.id).done for each in many] == [1, 1, 1, 1, 0]
