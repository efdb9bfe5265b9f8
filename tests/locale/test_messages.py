"""Messages are parsed one by one: the result is the same as with a whole file."""

from __future__ import annotations

from fluent.syntax import ast

from vendemmia.locale.messages import ENTRY, Messages

from .reading import CATALOGUES, named, parsed


def test_every_entry_of_a_file_is_found_whole() -> None:
    broken = []
    for file in sorted(CATALOGUES.glob("*/*.ftl")):
        text = file.read_text(encoding="utf-8")
        entries = [entry for entry in parsed(file).body if isinstance(entry, ast.Message | ast.Term)]
        whole = [text[_begin(entry) : _end(entry)].strip() for entry in entries]
        found = [entry[0].strip() for entry in ENTRY.finditer(text)]
        if found != whole:
            broken.append((named(file), sorted({*found} ^ {*whole})))
    assert broken == []


def _begin(entry: ast.Message | ast.Term) -> int:
    """Where its name begins, after a comment and the dash of a term."""
    assert entry.id.span is not None
    return entry.id.span.start - isinstance(entry, ast.Term)


def _end(entry: ast.Message | ast.Term) -> int:
    assert entry.span is not None
    return entry.span.end


def shown(messages: Messages, key: str, **args: int | float | str) -> str:
    pattern = messages.find(key)
    assert pattern is not None
    text, problems = messages.format(pattern, args)
    assert problems == []
    return text


def test_what_a_message_names_is_read_before_it() -> None:
    files = ["sentence = { greeting }, { -place }!\n", "# A comment.\ngreeting = Hello\n-place = Italy\n"]
    messages = Messages("en", files)
    assert shown(messages, "sentence") == "Hello, Italy!"
    assert not messages.has("place")
    assert not messages.has("nothing")
    assert messages.find("nothing") is None


def test_the_first_of_two_messages_is_used() -> None:
    assert shown(Messages("en", ["one = First\n", "one = Second\n"]), "one") == "First"


def test_selects_and_lines_between_belong_to_their_message() -> None:
    text = "count = { $n ->\n    [one] One\n   *[other] { $n }\n}\n\nlines =\n    First\n\n    Second\nlast = Last"
    messages = Messages("en", [text])
    assert [shown(messages, "count", n=n) for n in (1, 2)] == ["One", "2"]
    assert shown(messages, "lines") == "First\n\nSecond"
    assert shown(messages, "last") == "Last"
