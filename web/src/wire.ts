// Generated from src/bummerl/club/protocol.py by `python -m bummerl.club.wiretypes`. Do not edit.

export const VERSION = 1;

export type ClientMessage =
  | Hello
  | Do
  | Ready
  | Reveal
  | TakeBack
  | Offer
  | Answer
  | Decide
  | Say
  | FreeText
  | Mute
  | AskHint
  | SetLevel
  | Abandon
  | Ping;

/** The first message on a socket, and again whenever a gap in `seq` shows. */
export interface Hello {
  t: "hello";
  since?: number | null;
  token?: string | null;
}

/** Act in the deal, in the notation of actions: `QH`, `+H`, `exchange`, `close`, `claim`, `concedeBummerl` … */
export interface Do {
  t: "do";
  id: string;
  rev: number;
  action: string;
}

/** Ready for the next deal (or the next Bummerl, a rematch), or to go on at an adjourned table. A seated client between deals or while `table.adjourned`; it goes on when all people at the table are ready. */
export interface Ready {
  t: "ready";
  id: string;
}

/** Show the secrets for the next deal (docs/fairness.md): before deal 1 links 0 and 1 of one's chain, later the next link before each deal. A seated client whose seat `table.linksDue` names; who does not within ten seconds adds nothing to that deal. `anchor` binds a new chain, whose link 0 is due for the deal after this one: with the last link of the old chain, or without any link if the old chain is on another device; only then `links` may be empty. */
export interface Reveal {
  t: "reveal";
  id: string;
  links: string[];
  anchor?: string | null;
}

/** Put the deal back to where it stood before this seat's last action. A seated client during a deal, where `table.takeBack` is set (only against computers). */
export interface TakeBack {
  t: "takeBack";
  id: string;
}

/** Ask all other people at the table for their consent: to take back one's last action (only while it has shown one nothing hidden), to adjourn, or to end the table without a result (`annul`). A seated client at a table with other people, while no other offer is open. An action in the deal withdraws it. */
export interface Offer {
  t: "offer";
  id: string;
  what: "adjourn" | "annul" | "takeBack";
}

/** Agree to the offer on the table, or decline it. A seated client that did not make it and has not agreed yet. */
export interface Answer {
  t: "answer";
  id: string;
  agree: boolean;
}

/** Choose what happens when another seat's time has run out: claim the Bummerl, or adjourn. To wait is to send nothing. A seated client while `clock.late` names another seat. */
export interface Decide {
  t: "decide";
  id: string;
  choice: "adjourn" | "claim";
}

/** Say a ready phrase (`GET /api/profiles` lists them), or free text where all people want it (`freeText`). A seated client, six times in fifteen seconds. Who looks on hears phrases only; free text stays among those who sit here. */
export interface Say {
  t: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}

/** Want free text at this table, or not: to ask for it, to agree, to refuse, to withdraw. It is on while all people want it; one who does not want it (any more) ends it for all, and whoever wants it again has to ask. A seated client. */
export interface FreeText {
  t: "freeText";
  id: string;
  on: boolean;
}

