/** What a person likes: kept in this browser only, applied at once. */

export type Theme = 'auto' | 'light' | 'dark';
export type Pack = 'french' | 'german' | 'tournament';
export type Speed = 'tap' | 'slow' | 'normal' | 'fast' | 'off';
export type HandOrder = 'suit' | 'rank' | 'dealt';

export interface Settings {
  theme: Theme;
  /** French suits in four colours instead of two. */
  fourColours: boolean;
  pack: Pack;
  /** Larger corner marks on the cards. */
  bigIndex: boolean;
  /** How long cards take; `tap`: a trick lies until it is tapped; `off`: nothing moves. */
  speed: Speed;
  sound: boolean;
  /** A low tap when it is my turn, even while the page is in front. */
  turnSound: boolean;
  /** First tap lifts a card, second plays it. */
  confirmPlay: boolean;
  /** Closing asks first instead of leaving two seconds to take it back. */
  confirmClose: boolean;
  /** Claiming asks first where a false claim is possible. */
  confirmClaim: boolean;
  autoLastCard: boolean;
  autoAnnounce: boolean;
  autoClaim: boolean;
  /** Never double a deal of three: pass whenever doubling is asked about. */
  autoPass: boolean;
  handOrder: HandOrder;
  /** Single-letter keys at the table. */
  keys: boolean;
  /** Show the text table beside the picture. */
  textTable: boolean;
  /** How others see me; empty: a name in the language of the page. */
  name: string;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: 'auto',
  fourColours: false,
  pack: 'french',
  bigIndex: false,
  speed: 'normal',
  sound: true,
  turnSound: false,
  confirmPlay: false,
  confirmClose: false,
  confirmClaim: true,
  autoLastCard: false,
  autoAnnounce: false,
  autoClaim: false,
  autoPass: false,
  handOrder: 'suit',
  keys: true,
  textTable: false,
  name: '',
};

/** The choices of every setting that is not a switch; anything else in the store is ignored. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  pack: ['french', 'german', 'tournament'],
  speed: ['tap', 'slow', 'normal', 'fast', 'off'],
  handOrder: ['suit', 'rank', 'dealt'],
} as const;

/** `theme.js` reads the same key before the first paint. */
const KEY = 'bummerl.settings';

/** The settings in a stored text; what is missing, damaged or unknown keeps its default. */
export function read(text: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return settings;
  }
  if (typeof stored !== 'object' || stored === null) return settings;
  const found = stored as Record<string, unknown>;
  const target = settings as unknown as Record<string, unknown>;
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    const value = found[name];
    if (typeof value !== typeof standard) continue;
    const allowed = (CHOICES as Record<string, readonly string[]>)[name];
    if (allowed && !allowed.includes(value as string)) continue;
    target[name] = value;
  }
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Read it anywhere; a component that did is drawn again when it changes. Change it with `change`. */
export const settings: Settings = $state(read(stored()));

/** Change some settings, remember them and apply them to the page. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // A forbidden store only means that the choice lives as long as the page.
  }
  apply();
}

/** Put colours and pack on the root element, where the style sheet looks for them. */
export function apply(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme;
  if (settings.fourColours) root.dataset.suits = 'four';
  else delete root.dataset.suits;
  root.dataset.pack = settings.pack;
}

/** Follow the system's colours and other tabs; call once. */
export function follow(): void {
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, read(event.newValue));
    apply();
  });
}
