# The terminal: sentences of the table, words that can be typed, and what the command says.
# `who` is `you` (whoever reads it), `computer` or anybody else; `name` is the name of that player.
name-you = You
name-computer = the computer
lot-drawn = Drawn for the first deal: { $cards }.
lot-again = Equal, so once more: { $cards }.
lot-card = { $name }: { $card }
lot-higher = The higher card deals: { $who ->
        [you] you deal
       *[other] { $name } deals
    } first.
lot-falls = By lot { $who ->
        [you] you deal
       *[other] { $name } deals
    } first.
event-deal = Deal { $number }.
event-dealer = { $who ->
        [you] You deal
       *[other] { $name } deals
    }.
event-turn-up = Turned up: { $card }. Trumps are { $suit }.
event-play = { $who ->
        [you] You play
       *[other] { $name } plays
    }: { $card }.
event-announce = { $who ->
        [you] You announce
       *[other] { $name } announces
    } { $points } in { $suit }.
event-trick = { $who ->
        [you] Your trick
       *[other] Trick for { $name }
    }: { $cards }.
event-draw = { $who ->
        [you] You draw
       *[other] { $name } draws
    }: { $card }.
event-draw-hidden = { $name } draws a card.
event-draw-turn-up = { $who ->
        [you] You draw the turn-up
       *[other] { $name } draws the turn-up
    }: { $card }.
event-stock = { $stock ->
        [0] The stock is used up: now suits must be followed.
       *[other] { $stock } cards left in the stock.
    }
event-exchange = { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    }: { $given } for { $taken }.
event-close = { $who ->
        [you] You close
       *[other] { $name } closes
    } the stock. From now on suits must be followed.
event-claim = { $who ->
        [you] You declare
       *[other] { $name } declares
    } 66.
event-revoke = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card }, against the duty to follow, beat or trump. That ends the deal.
outcome-claimed = { $who ->
        [you] You have
       *[other] { $name } has
    } 66, with { $points } card points.
outcome-falseClaim = { $who ->
        [you] You have
       *[other] { $name } has
    } only { $points } card points: a false claim.
outcome-lastTrick = Nobody declared 66; { $who ->
        [you] you have
       *[other] { $name } has
    } the last trick.
outcome-morePoints = Nobody declared 66; { $who ->
        [you] you have
       *[other] { $name } has
    } more, { $points } card points.
outcome-draw = Both have the same: nobody scores.
outcome-closeWon = { $who ->
        [you] You closed and have
       *[other] { $name } closed and has
    } 66, with { $points } card points.
outcome-closeFailed = { $who ->
        [you] You closed and did
       *[other] { $name } closed and did
    } not declare 66.
outcome-closerBeaten = { $who ->
        [you] You were
       *[other] { $name } was
    } first to 66 against the closer, with { $points } card points.
outcome-revoked = { $who ->
        [you] You broke
       *[other] { $name } broke
    } the duty to follow, beat or trump.
outcome-conceded = { $who ->
        [you] You gave up
       *[other] { $name } gave up
    } the deal.
basis-no-trick = The other side had no trick.
basis-no-trick-at-close = The other side had no trick at the close.
basis-tricks-at-close = The other side had a trick at the close.
basis-points = The other side had { $points } card points.
basis-points-at-close = The other side had { $points } card points at the close.
outcome-carry = { $carry ->
        [one] One point of the drawn deal before is added.
       *[other] { $carry } points of the drawn deals before are added.
    }
outcome-points = { $points ->
        [one] One game point
       *[other] { $points } game points
    } for { $who ->
        [you] you
       *[other] { $name }
    }.
score-part = { $name } { $score }
score-line = Score: { $scores }.
event-bummerl = { $who ->
        [you] You win
       *[other] { $name } wins
    } the Bummerl.
event-bummerl-marks = Bummerls charged: { $marks }.
event-schneider = The loser is still where he began: Schneider, it counts twice.
event-partie = { $who ->
        [you] You win
       *[other] { $name } wins
    } the Partie.
event-concede-bummerl = { $who ->
        [you] You give up
       *[other] { $name } gives up
    } the Bummerl.

# Words that can be typed, in small letters, separated by spaces; English ones always work too.
words-suit-S = s spade spades leaf leaves
words-suit-H = h heart hearts
words-suit-D = d diamond diamonds bell bells
words-suit-C = c club clubs acorn acorns
words-rank-A = a ace
words-rank-T = t ten 10
words-rank-K = k king
words-rank-Q = q queen ober
words-rank-J = j jack unter
words-rank-9 = 9 nine
words-filler = of the play lead
words-announce = announce marriage m
words-exchange = exchange x
words-close = close zu
words-claim = claim 66 genug
words-settle = settle
words-draw = draw
words-concede = concede resign
words-bummerl = bummerl
words-help = help ? h?
words-rules = rules
words-undo = undo u
words-score = score sheet
words-look = look tricks
words-table = table hand
words-quit = quit exit bye
words-yes = yes y

