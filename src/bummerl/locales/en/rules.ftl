# What the rules say: profiles, every option with a sentence for each value, and the rules help made from them.

## Profiles

profile-weich-wien = Soft Viennese
profile-weich-wien-who = at home, in Vienna
profile-online = Online
profile-online-who = the table counts for you
profile-klassisch = Classic
profile-klassisch-who = coffee house and club
profile-scharf = Sharp
profile-scharf-who = prize Schnapsen
profile-sechsundsechzig = Sixty-Six
profile-sechsundsechzig-who = 24 cards, Germany
profile-dreier = Dreierschnapsen
profile-dreier-who = three players
profile-changed = { $name }, changed


## Sections of the options

section-cards = Cards and deal
section-tricks = Tricks
section-exchange = Drawing and exchange
section-marriage = Marriages
section-close = Closing
section-claim = Claiming 66
section-value = What a deal is worth
section-look = Looking back and counting
section-match = Bummerl
section-trump = Trump
section-auction = Auction
section-contracts = Contracts
section-schnapser = Schnapser
section-talon = Talon and Kontra

## Options of the games for two

option-pack = Pack
option-pack-20 = Twenty cards without nines; five in hand, ten in the stock. The { rank-J } of trumps is exchanged.
option-pack-24 = Twenty-four cards with nines; six in hand, twelve in the stock. The nine of trumps is exchanged.
option-count = Counting
option-count-down7 = You start at 7 and count down; whoever reaches 0 wins the Bummerl.
option-count-up7 = You start at 0 and count up; whoever reaches 7 wins the Bummerl.
option-count-down24 = You start at 24 and count down; whoever reaches 0 wins the Bummerl.
option-count-up24 = You start at 0 and count up; whoever reaches 24 wins the Bummerl.
option-firstDealer = First dealer
option-firstDealer-random = Lots decide who deals first.
option-firstDealer-highCardDeals = Each draws a card; the higher one deals first.
option-firstDealer-agree = You agree on who deals first.
option-nextDealer = Next dealer
option-nextDealer-alternate = You take turns dealing.
option-nextDealer-winner = The winner of a deal deals the next one.
option-nextDealer-loser = The loser of a deal deals the next one.
option-cutRule = Cutting
option-cutRule-cut = The opponent cuts before the deal; on screen the shuffle does it for both.
option-cutRule-none = The pack is not cut.
option-exchangeAtFirstLead = Exchange at the first lead
option-exchangeAtFirstLead-yes = You may exchange the lowest trump for the turn-up before the very first lead.
option-exchangeAtFirstLead-no = The exchange is open only after the first trick.
option-exchangeMinStock = Exchange near the end
option-exchangeMinStock-2 = You may exchange as long as there is a stock, even with its last two cards.
option-exchangeMinStock-4 = With only two cards left in the stock nobody exchanges.
option-exchangeOnOpponentClose = Exchange when the other closes
option-exchangeOnOpponentClose-yes = If the other closes, the lowest trump in your hand is still exchanged at that moment.
option-exchangeOnOpponentClose-no = If the other closes, the exchange is gone.
option-marriageAtFirstLead = Marriage at the first lead
option-marriageAtFirstLead-yes = You may announce at the very first lead; it counts as soon as you have a trick.
option-marriageAtFirstLead-no = Marriages may be announced only after the first trick.
option-marriageAfterClose = Marriage after closing
option-marriageAfterClose-yes = Both may still announce after the stock is closed.
option-marriageAfterClose-no = Once the stock is closed nobody announces.
option-marriageAfterExhausted = Marriage without stock
option-marriageAfterExhausted-yes = You may still announce when the stock is used up.
option-marriageAfterExhausted-no = Once the stock is used up nobody announces.
option-marriageLeadCard = Lead after announcing
option-marriageLeadCard-either = You lead the { rank-K } or the { rank-Q } of the marriage, as you like.
option-marriageLeadCard-king = You have to lead the { rank-K } of the marriage.
option-closeMinStock = Last moment to close
option-closeMinStock-2 = You may close as long as there is a stock, even with its last two cards.
option-closeMinStock-4 = You may close with four cards in the stock or more; with two it is too late.
option-closeTiming = Closing and drawing
option-closeTiming-fullHandsOnly = You close only with full hands, after both have drawn.
option-closeTiming-beforeOrAfterDraw = You may close after drawing, or before it and play on with a card fewer.
option-closeScoreBasis = Value of a won close
option-closeScoreBasis-atClose = A won close is valued by the opponent’s tricks and points at the moment of closing.
option-closeScoreBasis-atEnd = A won close is valued by the opponent’s tricks and points at the end.
option-beatCloserAward = Beating the closer to 66
option-beatCloserAward-twoOrThreeAtClose = Claiming before the closer wins 2, or 3 if you had no trick when the stock was closed.
option-beatCloserAward-flat2 = Claiming before the closer always wins 2.
option-claimMode = Who counts
option-claimMode-manual = You count for yourself and say 66; nobody tells you when you have it.
option-claimMode-auto = The table counts: whoever reaches 66 wins at once.
option-claimWindow = Time to claim
option-claimWindow-untilLead = After your trick you may claim until you lead the next card.
option-claimWindow-beforeDraw = After your trick you may claim until the cards are drawn.
option-claimAfterMarriageLead = Claim after a marriage
option-claimAfterMarriageLead-yes = You may still claim after leading from your marriage, until the reply.
option-claimAfterMarriageLead-no = After announcing you have to claim before you lead.
option-claimAfterLastTrick = Claim after the last trick
option-claimAfterLastTrick-yes = Whoever takes the last trick may still claim.
option-claimAfterLastTrick-no = With the last trick the deal is over; nobody claims any more.
option-claimWithoutBasis = Claim without a trick
option-claimWithoutBasis-reject = A claim without a trick is not accepted, and costs nothing.
option-claimWithoutBasis-false = A claim without a trick counts as a false claim.
option-falseClaimAward = False claim
option-falseClaimAward-twoOrThree = A false claim gives the other side 2, or 3 if it has no trick.
option-falseClaimAward-mirror = A false claim gives the other side what you would have won.
option-falseClaimAward-flat2 = A false claim always gives the other side 2.
option-falseClaimAward-impossible = There are no false claims, because the table counts.
option-falseClaimByCloser = False claim by the closer
option-falseClaimByCloser-failedClose = If the closer claims falsely it counts as a failed close: 2, or 3 if the other had no trick then.
option-falseClaimByCloser-falseClaim = If the closer claims falsely it counts like any other false claim.
option-lastTrickRule = Nobody claims
option-lastTrickRule-onePoint = If nobody claims, the last trick wins the deal and 1 point.
option-lastTrickRule-scale = If nobody claims, the last trick wins the deal, valued at 1, 2 or 3 by what the loser has.
option-lastTrickRule-bonus10 = The last trick brings 10 card points; if nobody claims, more card points win.
option-drawCarry = After a draw
option-drawCarry-yes = After a drawn deal the winner of the next one gets a point more.
option-drawCarry-no = A drawn deal counts for nobody and leaves nothing over.
option-mustBeat = Duty to beat
option-mustBeat-yes = In strict play you have to beat the card led if you follow suit and can.
option-mustBeat-no = In strict play you follow suit with any card of it.
option-mustTrump = Duty to trump
option-mustTrump-yes = In strict play you have to trump if you cannot follow suit.
option-mustTrump-no = In strict play you may discard anything if you cannot follow suit.
option-revoke = Wrong card
option-revoke-prevent = A card against the rules is handed back; nothing happens.
option-revoke-forfeit3 = Whoever plays a card against the rules loses the deal: 3 to the other side.
option-peekOwnTricks = Own tricks
option-peekOwnTricks-yes = You may look through your own tricks at any time.
option-peekOwnTricks-no = Taken tricks stay face down, your own too.
option-peekOppTrick = The opponent’s tricks
option-peekOppTrick-none = The opponent’s tricks stay face down.
option-peekOppTrick-untilNextLead = You may look at the opponent’s trick until the next lead.
option-peekOppTrick-first = You may look at the opponent’s first trick at any time.
option-showScore = Card points shown
option-showScore-none = Card points are not shown: you count along.
option-showScore-own = You see your own card points.
option-showScore-both = Both see all card points.
option-schneiderDouble = Schneider
option-schneiderDouble-yes = Whoever loses without a single point is Schneider: two Bummerls.
option-schneiderDouble-no = Every lost match is one Bummerl, without a point too.
option-partieBummerl = Partie
option-partieBummerl-0 = Bummerls are counted; there is no Partie above them.
option-partieBummerl-2 = Whoever has two Bummerls has lost the Partie.
option-partieBummerl-3 = Whoever has three Bummerls has lost the Partie.

