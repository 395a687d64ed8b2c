"""What the page about oneself asks for: passkeys, the password, whom one does not hear, and what one has reported.

Part of the wire (`club/protocol.py`): these go over HTTP.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bummerl.rules.game import Seat

Millis = Annotated[int, Meta(description="milliseconds since 1970, server time")]
Password = Annotated[str, Meta(max_length=200)]
Label = Annotated[str, Meta(max_length=40, description="what its owner calls a passkey")]
Credential = Annotated[dict[str, Any], Meta(description="the JSON form of a `PublicKeyCredential` (WebAuthn)")]
About = Literal["words", "name", "leaving", "play", "move"]
"""What a report is about: what somebody says, his name, that he leaves or stalls, how he plays, or one move."""


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/account/password`: a new password; all other sessions end. `old` is not asked for where there is none
    (somebody who signs in with a passkey only)."""

    new: Password
    old: Password = ""


class PasskeyTerms(Struct, frozen=True, rename="camel"):
    """`GET /api/passkeys`: whether this server takes passkeys at the address by which it was asked.

    If not, `why` is `noAddress` (the operator has not set `BUMMERL_ADDRESS`), `plainHttp` (it is not HTTPS) or
    `otherAddress`; `address` is the one to which passkeys are bound.
    """

    offered: bool
    why: Literal["noAddress", "plainHttp", "otherAddress"] | None
    address: str | None


class PasskeyName(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/passkeys/new`: begin to make a passkey; a guest says the `name` that he takes with it.
    `PATCH /api/me/passkeys/ID`: call a passkey by another name."""

    name: Label = ""


class NewName(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`PUT /api/me/name`: how a guest wants to be called, also at the tables at which he sits."""

    name: Annotated[str, Meta(max_length=24)] = ""


class PasskeyOptions(Struct, frozen=True, rename="camel"):
    """The answer to `POST /api/passkeys/new` and `POST /api/passkeys/enter`: what the browser's
    `navigator.credentials` wants, in the JSON form of the standard. Good for one answer within five minutes."""

    public_key: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/me/passkeys`: the passkey that the browser has made. A guest takes `name` with it."""

    credential: Credential
    label: Label = ""
    name: Annotated[str, Meta(max_length=24)] | None = None


class PasskeyLogin(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/sessions/passkey`: the answer of a passkey; answered like a login with a password."""

    credential: Credential


class PasskeyInfo(Struct, frozen=True, rename="camel"):
    """A passkey of one's own; `DELETE /api/me/passkeys/ID` removes it."""

    id: str
    name: str
    since: Millis
    used_at: Millis | None


class Account(Struct, frozen=True, rename="camel"):
    """`GET /api/account`: the holder of the token: his name (None for a guest), whether a password goes with it, and
    his passkeys."""

    name: str | None
    password: bool
    passkeys: tuple[PasskeyInfo, ...]


class MutedPerson(Struct, frozen=True, rename="camel"):
    """Somebody whom one does not hear, with the name he had; `DELETE /api/me/mutes/HANDLE` takes it back."""

    handle: str
    name: str


class Mutes(Struct, frozen=True, rename="camel"):
    """The answer to `GET /api/me/mutes`."""

    muted: tuple[MutedPerson, ...]


class Report(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`POST /api/reports`: tell the operator about somebody at a table at which one sits; only he learns of it.

    `about` is `move` for a computer: the report then names move `move` of deal `deal`, as they are counted in the
    record; without these the last action of that seat up to event `seq` (the newest if None). What was played and said
    goes with it, cards only once the deal is over.
    """

    table: Annotated[str, Meta(max_length=16)]
    seat: Annotated[Seat, Meta(ge=0, le=3)]
    about: About
    words: Annotated[str, Meta(max_length=500)] = ""
    seq: Annotated[int, Meta(ge=1)] | None = None
    deal: Annotated[int, Meta(ge=1)] | None = None
    move: Annotated[int, Meta(ge=1)] | None = None


class MyReport(Struct, frozen=True, rename="camel"):
    """A report that one has sent."""

    at: Millis
    table: str
    seat: Seat
    about: str
    words: str


class MyWords(Struct, frozen=True, rename="camel"):
    """Something that one has said at a table: a ready phrase or free text."""

    at: Millis
    table: str
    phrase: str | None
    text: str | None


ACCOUNT_TYPES = (
    NewPassword,
    PasskeyTerms,
    PasskeyName,
    NewName,
    PasskeyOptions,
    NewPasskey,
    PasskeyLogin,
    PasskeyInfo,
    Account,
    MutedPerson,
    Mutes,
    Report,
    MyReport,
    MyWords,
)
