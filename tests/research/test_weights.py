"""The released weights for research: what comes with them, the same in torch, and players that never change."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from vendemmia.bots import FROZEN, player
from vendemmia.bots.frozen import FROZEN_PLAYERS
from vendemmia.engine import MODULES, Batch, Options
from vendemmia.network import FROZEN as FROZEN_WEIGHTS
from vendemmia.network import WeightsError, frozen, frozen_weights, write_weights
from vendemmia.research import ResearchError, weights

if TYPE_CHECKING:
    from pathlib import Path


def positions(options: Options) -> tuple[Any, Any]:
    """Rows and masks from the middle of some games."""
    batch, rng = Batch([options], 6, 3), random.Random(3)
    rows, masks = np.zeros((6, batch.width), np.uint8), np.zeros((6, batch.codes), np.uint8)
    into = batch.buffers(rows, masks)
    batch.start(into)
    for _ in range(40):
        batch.step([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks], into)
    return rows, masks


def test_weights_come_with_their_origin_a_card_and_a_licence() -> None:
    found = weights()
    assert found.checksum == FROZEN_WEIGHTS[1], "copy the old weights to frozen-1.npz, then adapt this line"
    assert sum(array.size for array in found.arrays.values()) == 3_059_810
    assert found.trained["games"] == 18_459_103
    assert found.licence == "MIT"
    for said in ("3,059,810", "2,486 answers", "## Limits", "## Licence\n\nMIT"):
        assert said in found.card
    with pytest.raises(ResearchError, match=r"^there are no weights 'best', only released, 1$"):
        weights("best")


@pytest.mark.parametrize(
    "options",
    [Options(2), Options(4, modules=frozenset(MODULES)), Options(1, solo="hard")],
    ids=("two", "four", "solo"),
)
def test_the_network_scores_many_positions_as_it_judges_one(options: Options) -> None:
    judge = weights().network()
    rows, masks = positions(options)
    codes, scores = judge.score_many(rows, masks)
    for row, mask, some in zip(rows, masks, scores, strict=True):
        legal = np.flatnonzero(mask)
        one = judge.judge_one(row.tobytes(), legal.tolist(), max(2, options.players))
        assert some[np.isin(codes, legal)] == pytest.approx(one.scores, abs=2e-3)
        assert np.isneginf(some[~np.isin(codes, legal)]).all()


@pytest.mark.torch
@pytest.mark.parametrize(
    "options", [Options(3, modules=frozenset(MODULES)), Options(1, solo="hard")], ids=("three", "solo")
)
def test_the_network_in_torch_says_the_same(options: Options, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    found = weights("1")
    module, judge, slots = found.torch_module(), found.network(), max(2, options.players)
    rows, masks = positions(options)
    with torch.no_grad():
        scores, chances, margins = module(torch.from_numpy(rows))
    for place, (row, mask) in enumerate(zip(rows, masks, strict=True)):
        legal = np.flatnonzero(mask)
        one = judge.judge_one(row.tobytes(), legal.tolist(), slots)
        assert scores[place, legal].numpy() == pytest.approx(one.scores, abs=5e-3)
        assert torch.softmax(chances[place, :slots], 0).numpy() == pytest.approx(one.chances, abs=1e-3)
        assert 10 * margins[place, :slots].numpy() == pytest.approx(one.margins, abs=2e-2)
    assert all(array.requires_grad for array in module.parameters())
    write_weights(tmp_path / "again.npz", module.export(), {})
    again = player(f"expert:{tmp_path / 'again.npz'}").judge.score_many(rows, masks)[1]  # type: ignore[attr-defined]
    assert np.array_equal(again, judge.score_many(rows, masks)[1])


def test_the_weights_of_frozen_players_are_in_the_package_and_unchanged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert tuple(FROZEN_PLAYERS) == FROZEN
    for settings in FROZEN_PLAYERS.values():
        assert frozen_weights(settings.weights).is_file()
    (tmp_path / "released.npz").write_bytes(frozen_weights(1).read_bytes()[:-1] + b"!")
    monkeypatch.setattr(frozen, "WEIGHTS", tmp_path)
    frozen_weights.cache_clear()
    try:
        with pytest.raises(
            WeightsError, match="the frozen weights 1 are missing in this installation or have been changed"
        ):
            player("expert-1")
    finally:
        frozen_weights.cache_clear()
