"""The prompt: whose turn it is, the question, and the answers that have no place elsewhere on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import (
    CODES,
    CardAnswer,
    MamaAnswer,
    OptionAnswer,
    PapaAnswer,
    Placement,
    SeatAnswer,
    TakeBack,
    WorkerAnswer,
    parse,
)
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARD_NUMBER,
    PRIVATE,
    SEASONS,
    SPECIAL_WORKERS,
    WORKERS,
    entered_cell,
)
from vendemmia.play import RefusedAnswer, declinable
from vendemmia.web.show.advice.chosen_for import is_small
from vendemmia.web.show.board.cover import Cover
from vendemmia.web.show.board.pieces import worker_icon
from vendemmia.web.show.board.vineyard import asked_field, asks_built_card
from vendemmia.web.show.cards.printed import effect_tokens
from vendemmia.web.show.events.turn_steps import turn_steps
from vendemmia.web.show.hand.picking import pick_way, picks
from vendemmia.web.show.page.rewording import reworded
from vendemmia.web.tables.contests import allows_help
from vendemmia.web.tables.endings import gone, winners_of

from .buttons import Buttons
from .sheet import SheetShown

if TYPE_CHECKING:
    from vendemmia.play import LegalAnswer
    from vendemmia.web.models import Table
    from vendemmia.web.show.board.board import BoardShown
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.show.cards.icons import IconToken
    from vendemmia.web.show.events.turn_steps import TurnSteps

    from .buttons import Button

FULL, LONG = 34, 44
"""From more letters on, a question fills its place, or has smaller ones."""
FEW = 4
"""Up to this many answers are in the bar even if they have a place elsewhere on the page."""
PARTS = ("board", "vineyard", "hand", "rivals", "log")
"""The parts of the page, of which a small screen shows one at a time."""
OPTIONS = tuple(code for code in CODES if isinstance(parse(code), OptionAnswer))
ON_BOARD = ("place", "take", "action", "row", "region", "deck")
ON_VINEYARD = ("field", "structure", "grape", "wine", "make", "mat")


class WorkerKind(NamedTuple):
    """A kind of worker that can be placed; one of them is selected."""

    id: str
    icon: str
    name: str
    ready: int
    selected: bool


class AnswerGroup(NamedTuple):
    """Answers that belong together, e.g. the placements on one action."""

    title: str
    answers: tuple[LegalAnswer, ...]


class Prompt:
    """The bar of one scene. `people` are the seats of the people at this screen."""

    parts = PARTS

    def __init__(self, scene: Scene, board: BoardShown, record: Table, people: tuple[int, ...]) -> None:
        self.scene = scene
        self.words = scene.words
        self.view = scene.view
        self.board = board
        self.record = record
        self.people = people
        self.choices = scene.choices

    # --- who

    @property
    def asked(self) -> bool:
        return self.scene.asked

    @property
    def over(self) -> bool:
        return self.view.is_over or bool(self.record.ending)

    @cached_property
    def mover(self) -> SeatMark | None:
        return None if self.scene.to_move is None else self.scene.seats[self.scene.to_move]

    @property
    def can_hurry(self) -> bool:
        """A computer player is pausing before its move."""
        return self.record.bot_to_move and self.record.pace != "off" and not self.record.hurry

    @cached_property
    def won(self) -> tuple[SeatMark, ...]:
        return tuple(self.scene.seats[seat] for seat in winners_of(self.record)) if self.over else ()

    @cached_property
    def heading(self) -> str:
        say = self.words.message
        if self.asked:
            return reworded(self.scene)
        if self.over:
            return self._ending()
        if self.scene.guest is not None:
            return Cover(self.scene).question
        mover = self.mover
        assert mover is not None
        return say("prompt-thinking" if mover.bot else "prompt-waiting", player=mover.name)

    @property
    def length(self) -> str:
        """How long the question is, as the style sheets call it."""
        letters = len(self.heading)
        return "long" if letters > LONG else "full" if letters > FULL else ""

    def _ending(self) -> str:
        say, seat = self.words.message, self.scene.seat
        if not self.won and self.record.ending:
            return say("ending-without-winner")
        if self.record.ending:
            return say(
                f"ending-{self.record.ending}",
                who="you" if self.won[0].number == seat else "lost" if seat in gone(self.record) else "other",
                winner=self.won[0].name,
                gone=self.words.listed(self.scene.names[each] for each in gone(self.record)),
            )
        if self.scene.options.solo is not None:
            return say("prompt-won-you" if self.won else "prompt-won-automa")
        if [winner.number for winner in self.won] == [seat]:
            return say("prompt-won-you")
        names = self.words.listed(winner.name for winner in self.won if not winner.is_reader)
        if any(winner.is_reader for winner in self.won):
            return say("result-shared-you", players=names)
        return say("prompt-won", count=len(self.won), players=names)

    @cached_property
    def help(self) -> str:
        """One line about how to answer, or about what others do."""
        say = self.words.message
        if self.over:
            return say("prompt-help-over")
        if self.picks:
            return say("prompt-pick-help")
        if self.sheet is not None and self.sheet.is_confirmed:
            return say("sheet-help", kind=self.sheet.kind, count=self.sheet.most)
        if self.scene.guest is not None:
            return self._help_guest()
        if not self.asked:
            return say("prompt-help-thinking") if self.can_hurry else ""
        if self.workers:
            return say("prompt-help-place")
        if not any(place_of(self.scene, code) for code in self.choices.codes):
            return say("prompt-help")
        here = any(button.found.legal and not button.quiet for button in self.buttons)
        return say("prompt-help-glow" if here else "prompt-help-there")

    def _help_guest(self) -> str:
        """Say at a shared screen who can still undo, or that no other player need take over."""
        say, guest = self.words.message, self.scene.names[self.scene.own]
        if (
            self.turn_steps.seat is not None
            and self.turn_steps.length
            and self.turn_steps.seat.number != self.scene.guest
        ):
            return say("cover-undo-of", player=self.turn_steps.seat.name, next=guest)
        return say("cover-answers", player=guest) if self.asked else say("cover-text")

    @cached_property
    def help_next(self) -> str:
        """Who is next, said where there is room for it."""
        after = self.board.calendar.next_up if self.asked and self.workers else None
        return "" if after is None else self.words.message("prompt-help-next", player=after.name)

    # --- answers

    @cached_property
    def workers(self) -> list[WorkerKind]:
        """The kinds of workers to choose from, the first one selected."""
        vineyard = self.view.vineyards[self.scene.own]
        return [
            WorkerKind(
                kind,
                worker_icon(kind),
                self.words.message("prompt-worker", worker=kind, name=self.words.worker_title(kind)),
                vineyard.available(WORKERS.index(kind)),
                place == 0,
            )
            for place, kind in enumerate(self.board.spaces.kinds)
        ]

    @property
    def can_pass(self) -> bool:
        return "pass" in self.choices.codes

    @property
    def pass_locks(self) -> bool:
        """Passing reveals something hidden, so it cannot be taken back."""
        return self.can_pass and self.choices.legal["pass"].locks

    @cached_property
    def pass_brings(self) -> tuple[IconToken, ...]:
        """The cell of the wake-up chart that the rooster enters on a pass."""
        calendar = self.board.calendar
        row = self.view.vineyards[self.scene.own].row
        cell = entered_cell(self.scene.board, calendar.season, row) if self.can_pass else ""
        return effect_tokens(self.words, self.view.rules, cell)

    @cached_property
    def pass_text(self) -> str:
        """How many workers are left for later seasons, or stay unused."""
        count = sum(worker.ready for worker in self.workers)
        later = [season for season in range(self.board.calendar.season + 1, 4) if self._has_actions(season)]
        if not later:
            return self.words.message("prompt-pass-idle", count=count)
        season = self.words.season_name(SEASONS[later[0]])
        return self.words.message("prompt-pass-keep", count=count, season=season)

    def _has_actions(self, season: int) -> bool:
        return bool(self.scene.board.seasonal[season])

    @cached_property
    def buttons(self) -> list[Button]:
        """What the bar offers besides placing a worker and passing."""
        codes = [code for code in self.choices.codes if parse(code).kind not in ("place", "pass")]
        if self.picks:
            return []  # Cards are chosen in the hand, then confirmed here.
        if self.sheet is not None:
            codes = self.sheet.others
        if len(codes) > FEW:
            codes = [code for code in codes if not place_of(self.scene, code) or code in self.choices.at_once]
        return [button for code in codes for button in self._buttons_of(code)]

    def _buttons_of(self, code: str) -> list[Button]:
        """Return an answer as one button, or as one for each way in which it can be given at once."""
        ways = self.choices.at_once.get(code)
        if ways is None:
            return [self.button(code)]
        return [self._maker.at_once(self.choices.legal[code], way) for way in ways]

    @cached_property
    def sheet(self) -> SheetShown | None:
        """The present decision of several parts."""
        found = self.choices.sheet if self.asked and self.scene.live else None
        return None if found is None else SheetShown(self.scene, found, self._maker)

    def button(self, code: str) -> Button:
        return self._maker.button(self.choices.legal[code])

    @property
    def offer(self) -> str:
        """The kind of offer that could always be declined; empty for other questions, and in a lesson."""
        made = declinable(self.scene.asked_now, self.choices.legal) if self.asked and not self.record.guided else None
        return "" if made is None else made.kind

    def has_place(self, code: str) -> bool:
        """Return whether the thing itself can be pressed elsewhere on the page; one that shows everything does not
        repeat it."""
        return bool(" " not in code and place_of(self.scene, code))

    @cached_property
    def picks(self) -> int:
        """How many cards are chosen together."""
        return picks(self.scene)

    @cached_property
    def is_small(self) -> bool:
        """The reader may leave the question to the computer player; not in a lesson, which asks for a reason, and not
        in a contest."""
        return is_small(self.scene) and not self.record.guided and allows_help(self.record)

    @property
    def pick_way(self) -> str:
        return pick_way(self.scene)

    @cached_property
    def _maker(self) -> Buttons:
        return Buttons(self.scene, self.board.chart)

    @cached_property
    def refused_parts(self) -> list[RefusedAnswer]:
        """The parts of the card in play that are not possible now: they stay in sight, each with its reason."""
        if "option" not in self.choices.kinds:
            return []
        found = (self.choices[code] for code in OPTIONS)
        return [part for part in found if isinstance(part, RefusedAnswer)]

    @property
    def count(self) -> int:
        return len(self.choices.codes)

    @cached_property
    def all_in_bar(self) -> bool:
        """All answers are in the bar: on a wide screen a list of them would say nothing more."""
        if self.sheet is not None:
            return True
        shown = {button.found.code.partition(" ")[0] for button in self.buttons}
        return not self.workers and len(shown) == self.count

    @cached_property
    def groups(self) -> list[AnswerGroup]:
        """Every legal answer, placements by action; what does nothing comes last."""
        placed: dict[str, list[LegalAnswer]] = {}
        others: list[LegalAnswer] = []
        for code, answer in self.choices.legal.items():
            match parse(code):
                case Placement(action):
                    placed.setdefault(action, []).append(answer)
                case _:
                    others.append(answer)
        groups = [AnswerGroup(self._action_name(action), tuple(answers)) for action, answers in placed.items()]
        return [*groups, AnswerGroup("", tuple(others))] if others else groups

    def _action_name(self, action: str) -> str:
        return self.words.action_name(action, self.scene.board)

    # --- tabs and what can be taken back

    @cached_property
    def turn_steps(self) -> TurnSteps:
        return turn_steps(self.scene, self.people)

    @cached_property
    def glowing(self) -> frozenset[str]:
        """The parts of the page that hold a legal answer."""
        if self.sheet is not None:
            return frozenset(("board",))
        return frozenset(place for code in self.choices.codes if (place := place_of(self.scene, code)))

    @property
    def shown_part(self) -> str:
        """The part that a small screen begins with: the first one that holds an answer, else the board."""
        return next((part for part in PARTS if part in self.glowing), PARTS[0])

    @cached_property
    def elsewhere(self) -> list[str]:
        """The parts of the page with answers that the bar does not repeat: a small screen links to them."""
        if self.sheet is not None:
            return ["board"]
        in_bar = {button.found.code.partition(" ")[0] for button in self.buttons}
        places = {place_of(self.scene, code) for code in self.choices.codes if code not in in_bar}
        return [part for part in PARTS if part in places]


def place_of(scene: Scene, code: str) -> str:
    """Return the part of the page where the thing itself can be chosen, empty for none."""
    match answer := parse(code):
        case Placement(action) | TakeBack(action):
            printed = scene.board.actions[ACTION_NUMBER[action]]
            return "vineyard" if printed is not None and printed.kind == PRIVATE else "board"
        case WorkerAnswer(worker):
            return "board" if worker in SPECIAL_WORKERS else ""
        case SeatAnswer():
            return "rivals"
        case CardAnswer(card):
            return _place_of_card(scene, CARD_NUMBER[card])
        case MamaAnswer() | PapaAnswer():
            return "hand"
        case _:
            return "board" if answer.kind in ON_BOARD else "vineyard" if answer.kind in ON_VINEYARD else ""


def _place_of_card(scene: Scene, card: int) -> str:
    """Return the vineyard only if the question is about what is built there: a card of the same kind may be offered."""
    if card in scene.view.vineyards[scene.own].hand:
        return "hand"
    return "vineyard" if asked_field(scene) > 0 or asks_built_card(scene) else "hand"
