"""Names and numbers of everything on the table. Inside the engine things are numbers; these tables give the names.

Every sequence here is append-only: a number never changes its meaning.
"""

from __future__ import annotations

from typing import Final

from ..content.orders import ORDERS
from ..content.parents import MAMAS, PAPAS
from ..content.structure_cards import STRUCTURE_CARDS
from ..content.vines import VINES

MAX_SEATS: Final = 6
"""The most players of a game (SET-1)."""

DECKS: Final = ("vine", "summer", "winter", "order", "structure")
"""The decks by number: vines, summer and winter visitors, orders, structure cards."""
VINE_DECK: Final = 0
"""The number of the vine deck; the other decks follow."""
SUMMER_DECK: Final = 1
"""The number of the deck of summer visitors."""
WINTER_DECK: Final = 2
"""The number of the deck of winter visitors."""
ORDER_DECK: Final = 3
"""The number of the deck of wine orders."""
STRUCTURE_DECK: Final = 4
"""The number of the deck of structure cards, which only that module uses."""
VISITOR_DECKS: Final = 1 << SUMMER_DECK | 1 << WINTER_DECK
"""Both visitor decks, as a set with a bit for each deck."""
ANY_DECK: Final = 31
"""Every deck, as a set with a bit for each deck."""

SUMMER_VISITORS: Final = (
    *("surveyor", "broker", "wine_critic", "blacksmith", "contractor", "tour_guide", "novice_guide"),
    *("uncertified_broker", "planter", "buyer", "landscaper", "architect", "uncertified_architect", "patron"),
    *("auctioneer", "entertainer", "vendor", "handyman", "horticulturist", "peddler", "banker", "overseer"),
    *("importer", "sharecropper", "grower", "negotiator", "cultivator", "homesteader", "planner", "agriculturist"),
    *("swindler", "producer", "organizer", "sponsor", "artisan", "stonemason", "volunteer_crew", "wedding_party"),
)
"""The ids of the summer visitors, in the order of their numbers."""
WINTER_VISITORS: Final = (
    *("merchant", "crusher", "judge", "oenologist", "marketer", "crush_expert", "uncertified_teacher", "teacher"),
    *("benefactor", "assessor", "queen", "harvester", "professor", "master_vintner", "uncertified_oenologist"),
    *("promoter", "mentor", "harvest_expert", "innkeeper", "jack_of_all_trades", "politician", "supervisor"),
    *("scholar", "reaper", "motivator", "bottler", "craftsman", "exporter", "laborer", "designer", "governess"),
    *("manager", "zymologist", "noble", "governor", "taster", "caravan", "guest_speaker"),
)
"""The ids of the winter visitors, in the order of their numbers."""

CARDS: Final = (
    *(vine.id for vine in VINES),
    *SUMMER_VISITORS,
    *WINTER_VISITORS,
    *(order.id for order in ORDERS),
    *(card.id for card in STRUCTURE_CARDS),
)
"""The id of every card by its number: vines, summer visitors, winter visitors, orders, structure cards."""
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
"""The number of every card by its id."""
FIRST_SUMMER: Final = 9
"""The number of the first summer visitor."""
FIRST_WINTER: Final = 47
"""The number of the first winter visitor."""
FIRST_ORDER: Final = 85
"""The number of the first order."""
FIRST_STRUCTURE_CARD: Final = 121
"""The number of the first structure card."""
CARD_COUNT: Final = 157
"""How many different cards there are."""

DECK_OF: Final = bytes(
    [VINE_DECK] * len(VINES)
    + [SUMMER_DECK] * len(SUMMER_VISITORS)
    + [WINTER_DECK] * len(WINTER_VISITORS)
    + [ORDER_DECK] * len(ORDERS)
    + [STRUCTURE_DECK] * len(STRUCTURE_CARDS)
)
"""The deck of every card, by card number."""

FULL_DECKS: Final[tuple[tuple[int, ...], ...]] = (
    tuple(number for number, vine in enumerate(VINES) for _ in range(vine.copies)),
    tuple(range(FIRST_SUMMER, FIRST_WINTER)),
    tuple(range(FIRST_WINTER, FIRST_ORDER)),
    tuple(range(FIRST_ORDER, FIRST_STRUCTURE_CARD)),
    tuple(range(FIRST_STRUCTURE_CARD, CARD_COUNT)),
)
"""The cards of each deck before anything is drawn; a vine comes once for each copy."""
BASE_DECKS: Final = 4
"""The decks of every game; the structure deck comes with its module."""

MAMA_NAMES: Final = tuple(mama.id for mama in MAMAS)
"""The ids of the mamas by number."""
PAPA_NAMES: Final = tuple(papa.id for papa in PAPAS)
"""The ids of the papas by number."""

