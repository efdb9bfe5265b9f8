"""The files of a table: Parquet with pyarrow, JSON lines without. A file has its name only when it is whole."""

from __future__ import annotations

import hashlib
import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from vendemmia.engine import problem

from .data_plan import JSON_LINES, PARQUET
from .faults import DatasetError, DatasetFault
from .schema import from_line, to_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from .schema import Column, Row

UNFINISHED: Final = ".unfinished"
"""The end of the name of a file that is being written."""


def has_parquet() -> bool:
    """Return whether pyarrow is installed."""
    return find_spec("pyarrow") is not None


def check_form(form: str) -> None:
    """Raise DatasetError if this form cannot be written here."""
    if form == PARQUET and not has_parquet():
        raise DatasetError(problem(DatasetFault.DATASET_PARQUET))


def write_table(path: Path, rows: Sequence[Row], described: Sequence[Column], form: str) -> dict[str, Any]:
    """Write the rows of a table to a file; its name, number of rows and checksum."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        if form == PARQUET:
            _write_parquet(unfinished, rows, described)
        else:
            unfinished.write_text("".join(to_line(row) + "\n" for row in rows), encoding="utf-8")
        entry = {"file": path.name, "rows": len(rows), "sha256": checksum(unfinished)}
        unfinished.replace(path)
    except OSError as error:
        raise unusable(path, error) from None
    return entry


def write_text(path: Path, text: str) -> None:
    """Write a whole text file, or leave the old one."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise unusable(path, error) from None


def read_table(path: Path) -> Iterator[Row]:
    """Yield the rows of a file, in their order."""
    try:
        if path.suffix == f".{JSON_LINES}":
            with path.open(encoding="utf-8") as file:
                for line in file:
                    yield from_line(line)
            return
        check_form(PARQUET)
        with import_module("pyarrow.parquet").ParquetFile(path) as file:
            for batch in file.iter_batches(1024):
                yield from batch.to_pylist()
    except OSError as error:
        raise unusable(path, error) from None
    except ValueError:  # Not JSON, or not Parquet.
        raise DatasetError(problem(DatasetFault.DATASET_DAMAGED, file=str(path))) from None


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unusable(path: Path, error: OSError) -> DatasetError:
    """Return what the system said about a file."""
    return DatasetError(problem(DatasetFault.DATASET_UNUSABLE, file=str(path), detail=error.strerror or str(error)))


def _write_parquet(path: Path, rows: Sequence[Row], described: Sequence[Column]) -> None:
    arrow = import_module("pyarrow")
    fields = [arrow.field(each.name, _arrow(each.type), nullable=False) for each in described]
    made = arrow.Table.from_pylist(list(rows), arrow.schema(fields))
    import_module("pyarrow.parquet").write_table(made, path, compression="zstd")


def _arrow(type_: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    arrow = import_module("pyarrow")
    if type_.startswith("list<"):
        return arrow.list_(_arrow(type_.removeprefix("list<").removesuffix(">")))
    return getattr(arrow, "binary" if type_ == "bytes" else type_)()
