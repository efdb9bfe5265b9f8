"""Tables, events and answers as the JSON of `schemas`. Everything about a game comes from the caller's view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from vendemmia.play import Choices, LegalAnswer, RefusedAnswer, codes_of
from vendemmia.web.play.clocks import seconds_left
from vendemmia.web.play.visits import names_of
from vendemmia.web.ratings import rated_seats
from vendemmia.web.tables.promises import promise_of
from vendemmia.web.tables.revealing import secret_of
from vendemmia.web.tables.stored import Unplayable

from .schemas import (
    AnswerShown,
    Because,
    Legal,
    Part,
    Question,
    RatingChanged,
    ResultShown,
    SeatShown,
    TableShown,
    ViewShown,
    WhyNot,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Event, View
    from vendemmia.locale import RefusalReason, Words
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Seat, Table
    from vendemmia.web.play.access import Access


WORDED = 1024
"""The number of events whose words stay in memory."""
UNREADABLE = (ValueError, TypeError, AttributeError, OverflowError)
"""What a row may raise that holds something else than we have written."""


def table_shown(table: Table, access: Access) -> TableShown:
    """Return a table as its row says: the game need not be read. Unplayable if the row makes no sense."""
    try:
        return _table_shown(table, access)
    except UNREADABLE:
        raise Unplayable(table.id, "row") from None


def _table_shown(table: Table, access: Access) -> TableShown:
    seats = list(table.seats.all())
    points = [vp for vp in table.result if isinstance(vp, int)]
    asked = None if table.gathering else table.to_move
    promise = promise_of(table)
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
        clock=table.clock,
        deadline=table.deadline,
        chat=table.chat,
        result=_result_shown(table, seats),
        known_deal=table.known_deal,
        day=table.day,
        commitment=None if promise is None else promise.commitment,
        deal=None if promise is None else promise.deal,
        secret=secret_of(table),
        invitation=(table.invitation or None) if access.manages and table.gathering else None,
        created=table.created,
        changed=table.changed,
    )


def _result_shown(table: Table, seats: Sequence[Seat]) -> ResultShown | None:
    """Return who has won, by the row: the places were written when the game ended.

    None if they were not, or it runs.
    """
    places = table.places if isinstance(table.places, list) else []
    if not table.over or len(places) != len(seats):
        return None
    gone = [seat.number for seat in seats if seat.left]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if table.ending:
        winners = [seat for seat in winners if seat not in gone]
    if table.options.get("solo") is not None and table.result[0] <= table.result[-1]:
        winners = []
    ratings = [
        RatingChanged(seat=seat, before=round(game.before, 2), after=round(game.after, 2), void=game.void)
        for seat, game in sorted(rated_seats(table).items())
    ]
    return ResultShown(winners=winners, places=places, ending=table.ending, gone=gone, ratings=ratings)


def _seat_shown(table: Table, seat: Seat, access: Access, points: Sequence[int]) -> SeatShown:
    left = None if table.gathering else seconds_left(table, seat)
    return SeatShown(
        number=seat.number,
        name=seat.name,
        bot=seat.bot,
        player=seat.person_id,
        yours=seat.number in access.seats,
        free=table.gathering and is_seat_empty(seat),
        stand_in=seat.stand_in,
        left=seat.left,
        vp=points[seat.number] if not table.gathering and seat.number < len(points) else None,
        time_left=None if left is None else round(left, 1),
    )


def is_seat_empty(seat: Seat) -> bool:
    """Return whether a seat at a table of a shared server is still empty."""
    return seat.person_id is None and not seat.bot


def question_shown(view: View, names: Sequence[str], words: Words) -> Question | None:
    """Return the question as the view knows it; its words only for the asked seat, since they may name a card."""
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
    view = table.game.view(seat)
    return ViewShown(
        version=table.version,
        seat=seat,
        position=view.to_json(),
        question=None if table.over else question_shown(view, names_of(table, words), words),
        codes=[] if table.over else codes_of(view),
    )


def choices_of(table: Table, seat: int, words: Words) -> Choices:
    view = table.game.view(seat)
    return Choices(view, words, names_of(table, words))


def legal_shown(table: Table, seat: int, words: Words) -> Legal:
    choices = choices_of(table, seat, words)
    question = question_shown(choices.view, choices.names, words)
    assert question is not None  # The seat is asked.
    return Legal(version=table.version, seat=seat, question=question, answers=answers_shown(choices))


def answers_shown(choices: Choices) -> list[AnswerShown]:
    """Return the legal answers with labels and outlooks."""
    return [_answer_shown(answer) for answer in choices.legal.values()]


def _answer_shown(answer: LegalAnswer) -> AnswerShown:
    return AnswerShown(
        code=answer.code,
        label=answer.label,
        outlook=[Part(**part._asdict()) for part in answer.outlook],
        summary=answer.summary,
        final=answer.locks,
    )


def why_not_shown(table: Table, seat: int, code: str, words: Words) -> WhyNot:
    """Return why an answer is refused, tried on an imagined deal: a refusal says nothing about hidden cards."""
    choices = choices_of(table, seat, words)
    found = choices[code]
    refused = found if isinstance(found, RefusedAnswer) else None
    told = refused.reasons if refused is not None else words.explain(choices.refusals(code), choices.names, seat)
    return WhyNot(
        version=table.version,
        code=code,
        legal=isinstance(found, LegalAnswer),
        reasons=reasons_shown(told),
        instead=refused.alternative.code if refused and refused.alternative else None,
        first=refused.prerequisite.code if refused and refused.prerequisite else None,
    )


def reasons_shown(told: Iterable[RefusalReason]) -> list[Because]:
    return [Because(id=each.code, text=each.text, rule=each.rule) for each in told]


def events_shown(
    game: LiveGame, plies: Iterable[int], seat: int | None, names: tuple[str, ...], words: Words
) -> list[dict[str, object]]:
    """Return the events of some plies as a seat may know them, in the form of `EventShown`."""
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
    """Put an event into words, the same in the answer to a move and in the streams of its seat. It is masked
    already."""
    return words.event(event, names, seat)


def moved_shown(table: Table, seat: int, since: int, words: Words, *, repeated: bool = False) -> dict[str, object]:
    """Return the table after a change of a seat, in the form of `Moved`.

    `since` is the ply from which on something is new.
    """
    game = table.game
    return {
        "version": table.version,
        "plies": game.plies,
        "to_move": table.to_move,
        "over": table.over,
        "repeated": repeated,
        "events": events_shown(game, range(since, game.plies), seat, names_of(table, words), words),
        "codes": codes_for(table, seat),
    }


def codes_for(table: Table, seat: int | None) -> list[str]:
    """Return the legal answers of a seat; none unless it is asked."""
    return table.game.legal_codes if seat is not None and table.to_move == seat else []