/** Hear nothing more of what the person on a seat says, at this and all other tables, or hear it again. Anybody with a token; nobody else learns of it. Answered by `quiet` and `ack`. */
export interface Mute {
  t: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** Ask what the engine would do in this seat's place, seeing what this seat sees. A seated client at its turn, where `table.help` is set; the answer is a `hint`. */
export interface AskHint {
  t: "hint";
  id: string;
}

/** Let a computer play another level from now on. A seated client whose opponents are all computers; `seat` None means all of them. */
export interface SetLevel {
  t: "level";
  id: string;
  level: string;
  seat?: number | null;
}

/** Give the table up for good. A seated client whose opponents are all computers or not there yet, or while no Bummerl is under way (`concedeBummerl` gives up one that is). */
export interface Abandon {
  t: "abandon";
  id: string;
}

/** Anybody, at most once a second; answered by `pong`. A client that hears nothing for 30 s should reconnect. */
export interface Ping {
  t: "ping";
  at: number;
}

export type ServerMessage =
  | Sync
  | Happened
  | Ack
  | Refusal
  | TableChanged
  | Quiet
  | Hint
  | Pong;

/** All that this client may see now; replaces everything it knew. `you` is its seat, None for a spectator. */
export interface Sync {
  t: "sync";
  seq: number;
  you: number | null;
  table: TableInfo;
  view: View;
  clock: ClockInfo | null;
  version: number;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  asked: string;
  strict: boolean;
  softened: string[];
  rated: boolean;
  help: boolean;
  takeBack: boolean;
  pace: number;
  status: "over" | "playing" | "waiting";
  openedAt: number;
  seats: SeatInfo[];
  listed: boolean;
  watch: boolean;
  stake: string;
  clock: ClockRules | null;
  adjourned: boolean;
  offer: OfferInfo | null;
  freeText: boolean;
  wantsText: number[];
  anchor: string;
  nextAnchor: string;
  linksDue: number[];
  lot: DealerDrawn | null;
}

/** A seat at the table. `level` only for a computer; `present` says whether a socket of that person is open. */
export interface SeatInfo {
  seat: number;
  kind: "computer" | "human" | "open";
  name: string;
  level: string | null;
  present: boolean;
  ready: boolean;
}

/** How much time a person has: `per_move` seconds for each move, and beyond them `reserve` seconds a Bummerl. */
export interface ClockRules {
  perMove: number;
  reserve: number;
}

/** What a person has asked the others for, and which seats have agreed so far, his own included. */
export interface OfferInfo {
  seat: number;
  what: "adjourn" | "annul" | "takeBack";
  agreed: number[];
}

/** The first dealer was drawn by lot (docs/fairness.md). `cards` were drawn for it where the rules say so, the seats in turn from seat 0 on, round by round until one is highest; else there are none. */
export interface DealerDrawn {
  type: "dealerDrawn";
  dealer: number;
  cards: Card[];
}

/** A card. Its attributes never change: `rank`, `suit`, `points` (0-11) and `strength` (5 for the ace … 0 for the nine). */
export type Card = "AS" | "TS" | "KS" | "QS" | "JS" | "9S" | "AH" | "TH" | "KH" | "QH" | "JH" | "9H" | "AD" | "TD" | "KD" | "QD" | "JD" | "9D" | "AC" | "TC" | "KC" | "QC" | "JC" | "9C";

/** What one seat (None: a spectator) may see of a match. */
export interface View {
  seat: number | null;
  rules: string;
  players: number;
  matchStart: number;
  matchTarget: number;
  scores: number[];
  marks: number[];
  dealer: number;
  dealNo: number;
  bummerlNo: number;
  seats: number[];
  toAct: number[];
  betweenDeals: boolean;
  sheet: ScoreLine[];
  bummerlWinner: number | null;
  partieWinner: number | null;
  carry: number;
  tied: number[];
  deal: TwoHandView | ThreeHandView | null;
}

/** A row of the score sheet: the deal, how it ended, and all scores after it. Payees are seats at the table. */
export interface ScoreLine {
  dealNo: number;
  dealer: number;
  outcome: Outcome;
  scores: number[];
  closedBy: number | null;
  deciding: boolean;
}

/** What a finished deal is worth. */
export interface Outcome {
  payees: number[];
  points: number;
  reason: Reason;
  cardPoints: number[];
  basisPoints: number | null;
  basisTricks: number | null;
  atClose: boolean;
  by: number | null;
  facts: Record<string, string | number | boolean>;
}

/** Why a deal ended as it did; the score sheet says it in words. */
export type Reason = "claimed" | "falseClaim" | "lastTrick" | "morePoints" | "draw" | "closeWon" | "closeFailed" | "closerBeaten" | "revoked" | "conceded" | "contractMade" | "contractLost" | "redeal";

/** What one seat (None: a spectator) may see of a deal. */
export interface TwoHandView {
  game: "two_hand";
  seat: number | null;
  profile: TwoHandProfile;
  dealer: number;
  leader: number;
  phase: Phase;
  toAct: number[];
  hand: Card[];
  handSizes: [number, number];
  stock: number;
  turnUp: Card | null;
  trump: Suit;
  table: Card[];
  tricks: [number, number];
  points: [number | null, number | null];
  marriages: [Suit[], Suit[]];
  pending: [boolean, boolean];
  announced: Suit | null;
  closed: ClosedView | null;
  known: [Card[], Card[]];
  piles: [Trick[], Trick[]];
  lastTrick: Trick | null;
  legal: string[];
  refused: Record<string, Refused>;
  outcome: Outcome | null;
  hands: Card[][] | null;
  stockCards: Card[] | null;
  allTricks: Trick[] | null;
  memory: Memory | null;
}

/** Rules of a two-hand game; the defaults are those of `weich-wien` (seed 000). */
export interface TwoHandProfile {
  game: "two_hand";
  preset: string;
  players: number;
  matchStart: 0 | 7 | 24;
  matchTarget: 0 | 7 | 24;
  deckSize: 20 | 24;
  handSize: 5 | 6;
  dealPattern: "3-3-3-3-T" | "3-3-T-2-2";
  firstDealer: "agree" | "highCardDeals" | "random";
  nextDealer: "alternate" | "loser" | "winner";
  cutRule: "cut" | "none";
  exchangeRank: "9" | "J";
  exchangeAtFirstLead: boolean;
  exchangeMinStock: 2 | 4;
  exchangeOnOpponentClose: boolean;
  marriageAtFirstLead: boolean;
  marriageCounts: "afterOwnTrick";
  marriageAfterClose: boolean;
  marriageAfterExhausted: boolean;
  marriageLeadCard: "either" | "king";
  closeMinStock: 2 | 4;
  closeTiming: "beforeOrAfterDraw" | "fullHandsOnly";
  closeScoreBasis: "atClose" | "atEnd";
  failedCloseAward: "twoOrThreeAtClose";
  beatCloserAward: "flat2" | "twoOrThreeAtClose";
  claimMode: "auto" | "manual";
  claimWindow: "beforeDraw" | "untilLead";
  claimAfterMarriageLead: boolean;
  claimAfterLastTrick: boolean;
  claimWithoutBasis: "false" | "reject";
  falseClaimAward: "flat2" | "impossible" | "mirror" | "twoOrThree";
  falseClaimByCloser: "failedClose" | "falseClaim";
  lastTrickRule: "bonus10" | "onePoint" | "scale";
  drawCarry: boolean;
  mustBeat: boolean;
  mustTrump: boolean;
  revoke: "forfeit3" | "prevent";
  peekOwnTricks: boolean;
  peekOppTrick: "first" | "none" | "untilNextLead";
  showScore: "both" | "none" | "own";
  schneiderDouble: boolean;
  partieBummerl: 0 | 2 | 3;
}

/** The states of docs/rules.md §3.3. */
export type Phase = "preDraw" | "lead" | "marriage" | "reply" | "last" | "end";

/** A suit; German cards read Laub, Herz, Schelle, Eichel in the same order. */
export type Suit = "S" | "H" | "D" | "C";

/** The close as all saw it; `opp_points` only where the profile shows that total to this seat. */
export interface ClosedView {
  by: number;
  oppTricks: number;
  oppPoints: number | null;
}

/** A complete trick: the cards in the order played, who led and who took it. */
export interface Trick {
  leader: number;
  cards: Card[];
  winner: number;
}

/** Why something is not possible now: the code and the facts for its sentence. */
export interface Refused {
  code: string;
  args: Record<string, string | number | boolean>;
}

/** What an attentive player remembers of this deal beyond what lies open. */
export interface Memory {
  tricks: Trick[];
  gone: Card[];
  turnUp: Card | null;
  points: [number, number];
  trickPoints: [number, number];
  closedOppPoints: number | null;
  closedAfter: number | null;
  exchanged: Exchanged | null;
}

/** Who took the turn-up for the lowest trump, which card it was, and how many tricks lay then. */
export interface Exchanged {
  by: number;
  taken: Card;
  after: number;
}

/** What one seat (None: a spectator) may see of a deal. */
export interface ThreeHandView {
  game: "three_hand";
  seat: number | null;
  profile: ThreeHandProfile;
  dealer: number;
  roles: [Role, Role, Role];
  leader: number;
  phase: ThreeHandPhase;
  toAct: number[];
  hand: Card[];
  handSizes: [number, number, number];
  undealt: number;
  talon: number;
  knocked: boolean;
  trump: Suit | null;
  turned: Card | null;
  spoken: [boolean, boolean, boolean];
  bids: Spoken[];
  contracts: ContractChoice[];
  declarer: number | null;
  contract: Contract | null;
  terms: Terms | null;
  ohneTalon: boolean;
  took: Card[] | null;
  discards: Card[] | null;
  doubles: number[];
  silent: number[];
  multiplier: number;
  table: Card[];
  tricks: [number, number, number];
  points: number[] | null;
  marriages: [Suit[], Suit[], Suit[]];
  announced: Suit | null;
  known: [Card[], Card[], Card[]];
  openHand: Card[] | null;
  piles: [Trick[], Trick[], Trick[]];
  legal: string[];
  refused: Record<string, Refused>;
  outcome: Outcome | null;
  hands: Card[][] | null;
  stockCards: Card[] | null;
  allTricks: Trick[] | null;
  memory: ThreeHandMemory | null;
}

/** Rules of Dreierschnapsen; the defaults are those of `dreier` (seed 004, docs/rules.md R-37 … R-51). */
export interface ThreeHandProfile {
  game: "three_hand";
  preset: string;
  players: number;
  matchStart: 0 | 7 | 24;
  matchTarget: 0 | 7 | 24;
  allowAssenbettler: boolean;
  allowAssBettler: boolean;
  allowPlauderer: boolean;
  allowZehnergang: boolean;
  allowBauernloch: boolean;
  bettlerTrump: boolean;
  plaudererValue: 7 | 8;
  bauernlochEligibility: "any" | "rufer";
  bauernlochTrumpAceLow: boolean;
  schnapserLimits: "321" | "432";
  kontraschnapserLimits: "321" | "432";
  schnapserLateMarriage: "counts" | "loses";
  gangVsZehnergang: "gang" | "zehnergang";
  auctionStyle: "ruferFirst" | "simultaneous";
  ohneTalonRaisesRank: boolean;
  ohneTalonBonusDoubled: boolean;
  redealThreeUnters: boolean;
  trumpMustHoldCard: boolean;
  knockDeal: boolean;
  beatReference: "currentBest" | "ledCard";
  mustOvertrump: boolean;
  claimMode: "auto" | "manual";
  bummerlTo: "allLosers" | "last";
  assBettlerCheck: "bid" | "final";
  firstTrickOpen: boolean;
}

/** A seat's place in the deal, clockwise from the left of the dealer. */
export type Role = "vorhand" | "mittelhand" | "rueckhand";

/** Where a deal stands, in the order in which the phases come. */
export type ThreeHandPhase = "cut" | "trump" | "auction" | "talon" | "discard" | "kontra" | "lead" | "marriage" | "reply" | "last" | "end";

/** What one seat said in the auction: a contract, or None for a pass. */
export interface Spoken {
  seat: number;
  contract: Contract | null;
  ohneTalon: boolean;
}

/** The fourteen contracts, in the order of their value. */
export type Contract = "rufer" | "bettler" | "assenbettler" | "assBettler" | "schnapser" | "plauderer" | "gang" | "zehnergang" | "bauernloch" | "bauernschnapser" | "kontraschnapser" | "farbenringerl" | "kontrabauernschnapser" | "trumpfringerl";

/** A contract as one seat meets it in the auction: its terms, and why it is not open to this seat (None: it is). */
export interface ContractChoice {
  contract: Contract;
  terms: Terms;
  closed: Refused | null;
}

/** A contract under one profile. */
export interface Terms {
  value: number;
  who: Who;
  goal: Goal;
  trump: boolean;
  aceLow: boolean;
  trumpAceLow: boolean;
  ruferLeads: boolean;
}

/** Who may bid. */
export type Who = "rufer" | "others" | "any";

/** What the declarer has to do. */
export type Goal = "points" | "limit" | "noTrick" | "allTricks";

/** What an attentive player remembers of this deal beyond what lies open: all tricks, and all card points. */
export interface ThreeHandMemory {
  tricks: Trick[];
  points: [number, number, number];
  trickPoints: [number, number, number];
}

/** The clocks at server time `now`. Each seat has `perMove` milliseconds for a move and then its reserve `left`. `since[seat]` is the time from which the table has been waiting for this seat, None if its clock stands; `late` are the seats whose time has run out. */
export interface ClockInfo {
  now: number;
  perMove: number;
  left: number[];
  since: (number | null)[];
  late: number[];
}

/** Event number `seq`. `ev` is None if this client may not see it at all. */
export interface Happened {
  t: "event";
  seq: number;
  ev: TableEvent | null;
  view: View | null;
  clock: ClockInfo | null;
}

export type TableEvent =
  | AuctionEnded
  | BidMade
  | BummerlEnded
  | CardDrawn
  | CardPlayed
  | CardsDiscarded
  | DealBegan
  | DealConceded
  | DealDoubled
  | DealScored
  | DealerDrawn
  | DeckCut
  | DoublingPassed
  | FreeTextWanted
  | HandOpened
  | LevelChanged
  | LinkRevealed
  | MarriageAnnounced
  | OfferAnswered
  | OfferMade
  | PacketsDealt
  | PartieEnded
  | RedealDemanded
  | Said
  | SeatReady
  | SeatRenamed
  | SeatTaken
  | SixtySixClaimed
  | StockClosed
  | SuitRevoked
  | TableAbandoned
  | TableAdjourned
  | TableAnnulled
  | TableOpened
  | TableResumed
  | TakenBack
  | TalonLeft
  | TalonTaken
  | TimeClaimed
  | TimeRanOut
  | TrickTaken
  | TrumpExchanged
  | TrumpNamed;

/** The auction is over; everything said in it is open now. */
export interface AuctionEnded {
  type: "auctionEnded";
  declarer: number;
  contract: Contract;
  ohneTalon: boolean;
  bids: Spoken[];
}

/** A seat has spoken in the auction. */
export interface BidMade {
  type: "bidMade";
  seat: number;
  sealed: boolean;
  said: boolean;
  contract: Contract | null;
  ohneTalon: boolean;
}

/** A Bummerl is over: who won it, the marks charged for it, and all marks so far. */
export interface BummerlEnded {
  type: "bummerlEnded";
  winner: number;
  charged: number[];
  marks: number[];
  conceded: boolean;
}

/** A seat drew; `card` is None for whoever may not see it. The turn-up is drawn openly. */
export interface CardDrawn {
  type: "cardDrawn";
  seat: number;
  card: Card | null;
  turnUp: boolean;
  stock: number;
}

/** A card was led or played to a trick, open to all. */
export interface CardPlayed {
  type: "cardPlayed";
  seat: number;
  card: Card;
}

/** The declarer laid two cards away; only he sees them. */
export interface CardsDiscarded {
  type: "cardsDiscarded";
  seat: number;
  cards: Card[] | null;
}

/** The cards were dealt. `hands[seat]` is None for whoever may not see it; `stock` counts the turn-up. */
export interface DealBegan {
  type: "dealBegan";
  dealNo: number;
  dealer: number;
  hands: (Card[] | null)[];
  handSize: number;
  stock: number;
  turnUp: Card | null;
}

/** A seat gave up the deal. */
export interface DealConceded {
  type: "dealConceded";
  seat: number;
}

/** A seat doubled; `multiplier` is 2, 4 or 8 from now on. */
export interface DealDoubled {
  type: "dealDoubled";
  seat: number;
  multiplier: number;
}

/** The one result of a deal: its outcome, the scores after it, and all cards that were still hidden, open now. */
export interface DealScored {
  type: "dealScored";
  outcome: Outcome;
  scores: number[];
  hands: Card[][];
  stock: Card[];
}

/** Middlehand cut or knocked (docs/rules.md §7.1). */
export interface DeckCut {
  type: "deckCut";
  seat: number;
  knocked: boolean;
}

/** A seat does not double. */
export interface DoublingPassed {
  type: "doublingPassed";
  seat: number;
}

/** A person wants free text, or does not; it is allowed while all people want it. One who does not ends it for all: the others have to ask again. */
export interface FreeTextWanted {
  type: "freeTextWanted";
  seat: number;
  wanted: boolean;
}

/** The declarer of a Plauderer lays his hand open after the first trick (docs/rules.md §7.9). */
export interface HandOpened {
  type: "handOpened";
  seat: number;
  cards: Card[];
}

/** The computer on a seat plays another level from now on. */
export interface LevelChanged {
  type: "levelChanged";
  seat: number;
  level: string;
}

/** A person showed the secret that he adds to the chance of deal `deal`, or said that he has none. */
export interface LinkRevealed {
  type: "linkRevealed";
  seat: number;
  deal: number;
}

/** King and queen of a suit were shown to all; `points` is 20 or 40. */
export interface MarriageAnnounced {
  type: "marriageAnnounced";
  seat: number;
  suit: Suit;
  points: number;
}

/** A person agreed to the offer on the table or declined it. What all agree to, follows at once. */
export interface OfferAnswered {
  type: "offerAnswered";
  seat: number;
  agreed: boolean;
}

/** A person asks the others for their consent: to take back, to adjourn, or to end the table without a result. */
export interface OfferMade {
  type: "offerMade";
  seat: number;
  what: string;
}

/** Cards went to the seats; `cards[seat]` is None for whoever may not see them, `sizes` is open to all. */
export interface PacketsDealt {
  type: "packetsDealt";
  cards: (Card[] | null)[];
  sizes: number[];
  talon: number;
}

/** Somebody has as many marks as the Partie allows; `winner` has won it. */
export interface PartieEnded {
  type: "partieEnded";
  winner: number;
  marks: number[];
}

/** The Rufer had three Unters and insists on a new deal; he shows them. */
export interface RedealDemanded {
  type: "redealDemanded";
  seat: number;
  cards: Card[];
}

/** A person said something: a ready `phrase` (its words are `phrase-CODE` in the locales) or free `text`. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string | null;
  text: string | null;
}

/** A person is ready for the next deal; it begins as soon as all are. */
export interface SeatReady {
  type: "seatReady";
  seat: number;
}

/** A person at the table, who `was` called so until now, has another `name`. */
export interface SeatRenamed {
  type: "seatRenamed";
  seat: number;
  was: string;
  name: string;
}

/** A person sat down on an open seat. */
export interface SeatTaken {
  type: "seatTaken";
  seat: number;
  name: string;
}

/** A seat declared 66; the result follows. */
export interface SixtySixClaimed {
  type: "sixtySixClaimed";
  seat: number;
}

/** A seat closed the stock; `opp_tricks` is what its opponent had at that instant, open to all. */
export interface StockClosed {
  type: "stockClosed";
  seat: number;
  oppTricks: number;
}

/** A seat played against its duty in the strict phase and loses the deal (docs/rules.md §3.9). */
export interface SuitRevoked {
  type: "suitRevoked";
  seat: number;
  card: Card;
  code: string;
}

/** A person gave the table up for good; nothing can happen at it any more. */
export interface TableAbandoned {
  type: "tableAbandoned";
  seat: number;
}

/** The table pauses, clocks stand; it goes on when all people are ready. */
export interface TableAdjourned {
  type: "tableAdjourned";
  seat: number;
}

/** All agreed to end the table without a result. */
export interface TableAnnulled {
  type: "tableAnnulled";
  seat: number;
}

/** The table exists; `dealer` deals first, None if he is still to be drawn. */
export interface TableOpened {
  type: "tableOpened";
  dealer: number | null;
}

/** The table goes on. */
export interface TableResumed {
  type: "tableResumed";
  seat: number;
}

/** A person took back: the deal stands again where it stood after event `to`. The log keeps what was taken back. */
export interface TakenBack {
  type: "takenBack";
  seat: number;
  to: number;
}

/** The Rufer plays his normal game without the talon. */
export interface TalonLeft {
  type: "talonLeft";
  seat: number;
}

/** The declarer took the talon; only he sees the cards. */
export interface TalonTaken {
  type: "talonTaken";
  seat: number;
  cards: Card[] | null;
}

/** A person claims the Bummerl against a seat whose time has run out. */
export interface TimeClaimed {
  type: "timeClaimed";
  seat: number;
  against: number;
}

/** The clock of a seat has run out; it may still act until the others have chosen. */
export interface TimeRanOut {
  type: "timeRanOut";
  seat: number;
}

/** A trick is complete and goes to a seat. */
export interface TrickTaken {
  type: "trickTaken";
  seat: number;
  cards: Card[];
}

/** The lowest trump went under the stock and the turn-up into a hand; all have seen both cards. */
export interface TrumpExchanged {
  type: "trumpExchanged";
  seat: number;
  taken: Card;
  given: Card;
}

/** The trump suit is known: named by the Rufer, or shown by the `card` that he turned from his second packet. */
export interface TrumpNamed {
  type: "trumpNamed";
  seat: number;
  suit: Suit;
  card: Card | null;
}

/** Command `id` is done and safely written; `seq` is the last event it caused. */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
}