## Options of Dreierschnapsen

option-allowAssenbettler = Assenbettler
option-allowAssenbettler-yes = The Assenbettler may be bid: take no trick, the ace is lowest.
option-allowAssenbettler-no = There is no Assenbettler.
option-allowAssBettler = Ass-Bettler
option-allowAssBettler-yes = The Ass-Bettler may be bid: take no trick, with an ace in hand.
option-allowAssBettler-no = There is no Ass-Bettler.
option-allowPlauderer = Plauderer
option-allowPlauderer-yes = The Plauderer may be bid: take no trick, the hand lies open after the first one.
option-allowPlauderer-no = There is no Plauderer.
option-allowZehnergang = Zehnergang
option-allowZehnergang-yes = The Zehnergang may be bid: take every trick without trumps, the ace is lowest.
option-allowZehnergang-no = There is no Zehnergang.
option-allowBauernloch = Bauernloch
option-allowBauernloch-yes = The Bauernloch may be bid: take every trick, the ace is lowest.
option-allowBauernloch-no = There is no Bauernloch.
option-bettlerTrump = Trump in Bettler and Plauderer
option-bettlerTrump-yes = Bettler and Plauderer are played with the trump that was named.
option-bettlerTrump-no = Bettler and Plauderer are played without trumps.
option-plaudererValue = Value of the Plauderer
option-plaudererValue-7 = The Plauderer is worth 7.
option-plaudererValue-8 = The Plauderer is worth 8.
option-bauernlochEligibility = Who may play Bauernloch
option-bauernlochEligibility-rufer = Only the caller may play Bauernloch.
option-bauernlochEligibility-any = Anybody may play Bauernloch.
option-bauernlochTrumpAceLow = Ace of trumps in Bauernloch
option-bauernlochTrumpAceLow-yes = In Bauernloch the ace of trumps is lowest, too.
option-bauernlochTrumpAceLow-no = In Bauernloch the ace of trumps stays highest.
option-schnapserLimits = Tricks for a Schnapser
option-schnapserLimits-432 = The Schnapser has four tricks to reach 66; three with a 20, two with the 40.
option-schnapserLimits-321 = The Schnapser has three tricks to reach 66; two with a 20, one with the 40.
option-kontraschnapserLimits = Tricks for a Kontraschnapser
option-kontraschnapserLimits-432 = The Kontraschnapser has four tricks to reach 66; three with a 20, two with the 40.
option-kontraschnapserLimits-321 = The Kontraschnapser has three tricks to reach 66; two with a 20, one with the 40.
option-schnapserLateMarriage = Late marriage in a Schnapser
option-schnapserLateMarriage-loses = Announcing in a Schnapser loses at once if it does not bring 66 and uses up the limit.
option-schnapserLateMarriage-counts = Announcing in a Schnapser counts, however late.
option-gangVsZehnergang = Gang or Zehnergang
option-gangVsZehnergang-zehnergang = The Zehnergang outbids the Gang.
option-gangVsZehnergang-gang = The Gang outbids the Zehnergang.
option-auctionStyle = Auction
option-auctionStyle-simultaneous = All bid at the same time, unseen; the highest contract plays.
option-auctionStyle-ruferFirst = The caller speaks first; the others only if the caller passes.
option-ohneTalonRaisesRank = “Without” in the auction
option-ohneTalonRaisesRank-yes = A contract without the talon outbids the next higher one, too.
option-ohneTalonRaisesRank-no = Playing without the talon gives a point more and does not outbid a higher contract.
option-ohneTalonBonusDoubled = “Without” and doubling
option-ohneTalonBonusDoubled-yes = The point for playing without the talon is doubled with the rest.
option-ohneTalonBonusDoubled-no = The point for playing without the talon is never doubled.
option-redealThreeUnters = Three { rank-J }s
option-redealThreeUnters-yes = With three { rank-J }s in the first three cards the caller may ask for a new deal.
option-redealThreeUnters-no = The deal stands, even with three { rank-J }s.
option-trumpMustHoldCard = Naming trump
option-trumpMustHoldCard-yes = The caller names a suit of which he holds a card.
option-trumpMustHoldCard-no = The caller may name any suit.
option-knockDeal = Knocking
option-knockDeal-yes = Instead of cutting, one may knock: then the talon is dealt first.
option-knockDeal-no = The pack is always cut.
option-beatReference = What has to be beaten
option-beatReference-currentBest = You have to beat the best card of the trick so far.
option-beatReference-ledCard = You have to beat the card that was led.
option-mustOvertrump = Overtrumping
option-mustOvertrump-yes = If a trump lies in the trick you have to trump higher if you can.
option-mustOvertrump-no = If a trump lies in the trick any trump will do.
option-bummerlTo = Who gets the Bummerl
option-bummerlTo-last = The Bummerl goes to the player in last place.
option-bummerlTo-allLosers = Everybody who did not win gets a Bummerl.
option-assBettlerCheck = Ace for the Ass-Bettler
option-assBettlerCheck-bid = The ace for an Ass-Bettler has to be in hand when it is bid.
option-assBettlerCheck-final = The ace for an Ass-Bettler has to be kept when discarding.
option-firstTrickOpen = First trick
option-firstTrickOpen-yes = The first trick stays open to look at.
option-firstTrickOpen-no = The first trick is turned face down, too.

