"""Setting up the real box: pieces, steps and the cards to pick from, for each number of players and set of modules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from vendemmia.engine import MODULES, Options, rules_for
from vendemmia.engine.catalogue import (
    AUTOMA_CARDS,
    AUTOMA_WORKERS,
    CARDS,
    DECKS,
    MAMA_NAMES,
    MAMA_WORKERS,
    MAX_SEATS,
    PAPA_NAMES,
    SPECIALS_REVEALED,
    STARS,
    STRUCTURES,
    STRUCTURES_DRAFTED,
    WORKERS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Rules
    from vendemmia.locale import Words

MAP, SPECIAL, STRUCTURE = MODULES
SPACES: Final = {1: "left", 2: "middle", 3: "all"}
"""The spaces of an action up to which workers are placed, by their number (PLACE-4)."""
PARENT_RULES: Final = {"usual": "SET-6", "advanced": "SET-7"}
EVERYBODY: Final = 2
"""A number of players for which no card is taken out."""


def games() -> Iterator[Options]:
    """Yield the options for every number of players, with any modules and with one or two parents of each kind."""
    for players, advanced, used in product(
        range(1, MAX_SEATS + 1), (False, True), product((False, True), repeat=len(MODULES))
    ):
        modules = frozenset(module for module, on in zip(MODULES, used, strict=True) if on)
        yield Options(players, advanced=advanced, solo="normal" if players == 1 else None, modules=modules)


def set_ups(words: Words) -> dict[str, object]:
    """Return all set-ups. A text is there once, and each set-up names its texts by their places."""
    texts: dict[tuple[str, tuple[str, ...]], int] = {}
    found = []
    for options in games():
        rules = rules_for(options)
        steps = [texts.setdefault(step, len(texts)) for step in _steps(words, rules)]
        found.append(
            {
                "players": options.players,
                "advanced": options.advanced,
                "modules": [module for module in MODULES if module in options.modules],
                "steps": steps,
                "pieces": _pieces(words, rules),
                "parents_each": int(rules.parents_each),
                "specials": [WORKERS[worker] for worker in rules.special_pool],
                "specials_revealed": SPECIALS_REVEALED if rules.special_pool else 0,
            }
        )
    return {
        "games": found,
        "steps": [{"text": text, "rules": list(numbers)} for text, numbers in texts],
        "mamas": list(MAMA_NAMES),
        "papas": list(PAPA_NAMES),
    }


def _removed(words: Words, rules: Rules) -> list[str]:
    """Return the cards of the decks that are taken out of this game (AUT-2, MOD-5)."""
    whole = rules_for(Options(EVERYBODY, modules=rules.options.modules)).full_decks
    return [
        words.card_name(CARDS[card])
        for full, used in zip(whole, rules.full_decks, strict=True)
        for card in full
        if card not in used
    ]


def _decks(words: Words, rules: Rules) -> list[tuple[str, int]]:
    kinds = ["structure_card" if deck == "structure" else deck for deck in DECKS]
    return [
        (words.message(f"cards-page-kinds-{kind}"), len(deck))
        for kind, deck in zip(kinds, rules.full_decks, strict=False)
    ]


def _pieces(words: Words, rules: Rules) -> list[list[str | int]]:
    """Return the name and the number of everything that leaves the box."""
    say, players, modules = words.message, int(rules.players), rules.options.modules
    found = _decks(words, rules)
    found += [(say(f"cards-page-kinds-{kind}"), len(names)) for kind, names in _PARENTS]
    found += [
        (say("companion-piece-mats"), players),
        (say("companion-piece-roosters"), players),
        (say("companion-piece-grandes"), players),
        (say("companion-piece-workers"), players * int(rules.regular_limit)),
        (say("companion-piece-temporary"), 1),
        (say("cards-page-kinds-structure"), players * len(STRUCTURES)),
    ]
    if MAP in modules:
        found.append((say("companion-piece-stars"), players * STARS))
    if SPECIAL in modules:
        found.append((say("cards-page-kinds-worker"), SPECIALS_REVEALED))
    if rules.options.solo:
        found += [
            (say("cards-page-kinds-automa"), len(AUTOMA_CARDS)),
            (say("companion-piece-automa-workers"), AUTOMA_WORKERS),
            (say("companion-piece-glass"), len(rules.board.rows)),
        ]
    return [[name, count] for name, count in found]


_PARENTS: Final = (("mama", MAMA_NAMES), ("papa", PAPA_NAMES))


def _steps(words: Words, rules: Rules) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what to do, in order, with the numbers of the rules that say so."""
    say, options, alone = words.message, rules.options, rules.options.solo is not None
    on_map, structures = MAP in options.modules, STRUCTURE in options.modules
    side = "base" if not on_map else "second" if structures else "first"
    yield say("companion-step-board", side=side), ("MOD-1",) if on_map else ("SET-1",)
    yield say("companion-step-spaces", spaces=SPACES[len(rules.open_list)]), ("PLACE-4",)
    if removed := _removed(words, rules):
        yield say("companion-step-removed", cards=words.listed(removed)), ("AUT-2", "MOD-5")
    decks = [say("companion-deck", deck=name, count=count) for name, count in _decks(words, rules)]
    yield say("companion-step-decks", decks=words.listed(decks)), ("SET-3",)
    yield (
        say("companion-step-player", workers=int(rules.regular_limit), structures=len(STRUCTURES)),
        ("SET-2", "WIN-7"),
    )
    if on_map:
        yield say("companion-step-stars", stars=STARS), ("INF-1",)
    yield say("companion-step-temporary", board="extended" if on_map else "base"), ("TUS-5",) if on_map else ("WAKE-3",)
    if alone:
        yield say("companion-step-glass"), ("AUT-3",)
        yield say("companion-step-automa", cards=len(AUTOMA_CARDS), workers=AUTOMA_WORKERS), ("AUT-1", "AUT-5")
    else:
        yield say("companion-step-first", board="extended" if on_map else "base"), ("TUS-5",) if on_map else ("SET-5",)
    if SPECIAL in options.modules:
        yield say("companion-step-specials", count=SPECIALS_REVEALED), ("SPW-1",)
    if structures and not on_map:
        how = "alone" if alone else "together"
        yield say("companion-step-draft", how=how, count=STRUCTURES_DRAFTED), ("MOD-2", "MOD-5")
    variant = "advanced" if options.advanced else "usual"
    yield say("companion-step-parents", variant=variant, each=int(rules.parents_each)), (PARENT_RULES[variant],)
    yield say("companion-step-gifts", workers=MAMA_WORKERS), ("SET-6",)
    if on_map:
        yield say("companion-step-rows"), ("TUS-5",)
