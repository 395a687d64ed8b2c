"""What holds in every deal of three, whatever the cards, the options and the players do (docs/rules.md §11)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bummerl.cards import PACK_20, Card, card_points
from bummerl.rules import match as matches
from bummerl.rules import three_hand
from bummerl.rules import view as match_view
from bummerl.rules.actions import Concede, parse_action
from bummerl.rules.errors import IllegalAction
from bummerl.rules.games import PRESETS, parse_profile, profile_text
from bummerl.rules.profile import field_options, options, override
from bummerl.rules.record import new_record, parse_record, replay
from bummerl.rules.three_hand.actions import Pass
from bummerl.rules.three_hand.contracts import Goal, terms
from bummerl.rules.three_hand.profile import DREIER, ThreeHandProfile
from bummerl.rules.three_hand.refusals import candidates
from bummerl.rules.three_hand.state import SEATS, Phase, ThreeHandDeal

if TYPE_CHECKING:
    from bummerl.rules.game import Action, Event

MANY = settings(max_examples=120)


@st.composite
def profiles(draw: st.DrawFn) -> ThreeHandProfile:
    """Any profile of the game."""
    changes = {option.name: draw(st.sampled_from(option.values)) for option in options(ThreeHandProfile)}
    return override(DREIER, changes)


def played(profile: ThreeHandProfile, seed: int, steps: int = 99) -> tuple[list[ThreeHandDeal], list[Event]]:
    """The states of a deal and its events; bids are rare, so that every contract and the normal game come up."""
    chance = random.Random(seed)
    pack = list(PACK_20)
    chance.shuffle(pack)
    deal, events = three_hand.start(profile, chance.randrange(3), tuple(pack))
    states, happened = [deal], list(events)
    while deal.outcome is None and len(states) <= steps:
        seat = chance.choice(sorted(three_hand.to_act(deal)))
        lawful = three_hand.legal(deal, seat)
        quiet = [action for action in lawful if isinstance(action, Pass)]
        action = quiet[0] if quiet and chance.random() < 0.6 else chance.choice(lawful)
        deal, events = three_hand.apply(deal, seat, action)
        states.append(deal)
        happened += events
    return states, happened


def everywhere(deal: ThreeHandDeal) -> list[Card]:
    """Every card of the deal, wherever it lies."""
    lying = [*deal.stock, *deal.talon, *deal.discards, *deal.table]
    for cards in (*deal.hands, *deal.packets, *(trick.cards for trick in deal.played)):
        lying += cards
    return lying


@MANY
@given(profiles(), st.integers(0, 2**32))
def test_cards_tricks_and_turns_are_sound_in_every_state(profile: ThreeHandProfile, seed: int) -> None:
    for deal in played(profile, seed)[0]:
        assert sorted(everywhere(deal)) == sorted(PACK_20)
        waiting = three_hand.to_act(deal)
        assert bool(waiting) == (deal.outcome is None)
        for seat in SEATS:
            lawful = three_hand.legal(deal, seat)
            assert lawful or seat not in waiting
            for action in (*candidates(deal, seat), Concede()):
                assert parse_action(str(action)) == action
                if isinstance(action, Concede):
                    continue
                if action in lawful:
                    three_hand.check(deal, seat, action)
                else:
                    with pytest.raises(IllegalAction):
                        three_hand.check(deal, seat, action)
        if deal.phase in (Phase.LEAD, Phase.MARRIAGE, Phase.REPLY, Phase.LAST):
            aside = deal.talon if deal.ohne_talon else deal.discards
            assert len(aside) == 2
            in_play = 120 - card_points(aside)
            assert 98 <= in_play <= 116
            assert all(len(hand) <= 6 for hand in deal.hands)
            lying = [*deal.table, *(card for hand in deal.hands for card in hand)]
            assert sum(deal.trick_points) + card_points(lying) == in_play


@MANY
@given(profiles(), st.integers(0, 2**32))
def test_the_end_pays_one_side_what_the_contract_says(profile: ThreeHandProfile, seed: int) -> None:
    states, _ = played(profile, seed)
    last = states[-1]
    outcome = last.outcome
    assert outcome is not None
    if last.declarer is None or last.contract is None:
        assert outcome.payees == ()
        return
    others = tuple(seat for seat in SEATS if seat != last.declarer)
    assert outcome.payees in ((last.declarer,), others)
    of = terms(last.contract, profile)
    value = outcome.facts["value"]
    assert isinstance(value, int)
    assert value == of.value if of.goal is not Goal.POINTS else value in (1, 2, 3)
    times, bonus = 2 ** len(last.doubles), 1 if last.ohne_talon else 0
    assert outcome.points == ((value + bonus) * times if profile.ohne_talon_bonus_doubled else value * times + bonus)
    # Seen from the tricks alone, without any of the code that decides while the cards are played.
    made = outcome.payees == (last.declarer,)
    mine = sum(trick.winner == last.declarer for trick in last.played)
    if of.goal is Goal.NO_TRICK:
        assert made == (mine == 0)
    if of.goal is Goal.ALL_TRICKS:
        assert made == (mine == 6)
    if of.goal is Goal.LIMIT and made:
        assert mine == len(last.played) <= 4
        assert outcome.card_points[last.declarer] >= 66


@MANY
@given(profiles())
def test_a_profile_is_its_text(profile: ThreeHandProfile) -> None:
    assert parse_profile(profile_text(profile)) == profile


def test_every_option_of_the_rules_is_there() -> None:
    named = {option.name for option in field_options(ThreeHandProfile)}
    assert named >= {
        "allowAssenbettler", "allowAssBettler", "allowPlauderer", "allowZehnergang", "allowBauernloch",
        "bettlerTrump", "plaudererValue", "bauernlochEligibility", "bauernlochTrumpAceLow", "schnapserLimits",
        "kontraschnapserLimits", "schnapserLateMarriage", "gangVsZehnergang", "auctionStyle", "ohneTalonRaisesRank",
        "ohneTalonBonusDoubled", "redealThreeUnters", "trumpMustHoldCard", "knockDeal", "beatReference",
        "mustOvertrump", "claimMode", "bummerlTo", "assBettlerCheck", "firstTrickOpen",
    }  # fmt: skip
    assert PRESETS["dreier"] is DREIER


def hidden_from(deal: ThreeHandDeal, seat: int | None) -> list[Card]:
    """The cards whose place a seat does not know."""
    lying = [*deal.stock, *deal.talon]
    if seat != deal.declarer:
        lying += deal.discards
    for each in SEATS:
        lying += deal.packets[each]
        if each != seat:
            lying += [card for card in deal.hands[each] if card not in deal.known[each]]
    return lying


def swapped(deal: ThreeHandDeal, mapping: dict[Card, Card]) -> ThreeHandDeal:
    """The deal with cards renamed wherever they lie hidden."""

    def new(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(mapping.get(card, card) for card in cards)

    return replace(
        deal,
        stock=new(deal.stock),
        talon=new(deal.talon),
        took=new(deal.took),
        discards=new(deal.discards),
        hands=(new(deal.hands[0]), new(deal.hands[1]), new(deal.hands[2])),
        packets=(new(deal.packets[0]), new(deal.packets[1]), new(deal.packets[2])),
    )


@settings(max_examples=300)
@given(profiles(), st.integers(0, 2**32), st.integers(0, 40), st.sampled_from([0, 1, 2, None]))
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(
    profile: ThreeHandProfile, seed: int, steps: int, seat: int | None
) -> None:
    deal = played(profile, seed, steps)[0][-1]
    assume(deal.outcome is None)
    hidden = hidden_from(deal, seat)
    moved = hidden[:]
    random.Random(seed).shuffle(moved)
    other = swapped(deal, dict(zip(hidden, moved, strict=True)))
    if deal.phase is Phase.AUCTION and profile.auction_style == "simultaneous":
        spoken: list[Any] = [
            Pass() if word is not None and each != seat else word for each, word in enumerate(deal.spoken)
        ]
        other = replace(other, spoken=(spoken[0], spoken[1], spoken[2]))
    one, two = (three_hand.view(each, seat, memory=True) for each in (deal, other))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@settings(max_examples=300)
@given(profiles(), st.integers(0, 2**32), st.integers(1, 12), st.sampled_from([0, 1, 2, None]))
def test_no_event_tells_a_seat_what_is_hidden(
    profile: ThreeHandProfile, seed: int, steps: int, seat: int | None
) -> None:
    states, events = played(profile, seed, steps)
    deal = states[-1]
    assume(deal.outcome is None)
    # The card turned for trump was open once; whether the Rufer still holds it or laid it away is hidden.
    hidden = set(hidden_from(deal, seat)) - {deal.turned}
    for event in events:
        text = msgspec.json.encode(three_hand.visible(event, seat)).decode()
        assert not any(f'"{card}"' in text for card in hidden)
    if seat is not None:
        told = "".join(msgspec.json.encode(three_hand.visible(event, seat)).decode() for event in events)
        assert all(f'"{card}"' in told for card in deal.hands[seat])


def test_nothing_with_hidden_cards_prints_them() -> None:
    states, events = played(DREIER, 7)
    for deal in states:
        assert not any(str(card) in repr(deal) for card in PACK_20)
    for event in events:
        if three_hand.visible(event, None) != event:
            assert not any(str(card) in repr(event) for card in PACK_20), event


@pytest.mark.parametrize(
    "rules", ["dreier", "dreier count=down24 bummerlTo=allLosers", "dreier auctionStyle=ruferFirst"]
)
def test_whole_bummerls_end_and_are_paid(rules: str) -> None:
    profile = parse_profile(rules)
    for seed in range(12):
        chance = random.Random(seed)
        match = matches.new_match(profile, seed % 3)
        deals, record = 0, new_record(match, ["Leni", "Sepp", "Maria"])
        while match.bummerl_winner is None:
            pack = list(matches.pack_wanted(match))
            chance.shuffle(pack)
            match, _ = matches.begin_deal(match, tuple(pack))
            deals, record = deals + 1, record.dealt(pack)
            while not matches.between_deals(match):
                seat = chance.choice(sorted(matches.to_act(match)))
                lawful = matches.legal(match, seat)
                quiet: list[Action] = [action for action in lawful if isinstance(action, Pass)]
                action = quiet[0] if quiet else chance.choice(lawful)
                match, _ = matches.apply(match, seat, action)
                record = record.moved(seat, action)
            record = record.scored(match)
            shown = match_view.view(match, seed % 3, memory=True)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=match_view.View) == shown
        assert 8 <= deals < 100
        for written in (record.text(), record.line(), record.json()):
            assert parse_record(written) == record
        assert replay(record)[-1].match == match
        best = max(match.scores) if profile.match_target else min(match.scores)
        assert match.scores[match.bummerl_winner] == best
        paying = 2 if profile.bummerl_to == "allLosers" else 1  # type: ignore[attr-defined]
        assert sum(marks > 0 for marks in match.marks) == paying
        assert match.marks[match.bummerl_winner] == 0
