"""How many presses a game takes: three years are played on the page as a person would, and counted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from django.test import Client

from vendemmia import bots
from vendemmia.engine import CODES, Options, State, observe, parse
from vendemmia.record import Game
from vendemmia.web.computer_players.scheduler import take_turn
from vendemmia.web.models import Table
from vendemmia.web.tables import locks
from vendemmia.web.tables.cache import read_table

from .conftest import Opener
from .elements import Element, parsed

YEARS = 3
ADVISER = bots.player("easy")


class Press(NamedTuple):
    """One request of the person: the year, and how many answers it gave that the person had decided."""

    year: int
    decided: int


def advised(state: State) -> str:
    """What the person answers, always the same in the same position."""
    assert state.to_move is not None
    return CODES[ADVISER.choose(observe(state, state.to_move), Random(state.checksum()))]


def read(table: Table) -> Table:
    """The table as it is when the person is asked again; computer players move meanwhile."""
    with locks.table_lock(table.id):
        now = read_table(table.id)
        while now.bot_to_move:
            take_turn(now)
        return now


class Person:
    """Looks at the page and presses: a card of the hand where it does what the adviser says, else the answer itself."""

    def __init__(self, client: Client, table: Table) -> None:
        self.client = client
        self.table = read(table)
        self.presses: list[Press] = []

    @property
    def state(self) -> State:
        return self.table.game.state

    def play(self) -> None:
        while not self.table.over and self.state.year <= YEARS:
            page = parsed(self.client.get(f"/tables/{self.table.id}/").content.decode()).root
            self.press(page)

    def press(self, page: Element) -> None:
        if page.all(name="together"):
            chosen = self.several(int(page.one(name="together").get("value")))
            self.send({"code": chosen, "together": "1"}, len(chosen))
            return
        code = advised(self.state)
        card = self.card_after(code)
        if card and (here := page.all(tag="button", name="hand", value=card)) and code in here[0].get("data-goes"):
            self.send({"hand": card, "worker": code.rpartition(":")[2]}, 2)
            return
        assert code in page.plays(), "what is advised can be pressed"
        while not self.send({"code": code, **({"sure": "pass"} if page.all(name="sure") else {})}, 1):
            page = self.answered

    def several(self, count: int) -> list[str]:
        trial, chosen = self.state.copy(), []
        for _ in range(count):
            chosen.append(advised(trial))
            trial.play(chosen[-1])
        return chosen

    def card_after(self, code: str) -> str:
        """The card that the adviser plays with this worker, if a card is asked for then."""
        trial = self.state.copy()
        trial.play(code)
        if not code.startswith("place:") or trial.to_move != self.state.to_move:
            return ""
        kinds = {each.partition(":")[0] for each in trial.codes()}
        return advised(trial).removeprefix("card:") if kinds == {"card"} else ""

    def send(self, sent: dict[str, object], decided: int) -> bool:
        year = int(self.state.year)
        answer = self.client.post(f"/tables/{self.table.id}/play", {"version": self.table.version, **sent})
        self.answered = parsed(answer.content.decode()).root
        done = answer.status_code == 303
        self.presses.append(Press(year, decided if done else 0))
        self.table = read(self.table)
        return done


OBVIOUS = ("field", "mat", "grape", "wine", "make", "deck", "region", "worker", "bonus", "done")
"""Kinds of answers that need no press if there is only one. A card is not among them."""


def presses_before(table: Table) -> dict[int, int]:
    """By year, the presses that the same answers took when every one was asked for that is not obvious."""
    game = Game.new(Options.from_json(table.options), table.seed)
    presses = dict.fromkeys(range(YEARS + 2), 0)
    for code in table.game.codes:
        state = game.state
        if state.to_move == 0 and not (len(state.codes()) == 1 and parse(code).kind in OBVIOUS):
            presses[int(state.year)] += 2 if code == "pass" and len(state.codes()) > 1 else 1
        state.play(code)
    return presses


def test_a_year_takes_few_presses(
    client: Client, open_game: Opener, record_property: Callable[[str, object], None]
) -> None:
    person = Person(client, open_game(Options(2), seed=8, bot="easy"))
    person.play()
    decided = sum(press.decided for press in person.presses)
    years = {year: sum(press.year == year for press in person.presses) for year in range(1, YEARS + 1)}
    before = presses_before(person.table)
    report = f"presses {years}, before {before}, {len(person.presses)} for {decided} decisions"
    record_property("presses", report)
    assert len(person.presses) <= 1.05 * decided, report
    from_board = len(person.presses) + sum(press.decided > 1 for press in person.presses)
    assert from_board <= 1.05 * decided, f"without playing from the hand {from_board}: {report}"
    assert before[YEARS] == 16, report
    assert years[YEARS] <= 12, report
