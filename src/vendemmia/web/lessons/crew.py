"""The third lesson: a special worker and a structure card, on the base board.

The deal: cheap structure cards, and enough money for a special worker in the first winter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import Options
from vendemmia.engine.catalogue import (
    BASE_WORKERS,
    CARDS,
    DECK_OF,
    SPECIAL_SURCHARGE,
    STRUCTURE_CARDS,
    STRUCTURE_DECK,
    WORKERS,
    has_site,
    structure_price,
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
    """The special workers of the game."""
    return tuple(WORKERS[number] for number in moment.view.specials)


def has_built(moment: Moment) -> bool:
    return any(name in CARD_NAMES for name in moment.past.built)


def has_trained(moment: Moment) -> bool:
    own = moment.plan.vineyard
    return bool(own.special | own.trainees) or has_placed(moment)


def has_placed(moment: Moment) -> bool:
    return bool(moment.past.placed - {"", *BASE_WORKERS})


def cheapest(moment: Moment) -> str:
    """The structure card in hand that costs least, empty for none."""
    own = moment.plan.vineyard
    held = [CARDS[card] for card in own.hand if DECK_OF[card] == STRUCTURE_DECK]
    return min(held, key=lambda card: structure_price(own, card), default="")


def about(moment: Moment) -> dict[str, object]:
    """The money, the card and the workers of the lesson."""
    card = cheapest(moment)
    price = structure_price(moment.plan.vineyard, card) if card else 0
    first, *others = specials(moment)
    known = {"card": card, "price": price, "train": PRICE, "special": first, "other": (*others, first)[0]}
    return aims.goal_of(moment) | known | {"short": max(0, price - int(moment.plan.vineyard.lira))}


def at_start(part: str) -> Finder:
    return lambda moment: Aim(part=part, params=about(moment)) if not moment.past.has("row") else None


def pick(moment: Moment) -> Aim | None:
    """Of the cards offered the one that costs least: a card that is never built is worth nothing."""
    if moment.asks != "pick_card":
        return None
    cards = [code.partition(":")[2] for code in moment.codes]
    best = min(cards, key=lambda card: structure_price(moment.plan.vineyard, card))
    price = structure_price(moment.plan.vineyard, best)
    return Aim((f"card:{best}",), params=about(moment) | {"card": best, "price": price})


def papa(moment: Moment) -> Aim | None:
    """The lira, unless the gift is a worker."""
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
    """Money for the card, and in summer for the worker that is trained in winter."""
    facts = about(moment)
    if moment.asks != "place":
        return None
    missing, what = (0 if has_built(moment) else int(str(facts["short"]))), "card"
    if not missing and not has_trained(moment):
        missing, what = max(0, PRICE - int(moment.plan.vineyard.lira)), "worker"
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
    """The last worker of the summer waits for winter, when it can train another."""
    if moment.asks != "place" or has_trained(moment) or moment.season != aims.SUMMER:
        return None
    if moment.plan.workers > 1 or moment.plan.vineyard.lira < PRICE:
        return None
    return Aim(moment.legal("pass"), params=about(moment))


def which_worker(moment: Moment) -> Aim | None:
    wished = moment.legal(*(f"worker:{name}" for name in specials(moment)))
    if moment.asks != "train" or not wished:
        return None
    return Aim(wished[:1], params=about(moment) | {"special": wished[0].partition(":")[2]})


def place_special(moment: Moment) -> Aim | None:
    """The special worker does what the plan would do anyway, and its ability comes on top."""
    if moment.asks != "place" or has_placed(moment):
        return None
    mine = [code for code in moment.codes if code.rpartition(":")[2] in specials(moment)]
    wished = [code for name in (*moment.plan.chain(), "give_tour", "gain_lira") for code in mine if f":{name}:" in code]
    if not mine:
        return None
    best = (*wished, *mine)[0]
    return Aim((best,), params=about(moment) | {"special": best.rpartition(":")[2]})


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
