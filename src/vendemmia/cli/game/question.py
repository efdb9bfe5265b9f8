"""One question to one person: showing it, reading the answer, and the commands that may come first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from vendemmia.engine import parse
from vendemmia.engine.catalogue import CODE_NUMBER, SPRING, WINTER
from vendemmia.locale.lookup import find_things
from vendemmia.numerals import is_number, read_number
from vendemmia.play import Choices

from ..errors import CommandError, Quit
from ..lookup import card_lines, rule_lines
from ..terminal import INDENT, shortened
from .choices import choice_lines, ordered
from .reasons import why_lines
from .solo import briefing_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import View

    from .session import TerminalSession

LOG_LINES = 30
MOST_CARDS = 12
MOST_RULES = 20
"""The number of search results shown."""
BEGINNINGS = ("papa", "glass_row", "any_row")
"""Questions with which the game or a year begins."""


def _is_survey(view: View) -> bool:
    """Return whether the whole table is shown when a year begins, with a wake-up row or a first worker, and when winter
    does."""
    if view.is_placing:
        return view.season() in (SPRING, WINTER)
    asks = "" if view.asked is None else view.asked.id
    return asks in BEGINNINGS or (asks == "row" and view.year > 0)  # The first rows of the extended board are set-up.


class TerminalQuestion:
    """What a seat is asked now. It ends when the game has moved on, forwards or back."""

    def __init__(self, session: TerminalSession, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.say = session.terminal.say
        self.choices = Choices(session.game.view(seat), session.words, session.names)
        self.codes = ordered(self.choices.view)
        self.settled = False
        self.passing = False
        """The player has passed once and must repeat it to confirm."""
        self.passed = False
        """The answer before was such a first pass."""

    def ask(self) -> None:
        """Show the question and read until it is settled."""
        if not self._hand_over():
            return
        self._show_news()
        self.show()
        while not self.settled:
            self._read()

    # --- showing

    def _hand_over(self) -> bool:
        """Cover the screen between two people; False if the previous one took the decision back."""
        session = self.session
        if session.facing == self.seat:
            return True
        if session.facing is not None:
            if session.log.has_secret(session.facing):
                self.say("", *session.log.news(session.facing))
                if not self._wait("cli-cover"):
                    return False
            session.terminal.cover()
        if not self._wait("cli-hand-over"):
            return False
        session.facing = self.seat
        return True

    def _wait(self, message: str) -> bool:
        """Wait until Enter is pressed; False if the last decision was taken back instead."""
        session = self.session
        prompt = self.words.message(message, player=session.names[self.seat])
        while answer := session.terminal.ask(prompt).lower():
            if answer in ("quit", "q"):
                raise Quit
            if answer not in ("undo", "undo all"):
                self.say(self.words.message("cli-hand-over-only"))
            elif session.undo(all_of_them=answer == "undo all"):
                self.say(self.words.message("cli-undone"))
                return False
            else:
                self.say(self.words.message("cli-nothing-to-undo"))
        return True

    def _show_news(self) -> None:
        news = self.session.log.news(self.seat)
        if news:
            self.say("", *news)
        view = self.session.game.view(self.seat)
        season = self.session.board.season(view)
        if self.session.seen.get(self.seat) != season and _is_survey(view):
            self.session.seen[self.seat] = season
            board = self.session.board
            self.say("", *(board.overview(view) if view.year else board.hand(view)))

    def show(self, *_: str) -> None:
        """Show the question and its answers."""
        session = self.session
        view = session.game.view(self.seat)
        self.say(
            "",
            session.board.status(view, self.seat),
            self.words.question(view.asked, session.names),
            *choice_lines(self.words, view, session.names),
        )

    # --- reading

    def _read(self) -> None:
        answer = self.session.terminal.ask(self.words.message("cli-prompt", most=len(self.codes)))
        self.passing, self.passed = False, self.passing
        first, _, rest = answer.partition(" ")
        command = self.COMMANDS.get(first.lower())
        if not answer:
            self.show()
        elif is_number(answer):
            self._by_number(int(answer[:9]))
        elif command is not None:
            command(self, rest.strip())
        elif answer.lower() in CODE_NUMBER:
            self._by_code(answer.lower())
        else:
            self._by_word(answer)

    def _by_number(self, number: int) -> None:
        if 1 <= number <= len(self.codes):
            self._by_code(self.codes[number - 1])
        else:
            self.say(self.words.message("cli-number-range", most=len(self.codes)))

    def _by_word(self, answer: str) -> None:
        """Select the answer of whose code alone a word is part."""
        wanted = "_".join(answer.lower().split())
        numbers = [number for number, code in enumerate(self.codes, 1) if wanted in parse(code).words]
        if len(numbers) == 1:
            self._by_number(numbers[0])
        elif numbers:
            listed = self.words.listed(str(number) for number in numbers)
            self.say(self.words.message("cli-several", answer=shortened(answer), numbers=listed))
        else:
            self.say(self.words.message("cli-not-understood", answer=shortened(answer)))

    def _by_code(self, code: str) -> None:
        if code not in self.codes:
            self.say(*why_lines(self.choices, code))
        elif code == "pass" and len(self.codes) > 1 and not self.passed:
            self.passing = True
            self.say(self.words.message("cli-pass-again"))
        else:
            self.session.game.play(code)
            self.settled = True

    # --- commands

    def help(self, _: str) -> None:
        self.say(*self.words.message("cli-play-commands").splitlines())

    def board(self, _: str) -> None:
        self.say("", *self.session.board.lines(self.session.game.view(self.seat)))

    def hand(self, _: str) -> None:
        self.say("", *self.session.board.hand(self.session.game.view(self.seat)))

    def discards(self, _: str) -> None:
        self.say("", *self.session.board.discards(self.session.game.view(self.seat)))

    def solo(self, _: str) -> None:
        self.say("", *briefing_lines(self.words, self.session.game.options))

    def modules(self, _: str) -> None:
        self.say("", *self.session.modules())

    def chart(self, _: str) -> None:
        self.say("", *self.session.board.chart(self.session.game.view(self.seat)))

    def stars(self, _: str) -> None:
        self.say("", *self.session.board.map(self.session.game.view(self.seat)))

    def log(self, rest: str) -> None:
        if rest and rest != "all" and not is_number(rest):
            self.say(self.words.message("cli-log-usage"))
            return
        count = None if rest == "all" else int(rest[:9] or LOG_LINES)
        self.say("", *(self.session.log.last(count, self.seat) or [self.words.message("cli-log-empty")]))

    def list_codes(self, _: str) -> None:
        for number, code in enumerate(self.codes, 1):
            self.say(INDENT + self.words.message("cli-numbered", number=number, label=code))

    def why(self, rest: str) -> None:
        number = read_number(rest, len(self.codes))
        code = self.codes[number - 1] if number else rest
        self.say(*why_lines(self.choices, code.lower()))

    def card(self, rest: str) -> None:
        found = find_things(self.words, rest) if rest else []
        if not found:
            self.say(
                self.words.message("cli-no-card", query=shortened(rest))
                if rest
                else self.words.message("cli-card-usage")
            )
        elif len(found) > MOST_CARDS:
            self.say(self.words.message("cli-many-cards", count=len(found)))
        else:
            for thing in found:
                self.say(*card_lines(self.words, thing))

    def rule(self, rest: str) -> None:
        found = self.words.rules.find(rest) if rest else []
        if not found:
            self.say(
                self.words.message("cli-no-rule", query=shortened(rest))
                if rest
                else self.words.message("cli-rule-usage")
            )
        elif len(found) > MOST_RULES:
            self.say(self.words.message("cli-many-rules", count=len(found)))
        else:
            for rule in found:
                self.say(*rule_lines(self.words, rule))

    def undo(self, rest: str) -> None:
        if self.session.undo(all_of_them=rest.lower() == "all"):
            self.say(self.words.message("cli-undone"))
            self.settled = True
        else:
            self.say(self.words.message("cli-nothing-to-undo"))

    def save(self, rest: str) -> None:
        try:
            file = self.session.save(Path(rest).expanduser() if rest else None)
        except CommandError as error:
            self.say(str(error))
        except RuntimeError:  # This ~ does not name anybody's home.
            self.say(self.words.message("cli-error-folder", file=shortened(rest, 300)))
        else:
            self.session.terminal.say_whole(self.words.message("cli-saved", file=str(file)))

    def quit(self, _: str) -> None:
        raise Quit

    COMMANDS: ClassVar[dict[str, Callable[[TerminalQuestion, str], None]]] = {
        "help": help,
        "h": help,
        "?": help,
        "board": board,
        "b": board,
        "hand": hand,
        "discards": discards,
        "solo": solo,
        "modules": modules,
        "chart": chart,
        "map": stars,
        "log": log,
        "again": show,
        "codes": list_codes,
        "why": why,
        "card": card,
        "rule": rule,
        "undo": undo,
        "save": save,
        "quit": quit,
        "q": quit,
        "exit": quit,
    }
