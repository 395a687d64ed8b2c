"""A whole Bummerl at a real terminal, played by somebody who types; and what happens when he stops or slips."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bummerl.messages import LANGUAGES, messages
from bummerl.rules import match as matches
from bummerl.rules.games import profile_text
from bummerl.rules.record import parse_record, replay
from cli.driver import ESCAPE, Ended, Terminal, run

if TYPE_CHECKING:
    from pathlib import Path

LEVEL = ("--level", "beginner", "--speed", "none")


def record_of(data: Path) -> str:
    (file,) = (data / "terminal").glob("*.bummerl")
    return file.read_text()


class Player:
    """Types the number of the first card that is taken, draws, and answers every question with yes."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal = terminal
        words = messages(lang)
        self.turn, self.next, self.more = (words.format(f"ask-{name}") for name in ("turn", "next", "more"))
        self.claim = words.format("ask-claim")
        self.sure = words.format("ask-confirm", what="").strip()
        self.settle, self.draw = (words.format(f"hint-{name}") for name in ("settle", "draw"))
        self.refused = re.compile(r"\(§[\d., §]+\)\s*" + re.escape(self.turn))
        self.try_next = 1

    def play_to_the_end(self) -> str:
        """Play on until the command ends by itself; return all that was shown."""
        try:
            while True:
                shown = self.terminal.until(self.turn, self.next, self.more, self.sure, self.claim)
                self.terminal.type(self._answer(shown))
        except Ended:
            return ESCAPE.sub("", self.terminal.shown)

    def _answer(self, shown: str) -> str:
        asked = shown.rstrip().removesuffix(":")
        if asked.endswith(self.sure):
            return "yes"
        if not asked.endswith(self.turn):
            return ""
        if self.draw in shown:
            return ""
        if self.settle in shown:
            return "settle"
        self.try_next = self.try_next % 6 + 1 if self.refused.search(asked) else 1
        return str(self.try_next)


