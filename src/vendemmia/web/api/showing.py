"""Tables, events and answers as the JSON of `schemas`. Everything about a game comes from the caller's view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from vendemmia.web.rows import Unplayable
from vendemmia.web.show.choices import Answer, Choices, Refused, codes_of

from .schemas import (
    AnswerShown,
    Because,
    Legal,
    Part,
    Question,
    SeatShown,
    TableShown,
    ViewShown,
    WhyNot,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Event, Refusal, View
    from vendemmia.locale import Words
    from vendemmia.web.access import Access
    from vendemmia.web.models import Seat, Table
    from vendemmia.web.played import Played


WORDED = 1024
"""The number of events whose words stay in memory."""
UNREADABLE = (ValueError, TypeError, AttributeError, OverflowError)
"""What a row may raise that holds something else than we have written."""


def table_shown(table: Table, access: Access) -> TableShown:
    """A table as its row says: the game need not be read. Unplayable if the row makes no sense."""
    try:
        return _table_shown(table, access)
    except UNREADABLE:
        raise Unplayable(table.id, "row") from None


def _table_shown(table: Table, access: Access) -> TableShown:
    seats = list(table.seats.all())
    points = [vp for vp in table.result if isinstance(vp, int)]
    asked = None if table.gathering else table.to_move
    return TableShown(
        id=table.id,
        options=table.options,
        rules=table.rules,
        seats=[_seat_shown(table, seat, access, points) for seat in seats],
        version=table.version,
        news=table.news,
        to_move=asked,
        your_seats=list(access.seats),
        your_turn=asked in access.seats and not table.uploaded,
        year=table.year,
        over=table.over,
        automa_vp=points[-1] if len(points) > len(seats) else None,
        gathering=table.gathering,
        listed=table.listed,
        spectators=table.spectators,
        rated=table.rated,
        known_deal=table.known_deal,
        day=table.day,
        invitation=(table.invitation or None) if access.manages else None,
        created=table.created,
        changed=table.changed,
    )


def _seat_shown(table: Table, seat: Seat, access: Access, points: Sequence[int]) -> SeatShown:
    return SeatShown(
        number=seat.number,
        name=seat.name,
        bot=seat.bot,
        player=seat.person_id,
        yours=seat.number in access.seats,
        free=table.gathering and is_free(seat),
        stand_in=seat.stand_in,
        left=seat.left,
        vp=points[seat.number] if not table.gathering and seat.number < len(points) else None,
    )


def is_free(seat: Seat) -> bool:
    """Nobody sits there yet, at a table of a shared server."""
    return seat.person_id is None and not seat.bot


def question_shown(view: View, names: Sequence[str], words: Words) -> Question | None:
    """The question as the view knows it; its words only for the seat that is asked, since they may name a card."""
    asked = view.asked
    if asked is None:
        return None
    own = asked.seat == view.seat
    return Question(
        id=asked.id,
        text=words.question(asked, names) if own else "",
        params=asked.params,
        source=asked.source,
        seat=asked.seat,
    )


def view_shown(table: Table, seat: int | None, words: Words) -> ViewShown:
    view = table.game.game.view(seat)
    return ViewShown(
        version=table.version,
        seat=seat,
        position=view.to_json(),
        question=question_shown(view, names_of(table), words),
        codes=codes_of(view),
    )


def names_of(table: Table) -> tuple[str, ...]:
    return tuple(player.name for player in table.players)


def choices_of(table: Table, seat: int, words: Words) -> Choices:
    view = table.game.game.view(seat)
    return Choices(view, words, names_of(table), codes_of(view))


def legal_shown(table: Table, seat: int, words: Words) -> Legal:
    choices = choices_of(table, seat, words)
    question = question_shown(choices.view, choices.names, words)
    assert question is not None  # The seat is asked.
    return Legal(version=table.version, seat=seat, question=question, answers=answers_shown(choices))


def answers_shown(choices: Choices) -> list[AnswerShown]:
    """The legal answers with labels and outlooks."""
    return [_answer_shown(answer) for answer in choices.legal.values()]


def _answer_shown(answer: Answer) -> AnswerShown:
    return AnswerShown(
        code=answer.code,
        label=answer.label,
        outlook=[Part(**part._asdict()) for part in answer.outlook],
        summary=answer.summary,
        final=answer.locks,
    )


def why_not_shown(table: Table, seat: int, code: str, words: Words) -> WhyNot:
    """Why an answer is refused, tried on an imagined deal: a refusal says nothing about hidden cards."""
    choices = choices_of(table, seat, words)
    found = choices[code]
    refused = found if isinstance(found, Refused) else None
    if refused is not None:
        reasons = [Because(id=each.code, text=each.text, rule=each.rule) for each in refused.reasons]
    else:
        reasons = [] if found is not None else reasons_shown(choices.refusals(code), choices.names, words, seat)
    return WhyNot(
        version=table.version,
        code=code,
        legal=isinstance(found, Answer),
        reasons=reasons,
        instead=refused.instead.code if refused and refused.instead else None,
        first=refused.first.code if refused and refused.first else None,
    )


def reasons_shown(refusals: Iterable[Refusal], names: Sequence[str], words: Words, reader: int) -> list[Because]:
    return [
        Because(id=refusal.code, text=words.reason(refusal, names, reader), rule=refusal.rule) for refusal in refusals
    ]


def events_shown(
    game: Played, plies: Iterable[int], seat: int | None, names: tuple[str, ...], words: Words
) -> list[dict[str, object]]:
    """The events of some plies as a seat may know them, in the form of `EventShown`."""
    return [_event_shown(ply, event.seen_by(seat), seat, names, words) for ply in plies for event in game.events[ply]]


def _event_shown(ply: int, event: Event, seat: int | None, names: tuple[str, ...], words: Words) -> dict[str, object]:
    return {
        "ply": ply,
        "kind": event.kind.value,
        "seat": event.seat,
        "amount": event.amount,
        "thing": event.thing,
        "source": event.source,
        "other": event.other,
        "deck": event.deck,
        "text": _worded(event, seat, names, words),
    }


@lru_cache(WORDED)
def _worded(event: Event, seat: int | None, names: tuple[str, ...], words: Words) -> str:
    """The answer to a move and the streams of its seat say the same. The event is masked already."""
    return words.event(event, names, seat)


def moved_shown(table: Table, seat: int, since: int, words: Words, *, repeated: bool = False) -> dict[str, object]:
    """The table after a change of a seat, in the form of `Moved`. `since` is the ply from which on something is new."""
    game = table.game
    return {
        "version": table.version,
        "plies": game.plies,
        "to_move": game.to_move,
        "over": table.over,
        "repeated": repeated,
        "events": events_shown(game, range(since, game.plies), seat, names_of(table), words),
        "codes": codes_for(game, seat),
    }


def codes_for(game: Played, seat: int | None) -> list[str]:
    """The legal answers of a seat; none unless it is asked."""
    return game.codes if seat is not None and game.to_move == seat else []
