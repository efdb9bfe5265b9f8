"""A front end of your own: you, in a text window, against computer players.

    python examples/text_client.py [FILE] [LEVEL ...]

The game is saved in FILE and continues from there. docs/guide/front-end.md explains this program.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from vendemmia import CODES, Game, Options, Record
from vendemmia.bots import advise
from vendemmia.engine import standings
from vendemmia.engine.catalogue import CARDS
from vendemmia.locale import words
from vendemmia.play import DEFAULT_ANSWERS, Choices, Opponents, play_forced
from vendemmia.record import new_secret

W = words("en")
YOU = 0
HELP = "Type the number of an answer, or: why CODE, hint, undo, quit."


class Client:
    def __init__(self, game: Game, levels: list[str]) -> None:
        self.game, self.seen = game, game.plies
        self.names = ["You", *(f"{W.bot_name(level)} {seat}" for seat, level in enumerate(levels, 2))]
        self.opponents = Opponents(game, dict(enumerate(levels, YOU + 1)))

    def run(self) -> None:
        while self.opponents.play() == YOU:
            plies = self.game.plies
            play_forced(self.game, DEFAULT_ANSWERS, YOU)
            if self.game.plies == plies and not self.ask():
                return
        self.tell_news()
        for each in sorted(standings(self.game.state), key=lambda each: each.rank):
            print(f"{each.rank}. {self.names[each.seat]}: {each.vp} VP")

    def tell_news(self) -> None:
        print(*(W.event(event, self.names, YOU) for event in self.game.news(YOU, self.seen)), sep="\n")
        self.seen = self.game.plies

    def ask(self) -> bool:
        """Show the table and the question, and do what is typed. Return False to leave."""
        self.tell_news()
        view = self.game.view(YOU)
        choices = Choices(view, W, self.names)
        for name, vineyard in zip(self.names, view.vineyards, strict=True):
            print(f"{name}: {vineyard.vp} VP, £{vineyard.lira}, residual payment {vineyard.residual}")
        print("Your hand:", ", ".join(W.card_name(CARDS[card]) for card in view.vineyards[YOU].hand))
        print(W.question(view.asked, self.names))
        for number, answer in enumerate(choices.legal.values(), 1):
            print(f"{number:3}. {answer.label} {answer.summary}")
        command, _, code = input("> ").strip().partition(" ")
        if command.isdecimal() and 1 <= int(command) <= len(choices.codes):
            self.game.play(choices.codes[int(command) - 1])
        elif command == "why" and code in CODES and (refused := choices.refused(code)):
            print(*(f"{each.text} ({each.rule}) {each.way}" for each in refused.reasons), sep="\n")
        elif command == "hint":
            print(*(choices.legal[CODES[tip.action]].label for tip in advise(view, Random(1), 3)), sep="\n")
        elif command == "undo" and (steps := self.game.undo_steps(YOU)):
            self.game.undo(steps[0])
            self.seen = min(self.seen, self.game.plies)
        elif command != "quit":
            print(HELP)
        return command != "quit"


if __name__ == "__main__":
    file, levels = Path(sys.argv[1] if len(sys.argv) > 1 else "game.json"), sys.argv[2:] or ["normal"]
    saved = Record.from_text(file.read_text(encoding="utf-8")) if file.exists() else None
    game = Game.from_record(saved) if saved else Game.new(Options(len(levels) + 1), new_secret())
    with suppress(EOFError, KeyboardInterrupt):
        Client(game, levels).run()
    file.write_text(game.record().to_text(), encoding="utf-8")