## Short facts for the choice of a profile

fact-pack-24 = With nines, six in hand
fact-pack-20 = Twenty cards, five in hand
fact-claimMode-auto = 66 is claimed for you
fact-claimMode-manual = You claim 66 yourself
fact-showScore-own = Your card points are shown
fact-showScore-both = All card points are shown
fact-showScore-none = No counter in sight
fact-falseClaimAward-impossible = No false claims
fact-falseClaimAward-mirror = A false claim is mirrored
fact-falseClaimAward-flat2 = A false claim costs 2
fact-falseClaimAward-twoOrThree = A false claim costs 2 or 3
fact-peekOwnTricks-yes = Look at your own tricks
fact-peekOwnTricks-no = No looking back
fact-peekOppTrick-untilNextLead = See each trick until the lead
fact-peekOppTrick-first = Their first trick stays open
fact-peekOppTrick-none = Their tricks stay hidden
fact-marriageLeadCard-king = Announce with the { rank-K }
fact-marriageLeadCard-either = Announce with { rank-K } or { rank-Q }
fact-closeMinStock-4 = Close with four cards or more
fact-closeMinStock-2 = Close with the last two cards
fact-exchangeAtFirstLead-no = Exchange after trick one
fact-exchangeAtFirstLead-yes = Exchange at the first lead
fact-marriageAtFirstLead-no = Announce after trick one
fact-marriageAtFirstLead-yes = Announce at the first lead
fact-exchangeMinStock-4 = No exchange with two cards
fact-exchangeMinStock-2 = Exchange to the end
fact-schneiderDouble-yes = Schneider counts double
fact-schneiderDouble-no = Schneider counts single
fact-revoke-forfeit3 = A wrong card costs 3
fact-revoke-prevent = Wrong cards come back
fact-partieBummerl-2 = Partie to two Bummerls
fact-partieBummerl-3 = Partie to three Bummerls
fact-partieBummerl-0 = Bummerl after Bummerl
fact-lastTrickRule-bonus10 = Ten for the last trick
fact-lastTrickRule-scale = Last trick: 1, 2 or 3
fact-lastTrickRule-onePoint = Last trick: one point
fact-marriageAfterClose-no = No marriage once closed
fact-marriageAfterClose-yes = Marriages after closing
fact-closeTiming-beforeOrAfterDraw = Close before drawing, too
fact-closeTiming-fullHandsOnly = Close with full hands
fact-closeScoreBasis-atEnd = A close counts at the end
fact-closeScoreBasis-atClose = A close counts at once
fact-count-down7 = Seven down to zero
fact-count-up7 = Up to seven
fact-count-down24 = 24 down to zero
fact-count-up24 = Up to 24
fact-auctionStyle-simultaneous = Sealed bids for contracts
fact-auctionStyle-ruferFirst = The caller speaks first
fact-allowPlauderer-yes = Plauderer may be bid
fact-allowPlauderer-no = No Plauderer
fact-bummerlTo-last = The last gets the Bummerl
fact-bummerlTo-allLosers = Both losers get a Bummerl

