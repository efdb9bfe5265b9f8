"""Events: one line for each kind, and no more than the reader may know."""

from __future__ import annotations

import re

import pytest

from vendemmia.engine.numbers.names import DECKS
from vendemmia.engine.reports.events import Event, Kind
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS

from .reading import PLAYERS, is_sentence, reads_well

w = words("en")

OPTION_LINE = "Anna chooses: Give a tour for £2 (Build a structure or give a tour)."
LINES: list[tuple[Event, str]] = [
    (Event(Kind.YEAR, -1, 3, other=1), "Year 3 begins; first player: Ben."),
    (Event(Kind.SEASON, -1, 1, "summer"), "Summer begins."),
    (Event(Kind.SEASON, -1, 3, "winter"), "Winter begins."),
    (Event(Kind.PARENT, 0, 0, "mama:alaena", "mama:alaena"), "Anna’s mama is Alaena."),
    (Event(Kind.PARENT, 0, 0, "papa:matt", "papa:matt"), "Anna’s papa is Matt."),
    (Event(Kind.ROW, 0, 4), "Anna takes wake-up row 4."),
    (Event(Kind.PLACED, 0, 0, "plant_vine:left:regular"), "Anna places a regular worker: Plant a vine, left space."),
    (Event(Kind.PLACED, 0, 0, "gain_lira:beside:grande"), "Anna places a grande worker: Gain £1."),
    (Event(Kind.PLACED, 0, 0, "yoke:left:regular"), "Anna places a regular worker: Yoke."),
    (
        Event(Kind.PLANNED, 0, 0, "make_wine:beside:grande"),
        "Anna places a grande worker ahead: Make up to 2 wines, beside the spaces.",
    ),
    (Event(Kind.DUE, 0, 0, "fill_order"), "Anna carries out the planned action: Fill an order."),
    (Event(Kind.LOST, 0, 0, "fill_order"), "Anna loses the planned action: Fill an order."),
    (Event(Kind.PASSED, 1), "Ben passes."),
    (Event(Kind.LIRA, 0, 3, source="visitor:broker"), "Anna gains £3 (Broker)."),
    (Event(Kind.LIRA, 0, -9, source="visitor:broker"), "Anna pays £9 (Broker)."),
    (Event(Kind.LIRA, 0, 2, source="step:residual"), "Anna gains £2 (Residual payment)."),
    (Event(Kind.VP, 0, 1, source="structure:windmill"), "Anna gains 1 VP (Windmill)."),
    (Event(Kind.VP, 0, -2, source="visitor:broker"), "Anna loses 2 VP (Broker)."),
    (Event(Kind.RESIDUAL, 0, 1, source="action:fill_order"), "Anna’s residual payment goes up by 1 (Fill an order)."),
    (Event(Kind.RESIDUAL, 0, -2, source="visitor:noble"), "Anna’s residual payment goes down by 2 (Noble)."),
    (Event(Kind.DREW, 0, 1, "merlot", audience=1, deck="vine"), "Anna draws Merlot."),
    (Event(Kind.DREW, 0, 1, "", audience=1, deck="summer"), "Anna draws a summer visitor."),
    (Event(Kind.RESHUFFLED, -1, deck="order"), "The discarded orders are shuffled into a new deck."),
    (Event(Kind.DISCARDED, 0, 1, "ord_r5"), "Anna discards an order (red 5)."),
    (Event(Kind.DISCARDED, -1, 1, "merlot"), "Discarded: Merlot."),
    (Event(Kind.SHOWN, 0, 1, "queen", deck="winter"), "Anna reveals Queen."),
    (Event(Kind.TOOK, 0, 1, "queen"), "Anna takes Queen."),
    (Event(Kind.GAVE, 0, 1, "queen", other=1, audience=3, deck="winter"), "Anna gives Queen to Ben."),
    (Event(Kind.GAVE, 0, 1, "", other=1, audience=3, deck="winter"), "Anna gives a winter visitor to Ben."),
    (Event(Kind.PLEDGED, 0, 0, other=1), "Anna offers Ben no visitor cards."),
    (Event(Kind.PLEDGED, 0, 1, other=1), "Anna offers Ben 1 visitor card."),
    (Event(Kind.PLEDGED, 0, 2, other=1), "Anna offers Ben 2 visitor cards."),
    (Event(Kind.PLAYED, 0, 0, "broker"), "Anna plays Broker."),
    (Event(Kind.OPTION, 0, 1, source="visitor:broker"), "Anna chooses: Pay £9 for 3 VP (Broker)."),
    (Event(Kind.OPTION, 0, 2, source="visitor:harvester/1"), "Anna chooses: Gain 1 VP (Harvester)."),
    (Event(Kind.OPTION, 0, 2, source="action:yoke"), "Anna chooses: Uproot a vine (Yoke)."),
    (Event(Kind.DECLINED, 0, source="visitor:handyman", other=1), "Anna declines (Handyman)."),
    (Event(Kind.TOURED, 0), "Anna gives a tour."),
    (Event(Kind.BUILT, 0, 5, "windmill", "action:build_structure"), "Anna builds a structure: Windmill."),
    (Event(Kind.BUILT, 0, 0, "windmill", "papa:jerry"), "Anna receives a structure: Windmill."),
    (Event(Kind.PLANTED, 0, 5, "merlot"), "Anna plants Merlot on field 5."),
    (Event(Kind.UPROOTED, 0, 5, "merlot"), "Anna uproots Merlot from field 5."),
    (Event(Kind.SWITCHED, 0, 5, "merlot"), "Anna moves Merlot to field 5."),
    (Event(Kind.SOLD_FIELD, 0, 5), "Anna sells field 5."),
    (Event(Kind.BOUGHT_FIELD, 0, 5), "Anna buys back field 5."),
    (Event(Kind.SOLD_GRAPE, 0, 4, "red"), "Anna sells a grape: red grape 4."),
    (Event(Kind.HARVESTED, 0, 5), "Anna harvests field 5."),
    (Event(Kind.GRAPE, 0, 4, "white"), "Anna gets a grape: white grape 4."),
    (Event(Kind.GRAPE_USED, 0, 4, "white"), "Anna uses a grape: white grape 4."),
    (Event(Kind.WINE, 0, 4, "blush"), "Anna makes a wine: blush wine 4."),
    (Event(Kind.WINE_USED, 0, 4, "blush"), "Anna uses a wine: blush wine 4."),
    (Event(Kind.FILLED, 0, 2, "ord_r2_w2"), "Anna fills an order (red 2, white 2)."),
    (Event(Kind.TRAINED, 0, 4, "regular", "action:train_worker"), "Anna trains a regular worker."),
    (Event(Kind.TRAINED, 0, 0, "regular", "papa:gary"), "Anna receives a regular worker."),
    (Event(Kind.AGED, 0, 1, "all"), "Anna ages all grapes and wines."),
    (Event(Kind.AGED, 0, 2, "wine"), "Anna ages all wines twice."),
    (Event(Kind.AGED, 0, 5, "red"), "Anna ages a wine: it is now red wine 5."),
    (Event(Kind.TAKEN_BACK, 0, 0, "plant_vine:grande"), "Anna takes back a grande worker: Plant a vine."),
    (Event(Kind.TEMPORARY, 0), "Anna takes the temporary worker."),
    (Event(Kind.CHOSEN, 0, 0, "give_tour", "visitor:manager"), "Anna takes an action: Give a tour (Manager)."),
    (Event(Kind.CHOSEN, 0, 0, "", "visitor:governor", 2), "Anna chooses Cleo (Governor)."),
    (Event(Kind.WORKERS_HOME, 0), "Anna takes all workers back."),
    (Event(Kind.FIRST_PLAYER, 2), "Cleo is now the first player."),
    (Event(Kind.LAST_YEAR, 2), "Cleo reaches the target score: this is the last year."),
    (Event(Kind.GAME_OVER, -1, 9), "The game ends after year 9."),
    (
        Event(Kind.AUTOMA_CARD, -1, 2, source="step:automa_summer"),
        "The Automa draws card 2: Draw a vine card, Build a structure, Plant a vine.",
    ),
    (Event(Kind.AUTOMA_CARD, -1, 2, source="step:automa_winter"), "The Automa draws card 2: Make up to 2 wines."),
    (
        Event(Kind.AUTOMA_CARD, -1, 1, source="step:automa_winter"),
        "The Automa draws card 1, with nothing for this season.",
    ),
    (Event(Kind.AUTOMA_PLACED, -1, 0, "plant_vine"), "The Automa places a worker: Plant a vine."),
    (Event(Kind.AUTOMA_SKIPPED, -1, 0, "plant_vine"), "The Automa skips an action that is taken: Plant a vine."),
    (Event(Kind.MARKER, -1, -1), f"The Automa has {MINUS}1 VP this year."),
    (Event(Kind.TOKEN, 0, 1, source="step:glass_row"), "Anna gains a bonus-action token (Spring)."),
    (Event(Kind.TOKEN, 0, -1, source="bonus:give_tour"), "Anna spends a bonus-action token (Give a tour, bonus)."),
    # The extended board.
    (Event(Kind.YEAR, -1, 3), "Year 3 begins."),
    (Event(Kind.NEXT_ROW, 0, 4, source="next_row"), "Anna takes wake-up row 4 for next year."),
    (Event(Kind.GRAPE_TOKEN, 0, source="row:7:winter"), "Anna takes the grape token."),
    (Event(Kind.STAR, 0, 0, "siena", "action:influence"), "Anna places a star in Siena."),
    (Event(Kind.STAR_MOVED, 0, 0, "siena:pisa", "bonus:sell_wine"), "Anna moves a star from Siena to Pisa."),
    (Event(Kind.TRADED, 0, 0, "cards:lira", "action:trade"), "Anna trades 2 cards for £3."),
    (Event(Kind.TRADED, 0, 0, "grape:vp", "action:trade"), "Anna trades 1 grape for 1 VP."),
    (Event(Kind.LIRA, 0, 2, source="region:pisa"), "Anna gains £2 (Pisa)."),
    (Event(Kind.LIRA, 0, 1, source="row:2:summer"), "Anna gains £1 (Wake-up row 2)."),
    (Event(Kind.VP, 0, 2, source="region:siena"), "Anna gains 2 VP (Siena)."),
    (Event(Kind.MARKER, -1, 27, source="region:siena"), "The Automa has 27 VP now (Siena)."),
    (Event(Kind.AGED, 0, 1, "grape", "row:6:winter"), "Anna ages all grapes."),
    (Event(Kind.OPTION, 0, 2, source="action:build_or_tour"), OPTION_LINE),
    (Event(Kind.OPTION, 0, 2, source="action:gain_lira:2"), "Anna chooses: Draw a structure card (Gain £1)."),
    (
        Event(Kind.AUTOMA_CARD, -1, 4, source="step:extended_automa_summer"),
        "The Automa draws card 4: Trade one for one.",
    ),
    (
        Event(Kind.AUTOMA_CARD, -1, 1, source="step:extended_automa_spring"),
        "The Automa draws card 1: Draw a vine card, Give a tour.",
    ),
    (
        Event(Kind.AUTOMA_CARD, -1, 1, source="step:extended_automa_winter"),
        "The Automa draws card 1, with nothing for this season.",
    ),
    # Special workers.
    (Event(Kind.SPECIALS, -1, 0, "farmer:chef"), "The special workers in this game: Farmer, Chef."),
    (
        Event(Kind.PLACED, 0, 0, "influence:beside:messenger"),
        "Anna places a special worker (Messenger): Place or move a star, beside the spaces.",
    ),
    (
        Event(Kind.BUMPED, 0, 0, "plant_vine:grande", "worker:chef", 1),
        "Anna takes a space from Ben (Plant a vine); the grande worker there goes back.",
    ),
    (Event(Kind.TRAINED, 0, 5, "oracle", "action:train_worker"), "Anna trains a special worker (Oracle)."),
    (
        Event(Kind.CHOSEN, 0, 0, "harvest_field", "worker:mafioso"),
        "Anna repeats the action: Harvest a field (Mafioso).",
    ),
    (
        Event(Kind.CHOSEN, 0, 2, "harvest_field", "worker:farmer"),
        "Anna chooses the bonus of the middle space: Harvest a field (Farmer).",
    ),
    (Event(Kind.DECLINED, 0, source="worker:innkeeper"), "Anna declines (Innkeeper)."),
    (Event(Kind.LIRA, 1, 1, source="worker:soldato"), "Ben gains £1 (Soldato)."),
    (Event(Kind.LIRA, 0, -1, source="worker:politico"), "Anna pays £1 (Politico)."),
    # Structure cards.
    (Event(Kind.DRAFTED, 0, 1, "cask", audience=1, deck="structure"), "Anna keeps Cask."),
    (Event(Kind.DRAFTED, 0, 1, "", audience=1, deck="structure"), "Anna keeps a structure card."),
    (Event(Kind.DREW, 0, 1, "", audience=1, deck="structure"), "Anna draws a structure card."),
    (Event(Kind.RESHUFFLED, -1, deck="structure"), "The discarded structure cards are shuffled into a new deck."),
    (Event(Kind.BUILT, 0, 2, "cask", "action:build_structure"), "Anna builds a structure: Cask."),
    (Event(Kind.DESTROYED, 0, 1, "cask", deck="structure"), "Anna demolishes a structure: Cask."),
    (Event(Kind.PLACED, 0, 0, "structure:cask:left:farmer"), "Anna places a special worker (Farmer): Cask."),
    (
        Event(Kind.PLACED, 0, 0, "destroy_structure:left:regular"),
        "Anna places a regular worker: Demolish a structure card.",
    ),
    (Event(Kind.TAKEN_BACK, 0, 0, "structure:cask:regular"), "Anna takes back a regular worker: Cask."),
    (Event(Kind.LIRA, 1, 1, source="structure:academy"), "Ben gains £1 (Academy)."),
    (Event(Kind.VP, 0, 1, source="structure:statue"), "Anna gains 1 VP (Statue)."),
]


