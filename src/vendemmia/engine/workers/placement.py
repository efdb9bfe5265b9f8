"""The frame of a placement: action and bonus, and what a special worker may do after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import DO_ACTION, DO_BONUS, DONE, FIRST_BONUS, TOKEN
from ..numbers.names import ACTIONS
from ..reports.asked import Asked, Question
from ..reports.reasons import Reason, refuse
from ..state.chance import OPAQUE
from ..state.frames import NODES, Frame, Node
from ..state.packing import harvested_fields, pack_placement, placed_action, placed_mark, placed_space, placed_worker
from ..year.triggers import HARVESTED, react
from .abilities import ABILITIES, ALWAYS
from .bonuses import board_action_of, own_source, token_sources

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..verbs.repeating import Repeat
    from ..year.board import BoardAction


# The step of a placement frame has these bits; its data is packed by `pack_placement`.
ACTION_DONE: Final = 1
BONUS_DONE: Final = 2
BONUS_DUE: Final = 4
"""PLACE-9: the bonus must be taken, if it still can be."""
MAY_LAPSE: Final = 8
"""A waiting action that only a token would make possible: it may be let go (AUT-4, RUL-4)."""
TOKEN_DONE: Final = 16
TOKEN_ASKED: Final = 32
"""The token is spent; which bonus it buys is being asked (TSOLO-4)."""
OFFERS_DONE: Final = 64
"""Bonus and token are taken or declined."""
REPEAT_DONE: Final = 128
"""A second action or a second bonus is taken or declined."""
EXTRA_DONE: Final = 256
"""The extra card of one draw of the turn is drawn."""
LAST_DONE: Final = 512
"""What the worker does after everything else has started."""

# The phases of a placement.
BEFORE: Final = 0
"""The action is still to be done."""
NAMING: Final = 1
"""Which bonus the token buys."""
OFFERS: Final = 2
"""The action is done; bonus or token may follow."""
AFTER: Final = 3
"""What the worker may do after everything else."""


class PlacementNode(Node):
    """PLACE-5, PLACE-6: the action is mandatory; the bonus is optional and comes before or after it."""

    def __init__(self) -> None:
        super().__init__()
        self.binds = True
        self.fallible = True
        self.packs_placement = True

    def board_action(self, state: State, frame: Frame) -> BoardAction:
        return board_action_of(state, placed_action(frame.data))

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        if frame.step & ACTION_DONE:
            return False
        top = state.stack[-1]
        if top.node.precedes:
            return True  # TUS-12
        action = self.board_action(state, frame)
        own = self.own_space(state, frame)  # Also while it is being taken.
        for source in action.printed:
            if action.bonus_harms[source] and (
                source == own or frame.step & TOKEN_DONE or self.token_spaces(state, frame)
            ):
                return True
        return not action.node.doable(state, frame.seat, -1)  # Only with the bonus, which must be enough.

    # --- bonuses to gain

    def open_own(self, state: State, frame: Frame) -> i64:
        """Return the space whose bonus the worker may take now, before the action only where the order can matter; -1
        if there is none or it has been taken."""
        if frame.step & BONUS_DONE:
            return -1
        own = self.own_space(state, frame)
        if own >= 0 and not frame.step & ACTION_DONE and not self.board_action(state, frame).order_matters[own]:
            return -1
        return own

    def own_space(self, state: State, frame: Frame) -> i64:
        return own_source(
            self.board_action(state, frame),
            placed_space(frame.data),
            placed_worker(frame.data),
            placed_mark(frame.data),
        )

    def token_spaces(self, state: State, frame: Frame) -> list[int]:
        """Return the spaces whose bonus a token may buy now; before the action only where the order can matter."""
        if frame.step & TOKEN_DONE and not frame.step & TOKEN_ASKED:
            return []
        action = self.board_action(state, frame)
        own = self.own_space(state, frame)
        if frame.step & TOKEN_ASKED:
            sources = [space for space in action.printed if space != own]
        else:
            sources = token_sources(state, frame.seat, action, own)
        if not frame.step & ACTION_DONE:
            sources = [space for space in sources if action.order_matters[space]]
        return sources

    def bonus(self, state: State, frame: Frame) -> Node | None:
        source = self.open_own(state, frame)
        return None if source < 0 else self.board_action(state, frame).bonuses[source]

    def bonus_at(self, state: State, frame: Frame, source: i64) -> Node:
        bonus = self.board_action(state, frame).bonuses[source]
        assert bonus is not None
        return bonus

    def token_able(self, state: State, frame: Frame) -> bool:
        if not state.rules.tokens_usable:
            return False
        for source in self.token_spaces(state, frame):
            if self.bonus_at(state, frame, source).doable(state, frame.seat, -1):
                return True
        return False

    def offered(self, state: State, frame: Frame) -> bool:
        """Return whether a bonus may be taken now, judged by what all players can see."""
        own = self.open_own(state, frame)
        if own >= 0 and self.bonus_at(state, frame, own).openly(state, frame.seat, -1):
            return True
        if not state.rules.tokens_usable:
            return False
        for source in self.token_spaces(state, frame):
            if self.bonus_at(state, frame, source).openly(state, frame.seat, -1):
                return True
        return False

    def phase(self, frame: Frame) -> i64:
        if frame.step & TOKEN_ASKED:
            return NAMING
        if not frame.step & ACTION_DONE:
            return BEFORE
        return AFTER if frame.step & OFFERS_DONE else OFFERS

    # --- the course of a placement

    def proceed(self, state: State, frame: Frame) -> bool:
        phase = self.phase(frame)
        if phase == NAMING:
            return True
        if phase == BEFORE:
            if self.offered(state, frame):
                return True
            action = self.board_action(state, frame)
            if state.rng == OPAQUE and not action.node.doable(state, frame.seat, -1):
                return True  # Look-ahead has come to a dead end: a question without an answer.
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(action.node, frame.seat, -1)
            return False
        if phase == OFFERS:
            if self.offered(state, frame):
                return True
            self.close_offers(state, frame)
            return False
        return self.after(state, frame)

    def close_offers(self, state: State, frame: Frame) -> None:
        """Close the offers: bonus and token are taken or declined."""
        if not frame.report and not ABILITIES[placed_worker(frame.data)].lingers:  # Neither a harvest nor an ability.
            state.stack.pop()
        else:
            state.turn(frame.step | OFFERS_DONE, frame.data)

    def after(self, state: State, frame: Frame) -> bool:
        """Begin the bonus again, then what follows a harvest, then the action again, then what the worker does at the
        end."""
        abilities = ABILITIES[placed_worker(frame.data)]
        seat = frame.seat
        if state.fresh and abilities.on_draw is not None:
            # The bonus that could have been part of the draw is declined, so the draw is complete now.
            state.stack.append(Frame(NODES["drawn"], seat, -1, 0, 0, 0))
            return False
        again = abilities.repeats
        if again is not None and not frame.step & REPEAT_DONE and (again.same_harvest or not frame.report):
            return again.proceed(state, frame)
        if frame.report:
            state.stack[-1] = Frame(self, seat, -1, frame.step, frame.data, 0)
            if harvested_fields(frame.report):
                react(state, HARVESTED, seat)
            return False
        last = abilities.after
        if last is not None and not frame.step & LAST_DONE and (abilities.when == ALWAYS or placed_mark(frame.data)):
            state.turn(frame.step | LAST_DONE, frame.data)
            state.begin(last, seat, -1)
            return False
        state.finish(0)
        return False

    def repeat(self, frame: Frame) -> Repeat | None:
        """Return what asks in the last phase, if anything."""
        return ABILITIES[placed_worker(frame.data)].repeats

    def bonus_question(self, state: State, frame: Frame) -> Frame | None:
        """Return the bonus's own first question, where it can be asked beside `done`."""
        bonus = self.bonus(state, frame)
        if bonus is None or not bonus.direct or not frame.step & ACTION_DONE:
            return None
        return Frame(bonus, frame.seat, -1, 0, 0, 0)

    def asked(self, state: State, frame: Frame) -> Asked:
        asked = self.asked_openly(state, frame)
        bonus = self.bonus(state, frame)
        due = asked.id == Question.BONUS.id or asked.id == Question.BONUS_DUE.id
        if due and bonus is not None and not bonus.doable(state, frame.seat, -1):
            return asked._replace(id=Question.BONUS_LOST.id)
        return asked

    def asked_openly(self, state: State, frame: Frame) -> Asked:
        seat = frame.seat
        action = ACTIONS[placed_action(frame.data)]
        params: dict[str, int | str] = {"action": action}
        source = f"action:{action}"
        phase = self.phase(frame)
        if phase == NAMING:
            return Asked(Question.TOKEN_BONUS.id, params, seat, source)
        again = self.repeat(frame)
        if phase == AFTER and again is not None:
            return again.asked(state, frame)
        own = self.open_own(state, frame)
        tokens = self.token_spaces(state, frame)
        bought = self.effect_ids(state, frame, tokens)
        if own < 0:
            params["bonus"] = bought
            params["tokens"] = state.vineyards[seat].tokens
            question = Question.TOKEN if phase == OFFERS else Question.ACTION_OR_TOKEN
            return Asked(question.id, params, seat, source)
        params["bonus"] = self.effect_ids(state, frame, [own])
        if phase == BEFORE:
            params["other"] = bought
            return Asked(Question.ACTION_OR_BONUS.id, params, seat, source)
        beside = self.bonus_question(state, frame)
        params["beside"] = "" if beside is None else beside.node.asked_openly(state, beside).id
        question = Question.BONUS_DUE if frame.step & BONUS_DUE else Question.BONUS
        if tokens:
            params["other"] = bought
            question = Question.BONUS_OR_TOKEN
        return Asked(question.id, params, seat, source)

    def effect_ids(self, state: State, frame: Frame, spaces: list[int]) -> str:
        """Return the ids of the bonuses of some spaces, with a space between them."""
        return " ".join([self.bonus_at(state, frame, space).path for space in spaces if space >= 0])

    def options(self, state: State, frame: Frame) -> list[int]:
        phase = self.phase(frame)
        seat = frame.seat
        if phase == NAMING:
            sources = self.token_spaces(state, frame)
            return [FIRST_BONUS + at for at in sources if self.bonus_at(state, frame, at).doable(state, seat, -1)]
        if phase == AFTER:
            again = self.repeat(frame)
            return [] if again is None else again.options(state, frame)
        action = self.board_action(state, frame)
        bonus = self.bonus(state, frame)
        able = bonus is not None and bonus.doable(state, seat, -1)
        actions: list[int] = []
        if phase == OFFERS:
            if not able or not frame.step & BONUS_DUE:
                actions.append(DONE)
        elif action.node.doable(state, seat, -1):
            actions.append(DO_ACTION)
        elif frame.step & MAY_LAPSE:
            actions.append(DONE)
        if self.token_able(state, frame):
            actions.append(TOKEN)
        question = self.bonus_question(state, frame)
        if question is not None and bonus is not None:
            return actions + bonus.options(state, question)
        if able:
            actions.append(DO_BONUS)
        actions.sort()
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        phase = self.phase(frame)
        if phase == NAMING:
            source: i64 = action - FIRST_BONUS
            if source not in self.token_spaces(state, frame):
                return [refuse(Reason.NOT_ASKED)]
            return self.bonus_at(state, frame, source).why(state, frame.seat, -1)
        if phase == AFTER:
            again = self.repeat(frame)
            return [refuse(Reason.NOT_ASKED)] if again is None else again.refusals(state, frame, action)
        node = self.board_action(state, frame).node
        if action == DO_ACTION and phase == BEFORE:
            return node.why(state, frame.seat, -1)
        if action == DONE and phase == BEFORE and frame.step & MAY_LAPSE:
            return [refuse(Reason.NOT_ASKED)] if node.doable(state, frame.seat, -1) else []
        return self.offer_refusals(state, frame, action)

    def offer_refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        """Return why bonus or token cannot be taken, or not declined."""
        seat = frame.seat
        bonus = self.bonus(state, frame)
        if action == DONE and frame.step & ACTION_DONE:
            due = frame.step & BONUS_DUE and bonus is not None and bonus.doable(state, seat, -1)
            return [refuse(Reason.BONUS_MANDATORY)] if due else []
        if action == TOKEN and state.rules.options.solo is not None:
            return self.token_refusals(state, frame)
        question = self.bonus_question(state, frame)
        if question is not None and bonus is not None:
            return bonus.refusals(state, question, action)
        if bonus is not None and action == DO_BONUS:
            return bonus.why(state, seat, -1)
        return [refuse(Reason.NOT_ASKED)]

    def token_refusals(self, state: State, frame: Frame) -> list[Refusal]:
        reasons: list[Refusal] = []
        for source in self.token_spaces(state, frame):
            lacking = self.bonus_at(state, frame, source).why(state, frame.seat, -1)
            if not lacking:
                return []
            reasons.extend(lacking)
        return reasons or [refuse(Reason.NO_BONUS_TOKEN)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        phase = self.phase(frame)
        seat = frame.seat
        if phase == NAMING:
            state.turn(frame.step & ~TOKEN_ASKED, frame.data)
            state.begin(self.bonus_at(state, frame, action - FIRST_BONUS), seat, -1)
            return
        if phase == AFTER:
            again = self.repeat(frame)
            if again is not None:
                again.answer(state, frame, action)
            return
        if action == DONE:
            if phase == BEFORE:
                state.emit(kinds.LOST, seat, 0, ACTIONS[placed_action(frame.data)], "", -1)
                state.finish(0)
            else:
                self.close_offers(state, frame)
            return
        if action == DO_ACTION:
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(self.board_action(state, frame).node, seat, -1)
            return
        if action == TOKEN:
            self.spend_token(state, frame)
            return
        question = self.bonus_question(state, frame)
        bonus = self.bonus(state, frame)
        assert bonus is not None
        state.turn(frame.step | BONUS_DONE, frame.data)
        if question is None:
            state.begin(bonus, seat, -1)
        else:
            state.stack.append(question)
            bonus.answer(state, question, action)

    def spend_token(self, state: State, frame: Frame) -> None:
        """AUT-4; with several bonuses to choose from the next question is which."""
        sources = self.token_spaces(state, frame)
        bonus = self.bonus_at(state, frame, sources[0])
        state.vineyards[frame.seat].tokens -= 1
        state.emit(kinds.TOKEN, frame.seat, -1, "", bonus.origin, -1)
        if len(sources) > 1:
            state.turn(frame.step | TOKEN_DONE | TOKEN_ASKED, frame.data)
            return
        state.turn(frame.step | TOKEN_DONE, frame.data)
        state.begin(bonus, frame.seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        phase = self.phase(frame)
        seat = frame.seat
        if phase == NAMING:
            return self.bonus_at(state, frame, action - FIRST_BONUS).outlook(state, seat)
        if phase == AFTER:
            again = self.repeat(frame)
            return [] if again is None else again.outlook_of(state, frame, action)
        if action == DO_ACTION:
            return self.board_action(state, frame).node.prospect(state, seat, None)
        if action == TOKEN:
            sources = self.token_spaces(state, frame)
            return self.bonus_at(state, frame, sources[0]).outlook(state, seat) if len(sources) == 1 else []
        bonus = self.bonus(state, frame)
        if bonus is None or action == DONE:
            return []
        question = self.bonus_question(state, frame)
        return bonus.outlook(state, seat) if question is None else bonus.outlook_of(state, question, action)


PLACEMENT: Final = PlacementNode()


def placement_frame(seat: i64, action: i64, space: i64, worker: i64, step: i64, mark: i64) -> Frame:
    return Frame(PLACEMENT, seat, -1, step, pack_placement(action, space, worker, mark), 0)


def acting_on(state: State) -> i64:
    """Return the action whose worker led to what is being resolved, -1 for none."""
    for frame in state.stack:
        if frame.node is PLACEMENT:
            return placed_action(frame.data)
    return -1
