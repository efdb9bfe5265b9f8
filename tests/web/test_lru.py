"""What stays in memory: the values used last, and no more than so many."""

from __future__ import annotations

from vendemmia.web.util.lru import Recent


def test_the_value_that_nobody_used_for_longest_goes() -> None:
    recent: Recent[str] = Recent(2)
    recent.put("a", "first")
    recent.put("b", "second")
    assert recent.get("a") == "first"
    recent.put("c", "third")
    assert (recent.get("a"), recent.get("b"), recent.get("c")) == ("first", None, "third")


def test_a_new_value_replaces_the_old_one_and_counts_as_used() -> None:
    recent: Recent[int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    recent.put("a", 3)
    recent.put("c", 4)
    assert (recent.get("a"), recent.get("b"), recent.get("c")) == (3, None, 4)


def test_what_is_forgotten_is_gone() -> None:
    recent: Recent[int] = Recent(4)
    recent.put("a", 1)
    recent.put("b", 2)
    recent.forget("a")
    recent.forget("nothing")
    assert (recent.get("a"), recent.get("b")) == (None, 2)
    recent.clear()
    assert recent.get("b") is None
