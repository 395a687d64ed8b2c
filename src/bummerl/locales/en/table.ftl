# The table in the browser. Keys that end in `-me` speak to the reader; `{ $card }` and `{ $suit }` become pictures.

table-you = You
table-computer = Computer
table-computer-number = Computer { $number }
table-open-seat = open seat
table-title = Table of { $names }
table-of = Table of
table-and = and

# Log and announcements
table-lot-drawn = Drawn for the first deal: { $cards }.
table-lot-again = Equal, so once more: { $cards }.
table-lot-higher = The higher card deals: { $who } deals first.
table-lot-higher-me = The higher card deals: you deal first.
table-lot-falls = By lot { $who } deals first.
table-lot-falls-me = By lot you deal first.
table-deal-number = Deal { $number }.
table-turned-up = { $card } is turned up.
table-is-to-lead = { $who } leads.
table-is-to-lead-me = You lead.
table-leads = { $who } leads { $card }.
table-leads-me = You lead { $card }.
table-plays = { $who } plays { $card }.
table-plays-me = You play { $card }.
table-takes = { $who } wins the trick.
table-takes-me = You win the trick.
table-draws = { $who } draws. { $stock ->
    [0] The stock is gone.
   *[other] { $stock } left.
  }
table-draws-card = { $who } draws { $card }.
table-draws-card-me = You draw { $card }.
table-draws-turn-up = { $who } draws the turn-up { $card }.
table-draws-turn-up-me = You draw the turn-up { $card }.
table-exchanges = { $who } exchanges: takes { $taken }, { $given } lies open.
table-exchanges-me = You exchange: you take { $taken }, { $given } lies open.
table-closes = { $who } closes. You had { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
  }. From now on follow suit and beat.
table-closes-me = You close. { $other } had { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
  }. From now on follow suit and beat.
table-announces = { $who } announces { $points } in { $suit }.
table-announces-me = You announce { $points } in { $suit }.
table-claims = { $who } declares 66.
table-claims-me = You declare 66.
table-revokes = { $who } breaks the duty with { $card }.
table-revokes-me = You break the duty with { $card }.
table-concedes = { $who } gives up the deal.
table-concedes-me = You give up the deal.
table-takes-back = { $who } takes back.
table-takes-back-me = You take back.
table-renamed = { $was } is now called { $name }.
table-renamed-me = You are now called { $name }.
table-hold = You hold { $cards }.
table-trump-is = Trump is { $suit }.
table-your-turn = Your turn.
table-may-play = You can play { $cards }.
table-may-also = You may also: { $actions }.
table-prepared-dropped = Not possible any more: { $card } was let go.

