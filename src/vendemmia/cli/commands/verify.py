"""`vendemmia verify`: whether a recorded game was played with the deal that its server had promised."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

from vendemmia.record import DIGITS, Promise, RecordError, Verdict, commitment_of, judged

from ..errors import DONE, INCOMPLETE, CommandError
from ..storage import read_record
from ..terminal import Terminal, shortened

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words
    from vendemmia.record import Record

    from ..storage import SavedGame

COMMITMENT = re.compile(rf"[0-9a-f]{{{DIGITS}}}")
DEAL = re.compile(r"table:[0-9A-Za-z_-]{1,16}|day:[0-9]{4}-[0-9]{2}-[0-9]{2}")
LONGEST = 300


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-no-record"))
    saved = read_record(words, given.file)
    promise = _promise(words, given, saved)
    record, say = saved.record, Terminal.standard().say
    say(words.message("cli-verify-deal", deal=promise.deal, commitment=promise.commitment))
    verdict = judged(record, promise)
    if verdict is Verdict.OTHER_RULES:
        raise CommandError(words.message("cli-verify-other-rules", file=shortened(given.file, LONGEST)))
    if verdict is Verdict.KEPT:
        say(words.message("cli-verify-kept", plies=len(record.codes), checksum=record.checksum))
        return DONE
    say(_broken(words, record, promise, verdict))
    return INCOMPLETE


def _promise(words: Words, given: Namespace, saved: SavedGame) -> Promise:
    """Return the promise to compare with: what was noted comes before what the record says."""

    def refuse(message: str, **args: str) -> NoReturn:
        raise CommandError(words.message(message, **args))

    file = shortened(given.file, LONGEST)
    commitment, deal = given.commitment, given.deal
    if saved.promise is not None:
        commitment = saved.promise.commitment if commitment is None else commitment
        deal = saved.promise.deal if deal is None else deal
    if commitment is None:
        refuse("cli-error-no-promise", file=file)
    if deal is None:
        refuse("cli-error-no-deal", file=file)
    if not COMMITMENT.fullmatch(commitment := commitment.strip().lower()):
        refuse("cli-error-commitment", text=shortened(commitment) or "''")
    if not DEAL.fullmatch(deal := deal.strip()):
        refuse("cli-error-deal", text=shortened(deal) or "''")
    return Promise(deal, commitment)


def _broken(words: Words, record: Record, promise: Promise, verdict: Verdict) -> str:
    """Return why the deal is not the promised one."""
    if verdict is Verdict.OTHER_GAME:
        return words.message("cli-verify-other-game", problem=_problem(words, record))
    if not isinstance(record.seed, str) or record.start is not None:
        return words.message("cli-verify-known-deal")
    found = commitment_of(record.seed, record.options, record.rules, promise.deal)
    return words.message("cli-verify-other-secret", found=found)


def _problem(words: Words, record: Record) -> str:
    try:
        record.replay()
    except RecordError as error:
        return shortened(words.error(error), LONGEST)
    raise AssertionError("the game follows from its secret")
