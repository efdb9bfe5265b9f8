"""Questions in words: what each node asks, one sentence at each of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.arrival import Arrival
from vendemmia.engine.automa import AutomaHome, AutomaPlaces, MoveMarker, ScoreCellar, SoloTest
from vendemmia.engine.catalogue import (
    ANY_DECK,
    CARDS,
    DECKS,
    FIELD_VALUES,
    HAND_LIMIT,
    MAMA_NAMES,
    ORDERS,
    PAPA_NAMES,
    REGIONS,
    VISITOR_DECKS,
    WINE_TYPES,
)
from vendemmia.engine.course import (
    Age,
    BeginYear,
    ChooseParents,
    CloseYear,
    CollectResidual,
    Course,
    DealParents,
    MamaGifts,
    NameVisitors,
    PapaGifts,
    WorkersHome,
    parents_of,
)
from vendemmia.engine.draft import DealPacks, PassPacks, PickCard, RevealSpecials
from vendemmia.engine.leaving import EnterSeason, Steps, WithStructure
from vendemmia.engine.placement import Placement
from vendemmia.engine.planning import PlaceAhead
from vendemmia.engine.season import PlacementSeason
from vendemmia.engine.solo_setup import ChooseGlassRow, HireWorkers, NextGlassRow, OtherMama, PlantFromDeck
from vendemmia.engine.verbs.ageing import AgeAllWines, AgeGrapes, AgeWine, AgeWines
from vendemmia.engine.verbs.buildings import Build, Destroy, UpgradeCellar
from vendemmia.engine.verbs.cards import DiscardCards, DiscardDown, DiscardHand, GiveCards, ShowAndKeep, TakeFromPiles
from vendemmia.engine.verbs.combinators import All, If, OneOf, TwoOf
from vendemmia.engine.verbs.drawing import DISCARDING, FILLING, Drawn
from vendemmia.engine.verbs.draws import Draw, DrawChoice
from vendemmia.engine.verbs.harvesting import Harvest, SellOrField
from vendemmia.engine.verbs.money import Gain, GainIf, GainPer, GiveTour, Pay, PayOwner, Require
from vendemmia.engine.verbs.offers import AnyOffers, EachMay, InTurn, May, Nothing
from vendemmia.engine.verbs.opponents import DemandCards, NeighbourMust, PayOpponents, Pledge, PledgeNumber
from vendemmia.engine.verbs.orders import FillOrder
from vendemmia.engine.verbs.planting import Plant, SwitchVines, Uproot
from vendemmia.engine.verbs.rows import ChooseRow, MoveRooster, NextRow, TakeGrapeToken
from vendemmia.engine.verbs.stars import Star
from vendemmia.engine.verbs.tokens import BuyBothGrapes, BuyGrape, PayGrape, PayWine, SellGrapes, SellWine
from vendemmia.engine.verbs.trading import CARD_RATE, GETTING, GIVING, PAYING, THINGS, Trade
from vendemmia.engine.verbs.trading import CARDS as TRADED_CARDS
from vendemmia.engine.verbs.visitors import PlayVisitor, TakeAction
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.verbs.workers import TakeBack, TakeBackGrande, TakeTemporary, Train

from .catalogue import NoWords
from .offers import offer_asked, offers_asked
from .placing import arrival_asked, placement_asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State
    from vendemmia.engine.frames import Frame, Node

    from .catalogue import Asked
    from .names import Names

SILENT: tuple[type[Node], ...] = (
    *(Age, AgeWines, BeginYear, BuyBothGrapes, CloseYear, CollectResidual, Course, DealParents, DiscardHand, Draw),
    *(EachMay, Gain, GainIf, GainPer, GiveTour, If, InTurn, MamaGifts, NeighbourMust, Nothing, Pay, PayOwner),
    *(Pledge, Require, TakeTemporary, UpgradeCellar, WorkersHome),
    *(AutomaHome, AutomaPlaces, HireWorkers, MoveMarker, ScoreCellar, SoloTest),
    *(AgeAllWines, AgeGrapes, DealPacks, EnterSeason, PassPacks, RevealSpecials, Steps),
    *(TakeGrapeToken, WithStructure),
)
"""Nodes that never ask anything."""

COLOUR_ASKED = {1 << 0: "red", 1 << 1: "white", 3: "either"}
"""What messages call the colours of which a grape may be named."""


def question(words: Names, state: State, names: Sequence[str]) -> str:
    if not state.stack:
        return words.message("question-game-over")
    frame = state.stack[-1]
    key, args = _asked(words, state, frame, names)
    if "source" not in args and "action" not in args:
        args["source"] = _source(words, frame, names)
    return words.message(key, **args)


def _source(words: Names, frame: Frame, names: Sequence[str]) -> str:
    """Which card or action asks, and whose card it is if not the asked player's own."""
    source = words.source(frame.node.origin)
    if frame.other < 0 or frame.other == frame.seat:
        return source
    return words.message("source-of", source=source, player=words.player_name(frame.other, names))


