"""Every action in every state: lawful, or refused with the first reason that applies (docs/rules.md §3.3; R03)."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from bummerl.cards import Card, Rank, Suit, card_of
from bummerl.messages import LANGUAGES
from bummerl.messages import refusal as refusal_sentence
from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import (
    Announce,
    Claim,
    Close,
    Concede,
    ConcedeBummerl,
    Draw,
    Exchange,
    Play,
    Settle,
    parse_action,
)
from bummerl.rules.errors import IllegalAction
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal
from bummerl.rules.two_hand.refusals import refusal
from strategies import profiles, seeds, turns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bummerl.rules.game import Action, Seat
    from bummerl.rules.match import Match
    from bummerl.rules.profile import Profile

ACTIONS: tuple[Action, ...] = (
    *(Exchange(), Close(), Claim(), Draw(), Settle(), Concede()),
    *(Announce(suit) for suit in Suit),
    *(Play(card) for card in Card),
)

PAIRS = {
    "exchange": "dealOver notYourTurn beforeDraw afterAnnounce notOnLead closed stockGone firstLead minStock notHeld",
    "close": "dealOver notYourTurn afterAnnounce notOnLead alreadyClosed stockGone minStock",
    "announce": "dealOver notYourTurn beforeDraw afterAnnounce notOnLead firstLead closed stockGone pairNotHeld",
    "play": "dealOver notYourTurn mustDrawFirst notHeld mustLeadPair mustLeadKing mustFollow mustBeat mustTrump",
    "claim": "dealOver auto notWinnerOfTrick window notOnLead marriagePending noTrickNoMarriage",
    "draw": "dealOver notYourTurn notOnLead",
    "settle": "dealOver notYourTurn cardsLeft",
    "concede": "dealOver notYourTurn",
}
"""Every reason for which an action can be refused. `beforeDraw` for a close needs a phase before the draw under a
profile that closes with full hands only, which has none."""


def word(action: Action) -> str:
    return {"Play": "play", "Announce": "announce"}.get(type(action).__name__, str(action))


def reasons(deal: TwoHandDeal, seat: Seat, action: Action) -> Iterator[tuple[str, bool]]:
    """The codes in the order of docs/rules.md §3.3, each with whether it applies."""
    profile, phase, hand = deal.profile, deal.phase, deal.hands[seat]
    opening = deal.tricks == (0, 0)
    yield "dealOver", phase is Phase.END
    mine = seat == (1 - deal.leader if phase is Phase.REPLY else deal.leader)
    if not isinstance(action, Claim):
        yield "notYourTurn", not mine
    match action:
        case Exchange():
            low = card_of(deal.trump, Rank(profile.exchange_rank))
            yield "beforeDraw", phase is Phase.PRE_DRAW
            yield "afterAnnounce", phase is Phase.MARRIAGE
            yield "notOnLead", phase is not Phase.LEAD
            yield "closed", deal.closed is not None
            yield "stockGone", len(deal.stock) == 0
            yield "firstLead", opening and not profile.exchange_at_first_lead
            yield "minStock", len(deal.stock) < profile.exchange_min_stock
            yield "notHeld", low not in hand
        case Close():
            yield "afterAnnounce", phase is Phase.MARRIAGE
            yield "notOnLead", phase in (Phase.REPLY, Phase.LAST)
            yield "alreadyClosed", deal.closed is not None
            yield "stockGone", len(deal.stock) == 0
            yield "minStock", len(deal.stock) < profile.close_min_stock
            yield "beforeDraw", phase is Phase.PRE_DRAW and profile.close_timing == "fullHandsOnly"
        case Announce(suit):
            pair = {card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)}
            yield "beforeDraw", phase is Phase.PRE_DRAW
            yield "afterAnnounce", phase is Phase.MARRIAGE
            yield "notOnLead", phase is not Phase.LEAD
            yield "firstLead", opening and not profile.marriage_at_first_lead
            yield "closed", deal.closed is not None and not profile.marriage_after_close
            yield "stockGone", not deal.stock and not profile.marriage_after_exhausted
            yield "pairNotHeld", not pair <= set(hand)
        case Play(card):
            yield "mustDrawFirst", phase is Phase.PRE_DRAW
            yield "notHeld", card not in hand
            if phase is Phase.MARRIAGE:
                yield "mustLeadPair", not (card.suit == deal.announced and card.rank in (Rank.KING, Rank.QUEEN))
                yield "mustLeadKing", card.rank is Rank.QUEEN and profile.marriage_lead_card == "king"
            elif phase is Phase.REPLY and (deal.closed or not deal.stock):
                led = deal.table[0]
                follow = [each for each in hand if each.suit == led.suit]
                higher = [each for each in follow if each.strength > led.strength]
                yield "mustFollow", bool(follow) and card.suit != led.suit
                yield "mustBeat", profile.must_beat and bool(higher) and card not in higher
                trumps = [each for each in hand if each.suit == deal.trump]
                yield "mustTrump", profile.must_trump and not follow and bool(trumps) and card not in trumps
        case Claim():
            leads, owns = seat == deal.leader, deal.tricks[seat] > 0
            in_time = deal.announced is not None and profile.claim_after_marriage_lead
            refilled = phase is Phase.LEAD and not opening and len(hand) == profile.hand_size
            yield "auto", profile.claim_mode == "auto"
            yield "notWinnerOfTrick", phase is Phase.LAST and not leads
            yield "window", leads and phase is Phase.REPLY and not in_time
            yield "window", leads and refilled and profile.claim_window == "beforeDraw"
            yield "notOnLead", not leads
            if profile.claim_without_basis == "reject":
                yield "marriagePending", not owns and len(deal.marriages[seat]) > 0
                yield "noTrickNoMarriage", not owns
        case Draw():
            yield "notOnLead", phase is not Phase.PRE_DRAW
        case Settle():
            yield "cardsLeft", phase is not Phase.LAST


def expected(deal: TwoHandDeal, seat: Seat, action: Action) -> str | None:
    return next((code for code, applies in reasons(deal, seat, action) if applies), None)


def ask_everything(match: Match, reached: Counter[tuple[str, str]] | None = None) -> None:
    """R03: each seat asks each action; `legal`, `check` and the reason agree, and nothing changes."""
    deal = match.deal
    assert isinstance(deal, TwoHandDeal)
    for seat in (0, 1):
        lawful = matches.legal(match, seat)
        for action in ACTIONS:
            code = expected(deal, seat, action)
            refused = refusal(deal, seat, action)
            assert (refused.code if refused else None) == code, (action, seat, deal.phase)
            if not isinstance(action, Concede):
                assert (action in lawful) == (code is None)
            punished = code in ("mustFollow", "mustBeat", "mustTrump") and deal.profile.revoke == "forfeit3"
            if code is None or punished:
                matches.check(match, seat, action)
            else:
                with pytest.raises(IllegalAction, match=code):
                    matches.check(match, seat, action)
            if reached is not None and code is not None:
                reached[word(action), code] += 1


@given(profiles(), seeds)
@settings(max_examples=25)
def test_the_first_reason_that_applies_is_told(profile: Profile, seed: int) -> None:
    for turn in islice(turns(profile, seed), seed % 20, seed % 20 + 25):
        ask_everything(turn.after)


def test_every_reason_is_reached() -> None:
    reached: Counter[tuple[str, str]] = Counter()
    for preset in PRESETS:
        for seed in range(4):
            for turn in islice(turns(games.preset(preset), seed), 60):
                ask_everything(turn.after, reached)
    wanted = {(name, code) for name, codes in PAIRS.items() for code in codes.split()}
    assert set(reached) == wanted


def test_what_a_match_refuses() -> None:
    fresh = matches.new_match(games.preset("weich-wien"), 0)
    dealt, _ = matches.begin_deal(fresh, matches.pack_wanted(fresh))
    over, _ = matches.apply(dealt, 1, ConcedeBummerl())
    asked = [
        (fresh, 0, Claim(), "noDeal"),
        (dealt, 2, Claim(), "notInDeal"),
        (dealt, 0, ConcedeBummerl(), "notYourTurn"),
        (over, 0, ConcedeBummerl(), "bummerlOver"),
        (fresh, 2, ConcedeBummerl(), "notInDeal"),
        (dealt, 1, parse_action("pass"), "otherGame"),
    ]
    for match, seat, action, code in asked:
        with pytest.raises(IllegalAction) as caught:
            matches.check(match, seat, action)
        assert caught.value.code == code
    with pytest.raises(IllegalAction, match="dealRunning"):
        matches.begin_deal(dealt, matches.pack_wanted(dealt))
    for pack in (matches.pack_wanted(fresh)[1:], (*matches.pack_wanted(fresh)[1:], Card.NS), (Card.AS,) * 20):
        with pytest.raises(IllegalAction, match="wrongPack"):
            matches.begin_deal(fresh, pack)
    matches.check(fresh, 0, ConcedeBummerl())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence_with_the_number_of_its_rule(lang: str) -> None:
    facts = {"card": "QH", "suit": "H", "least": 4, "cards": 20}
    for codes in PAIRS.values():
        for code in codes.split():
            assert "§" in refusal_sentence(lang, code, facts)
