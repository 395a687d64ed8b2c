"""The options of Schnapsen and Sixty-Six and their presets (docs/rules.md §2)."""

from collections.abc import Mapping
from typing import Literal

from bummerl.cards import PACK_20, PACK_24, Card, Rank
from bummerl.rules.profile import COUNTS, Profile, Value
from bummerl.rules.tricks import Duty

PACKS: dict[Value, dict[str, Value]] = {
    20: {"deckSize": 20, "handSize": 5, "dealPattern": "3-3-T-2-2", "exchangeRank": "J"},
    24: {"deckSize": 24, "handSize": 6, "dealPattern": "3-3-3-3-T", "exchangeRank": "9"},
}


class TwoHandProfile(Profile, frozen=True, kw_only=True, tag="two_hand", rename="camel"):
    """Rules of a two-hand game; the defaults are those of `weich-wien` (seed 000)."""

    preset: str = "weich-wien"
    players: int = 2
    deck_size: Literal[20, 24] = 20
    hand_size: Literal[5, 6] = 5
    deal_pattern: Literal["3-3-T-2-2", "3-3-3-3-T"] = "3-3-T-2-2"
    first_dealer: Literal["random", "highCardDeals", "agree"] = "random"
    next_dealer: Literal["alternate", "winner", "loser"] = "alternate"
    cut_rule: Literal["cut", "none"] = "cut"
    exchange_rank: Literal["J", "9"] = "J"
    exchange_at_first_lead: bool = True
    exchange_min_stock: Literal[2, 4] = 2
    exchange_on_opponent_close: bool = False
    marriage_at_first_lead: bool = True
    marriage_counts: Literal["afterOwnTrick"] = "afterOwnTrick"
    marriage_after_close: bool = True
    marriage_after_exhausted: bool = True
    marriage_lead_card: Literal["either", "king"] = "either"
    close_min_stock: Literal[2, 4] = 2
    close_timing: Literal["fullHandsOnly", "beforeOrAfterDraw"] = "fullHandsOnly"
    close_score_basis: Literal["atClose", "atEnd"] = "atClose"
    failed_close_award: Literal["twoOrThreeAtClose"] = "twoOrThreeAtClose"
    beat_closer_award: Literal["twoOrThreeAtClose", "flat2"] = "twoOrThreeAtClose"
    claim_mode: Literal["manual", "auto"] = "manual"
    claim_window: Literal["untilLead", "beforeDraw"] = "untilLead"
    claim_after_marriage_lead: bool = True
    claim_after_last_trick: bool = True
    claim_without_basis: Literal["reject", "false"] = "reject"
    false_claim_award: Literal["twoOrThree", "mirror", "flat2", "impossible"] = "twoOrThree"
    false_claim_by_closer: Literal["failedClose", "falseClaim"] = "failedClose"
    last_trick_rule: Literal["onePoint", "scale", "bonus10"] = "onePoint"
    draw_carry: bool = False
    must_beat: bool = True
    must_trump: bool = True
    revoke: Literal["prevent", "forfeit3"] = "prevent"
    peek_own_tricks: bool = True
    peek_opp_trick: Literal["none", "untilNextLead", "first"] = "untilNextLead"
    show_score: Literal["none", "own", "both"] = "none"
    match_start: Literal[0, 7, 24] = 7
    match_target: Literal[0, 7, 24] = 0
    schneider_double: bool = False
    partie_bummerl: Literal[0, 2, 3] = 0

    @classmethod
    def groups(cls) -> Mapping[str, Mapping[Value, Mapping[str, Value]]]:
        """`pack` and `count` (docs/rules.md §3.13)."""
        return {"pack": PACKS, "count": COUNTS}

    def conflict(self) -> tuple[str, str] | None:
        """The first pair of options that contradict each other.

        An impossible false claim needs the counting computer; a claim before the draw needs a moment before the draw; a
        draw that carries over needs a rule by which deals can be drawn.
        """
        if self.false_claim_award == "impossible" and self.claim_mode == "manual":
            return "claimMode", "falseClaimAward"
        if self.claim_window == "beforeDraw" and self.close_timing == "fullHandsOnly":
            return "claimWindow", "closeTiming"
        if self.draw_carry and self.last_trick_rule != "bonus10":
            return "drawCarry", "lastTrickRule"
        return None

    @property
    def pack(self) -> tuple[Card, ...]:
        """The ordered pack."""
        return PACK_24 if self.deck_size == 24 else PACK_20

    @property
    def duty(self) -> Duty:
        """What the strict phase obliges to."""
        return Duty(must_beat=self.must_beat, must_trump=self.must_trump)

    @property
    def low_trump(self) -> Rank:
        """The rank that may be exchanged for the turn-up."""
        return Rank(self.exchange_rank)


WEICH_WIEN = TwoHandProfile()

ONLINE = TwoHandProfile(
    preset="online",
    claim_mode="auto",
    false_claim_award="impossible",
    last_trick_rule="scale",
    peek_own_tricks=False,
    peek_opp_trick="none",
    show_score="own",
)

KLASSISCH = TwoHandProfile(
    preset="klassisch",
    first_dealer="highCardDeals",
    false_claim_award="mirror",
    revoke="forfeit3",
    peek_own_tricks=False,
    peek_opp_trick="none",
    schneider_double=True,
    partie_bummerl=2,
)

SCHARF = TwoHandProfile(
    preset="scharf",
    first_dealer="highCardDeals",
    exchange_at_first_lead=False,
    exchange_min_stock=4,
    marriage_at_first_lead=False,
    marriage_lead_card="king",
    close_min_stock=4,
    false_claim_award="mirror",
    revoke="forfeit3",
    peek_own_tricks=False,
    peek_opp_trick="none",
    partie_bummerl=2,
)

SECHSUNDSECHZIG = TwoHandProfile(
    preset="sechsundsechzig",
    deck_size=24,
    hand_size=6,
    deal_pattern="3-3-3-3-T",
    first_dealer="agree",
    exchange_rank="9",
    exchange_at_first_lead=False,
    marriage_after_close=False,
    marriage_after_exhausted=False,
    close_timing="beforeOrAfterDraw",
    close_score_basis="atEnd",
    last_trick_rule="bonus10",
    peek_own_tricks=False,
    peek_opp_trick="none",
    match_start=0,
    match_target=7,
)

PRESETS: dict[str, TwoHandProfile] = {
    profile.preset: profile for profile in (WEICH_WIEN, ONLINE, KLASSISCH, SCHARF, SECHSUNDSECHZIG)
}
"""The presets by name."""
