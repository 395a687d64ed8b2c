"""Golden playthroughs: whole deals of three as text, as a spectator sees them.

A line with a seat and an action is what somebody did; the indented lines are what all others could see of it. The last
lines are the result. A change of any of it has to be meant.
"""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from bummerl.cards import Card
from bummerl.rules import three_hand
from bummerl.rules.actions import parse_action
from bummerl.rules.events import CardPlayed
from bummerl.rules.game import Event
from bummerl.rules.games import parse_profile

PLAYTHROUGHS = [
    """
A normal game: 65 do not help whoever loses the last trick
rules dreier
dealer 1
pack TD AH KC JC JH AS TC TS AC TH AD QD JD KD KH QS QH KS QC JS
    dealBegan dealNo=1 dealer=1 hands=-,-,- handSize=6 stock=20
0 knock
    deckCut seat=0 knocked=True
    packetsDealt cards=-,-,- sizes=0,0,3 talon=2
2 blind 3
    trumpNamed seat=2 suit=S card=TS
    packetsDealt cards=-,-,- sizes=6,6,3 talon=0
0 pass
    bidMade seat=0 sealed=True
1 pass
    bidMade seat=1 sealed=True
2 pass
    bidMade seat=2 sealed=True
    auctionEnded declarer=2 contract=rufer bids=2:-,0:-,1:-
2 takeTalon
    talonTaken seat=2
2 discard TD KC
    cardsDiscarded seat=2
0 pass
    doublingPassed seat=0
1 pass
    doublingPassed seat=1
2 AH
0 TH
1 QH
    trickTaken seat=2 cards=AH,TH,QH
2 TC
0 AC
1 QC
    trickTaken seat=0 cards=TC,AC,QC
0 +D
    marriageAnnounced seat=0 suit=D points=20
0 KD
1 QS
2 TS
    trickTaken seat=2 cards=KD,QS,TS
2 JH
0 JD
1 KH
    trickTaken seat=1 cards=JH,JD,KH
1 JS
2 AS
0 AD
    trickTaken seat=2 cards=JS,AS,AD
2 JC
0 QD
1 KS
    trickTaken seat=1 cards=JC,QD,KS
= 1 to 0,1: lastTrick by 1
= card points 44,17,65, rufer:2:1:1
""",
    """
A Plauderer, doubled and redoubled
rules dreier
dealer 2
pack KH KS JS QS TS TH TD AC TC KD JH QD AD AH JD JC KC QC QH AS
    dealBegan dealNo=1 dealer=2 hands=-,-,- handSize=6 stock=20
1 knock
    deckCut seat=1 knocked=True
    packetsDealt cards=-,-,- sizes=3,0,0 talon=2
0 blind 3
    trumpNamed seat=0 suit=C card=AC
    packetsDealt cards=-,-,- sizes=3,6,6 talon=0
0 pass
    bidMade seat=0 sealed=True
2 pass
    bidMade seat=2 sealed=True
1 bid plauderer
    bidMade seat=1 sealed=True
    auctionEnded declarer=1 contract=plauderer bids=0:-,1:plauderer,2:-
    talonTaken seat=1
1 discard AH AD
    cardsDiscarded seat=1
2 spritzen
    dealDoubled seat=2 multiplier=2
1 spritzen
    dealDoubled seat=1 multiplier=4
2 pass
    doublingPassed seat=2
0 pass
    doublingPassed seat=0
1 KD
2 JD
0 TD
    trickTaken seat=0 cards=KD,JD,TD
    handOpened seat=1 cards=TC,JH,QD,KH,KS
0 TS
1 KS
2 AS
    trickTaken seat=2 cards=TS,KS,AS
2 JC
0 AC
1 TC
    trickTaken seat=0 cards=JC,AC,TC
0 TH
1 JH
2 QH
    trickTaken seat=0 cards=TH,JH,QH
0 QS
1 KH
2 QC
    trickTaken seat=2 cards=QS,KH,QC
2 KC
0 JS
1 QD
    trickTaken seat=2 cards=KC,JS,QD
= 28 to 1: contractMade by 1
= card points 54,0,44, plauderer:1:True:7:4
""",
    """
A Kontraschnapser of one trick and a Vierziger
rules dreier
dealer 2
pack KS AD TH AS JS KC QC KD QH QD AH QS JC TC AC TS JH KH JD TD
    dealBegan dealNo=1 dealer=2 hands=-,-,- handSize=6 stock=20
1 cut
    deckCut seat=1
    packetsDealt cards=-,-,- sizes=3,3,3 talon=0
0 trump H
    trumpNamed seat=0 suit=H
    packetsDealt cards=-,-,- sizes=3,3,3 talon=2
0 pass
    bidMade seat=0 sealed=True
2 bid kontraschnapser
    bidMade seat=2 sealed=True
1 pass
    bidMade seat=1 sealed=True
    auctionEnded declarer=2 contract=kontraschnapser bids=0:-,1:-,2:kontraschnapser
    talonTaken seat=2
2 discard JD QC
    cardsDiscarded seat=2
0 pass
    doublingPassed seat=0
1 pass
    doublingPassed seat=1
0 +S
    marriageAnnounced seat=0 suit=S points=20
0 KS
1 AS
2 AH
    trickTaken seat=2 cards=KS,AS,AH
2 +H
    marriageAnnounced seat=2 suit=H points=40
= 12 to 2: contractMade by 2
= card points 0,0,66, kontraschnapser:2:True:12:1
""",
    """
A Farbenringerl without the talon
rules dreier
dealer 1
pack TH AD KH QD QS KD TD QH KS TS AH JD JS JH AC TC KC QC JC AS
    dealBegan dealNo=1 dealer=1 hands=-,-,- handSize=6 stock=20
0 knock
    deckCut seat=0 knocked=True
    packetsDealt cards=-,-,- sizes=0,0,3 talon=2
2 trump D
    trumpNamed seat=2 suit=D
    packetsDealt cards=-,-,- sizes=6,6,3 talon=0
0 bid gang
    bidMade seat=0 sealed=True
1 bid farbenringerl ohneTalon
    bidMade seat=1 sealed=True
2 bid plauderer
    bidMade seat=2 sealed=True
    auctionEnded declarer=1 contract=farbenringerl ohneTalon=True bids=2:plauderer,0:gang,1:farbenringerl:True
2 pass
    doublingPassed seat=2
0 pass
    doublingPassed seat=0
1 TC
2 QH
0 TS
    trickTaken seat=1 cards=TC,QH,TS
1 JC
2 KD
0 JH
    trickTaken seat=1 cards=JC,KD,JH
1 AC
2 QS
0 KS
    trickTaken seat=1 cards=AC,QS,KS
1 AS
2 QD
0 JS
    trickTaken seat=1 cards=AS,QD,JS
1 KC
2 TD
0 AH
    trickTaken seat=1 cards=KC,TD,AH
1 QC
2 KH
0 JD
    trickTaken seat=1 cards=QC,KH,JD
= 19 to 1: contractMade by 1
= card points 0,99,0, farbenringerl:1:True:18:True:1
""",
]


