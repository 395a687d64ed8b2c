"""`bummerl verify`: recompute the shuffles of a record from the secrets of all parties."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = {
    "fair": "fair: {what} from the secrets, and the secrets belong to their anchors",
    "notCounted": "{who} showed nothing in time and added nothing",
    "noLinks": "no secrets in the record: nothing to check",
    "wrongLink": "the secret of {who} does not belong to its anchor",
    "wrongPack": "the secrets give other cards than those that were dealt",
    "wrongDealer": "the secrets give another first dealer",
}


def main(argv: Sequence[str]) -> int:
    """Check a record; status 0 if every deal is fair, 1 if one is not or cannot be checked, 2 for no record."""
    options = argparse.ArgumentParser(
        prog="bummerl verify",
        description="Check that a record was shuffled as docs/fairness.md says, and that the play is lawful.",
    )
    options.add_argument("record", help="file of a record, or - for standard input")
    given = options.parse_args(list(argv))
    from bummerl.club.fairness import verify
    from bummerl.rules.notation import seat_text
    from bummerl.rules.record import RecordError, parse_record, replay

    try:
        text = sys.stdin.buffer.read() if given.record == "-" else Path(given.record).read_bytes()
        record = parse_record(text)
        replay(record)
    except OSError as failure:
        print(f"bummerl verify: {given.record}: {failure.strerror}", file=sys.stderr)
        return 2
    except RecordError as wrong:
        print(f"bummerl verify: {wrong}", file=sys.stderr)
        return 2
    findings = verify(record)
    for finding in findings:
        who = "the server" if finding.seat is None else f"seat {seat_text(finding.seat)}"
        place = f"deal {finding.deal_no}" if finding.deal_no else "first dealer"
        what = "the cards follow" if finding.deal_no else "he follows"
        print(f"{place}: {WORDS[finding.code].format(who=who, what=what)}")
    good = any(finding.deal_no for finding in findings) and all(finding.good for finding in findings)
    fair = sum(finding.code == "fair" and finding.deal_no > 0 for finding in findings)
    print(f"{fair} of {len(record.deals)} deals fair by all secrets" if good else "this record does not prove itself")
    return 0 if good else 1
