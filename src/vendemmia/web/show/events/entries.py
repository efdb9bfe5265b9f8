"""An action as pages show it: who, what, with which card, and what came of it. The strip and the log have the same."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER, SPACED_ACTIONS
from vendemmia.web.show.board.pieces import worker_icon
from vendemmia.web.show.board.spaces import action_icon
from vendemmia.web.show.cards.cards import deck_of, face, parent_face, prose, with_link
from vendemmia.web.show.cards.labels import action_label
from vendemmia.web.util.lru import Recent

from .actions import YEAR_END
from .ageing import aged
from .event_icons import icon_for
from .totals import spoken, tokens_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vendemmia.engine import Event
    from vendemmia.locale import Words
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.show.cards.cards import Face, Prose
    from vendemmia.web.show.cards.icons import IconToken

    from .actions import Action
    from .ageing import Ageing, Good
    from .gains import CounterChange

ENTRIES = 8192
"""The number of cached entries."""
TEXTS = 8192
"""The number of cached lines: the log of a table is shown again with every page."""
SELF_EVIDENT = (Kind.PLACED, Kind.PLANNED, Kind.DUE, Kind.PASSED, Kind.ROW, Kind.SEASON, Kind.YEAR)
"""Events that the head of an entry already says."""
SUMMED = (Kind.TOURED,)
"""Events that the sums say."""


class EntryStep(NamedTuple):
    """One event of an action."""

    seat: SeatMark | None
    icon: str
    text: Prose
    kind: str


class Entry(NamedTuple):
    """An action as a reader may know it."""

    id: str
    kind: str
    ply: int
    seat: SeatMark | None
    name: str
    """Whose it is, also for the Automa; empty for the table."""
    icon: str
    what: str
    card: Face | None
    chosen: tuple[int, ...]
    """The parts of the card that were chosen, counted from 1."""
    sums: tuple[IconToken, ...]
    mine: tuple[IconToken, ...]
    """What it brought to the reader, if it is another player's."""
    say: str
    piece: str
    """Where the worker is: the action and the space; empty for none."""
    worker: str
    """The icon of that worker."""
    season: str
    gains: tuple[CounterChange, ...]
    steps: tuple[EntryStep, ...]
    reader: SeatMark | None
    where: str
    """The action with its space, in words; empty where there is none."""
    kinds: tuple[str, ...] = ()
    """The kinds of its events."""

    @property
    def p(self) -> str:
        return self.seat.p if self.seat else "automa" if self.kind == "automa" else ""

    @property
    def is_mark(self) -> bool:
        return self.kind in ("season", "year", YEAR_END, "over", "specials")

    @property
    def opens(self) -> bool:
        """There is more to read than the chip says."""
        return bool(self.card or self.steps)

    @property
    def data(self) -> dict[str, object]:
        """What the script that shows it needs."""
        gains = [list(gain) for gain in self.gains]
        where = {"piece": self.piece, "worker": self.worker, "kinds": list(dict.fromkeys(self.kinds))}
        return {"ply": self.ply, "kind": self.kind, "p": self.p, "say": self.say, **where, "gains": gains}

    @property
    def anchor(self) -> str:
        """The id of the popover that shows it."""
        return f"act-{self.id}"


_entries: Recent[Entry] = Recent(ENTRIES)


def entry(scene: Scene, action: Action) -> Entry:
    """Return an action for the reader of a scene: every event is masked first.

    It is composed once, since every page of a table shows the same newest actions: the key is all that it is made from.
    """
    masked = action.seen_by(scene.seat)
    if masked.kind == YEAR_END:  # Its lines say what each token was before.
        return _composed(scene, masked)
    key = (scene.words, masked, scene.seats, scene.seat, scene.own)
    found = _entries.get(key)
    if found is None:
        found = _composed(scene, masked)
        _entries.put(key, found)
    return found


