"""The command `vendemmia`, also as `python -m vendemmia`: it says which package is missing before anything else can."""

from __future__ import annotations

import sys

CANNOT_START = 2


def main() -> int:
    try:
        from .cli import main as run

        return run()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in {"", __package__}:  # Not a dependency: our own mistake, to be seen in full.
            raise
    # The catalogues with all other words need a package themselves.
    print(
        f"vendemmia: the package {missing} is missing; to install all that the game needs: pip install vendemmia",
        file=sys.stderr,
    )
    return CANNOT_START


if __name__ == "__main__":
    raise SystemExit(main())
