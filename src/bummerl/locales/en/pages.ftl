# The pages around the table.

pages-unknown-error = The server refused this and gave a reason that this page does not know: { $code }.
pages-just-now = just now
pages-offline = No connection to the server.
pages-offline-more = Is it still running? Your open games are kept; nothing is lost.
pages-try-again = Try again
pages-not-found = There is nothing here.
pages-not-found-more = The address leads nowhere. Perhaps a letter is missing.
pages-to-home = To the home page
pages-title-home = Schnapsen by your own rules
pages-skip = Skip to the content
pages-language = Language
pages-nav = Pages
pages-rules = Rules
pages-profiles = Rule profiles
pages-settings = Settings
pages-about = About
pages-accessibility = Accessibility

## Home

home-title = The table is laid.
home-lead = Schnapsen by the rules of your house. Play a card and the game begins: no account, no ads, no coins.
home-level = Level of the computer
home-play = Play the computer
home-opening = Dealing …
home-me = You
home-rival = Rival
home-fair = The computer does not see your cards.
home-stage = A table that waits for you
home-spot = Your lead: bring a card here
home-spot-reply = Your turn: bring a card here
home-spot-three = Sit down to cut and name trumps
home-spot-wait = The computer leads
home-card = Lead { $card }
home-card-reply = Play { $card }
home-stock = { $count } cards in the stock
home-turn-up = Turn-up: { $card }
home-profiles = By which rules?
home-profiles-more = Your choice holds until you change it.
home-compare = Compare all options
home-change = Change single rules
home-own = Your own rules
home-games = Open games
home-games-none = No open games. The next one is a card away.
home-resume = Resume
home-abandon = Abandon
home-abandon-sure = Abandon this game for good?
home-abandon-yes = Yes, abandon
home-abandon-no = Keep it
home-abandoned = The game is closed.
home-game-with = With { $name }
home-game-computer = With the computer, { $level }
home-game-waiting = Waiting for somebody to sit down
home-game-score = { $score }, deal { $deal }
home-game-turn = your turn
home-open-source = Open source, MIT licence

level-beginner = Beginner
level-beginner-more = Plays by rules of thumb and closes only what looks sure.
level-casual = Casual
level-casual-more = Has a feeling for the cards, but remembers only the last trick.
level-club = Club
level-club-more = Counts every card and plays from experience.
level-strong = Strong
level-strong-more = Thinks a few continuations through before each card.
level-expert = Expert
level-expert-more = Thinks everything through and plays for the Bummerl, not for the trick.

## Profiles

profiles-title = Rule profiles
profiles-lead = Choose how the next game is played. Every sentence here is made from the rules themselves, so it cannot say anything else than the table does.
profiles-choose = Choose a profile
profiles-expert = Change single rules
profiles-expert-more = Each rule with its choices. What differs from the profile is marked.
profiles-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
profiles-marked = changed
profiles-reset = Back to { $name }
profiles-use = Play by these rules
profiles-text = As text
profiles-text-more = The same rules in one line, for the terminal and for sharing.
profiles-copy = Copy
profiles-copied = Copied
profiles-inconsistent = These two rules do not go together:
profiles-inconsistent-more = Change one of them. Until then the last rules that fit are kept.
profiles-pleasure = At a table for pleasure a wrong card is handed back instead of costing the deal. Tournament strictness keeps the penalty.
profiles-strict = Tournament strictness
profiles-strict-more = A wrong card costs the deal; no hints and no taking back.
profiles-to-compare = Compare with another profile
profiles-to-rules = Read these rules in full

compare-title = Two profiles side by side
compare-left = First profile
compare-right = Second profile
compare-differences = { $count ->
    [0] No differences.
    [one] One difference.
   *[other] { $count } differences.
}
compare-only = Only what differs
compare-option = Rule
compare-differs = differs
compare-same = same
compare-swap = Swap sides
compare-none = Nothing differs: both play by the same rules.
compare-other-game = These two are different games; only rules that both have are compared.

## Rules help

rules-title = The rules
rules-lead = These are the rules of “{ $name }”, made from the profile. The numbers are those that a refusal at the table names.
rules-profile = Rules of
rules-contents = Contents
rules-example = Example
rules-terms = Words of the game
rules-why = Why not?
rules-why-lead = Five things can be done besides playing a card. Each has its moment; if a button is missing or grey, one of these reasons holds.

## Settings

