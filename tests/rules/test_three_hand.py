"""The rules of three that need more than one state: whole phases, options, refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bummerl.cards import PACK_20, Card, Suit
from bummerl.messages import LANGUAGES, Messages, refusal
from bummerl.rules import match as matches
from bummerl.rules import three_hand
from bummerl.rules.actions import Concede, Play, parse_action
from bummerl.rules.errors import IllegalAction, NotationError
from bummerl.rules.game import Outcome, Reason
from bummerl.rules.games import parse_profile
from bummerl.rules.three_hand.contracts import BIDS, Contract, terms
from bummerl.rules.three_hand.profile import DREIER, ThreeHandProfile
from bummerl.rules.three_hand.standing import conceded, standing
from bummerl.rules.three_hand.state import Phase, ThreeHandDeal, side_points
from bummerl.rules.two_hand.profile import TwoHandProfile

if TYPE_CHECKING:
    from collections.abc import Sequence

SPADES_FIRST = tuple(Card(card) for card in PACK_20)


def profile_of(text: str) -> ThreeHandProfile:
    profile = parse_profile(text)
    assert isinstance(profile, ThreeHandProfile)
    return profile


def do(deal: ThreeHandDeal, *steps: str) -> ThreeHandDeal:
    """Play steps such as `0 trump H`, each checked first."""
    for step in steps:
        seat, _, text = step.partition(" ")
        action = parse_action(text)
        three_hand.check(deal, int(seat), action)
        deal, _ = three_hand.apply(deal, int(seat), action)
    return deal


def refused(deal: ThreeHandDeal, step: str) -> str:
    """The code with which a step is refused."""
    seat, _, text = step.partition(" ")
    with pytest.raises(IllegalAction) as caught:
        three_hand.check(deal, int(seat), parse_action(text))
    return caught.value.code


def new(pack: Sequence[Card] = SPADES_FIRST, rules: str = "dreier") -> ThreeHandDeal:
    """A deal with seat 2 as dealer: seat 0 is the Rufer, seat 1 cuts."""
    return three_hand.start(profile_of(rules), 2, tuple(pack))[0]


def at_play(
    contract: Contract, hands: Sequence[str], declarer: int = 0, rules: str = "dreier", trump: str = "H"
) -> ThreeHandDeal:
    """A deal before Kontra with these hands; the two cards left over are the discards."""
    held = [tuple(Card(card) for card in hand.split()) for hand in hands]
    rest = tuple(card for card in PACK_20 if not any(card in hand for hand in held))
    assert len(rest) == 2
    deal = ThreeHandDeal(
        profile=profile_of(rules),
        dealer=2,
        phase=Phase.KONTRA,
        hands=(held[0], held[1], held[2]),
        discards=rest,
        took=rest,
        trump=Suit(trump),
        declarer=declarer,
        contract=contract,
    )
    return do(deal, *(f"{seat} pass" for seat in range(3) if seat != declarer))


def outcome(deal: ThreeHandDeal) -> Outcome:
    assert deal.outcome is not None
    return deal.outcome


def test_a_sealed_auction_waits_for_all_and_shows_nothing_before() -> None:
    deal = do(new(), "1 cut", "0 trump S")
    assert three_hand.to_act(deal) == {0, 1, 2}
    deal = do(deal, "2 bid gang")
    assert three_hand.to_act(deal) == {0, 1}
    assert refused(deal, "2 pass") == "notYourTurn"
    assert three_hand.view(deal, 0).bids == ()
    assert three_hand.view(deal, 2).bids[0].contract == "gang"
    deal = do(deal, "0 bid gang", "1 pass")
    # Equal value: Vorhand goes before Rückhand; the talon is his at once.
    assert (deal.declarer, deal.contract, deal.phase) == (0, Contract.GANG, Phase.DISCARD)
    assert len(deal.hands[0]) == 8
    assert [bid.contract for bid in three_hand.view(deal, 1).bids] == ["gang", None, "gang"]


def test_the_rufer_speaks_first_and_may_raise_once() -> None:
    ready = do(new(rules="dreier auctionStyle=ruferFirst"), "1 cut", "0 trump S")
    assert three_hand.to_act(ready) == {0}
    assert do(ready, "0 bid bettler").declarer == 0
    asked = do(ready, "0 pass", "1 bid bettler")
    assert refused(asked, "2 bid bettler") == "bidTooLow"
    do(asked, "2 bid bettler ohneTalon")
    asked = do(asked, "2 pass")
    assert three_hand.to_act(asked) == {0}
    assert refused(asked, "0 bid bettler ohneTalon") == "bidTooLow"
    raised = do(asked, "0 bid schnapser")
    assert (raised.declarer, raised.contract) == (0, Contract.SCHNAPSER)
    stays = do(asked, "0 pass")
    assert (stays.declarer, stays.contract) == (1, Contract.BETTLER)
    assert do(ready, "0 pass", "1 pass", "2 pass").contract is Contract.RUFER


def test_the_normal_game_leaves_the_choice_of_the_talon() -> None:
    passed = do(new(), "1 knock", "0 blind 3", "0 pass", "1 pass", "2 pass")
    assert (passed.declarer, passed.contract, passed.phase) == (0, Contract.RUFER, Phase.TALON)
    assert passed.turned in passed.known[0]
    without = do(passed, "0 ohneTalon")
    assert without.phase is Phase.KONTRA
    assert refused(without, "0 takeTalon") == "ohneTalon"
    took = do(passed, "0 takeTalon")
    assert (took.phase, len(took.hands[0])) == (Phase.DISCARD, 8)
    assert three_hand.view(took, 1).took is None
    assert three_hand.view(took, 0).took == took.took


def test_doubling_climbs_three_steps_and_stops() -> None:
    deal = do(new(), "1 cut", "0 trump S", "0 bid gang", "1 pass", "2 pass", "0 discard AD TD")
    assert three_hand.to_act(deal) == {1, 2}
    assert refused(deal, "0 spritzen") == "notDefender"
    deal = do(deal, "2 pass")
    assert refused(deal, "2 spritzen") == "notYourTurn"
    deal = do(deal, "1 spritzen")
    assert refused(deal, "2 spritzen") == "notDeclarer"
    deal = do(deal, "0 spritzen")
    assert three_hand.to_act(deal) == {1, 2}
    deal = do(deal, "2 spritzen")
    assert deal.phase is Phase.LEAD
    assert refused(deal, "0 spritzen") == "ladderEnd"
    assert three_hand.view(deal, None).multiplier == 8


def test_three_unters_are_dealt_again_by_the_same_dealer() -> None:
    unters = [Card(card) for card in ("JS", "JH", "JD")]
    pack = (*unters, *(card for card in PACK_20 if card not in unters))
    deal = do(new(pack), "1 cut", "0 redeal")
    ended = outcome(deal)
    assert (ended.reason, ended.payees, ended.points) == (Reason.REDEAL, (), 0)
    assert three_hand.next_dealer(DREIER, 2, ended) == 2
    assert refused(do(new(pack, "dreier redealThreeUnters=no"), "1 cut"), "0 redeal") == "redealDisabled"
    hands, rest = three_hand.uncovered(deal)
    assert len({*rest, *(card for hand in hands for card in hand)}) == 20


def test_without_knocking_the_cards_come_at_once() -> None:
    deal = new(rules="dreier knockDeal=no")
    assert deal.phase is Phase.TRUMP
    assert three_hand.to_act(deal) == {0}


def test_a_seat_is_told_why_each_contract_is_not_open() -> None:
    deal = do(new(), "1 cut", "0 trump S")
    reasons = {
        str(choice.contract): choice.closed and choice.closed.code for choice in three_hand.view(deal, 1).contracts
    }
    assert set(reasons) == {str(contract) for contract in BIDS}
    assert reasons["schnapser"] == "ruferOnly"
    assert reasons["zehnergang"] == "contractDisabled"
    assert reasons["farbenringerl"] == "suitIncomplete"
    assert reasons["kontraschnapser"] is None
    assert three_hand.view(deal, 0).refused["bid kontraschnapser"].code == "nonRuferOnly"
    # Whoever has spoken may still read it.
    assert three_hand.view(do(deal, "1 pass"), 1).contracts == three_hand.view(deal, 1).contracts


def test_ass_bettler_keeps_its_ace_where_the_discard_is_checked() -> None:
    rules = "dreier allowAssBettler=yes assBettlerCheck=final"
    bid = do(new(rules=rules), "1 cut", "0 trump S")
    assert refused(bid, "2 bid assBettler ohneTalon") == "noAce"
    deal = do(bid, "2 bid assBettler", "0 pass", "1 pass")
    aces = [card for card in deal.hands[2] if card.rank == "A"]
    other = next(card for card in deal.hands[2] if card.rank != "A")
    if len(aces) == 1:
        assert refused(deal, f"2 discard {aces[0]} {other}") == "mustKeepAce"
    assert three_hand.legal(deal, 2)
    hopeless = replace(deal, hands=(deal.hands[0], deal.hands[1], tuple(c for c in PACK_20 if c.rank != "A")[:8]))
    assert len(three_hand.legal(hopeless, 2)) == 28


NORMAL = ("KH QH AS TS KD QD", "AH TH KS QS AD TD", "JH JS JD AC TC KC")


def test_marriages_count_for_the_side_and_end_a_normal_game() -> None:
    deal = at_play(Contract.RUFER, NORMAL)
    deal = do(deal, "0 +H")
    assert side_points(deal, 0) == 0
    assert refused(deal, "0 AS") == "mustLeadPair"
    deal = do(deal, "0 QH", "1 AH", "2 JH")
    assert deal.leader == 1
    assert side_points(deal, 0) == 0
    # The trick went to a defender: the Vierziger waits, and counts with the declarer's first trick.
    deal = do(deal, "1 KS", "2 JS", "0 AS")
    assert side_points(deal, 0) == 40 + 11 + 4 + 2
    deal = do(deal, "0 +D")
    assert (outcome(deal).reason, outcome(deal).payees, outcome(deal).card_points[0]) == (Reason.CLAIMED, (0,), 77)
    assert (outcome(deal).points, outcome(deal).basis_points) == (2, 16)


def test_by_hand_a_side_claims_together_and_a_false_claim_pays_the_other() -> None:
    deal = at_play(Contract.RUFER, NORMAL, rules="dreier claimMode=manual")
    assert refused(deal, "0 claim") == "noTrickNoMarriage"
    deal = do(deal, "0 +H")
    assert refused(deal, "0 claim") == "marriagePending"
    deal = do(deal, "0 QH", "1 AH", "2 JH")
    assert refused(deal, "0 claim") == "notOnLead"
    # Both defenders may speak for their side.
    false = do(deal, "2 claim")
    assert (outcome(false).reason, outcome(false).payees, outcome(false).points) == (Reason.FALSE_CLAIM, (0,), 3)
    deal = do(deal, "1 KS")
    assert refused(deal, "1 claim") == "window"
    deal = do(deal, "2 JS", "0 AS", "0 +D", "0 claim")
    assert outcome(deal).payees == (0,)


def test_no_marriages_outside_the_games_of_points() -> None:
    assert refused(at_play(Contract.GANG, NORMAL), "0 +H") == "noMarriages"


def test_a_plauderer_opens_after_the_first_trick() -> None:
    hands = ("AS TS KS AH TH KH", "JS JH QD JD QC JC", "QS QH AD TD AC TC")
    deal = at_play(Contract.PLAUDERER, hands, declarer=1)
    assert three_hand.view(deal, 0).open_hand is None
    deal = do(deal, "1 JS", "2 QS", "0 AS")
    assert set(three_hand.view(deal, 2).open_hand or ()) == {Card.JH, Card.QD, Card.JD, Card.QC, Card.JC}
    assert three_hand.view(deal, None).open_hand == three_hand.view(deal, 2).open_hand


def test_slams_and_beggars_end_at_once() -> None:
    gang = at_play(Contract.GANG, ("AS KS TH AD AC TC", "TS QS KH QH TD KC", "JS AH JH KD QC JC"))
    lost = do(gang, "0 TH", "1 KH", "2 AH")
    assert (outcome(lost).payees, outcome(lost).points) == ((1, 2), 9)
    beggar = at_play(Contract.BETTLER, ("AS KS TH AD AC TC", "TS QS KH QH TD KC", "JS AH JH KD QC JC"))
    lost = do(beggar, "0 AS", "1 QS", "2 JS")
    assert (outcome(lost).payees, outcome(lost).points) == ((1, 2), 4)


def test_a_schnapser_stops_at_its_limit_unless_a_marriage_saves_it() -> None:
    hands = ("AH TH AS TS KD QD", "KH QH KS QS AD TD", "JH JS JD AC TC KC")
    deal = at_play(Contract.SCHNAPSER, hands)
    deal = do(deal, "0 AH", "1 QH", "2 JH", "0 TH", "1 KH", "2 JD", "0 AS", "1 QS", "2 JS")
    # 16 + 16 + 16 = 48 after three tricks: a Zwanziger makes 68, and three tricks are what it allows.
    won = do(deal, "0 +D")
    assert (outcome(won).reason, outcome(won).payees, outcome(won).points) == (Reason.CONTRACT_MADE, (0,), 6)
    on = do(deal, "0 TS", "1 KS", "2 TC")
    assert outcome(on).payees == (0,)
    short = at_play(Contract.SCHNAPSER, hands, rules="dreier schnapserLimits=321")
    short = do(short, "0 AH", "1 QH", "2 JH", "0 TH", "1 KH", "2 JD", "0 AS", "1 QS", "2 JS")
    assert outcome(short).payees == (1, 2)


def test_only_the_declarer_can_give_up() -> None:
    deal = at_play(Contract.RUFER, NORMAL)
    assert refused(do(deal, "0 AS"), "1 concede") == "notDeclarer"
    three_hand.check(deal, 0, Concede())
    given = do(deal, "0 concede")
    assert (outcome(given).payees, outcome(given).points, outcome(given).by) == ((1, 2), 3, 0)


def test_without_talon_and_doubled_the_bonus_follows_the_option() -> None:
    for rules, expected in (("dreier", 20), ("dreier ohneTalonBonusDoubled=no", 19)):
        deal = do(new(rules=rules), "1 cut", "0 trump S", "0 bid gang ohneTalon", "1 pass", "2 pass", "1 spritzen")
        assert outcome(do(deal, "0 concede")).points == expected


@pytest.mark.parametrize(
    ("rules", "scores", "before", "order", "winner", "marks", "tied"),
    [
        ("dreier", (24, 10, 5), (20, 10, 5), (), 0, (0, 0, 1), ()),
        ("dreier", (24, 24, 5), (23, 23, 5), (), None, (0, 0, 0), (0, 1)),
        ("dreier", (24, 24, 5), (24, 24, 5), (1, 0), 1, (0, 0, 1), ()),
        ("dreier", (24, 7, 7), (24, 7, 7), (2, 1), 0, (0, 1, 0), ()),
        ("dreier", (24, 0, 0), (0, 0, 0), (), None, (0, 0, 0), (1, 2)),
        ("dreier", (24, 0, 0), (24, 0, 0), (1, 2), 0, (0, 0, 2), ()),
        ("dreier", (23, 23, 24), (23, 23, 0), (), 2, (4, 4, 0), ()),
        ("dreier", (23, 23, 24), (23, 23, 12), (), None, (0, 0, 0), (0, 1)),
        ("dreier bummerlTo=allLosers", (24, 7, 0), (20, 7, 0), (), 0, (0, 1, 2), ()),
        ("dreier bummerlTo=allLosers", (24, 7, 7), (20, 7, 7), (), 0, (0, 1, 1), ()),
        ("dreier count=down24", (0, 14, 24), (4, 14, 24), (), 0, (0, 0, 2), ()),
        ("dreier count=down24", (1, 1, 0), (1, 1, 24), (), 2, (4, 4, 0), ()),
        ("dreier count=down24", (-2, -3, 19), (2, 1, 19), (), 1, (0, 0, 1), ()),
        ("dreier count=down24", (1, 14, 24), (4, 14, 24), (), None, (0, 0, 0), ()),
    ],
)
def test_the_bummerl_is_charged_by_place(
    rules: str,
    scores: tuple[int, ...],
    before: tuple[int, ...],
    order: tuple[int, ...],
    winner: int | None,
    marks: tuple[int, ...],
    tied: tuple[int, ...],
) -> None:
    stands = standing(profile_of(rules), scores, order, before)
    assert (stands.winner, stands.marks, stands.tied) == (winner, marks, tied)


def test_who_gives_up_a_bummerl_pays_alone() -> None:
    stands = conceded(DREIER, (3, 9, 11), 2)
    assert (stands.winner, stands.marks) == (1, (0, 0, 1))
    assert conceded(DREIER, (0, 9, 9), 0).marks == (2, 0, 0)


def test_a_tie_is_parted_by_one_deal_for_two() -> None:
    match = replace(matches.new_match(DREIER, 2), scores=(20, 7, 7))
    match, _ = matches.book(match, Outcome((0,), 4, Reason.CONTRACT_MADE, (0, 0, 0)))
    assert (match.bummerl_winner, match.tied, match.scores) == (None, (1, 2), (24, 7, 7))
    pack = matches.pack_wanted(match)
    match, _ = matches.begin_deal(match, pack)
    assert match.deal is not None
    assert isinstance(match.deal.profile, TwoHandProfile)
    assert match.seats == (1, 2)
    assert matches.legal(match, 0) == ()
    (on_lead,) = matches.to_act(match)
    other = 3 - on_lead
    match, events = matches.apply(match, on_lead, Concede())
    assert match.bummerl_winner == 0
    assert match.scores == (24, 7, 7)
    assert match.marks[on_lead] == 1
    assert match.marks[other] == 0
    assert {type(event).__name__ for event in events} >= {"DealScored", "BummerlEnded"}
    assert matches.pack_wanted(match) == PACK_20
    again, _ = matches.begin_deal(match, PACK_20)
    assert (again.scores, again.seats) == ((0, 0, 0), (0, 1, 2))


def test_words_that_mean_nothing_are_refused() -> None:
    for text in ("bid", "bid gangl", "bid gang mitTalon", "discard JS", "discard JS XX", "blind 4", "blind 0", "trump",
                 "trump X", "cut now", "spritzen twice", "knock 2"):  # fmt: skip
        with pytest.raises(NotationError):
            parse_action(text)
    assert str(parse_action("discard JC AS")) == "discard AS JC"


def test_regional_values() -> None:
    assert terms(Contract.PLAUDERER, profile_of("dreier plaudererValue=8")).value == 8
    assert not terms(Contract.BETTLER, profile_of("dreier bettlerTrump=no")).trump
    free = profile_of("dreier allowBauernloch=yes bauernlochEligibility=any bauernlochTrumpAceLow=no")
    deal = do(three_hand.start(free, 2, SPADES_FIRST)[0], "1 cut", "0 trump S")
    do(deal, "1 bid bauernloch")
    # With the trump ace high it beats the trump ten, while plain aces stay low.
    hands = ("AS KS TH AH AC TC", "TS QS KH QH TD KC", "JS JH JD KD QC JC")
    deal = at_play(Contract.BAUERNLOCH, hands, rules="dreier allowBauernloch=yes bauernlochTrumpAceLow=no")
    deal = do(deal, "0 AH", "1 KH", "2 JH")
    assert deal.leader == 0
    assert do(deal, "0 AS", "1 TS", "2 JS").outcome is not None


def test_a_card_must_beat_the_trick_or_only_the_lead() -> None:
    hands = ("KS JS TH AH AC TC", "AS QS KH QH TD KC", "TS JH JD KD QC JC")
    current = do(at_play(Contract.RUFER, hands), "0 JS", "1 AS")
    assert three_hand.legal(current, 2) == (Play(Card.TS),)
    hands = ("KS QH TH AH AC TC", "AS QS KH QD TD KC", "TS JS JD KD QC JC")
    for rules, allowed in (("dreier", {"TS", "JS"}), ("dreier beatReference=ledCard", {"TS"})):
        deal = do(at_play(Contract.RUFER, hands, rules=rules), "0 KS", "1 AS")
        assert set(map(str, three_hand.legal(deal, 2))) == allowed
    hands = ("AD QH TH KS AC TC", "AH QS KH TS QD KC", "TD JS JD KD QC JH")
    deal = do(at_play(Contract.RUFER, hands), "0 KS")
    assert set(map(str, three_hand.legal(deal, 1))) == {"TS"}


def test_every_refusal_and_every_contract_is_said_in_three_languages() -> None:
    source = Path(three_hand.__file__).parent
    codes = {code for file in source.glob("*.py") for code in re.findall(r'IllegalAction\("(\w+)"', file.read_text())}
    assert len(codes) > 25
    for lang in LANGUAGES:
        words = Messages(lang)
        for code in codes:
            facts = {"suit": "H", "card": "QH", "contract": "gang", "cards": 20, "phase": "lead"}
            assert refusal(lang, code, facts) != code
        for contract in Contract:
            for part in ("", "-regional", "-short", "-help"):
                assert f"contract-{contract}{part}" in words
            usual, first = (words.format(f"contract-{contract}{part}") for part in ("", "-regional"))
            assert contract is Contract.RUFER or usual == first.split(", ")[0]
