"""What the environments say where something is missing: a library, or the compiled engine."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import vendemmia
from vendemmia.build_mode import mode
from vendemmia.research import InterpretedEngine, errors

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {library!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nothing())
try:
    {program}
except ImportError as error:
    print(error)
"""

LIBRARIES = [
    ("gymnasium", "import vendemmia.research.gymnasium_env", "gymnasium"),
    ("gymnasium", "import vendemmia.research.vector", "gymnasium"),
    ("gymnasium", "import vendemmia.research.pettingzoo_env", "pettingzoo"),
    ("pettingzoo", "import vendemmia.research.pettingzoo_env", "pettingzoo"),
    ("pyspiel", "import vendemmia.research.openspiel_game", "openspiel"),
    ("torch", "import vendemmia.research; vendemmia.research.weights().torch_module()", "train"),
]


@pytest.mark.parametrize(("library", "program", "extra"), LIBRARIES)
def test_the_error_names_the_library_and_its_extra(library: str, program: str, extra: str) -> None:
    if library == "pettingzoo":
        pytest.importorskip("gymnasium")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(library=library, program=program)],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(Path(vendemmia.__file__).parents[1])},
    )
    assert (done.stdout, done.stderr) == (f"{library} is not installed: pip install 'vendemmia[{extra}]'\n", "")


def test_the_interpreted_engine_is_mentioned_with_the_line_that_compiles_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("gymnasium")
    from vendemmia.research.vector import VendemmiaVectorEnv

    with warnings.catch_warnings():
        warnings.simplefilter("error", InterpretedEngine)
        monkeypatch.setattr(errors, "mode", lambda: "compiled")
        VendemmiaVectorEnv(1)
        monkeypatch.setattr(errors, "mode", lambda: "pure")
        with pytest.raises(InterpretedEngine, match=r"a tenth of its speed; .*: VENDEMMIA_COMPILE=require pip install"):
            VendemmiaVectorEnv(1)


@pytest.mark.skipif(mode() == "compiled", reason="the engine is compiled")
def test_the_warning_is_given_once_and_points_at_the_callers_line(tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    file = tmp_path / "learner.py"
    file.write_text(
        "from vendemmia.research.vector import VendemmiaVectorEnv\n\nfor _ in range(2):\n    VendemmiaVectorEnv(1)\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True)
    assert done.stderr.count("InterpretedEngine") == 1
    assert f"{file}:4: InterpretedEngine: the engine is interpreted" in done.stderr
