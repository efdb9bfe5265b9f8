"""Data sets of recorded games: a folder with tables in parts, a schema, a card and a licence.

Games are played part by part. A part is listed in `dataset.json` once its files are whole. If the program is stopped,
the same command continues with the missing parts.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from vendemmia.arena.team import TRIES, in_processes
from vendemmia.engine import Options, problem

from .data_card import LICENCE, LICENCE_NAME, card
from .data_files import UNFINISHED, check_form, checksum, read_table, unusable, write_table, write_text
from .data_games import play
from .faults import DatasetError, DatasetFault
from .schema import GAMES, POSITIONS, schema

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from .data_games import Rows
    from .data_plan import DataPlan
    from .schema import Row

MANIFEST: Final = "dataset.json"
SCHEMA: Final = "schema.json"
CARD: Final = "README.md"
LICENSE: Final = "LICENSE"


def write_dataset(
    plan: DataPlan, folder: Path, workers: int = 1, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play the games that the folder does not have yet, and write everything. Returns what is in `dataset.json`.

    `progress` gets the number of finished games.
    """
    check_form(plan.form)
    parts = kept_parts(plan, folder)
    missing = [part for part in range(len(plan.parts)) if part not in parts]
    done = sum(parts[part]["games"] for part in parts)
    if progress is not None:
        progress(done)
    _begin(plan, folder)
    wanted = [number for part in missing for number in plan.parts[part]]
    waiting: dict[int, dict[int, Rows]] = {}
    for count, rows in enumerate(_played(plan, wanted, workers), done + 1):
        part = rows.number // plan.part
        found = waiting.setdefault(part, {})
        found[rows.number] = rows
        if progress is not None:
            progress(count)
        if len(found) == len(plan.parts[part]):
            parts[part] = _write_part(plan, folder, part, [found[number] for number in sorted(found)])
            del waiting[part]
            _write_manifest(plan, folder, parts)
    return _finish(plan, folder, parts)


def kept_parts(plan: DataPlan, folder: Path) -> dict[int, dict[str, Any]]:
    """Return the parts of the plan that are in the folder, whole. DatasetError if it holds something else."""
    path = folder / MANIFEST
    if not path.exists():
        if folder.is_dir() and any(not file.name.endswith(UNFINISHED) for file in folder.iterdir()):
            raise DatasetError(problem(DatasetFault.DATASET_FOLDER, folder=str(folder)))
        return {}
    found, wanted = read_manifest(folder), plan.header()
    if keys := [key for key in wanted if found.get(key) != wanted[key]]:
        raise DatasetError(problem(DatasetFault.DATASET_OTHER, folder=str(folder), keys=", ".join(keys)))
    return {
        part: entry
        for entry in found["parts"]
        if (part := entry["part"]) < len(plan.parts)
        and entry["games"] == len(plan.parts[part])
        and all(_is_whole(folder / file["file"], file) for file in entry["files"].values())
    }


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return what is in `dataset.json`. DatasetError if it is not there or damaged."""
    path = folder / MANIFEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise unusable(path, error) from None
    except ValueError:
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("parts"), list):
        raise DatasetError(problem(DatasetFault.DATASET_DAMAGED, file=str(path)))
    return found


def read_rows(folder: Path, table: str = GAMES) -> Iterator[Row]:
    """Yield all rows of a table of a data set, in the order of its games, in either form."""
    for entry in sorted(read_manifest(folder)["parts"], key=lambda entry: int(entry["part"])):
        if table in entry["files"]:
            yield from read_table(folder / entry["files"][table]["file"])


def options_of(manifest: Mapping[str, Any]) -> Options:
    """Return the options of the games of a data set."""
    return Options.from_json(manifest["options"])


def _played(plan: DataPlan, numbers: list[int], workers: int) -> Iterator[Rows]:
    if workers <= 1 or len(numbers) <= 1:
        return (play(plan, number) for number in numbers)
    return in_processes(partial(play, plan), numbers, workers, _lost, "game {}".format)


def _lost(number: int) -> DatasetError:
    return DatasetError(problem(DatasetFault.DATASET_LOST, number=number, times=TRIES))


def _is_whole(path: Path, entry: Mapping[str, Any]) -> bool:
    try:
        return checksum(path) == str(entry["sha256"])
    except OSError:
        return False


def _begin(plan: DataPlan, folder: Path) -> None:
    """Write what can be written before the games."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from None
    write_text(folder / LICENSE, LICENCE)
    write_text(folder / SCHEMA, json.dumps(schema(plan.options.players, plan.judged, plan.searched), indent=1) + "\n")


def _write_part(plan: DataPlan, folder: Path, part: int, games: list[Rows]) -> dict[str, Any]:
    tables: dict[str, list[Row]] = {GAMES: [rows.game for rows in games]}
    if plan.every:
        tables[POSITIONS] = [row for rows in games for row in rows.positions]
    files = {
        table: write_table(folder / f"{table}-{part:05}.{plan.form}", rows, plan.columns(table), plan.form)
        for table, rows in tables.items()
    }
    return {"part": part, "games": len(games), "files": files}


def _write_manifest(plan: DataPlan, folder: Path, parts: Mapping[int, dict[str, Any]]) -> dict[str, Any]:
    found = [parts[part] for part in sorted(parts)]
    manifest = {
        **plan.header(),
        "licence": LICENCE_NAME,
        "command": plan.command(folder.name or "FOLDER"),
        "games": sum(entry["games"] for entry in found),
        "rows": {
            table: sum(entry["files"][table]["rows"] for entry in found if table in entry["files"])
            for table in (GAMES, POSITIONS)
        },
        "parts": found,
    }
    write_text(folder / MANIFEST, json.dumps(manifest, indent=1) + "\n")
    return manifest


def _finish(plan: DataPlan, folder: Path, parts: Mapping[int, dict[str, Any]]) -> dict[str, Any]:
    """Write the card, which counts everything, last; files of earlier plans and half files go."""
    manifest = _write_manifest(plan, folder, parts)
    write_text(folder / CARD, card(plan, folder.name or "FOLDER", manifest["games"], manifest["rows"][POSITIONS]))
    listed = {file["file"] for entry in parts.values() for file in entry["files"].values()}
    for file in folder.iterdir():
        is_part = file.name.startswith((f"{GAMES}-", f"{POSITIONS}-")) and file.suffix == f".{plan.form}"
        if file.name.endswith(UNFINISHED) or (is_part and file.name not in listed):
            file.unlink()
    return manifest
