"""Whole matches under all rules, driven by hypothesis, with the invariants of docs/rules.md §11 after every step."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bummerl.cards import Card, Suit, card_points
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Claim, Close, Concede, ConcedeBummerl, Draw, Exchange, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import BummerlEnded, DealScored
from bummerl.rules.game import Action, Event, Reason
from bummerl.rules.match import Match
from bummerl.rules.profile import Profile
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal, TwoHandProfile, scoring
from bummerl.rules.two_hand.state import TO_WIN, gone, last_trick_bonus, other, pending, points, strict
from strategies import Turn, profiles, seeds, turns

EVERYTHING: tuple[Action, ...] = (
    *(Exchange(), Close(), Claim(), Draw(), Settle(), Concede(), ConcedeBummerl()),
    *(Announce(suit) for suit in Suit),
    *(Play(card) for card in Card),
)


def deal_in(match: Match) -> TwoHandDeal:
    assert isinstance(match.deal, TwoHandDeal)
    return match.deal


def every_card_is_somewhere(deal: TwoHandDeal) -> None:
    """Invariant 1."""
    taken = [card for trick in deal.played for card in trick.cards]
    assert sorted([*deal.hands[0], *deal.hands[1], *deal.stock, *deal.table, *taken]) == sorted(deal.profile.pack)
    assert sorted(gone(deal)) == sorted(taken)
    worth = [0, 0]
    for trick in deal.played:
        worth[trick.winner] += card_points(trick.cards)
    assert deal.trick_points == tuple(worth)
    assert sum(deal.tricks) == len(deal.played)


def the_stock_is_as_deep_as_the_tricks_say(deal: TwoHandDeal) -> None:
    """Invariant 2."""
    full = deal.profile.hand_size
    first = len(deal.profile.pack) - 2 * full
    assert len(deal.stock) % 2 == 0
    if deal.phase is not Phase.LEAD:
        return
    assert len(deal.hands[0]) == len(deal.hands[1])
    if deal.closed is None:
        assert len(deal.stock) == max(0, first - 2 * sum(deal.tricks))
    else:
        assert 2 <= len(deal.stock) <= first


def points_are_what_the_tricks_hold(deal: TwoHandDeal) -> None:
    """Invariant 3."""
    total = sum(deal.trick_points)
    assert total <= 120
    if deal.phase is Phase.LAST:
        assert total == 120 - card_points(deal.stock)
    for seat in (0, 1):
        assert points(deal, seat) == 0 or deal.tricks[seat] > 0


def who_leads_has_a_trick(deal: TwoHandDeal) -> None:
    """Invariant 4."""
    if sum(deal.tricks):
        assert deal.tricks[deal.played[-1].winner] > 0
        if deal.phase is Phase.LEAD:
            assert deal.leader == deal.played[-1].winner
    waiting = [seat for seat in (0, 1) if pending(deal, seat)]
    assert len(waiting) <= 1
    for seat in waiting:
        assert seat == other(deal.dealer)
        assert len(deal.marriages[seat]) == 1


def there_is_always_a_reply(match: Match) -> None:
    """Invariant 5: never nobody's turn, never nothing to do, and the strict phase leaves one class of cards."""
    deal = deal_in(match)
    (seat,) = matches.to_act(match)
    lawful = matches.legal(match, seat)
    assert lawful
    assert len(set(lawful)) == len(lawful)
    if deal.phase is not Phase.REPLY:
        return
    cards = {action.card for action in lawful if isinstance(action, Play)}
    held = set(deal.hands[seat])
    if not strict(deal):
        assert cards == held
        return
    led, profile = deal.table[0], deal.profile
    higher = {card for card in held if card.suit == led.suit and card.strength > led.strength}
    same = {card for card in held if card.suit == led.suit}
    trumps = {card for card in held if card.suit == deal.trump}
    if same:
        assert cards == (higher if higher and profile.must_beat else same)
    else:
        assert cards == (trumps if trumps and profile.must_trump else held)


