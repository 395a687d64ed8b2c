"""The contracts: what each is worth, who may bid it, how its cards rank and how it is won (docs/rules.md §7.4)."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bummerl.cards import Card, Rank, Suit
from bummerl.rules.errors import IllegalAction
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.tricks import Strength, natural


class Contract(StrEnum):
    """The fourteen contracts, in the order of their value."""

    RUFER = "rufer"
    BETTLER = "bettler"
    ASSENBETTLER = "assenbettler"
    ASS_BETTLER = "assBettler"
    SCHNAPSER = "schnapser"
    PLAUDERER = "plauderer"
    GANG = "gang"
    ZEHNERGANG = "zehnergang"
    BAUERNLOCH = "bauernloch"
    BAUERNSCHNAPSER = "bauernschnapser"
    KONTRASCHNAPSER = "kontraschnapser"
    FARBENRINGERL = "farbenringerl"
    KONTRABAUERNSCHNAPSER = "kontrabauernschnapser"
    TRUMPFRINGERL = "trumpfringerl"


class Goal(StrEnum):
    """What the declarer has to do."""

    POINTS = "points"
    """66 card points or the last trick."""
    LIMIT = "limit"
    """66 card points within a number of tricks, and no trick lost."""
    NO_TRICK = "noTrick"
    ALL_TRICKS = "allTricks"


class Who(StrEnum):
    """Who may bid."""

    RUFER = "rufer"
    OTHERS = "others"
    ANY = "any"


class Terms(Struct, frozen=True, rename="camel"):
    """A contract under one profile.

    `value` is in game points (0 for the normal game, whose value depends on the cards), `trump` says whether the
    trump suit
    is valid, `ace_low` whether aces rank below jacks, `trump_ace_low` the same inside the trump suit.
    """

    value: int
    who: Who
    goal: Goal
    trump: bool
    ace_low: bool = False
    trump_ace_low: bool = False
    rufer_leads: bool = False

    @property
    def marriages(self) -> bool:
        """Whether king and queen can be announced (docs/rules.md §7.7)."""
        return self.goal in (Goal.POINTS, Goal.LIMIT)


_TABLE = {
    Contract.RUFER: Terms(0, Who.RUFER, Goal.POINTS, trump=True, rufer_leads=True),
    Contract.BETTLER: Terms(4, Who.ANY, Goal.NO_TRICK, trump=True),
    Contract.ASSENBETTLER: Terms(5, Who.ANY, Goal.NO_TRICK, trump=False, ace_low=True),
    Contract.ASS_BETTLER: Terms(5, Who.ANY, Goal.NO_TRICK, trump=False),
    Contract.SCHNAPSER: Terms(6, Who.RUFER, Goal.LIMIT, trump=True, rufer_leads=True),
    Contract.PLAUDERER: Terms(7, Who.ANY, Goal.NO_TRICK, trump=True),
    Contract.GANG: Terms(9, Who.ANY, Goal.ALL_TRICKS, trump=False),
    Contract.ZEHNERGANG: Terms(10, Who.ANY, Goal.ALL_TRICKS, trump=False, ace_low=True),
    Contract.BAUERNLOCH: Terms(12, Who.RUFER, Goal.ALL_TRICKS, trump=True, ace_low=True, trump_ace_low=True),
    Contract.BAUERNSCHNAPSER: Terms(12, Who.RUFER, Goal.ALL_TRICKS, trump=True, rufer_leads=True),
    Contract.KONTRASCHNAPSER: Terms(12, Who.OTHERS, Goal.LIMIT, trump=True, rufer_leads=True),
    Contract.FARBENRINGERL: Terms(18, Who.ANY, Goal.ALL_TRICKS, trump=False),
    Contract.KONTRABAUERNSCHNAPSER: Terms(24, Who.OTHERS, Goal.ALL_TRICKS, trump=True, rufer_leads=True),
    Contract.TRUMPFRINGERL: Terms(24, Who.RUFER, Goal.ALL_TRICKS, trump=True, rufer_leads=True),
}

BIDS: tuple[Contract, ...] = tuple(contract for contract in Contract if contract is not Contract.RUFER)
"""The contracts that are bid; the normal game is what is played when all pass."""


def terms(contract: Contract, profile: ThreeHandProfile) -> Terms:
    """What a contract means under these options (docs/rules.md §7.12)."""
    plain = _TABLE[contract]
    if contract is Contract.BETTLER:
        return replace(plain, trump=profile.bettler_trump)
    if contract is Contract.PLAUDERER:
        return replace(plain, trump=profile.bettler_trump, value=profile.plauderer_value)
    if contract is Contract.BAUERNLOCH:
        who = Who.ANY if profile.bauernloch_eligibility == "any" else Who.RUFER
        return replace(plain, who=who, trump_ace_low=profile.bauernloch_trump_ace_low)
    return plain


def enabled(contract: Contract, profile: ThreeHandProfile) -> bool:
    """Whether this table plays the contract: regional ones only where they were agreed on."""
    regional = {
        Contract.ASSENBETTLER: profile.allow_assenbettler,
        Contract.ASS_BETTLER: profile.allow_ass_bettler,
        Contract.PLAUDERER: profile.allow_plauderer,
        Contract.ZEHNERGANG: profile.allow_zehnergang,
        Contract.BAUERNLOCH: profile.allow_bauernloch,
    }
    return regional.get(contract, True)


def closed_to(
    contract: Contract,
    profile: ThreeHandProfile,
    *,
    rufer: bool,
    hand: Sequence[Card],
    trump: Suit,
    ohne_talon: bool = False,
) -> IllegalAction | None:
    """Why a hand of six may not bid this contract, or None (docs/rules.md §7.4, §7.5).

    The first reason that applies of `contractDisabled`, `ruferOnly`, `nonRuferOnly`, `noAce`, `suitIncomplete`.
    """
    if contract is Contract.RUFER or not enabled(contract, profile):
        return IllegalAction("contractDisabled", contract=str(contract))
    who = terms(contract, profile).who
    if who is Who.RUFER and not rufer:
        return IllegalAction("ruferOnly", contract=str(contract))
    if who is Who.OTHERS and rufer:
        return IllegalAction("nonRuferOnly", contract=str(contract))
    if contract is Contract.ASS_BETTLER:
        # Without the talon the hand at the bid is the hand that is played, so the ace is asked for at once.
        at_once = profile.ass_bettler_check == "bid" or ohne_talon
        if at_once and not any(card.rank is Rank.ACE for card in hand):
            return IllegalAction("noAce", contract=str(contract))
    if contract is Contract.TRUMPFRINGERL and _length(hand, trump) < 5:
        return IllegalAction("suitIncomplete", contract=str(contract))
    if contract is Contract.FARBENRINGERL and max(_length(hand, suit) for suit in Suit) < 5:
        return IllegalAction("suitIncomplete", contract=str(contract))
    return None


def ranking(of: Terms, trump: Suit | None) -> Strength:
    """How strong a card is inside its suit under these terms; higher beats lower."""
    if not of.ace_low:
        return natural

    def strength(card: Card) -> int:
        low = of.trump_ace_low if of.trump and card.suit == trump else of.ace_low
        return 0 if low and card.rank is Rank.ACE else card.strength

    return strength


def valid_trump(of: Terms, trump: Suit | None) -> Suit | None:
    """The trump suit if it counts in this contract."""
    return trump if of.trump else None


def _length(hand: Sequence[Card], suit: Suit) -> int:
    return sum(card.suit == suit for card in hand)
