"""The exact solver: what it must say, against judges that share nothing with its search."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.cards import PACK_20, Card, Suit
from bummerl.engine import kernel_rows as k
from bummerl.engine import solver
from bummerl.engine.bits import CLOSE, DRAW, EXCHANGE, PACK_MASK_20, PACK_MASK_24, mask_of
from bummerl.engine.kernel_plain import DECLARE, plain_best, plain_values
from bummerl.engine.kernel_values import NO_ACTION, actions_of
from bummerl.engine.positions import after_tricks, closed_at_once
from bummerl.engine.proof import random_deals
from bummerl.rules import two_hand
from bummerl.rules.actions import Announce, Claim, Close, Play
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal, TwoHandProfile

WEICH = PRESETS["weich-wien"]


def late(
    mine: str, his: str, points: tuple[int, int], *, trump: str = "S", stock: str = "", profile: TwoHandProfile = WEICH
) -> TwoHandDeal:
    """A position on lead for seat 0; both have taken tricks."""
    return TwoHandDeal(
        profile=profile,
        dealer=1,
        outcome=None,
        phase=Phase.LEAD,
        leader=0,
        hands=(tuple(map(Card, mine.split())), tuple(map(Card, his.split()))),
        stock=tuple(map(Card, stock.split())),
        trump=Suit(trump),
        tricks=(2, 2),
        trick_points=points,
    )


def test_the_last_trick_is_worth_one() -> None:
    assert solver.solve(late("AS", "TS", (40, 40))) == 1
    assert solver.solve(late("JH", "TD", (40, 40))) == 1
    assert solver.solve(late("JH", "TH", (40, 40))) == -1


def test_66_count_at_once_and_by_the_scale() -> None:
    assert solver.solve(late("AS QH", "TS TH", (50, 20))) == 2
    assert solver.solve(late("AS QH", "TS TH", (50, 33))) == 1


def test_a_marriage_may_end_the_deal() -> None:
    values = solver.action_values(late("KS QS", "AS TS", (26, 40)))
    assert values[Announce(Suit.SPADES)] == 1
    assert values[Play(Card.KS)] == values[Play(Card.QS)] == -2


def test_the_king_alone_may_have_to_lead_the_marriage() -> None:
    scharf = PRESETS["scharf"]
    either = late("KH QH TD", "TH JH AD", (40, 0))
    king = late("KH QH TD", "TH JH AD", (40, 0), profile=scharf)
    assert solver.action_values(either)[Announce(Suit.HEARTS)] == plain(either)
    assert solver.action_values(king)[Announce(Suit.HEARTS)] == plain(king)


def plain(deal: TwoHandDeal) -> int:
    """The value by the plain kernel."""
    return int(plain_best(solver.row_of(deal), -1, -4, 4))


def test_closing_without_hope_costs_two_in_every_world() -> None:
    """The search's cuts hold for open play; used for closing they made hopeless closes look cheap."""
    worlds = [
        late("JS JH QH QD JD", his, (40, 40), stock=f"{hidden} KC")
        for his, hidden in (("AS TS KS AH TH", "KH"), ("AS TS KS AH KH", "TH"), ("AS TS KH AH TH", "KS"))
    ]
    for world in worlds:
        assert solver.action_values(world)[Close()] == -2
    rows = np.stack([solver.row_of(world) for world in worlds])
    assert (solver.world_values(rows)[:, CLOSE] == -2).all()


def test_a_close_that_fails_against_a_trickless_opponent_costs_three() -> None:
    rows = closed_at_once(2000, seed=4)
    assert set(solver.position_values(rows).tolist()) == {-3, 3}


def test_a_successful_close_is_scored_where_the_profile_says() -> None:
    at_close = after_tricks(3000, 3, seed=9)
    at_end = at_close.copy()
    at_end[:, k.RULES] |= k.AT_END
    then = solver.world_values(at_close)[:, CLOSE]
    later = solver.world_values(at_end)[:, CLOSE]
    assert (later <= then).all()
    assert ((then > 0) == (later > 0)).all()
    assert (later < then).any()
    wins = then > 0
    score = at_close[:, k.THEIRS]
    assert (then[wins] == np.where(score == 0, 3, np.where(score < k.SCHNEIDER, 2, 1))[wins]).all()


def test_exchanging_at_once_is_not_always_best() -> None:
    """Seen in about one deal of a hundred: the exchange has to stay a choice."""
    rows = after_tricks(3000, 2, seed=11)
    rows = rows[[bool(actions_of(row) >> EXCHANGE & 1) for row in rows]]
    values = solver.world_values(rows)
    best = values.max(axis=1)
    assert (values[:, EXCHANGE] < best).any()
    assert (values[:, EXCHANGE] == best).mean() > 0.8


@pytest.mark.parametrize("preset", ["weich-wien", "scharf", "sechsundsechzig"])
@pytest.mark.parametrize("tricks", [1, 2, 3, 4, 5])
def test_values_are_those_of_a_search_without_reductions(preset: str, tricks: int) -> None:
    count = {1: 20, 2: 60}.get(tricks, 250) // (
        {1: 10, 2: 10, 3: 5}.get(tricks, 1) if preset == "sechsundsechzig" else 1
    )
    rows = after_tricks(count, tricks, seed=tricks, rules=solver.rules_of(PRESETS[preset]))
    slow = np.zeros(count, dtype=np.int64)
    plain_values(rows, slow)
    assert solver.position_values(rows).tolist() == slow.tolist()


