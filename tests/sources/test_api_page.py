"""docs/api.md is tested: its examples run as written, and its reference says what the docstrings say."""

from __future__ import annotations

import doctest
import re
import sys
from importlib import util
from typing import TYPE_CHECKING, Any

import pytest

from .reading import DOCS, ROOT, Finding, line_of, refuse, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = DOCS / "api.md"


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
    assert text_of(PAGE) == reference.page(), "run scripts/reference.py"


def test_every_public_name_is_on_the_page(reference: Any) -> None:
    page = text_of(PAGE)
    missing = []
    for module in reference.MODULES:
        title = f"\n## `{module}`\n"
        part = page.partition(title)[2].partition("\n## ")[0]
        missing += [
            Finding(PAGE, line_of(PAGE, title) + 1, f"{module}.{name} is missing")
            for name in __import__(module, fromlist=["__all__"]).__all__
            if not name.startswith("_") and not re.search(rf"`{name}\b", part)
        ]
    refuse(missing)


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