@pytest.mark.parametrize(
    ("lang", "rules", "extra"),
    [
        ("de", "scharf", ("--option", "closeMinStock=2")),
        ("es", "weich-wien", ("--plain",)),
        ("en", "sechsundsechzig", ()),
        ("en", "online", ("--plain", "--confirm")),
        ("de", "klassisch", ("--plain", "--tournament")),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_a_whole_bummerl(tmp_path: Path, lang: str, rules: str, extra: tuple[str, ...]) -> None:
    words = ("play", "--lang", lang, "--profile", rules, "--seed", "7", *LEVEL, *extra)
    with Terminal(words, tmp_path) as terminal:
        shown = Player(terminal, lang).play_to_the_end()
        assert terminal.status() == 0
    assert shown.rstrip().endswith(messages(lang).format("bye"))
    match = replay(parse_record(record_of(tmp_path)))[-1].match
    assert match.bummerl_winner is not None
    winner = messages(lang).format("name-you" if match.bummerl_winner == 0 else "name-computer")
    facts = {"who": "you" if match.bummerl_winner == 0 else "computer", "name": winner}
    sentence = messages(lang).format("event-bummerl", **facts)
    assert sentence[1:] in shown
    strict = "--tournament" in extra or rules not in ("scharf", "klassisch")
    assert match.profile.preset == rules
    assert ("revoke=prevent" in profile_text(match.profile)) is not strict


class PlayerOfThree(Player):
    """Knows the rules: types, in notation, the last lawful action of the Bummerl as it is kept."""

    def __init__(self, terminal: Terminal, lang: str, data: Path) -> None:
        super().__init__(terminal, lang)
        self.data = data

    def _answer(self, shown: str) -> str:
        if not shown.rstrip().removesuffix(":").endswith(self.turn):
            return super()._answer(shown)
        match = replay(parse_record(record_of(self.data)))[-1].match
        lawful = [str(action) for action in matches.legal(match, 0)]
        return "pass" if "pass" in lawful else lawful[-1]


@pytest.mark.parametrize("extra", [("--plain",), ("--option", "count=down24")], ids=" ".join)
def test_a_bummerl_of_three(tmp_path: Path, extra: tuple[str, ...]) -> None:
    words = ("play", "--lang", "de", "--profile", "dreier", "--seed", "3", *LEVEL, *extra)
    with Terminal(words, tmp_path) as terminal:
        shown = PlayerOfThree(terminal, "de", tmp_path).play_to_the_end()
        assert terminal.status() == 0
    assert shown.rstrip().endswith("Servus.")
    match = replay(parse_record(record_of(tmp_path)))[-1].match
    assert match.bummerl_winner is not None
    winner = ("Du gewinnst", "Resi gewinnt", "Franz gewinnt")[match.bummerl_winner]
    assert f"{winner} das Bummerl." in shown
    assert "Traceback" not in shown
    (file,) = (tmp_path / "terminal").glob("*.bummerl")
    told = run("replay", str(file), "--lang", "de", data=tmp_path)
    assert told.returncode == 0
    assert told.stdout.rstrip().splitlines()[-1].startswith("Bummerl angeschrieben: A ")


def test_plain_has_no_drawings_no_colours_and_no_escapes(tmp_path: Path) -> None:
    with Terminal(("play", "--plain", "--lang", "en", "--seed", "7", *LEVEL), tmp_path) as terminal:
        Player(terminal, "en").play_to_the_end()
    assert "\x1b" not in terminal.shown
    odd = {letter for letter in terminal.shown if not letter.isalnum() and letter not in " \n\r.,:;?+§()-“”…/'"}
    assert odd <= {"_"}, odd
    assert all(len(line) < 200 for line in terminal.shown.splitlines())


def test_no_colour_where_nobody_wants_it(tmp_path: Path) -> None:
    for wanted, extra in ((True, {}), (False, {"NO_COLOR": "1"})):
        with Terminal(("play", "--lang", "en", "--seed", "7", *LEVEL), tmp_path / str(wanted), **extra) as terminal:
            terminal.until("Your turn")
        coloured = [code for code in ESCAPE.findall(terminal.shown) if re.search(r"[\[;](3[1-7]|9[1-7])[;m]", code)]
        assert bool(coloured) is wanted


def test_where_looking_back_is_forbidden_the_page_is_wiped(tmp_path: Path) -> None:
    for rules, wiped in (("scharf", True), ("weich-wien", False)):
        words = ("play", "--plain", "--lang", "en", "--profile", rules, "--seed", "7", *LEVEL)
        with Terminal(words, tmp_path / rules) as terminal:
            player = Player(terminal, "en")
            terminal.type(player._answer(terminal.until("Your turn")))
            terminal.until("Your turn", "Enter for the next deal")
            terminal.type("look")
            assert ("do not allow looking back" in terminal.until("Your turn")) is wiped
        assert ("\x1b[2J" in terminal.shown) is wiped
        assert ("\x1b[?1049h" in terminal.shown) is wiped
        assert "\x1b[3J" not in terminal.shown, "what was on the terminal before is nobody's business"


def test_a_declaration_can_be_taken_back_until_a_card_is_led(tmp_path: Path) -> None:
    # With this seed the person is forehand; undo must bring the stock back, and the record must not know the close.
    with Terminal(("play", "--plain", "--lang", "en", "--seed", "7", *LEVEL), tmp_path) as terminal:
        before = terminal.until("Your turn")
        assert "close closes the stock" in before
        terminal.type("close")
        terminal.until("Close the stock? Yes or no?")
        terminal.type("no")
        assert "Not done" in terminal.until("Your turn")
        terminal.type("close")
        terminal.until("Close the stock? Yes or no?")
        terminal.type("y")
        shown = terminal.until("Your turn")
        assert "You close the stock" in shown
        assert "undo takes the last declaration back" in shown
        terminal.type("close")
        assert "The stock is closed already. (§3.7)" in terminal.until("Your turn")
        terminal.type("undo")
        shown = terminal.until("Your turn")
        assert "Taken back" in shown
        assert "10 cards in the stock" in shown
        assert "close closes the stock" in shown
        terminal.type("1")
        terminal.until("Your turn", "Enter for the next deal")
        terminal.type("undo")
        assert "what was played counts" in terminal.until("Your turn", "Enter for the next deal")
    assert "close" not in record_of(tmp_path).split("pack")[1]


NEARLY_THERE = """bummerl record 1
rules weich-wien
dealer B
about level beginner
about seed 7
deal 1
pack AS KH QH KS QS JS TH TS JD JC AC AH JH AD TD KD QD TC KC QC
A AS, B KS
A TS, B QS
"""
"""The person has 28 in tricks and the marriage of trumps."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_66_can_be_declared_between_the_lead_of_a_marriage_and_the_reply(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "nearly.bummerl"
    file.write_text(NEARLY_THERE)
    say = messages(lang).format
    sure = say("ask-confirm", what="").strip()
    with Terminal(("play", "--plain", "--lang", lang, "--resume", str(file), *LEVEL), tmp_path) as terminal:
        terminal.until(say("ask-turn"))
        terminal.type("kh+")
        assert say("hint-claim") in terminal.until(say("ask-claim"))
        terminal.type("3")
        assert "(§3.3)" in terminal.until(say("ask-claim"))
        terminal.type("claim")
        assert say("confirm-claim") in terminal.until(sure)
        terminal.type("no")
        terminal.until(say("ask-claim"))
        terminal.type("claim")
        assert say("confirm-claim") in terminal.until(sure)
        terminal.type("yes")
        terminal.until(say("ask-next"))
    result = parse_record(file.read_text()).deals[0].result
    assert str(result) == "= A 3 claimed 4:7"


def test_who_does_not_declare_then_gets_the_reply(tmp_path: Path) -> None:
    file = tmp_path / "nearly.bummerl"
    file.write_text(NEARLY_THERE)
    with Terminal(("play", "--plain", "--lang", "en", "--resume", str(file), *LEVEL), tmp_path) as terminal:
        terminal.until("Your turn")
        terminal.type("+h kh")
        terminal.until("The reply is to come: Enter, or claim")
        terminal.type("")
        assert "The computer plays" in terminal.until("Your turn", "Enter for the next deal")


def test_a_refusal_says_why_and_changes_nothing(tmp_path: Path) -> None:
    with Terminal(("play", "--plain", "--lang", "de", "--seed", "7", *LEVEL), tmp_path) as terminal:
        terminal.until("Du bist dran")
        for typed, answer in (
            ("genug", "66 ausmelden? Hast du weniger"),
            ("quargel", "verstehe ich nicht"),
            ("40", "nichts ansagen"),
            ("abrechnen", "noch Karten zu spielen. (§3.3)"),
            ("schauen", "keinen Stich, den du anschauen darfst. (§3.10)"),
            ("stand", "noch nichts angeschrieben"),
            ("regeln", "weich-wien"),
            ("hilfe", "tauschen, zu, genug"),
            ("aufgeben bummerl", "Das ganze Bummerl aufgeben? Ja oder nein?"),
        ):
            if typed == "genug":
                terminal.type(typed)
                assert "weder einen Stich noch eine Ansage" in terminal.until("Du bist dran")
                continue
            terminal.type(typed)
            assert answer in terminal.until("Du bist dran", "Ja oder nein?")
        terminal.type("nein")
        terminal.until("Du bist dran")
    assert len(parse_record(record_of(tmp_path)).deals[0].moves) == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_it_stops_politely_and_goes_on_later(tmp_path: Path, key: bytes) -> None:
    with Terminal(("play", "--lang", "en", "--seed", "11", *LEVEL), tmp_path) as terminal:
        player = Player(terminal, "en")
        for _ in range(4):
            terminal.type(player._answer(terminal.until(player.turn, player.next, player.more, player.sure)))
        terminal.until(player.turn, player.next)
        terminal.press(key)
        said = terminal.rest()
        assert terminal.status() == 0
    assert "Traceback" not in said
    assert "bummerl play --resume" in said
    before = record_of(tmp_path)
    with Terminal(("play", "--lang", "de", "--resume", *LEVEL), tmp_path) as terminal:
        shown = Player(terminal, "de").play_to_the_end()
        assert terminal.status() == 0
    assert "Das Bummerl geht weiter" in shown
    after = record_of(tmp_path)
    assert after.startswith(before)
    assert replay(parse_record(after))[-1].match.bummerl_winner is not None
    again = run("play", "--resume", "--lang", "en", data=tmp_path)
    assert again.returncode == 2
    assert "There is no Bummerl to go on with" in again.stderr


def test_a_revoke_is_asked_for_and_costs_three(tmp_path: Path) -> None:
    """At a tournament table every held card passes in the strict phase, but only after a question (rules §3.9)."""
    words = ("play", "--plain", "--lang", "en", "--profile", "klassisch", "--tournament", "--seed", "7", *LEVEL)
    with Terminal(words, tmp_path) as terminal:
        player = Player(terminal, "en")
        asked = ""
        while "By these rules playing it all the same loses the deal" not in asked:
            asked = terminal.until(player.turn, player.next, player.sure)
            if "You may play:" in asked and asked.rstrip().endswith("Your turn:"):
                allowed = {int(n) for n in re.findall(r"(\d), ", asked.rpartition("You may play:")[2])}
                terminal.type(str(min({1, 2, 3, 4, 5} - allowed)))
            elif "By these rules" not in asked:
                terminal.type(player._answer(asked))
        terminal.type("yes")
        shown = terminal.until(player.next, player.turn)
        assert "against the duty to follow" in shown
        assert "3 game points for the computer" in shown


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--profile", "weichei"), "There are no rules called"),
        (("--option", "closeMinStock=3"), "possible: 2 4"),
        (("--option", "quargel=1"), "There is no option"),
        (("--option", "falseClaimAward=impossible"), "do not go together"),
        (("--resume", "no-such-file"), "No such file"),
    ],
)
def test_what_cannot_be_had_is_said(tmp_path: Path, words: tuple[str, ...], answer: str) -> None:
    done = run("play", "--lang", "en", *words, data=tmp_path)
    assert done.returncode == 2
    assert answer in done.stderr
    assert "Traceback" not in done.stderr