# Answers to what was typed.
typed-unknown = I do not understand “{ $text }”. Type help to see what is possible.
typed-which-marriage = Which suit? Type the suit as well, for example +h.
typed-no-marriage = There is nothing you could announce now.
typed-wrong-value = That marriage is worth { $value }.
undo-done = Taken back.
undo-nothing = There is nothing to take back: what was played counts.
look-forbidden = These rules do not allow looking back at tricks. (§3.10)
look-nothing = There is no trick you may look at now. (§3.10)
score-empty = No deal has been scored yet.
score-row = Deal { $number }: { $reasons } { $scores }.

# Questions.
ask-turn = Your turn
ask-claim = The reply is to come: Enter, or claim
ask-next = Enter for the next deal
ask-more = Enter to go on
ask-confirm = { $what } Yes or no?
confirm-close = Close the stock?
confirm-claim = Declare 66? If you have less you lose the deal.
confirm-settle = Score the deal without declaring?
confirm-concede = Give up this deal?
confirm-concedeBummerl = Give up the whole Bummerl?
confirm-revoke = { $why } By these rules playing it all the same loses the deal. Play it?
confirm-card = Play { $card }?
confirm-no = Not done.

# What lies on the table.
title = Schnapsen
view-rules = Rules: { $rules }.
view-prevent = A wrong card is refused here. With --tournament it costs the deal, as the rules { $rules } say.
view-opponent = Opponent: the computer, level { $level }.
view-hand = Your hand: { $cards }.
view-hand-card = { $number }, { $card }
view-table = On the table: { $cards }.
view-trump = Trumps are { $suit }.
view-turn-up = The turn-up is { $card }; { $stock } cards in the stock.
view-closed = { $who ->
        [you] You have closed the stock.
       *[other] { $name } has closed the stock.
    }
view-tricks = Tricks: { $scores }.
view-points = { $who ->
        [you] You have { $points } card points.
       *[other] { $name } has { $points } card points.
    }
view-pending = { $who ->
        [you] Your marriage waits for your first trick.
       *[other] The marriage of { $name } waits for a first trick.
    }
view-trick = { $who ->
        [you] Your trick
       *[other] Trick of { $name }
    }: { $cards }