def _composed(scene: Scene, masked: Action) -> Entry:
    words, seats = scene.words, scene.seats
    seat = seats[masked.seat] if 0 <= masked.seat < len(seats) else None
    place = masked.first.where if masked.first.kind in (Kind.PLACED, Kind.PLANNED) else None
    other = scene.seat is not None and scene.seat != masked.seat
    return Entry(
        masked.id,
        masked.kind,
        masked.ply,
        seat,
        scene.called(seat.number) if seat else words.automa_name() if masked.kind == "automa" else "",
        _icon(masked),
        _what(words, masked, "you" if seat is not None and seat.is_reader else "other"),
        _card(words, masked),
        tuple(event.amount for event in masked.events if event.kind is Kind.OPTION),
        tokens_of(words, masked, masked.seat) if seat else (),
        tokens_of(words, masked, scene.own) if other else (),
        _say(scene, masked),
        _piece(masked),
        worker_icon(place.worker) if place else "i-automa" if masked.kind == "automa" else "",
        masked.events[-1].thing if masked.kind in ("season", "year") else "",
        masked.gains,
        tuple(_steps(scene, masked)),
        seats[scene.seat] if scene.seat is not None else None,
        _where(words, masked),
        tuple(event.kind.value for event in masked.events),
    )


def _where(words: Words, action: Action) -> str:
    if action.first.kind not in (Kind.PLACED, Kind.PLANNED):
        return ""
    where = action.first.where
    label = action_label(words, where.action)
    if where.space == "beside" or where.action not in SPACED_ACTIONS:
        return label
    return words.message("board-space", action=label, space=words.space_name(where.space))


def _steps(scene: Scene, action: Action) -> Iterator[EntryStep]:
    """Yield one line for each event that the head does not say; at the end of a year, for each token that ages."""
    ages = aged(scene, action.ply, action.at) if action.kind == YEAR_END else {}
    for event in action.events:
        if event.kind is Kind.AGED and action.kind == YEAR_END and ages:
            yield from _ageing(scene, event, ages[event.seat])
        elif not _is_said(action, event):
            yield step(scene, event)


def _ageing(scene: Scene, event: Event, ages: Iterable[Ageing]) -> Iterator[EntryStep]:
    """Yield the tokens of one seat that are a year older."""
    words = scene.words
    older = [age for age in ages if age.moved]
    if older:
        tokens = words.listed(
            words.message("log-older", token=good_name(words, a.before), value=a.after.value) for a in older
        )
        text = words.message("log-ages", player=scene.called(event.seat), tokens=tokens)
        yield EntryStep(scene.seats[event.seat], "u-age", prose(words, text), event.kind.value)


def good_name(words: Words, good: Good) -> str:
    return words.grape_name(good.thing, good.value) if good.kind == "grape" else words.wine_name(good.thing, good.value)


def _is_said(action: Action, event: Event) -> bool:
    """Return whether the head or another line says it."""
    if event is action.first and event.kind in SELF_EVIDENT:
        return True
    if action.kind == YEAR_END and event.kind in (Kind.AGED, Kind.WORKERS_HOME):
        return True
    return event.kind in SUMMED or (event.kind is Kind.SEASON and action.kind == "year")


def step(scene: Scene, masked: Event) -> EntryStep:
    seat = scene.seats[masked.seat] if 0 <= masked.seat < len(scene.seats) else None
    text = line(scene.words, masked, scene.names, scene.reader)
    return EntryStep(seat, icon_for(masked), text, masked.kind.value)


@lru_cache(maxsize=TEXTS)
def line(words: Words, masked: Event, names: tuple[str, ...], reader: int | None) -> Prose:
    """Put an event into words. It is masked for its reader, so it tells no other player's secrets."""
    text = prose(words, words.event(masked, names, reader))
    if masked.kind is Kind.PARENT:
        return with_link(text, words.source(masked.thing), masked.thing)
    if masked.thing in CARD_NUMBER:
        return with_link(text, words.card_mention(masked.thing), masked.thing)
    return text


