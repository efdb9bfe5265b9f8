"""All texts of one language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from vendemmia.engine import UnknownCode
from vendemmia.engine.catalogue import AUTOMA, CHALLENGES

from .advice import advice_arguments
from .advice import fact as fact_in_words
from .advice import plan as plan_in_words
from .catalogue import MissingWords
from .choices import choice
from .events import event
from .explaining import RefusalReason, explain
from .folders import SOURCE_LANGUAGE, languages
from .names import Names
from .outlooks import outlook
from .problems import error, problem
from .questions import question
from .reasons import reason
from .retold import retold
from .rulebook import Rulebook, rulebook
from .solo import aggressive_text, automa_card_text, challenge_text, level_text, reading_text, result_text
from .ways import way_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.advice import Why
    from vendemmia.engine import Asked, Board, Event, Outlook, Problem, Refusal, VendemmiaError, View

    from .retold import How


class Words(Names):
    """Everything the user reads. `names` are the names of the players by seat."""

    def question(self, asked: Asked | None, names: Sequence[str]) -> str:
        """Return the question, and which card or action asks it; None when the game is over."""
        return question(self, asked, names)

    def choice(self, view: View, code: str, names: Sequence[str] = ()) -> str:
        """Return the label of an answer to the current question; a code without a label stays as it is."""
        try:
            return choice(self, view, code, names)
        except (MissingWords, UnknownCode) as missing:
            self.report(code, str(missing))
            return code

    def retold(self, view: View, code: str, names: Sequence[str], how: How, lira: int = 0) -> str:
        """Return what a player did afterwards, or what would have been better: a code at the question of a view.

        `lira` is what the answer earns in its turn, if that is known.
        """
        return retold(self, view, code, names, how, lira)

    def outlook(self, outlooks: Sequence[Outlook]) -> str:
        """Return the outcome of an answer; empty if nothing is certain."""
        return outlook(self, outlooks)

    def reason(self, refusal: Refusal, names: Sequence[str], reader: int | None) -> str:
        """Return why an answer is refused. `reader` is the seat that is "you"; None if everybody has a name."""
        return reason(self, refusal, names, reader)

    def explain(
        self,
        refusals: Sequence[Refusal],
        names: Sequence[str],
        reader: int | None,
        view: View | None = None,
        code: str = "",
    ) -> tuple[RefusalReason, ...]:
        """Return why an answer is refused, without reasons that another one makes irrelevant.

        `reader` is the seat that is "you". With the view of the seat that is asked, each reason says what would make
        the answer `code` possible.
        """
        return explain(self, refusals, names, reader, view, code)

    def way_out(self, refusal: Refusal, view: View, code: str, names: Sequence[str]) -> str:
        """Return what would make a refused answer possible, or what to do instead."""
        return way_out(self, refusal, view, code, names)

    def event(self, event_: Event, names: Sequence[str], reader: int | None = None) -> str:
        """Return a line for the log, in the second person for the seat of its `reader`.

        The event is masked for its reader before (`Event.seen_by`).
        """
        return event(self, event_, names, reader)

    def problem(self, found: Problem) -> str:
        """Put one problem into words."""
        return problem(self, found)

    def error(self, raised: VendemmiaError, names: Sequence[str] = ()) -> str:
        """Return everything an error says to a player: its problems, and why the rules refuse an answer."""
        return error(self, raised, names)

    # --- the rules

    @property
    def rules(self) -> Rulebook:
        """The numbered rules in this language; in English if it lacks them."""
        return rulebook(self.language)

    # --- the solo game

    def level_name(self, level: str) -> str:
        """Return the name of a level of the Automa."""
        return self.message(f"level-{level}")

    def level_text(self, level: str, extended: bool = False) -> str:
        """Return what is special about a level, on the base board or on the extended one."""
        return level_text(self, level, extended)

    def aggressive_name(self) -> str:
        """Return the name of the aggressive variant."""
        return self.message("aggressive-name")

    def aggressive_text(self) -> str:
        """Return what the aggressive variant changes."""
        return aggressive_text(self)

    def challenge_name(self, number: int) -> str:
        """Return the name of a challenge of the campaign."""
        return self.message(f"challenge-{number}")

    def challenge_text(self, number: int) -> str:
        """Return what is different in a challenge of the campaign."""
        return challenge_text(self, number)

    def readings(self, number: int) -> tuple[str, ...]:
        """Return what the editions leave open in a challenge: how we play it, and how else it could be read."""
        return tuple(reading_text(self, reading) for reading in CHALLENGES[number].readings)

    def solo_result(self, result: str, vp: int, automa_vp: int) -> str:
        """Return how a solo game ended: "win", "draw" or "loss"."""
        return result_text(self, result, vp, automa_vp)

    def automa_name(self) -> str:
        """Return the name of the Automa."""
        return self.player_name(AUTOMA, ())

    def automa_card_text(self, number: int, extended: bool = False) -> str:
        """Return the actions of a card of the Automa, counted from 1, on the base board or on the extended one."""
        return automa_card_text(self, number, extended)

    def extended_reading(self) -> str:
        """Return how we play solo on the extended board, for which there is no official solo game."""
        return self.message("solo-extended-reading")

    # --- computer players

    def bot_name(self, bot: str) -> str:
        """Return the name of a level of the computer players."""
        return self.message(f"bot-{bot}")

    def bot_text(self, bot: str) -> str:
        """Return how a computer player plays, in one sentence."""
        return self.message(f"bot-{bot}-text")

    def advice(self, reason_id: str, params: Mapping[str, int]) -> str:
        """Return why an answer is advised, to follow it in a sentence: the id of the reason and its parameters."""
        return self.message(f"advice-{reason_id}", **advice_arguments(self, params))

    def advised(self, reason_id: str, params: Mapping[str, int]) -> str:
        """Return the same as a sentence of its own."""
        text = self.advice(reason_id, params)
        return self.message("advice-sentence", text=text[:1].upper() + text[1:])

    def fact(self, why: Why, board: Board) -> str:
        """Return a fact of the position that speaks for an answer, as a sentence."""
        return fact_in_words(self, why, board)

    def plan(self, steps: Sequence[tuple[str, Mapping[str, int]]], years: str) -> str:
        """Return the plan of an answer in one line: its steps as advice has them; `years` is "this" or "both"."""
        return plan_in_words(self, steps, years)

    def chance(self, chance: float) -> str:
        """Return a chance, or a difference of two, in per cent: 0 and 100 only if it is certain."""
        percent = round(100 * chance)
        return self.message("chance", percent=percent if chance in {0.0, 1.0} else min(max(percent, 1), 99))

    # --- the modules

    def module_name(self, module: str) -> str:
        """Return the name of a module of Tuscany."""
        return self.message(f"module-{module}")

    def module_text(self, module: str) -> str:
        """Return what a module adds."""
        return self.message(f"module-{module}-text")

    def map_scoring_name(self) -> str:
        """Return the name of the option that regions score at the end."""
        return self.message("option-map_scoring")

    def map_scoring_text(self) -> str:
        """Return what it means that regions score at the end."""
        return self.message("option-map_scoring-text")


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """Return the texts of a language, read once; UnknownLanguage if there are none."""
    return Words(language)


def words_for(*wishes: str) -> Words:
    """Return the texts of the first available language of those preferred, e.g. `de` for `de-AT`; else English."""
    known = languages()
    tags = (wish.replace("_", "-").lower() for wish in wishes)
    found = (name for tag in tags for name in (tag, tag.partition("-")[0]) if name in known)
    return words(next(found, SOURCE_LANGUAGE))
