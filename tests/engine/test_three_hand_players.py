"""Players of three: lawful, blind to what is hidden, repeatable, and better the higher their level."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from bummerl.cards import PACK_20, Card, Suit
from bummerl.cli.arena import main
from bummerl.engine.players import choose
from bummerl.engine.three_hand_arena import packs, play_deal, play_match, possible
from bummerl.engine.three_hand_hidden import OUT, barred, hidden, hidden_from
from bummerl.engine.three_hand_players import LEVELS, choose_three
from bummerl.engine.three_hand_states import codes_of
from bummerl.engine.three_hand_values import Effort, Hand, discards, prospect
from bummerl.engine.three_hand_worlds import worlds_of
from bummerl.rules import match as matches
from bummerl.rules import three_hand
from bummerl.rules import view as match_view
from bummerl.rules.actions import Claim
from bummerl.rules.games import parse_profile
from bummerl.rules.three_hand.actions import Bid, Double, Pass, discard
from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.profile import DREIER, ThreeHandProfile
from bummerl.rules.three_hand.state import SEATS, Phase, ThreeHandDeal


@cache
def states(seed: int, rules: str = "dreier") -> tuple[ThreeHandDeal, ...]:
    """The states of a deal with random bids and beginners' cards."""
    profile = parse_profile(rules)
    assert isinstance(profile, ThreeHandProfile)
    chance = random.Random(seed)
    pack, dealer = packs(seed, seed)
    deal, _ = three_hand.start(profile, dealer, pack)
    found = []
    while deal.outcome is None:
        found.append(deal)
        seat = min(three_hand.to_act(deal))
        lawful = three_hand.legal(deal, seat)
        if deal.phase is Phase.AUCTION and chance.random() < 0.4:
            action = chance.choice(lawful)
        else:
            action, _ = choose_three(three_hand.view(deal, seat, memory=True), "beginner", 0)
        deal, _ = three_hand.apply(deal, seat, action)
    return tuple(found)


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong", "expert"])
@pytest.mark.parametrize("rules", ["dreier", "dreier auctionStyle=ruferFirst claimMode=manual allowBauernloch=yes"])
def test_every_level_plays_a_deal_to_its_end(level: str, rules: str) -> None:
    profile = parse_profile(rules)
    assert isinstance(profile, ThreeHandProfile)
    pack, dealer = packs(3, 1)
    deal = play_deal(profile, (level, "beginner", level), pack, dealer, 5)
    assert deal.outcome is not None


def test_a_choice_depends_on_the_view_and_the_seed_alone() -> None:
    """The truth behind the view is dealt anew wherever the seat cannot see it."""
    asked = 0
    for seed in range(8):
        for deal in states(seed)[::3]:
            seat = max(three_hand.to_act(deal))
            view = three_hand.view(deal, seat, memory=True)
            unseen = [*deal.stock, *deal.talon]
            for each in SEATS:
                unseen += deal.packets[each]
                if each != seat:
                    unseen += [card for card in deal.hands[each] if card not in deal.known[each]]
            if seat != deal.declarer:
                unseen += deal.discards
            moved = unseen[:]
            random.Random(seed).shuffle(moved)
            new = dict(zip(unseen, moved, strict=True))
            other = replace(
                deal,
                **{name: _renamed(getattr(deal, name), new) for name in ("stock", "talon", "took", "discards")},
                **{name: tuple(_renamed(each, new) for each in getattr(deal, name)) for name in ("hands", "packets")},
            )
            again = three_hand.view(other, seat, memory=True)
            first, reasons = choose_three(view, "club", 11)
            assert choose_three(again, "club", 11) == (first, reasons)
            three_hand.check(deal, seat, first)
            asked += 1
    assert asked > 40


