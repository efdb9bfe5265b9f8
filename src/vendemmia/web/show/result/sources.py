"""Where everybody's points came from so far: bars by source, with the sentence that says who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.web.show.page.lead import Lead

from .charts import Bars, bar_text

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene, SeatMark

    from .charts import SourceBar


class SourcesPage:
    """What `result/sources.html` reads, of a game that is still running."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lead = Lead(scene)
        self.points_made = self.lead.so_far
        self.bars = Bars(self.points_made, scene.seats)

    def name(self, seat: SeatMark) -> str:
        return self.scene.called(seat.number)

    def bar_text(self, bar: SourceBar) -> str:
        return bar_text(self.scene.words, self.name(bar.seat), bar)