STRUCTURES: Final = (
    *("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar"),
)
"""The structures of the vineyard mat by number."""
STRUCTURE_NUMBER: Final = {
    name: number for number, name in enumerate((*STRUCTURES, *(card.id for card in STRUCTURE_CARDS)))
}
"""The bit of every structure by its id: those of the vineyard mat first, then the structure cards."""
MARKS: Final = (*STRUCTURE_NUMBER, "mat")
"""By bit: every structure, and the destroy space of the structure mat (STC-3)."""
FIRST_CARD_BIT: Final = 8
"""The bit of the first structure card in a mask of structures."""
MAT_BIT: Final = 44
"""The destroy space of the structure mat, among the yearly marks (STC-3)."""
BUILT_CARDS: Final = (1 << MAT_BIT) - (1 << FIRST_CARD_BIT)
"""The bits of all structure cards in a mask of structures."""
AQUEDUCT: Final = 1 << STRUCTURE_NUMBER["aqueduct"]
MERCADO: Final = 1 << STRUCTURE_NUMBER["mercado"]
BARN: Final = 1 << STRUCTURE_NUMBER["barn"]
ACADEMY: Final = 1 << STRUCTURE_NUMBER["academy"]
WORKSHOP: Final = 1 << STRUCTURE_NUMBER["workshop"]
HARVEST_MACHINE: Final = 1 << STRUCTURE_NUMBER["harvest_machine"]
CHARMAT: Final = 1 << STRUCTURE_NUMBER["charmat"]
BANQUET_HALL: Final = 1 << STRUCTURE_NUMBER["banquet_hall"]
CARD_COST: Final = bytes(card.cost for card in STRUCTURE_CARDS)
"""The printed cost of each structure card, in lira."""
STRUCTURE_COST: Final = bytes((2, 3, 2, 5, 4, 6, 4, 6))
"""The printed cost of each structure of the mat, in lira (STR-1)."""
YOKE: Final = 4
WINDMILL: Final = 8
COTTAGE: Final = 16
TASTING_ROOM: Final = 32
MEDIUM_CELLAR: Final = 64
"""The bit of the medium cellar."""
LARGE_CELLAR: Final = 128
"""The bit of the large cellar."""

FIELD_VALUES: Final = (5, 6, 7)
"""The value of each field: how much its vines may add up to, and what it sells for."""

COLOURS: Final = ("red", "white")
"""The colours of grapes by number."""
RED: Final = 0
"""The number of red, as a colour of grapes and as a type of wine."""
WHITE: Final = 1
"""The number of white, as a colour of grapes and as a type of wine."""
WINE_TYPES: Final = ("red", "white", "blush", "sparkling")
"""The types of wine by number."""
BLUSH: Final = 2
"""The number of blush wine."""
SPARKLING: Final = 3
"""The number of sparkling wine."""

WORKERS: Final = (
    *("regular", "grande"),
    *("farmer", "mafioso", "merchant", "chef", "innkeeper", "professore", "soldato", "politico", "oracle", "traveler"),
    "messenger",
)
"""The kinds of worker by number: regular, grande, then the special workers."""
REGULAR: Final = 0
"""The number of a regular worker; the temporary worker counts as one."""
GRANDE: Final = 1
"""The number of the grande worker."""
FIRST_SPECIAL: Final = 2
"""The number of the first special worker."""
SPECIALS_REVEALED: Final = 2
"""The special workers of a game (SPW-1)."""
SPECIAL_SURCHARGE: Final = 1
"""What a special worker costs more than a regular one (SPW-2)."""
FARMER: Final = 2
"""The number of the Farmer."""
MAFIOSO: Final = 3
INNKEEPER: Final = 6

SPACES: Final = ("left", "middle", "right", "beside")
"""The spaces of an action by number; `beside` is where a grande worker joins a full action."""
LEFT: Final = 0
"""The number of the left space, and of every private space."""
BESIDE: Final = 3
"""The number for "beside the spaces", and for the cart."""

ACTIONS: Final = (
    *("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_or_field", "plant_vine"),
    *("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"),
    *("gain_lira", "yoke"),
    *("influence", "trade", "flip_field", "build_or_tour", "sell_wine"),
    "destroy_structure",
    *(f"structure:{card.id}" for card in STRUCTURE_CARDS if card.kind == "action"),
)
"""The ids of the actions that workers carry out, by number."""
ACTION_NUMBER: Final = {name: number for number, name in enumerate(ACTIONS)}
"""The number of every action by its id."""

SEASONS: Final = ("spring", "summer", "fall", "winter")
"""The seasons by number."""
SPRING: Final = 0
"""The number of spring."""
SUMMER: Final = 1
"""The number of summer."""
FALL: Final = 2
"""The number of fall."""
WINTER: Final = 3
"""The number of winter."""

REGIONS: Final = ("lucca", "pisa", "firenze", "livorno", "siena", "arezzo", "grosseto")
"""The regions of the map by number."""
STARS: Final = 6
"""The stars of a player (INF-1)."""

# Limits printed on the components.
VP_FLOOR: Final = -5
"""The lowest possible score (VIS-10)."""
RESIDUAL_TOP: Final = 5
"""The highest residual payment (ORD-1)."""
HAND_LIMIT: Final = 7
"""The cards that may stay in hand at the end of a year (END-1)."""
REGULAR_LIMIT: Final = 5
"""The regular and special workers a player may have, the grande one not counted (WIN-7)."""
TOP_VALUE: Final = 9
"""The highest value of a grape or wine."""