/** Command `id` (None: a message without a readable id) changed nothing, and why. */
export interface Refusal {
  t: "error";
  id: string | null;
  code: string;
  args: Record<string, string | number | boolean>;
}

/** Something beside the deal changed: who is there, who is ready, a level, the status. */
export interface TableChanged {
  t: "table";
  table: TableInfo;
}

/** The seats that this client does not hear, because its person muted or blocked who sits there; comes after `sync` if there are any, when its person mutes or hears somebody anywhere, and when somebody sits down. */
export interface Quiet {
  t: "quiet";
  seats: number[];
}

/** What the engine would do here, asked for by `id`; `seq` says for which moment. `reasons` is None if there are none to give. */
export interface Hint {
  t: "hint";
  id: string;
  seq: number;
  action: string;
  reasons: Reasons | null;
}

/** How a choice came about. */
export interface Reasons {
  level: string;
  method: string;
  rule: string | null;
  actions: ActionValue[];
  assumed: Assumed | null;
  line: string[];
  exploitable: number | null;
  seed: number;
  version: string;
}

/** What one action is worth to the player to act. */
export interface ActionValue {
  action: string;
  gamePoints: number | null;
  spread: number | null;
  utility: number | null;
  chance: number | null;
  stake: number | null;
  outcomes: number[] | null;
  prior: number | null;
}