settings-title = Settings
settings-lead = Kept in this browser only. They change nothing about the rules.
settings-look = Look
settings-theme = Colours
settings-theme-auto = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pack = Cards
settings-pack-french = French
settings-pack-german = Double German
settings-pack-tournament = Tournament, both marks
settings-fourColours = Four colours for the suits
settings-fourColours-more = Diamonds blue and clubs green.
settings-bigIndex = Large corner marks
settings-handOrder = Order of the hand
settings-handOrder-suit = By suit
settings-handOrder-rank = By rank
settings-handOrder-dealt = As dealt
settings-textTable = Text table beside the picture
settings-textTable-more = The whole game in words and buttons; for screen readers, and for everybody who likes it.
settings-motion = Movement and sound
settings-speed = Speed
settings-speed-tap = Until I tap
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = No movement
settings-sound = Sound
settings-turnSound = Knock when it is my turn
settings-input = Playing
settings-confirmPlay = Tap twice to play a card
settings-confirmClose = Ask before closing
settings-confirmClose-more = Otherwise you have two seconds to take it back.
settings-confirmClaim = Ask before claiming 66
settings-keys = Single-letter keys at the table
settings-auto = Done for me
settings-auto-more = Off in rated games.
settings-autoLastCard = Play the last card when there is no choice
settings-autoAnnounce = Announce a marriage when I lead from it
settings-autoClaim = Claim 66 as soon as I certainly have it
settings-autoPass = Never double: pass whenever doubling is asked about
settings-name = Your name at the table
settings-name-more = Leave it empty to be called “You”.
settings-close = Close
settings-reset = All settings as at the beginning

## About

about-title = About Bummerl
about-fair = Fair words
about-fair-1 = Bummerl is open source under the MIT licence. There are no ads, no coins and no tracking, and nobody needs an account; the page loads nothing from anybody else.
about-fair-2 = The computer gets exactly the view that a person in its place would have. The same program that checks your moves checks the computer’s.
about-fair-3 = The language, the settings and the key to your open games are kept in this browser, and nowhere else.
about-fair-4 = Every deal is shuffled from secrets of all who play and of the server, promised before and shown afterwards. In the review of a finished deal “Check the shuffle” does the sum again in your own browser, and says what that proves and what it cannot.
about-accessibility = Accessibility
about-accessibility-1 = The whole game can be played by keys alone and with a screen reader. The text table shows everything that the picture shows, as text and real buttons; every event is spoken in a live region.
about-accessibility-2 = Colours keep the contrast of WCAG 2.2 AA in light and dark. Suits differ by shape, and with four colours also for people who see colours differently. Nothing is told by colour alone.
about-accessibility-3 = Movement follows your system’s wish for less of it and can be switched off. There is no time limit against the computer.
about-accessibility-4 = If something stands in your way, it is a fault and we want to know it.
about-install = As an app
about-install-1 = Your browser can install Bummerl (“Install app” or “Add to home screen”). Without a connection it says so; games need the server.

## People

people-title = With people
people-lead = A link is enough; nobody needs an account.
people-invite = Invite a friend
people-pair = Find an opponent
people-pair-more = With somebody who wants exactly these rules.
people-terms = Stake, clock, rating
people-stake = Stake
people-stake-more = Points or words, such as “a coffee”. Never money.
people-clock = Clock
people-clock-none = none
people-clock-live = live: 20 seconds a move and 3 minutes in reserve
people-clock-slow = slow: a day for each move
people-clock-other = { $move } s a move, { $reserve } s in reserve
people-listed = Show the table in the list below
people-rated = Rated: no hints and no free taking back
people-lobby = Open tables
people-lobby-none = Nobody is waiting. You could be the first.
people-sit = Sit down
people-sit-with = Sit down with { $name }
people-somebody = Somebody
people-wait-title = Waiting for somebody
people-wait-text = Send this link. The game begins as soon as { $count ->
    [one] somebody sits
   *[other] { $count } people sit
} down.
people-link = Link to this table
people-copy = Copy the link
people-copied = Copied
people-share = Share
people-meanwhile = Play the computer meanwhile
people-give-up = Give up this table
people-asked = { $name } asks you to the table
people-asked-text = Have a look at the rules. As soon as you sit down, cards are dealt.
people-rules = Rules
people-strict = with tournament strictness
people-name = Your name
people-watch = Only watch

## Review of a finished deal

