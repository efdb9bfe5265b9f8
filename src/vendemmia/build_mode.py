"""How the installed engine was built."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec


def mode() -> str:
    """Return `compiled` if the engine is made of extension modules, `pure` if it runs interpreted."""
    spec = find_spec("vendemmia.engine.state.state")
    return "compiled" if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else "pure"
