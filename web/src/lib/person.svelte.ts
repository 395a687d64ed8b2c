/** Who this browser is: a guest, or somebody with a name of his own. */
import type { Account, LoggedIn, PasskeyOptions } from '../wire';
import { ask, Refused, remember, token } from './api';
import { make, show, written } from './passkeys';
import { change, settings } from './settings.svelte';

const GUEST = 'bummerl.guest';
const NOBODY: Account = { name: null, password: false, passkeys: [] };

/** What the server knows; null until it has been asked. */
export const person = $state<{ account: Account | null }>({ account: null });

/** Ask the server who this browser is. Rejects with `Refused`. */
export async function recognise(): Promise<void> {
  if (!token()) {
    person.account = NOBODY;
    return;
  }
  try {
    person.account = await ask<Account>('/api/account');
  } catch (reason) {
    // The session was ended elsewhere: here it ends too.
    if (!(reason instanceof Refused) || reason.code !== 'badToken') throw reason;
    becomeGuest();
  }
}

/** Take a name with a password. Rejects with `Refused`. */
export async function takeName(name: string, password: string): Promise<void> {
  secret();
  await ask('/api/account', { name, password });
  await named(name);
}

/** Take a name with a passkey; false if that was called off. Rejects with `Refused`. */
export async function takeNameByPasskey(name: string): Promise<boolean> {
  secret();
  if (!(await addPasskey('', name))) return false;
  await named(name);
  return true;
}

/** Make a passkey for this person; false if that was called off. Rejects with `Refused`. */
export async function addPasskey(label: string, name?: string): Promise<boolean> {
  const { publicKey } = await ask<PasskeyOptions>('/api/passkeys/new', { name: name ?? '' });
  const credential = await make(publicKey);
  if (!credential) return false;
  await ask('/api/me/passkeys', { credential, label, name: name ?? null });
  return true;
}

/** Be called as the settings say at the tables at which this guest sits. Rejects with `Refused`. */
export async function rename(): Promise<void> {
  if (token() && !person.account?.name) await ask('/api/me/name', { name: settings.name.trim() }, 'PUT');
}

/** Sign in with name and password. Rejects with `Refused`. */
export async function enter(name: string, password: string): Promise<void> {
  await become((await ask<LoggedIn>('/api/sessions', { name, password })).token);
}

/** Sign in with a passkey; false if that was called off. Rejects with `Refused`. */
export async function enterByPasskey(): Promise<boolean> {
  const { publicKey } = await ask<PasskeyOptions>('/api/passkeys/enter', {});
  const credential = await show(publicKey);
  if (!credential) return false;
  await become((await ask<LoggedIn>('/api/sessions/passkey', { credential })).token);
  return true;
}

/** End this session; the guest of before is back. Rejects with `Refused`. */
export async function signOut(): Promise<void> {
  await ask('/api/sessions/current', undefined, 'DELETE');
  becomeGuest();
}

/** Erase this person. Rejects with `Refused`. */
export async function erase(): Promise<void> {
  const named = person.account?.name !== null;
  await ask('/api/me', undefined, 'DELETE');
  if (named) becomeGuest();
  else {
    remember(null);
    change({ name: '' });
    person.account = NOBODY;
  }
}

/** The secret of this browser, made up here where there is none yet. */
function secret(): void {
  if (!token()) remember(written(crypto.getRandomValues(new Uint8Array(24)).buffer));
}

async function named(name: string): Promise<void> {
  await recognise();
  change({ name: person.account?.name ?? name });
}

/** Go on as the holder of a token; the guest of before is put aside. */
async function become(held: string): Promise<void> {
  store(GUEST, person.account?.name == null && token() ? JSON.stringify({ token: token(), name: settings.name }) : null);
  remember(held);
  await named('');
}

function becomeGuest(): void {
  let guest: { token?: unknown; name?: unknown } = {};
  try {
    guest = (JSON.parse(localStorage.getItem(GUEST) ?? '{}') ?? {}) as typeof guest;
  } catch {
    // What cannot be read was no guest.
  }
  remember(typeof guest.token === 'string' ? guest.token : null);
  change({ name: typeof guest.name === 'string' ? guest.name : '' });
  store(GUEST, null);
  person.account = NOBODY;
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without a store the guest of before is forgotten.
  }
}
