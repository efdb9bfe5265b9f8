"""Whether the sentences of a hint are true: each is checked against the position in another way than it was made."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

from vendemmia.bots import ADVICE_SEED, NOTICED, advise
from vendemmia.engine import CODES, imagine, observe
from vendemmia.engine.catalogue import (
    DECK_OF,
    FIELD_VALUES,
    ORDER_DECK,
    REGIONS,
    VINE_DECK,
    WINTER,
    can_fill,
    order_of,
)
from vendemmia.web.show.advice.hint import gains
from vendemmia.web.show.advice.why import HintReasons

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vendemmia.engine import View
    from vendemmia.play import LegalAnswer
    from vendemmia.web.show.advice.hint import Tip
    from vendemmia.web.show.board.scene import Scene


def says_only_what_is_true(scene: Scene, found: list[Tip]) -> None:
    """Every sentence has a fact, and its numbers are those of the position; some answers have none."""
    reasons, own = HintReasons(scene), scene.view.vineyards[scene.own]
    known = {"lira": own.lira, "vp": own.vp}
    for tip in found:
        assert not EMPTY_WORDS.search(tip.reason), tip.reason
        why = reasons.of(tip.answer)
        if why is None:
            continue
        if why.id in ("build", "build-for", "lira", "lira-for", "points"):
            assert {name: known[name] for name in known if name in why.params} == {
                name: why.params[name] for name in known if name in why.params
            }
        check = CHECKS.get(why.id)
        assert check is None or check(scene, tip.answer, why.params), (tip.answer.code, tip.reason)
    never_wastes_a_worker(scene, found)


def never_wastes_a_worker(scene: Scene, found: list[Tip]) -> None:
    """Passing comes first only if later seasons use every worker that is left, or if it is clearly better."""
    if found[0].answer.code != "pass":
        return
    passing, *others = advise(scene.view, Random(ADVICE_SEED), 4)
    if passing.reason == "saves_workers":
        assert scene.view.season() != WINTER
        if passing.params["workers"] >= scene.view.vineyards[scene.own].workers_ready():
            return
    useful = [one for one in others if gains(scene.choices.legal[CODES[one.action]])]
    assert all(passing.chance - one.chance >= NOTICED for one in useful)


def after(scene: Scene, code: str) -> View:
    """What the reader would see right after an answer, whatever is hidden."""
    state = imagine(scene.view, Random(1))
    state.play(code)
    return observe(state, scene.seat)


def earns(scene: Scene, answer: LegalAnswer, params: Mapping[str, Any]) -> bool:
    """Played at once where nothing more is asked, the money is as announced."""
    own, then = scene.view.vineyards[scene.own], after(scene, answer.code)
    asked_more = then.to_move == scene.seat and not then.is_placing
    return params["after"] == own.lira + int(params["gain"]) and (
        asked_more or then.year != scene.view.year or then.vineyards[scene.own].lira >= int(params["after"])
    )


def scores(scene: Scene, answer: LegalAnswer, params: Mapping[str, Any]) -> bool:
    """Played at once where nothing more is asked, the points are as announced."""
    then = after(scene, answer.code)
    asked_more = then.to_move == scene.seat and not then.is_placing
    return asked_more or then.vineyards[scene.own].vp >= int(params["after"])


def playing_offers(scene: Scene, answer: LegalAnswer, params: Mapping[str, Any]) -> bool:
    """As many visitors can be chosen as announced, if that is the next question."""
    then = after(scene, answer.code)
    if then.asked is None or then.asked.id != "visitor" or then.to_move != scene.seat:
        return True
    return len(then.legal) == int(params["count"])


def order_is_held(scene: Scene, answer: LegalAnswer, params: Mapping[str, Any]) -> bool:
    own = scene.view.vineyards[scene.own]
    asked = scene.asked_now
    orders = [card for card in own.hand if DECK_OF[card] == ORDER_DECK]
    named = [card for card in orders if order_of(card).wines == params["wines"]]
    if answer.code.startswith("card:") or (asked is not None and asked.id != "place"):
        return True  # It may be offered or drawn, and is named by the answer itself.
    vp = [part for part in answer.outlook if part.thing == "vp" and not part.choice and part.most is None]
    certain = sum(part.amount for part in vp)
    fits = any(can_fill(own, card) for card in named)
    return fits and (params["vp"] == certain if certain and params["of"] == 1 else True)


def region_holder(scene: Scene, answer: LegalAnswer) -> int | None:
    """Who has the most stars in a region after the answer; None in a tie, or if the Automa has them."""
    number = REGIONS.index(answer.code[7:])
    counts = [int(each.stars_in(REGIONS[number])) for each in scene.view.vineyards]
    counts[scene.own] += 1
    rules = scene.view.rules
    best = max([*counts, *([rules.automa_stars[number]] if rules.automa_stars else [])])
    tied = [*counts, *([rules.automa_stars[number]] if rules.automa_stars else [])].count(best) > 1
    return None if tied or best not in counts else counts.index(best)


CHECKS: dict[str, Callable[[Scene, LegalAnswer, Mapping[str, Any]], bool]] = {
    "lira": earns,
    "lira-for": earns,
    "order": order_is_held,
    "pass-later": lambda scene, _, __: scene.view.season() != WINTER,
    "pass-none": lambda scene, _, __: scene.view.vineyards[scene.own].workers_ready() == 0,
    "points": scores,
    "visitor": playing_offers,
    "harvest": lambda scene, _, params: (
        0 < sum(value for _, value in params["grapes"]) <= FIELD_VALUES[-1]
        and scene.view.vineyards[scene.own].fields[FIELD_VALUES.index(int(params["field"]))] != 0
    ),
    "outcome": lambda _, answer, __: any(part.ends[1] > 0 for part in answer.outlook),
    "draw-order": lambda scene, _, params: params["orders"] == scene.view.hand_counts[scene.own][ORDER_DECK],
    "draw-vine": lambda scene, _, params: params["vines"] == scene.view.hand_counts[scene.own][VINE_DECK],
    "region-lead": lambda scene, answer, _: region_holder(scene, answer) == scene.own,
    "region-tie": lambda scene, answer, _: region_holder(scene, answer) is None,
}
"""By reason, whether what it says is true, computed in another way."""
EMPTY_WORDS = re.compile(r"nothing better|doing nothing|keeps workers|brings you closer|about the same|[{}]")
"""What a reason must not say: it is empty, or cannot be checked."""
