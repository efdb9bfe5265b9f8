"""Names and numbers of everything on the table. Inside the engine things are numbers; these tables give the names.

Every sequence here is append-only: a number never changes its meaning.
"""

from __future__ import annotations

from typing import Final

from .content.orders import ORDERS
from .content.parents import MAMAS, PAPAS
from .content.structure_cards import STRUCTURE_CARDS
from .content.vines import VINES

MAX_SEATS: Final = 6

DECKS: Final = ("vine", "summer", "winter", "order", "structure")
VINE_DECK: Final = 0
SUMMER_DECK: Final = 1
WINTER_DECK: Final = 2
ORDER_DECK: Final = 3
STRUCTURE_DECK: Final = 4
VISITOR_DECKS: Final = 1 << SUMMER_DECK | 1 << WINTER_DECK
ANY_DECK: Final = 31

SUMMER_VISITORS: Final = (
    *("surveyor", "broker", "wine_critic", "blacksmith", "contractor", "tour_guide", "novice_guide"),
    *("uncertified_broker", "planter", "buyer", "landscaper", "architect", "uncertified_architect", "patron"),
    *("auctioneer", "entertainer", "vendor", "handyman", "horticulturist", "peddler", "banker", "overseer"),
    *("importer", "sharecropper", "grower", "negotiator", "cultivator", "homesteader", "planner", "agriculturist"),
    *("swindler", "producer", "organizer", "sponsor", "artisan", "stonemason", "volunteer_crew", "wedding_party"),
)
WINTER_VISITORS: Final = (
    *("merchant", "crusher", "judge", "oenologist", "marketer", "crush_expert", "uncertified_teacher", "teacher"),
    *("benefactor", "assessor", "queen", "harvester", "professor", "master_vintner", "uncertified_oenologist"),
    *("promoter", "mentor", "harvest_expert", "innkeeper", "jack_of_all_trades", "politician", "supervisor"),
    *("scholar", "reaper", "motivator", "bottler", "craftsman", "exporter", "laborer", "designer", "governess"),
    *("manager", "zymologist", "noble", "governor", "taster", "caravan", "guest_speaker"),
)

CARDS: Final = (
    *(vine.id for vine in VINES),
    *SUMMER_VISITORS,
    *WINTER_VISITORS,
    *(order.id for order in ORDERS),
    *(card.id for card in STRUCTURE_CARDS),
)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
FIRST_SUMMER: Final = 9
FIRST_WINTER: Final = 47
FIRST_ORDER: Final = 85
FIRST_STRUCTURE_CARD: Final = 121
CARD_COUNT: Final = 157

DECK_OF: Final = bytes(
    [VINE_DECK] * len(VINES)
    + [SUMMER_DECK] * len(SUMMER_VISITORS)
    + [WINTER_DECK] * len(WINTER_VISITORS)
    + [ORDER_DECK] * len(ORDERS)
    + [STRUCTURE_DECK] * len(STRUCTURE_CARDS)
)

FULL_DECKS: Final[tuple[tuple[int, ...], ...]] = (
    tuple(number for number, vine in enumerate(VINES) for _ in range(vine.copies)),
    tuple(range(FIRST_SUMMER, FIRST_WINTER)),
    tuple(range(FIRST_WINTER, FIRST_ORDER)),
    tuple(range(FIRST_ORDER, FIRST_STRUCTURE_CARD)),
    tuple(range(FIRST_STRUCTURE_CARD, CARD_COUNT)),
)
BASE_DECKS: Final = 4
"""The decks of every game; the structure deck comes with its module."""

MAMA_NAMES: Final = tuple(mama.id for mama in MAMAS)
PAPA_NAMES: Final = tuple(papa.id for papa in PAPAS)

STRUCTURES: Final = (
    *("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar"),
)
STRUCTURE_NUMBER: Final = {
    name: number for number, name in enumerate((*STRUCTURES, *(card.id for card in STRUCTURE_CARDS)))
}
"""Structures are bits of one mask: those of the vineyard mat first, then the structure cards."""
MARKS: Final = (*STRUCTURE_NUMBER, "mat")
"""By bit: every structure, and the destroy space of the structure mat (STC-3)."""
FIRST_CARD_BIT: Final = 8
MAT_BIT: Final = 44
"""The destroy space of the structure mat, among the yearly marks (STC-3)."""
BUILT_CARDS: Final = (1 << MAT_BIT) - (1 << FIRST_CARD_BIT)
AQUEDUCT: Final = 1 << STRUCTURE_NUMBER["aqueduct"]
MERCADO: Final = 1 << STRUCTURE_NUMBER["mercado"]
BARN: Final = 1 << STRUCTURE_NUMBER["barn"]
ACADEMY: Final = 1 << STRUCTURE_NUMBER["academy"]
WORKSHOP: Final = 1 << STRUCTURE_NUMBER["workshop"]
HARVEST_MACHINE: Final = 1 << STRUCTURE_NUMBER["harvest_machine"]
CHARMAT: Final = 1 << STRUCTURE_NUMBER["charmat"]
BANQUET_HALL: Final = 1 << STRUCTURE_NUMBER["banquet_hall"]
CARD_COST: Final = bytes(card.cost for card in STRUCTURE_CARDS)
STRUCTURE_COST: Final = bytes((2, 3, 2, 5, 4, 6, 4, 6))  # STR-1
YOKE: Final = 4
WINDMILL: Final = 8
COTTAGE: Final = 16
TASTING_ROOM: Final = 32
MEDIUM_CELLAR: Final = 64
LARGE_CELLAR: Final = 128

FIELD_VALUES: Final = (5, 6, 7)

COLOURS: Final = ("red", "white")
RED: Final = 0
WHITE: Final = 1
WINE_TYPES: Final = ("red", "white", "blush", "sparkling")
BLUSH: Final = 2
SPARKLING: Final = 3

WORKERS: Final = (
    *("regular", "grande"),
    *("farmer", "mafioso", "merchant", "chef", "innkeeper", "professore", "soldato", "politico", "oracle", "traveler"),
    "messenger",
)
REGULAR: Final = 0
GRANDE: Final = 1
FIRST_SPECIAL: Final = 2
SPECIALS_REVEALED: Final = 2  # SPW-1
SPECIAL_SURCHARGE: Final = 1  # SPW-2
FARMER: Final = 2
MAFIOSO: Final = 3
INNKEEPER: Final = 6

SPACES: Final = ("left", "middle", "right", "beside")
LEFT: Final = 0
BESIDE: Final = 3

ACTIONS: Final = (
    *("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_or_field", "plant_vine"),
    *("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"),
    *("gain_lira", "yoke"),
    *("influence", "trade", "flip_field", "build_or_tour", "sell_wine"),
    "destroy_structure",
    *(f"structure:{card.id}" for card in STRUCTURE_CARDS if card.kind == "action"),
)
ACTION_NUMBER: Final = {name: number for number, name in enumerate(ACTIONS)}

SEASONS: Final = ("spring", "summer", "fall", "winter")
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3

REGIONS: Final = ("lucca", "pisa", "firenze", "livorno", "siena", "arezzo", "grosseto")
STARS: Final = 6  # INF-1

# Limits printed on the components.
VP_FLOOR: Final = -5  # VIS-10
RESIDUAL_TOP: Final = 5  # ORD-1
HAND_LIMIT: Final = 7  # END-1
REGULAR_LIMIT: Final = 5  # WIN-7
TOP_VALUE: Final = 9