review-title = Review
review-open = Look through this deal
review-working = Looking through the deal …
review-preparing = The engine is getting ready …
review-you = You
review-rival = Computer
review-won = You won { $points } and it stands { $score }
review-lost = { $name } won { $points } and it stands { $score }
review-drawn = Nobody won and it stands { $score }
review-deal = Deal { $deal }
review-cost = { $name }, { $slips ->
    [0] no slip
    [one] one slip
   *[other] { $slips } slips
}
review-luck-of = luck of the cards
review-to-table = To the table
review-previous = The deal before
review-next = The next deal
review-record = Save the record
review-chart = Your chance to win this Bummerl, in percent
review-legend = solid: above 50, hatched: below, ◆ turning points
review-chart-said = Your chance to win the Bummerl went from { $from } to { $to } percent. The list below says how.
review-turning = Turning point { $number }
review-actions = Every action
review-actions-more = cost in points of chance, then your chance
review-best = the best action
review-better = better: { $action }
review-luck = { $points } luck
review-drew = { $who ->
    [me] You draw
   *[other] { $name } draws
} the { $card }
review-could = What you could do
review-could-other = What { $name } could do
review-had = { $who ->
    [me] You have
   *[other] { $name } has
} { $points } card points, { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
review-other-had = { $who ->
    [me] You have
   *[other] { $name } has
} { $points } and { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
review-action = Action
review-chance = Chance to win the Bummerl
review-is-best = best
review-is-done = done
review-mine-note = Worked out on what you could know at that moment, not on the hidden cards.
review-theirs-note = Worked out on what { $name } could know at that moment. The chances are those of { $name }.
review-how = A cost is the chance of the best action minus the chance of the one done, in points of chance to win the Bummerl. Start plus luck, minus your costs, plus the other’s costs is the end.
review-announce = announce { $points } in { $suit }
review-exchange = exchange
review-close = close
review-claim = claim 66
review-draw = draw
review-settle = count
review-concede = give up
review-did-lead = { $who ->
    [me] You lead
   *[other] { $name } leads
} the { $card }
review-did-reply = { $who ->
    [me] You play
   *[other] { $name } plays
} the { $card }
review-did-announce = { $who ->
    [me] You announce
   *[other] { $name } announces
} { $points } in { $suit }
review-did-exchange = { $who ->
    [me] You exchange
   *[other] { $name } exchanges
} the turn-up
review-did-close = { $who ->
    [me] You close
   *[other] { $name } closes
}
review-did-claim = { $who ->
    [me] You claim
   *[other] { $name } claims
} 66
review-did-draw = { $who ->
    [me] You draw
   *[other] { $name } draws
}
review-did-settle = The cards are counted
review-did-concede = { $who ->
    [me] You give
   *[other] { $name } gives
} up

## What the server refuses

error-badMessage = The server did not understand this request.
error-tooLarge = That is too long.
error-tooMany = That was too much at once. Wait a moment.
error-helloFirst = The connection has to be greeted first.
error-notSeated = You do not sit at this table.
error-notWatchable = This table may not be watched.
error-stale = The table had moved on. Please look again.
error-commandIdReused = This request was sent twice with different contents.
error-tableOver = This table is closed.
error-tableWaiting = Somebody has to sit down first.
error-adjourned = The game is adjourned.
error-notBetweenDeals = That is possible only between two deals.
error-alreadyReady = You are ready already.
error-takeBackOff = Nothing is taken back at this table.
error-nothingToTakeBack = There is nothing to take back.
error-seenTooMuch = Too late: since then somebody has seen a card that was hidden.
error-offerOpen = A question is open already.
error-noOffer = Nobody has asked anything.
error-noLinkDue = The shuffle needs nothing from you now.
error-wrongLink = This does not fit what was promised for the shuffle.
error-nobodyToAsk = There is nobody to ask.
error-nobodyLate = Nobody’s time has run out.
error-noBummerl = No Bummerl is being played.
error-clockNotRunning = The clock is not running.
error-unknownPhrase = There is no such phrase.
error-freeTextOff = At this table you speak in set phrases until all agree to more.
error-helpOff = There are no hints at this table.
error-noHintNow = There is nothing to advise now.
error-levelUnknown = There is no such level of the computer.
error-noSuchSeat = There is no such seat.
error-seatTaken = Somebody else was quicker: the seat is taken.
error-alreadySeated = You sit at this table already.
error-wrongPeople = The number of people does not fit the game.
error-notAgainstPeople = That is possible only against the computer.
error-concedeFirst = Give up the Bummerl first.
error-noSuchTable = There is no such table, or no more.
error-badToken = This browser’s key does not fit.
error-tooManyTables = You have too many open games. Finish one or give one up.
error-wrongLogin = Name or password is wrong.
error-badName = A name has 2 to 24 characters, all of one script.
error-nameTaken = Somebody has this name already. If it is yours, sign in first.
error-hasName = You have a name already.
error-weakPassword = The password needs at least { $length } characters and must not be your name.
error-noSession = This session is no longer there.
error-busy = The server is busy. It will be ready in a moment.
error-notFound = There is nothing here.
error-recordNotYet = No deal of this table is finished yet.
error-notScored = This deal ended without a result.
error-internal = Something went wrong in the server. Your game is kept.
