"""The row that a network reads: its pieces, what they say, and that nothing hidden is in them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.encoding import page_with_tables
from scripts.golden import base_options, module_options
from scripts.long_run import solo_options_of
from tests.examples import few
from vendemmia.engine import (
    ENCODING_VERSION,
    MODULES,
    EncodingError,
    Options,
    Question,
    State,
    encode,
    encode_view,
    encoding_fingerprint,
    encoding_pieces,
    imagine,
    new_state,
    observe,
    relative_code,
    row_width,
    table_code,
)
from vendemmia.engine.encoding.option_flags import OPTION_FLAGS
from vendemmia.engine.numbers.actions import ACTION_TOTAL, FIRST_SEAT
from vendemmia.engine.numbers.names import CARDS, DECKS, MARKS, MAX_SEATS, STRUCTURE_NUMBER, WORKERS
from vendemmia.engine.setup import rules_for
from vendemmia.engine.state.fields import vines_on
from vendemmia.engine.state.frames import NODES
from vendemmia.engine.state.pieces import AUTOMA, CROWD_STEP, owner_of, waiting_of, worker_of

if TYPE_CHECKING:
    from vendemmia.engine import View

PAGE = Path(__file__).parents[1] / "docs" / "design" / "encoding.md"
KINDS = st.sampled_from([base_options, solo_options_of, module_options])
SEEDS = st.integers(0, 2**31)
FEW = few(16)
BUSY = Options(4, modules=frozenset(MODULES), friendly=True, advanced=True, max_years=4)


def short(options: Options) -> Options:
    return options._replace(max_years=min(options.max_years or 4, 4))


def some_states(options: Options, seed: int, every: float) -> list[State]:
    """Copies of some positions of a random game, the last one included."""
    rng = random.Random(seed)
    state = new_state(short(options), seed)
    found = [state.copy()]
    while state.stack:
        state.apply(rng.choice(state.legal_actions()))
        if rng.random() < every:
            found.append(state.copy())
    return [*found, state]


def read(row: bytes, seats: int = MAX_SEATS) -> dict[str, bytes]:
    return {piece.name: row[piece.offset : piece.offset + piece.length] for piece in encoding_pieces(seats)}


def chosen(flags: bytes) -> list[int]:
    return [place for place, flag in enumerate(flags) if flag]


def test_the_version_rises_when_the_row_changes() -> None:
    """A new fingerprint needs a new version, or nobody would know why old weights do not fit."""
    assert (ENCODING_VERSION, encoding_fingerprint()) == (1, "cdc7bab3edb18d70")


def test_the_page_has_the_table_of_the_pieces() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_with_tables(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("seats", range(1, MAX_SEATS + 1))
def test_the_pieces_lie_side_by_side(seats: int) -> None:
    offset = 0
    for piece in encoding_pieces(seats):
        assert piece.offset == offset
        assert piece.length > 0
        assert piece.meaning
        offset += piece.length
    assert offset == row_width(seats)
    assert len({piece.name for piece in encoding_pieces(seats)}) == len(encoding_pieces(seats))


def test_longer_rows_begin_like_shorter_ones() -> None:
    state = some_states(Options(2), 3, 0.1)[5]
    assert encode(state, 1, 6)[: row_width(2)] == encode(state, 1, 2)
    assert not any(encode(state, 1, 6)[row_width(2) :])


@FEW
@given(KINDS, SEEDS)
def test_a_state_its_view_and_what_is_imagined_from_it_give_one_row(kind: object, seed: int) -> None:
    assert callable(kind)
    rng = random.Random(seed)
    for state in some_states(kind(seed), seed, 0.03):
        for seat in range(len(state.vineyards)):
            row = encode(state, seat)
            view = observe(state, seat)
            assert encode_view(view) == row
            assert encode(imagine(view, rng), seat) == row
            assert encode(state.copy(), seat) == row


@FEW
@given(KINDS, SEEDS)
def test_every_byte_keeps_to_its_form(kind: object, seed: int) -> None:
    assert callable(kind)
    for state in some_states(kind(seed), seed, 0.03):
        row = encode(state, 0)
        for piece in encoding_pieces():
            part = row[piece.offset : piece.offset + piece.length]
            if piece.form == "number":
                assert int.from_bytes(part, "little") <= piece.most
                continue
            assert max(part) <= piece.most, piece
            if piece.form == "one of":
                assert sum(part) <= 1, piece
            if piece.form == "steps":
                assert list(part) == sorted(part, reverse=True), piece


def test_a_block_is_the_same_for_every_reader() -> None:
    for state in some_states(BUSY, 4, 0.05):
        own = [read(encode(state, seat)) for seat in range(4)]
        for seat in range(4):
            for ahead in range(4):
                theirs = own[(seat + ahead) % 4]
                for name, part in theirs.items():
                    if name.startswith("seat0."):
                        assert own[seat][name.replace("seat0", f"seat{ahead}")] == part


# --- what the pieces say, read from the view in the plainest way


def cards(some: Counter[int]) -> bytes:
    return bytes(some[card] for card in range(len(CARDS)))


def expected_table(view: View) -> dict[str, object]:
    """Lists are those of flags that are set."""
    assert view.seat is not None
    options, players = view.rules.options, len(view.vineyards)
    others = [v.vp for seat, v in enumerate(view.vineyards) if seat != view.seat] or [view.automa_vp]
    lead = max(-12, min(12, view.vineyards[view.seat].vp - max(others)))
    left = [min(7, view.rules.last_year - view.year)] if view.rules.last_year else []
    where: dict[int, list[int]] = {kind: [] for kind in view.specials}
    for action, put in [(n // 3, put) for n, put in enumerate(view.spaces) if put] + [
        (entry % CROWD_STEP, entry // CROWD_STEP) for entry in view.crowd
    ]:
        if worker_of(put) > 1:
            where[worker_of(put)].append(action)
    spots = [32 * slot + action for slot, kind in enumerate(view.specials) for action in where[kind]]
    return {
        "year": [min(view.year, 15)],
        "years_left": left,
        "final_year": [0] if view.final_year else [],
        "season": [view.season()] if view.stack else [],
        "course": [view.course_step],
        "lead": [12 + lead],
        "automa_vp": bytes([view.automa_vp + 5 if options.solo else 0]),
        "automa_cards": sorted(view.automa_pile),
        "automa_spaces": [n for n, put in enumerate(view.spaces) if put and owner_of(put) == AUTOMA],
        "glass": [row - 1 for row in range(1, 8) if view.glass >> row & 1],
        "specials": [11 * slot + kind - 2 for slot, kind in enumerate(view.specials)],
        "specials_at": sorted(set(spots)),
        "undrawn": bytes([*view.undrawn, *[0] * (5 - len(view.undrawn))]),
        "discards": cards(Counter(card for pile in view.discards for card in pile)),
        "hand": cards(Counter(view.vineyards[view.seat].hand)),
        "parents": sorted(p % 64 if p % 64 < 32 else p % 64 - 14 for p in view.parents if p // 64 == view.seat),
        "mover": [] if view.to_move is None else [(view.to_move - view.seat) % players],
    }


def expected_question(view: View) -> dict[str, object]:
    asked = view.asked
    if asked is None or view.seat is None:
        return {"question": [], "node": bytes(2), "under": bytes(2), "placing": [], "owner": []}
    paths = sorted(NODES)
    top, under = view.stack[-1], view.stack[-2]
    resolved = [frame.node.card_in_play(frame) for frame in view.stack]
    offered = Counter([*view.shown, *view.fresh, *view.pack()])
    if asked.id == "pile":
        offered.update(pile[-1] for pile in view.discards if pile)
    owner = [] if top.other in (-1, top.seat) else [(top.other - view.seat) % len(view.vineyards)]
    placing = [frame for frame in view.stack if frame.node.path in ("placement", "arrival")]
    return {
        "question": [Question[asked.id.upper()].value],
        "node": (1 + paths.index(top.node.path)).to_bytes(2, "little"),
        "under": (1 + paths.index(under.node.path)).to_bytes(2, "little"),
        "in_play": cards(Counter(card for card in resolved if card >= 0)),
        "offered": cards(offered),
        "owner": owner,
        "placing": [placing[-1].data & 31] if placing else [],
        "placing_space": [placing[-1].data >> 5 & 7] if placing else [],
        "placing_worker": [placing[-1].data >> 8 & 15] if placing else [],
    }


def expected_seat(view: View, who: int) -> dict[str, object]:
    v = view.vineyards[who]
    own = [put for put in view.spaces if put and owner_of(put) == who]
    crowd = [(e % CROWD_STEP, e // CROWD_STEP) for e in view.crowd if owner_of(e // CROWD_STEP) == who]
    out = {worker_of(put) for put in [*own, *(put for _, put in crowd)]}
    marks = (1, view.passed >> who & 1, view.first == who, view.temporary == who, view.grape == who)
    expected: dict[str, object] = {
        "marks": bytes(marks),
        "lira": bytes([min(v.lira, 99)]),
        "vp": bytes([v.vp + 5]),
        "residual": list(range(v.residual)),
        "structures": [bit for bit in range(len(STRUCTURE_NUMBER)) if v.structures >> bit & 1],
        "used": [bit for bit in range(len(MARKS)) if v.used >> bit & 1],
        "crush_pad": [bit for bit in range(18) if v.crush_pad >> bit & 1],
        "cellar": [
            place for place, bit in enumerate([*range(18), *range(21, 27), *range(33, 36)]) if v.cellar >> bit & 1
        ],
        "regular": [v.regular],
        "grande": bytes([v.grande]),
        "training": bytes([v.training]),
        "waiting": bytes([sum(1 for put in [*own, *(put for _, put in crowd)] if waiting_of(put))]),
        "tokens": bytes([v.tokens]),
        "special": [
            3 * slot + part
            for slot, kind in enumerate(view.specials)
            for part, has in enumerate((v.special >> kind & 1, v.trainees >> kind & 1, kind in out))
            if has
        ],
        "row": [v.row - 1] if v.row else [],
        "next_row": [v.next_row - 1] if v.next_row else [],
        "hand_counts": bytes([*view.hand_counts[who], *[0] * (len(DECKS) - len(view.hand_counts[who]))]),
        "stars": bytes(v.stars >> 3 * region & 7 for region in range(7)),
        "spaces": [n for n, put in enumerate(view.spaces) if put and owner_of(put) == who],
        "beside": bytes(Counter(action for action, _ in crowd)[action] for action in range(32)),
    }
    for number, value in enumerate((5, 6, 7)):
        vines = vines_on(v.fields[number])
        expected[f"field{value}_vines"] = bytes(vines.count(vine) for vine in range(9))
        marks_here = (v.sold >> number & 1, v.harvested >> number & 1, v.plot(number) > 0)
        expected[f"field{value}_marks"] = bytes(marks_here)
        expected[f"field{value}"] = bytes([*(v.fields[number] >> at & 63 for at in (36, 42)), len(vines)])
    return expected


@FEW
@given(KINDS, SEEDS)
def test_the_pieces_say_what_the_view_shows(kind: object, seed: int) -> None:
    assert callable(kind)
    for state in some_states(kind(seed), seed, 0.03):
        seat = seed % len(state.vineyards)
        view = observe(state, seat)
        found = read(encode(state, seat))
        expected = {**expected_table(view), **expected_question(view)}
        for ahead in range(len(state.vineyards)):
            block = expected_seat(view, (seat + ahead) % len(state.vineyards))
            expected.update({f"seat{ahead}.{name}": value for name, value in block.items()})
        for name, value in expected.items():
            assert (chosen(found[name]) if isinstance(value, list) else found[name]) == value, name


def test_levels_are_steps() -> None:
    state = new_state(Options(2), 1)
    state.vineyards[0].lira, state.vineyards[0].vp = 9, 12
    found = read(encode(state, 0))
    assert sum(found["seat0.lira_steps"]) == 8
    assert sum(found["seat0.vp_steps"]) == 6


def test_the_options_are_flags() -> None:
    options = Options(1, solo="hard", aggressive=True, challenge=3, advanced=True)
    names = [OPTION_FLAGS[place] for place in chosen(read(encode(new_state(options, 1), 0))["options"])]
    assert names == ["solo", "advanced", "level hard", "aggressive", "challenge 3"]
    whole = Options(5, friendly=True, modules=frozenset(MODULES))
    names = [OPTION_FLAGS[place] for place in chosen(read(encode(new_state(whole, 1), 0))["options"])]
    assert names == ["5 players", "friendly", "map scored", "extended board", "special workers", "structure cards"]


def test_all_that_can_be_counted_has_a_place() -> None:
    """Boards and courses that outgrow the row would be cut off silently."""
    for seed in range(96):
        board = rules_for(module_options(seed)).board
        assert board.space_count <= 57
        assert len(board.course) <= 29
    assert len(WORKERS) == 13
    assert len(NODES) < 1024


def test_seats_named_in_a_question_are_counted_from_the_reader() -> None:
    """A visitor that names opponents remembers seats of the table."""
    state = new_state(Options(4), 2)
    node = next(node for node in NODES.values() if node.names_seats)
    top = state.stack[-1]
    state.stack[-1] = type(top)(node, 2, -1, 1, 0b1001, 0)  # Seats 0 and 3, as seat 2 has named them.
    assert chosen(read(encode(state, 2))["chosen"]) == [1, 2]
    assert chosen(read(encode(state, 0))["chosen"]) == [0, 3]


@pytest.mark.parametrize("players", range(1, MAX_SEATS + 1))
def test_answers_that_name_a_seat_are_counted_from_the_reader_and_back(players: int) -> None:
    for seat in range(players):
        assert relative_code(FIRST_SEAT + seat, seat, players) == FIRST_SEAT
        seen = [relative_code(code, seat, players) for code in range(ACTION_TOTAL)]
        assert sorted(seen) == list(range(ACTION_TOTAL))
        assert [table_code(code, seat, players) for code in seen] == list(range(ACTION_TOTAL))


def test_what_cannot_be_encoded_is_refused() -> None:
    state = new_state(Options(3), 1)
    with pytest.raises(EncodingError, match="no seat 3 in a game with 3 players"):
        encode(state, 3)
    with pytest.raises(EncodingError, match="needs a row with 3 to 6 blocks, not 2"):
        encode(state, 0, 2)
    with pytest.raises(EncodingError, match="a spectator has no row"):
        encode_view(observe(state, None))
    with pytest.raises(EncodingError, match="1 to 6 seats, not 7"):
        row_width(7)
