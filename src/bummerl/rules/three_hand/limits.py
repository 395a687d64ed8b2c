"""How a Schnapser or Kontraschnapser stands: 66 within the trick limit (docs/rules.md §7.8)."""

from msgspec import Struct

from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.profile import ThreeHandProfile

TO_WIN = 66


class Limits(Struct, frozen=True):
    """The most tricks the declarer may need: without a marriage, with a Zwanziger, with a Vierziger.

    `late_counts` says whether an announcement after its own limit may still win (option `schnapserLateMarriage`).
    """

    plain: int
    with_20: int
    with_40: int
    late_counts: bool = False

    def allowed(self, marriages: tuple[int, ...]) -> int:
        """The limit once these marriages (20 or 40 each) were announced; the highest one decides."""
        if 40 in marriages:
            return self.with_40
        return self.with_20 if marriages else self.plain


def limits_of(contract: Contract, profile: ThreeHandProfile) -> Limits:
    """The limits of a contract under this profile."""
    kontra = contract is Contract.KONTRASCHNAPSER
    text = profile.kontraschnapser_limits if kontra else profile.schnapser_limits
    plain, with_20, with_40 = (int(digit) for digit in text)
    return Limits(plain, with_20, with_40, profile.schnapser_late_marriage == "counts")


def after_trick(
    limits: Limits, tricks: int, total: int, marriages: tuple[int, ...], pairs: tuple[int, ...]
) -> bool | None:
    """Won, lost, or None: undecided, when the declarer has just won a trick, his `tricks`-th and all so far.

    `total` are his effective card points, `pairs` the marriages that he can still announce: once the limit is used up
    only
    an announcement before the next lead can save him.
    """
    allowed = limits.allowed(marriages)
    if total >= TO_WIN:
        return tricks <= allowed
    if tricks < allowed:
        return None
    saved = any(after_announcement(limits, tricks, total + pair, (*marriages, pair)) for pair in pairs)
    return None if saved else False


def after_announcement(limits: Limits, tricks: int, total: int, marriages: tuple[int, ...]) -> bool | None:
    """Won, lost, or None when the declarer has just announced; `marriages` and `total` include the new one once it
    counts.

    An announcement that leaves him below 66 with the limit used up loses at once.
    """
    allowed = limits.allowed(marriages)
    if total >= TO_WIN and tricks > 0:
        return tricks <= allowed or limits.late_counts
    return None if tricks < allowed else False
