"""Write `docs/protocol.md` and `web/src/wire.ts`: `python -m bummerl.club.wiretypes [--check]`."""

import inspect as python_inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from bummerl.club import protocol
from bummerl.club.events import event_types
from bummerl.rules.game import Event
from bummerl.rules.games import PRESETS

ROOT = Path(__file__).resolve().parents[3]
TYPES = ROOT / "web" / "src" / "wire.ts"
PAGE = ROOT / "docs" / "protocol.md"

HEADER = "// Generated from src/bummerl/club/protocol.py by `python -m bummerl.club.wiretypes`. Do not edit.\n"

SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Types:
    """The named TypeScript types found so far, in the order in which they were met."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def text(self, kind: inspect.Type, sent: bool) -> str:
        """The TypeScript of a type; `sent` says that a client sends it, so fields with a default may be missing."""
        while isinstance(kind, inspect.Metadata):
            kind = kind.type
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        match kind:
            case inspect.StructType():
                return self.struct(kind, sent)
            case inspect.EnumType(cls):
                return self._name(cls, lambda: " | ".join(f'"{each.value}"' for each in cls), "type")
            case inspect.LiteralType(values):
                return " | ".join(literal(value) for value in values)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.text(each, sent) for each in types))
            case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
                inner = self.text(item, sent)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.TupleType(items):
                return f"[{', '.join(self.text(each, sent) for each in items)}]"
            case inspect.DictType(_, values):
                return f"Record<string, {self.text(values, sent)}>"
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: inspect.StructType, sent: bool) -> str:
        """The name of a struct's interface, written on first sight."""
        if kind.cls is Event:
            return self.union("TableEvent", event_types(), sent)

        def body() -> str:
            lines = [f"  {kind.tag_field}: {literal(kind.tag)};"] if kind.tag_field else []
            for field in kind.fields:
                optional = "?" if sent and not field.required else ""
                lines.append(f"  {field.encode_name}{optional}: {self.text(field.type, sent)};")
            return "{\n" + "\n".join(lines) + "\n}"

        return self._name(kind.cls, body, "interface")

    def union(self, name: str, kinds: tuple[type, ...], sent: bool) -> str:
        """A named union of structs."""
        if name not in self.found:
            self.found[name] = ""
            names = [self.text(inspect.type_info(each), sent) for each in kinds]
            self.found[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"
        return name

    def _name(self, cls: type, body: Any, keyword: str) -> str:
        name = cls.__name__
        if name in self.kinds:
            if self.kinds[name] is not cls:
                name = unlike(cls)
            if name in self.kinds:
                return name
        self.kinds[name] = cls
        self.found[name] = ""
        text = body()
        equals = " =" if keyword == "type" else ""
        end = ";" if keyword == "type" else ""
        self.found[name] = f"/** {summary(cls)} */\nexport {keyword} {name}{equals} {text}{end}\n"
        return name


def unlike(cls: type) -> str:
    """A name for a type whose own name another module uses too: `Phase` of three_hand is `ThreeHandPhase`."""
    module = cls.__module__.split(".")[-2]
    return "".join(part.capitalize() for part in module.split("_")) + cls.__name__


def literal(value: Any) -> str:
    """A constant in TypeScript."""
    return msgspec.json.encode(value).decode()


def summary(cls: type) -> str:
    """The first sentence of the docstring."""
    text = " ".join((python_inspect.getdoc(cls) or cls.__name__).split("\n\n")[0].split())
    return text.replace("*/", "* /")


def typescript() -> str:
    """The text of `wire.ts`."""
    types = Types()
    types.union("ClientMessage", get_args(protocol.AnyClientMessage), True)
    types.union("ServerMessage", get_args(protocol.AnyServerMessage), False)
    for each in protocol.HTTP_TYPES:
        types.text(inspect.type_info(each), each.__struct_config__.forbid_unknown_fields)
    version = f"export const VERSION = {protocol.VERSION};\n"
    return "\n".join([HEADER, version, *types.found.values(), drawn_for()])


def drawn_for() -> str:
    """The presets in which cards are drawn for the first dealer: who checks a lot need not ask the server for it."""
    names = [name for name, profile in PRESETS.items() if getattr(profile, "first_dealer", "") == "highCardDeals"]
    says = "/** Presets in which the higher of two drawn cards deals first, unless their text says otherwise. */"
    return f"{says}\nexport const HIGH_CARD_DEALS: readonly string[] = {literal(names)};\n"


def page() -> str:
    """The text of `protocol.md`."""
    types = Types()
    lines = [PREFACE]
    lines.append("## What a client sends\n")
    lines.extend(_section(each, types, True) for each in get_args(protocol.AnyClientMessage))
    lines.append("## What the server sends\n")
    lines.extend(_section(each, types, False) for each in get_args(protocol.AnyServerMessage))
    lines.append("## Events\n")
    lines.append("The field `type` tells the kind. A field that a seat may not see is null.\n")
    lines.extend(_section(each, types, False) for each in event_types())
    lines.append("## HTTP\n")
    lines.append("JSON; described in full at `/schema`. An error answers with a `Problem`.\n")
    for each in protocol.HTTP_TYPES:
        lines.append(_section(each, types, each.__struct_config__.forbid_unknown_fields))
    shown = {*get_args(protocol.AnyClientMessage), *get_args(protocol.AnyServerMessage), *protocol.HTTP_TYPES}
    shown |= set(event_types())
    lines.append("## Parts\n")
    parts = [cls for cls in types.kinds.values() if cls not in shown]
    lines.extend(_section(cls, types, False) for cls in parts)
    return "\n".join(lines)


def _section(cls: type, types: Types, sent: bool) -> str:
    info = inspect.type_info(cls)
    doc = (python_inspect.getdoc(cls) or "").strip()
    if isinstance(info, inspect.EnumType):
        values = ", ".join(f"`{each.value}`" for each in info.cls)
        return f"### {cls.__name__}\n\n{doc}\n\n{values}\n"
    assert isinstance(info, inspect.StructType)
    types.text(info, sent)
    title = f"`{info.tag}`" if info.tag_field else f"{cls.__name__}"
    rows = []
    for field in info.fields:
        text = types.text(field.type, sent).replace("|", "\\|")
        default = "" if field.required or not sent else f" (default `{literal(field.default)}`)"
        rows.append(f"| `{field.encode_name}` | `{text}`{default} | {_note(field.type)} |")
    table = "\n| field | type | |\n|---|---|---|\n" + "\n".join(rows) + "\n" if rows else ""
    return f"### {title}\n\n{doc}\n{table}"


def _note(kind: inspect.Type) -> str:
    while isinstance(kind, inspect.Metadata):
        note = (kind.extra_json_schema or {}).get("description")
        if note:
            return str(note)
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        return next((note for note in map(_note, kind.types) if note), "")
    return ""


PREFACE = """# Wire protocol v1

<!-- Generated from src/bummerl/club/protocol.py by `python -m bummerl.club.wiretypes`. Do not edit. -->

One WebSocket for each table, at `/api/tables/ID/socket`, carries JSON text frames; the field `t` tells the
kind of a message. The client begins with `hello`. Rules live on the server only: `view.deal.legal` lists what
the seat may do now and `view.deal.refused` says why not for everything else; both speak about the reader's
own seat. Actions travel in their notation (docs/notation.md).

**Order.** Everything that happens at a table has a number, `seq`, without gaps. Events arrive in order; a
client that sees a gap sends `hello` with `since`. An `ack` may arrive before or after the events that it
names.

**Once only.** A command carries an `id`. A client that is not sure whether a command arrived sends it again
with the same `id` and `rev`, on the same or another socket: it is done at most once and acknowledged every
time. An acknowledged command is written and survives the end of the server.

**Hidden cards.** No message holds a card that its reader may not know. Where the profile does not let players
look back, a resync shows only what lies on the table.

**Limits.** A message has at most 4096 bytes; a longer one is answered with `tooLarge` and not read (beyond 64
KiB the socket is closed with 1009). A client may send 20 messages a second, and 60 at once; after `tooMany`
the socket is closed with 4429. A browser's `Origin` must be the host it talks to, else the handshake is
answered with 403. Nothing is dropped silently: a reader that is too slow is closed with 4408, or without a
word if even that does not reach it, and has to come back. A client that says nothing for 75 seconds is closed
with 1001; `ping` is enough. Other close codes: 1012 the server restarts, come back in a second; 4401 the
session was ended; 4404 no such table.

**Codes.** Besides those of the rules: `badMessage`, `tooLarge`, `tooMany`, `helloFirst`, `notSeated`,
`notWatchable`, `stale`, `commandIdReused`, `tableOver`, `tableWaiting`, `adjourned`, `notBetweenDeals`,
`alreadyReady`, `takeBackOff`, `nothingToTakeBack`, `seenTooMuch`, `offerOpen`, `noOffer`, `noLinkDue`,
`wrongLink`, `nobodyToAsk`, `nobodyLate`, `noBummerl`, `clockNotRunning`, `unknownPhrase`, `freeTextOff`,
`helpOff`, `noHintNow`, `levelUnknown`, `noSuchSeat`, `seatTaken`, `alreadySeated`, `wrongPeople`,
`notAgainstPeople`, `concedeFirst`, `noSuchTable`, `nothingSaid`, `tooMuchTalk`,
`badToken`, `wrongLogin`, `badName`, `nameTaken`,
`hasName`, `noName`, `weakPassword`, `wrongPassword`, `noSession`, `passkeysOff`, `passkeyRefused`,
`challengeGone`, `passkeyKnown`, `noPasskey`, `lastKey`, `tooManyPasskeys`, `noSuchMove`, `onlyMoves`,
`tooManyReports`, `tooManyTables`, `busy`, `notFound`, `recordNotYet`, `notScored`,
`otherGame`, `noSuchDebt`, `settlementOpen`, `internal`.
"""


def main(argv: list[str]) -> int:
    """Write the files; with `--check` only say whether they are fresh (status 1 if not)."""
    stale = []
    for path, text in ((TYPES, typescript()), (PAGE, page())):
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT))
        if "--check" not in argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path}: {'stale, run python -m bummerl.club.wiretypes' if '--check' in argv else 'written'}")
    return 1 if stale and "--check" in argv else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