def a_win_is_one_to_three(match: Match, before: Match) -> None:
    """Invariant 6, and the score sheet agrees with the scores."""
    line = match.sheet[-1]
    profile = match.profile
    assert isinstance(profile, TwoHandProfile)
    drawn = line.outcome.reason is Reason.DRAW
    assert len(line.outcome.payees) == (0 if drawn else 1)
    assert line.outcome.points - before.carry in ((0 - before.carry,) if drawn else (1, 2, 3))
    if drawn:
        assert profile.last_trick_rule == "bonus10"
    moved = [abs(new - old) for new, old in zip(match.scores, before.scores, strict=True)]
    wanted = [line.outcome.points if seat in line.outcome.payees else 0 for seat in (0, 1)]
    assert moved == wanted
    assert line.scores == match.scores


def a_close_is_worth_what_it_was(deal: TwoHandDeal) -> None:
    """Invariant 7: nothing that happens later lowers what a close at the snapshot is worth, and a closer who fails
    never gets away cheaper than one who claims falsely."""
    closed = deal.closed
    if closed is None:
        return
    assert closed.opp_tricks <= deal.tricks[other(closed.by)]
    if deal.profile.close_score_basis == "atClose":
        value = scoring.won_claim(deal, closed.by).points
        assert value == scoring.scale(closed.opp_points, closed.opp_tricks)
    failed = scoring.ran_out(deal).points
    assert failed == (3 if closed.opp_tricks == 0 else 2)
    if deal.profile.false_claim_award in ("twoOrThree", "mirror") and points(deal, closed.by) < TO_WIN:
        assert failed >= scoring.claimed(deal, closed.by).points


def nobody_leads_with_66_where_the_profile_counts(deal: TwoHandDeal) -> None:
    """Invariant 9."""
    if deal.profile.claim_mode == "auto" and deal.outcome is None:
        assert max(points(deal, 0), points(deal, 1)) < TO_WIN


class Table(RuleBasedStateMachine):
    """Two people at a table who do anything lawful and try everything else."""

    @initialize(profile=profiles(), dealer=st.integers(0, 1))
    def sit_down(self, profile: Profile, dealer: int) -> None:
        self.match = matches.new_match(profile, dealer)
        self.before = self.match
        self.events: tuple[Event, ...] = ()
        self.results: Counter[int] = Counter()
        self.deals = 0

    def _move(self, step: matches.Step) -> None:
        self.before = self.match
        self.match, self.events = step
        self.results[self.deals] += sum(isinstance(event, DealScored) for event in self.events)

    @precondition(lambda self: matches.between_deals(self.match))
    @rule(seed=seeds)
    def deal(self, seed: int) -> None:
        self.deals += 1
        pack = seeded_pack(seed, matches.pack_wanted(self.match), self.deals)
        self._move(matches.begin_deal(self.match, pack))

    @precondition(lambda self: not matches.between_deals(self.match))
    @rule(choice=st.integers(0, 11))
    def act(self, choice: int) -> None:
        (seat,) = matches.to_act(self.match)
        lawful = matches.legal(self.match, seat)
        action = lawful[choice % len(lawful)]
        matches.check(self.match, seat, action)
        self._move(matches.apply(self.match, seat, action))

    @precondition(lambda self: not matches.between_deals(self.match))
    @rule(seat=st.integers(0, 1), action=st.sampled_from(EVERYTHING))
    def try_anything(self, seat: int, action: Action) -> None:
        before = self.match
        try:
            matches.check(self.match, seat, action)
        except IllegalAction:
            assert self.match is before
            assert action not in matches.legal(self.match, seat)
            return
        deal = deal_in(self.match)
        lawful = action in matches.legal(self.match, seat)
        revokes = deal.profile.revoke == "forfeit3" and deal.phase is Phase.REPLY and isinstance(action, Play)
        assert lawful or revokes or isinstance(action, Concede | ConcedeBummerl)
        if not lawful and not revokes:
            # Giving up ends everything; it has a rule of its own so that most deals are played.
            return
        self._move(matches.apply(self.match, seat, action))
        if not lawful:
            assert self.match.sheet[-1].outcome.reason is Reason.REVOKED
            assert self.match.sheet[-1].outcome.payees == (other(seat),)

    @precondition(lambda self: not matches.between_deals(self.match) and self.deals > 2)
    @rule(whole=st.booleans())
    def give_up(self, whole: bool) -> None:
        (seat,) = matches.to_act(self.match)
        action = ConcedeBummerl() if whole else Concede()
        matches.check(self.match, seat, action)
        self._move(matches.apply(self.match, seat, action))
        if whole:
            self.results[self.deals] += 1  # abandoned, not scored
            assert self.match.bummerl_winner == other(seat)

    @invariant()
    def invariants_hold(self) -> None:
        match = self.match
        if match.deal is None:
            return
        deal = deal_in(match)
        every_card_is_somewhere(deal)
        the_stock_is_as_deep_as_the_tricks_say(deal)
        points_are_what_the_tricks_hold(deal)
        who_leads_has_a_trick(deal)
        nobody_leads_with_66_where_the_profile_counts(deal)
        a_close_is_worth_what_it_was(deal)
        if not matches.between_deals(match):
            there_is_always_a_reply(match)
            assert self.results[self.deals] == 0
        elif self.events and isinstance(self.events[-1], DealScored | BummerlEnded):
            assert self.results[self.deals] == 1
            if match.sheet and match.sheet is not self.before.sheet:
                a_win_is_one_to_three(match, self.before)
        if match.bummerl_winner is not None:
            assert matches.between_deals(match)

    @invariant()
    def hidden_cards_stay_out_of_repr(self) -> None:
        text = repr(self.match) + repr(self.match.deal)
        assert not [card for card in Card if card in text]


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=100, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def finished(profile: Profile, seed: int, length: int) -> list[Turn]:
    return list(islice(turns(profile, seed), length))


