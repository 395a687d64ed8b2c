"""A kept Bummerl goes on from what was written to its end, whatever moment it was cut off at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bummerl.cli.terminal import kept as keeping
from bummerl.cli.terminal.game import HUMAN
from bummerl.rules import match as matches
from bummerl.rules.actions import Close
from bummerl.rules.games import preset
from bummerl.rules.record import parse_record, replay
from cli.driver import run

if TYPE_CHECKING:
    from pathlib import Path

    from bummerl.cli.terminal.game import Game
    from bummerl.rules.match import Match


def go_on_until(game: Game, deals: int) -> None:
    """Play on until so many deals are scored; both always take their first lawful action."""
    while len(game.match.sheet) < deals and not game.over:
        if game.between_deals:
            game.deal()
            continue
        seat = game.turn
        game.do(seat, next(act for act in matches.legal(game.match, seat) if not isinstance(act, Close)))


@pytest.fixture
def kept(tmp_path: Path) -> keeping.Kept:
    """A Bummerl of two deals and a started third one, closed and kept in a file."""
    kept = keeping.begin(tmp_path, preset("scharf"), "beginner", "7 and more")
    go_on_until(kept.game, 2)
    kept.game.deal()
    kept.close()
    return kept


def states(file: Path) -> list[Match]:
    return [step.match for step in replay(parse_record(file.read_text()))]


def test_it_goes_on_from_any_cut(kept: keeping.Kept) -> None:
    whole, known = kept.file.read_text(), states(kept.file)
    start = whole.index("deal 1")
    reached = set()
    for cut in range(start, len(whole) + 1):
        kept.file.write_text(whole[:cut])
        again = keeping.go_on(kept.file)
        again.close()
        assert again.level == "beginner"
        assert again.seed == "7 and more"
        assert again.game.match.deal_no == 0 or again.game.match in known
        reached.add(len(again.game.match.sheet))
        assert whole.startswith(kept.file.read_text())
    assert reached == {0, 1, 2}


def test_it_goes_on_with_the_same_cards(kept: keeping.Kept, tmp_path: Path) -> None:
    broken_off = keeping.go_on(kept.file)
    go_on_until(broken_off.game, 4)
    broken_off.close()
    in_one_go = keeping.begin(tmp_path / "other", preset("scharf"), "beginner", "7 and more")
    go_on_until(in_one_go.game, 4)
    in_one_go.close()
    assert broken_off.file.read_text() == in_one_go.file.read_text()
    assert broken_off.game.match == in_one_go.game.match


def test_the_seed_decides_dealer_and_cards(tmp_path: Path) -> None:
    begun = []
    for seed in ("7", "7", "8"):
        kept = keeping.begin(tmp_path, preset("weich-wien"), "beginner", seed)
        kept.game.deal()
        kept.close()
        begun.append(kept.game.match)
    assert begun[0] == begun[1]
    assert begun[0].deal != begun[2].deal


def test_a_declaration_is_written_with_the_card_that_makes_it_count(tmp_path: Path) -> None:
    kept = keeping.begin(tmp_path, preset("weich-wien"), "beginner", "1")
    game = kept.game
    game.deal()
    while "close" not in map(str, matches.legal(game.match, HUMAN)):
        seat = game.turn
        game.do(seat, matches.legal(game.match, seat)[-1])
    before = game.match
    game.do(HUMAN, Close())
    waiting = [game.can_undo]
    assert "close" not in kept.file.read_text()
    game.undo()
    assert game.match == before
    waiting.append(game.can_undo)
    game.do(HUMAN, Close())
    game.do(HUMAN, matches.legal(game.match, HUMAN)[-1])
    waiting.append(game.can_undo)
    assert waiting == [True, False, False]
    assert "\nA close\nA " in kept.file.read_text()
    kept.close()


def test_the_newest_unfinished_one_is_taken(kept: keeping.Kept, tmp_path: Path) -> None:
    assert keeping.unfinished(tmp_path) == kept.file
    newer = keeping.begin(tmp_path, preset("weich-wien"), "beginner", "1")
    assert newer.file != kept.file
    assert keeping.unfinished(tmp_path) == newer.file
    while not newer.game.over:
        go_on_until(newer.game, len(newer.game.match.sheet) + 1)
    newer.close()
    assert keeping.unfinished(tmp_path) == kept.file
    kept.file.write_text("nonsense\n")
    assert keeping.unfinished(tmp_path) is None


def test_a_kept_bummerl_that_somebody_changed_is_refused(kept: keeping.Kept, tmp_path: Path) -> None:
    kept.file.write_text(kept.file.read_text().replace("\nA ", "\nB ", 1))
    done = run("play", "--plain", "--lang", "en", "--resume", str(kept.file), data=tmp_path)
    assert done.returncode == 2
    assert "This kept Bummerl cannot be read" in done.stderr


def test_the_lot_is_told_as_long_as_nothing_is_dealt(tmp_path: Path) -> None:
    """What is told is what the first deal goes by."""
    for seed in range(6):
        kept = keeping.begin(tmp_path, preset("klassisch"), "beginner", str(seed))
        lot = kept.lot
        assert lot is not None
        assert lot[1]
        kept.game.deal()
        deal = kept.game.match.deal
        assert deal is not None
        assert deal.dealer == lot[0]
        assert not told(kept)
        kept.close()


def told(kept: keeping.Kept) -> bool:
    return kept.lot is not None
