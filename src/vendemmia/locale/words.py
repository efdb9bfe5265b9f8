"""All words of one language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .choices import choice
from .events import event
from .names import Names
from .outlooks import outlook
from .questions import question
from .reasons import reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine.events import Event
    from vendemmia.engine.outlook import Outlook
    from vendemmia.engine.reasons import Refusal
    from vendemmia.engine.state import State


class Words(Names):
    """Everything the user reads. `names` are the names of the players by seat."""

    def question(self, state: State, names: Sequence[str]) -> str:
        """What is asked, and by which card or action. For the seat to move: it may name a card of that hand."""
        return question(self, state, names)

    def choice(self, state: State, code: str, names: Sequence[str] = ()) -> str:
        """The label of an answer to the question that is asked now."""
        return choice(self, state, code, names)

    def outlook(self, outlooks: Sequence[Outlook]) -> str:
        """What would come of an answer; empty if nothing is certain."""
        return outlook(self, outlooks)

    def reason(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why an answer is refused."""
        return reason(self, refusal, names)

    def event(self, event_: Event, names: Sequence[str]) -> str:
        """A line for the log. The event is masked for its reader before (`Event.seen_by`)."""
        return event(self, event_, names)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
