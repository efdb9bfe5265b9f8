"""Frames and nodes: what is pending is a stack of frames, and a frame is a node of an effect tree plus a few integers.

No generators, closures or callbacks: a state can be copied, saved, compared and searched at every decision. `packing`
knows what the integers mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..native import mypyc_attr
from ..reports.asked import Asked, Question
from ..reports.outlook import encoded, merged
from ..reports.reasons import Reason, refuse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from .state import State

# What a node needs, uses up or may bring. Parts that do not meet in these can be judged one by one.
LIRA: Final = 1
VP: Final = 2
RESIDUAL: Final = 4
HAND: Final = 8
FIELDS: Final = 16
GRAPES: Final = 32
WINES: Final = 64
SITES: Final = 128
"""Structures not yet built."""
STRUCTURES_STANDING: Final = 256
WORKERS_IDLE: Final = 512
"""Which workers can be placed, and where the others are."""
DECKS_STOCKED: Final = 1024
ICONS: Final = 2048
"""Free icons in the cellar."""
EVERYTHING: Final = 4095


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One pending step. Frames are never changed, only replaced, so that copies of a state may share them."""

    __slots__ = ("data", "node", "other", "report", "seat", "step")

    def __init__(self, node: Node, seat: i64, other: i64, step: i64, data: i64, report: i64) -> None:
        self.node = node
        self.seat = seat
        """The seat that decides here."""
        self.other = other
        """The seat that benefits (the owner of the card), or -1."""
        self.step = step
        self.data = data
        self.report = report

    def key(self) -> tuple[str, int, int, int, int, int]:
        return (self.node.path, self.seat, self.other, self.step, self.data, self.report)


class Node:
    """A verb or combinator. The defaults are for a verb that can always be done and asks nothing."""

    def __init__(self) -> None:
        self.path = ""
        """Root and way down to this node, e.g. "visitor:manager/0"; set by `register`."""
        self.serial: i64 = 0
        """Its number for the encoder, from 1; set when all nodes are registered."""
        self.asks: i64 = 0
        """For the encoder: 1 + the number of its only question, 0 if there are several; set with the serial."""
        self.origin = ""
        """What the events of this node name as their source."""
        self.instant = False
        """Done immediately by `perform`, without a frame and without a question."""
        self.direct = False
        """Asks its first question before anything happens, so the question may be offered beside a refusal."""
        self.binds = False
        """A frame of this node may hold a mandatory rest; see `rest_may_fail`."""
        self.places = False
        """Asks for an ordinary turn: place a worker or pass."""
        self.names_seats = False
        """The low bits of its frame's data are a set of seats."""
        self.packs_placement = False
        """Its frame's data is a placement (`packing`)."""
        self.precedes = False
        """Comes before the action of the placement below it, which must stay possible (TUS-12)."""
        self.fallible = False
        """There are positions in which this cannot be done."""
        self.needs: i64 = 0
        self.spends: i64 = 0
        self.brings: i64 = 0
        self.card_needs: i64 = 0
        self.card_spends: i64 = 0
        self.card_brings: i64 = 0
        """What it additionally needs, uses up or may bring in games with structure cards."""

    def children(self) -> list[Node]:
        return []

    # --- may it be done?

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        """Return whether it can be carried out in full from this position."""
        return True

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        """Return why it is not doable; empty if and only if it is."""
        return [] if self.doable(state, seat, other) else [refuse(Reason.REST_IMPOSSIBLE)]

    def surely(self, state: State, seat: i64) -> bool:
        """Return whether it can be carried out whichever worker is placed for it; False leaves it open."""
        return self.doable(state, seat, -1)

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        """Return whether it may be doable, judged by what all players can see."""
        return self.doable(state, seat, other)

    def hopeless(self, state: State, seat: i64, parts: list[Node]) -> bool:
        """Return whether not even the other parts can make this possible: a cheap check before look-ahead."""
        return False

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        """Return whether something mandatory is left in this frame that the answer asked for now could make
        impossible."""
        return False

    # --- doing it

    def perform(self, state: State, seat: i64, other: i64) -> None:
        """Do an instant node."""

    def proceed(self, state: State, frame: Frame) -> bool:
        """Return whether the frame is on top: continue, or return True to wait for an answer."""
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        """Return the answers that this node allows, sorted."""
        return []

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        """Return why an answer is not among the options; empty if and only if it is."""
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        """Carry out a legal answer."""

    def card_in_play(self, frame: Frame) -> i64:
        """Return the card that has left the hand and is face up in this frame, -1 for none."""
        return -1

    # --- questions and outlooks

    def asked(self, state: State, frame: Frame) -> Asked:
        """Return what is asked, as the seat that is asked knows it."""
        raise NotImplementedError(f"{self.path} asks without naming its question")

    def only_question(self) -> Question | None:
        """Return the question of this node if it is the same in every position, or None: `asked` decides."""
        return None

    def asked_openly(self, state: State, frame: Frame) -> Asked:
        """Return what is asked, as all players can see it."""
        return self.asked(state, frame)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        """Return what is asked if this is offered, in the frame of the offer."""
        offer = encoded(merged(self.outlook(state, frame.seat)))
        return ask(self, frame, Question.OFFER, offer=offer)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        """Return what doing this now is certain to bring."""
        return []

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        """Return what the seat could make of this now, with choices and ranges: what the action of a space shows.

        `again` is a bonus of the same kind.
        """
        outlook = self.outlook(state, seat)
        if again is not None:  # One more of the same; what happens once a year is listed already.
            outlook.extend(again.outlook(state, seat)[:1])
        return outlook

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        """Return what one answer would bring."""
        return []


def ask(node: Node, frame: Frame, question: Question, **params: int | str) -> Asked:
    """Return a question of this node; the card in play is added by `State.asked`."""
    owner = frame.other if frame.other != frame.seat else -1
    return Asked(question.id, params, frame.seat, node.origin, owner)


NODES: Final[dict[str, Node]] = {}
"""Every registered node by its path."""

VISITOR_EFFECTS: Final[list[Node]] = []
"""The effect of each visitor, by card number minus the first visitor's; filled when the cards are read."""


def register(root: str, node: Node, origin: str = "") -> Node:
    """Give a tree its paths and its origin, by default the root."""
    _name(root, origin or root, node)
    return node


def _name(path: str, origin: str, node: Node) -> None:
    if path in NODES or node.path:
        raise ValueError(f"{path} or the node below it is registered already")
    node.path = path
    node.origin = origin
    NODES[path] = node
    for number, child in enumerate(node.children()):
        _name(f"{path}/{number}", origin, child)