/** What was taken for granted about the hidden cards: their number, how many of them the opponent holds, which cards he is known to hold and which he cannot hold, how many worlds were looked at, of how many. */
export interface Assumed {
  hidden: number;
  inHand: number;
  known: string[];
  barred: string[];
  worlds: number;
  of: number;
}

/** The answer to `ping`: its `at`, and the server's time. */
export interface Pong {
  t: "pong";
  at: number;
  now: number;
}

/** `POST /api/tables`: open a table and sit down at seat 0. `people` is how many other people are to come; their seats stay open until they sit down, all other seats get a computer of `level`. */
export interface OpenTable {
  rules?: string;
  level?: string;
  name?: string;
  strict?: boolean;
  help?: boolean;
  takeBack?: boolean;
  dealer?: "lot" | "me" | "other";
  pace?: number | null;
  people?: number;
  listed?: boolean;
  watch?: boolean;
  stake?: string;
  rated?: boolean;
  clock?: ClockRules | null;
  anchor?: string | null;
}

/** `POST /api/tables/ID/seats`: take the first open seat of a table (or `seat`). Whoever has the address of a table may sit down while a seat is open: that is how to invite. `anchor` binds his secrets for the shuffle (docs/fairness.md). */
export interface SitDown {
  name?: string;
  seat?: number | null;
  anchor?: string | null;
}

