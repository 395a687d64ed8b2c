# Ratings, games, the ledger and the luck of the cards.

standing-nav = Standings
standing-pages = Standings
standing-ratings = Ratings
standing-mine = My games
standing-ledger = Ledger
standing-luck = Your cards
standing-page = Page { $page } of { $pages }
standing-newer = Back
standing-older = On
standing-loading = One moment …
standing-name = Take a name

ratings-title = Ratings
ratings-lead = One list for each set of rules. Only rated Bummerls between people count, and never the computer.
ratings-search = Search for a name
ratings-search-do = Search
ratings-search-end = Show all
ratings-none = Nobody has a rating under these rules yet.
ratings-none-more = Tick “Rated” when you invite a friend or look for an opponent: the first Bummerl makes the first row.
ratings-found-none = Nobody by that name has a rating under these rules.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Bummerls
ratings-uncertain = still uncertain
ratings-uncertain-more = no place yet
ratings-value = { $rating } ± { $deviation }
ratings-you = you
ratings-mine-place = You are number { $place } with { $rating } ± { $deviation }.
ratings-mine-uncertain = You have { $rating } ± { $deviation } after { $games ->
    [one] one Bummerl
   *[other] { $games } Bummerls
}. A place comes with some more.
ratings-mine-guest = You have { $rating } ± { $deviation }. Only you see that: the list shows people with a name of their own, so that nobody else can pretend to be them. Take a name, and all you have played comes along.
ratings-mine-none = You have no rating under these rules yet. Play a rated Bummerl with somebody and you have one.
ratings-guest-none = As a guest you can play rated and see your own rating. On the list stand people with a name of their own; what you play now comes along when you take one.
ratings-how = How to read this
ratings-how-1 = The first number says how strong somebody is taken to be. 1500 is where everybody begins; somebody 200 points ahead wins about three Bummerls out of four.
ratings-how-2 = The number behind ± says how sure that is. With 95 per cent certainty the true strength lies within twice that number. It shrinks with every rated Bummerl and grows slowly while nobody plays.
ratings-how-3 = Up to ± 150 a rating has a place; above that it stands below the others until more is known. The method is Glicko-2, one Bummerl at a time.

player-title = Games of { $name }
player-title-me = My games
player-guest = You play as a guest. All of this is kept for the browser that you are using, and only you see it. Take a name, and it follows you everywhere.
player-rules = Rules
player-rules-all = All rules
player-ratings = Ratings
player-ratings-none = No rating yet.
player-ratings-none-more = A rating begins with the first rated Bummerl between people: tick “Rated” when you invite a friend or look for an opponent.
player-certain-place = place { $place }
player-curve = The rating over time
player-curve-said = { $count ->
    [one] One rated Bummerl: { $to } ± { $deviation }.
   *[other] From { $from } to { $to } ± { $deviation } in { $count } steps between { $first } and { $last }; lowest { $low }, highest { $high }.
}
player-curve-legend = line: the rating · hatched: twice the uncertainty to both sides
player-curve-table = The same as a table
player-date = Date
player-games = Bummerls
player-games-none = No Bummerl with other people yet.
player-games-none-more = Invite a friend by link or find an opponent on the home page; games with the computer are in the score sheet of their table.
player-opponent = With
player-result = Result
player-won = won
player-lost = lost
player-marks = { $marks ->
    [one] one mark
   *[other] { $marks } marks
}
player-rated = rated
player-unrated = unrated
player-stake = for { $stake }
player-review = Look through
player-review-of = Look through the game with { $name } on { $date }
player-erased = somebody who has left
player-versus = Against each person
player-versus-more = All rules together. Deals and game points count from the day this server began to write them down.
player-versus-bummerls = Bummerls
player-versus-deals = Deals
player-versus-points = Game points
player-back = All ratings

