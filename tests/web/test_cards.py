"""The cards in the browser: every card has its page with name, text and rules, and a search finds."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from django.test import Client

from vendemmia.engine.numbers.names import DECK_OF, DECKS, FULL_DECKS
from vendemmia.locale import words
from vendemmia.locale.lookup import DECK_KINDS, EVERYTHING, KINDS, Thing, rulings_of, text_of, title_of
from vendemmia.locale.rulebook import rulebook
from vendemmia.web.show.cards.card_rules import rules_of, thing_of_rule
from vendemmia.web.show.cards.cards import prose, with_link
from vendemmia.web.show.cards.library import LibraryItem

from .elements import Element, Page, parsed

EN = words("en")


def page(client: Client, address: str, *, drawer: bool = False) -> Page:
    answer = client.get(address, headers={"HX-Request": "true"} if drawer else {})
    assert answer.status_code == 200, address
    return parsed(answer.content.decode())


def address(thing: Thing) -> str:
    return f"/cards/{thing.kind}/{thing.id}"


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def small(root: Element) -> list[str]:
    """The addresses of the small cards on a page."""
    return [card.get("href") for card in root.all("hc")]


def test_the_browser_shows_every_card_by_kind(client: Client) -> None:
    shown = page(client, "/cards/").root
    assert small(shown) == [address(thing) for thing in EVERYTHING]
    assert [shelf.get("id") for shelf in shown.all("shelf")] == list(KINDS)


def test_a_full_stop_stays_on_the_line_of_the_amount_before_it() -> None:
    sentence = prose(EN, "Pay £9, or give up 2 VP; then gain £6.")
    assert [(piece.kind, piece.text, piece.stop) for piece in sentence if piece.kind != "text"] == [
        ("lira", "9", ","),
        ("vp", "2", ";"),
        ("lira", "6", "."),
    ]
    assert [piece.text for piece in sentence if piece.kind == "text"] == ["Pay ", " or give up ", " then gain "]
    linked = with_link(prose(EN, "Plant Malvasia."), "Malvasia", "malvasia")
    assert [(piece.kind, piece.text, piece.stop) for piece in linked] == [
        ("text", "Plant ", ""),
        ("card", "Malvasia", "."),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_of_a_kind_has_a_page_with_its_name_its_text_its_rulings_and_its_rules(
    client: Client, kind: str
) -> None:
    for thing in (thing for thing in EVERYTHING if thing.kind == kind):
        shown = page(client, address(thing)).root
        assert shown.one(tag="h1").text == title_of(EN, thing)
        text = squeezed(shown.one(id="main").text)
        for piece in prose(EN, EN.structure_text(thing.id) if "structure" in kind else text_of(EN, thing)):
            assert squeezed(piece.text) in text
        for ruling in rulings_of(EN, thing):
            assert all(squeezed(piece.text) in text for piece in prose(EN, ruling))
        numbers = [link.text for link in shown.one("rule-links").all(tag="a")]
        assert tuple(numbers) == rules_of(thing)
        assert numbers
        assert all(rulebook().numbered(number) is not None for number in numbers)


def test_the_rule_of_a_card_begins_with_its_name() -> None:
    for thing in EVERYTHING:
        own = rules_of(thing)[0]
        if thing_of_rule(own) == thing and thing.kind != "structure":
            rule = rulebook().numbered(own)
            assert rule is not None
            assert re.split(r":| \(", rule.text)[0] == title_of(EN, thing)
    kinds = Counter(thing.kind for thing in EVERYTHING if thing_of_rule(rules_of(thing)[0]) == thing)
    assert kinds == {"summer": 38, "winter": 38, "structure_card": 36, "worker": 11, "structure": 4}


def test_a_name_in_a_rule_means_the_right_namesake() -> None:
    visitor, worker = rules_of(Thing("winter", "merchant")), rules_of(Thing("worker", "merchant"))
    assert visitor[:2] == ("VIS-W1", "VIS-8")
    assert worker[0] == "SPW-6"
    assert "MOD-5" in worker
    assert "MOD-5" not in visitor
    assert "RUL-4" in rules_of(Thing("summer", "planner"))
    assert "TVIS-1" in rules_of(Thing("summer", "planner"))
    assert "VIS-W8" not in rules_of(Thing("winter", "uncertified_teacher"))


def test_every_structure_is_drawn_with_its_price(client: Client) -> None:
    assert page(client, "/cards/structure/windmill").root.one("cost").text == "5"
    assert page(client, "/cards/structure_card/wine_press").root.one("cost").text == "4"


def test_vines_and_orders_are_drawn_with_their_tokens(client: Client) -> None:
    pinot = page(client, "/cards/vine/pinot").root.one("zc")
    assert [(token.classes - {"tok", "grape"}, token.text) for token in pinot.all("tok")] == [
        ({"red"}, "1"),
        ({"white"}, "1"),
    ]
    order = page(client, "/cards/order/ord_w8").root.one("zc")
    assert [token.text for token in order.one("onart").all("tok")] == ["8 W"]


def test_every_card_has_its_drawing(client: Client) -> None:
    """People and buildings their own, vines and orders their grapes and wines."""
    for thing in {thing.kind: thing for thing in EVERYTHING}.values():
        shown = page(client, address(thing)).root.one("pict")
        drawn = [element.get("href").rpartition("/")[2].partition("?")[0] for element in shown.all(tag="use")]
        assert drawn, thing
        if thing.kind not in ("vine", "order", "structure", "structure_card"):
            assert drawn == ["people.svg"], thing


@pytest.mark.parametrize(
    ("given", "leads_to"),
    [
        ("merchant", "/cards/winter/merchant"),
        ("farmer", "/cards/worker/farmer"),
        ("windmill", "/cards/structure/windmill"),
        ("mama:alaena", "/cards/mama/alaena"),
        ("worker:merchant", "/cards/worker/merchant"),
        ("structure/cask", "/cards/structure_card/cask"),
    ],
)
def test_a_card_is_found_without_its_kind(client: Client, given: str, leads_to: str) -> None:
    answer = client.get(f"/cards/{given}")
    assert (answer.status_code, answer.headers["Location"]) == (302, leads_to)


def test_every_card_of_a_deck_is_found_by_its_id_alone(client: Client) -> None:
    for thing in EVERYTHING:
        if thing.kind in DECK_KINDS:
            assert client.get(f"/cards/{thing.id}").headers["Location"] == address(thing)


def test_namesakes_lead_to_each_other(client: Client) -> None:
    for one, other in (("winter", "worker"), ("worker", "winter")):
        links = {link.get("href") for link in page(client, f"/cards/{one}/innkeeper").root.all("lnk")}
        assert f"/cards/{other}/innkeeper" in links


def test_the_count_in_the_deck_is_shown() -> None:
    copies = Counter(FULL_DECKS[0])
    for number, thing in enumerate(thing for thing in EVERYTHING if thing.kind == "vine"):
        assert LibraryItem(EN, thing).count == f"{copies[number]} of the 42 vines"
    for deck in range(1, len(DECKS)):
        thing = next(thing for thing in EVERYTHING if thing.kind == DECK_KINDS[deck])
        assert LibraryItem(EN, thing).count.startswith(f"one of {list(DECK_OF).count(deck)} ")


def test_a_search_looks_into_names_and_texts_and_the_name_comes_first(client: Client) -> None:
    found = small(page(client, "/cards/?q=yoke").root)
    assert found[0] == "/cards/structure/yoke"
    assert "/cards/winter/harvest_expert" in found
    assert small(page(client, "/cards/?q=Wine+Critic").root)[0] == "/cards/summer/wine_critic"


def test_a_kind_can_be_chosen_and_searched(client: Client) -> None:
    papas = small(page(client, "/cards/?kind=papa").root)
    assert papas == [address(thing) for thing in EVERYTHING if thing.kind == "papa"]
    shown = page(client, "/cards/?kind=papa&q=windmill").root
    assert small(shown)
    assert set(small(shown)) < set(papas)
    assert shown.one("kinds").one(aria_current="true").text == "Papas"
    assert shown.one(type="hidden", name="kind").get("value") == "papa"
    assert "/cards/?kind=mama&q=windmill" in {link.get("href") for link in shown.one("kinds").all(tag="a")}
    assert small(page(client, "/cards/?kind=nonsense").root) == small(page(client, "/cards/").root)


def test_nonsense_gives_a_friendly_empty_page(client: Client) -> None:
    shown = page(client, "/cards/?q=xyzzy").root
    assert small(shown) == []
    assert "xyzzy" in shown.one(role="status").text
    assert shown.one("empty").text


@pytest.mark.parametrize("query", ["<script>alert(1)</script>", '"><img src=x>', "a" * 5000, "\x00", "("])
def test_markup_and_rubbish_in_a_query_are_only_text(client: Client, query: str) -> None:
    answer = client.get("/cards/", {"q": query, "kind": query})
    assert answer.status_code == 200
    assert "<script>alert" not in answer.content.decode()
    assert "<img" not in answer.content.decode()


@pytest.mark.parametrize(
    "unknown",
    ["nobody", "summer/nobody", "nothing/pinot", "vine/merchant", "automa/25", "automa/0", "mama:nobody", "<b>", "11"],
)
def test_an_unknown_card_is_not_found(client: Client, unknown: str) -> None:
    assert client.get(f"/cards/{unknown}").status_code == 404


def test_a_drawer_gets_the_content_only(client: Client) -> None:
    for where in ("/cards/", "/cards/?q=yoke", "/cards/summer/planter"):
        part = page(client, where, drawer=True).root
        assert not part.all(tag="html")
        assert not part.all(tag="h1")
        assert part.one("library").text


def test_an_automa_card_shows_its_bars_and_which_are_for_the_extended_board_only(client: Client) -> None:
    bars = page(client, "/cards/automa/11").root.one("bars").all(tag="li")
    assert [bar.classes for bar in bars] == [{"summer"}, {"summer"}, {"fall"}, {"winter"}]
    assert [bool(bar.all(tag="abbr")) for bar in bars] == [False, False, False, True]


def test_cards_before_and_after_are_one_step_away(client: Client) -> None:
    shown = page(client, "/cards/vine/malvasia").root
    assert shown.one(rel="prev").get("href") == "/cards/vine/sangiovese"
    assert shown.one(rel="next").get("href") == "/cards/vine/pinot"
