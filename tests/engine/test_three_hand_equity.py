"""What a deal of three is worth at a score: the marks at every score, and what players make of them."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from msgspec.structs import replace

from bummerl.cli.arena import main
from bummerl.engine.players import choose
from bummerl.engine.three_hand_arena import gain, packs
from bummerl.engine.three_hand_equity import Stakes, endings, marks_after
from bummerl.engine.three_hand_players import choose_three
from bummerl.rules import match as matches
from bummerl.rules import three_hand
from bummerl.rules import view as match_view
from bummerl.rules.game import Outcome, Reason
from bummerl.rules.games import parse_profile
from bummerl.rules.three_hand.actions import Cut, NameTrump
from bummerl.rules.three_hand.profile import DREIER, ThreeHandProfile
from bummerl.rules.three_hand.scoring import payees
from bummerl.rules.three_hand.standing import standing
from bummerl.rules.three_hand.state import SEATS, Phase, ThreeHandDeal, rufer
from bummerl.rules.three_hand.view import ThreeHandView


def played_out(scores: tuple[int, int, int], dealer: int, chance: random.Random) -> tuple[int, ...]:
    """The marks of one Bummerl whose deals end as counted."""
    weights = [end.deals for end in endings()]
    for _ in range(200):
        end = chance.choices(endings(), weights)[0]
        paid = payees((dealer + end.declarer) % 3, end.made)
        before, scores = scores, tuple(each + end.points * (seat in paid) for seat, each in enumerate(scores))  # type: ignore[assignment]
        dealer = rufer(dealer)
        found = standing(DREIER, scores, (), before)
        if found.tied:
            order = tuple(chance.sample(found.tied, len(found.tied)))
            found = standing(DREIER, scores, order, before)
        if found.winner is not None:
            return found.marks
    raise AssertionError("no Bummerl takes that long")


@pytest.mark.parametrize("scores", [(0, 0, 0), (20, 11, 3), (23, 0, 23), (22, 22, 22)])
def test_the_marks_at_a_score_are_those_of_bummerls_played_out(scores: tuple[int, int, int]) -> None:
    chance = random.Random(str(scores))
    number = 4000
    found = np.array([played_out(scores, 1, chance) for _ in range(number)])
    expected = marks_after(DREIER, scores, scores, 1)
    assert np.abs(found.mean(axis=0) - expected).max() < 5 * found.std() / number**0.5


def test_without_a_score_a_point_is_a_point() -> None:
    for declarer in SEATS:
        for made in (True, False):
            paid = payees(declarer, made)
            outcome = Outcome(paid, 4, Reason.CONTRACT_MADE, (0, 0, 0))
            for seat in SEATS:
                assert Stakes(DREIER, seat, 0).worth(declarer, made, 4) == gain(outcome, seat)
    assert Stakes(DREIER, 1, 0).passing() == 0


@pytest.mark.parametrize("count", ["up24", "down24"])
def test_points_beyond_the_end_are_worth_nothing_and_the_last_ones_most(count: str) -> None:
    profile = parse_profile(f"dreier count={count}")
    assert isinstance(profile, ThreeHandProfile)
    near = (22, 22, 22) if count == "up24" else (2, 2, 2)
    far = (0, 0, 0) if count == "up24" else (24, 24, 24)
    end, start = Stakes(profile, 0, 2, near), Stakes(profile, 0, 2, far)
    assert end.worth(0, True, 2) == end.worth(0, True, 7)
    assert end.worth(0, True, 2) > start.worth(0, True, 2)
    assert start.worth(0, True, 7) > start.worth(0, True, 2) > 0 > start.worth(0, False, 2)
    # What one seat wins, the others lose.
    for scores in (near, far):
        each = [Stakes(profile, seat, 2, scores).worth(1, True, 4) for seat in SEATS]
        assert sum(each) == pytest.approx(0, abs=1e-9)


def auctions(number: int) -> list[ThreeHandDeal]:
    """Deals in which the third player is to bid."""
    found = []
    for seed in range(number):
        pack, dealer = packs(5, seed)
        deal, _ = three_hand.start(DREIER, dealer, pack)
        while deal.phase is not Phase.AUCTION:
            seat = min(three_hand.to_act(deal))
            action = Cut() if deal.phase is Phase.CUT else NameTrump(deal.hands[seat][0].suit)
            deal, _ = three_hand.apply(deal, seat, action)
        found.append(deal)
    return found


def test_whoever_is_far_behind_risks_more_and_whoever_is_near_the_end_bids_what_is_enough() -> None:
    bids: dict[str, list[str]] = {"behind": [], "plain": [], "near": []}
    for deal in auctions(40):
        seat = (deal.dealer + 2) % 3
        view = three_hand.view(deal, seat, memory=True)
        behind = tuple(3 if each == seat else 22 for each in SEATS)
        near = tuple(22 if each == seat else 12 for each in SEATS)
        for name, scores in (("behind", behind), ("plain", None), ("near", near)):
            action, _ = choose_three(view, "strong", 3, scores=scores)
            bids[name].append(str(action))
    assert bids["behind"].count("pass") < bids["plain"].count("pass")
    big = {name: sum("plauderer" in bid for bid in said) for name, said in bids.items()}
    assert big["near"] < big["plain"] < big["behind"]


def test_at_a_table_the_score_is_known() -> None:
    """A match near its end is played for the Bummerl: the choice there is the one with its score."""
    differ = 0
    for seed in range(40):
        chance = random.Random(seed)
        match = matches.new_match(DREIER, seed % 3)
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        while isinstance(match.deal, ThreeHandDeal) and match.deal.phase is not Phase.AUCTION:
            seat = min(matches.to_act(match))
            match, _ = matches.apply(match, seat, matches.legal(match, seat)[0])
        seat = (match.dealer + 2) % 3
        match = replace(match, scores=tuple(3 if each == seat else 22 for each in SEATS))
        seen = match_view.view(match, seat, memory=True)
        assert isinstance(seen.deal, ThreeHandView)
        chosen = choose(seen, level="strong", seed=1).action
        assert chosen == choose_three(seen.deal, "strong", 1, scores=match.scores)[0]
        differ += chosen != choose_three(seen.deal, "strong", 1)[0]
        if differ > 1:
            return
    raise AssertionError("the score never mattered")


def test_three_equal_players_stand_at_nothing_over_whole_bummerls(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["beginner", "beginner", "--profile", "dreier", "--unit", "bummerl", "--pairs", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["marks"] == pytest.approx(0)
    assert found["rounds"] == 2
