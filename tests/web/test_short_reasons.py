"""The few words on something greyed out name the same cause as the sentence that a press on it opens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from tests.repeating import REPEATED
from vendemmia.engine import CODES, MODULES, Options, Placement, Reason, Refusal, observe, parse
from vendemmia.engine.catalogue import ACTION_NUMBER, DECK_OF, DECKS
from vendemmia.locale import words
from vendemmia.locale.explaining import short_reason
from vendemmia.locale.reasons import reason
from vendemmia.play import Choices
from vendemmia.record import UNKNOWN
from vendemmia.web.game.live_game import LiveGame

from .conftest import NAMES

if TYPE_CHECKING:
    from vendemmia.engine import View

POSITIONS = 200 * REPEATED
EN = words("en")
EMPTY = {"the", "you", "not", "this", "have", "your", "for", "are", "too", "need", "needs", "no", "such", "all", "only"}
SAYS = {
    "not in use": "not used",
    "taken": "worker on this space",
    "deck empty": "left to draw",
    "not there": "not on",
    "short": "costs",
    "no room": "no free place",
    "too low": "or more",
    "cannot age": "move up",
    "crew is full": "most workers",
    "blocks the rest": "must follow",
    "too few VP": "fall below",
    "too many": "at most",
    "all taken": "no more",
    "built on": "structure card on",
    "no place": "free slot",
    "not built": "not in your vineyard",
    "no such region": "not on the map",
    "same thing": "£3 for £3",
    "reserved": "only for",
}
"""Short reasons in other words than the sentence: how the sentence says it."""


def stems(text: str) -> set[str]:
    return {word[:4] for word in re.findall(r"[a-z]+", text.lower()) if len(word) > 2 and word not in EMPTY}


def same_cause(short: str, sentence: str) -> bool:
    key = re.sub(r"^£\d+ ", "", short)
    return bool(stems(short) & stems(sentence)) or SAYS.get(key, sentence + "!") in sentence


def is_true(view: View, code: str, refusal: Refusal) -> bool:
    """Whether what a short reason claims beyond its sentence holds."""
    match refusal.reason:
        case Reason.NOT_A_VISITOR_OF_SEASON:
            decks = [DECKS[DECK_OF[card]] for card in view.vineyards[view.seat or 0].hand]
            return not isinstance(parse(code), Placement) or refusal.params["deck"] not in decks
        case Reason.WRONG_SEASON:
            named = parse(code)
            action = view.rules.board.actions[ACTION_NUMBER[named.action]] if isinstance(named, Placement) else None
            return action is None or not action.is_open(view.season())
        case _:
            return "lacking" not in refusal.params or refusal.lacking > 0


def positions() -> Iterator[Choices]:
    """Positions of random games, with what is asked there."""
    found = 0
    for seed in range(POSITIONS):
        modules = frozenset(MODULES) if seed % 2 else frozenset()
        game, rng = LiveGame.new(Options(players=2 + seed % 5, modules=modules), seed), Random(seed)
        for ply in range(160):
            state = game.state
            if state.is_over or found == POSITIONS:
                break
            if ply % 16 == 15 and state.to_move is not None:
                found += 1
                yield Choices(observe(state, state.to_move), EN, NAMES)
            game.play(rng.choice([CODES[action] for action in state.legal_actions()]), recorded=UNKNOWN)
        if found == POSITIONS:
            return


def test_short_reasons_state_the_same_cause() -> None:
    wrong: set[str] = set()
    for choices in positions():
        rng = Random(len(choices.codes))
        kinds = {code.partition(":")[0] for code in choices.codes}
        asked = [code for code in CODES if code.partition(":")[0] in kinds and code not in choices.codes]
        for code in rng.sample(asked, min(60, len(asked))):
            for refusal in choices.refusals(code)[:1]:
                short, sentence = short_reason(EN, refusal), reason(EN, refusal, NAMES, choices.view.seat)
                if not same_cause(short, sentence) or not is_true(choices.view, code, refusal):
                    wrong.add(f"{code}: {short!r} for {sentence!r}")
    assert sorted(wrong) == []


def test_a_visitor_that_is_not_in_hand_is_no_question_of_the_season() -> None:
    refused = Refusal(Reason.NOT_A_VISITOR_OF_SEASON, {"deck": "summer"})
    assert short_reason(EN, refused) == "no summer visitor"
    assert short_reason(EN, Refusal(Reason.ROW_TAKEN, {})) == "no other row"
    assert short_reason(EN, Refusal(Reason.ROW_RESERVED, {"row": 3})) == "only row 1"
