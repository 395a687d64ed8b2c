/** What is said about the table: for the log (cards as pictures) and for the ear (cards as words). */
import type { Card, DealerDrawn, Outcome, Suit, TableEvent, TableInfo, View } from '../wire';
import { cardName, has, language, suitName, t } from './i18n.svelte';

/** A card or suit in a log line stands between these marks; `pieces` takes them apart. */
const MARK = '\u0001';
const chip = (text: string) => `${MARK}${text}${MARK}`;

export type Piece = { text: string } | { card: Card } | { suit: Suit };

/** A log line as running text and pictures in turn. */
export function pieces(line: string): Piece[] {
  return line.split(MARK).flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part ? [{ text: part }] : [];
    return part.length === 2 ? [{ card: part as Card }] : [{ suit: part as Suit }];
  });
}

/** A log line read aloud. */
export function aloud(line: string): string {
  return pieces(line)
    .map((piece) => ('text' in piece ? piece.text : 'card' in piece ? cardName(piece.card) : suitName(piece.suit)))
    .join('');
}

/** Words joined as the language joins them: `a, b and c`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}

/** The cards drawn for the first dealer, a round at a time: only in the last one is one of them highest. */
export function roundsOf(event: DealerDrawn, players: number): Card[][] {
  return Array.from({ length: event.cards.length / players }, (_, round) => event.cards.slice(round * players, (round + 1) * players));
}

export class Words {
  constructor(
    private readonly info: Pick<TableInfo, 'seats' | 'wantsText'> | null,
    private readonly view: Pick<View, 'seats' | 'players'> | null,
    private readonly you: number | null,
  ) {}

  /** The name of a person at the table. */
  person(seat: number): string {
    const found = this.info?.seats.find((each) => each.seat === seat);
    if (found?.name) return found.name;
    if (seat === this.you) return t('table-you');
    if (found?.kind === 'open') return t('table-open-seat');
    if (found?.kind === 'human') return t('people-somebody');
    const others = this.info?.seats.filter((each) => each.kind === 'computer') ?? [];
    return others.length > 1 ? t('table-computer-number', { number: seat }) : t('table-computer');
  }

  /** The name of whoever sits on a seat of the deal. */
  who(seat: number): string {
    return this.person(this.view?.seats[seat] ?? seat);
  }

  private said(key: string, seat: number, facts: Record<string, string | number> = {}): string {
    const me = (this.view?.seats[seat] ?? seat) === this.you;
    const own = `table-${key}-me`;
    return t(me && has(own) ? own : `table-${key}`, { who: this.who(seat), ...facts });
  }

  /** The lines that an event adds to the log; `before` is the scene in which it happened. */
  lines(event: TableEvent, before: { table: readonly unknown[] }): string[] {
    switch (event.type) {
      case 'dealBegan':
        return [
          event.turnUp
            ? this.dealt(event.dealNo, event.turnUp, (event.dealer + 1) % event.hands.length)
            : t('table-deal-number', { number: event.dealNo }),
        ];
      case 'dealerDrawn':
        return this.lot(event);
      case 'cardPlayed':
        return [this.said(before.table.length ? 'plays' : 'leads', event.seat, { card: chip(event.card) })];
      case 'trickTaken':
        return [this.said('takes', event.seat)];
      case 'cardDrawn':
        return [this.drew(event.seat, event.card, event.turnUp, event.stock)];
      case 'trumpExchanged':
        return [this.said('exchanges', event.seat, { taken: chip(event.taken), given: chip(event.given) })];
      case 'stockClosed':
        return [this.said('closes', event.seat, { tricks: event.oppTricks, other: this.who(1 - event.seat) })];
      case 'marriageAnnounced':
        return [this.said('announces', event.seat, { points: event.points, suit: chip(event.suit) })];
      case 'sixtySixClaimed':
        return [this.said('claims', event.seat)];
      case 'suitRevoked':
        return [this.said('revokes', event.seat, { card: chip(event.card) })];
      case 'dealConceded':
        return [this.said('concedes', event.seat)];
      case 'dealScored':
        return [this.result(event.outcome)];
      case 'bummerlEnded':
        return [this.person(event.winner) && this.won(event.winner)];
      case 'deckCut':
        return [this.said(event.knocked ? 'knocks' : 'cuts', event.seat)];
      case 'trumpNamed':
        return [
          event.card
            ? this.said('turns-trump', event.seat, { card: chip(event.card) })
            : this.said('names-trump', event.seat, { suit: chip(event.suit) }),
        ];
      case 'bidMade':
        if (event.sealed && !event.said) return [this.said('speaks', event.seat)];
        return [event.contract ? this.said('bids', event.seat, this.game(event.contract, event.ohneTalon)) : this.said('passes', event.seat)];
      case 'auctionEnded':
        return [this.said('plays-contract', event.declarer, this.game(event.contract, event.ohneTalon))];
      case 'talonTaken':
        return [this.said('takes-talon', event.seat)];
      case 'talonLeft':
        return [this.said('leaves-talon', event.seat)];
      case 'cardsDiscarded':
        return [this.said('lays-away', event.seat)];
      case 'dealDoubled':
        return [this.said('doubles', event.seat, { times: event.multiplier })];
      case 'doublingPassed':
        return [this.said('doubles-not', event.seat)];
      case 'handOpened':
        return [this.said('opens-hand', event.seat)];
      case 'redealDemanded':
        return [this.said('redeals', event.seat)];
      case 'said':
        return [t('table-says', { who: this.person(event.seat), text: event.phrase ? t(`table-phrase-${event.phrase}`) : (event.text ?? '') })];
      case 'freeTextWanted':
        if (event.wanted && this.allWrite(event.seat)) return [t('talk-begins')];
        if (event.wanted) return event.seat === this.you ? [] : [t('talk-wants', { who: this.person(event.seat) })];
        return [t(event.seat === this.you ? 'talk-ends-me' : 'talk-ends', { who: this.person(event.seat) })];
      case 'seatTaken':
        return [t('table-sits-down', { who: event.name || this.person(event.seat) })];
      case 'seatRenamed': {
        const names = { was: event.was || t('people-somebody'), name: event.name || t('people-somebody') };
        return [t(event.seat === this.you ? 'table-renamed-me' : 'table-renamed', names)];
      }
      case 'offerAnswered':
        return event.agreed ? [] : [t('table-offers-nothing')];
      case 'tableAdjourned':
        return [t('table-adjourns')];
      case 'tableResumed':
        return [t('table-resumes')];
      case 'tableAnnulled':
        return [t('table-annuls')];
      case 'timeRanOut':
        return [t(event.seat === this.you ? 'table-late-me' : 'table-late', { who: this.person(event.seat) })];
      case 'timeClaimed':
        return [t('table-time-claimed', { who: this.person(event.seat) })];
      case 'takenBack':
        return [this.said('takes-back', event.seat)];
      default:
        return [];
    }
  }

