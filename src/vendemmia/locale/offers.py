"""Offers in words: what somebody may do or leave, and what accepting and declining mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import merged
from vendemmia.engine.catalogue import REGULAR, STRUCTURE_NUMBER
from vendemmia.engine.verbs.buildings import Build
from vendemmia.engine.verbs.money import PayOwner
from vendemmia.engine.verbs.planting import Plant
from vendemmia.engine.verbs.tokens import SellGrapes, SellWine
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.verbs.workers import TakeBackGrande, Train

from .catalogue import NoWords
from .outlooks import outlook

if TYPE_CHECKING:
    from vendemmia.engine import State
    from vendemmia.engine.frames import Frame
    from vendemmia.engine.verbs.offers import AnyOffers, May

    from .catalogue import Asked
    from .names import Names


def offer_asked(words: Names, state: State, frame: Frame, offer: May) -> Asked:
    match offer.effect:
        case Build(discount=discount):
            return "question-offer-build", {"discount": discount}
        case Plant():
            return "question-offer-plant", {}
        case MakeWine(most=most):
            return "question-offer-wine", {"most": most}
        case Train() as training:
            return "question-offer-train", {"price": training.cost(state, frame.seat, REGULAR)}
        case PayOwner(lira=lira):
            return "question-offer-pay", {"lira": lira}
        case TakeBackGrande():
            return "question-offer-take-back", {}
        case effect:
            return "question-offer", {"offer": outlook(words, merged(effect.outlook(state, frame.seat)))}


def offers_asked(words: Names, state: State, frame: Frame, node: AnyOffers) -> Asked:
    """Offers of several structures: those that are open now."""
    names = {1 << number: name for name, number in STRUCTURE_NUMBER.items()}
    offered = node.open_offers(state, frame) or node.effects
    standing = [names[bit] for bit, effect in zip(node.structures, node.effects, strict=True) if effect in offered]
    source = words.listed(words.structure_name(name) for name in standing)
    match offered:
        case [SellWine(vp=wine), SellGrapes(count=count, vp=grapes)]:
            return "question-offer-sell-both", {"source": source, "vp": wine[0], "count": count, "more": grapes}
        case [SellWine(vp=wine)]:
            return "question-offer-sell-wine", {"source": source, "vp": wine[0]}
        case [SellGrapes(count=count, vp=grapes)]:
            return "question-offer-sell-grapes", {"source": source, "count": count, "vp": grapes}
        case _:
            raise NoWords(node)


def declined_label(words: Names, offer: May) -> str:
    match offer.effect:
        case Build():
            return words.message("choice-no-build")
        case Plant():
            return words.message("choice-no-plant")
        case MakeWine():
            return words.message("choice-no-wine")
        case Train():
            return words.message("choice-no-train")
        case PayOwner():
            return words.message("choice-no-pay")
        case TakeBackGrande():
            return words.message("choice-no-take-back")
        case _:
            return ""


def accepted_label(words: Names, state: State, frame: Frame, offer: May) -> str:
    match offer.effect:
        case Train() as training:
            return words.message("choice-yes-train", price=training.cost(state, frame.seat, REGULAR))
        case PayOwner(lira=lira):
            return words.message("choice-yes-pay", lira=lira)
        case effect:
            told = outlook(words, merged(effect.outlook(state, frame.seat)))
            return words.message("choice-yes-offer", offer=told) if told else ""
