"""The table in plain lines, as one seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    AUTOMA,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DECK_OF,
    DECKS,
    SEASONS,
    WINE_TYPES,
    has_columns,
)

from ..terminal import INDENT
from .chart import chart_lines, order_lines, token_lines
from .influence import map_lines
from .spaces import SpacesInWords
from .vineyards import card_counts, purse, tokens, vineyard_lines
from .workers import special_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View
    from vendemmia.locale import Words


class BoardInWords:
    """Puts views of one game into words."""

    def __init__(self, words: Words, names: Sequence[str], to_owner: bool = True) -> None:
        self.words = words
        self.names = names
        self.spaces = SpacesInWords(words, names)
        self.to_owner = to_owner
        """The reader is the seat whose view it is, not a spectator."""

    def lines(self, view: View) -> list[str]:
        """Return the whole table: calendar, chart, map, decks, actions, vineyards, and the seat's own hand."""
        return [
            *self.calendar(view),
            *(self.chart(view) if has_columns(view.rules.board) else self.order(view)),
            *self.passed(view),
            *self.automa(view),
            *map_lines(self.words, self.names, view),
            *special_lines(self.words, self.names, view),
            *self.decks(view),
            *self.spaces.lines(view, -1 if view.is_over else view.season()),
            *self.vineyards(view),
            *self.hand(view),
        ]

    def overview(self, view: View) -> list[str]:
        """Return what matters at the beginning of a season: the calendar, all vineyards and the hand."""
        return [
            *self.calendar(view),
            *self.order(view),
            *self.passed(view),
            *self.automa(view),
            *self.vineyards(view),
            *self.hand(view),
        ]

    @staticmethod
    def _own_last(view: View) -> list[int]:
        """Return all lines, those that the reader needs most last, nearest to the question."""
        seats = list(range(view.rules.players))
        return seats if view.seat is None else [*(seat for seat in seats if seat != view.seat), view.seat]

    # --- calendar, Automa and decks

    def season(self, view: View) -> str:
        """Return the year and the season."""
        if view.is_over:
            return self.words.message("cli-year-over", year=view.year)
        if view.year == 0:
            return self.words.message("cli-set-up")
        season = SEASONS[view.season()]
        return self.words.message("cli-year-season", year=view.year, season=self.words.season_name(season))

    def calendar(self, view: View) -> Iterator[str]:
        say = self.words.message
        season = self.season(view)
        if view.rules.options.solo is not None:
            yield say("cli-board-calendar-solo", season=season, years=view.rules.last_year)
            return
        if has_columns(view.rules.board) and view.year:
            yield say("cli-board-season", season=season)  # TUS-5: the first player only chose first.
        else:
            yield say("cli-board-calendar", season=season, player=self.names[view.first])
        if view.final_year:
            yield say("cli-board-final-year")

    def chart(self, view: View) -> list[str]:
        return [*chart_lines(self.words, self.names, view), *token_lines(self.words, self.names, view)]

    def order(self, view: View) -> list[str]:
        return [*order_lines(self.words, self.names, view), *token_lines(self.words, self.names, view)]

    def map(self, view: View) -> list[str]:
        return list(map_lines(self.words, self.names, view)) or [self.words.message("cli-map-none")]

    def passed(self, view: View) -> Iterator[str]:
        """Yield who has left the season; nothing in a solo game."""
        passed = [name for seat, name in enumerate(self.names) if view.has_passed(seat)]
        if passed and view.rules.options.solo is None:
            yield self.words.message("cli-board-passed", players=self.words.listed(passed))

    def automa(self, view: View) -> Iterator[str]:
        """Yield the Automa's points, its workers and its last card, and the rows that still have a glass token."""
        if view.rules.options.solo is None:
            return
        say, none = self.words.message, self.words.message("cli-none")
        placed = (each.action for each in view.placed_workers() if each.seat == AUTOMA)
        workers = self.words.listed(map(self.words.action_name, placed))
        name = self.words.automa_name()
        yield say("cli-board-automa", automa=name, vp=view.automa_vp, workers=workers or none)
        if view.automa_pile:
            card = self.words.automa_card_text(view.automa_pile[-1] + 1, has_columns(view.rules.board))
            yield INDENT + say("cli-board-automa-card", card=card)
        if view.rules.glass_rows():
            rows = self.words.listed(str(row) for row in view.glass_rows())
            yield INDENT + say("cli-board-glass", rows=rows or none)

    def decks(self, view: View) -> Iterator[str]:
        """Yield how many cards are left to draw, and how many have been discarded."""
        say, listed = self.words.message, self.words.listed
        yield say("cli-board-decks", decks=listed(card_counts(self.words, view.undrawn)))
        discarded = listed(card_counts(self.words, [len(pile) for pile in view.discards]))
        if discarded:
            yield say("cli-board-discarded", decks=discarded)

    # --- vineyards

    def status(self, view: View, seat: int) -> str:
        """Return what a seat bases a decision on: season, purse, grapes and wines."""
        say = self.words.message
        vineyard = view.vineyards[seat]
        summary = purse(self.words, vineyard)
        parts = [say("cli-heading", player=self.names[seat], season=self.season(view), purse=summary)]
        if view.rules.options.solo is not None:
            parts.append(say("cli-heading-automa", automa=self.words.automa_name(), vp=view.automa_vp))
            if vineyard.tokens:
                parts.append(say("cli-heading-tokens", count=vineyard.tokens))
        if grapes := tokens(self.words, "grape", COLOURS, vineyard.grapes):
            parts.append(say("cli-heading-grapes", list=grapes))
        if wines := tokens(self.words, "token", WINE_TYPES, vineyard.wines):
            parts.append(say("cli-heading-wines", list=wines))
        return " ".join(parts)

    def vineyards(self, view: View) -> list[str]:
        return [line for seat in self._own_last(view) for line in self.vineyard(view, seat)]

    def vineyard(self, view: View, seat: int) -> list[str]:
        own = self.names[seat]
        if seat == view.seat and self.to_owner:
            own = self.words.message("cli-vineyard-own", player=own)
        summary = purse(self.words, view.vineyards[seat])
        heading = self.words.message("cli-vineyard", player=own, purse=summary)
        return [heading, *(INDENT + line for line in vineyard_lines(self.words, view, seat))]

    # --- cards

    def hand(self, view: View) -> list[str]:
        """Return the cards of the seat whose view it is, one on each line."""
        if view.seat is None:
            return []
        cards = view.vineyards[view.seat].hand
        heading = self.words.message(
            "cli-hand", count=len(cards), player=self.names[view.seat], owner="yes" if self.to_owner else "no"
        )
        return [
            heading,
            *(INDENT + card_line(self.words, CARDS[card], cards.count(card)) for card in sorted(set(cards))),
        ]

    def discards(self, view: View) -> list[str]:
        """Return the discard piles, which everybody may look through (SET-8)."""
        lines = [self.words.message("cli-discards")]
        for deck, pile in enumerate(view.discards):
            cards = self.words.listed(self.words.card_mention(CARDS[card]) for card in reversed(pile))
            none = self.words.message("cli-none")
            lines.append(INDENT + self.words.message("cli-discard-pile", deck=DECKS[deck], cards=cards or none))
        return lines


def card_line(words: Words, card: str, count: int) -> str:
    """Return a card of a hand on one line. The name of an order is its full text."""
    deck = DECKS[DECK_OF[CARD_NUMBER[card]]]
    return words.message(
        "cli-card-line", deck=deck, name=words.card_name(card), text=words.card_text(card), count=count
    )
