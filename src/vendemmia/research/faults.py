"""What can be wrong with a data set or a benchmark: ids with parameters."""

from __future__ import annotations

from vendemmia.engine import Fault, ProblemError


class DatasetFault(Fault):
    """The name is the stable id, the value what programmers read."""

    DATASET_OTHER = "{folder} holds another data set; what differs: {keys}"
    DATASET_FOLDER = "{folder} holds other files and no data set"
    DATASET_DAMAGED = "{file} is damaged"
    DATASET_UNUSABLE = "cannot use {file}: {detail}"
    DATASET_PARQUET = "pyarrow is not installed: pip install 'vendemmia[data]'"
    DATASET_LOST = "game {number} ended its process {times} times"


class DatasetError(ProblemError):
    """A data set that cannot be written or read."""


class BenchmarkFault(Fault):
    """The name is the stable id, the value what programmers read."""

    BENCHMARK_MODULE = "cannot load {name}: {detail}"
    BENCHMARK_METHOD = "{name} has no method choose"
    BENCHMARK_ANSWER = "{name} answered {answer}, which is not legal here"
    BENCHMARK_FAILED = "{name} failed: {detail}"
    BENCHMARK_PROGRAM = "cannot start {name}: {detail}"
    BENCHMARK_ENDED = "{name} ended without an answer"
    BENCHMARK_SILENT = "{name} has not answered for {seconds} seconds"
    BENCHMARK_OPPONENT = "{name} is not an opponent of this track; choose from {names}"
    BENCHMARK_CHANGED = "{name} does not answer here as {protocol} has it on record"
    BENCHMARK_LOST = "game {number} against {opponent} ended its process {times} times"


class BenchmarkError(ProblemError):
    """A submission that cannot play."""
