/** What a rule profile means, worked out from its options alone. */
import type { GameFacts, ProfileFacts } from '../wire';

export type Value = string | number | boolean;
export type Options = Record<string, Value>;

/** A value as the text of a profile writes it: `yes`, `no`, or the value itself. */
export function spell(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The key of the sentence for an option's value. */
export const sentence = (option: string, value: Value): string => `option-${option}-${spell(value)}`;

export interface Section {
  name: string;
  /** The rule of the help where these options belong. */
  rule: string;
  options: readonly string[];
}

/** The options of the games in the order in which people ask about them. */
export const SECTIONS: Record<string, readonly Section[]> = {
  two_hand: [
    { name: 'cards', rule: '3.1', options: ['pack', 'firstDealer', 'nextDealer', 'cutRule'] },
    { name: 'tricks', rule: '3.4', options: ['mustBeat', 'mustTrump', 'revoke'] },
    { name: 'exchange', rule: '3.5', options: ['exchangeAtFirstLead', 'exchangeMinStock', 'exchangeOnOpponentClose'] },
    {
      name: 'marriage',
      rule: '3.6',
      options: ['marriageAtFirstLead', 'marriageAfterClose', 'marriageAfterExhausted', 'marriageLeadCard'],
    },
    { name: 'close', rule: '3.7', options: ['closeMinStock', 'closeTiming'] },
    {
      name: 'claim',
      rule: '3.8',
      options: ['claimMode', 'claimWindow', 'claimAfterMarriageLead', 'claimAfterLastTrick', 'claimWithoutBasis'],
    },
    {
      name: 'value',
      rule: '3.9',
      options: [
        'closeScoreBasis',
        'beatCloserAward',
        'falseClaimAward',
        'falseClaimByCloser',
        'lastTrickRule',
        'drawCarry',
      ],
    },
    { name: 'look', rule: '3.10', options: ['peekOwnTricks', 'peekOppTrick', 'showScore'] },
    { name: 'match', rule: '3.11', options: ['count', 'schneiderDouble', 'partieBummerl'] },
  ],
  three_hand: [
    { name: 'cards', rule: '7.1', options: ['knockDeal'] },
    { name: 'trump', rule: '7.2', options: ['trumpMustHoldCard', 'redealThreeUnters'] },
    { name: 'auction', rule: '7.3', options: ['auctionStyle', 'gangVsZehnergang', 'ohneTalonRaisesRank'] },
    {
      name: 'contracts',
      rule: '7.4',
      options: [
        'allowPlauderer',
        'allowAssenbettler',
        'allowAssBettler',
        'allowZehnergang',
        'allowBauernloch',
        'bettlerTrump',
        'plaudererValue',
        'bauernlochEligibility',
        'bauernlochTrumpAceLow',
        'assBettlerCheck',
      ],
    },
    { name: 'tricks', rule: '7.6', options: ['beatReference', 'mustOvertrump', 'firstTrickOpen'] },
    { name: 'claim', rule: '7.7', options: ['claimMode'] },
    { name: 'schnapser', rule: '7.8', options: ['schnapserLimits', 'kontraschnapserLimits', 'schnapserLateMarriage'] },
    { name: 'talon', rule: '7.10', options: ['ohneTalonBonusDoubled'] },
    { name: 'match', rule: '7.11', options: ['count', 'bummerlTo'] },
  ],
};

/** The sections of a game; options that no section names come last, so that none can be forgotten. */
export function sectionsOf(game: GameFacts): Section[] {
  const known = SECTIONS[game.game] ?? [];
  const names = new Set(game.options.map((option) => option.name));
  const placed = new Set(known.flatMap((section) => section.options));
  const rest = [...names].filter((name) => !placed.has(name));
  const sections = known.map((section) => ({ ...section, options: section.options.filter((name) => names.has(name)) }));
  if (rest.length) sections.push({ name: 'match', rule: game.game === 'three_hand' ? '7.12' : '3.13', options: rest });
  return sections.filter((section) => section.options.length);
}

/** The options by which players tell profiles apart, the most telling first. */
const TELLING = [
  'pack',
  'claimMode',
  'showScore',
  'falseClaimAward',
  'peekOwnTricks',
  'closeMinStock',
  'marriageLeadCard',
  'exchangeAtFirstLead',
  'marriageAtFirstLead',
  'schneiderDouble',
  'partieBummerl',
  'revoke',
  'lastTrickRule',
  'marriageAfterClose',
  'peekOppTrick',
  'closeTiming',
  'closeScoreBasis',
  'exchangeMinStock',
  'auctionStyle',
  'allowPlauderer',
  'count',
  'bummerlTo',
];

/** The options in which two profiles of one game differ. */
export function differences(one: Options, other: Options): string[] {
  return Object.keys(one).filter((name) => name in other && one[name] !== other[name]);
}

/**
 * The keys of the three facts that set a profile apart: first what was changed, then what fewest presets have.
 *
 * `presets` are those of all games; `strict` says whether the table keeps the penalty for a wrong card.
 */
export function facts(profile: ProfileFacts, presets: readonly ProfileFacts[], strict = false, count = 3): string[] {
  const family = presets.filter((preset) => preset.game === profile.game);
  const own = family.find((preset) => preset.preset === profile.preset);
  const options = strict ? profile.options : softened(profile.options);
  const changed = new Set(own ? differences(profile.options, own.options) : []);
  const weigh = (name: string) => {
    if (changed.has(name)) return -1;
    return family.filter((preset) => (strict ? preset.options : softened(preset.options))[name] === options[name]).length;
  };
  return TELLING.filter((name) => name in options)
    .map((name, place) => ({ name, place, weight: weigh(name) }))
    .sort((a, b) => a.weight - b.weight || a.place - b.place)
    .slice(0, count)
    .map(({ name }) => `fact-${name}-${spell(options[name] as Value)}`);
}

function softened(options: Options): Options {
  return 'revoke' in options ? { ...options, revoke: 'prevent' } : options;
}

/** The text of a profile: its preset, then what differs from it, in the order of the game's options. */
export function rulesText(preset: ProfileFacts, options: Options, game: GameFacts): string {
  const changed = game.options
    .map((option) => option.name)
    .filter((name) => name in options && options[name] !== preset.options[name]);
  return [preset.preset, ...changed.map((name) => `${name}=${spell(options[name] as Value)}`)].join(' ');
}