def _asked(  # noqa: C901, PLR0911, PLR0912 - one answer for each kind of node
    words: Names, state: State, frame: Frame, names: Sequence[str]
) -> Asked:
    node = frame.node
    match node:
        case May():
            return offer_asked(words, state, frame, node)
        case AnyOffers():
            return offers_asked(words, state, frame, node)
        case PlacementSeason():
            return "question-place", {}
        case Placement():
            return placement_asked(words, state, frame, node)
        case Arrival():
            return arrival_asked(words, frame, names)
        case Drawn():
            return _drawn(words, frame)
        case PlaceAhead():
            return "question-place-ahead", {}
        case PickCard():
            return "question-pick-card", {}
        case ChooseParents() | OtherMama() | PapaGifts() | ChooseRow() | NameVisitors() | DiscardDown():
            return _about_course(words, state, frame, node)
        case OneOf():
            return "question-option", {}
        case TwoOf():
            return "question-second-of-two" if frame.step else "question-first-of-two", {}
        case All():
            return "question-part", {}
        case DrawChoice() | DiscardCards() | GiveCards() | TakeFromPiles() | ShowAndKeep() | PlayVisitor():
            return _about_cards(frame, node)
        case Plant() | PlantFromDeck() | Uproot() | SwitchVines() | Harvest() | SellOrField():
            return _about_fields(words, frame, node)
        case PayGrape() | PayWine() | BuyGrape() | AgeWine() | SellWine() | SellGrapes() | MakeWine() | FillOrder():
            return _about_tokens(state, frame, node)
        case Star():
            return _star(words, state, frame, node)
        case Trade():
            return _trade(words, frame)
        case TakeBack() | TakeBackGrande() | PayOpponents() | DemandCards() | PledgeNumber():
            return _about_people(frame, node)
        case TakeAction():
            return "question-take-action", {}
        case Build() if frame.data:
            return "question-site", {"structure": words.card_mention(CARDS[frame.data - 1])}
        case Build():
            return "question-build", {}
        case Destroy():
            return "question-destroy", {}
        case Train():
            return "question-train", {}
        case _:
            raise NoWords(node)


def _about_course(
    words: Names,
    state: State,
    frame: Frame,
    node: ChooseParents | OtherMama | PapaGifts | ChooseRow | NameVisitors | DiscardDown,
) -> Asked:
    match node:
        case ChooseParents():
            mama = len(parents_of(state, frame.seat, False)) > 1
            return "question-keep-mama" if mama else "question-keep-papa", {}
        case OtherMama():
            name = MAMA_NAMES[node.mama(state, frame.seat)]
            return "question-other-mama", {"mama": words.mama_name(name), "gifts": words.mama_gifts(name)}
        case PapaGifts():
            return "question-papa", {"papa": words.papa_name(PAPA_NAMES[node.papa(state, frame.seat)])}
        case MoveRooster():
            return "question-move-rooster", {}
        case ChooseGlassRow():
            return "question-glass-row" if state.glass else "question-any-row", {}
        case NextGlassRow() if state.grape != frame.seat and state.glass:
            return "question-next-glass-row", {}
        case NextRow():
            return "question-next-row", {}
        case ChooseRow():
            return "question-row", {}
        case NameVisitors():
            return "question-name-visitor", {"number": frame.step + 1, "total": node.wanted(state, frame.seat)}
        case DiscardDown():
            return "question-discard-down", {"left": len(state.vineyards[frame.seat].hand) - HAND_LIMIT}


def _drawn(words: Names, frame: Frame) -> Asked:
    if frame.step == FILLING:
        return "question-order-drawn", {"source": words.structure_name("mercado")}
    key = "question-drawn-discard" if frame.step == DISCARDING else "question-extra-card"
    return key, {"source": words.worker_title("oracle")}


def _star(words: Names, state: State, frame: Frame, node: Star) -> Asked:
    if frame.step:
        return "question-star-to", {"region": words.region_name(REGIONS[frame.step - 1])}
    left = state.vineyards[frame.seat].stars_left()
    return "question-star" if left else "question-star-from", {"optional": "yes" if node.optional else "no"}


def _trade(words: Names, frame: Frame) -> Asked:
    given, got, moved = frame.data & 3, frame.data >> 2 & 3, frame.data >> 4
    match frame.step:
        case step if step == GIVING:
            return "question-trade-give", {}
        case step if step == PAYING and given == TRADED_CARDS:
            return "question-trade-card", {"number": moved + 1, "total": CARD_RATE}
        case step if step == PAYING:
            return "question-trade-grape", {}
        case step if step == GETTING:
            return "question-trade-get", {"given": words.message(f"traded-{THINGS[given]}")}
        case _ if got == TRADED_CARDS:
            return "question-trade-draw", {"number": moved + 1, "total": CARD_RATE}
        case _:
            return "question-buy-grape", {}