## The rules, for two. `$low` is the rank that is exchanged; the other ranks go by the pack on the table.

rules-3-1 = Cards
rules-3-1-1 = { $pack ->
    [24] Twenty-four cards: ace, ten, { rank-K }, { rank-Q }, { rank-J } and nine of four suits.
   *[20] Twenty cards: ace, ten, { rank-K }, { rank-Q } and { rank-J } of four suits.
} They rank in this order, always. A trump beats every card of another suit.
rules-3-1-2 = Each card is worth card points, 120 in the whole pack. Whoever has 66 can end the deal.
rules-3-2 = The deal
rules-3-2-1 = { $pack ->
    [24] The dealer gives three cards to each, the opponent first, then three more; the thirteenth card is turned up, and the other eleven lie face down across it. The stock is twelve cards, the turn-up included.
   *[20] The dealer gives three cards to each, the opponent first, turns up a card, gives two more to each and lays the other nine face down across it. The stock is ten cards, the turn-up included.
}
rules-3-2-2 = The suit of the turn-up is trumps for the whole deal. The dealer’s opponent is forehand and leads to the first trick.
rules-3-3 = A turn
rules-3-3-1 = Whoever is on lead may exchange, close and announce a marriage, in this order, and then leads a card. Nothing but the lead is a duty, and there is at most one marriage to a lead. Having announced, you lead from that marriage.
rules-3-3-2 = The other one plays a card to it. The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads to the next.
rules-3-4 = What may be played
rules-3-4-1 = As long as there is an open stock you may play any card, also to the trick before its last two cards are drawn. You need not follow suit and need not trump.
rules-3-4-2 = When the stock is used up or closed, strict play begins with the very next lead. Then you follow suit. Who leads is always free.
rules-3-5 = Drawing and exchange
rules-3-5-1 = After each trick its winner draws the top card of the stock, then the other. Of the last two cards the winner draws the one face down and the loser the turn-up.
rules-3-5-2 = Holding the { $low } of trumps and being on lead, you may exchange it for the turn-up; both of you see both cards. If the { $low } itself was turned up, nobody can.
rules-3-6 = Marriages
rules-3-6-1 = The { rank-K } and the { rank-Q } of one suit are a marriage: 40 in trumps, 20 in any other suit. Being on lead you show both and lead from them.
rules-3-6-2 = A marriage counts as soon as you own a trick. Without a trick it waits; if you never take one, it is lost.
rules-3-6-3 = You may keep silent. But a { rank-K } or { rank-Q } led in silence cannot be announced any more.
rules-3-7 = Closing
rules-3-7-1 = Being on lead you may close: the turn-up is turned over onto the stock. Nobody draws or exchanges any more, strict play begins with the next lead, and the lead stays with you.
rules-3-7-2 = Whoever closes promises to reach 66 with the cards in hand. The cards of the stock count for nobody.
rules-3-8 = Claiming 66
rules-3-8-1 = { $claimMode ->
    [auto] The table counts for both. Whoever reaches 66 by a trick or a marriage that counts has won at that moment; nothing needs to be said.
   *[manual] Having 66 or more you may claim: after taking a trick, or having announced a marriage that counts. A claim ends the deal at once and is counted.
}
rules-3-8-2 = { $claimMode ->
    [auto] Both cannot reach 66 at the same time: points only ever come with your own trick or marriage.
   *[manual] Whoever loses a trick cannot claim after it, whatever the sum; it is not lost, you may claim after your next trick. A correct claim wins even if the other has 66 as well.
}
rules-3-9 = What a deal is worth
rules-3-9-1 = The winner gets 1 point if the other has 33 card points or more, 2 if the other has fewer but at least one trick, 3 if the other has no trick.
rules-3-9-2 = If the closer does not { $claimMode ->
    [auto] reach 66
   *[manual] claim 66
}, the other gets 2, or 3 if he had no trick when the stock was closed. { $claimMode ->
    [auto] Taking the last trick does not help the closer.
   *[manual] Taking the last trick does not help the closer, nor do 66 points that he does not claim.
}
rules-3-10 = Looking back
rules-3-10-1 = After the deal all cards are open. Until then:
rules-3-11 = The Bummerl
rules-3-11-1 = Only one side scores in a deal. Whoever loses the match gets a Bummerl, a black mark.
rules-3-12 = Giving up
rules-3-12-1 = At your turn you may give up a deal: it counts as if the other had claimed rightly. A closer who gives up has lost the close.
rules-3-12-2 = You may also give up the whole Bummerl. It is lost at the score as it stands.
rules-3-13 = Other rules
rules-3-13-1 = Every option can be changed, as long as they fit together. Two things change only as a whole: the pack (with hand, deal and exchange) and the counting.

