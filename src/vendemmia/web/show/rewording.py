"""Questions in other words than the catalogue's, where a page knows more: what is possible, what is chosen together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Question
from vendemmia.engine.catalogue import FIELD_VALUES

from .picking import pick_way, picks

if TYPE_CHECKING:
    from .scene import Scene


def reworded(scene: Scene) -> str:
    """The question to the reader."""
    asked = scene.asked_now
    assert asked is not None
    source = scene.words.listed(scene.words.source(each) for each in asked.source.split())
    if count := picks(scene):
        return scene.words.message("prompt-pick", source=source, count=count, way=pick_way(scene))
    if asked.id == Question.SELL.id and (what := _sold(scene)):
        return scene.words.message("prompt-sell", source=source, what=what)
    return scene.question


def _sold(scene: Scene) -> str:
    """What can be sold or bought back, as one word."""
    vineyard = scene.view.vineyards[scene.own]
    found: set[str] = set()
    for code in scene.choices.codes:
        kind, _, name = code.partition(":")
        if kind == "grape":
            found.add("grape")
        elif kind == "field":
            found.add("back" if vineyard.sold >> FIELD_VALUES.index(int(name)) & 1 else "field")
    return "_".join(each for each in ("grape", "field", "back") if each in found)
