"""The generated description of the wire is fresh and complete."""

from typing import get_args

import msgspec

from bummerl.club import protocol, wiretypes
from bummerl.club.events import event_types


def test_the_generated_files_are_fresh() -> None:
    assert wiretypes.TYPES.read_text(encoding="utf-8") == wiretypes.typescript()
    assert wiretypes.PAGE.read_text(encoding="utf-8") == wiretypes.page()


def test_every_message_and_event_is_described() -> None:
    page = wiretypes.page()
    kinds = [*get_args(protocol.AnyClientMessage), *get_args(protocol.AnyServerMessage), *event_types()]
    for kind in kinds:
        assert f"### `{kind.__struct_config__.tag}`" in page
        assert (kind.__doc__ or "").strip()


def test_event_names_on_the_wire_are_unique() -> None:
    tags = [kind.__struct_config__.tag for kind in event_types()]
    assert len(tags) == len(set(tags))
    assert {"cardPlayed", "dealScored", "takenBack"} <= set(tags)


def test_a_client_message_with_an_unknown_field_is_an_error() -> None:
    decoder = msgspec.json.Decoder(protocol.AnyClientMessage)
    assert decoder.decode(b'{"t":"ping","at":1}') == protocol.Ping(1)
    for wrong in (b'{"t":"ping","at":1,"x":2}', b'{"t":"nothing"}', b"[]", b'{"t":"do","id":"","rev":1,"action":"QH"}'):
        try:
            decoder.decode(wrong)
        except msgspec.ValidationError:
            continue
        raise AssertionError(wrong)
