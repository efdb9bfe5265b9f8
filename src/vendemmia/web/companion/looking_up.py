"""Everything that "Ask the rules" finds: cards, workers, structures, actions, regions and the numbered rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import Options, rules_for
from vendemmia.engine.catalogue import ACTION_NUMBER, REGIONS
from vendemmia.locale import languages, words
from vendemmia.locale.lookup import EVERYTHING, rulings_of, text_of, title_of
from vendemmia.web.show.cards.card_rules import rules_of, thing_of_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vendemmia.locale import Words
    from vendemmia.locale.lookup import Thing

ACTION_RULES: Final = {
    "draw_vine": ("SUM-1",),
    "give_tour": ("SUM-2", "STR-3"),
    "build_structure": ("SUM-3", "STR-1"),
    "play_summer_visitor": ("SUM-4", "VIS-1", "VIS-2"),
    "sell_or_field": ("SUM-6", "SUM-7", "SUM-8"),
    "plant_vine": ("SUM-5", "PLANT-1", "PLANT-2", "PLANT-3"),
    "draw_order": ("WIN-1",),
    "harvest_field": ("WIN-2", "HARV-1", "HARV-2", "HARV-3"),
    "train_worker": ("WIN-6", "WIN-7"),
    "play_winter_visitor": ("WIN-5", "VIS-1", "VIS-2"),
    "make_wine": ("WIN-3", "WINE-1", "WINE-2", "WINE-3", "WINE-4", "WINE-5"),
    "fill_order": ("WIN-4", "ORD-1"),
    "gain_lira": ("PLACE-8", "TUS-4"),
    "yoke": ("STR-5", "PLACE-10"),
    "influence": ("INF-1", "INF-2", "INF-4"),
    "trade": ("TRADE-1", "TRADE-2", "TRADE-3"),
    "flip_field": ("SUM-8", "TUS-2"),
    "build_or_tour": ("SUM-2", "SUM-3"),
    "sell_wine": ("TRADE-4",),
}
"""The rules about each action."""
REGION_RULES: Final = ("INF-1", "INF-5")
NUMBERED: Final = "rule"


def found_actions() -> list[str]:
    """Return the actions of both boards, by number."""
    return sorted(ACTION_RULES, key=ACTION_NUMBER.__getitem__)


def entries(spoken: Words) -> list[dict[str, object]]:
    """Return all entries in one language, each with its names in every language."""
    return [*_things(spoken), *_actions(spoken), *_regions(spoken), *_rules(spoken)]


def _names(name_in: Callable[[Words], str], spoken: Words) -> list[str]:
    """Return the names in every language, the reader's first."""
    others = [name_in(words(language)) for language in languages()]
    return list(dict.fromkeys([name_in(spoken), *others]))


def _things(spoken: Words) -> Iterator[dict[str, object]]:
    for thing in EVERYTHING:
        yield {
            "kind": thing.kind,
            "id": thing.id,
            "names": _thing_names(thing, spoken),
            "text": text_of(spoken, thing),
            "rulings": list(rulings_of(spoken, thing)),
            "rules": list(rules_of(thing)),
        }


def _thing_names(thing: Thing, spoken: Words) -> list[str]:
    return _names(lambda other: title_of(other, thing), spoken)


def _actions(spoken: Words) -> Iterator[dict[str, object]]:
    base, extended = (rules_for(Options(2, modules=modules)).board for modules in ((), ("extended_board",)))
    for action in found_actions():
        names = _names(lambda other, own=action: other.action_name(own), spoken)  # type: ignore[misc]
        board = extended if base.actions[ACTION_NUMBER[action]] is None else base
        yield {
            "kind": "action",
            "id": action,
            "names": names,
            "text": spoken.action_text(action, board),
            "rulings": [],
            "rules": list(ACTION_RULES[action]),
        }


def _regions(spoken: Words) -> Iterator[dict[str, object]]:
    board = rules_for(Options(2, modules=("extended_board", "structure_cards"))).board
    for region, facts in zip(REGIONS, board.regions, strict=True):
        yield {
            "kind": "region",
            "id": region,
            "names": _names(lambda other, own=region: other.region_name(own), spoken),  # type: ignore[misc]
            "text": spoken.region_text(region, int(facts.vp)),
            "rulings": [],
            "rules": list(REGION_RULES),
        }


def _rules(spoken: Words) -> Iterator[dict[str, object]]:
    """Yield the numbered rules; their names are those of their chapters in the reader's language."""
    for rule in spoken.rules.rules:
        readings = () if rule.challenge is None else spoken.readings(rule.challenge)
        yield {
            "kind": NUMBERED,
            "id": rule.number,
            "number": rule.number,
            "names": [],
            "chapter": rule.chapter,
            "about_card": thing_of_rule(rule.number) is not None,
            "text": rule.text,
            "rulings": list(readings),
            "rules": list(rule.mentions),
        }
