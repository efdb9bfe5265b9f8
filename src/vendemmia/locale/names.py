"""Names and texts of everything on the table."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING

from vendemmia.engine.content.orders import ORDERS
from vendemmia.engine.content.parents import MAMA_WORKERS, MAMAS, PAPAS
from vendemmia.engine.content.vines import VINES
from vendemmia.engine.frames import NODES
from vendemmia.engine.pieces import AUTOMA
from vendemmia.engine.verbs.combinators import All, OneOf, TwoOf

from .catalogue import Catalogue, UnknownMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine.content.orders import Order

_VINES = {vine.id: vine for vine in VINES}
_ORDERS = {order.id: order for order in ORDERS}
_MAMAS = {mama.id: mama for mama in MAMAS}
_PAPAS = {papa.id: papa for papa in PAPAS}


def offers_parts(path: str) -> bool:
    """The node of this path asks for one of its parts."""
    node = NODES[path]
    return isinstance(node, OneOf | TwoOf) or (isinstance(node, All) and node.any_order)


def root_of(path: str) -> tuple[str, str]:
    """The kind and the name with which an origin or path begins, without the variant of an action."""
    kind, _, name = path.partition("/")[0].partition(":")
    return kind, name.partition(":")[0]


def is_nested(path: str) -> bool:
    """A node above this one asks for a part already."""
    steps = path.split("/")
    return any(offers_parts("/".join(steps[:length])) for length in range(1, len(steps)))


class Names(Catalogue):
    """The names of cards, actions, structures, tokens and players."""

    # --- cards

    def card_name(self, card: str) -> str:
        """The name of a card; an order is named by what it asks for and gives."""
        order = _ORDERS.get(card)
        if order is None:
            return self.message(f"card-{card}")
        return self.message("order-name", wines=self._order_wines(order), vp=order.vp, residual=order.residual)

    def card_mention(self, card: str) -> str:
        """The name of a card inside a sentence."""
        order = _ORDERS.get(card)
        return self.card_name(card) if order is None else self.message("order-short", wines=self._order_wines(order))

    def card_text(self, card: str) -> str:
        """What a card does."""
        if card in _ORDERS:
            order = _ORDERS[card]
            return self.message("order-text", wines=self._order_wines(order), vp=order.vp, residual=order.residual)
        if card in _VINES:
            needed = _VINES[card].structures
            return self.message(
                "vine-text",
                grapes=self.vine_grapes(card),
                needs="some" if needed else "none",
                structures=self.listed(self.structure_name(name) for name in needed),
            )
        return self.message(f"card-{card}-text")

    def card_rulings(self, card: str) -> tuple[str, ...]:
        """What is known about the finer points of a card."""
        ids = (f"card-{card}-ruling-{number}" for number in count(1))
        return tuple(self.message(ruling) for ruling in takewhile(self.has_message, ids))

    def vine_grapes(self, vine_id: str) -> str:
        """The values of a vine."""
        vine = _VINES[vine_id]
        values = (("vine-red", vine.red), ("vine-white", vine.white))
        return self.listed(self.message(colour, value=value) for colour, value in values if value)

    def _order_wines(self, order: Order) -> str:
        return self.listed(self.message(f"order-wine-{kind}", value=least) for kind, least in order.wines)

    def option_text(self, path: str, number: int) -> str:
        """What a part of a card or action means, by the path of the node that asks for it."""
        kind, name = root_of(path)
        if kind == "visitor":
            word = "part" if is_nested(path) else "option"
            return self.message(f"card-{name}-{word}-{number}")
        return self.message(f"action-{name}-option-{number}")

    # --- parents

    def mama_name(self, mama: str) -> str:
        return self.message(f"mama-{mama}")

    def papa_name(self, papa: str) -> str:
        return self.message(f"papa-{papa}")

    def parent_text(self, parent: str) -> str:
        """What a mama or papa gives."""
        if parent in _MAMAS:
            return self.message("mama-text", gifts=self.mama_gifts(parent))
        papa = _PAPAS[parent]
        return self.message("papa-text", lira=papa.lira, gift=self.papa_gift(parent), extra=papa.extra_lira)

    def mama_gifts(self, mama_id: str) -> str:
        mama = _MAMAS[mama_id]
        gifts = (
            ("gift-workers", MAMA_WORKERS),
            ("gift-vine", mama.vine),
            ("gift-summer", mama.summer),
            ("gift-winter", mama.winter),
            ("gift-order", mama.order),
            ("gift-lira", mama.lira),
        )
        return self.listed(self.message(gift, count=amount) for gift, amount in gifts if amount)

    def papa_gift(self, papa: str) -> str:
        """The gift that a papa has besides lira."""
        match _PAPAS[papa].gift:
            case "worker":
                return self.message("gift-workers", count=1)
            case "vp":
                return self.message("gift-vp", count=1)
            case structure:
                return self.structure_name(structure)

    # --- board and vineyard

    def season_name(self, season: str) -> str:
        return self.message(f"season-{season}")

    def deck_name(self, deck: str) -> str:
        """The kind of the cards of a deck."""
        return self.message(f"deck-{deck}")

    def worker_name(self, worker: str) -> str:
        return self.message(f"worker-{worker}")

    def space_name(self, space: str) -> str:
        return self.message(f"space-{space}")

    def action_name(self, action: str) -> str:
        return self.message(f"action-{action}")

    def action_text(self, action: str) -> str:
        """What an action gives, and its bonus."""
        text = self.message(f"action-{action}-text")
        if not self.has_message(f"action-{action}-bonus"):
            return text
        return self.message("action-with-bonus", text=text, bonus=self.action_bonus(action))

    def action_bonus(self, action: str) -> str:
        return self.message(f"action-{action}-bonus")

    def structure_name(self, structure: str) -> str:
        return self.message(f"structure-{structure}")

    def structure_text(self, structure: str) -> str:
        """What a structure is good for."""
        return self.message(f"structure-{structure}-text")

    def row_text(self, row: int) -> str:
        """The bonus of a wake-up row."""
        return self.message(f"row-{row}")

    def grape_name(self, colour: str, value: int) -> str:
        return self.message(f"grape-{colour}", value=value)

    def wine_name(self, kind: str, value: int) -> str:
        return self.message(f"wine-{kind}", value=value)

    # --- who and whence

    def player_name(self, seat: int, names: Sequence[str]) -> str:
        return self.message("player-automa") if seat == AUTOMA else names[seat]

    def source(self, origin: str) -> str:
        """The card, action or step that an origin or path names."""
        kind, name = root_of(origin)
        match kind:
            case "visitor":
                return self.card_name(name)
            case "action":
                return self.action_name(name)
            case "bonus":
                return self.message("source-bonus", action=self.action_name(name))
            case "structure":
                return self.structure_name(name)
            case "row":
                return self.message("source-row", row=name)
            case "mama":
                return self.mama_name(name)
            case "papa":
                return self.papa_name(name)
            case "step":
                return self.message(f"source-step-{name}")
            case _:
                raise UnknownMessage(self.language, f"source-{kind}")
