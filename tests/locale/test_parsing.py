"""The quicker parser reads exactly what that of the library reads, right or wrong."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from vendemmia.locale.parsing import Parser

from .reading import CATALOGUES

ODD = (
    *(
        "",
        "\n",
        "one",
        "one =",
        "= x",
        "one = a\r\n    b\r\ntwo = c",
        "one = a\rb\n",
        "one = a\r",
        "one = { $a",
        "one = }",
    ),
    *(
        "one = { -t-1_x }\n-t-1_x = x",
        "one = { $é }",
        "é = x",
        "one =\n    .attr = x\n    .b\n",
        '{ "a" }',
        "one = { 5 }",
    ),
    *("one = {\n $a ->\n [x y] 1\n *[o] { $b }{ F($a, k: 1) }\n}", "# comment\none = a", "## x\n\n#x\none = b"),
    "one = { $a ->\n    [1] a\n   *[other]\n        b { two.x }\n        c\n    }\n    rest",
)


@pytest.mark.parametrize("with_spans", [True, False])
def test_it_reads_what_the_library_reads(with_spans: bool) -> None:
    catalogues = [file.read_text(encoding="utf-8") for file in sorted((CATALOGUES / "cs").glob("[ce]*.ftl"))]
    assert catalogues
    texts = [*ODD, *catalogues, catalogues[0].replace("\n", "\r\n")]
    broken = [
        text
        for text in texts
        if Parser(with_spans=with_spans).parse(text).to_json() != FluentParser(with_spans).parse(text).to_json()
    ]
    assert broken == []