def _about_cards(
    frame: Frame, node: DrawChoice | DiscardCards | GiveCards | TakeFromPiles | ShowAndKeep | PlayVisitor
) -> Asked:
    match node:
        case DrawChoice():
            return "question-deck", {}
        case DiscardCards():
            return "question-discard", {"kind": kind_of(node.decks), "number": frame.step + 1, "total": node.count}
        case GiveCards():
            return "question-give", {"kind": kind_of(node.decks)}
        case TakeFromPiles():
            return "question-pile", {"number": frame.step + 1, "total": node.count}
        case ShowAndKeep():
            return "question-keep-card", {"number": max(1, frame.step), "total": node.keep}
        case PlayVisitor():
            return "question-visitor", {"deck": DECKS[node.deck]}


def kind_of(decks: int) -> str:
    """What messages call a set of decks."""
    if decks == ANY_DECK:
        return "any"
    return "visitor" if decks == VISITOR_DECKS else DECKS[decks.bit_length() - 1]


def _about_fields(
    words: Names, frame: Frame, node: Plant | PlantFromDeck | Uproot | SwitchVines | Harvest | SellOrField
) -> Asked:
    match node:
        case Plant() | PlantFromDeck() if frame.data:
            return "question-plant-field", {"vine": words.card_mention(CARDS[frame.data - 1])}
        case Plant():
            if frame.step:
                return "question-plant-more", {}
            return "question-plant" if node.least else "question-plant-maybe", {}
        case PlantFromDeck():
            return "question-vine-of-choice", {"number": frame.step + 1, "total": node.count}
        case Uproot():
            if frame.step:
                return "question-uproot-vine", {"field": FIELD_VALUES[frame.step - 1]}
            return "question-uproot-field", {}
        case SwitchVines():
            return _switch(words, frame)
        case Harvest():
            return "question-harvest-more" if frame.step else "question-harvest", {}
        case SellOrField(grapes=False):
            return "question-flip-field", {}
        case SellOrField():
            return "question-sell-more" if frame.step else "question-sell", {}


def _switch(words: Names, frame: Frame) -> Asked:
    if frame.step == 0:
        return "question-switch-first-field", {}
    if frame.step == 1:
        return "question-switch-first-vine", {"field": FIELD_VALUES[(frame.data & 15) - 1]}
    vine = words.card_mention(CARDS[(frame.data >> 4 & 15) - 1])
    if frame.step == 2:
        return "question-switch-second-field", {"vine": vine}
    return "question-switch-second-vine", {"vine": vine, "field": FIELD_VALUES[(frame.data >> 8 & 15) - 1]}


def _about_tokens(
    state: State,
    frame: Frame,
    node: PayGrape | PayWine | BuyGrape | AgeWine | SellWine | SellGrapes | MakeWine | FillOrder,
) -> Asked:
    match node:
        case PayGrape():
            return "question-pay-grape", {}
        case PayWine():
            return "question-pay-wine", {"least": node.least}
        case BuyGrape():
            return "question-buy-grape", {}
        case AgeWine():
            return ("question-age-more", {}) if frame.step else ("question-age-wine", {"steps": node.steps})
        case SellWine():
            return "question-sell-wine", {}
        case SellGrapes():
            return "question-sell-grapes", {"number": frame.step + 1, "total": node.count}
        case MakeWine() if frame.data:
            colour = COLOUR_ASKED[node.wanted(state.vineyards[frame.seat], frame)]
            return f"question-wine-{colour}", {"wine": WINE_TYPES[(frame.data & 7) - 1]}
        case MakeWine():
            return "question-wine-more" if frame.step else "question-wine", {}
        case FillOrder() if frame.data:
            wine, least = ORDERS[frame.data - 1].wines[frame.step]
            return "question-order-wine", {"wine": wine, "least": least}
        case FillOrder():
            return "question-order", {}


def _about_people(frame: Frame, node: TakeBack | TakeBackGrande | PayOpponents | DemandCards | PledgeNumber) -> Asked:
    match node:
        case TakeBack():
            return "question-take-back-more" if frame.step else "question-take-back", {}
        case TakeBackGrande():
            return "question-take-back-grande", {}
        case PayOpponents():
            return "question-pay-opponent-more" if frame.step else "question-pay-opponent", {"lira": node.lira}
        case DemandCards():
            return "question-demand-more" if frame.step else "question-demand", {}
        case PledgeNumber():
            return "question-pledge", {"most": frame.step}
