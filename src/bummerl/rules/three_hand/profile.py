"""The options of Dreierschnapsen and its preset (docs/rules.md §7.12)."""

from collections.abc import Mapping
from typing import Literal

from bummerl.cards import PACK_20, Card
from bummerl.rules.profile import COUNTS, Profile, Value
from bummerl.rules.tricks import Duty


class ThreeHandProfile(Profile, frozen=True, kw_only=True, tag="three_hand", rename="camel"):
    """Rules of Dreierschnapsen; the defaults are those of `dreier` (seed 004, docs/rules.md R-37 … R-51)."""

    preset: str = "dreier"
    players: int = 3
    allow_assenbettler: bool = False
    allow_ass_bettler: bool = False
    allow_plauderer: bool = True
    allow_zehnergang: bool = False
    allow_bauernloch: bool = False
    bettler_trump: bool = True
    plauderer_value: Literal[7, 8] = 7
    bauernloch_eligibility: Literal["rufer", "any"] = "rufer"
    bauernloch_trump_ace_low: bool = True
    schnapser_limits: Literal["432", "321"] = "432"
    kontraschnapser_limits: Literal["432", "321"] = "432"
    schnapser_late_marriage: Literal["loses", "counts"] = "loses"
    gang_vs_zehnergang: Literal["zehnergang", "gang"] = "zehnergang"
    auction_style: Literal["simultaneous", "ruferFirst"] = "simultaneous"
    ohne_talon_raises_rank: bool = False
    ohne_talon_bonus_doubled: bool = True
    redeal_three_unters: bool = True
    trump_must_hold_card: bool = True
    knock_deal: bool = True
    beat_reference: Literal["currentBest", "ledCard"] = "currentBest"
    must_overtrump: bool = True
    claim_mode: Literal["auto", "manual"] = "auto"
    bummerl_to: Literal["last", "allLosers"] = "last"
    ass_bettler_check: Literal["bid", "final"] = "bid"
    first_trick_open: bool = True
    match_start: Literal[0, 7, 24] = 0
    match_target: Literal[0, 7, 24] = 24

    @classmethod
    def groups(cls) -> Mapping[str, Mapping[Value, Mapping[str, Value]]]:
        """`count`: up to 24, or regionally down from 24 (docs/rules.md R-51)."""
        return {"count": {name: COUNTS[name] for name in ("up24", "down24")}}

    @property
    def pack(self) -> tuple[Card, ...]:
        """The ordered pack of twenty."""
        return PACK_20

    @property
    def duty(self) -> Duty:
        """Follow, beat and trump always; what is to be beaten as the profile says (docs/rules.md §7.6)."""
        return Duty(must_overtrump=self.must_overtrump, beat_current=self.beat_reference == "currentBest")


DREIER = ThreeHandProfile()

PRESETS: dict[str, ThreeHandProfile] = {DREIER.preset: DREIER}
"""The presets by name."""
