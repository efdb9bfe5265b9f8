"""docs/api.md is tested: its examples run as written, and its reference says what the docstrings say."""

from __future__ import annotations

import doctest
import re
import sys
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "api.md"


@pytest.fixture(scope="module")
def reference() -> Iterator[Any]:
    """scripts/reference.py, which is not part of the package."""
    spec = util.spec_from_file_location("reference", ROOT / "scripts" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules["reference"] = module  # Named tuples look their module up.
    spec.loader.exec_module(module)
    yield module
    del sys.modules["reference"]


def test_the_examples_run_as_written() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 20
    assert results.failed == 0


def test_the_reference_is_up_to_date(reference: Any) -> None:
    assert PAGE.read_text(encoding="utf-8") == reference.page(), "run scripts/reference.py"


def test_every_public_name_is_on_the_page(reference: Any) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for module in reference.MODULES:
        part = page.partition(f"\n## `{module}`\n")[2].partition("\n## ")[0]
        for name in __import__(module, fromlist=["__all__"]).__all__:
            assert name.startswith("_") or re.search(rf"`{name}\b", part), f"{module}.{name}"


def test_a_name_without_a_docstring_is_an_error(reference: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = reference.Entry("bare", "function", "bare()", "")
    monkeypatch.setattr(reference, "definition", lambda _module, _name: bare)
    monkeypatch.setattr(reference, "MODULES", ("vendemmia.arena",))
    with pytest.raises(reference.Undocumented, match=r"vendemmia\.arena\.Tally"):
        reference.reference()


def test_an_internal_member_must_exist(reference: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reference.INTERNAL, "State", ("gone",))
    with pytest.raises(reference.Undocumented, match="gone"):
        reference.reference()
