"""The influence map: seven regions, who holds them, and what a star would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import map_points, region_holder
from vendemmia.engine.catalogue import REGIONS, region_bonus, star_put, star_taken, stars_on

from .printed import effect_tokens

if TYPE_CHECKING:
    from .choices import Found
    from .scene import Scene, SeatMark
    from .tokens import Token


class Land(NamedTuple):
    """A region as it is drawn: its outline, and the middle of its label in per cent."""

    outline: str
    left: float
    top: float


LANDS: dict[str, Land] = {
    "lucca": Land("M34 40L118 18L140 74L106 114L48 106z", 23.3, 16.1),
    "firenze": Land("M118 18L232 28L254 90L218 150L154 146L106 114L140 74z", 53.6, 19.6),
    "pisa": Land("M48 106L106 114L154 146L148 202L112 210L62 156z", 27.0, 39.7),
    "livorno": Land("M62 156L112 210L122 264L70 266L26 196z", 20.2, 63.9),
    "siena": Land("M154 146L218 150L242 206L228 270L162 276L148 202z", 58.0, 58.0),
    "arezzo": Land("M254 90L316 112L322 194L274 230L242 206L218 150z", 82.6, 40.0),
    "grosseto": Land("M148 202L162 276L228 270L242 330L176 358L104 326L122 264L112 210z", 50.3, 87.0),
}


class Stars(NamedTuple):
    """Those with equally many stars on a region; None is the Automa."""

    owners: tuple[SeatMark | None, ...]
    number: int
    state: str
    """"lead" for the holder of the region, "tied" for several with the most, else empty."""


class Change(NamedTuple):
    """Points of one owner, without a seat those of the Automa: from the map, or what a star changes."""

    seat: SeatMark | None
    points: int

    @property
    def signed(self) -> str:
        return f"{self.points:+d}".replace("-", "−")


class Region(NamedTuple):
    id: str
    name: str
    land: Land
    present: bool
    """MOD-1: Lucca is only on the side with structure cards."""
    vp: int
    """What the most stars are worth; 0 if regions do not score."""
    bonus: tuple[Token, ...]
    stars: tuple[Stars, ...]
    tied: bool
    swing: tuple[Change, ...] | None
    """What answering with this region changes at the end, the reader first; None where it is not an answer."""
    found: Found
    label: str


class InfluenceMap:
    """The map of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.held = [vineyard.stars for vineyard in scene.view.vineyards]

    @property
    def scores(self) -> bool:
        return self.view.rules.map_scoring

    @cached_property
    def regions(self) -> list[Region]:
        return [self._region(number) for number in range(len(self.scene.board.regions))]

    @cached_property
    def points(self) -> tuple[Change, ...]:
        """What the map brings if the game ends now, the most first; nobody with nothing."""
        found = [change for change in self._owned(self.scene.ending.map_points) if change.points]
        return tuple(sorted(found, key=lambda change: -change.points))

    @property
    def text(self) -> str:
        """The same in words."""
        return self.words.message("map-now-text", points=self._listed(self.points) or self.words.message("map-nobody"))

    def _region(self, number: int) -> Region:
        printed, name = self.scene.board.regions[number], REGIONS[number]
        stars = self._stars(number)
        tied = any(group.state == "tied" for group in stars)
        vp = int(printed.vp) if self.scores else 0
        bonus = effect_tokens(self.words, self.view.rules, region_bonus(self.scene.board, name))
        found = self.scene.choices[f"region:{name}"] if printed.present else None
        swing = self._swing(number) if found and found.legal and self.scores else None
        title, label = self.words.region_name(name), self._label(name, vp, stars, swing)
        return Region(name, title, LANDS[name], printed.present, vp, bonus, stars, tied, swing, found, label)

    def _stars(self, number: int) -> tuple[Stars, ...]:
        """Those with the most first."""
        owners: dict[int, list[SeatMark | None]] = {}
        for seat in self.scene.seats:
            owners.setdefault(stars_on(self.held[seat.number], number), []).append(seat)
        if self.view.rules.automa_stars:
            owners.setdefault(self.view.rules.automa_stars[number], []).append(None)
        best = "" if not self.scores else "tied" if region_holder(self.view.rules, self.held, number) < 0 else "lead"
        groups = sorted((count for count in owners if count), reverse=True)
        return tuple(Stars(tuple(owners[count]), count, best if count == groups[0] else "") for count in groups)

    def _swing(self, number: int) -> tuple[Change, ...]:
        """What a star that is placed here, moved here or taken from here changes for everybody."""
        asked = self.scene.asked_now
        assert asked is not None
        after, own = list(self.held), self.held[asked.seat]
        if asked.id == "star_from":
            after[asked.seat] = star_taken(own, number)
        elif asked.id == "star_to":
            after[asked.seat] = star_put(star_taken(own, REGIONS.index(str(asked.params["region"]))), number)
        else:
            after[asked.seat] = star_put(own, number)
        then = map_points(self.view.rules, after)
        changes = self._owned([new - old for new, old in zip(then, self.scene.ending.map_points, strict=True)])
        some = [change for change in changes if change.points]
        return tuple(sorted(some, key=lambda change: change.seat is None or not change.seat.is_reader))

    def _owned(self, points: list[int]) -> list[Change]:
        """Numbers by seat, and last the Automa's, with their owners."""
        return [Change(seat, number) for seat, number in zip((*self.scene.seats, None), points, strict=True)]

    def _listed(self, changes: tuple[Change, ...]) -> str:
        return self.words.listed(
            [
                self.words.message("map-points", player=self._who(change.seat), points=change.signed)
                for change in changes
            ]
        )

    def _label(self, name: str, vp: int, stars: tuple[Stars, ...], swing: tuple[Change, ...] | None) -> str:
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
