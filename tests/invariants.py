"""What holds in every position of every game.

Cards are counted here again, and not with `engine.positions.trial`, which would then be its own judge.
"""

from __future__ import annotations

from collections import Counter

from vendemmia.engine import State
from vendemmia.engine.knowledge.views import cards_in_play
from vendemmia.engine.numbers.names import DECK_OF, FIRST_CARD_BIT, FIRST_STRUCTURE_CARD, GRANDE, REGULAR
from vendemmia.engine.state.crew import special_count, worker_count
from vendemmia.engine.state.fields import vines_on
from vendemmia.engine.state.pieces import AUTOMA, owner_of
from vendemmia.engine.year.draft import PACK_STEP


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
        cards.update(vineyard.built_cards())
    cards.update(FIRST_STRUCTURE_CARD + dealt % PACK_STEP for dealt in state.drafts)
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
        trained = worker_count(state, seat, REGULAR) - temporary + special_count(state, seat)
        assert (2 if set_up else 0) <= trained <= 5
        assert all(worker_count(state, seat, special) <= 1 for special in state.specials)
        assert vineyard.special & ~sum(1 << special for special in state.specials) == 0
        assert vineyard.stars_left() >= 0
        assert vineyard.free_slots() >= 0
        assert worker_count(state, seat, GRANDE) in ((1,) if set_up else (0, 1))
        for number, field in enumerate(vineyard.fields):
            assert not (field and vineyard.sold >> number & 1), "no vines on a sold field"
            built_on = vineyard.plot(number)
            assert not (built_on and (field or vineyard.sold >> number & 1)), (
                "a structure card stands alone on its field"
            )
            assert not built_on or vineyard.structures >> (FIRST_CARD_BIT + built_on - 1) & 1
        assert bool(vineyard.next_row) <= bool(state.passed >> seat & 1 or not state.stack or state.rules.players == 1)
    automa = sum(1 for put in state.spaces if put and owner_of(put) == AUTOMA)
    assert automa <= (6 if state.rules.options.solo else 0)
    rows = [vineyard.row for vineyard in state.vineyards if vineyard.row]
    assert len(set(rows)) == len(rows)
    following = [vineyard.next_row for vineyard in state.vineyards if vineyard.next_row]
    assert len(set(following)) == len(following)
    assert not state.fresh or state.to_move is not None
    assert not Counter(state.fresh) - Counter(state.vineyards[state.to_move or 0].hand)
    for deck in range(len(state.decks)):
        assert state.decks[deck] or not state.discards[deck], "an empty deck is remade at once"
        assert all(DECK_OF[card] == deck for card in (*state.decks[deck], *state.discards[deck]))
    assert not state.stack or state.legal_actions(), "something is legal until the end"
