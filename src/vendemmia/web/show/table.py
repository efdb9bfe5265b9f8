"""The page of a table: its parts, each made by the module of its subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vendemmia.web.models import Table

    from .scene import Scene


class TablePage:
    """What the templates in `table/` draw. `record` is the table in the database."""

    def __init__(self, scene: Scene, record: Table, people: tuple[int, ...]) -> None:
        self.scene = scene
        self.record = record
        self.people = people

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def version(self) -> int:
        return self.record.version