@pytest.mark.parametrize(
    ("event", "line"), LINES, ids=lambda value: value.kind.name if isinstance(value, Event) else ""
)
def test_lines_of_the_log(event: Event, line: str) -> None:
    assert w.event(event, PLAYERS) == line
    assert reads_well(line)
    assert is_sentence(line)


@pytest.mark.parametrize("event", [event for event, _ in LINES], ids=lambda event: event.kind.name)
def test_the_reader_is_you(event: Event) -> None:
    """Names are those of the others; the verb fits."""
    line = w.event(event, PLAYERS, 0)
    assert "Anna" not in line
    assert not re.match(r"You (?:\w+s|has)\b(?<!pass)", line)
    assert line == w.event(event, ["Zoe", *PLAYERS[1:]], 0)
    assert is_sentence(line)


def test_the_reader_is_you_as_the_other() -> None:
    given = Event(Kind.GAVE, 0, 1, "queen", other=1, audience=3, deck="winter")
    assert w.event(given, PLAYERS, 1) == "Anna gives Queen to you."
    assert w.event(Event(Kind.YEAR, -1, 3, other=1), PLAYERS, 1) == "Year 3 begins; you are the first player."


def test_a_year_of_one_player_has_no_first_player() -> None:
    assert w.event(Event(Kind.YEAR, -1, 3, other=0), ["Anna"]) == "Year 3 begins."


def test_every_kind_of_event_has_a_line() -> None:
    assert {event.kind for event, _ in LINES} == set(Kind)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", [Kind.DREW, Kind.GAVE])
def test_a_hidden_card_is_named_by_its_kind(kind: Kind, deck: str) -> None:
    cards = {"vine": "syrah", "summer": "planner", "winter": "reaper", "order": "ord_s9", "structure": "cask"}
    event = Event(kind, 0, 1, cards[deck], "visitor:queen", 1, 0b011, deck)
    name = w.card_mention(cards[deck])
    assert name in w.event(event.seen_by(0), PLAYERS)
    assert name in w.event(event.seen_by(1), PLAYERS)
    for stranger in (2, None):
        line = w.event(event.seen_by(stranger), PLAYERS)
        assert name not in line
        assert w.deck_name(deck) in line