@given(profiles(), seeds)
@settings(max_examples=60)
def test_a_deal_has_exactly_one_result(profile: Profile, seed: int) -> None:
    results = 0
    for turn in finished(profile, seed, 120):
        if turn.action is None:
            assert results == (1 if turn.before.deal else 0)
            results = 0
        results += sum(isinstance(event, DealScored) for event in turn.events)
        ends = [place for place, event in enumerate(turn.events) if isinstance(event, DealScored)]
        assert bool(ends) == (turn.action is not None and matches.between_deals(turn.after))
        assert len(ends) <= 1


@given(st.sampled_from(sorted(PRESETS)), seeds)
@settings(max_examples=40)
def test_dealer_and_lead_alternate_through_bummerls(preset: str, seed: int) -> None:
    dealers = [
        (turn.after.dealer, deal_in(turn.after).leader)
        for turn in finished(games.preset(preset), seed, 200)
        if turn.action is None
    ]
    for (dealer, leads), (following, leads_then) in pairwise(dealers):
        assert (following, leads_then) == (other(dealer), other(leads))
        assert leads == other(dealer)


@given(st.sampled_from(sorted(PRESETS)), seeds)
@settings(max_examples=20)
def test_deals_are_numbered_through_the_whole_match(preset: str, seed: int) -> None:
    steps = finished(games.preset(preset), seed, 400)
    numbers = [turn.after.deal_no for turn in steps if turn.action is None]
    assert numbers == list(range(1, len(numbers) + 1))
    assert steps[-1].after.bummerl_no > 1


@given(profiles(("sechsundsechzig",)), seeds)
@settings(max_examples=40)
def test_an_open_deal_of_66_has_130_points_without_marriages(profile: Profile, seed: int) -> None:
    for turn in finished(profile, seed, 200):
        deal = turn.after.deal
        if not isinstance(deal, TwoHandDeal) or deal.phase is not Phase.LAST or deal.closed or any(deal.marriages):
            continue
        if min(deal.tricks) > 0:
            assert points(deal, 0) + points(deal, 1) == 120 + last_trick_bonus(deal.profile)