/** `POST /api/pair`: sit down at a listed table with exactly these rules, clock, stake and rating, or open one and wait there. `anchor`: see docs/fairness.md. */
export interface Pairing {
  rules?: string;
  name?: string;
  strict?: boolean;
  stake?: string;
  rated?: boolean;
  clock?: ClockRules | null;
  anchor?: string | null;
}

/** `GET /api/lobby`: tables that wait for people and are listed, newest first. */
export interface Lobby {
  tables: TableInfo[];
}

/** The answer to `POST /api/tables`: the token is the person's secret, for this and later tables. */
export interface Seated {
  id: string;
  seat: number;
  token: string;
  table: TableInfo;
}

/** A table of mine: `GET /api/tables` lists those that are not over, newest first. */
export interface MyTable {
  table: TableInfo;
  seat: number;
  seq: number;
  scores: number[];
  marks: number[];
  dealNo: number;
  myTurn: boolean;
  lastAt: number;
}

/** The answer to `GET /api/tables`. */
export interface MyTables {
  tables: MyTable[];
}

/** `GET /api/ratings?rules=TEXT&search=NAME&page=N`: the ratings under a profile, 50 to a page (from 1): first those that are certain, the highest first, then the others. Only people with a name of their own stand on it. `total` counts all that the search finds; `mine` is the row of whoever asks, `guest` whether he has no name yet; `played` are the profiles under which anybody has a rating. */
export interface Ratings {
  ratings: RatingRow[];
  total: number;
  mine: RatingRow | null;
  guest: boolean;
  played: string[];
}

