"""`bummerl verify`: recompute the shuffles of a record from the secrets of all parties."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.cli.command_line import CommandLine, asked_language
from bummerl.messages import messages

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Check a record; status 0 if every deal is fair, 1 if one is not or cannot be checked, 2 for no record."""
    line = CommandLine("verify", asked_language(argv), argv)
    line.takes("record", key="verify-record")
    line.takes_language("verify-lang")
    given = line.parse_args(list(argv))
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
    say = messages(given.lang).format
    for finding in findings:
        who = say("verify-server") if finding.seat is None else say("verify-seat", seat=seat_text(finding.seat))
        key = f"verify-{finding.code}" if finding.deal_no or finding.code != "fair" else "verify-fair-dealer"
        place = say("verify-deal", number=finding.deal_no) if finding.deal_no else say("verify-dealer")
        print(f"{place}: {say(key, who=who)}")
    good = any(finding.deal_no for finding in findings) and all(finding.good for finding in findings)
    fair = sum(finding.code == "fair" and finding.deal_no > 0 for finding in findings)
    print(say("verify-all", fair=fair, deals=len(record.deals)) if good else say("verify-not"))
    return 0 if good else 1
