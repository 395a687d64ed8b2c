"""`bummerl verify` on a record of a real table."""

import asyncio
from pathlib import Path

import pytest

from bummerl.cli.main import main
from bummerl.club.records import record_of
from bummerl.club.table import links_of
from bummerl.rules import match as play
from club.at_table import house_in, sit_down


async def record_in(folder: Path) -> str:
    async with house_in(folder) as house:
        table, client = await sit_down(house)
        async with asyncio.timeout(10):
            while 0 not in play.to_act(table.now.match):
                await asyncio.sleep(0.01)
        await client.tell(t="do", id="1", rev=table.now.seq, action="concede")
        return record_of(links_of(table.id, None, await house.store.read(table.id))).text()


def test_a_record_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = asyncio.run(record_in(tmp_path))
    file = tmp_path / "record.txt"
    file.write_text(text)
    assert main(["verify", "--lang", "en", str(file)]) == 0
    said = capsys.readouterr().out
    assert "1 of 1 deals fair" in said
    assert "first dealer: fair" in said
    dealer = next(line for line in text.splitlines() if line.startswith("lot "))
    file.write_text(text.replace(dealer, f"lot {'ab' * 32}"))
    assert main(["verify", "--lang", "en", str(file)]) == 1
    assert "first dealer: the secret of the server does not belong" in capsys.readouterr().out
    pack = next(line for line in text.splitlines() if line.startswith("pack "))
    cards = pack.split()
    # Two cards of the stock: the play is the same, the shuffle is not.
    cards[-1], cards[-2] = cards[-2], cards[-1]
    file.write_text(text.replace(pack, " ".join(cards)))
    assert main(["verify", "--lang", "en", str(file)]) == 1
    assert "other cards" in capsys.readouterr().out
    assert main(["verify", "--lang", "de", str(file)]) == 1
    assert "folgen andere Karten" in capsys.readouterr().out
    file.write_text("no record")
    assert main(["verify", "--lang", "en", str(file)]) == 2
    assert main(["verify", str(tmp_path / "nothing")]) == 2
