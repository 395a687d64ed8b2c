"""The players: lawful, blind to hidden cards, the same for the same seed; each level in every preset."""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest

from bummerl.engine.levels import PLAYABLE, level_of
from bummerl.engine.players import choose
from bummerl.rules import match as matches
from bummerl.rules.match import Match
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.state import points
from bummerl.rules.view import view
from engine.positions_at_random import random_matches

PRESETS = ("weich-wien", "online", "klassisch", "scharf", "sechsundsechzig")


def other_hidden_cards(match: Match, seat: int, chance: random.Random) -> Match:
    """The same match as `seat` sees it, with the cards that he cannot see dealt anew."""
    deal = match.deal
    assert isinstance(deal, TwoHandDeal)
    him = 1 - seat
    face_down = deal.stock[:-1]
    unknown = [c for c in deal.hands[him] if c not in deal.known[him]]
    pool = [*unknown, *face_down]
    chance.shuffle(pool)
    known = [c for c in deal.hands[him] if c in deal.known[him]]
    hand = (*known, *pool[: len(unknown)])
    hands = (deal.hands[0], hand) if him == 1 else (hand, deal.hands[1])
    stock = (*pool[len(unknown) :], *deal.stock[-1:])
    return msgspec.structs.replace(match, deal=msgspec.structs.replace(deal, hands=hands, stock=stock))


@pytest.mark.parametrize("level", [*PLAYABLE, "normal"])
@pytest.mark.parametrize("profile", PRESETS)
def test_a_choice_is_lawful_and_does_not_see_hidden_cards(level: str, profile: str) -> None:
    chance = random.Random(level + profile)
    differing = 0
    for match, seat in islice(random_matches(profile, 11), 60):
        seen = view(match, seat, memory=True)
        first = choose(seen, level=level, seed=5)
        matches.check(match, seat, first.action)
        twin = other_hidden_cards(match, seat, chance)
        # After a close some deals are impossible for what was played; what the seat sees is the same all the same.
        second = choose(view(twin, seat, memory=True), level=level, seed=5)
        assert msgspec.json.encode(str(first.action)) == msgspec.json.encode(str(second.action))
        assert first.reasons == second.reasons
        differing += twin.deal.hands != match.deal.hands  # type: ignore[union-attr]
    assert differing > 20


def test_sixty_six_is_claimed_at_once_and_never_without() -> None:
    claims = 0
    for match, seat in islice(random_matches("weich-wien", 12), 800):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        choice = choose(view(match, seat, memory=True), level="beginner")
        could = "claim" in {str(a) for a in matches.legal(match, seat)} and points(deal, seat) >= 66
        assert (str(choice.action) == "claim") == could
        claims += could
    assert claims > 5


def test_a_pair_is_announced_before_it_is_led() -> None:
    told = 0
    for match, seat in islice(random_matches("weich-wien", 13), 600):
        choice = choose(view(match, seat, memory=True), level="strong", budget=4)
        if str(choice.action).startswith("+"):
            after, _ = matches.apply(match, seat, choice.action)
            if not matches.between_deals(after):
                follow = choose(view(after, seat, memory=True), level="strong", budget=4)
                assert str(follow.action) == "claim" or str(follow.action)[0] in "KQ"
                told += 1
        elif len(str(choice.action)) == 2:
            assert f"+{str(choice.action)[1]}" not in {str(a) for a in matches.legal(match, seat)} or (
                str(choice.action)[0] not in "KQ"
            )
    assert told > 5


def test_all_levels_are_described() -> None:
    for name in PLAYABLE:
        assert len(level_of(name).character) > 40
    assert level_of("normal") is level_of("club")
    with pytest.raises(KeyError):
        level_of("grandmaster")


def test_spectators_and_finished_deals_are_refused() -> None:
    match, seat = next(random_matches("weich-wien", 14))
    with pytest.raises(ValueError, match="view of a seat"):
        choose(view(match, None, memory=True))
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(view(match, 1 - seat, memory=True))
    deals = (m for m, s in random_matches("weich-wien", 15) if getattr(m.deal, "phase", None) is Phase.LAST)
    last = next(deals)
    (winner,) = matches.to_act(last)
    assert str(choose(view(last, winner, memory=True), level="beginner").action) in ("settle", "claim")