label-stock = stock
label-trump = trumps
label-tricks = { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
label-points = { $points } card points
label-closed = closed
label-deal = deal { $number }

# What is possible now.
hint-any = You may play any card: type its number or its name, such as { $example }.
hint-only = You may play: { $cards }.
hint-announce = +{ $code } announces { $points } in { $suit }.
hint-exchange = exchange takes the turn-up for your lowest trump.
hint-close = close closes the stock.
hint-claim = claim declares 66.
hint-settle = settle scores the deal.
hint-draw = draw, or just Enter, fills the hands.
hint-undo = undo takes the last declaration back.
help-lines = A card: its number, its code (qh, 10s) or its name (queen of hearts).
    +h or 20 h announces king and queen of hearts; qh+ announces and leads the queen.
    exchange, close, claim, draw, settle: when they are possible.
    undo: takes back what you declared, as long as no card is led.
    table: says again what lies on the table. look: the tricks you may look at.
    score: the score sheet. rules: the rules of this table.
    concede: gives up the deal; concede bummerl: gives up all.
    quit: ends it; the Bummerl can be resumed.
bye = Goodbye.
bye-resume = The Bummerl is kept. This goes on with it: { $command }
bye-seed = The same cards again: { $command }
bye-replay = The record: { $command }
resumed = The Bummerl goes on.
resume-none = There is no Bummerl to go on with in { $folder }.
resume-broken = This kept Bummerl cannot be read: { $file }. { $why }
computer-thinks = The computer is thinking …
replay-hand = Hand of { $name }: { $cards }.
replay-points = Card points: { $scores }.
replay-where = Deal { $deal }, move { $move }

# Dreierschnapsen, as a replay tells it.
outcome-contractMade = { $who ->
        [you] You have
       *[other] { $name } has
    } made it: { $contract }.
outcome-contractLost = { $who ->
        [you] You have
       *[other] { $name } has
    } lost it: { $contract }.
outcome-redeal = The cards are dealt again.

# What is open after the deal.
event-left = { $who ->
        [you] You still hold
       *[other] { $name } still holds
    }: { $cards }.
event-stock-left = In the stock lay: { $cards }.

# At a table of three.
words-cut = cut
words-knock = knock
words-trump = trump trumps
words-blind = blind
words-redeal = redeal
words-bid = bid
words-pass = pass p
words-takeTalon = take talon taketalon
words-ohneTalon = without leave ohnetalon
words-discard = discard away
words-spritzen = double kontra spritzen
words-contracts = contracts
typed-which-contract = Which one: { $contracts }?
typed-two-cards = Name exactly two cards, for example: discard 3 5.
contract-without = { $contract } without the talon
role-vorhand = forehand
role-mittelhand = middlehand
role-rueckhand = dealer
event-cut = { $who ->
        [you] You cut
       *[other] { $name } cuts
    }.
event-knock = { $who ->
        [you] You knock
       *[other] { $name } knocks
    }.
event-packet = { $who ->
        [you] You get
       *[other] { $name } gets
    }: { $cards }.
event-trump = { $who ->
        [you] You name trumps
       *[other] { $name } names trumps
    }: { $suit }.
event-trump-blind = { $who ->
        [you] You turn up
       *[other] { $name } turns up
    } { $card }: trumps are { $suit }.
event-redeal = { $who ->
        [you] You show
       *[other] { $name } shows
    } three Unters: { $cards }.
event-spoken = { $name } has spoken.
event-pass = { $who ->
        [you] You pass
       *[other] { $name } passes
    }.
event-bid = { $who ->
        [you] You offer
       *[other] { $name } offers
    }: { $contract }.
event-declarer = { $who ->
        [you] You play
       *[other] { $name } plays
    } alone: { $contract }.
event-talon = { $name } takes the talon.
event-talon-seen = { $who ->
        [you] You take the talon
       *[other] { $name } takes the talon
    }: { $cards }.
event-talon-left = { $who ->
        [you] You play
       *[other] { $name } plays
    } without the talon.
event-discard = { $name } lays two cards away.
event-discard-seen = { $who ->
        [you] You lay away
       *[other] { $name } lays away
    }: { $cards }.
event-double = { $who ->
        [you] You double
       *[other] { $name } doubles
    }: everything counts { $times } times.
event-no-double = { $who ->
        [you] You do
       *[other] { $name } does
    } not double.
event-open-hand = { $who ->
        [you] You lay your hand open
       *[other] { $name } plays with an open hand
    }: { $cards }.
view-opponents = Opponents: { $names }, both the computer, level { $level }.
view-role = { $who ->
        [you] You are
       *[other] { $name } is
    } { $role }.
view-declarer = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $contract } against two.
view-times = Everything counts { $times } times.
view-played = { $name }: { $card }
view-open-hand = Open hand: { $cards }.
view-sits-out = You sit this deal out.
label-talon = talon
label-times = ×{ $times }
hint-cut = cut or knock: how the cards are dealt.
hint-trump = trump and a suit: you name trumps ({ $suits }).
hint-blind = blind: a card of your second packet decides.
hint-redeal = redeal: three Unters, the cards are dealt again.
hint-bid = A contract by its name ({ $contracts }), with “without” to leave the talon; contracts explains them.
hint-pass = pass: you offer nothing.
hint-pass-double = pass: you do not double.
hint-talon = take the talon, or without: one point more.
hint-discard = discard and two cards, for example: discard 3 5.
hint-spritzen = double: everything counts twice as much.
contract-line = { $contract }, { $value } points: { $goal }.
contract-closed = { $line } Not for you: { $why }
contracts-none = There is nothing to bid now.
confirm-bid = Offer { $contract }?
computer-prepares = The engine is being prepared. On a new machine that takes a few minutes, once.

# The helps of the commands for players, and what `bummerl verify` says.
play-about = Play a whole Bummerl against the computer, in the terminal.
play-profile = the rules
play-option = change one option of the rules; repeatable
play-tournament = a wrong card costs the deal where the rules say so
play-level = how well the computer plays
play-lang = language of the table
play-seed = the same seed deals the same cards
play-plain = sentences only: for a screen reader or a log
play-confirm = ask before each card
play-speed = how long a finished trick lies
play-data = where the Bummerl is kept (BUMMERL_DATA, else ./data)
play-resume = go on with the Bummerl kept last, or with this one
serve-about = Open the table in the browser. Stops with Ctrl-C; the games stay in the data folder.
serve-host = address to listen on (default: this machine only)
serve-port = port to listen on; 0 takes a free one (default: 8066)
serve-data = folder of the games (default: $BUMMERL_DATA or ./data)
serve-pace = shortest thinking time of the computer in ms (default: 800)
serve-open = show the page in the browser
replay-about = Check a record move by move and print it as a person would read it.
replay-file = a record (docs/notation.md), - for the standard input
replay-json = print every step as data
replay-lang = language of the sentences
verify-about = Check that a record was shuffled as docs/fairness.md says, and that the play is lawful.
verify-record = file of a record, or - for the standard input
verify-lang = language of the answer
verify-server = the server
verify-seat = seat { $seat }
verify-deal = deal { $number }
verify-dealer = first dealer
verify-fair = fair: the cards follow from the secrets, and the secrets belong to their anchors
verify-fair-dealer = fair: he follows from the secrets, and the secrets belong to their anchors
verify-notCounted = { $who } showed nothing in time and added nothing
verify-noLinks = no secrets in the record: nothing to check
verify-wrongLink = the secret of { $who } does not belong to its anchor
verify-wrongPack = the secrets give other cards than those that were dealt
verify-wrongDealer = the secrets give another first dealer
verify-all = { $fair } of { $deals } deals fair by all secrets
verify-not = this record does not prove itself