/** A rating: with 95 % certainty within two deviations. `handle` tells people of one name apart. */
export interface RatingRow {
  handle: string;
  name: string;
  rules: string;
  rating: number;
  deviation: number;
  games: number;
  place: number | null;
}

/** `GET /api/players/HANDLE`: a person with a name, with all ratings; `me` stands for the one who asks (guests too), and only he gets the figures per opponent (`versus`, the most played first). */
export interface Player {
  handle: string;
  name: string | null;
  you: boolean;
  ratings: RatingRow[];
  versus: Versus[];
}

/** All that was played with one other person: Bummerls, deals that are over, and the game points in them. */
export interface Versus {
  handle: string;
  name: string;
  won: number;
  lost: number;
  deals: number;
  points: number;
  theirPoints: number;
}

/** `GET /api/players/HANDLE/curve?rules=TEXT`: how a rating went, oldest first; at most 300 points, evenly taken. */
export interface Curve {
  points: CurvePoint[];
}

/** A rating after a Bummerl. */
export interface CurvePoint {
  at: number;
  rating: number;
  deviation: number;
}

/** `GET /api/players/HANDLE/games?rules=TEXT&page=N`: the Bummerls of a person with others, newest first, 25 to a page (from 1). Others see the rated ones only; `me` stands for the one who asks. */
export interface Games {
  games: MyResult[];
  total: number;
}

/** A Bummerl with other people, number `bummerl` of its table: who they were, whether it was won, and the marks charged to each seat. `rating` is that of `seat` afterwards, None for an unrated one. */
export interface MyResult {
  table: string;
  bummerl: number;
  at: number;
  rules: string;
  stake: string;
  rated: boolean;
  seat: number;
  winner: number;
  charged: number[];
  handles: (string | null)[];
  names: string[];
  rating: number | null;
}

