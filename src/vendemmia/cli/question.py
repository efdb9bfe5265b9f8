"""One question to one person: showing it, reading the answer, and the commands that may come first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from vendemmia.engine.actions import NUMBER
from vendemmia.engine.placement import PlacementSeason

from .board import INDENT
from .choices import choice_lines, ordered
from .errors import CommandError, Quit
from .lookup import card_lines, find_cards, find_rules, name_of, rule_line
from .reasons import why_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from .session import Session

LOG_LINES = 30
MOST_FOUND = 12
"""So many hits of a search are told."""


class Question:
    """What a seat is asked now. It ends when the game has moved on, forwards or back."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.say = session.terminal.say
        self.codes = ordered(session.state.codes())
        self.settled = False
        self.passing = False
        """Pass has been answered once and awaits the same answer again."""

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
        """Between two people the screen is covered; False if the one before took the decision back."""
        session = self.session
        if session.facing == self.seat:
            return True
        if session.facing is not None:
            session.terminal.cover()
        prompt = self.words.message("cli-hand-over", player=session.names[self.seat])
        while answer := session.terminal.ask(prompt).lower():
            if answer in ("quit", "q"):
                raise Quit
            if answer == "undo" and session.facing is not None:
                if session.undo():
                    self.say(self.words.message("cli-undone"))
                    return False
                self.say(self.words.message("cli-nothing-to-undo"))
            else:
                self.say(self.words.message("cli-hand-over-only"))
        session.facing = self.seat
        return True

    def _show_news(self) -> None:
        news = self.session.log.news(self.seat)
        if news:
            self.say("", *news)
        view = self.session.game.view(self.seat)
        season = self.session.board.season(view)
        if self.session.seen.get(self.seat) != season:
            self.session.seen[self.seat] = season
            self.say("", *self.session.board.lines(view))

    def show(self, *_: str) -> None:
        """The question and its answers."""
        session = self.session
        view = session.game.view(self.seat)
        heading = self.words.message(
            "cli-heading",
            player=session.names[self.seat],
            season=session.board.season(view),
            purse=session.board.purse(view, self.seat),
        )
        self.say("", heading)
        self.say(self.words.question(session.state, session.names))
        self.say(*choice_lines(self.words, session.state, session.names))

    # --- reading

    def _read(self) -> None:
        prompt = self.words.message("cli-prompt", player=self.session.names[self.seat], most=len(self.codes))
        answer = self.session.terminal.ask(prompt)
        first, _, rest = answer.partition(" ")
        command = self.COMMANDS.get(first.lower())
        if not answer:
            self.show()
        elif answer.isascii() and answer.isdigit():
            self._by_number(int(answer[:9]))
        elif command is not None:
            command(self, rest.strip())
        elif answer.lower() in NUMBER:
            self._by_code(answer.lower())
        else:
            self.say(self.words.message("cli-not-understood", answer=answer[:40]))

    def _by_number(self, number: int) -> None:
        if 1 <= number <= len(self.codes):
            self._by_code(self.codes[number - 1])
        else:
            self.say(self.words.message("cli-number-range", most=len(self.codes)))

    def _by_code(self, code: str) -> None:
        state = self.session.state
        if code not in self.codes:
            self.say(*why_lines(self.words, state, self.session.names, code))
        elif code == "pass" and len(self.codes) > 1 and not self.passing:
            self.passing = True
            self.say(self.words.message("cli-pass-again"))
        else:
            self.session.play(code)
            self.settled = True

    # --- commands

    def help(self, _: str) -> None:
        self.say(*self.words.message("cli-play-commands").splitlines())

    def board(self, _: str) -> None:
        self.say("", *self.session.board.lines(self.session.game.view(self.seat)))

    def hand(self, _: str) -> None:
        self.say("", *self.session.board.hand(self.session.game.view(self.seat)))

    def log(self, rest: str) -> None:
        if rest and rest != "all" and not (rest.isascii() and rest.isdigit()):
            self.say(self.words.message("cli-log-usage"))
            return
        count = None if rest == "all" else int(rest[:9] or LOG_LINES)
        self.say("", *(self.session.log.last(count, self.seat) or [self.words.message("cli-log-empty")]))

    def list_codes(self, _: str) -> None:
        for number, code in enumerate(self.codes, 1):
            self.say(INDENT + self.words.message("cli-numbered", number=number, label=code))

    def why(self, rest: str) -> None:
        code = rest
        if rest.isascii() and rest.isdigit() and 1 <= int(rest[:9]) <= len(self.codes):
            code = self.codes[int(rest) - 1]
        self.say(*why_lines(self.words, self.session.state, self.session.names, code.lower()))

    def card(self, rest: str) -> None:
        found = find_cards(self.words, rest) if rest else []
        if not found:
            self.say(self.words.message("cli-no-card", query=rest) if rest else self.words.message("cli-card-usage"))
        elif len(found) > MOST_FOUND:
            self.say(self.words.message("cli-many-cards", count=len(found)))
            self.say(self.words.listed(name_of(self.words, thing) for thing in found))
        else:
            for thing in found:
                self.say(*card_lines(self.words, thing))

    def rule(self, rest: str) -> None:
        found = find_rules(rest) if rest else []
        if not found:
            self.say(self.words.message("cli-no-rule", query=rest) if rest else self.words.message("cli-rule-usage"))
        else:
            self.say(*(rule_line(self.words, rule) for rule in found))

    def undo(self, rest: str) -> None:
        if self.session.undo(whole_turn=rest in ("all", "turn")):
            self.say(self.words.message("cli-undone"))
            self.settled = True
        else:
            self.say(self.words.message("cli-nothing-to-undo"))

    def save(self, rest: str) -> None:
        try:
            file = self.session.save(Path(rest).expanduser() if rest else None)
        except CommandError as error:
            self.say(str(error))
        else:
            self.say(self.words.message("cli-saved", file=str(file)))

    def quit(self, _: str) -> None:
        raise Quit

    COMMANDS: ClassVar[dict[str, Callable[[Question, str], None]]] = {
        "help": help,
        "h": help,
        "?": help,
        "board": board,
        "b": board,
        "hand": hand,
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
