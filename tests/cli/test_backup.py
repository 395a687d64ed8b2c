"""Backup of a running server, and restore."""

import asyncio
from pathlib import Path

import pytest

from bummerl.cli.main import main
from club.at_table import house_in, sit_down


def test_a_backup_of_a_running_house_brings_everything_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    known: list[tuple[str, int]] = []

    async def run() -> None:
        async with house_in(data) as house:
            table, _ = await sit_down(house, dealer="other")
            known.append((table.id, table.now.seq))
            assert main(["backup", str(copy), "--data", str(data)]) == 0
            # Not over a running server, and never over another backup.
            assert main(["restore", str(copy), "--data", str(data)]) == 1
            assert main(["backup", str(copy), "--data", str(data)]) == 1
            await sit_down(house)

    async def look() -> int:
        async with house_in(data) as house:
            table = await house.tables.find(known[0][0])
            assert table.now.seq == known[0][1]
            return len(await house.store.tables_of(table.now.chairs[0].person or "", 9))

    asyncio.run(run())
    assert main(["restore", str(copy), "--data", str(data)]) == 0
    assert asyncio.run(look()) == 1
    assert (data / "bummerl.before-restore").exists()


def test_what_is_no_backup_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    wrong = tmp_path / "wrong"
    wrong.write_text("no database " * 200)
    assert main(["restore", str(wrong), "--data", str(tmp_path / "data")]) == 1
    assert main(["restore", str(tmp_path / "nothing"), "--data", str(tmp_path / "data")]) == 1
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path / "empty")]) == 1
