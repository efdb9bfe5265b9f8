"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter

from vendemmia.engine import State
from vendemmia.engine.names import DECK_OF, DECKS, GRANDE, REGULAR
from vendemmia.engine.pieces import AUTOMA, owner_of
from vendemmia.engine.views import cards_in_play
from vendemmia.engine.vineyard import vines_on


def cards_of(state: State) -> Counter[int]:
    """Every card wherever it lies."""
    cards: Counter[int] = Counter(cards_in_play(state.stack))
    cards.update(state.shown)
    for pile in (*state.decks, *state.discards):
        cards.update(pile)
    for vineyard in state.vineyards:
        cards.update(vineyard.hand)
        for field in vineyard.fields:
            cards.update(vines_on(field))
    return cards


def check(state: State) -> None:
    """Cards and workers are conserved, tracks and tokens stay in their bounds."""
    assert cards_of(state) == Counter(card for deck in state.rules.full_decks for card in deck)
    set_up = state.year > 0
    for seat, vineyard in enumerate(state.vineyards):
        assert vineyard.vp >= -5
        assert vineyard.lira >= 0
        assert 0 <= vineyard.residual <= 5
        assert 0 <= vineyard.crush_pad < 1 << 18
        assert 0 <= vineyard.cellar < 1 << 36
        assert not (vineyard.cellar >> 18) & 0b111, "no blush below 4"
        assert not (vineyard.cellar >> 27) & 0b111111, "no sparkling below 7"
        assert list(vineyard.hand) == sorted(vineyard.hand)
        temporary = 1 if state.temporary == seat else 0
        assert vineyard.regular >= 0
        assert (2 if set_up else 0) <= state.worker_count(seat, REGULAR) - temporary <= 5
        assert state.worker_count(seat, GRANDE) in ((1,) if set_up else (0, 1))
        for number, field in enumerate(vineyard.fields):
            assert not (field and vineyard.sold >> number & 1), "no vines on a sold field"
    automa = sum(1 for put in state.spaces if put and owner_of(put) == AUTOMA)
    assert automa <= (6 if state.rules.options.solo else 0)
    rows = [vineyard.row for vineyard in state.vineyards if vineyard.row]
    assert len(set(rows)) == len(rows)
    for deck in range(len(DECKS)):
        assert state.decks[deck] or not state.discards[deck], "an empty deck is remade at once"
        assert all(DECK_OF[card] == deck for card in (*state.decks[deck], *state.discards[deck]))
    assert not state.stack or state.legal_actions(), "something is legal until the end"
