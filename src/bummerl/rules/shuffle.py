"""The exact fair shuffle: from the secrets of all parties to the order of the pack (docs/notation.md §6).

Nothing here is random. Whoever knows the revealed links computes the same pack with any HMAC-SHA256.

>>> from bummerl.cards import PACK_20
>>> key = deal_key(bytes(32), [bytes(32), bytes(32)], 1)
>>> key.hex()[:16], " ".join(deck(key, PACK_20)[:5])
('28514af46d800c75', 'TH QC AD AC AS')
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from typing import Final

from bummerl.cards import Card
from bummerl.rules.game import Seat
from bummerl.rules.profile import Profile

LABEL: Final = b"bummerl-shuffle-v1"
_WORDS: Final = 1 << 32


def deal_key(server_link: bytes, client_links: Sequence[bytes], deal_no: int) -> bytes:
    """The key of a deal: HMAC-SHA256 under the server's link.

    `client_links` are the revealed links in the order of the seats, each written after its length as u16; a seat that
    revealed nothing contributes an empty link. `deal_no` is 0 for the first dealer, then 1, 2, … (u32). Raises
    `OverflowError` for a link of more than 65535 bytes.
    """
    told = b"".join(len(link).to_bytes(2, "big") + link for link in client_links)
    return digest(server_link, told + deal_no.to_bytes(4, "big"), "sha256")


def words(key: bytes) -> Iterator[int]:
    """The endless stream of a key: big-endian 32-bit words of HMAC-SHA256(key, label ‖ u64 block number)."""
    block = 0
    while True:
        chunk = digest(key, LABEL + block.to_bytes(8, "big"), "sha256")
        for start in range(0, len(chunk), 4):
            yield int.from_bytes(chunk[start : start + 4], "big")
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    """An even draw from 0 … bound − 1: words in the tail that would favour small results are thrown away."""
    limit = _WORDS - _WORDS % bound
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % bound


def deck(key: bytes, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The pack shuffled by Fisher and Yates from the ordered `pack`, i = n − 1 … 1; the first card lies on top."""
    cards, stream = list(pack), words(key)
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(stream, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def seeded_pack(seed: int | str, pack: Sequence[Card], deal_no: int) -> tuple[Card, ...]:
    """The pack of a deal in a game that one seed repeats exactly; not fair against whoever knows the seed."""
    return deck(deal_key(_seed_link(seed), (), deal_no), pack)


def seeded_lot(seed: int | str, profile: Profile) -> tuple[Seat, tuple[Card, ...]]:
    """The first dealer in a game that one seed repeats exactly, and the cards drawn for it, as `first_dealer`."""
    return first_dealer(profile, deal_key(_seed_link(seed), (), 0))


def first_dealer(profile: Profile, key: bytes) -> tuple[Seat, tuple[Card, ...]]:
    """Who deals first, and the cards drawn for it, if any (docs/rules.md §3.2).

    `highCardDeals`: the pack is shuffled and each seat in turn draws from the top until one card is higher than all
    others of its round. Everything else is decided by lot; where people agree among themselves the table tells them.
    """
    if getattr(profile, "first_dealer", "random") != "highCardDeals":
        return below(words(key), profile.players), ()
    players, cards = profile.players, deck(key, profile.pack)
    drawn: tuple[Card, ...] = ()
    for start in range(0, len(cards) - players + 1, players):
        drawn = cards[: start + players]
        dealer = higher_card_deals(drawn[start:])
        if dealer is not None:
            return dealer, drawn
    return below(words(key), players), drawn


def higher_card_deals(draws: Sequence[Card]) -> Seat | None:
    """The seat that drew the highest rank and deals; None if ranks are equal at the top and all draw again."""
    highest = max(card.strength for card in draws)
    seats = [seat for seat, card in enumerate(draws) if card.strength == highest]
    return seats[0] if len(seats) == 1 else None


def _seed_link(seed: int | str) -> bytes:
    return sha256(f"bummerl-seed:{seed}".encode()).digest()
