"""Cards and rules by number, id or words."""

from __future__ import annotations

import pytest

from vendemmia.engine.content.automa import AUTOMA_CARDS
from vendemmia.engine.numbers.names import CARDS, FIRST_SPECIAL, MAMA_NAMES, PAPA_NAMES, STRUCTURES, WORKERS
from vendemmia.locale import Words
from vendemmia.locale.rulebook import Rulebook

from .support import run


def test_all_cards_are_listed() -> None:
    listed = run("cards").out
    for heading in ("Vines", "Summer visitors", "Winter visitors", "Orders", "Structure cards", "Mamas", "Papas"):
        assert listed.count(f"{heading}\n") == 1
    assert listed.count("\nStructures\n") == listed.count("\nSpecial workers\n") == 1
    assert listed.count("\nAutoma cards\n") == 1
    ids = {line.split(": ")[0].strip() for line in listed.splitlines() if line.startswith("  ")}
    others = {*(f"mama:{name}" for name in MAMA_NAMES), *(f"papa:{name}" for name in PAPA_NAMES)}
    structures = {f"structure:{name}" for name in STRUCTURES}
    workers = {f"worker:{name}" for name in WORKERS[FIRST_SPECIAL:]}
    automa = {f"automa:{number + 1}" for number in range(len(AUTOMA_CARDS))}
    assert ids == {*CARDS, *others, *structures, *workers, *automa}


@pytest.mark.parametrize(
    ("query", "lines"),
    [
        ("merlot", ["Merlot (id: merlot)", "  A vine worth red 3. Needs: Irrigation."]),
        ("MERLOT", ["Merlot (id: merlot)", "  A vine worth red 3. Needs: Irrigation."]),
        ("windmill", ["Structure Windmill (id: structure:windmill)", "  Costs £5. Gives you 1 VP"]),
        ("mama:alaena", ["Mama Alaena (id: mama:alaena)", "  "]),
        ("papa matthew", ["Papa Matthew (id: papa:matthew)", "  "]),
        ("ord_w8", ["Order: white 8 → 4 VP, +£1 a year (id: ord_w8)", "  Deliver"]),
    ],
)
def test_a_card_is_found_by_id_or_name(query: str, lines: list[str]) -> None:
    done = run("cards", *query.split())
    assert done.code == 0
    shown = done.out.splitlines()
    assert len(shown) == len(lines)
    assert all(line.startswith(begin) for line, begin in zip(shown, lines, strict=True))


def test_a_visitor_has_its_rulings() -> None:
    done = run("cards", "wine", "critic")
    assert done.out.startswith("Wine Critic (id: wine_critic)\n")
    assert "  Ruling: " in done.out


def test_a_structure_card_has_its_kind_its_cost_and_its_rulings() -> None:
    shown = run("cards", "cask").out.splitlines()
    assert shown[:2] == ["Cask (id: cask)", "  Action, £2. Age one wine twice. Bonus: draw 1 order."]
    assert shown[2].startswith("  Ruling: At least one of the two steps")


def found(*query: str) -> list[str]:
    """The ids of what is found."""
    return [
        line.rpartition("(id: ")[2].rstrip(")") for line in run("cards", *query).out.splitlines() if "(id: " in line
    ]


def test_an_automa_card_is_found_with_its_actions_on_both_boards() -> None:
    title, text = run("cards", "automa:11").out.splitlines()
    assert title == "Automa, Card 11 (id: automa:11)"
    assert text.startswith("  Base board. Summer: Play a summer visitor, ")
    assert "Extended board. Spring: nothing; summer: " in text


def test_structure_cards_are_found_by_kind_and_cost() -> None:
    assert found("residual,", "£2") == ["distiller", "storehouse", "silo"]
    assert found("enhancement,", "£5.") == ["mercado", "studio", "barn", "veranda", "tap_room", "tavern"]
    assert "ristorante" in found("action,", "£8")


@pytest.mark.parametrize("query", ["worker:farmer", "farmer", "special worker farmer"])
def test_a_special_worker_is_found_with_its_text_and_rulings(query: str) -> None:
    shown = run("cards", *query.split()).out.splitlines()
    assert shown[0] == "Special worker Farmer (id: worker:farmer)"
    assert shown[1].startswith("  On the board, you gain one bonus of your choice")
    assert len(shown) > 2
    assert all(line.startswith("  Ruling: ") for line in shown[2:])


def test_a_name_that_a_visitor_and_a_worker_share_finds_both() -> None:
    assert found("innkeeper") == ["innkeeper", "worker:innkeeper"]
    assert found("merchant") == ["merchant", "worker:merchant"]


def test_words_find_every_card_that_holds_them() -> None:
    done = run("cards", "yoke", "£1")
    assert "Harvest Expert (id: harvest_expert)" in done.out


def test_all_rules_are_listed_by_chapter() -> None:
    listed = run("rules").out
    assert "Planting: PLANT-1, PLANT-2, PLANT-3, PLANT-4\n" in listed
    assert "Set-up: SET-1, " in listed


def test_a_rule_is_found_by_its_number() -> None:
    done = run("rules", "plant-2")
    assert done.out == (
        "PLANT-2: The sum of all red and white values of the vines on a field may not exceed the field's value.\n"
    )


@pytest.mark.parametrize(
    ("chapter", "rules"),
    [("MOD", 5), ("TUS", 14), ("INF", 6), ("TRADE", 4), ("SPW", 16), ("STC", 44), ("TVIS", 7), ("TSOLO", 5)],
)
def test_the_rules_of_tuscany_are_found_by_number_and_chapter(chapter: str, rules: int) -> None:
    numbers = [f"{chapter}-{number}" for number in range(1, rules + 1)]
    assert [line.split(":")[0] for line in run("rules", chapter).out.splitlines()] == numbers
    for number in (numbers[0], numbers[-1]):
        assert run("rules", number.lower()).out.startswith(f"{number}: ")


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("grape token row 7", "TUS-5"),
        ("double star effect", "INF-3"),
        ("soldato toll", "SPW-15"),
        ("harvest machine", "STC-31"),
        ("statue trigger", "STC-42"),
        ("planner grande full action", "TVIS-1"),
        ("selling wine", "TRADE-4"),
        ("our reading automa", "TSOLO-1"),
    ],
)
def test_the_rules_of_tuscany_are_found_by_words(query: str, number: str) -> None:
    found = [line.split(":")[0] for line in run("rules", *query.split()).out.splitlines()]
    assert number in found


def test_a_chapter_is_found_by_its_letters() -> None:
    assert [line.split(":")[0] for line in run("rules", "HARV").out.splitlines()] == ["HARV-1", "HARV-2", "HARV-3"]


def test_words_find_every_rule_that_holds_them() -> None:
    done = run("rules", "windmill", "planting")
    assert done.out.startswith("STR-2: Windmill: 1 VP")


def test_a_missing_rulebook_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "rules", Rulebook("en", ()))
    done = run("rules", "PLANT-2")
    assert done.code == 2
    assert done.err == "vendemmia: the rulebook is missing from this installation\n"