def _icon(action: Action) -> str:
    first, card = action.first, action.card
    if action.kind == "parent" or (card is None and action.kind in ("step", "reply", "draft")):
        return icon_for(first)
    if card is not None and card.kind is not Kind.PLANTED:
        return f"i-card-{deck_of(card.thing)}"
    match action.kind:
        case "placed" | "planned":
            return action_icon(first.where.action)
        case "due" | "lost":
            return action_icon(first.thing)
        case "automa":
            return next((action_icon(e.thing) for e in action.events if e.kind is Kind.AUTOMA_PLACED), "i-card-automa")
        case "yearend":
            return "i-yearend"
        case "year":
            return f"i-{action.events[-1].thing or 'spring'}"
        case _:
            return icon_for(first)


def _what(words: Words, action: Action, who: str = "other") -> str:
    """Return what is done, in one or two words."""
    first, card = action.first, action.card
    if card is not None and card.kind is not Kind.PARENT:
        return words.message("since-order") if card.kind is Kind.FILLED else words.card_name(card.thing)
    match action.kind:
        case "placed" | "planned":
            return action_label(words, first.where.action)
        case "due" | "lost":
            return action_label(words, first.thing)
        case "automa":
            placed = (event for event in action.events if event.kind is Kind.AUTOMA_PLACED)
            return next((action_label(words, event.thing) for event in placed), words.message("since-automa-card"))
        case "row":
            return words.message("since-row", row=first.amount)
        case "season":
            return words.season_name(first.thing)
        case "year":
            return words.message("log-year", year=first.amount)
        case "parent":
            return words.source(first.thing)
        case "step" | "reply" if first.source:
            return words.source(first.source)
        case kind:
            return words.message(f"since-{kind}", who=who)


def _card(words: Words, action: Action) -> Face | None:
    card = action.card
    if card is None:
        return None
    if card.kind is Kind.PARENT:
        return parent_face(words, *card.parts[:2])
    return face(words, card.thing)


def _piece(action: Action) -> str:
    if action.first.kind in (Kind.PLACED, Kind.PLANNED):
        where = action.first.where
        return f"{where.action}:{where.space}"
    return next((f"{event.thing}:" for event in action.events if event.kind is Kind.AUTOMA_PLACED), "")


def _say(scene: Scene, action: Action) -> str:
    """Return an action as one sentence, for screen readers and for the prompt while it is shown."""
    words = scene.words
    lead = _lead(scene, action)
    if action.is_mark:
        return lead
    clauses = [_clause_of(scene, action, seat.number) for seat in scene.seats]
    sums = words.listed(clause for clause in clauses if clause)
    return words.message("say-with-sums", lead=lead, sums=sums) if sums else words.message("say-alone", lead=lead)


def _clause_of(scene: Scene, action: Action, seat: int) -> str:
    """Return what an action brought to one seat; the mover is not named again."""
    sums = spoken(scene.words, action, seat, scene.reader)
    if not sums or seat == action.seat:
        return sums
    player = scene.words.message("event-you") if seat == scene.reader else scene.names[seat]
    return scene.words.message("say-other", player=player, sums=sums)


def _lead(scene: Scene, action: Action) -> str:
    words, card = scene.words, action.card
    player = scene.called(action.seat) if 0 <= action.seat < len(scene.names) else ""
    args = {"player": player, "who": "you" if action.seat == scene.reader else "other"}
    if card is not None and card.kind is not Kind.PARENT:
        return words.message(f"say-{card.kind.value}", **args, card=words.card_mention(card.thing))
    match action.kind:
        case "season" | "year" | "yearend" | "over" | "specials":
            return _mark(scene, action)
        case "placed" | "planned" | "due" | "lost":
            return words.message(f"say-{action.kind}", **args, action=_what(words, action))
        case "automa":
            return words.message("say-automa", action=_what(words, action))
        case "row" | "passed" | "draft":
            return words.message(f"say-{action.kind}", **args, row=action.first.amount)
        case "parent":
            return words.message("say-parent", **args, source=_what(words, action))
        case _:
            return words.message("say-reply", player=player, source=_what(words, action))


def _mark(scene: Scene, action: Action) -> str:
    words = scene.words
    if action.kind == "yearend":
        return words.message("say-yearend")
    return words.event(action.first, scene.names, scene.reader)
