"""Rewording questions where the page knows more than the catalogue: what is possible, what is chosen together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import FieldAnswer, GrapeAnswer, Question, parse
from vendemmia.engine.catalogue import FIELD_VALUES
from vendemmia.web.show.hand.picking import pick_way, picks

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene


def reworded(scene: Scene) -> str:
    """Return the question to the reader."""
    asked = scene.asked_now
    assert asked is not None
    source = scene.words.listed(scene.words.source(each) for each in asked.source.split())
    if count := picks(scene):
        return scene.words.message("prompt-pick", source=source, count=count, way=pick_way(scene))
    sheet = scene.choices.sheet
    if sheet is not None and sheet.is_wine:
        return scene.words.message("sheet-question-wine", source=source, count=sheet.most)
    if asked.id == Question.SELL.id and (what := _sold(scene)):
        return scene.words.message("prompt-sell", source=source, what=what)
    return scene.question


def _sold(scene: Scene) -> str:
    """Return what can be sold or bought back, as one word."""
    vineyard = scene.view.vineyards[scene.own]
    found: set[str] = set()
    for code in scene.choices.codes:
        match parse(code):
            case GrapeAnswer():
                found.add("grape")
            case FieldAnswer(value):
                found.add("back" if vineyard.is_sold(FIELD_VALUES.index(value)) else "field")
    return "_".join(each for each in ("grape", "field", "back") if each in found)
