/** The rules help: its sections, and what a profile makes of them. Texts are in rules.ftl, examples are tested. */
import { spell, type Options, type Value } from '../../lib/profiles';
import type { Card, Suit } from '../../wire';
import contracts from './contracts.json';
import examples from './examples.json';
import whyNot from './whynot.json';

export interface Chapter {
  no: string;
  options: readonly string[];
}

/** The numbers are those of docs/rules.md and of the refusals at the table. */
export const CHAPTERS: Record<string, readonly Chapter[]> = {
  two_hand: [
    { no: '3.1', options: [] },
    { no: '3.2', options: ['firstDealer', 'nextDealer', 'cutRule'] },
    { no: '3.3', options: [] },
    { no: '3.4', options: ['mustBeat', 'mustTrump', 'revoke'] },
    { no: '3.5', options: ['exchangeAtFirstLead', 'exchangeMinStock', 'exchangeOnOpponentClose'] },
    {
      no: '3.6',
      options: ['marriageAtFirstLead', 'marriageAfterClose', 'marriageAfterExhausted', 'marriageLeadCard'],
    },
    { no: '3.7', options: ['closeMinStock', 'closeTiming'] },
    { no: '3.8', options: ['claimWindow', 'claimAfterMarriageLead', 'claimAfterLastTrick', 'claimWithoutBasis'] },
    {
      no: '3.9',
      options: [
        'closeScoreBasis',
        'beatCloserAward',
        'falseClaimAward',
        'falseClaimByCloser',
        'lastTrickRule',
        'drawCarry',
      ],
    },
    { no: '3.10', options: ['peekOwnTricks', 'peekOppTrick', 'showScore'] },
    { no: '3.11', options: ['count', 'schneiderDouble', 'partieBummerl'] },
    { no: '3.12', options: [] },
    { no: '3.13', options: [] },
  ],
  three_hand: [
    { no: '7.1', options: ['knockDeal'] },
    { no: '7.2', options: ['trumpMustHoldCard', 'redealThreeUnters'] },
    { no: '7.3', options: ['auctionStyle', 'gangVsZehnergang', 'ohneTalonRaisesRank'] },
    { no: '7.4', options: ['bauernlochTrumpAceLow'] },
    { no: '7.5', options: ['assBettlerCheck'] },
    { no: '7.6', options: ['beatReference', 'mustOvertrump', 'firstTrickOpen'] },
    { no: '7.7', options: ['claimMode'] },
    { no: '7.8', options: ['schnapserLimits', 'kontraschnapserLimits', 'schnapserLateMarriage'] },
    { no: '7.9', options: [] },
    { no: '7.10', options: ['ohneTalonBonusDoubled'] },
    { no: '7.11', options: ['count', 'bummerlTo'] },
    { no: '7.12', options: [] },
  ],
};

/** Options that say nothing under other options: a counting table knows no time to claim. */
const ONLY_IF: Record<string, Options> = {
  claimWindow: { claimMode: 'manual' },
  claimAfterMarriageLead: { claimMode: 'manual' },
  claimAfterLastTrick: { claimMode: 'manual' },
  claimWithoutBasis: { claimMode: 'manual' },
  falseClaimByCloser: { claimMode: 'manual' },
  drawCarry: { lastTrickRule: 'bonus10' },
  gangVsZehnergang: { allowZehnergang: true },
  bauernlochTrumpAceLow: { allowBauernloch: true },
  assBettlerCheck: { allowAssBettler: true },
};

const fits = (options: Options, wanted: Options) => Object.entries(wanted).every(([name, value]) => options[name] === value);

/** The options of a chapter that say something in this profile. */
export function telling(chapter: Chapter, options: Options): string[] {
  return chapter.options.filter((name) => name in options && fits(options, ONLY_IF[name] ?? {}));
}

export interface Position {
  trump: Suit;
  phase: string;
  leader: number;
  hands: [Card[], Card[]];
  stock: Card[];
  table?: Card[];
  closed?: { by: number; oppTricks: number; oppPoints: number };
}
interface Result {
  cards?: Card[];
  do?: string[];
  refused?: string;
}
export interface Example {
  id: string;
  rule: string;
  option?: string;
  needs?: Options;
  position: Position;
  results: Record<string, Result>;
}

/** The examples of a chapter for this profile, each with the key of its outcome. */
export function examplesOf(no: string, game: string, options: Options): { example: Example; outcome: string; result: Result }[] {
  if (game !== 'two_hand') return [];
  return (examples as unknown as Example[])
    .filter((example) => example.rule === no && fits(options, example.needs ?? {}))
    .flatMap((example) => {
      const outcome = example.option ? spell(options[example.option] as Value) : 'any';
      const result = example.results[outcome];
      return result ? [{ example, outcome, result }] : [];
    });
}

/** Whether the cards of an example say something; those about points do without. */
export const pictured = (example: Example): boolean => !['3.8', '3.9'].includes(example.rule);

/** Why each action can be refused in this profile: codes whose sentences are in errors.ftl. */
export function reasons(game: string, options: Options): { action: string; codes: string[] }[] {
  if (game !== 'two_hand') return [];
  return whyNot.map((group) => ({
    action: group.action,
    codes: group.reasons
      .filter((reason) => fits(options, ('if' in reason ? reason.if : {}) as unknown as Options))
      .map((reason) => reason.code),
  }));
}

export interface ContractRow {
  contract: string;
  value: number;
  who: string;
  goal: string;
  trump: boolean;
}

/** The contracts that this profile plays. */
export function contractsOf(options: Options): ContractRow[] {
  const written = (value: unknown) => (typeof value === 'object' && value !== null ? options[(value as { option: string }).option] : value);
  return contracts
    .filter((row) => !('allow' in row) || options[row.allow as string] === true)
    .map((row) => ({
      contract: row.contract,
      value: Number(written(row.value)),
      who: String(written(row.who)),
      goal: row.goal,
      trump: Boolean(written(row.trump)),
    }));
}

export const TERMS = [
  'stock',
  'turn-up',
  'trump',
  'trick',
  'lead',
  'forehand',
  'marriage',
  'close',
  'claim',
  'card-points',
  'points',
  'strict',
  'bummerl',
  'schneider',
];
