"""What others must agree to: undoing another player's decision, and a computer player for an absent person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.db import transaction

from vendemmia.engine import VendemmiaError
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Proposal, Seat
from vendemmia.web.tables.contests import refuse_rewind, reveals

from .moves import rewind
from .presence import is_here
from .stand_ins import stand_in

if TYPE_CHECKING:
    from vendemmia.web.models import Table

UNDO: Final = "undo"
STAND_IN: Final = "stand_in"


class CannotPropose(VendemmiaError):
    """Nothing was proposed; the argument is the id of the message that says why."""


def proposal_of(table: Table, *, locked: bool = False) -> Proposal | None:
    """Return what is proposed now.

    An answer that was given since makes it void. `locked` until the transaction ends.
    """
    rows = Proposal.objects.select_for_update() if locked else Proposal.objects.all()
    found = rows.filter(table_id=table.id).first()
    return found if found is not None and found.version == table.version else None


def concerned(table: Table, proposal: Proposal) -> list[int]:
    """Return the seats that must agree: all other people who play themselves, one seat for each person."""
    asking = table.players[proposal.seat].person_id
    absent = table.players[proposal.about].person_id if proposal.kind == STAND_IN else None
    found: dict[str, int] = {}
    for seat, player in enumerate(table.players):
        if player.person_id in (None, asking, absent) or player.answering:
            continue
        found.setdefault(str(player.person_id), seat)
    return list(found.values())


def propose_undo(table: Table, seat: int) -> None:
    """Ask the others to go back to the last decision of a seat.

    It happens at once if no other person is concerned, but then not behind something revealed: only other people can
    allow that. In a contest not even they can.
    """
    ply = table.game.last_decision(seat)
    if ply is None or table.over or table.uploaded:
        raise CannotPropose("table-nothing-to-undo")
    proposal = Proposal(table=table, kind=UNDO, seat=seat, about=ply, version=table.version)
    refuse_rewind(table, ply)
    if not concerned(table, proposal) and reveals(table, ply):
        raise CannotPropose("together-undo-revealed")
    _propose(table, proposal)


def propose_stand_in(table: Table, seat: int, absent: int) -> None:
    """Ask the others to let a computer player replace an absent player."""
    if absent not in range(len(table.players)):
        raise CannotPropose("together-not-absent")
    if table.rated:  # The clock alone decides.
        raise CannotPropose("together-rated-clock-decides")
    row, player = Seat.objects.get(table_id=table.id, number=absent), table.players[absent]
    if player.answering or table.over or player.person_id == table.players[seat].person_id or is_here(row):
        raise CannotPropose("together-not-absent")
    _propose(table, Proposal(table=table, kind=STAND_IN, seat=seat, about=absent, version=table.version))


def _propose(table: Table, proposal: Proposal) -> None:
    if concerned(table, proposal):
        columns = ("kind", "seat", "about", "version", "agreed")
        chosen = {name: getattr(proposal, name) for name in columns}
        Proposal.objects.update_or_create(table_id=table.id, defaults=chosen)
        bump_side_version(table.id)
    else:
        Proposal.objects.filter(table_id=table.id).delete()
        _carry_out(table, proposal)


def agree(table: Table, seat: int) -> None:
    """Agree to what is proposed; the last one carries it out."""
    with transaction.atomic():
        proposal = proposal_of(table, locked=True)  # Two may agree at the same time, in two processes.
        needed = [] if proposal is None else concerned(table, proposal)
        if proposal is None or seat not in needed:
            raise CannotPropose("together-proposal-gone")
        proposal.agreed = sorted({*proposal.agreed, seat})
        is_agreed = set(needed) <= set(proposal.agreed)
        if is_agreed:
            proposal.delete()
        else:
            proposal.save(update_fields=["agreed"])
            bump_side_version(table.id)
    if is_agreed:
        _carry_out(table, proposal)


def refuse(table: Table, seat: int) -> None:
    """Refuse what is proposed, or take back what you have proposed yourself."""
    proposal = proposal_of(table)
    if proposal is None or seat not in (proposal.seat, *concerned(table, proposal)):
        raise CannotPropose("together-proposal-gone")
    proposal.delete()
    bump_side_version(table.id)


def _carry_out(table: Table, proposal: Proposal) -> None:
    if proposal.kind == UNDO:
        rewind(table, proposal.about)
    elif not table.rated:
        stand_in(table, proposal.about)
    bump_side_version(table.id)
