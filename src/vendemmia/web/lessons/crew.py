"""The third lesson: a special worker and a structure card, on the base board.

The deal: cheap structure cards, and enough money for a special worker in the first winter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import CardAnswer, Options, Placement, parse
from vendemmia.engine.catalogue import (
    BASE_WORKERS,
    CARDS,
    SPECIAL_SURCHARGE,
    STRUCTURE_CARDS,
    STRUCTURE_DECK,
    WORKERS,
    has_site,
)

from . import aims
from .first import ASKED, PLACING
from .model import Aim, Lesson, Milestone, Step

if TYPE_CHECKING:
    from .model import Finder, Moment

PRICE: Final = aims.TRAIN_PRICE + SPECIAL_SURCHARGE
"""What a special worker costs."""
LATEST: Final = 4
"""The lesson ends after this year at the latest."""
CARD_NAMES: Final = frozenset(card.id for card in STRUCTURE_CARDS)


def specials(moment: Moment) -> tuple[str, ...]:
    """Return the special workers of the game."""
    return tuple(WORKERS[number] for number in moment.view.specials)


def has_built(moment: Moment) -> bool:
    return any(name in CARD_NAMES for name in moment.past.built)


def has_trained(moment: Moment) -> bool:
    own = moment.plan.vineyard
    return bool(own.specials_ready() or own.specials_training()) or has_placed(moment)


def has_placed(moment: Moment) -> bool:
    return bool(moment.past.placed - {"", *BASE_WORKERS})


def cheapest(moment: Moment) -> str:
    """Return the structure card in hand that costs least, empty for none."""
    held = [CARDS[card] for card in moment.plan.facts.held(STRUCTURE_DECK)]
    return min(held, key=moment.plan.facts.price, default="")


def about(moment: Moment) -> dict[str, object]:
    """Return the money, the card and the workers of the lesson."""
    card = cheapest(moment)
    price = moment.plan.facts.price(card) if card else 0
    first, *others = specials(moment)
    known = {"card": card, "price": price, "train": PRICE, "special": first, "other": (*others, first)[0]}
    return aims.goal_of(moment) | known | {"short": max(0, price - moment.plan.facts.lira)}


def at_start(part: str) -> Finder:
    return lambda moment: Aim(part=part, params=about(moment)) if not moment.past.has("row") else None


def pick(moment: Moment) -> Aim | None:
    """Aim at the card on offer that costs least: a card that is never built is worth nothing."""
    if moment.asks != "pick_card":
        return None
    cards = [answer.card for answer in map(parse, moment.codes) if isinstance(answer, CardAnswer)]
    best = min(cards, key=moment.plan.facts.price)
    price = moment.plan.facts.price(best)
    return Aim((f"card:{best}",), params=about(moment) | {"card": best, "price": price})


def papa(moment: Moment) -> Aim | None:
    """Return the lira, unless the gift is a worker."""
    found = aims.papa(moment)
    if found is None:
        return None
    take = found.params["gift"] == "worker"
    code = moment.legal("option:1" if take else "option:2")
    return Aim(code, params={**found.params, **about(moment)}, variant="gift" if take else "money")


def build_card(moment: Moment) -> Aim | None:
    facts = about(moment)
    if moment.asks != "place" or has_built(moment) or not facts["card"] or not has_site(moment.plan.vineyard):
        return None
    return None if facts["short"] else Aim(moment.placing("build_structure"), params=facts)


def earn(moment: Moment) -> Aim | None:
    """Aim at money for the card, and in summer for the worker that is trained in winter."""
    facts = about(moment)
    if moment.asks != "place":
        return None
    missing, what = (0 if has_built(moment) else int(str(facts["short"]))), "card"
    if not missing and not has_trained(moment):
        missing, what = max(0, PRICE - moment.plan.facts.lira), "worker"
    codes = (*moment.placing("give_tour"), *moment.placing("gain_lira"))
    return Aim(codes, params=facts | {"missing": missing}, variant=what) if missing else None


def which_card(moment: Moment) -> Aim | None:
    card = cheapest(moment)
    if moment.asks != "build" or has_built(moment) or not moment.legal(f"card:{card}"):
        return None
    return Aim((f"card:{card}",), params=about(moment))


def which_site(moment: Moment) -> Aim | None:
    return Aim(moment.legal("mat"), params=about(moment)) if moment.asks == "site" else None


def train(moment: Moment) -> Aim | None:
    if moment.asks != "place" or has_trained(moment) or moment.plan.vineyard.lira < PRICE:
        return None
    return Aim(moment.placing("train_worker"), params=about(moment))


def save(moment: Moment) -> Aim | None:
    """Aim at saving the last worker of the summer for winter, when it can train another."""
    if moment.asks != "place" or has_trained(moment) or moment.season != aims.SUMMER:
        return None
    if moment.plan.workers > 1 or moment.plan.vineyard.lira < PRICE:
        return None
    return Aim(moment.legal("pass"), params=about(moment))


def which_worker(moment: Moment) -> Aim | None:
    wished = [name for name in specials(moment) if moment.legal(f"worker:{name}")]
    if moment.asks != "train" or not wished:
        return None
    return Aim((f"worker:{wished[0]}",), params=about(moment) | {"special": wished[0]})


def place_special(moment: Moment) -> Aim | None:
    """Aim the special worker at what the plan would do anyway, so that its ability comes on top."""
    if moment.asks != "place" or has_placed(moment):
        return None
    placed = [answer for answer in map(parse, moment.codes) if isinstance(answer, Placement)]
    mine = [answer for answer in placed if answer.worker in specials(moment)]
    plan = (*moment.plan.chain(), "give_tour", "gain_lira")
    wished = [answer for name in plan for answer in mine if answer.action == name]
    if not mine:
        return None
    best = (*wished, *mine)[0]
    return Aim((best.code,), params=about(moment) | {"special": best.worker})


def done(moment: Moment) -> Aim | None:
    if moment.codes and not moment.view.is_placing:
        return None  # What the special worker does may still be asked.
    if has_built(moment) and has_placed(moment):
        return Aim(part="vineyard", params=about(moment), variant="all")
    if moment.past.years >= LATEST:
        return Aim(part="vineyard", params=about(moment), variant="late")
    return None


LESSON = Lesson(
    "crew",
    Options(players=2, modules=frozenset({"special_workers", "structure_cards"})),
    148,
    ("easy",),
    (
        Milestone("card", "i-card-structure", lambda moment: bool(cheapest(moment)) or has_built(moment)),
        Milestone("build", "a-build-structure", has_built),
        Milestone("train", "a-train-worker", has_trained),
        Milestone("special", "i-worker", has_placed),
    ),
    (
        Step("special-workers", "i-worker", "SPW-1", at_start("board"), read=True),
        Step("structure-cards", "i-card-structure", "STC-1", at_start("hand"), read=True),
        Step("pick", "i-card-structure", "STC-1", pick),
        Step("crew-papa", "u-hand", "SET-6", papa),
        Step("row", "i-rooster", "WAKE-1", aims.row),
        Step("place-special", "i-worker", "SPW-1", place_special),
        Step("build-card", "a-build-structure", "STC-1", build_card),
        Step("train-special", "a-train-worker", "SPW-1", train),
        Step("earn", "a-give-tour", "SUM-2", earn),
        Step("which-card", "i-card-structure", "STC-1", which_card),
        Step("which-site", "i-card-structure", "STC-1", which_site),
        Step("which-worker", "i-worker", "SPW-1", which_worker),
        Step("save-train", "u-skip", "PLACE-2", save),
        *(step for step in PLACING if step.id not in ("build", "tour")),
        *ASKED,
    ),
    Step("crew-end", "i-worker", "SPW-1", done, read=True),
    "",
)
