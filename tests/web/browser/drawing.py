"""Pages that are not drawn. Most tests never look at a picture, and to draw one takes a quarter of a browser's time.

Everything keeps its place and can be pressed, but is so faint that Chromium does not paint it. It is not quite
transparent: axe and others would take it for hidden. Who takes a picture, or judges colours, draws the page first.
"""

from __future__ import annotations

UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: .0001 }');
  window.draw = (wanted) => {
    const others = document.adoptedStyleSheets.filter(each => each !== sheet);
    document.adoptedStyleSheets = wanted ? others : [...others, sheet];
  };
  window.draw(false);
}"""
"""For every page before its own scripts: it is not drawn until somebody calls `draw(true)`.

Pages of windows without scripts are always drawn."""
