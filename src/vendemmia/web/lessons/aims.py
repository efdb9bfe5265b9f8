"""What the steps of the lessons point at: each function looks at a moment and finds its answers and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import MakeAnswer, WineAnswer, parse
from vendemmia.engine.catalogue import (
    FIELD_VALUES,
    ORDERS,
    PAPAS,
    SEASONS,
    SUMMER_DECK,
    VINES,
    WINTER_DECK,
)

from .model import Aim

if TYPE_CHECKING:
    from .model import Finder, Moment

TRAIN_PRICE: Final = 4
MOST_WORKERS: Final = 6
FALL: Final = SEASONS.index("fall")
SUMMER: Final = SEASONS.index("summer")
WINTER: Final = SEASONS.index("winter")


# --- steps to read


def before_first_year(part: str) -> Finder:
    return lambda moment: (
        Aim(part=part, params=goal_of(moment)) if moment.view.year <= 1 and not rowed(moment) else None
    )


def in_season(season: int, part: str) -> Finder:
    """Find moments of the first year, while workers are placed in this season."""

    def find(moment: Moment) -> Aim | None:
        here = moment.view.year == 1 and moment.asks == "place" and moment.season == season
        return Aim(part=part, params=goal_of(moment)) if here else None

    return find


def after(kind: str, part: str) -> Finder:
    """Find moments once something has happened to the seat."""

    def find(moment: Moment) -> Aim | None:
        if not moment.past.has(kind):
            return None
        known = {"what": moment.past.things[kind], "amount": moment.past.amounts[kind]}
        return Aim(part=part, params=goal_of(moment) | known)

    return find


def after_first_year(part: str) -> Finder:
    def find(moment: Moment) -> Aim | None:
        if not moment.past.years or moment.past.busy:
            return None
        return Aim(part=part, params=goal_of(moment), variant=wine_state(moment))

    return find


def rowed(moment: Moment) -> bool:
    return moment.past.has("row")


def goal_of(moment: Moment) -> dict[str, object]:
    """Return the order of the plan, and what the vineyard has."""
    plan = moment.plan
    order = next((each for each in ORDERS if each.id == plan.order), None)
    return {
        "order": plan.order,
        "points": order.vp if order else 0,
        "income": order.residual if order else 0,
        "vine": plan.vine,
        "structure": plan.lacking,
        "price": plan.price,
        "lira": plan.facts.lira,
        "workers": plan.workers,
        "vp": plan.facts.vp,
        "target": int(moment.view.rules.board.target),
        "year": moment.view.year,
        "jobs": len(plan.chain()),
        "residual": int(plan.vineyard.residual),
    }


def wine_state(moment: Moment) -> str:
    """Return how far the order is: its texts differ."""
    plan = moment.plan
    if plan.is_fillable:
        return "ready"
    if plan.vineyard.wine_count():
        return "wine"
    return "grapes" if plan.has_grapes else "vines" if plan.has_vines else "start"


# --- set-up and spring


def papa(moment: Moment) -> Aim | None:
    """Return the gift if the plan needs it or nothing is short, otherwise the lira."""
    if moment.asks != "papa" or moment.view.asked is None:
        return None
    given = next(each for each in PAPAS if each.id == moment.view.asked.params["papa"])
    wants = {moment.plan.lacking, *needs_of(moment.plan.vine)}
    take = given.gift in wants or given.gift == "worker" or not moment.plan.lacking
    params = goal_of(moment) | {"gift": given.gift, "extra": given.extra_lira}
    variant = ("needed" if given.gift in wants else "gift") if take else "money"
    return Aim(moment.legal("option:1" if take else "option:2"), params=params, variant=variant)


def needs_of(vine: str) -> tuple[str, ...]:
    return next((each.structures for each in VINES if each.id == vine), ())


def row(moment: Moment) -> Aim | None:
    """Return the row whose bonus the plan needs most."""
    if moment.asks != "row":
        return None
    plan, jobs = moment.plan, moment.plan.chain()
    wishes: list[tuple[str, int]] = []
    if not plan.order:
        wishes.append(("order", 3))
    if "draw_vine" in jobs:
        wishes.append(("vine", 2))
    if len(jobs) > plan.workers:
        wishes.append(("worker", 7))
    if plan.short:
        wishes.append(("lira", 4))
    for variant, number in (*wishes, ("point", 6), ("visitor", 5), ("early", 1)):
        if found := moment.legal(f"row:{number}"):
            return Aim(found, params=goal_of(moment) | {"row": number}, variant=variant)
    return None


# --- placing workers


def fill(moment: Moment) -> Aim | None:
    if moment.asks == "place" and moment.plan.is_fillable and (codes := moment.placing("fill_order")):
        return Aim(codes, params=goal_of(moment))
    return None


def make_wine(moment: Moment) -> Aim | None:
    want = moment.plan.at("grape")
    if moment.asks != "place" or want is None or not (codes := moment.placing("make_wine")):
        return None
    value = min(want.value, moment.plan.facts.best_wine(want.kind))  # The cellar may be too small, or its place taken.
    if not value:
        return None
    params = goal_of(moment) | {"kind": want.kind, "value": value, "least": want.least}
    return Aim(codes, params=params, variant="enough" if value >= want.least else "young")


def harvest(moment: Moment) -> Aim | None:
    plan = moment.plan
    if moment.asks != "place" or not plan.field or not (codes := moment.placing("harvest_field")):
        return None
    want = plan.at("field")
    if plan.order and want is None:
        return None
    red, white = plan.facts.harvest(plan.field)
    return Aim(
        codes, params=goal_of(moment) | {"field": plan.field, "red": red, "white": white}, variant=colours(red, white)
    )


def colours(red: int, white: int) -> str:
    return "both" if red and white else "red" if red else "white"


def plant(moment: Moment) -> Aim | None:
    """Return the vine that the order needs, if nothing is missing for it."""
    if moment.asks == "place" and moment.plan.vine and (codes := moment.placing("plant_vine")):
        vine = next(each for each in VINES if each.id == moment.plan.vine)
        if set(vine.structures) & {moment.plan.lacking}:
            return None
        params = goal_of(moment) | {"red": vine.red, "white": vine.white}
        return Aim(codes, params=params, variant=colours(vine.red, vine.white))
    return None


def build(moment: Moment) -> Aim | None:
    if moment.asks != "place" or not moment.plan.lacking or moment.plan.short:
        return None
    codes = (*moment.placing("build_structure"), *moment.placing("build_or_tour"))
    left = moment.plan.facts.lira - moment.plan.price
    variant = "cellar" if moment.plan.lacking.endswith("cellar") else "vine"
    return Aim(codes, params=goal_of(moment) | {"left": left}, variant=variant)


def tour(moment: Moment) -> Aim | None:
    """Aim at money, while the plan lacks it."""
    if moment.asks == "place" and moment.plan.short and (codes := moment.placing("give_tour")):
        return Aim(codes, params=goal_of(moment) | {"short": moment.plan.short})
    return None


def draw_vine(moment: Moment) -> Aim | None:
    jobs = moment.plan.chain()
    if moment.asks == "place" and "draw_vine" in jobs and (codes := moment.placing("draw_vine")):
        return Aim(codes, params=goal_of(moment))
    return None


def draw_order(moment: Moment) -> Aim | None:
    if moment.asks == "place" and not moment.plan.order and (codes := moment.placing("draw_order")):
        return Aim(codes, params=goal_of(moment))
    return None


def train(moment: Moment) -> Aim | None:
    plan = moment.plan
    if moment.asks != "place" or plan.vineyard.lira < TRAIN_PRICE or not (codes := moment.placing("train_worker")):
        return None
    return Aim(codes, params=goal_of(moment))


def visitor(moment: Moment) -> Aim | None:
    """Return a worker that the plan does not need has time for a visitor."""
    if moment.asks != "place":
        return None
    winter = moment.season == WINTER
    codes = moment.placing("play_winter_visitor" if winter else "play_summer_visitor")
    deck = WINTER_DECK if winter else SUMMER_DECK
    held = moment.plan.facts.held(deck)
    variant = "winter" if winter else "summer"
    return Aim(codes, params=goal_of(moment) | {"held": len(held)}, variant=variant) if codes else None


def spare_tour(moment: Moment) -> Aim | None:
    """Aim at money when there is nothing else to do: it always helps."""
    tour = moment.placing("give_tour")
    if moment.asks == "place" and (codes := (*tour, *moment.placing("gain_lira"))):
        return Aim(codes, params=goal_of(moment), variant="tour" if tour else "cart")
    return None


def save(moment: Moment) -> Aim | None:
    """Pass, because later seasons need all workers that are left."""
    if moment.asks != "place" or not moment.legal("pass"):
        return None
    jobs = moment.plan.due_later()
    if not jobs or moment.plan.workers > len(jobs):
        return None
    return Aim(("pass",), params=goal_of(moment) | {"jobs": tuple(jobs[: moment.plan.workers])})


def finish(moment: Moment) -> Aim | None:
    """Pass: nothing is left that helps."""
    if moment.asks == "place" and moment.legal("pass"):
        return Aim(("pass",), params=goal_of(moment), variant=wine_state(moment))
    return None


# --- the questions of an action


def fall(moment: Moment) -> Aim | None:
    """Return the kind of visitor of which fewer are in hand."""
    if moment.asks not in ("name_visitor", "deck") or not moment.legal("deck:summer", "deck:winter"):
        return None
    summer = int(moment.plan.vineyard.holds(SUMMER_DECK))
    winter = int(moment.plan.vineyard.holds(WINTER_DECK))
    deck = "winter" if winter <= summer else "summer"
    return Aim(moment.legal(f"deck:{deck}"), params={"summer": summer, "winter": winter}, variant=deck)


def which_vine(moment: Moment) -> Aim | None:
    if moment.asks == "plant" and (codes := moment.legal(f"card:{moment.plan.vine}")):
        return Aim(codes, params=goal_of(moment))
    return None


def which_field(moment: Moment) -> Aim | None:
    """Aim at a field: one harvest brings the grapes of a whole field, so vines stay together; else where most room
    is."""
    if moment.asks != "plant_field" or moment.view.asked is None:
        return None
    planted = moment.plan.facts.planted
    offered = [value for value in FIELD_VALUES if f"field:{value}" in moment.codes]
    if not offered:
        return None
    best = max(offered, key=lambda value: (planted(value), value))
    there = planted(best)
    vine = next(each for each in VINES if each.id == moment.view.asked.params["vine"])
    params = {"vine": vine.id, "field": best, "room": best - there - vine.value, "there": there}
    return Aim((f"field:{best}",), params=params, variant="together" if there else "empty")


def which_structure(moment: Moment) -> Aim | None:
    if moment.asks == "build" and (codes := moment.legal(f"structure:{moment.plan.lacking}")):
        return Aim(codes, params=goal_of(moment))
    return None


def which_harvest(moment: Moment) -> Aim | None:
    if moment.asks != "harvest" or not (codes := moment.legal(f"field:{moment.plan.field}")):
        return None
    red, white = moment.plan.facts.harvest(moment.plan.field)
    return Aim(codes, params={"field": moment.plan.field, "red": red, "white": white}, variant=colours(red, white))


def which_wine(moment: Moment) -> Aim | None:
    """Return the wine that the order asks for, then the others: wine and grapes age alike, but only wine can be
    delivered."""
    if moment.asks not in ("wine", "wine_more"):
        return None
    want = moment.plan.at("grape")
    wished = [f"make:{want.kind}"] if want else []
    codes = moment.legal(*wished, "make:red", "make:white", "make:blush", "done")
    if not codes:
        return None
    best = parse(codes[0])
    return Aim(codes[:1], params=goal_of(moment), variant=best.wine if isinstance(best, MakeAnswer) else "done")


def which_order(moment: Moment) -> Aim | None:
    if moment.asks == "order" and (codes := moment.legal(f"card:{moment.plan.order}")):
        return Aim(codes, params=goal_of(moment))
    return None


def deliver(moment: Moment) -> Aim | None:
    """Return the lowest wine that is good enough: better ones are for better orders."""
    if moment.asks != "order_wine" or moment.view.asked is None:
        return None
    wines = [answer for answer in map(parse, moment.codes) if isinstance(answer, WineAnswer)]
    if not wines:
        return None
    wines.sort(key=lambda answer: answer.value)
    lowest = wines[0]
    return Aim((lowest.code,), params={"kind": lowest.wine, "value": lowest.value, "best": wines[-1].value})
