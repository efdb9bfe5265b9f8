"""Every name that a public module lists can be imported from it. `golden/public_names.txt` pins those of the engine."""

from __future__ import annotations

from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "vendemmia",
        "vendemmia.arena",
        "vendemmia.bots",
        "vendemmia.engine",
        "vendemmia.engine.catalogue",
        "vendemmia.play",
        "vendemmia.record",
        "vendemmia.research",
    ],
)
def test_every_public_name_can_be_imported(module: str) -> None:
    imported = import_module(module)
    assert [name for name in imported.__all__ if not hasattr(imported, name)] == []
    assert len(set(imported.__all__)) == len(imported.__all__)
