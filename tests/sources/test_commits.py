"""The commits of a branch: a subject names one area, says in the imperative what is done, and fits on a line."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from .reading import git, tracked

LONGEST = 72
SUBJECT = re.compile(r"([a-z0-9_.-]+): (\S+)( .+)?")
ALSO_AREAS = {"repository", "release", "rules", "build"}
"""Areas besides the folders of the repository and of the package."""
NO_VERB = re.compile(
    r"an?|the|this|that|these|those|than|one|two|three|first|last|half|all|any|another|other|others|both|each|every"
    r"|some|somebody|nobody|nothing|it|its|our|their|there|they|your|people"
    r"|what|whatever|which|who|whoever|why|how|however|when|where|if"
    r"|as|at|by|for|from|in|of|on|to|with|without|no|not|never|now|only|many|lots"
    r"|old|new|bad|same|more|most|fewer|better|cheaper|lighter|longer|plainer|quicker|shorter|single|smaller|smoother"
    r"|special|master"
)
"""First words of subjects that say what there is, not what to do."""
NO_IMPERATIVE = re.compile(r".{3,}(?:ing|ed)|[a-z]{3,}[^su]s")
"""The forms of a verb that describe: running, ended, adds."""
IMPERATIVES = {"bring", "embed", "exceed", "feed", "heed", "need", "proceed", "seed", "shed", "speed", "spring"}
"""They end like such a form."""
WAYS_TO_MAIN = ("origin/main", "main")


def complaints(subject: str) -> list[str]:
    """Everything that is wrong with the subject of a commit."""
    found = []
    if len(subject) > LONGEST:
        found.append(f"{len(subject)} letters, at most {LONGEST}")
    parsed = SUBJECT.fullmatch(subject)
    if parsed is None:
        return [*found, "not of the form `area: imperative`"]
    area, verb, rest = parsed.groups()
    if area not in areas():
        found.append(f"{area} is neither a folder nor one of {', '.join(sorted(ALSO_AREAS))}")
    if again := re.search(r"; ([a-z]+): ", rest or ""):
        found.append(f"a second area, {again[1]}: make two commits")
    if not verb.islower() or NO_VERB.fullmatch(verb) or (NO_IMPERATIVE.fullmatch(verb) and verb not in IMPERATIVES):
        found.append(f"{verb!r} is no verb in the imperative")
    if subject.endswith("."):
        found.append("a full stop")
    return found


@cache
def areas() -> set[str]:
    folders = [Path(name).parent for name in tracked()]
    tops = {folder.parts[0] for folder in folders if folder.parts}
    rooms = {part for folder in folders if folder.is_relative_to("src/vendemmia") for part in folder.parts[2:]}
    return tops | rooms | ALSO_AREAS


def subjects() -> list[str]:
    """The commits of this branch, each with the beginning of its number."""
    for main in WAYS_TO_MAIN:
        try:
            base = git("merge-base", "HEAD", main)[0]
        except subprocess.CalledProcessError:  # A clone without this branch.
            continue
        return git("log", "--no-merges", "--format=%h %s", f"{base}..HEAD")
    pytest.skip("needs the branch main to compare with")


def test_the_subjects_of_this_branch_name_an_area_and_say_what_to_do() -> None:
    found = []
    for line in subjects():
        number, _, subject = line.partition(" ")
        found += [f"{number}: {subject}: {complaint}" for complaint in complaints(subject)]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize(
    "subject",
    [
        "web: keep the value of a lost grape",
        "engine: pass an address to the process",
        "notices: bring a webhook",
        "tests: guess less, discuss more",
    ],
)
def test_a_good_subject_is_accepted(subject: str) -> None:
    assert complaints(subject) == []


@pytest.mark.parametrize(
    ("subject", "wrong"),
    [
        ("web: keep the value of a lost grape and of all others that anyone has ever lost", "letters"),
        ("wip", "form"),
        ("web, cli: keep a grape", "form"),
        ("grapes: keep a grape", "neither a folder"),
        ("web: keep a grape; docs: say so", "second area"),
        ("web: the value of a grape", "imperative"),
        ("web: keeping the value of a grape", "imperative"),
        ("web: fixed the value of a grape", "imperative"),
        ("web: keeps the value of a grape", "imperative"),
        ("web: Keep the value of a grape", "imperative"),
        ("web: keep a grape.", "full stop"),
    ],
)
def test_what_is_wrong_with_a_subject_is_said(subject: str, wrong: str) -> None:
    (found,) = complaints(subject)
    assert wrong in found