# Results
table-result-me = You win the deal: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
table-result = { $who } wins the deal: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
table-result-both = { $who } win the deal: { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.
table-result-none = Nobody scores.
table-bummerl-won-me = You win the Bummerl.
table-bummerl-won = { $who } wins the Bummerl.
table-partie-won-me = You win the match.
table-partie-won = { $who } wins the match.
table-why-claimed = Declared 66
table-why-falseClaim = 66 declared with only { $had }
table-why-lastTrick = Last trick
table-why-morePoints = More points, { $winnerPoints } to { $loserPoints }
table-why-draw = Draw, { $winnerPoints } each
table-why-closeWon = Closed and won
table-why-closeFailed = Closed, but 66 not reached
table-why-closerBeaten = 66 against the close
table-why-revoked = Duty broken by { $by }
table-why-conceded = Given up by { $by }
table-why-contractMade = { $contract } made
table-why-contractLost = { $contract } lost
table-why-redeal = New deal
table-why-figure = { $tricks ->
    [0] { $loser }: no trick
   *[other] { $basis ->
      [-1] { $when ->
          [close] tricks at the close: { $tricks }
         *[end] tricks: { $tricks }
        }
     *[other] { $loser }: { $basis }
    }
  }{ $when ->
    [close] { $basis ->
        [-1] {""}
       *[other] {" "}at the close
      }
   *[end] {""}
  }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# The table
table-region = Table
table-hand = Your hand
table-hand-open = The hand of { $who }
table-holds = { $who } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
table-stock = in stock
table-stock-label = Stock: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, turn-up { $card }
table-stock-label-bare = Stock: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
table-stock-gone = stock gone
table-closed-by = closed by { $who }
table-closed-by-me = closed by you
table-trump = trump
table-trick = Trick
table-trick-now = On the table: { $cards }
table-last-trick = Last trick: { $cards }
table-nothing-played = No card played yet
table-took = { $who } took it
table-took-me = You took it
table-led-note = { $who } led { $card }
table-led-note-me = You led { $card }
table-announced-note = { $who } announced { $points }
table-tricks = { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
  }
table-tricks-of = { $who }: { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
  }
table-look = look
table-look-at = Look at the tricks of { $who }
table-look-at-me = Look at your tricks
table-tricks-title = Tricks of { $who }
table-tricks-title-me = Your tricks
table-own-points = own
table-dealer = dealer
table-forehand = forehand
table-waiting-for = waiting for { $who }
table-thinks = is thinking
table-away = away
table-present = here
table-lead-now = Your lead
table-reply-now = Your reply
table-lead-pair = Play king or queen
table-turn-now = Your turn
table-theirs-now = { $who } is to play
table-playable = { $card }, playable
table-playable-trump = { $card }, trump, playable
table-unplayable = { $card }, not playable
table-unplayable-trump = { $card }, trump, not playable
table-in-hand = { $card }
table-in-hand-trump = { $card }, trump
table-prepared = prepared
table-chosen = chosen

# Actions
table-actions = What you may do besides playing a card
table-announce = Announce
table-announce-label = Announce { $points } in { $suit }
table-exchange = Exchange
table-close = Close
table-claim = Claim
table-claim-label = Declare 66
table-enough = 66
table-draw = Draw
table-settle = Count the deal
table-closing = You are closing the stock.
table-take-back = Take back
table-close-ask = Close the stock?
table-close-yes = Close
table-claim-ask = Declare 66? If you have less, the other side scores.
table-claim-yes = Declare
table-revoke-ask = { $reason } By these rules you may play it all the same, and lose the deal by 3 points.
table-revoke-yes = Play it anyway
table-revoke-no = Another card
table-concede-ask = Give up this deal?
table-concede-yes = Give up the deal
table-concedeBummerl-ask = Give up the whole Bummerl?
table-concedeBummerl-yes = Give up the Bummerl
table-abandon-ask = End this table for good?
table-abandon-yes = End the table
table-cancel = No
table-choose-pair = { $points } in { $suit }: play king or queen.
table-let-go = Let go
table-play-here = Play
table-rule = Rule { $number }
table-refused = Not possible: { $reason }
table-stale = The table had moved on. Please look again.
table-tap-on = Tap to go on

# Hint
table-hint = Hint
table-hint-says = Hint: { $action }
table-hint-chance = Chance to win the Bummerl: { $percent } %.
table-hint-wait = Thinking …
table-undo = Take back
table-action-exchange = exchange
table-action-close = close
table-action-claim = declare 66
table-action-draw = draw
table-action-settle = count the deal
table-action-announce = announce { $points } in { $suit }

# Score
table-score-sheet = Score sheet
table-count-down = { $start } down to 0
table-count-up = 0 up to { $target }
table-deal = Deal
table-start = Start
table-bummerls = Bummerls so far
table-counter = Bummerl counter: { $scores }. Bummerls: { $marks }.
table-to-go = { $who } { $count } to go
table-has = { $who } { $count } of { $target }
table-marks-of = { $who } { $count }
table-log = Last events
table-carry = The next deal counts { $points } more.
table-deciding = deciding deal

# End of a deal
table-next-deal = Next deal
table-next-bummerl = Next Bummerl
table-waits-ready = Waiting for { $who }
table-all-cards = All cards
table-stock-was = Stock
table-card-points = { $points } card points
table-show-table = Show the table
table-show-result = Show the result
table-home = Home
table-record = Save the record
table-final-score = Final score

# Connection
table-connected = connected
table-connected-ms = connected, { $ms } ms
table-connecting = connecting
table-offline = no connection
table-offline-for = no connection, { $seconds } s
table-lost-title = Connection lost
table-lost-text = Trying again. Your seat is kept and nobody plays for you.
table-try-now = Try now
table-lost-spoken = Connection lost, trying again.
table-back-spoken = Connected again, nothing was missed.
table-elsewhere-title = You play on another device
table-elsewhere-text = This table is open somewhere else.
table-continue-here = Continue here
table-gone-title = This table is not there
table-gone-text = It was ended, or the address has a slip of the pen.
table-over-title = This table has ended
table-over-text = Nothing can be played here any more.
table-waiting = Waiting for { $who } to sit down

# Bar and menu
table-rules = Rules of this table
table-text-table = Text table
table-pack = Cards
table-pack-is = Card picture: { $pack }. Change
table-sound = Sound
table-sound-on = Sound is on
table-sound-off = Sound is off
table-more = More
table-help = Help and keys
table-settings = Settings
table-language = Language
table-sheet = Sheet
table-close-panel = Close
table-menu = Menu
table-level = Computer plays
table-softened = For pleasure: a revoke is prevented, not punished.

# Keys
table-keys-title = Keys
table-key-hand = along the hand; up to the actions, down back
table-key-play = play or press
table-key-numbers = choose a card by its place
table-key-marriage = the marriage worth more, with Shift the other
table-key-exchange = exchange
table-key-close = close
table-key-claim = declare 66
table-key-undo = take back
table-key-escape = let go, close a panel
table-key-tricks = look at the tricks that you may look at
table-key-repeat = repeat the last announcement
table-key-score = say the score
table-key-text = text table
table-key-sound = sound on or off
table-key-hint = hint
table-key-next = next deal
table-key-regions = next region
table-key-help = this list
table-why-not = Why not?

# Text table
table-text-move = To move
table-text-bummerl = Bummerl
table-text-trump = Trump
table-text-stock = Stock
table-text-tricks = Tricks
table-text-trick = Trick
table-text-last = Last trick
table-text-points = Card points
table-text-known = Known
table-text-known-of = { $who }: { $cards }
table-text-you-lead = You lead.
table-text-you-reply = You reply.
table-text-you-choose = It is your turn.
table-text-open = open
table-text-turned = turn-up { $card }
table-text-also = You may also
table-text-repeat = Repeat last
table-text-over = The deal is over.
table-score-says = { $scores }. Bummerls: { $marks }.
table-none = none
table-card-worth = { $points }
table-card-worth-trump = trump, { $points }

# Three players
table-role-vorhand = caller
table-role-mittelhand = middle
table-role-rueckhand = dealer
table-cuts = { $who } cuts.
table-cuts-me = You cut.
table-knocks = { $who } knocks.
table-knocks-me = You knock.
table-names-trump = { $who } names { $suit } trump.
table-names-trump-me = You name { $suit } trump.
table-turns-trump = { $who } turns { $card } for trump.
table-turns-trump-me = You turn { $card } for trump.
table-speaks = { $who } has decided.
table-passes = { $who } passes.
table-passes-me = You pass.
table-bids = { $who } bids { $contract }.
table-bids-me = You bid { $contract }.
table-plays-contract = { $who } plays { $contract }.
table-plays-contract-me = You play { $contract }.
table-without-talon = without the talon
table-takes-talon = { $who } takes the talon.
table-takes-talon-me = You take the talon.
table-leaves-talon = { $who } leaves the talon.
table-leaves-talon-me = You leave the talon.
table-lays-away = { $who } lays two cards away.
table-lays-away-me = You lay two cards away.
table-doubles = { $who } doubles: times { $times }.
table-doubles-me = You double: times { $times }.
table-doubles-not = { $who } does not double.
table-doubles-not-me = You do not double.
table-opens-hand = { $who } lays the hand open.
table-opens-hand-me = You lay your hand open.
table-redeals = { $who } has three jacks: new deal.
table-redeals-me = You have three jacks: new deal.
table-talon = Talon
table-talon-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
table-game = Game
table-others = Others
table-key-auction = bid, pass
table-key-three = lay away, double

# Other people at the table
table-clock-of = Clock of { $who }: { $time }
table-clock-low = { $seconds } seconds left.
table-late = The time of { $who } has run out.
table-late-me = Your time has run out. You may still play until the others decide.
table-late-claim = Claim the Bummerl
table-late-adjourn = Adjourn
table-offer-takeBack = { $who } would like to take back the last action.
table-offer-adjourn = { $who } would like to adjourn.
table-offer-annul = { $who } would like to end the table without a result.
table-offer-waits = You have asked; waiting for an answer.
table-offer-yes = Agree
table-offer-no = Decline
table-ask-takeBack = Ask to take back
table-ask-adjourn = Ask to adjourn
table-ask-annul = Ask to end without a result
table-adjourned-title = The table is adjourned
table-adjourned-text = All clocks stand. It goes on when everybody is ready.
table-go-on = Go on
table-says = { $who }: { $text }
table-phrase-hello = Hello!
table-phrase-goodLuck = Good luck!
table-phrase-wellPlayed = Well played!
table-phrase-thanks = Thank you.
table-phrase-sorry = Sorry!
table-phrase-oneMoment = One moment, please.
table-phrase-iAmBack = I am back.
table-phrase-rematch = Another one?
table-phrase-goodGame = Good game!
table-phrase-bye = Goodbye!
table-sits-down = { $who } sits down.
table-offers-nothing = The offer was declined.
table-adjourns = The table is adjourned.
table-resumes = The table goes on.
table-annuls = The table ends without a result.
table-time-claimed = { $who } claims the Bummerl on time.
