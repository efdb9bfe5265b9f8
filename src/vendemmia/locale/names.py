"""Names and texts of everything on the table."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    AUTOMA,
    MAMA_WORKERS,
    MAMAS,
    ORDERS,
    PAPAS,
    SEASONS,
    STRUCTURE_CARDS,
    STRUCTURES,
    VINES,
    action_id,
    bonus_spaces,
    parts_of,
    row_cell,
    space_bonus,
)

from .catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Board
    from vendemmia.engine.catalogue import Order

_VINES = {vine.id: vine for vine in VINES}
_ORDERS = {order.id: order for order in ORDERS}
_MAMAS = {mama.id: mama for mama in MAMAS}
_PAPAS = {papa.id: papa for papa in PAPAS}
_STRUCTURE_CARDS = {card.id: card for card in STRUCTURE_CARDS}


def root_of(path: str) -> tuple[str, str]:
    """Return the kind and the name with which an origin or path begins, without the variant of an action."""
    kind, _, rest = path.partition("/")[0].partition(":")
    name = rest.partition(":")[0]
    return (kind, rest) if kind == "action" and name == "structure" else (kind, name)


def as_id(name: str) -> str:
    """Return a name as a part of a message id, which has no colons."""
    return name.replace(":", "-")


class Names(Catalogue):
    """The names of cards, actions, structures, tokens and players."""

    # --- cards

    def card_name(self, card: str) -> str:
        """Return the name of a card; an order is named by what it asks for and gives."""
        order = _ORDERS.get(card)
        if order is None:
            return self.message(f"card-{card}")
        return self.message("order-name", wines=self._order_wines(order), vp=order.vp, residual=order.residual)

    def card_mention(self, card: str) -> str:
        """Return the name of a card inside a sentence."""
        order = _ORDERS.get(card)
        return self.card_name(card) if order is None else self.message("order-short", wines=self._order_wines(order))

    def card_text(self, card: str) -> str:
        """Return what a card does."""
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
        if card in _STRUCTURE_CARDS:
            head, text = self.structure_card_head(card), self.structure_text(card)
            return self.message("structure-card-text", head=head, text=text)
        return self.message(f"card-{card}-text")

    def card_rulings(self, card: str) -> tuple[str, ...]:
        """Return the rulings on the finer points of a card."""
        return self._rulings(f"card-{card}")

    def _rulings(self, thing: str) -> tuple[str, ...]:
        ids = (f"{thing}-ruling-{number}" for number in count(1))
        return tuple(self.message(ruling) for ruling in takewhile(self.has_message, ids))

    def vine_grapes(self, vine_id: str) -> str:
        """Return the values of a vine."""
        vine = _VINES[vine_id]
        values = (("vine-red", vine.red), ("vine-white", vine.white))
        return self.listed(self.message(colour, value=value) for colour, value in values if value)

    def _order_wines(self, order: Order) -> str:
        return self.listed(self.message(f"order-wine-{kind}", value=least) for kind, least in order.wines)

    def option_text(self, effect: str, number: int) -> str:
        """Return what a part of a card or action means, by the id of the effect that has the parts."""
        kind, name = root_of(effect)
        if kind == "visitor":
            word = "part" if parts_of(effect).nested else "option"
            return self.message(f"card-{name}-{word}-{number}")
        return self.message(f"action-{as_id(name)}-option-{number}")

    # --- parents

    def mama_name(self, mama: str) -> str:
        return self.message(f"mama-{mama}")

    def papa_name(self, papa: str) -> str:
        return self.message(f"papa-{papa}")

    def parent_text(self, parent: str) -> str:
        """Return what a mama or papa gives."""
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
        """Return the gift that a papa has besides lira."""
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
        """Return the kind of the cards of a deck."""
        return self.message(f"deck-{deck}")

    def worker_name(self, worker: str) -> str:
        """Return a worker inside a sentence."""
        return self.message(f"worker-{worker}")

    def worker_title(self, worker: str) -> str:
        """Return a worker on its own, as on its card."""
        return self.message(f"worker-{worker}-name")

    def worker_text(self, worker: str) -> str:
        """Return what a special worker can do."""
        return self.message(f"worker-{worker}-text")

    def worker_rulings(self, worker: str) -> tuple[str, ...]:
        """Return the rulings on the finer points of a special worker."""
        return self._rulings(f"worker-{worker}")

    def space_name(self, space: str) -> str:
        return self.message(f"space-{space}")

    def _action_id(self, action: str, board: Board | None) -> str:
        """Return the name of an action in message ids; a board may have its own text for it."""
        own = as_id(action if board is None else action_id(board, action))
        return own if self.has_message(f"action-{own}") else as_id(action)

    def action_name(self, action: str, board: Board | None = None) -> str:
        """Return the name of an action, on a given board if any."""
        return self.message(f"action-{self._action_id(action, board)}")

    def action_text(self, action: str, board: Board | None = None) -> str:
        """Return what an action gives, and its bonus."""
        text = self.message(f"action-{self._action_id(action, board)}-text")
        bonus = self.action_bonus(action, board)
        return self.message("action-with-bonus", text=text, bonus=bonus) if bonus else text

    def action_bonus(self, action: str, board: Board | None = None) -> str:
        """Return the bonus of an action, empty if it has none; two bonuses are shown with their spaces."""
        spaces = () if board is None else bonus_spaces(board, action)
        if not spaces:
            usual = f"action-{as_id(action)}-bonus"
            return self.message(usual) if self.has_message(usual) else ""
        bonuses = [self.space_bonus(action, space, board) for space in spaces]
        if len(bonuses) == 1:
            return bonuses[0]
        return self.listed(
            self.message("action-bonus-of-space", bonus=bonus, space=self.space_name(space))
            for bonus, space in zip(bonuses, spaces, strict=True)
        )

    def space_bonus(self, action: str, space: str, board: Board | None) -> str:
        """Return the bonus of one space of an action on a board, empty if it has none."""
        bonus = "" if board is None else space_bonus(board, action, space)
        return self.bonus_text(bonus) if bonus else ""

    def bonus_text(self, bonus: str) -> str:
        """Return what a bonus of a space brings, by its id: the action, and which of its bonuses if it has several."""
        _, name, *variant = bonus.split(":")
        usual = f"action-{name}-bonus"
        own = "-".join((usual, *variant))
        return self.message(own if self.has_message(own) else usual)

    def structure_name(self, structure: str) -> str:
        """Return a structure of the vineyard mat, a structure card, or the mat of those."""
        return self.message(f"structure-{structure}" if structure in {*STRUCTURES, "mat"} else f"card-{structure}")

    def structure_text(self, structure: str) -> str:
        """Return what a structure does."""
        return self.message(f"structure-{structure}-text" if structure in STRUCTURES else f"card-{structure}-text")

    def structure_card_head(self, card: str) -> str:
        """Return the kind and the cost of a structure card."""
        kind = self.message(f"structure-kind-{_STRUCTURE_CARDS[card].kind}")
        return self.message("structure-card-head", kind=kind, cost=_STRUCTURE_CARDS[card].cost)

    def row_text(self, row: int, board: Board | None = None) -> str:
        """Return the bonus of a wake-up row; on the extended board those of all seasons."""
        cells = [] if board is None else [row_cell(board, row, season) for season in range(len(SEASONS))]
        if all(cell == cells[0] for cell in cells):
            return self.message(f"row-{row}")
        return self.listed(
            self.message("row-cell", bonus=self.cell_text(cell), season=self.season_name(season))
            for season, cell in zip(SEASONS, cells, strict=True)
            if cell
        )

    def cell_text(self, cell: str) -> str:
        """Return the bonus of one cell of the wake-up chart by its id, on either board."""
        return self.message(as_id(cell) if cell else "row-none")

    def region_name(self, region: str) -> str:
        return self.message(f"region-{region}")

    def region_bonus(self, region: str) -> str:
        """Return what you gain by placing a star on a region."""
        return self.message(f"region-{region}-bonus")

    def region_text(self, region: str, vp: int) -> str:
        """Return what a region gives; no VP if regions do not score."""
        return self.message("region-text", bonus=self.region_bonus(region), vp=vp)

    def grape_name(self, colour: str, value: int) -> str:
        return self.message(f"grape-{colour}", value=value)

    def wine_name(self, kind: str, value: int) -> str:
        return self.message(f"wine-{kind}", value=value)

    # --- players and sources

    def player_name(self, seat: int, names: Sequence[str]) -> str:
        return self.message("player-automa") if seat == AUTOMA else names[seat]

    def source(self, origin: str) -> str:  # noqa: PLR0911 - one answer for each kind of origin
        """Return the card, worker, action or step that an origin or path names."""
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
            case "worker":
                return self.worker_title(name)
            case "region":
                return self.region_name(name)
            case "row":
                return self.message("source-row", row=name)
            case "enter" | "leaving":
                return self.season_name(name)
            case "next_row":
                return self.message("source-next_row")
            case "mama":
                return self.mama_name(name)
            case "papa":
                return self.papa_name(name)
            case "step":
                return self.message(f"source-step-{name}")
            case _:
                return self.message(f"source-{kind}")
