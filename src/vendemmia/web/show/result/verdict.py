"""How a game ended in one line, and why in one or two sentences: by how much, by which points, since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Standing
    from vendemmia.locale import Words
    from vendemmia.web.results.points import PointsMade
    from vendemmia.web.show.board.scene import SeatMark

LEAST_GAP = 2
"""A source that brought fewer points more explains nothing."""


class Duel(NamedTuple):
    """The winner and the player to compare with: the reader who has lost, else the best of the others."""

    first: Standing
    second: Standing

    @property
    def margin(self) -> int:
        return self.first.vp - self.second.vp

    @property
    def decided(self) -> str:
        """The tie-break that decided; empty if the points did, or if nothing did."""
        return self.first.tie_break(self.second)


def duel_of(ranked: Sequence[Standing], reader: int | None) -> Duel | None:
    """Return the two to compare; None without a single winner. `ranked` is in the order of places."""
    if len(ranked) < 2 or ranked[1].rank == ranked[0].rank:
        return None
    own = next((each for each in ranked[1:] if each.seat == reader), ranked[1])
    return Duel(ranked[0], own)


def headline(words: Words, duel: Duel | None, seats: Sequence[SeatMark], winners: Sequence[SeatMark]) -> str:
    """Return the headline of a game without an Automa."""
    if duel is None:
        others = [seat.name for seat in winners if not seat.is_reader]
        if len(others) < len(winners):
            return words.message("result-shared-you", players=words.listed(others))
        return words.message("result-shared", players=words.listed(others))
    who = "you" if seats[duel.first.seat].is_reader else "lost" if seats[duel.second.seat].is_reader else "other"
    return words.message(
        "result-won", who=who, player=seats[duel.first.seat].name, by=duel.decided or "points", margin=duel.margin
    )


def solo_headline(words: Words, outcome: str, margin: int, player: str, *, yours: bool) -> str:
    """Return the headline; `margin` is how far the player is ahead of the Automa. A game may be lost in spite of it."""
    by = "points" if (margin > 0 and outcome == "win") or (margin < 0 and outcome == "loss") else "none"
    who = "you" if yours else "other"
    return words.message(f"result-solo-{outcome}", who=who, player=player, by=by, margin=abs(margin))


def reasons(words: Words, duel: Duel, seats: Sequence[SeatMark], made: PointsMade) -> tuple[str, ...]:
    """Return what made the difference, as far as the points say."""
    return tuple(text for text in (_source(words, duel, seats, made), _since(words, duel, seats, made)) if text)


def _source(words: Words, duel: Duel, seats: Sequence[SeatMark], made: PointsMade) -> str:
    """Return the source that brought the winner most, compared with the other."""
    more, less = made.sources[duel.first.seat], made.sources[duel.second.seat]
    source = max(made.used, key=lambda each: more[each] - less[each], default="")
    if not source or more[source] - less[source] < LEAST_GAP:
        return ""
    first, second = seats[duel.first.seat], seats[duel.second.seat]
    return words.message(
        "result-why-source",
        who="first" if first.is_reader else "second" if second.is_reader else "other",
        first=first.name,
        second=second.name,
        source=words.message(f"result-from-{source}"),
        more=more[source],
        less=less[source],
    )


def _since(words: Words, duel: Duel, seats: Sequence[SeatMark], made: PointsMade) -> str:
    """Return the last year after which the winner was not ahead."""
    first, second = duel.first.seat, duel.second.seat
    behind = [year for year in made.years[:-1] if year.year and year.points[first] <= year.points[second]]
    if not behind:
        return ""
    last = behind[-1]
    if last.points[first] == last.points[second]:
        return words.message("result-why-level", vp=last.points[first], year=last.year)
    who = "first" if seats[first].is_reader else "second" if seats[second].is_reader else "other"
    name = seats[second].name
    return words.message(
        "result-why-behind", who=who, second=name, lead=last.points[second] - last.points[first], year=last.year
    )
