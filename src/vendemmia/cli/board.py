"""The table in plain lines, as one seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.actions import BOARD_ACTIONS
from vendemmia.engine.board import SPACED
from vendemmia.engine.names import (
    ACTION_NUMBER,
    ACTIONS,
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    GRANDE,
    REGULAR,
    SEASONS,
    SPACES,
    STRUCTURES,
    SUMMER,
    WINE_TYPES,
    WINTER,
)
from vendemmia.engine.pieces import CROWD_STEP, owner_of, waiting_of, worker_of
from vendemmia.engine.tokens import CELLAR_TOP
from vendemmia.engine.vineyard import vine_value, vines_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View
    from vendemmia.engine.vineyard import Vineyard
    from vendemmia.locale import Words

INDENT = "  "


class Board:
    """Puts views of one game into words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, view: View) -> list[str]:
        """The whole table: calendar, actions, vineyards, and the seat's own hand."""
        return [
            *self.calendar(view),
            *self.actions(view),
            *(line for seat in self._own_last(view) for line in self.vineyard(view, seat)),
            *self.hand(view),
        ]

    @staticmethod
    def _own_last(view: View) -> list[int]:
        """What the reader needs most stands last, nearest to the question."""
        seats = list(range(view.rules.players))
        return seats if view.seat is None else [*(seat for seat in seats if seat != view.seat), view.seat]

    # --- calendar and actions

    def season(self, view: View) -> str:
        """The year and the season."""
        if not view.stack:
            return self.words.message("cli-year-over", year=view.year)
        if view.year == 0:
            return self.words.message("cli-set-up")
        season = SEASONS[view.open_state().season()]
        return self.words.message("cli-year-season", year=view.year, season=self.words.season_name(season))

    def calendar(self, view: View) -> list[str]:
        say = self.words.message
        lines = [say("cli-board-calendar", season=self.season(view), player=self.names[view.first])]
        if view.final_year:
            lines.append(say("cli-board-final-year"))
        rows = sorted((vineyard.row, seat) for seat, vineyard in enumerate(view.vineyards) if vineyard.row)
        if rows:
            order = self.words.listed(say("cli-board-row", row=row, player=self.names[seat]) for row, seat in rows)
            lines.append(say("cli-board-order", order=order))
        passed = [name for seat, name in enumerate(self.names) if view.passed >> seat & 1]
        if passed:
            lines.append(say("cli-board-passed", players=self.words.listed(passed)))
        decks = (
            say("cli-deck-left", deck=self.words.deck_name(DECKS[deck]), left=left, discarded=len(view.discards[deck]))
            for deck, left in enumerate(view.undrawn)
        )
        lines.append(say("cli-board-decks", decks=self.words.listed(decks)))
        return lines

    def actions(self, view: View) -> Iterator[str]:
        """Every action with spaces, by season, and who stands there; then the cart and the yokes, if in use."""
        for season in (SUMMER, WINTER):
            yield self.words.message("cli-board-actions", season=self.words.season_name(SEASONS[season]))
            for action in view.rules.board.seasonal[season]:
                if action.kind == SPACED:
                    yield INDENT + self._action(view, action.number)
        for number in range(BOARD_ACTIONS, len(ACTIONS)):
            workers = self._crowd(view, number)
            if workers:
                name = self.words.action_name(ACTIONS[number])
                yield self.words.message("cli-board-action", action=name, spaces=self.words.listed(workers))

    def _action(self, view: View, number: int) -> str:
        open_spaces = [space for space in range(3) if view.rules.open_spaces >> space & 1]
        parts: list[str] = []
        for space in open_spaces:
            put = view.spaces[number * 3 + space]
            who = self._worker(put) if put else self.words.message("cli-space-free")
            if len(open_spaces) == 1:
                parts.append(who)
            else:
                name = self.words.space_name(SPACES[space])
                parts.append(self.words.message("cli-board-space", space=name, who=who))
        for who in self._crowd(view, number):
            parts.append(self.words.message("cli-board-space", space=self.words.space_name("beside"), who=who))
        name = self.words.action_name(ACTIONS[number])
        return self.words.message("cli-board-action", action=name, spaces=self.words.listed(parts))

    def _crowd(self, view: View, number: int) -> list[str]:
        return [self._worker(entry // CROWD_STEP) for entry in view.crowd if entry % CROWD_STEP == number]

    def _worker(self, put: int) -> str:
        name = self.words.player_name(owner_of(put), self.names)
        if waiting_of(put):
            return self.words.message("cli-worker-waiting", player=name)
        if worker_of(put) == GRANDE:
            return self.words.message("cli-worker-grande", player=name)
        return name

    # --- vineyards

    def purse(self, view: View, seat: int) -> str:
        """Points, money and workers of a seat in one sentence."""
        vineyard = view.vineyards[seat]
        return self.words.message(
            "cli-purse",
            vp=vineyard.vp,
            lira=vineyard.lira,
            residual=vineyard.residual,
            workers=self._workers(vineyard),
        )

    def _workers(self, vineyard: Vineyard) -> str:
        parts: list[str] = []
        if vineyard.regular:
            parts.append(self.words.message("cli-workers-regular", count=vineyard.regular))
        if vineyard.grande:
            parts.append(self.words.worker_name("grande"))
        return self.words.listed(parts) or self.words.message("cli-none")

    def vineyard(self, view: View, seat: int) -> list[str]:
        say = self.words.message
        vineyard = view.vineyards[seat]
        own = say("cli-vineyard-own", player=self.names[seat]) if seat == view.seat else self.names[seat]
        structures = [
            self.words.structure_name(name) for n, name in enumerate(STRUCTURES) if vineyard.structures >> n & 1
        ]
        lines = [
            say("cli-vineyard", player=own, purse=self.purse(view, seat)),
            INDENT + say("cli-vineyard-structures", list=self.words.listed(structures) or say("cli-none")),
            INDENT + say("cli-vineyard-fields", list=self.words.listed(self._fields(vineyard))),
            INDENT + say("cli-vineyard-crush-pad", list=self._tokens(COLOURS, vineyard.crush_pad)),
            INDENT + self._cellar(vineyard),
        ]
        if vineyard.training:
            lines.append(INDENT + say("cli-vineyard-training", count=vineyard.training))
        if seat != view.seat:
            lines.append(INDENT + say("cli-vineyard-hand", cards=self._counts(view, seat)))
        return lines

    def _cellar(self, vineyard: Vineyard) -> str:
        top = CELLAR_TOP[vineyard.cellar_level()]
        return self.words.message("cli-vineyard-cellar", top=top, list=self._tokens(WINE_TYPES, vineyard.cellar))

    def _fields(self, vineyard: Vineyard) -> Iterator[str]:
        for number, value in enumerate(FIELD_VALUES):
            field = vineyard.fields[number]
            if vineyard.sold >> number & 1:
                yield self.words.message("cli-field-sold", field=value)
            elif not field:
                yield self.words.message("cli-field-empty", field=value)
            else:
                yield self.words.message(
                    "cli-field-harvested" if vineyard.harvested >> number & 1 else "cli-field",
                    field=value,
                    vines=self.words.listed(self.words.card_name(CARDS[vine]) for vine in vines_on(field)),
                    value=vine_value(field),
                )

    def _tokens(self, kinds: tuple[str, ...], bits: int) -> str:
        names = [
            self.words.message(f"cli-token-{kind}", value=value)
            for row, kind in enumerate(kinds)
            for value in range(1, 10)
            if bits >> (9 * row + value - 1) & 1
        ]
        return self.words.listed(names) or self.words.message("cli-none")

    def _counts(self, view: View, seat: int) -> str:
        parts = [
            self.words.message(f"cli-count-{DECKS[deck]}", count=count)
            for deck, count in enumerate(view.hand_counts[seat])
            if count
        ]
        return self.words.listed(parts) or self.words.message("cli-none")

    # --- the hand

    def hand(self, view: View) -> list[str]:
        """The cards of the seat whose view it is, one on each line."""
        if view.seat is None:
            return []
        cards = view.vineyards[view.seat].hand
        if not cards:
            return [self.words.message("cli-hand-empty")]
        lines = [self.words.message("cli-hand", count=len(cards))]
        for card in sorted(set(cards)):
            lines.append(INDENT + self.card(CARDS[card], cards.count(card)))
        return lines

    def card(self, card: str, count: int = 1) -> str:
        """A card on one line: kind, name and text."""
        return card_line(self.words, card, count)


def card_line(words: Words, card: str, count: int = 1) -> str:
    """A card on one line. The name of an order says everything, a vine is told by its values and needs."""
    from vendemmia.engine.names import CARD_NUMBER, DECK_OF

    deck = DECKS[DECK_OF[CARD_NUMBER[card]]]
    return words.message(
        "cli-card-line", deck=deck, name=words.card_name(card), text=words.card_text(card), count=count
    )
