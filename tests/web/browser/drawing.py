"""Pages that are not drawn. Most tests never look at a picture, and to draw one takes a third of a browser's time.

Everything keeps its place and can be pressed: only what is behind `opacity: 0` is not painted. Tools that ask whether
something can be seen, as axe does, and those that take a picture draw the page first.
"""

from __future__ import annotations

UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  window.draw = (wanted) => {
    const others = document.adoptedStyleSheets.filter(each => each !== sheet);
    document.adoptedStyleSheets = wanted ? others : [...others, sheet];
  };
  window.draw(false);
}"""
"""For every page before its own scripts: it is not drawn until somebody calls `draw(true)`.

Pages of windows without scripts are always drawn."""
