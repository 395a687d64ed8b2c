# Looking through a whole Bummerl, playing on from a moment, replays, and the proof of the shuffle.

review-bummerl = The whole Bummerl
review-bummerl-number = Bummerl { $number }
review-bummerl-chart = Your chance to win the Bummerl, deal by deal, in percent
review-bummerl-said = Your chance went from { $from } percent before the first deal to { $to } percent after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. The table below says how.
review-chart-of = Chance of { $name } to win this Bummerl, in percent
review-chart-of-said = The chance of { $name } to win the Bummerl went from { $from } to { $to } percent. The list below says how.
review-bummerl-chart-of = Chance of { $name } to win the Bummerl, deal by deal, in percent
review-bummerl-of-said = The chance of { $name } went from { $from } percent before the first deal to { $to } percent after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. The table below says how.
review-bummerl-won = You won it.
review-bummerl-lost = { $name } won it.
review-bummerl-open = It is not over.
review-bummerl-deal = Deal
review-bummerl-result = Result
review-bummerl-score = Score
review-bummerl-mine = My cost
review-bummerl-theirs = Cost of { $name }
review-bummerl-work = Look all deals through
review-bummerl-working = Looking through deal { $deal } …
review-bummerl-unknown = not looked through yet
review-bummerl-sum = All together
review-bummerl-others = Other Bummerls at this table
review-bummerl-given-up = given up
review-bummerl-here = this deal
review-points-to = { $points } to { $name }
review-points-you = { $points } to you
review-points-none = nobody
review-from = Play on from here
review-from-more = A table of its own, with the same cards, also the hidden ones: against the computer, unrated, with hints and taking back. The computer sees only what its seat would see; you have seen the other cards here, of course.
review-replay = The deal step by step
review-replay-lead = Here nothing is judged: the moves as they were, all cards open.
review-replay-step = Step { $step } of { $steps }
review-replay-first = First
review-replay-back = Back
review-replay-next = On
review-replay-last = Last
review-replay-hand = { $name }, cards
review-replay-talon = Stock or talon
review-replay-table = On the table
review-replay-empty = no cards
review-replay-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $points } card points
review-replay-all = All steps
review-replay-given-up = The Bummerl was given up in this deal.

proof-title = Was it shuffled fairly?
proof-lead = Your browser takes the record of this table and does every shuffle again. It does not ask the server for anything else.
proof-do = Check the shuffle
proof-working = Computing …
proof-again = Check again
proof-fair = Deal { $deal } was shuffled exactly as promised: every step holds.
proof-wrong = Deal { $deal } does not hold. The step that fails is marked.
proof-none = Deal { $deal } was not shuffled from shown secrets, so there is nothing to check. That is so in old records, in those from elsewhere, and where a deal was taken over to be played on from.
proof-all = All { $deals } deals of this record hold.
proof-all-but = Of { $deals } deals in this record { $fair } hold, { $wrong } do not, and { $none } have nothing to check.
proof-good = holds
proof-bad = does not hold
proof-anchor = The server promised you the same thing when you sat down.
proof-anchor-more = Your browser kept the promise (anchor) of that moment. It is the one in the record: the server has not changed it since.
proof-link-server = The server’s secret belongs to its promise.
proof-link-you = Your secret belongs to your promise.
proof-link-seat = The secret of { $name } belongs to the promise.
proof-link-more = Hashed { $hashes ->
    [one] once
   *[other] { $hashes } times
} with SHA-256 it gives what was known before. So it was fixed before anybody’s cards were.
proof-anew-server = The server goes on with a new secret, which it had promised before.
proof-anew-seat = { $name } goes on with a new secret from this deal on.
proof-anew-you = You go on with a new secret from this deal on.
proof-anew-more = The old one is used up, or it is on another device. The new one was promised before anybody had shown a secret for this deal.
proof-anew-you-more = The old one is used up, or it is on another device of yours. If neither is so, somebody else has taken your part.
proof-nothing = { $name } added nothing to this deal.
proof-nothing-more = The secret did not come in time, or its chain is used up. The others’ secrets still decide.
proof-mine = Your own secret went into it.
proof-mine-more = It is the one that only this browser knew before the deal. Nobody could know the cards before you had shown it.
proof-shuffle = These secrets give just this pack.
proof-shuffle-more = From all secrets together follows one key, from the key one order of the { $cards } cards. It is the order in which they were dealt.
proof-shuffle-wrong = From these secrets follows another order: card { $place } differs.
proof-details = The numbers
proof-key = Key of the deal
proof-secret = Secret
proof-before = Known before
proof-pack = Pack, top card first
proof-lot = The lot for the first dealer
proof-lot-fair = Who dealt first was not chosen by anybody either: every step holds.
proof-lot-wrong = The lot does not hold. The step that fails is marked.
proof-dealer = From these secrets { $name } deals first.
proof-dealer-you = From these secrets you deal first.
proof-dealer-more = From all secrets together follows one key, from the key the lot.
proof-dealer-cards = From all secrets together follows one key, from the key the cards that were drawn; the higher one deals.
proof-dealer-wrong = From these secrets another first dealer follows: { $name }.
proof-drawn = Drawn cards, in the order of the seats
proof-proves = What this proves
proof-proves-1 = Nobody alone chose the cards, not the server either: its secret was fixed before it knew those of the players, and theirs before they knew the server’s.
proof-proves-2 = Nothing in the record was changed afterwards without its showing here.
proof-not = What it cannot prove
proof-not-1 = It cannot stop whoever runs the server from looking at the cards that lie there. Play with people whose server you trust, or run your own.
proof-not-2 = It says nothing about how anybody played, and nothing about people who tell each other their cards.
proof-not-3 = Where all players are one person, or nobody added a secret, the server could have tried out many secrets before the table was opened.
proof-elsewhere = Not only here: { $command } does the same sum in the terminal, and anybody can write a program of his own from the description.
