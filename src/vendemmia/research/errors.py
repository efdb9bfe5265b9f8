"""What can go wrong when an environment is made or used."""

from __future__ import annotations

import warnings
from typing import Final

from vendemmia.build_mode import mode
from vendemmia.engine import VendemmiaError

COMPILING: Final = "VENDEMMIA_COMPILE=require pip install --force-reinstall --no-deps --no-binary vendemmia vendemmia"
"""What gives the compiled engine; in a copy of the sources the last word is a dot."""


class ResearchError(VendemmiaError):
    """Something that an environment cannot be made of, or that it was not asked for. The text is one sentence."""


class MissingLibrary(ResearchError, ModuleNotFoundError):
    """A library that one of the extras installs, and that is not there."""


class InterpretedEngine(UserWarning):
    """Many games are played with the interpreted engine, which takes about ten times as long as the compiled one."""


def lacking(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Return what to say where an import fails because the libraries of an extra are not installed."""
    library = (error.name or "").partition(".")[0]
    if library == "vendemmia":
        return error
    return MissingLibrary(f"{library} is not installed: pip install 'vendemmia[{extra}]'")


def warn_if_interpreted() -> None:
    """Warn once in a process if the engine is interpreted, with the command that compiles it."""
    if mode() == "pure":
        said = "the engine is interpreted, a tenth of its speed; with a C compiler, this line compiles it"
        warnings.warn(f"{said}: {COMPILING}", InterpretedEngine, stacklevel=3)