def told(event: Event) -> str:
    """An event as a spectator sees it, in one line."""
    fields = to_builtins(three_hand.visible(event, None))
    said = {
        name: value for name, value in fields.items() if name != "type" and value is not None and value is not False
    }
    words = [f"{name}={short(value)}" for name, value in said.items()]
    return " ".join(["   ", fields["type"], *words])


def short(value: object) -> str:
    if isinstance(value, dict):
        return ":".join(short(each) for each in value.values() if each is not False)
    if isinstance(value, (list, tuple)):
        return ",".join(short(each) for each in value)
    return "-" if value is None else str(value)


def playthrough(text: str) -> list[str]:
    """Play the actions of a text again and tell it anew."""
    title, rules, dealer, pack, *lines = text.strip().split("\n")
    cards = tuple(Card(card) for card in pack.removeprefix("pack ").split())
    profile = parse_profile(rules.removeprefix("rules "))
    assert isinstance(profile, three_hand.ThreeHandProfile)
    deal, events = three_hand.start(profile, int(dealer.split()[1]), cards)
    found = [title, rules, dealer, pack, *map(told, events)]
    for line in lines:
        if not line[0].isdigit():
            continue
        seat, _, action = line.partition(" ")
        three_hand.check(deal, int(seat), parse_action(action))
        deal, events = three_hand.apply(deal, int(seat), parse_action(action))
        found += [line, *(told(event) for event in events if not isinstance(event, CardPlayed))]
    outcome = deal.outcome
    assert outcome is not None
    found.append(f"= {outcome.points} to {short(list(outcome.payees))}: {outcome.reason} by {outcome.by}")
    found.append(f"= card points {short(list(outcome.card_points))}, {short(outcome.facts)}")
    return found


@pytest.mark.parametrize("text", PLAYTHROUGHS, ids=lambda text: text.strip().split("\n")[0])
def test_a_deal_goes_as_it_was_written(text: str) -> None:
    assert playthrough(text) == text.strip().split("\n")
