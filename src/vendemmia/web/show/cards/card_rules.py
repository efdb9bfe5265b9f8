"""Which rules belong to a card, and which card a rule is about."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from vendemmia.engine.catalogue import STRUCTURE_CARDS
from vendemmia.locale.lookup import EVERYTHING, Thing
from vendemmia.locale.rulebook import rulebook

OWN_RULES = {"summer": ("VIS-S", 1), "winter": ("VIS-W", 1), "structure_card": ("STC-", 9), "worker": ("SPW-", 4)}
"""By kind: the number of the rule about the first of it; the others follow in the order of the kind."""
RULES = {
    "vine": ("PLANT-1", "PLANT-2", "PLANT-3", "PLANT-4", "HARV-1"),
    "summer": ("VIS-1", "VIS-2"),
    "winter": ("VIS-1", "VIS-2"),
    "order": ("ORD-1", "WIN-4"),
    "structure_card": ("STC-1",),
    "mama": ("SET-6", "SET-7"),
    "papa": ("SET-6", "SET-7"),
    "structure": ("STR-1",),
    "worker": ("SPW-2", "SPW-3"),
    "automa": ("AUT-5", "TSOLO-1"),
}
"""The rules for all of a kind."""
STRUCTURE_RULES = {
    "trellis": ("PLANT-3",),
    "irrigation": ("PLANT-3",),
    "yoke": ("STR-5", "PLACE-10"),
    "windmill": ("STR-2",),
    "cottage": ("STR-4", "FALL-1", "TUS-3"),
    "tasting_room": ("STR-3",),
    "medium_cellar": ("STR-6", "STR-7", "WINE-2", "END-3"),
    "large_cellar": ("STR-6", "STR-7", "WINE-3", "END-3"),
}
STRUCTURE_CARD_RULES = {"action": "STC-4", "enhancement": "STC-5", "residual": "STC-5"}
WORKER_CHAPTERS = ("SPW", "MOD", "TUS")
"""Where the name of a special worker means the worker, and not a visitor of the same name."""
CARD_NAME = re.compile(r"[^:(]+?(?=:| \()")
"""The rule about a card begins with its name."""

_CARD_KIND = {card.id: card.kind for card in STRUCTURE_CARDS}


def _number_in_kind(thing: Thing) -> int:
    return [other.id for other in EVERYTHING if other.kind == thing.kind].index(thing.id)


@lru_cache(maxsize=1)
def _own_rules() -> dict[Thing, str]:
    """Return the rule that says what a thing does."""
    rules = {}
    for thing in EVERYTHING:
        if thing.kind in OWN_RULES:
            prefix, first = OWN_RULES[thing.kind]
            rules[thing] = f"{prefix}{first + _number_in_kind(thing)}"
        elif thing.kind == "structure" and STRUCTURE_RULES[thing.id][0].startswith("STR-"):
            rules[thing] = STRUCTURE_RULES[thing.id][0]
    return rules


@lru_cache(maxsize=1)
def _things_of_rules() -> dict[str, Thing]:
    """Return the other way round; a rule that several things share is about none of them alone."""
    owners = Counter(_own_rules().values())
    return {number: thing for thing, number in _own_rules().items() if owners[number] == 1}


def thing_of_rule(number: str) -> Thing | None:
    """Return the card that a rule is about."""
    return _things_of_rules().get(number)


@lru_cache(maxsize=1)
def _naming() -> dict[str, tuple[str, ...]]:
    """Return by the name of a card in the English rulebook, which does not inflect it, the rules that name it."""
    called = {name for number in _own_rules().values() if (name := _name_in_book(number))}
    pattern = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, called), key=len, reverse=True)) + r")\b")
    naming: dict[str, list[str]] = {name: [] for name in called}
    for rule in rulebook().rules:
        for name in dict.fromkeys(pattern.findall(rule.text)):
            naming[name].append(rule.number)
    return {name: tuple(numbers) for name, numbers in naming.items()}


def _name_in_book(number: str) -> str:
    rule = rulebook().numbered(number)
    found = None if rule is None else CARD_NAME.match(rule.text)
    return "" if found is None else found[0]


def rules_of(thing: Thing) -> tuple[str, ...]:
    """Return the rules about a thing: its own, those that it refers to, those that name it, and those of its kind."""
    own = _own_rules().get(thing, "")
    numbers = [own, *STRUCTURE_RULES.get(thing.id, ())] if thing.kind == "structure" else [own]
    rule = rulebook().numbered(own)
    if rule is not None and thing.kind != "structure":
        numbers += rule.mentions
        numbers += (other for other in _naming().get(_name_in_book(own), ()) if _means(thing, other))
    if thing.kind == "structure_card":
        numbers.append(STRUCTURE_CARD_RULES[_CARD_KIND[thing.id]])
    numbers += RULES[thing.kind]
    return tuple(number for number in dict.fromkeys(numbers) if rulebook().numbered(number) is not None)


def _means(thing: Thing, number: str) -> bool:
    """Return whether a name in this rule means this thing, and not a namesake of another kind."""
    in_worker_chapter = number.partition("-")[0] in WORKER_CHAPTERS
    if thing.kind == "worker":
        return in_worker_chapter
    return not in_worker_chapter or Thing("worker", thing.id) not in EVERYTHING
