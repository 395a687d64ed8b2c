"""`bummerl analyse`: what each action of a position is worth, or what each decision of a record cost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bummerl.engine.analysis import Account
    from bummerl.engine.reasons import Reasons


def main(argv: Sequence[str]) -> int:
    """Analyse what the words name; exit status 2 if it is neither a position nor a lawful record."""
    parser = argparse.ArgumentParser(
        prog="bummerl analyse",
        description="Say what each action of a position is worth to the one who has to decide, or what each decision "
        "of a record cost.",
    )
    parser.add_argument("what", help="a position as text, a file with a position or a record, or - for standard input")
    parser.add_argument("--seat", choices=("A", "B"), help="whose view to take (default: who has to decide)")
    parser.add_argument("--play-outs", type=int, default=None, help="play-outs of each action (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the chance in the search (default 0)")
    parser.add_argument("--deep", action="store_true", help="solve larger ends as games of hidden cards; takes long")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    words = parser.parse_args(argv)
    text = _read(words.what)
    if text is None:
        print(f"bummerl analyse: no such file and no position: {words.what[:60]}", file=sys.stderr)
        return 2

    from bummerl.engine.analysis import PLAY_OUTS
    from bummerl.rules.errors import RulesError

    play_outs = words.play_outs or PLAY_OUTS
    try:
        if text.lstrip().startswith(("{", "bummerl record")):
            return _record(text, play_outs, words.seed, words.json)
        return _position(text, words.seat, play_outs, words.seed, words.deep, words.json)
    except (RulesError, ValueError) as wrong:
        print(f"bummerl analyse: {wrong}", file=sys.stderr)
        return 2


def _read(what: str) -> str | None:
    if what == "-":
        return sys.stdin.read()
    if " / " in what:
        return what
    path = Path(what)
    return path.read_text() if path.is_file() else None


def _position(text: str, seat: str | None, play_outs: int, seed: int, deep: bool, as_json: bool) -> int:
    import msgspec

    from bummerl.engine.analysis import analyse, open_values
    from bummerl.rules.position_reader import parse_position
    from bummerl.rules.two_hand import TwoHandDeal

    position = parse_position(text)
    seen = position.view(None if seat is None else "AB".index(seat))
    reasons = analyse(seen, play_outs=play_outs, seed=seed, deep=deep)
    truth = position.match.deal if position.match is not None else None
    open_cards = open_values(truth) if isinstance(truth, TwoHandDeal) else None
    if as_json:
        print(msgspec.json.encode({"reasons": reasons, "openCards": open_cards}).decode())
        return 0
    _print_reasons(reasons)
    if open_cards is not None:
        print("with open cards: " + "  ".join(f"{name} {value:+.0f}" for name, value in open_cards.items()))
    return 0


def _print_reasons(reasons: Reasons) -> None:
    print(f"{'action':<12}{'points':>8}{'spread':>8}{'Bummerl':>9}{'net':>7}   results -3 … +3")
    for each in reasons.actions:
        if each.game_points is None or each.spread is None or each.chance is None or each.outcomes is None:
            continue
        results = " ".join(f"{share:4.0%}" for share in each.outcomes)
        print(
            f"{each.action:<12}{each.game_points:>+8.2f}{each.spread:>8.2f}{each.chance:>9.1%}"
            f"{each.prior or 0.0:>7.0%}   {results}"
        )
    if reasons.assumed is not None:
        it = reasons.assumed
        print(f"{it.worlds} of {it.of} deals; {it.hidden} hidden cards, {it.in_hand} of them in the other hand")
    if reasons.exploitable is not None:
        print(f"solved as a game of hidden cards; a player who knew it could gain {reasons.exploitable:.4f} points")
    if reasons.line:
        print("expected: " + " ".join(reasons.line))


def _record(text: str, play_outs: int, seed: int, as_json: bool) -> int:
    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from bummerl.engine.analysis import account_of, summary
    from bummerl.rules.record import parse_record

    record = parse_record(text)
    moves = sum(len(deal.moves) for deal in record.deals)
    decisions = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("decisions", total=moves)
        done = [len(deal.moves) for deal in record.deals]
        for each in account_of(record, play_outs=play_outs, seed=seed):
            decisions.append(each)
            progress.update(bar, completed=sum(done[: each.deal_no - 1]) + each.move_no)
    account = summary(decisions)
    if as_json:
        print(msgspec.json.encode(account).decode())
        return 0
    _print_account(account)
    return 0


def _print_account(account: Account) -> None:
    print(f"{'deal':>4} {'move':>4} seat {'done':<10}{'best':<12}{'cost':>6}   open cards: done, best")
    for place, each in enumerate(account.decisions):
        cost = "  ?" if each.cost is None else f"{each.cost:6.2f}"
        shown = " ".join("?" if value is None else f"{value:+.0f}" for value in (each.open_cards, each.open_best))
        mark = " *" if place in account.turning_points else ""
        place_told = f"{each.deal_no:>4} {each.move_no:>4} {'AB'[each.seat]:<4}"
        print(f"{place_told} {each.done:<10}{each.best:<12}{cost}   {shown}{mark}")
    for seat, total in enumerate(account.costs):
        print(f"{'AB'[seat]}: decisions cost {total:.2f} game points")