ledger-title = Ledger
ledger-lead = Who still owes whom what was agreed before the game: play points, or words such as “a coffee”. Never money.
ledger-none = Nothing is open.
ledger-none-more = Agree on a stake under “Stake, clock, rating” when you open a table with somebody; each mark of a lost Bummerl is owed once.
ledger-they-owe = { $name } owes you { $count } × { $stake }
ledger-you-owe = You owe { $name } { $count } × { $stake }
ledger-even = You and { $name } are even: { $stake }
ledger-settle = Settled
ledger-settle-of = { $name }, { $stake }: how many are settled?
ledger-say = Say so
ledger-cancel = Not yet
ledger-how-many = How many?
ledger-you-said = You say that { $count } × is settled. { $name } has to agree.
ledger-they-said = { $name } says that { $count } × is settled. Is that so?
ledger-agree = Yes, settled
ledger-refuse = No
ledger-take-back = Take it back
ledger-how = A debt is only settled when both of you say so. Debts for the same stake cancel each other out.
ledger-settled = Settled so far
ledger-they-gave = { $name } gave you { $count } × { $stake }
ledger-you-gave = You gave { $name } { $count } × { $stake }
ledger-done = It is written down.

luck-title = Is it really me who gets bad cards?
luck-lead = Here it is counted, over all deals of two players on this server that are over, and set beside what an honest shuffle brings.
luck-who = Whose cards?
luck-you = Yours
luck-people = All people
luck-computers = The computers
luck-hands = { $hands ->
    [one] One hand since { $since }; it was forehand { $forehand } times.
   *[other] { $hands } hands since { $since }, { $forehand } of them in forehand. Who leads takes turns and is no luck.
}
luck-none = Nothing to count yet.
luck-none-you = Play a deal to its end: Schnapsen or Sixty-Six, with people or with the computer.
luck-few = With so few hands nearly everything is possible: the bands are wide.
luck-line = What
luck-counted = counted
luck-expected = expected
luck-band = 95 % band
luck-chart = Picture
luck-verdict = So
luck-fine = as honest cards do
luck-outside = outside its band
luck-far = outside the wide band
luck-aces = Aces
luck-tens = Tens
luck-trumps = Trumps
luck-lowTrump = Lowest trump, to exchange
luck-marriages = Marriages in the hand
luck-points = Card points in the hand
luck-lot = First deal by lot
luck-turnUp = Turn-up: { $rank }
luck-band-of = { $low } to { $high }
luck-said = { $name }: { $count } counted, { $expected } expected, honest cards stay within { $low } to { $high } in 95 of 100 cases, and within { $wideLow } to { $wideHigh } with all lines together.
luck-sum-fine = All { $lines } lines are where honest cards put them.
luck-sum-outside = { $outside ->
    [one] One of { $lines } lines lies outside its own band
   *[other] { $outside } of { $lines } lines lie outside their own band
}, none outside the wide one. With so many lines that is what happens with honest cards, too.
luck-sum-far = { $far ->
    [one] One of { $lines } lines lies outside the wide band
   *[other] { $far } of { $lines } lines lie outside the wide band
}. Honest cards do that in fewer than 5 of 100 cases. Check the shuffles: every deal here can be recomputed.
luck-how = How to read this
luck-how-1 = Expected is the exact mean: a hand of 5 from 20 cards holds one ace on average. The dark band holds what an honest shuffle brings in 95 of 100 cases; the dot is what was counted.
luck-how-2 = One line in twenty lies outside its own band even if all is honest, and here are { $lines } of them. Whoever looks at many lines always finds an odd one. So there is a second, light band: honest cards keep all lines together within it in 95 of 100 cases. Only a dot outside that one is remarkable.
luck-how-3 = It cannot tell you that your opponents play no better than you, and a long row of bad hands stays possible: about { $tail } of 100 people with honest cards are further out on some line than on any of yours.
luck-how-4 = Not counted are deals that still run (not a card of them is told) and deals that were left lying. Whoever walks away from bad hands makes his own figures look better. In Dreierschnapsen talon and discards make the hand, so it is left out.
luck-how-5 = The bands are computed from the number of possible hands (hypergeometric), added up over all deals; hands of one deal are counted together because they share its cards.
luck-verify = How a deal is proven fair