## The rules, for three

rules-7-1 = Seats and deal
rules-7-1-1 = Three play with twenty cards. Clockwise: the dealer, the caller (forehand), the middlehand. The caller deals next.
rules-7-1-2 = Each gets six cards in two packets of three; two cards are the talon.
rules-7-2 = Trump
rules-7-2-1 = The caller names trumps after his first three cards. Or he turns a card of his second packet unseen: its suit is trumps, and the card stays in his hand.
rules-7-3 = The auction
rules-7-3-1 = Each says a contract or passes. The contract of highest value plays; of equal ones that with “without”, then the one nearer to the caller. If all pass, the caller plays the normal game.
rules-7-4 = The contracts
rules-7-4-1 = Whoever plays, plays alone against the two others.
rules-7-5 = The talon
rules-7-5-1 = The declarer takes the talon, unseen by the others, and lays two cards face down. Without the talon the contract is worth a point more. What lies away counts for nobody.
rules-7-6 = What may be played
rules-7-6-1 = Strict play from the first trick: beat the trick in the suit led, else follow, else trump, else discard.
rules-7-7 = The normal game
rules-7-7-1 = The caller needs 66 card points or the last trick. It is worth 1, 2 or 3, as for two. Marriages count for a side as soon as it owns a trick. If the caller loses, both others score.
rules-7-8 = Schnapser and Kontraschnapser
rules-7-8-1 = The declarer has to take every trick and reach 66 within a limit.
rules-7-9 = Bettler, Plauderer and Gang
rules-7-9-1 = A Bettler or Plauderer takes no trick; a Gang takes all. They end as soon as they are decided. After the first trick a Plauderer’s hand lies open.
rules-7-10 = Kontra
rules-7-10-1 = Before the first lead a defender may double, the declarer double back, and a defender once more: times 2, 4, 8.
rules-7-11 = The game
rules-7-11-1 = The winner has the highest score once somebody has reached the target. Equal players decide it in one deal for two. Whoever loses without a point is Schneider: two Bummerls.
rules-7-12 = Other rules
rules-7-12-1 = Every option can be changed, as long as they fit together.

