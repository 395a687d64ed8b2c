"""The rules and a second, plain reading of them agree along random deals under random profiles."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from bummerl.rules import games
from bummerl.rules import match as matches
from bummerl.rules.actions import Play, parse_action
from bummerl.rules.profile import Profile, field_options, value_of
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal
from bummerl.rules.two_hand.state import points
from rules.plain import Plain
from strategies import profiles, seeds


def options_of(profile: Profile) -> dict[str, object]:
    """Every option by its name."""
    return {option.name: value_of(profile, option.name) for option in field_options(type(profile))}


def compare(deal: TwoHandDeal, plain: Plain) -> None:
    ended = deal.phase is Phase.END
    assert ended == (plain.result is not None)
    assert [list(hand) for hand in deal.hands] == plain.hands
    assert list(deal.stock) == plain.stock
    if ended:
        assert deal.outcome is not None
        payee = deal.outcome.payees[0] if deal.outcome.payees else None
        assert (payee, deal.outcome.points) == plain.result
        return
    assert (str(deal.phase), deal.leader, list(deal.table)) == (plain.phase, plain.leader, plain.table)
    assert (points(deal, 0), points(deal, 1)) == (plain.points(0), plain.points(1))
    assert deal.tricks == (plain.tricks(0), plain.tricks(1))


def play_both(profile: Profile, seed: int) -> str:
    """One deal by dice, compared after each action; how it ended."""
    rng = Random(seed)
    match = matches.new_match(profile, rng.randrange(2))
    pack = seeded_pack(seed, profile.pack, 1)
    match, _ = matches.begin_deal(match, pack)
    plain = Plain(options_of(profile), match.dealer, [str(card) for card in pack])
    while True:
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        compare(deal, plain)
        if deal.outcome is not None:
            return deal.outcome.reason
        for seat in (0, 1):
            assert {str(action) for action in matches.legal(match, seat)} == plain.legal(seat)
        seat = plain.to_act()
        choices = sorted(plain.legal(seat))
        quiet = [text for text in choices if text not in ("claim", "settle")]
        text = rng.choice(quiet if quiet and rng.random() < 0.95 else choices)
        dice = rng.random()
        if "claim" in choices and plain.points(seat) >= 66 and dice > 0.3:
            text = "claim"
        elif dice < 0.01:
            text = "concede"
        elif dice < 0.1 and deal.phase is Phase.REPLY and options_of(profile)["revoke"] == "forfeit3":
            text = str(rng.choice(deal.hands[seat]))
        action = parse_action(text)
        matches.check(match, seat, action)
        match = matches.apply(match, seat, action)[0]
        plain.do(seat, text)
        assert isinstance(action, Play) or text in choices or text == "concede"


@given(profiles(), seeds)
@settings(max_examples=200)
def test_both_readings_agree_under_any_profile(profile: Profile, seed: int) -> None:
    play_both(profile, seed)


def test_both_readings_agree_under_the_presets() -> None:
    reasons = {preset: {play_both(games.preset(preset), seed) for seed in range(100)} for preset in PRESETS}
    manual = {"claimed", "falseClaim", "closeWon", "closeFailed", "closerBeaten", "conceded"}
    assert reasons["weich-wien"] >= manual | {"lastTrick"}
    assert reasons["online"] >= {"claimed", "closeWon", "closeFailed", "closerBeaten", "lastTrick"}
    for preset in ("klassisch", "scharf"):
        assert reasons[preset] >= manual | {"revoked"}
    assert reasons["sechsundsechzig"] >= {"claimed", "falseClaim", "closeFailed", "morePoints"}
