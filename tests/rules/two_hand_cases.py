"""Checks for the cases of the two-hand games: each kind of `rules.json` as a question to the real rules.

`CHECKS[kind](case)` returns None, or what went wrong in one line. Seats are named A and B.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bummerl.cards import Card, Suit, card_points
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Claim, Close, Concede, ConcedeBummerl, Draw, Exchange, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.game import Action, Outcome, Reason, Trick
from bummerl.rules.shuffle import higher_card_deals
from bummerl.rules.tricks import best
from bummerl.rules.two_hand import Phase, TwoHandDeal, scoring, start
from bummerl.rules.two_hand import view as deal_view
from bummerl.rules.two_hand.refusals import DUTIES, legal, refusal, to_act
from bummerl.rules.two_hand.state import other, points
from rules.positions import Case, by_seat, deal_of, match_of, name_of, profile_of, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bummerl.rules.match import Match

WORDS: dict[str, Action] = {
    "exchange": Exchange(),
    "close": Close(),
    "claim": Claim(),
    "settle": Settle(),
    "draw": Draw(),
    "concede": Concede(),
    "concedeBummerl": ConcedeBummerl(),
}


def compare(expected: Case, found: Case) -> str | None:
    """The first expectation that does not hold; one that nobody can answer does not hold either."""
    for name, wanted in expected.items():
        if name not in found:
            return f"{name}: nothing answers this expectation"
        value = found[name]
        if isinstance(wanted, list) and name != "stockOrder":
            wanted, value = sorted(wanted), sorted(value)
        if isinstance(wanted, dict) and name == "hands":
            wanted, value = ({who: sorted(cards) for who, cards in each.items()} for each in (wanted, value))
        if isinstance(wanted, dict) and name == "marriages":
            wanted = {who: [suit["suit"] if isinstance(suit, dict) else suit for suit in wanted[who]] for who in wanted}
        if wanted != value:
            return f"{name}: expected {wanted}, got {value}"
    return None


def action_of(step: Case) -> Action:
    """The action of a step of a case."""
    match step["type"]:
        case "play":
            return Play(Card(step["card"]))
        case "announce":
            return Announce(Suit(step["suit"]))
        case word:
            return WORDS[word]


def actor(deal: TwoHandDeal, step: Case) -> int:
    """Who acts: the one named, else the one that the deal waits for."""
    return seat_of(step["by"]) if step.get("by") else min(to_act(deal), default=deal.leader)


def legality(case: Case) -> str | None:
    """One action: lawful or refused with a code."""
    deal, step = deal_of(case), case["actions"][0]
    seat, action = actor(deal, step), action_of(step)
    refused = refusal(deal, seat, action)
    if not isinstance(action, Concede) and (refused is None) != (action in legal(deal, seat)):
        return f"{action}: `legal` and `refusal` disagree"
    return compare(case["expected"], {"legal": refused is None, "reason": refused.code if refused else None})


def score(case: Case) -> str | None:
    """One action that ends the deal: what it is worth and how the match stands."""
    match = match_of(case, deal_of(case))
    for step in case["actions"]:
        seat = actor(_deal(match), step)
        try:
            if step["type"] == "revoke":
                match = _revoke(match, seat, step)
            else:
                matches.check(match, seat, action_of(step))
                match = matches.apply(match, seat, action_of(step))[0]
        except IllegalAction as refused:
            return compare(case["expected"], {"legal": False, "reason": refused.code})
    return compare(case["expected"], facts(match))


def _revoke(match: Match, seat: int, step: Case) -> Match:
    """The match after a reply against its duty; where the position holds no such reply, only the award is asked."""
    deal = _deal(match)
    broken = [card for card in deal.hands[seat] if _breaks(deal, seat, card)]
    card = Card(step["card"]) if step.get("card") else next(iter(broken), None)
    if deal.phase is Phase.REPLY and card is not None:
        if card not in broken:
            raise IllegalAction("noRevoke", card=card)
        matches.check(match, seat, Play(card))
        return matches.apply(match, seat, Play(card))[0]
    if deal.profile.revoke == "prevent":
        raise IllegalAction("mustFollow")
    outcome = scoring.revoked(deal, seat)
    ended = replace(deal, phase=Phase.END, outcome=outcome)
    return matches.book(replace(match, deal=ended), outcome)[0]


def _breaks(deal: TwoHandDeal, seat: int, card: Card) -> bool:
    refused = refusal(deal, seat, Play(card))
    return refused is not None and refused.code in DUTIES


def sequence(case: Case) -> str | None:
    """A position and a row of actions: the first illegal one, or the facts at the end."""
    match = match_of(case, deal_of(case))
    for place, step in enumerate(case["actions"]):
        deal = _deal(match)
        seat, action = actor(deal, step), action_of(step)
        before = match
        try:
            matches.check(match, seat, action)
        except IllegalAction as refused:
            if match != before:
                return "a refused action changed the state"
            found = {**facts(match), "illegalAt": place, "reason": refused.code}
            return compare({"illegalAt": None, **case["expected"]}, found)
        match = matches.apply(match, seat, action)[0]
    return compare({"illegalAt": None, **case["expected"]}, {"illegalAt": None, **facts(match)})


def facts(match: Match) -> Case:
    """Everything that a case may expect of a match."""
    if match.deal is None:
        return {"matchScore": _named(match.scores), **standing(match)}
    deal = _deal(match)
    outcome = deal.outcome
    waiting = min(to_act(deal), default=None)
    totals = outcome.card_points if outcome else (points(deal, 0), points(deal, 1))
    replies = [] if waiting is None else [a.card for a in legal(deal, waiting) if isinstance(a, Play)]
    line = match.sheet[-1].outcome if match.sheet else None
    winner = name_of(line.payees[0]) if line and line.payees else None
    automatic = bool(outcome and outcome.reason in (Reason.CLAIMED, Reason.CLOSE_WON, Reason.CLOSER_BEATEN))
    counted = automatic and deal.profile.claim_mode == "auto"
    return {
        "legal": True,
        "hands": _named(deal.hands),
        "handA": deal.hands[0],
        "handB": deal.hands[1],
        "stock": len(deal.stock),
        "stockOrder": list(deal.stock),
        "trumpCard": deal.stock[-1] if deal.stock else None,
        "trump": deal.trump,
        "phase": "end" if deal.phase is Phase.LAST else str(deal.phase),
        "toAct": name_of(waiting),
        "lastTrickBy": name_of(deal.leader) if sum(deal.tricks) and not deal.table else None,
        "dealer": name_of(match.dealer),
        "tricks": _named(deal.tricks),
        "trickPoints": _named(deal.trick_points),
        "currentTrick": list(deal.table),
        "announced": deal.announced,
        "marriages": {who: list(suits) for who, suits in _named(deal.marriages).items()},
        "closed": _closed(deal),
        "legalCards": replies,
        "dealPoints": _named(totals),
        "over": match.bummerl_winner is not None,
        "ended": outcome is not None,
        "reason": None if outcome is None else str(outcome.reason),
        "winner": winner,
        "gamePoints": line.points if line else None,
        "autoEnd": winner if counted else None,
        "revoked": None if outcome is None or outcome.by is None else name_of(outcome.by),
        "matchScore": _named(match.scores),
        **standing(match),
    }


def _closed(deal: TwoHandDeal) -> Case | None:
    if deal.closed is None:
        return None
    return {
        "by": name_of(deal.closed.by),
        "oppTricks": deal.closed.opp_tricks,
        "oppPoints": deal.closed.opp_points,
    }


def standing(match: Match) -> Case:
    """What a case may expect of Bummerl and Partie."""
    return {
        "bummerlOver": match.bummerl_winner is not None,
        "bummerlWinner": name_of(match.bummerl_winner),
        "bummerl": _named(match.marks),
        "partieOver": match.partie_winner is not None,
        "partieWinner": name_of(match.partie_winner),
        "carry": match.carry,
    }


def follow(case: Case) -> str | None:
    """The lawful replies to a lead."""
    given = case["given"]
    if "hand" in given:
        by = given.get("toAct", "B")
        is_strict = given.get("strict", given.get("closed") is not None or given.get("stock") == 0)
        stock = given.get("stock", 0 if is_strict else 2)
        given = {"toAct": by, **given, "phase": "reply", "stock": stock, "hands": {by: given["hand"]}}
        if is_strict and stock and not given.get("closed"):
            given["closed"] = {"by": "A", "oppTricks": 0, "oppPoints": 0}
    deal = deal_of({**case, "given": given})
    seat = min(to_act(deal))
    cards = [action.card for action in legal(deal, seat) if isinstance(action, Play)]
    return compare(case["expected"], {"legalCards": cards, "toAct": name_of(seat)})


def trick(case: Case) -> str | None:
    """Who wins a trick and what is in it."""
    given = case["given"]
    cards = [Card(play["card"]) for play in given["plays"]]
    taker = given["plays"][best(cards, Suit(given["trump"]))]["by"]
    return compare(case["expected"], {"winner": taker, "points": card_points(cards)})


def deal(case: Case) -> str | None:
    """The order of dealing."""
    given = case["given"]
    dealt, _ = start(profile_of(case), seat_of(given["dealer"]), tuple(map(Card, given["deckOrder"])))
    return compare(case["expected"], facts(match_of(case, dealt)))


def match(case: Case) -> str | None:
    """Finished deals booked on the score sheet."""
    state = match_of(case)
    for step in case["actions"]:
        if state.bummerl_winner is not None:
            state = matches.begin_deal(state, matches.pack_wanted(state))[0]
        payees = (seat_of(step["winner"]),) if step.get("winner") else ()
        reason = Reason.CLAIMED if payees else Reason.DRAW
        state = matches.book(state, Outcome(payees, step["gamePoints"], reason, (0, 0)))[0]
    found = {
        **standing(state),
        "matchScore": _named(state.scores),
        "over": state.bummerl_winner is not None,
        "winner": name_of(state.bummerl_winner),
        "dealer": name_of(state.dealer),
    }
    return compare(case["expected"], found)


def rotation(case: Case) -> str | None:
    """Whose deal comes next."""
    state = match_of(case)
    for step in case["actions"]:
        payees = (seat_of(step.get("winner") or "A"),) if step.get("winner", "A") else ()
        reason = Reason.CLAIMED if payees else Reason.DRAW
        state = matches.book(state, Outcome(payees, 1 if payees else 0, reason, (0, 0)))[0]
    forehand = name_of(other(state.dealer))
    return compare(case["expected"], {"dealer": name_of(state.dealer), "forehand": forehand, "leader": forehand})


def first_dealer(case: Case) -> str | None:
    """Who deals first by the cards drawn."""
    if profile_of(case).first_dealer != "highCardDeals":
        return "the profile draws no cards for the first deal"
    dealer = higher_card_deals([Card(card) for card in by_seat(case["given"]["draw"], None)])
    return compare(case["expected"], {"dealer": name_of(dealer), "redraw": dealer is None})


def visibility(case: Case) -> str | None:
    """Whether a seat may look at a pile or a running total."""
    given = case["given"]
    viewer = seat_of(given["viewer"])
    if "what" in given:
        shown = deal_view(_look(case, (), on_table=False), viewer).points
        totals = {"ownTotal": shown[viewer], "oppTotal": shown[other(viewer)]}
        totals["opponentTotal"] = totals["rivalTotal"] = totals["oppTotal"]
        if given["what"] == "bothTotals":
            return compare(case["expected"], {"visible": None not in totals.values()})
        if given["what"] not in totals:
            return f"what: nobody knows {given['what']}"
        return compare(case["expected"], {"visible": totals[given["what"]] is not None})
    owner, _, which = given["pile"].partition(".")
    mine = Trick(seat_of(owner), (Card.AS, Card.JS), seat_of(owner))
    more = Trick(seat_of(owner), (Card.AD, Card.JD), seat_of(owner))
    theirs = Trick(other(seat_of(owner)), (Card.AC, Card.JC), other(seat_of(owner)))
    past = given.get("since", "any") != "beforeNextLead"
    # The trick asked about is the owner's second one unless the first is meant: some profiles show only that.
    first = which.lower().startswith("first")
    played = (mine, theirs) if first and past else (mine,) if first else (theirs, mine, more)
    if which == "" and past:
        played = (mine, more, theirs)
    seen = deal_view(_look(case, played, on_table=past), viewer).piles[seat_of(owner)]
    return compare(case["expected"], {"visible": (mine if first else more) in seen})


def _look(case: Case, played: Sequence[Trick], *, on_table: bool) -> TwoHandDeal:
    """A deal after these tricks, with or without the next card led."""
    taken = tuple(sum(each.winner == seat for each in played) for seat in (0, 1))
    given = {
        "dealer": "B",
        "trump": "H",
        "toAct": "A",
        "stock": 4,
        "tricks": {"A": taken[0], "B": taken[1]},
        "hands": {"A": ["KS", "QS", "TD", "KH", "QH"]},
    }
    position = deal_of({**case, "given": given})
    leads = played[-1].winner if played else 0
    table = (position.hands[leads][0],) if on_table else ()
    hands = tuple(tuple(card for card in hand if card not in table) for hand in position.hands)
    return replace(
        position,
        leader=leads,
        played=tuple(played),
        table=table,
        hands=(hands[0], hands[1]),
        phase=Phase.REPLY if table else Phase.LEAD,
    )


def _named(values: Sequence[Any]) -> dict[str, Any]:
    return {"A": values[0], "B": values[1]}


def _deal(match: Match) -> TwoHandDeal:
    assert isinstance(match.deal, TwoHandDeal)
    return match.deal


CHECKS: dict[str, Callable[[Case], str | None]] = {
    "legality": legality,
    "score": score,
    "sequence": sequence,
    "follow": follow,
    "trick": trick,
    "deal": deal,
    "match": match,
    "rotation": rotation,
    "firstDealer": first_dealer,
    "visibility": visibility,
}
"""A check for every kind of case that the two-hand games have."""
