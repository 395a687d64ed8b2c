"""`bummerl play`: a whole Bummerl against the computer, in the terminal."""

from __future__ import annotations

import secrets
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.cli.command_line import CommandLine, asked_language
from bummerl.cli.terminal import kept as keeping
from bummerl.cli.terminal.evening import Face, Left, Table, allows_looking, play
from bummerl.cli.terminal.game import HUMAN
from bummerl.cli.terminal.plain import Plain
from bummerl.cli.terminal.rules_help import rules_help
from bummerl.cli.terminal.voice import COMPUTER, YOU, Voice
from bummerl.messages import messages, refusal
from bummerl.rules.errors import ProfileError
from bummerl.rules.games import DEFAULT, PRESETS, for_pleasure, parse_profile

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from bummerl.cli.terminal.kept import Kept
    from bummerl.rules.game import Action
    from bummerl.rules.profile import Profile
    from bummerl.rules.view import View

NAMES = {2: (YOU, COMPUTER), 3: (YOU, "Resi", "Franz")}
"""Who sits at a table for two and for three; the seats run clockwise."""

SPEEDS: dict[str, float | None] = {"tap": None, "slow": 3.0, "normal": 1.5, "fast": 0.4, "none": 0.0}


def arguments(argv: Sequence[str]) -> CommandLine:
    """Return the reader of this command line, with its help in the language that it asks for."""
    line = CommandLine("play", asked_language(argv), argv)
    line.takes("--profile", key="play-profile", more=f": {', '.join(PRESETS)}", default=DEFAULT, metavar="NAME")
    line.takes("--option", key="play-option", action="append", default=[], metavar="NAME=VALUE")
    line.takes("--tournament", key="play-tournament", action="store_true")
    line.takes("--level", key="play-level", default="normal", choices=levels())
    line.takes_language("play-lang")
    line.takes("--seed", key="play-seed", default=None)
    line.takes("--plain", key="play-plain", action="store_true")
    line.takes("--confirm", key="play-confirm", action="store_true")
    line.takes("--speed", key="play-speed", choices=tuple(SPEEDS), default="normal")
    line.takes("--data", key="play-data", metavar="FOLDER")
    line.takes("--resume", key="play-resume", nargs="?", const="", metavar="FILE")
    return line


def main(argv: Sequence[str]) -> int:
    """Play one Bummerl; return 0, or 2 when the command line asks for what does not exist."""
    given = arguments(argv).parse_args(argv)
    try:
        kept = _kept(given)
    except _Refused as problem:
        print(f"bummerl play: {problem}", file=sys.stderr)
        return 2
    voice = Voice(given.lang, NAMES[kept.profile.players])
    face = _face(given, voice, kept.profile)
    rules = rules_help(kept.profile, given.lang)
    table = Table(kept.game, face, voice, _thinker(kept.level), rules, given.confirm)
    face.open()
    try:
        face.tell(_welcome(kept, voice, resumed=given.resume is not None), kept.game.view(HUMAN))
        play(table)
        face.end(kept.game.view(HUMAN))
    except (Left, EOFError, KeyboardInterrupt):
        pass
    finally:
        face.close()
        kept.close()
    _part(given, kept, voice, face)
    return 0


class _Refused(Exception):
    """What the command line asks for cannot be had; the text says why."""


def levels() -> list[str]:
    """Return the names of the levels."""
    from bummerl.engine.levels import LEVELS

    return [*LEVELS, "normal"]


def _kept(given: argparse.Namespace) -> Kept:
    """Open the Bummerl that is asked for. Raises _Refused."""
    where, words = keeping.folder(given.data), messages(given.lang)
    if given.resume is None:
        try:
            return keeping.begin(where, _profile(given), given.level, given.seed or secrets.token_hex(4))
        except OSError as problem:
            raise _Refused(problem) from None
    file = Path(given.resume) if given.resume else keeping.unfinished(where)
    if file is None:
        raise _Refused(words.format("resume-none", folder=str(where)))
    try:
        return keeping.go_on(file)
    except keeping.Broken as problem:
        why = refusal(given.lang, problem.problem.code, problem.problem.facts)
        raise _Refused(words.format("resume-broken", file=str(problem.file), why=why)) from None
    except OSError as problem:
        raise _Refused(problem) from None


def _profile(given: argparse.Namespace) -> Profile:
    try:
        profile = parse_profile(" ".join([given.profile, *given.option]))
    except ProfileError as problem:
        raise _Refused(refusal(given.lang, problem.code, problem.facts)) from None
    return profile if given.tournament else for_pleasure(profile)


def _face(given: argparse.Namespace, voice: Voice, profile: Profile) -> Face:
    if given.plain:
        return Plain(voice, forgets=not allows_looking(profile))
    from bummerl.cli.terminal.screen import Screen

    return Screen(voice, SPEEDS[given.speed])


def _thinker(level: str) -> Callable[[View], Action]:
    def think(view: View) -> Action:
        # Here, because the engine takes a second or two to load: not before there is a hand to look at.
        from bummerl.engine.players import choose

        return choose(view, level=level).action

    return think


def _welcome(kept: Kept, voice: Voice, resumed: bool) -> list[str]:
    said = [voice.say("view-rules", rules=kept.rules)]
    base = PRESETS[kept.profile.preset]
    if getattr(kept.profile, "revoke", None) != getattr(base, "revoke", None):
        said.append(voice.say("view-prevent", rules=base.preset))
    computers = voice.names[1:]
    if len(computers) == 1:
        said.append(voice.say("view-opponent", level=kept.level))
    else:
        said.append(voice.say("view-opponents", names=", ".join(computers), level=kept.level))
    said += voice.lot(*kept.lot) if kept.lot else []
    return [voice.say("resumed"), *said] if resumed else said


def _part(given: argparse.Namespace, kept: Kept, voice: Voice, face: Face) -> None:
    """Say goodbye on the terminal's own page: the result, or how to go on."""
    say = Plain(voice, forgets=False)
    match = kept.game.match
    say.note([""])
    if face.second_page:
        say.note([voice.say("score-line", scores=voice.scores(match.scores))])
        if match.bummerl_winner is not None:
            say.note([voice.about("event-bummerl", match.bummerl_winner)])
    if match.bummerl_winner is None:
        data = ["--data", given.data] if given.data else []
        say.note([voice.say("bye-resume", command=shlex.join(["bummerl", "play", "--resume", *data]))])
    else:
        say.note([voice.say("bye-replay", command=shlex.join(["bummerl", "replay", str(kept.file)]))])
        say.note([voice.say("bye-seed", command=shlex.join(_same_again(kept)))])
    say.note([voice.say("bye")])


def _same_again(kept: Kept) -> list[str]:
    preset, *changes = kept.rules.split()
    strict = getattr(kept.profile, "revoke", "prevent") != "prevent"
    # A table for pleasure changes `revoke` by itself.
    asked = [change for change in changes if strict or not change.startswith("revoke=")]
    options = [word for change in asked for word in ("--option", change)]
    words = ["bummerl", "play", "--profile", preset, *options, *["--tournament"] * strict]
    return [*words, "--level", kept.level, "--seed", kept.seed]