def test_mixed_options_in_every_phase_agree_with_the_plain_search() -> None:
    rng = random.Random(77)
    seen: set[Phase] = set()
    compared = 0
    for deal in random_deals(rng):
        if compared == 1500:
            break
        few = 4 if deal.profile.deck_size == 20 else 2
        if deal.phase is Phase.LAST or (deal.closed is None and len(deal.stock) > few):
            continue
        compared += 1
        seen.add(deal.phase)
        row = solver.row_of(deal)
        assert solver.solve(deal) == plain(deal), row.tolist()
        fast = solver.world_values(row[None])[0]
        for action in range(32):
            if actions_of(row) >> action & 1 and row[k.MINE] < k.TO_WIN:
                assert fast[action] == plain_best(row, 1 << action | 1 << DECLARE, -4, 4), (action, row.tolist())
            elif not actions_of(row) >> action & 1:
                assert fast[action] == NO_ACTION
    assert seen == {Phase.LEAD, Phase.REPLY, Phase.MARRIAGE, Phase.PRE_DRAW}


def test_action_values_cover_exactly_the_lawful_actions() -> None:
    rng = random.Random(5)
    for number, deal in enumerate(random_deals(rng)):
        if number == 300:
            break
        if len(deal.stock) > 6 and not deal.closed:
            continue
        (seat,) = two_hand.to_act(deal)
        values = solver.action_values(deal)
        assert tuple(values) == two_hand.legal(deal, seat)
        honest = [value for action, value in values.items() if not isinstance(action, Claim)]
        if Claim() not in values:
            assert max(honest) == solver.solve(deal)


def test_a_utility_is_applied_to_the_exact_value() -> None:
    deal = late("AS QH", "TS TH", (50, 20))
    utility = [0.0, 0.1, 0.2, 0.4, 0.6, 0.9, 0.9]
    assert solver.solve(deal, utility) == 0.9
    assert set(solver.action_values(deal, utility).values()) <= set(utility)
    with pytest.raises(ValueError, match="never fall"):
        solver.solve(deal, [0, 1, 2, 3, 4, 5, 4])
    with pytest.raises(ValueError, match="seven"):
        solver.solve(deal, [0, 1])


def test_an_ended_deal_has_no_value() -> None:
    deal = late("AS QH", "TS TH", (66, 20))
    ended, _ = two_hand.apply(deal, 0, Claim())
    with pytest.raises(ValueError, match="ended"):
        solver.solve(ended)


def test_threads_find_what_one_thread_finds() -> None:
    rows = after_tricks(600, 2, seed=21)
    alone = solver.world_values(rows)
    assert (solver.world_values(rows, threads=2) == alone).all()
    assert (solver.position_values(rows, threads=0) == alone.max(axis=1)).all()


@settings(max_examples=60, deadline=None)
@given(st.permutations(PACK_20), st.sampled_from(["weich-wien", "scharf"]))
def test_the_names_of_the_suits_do_not_matter(pack: list[Card], preset: str) -> None:
    deal, _ = two_hand.start(PRESETS[preset], 0, tuple(pack))
    turned = {"S": "H", "H": "D", "D": "C", "C": "S"}
    renamed, _ = two_hand.start(PRESETS[preset], 0, tuple(Card(card[0] + turned[card[1]]) for card in pack))
    assert solver.solve(deal) == solver.solve(renamed)


def test_more_points_are_never_worse() -> None:
    rows = after_tricks(400, 3, seed=8)
    more = rows.copy()
    more[:, k.MINE] += 16 * 7
    more[:, k.THEIRS] -= np.minimum(16 * 7, more[:, k.THEIRS] >> 4 << 4)
    assert (solver.position_values(more) >= solver.position_values(rows)).all()


def test_a_row_tells_the_whole_position() -> None:
    deal = late("AS QH KD", "TS TH JD", (34, 20), stock="JC KC")
    row = solver.row_of(deal)
    assert row[k.OWN] == mask_of(deal.hands[0], "S")
    assert row[k.OPP] == mask_of(deal.hands[1], "S")
    assert (row[k.MINE], row[k.THEIRS]) == (34 * 16 + 2, 20 * 16 + 2)
    assert row[k.LEFT] == 2
    closed, _ = two_hand.apply(deal, 0, Close())
    assert solver.row_of(closed)[k.CLOSED] == k.BY_OWN
    led, _ = two_hand.apply(closed, 0, Play(Card.AS))
    row = solver.row_of(led)
    assert (row[k.CLOSED], row[k.AT_CLOSE], row[k.PHASE]) == (k.BY_OPP, 20 * 16 + 2, k.REPLY)


def test_numbers_of_actions_are_no_cards() -> None:
    for word in (EXCHANGE, CLOSE, DRAW, DECLARE):
        assert not (PACK_MASK_20 | PACK_MASK_24) >> word & 1
