"""Checks for the cases of Dreierschnapsen: each kind of `rules.json` as a question to the real rules.

`CHECKS[kind](case)` returns None, or what went wrong in one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bummerl.cards import PACK_20, Card, Rank, Suit, card_points
from bummerl.rules import match as matches
from bummerl.rules.actions import Play
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import TrickTaken
from bummerl.rules.game import Action, Event, Outcome, Reason
from bummerl.rules.profile import override
from bummerl.rules.three_hand import limits, scoring
from bummerl.rules.three_hand.actions import (
    Bid,
    Blind,
    Cut,
    Double,
    Knock,
    LeaveTalon,
    NameTrump,
    Pass,
    Redeal,
    TakeTalon,
    discard,
)
from bummerl.rules.three_hand.contracts import Contract, Goal, ranking, terms
from bummerl.rules.three_hand.events import TrumpNamed
from bummerl.rules.three_hand.play import apply, start
from bummerl.rules.three_hand.refusals import check, legal, refusal
from bummerl.rules.three_hand.standing import leading, next_dealer
from bummerl.rules.three_hand.state import (
    SEATS,
    Phase,
    Role,
    ThreeHandDeal,
    counted_marriages,
    first_leader,
    multiplier,
    seat_of,
)
from bummerl.rules.three_hand.view import view
from rules.three_hand_positions import DEALER, Case, cards, filled, in_play, in_trick, profile_of, role_name, seat

if TYPE_CHECKING:
    from collections.abc import Callable


def compare(expected: Case, found: Case) -> str | None:
    """The first expectation that does not hold; one that nobody can answer does not hold either."""
    for name, wanted in expected.items():
        if name not in found:
            return f"{name}: nothing answers this expectation"
        value = found[name]
        if name in ("legalCards", "hand", "tieBreak"):
            wanted, value = sorted(wanted), sorted(value)
        if wanted != value:
            return f"{name}: expected {wanted}, got {value}"
    return None


def refused_code(deal: ThreeHandDeal, by: int, action: Action) -> str | None:
    """The code with which an action is refused; `check` has to agree with it."""
    refused = refusal(deal, by, action)
    try:
        check(deal, by, action)
    except IllegalAction as error:
        return error.code
    return refused.code if refused else None


def answer(code: str | None) -> Case:
    """Whether something is lawful and, if not, why."""
    return {"legal": code is None, "reason": code}


def auction(case: Case) -> str | None:
    """A whole auction, said word by word."""
    deal = filled(case, 0, PACK_20[:6])
    ended: dict[str, Any] = {}
    for word in [*case["given"]["bids"], *({"by": role} for role in Role)]:
        by = seat(word["by"])
        contract = word.get("contract", "pass")
        if deal.phase is not Phase.AUCTION or (deal.spoken[by] is not None and not deal.raising):
            continue
        action = Pass() if contract in ("pass", "rufer") else Bid(Contract(contract), bool(word.get("ohneTalon")))
        deal, _ = apply(deal, by, action)
    if deal.declarer is not None:
        ended = {"declarer": role_name(deal.declarer), "contract": deal.contract, "ohneTalon": deal.ohne_talon}
    return compare(case["expected"], ended)


def contract(case: Case) -> str | None:
    """What a contract is worth when it is made or lost, and who is paid."""
    given, profile = case["given"], profile_of(case)
    of = terms(Contract(given["contract"]), profile)
    if of.goal in (Goal.POINTS, Goal.LIMIT) or "wonBy" in given:
        wins = given.get("wonBy", given.get("result")) in ("declarer", "won")
    else:
        wins = scoring.made(of, given["declarerTricks"])
    points = scoring.award(
        of,
        profile,
        ohne_talon=given.get("ohneTalon", False),
        times=given.get("multiplier", 1),
        loser_points=given.get("loserPoints", 0),
        loser_tricks=given.get("loserTricks", 0),
    )
    paid = [role_name(each) for each in scoring.payees(seat(given["declarer"]), wins)]
    return compare(case["expected"], {"declarerWins": wins, "award": points, "paidTo": paid})


def deal(case: Case) -> str | None:
    """Who gets which cards, with a cut or a knock."""
    given = case["given"]
    dealer = seat(given.get("dealer", "rueckhand"))
    state, _ = start(profile_of(case), dealer, cards(given["deckOrder"]))
    cutter, caller = seat_of(dealer, Role.MITTELHAND), seat_of(dealer, Role.VORHAND)
    action: Action = Cut() if given.get("cut", True) else Knock()
    check(state, cutter, action)
    state, _ = apply(state, cutter, action)
    first = state.hands[caller]
    state, _ = apply(state, caller, NameTrump(first[0].suit))
    hands = {str(role): list(state.hands[seat_of(dealer, role)]) for role in Role}
    found = {
        "talon": list(state.talon),
        "hands": hands,
        "firstThree": list(first),
        "secondThree": hands[Role.VORHAND][3:],
    }
    return compare(case["expected"], found)


def eligibility(case: Case) -> str | None:
    """Whether a hand may bid a contract."""
    step = case["actions"][0]
    by = seat(step["by"])
    state = filled(case, by, cards(case["given"]["hand"]))
    if state.profile.auction_style == "ruferFirst":
        state = replace(state, spoken=tuple(Pass() if each < by else None for each in SEATS))
    bid = Bid(Contract(step["contract"]), bool(step.get("ohneTalon")))
    code = refused_code(state, by, bid)
    if (bid in legal(state, by)) != (code is None):
        return "`legal` and `check` disagree"
    return compare(case["expected"], answer(code))


def follow3(case: Case) -> str | None:
    """The cards that may be played to a trick."""
    given = case["given"]
    state, by = in_trick(case, given["currentTrick"], cards(given["hand"]))
    error = same_order(given, state)
    found = [action.card for action in legal(state, by) if isinstance(action, Play)]
    return error or compare(case["expected"], {"legalCards": found})


def trick3(case: Case) -> str | None:
    """Who takes a trick."""
    plays = case["given"]["plays"]
    state, by = in_trick(case, plays[:-1], (Card(plays[-1]["card"]),))
    error = same_order(case["given"], state)
    _, events = apply(state, by, Play(Card(plays[-1]["card"])))
    taker = next(event.seat for event in events if isinstance(event, TrickTaken))
    return error or compare(case["expected"], {"winner": f"P{taker}"})


def same_order(given: Case, state: ThreeHandDeal) -> str | None:
    """Whether the contract ranks its cards and treats its trumps as the case says."""
    assert state.contract is not None
    of = terms(state.contract, state.profile)
    if "trump" in given and of.trump != (given["trump"] is not None):
        return f"trump: the contract says {of.trump}"
    strength = ranking(of, state.trump)
    plain = next(suit for suit in Suit if suit != state.trump)
    ace, jack = Card(f"{Rank.ACE}{plain}"), Card(f"{Rank.JACK}{plain}")
    low = strength(ace) < strength(jack)
    if "rankOrder" in given and low != (given["rankOrder"] == "aceLow"):
        return f"rankOrder: the contract says {'aceLow' if low else 'std'}"
    return None


def kontra(case: Case) -> str | None:
    """Whether a seat may double, and what the deal counts then."""
    given, step = case["given"], case["actions"][0]
    declarer, by = seat(given["declarer"]), seat(step["by"])
    calls = tuple(seat(each) for each in given.get("calls", ()))
    state = replace(
        filled(case, declarer, PACK_20[:6]),
        phase=Phase.KONTRA if len(calls) < 3 and not given.get("tricksPlayed") else Phase.LEAD,
        contract=Contract(given["contract"]),
        declarer=declarer,
        doubles=calls,
    )
    action: Action = Double() if step["type"] == "spritzen" else Pass()
    code = refused_code(state, by, action)
    after = state if code else apply(state, by, action)[0]
    return compare(case["expected"], {**answer(code), "multiplier": multiplier(after)})


def leader(case: Case) -> str | None:
    """Who leads to the first trick of each contract."""
    profile = profile_of(case)
    found = [
        role_name(first_leader(terms(Contract(name), profile), DEALER, seat(declarer)))
        for name, declarer in case["given"]["table"]
    ]
    return compare(case["expected"], {"leaders": found})


def marriage3(case: Case) -> str | None:
    """What the announcements of a side count."""
    given = case["given"]
    of = terms(Contract(given["contract"]), profile_of(case))
    total = counted_marriages(of, given["teamTricks"], tuple(given["marriages"]))
    return compare(case["expected"], {"countedMarriagePoints": total})


def match3(case: Case) -> str | None:
    """Scores, the end of a Bummerl, its marks, and who has to play a deciding deal."""
    profile = profile_of(case)
    state = replace(
        matches.new_match(profile, DEALER), scores=tuple(case["given"]["scores"][f"P{each}"] for each in SEATS)
    )
    for step in case["actions"]:
        payees = tuple(seat(name) for name in step["to"])
        state, _ = matches.book(state, Outcome(payees, step["award"], Reason.CONTRACT_MADE, (0, 0, 0)))
    first = leading(profile, state.scores)
    winner = state.bummerl_winner if state.bummerl_winner is not None else first[0] if len(first) == 1 else None
    found = {
        "scores": {f"P{each}": state.scores[each] for each in SEATS},
        "over": bool(first),
        "winner": None if winner is None else f"P{winner}",
        "bummerl": {f"P{each}": state.marks[each] for each in SEATS if state.marks[each]},
        "tieBreak": [f"P{each}" for each in state.tied],
    }
    return compare(case["expected"], found)


def rotation(case: Case) -> str | None:
    """Who deals next."""
    dealer = seat(case["given"]["dealer"])
    demands = case["actions"][0]["type"] in ("demandRedeal", "redeal")
    ended = Outcome((), 0, Reason.REDEAL if demands else Reason.LAST_TRICK, (0, 0, 0))
    after = next_dealer(profile_of(case), dealer, ended)
    found = {
        "dealer": f"P{after}",
        "rufer": f"P{seat_of(after, Role.VORHAND)}",
        "mittelhand": f"P{seat_of(after, Role.MITTELHAND)}",
    }
    return compare(case["expected"], found)


def schnapser(case: Case) -> str | None:
    """A Schnapser or Kontraschnapser, event by event, until it is decided."""
    given = case["given"]
    name = Contract(given["contract"])
    option = "kontraschnapserLimits" if name is Contract.KONTRASCHNAPSER else "schnapserLimits"
    profile = override(profile_of(case), {option: given["limits"]} if "limits" in given else {})
    of, rules = terms(name, profile), limits.limits_of(name, profile)
    tricks, points = 0, 0
    announced: tuple[int, ...] = ()
    decided: bool | None = None
    events = given["events"]
    for place, event in enumerate(events):
        if decided is not None:
            break
        if event[0] == "announce":
            announced = (*announced, event[1])
            total = points + counted_marriages(of, tricks, announced)
            decided = limits.after_announcement(rules, tricks, total, announced)
        elif event[1] != "D":
            decided = False
        else:
            tricks, points = tricks + 1, points + event[2]
            pairs = tuple(each[1] for each in events[place + 1 : place + 2] if each[0] == "announce")
            total = points + counted_marriages(of, tricks, announced)
            decided = limits.after_trick(rules, tricks, total, announced, pairs)
    result = "open" if decided is None else "won" if decided else "lost"
    return compare(case["expected"], {"result": result})


def talon(case: Case) -> str | None:
    """Taking the talon and laying two cards away."""
    given = case["given"]
    declarer = seat(given["declarer"])
    ohne = bool(given.get("ohneTalon"))
    if not case["actions"]:
        away = cards(given["discards"] if "discards" in given else given["talon"])
        state = filled(case, declarer, [card for card in PACK_20 if card not in away][:6], talon=away)
        return compare(case["expected"], {"pointsInPlay": sum(card_points(hand) for hand in state.hands)})
    step = case["actions"][0]
    lies, hand = cards(given["talon"]), cards(given["hand"])
    takes = step["type"] in ("takeTalon", "ohneTalon")
    state = replace(
        filled(case, declarer, hand, talon=lies),
        contract=Contract(given["contract"]),
        declarer=declarer,
        ohne_talon=ohne,
        phase=Phase.KONTRA if ohne else Phase.TALON if takes else Phase.DISCARD,
    )
    if not ohne and not takes:
        state = replace(filled(case, declarer, hand + lies), talon=(), phase=Phase.DISCARD)
        state = replace(state, contract=Contract(given["contract"]), declarer=declarer)
    action: Action
    match step["type"]:
        case "takeTalon":
            action = TakeTalon()
        case "ohneTalon":
            action = LeaveTalon()
        case _:
            action = discard(*cards(step["cards"]))
    by = seat(step["by"])
    code = refused_code(state, by, action)
    after = state if code else apply(state, by, action)[0]
    left = card_points(after.discards)
    found = {**answer(code), "hand": list(after.hands[declarer]), "pointsInPlay": 120 - left}
    return compare(case["expected"], found)


def trump_choice(case: Case) -> str | None:
    """Naming trump, letting a blind card decide, or insisting on a new deal."""
    given, step = case["given"], case["actions"][0]
    by, caller = seat(step["by"]), seat("vorhand")
    first = cards(given["firstThree"])
    rest = [card for card in PACK_20 if card not in first]
    second = cards(given["secondThree"]) if "secondThree" in given else tuple(rest[:3])
    state = replace(
        filled(case, caller, first, placed=second, size=3),
        phase=Phase.TRUMP,
        packets=(second, (), ()),
        trump=None,
    )
    action: Action
    match step["type"]:
        case "nameTrump":
            action = NameTrump(Suit(step["suit"]))
        case "turnBlind":
            action = Blind(step.get("index", 0))
        case _:
            action = Redeal()
    code = refused_code(state, by, action)
    events: tuple[Event, ...] = ()
    after = state
    if code is None:
        after, events = apply(state, by, action)
    named = next((event for event in events if isinstance(event, TrumpNamed)), None)
    found: Case = answer(code)
    if named is not None:
        found |= {"trump": named.suit, "shown": named.card}
    if after.outcome is not None:
        found["sameDealer"] = next_dealer(state.profile, DEALER, after.outcome) == DEALER
    return compare(case["expected"], found)


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def visibility(case: Case) -> str | None:
    """Whether a seat can see something in its view of a deal that is being played."""
    given = case["given"]
    viewer = seat(given["viewer"])
    name = Contract(given.get("contract", "rufer"))
    declarer = seat(given["declarer"]) if "declarer" in given else (viewer + 1) % 3
    owner, _, what = given["pile"].partition(".")
    state = in_play(case, name, declarer, given.get("tricksPlayed"))
    seen = view(state, viewer)
    if what.endswith("Trick"):
        ours = (declarer,) if owner.startswith("declarer") else tuple(s for s in SEATS if s != declarer)
        taken = [trick for trick in state.played if trick.winner in ours]
        wanted = taken[ORDINALS.index(what.removesuffix("Trick"))]
        shown = any(wanted in pile for pile in seen.piles)
    elif what == "hand":
        holder = declarer if owner == "declarer" else seat(owner)
        shown = viewer == holder or set(seen.known[holder]) == set(state.hands[holder])
    elif owner in ("talon", "discards"):
        shown = (seen.took if owner == "talon" else seen.discards) is not None
    else:
        return f"pile: nothing is known about {given['pile']}"
    return compare(case["expected"], {"visible": shown})


CHECKS: dict[str, Callable[[Case], str | None]] = {
    "auction": auction,
    "contract": contract,
    "deal": deal,
    "eligibility": eligibility,
    "follow3": follow3,
    "kontra": kontra,
    "leader": leader,
    "marriage3": marriage3,
    "match3": match3,
    "rotation": rotation,
    "schnapser": schnapser,
    "talon": talon,
    "trick3": trick3,
    "trumpChoice": trump_choice,
    "visibility": visibility,
}
