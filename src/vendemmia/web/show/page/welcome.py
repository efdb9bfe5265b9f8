"""The first minute of a game: mama and papa with what they bring, and what each of the papa's two offers is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import PAPAS

from .lead import NO_GOAL

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene

    from .buttons import Button
    from .prompt import Prompt

QUESTION = "papa"
"""The question of the papa's offer."""


class Parent(NamedTuple):
    """A mama or papa at the gate."""

    kind: str
    """Either "mama" or "papa"."""
    person: str
    """The name of the portrait."""
    text: str


class PapaOffer(NamedTuple):
    """One of the two, as a button with what it is for."""

    button: Button
    use: str


class Welcome(NamedTuple):
    """What lies over the board while the first question is asked."""

    parents: tuple[Parent, ...]
    offers: tuple[PapaOffer, ...]
    aim: str


def welcome(scene: Scene, prompt: Prompt) -> Welcome | None:
    """Return the first minute, while the reader is asked for the papa's gift or the lira."""
    asked = scene.asked_now
    if not scene.asked or scene.guest is not None or asked is None or asked.id != QUESTION:
        return None
    words = scene.words
    papa = next(each for each in PAPAS if each.id == asked.params["papa"])
    brings = words.message("welcome-papa", name=words.papa_name(papa.id), lira=papa.lira)
    parents = (*_mamas(scene), Parent("papa", f"papa-{papa.id}", brings))
    uses = {"option:1": _use_of(scene, papa.gift), "option:2": words.message("welcome-lira")}
    buttons = [button for button in prompt.buttons if button.found.code in uses]
    offers = tuple(PapaOffer(button, uses[button.found.code]) for button in buttons)
    return Welcome(parents, offers, _aim(scene))


def _mamas(scene: Scene) -> tuple[Parent, ...]:
    """Return the mama whose gifts the reader has already."""
    words, game = scene.words, scene.game
    events = (event for ply in (game.opening, *game.events) for event in ply)
    used = [event.thing for event in events if event.kind is Kind.PARENT and event.seat == scene.own]
    ids = [thing.partition(":")[2] for thing in used if thing.startswith("mama:")]
    return tuple(
        Parent(
            "mama", f"mama-{id}", words.message("welcome-mama", name=words.mama_name(id), gifts=words.mama_gifts(id))
        )
        for id in ids
    )


def _use_of(scene: Scene, gift: str) -> str:
    if gift in ("worker", "vp"):
        return scene.words.message(f"welcome-{gift}")
    return scene.words.structure_text(gift)


def _aim(scene: Scene) -> str:
    say, goal = scene.words.message, int(scene.view.rules.board.target)
    if scene.options.solo is not None:
        return say("welcome-aim-solo", vp=int(scene.view.automa_vp), years=int(scene.view.rules.last_year))
    return say("welcome-aim", goal=goal if goal < NO_GOAL else 0)
