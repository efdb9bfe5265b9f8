"""Count the answers that a person gives in a year: one by one, and with what a page offers at once.

    python benchmarks/answers.py
    python benchmarks/answers.py --games 10 --players 3 --modules extended_board

Computer players play whole games. For the first seat it counts the questions that the engine asks and that have more
than one answer, and the requests that the same answers take at least: a decision of several parts is confirmed once,
cards are chosen together, and a card of the hand or a structure of the vineyard places its worker, a visitor with the
part that is chosen. It prints both by question.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from vendemmia import Game, Options
from vendemmia.bots import player
from vendemmia.engine import CODES, Question, observe, parse
from vendemmia.locale import words
from vendemmia.play import DEFAULT_ANSWERS, Choices, checked_sequence, play_forced, play_sequence, whole_decision
from vendemmia.web.show.hand.from_hand import FromHand

if TYPE_CHECKING:
    from vendemmia.bots import Player
    from vendemmia.engine import Asked, State, View

PERSON = 0
PICKED = {question.id for question in (Question.DISCARD, Question.DISCARD_DOWN, Question.TRADE_CARD)}
"""Questions for several cards, which are chosen in the hand and confirmed once."""


class Person:
    """The first seat: answers as a computer player would, with as few requests as a page needs."""

    def __init__(self, game: Game, adviser: Player) -> None:
        self.game = game
        self.adviser = adviser
        self.asked: Counter[str] = Counter()
        """Questions by their id."""
        self.requests: Counter[str] = Counter()
        """Requests by the question that they begin with."""

    def answer(self) -> None:
        play_forced(self.game, DEFAULT_ANSWERS, PERSON)
        asked = self.game.state.asked()
        if asked is None or asked.seat != PERSON:
            return
        codes = self._codes(asked)
        state = self.game.state.copy()
        for code in checked_sequence(state, PERSON, codes):
            now = state.asked()
            if now is not None and len(state.codes()) > 1:
                self.asked[now.id] += 1
            state.play(code)
        self.requests[asked.id] += 1
        play_sequence(self.game, PERSON, codes)

    def _codes(self, asked: Asked) -> tuple[str, ...]:
        """Return the answers of one request."""
        view = self.game.view(PERSON)
        if asked.id == Question.PLACE.id:
            return self._placed(view)
        if asked.id in PICKED:
            return self._picked(asked)
        choices = Choices(view, words("en"), [str(seat) for seat in range(self.game.options.players)])
        if choices.sheet is None and not choices.at_once:
            return (self.best(view),)
        codes = whole_decision(view, self.best)
        if choices.sheet is not None:
            return codes
        offered = [way.codes for way in choices.at_once.get(codes[0], ())]
        return next((each for each in offered if sorted(each) == sorted(codes[: len(each)])), codes[:1])

    def _placed(self, view: View) -> tuple[str, ...]:
        """Return a placement, with the card or structure that it is for if that can be pressed instead."""
        code = self.best(view)
        state = self._after(code)
        if code == "pass" or state.revealed != self.game.state.revealed or state.to_move != PERSON:
            return (code,)
        then = self.best(observe(state, PERSON))
        ways = FromHand(Choices(view, words("en"), ["0"] * self.game.options.players))
        answer = parse(then)
        way = ways.way(then if answer.kind == "structure" else answer.named[-1] if answer.kind == "card" else "")
        if way is None or way.space != code:
            return (code,)
        codes = (code, then) if then in way.codes else (code,)
        state = self._after(code, then)
        play_on = [half.code for half in way.halves] if state.to_move == PERSON else []
        best = self.best(observe(state, PERSON)) if play_on else ""
        return (*codes, best) if best in play_on else codes

    def _picked(self, asked: Asked) -> tuple[str, ...]:
        """Return all cards that the question and those after it ask for."""
        state, codes = self.game.state.copy(), list[str]()
        while (now := state.asked()) is not None and (now.id, now.seat, now.source) == (asked.id, PERSON, asked.source):
            codes.append(self.best(observe(state, PERSON)))
            state.play(codes[-1])
            if now.params.get("number") == now.params.get("total", 0):
                break
        return tuple(codes)

    def _after(self, *codes: str) -> State:
        state = self.game.state.copy()
        for code in codes:
            state.play(code)
        return state

    def best(self, view: View) -> str:
        return CODES[self.adviser.choose(view, Random(self.game.plies))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--modules", nargs="*", default=[])
    given = parser.parse_args()
    years, asked, requests = 0, Counter[str](), Counter[str]()
    options = Options(given.players, modules=frozenset(given.modules))
    for seed in range(given.games):
        game, adviser = Game.new(options, seed), player(given.level)
        person = Person(game, adviser)
        while game.to_move is not None:
            if game.to_move == PERSON:
                person.answer()
            else:
                game.play(adviser.choose(game.view(game.to_move), Random(game.plies)))
        years += int(game.state.year)
        asked += person.asked
        requests += person.requests
    print(f"{'question':<20}{'answers a year':>16}{'requests a year':>17}")
    for question, count in asked.most_common():
        print(f"{question:<20}{count / years:>16.2f}{requests[question] / years:>17.2f}")
    print(f"{'together':<20}{asked.total() / years:>16.2f}{requests.total() / years:>17.2f}")


if __name__ == "__main__":
    main()