/** `GET /api/me`: one's own handle, name (None for a guest), ratings, newest results, figures per opponent, the open ledger of stakes, and what was settled of it. */
export interface Mine {
  handle: string;
  name: string | null;
  ratings: RatingRow[];
  results: MyResult[];
  versus: Versus[];
  ledger: Debt[];
  settled: Settled[];
}

/** What is open with another person for one stake: above zero the other owes it, below zero oneself does. `said` is what one side calls settled and the other has not agreed to yet. */
export interface Debt {
  handle: string;
  name: string;
  stake: string;
  balance: number;
  said: Settlement | null;
}

/** One side says that `count` of a debt is settled; it is as soon as the other agrees. `mine`: I said it. */
export interface Settlement {
  id: string;
  count: number;
  at: number;
  mine: boolean;
}

/** What both sides have called settled: above zero the other gave it, below zero oneself did. */
export interface Settled {
  handle: string;
  name: string;
  stake: string;
  count: number;
  at: number;
}

/** `GET /api/me/ledger`: what is open, and the last 50 things that were settled, newest first. */
export interface Ledger {
  debts: Debt[];
  settled: Settled[];
}

/** `POST /api/me/ledger`: I say that `count` of a stake is settled with somebody. The other agrees by `POST /api/me/ledger/ID`; either can drop it by `DELETE /api/me/ledger/ID`. All three answer with the `Ledger`. */
export interface Settle {
  handle: string;
  stake: string;
  count: number;
}

/** `GET /api/luck`: over all deals of two players that are over, whether the cards were as honest cards are. Without a token only what everybody had. */
export interface Luck {
  groups: LuckGroup[];
}

/** The hands of one group, and how often it led to the first trick. */
export interface LuckGroup {
  who: "computers" | "people" | "you";
  hands: number;
  forehand: number;
  since: number | null;
  tallies: Tally[];
}

/** Something counted over many deals, beside what honest cards would give. */
export interface Tally {
  feature: "aces" | "lot" | "lowTrump" | "marriages" | "points" | "tens" | "trumps" | "turnUp";
  rank: string | null;
  count: number;
  of: number;
  expected: number;
  low: number;
  high: number;
  wideLow: number;
  wideHigh: number;
  tail: number;
}

/** `GET /api/tables/ID/review?deal=N`: a finished deal looked through; open to all, since its cards are. */
export interface Review {
  rules: string;
  players: string[];
  you: number | null;
  dealNo: number;
  deals: number;
  dealer: number;
  trump: Suit;
  scoresBefore: number[];
  scores: number[];
  start: number;
  end: number;
  outcome: Outcome;
  moves: ReviewedMove[];
}

/** One move: what its player held and saw, what was done, and what that was worth. */
export interface ReviewedMove {
  moveNo: number;
  seat: number;
  action: string;
  hand: Card[];
  table: Card[];
  stock: number;
  turnUp: Card | null;
  closed: boolean;
  points: [number, number];
  tricks: [number, number];
  drawn: (Card | null)[];
  before: number | null;
  after: number | null;
  options: ReviewedAction[];
}

/** What could have been done, and the chance to win the Bummerl with it (0 … 1), for the one to act. */
export interface ReviewedAction {
  action: string;
  chance: number;
}

/** `GET /api/tables/ID/bummerl?deal=N`: the Bummerl to which a finished deal belongs (the last one without `deal`). */
export interface BummerlReview {
  rules: string;
  players: string[];
  you: number | null;
  bummerlNo: number;
  bummerls: number[];
  winner: number | null;
  deals: BummerlDeal[];
}

/** A deal of a Bummerl: the scores around it and how it ended (`outcome` is None if the Bummerl was given up in it). */
export interface BummerlDeal {
  dealNo: number;
  dealer: number;
  scoresBefore: number[];
  scores: number[];
  outcome: Outcome | null;
  start: number | null;
  end: number | null;
  costs: number[] | null;
}

/** `GET /api/tables/ID/replay?deal=N`: a finished deal of any game step by step, without a judgement. `seats` are those at the table of the seats of the deal. */
export interface Replay {
  rules: string;
  game: string;
  players: string[];
  you: number | null;
  dealNo: number;
  deals: number;
  dealer: number;
  seats: number[];
  scoresBefore: number[];
  scores: number[];
  outcome: Outcome | null;
  steps: ReplayStep[];
}

/** What was done, what happened because of it, and how the table stood then, all cards open. */
export interface ReplayStep {
  moveNo: number;
  seat: number | null;
  action: string | null;
  events: TableEvent[];
  hands: Card[][];
  table: Card[];
  talon: Card[];
  trump: Suit | null;
  tricks: number[];
  points: number[];
}

/** `POST /api/tables/ID/from`: open a table that stands where a finished deal stood before one of its moves, with the same hidden cards, and go on there against computers of a level: unrated, with hints and taking back. */
export interface PlayFrom {
  deal: number;
  move: number;
  level: string;
  name?: string;
}

/** `POST /api/account` (with a token: take this name) and `POST /api/sessions` (get a token for it). */
export interface Login {
  name: string;
  password: string;
}

/** The answer to `POST /api/sessions`. */
export interface LoggedIn {
  token: string;
}

/** The answer to `GET /api/sessions`. */
export interface Sessions {
  sessions: SessionInfo[];
}

