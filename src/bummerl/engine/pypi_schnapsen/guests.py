"""Bots of the PyPI package `schnapsen` as players of our arena, by name: `schnapsen:rdeep@16x4`.

They see a View and nothing else (`perspective`), never close, lead the king of a marriage, and claim as soon as they
have 66, as every level does.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from msgspec import Struct

from bummerl.cards import Rank, card_of
from bummerl.engine.pypi_schnapsen.cards import our_card, our_suit
from bummerl.engine.pypi_schnapsen.package import bot_class, part
from bummerl.rules.actions import Announce, Claim, Exchange, Play, parse_action
from bummerl.rules.game import Action
from bummerl.rules.profile import Profile
from bummerl.rules.two_hand import Phase, TwoHandProfile, TwoHandView
from bummerl.rules.view import View

PREFIX = "schnapsen:"

BOTS = {"rand": ("rand", "RandBot"), "bully": ("bully_bot", "BullyBot"), "rdeep": ("rdeep", "RdeepBot")}
"""The bots that play whole deals without a model to be trained first: by our name, their file and their class."""

_NAME = re.compile(rf"{PREFIX}(rand|bully|rdeep)(?:@([1-9]\d*)x([1-9]\d*))?")


class GuestError(ValueError):
    """A guest that there is not, or rules that he does not know; the text begins with `code`."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code

    def __str__(self) -> str:
        return ": ".join(self.args)


class Guest(Struct, frozen=True):
    """One of their bots; `samples` and `depth` are those of `RdeepBot` (16 and 4 as the package has them itself)."""

    bot: str
    samples: int = 0
    depth: int = 0

    def __str__(self) -> str:
        return PREFIX + self.bot + (f"@{self.samples}x{self.depth}" if self.samples else "")

    @classmethod
    def parse(cls, text: str) -> Guest:
        """Read `schnapsen:rand`, `schnapsen:bully`, `schnapsen:rdeep` or `schnapsen:rdeep@16x4` (samples, depth).

        Raises `GuestError` `unknownGuest`.
        """
        found = _NAME.fullmatch(text)
        if found is None or (found[2] and found[1] != "rdeep"):
            raise GuestError("unknownGuest", f"{text[:40]!r}; there are {', '.join(map(PREFIX.__add__, BOTS))}@16x4")
        if found[1] != "rdeep":
            return cls(found[1])
        return cls("rdeep", int(found[2] or 16), int(found[3] or 4))

    def sit_down(self, rng: Random) -> Any:
        """The bot itself, with its source of chance. Raises `PackageMissing`."""
        kind = bot_class(*BOTS[self.bot])
        return kind(self.samples, self.depth, rng) if self.bot == "rdeep" else kind(rng)


def check(profile: Profile) -> None:
    """Raise `GuestError` `rulesTooFar` for rules under which their bots cannot play, `PackageMissing` without them.

    Their look-ahead knows 20 cards and strict replies only; whatever else differs costs them strength at most.
    """
    part("game")
    fits = isinstance(profile, TwoHandProfile) and profile.deck_size == 20 and profile.must_beat and profile.must_trump
    if not fits:
        raise GuestError("rulesTooFar", "their bots know Schnapsen with 20 cards, mustBeat and mustTrump only")


def choose(view: View, guest: Guest, seed: int) -> Action:
    """What a guest does in this view, which must be with memory; chance follows from the seed and the view.

    Raises `PackageMissing`, and `ValueError` for a view in which this seat has nothing to do.
    """
    deal = view.deal
    if not isinstance(deal, TwoHandView) or deal.memory is None or deal.seat not in deal.to_act:
        raise ValueError("a guest needs the view, with memory, of a seat that has something to do")
    certain = _without_asking(deal)
    if certain is not None:
        return certain
    from bummerl.engine.pypi_schnapsen.perspective import perspective_of

    rng = Random(f"{seed} {deal.seat} {len(deal.memory.tricks)} {deal.hand} {deal.table} {deal.turn_up}")
    bot = guest.sit_down(rng)
    perspective, leader_move = perspective_of(deal, bot, rng)
    move = bot.get_move(perspective=perspective, leader_move=leader_move)
    if move.is_trump_exchange():
        return Exchange()
    if move.is_marriage():
        return Announce(our_suit(move.suit))
    return Play(our_card(move.card))


def _without_asking(deal: TwoHandView) -> Action | None:
    """What their rules do by themselves, or what is the only thing to do."""
    memory, seat = deal.memory, deal.seat
    if memory is not None and seat is not None and "claim" in deal.legal and memory.points[seat] >= 66:
        return Claim()
    if deal.phase is Phase.MARRIAGE and deal.announced is not None:
        return Play(card_of(deal.announced, Rank.KING))
    rest = [text for text in deal.legal if text not in ("claim", "close")]
    return parse_action(rest[0]) if len(rest) == 1 else None
