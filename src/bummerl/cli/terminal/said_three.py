"""Says what lies on a table of three, what can be done, and what the contracts mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cli.terminal.choices import choices
from bummerl.cli.terminal.said import said_cards, said_hand
from bummerl.cli.terminal.voice_three import played_name
from bummerl.cli.terminal.words_three import contract_name
from bummerl.messages import refusal
from bummerl.rules.three_hand import Phase

if TYPE_CHECKING:
    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.three_hand import ThreeHandView


def situation_three(deal: ThreeHandView, voice: Voice) -> list[str]:
    """Return what lies on the table as this seat sees it."""
    said = [voice.about("view-role", seat, role=voice.raw(f"role-{role}")) for seat, role in enumerate(deal.roles)]
    if deal.trump is not None:
        said.append(voice.say("view-trump", suit=voice.suit(deal.trump)))
    if deal.contract is not None and deal.declarer is not None:
        contract = played_name(voice, deal.contract, deal.ohne_talon)
        said.append(voice.about("view-declarer", deal.declarer, contract=contract))
    if deal.multiplier > 1:
        said.append(voice.say("view-times", times=deal.multiplier))
    if sum(deal.tricks):
        said.append(voice.say("view-tricks", scores=voice.scores(deal.tricks)))
    if deal.open_hand:
        said.append(voice.say("view-open-hand", cards=voice.cards(deal.open_hand)))
    if deal.table:
        said.append(voice.say("view-table", cards="; ".join(table_three(deal, voice))))
    return said + said_hand(choices(deal), voice)


def table_three(deal: ThreeHandView, voice: Voice) -> list[str]:
    """Return the cards of the trick on the table, each with who played it."""
    players = [(deal.leader + place) % len(deal.roles) for place in range(len(deal.table))]
    return [
        voice.about("view-played", seat, card=voice.card(card)) for seat, card in zip(players, deal.table, strict=True)
    ]


def hints_three(deal: ThreeHandView, voice: Voice) -> list[str]:
    """Return the lawful actions of this seat, each with what to type."""
    possible = choices(deal)
    said = said_cards(possible, voice, bound=deal.phase is Phase.MARRIAGE)
    if "cut" in possible.legal:
        said.append(voice.raw("hint-cut"))
    if suits := possible.starting("trump"):
        said.append(voice.raw("hint-trump", suits=", ".join(voice.suit(suit) for suit in suits)))
        said.append(voice.raw("hint-blind"))
    if "redeal" in possible.legal:
        said.append(voice.raw("hint-redeal"))
    if bids := [choice.contract for choice in deal.contracts if choice.closed is None]:
        said.append(voice.say("hint-bid", contracts=", ".join(contract_name(each, voice.lang) for each in bids)))
    if "pass" in possible.legal:
        said.append(voice.raw("hint-pass-double" if deal.phase is Phase.KONTRA else "hint-pass"))
    if "takeTalon" in possible.legal:
        said.append(voice.raw("hint-talon"))
    if possible.starting("discard"):
        said.append(voice.raw("hint-discard"))
    if "spritzen" in possible.legal:
        said.append(voice.raw("hint-spritzen"))
    return said + [voice.raw(f"hint-{word}") for word in possible.words]


def contracts(deal: ThreeHandView, voice: Voice) -> list[str]:
    """Return each contract with its worth and its goal, and why it is not open to this seat."""
    said = []
    for choice in deal.contracts:
        name, value = contract_name(choice.contract, voice.lang), choice.terms.value
        goal = voice.raw(f"contract-{choice.contract}-short")
        line = voice.say("contract-line", contract=name, value=value, goal=goal)
        if choice.closed is not None:
            why = refusal(voice.lang, choice.closed.code, choice.closed.args)
            line = voice.say("contract-closed", line=line, why=why)
        said.append(line)
    return said or [voice.say("contracts-none")]