/** An open session, and what it was opened with (`Firefox, Linux`); `DELETE /api/sessions/ID` ends it, with `current` for ID the one that asks. */
export interface SessionInfo {
  id: string;
  since: number;
  device: string;
  current: boolean;
}

/** `POST /api/me/blocks`: never meet the person on this seat again. */
export interface BlockSeat {
  table: string;
  seat: number;
}

/** The answer to `GET /api/me/blocks`. */
export interface Blocks {
  blocked: Blocked[];
}

/** Somebody whom one has blocked, with the name he had; `DELETE /api/me/blocks/HANDLE` takes it back. */
export interface Blocked {
  handle: string;
  name: string;
}

/** `GET /api/me/export`: everything that is kept about a person. The records of his `tables` are at `/api/tables/ID/record`. `DELETE /api/me` erases it all; what was played stays, without him. */
export interface Export {
  me: Mine;
  tables: string[];
  sessions: SessionInfo[];
  blocked: Blocked[];
  muted: MutedPerson[];
  passkeys: PasskeyInfo[];
  reports: MyReport[];
  words: MyWords[];
}

/** Somebody whom one does not hear, with the name he had; `DELETE /api/me/mutes/HANDLE` takes it back. */
export interface MutedPerson {
  handle: string;
  name: string;
}

/** A passkey of one's own; `DELETE /api/me/passkeys/ID` removes it. */
export interface PasskeyInfo {
  id: string;
  name: string;
  since: number;
  usedAt: number | null;
}

/** A report that one has sent. */
export interface MyReport {
  at: number;
  table: string;
  seat: number;
  about: string;
  words: string;
}

/** Something that one has said at a table: a ready phrase or free text. */
export interface MyWords {
  at: number;
  table: string;
  phrase: string | null;
  text: string | null;
}

/** `POST /api/account/password`: a new password; all other sessions end. `old` is not asked for where there is none (somebody who signs in with a passkey only). */
export interface NewPassword {
  new: string;
  old?: string;
}

/** `GET /api/passkeys`: whether this server takes passkeys at the address by which it was asked. */
export interface PasskeyTerms {
  offered: boolean;
  why: "noAddress" | "otherAddress" | "plainHttp" | null;
  address: string | null;
}

/** `POST /api/passkeys/new`: begin to make a passkey; a guest says the `name` that he takes with it. `PATCH /api/me/passkeys/ID`: call a passkey by another name. */
export interface PasskeyName {
  name?: string;
}

/** `PUT /api/me/name`: how a guest wants to be called, also at the tables at which he sits. */
export interface NewName {
  name?: string;
}

/** The answer to `POST /api/passkeys/new` and `POST /api/passkeys/enter`: what the browser's `navigator.credentials` wants, in the JSON form of the standard. Good for one answer within five minutes. */
export interface PasskeyOptions {
  publicKey: Record<string, unknown>;
}

/** `POST /api/me/passkeys`: the passkey that the browser has made. A guest takes `name` with it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
  name?: string | null;
}

/** `POST /api/sessions/passkey`: the answer of a passkey; answered like a login with a password. */
export interface PasskeyLogin {
  credential: Record<string, unknown>;
}

/** `GET /api/account`: the holder of the token: his name (None for a guest), whether a password goes with it, and his passkeys. */
export interface Account {
  name: string | null;
  password: boolean;
  passkeys: PasskeyInfo[];
}

/** The answer to `GET /api/me/mutes`. */
export interface Mutes {
  muted: MutedPerson[];
}

/** `POST /api/reports`: tell the operator about somebody at a table at which one sits; only he learns of it. */
export interface Report {
  table: string;
  seat: number;
  about: "leaving" | "move" | "name" | "play" | "words";
  words?: string;
  seq?: number | null;
  deal?: number | null;
  move?: number | null;
}

/** `GET /api/profiles`: presets, games, the levels of the computer, weakest first, the ready phrases of a table, and what follows when somebody leaves. */
export interface Profiles {
  default: string;
  presets: ProfileFacts[];
  games: GameFacts[];
  levels: string[];
  phrases: string[];
  outcomes: OutcomeRow[];
}

/** A profile written out: the value of every option that its game has; `pleasure` is what a table for pleasure makes of it. */
export interface ProfileFacts {
  rules: string;
  preset: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  pleasure: string;
}

/** A game, and the options that a host may change in it. */
export interface GameFacts {
  game: string;
  players: number;
  options: OptionFacts[];
}

/** A question that a host may answer: its name and possible answers, in order. */
export interface OptionFacts {
  name: string;
  values: (string | number | boolean)[];
}

/** A situation and what follows: somebody with or without other people at the table, at a stage, does or suffers something. `booked`: whether a result is written down (and rated, at a rated table). */
export interface OutcomeRow {
  who: "alone" | "people";
  when: "between" | "playing" | "waiting";
  what: "disconnects" | "givesUp" | "leaves" | "timeRunsOut";
  then: "losesBummerl" | "notPossible" | "nothing" | "othersChoose" | "ownClockRuns" | "tableEnds";
  booked: boolean;
}

/** The body of every HTTP answer with a status of 400 or above. */
export interface Problem {
  code: string;
  args: Record<string, string | number | boolean>;
}

/** Presets in which the higher of two drawn cards deals first, unless their text says otherwise. */
export const HIGH_CARD_DEALS: readonly string[] = ["klassisch","scharf"];