def _renamed(cards: tuple[Card, ...], new: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(new.get(card, card) for card in cards)


def test_worlds_hold_what_is_known_and_the_truth_is_one_of_them() -> None:
    chance = np.random.default_rng(1)
    looked = 0
    for seed in range(12):
        for deal in states(seed):
            if deal.phase not in (Phase.KONTRA, Phase.LEAD, Phase.REPLY):
                continue
            for seat in SEATS:
                view = three_hand.view(deal, seat, memory=True)
                unseen = hidden_from(view)
                held = {each: set(deal.hands[each]) for each in SEATS}
                for each, cards in unseen.fixed.items():
                    assert set(cards) <= held[each]
                for each, shown in barred(view).items():
                    assert not held[each] & shown
                lying = {card for each in SEATS if each != seat for card in deal.hands[each]}
                lying |= set(deal.talon) | (set(deal.discards) if seat != deal.declarer else set())
                known = {card for cards in unseen.fixed.values() for card in cards}
                assert set(unseen.cards) == lying - known
                assert sum(unseen.sizes) == len(unseen.cards)
                assert unseen.count >= 1
                drawn = worlds_of(view, 3, chance)
                total = sum(len(hand) for hand in deal.hands)
                for world in drawn:
                    masks = [int(mask) for mask in world[:3]]
                    assert masks[0] & masks[1] == masks[1] & masks[2] == masks[0] & masks[2] == 0
                    assert sum(mask.bit_count() for mask in masks) == total
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("contract", [Contract.RUFER, Contract.GANG, Contract.PLAUDERER, Contract.ZEHNERGANG])
def test_what_a_declarer_laid_away_is_what_he_misses_least(contract: Contract) -> None:
    """Never a card that he has played, shown or opened, and never one kept that he has shown not to hold."""
    chance = random.Random(str(contract))
    looked = changed = 0
    for _ in range(30):
        pack = list(PACK_20)
        chance.shuffle(pack)
        deal = ThreeHandDeal(
            profile=DREIER,
            dealer=2,
            phase=Phase.LEAD,
            hands=(tuple(pack[:6]), tuple(pack[6:12]), tuple(pack[12:18])),
            discards=tuple(pack[18:]),
            took=tuple(pack[18:]),
            trump=Suit.HEARTS,
            declarer=0,
            contract=contract,
            leader=0,
        )
        while deal.outcome is None:
            view = three_hand.view(deal, 2, memory=True)
            assert view.terms is not None
            codes = codes_of(view.terms, Suit.HEARTS)
            unseen = hidden_from(view)
            sure, never = codes.mask(unseen.fixed[0]), codes.mask(barred(view)[0])
            blind = worlds_of(view, 6, np.random.default_rng(looked))
            chosen = worlds_of(view, 6, np.random.default_rng(looked), laid_away=True)
            for before, after in zip(blind, chosen, strict=True):
                assert int(after[0]).bit_count() == len(deal.hands[0])
                assert int(after[0]) & sure == sure
                assert not int(after[0]) & never
                assert list(after[1:]) == list(before[1:])
                changed += int(after[0]) != int(before[0])
                looked += 1
            (seat,) = three_hand.to_act(deal)
            deal, _ = three_hand.apply(deal, seat, chance.choice(three_hand.legal(deal, seat)))
    assert changed > looked / 4


def test_worlds_are_drawn_evenly() -> None:
    """Four cards, one of them barred from a hand: six ways, each as often as the others."""
    cards = [Card.AS, Card.TS, Card.KS, Card.QS]
    unseen = hidden(cards, (0, 1, OUT), (1, 1, 2), [7, 7, 7, 6])
    assert unseen.count == 9
    drawn = unseen.draw(9000, np.random.default_rng(5))
    ways, counts = np.unique(drawn, axis=0, return_counts=True)
    assert len(ways) == 9
    assert counts.min() > 850
    assert counts.max() < 1150


SURE_GANG = tuple(Card(card) for card in ("AS", "TS", "KS", "AH", "TH", "AD"))


def test_a_hand_that_cannot_lose_is_bid_without_the_talon() -> None:
    hand = Hand(SURE_GANG, Suit.CLUBS, dealer=2, seat=1, profile=DREIER)
    chance = np.random.default_rng(0)
    sure = prospect(hand, Contract.GANG, True, Effort(6, 2, 6), chance)
    assert sure.chance == 1.0
    assert sure.points(DREIER) == 10.0
    hopeless = prospect(hand, Contract.BETTLER, True, Effort(6, 2, 6), chance)
    assert (hopeless.chance, hopeless.points(DREIER)) == (0.0, -5.0)
    rest = [card for card in PACK_20 if card not in SURE_GANG]
    deal = ThreeHandDeal(
        profile=DREIER,
        dealer=2,
        phase=Phase.AUCTION,
        hands=(tuple(rest[:6]), SURE_GANG, tuple(rest[6:12])),
        talon=tuple(rest[12:]),
        trump=Suit.CLUBS,
    )
    action, reasons = choose_three(three_hand.view(deal, 1, memory=True), "strong", 1)
    assert action == Bid(Contract.GANG, ohne_talon=True)
    assert reasons.actions[0].action == "bid gang ohneTalon"
    assert choose_three(three_hand.view(deal, 1, memory=True), "beginner", 1)[0] == Bid(Contract.GANG)


def test_what_makes_a_gang_is_kept_and_the_rest_laid_away() -> None:
    eight = (*SURE_GANG, Card.JC, Card.JD)
    hand = Hand(eight, Suit.CLUBS, dealer=2, seat=1, profile=DREIER)
    value, cards = discards(hand, Contract.GANG, 8, 4, np.random.default_rng(0))[0]
    assert value == 1.0
    assert discard(*cards) == discard(Card.JC, Card.JD)


def test_a_defender_doubles_what_cannot_be_made() -> None:
    hands = (
        (*SURE_GANG,),
        (Card.QS, Card.QH, Card.TD, Card.KD, Card.QD, Card.TC),
        (Card.JS, Card.KH, Card.QC, Card.JC, Card.KC, Card.AC),
    )
    rest = tuple(card for card in PACK_20 if not any(card in hand for hand in hands))
    deal = ThreeHandDeal(
        profile=DREIER,
        dealer=2,
        phase=Phase.KONTRA,
        hands=hands,
        discards=rest,
        took=rest,
        trump=Suit.CLUBS,
        declarer=1,
        contract=Contract.GANG,
    )
    assert choose_three(three_hand.view(deal, 0, memory=True), "strong", 1)[0] == Double()
    lost = replace(deal, declarer=0)
    assert choose_three(three_hand.view(lost, 1, memory=True), "strong", 1)[0] == Pass()


def test_66_is_claimed_at_once_and_not_before() -> None:
    rules = "dreier claimMode=manual"
    claimed = 0
    for seed in range(8):
        for deal in states(seed, rules):
            for seat in three_hand.to_act(deal):
                if Claim() not in three_hand.legal(deal, seat):
                    continue
                view = three_hand.view(deal, seat, memory=True)
                ours = [each for each in SEATS if (each == deal.declarer) == (seat == deal.declarer)]
                assert view.memory is not None
                has = sum(view.memory.points[each] for each in ours) >= 66
                assert (choose_three(view, "casual", 0)[0] == Claim()) == has
                claimed += has
    assert claimed


def test_the_door_of_all_players_knows_three_and_the_deal_that_parts_two() -> None:
    match = replace(matches.new_match(DREIER, 2), scores=(24, 7, 7), tied=(1, 2))
    match, _ = matches.begin_deal(match, matches.pack_wanted(match))
    (seat,) = matches.to_act(match)
    choice = choose(match_view.view(match, seat, memory=True), level="beginner", seed=1)
    matches.check(match, seat, choice.action)
    match, _ = matches.begin_deal(matches.new_match(DREIER, 2), PACK_20)
    (seat,) = matches.to_act(match)
    matches.check(match, seat, choose(match_view.view(match, seat, memory=True), level="normal").action)
    with pytest.raises(ValueError, match="to act"):
        choose(match_view.view(match, (seat + 1) % 3, memory=True), level="club")
    assert set(LEVELS) >= {"beginner", "casual", "club", "strong", "expert"}


def test_better_levels_win_and_equal_ones_stand_at_nought() -> None:
    even = play_match("beginner", "beginner", count=12)
    assert even.gain == 0.0
    ahead = play_match("strong", "beginner", count=8, seed=2)
    assert ahead.gain > 0.0
    assert sum(line.played for line in ahead.contracts) == 24


def test_what_is_possible_can_be_counted() -> None:
    counts = dict.fromkeys(Contract, 0)
    for number in range(60):
        for contract, could in possible(DREIER, *packs(1, number)).items():
            counts[contract] += could
    assert counts[Contract.RUFER] > counts[Contract.BETTLER] > counts[Contract.GANG] >= counts[Contract.FARBENRINGERL]
    assert counts[Contract.ZEHNERGANG] == 0


def test_the_arena_of_the_command_line_plays_three(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["casual", "beginner", "--profile", "dreier bummerlTo=allLosers", "--pairs", "2", "--workers", "1"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "2 packs" in said
    assert "casual against two of beginner" in said
    assert main([*words, "--json"]) == 0
    assert '"gain"' in capsys.readouterr().out
    for wrong in (["expert@9", "beginner", "--profile", "dreier"], ["club", "club", "--profile", "dreier gang=1"]):
        with pytest.raises(SystemExit):
            main([*wrong, "--pairs", "1", "--workers", "1"])
