"""The influence map: seven regions, what they are worth, and everybody's stars on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import REGIONS, region_bonus, stars_on

from .printed import effect_tokens

if TYPE_CHECKING:
    from .choices import Found
    from .scene import Scene, SeatMark
    from .tokens import Token


class Land(NamedTuple):
    """A region as it is drawn: its outline, the tone of its ground, and the middle of its label in per cent."""

    outline: str
    tone: str
    left: float
    top: float


LANDS: dict[str, Land] = {
    "lucca": Land("M34 40L118 18L140 74L106 114L48 106z", "#E9D7B4", 22.6, 17.8),
    "firenze": Land("M118 18L232 28L254 90L218 150L154 146L106 114L140 74z", "#D9DDB4", 54.1, 21.1),
    "pisa": Land("M48 106L106 114L154 146L148 202L112 210L62 156z", "#EBCFB0", 29.0, 40.0),
    "livorno": Land("M62 156L112 210L122 264L70 266L26 196z", "#D6DCE0", 19.5, 59.5),
    "siena": Land("M154 146L218 150L242 206L228 270L162 276L148 202z", "#E6C7A6", 56.5, 56.0),
    "arezzo": Land("M254 90L316 112L322 194L274 230L242 206L218 150z", "#DDD3C0", 80.5, 40.5),
    "grosseto": Land("M148 202L162 276L228 270L242 330L176 358L104 326L122 264L112 210z", "#CFDAB2", 49.5, 87.0),
}


class Stars(NamedTuple):
    """The stars of one owner on a region; without a seat those of the Automa."""

    seat: SeatMark | None
    number: int


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
    found: Found
    label: str


class InfluenceMap:
    """The map of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words

    @property
    def scores(self) -> bool:
        return self.view.rules.map_scoring

    @cached_property
    def regions(self) -> list[Region]:
        return [self._region(number) for number in range(len(self.scene.board.regions))]

    def _region(self, number: int) -> Region:
        printed, name = self.scene.board.regions[number], REGIONS[number]
        stars = self._stars(number)
        counts = sorted((owner.number for owner in stars), reverse=True)
        tied = len(counts) > 1 and counts[0] == counts[1]
        vp = int(printed.vp) if self.scores else 0
        bonus = effect_tokens(self.words, self.view.rules, region_bonus(self.scene.board, name))
        found = self.scene.choices[f"region:{name}"] if printed.present else None
        title, label = self.words.region_name(name), self._label(name, vp, stars, tied)
        return Region(name, title, LANDS[name], printed.present, vp, bonus, stars, tied, found, label)

    def _stars(self, number: int) -> tuple[Stars, ...]:
        """Those with the most first."""
        found = [Stars(seat, stars_on(self.view.vineyards[seat.number].stars, number)) for seat in self.scene.seats]
        if self.view.rules.automa_stars:
            found.append(Stars(None, self.view.rules.automa_stars[number]))
        return tuple(sorted((owner for owner in found if owner.number), key=lambda owner: -owner.number))

    def _label(self, name: str, vp: int, stars: tuple[Stars, ...], tied: bool) -> str:
        say = self.words.message
        counts = [say("board-stars", player=self._who(owner.seat), count=owner.number) for owner in stars]
        return say(
            "board-region",
            region=self.words.region_name(name),
            text=self.words.region_text(name, vp),
            stars=self.words.listed(counts) or say("board-stars-none"),
            tied="yes" if tied else "no",
        )

    def _who(self, seat: SeatMark | None) -> str:
        if seat is None:
            return self.words.automa_name()
        return self.words.message("board-you") if seat.is_reader else seat.name
