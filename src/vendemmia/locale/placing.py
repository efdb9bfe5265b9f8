"""A placement in words: what it asks on its way, and what the answers mean."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from vendemmia.engine.bonuses import board_action_of
from vendemmia.engine.catalogue import ACTIONS, FARMER, INNKEEPER, MAFIOSO, SPACES, WORKERS
from vendemmia.engine.placement import ACTION_DONE, AFTER, BONUS_DUE, NAMING, Placement
from vendemmia.engine.verbs.trading import THINGS, Trade

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import State
    from vendemmia.engine.frames import Frame

    from .catalogue import Asked
    from .names import Names


def _action(frame: Frame) -> str:
    return ACTIONS[frame.data & 31]


def _worker(frame: Frame) -> int:
    return frame.data >> 8 & 15


def _bonuses(words: Names, state: State, frame: Frame, spaces: Iterable[int]) -> str:
    """The bonuses of some spaces of the action, one or the other; empty for none."""
    printed = board_action_of(state, frame.data & 31).bonuses
    told = [words.bonus_text(bonus) for space in spaces if (bonus := printed[space]) is not None]
    return reduce(lambda first, second: words.message("action-bonus-either", first=first, second=second), told or [""])


# --- questions


def placement_asked(words: Names, state: State, frame: Frame, node: Placement) -> Asked:
    done = frame.step & ACTION_DONE
    phase = node.phase(frame)
    name = words.action_name(_action(frame), state.rules.board)
    if phase == NAMING:
        return "question-token-bonus", {"action": name}
    if phase == AFTER:
        return _once_more(words, state, frame, node)
    own, tokens = node.open_own(state, frame), node.token_spaces(state, frame)
    bought = _bonuses(words, state, frame, tokens)
    if own < 0:
        key = "question-token" if done else "question-action-or-token"
        return key, {"action": name, "bonus": bought, "tokens": state.vineyards[frame.seat].tokens}
    bonus = _bonuses(words, state, frame, [own])
    if tokens and done:
        return "question-bonus-or-token", {"action": name, "bonus": bonus, "other": bought}
    return _bonus_key(state, frame, node), {"action": name, "bonus": bonus}


def _bonus_key(state: State, frame: Frame, node: Placement) -> str:
    """There is a choice only where the bonus is possible and need not be taken."""
    if not frame.step & ACTION_DONE:
        return "question-action-or-bonus"
    bonus = node.bonus(state, frame)
    if bonus is None or not bonus.doable(state, frame.seat, -1):
        return "question-bonus-lost"
    return "question-bonus-due" if frame.step & BONUS_DUE else "question-bonus"


def _once_more(words: Names, state: State, frame: Frame, node: Placement) -> Asked:
    source = words.worker_title(WORKERS[_worker(frame)])
    if _worker(frame) == MAFIOSO:
        return "question-again", {"source": source, "action": words.action_name(_action(frame))}
    bonus = _bonuses(words, state, frame, [node.own_space(state, frame)])
    return "question-again-bonus", {"source": source, "bonus": bonus}


def arrival_asked(words: Names, frame: Frame, names: Sequence[str]) -> Asked:
    """What a special worker may do before the action."""
    source = words.worker_title(WORKERS[_worker(frame)])
    match _worker(frame):
        case worker if worker == FARMER:
            return "question-printed-bonus", {"source": source, "action": words.action_name(_action(frame))}
        case worker if worker == INNKEEPER and frame.step:
            return "question-host-visitor", {"source": source, "player": words.player_name(frame.other, names)}
        case worker if worker == INNKEEPER:
            return "question-host", {"source": source}
        case _:
            return "question-pupil", {"source": source}


# --- answers; empty if there is nothing in particular to tell


def placement_label(words: Names, state: State, frame: Frame, node: Placement, answer: str) -> str:
    done = frame.step & ACTION_DONE
    after = node.phase(frame) == AFTER
    match answer:
        case "done" if not done:
            return words.message("choice-done-lapse")
        case "done":
            return words.message("choice-done-token" if node.only_token(state, frame) else "choice-done-bonus")
        case "no" if after:
            return words.message("choice-no-again")
        case "yes" if after and _worker(frame) == MAFIOSO:
            return words.message("choice-yes-again", action=words.action_name(_action(frame)))
        case "yes" if after:
            own = node.own_space(state, frame)
            return words.message("choice-yes-again-bonus", bonus=_bonuses(words, state, frame, [own]))
        case "token":
            bonus = _bonuses(words, state, frame, node.token_spaces(state, frame))
            key = "choice-token-after" if done else "choice-token-first"
            return words.message(key, bonus=bonus) if bonus else ""
        case "do:action":
            return words.message("choice-action-first", action=words.action_name(_action(frame)))
        case "do:bonus" if (own := node.open_own(state, frame)) >= 0:
            key = "choice-bonus-after" if done else "choice-bonus-first"
            return words.message(key, bonus=_bonuses(words, state, frame, [own]))
        case _ if answer.startswith("option:") and isinstance(node.bonus(state, frame), Trade):
            return words.message(f"choice-give-{THINGS[int(answer.removeprefix('option:')) - 1]}")
        case _:
            return named_bonus(words, state, frame, answer)


def arrival_label(words: Names, state: State, frame: Frame, answer: str) -> str:
    if answer == "no":
        return words.message("choice-no-visitor" if _worker(frame) == INNKEEPER else "choice-no-pupil")
    return named_bonus(words, state, frame, answer)


def named_bonus(words: Names, state: State, frame: Frame, answer: str) -> str:
    """The bonus of a space, if there is one on the action of this frame."""
    kind, _, space = answer.partition(":")
    bonus = words.space_bonus(_action(frame), space, state.rules.board) if kind == "bonus" and space in SPACES else ""
    return words.message("choice-bonus-named", space=words.space_name(space), bonus=bonus) if bonus else ""
