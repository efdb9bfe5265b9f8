"""The leaderboard of the benchmark: rows that were handed in, one file each, checked and rated together.

A row is what `vendemmia benchmark --json` prints for a full run, with two keys more: `by`, who hands it in, and `code`,
where others find the player. Ratings are those of one model over all rows of a track (`vendemmia.arena.ratings`).
"""

from __future__ import annotations

import json
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.arena.ratings import RatedGames, ratings

from .behaviour import recorded_checksum
from .benchmark import PROTOCOL, SEED, SETS, TRACKS
from .errors import ResearchError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from vendemmia.arena.ratings import RatingEstimate

    from .benchmark import Track

LONGEST_NAME: Final = 60
LONGEST_ADDRESS: Final = 300
ANCHOR: Final = "normal"
"""Its rating is 1000."""
CLOSE: Final = 0.0006
"""How far apart two rounded rates may be."""


class BoardRow(NamedTuple):
    """What is shown of a player in a track: one row, or several with different deals."""

    player: str
    by: str
    code: str
    deals: tuple[int, ...]
    games: int
    """Against each opponent."""
    wins: dict[str, float]
    """By opponent."""
    lows: dict[str, float]
    highs: dict[str, float]
    ms: float | None
    version: str

    def rate(self, opponent: str) -> float:
        """Return the share of wins against an opponent."""
        return self.wins[opponent] / self.games

    @property
    def mean(self) -> float:
        """The mean of the shares against all opponents."""
        return sum(map(self.rate, self.wins)) / len(self.wins)


def read_row(file: Path) -> dict[str, Any]:
    """Return a row that was handed in. ResearchError with one sentence if it does not belong in the leaderboard."""
    try:
        row = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ResearchError(f"{file.name} is not a file of JSON") from None
    try:
        wrong = what_is_wrong(row)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        wrong = f"lacks a part of a row, or has it in another form ({type(error).__name__}: {error})"
    if wrong:
        raise ResearchError(f"{file.name} {wrong}")
    found: dict[str, Any] = row
    return found


def what_is_wrong(row: Any) -> str:  # noqa: ANN401 - anything that JSON can hold
    """Return why a row does not belong in the leaderboard, as the rest of a sentence; nothing if it does."""
    if not isinstance(row, dict) or row.get("format") != PROTOCOL:
        return f"is not a row of {PROTOCOL}"
    if row["track"] not in TRACKS:
        return f"names no track: {', '.join(TRACKS)}"
    track = TRACKS[row["track"]]
    return next(chain(of_origin(row), of_extent(row, track), of_cells(row, track)), "")


