"""What became of the commands of a load test: the logs of its tables tell."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from bummerl.club import causes
from bummerl.server.store import open_store


class Kept(Struct, frozen=True):
    """Commands that were acknowledged and are in no log, and those that stand in a log twice."""

    lost: int
    twice: int


async def look_into_logs(data: Path, url: str | None, acked: Mapping[str, Sequence[str]]) -> Kept:
    """Compare the acknowledged commands of each table with its log, in the store that the servers used."""
    store = await open_store(data, url)
    lost = twice = 0
    try:
        for table, commands in acked.items():
            rows = await store.read(table)
            done = [getattr(causes.decode(row.cause), "id", None) for row in rows if row.cause is not None]
            counted = Counter(command for command in done if command is not None)
            twice += sum(times - 1 for times in counted.values())
            lost += len(set(commands) - set(counted))
    finally:
        await store.close()
    return Kept(lost, twice)
