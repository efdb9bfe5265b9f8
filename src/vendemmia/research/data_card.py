"""The card and the licence of a data set: what it is, how it was made, what it is good for, who may use it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from .data_plan import PARQUET
from .schema import GAMES, POSITIONS, SCHEMA_VERSION

if TYPE_CHECKING:
    from .data_plan import DataPlan

LICENCE_NAME: Final = "CC0-1.0"
LICENCE: Final = """\
SPDX-License-Identifier: CC0-1.0

To the extent possible under law, whoever made this data set with the program vendemmia has waived all copyright and
related or neighbouring rights to it. It is published under the Creative Commons CC0 1.0 Universal Public Domain
Dedication: https://creativecommons.org/publicdomain/zero/1.0/legalcode

You may copy, change and use the data for any purpose without asking. The data come without any warranty.

The waiver is about the data: games that computer players played, positions and numbers. The names of games, cards and
people in them belong to their owners. vendemmia is a fan project and not affiliated with the publishers of Viticulture.
"""


def card(plan: DataPlan, folder: str, games: int, positions: int) -> str:
    """Return the card of a finished data set, in Markdown."""
    options = {name: value for name, value in plan.options.to_json().items() if value not in (None, False, 0, [])}
    made = plan.header()["versions"]
    return f"""\
---
license: cc0-1.0
task_categories: [reinforcement-learning]
tags: [board-games, viticulture, imitation-learning, vendemmia]
---
# Games of {" and ".join(dict.fromkeys(plan.players))}

{games:,} recorded games of the board game Viticulture Essential Edition, played by computer players of vendemmia, with
{positions:,} positions. For supervised and offline reinforcement learning, and for questions about the game itself.

## How it was made

    {plan.command(folder)}

| | |
|---|---|
| options | `{json.dumps(options)}` |
| players | {", ".join(plan.players)}; they move on by one seat from game to game |
| seed | {plan.seed}; game n depends on it, on n, on options and players, and on nothing else |
| positions | {_kept(plan)} |
| versions | `{json.dumps(made)}` |

The same command with the same versions gives the same rows.

## What is in it

`dataset.json` has options, seed, versions and the list of files with their checksums; `schema.json` has columns, the
pieces of an observation and the table of answers (schema version {SCHEMA_VERSION}).

{_table(plan, GAMES)}

{_table(plan, POSITIONS) if plan.every else "There are no positions: replay the codes of a game to get them."}

## Splits

Positions of one game are alike, so split by game, never by position: for example `game % 10 == 0` for the test,
`game % 10 == 1` for validation, the rest for training.

## Limits

- The players are programs. What they do says little about people, and what wins against them need not win elsewhere.
- An observation, the legal answers and the network's columns show what the seat may know. `seed`, `codes` and what is
  said about the end of the game show more: do not feed them to a player.
- `policy` and `chances` are the opinion of the network that was released with this version, not the truth; the chances
  are calibrated on games of the network with itself. `won` and `margin` are what happened.
- `visits` and `values`, if there are any, are those of the search of the player that answers, in deals that its seat
  could not tell from the real one. An answer without a walk has the value 0.
- Questions with one answer only are left out.

## Licence

{LICENCE_NAME}, see `LICENSE`. To cite vendemmia, see `CITATION.cff` in its repository.
"""


def _kept(plan: DataPlan) -> str:
    if not plan.every:
        return "none"
    kept = "all with at least two answers" if plan.every == 1 else f"one of {plan.every} with at least two answers"
    kept += ", with the network's opinion" if plan.judged else ""
    return kept + (", with visits and values of the search" if plan.searched else "")


def _table(plan: DataPlan, table: str) -> str:
    kind = "Parquet" if plan.form == PARQUET else "JSON lines"
    rows = [f"| `{each.name}` | {each.type} | {each.meaning} |" for each in plan.columns(table)]
    return "\n".join([f"`{table}-*.{plan.form}` ({kind}):", "", "| column | type | meaning |", "|---|---|---|", *rows])
