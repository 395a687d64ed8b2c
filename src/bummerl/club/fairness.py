"""The server's chain of secrets, from which every deal of a table follows (docs/fairness.md).

A chain has 256 links of 32 bytes; each is the SHA-256 of the next, and the anchor is the SHA-256 of link 0. Publishing
the anchor binds to all links; showing link k proves itself against link k − 1 and tells nothing about link k + 1.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import digest

from bummerl.cards import Card
from bummerl.rules.game import Seat
from bummerl.rules.profile import Profile
from bummerl.rules.shuffle import deal_key, deck, first_dealer

LINKS = 256


@lru_cache(maxsize=4096)
def chain(seed: str) -> tuple[bytes, ...]:
    """The links 0 … 255 of a chain; `seed` (hex) is the last one."""
    links = [bytes.fromhex(seed)]
    for _ in range(LINKS - 1):
        links.append(sha256(links[-1]).digest())
    return tuple(reversed(links))


@lru_cache(maxsize=4096)
def anchor(seed: str) -> str:
    """What binds to the whole chain, in hex."""
    return sha256(chain(seed)[0]).hexdigest()


def server_link(seed: str, deal_no: int) -> bytes:
    """The server's secret for a deal. A table that outlives its chain goes on with one made from it, whose anchor the
    last link of the old chain determines."""
    generation, place = divmod(deal_no, LINKS)
    for number in range(generation):
        seed = digest(bytes.fromhex(seed), b"bummerl-chain %d" % (number + 1), "sha256").hex()
    return chain(seed)[place]


def pack_of(seed: str, links: Sequence[str], deal_no: int, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The shuffled pack of a deal."""
    return deck(deal_key(server_link(seed, deal_no), [bytes.fromhex(link) for link in links], deal_no), pack)


def dealer_by_lot(seed: str, links: Sequence[str], profile: Profile) -> Seat:
    """Who deals first, decided by link 0."""
    return first_dealer(profile, deal_key(server_link(seed, 0), [bytes.fromhex(link) for link in links], 0))[0]


def computer_seed(seed: str, seat: Seat, seq: int) -> int:
    """What a computer at a seat may draw its luck from after event `seq`: never a card that it may not know."""
    told = digest(bytes.fromhex(seed), b"bummerl-computer %d %d" % (seat, seq), "sha256")
    return int.from_bytes(told[:8], "big") >> 1
