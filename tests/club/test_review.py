"""A finished deal is looked through: every move is there, and the costs are those of the analysis."""

from __future__ import annotations

import pytest

from bummerl.cards import card_points
from bummerl.club.review import review_of
from bummerl.club.state import TableError
from bummerl.engine.players import choose
from bummerl.rules import match as play
from bummerl.rules.games import preset
from bummerl.rules.record import Record, new_record, replay
from bummerl.rules.shuffle import seeded_pack
from bummerl.rules.view import view


def played(rules: str, deals: int) -> Record:
    match = play.new_match(preset(rules), 0)
    record = new_record(match, ["Leni", "Franz"])
    for number in range(1, deals + 1):
        pack = seeded_pack("review", play.pack_wanted(match), number)
        match, _ = play.begin_deal(match, pack)
        record = record.dealt(pack)
        while not play.between_deals(match):
            seat = min(play.to_act(match))
            action = choose(view(match, seat, memory=True), level="beginner", seed=number).action
            record = record.moved(seat, action)
            match, _ = play.apply(match, seat, action)
        record = record.scored(match)
    return record


@pytest.fixture(scope="module", params=["weich-wien", "sechsundsechzig"])
def record(request: pytest.FixtureRequest) -> Record:
    return played(request.param, 2)


def test_every_move_is_there_with_what_its_player_held(record: Record) -> None:
    review = review_of(record, 2, play_outs=16)
    steps = [step for step in replay(record) if step.deal_no == 2]
    assert [(move.seat, move.action) for move in review.moves] == [(s.seat, str(s.action)) for s in steps[1:]]
    assert review.scores_before == steps[0].match.scores
    assert review.scores == steps[-1].match.scores
    for move in review.moves:
        if len(move.action) == 2 and move.action[0] != "+":
            assert move.action in move.hand
        assert sum(move.points) <= card_points(preset(record.rules).pack) + 100


def test_what_was_done_is_never_worth_more_than_the_best_and_chances_are_chances(record: Record) -> None:
    review = review_of(record, 1, play_outs=16)
    decided = [move for move in review.moves if move.before is not None]
    assert len(decided) >= 3
    for move in decided:
        assert move.before is not None
        assert move.after is not None
        assert 0 <= move.after <= move.before <= 1
        assert [option.chance for option in move.options]
    assert 0 < review.start < 1
    assert 0 <= review.end <= 1


def test_the_chance_after_the_deal_is_that_of_the_new_score(record: Record) -> None:
    first, second = review_of(record, 1, play_outs=1), review_of(record, 2, play_outs=1)
    assert first.end == second.start
    assert first.scores == second.scores_before


def test_there_is_nothing_to_review_beyond_the_last_deal_or_at_another_game(record: Record) -> None:
    with pytest.raises(TableError, match="notFound"):
        review_of(record, 3)
    dreier = new_record(play.new_match(preset("dreier"), 0))
    match, _ = play.begin_deal(play.new_match(preset("dreier"), 0), preset("dreier").pack)
    assert match.deal is not None
    with pytest.raises(TableError, match="otherGame"):
        review_of(dreier.dealt(preset("dreier").pack), 1)
