"""The table in plain lines, as one seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.actions import BOARD_ACTIONS
from vendemmia.engine.board import SPACED
from vendemmia.engine.names import (
    ACTIONS,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    GRANDE,
    SEASONS,
    SPACES,
    STRUCTURES,
    SUMMER,
    WINE_TYPES,
    WINTER,
)
from vendemmia.engine.pieces import AUTOMA, CROWD_STEP, owner_of, waiting_of, worker_of
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

    def __init__(self, words: Words, names: Sequence[str], to_owner: bool = True) -> None:
        self.words = words
        self.names = names
        self.to_owner = to_owner
        """The reader is the seat whose view it is, not somebody who looks over its shoulder."""

    def lines(self, view: View) -> list[str]:
        """The whole table: calendar, decks, actions, vineyards, and the seat's own hand."""
        decks = self.words.listed(self._counts(view.undrawn))
        return [
            *self.calendar(view),
            *self.automa(view),
            self.words.message("cli-board-decks", decks=decks),
            *self.actions(view),
            *self.vineyards(view),
            *self.hand(view),
        ]

    def overview(self, view: View) -> list[str]:
        """What matters at the beginning of a season: the calendar, all vineyards and the hand."""
        return [*self.calendar(view), *self.automa(view), *self.vineyards(view), *self.hand(view)]

    @staticmethod
    def _own_last(view: View) -> list[int]:
        """What the reader needs most stands last, nearest to the question."""
        seats = list(range(view.rules.players))
        return seats if view.seat is None else [*(seat for seat in seats if seat != view.seat), view.seat]

    # --- calendar and actions

    @staticmethod
    def season_number(view: View) -> int:
        """The season of the step in which the game is."""
        return view.rules.board.seasons[view.stack[0].step - 1]

    def season(self, view: View) -> str:
        """The year and the season."""
        if not view.stack:
            return self.words.message("cli-year-over", year=view.year)
        if view.year == 0:
            return self.words.message("cli-set-up")
        season = SEASONS[self.season_number(view)]
        return self.words.message("cli-year-season", year=view.year, season=self.words.season_name(season))

    def calendar(self, view: View) -> list[str]:
        say = self.words.message
        if view.rules.options.solo is not None:
            return [say("cli-board-calendar-solo", season=self.season(view), years=view.rules.last_year)]
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
        return lines

    def automa(self, view: View) -> Iterator[str]:
        """The Automa's points, its workers and its last card, and the rows that still have a glass token."""
        if view.rules.options.solo is None:
            return
        say, none = self.words.message, self.words.message("cli-none")
        places = (place for place, put in enumerate(view.spaces) if put and owner_of(put) == AUTOMA)
        workers = self.words.listed(self.words.action_name(ACTIONS[place // 3]) for place in places)
        name = self.words.automa_name()
        yield say("cli-board-automa", automa=name, vp=view.automa_vp, workers=workers or none)
        if view.automa_pile:
            yield INDENT + say("cli-board-automa-card", card=self.words.automa_card_text(view.automa_pile[-1] + 1))
        if view.rules.glass:
            rows = self.words.listed(str(row) for row in range(1, 8) if view.glass >> row & 1)
            yield INDENT + say("cli-board-glass", rows=rows or none)

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
        beside = self.words.space_name("beside")
        parts += [self.words.message("cli-board-space", space=beside, who=who) for who in self._crowd(view, number)]
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

    def status(self, view: View, seat: int) -> str:
        """What a seat has to decide with: season, purse, grapes and wines."""
        vineyard = view.vineyards[seat]
        purse = self.purse(view, seat)
        parts = [
            self.words.message("cli-heading", player=self.names[seat], season=self.season(view), purse=purse),
        ]
        if view.rules.options.solo is not None:
            automa = self.words.automa_name()
            parts.append(self.words.message("cli-heading-automa", automa=automa, vp=view.automa_vp))
            if vineyard.tokens:
                parts.append(self.words.message("cli-heading-tokens", count=vineyard.tokens))
        if grapes := self._tokens(COLOURS, vineyard.crush_pad):
            parts.append(self.words.message("cli-heading-grapes", list=grapes))
        if wines := self._tokens(WINE_TYPES, vineyard.cellar):
            parts.append(self.words.message("cli-heading-wines", list=wines))
        return " ".join(parts)

    def _workers(self, vineyard: Vineyard) -> str:
        parts: list[str] = []
        if vineyard.regular:
            parts.append(self.words.message("cli-workers-regular", count=vineyard.regular))
        if vineyard.grande:
            parts.append(self.words.worker_name("grande"))
        return self.words.listed(parts) or self.words.message("cli-none")

    def vineyards(self, view: View) -> list[str]:
        return [line for seat in self._own_last(view) for line in self.vineyard(view, seat)]

    def vineyard(self, view: View, seat: int) -> list[str]:
        """A vineyard; what is empty is left out, but not its fields."""
        say = self.words.message
        vineyard = view.vineyards[seat]
        own = self.names[seat]
        if seat == view.seat and self.to_owner:
            own = say("cli-vineyard-own", player=own)
        structures = [
            self.words.structure_name(name) for n, name in enumerate(STRUCTURES) if vineyard.structures >> n & 1
        ]
        crush_pad = self._tokens(COLOURS, vineyard.crush_pad)
        cellar = self._tokens(WINE_TYPES, vineyard.cellar)
        cards = self.words.listed(self._counts(view.hand_counts[seat]))
        told = [
            say("cli-vineyard-structures", list=self.words.listed(structures)) if structures else "",
            say("cli-vineyard-fields", list=self.words.listed(self._fields(vineyard))),
            say("cli-vineyard-crush-pad", list=crush_pad) if crush_pad else "",
            say("cli-vineyard-cellar", top=CELLAR_TOP[vineyard.cellar_level()], list=cellar) if cellar else "",
            say("cli-vineyard-training", count=vineyard.training) if vineyard.training else "",
            say("cli-vineyard-tokens", count=vineyard.tokens) if view.rules.options.solo is not None else "",
            say("cli-vineyard-hand", cards=cards or say("cli-none")) if seat != view.seat else "",
        ]
        heading = say("cli-vineyard", player=own, purse=self.purse(view, seat))
        return [heading, *(INDENT + line for line in told if line)]

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
        return self.words.listed(names)

    def _counts(self, counts: Sequence[int]) -> Iterator[str]:
        """How many cards of each deck, leaving out those of which there are none."""
        for deck, count in enumerate(counts):
            if count:
                yield self.words.message(f"cli-count-{DECKS[deck]}", count=count)

    # --- the hand

    def hand(self, view: View) -> list[str]:
        """The cards of the seat whose view it is, one on each line."""
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
        """The discard piles, which everybody may look through (SET-8)."""
        lines = [self.words.message("cli-discards")]
        for deck, pile in enumerate(view.discards):
            cards = self.words.listed(self.words.card_mention(CARDS[card]) for card in reversed(pile))
            none = self.words.message("cli-none")
            lines.append(INDENT + self.words.message("cli-discard-pile", deck=DECKS[deck], cards=cards or none))
        return lines


def card_line(words: Words, card: str, count: int) -> str:
    """A card of a hand on one line. The name of an order says everything."""
    deck = DECKS[DECK_OF[CARD_NUMBER[card]]]
    return words.message(
        "cli-card-line", deck=deck, name=words.card_name(card), text=words.card_text(card), count=count
    )