  /** Who deals first, behind the cards that were drawn for it, if any. */
  lot(event: DealerDrawn): string[] {
    const drawn = roundsOf(event, this.view?.players ?? 2).map((cards, round) => {
      const each = cards.map((card, seat) => `${this.person(seat)}: ${chip(card)}`);
      return t(round ? 'table-lot-again' : 'table-lot-drawn', { cards: listed(each) });
    });
    const key = drawn.length ? 'table-lot-higher' : 'table-lot-falls';
    return [...drawn, t(event.dealer === this.you ? `${key}-me` : key, { who: this.person(event.dealer) })];
  }

  /** Whether everybody wants free text once this person does too. */
  private allWrite(seat: number): boolean {
    const people = this.info?.seats.filter((each) => each.kind === 'human') ?? [];
    return people.every((each) => each.seat === seat || this.info?.wantsText.includes(each.seat));
  }

  private dealt(dealNo: number, turnUp: Card, leader: number): string {
    const parts = [t('table-deal-number', { number: dealNo }), t('table-turned-up', { card: chip(turnUp) })];
    return [...parts, this.said('is-to-lead', leader)].join(' ');
  }

  private game(contract: string, ohneTalon: boolean): { contract: string } {
    const name = t(`contract-${contract}`);
    return { contract: ohneTalon ? `${name}, ${t('table-without-talon')}` : name };
  }

  private drew(seat: number, card: Card | null, turnUp: boolean, stock: number): string {
    const key = turnUp ? 'draws-turn-up' : card ? 'draws-card' : 'draws';
    return this.said(key, seat, { card: card ? chip(card) : '', stock });
  }

  /** Who won the deal and what it is worth. */
  result(outcome: Outcome): string {
    const [payee] = outcome.payees;
    if (payee === undefined) return t('table-result-none');
    if (outcome.payees.length > 1) {
      return t('table-result-both', { who: listed(outcome.payees.map((seat) => this.person(seat))), points: outcome.points });
    }
    const key = payee === this.you ? 'table-result-me' : 'table-result';
    return t(key, { who: this.person(payee), points: outcome.points });
  }

  /** Who won the Bummerl. */
  won(winner: number): string {
    return t(winner === this.you ? 'table-bummerl-won-me' : 'table-bummerl-won', { who: this.person(winner) });
  }

  /** Why a deal was worth what it was, in a few words, and which figure of the loser was used. */
  why(outcome: Outcome, deciding = false): string {
    const winner = outcome.payees[0] ?? 0;
    // In a deciding deal not everybody at the table has cards, and card points are those of the deal's seats.
    const seats = deciding ? (this.view?.seats ?? []) : Array.from({ length: this.view?.players ?? 2 }, (_, seat) => seat);
    const loser = seats.find((seat) => !outcome.payees.includes(seat)) ?? 0;
    const points = (seat: number) => outcome.cardPoints[seats.indexOf(seat)] ?? 0;
    const facts = {
      winner: this.person(winner),
      loser: this.person(loser),
      by: outcome.by === null ? '' : this.person(outcome.by),
      had: outcome.by === null ? 0 : points(outcome.by),
      winnerPoints: points(winner),
      loserPoints: points(loser),
      basis: outcome.basisPoints ?? -1,
      tricks: outcome.basisTricks ?? -1,
      when: outcome.atClose ? 'close' : 'end',
      ...named(outcome.facts),
    };
    const words = t(`table-why-${outcome.reason}`, facts);
    const figure = outcome.basisTricks === null && outcome.basisPoints === null ? '' : t('table-why-figure', facts);
    return [words, figure.trim()].filter(Boolean).join('; ');
  }
}

/** Facts of one game, with the names that the language has for their values. */
function named(facts: Outcome['facts']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const key = `${name}-${String(value)}`;
      return [name, typeof value === 'number' ? value : has(key) ? t(key) : String(value)];
    }),
  );
}
