"""The server's chain of secrets, from which every deal of a table follows (docs/fairness.md).

A chain has 256 links of 32 bytes; each is the SHA-256 of the next, and the anchor is the SHA-256 of link 0. Publishing
the anchor binds to all links; showing link k proves itself against link k − 1 and tells nothing about link k + 1.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import digest

from msgspec import Struct

from bummerl.cards import PACK_20, PACK_24, Card
from bummerl.rules.game import Seat
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match, new_match
from bummerl.rules.profile import Profile
from bummerl.rules.record import Record
from bummerl.rules.shuffle import deal_key, deck, first_dealer

LINKS = 256
CHAIN = LINKS - 1
"""Deals that one chain serves: the last link, from which all others follow, is never shown."""


@lru_cache(maxsize=4096)
def chain(seed: str) -> tuple[bytes, ...]:
    """The links 0 … 255 of a chain; `seed` (hex) is the last one."""
    links = [bytes.fromhex(seed)]
    for _ in range(LINKS - 1):
        links.append(sha256(links[-1]).digest())
    return tuple(reversed(links))


@lru_cache(maxsize=16_384)
def anchor(seed: str) -> str:
    """What binds to the whole chain, in hex."""
    value = bytes.fromhex(seed)
    for _ in range(LINKS):
        value = sha256(value).digest()
    return value.hex()


def reaches(link: str, tip: str, steps: int) -> bool:
    """Whether hashing a link `steps` times leads to `tip`, the last link known before (or the anchor)."""
    value = bytes.fromhex(link)
    for _ in range(steps):
        value = sha256(value).digest()
    return value.hex() == tip


def seed_of(seed: str, generation: int) -> str:
    """The seed of the server's chain number `generation` (0: the first one). Nothing that is ever shown tells it."""
    for number in range(generation):
        seed = digest(bytes.fromhex(seed), b"bummerl-chain %d" % (number + 1), "sha256").hex()
    return seed


def server_anchor(seed: str, deal_no: int) -> str:
    """What binds the server's chain that serves a deal."""
    return anchor(seed_of(seed, deal_no // CHAIN))


def server_link(seed: str, deal_no: int) -> bytes:
    """The server's secret for a deal. A table that outlives a chain goes on with the next one."""
    generation, place = divmod(deal_no, CHAIN)
    return chain(seed_of(seed, generation))[place]


def pack_of(seed: str, links: Sequence[str], deal_no: int, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The shuffled pack of a deal."""
    return deck(deal_key(server_link(seed, deal_no), [bytes.fromhex(link) for link in links], deal_no), pack)


def drawn_by_lot(seed: str, links: Sequence[str], profile: Profile) -> tuple[Seat, tuple[Card, ...]]:
    """Who deals first, decided by link 0, and the cards drawn for it, if any."""
    return first_dealer(profile, deal_key(server_link(seed, 0), [bytes.fromhex(link) for link in links], 0))


def computer_seed(seed: str, seat: Seat, seq: int) -> int:
    """What a computer at a seat may draw its luck from after event `seq`: never a card that it may not know."""
    told = digest(bytes.fromhex(seed), b"bummerl-computer %d %d" % (seat, seq), "sha256")
    return int.from_bytes(told[:8], "big") >> 1


class Finding(Struct, frozen=True):
    """What was found out about a deal of a record: `code` is `fair`, or says what is wrong, with whose part in it.
    Deal 0 is the lot for the first dealer."""

    deal_no: int
    code: str
    seat: Seat | None = None

    @property
    def good(self) -> bool:
        """Whether nothing is wrong here."""
        return self.code in ("fair", "notCounted")


def verify(record: Record) -> list[Finding]:
    """Recompute every shuffle of a record from the secrets of all parties.

    For each deal, and for the lot if there was one: `fair`; `wrongPack` or `wrongDealer` (the secrets give other cards,
    or another first dealer); `wrongLink` (a secret of `seat`, None being the server, does not belong to its anchor);
    `noLinks` (nothing to check). `notCounted`: a seat with an anchor added nothing to this deal. The rules are checked
    by `rules.record.replay`.
    """
    match = new_match(parse_profile(record.rules), record.dealer)
    tips = [(anchor, -1) for anchor in record.anchors]
    found = _lot(record, match.profile) if record.lot else []
    for number, (deal, wanted) in enumerate(zip(record.deals, _packs(record, match), strict=True), 1):
        if len(deal.links) < 1 or not deal.links[0] or not tips or not tips[0][0]:
            found.append(Finding(number, "noLinks"))
            continue
        before = len(found)
        for place, new in enumerate(deal.anchors):
            if place < len(tips) and new and (place > 0 or number % CHAIN == 0):
                tips[place] = (new, number - 1)
        for place, link in enumerate(deal.links):
            seat = place - 1 if place else None
            tip = tips[place] if place < len(tips) else ("", -1)
            if not link and tip[0]:
                found.append(Finding(number, "notCounted", seat))
            elif link and (not tip[0] or not reaches(link, tip[0], number - tip[1])):
                found.append(Finding(number, "wrongLink", seat))
            elif link:
                tips[place] = (link, number)
        links = [bytes.fromhex(link) for link in deal.links]
        if deck(deal_key(links[0], links[1:], number), wanted) != deal.pack:
            found.append(Finding(number, "wrongPack"))
        elif all(each.good for each in found[before:]):
            found.append(Finding(number, "fair"))
    return found


def lot_of(record: Record) -> tuple[Seat, tuple[Card, ...]] | None:
    """The first dealer that follows from the secrets of a record and the cards drawn for it; None without a lot."""
    if not record.lot:
        return None
    server, *seats = (bytes.fromhex(link) for link in record.lot)
    return first_dealer(parse_profile(record.rules), deal_key(server, seats, 0))


def _lot(record: Record, profile: Profile) -> list[Finding]:
    if not record.lot[0] or not record.anchors or not record.anchors[0]:
        return [Finding(0, "noLinks")]
    found = []
    # Where nobody but the server took part, the seats are not asked and have no place in the lot.
    shown = (*record.lot, *[""] * (1 + profile.players - len(record.lot)))
    for place, link in enumerate(shown):
        seat = place - 1 if place else None
        tip = record.anchors[place] if place < len(record.anchors) else ""
        if not link and tip:
            found.append(Finding(0, "notCounted", seat))
        elif link and (not tip or not reaches(link, tip, 1)):
            found.append(Finding(0, "wrongLink", seat))
    drawn = lot_of(record)
    if drawn is None or drawn[0] != record.dealer:
        found.append(Finding(0, "wrongDealer"))
    elif all(each.good for each in found):
        found.append(Finding(0, "fair"))
    return found


def _packs(record: Record, match: Match) -> list[tuple[Card, ...]]:
    """The ordered pack of each deal: that of the profile, but for a deciding deal between tied players."""
    ordered = {frozenset(pack): pack for pack in (match.profile.pack, PACK_20, PACK_24)}
    return [ordered.get(frozenset(deal.pack), match.profile.pack) for deal in record.deals]