contracts-goal-noTrick = no trick
contracts-goal-allTricks = all tricks
contracts-goal-points = 66 or the last trick
contracts-goal-limit = 66 within the limit
contracts-who-rufer = caller
contracts-who-others = not the caller
contracts-who-any = anybody
contracts-trump-yes = trumps
contracts-trump-no = no trumps
contracts-name = Contract
contracts-value = Value
contracts-who = Who
contracts-goal = Goal
rules-rank = Card
rules-points = Card points
rules-loser = The other has
rules-loser-33 = 33 or more
rules-loser-32 = fewer, and a trick
rules-loser-0 = no trick
rules-value = You get

## Examples: the situation, then what follows for each value of the option

example-hand = Your hand
example-led = Led
example-turn-up = Turn-up
example-trump = Trumps: { $suit }
example-stock = { $count } in the stock
example-closed = closed
example-open-any = Two cards lie in the stock, and the { $led } was led.
example-open-any-any = All your cards may be played, also this time.
example-beat = The stock is closed, and the { $led } was led.
example-beat-yes = You can beat it with the ace and have to.
example-beat-no = You have to follow suit, with any card of it.
example-trump-duty = The stock is closed, and the { $led } was led. You hold none of that suit.
example-trump-duty-yes = You have to trump; the other card stays.
example-trump-duty-no = You may trump or throw off.
example-exchange-first = You are to lead to the first trick and hold the lowest trump.
example-exchange-first-yes = You may exchange it for the ace at once.
example-exchange-first-no = The exchange has to wait until the first trick is done.
example-exchange-nine = You are to lead to the first trick and hold the lowest trump.
example-exchange-nine-yes = You may exchange it for the ace at once.
example-exchange-nine-no = The exchange has to wait until the first trick is done.
example-exchange-two = Two cards are left in the stock; you are on lead and hold the lowest trump.
example-exchange-two-2 = You may exchange. The loser of the next trick draws your card.
example-exchange-two-4 = It is too late for the exchange.
example-marriage-first = You are to lead to the first trick and hold { rank-K } and { rank-Q } of trumps.
example-marriage-first-yes = You may announce 40. They count as soon as you have a trick.
example-marriage-first-no = Nobody announces before the first trick is done.
example-pending = Your 40 wait, because you have no trick yet. The { $led } was led, and you take it with the ace.
example-pending-any = Now they count: 40 and 13 for the trick are 53.
example-lead-card = You have announced 20 and would rather keep the { rank-K }.
example-lead-card-either = You may lead the { rank-Q }.
example-lead-card-king = You have to lead the { rank-K }.
example-close-two = Two cards are left in the stock, and you are on lead.
example-close-two-2 = You may close.
example-close-two-4 = It is too late to close.
example-claim-late = You led the { $led } and notice that you have 66.
example-claim-late-any = Too late for this time: you may claim after your next trick.
example-claim-nothing = You are to lead to the first trick and would claim.
example-claim-nothing-reject = That is not possible without a trick, and costs nothing.
example-claim-nothing-false = That is a false claim.
example-claim-40 = You have 27 in tricks and announce 40 in trumps. The other has one trick with 21.
example-claim-40-manual = You claim with 67 and get 2 points.
example-claim-40-auto = With 67 you have won at once: 2 points.
example-close-basis = You closed when the other had no trick. Since then he took one with 20; you claim with 68.
example-close-basis-atClose = You get 3: what counts is the moment of closing.
example-close-basis-atEnd = You get 2: what counts is the end.
example-close-lost = You closed when the other had one trick. You take the last trick with the ace and have 65.
example-close-lost-manual = You have lost the close. The other gets 2.
example-close-lost-auto = You have lost the close. The other gets 2.
example-false-claim = You claim, but have only 60. The other has 40 in two tricks.
example-false-claim-twoOrThree = The other gets 2.
example-false-claim-mirror = The other gets 1, as you would have.
example-false-claim-flat2 = The other gets 2.
example-thirty-three = You claim with 70; the other has exactly 33.
example-thirty-three-any = You get 1. With 32 it would be 2.
example-thirty-two = You claim with 70; the other has 32.
example-thirty-two-any = You get 2.
example-last-trick = Nobody has claimed. You take the last trick: 50 for you, 70 for the other, who forgot to claim.
example-last-trick-onePoint = The last trick wins: 1 point for you.
example-last-trick-scale = The last trick wins: 1 point for you, because the other has 33 or more.
example-last-trick-bonus10 = With the 10 for the last trick you have 60 against 70: 1 point for the other.

