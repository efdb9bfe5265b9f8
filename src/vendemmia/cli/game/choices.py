"""The answers to a question as a numbered list; placements are grouped by action and space."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from vendemmia.engine import (
    CODES,
    CardAnswer,
    OptionAnswer,
    Placement,
    RegionAnswer,
    StructureAnswer,
    WorkerAnswer,
    parse,
)
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    BESIDE,
    CARD_NUMBER,
    DECK_OF,
    DECKS,
    REGIONS,
    SEASONS,
    SPACED,
    SPACES,
    SPECIAL_WORKERS,
    STRUCTURES,
    WORKERS,
    effect_outlook,
    entered_cell,
    space_bonus,
)
from vendemmia.locale.printed import effect_text
from vendemmia.locale.relevance import LAST, worth_showing

from ..terminal import INDENT
from .influence import standing
from .workers import worker_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import BoardAction, Outlook, View
    from vendemmia.locale import Words

SELF_EXPLANATORY = ("bonus", "deck", "row", "yes")
"""Kinds of answers whose label already gives the outcome."""

Numbered = tuple[int, str]
"""The number of an answer and its code."""


def ordered(view: View) -> list[str]:
    """Return the order in which answers are numbered: placements by action, space and worker; those that do nothing
    last."""
    return sorted((CODES[action] for action in view.legal), key=lambda code: (code in LAST, _place_rank(view, code)))


def _place_rank(view: View, code: str) -> tuple[int, ...]:
    """Return the actions of the season first, then those of others, then the cart and private spaces."""
    action, space, worker = placed(code)
    if not action:
        return ()
    printed = _printed(view, action)
    season = season_of(printed) if is_far(view, printed) else -1
    return printed.kind, season, printed.number, SPACES.index(space), WORKERS.index(worker)


def placed(code: str) -> tuple[str, str, str]:
    """Return the action, the space and the worker of a placement, empty for every other answer."""
    answer = parse(code)
    return (answer.action, answer.space, answer.worker) if isinstance(answer, Placement) else ("", "", "")


def _printed(view: View, action: str) -> BoardAction:
    printed = view.rules.board.actions[ACTION_NUMBER[action]]
    assert printed is not None
    return printed


def is_far(view: View, action: BoardAction) -> bool:
    """Return whether it belongs to another season of the year."""
    return not action.is_open(view.season())


def season_of(action: BoardAction) -> int:
    """Return the first season of an action."""
    return next(season for season in range(len(SEASONS)) if action.is_open(season))


def choice_lines(words: Words, view: View, names: Sequence[str]) -> Iterator[str]:
    """Yield every legal answer with its number and its outcome."""
    answers, placements = Answers(words, view, names), Placements(words, view, names)
    numbered = list(enumerate(ordered(view), 1))
    for action, members in groupby(numbered, key=lambda entry: placed(entry[1])[0]):
        if action:
            yield from placements.lines(action, list(members))
        else:
            for number, code in members:
                yield INDENT + answers.line(number, code)


class Answers:
    """Answers of all kinds, one on a line."""

    def __init__(self, words: Words, view: View, names: Sequence[str]) -> None:
        self.words = words
        self.view = view
        self.names = names

    def line(self, number: int, code: str) -> str:
        label, text = self._label(code)
        outlook = [] if parse(code).kind in SELF_EXPLANATORY else worth_showing(code, self.view.outlook(code))
        for part in outlook:
            if part.thing in STRUCTURES and not text:
                text = self.words.structure_text(part.thing)
        summary = ""
        if not self._is_printed(code, outlook):
            summary = self.words.outlook([part for part in outlook if part.thing not in STRUCTURES])
        return self.words.message(
            "cli-choice",
            number=number,
            label=label,
            text=text,
            has_text="yes" if text else "no",
            outlook=summary,
            has_outlook="yes" if summary else "no",
        )

    def _is_printed(self, code: str, outlook: Sequence[Outlook]) -> bool:
        """Return whether a part of a card that brings just what is printed there: its label says that."""
        answer, asked = parse(code), self.view.asked
        if not isinstance(answer, OptionAnswer) or asked is None or "effect" not in asked.params:
            return False
        part = f"{asked.params['effect']}/{answer.number - 1}"
        return tuple(outlook) == effect_outlook(self.view.rules, part)

    def _label(self, code: str) -> tuple[str, str]:
        """Return the label of an answer, and what the thing it names does."""
        label = self.words.choice(self.view, code, self.names)
        if code == "pass":
            return label, self._cell_entered()
        match parse(code):
            case StructureAnswer(structure):
                return label, self.words.structure_text(structure)
            case WorkerAnswer(worker) if worker in SPECIAL_WORKERS:
                return label, self.words.worker_text(worker)
            case RegionAnswer(region):
                return label, self._others_there(REGIONS.index(region))
            case CardAnswer(card):
                return self._card(label, card)
            case _:
                return label, ""

    def _card(self, label: str, card: str) -> tuple[str, str]:
        match DECKS[DECK_OF[CARD_NUMBER[card]]]:
            case "vine":
                return self.words.card_name(card), self.words.card_text(card)
            case "order":
                return self.words.card_name(card), ""  # The name of an order is its full text.
            case _:
                return label, self.words.card_text(card)

    def _others_there(self, region: int) -> str:
        """Return the stars of the others on a region."""
        view = self.view
        others = standing(self.words, self.names, view.rules, view.vineyards, region, without=view.to_move)
        return self.words.message("cli-region-others", stars=others) if others else ""

    def _cell_entered(self) -> str:
        """Return what the wake-up row gives a player who passes."""
        view = self.view
        if not view.is_placing or view.to_move is None:
            return ""
        row = view.vineyards[view.to_move].row
        bonus = effect_text(self.words, view.rules, entered_cell(view.rules.board, view.season(), row))
        return self.words.message("cli-pass-bonus", row=row, bonus=bonus) if bonus else ""


class Placements:
    """Placements of workers: a line for each space."""

    def __init__(self, words: Words, view: View, names: Sequence[str]) -> None:
        self.words = words
        self.view = view
        self.names = names

    def lines(self, action: str, members: list[Numbered]) -> Iterator[str]:
        """Yield the lines of an action: before its only space, else above the spaces."""
        printed = _printed(self.view, action)
        label = self._action(printed)
        spaces = [list(group) for _, group in groupby(members, key=lambda entry: placed(entry[1])[1])]
        if printed.kind != SPACED:
            yield from self._space(printed, INDENT, label, members)
        elif is_far(self.view, printed) and len({placed(code)[2] for _, code in members}) == 1:
            yield self._far_line(printed, label, members)
        elif self._names_spaces(members):
            yield INDENT + label
            for group in spaces:
                name = self.words.space_name(placed(group[0][1])[1])
                yield from self._space(printed, INDENT * 2, name, group)
        else:
            for group in spaces:
                yield from self._space(printed, INDENT, self._only_space(label, group), group)

    def _action(self, action: BoardAction) -> str:
        """Return the name of an action, with its season if that is not now."""
        name = self.words.action_name(action.name, self.view.rules.board)
        if not is_far(self.view, action):
            return name
        season = self.words.season_name(SEASONS[season_of(action)])
        return self.words.message("cli-place-season", action=name, season=season)

    def _far_line(self, action: BoardAction, label: str, members: list[Numbered]) -> str:
        """Return all spaces of an action of another season on one line, for the only worker that can go there."""
        spaces = []
        for number, code in members:
            _, space, worker = placed(code)
            name = self._with_bonus(action, self.words.space_name(space), code)
            outlook = self.words.outlook(self.view.outlook(code))
            name = self.words.message("cli-space-with-bonus", space=name, bonus=outlook) if outlook else name
            spaces.append(self.words.message("cli-numbered", number=number, label=name))
        worker = worker_label(self.words, worker)
        return INDENT + self.words.message(
            "cli-place-far", action=label, worker=worker, spaces=self.words.listed(spaces)
        )

    def _names_spaces(self, members: list[Numbered]) -> bool:
        """Return whether to name spaces: not if every action has only one; but some workers may go to closed ones
        (SPW-13)."""
        open_spaces = self.view.rules.open_list
        usual = {SPACES[open_spaces[0]], SPACES[BESIDE]}
        return len(open_spaces) > 1 or any(placed(code)[1] not in usual for _, code in members)

    def _only_space(self, label: str, group: list[Numbered]) -> str:
        if placed(group[0][1])[1] != SPACES[BESIDE]:
            return label
        return self.words.message("cli-place", action=label, space=self.words.space_name(SPACES[BESIDE]))

    def _space(self, action: BoardAction, indent: str, label: str, group: list[Numbered]) -> Iterator[str]:
        """Yield the workers that can be placed on a space; one line for all with the same outcome."""

        def about(entry: Numbered) -> tuple[str, str]:
            return self._with_bonus(action, label, entry[1]), self.words.outlook(self.view.outlook(entry[1]))

        for (name, outlook), members in groupby(group, key=about):
            workers = self.words.listed(
                self.words.message("cli-numbered", number=number, label=worker_label(self.words, placed(code)[2]))
                for number, code in members
            )
            has_outlook = "yes" if outlook else "no"
            yield indent + self.words.message(
                "cli-placement", label=name, outlook=outlook, has_outlook=has_outlook, workers=workers
            )

    def _with_bonus(self, action: BoardAction, label: str, code: str) -> str:
        """Return a space with its bonus, unless the outcome shows it; and whose worker makes way."""
        _, space_name, worker = placed(code)
        space, where = SPACES.index(space_name), (action.name, space_name)
        if action.kind != SPACED:
            return label
        if worker == "farmer" and action.printed:
            label = self.words.message("cli-space-any-bonus", space=label)  # SPW-4
        elif space != BESIDE:
            label = self._bonus(label, space_bonus(self.view.rules.board, action.name, space_name))
        placed_there = (each for each in self.view.placed_workers() if (each.action, each.space) == where)
        standing = None if space == BESIDE else next(placed_there, None)
        if standing is None:
            return label
        owner = self.words.player_name(standing.seat, self.names)  # SPW-7
        return self.words.message("cli-place-bump", space=label, player=owner)

    def _bonus(self, label: str, bonus: str) -> str:
        if not bonus:
            return label
        text = "" if effect_text(self.words, self.view.rules, bonus) else self.words.bonus_text(bonus)
        return self.words.message("cli-space-bonus", space=label, shown="yes" if text else "no", bonus=text)
