"""The influence map: seven regions, who holds them, and what a star would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import map_points, region_holder
from vendemmia.engine.catalogue import REGIONS, region_bonus
from vendemmia.numerals import printed
from vendemmia.web.drawings.things.map_of_tuscany import outline
from vendemmia.web.show.cards.printed import effect_tokens

if TYPE_CHECKING:
    from vendemmia.play import Choice
    from vendemmia.web.show.cards.icons import IconToken

    from .scene import Scene, SeatMark


class Land(NamedTuple):
    """A region as it is drawn: its outline, and the middle of its label in per cent."""

    outline: str
    left: float
    top: float


LABELS: dict[str, tuple[float, float]] = {
    "lucca": (22.4, 16.6),
    "firenze": (54.8, 19.6),
    "pisa": (27.0, 39.7),
    "livorno": (20.2, 63.9),
    "siena": (58.0, 58.0),
    "arezzo": (83.2, 41.0),
    "grosseto": (50.3, 87.0),
}
LANDS: dict[str, Land] = {region: Land(outline(region), *place) for region, place in LABELS.items()}


class Stars(NamedTuple):
    """Those with equally many stars on a region; None is the Automa."""

    owners: tuple[SeatMark | None, ...]
    number: int
    state: str
    """"lead" for the holder of the region, "tied" for several with the most, else empty."""


class StarChange(NamedTuple):
    """Points of one owner, without a seat those of the Automa: from the map, or what a star changes."""

    seat: SeatMark | None
    points: int

    @property
    def signed(self) -> str:
        return printed(self.points, signed=True)


class RegionShown(NamedTuple):
    id: str
    name: str
    land: Land
    present: bool
    """MOD-1: Lucca is only on the side with structure cards."""
    vp: int
    """What the most stars are worth; 0 if regions do not score."""
    bonus: tuple[IconToken, ...]
    stars: tuple[Stars, ...]
    tied: bool
    swing: tuple[StarChange, ...] | None
    """What answering with this region changes at the end, the reader first; None where it is not an answer."""
    found: Choice
    label: str


class InfluenceMap:
    """The map of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.held = [vineyard.star_counts() for vineyard in scene.view.vineyards]

    @property
    def scores(self) -> bool:
        return self.view.rules.map_scoring

    @cached_property
    def regions(self) -> list[RegionShown]:
        return [self._region(number) for number in range(len(self.scene.board.regions))]

    @cached_property
    def points(self) -> tuple[StarChange, ...]:
        """Return what the map brings if the game ends now, the most first, without owners who get nothing."""
        found = [change for change in self._owned(self.scene.ending.map_points) if change.points]
        return tuple(sorted(found, key=lambda change: -change.points))

    @property
    def text(self) -> str:
        """The same in words."""
        return self.words.message("map-now-text", points=self._listed(self.points) or self.words.message("map-nobody"))

    def _region(self, number: int) -> RegionShown:
        printed, name = self.scene.board.regions[number], REGIONS[number]
        stars = self._stars(number)
        tied = any(group.state == "tied" for group in stars)
        vp = int(printed.vp) if self.scores else 0
        bonus = effect_tokens(self.words, self.view.rules, region_bonus(self.scene.board, name))
        found = self.scene.choices[f"region:{name}"] if printed.present else None
        swing = self._swing(number) if found and found.legal and self.scores else None
        title, label = self.words.region_name(name), self._label(name, vp, stars, swing)
        return RegionShown(name, title, LANDS[name], printed.present, vp, bonus, stars, tied, swing, found, label)

    def _stars(self, number: int) -> tuple[Stars, ...]:
        """Return those with the most first."""
        owners: dict[int, list[SeatMark | None]] = {}
        for seat in self.scene.seats:
            owners.setdefault(self.held[seat.number][number], []).append(seat)
        if self.view.rules.automa_stars:
            owners.setdefault(self.view.rules.automa_stars[number], []).append(None)
        best = "" if not self.scores else "tied" if region_holder(self.view.rules, self.held, number) < 0 else "lead"
        groups = sorted((count for count in owners if count), reverse=True)
        return tuple(Stars(tuple(owners[count]), count, best if count == groups[0] else "") for count in groups)

    def _swing(self, number: int) -> tuple[StarChange, ...]:
        """Return what a star that is placed here, moved here or taken from here changes for everybody."""
        asked = self.scene.asked_now
        assert asked is not None
        after, own = list(self.held), self.held[asked.seat]
        put = -1 if asked.id == "star_from" else number
        taken = number if put < 0 else REGIONS.index(str(asked.params["region"])) if asked.id == "star_to" else -1
        after[asked.seat] = tuple(stars + (place == put) - (place == taken) for place, stars in enumerate(own))
        then = map_points(self.view.rules, after)
        changes = self._owned([new - old for new, old in zip(then, self.scene.ending.map_points, strict=True)])
        some = [change for change in changes if change.points]
        return tuple(sorted(some, key=lambda change: change.seat is None or not change.seat.is_reader))

    def _owned(self, points: list[int]) -> list[StarChange]:
        """Return numbers by seat, and last the Automa's, with their owners."""
        return [StarChange(seat, number) for seat, number in zip((*self.scene.seats, None), points, strict=True)]

    def _listed(self, changes: tuple[StarChange, ...]) -> str:
        return self.words.listed(
            [
                self.words.message("map-points", player=self._who(change.seat), points=change.signed)
                for change in changes
            ]
        )

    def _label(self, name: str, vp: int, stars: tuple[Stars, ...], swing: tuple[StarChange, ...] | None) -> str:
        say = self.words.message
        counts = [
            say("board-stars", player=self._who(owner), count=group.number) for group in stars for owner in group.owners
        ]
        held = stars[0].state if stars else ""
        text = say(
            "board-region",
            region=self.words.region_name(name),
            text=self.words.region_text(name, vp),
            stars=self.words.listed(counts) or say("board-stars-none"),
            held=held or "no",
            leader=self._who(stars[0].owners[0]) if held == "lead" else "",
        )
        if swing is None:
            return text
        return say("map-label-swing", text=text, changes=self._listed(swing) or say("map-no-change"))

    def _who(self, seat: SeatMark | None) -> str:
        if seat is None:
            return self.words.automa_name()
        return self.words.message("board-you") if seat.is_reader else seat.name
