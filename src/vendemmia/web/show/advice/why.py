"""One true fact that supports an answer of the reader, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.advice import AnswerReasons, Situation

if TYPE_CHECKING:
    from vendemmia.advice import Why
    from vendemmia.play import LegalAnswer
    from vendemmia.web.show.board.scene import Scene


class HintReasons:
    """The reasons for the answers of a reader who is asked."""

    def __init__(self, scene: Scene) -> None:
        assert scene.seat is not None
        self.scene = scene
        choices = scene.choices
        self.answers = AnswerReasons(
            Situation(scene.view, scene.seat, choices.legal, lambda code: choices.simulated(code).state)
        )

    def of(self, answer: LegalAnswer) -> Why | None:
        return self.answers.of(answer)

    def text(self, answer: LegalAnswer) -> str:
        """Return a sentence, empty if nothing true speaks for the answer."""
        why = self.of(answer)
        return "" if why is None else self.scene.words.fact(why, self.scene.board)
