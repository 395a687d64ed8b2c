"""Dreierschnapsen: three at the table, an auction, a talon, fourteen contracts (docs/rules.md §7)."""

from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.play import apply, start
from bummerl.rules.three_hand.profile import PRESETS, ThreeHandProfile
from bummerl.rules.three_hand.refusals import check, legal, to_act
from bummerl.rules.three_hand.standing import conceded, next_dealer, standing
from bummerl.rules.three_hand.state import Phase, Role, ThreeHandDeal
from bummerl.rules.three_hand.view import ThreeHandView, uncovered, view, visible

id = "three_hand"

__all__ = [
    "PRESETS",
    "Contract",
    "Phase",
    "Role",
    "ThreeHandDeal",
    "ThreeHandProfile",
    "ThreeHandView",
    "apply",
    "check",
    "conceded",
    "id",
    "legal",
    "next_dealer",
    "standing",
    "start",
    "to_act",
    "uncovered",
    "view",
    "visible",
]