## Why not?

why-exchange = Exchange
why-close = Close
why-announce = Announce 20 or 40
why-claim = Claim 66
why-play = Play a card

## Words of the game; the German word stands beside it

term-stock = Stock
term-stock-de = Talon
term-stock-more = The cards to draw from, with the turn-up across under them.
term-turn-up = Turn-up
term-turn-up-de = aufgedeckte Karte
term-turn-up-more = The open card of the stock. It names trumps and is drawn last.
term-trump = Trump
term-trump-de = Atout
term-trump-more = The suit that beats the others.
term-trick = Trick
term-trick-de = Stich
term-trick-more = A card of each, taken by the better one.
term-lead = Lead
term-lead-de = Ausspiel
term-lead-more = The first card to a trick, and the right to play it.
term-forehand = Forehand
term-forehand-de = Vorhand
term-forehand-more = Who leads to the first trick.
term-marriage = Marriage
term-marriage-de = Zwanziger, Vierziger
term-marriage-more = The { rank-K } and the { rank-Q } of one suit, announced for 20, or 40 in trumps.
term-close = Close
term-close-de = Zudrehen
term-close-more = Turn the turn-up over and play on without drawing.
term-claim = Claim
term-claim-de = Ausmelden
term-claim-more = Say that you have 66.
term-card-points = Card points
term-card-points-de = Augen
term-card-points-more = What cards and marriages count within a deal.
term-points = Points
term-points-de = Punkte
term-points-more = What a deal counts towards the Bummerl: 1, 2 or 3.
term-strict = Strict play
term-strict-de = Farb- und Stichzwang
term-strict-more = The duty to follow, beat and trump once nobody draws any more.
term-bummerl = Bummerl
term-bummerl-de = Bummerl
term-bummerl-more = A match to seven, and the mark that its loser gets.
term-schneider = Schneider
term-schneider-de = Schneider
term-schneider-more = To lose a match without a point.
