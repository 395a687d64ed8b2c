"""Analyses: the value of every action on the information at hand, and what the decisions of a record cost."""

from __future__ import annotations

import json
import random
from itertools import islice
from pathlib import Path

import pytest

from bummerl.cards import Card
from bummerl.cli.analyse import main
from bummerl.engine.analysis import account_of, analyse, decision_of, open_values, summary
from bummerl.engine.players import choose
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Play
from bummerl.rules.games import parse_profile
from bummerl.rules.position import position_text
from bummerl.rules.record import Record, new_record
from bummerl.rules.two_hand import TwoHandDeal
from bummerl.rules.view import view
from engine.positions_at_random import random_matches


def played_record(profile: str, seed: int, levels: tuple[str, str]) -> Record:
    match = matches.new_match(parse_profile(profile), 0)
    record = new_record(match)
    pack = list(matches.pack_wanted(match))
    random.Random(seed).shuffle(pack)
    match, _ = matches.begin_deal(match, tuple(pack))
    record = record.dealt(pack)
    while not matches.between_deals(match):
        (seat,) = matches.to_act(match)
        choice = choose(view(match, seat, memory=True), level=levels[seat], seed=seed)
        record = record.moved(seat, choice.action)
        match, _ = matches.apply(match, seat, choice.action)
    return record.scored(match)


def test_every_lawful_action_gets_a_value() -> None:
    for match, seat in islice(random_matches("weich-wien", 41), 30):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if str(deal.phase) in ("last", "end"):
            continue
        seen = view(match, seat, memory=True)
        reasons = analyse(seen, play_outs=30)
        named = {each.action.split()[0] for each in reasons.actions}
        lawful = {str(action) for action in matches.legal(match, seat)} - {"claim"}
        # A card of a pair is led with its announcement.
        silent = {f"{rank}{suit[1]}" for suit in lawful if suit[0] == "+" for rank in "KQ"}
        assert lawful - silent == named - silent
        for each in reasons.actions:
            assert each.outcomes is not None
            assert sum(each.outcomes) == pytest.approx(1.0)
            assert each.chance is not None
            assert 0.0 <= each.chance <= 1.0
        assert reasons.line[0] == reasons.actions[0].action


def test_a_close_that_fails_in_every_world_costs_two_or_three() -> None:
    found = 0
    for match, seat in islice(random_matches("weich-wien", 42, closes=0.0), 200):
        deal = match.deal
        assert isinstance(deal, TwoHandDeal)
        if str(deal.phase) != "lead" or not deal.stock or "close" not in {str(a) for a in matches.legal(match, seat)}:
            continue
        reasons = analyse(view(match, seat, memory=True), play_outs=20)
        close = next(each for each in reasons.actions if each.action == "close")
        assert close.outcomes is not None
        assert close.outcomes[2] == 0.0, "a failed close never costs one point"
        found += close.outcomes[0] + close.outcomes[1] > 0.99
    assert found > 5


def test_not_announcing_costs_what_the_marriage_is_worth() -> None:
    """Leading a card of a pair without a word is a slip of its own, apart from the card."""
    costs: list[float] = []
    for match, seat in islice(random_matches("weich-wien", 44, closes=0.1), 700):
        pairs = [a for a in matches.legal(match, seat) if isinstance(a, Announce)]
        if not pairs or len(costs) == 12:
            continue
        queen = Play(Card(f"Q{pairs[0].suit}"))
        said = decision_of(match, seat, pairs[0], 1, 1, play_outs=60)
        silent = decision_of(match, seat, queen, 1, 1, play_outs=60)
        if said is None or silent is None:
            continue
        values = {each.action: each for each in silent.reasons.actions}
        loud, quiet = values[f"+{pairs[0].suit} {queen}"], values[str(queen)]
        assert None not in (loud.utility, quiet.utility, silent.cost, said.cost)
        assert quiet.chance is not None
        assert 0.0 <= quiet.chance <= 1.0
        assert silent.cost == pytest.approx(max((silent.reasons.actions[0].utility or 0) - (quiet.utility or 0), 0.0))
        costs.append((loud.utility or 0) - (quiet.utility or 0))
    assert len(costs) == 12
    assert sum(costs) / len(costs) > 0.15
    assert min(costs) > -0.25


def test_a_record_is_accounted_for() -> None:
    record = played_record("klassisch", 5, ("casual", "beginner"))
    account = summary(list(account_of(record, play_outs=40)))
    assert len(account.decisions) >= 5
    assert all(each.cost is None or each.cost >= 0.0 for each in account.decisions)
    assert sum(account.costs) == pytest.approx(sum(each.cost or 0.0 for each in account.decisions))
    for each in account.decisions:
        assert each.open_best is not None
        assert each.open_cards is None or each.open_cards <= each.open_best


def test_the_better_player_loses_less_by_his_decisions() -> None:
    costs = [0.0, 0.0]
    for seed in range(6):
        account = summary(list(account_of(played_record("weich-wien", seed, ("strong", "beginner")), play_outs=100)))
        costs = [old + new for old, new in zip(costs, account.costs, strict=True)]
    assert costs[0] < costs[1]


def test_the_command_reads_positions_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, seat = next(random_matches("weich-wien", 43))
    text = position_text(match)
    assert main([text, "--play-outs", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    deal = match.deal
    assert isinstance(deal, TwoHandDeal)
    assert told["openCards"] == open_values(deal)
    assert main([text, "--play-outs", "20", "--seat", "AB"[seat]]) == 0
    assert "hidden cards" in capsys.readouterr().out
    file = tmp_path / "deal.txt"
    file.write_text(played_record("scharf", 3, ("club", "casual")).text())
    assert main([str(file), "--play-outs", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"]
    assert main([str(file), "--play-outs", "20"]) == 0
    assert "decisions cost" in capsys.readouterr().out
    file.write_text("bummerl record 1\nrules weich-wien\ndealer A\ndeal 1\npack AS\n")
    assert main([str(file)]) == 2
    assert main(["nothing like it"]) == 2