def of_origin(row: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the texts of a row."""
    for key in ("player", "by", "code"):
        text, most = row.get(key), LONGEST_ADDRESS if key == "code" else LONGEST_NAME
        if not isinstance(text, str) or not 1 <= len(text) <= most:
            yield f"needs a text for {key}, of {most} characters at most"
        elif not text.isprintable() or set(text) & set("|`<>[]()"):
            yield f"has characters in {key} that a table cannot show"
    if not row["code"].startswith("https://"):
        yield "needs an address that begins with https:// for code"
    if not isinstance(row["versions"]["vendemmia"], str):
        yield "does not say which version measured it"


def of_extent(row: dict[str, Any], track: Track) -> Iterator[str]:
    """Yield what is wrong with the games of a row."""
    if row["deals"] not in range(SETS) or row["seed"] != SEED + row["deals"]:
        yield f"was not played on a set of deals of {PROTOCOL}"
    if lacking := [name for name in track.rivals(row["player"]) if name not in row["against"]]:
        yield f"is not a full run: it lacks {', '.join(lacking)}"
    if row["full"] is not True or row["games"] < track.games:
        yield f"is not a full run of {track.games} games against each opponent"


def of_cells(row: dict[str, Any], track: Track) -> Iterator[str]:
    """Yield what is wrong with the numbers of a row."""
    for name, cell in row["against"].items():
        if name not in track.opponents:
            yield f"has an opponent that is not of its track: {name}"
        elif track.options.solo is None and row["opponents"].get(name) != recorded_checksum(name):
            yield f"was measured against another {name} than {PROTOCOL} has on record"
        elif cell["games"] != row["games"] or abs(cell["wins"] / cell["games"] - cell["rate"]) > CLOSE:
            yield f"has numbers against {name} that do not fit together"
        elif not 0 <= cell["low"] <= cell["rate"] <= cell["high"] <= 1:
            yield f"has an interval against {name} that is none"
    if abs(sum(cell["rate"] for cell in row["against"].values()) / len(row["against"]) - row["mean"]) > CLOSE:
        yield "has a mean that is not that of its cells"
    if row["mean_ms"] is not None and not 0 <= row["mean_ms"] < inf:
        yield "has no time for mean_ms"


def read_rows(folder: Path) -> list[dict[str, Any]]:
    """Return all rows of a folder. ResearchError for the first one that is wrong, and for two of the same games."""
    rows: list[dict[str, Any]] = []
    seen: dict[tuple[str, str, int], str] = {}
    for file in sorted(folder.glob("*.json")):
        row = read_row(file)
        key = (row["track"], row["player"], row["deals"])
        if key in seen:
            raise ResearchError(f"{file.name} has the same games as {seen[key]}")
        seen[key] = file.name
        rows.append(row)
    return rows


def players_of(rows: Iterable[dict[str, Any]], track: str) -> list[BoardRow]:
    """Return the players of a track, with the games of all their rows together."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if row["track"] == track:
            found.setdefault(row["player"], []).append(row)
    return [merged(some) for some in found.values()]


def merged(rows: Sequence[dict[str, Any]]) -> BoardRow:
    """Return the rows of one player as one. The interval is that of the first row, which is on the safe side."""
    first = rows[0]
    names = [name for name in TRACKS[first["track"]].opponents if all(name in row["against"] for row in rows)]
    times = [row["mean_ms"] for row in rows if row["mean_ms"] is not None]
    return BoardRow(
        first["player"],
        first["by"],
        first["code"],
        tuple(sorted(row["deals"] for row in rows)),
        sum(row["games"] for row in rows),
        {name: sum(row["against"][name]["wins"] for row in rows) for name in names},
        {name: first["against"][name]["low"] for name in names},
        {name: first["against"][name]["high"] for name in names},
        sum(times) / len(times) if times else None,
        first["versions"]["vendemmia"],
    )


def rated(players: Sequence[BoardRow], track: str) -> dict[str, RatingEstimate]:
    """Return the ratings of all players and opponents of a track, by name."""
    opponents = TRACKS[track].opponents
    names = list(dict.fromkeys([*opponents, *(each.player for each in players)]))
    seats = TRACKS[track].options.players - 1
    tables = []
    met = {ANCHOR}
    for each in players:
        for opponent, wins in each.wins.items():
            if opponent == each.player:
                continue
            one, other = names.index(each.player), names.index(opponent)
            tables.append(RatedGames({one: 1, other: seats}, {one: wins, other: each.games - wins}))
            met |= {each.player, opponent}
    known = [name for name in names if name in met]
    places = {names.index(name): place for place, name in enumerate(known)}
    moved = [
        RatedGames(
            {places[who]: count for who, count in table.seats.items()},
            {places[who]: count for who, count in table.wins.items()},
        )
        for table in tables
    ]
    return dict(zip(known, ratings(len(known), moved, known.index(ANCHOR)), strict=True)) if moved else {}


def board(rows: Sequence[dict[str, Any]]) -> str:
    """Return the tables of all tracks in Markdown."""
    return "\n".join(line for track in TRACKS for line in track_lines(players_of(rows, track), track))


def track_lines(players: list[BoardRow], track: str) -> list[str]:
    """Return the table of a track, the strongest player first."""
    known = TRACKS[track]
    lines = [f"## Track `{track}`", ""]
    if not players:
        return [*lines, "No rows yet.", ""]
    alone = known.options.solo is not None
    ranks = {} if alone else rated(players, track)
    players = sorted(players, key=lambda each: -each.mean if alone else -ranks[each.player].rating)
    head = ["player", *([] if alone else ["Elo"]), *known.opponents, "mean", "games", "deals", "ms", "version", "by"]
    lines += [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for each in players:
        cells = [f"[`{each.player}`]({each.code})"]
        cells += [] if alone else [with_interval(*ranks[each.player], unit="")]
        cells += [cell_of(each, name) for name in known.opponents]
        cells += [f"{100 * each.mean:.0f} %", str(each.games), ", ".join(map(str, each.deals))]
        cells += ["–" if each.ms is None else f"{each.ms:.2f}", each.version, each.by]
        lines.append(f"| {' | '.join(cells)} |")
    if not alone:
        others = [f"`{name}` {ranks[name].rating:.0f}" for name in known.opponents if name in ranks]
        lines += ["", f"Elo of the opponents, from the same games: {', '.join(others)}."]
    return [*lines, ""]


def cell_of(row: BoardRow, opponent: str) -> str:
    """Return the share of wins against an opponent with its interval; a dash for a player's games with itself."""
    if opponent not in row.wins:
        return "–"
    return with_interval(100 * row.rate(opponent), 100 * row.lows[opponent], 100 * row.highs[opponent])


def with_interval(value: float, low: float, high: float, unit: str = " %") -> str:
    """Return a number with its interval, all rounded."""
    return f"{value:.0f}{unit} ({low:.0f} to {high:.0f})"
