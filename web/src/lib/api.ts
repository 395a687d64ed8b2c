/** Asking the server over HTTP, and the tables of this person. */
import type { Lobby, MyTable, MyTables, OpenTable, Pairing, PlayFrom, Problem, Seated, ServerMessage, SitDown, TableInfo } from '../wire';
import { anchorOf, keepPromise, keepSeed, newSeed } from './fair';

const TOKEN = 'bummerl.token';

/** An answer of the server that says no: `code` is `error-CODE` in the locales, `offline` if there was no answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Problem['args'] = {},
  ) {
    super(code);
  }
}

/** This person's secret, null before the first table. */
export function token(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

/** Be this person from now on; null: nobody yet. */
export function remember(secret: string | null): void {
  try {
    if (secret === null) localStorage.removeItem(TOKEN);
    else localStorage.setItem(TOKEN, secret);
  } catch {
    // Without a store the tables of this visit cannot be found again after it.
  }
}

/** Ask for JSON; without a body by GET, with one by POST, unless a method is given. Rejects with `Refused`. */
export async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const secret = token();
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused('offline');
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? `http${answer.status}`, problem?.args ?? {});
}

async function seat(path: string, wish: OpenTable | SitDown | Pairing): Promise<Seated> {
  const seed = newSeed();
  const seated = await ask<Seated>(path, { ...wish, anchor: anchorOf(seed) });
  remember(seated.token);
  keepSeed(seated.id, seed);
  keepPromise(seated.id, seated.table.anchor);
  return seated;
}

/** Open a table, against the computer or for other people. */
export const openTable = (wish: OpenTable): Promise<Seated> => seat('/api/tables', wish);

/** Take an open seat of a table. */
export const sitDown = (id: string, wish: SitDown): Promise<Seated> =>
  seat(`/api/tables/${encodeURIComponent(id)}/seats`, wish);

/** Open a table that stands where a finished deal of table `id` once stood, and sit down at it. */
export async function playFrom(id: string, wish: PlayFrom): Promise<Seated> {
  const seated = await ask<Seated>(`/api/tables/${encodeURIComponent(id)}/from`, wish);
  remember(seated.token);
  return seated;
}

/** Sit down with somebody who wants just the same, or wait for that person. */
export const pair = (wish: Pairing): Promise<Seated> => seat('/api/pair', wish);

/** The tables that wait for people. */
export const lobby = async (): Promise<TableInfo[]> => (await ask<Lobby>('/api/lobby')).tables;

/** My tables that are not over, newest first. */
export async function myTables(): Promise<MyTable[]> {
  if (!token()) return [];
  return (await ask<MyTables>('/api/tables')).tables;
}

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** Give a table up for good. Rejects with `Refused`. */
export function abandon(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress(id));
    const command = crypto.randomUUID?.() ?? String(Math.random());
    const end = (reason?: Refused) => {
      socket.onclose = null;
      socket.close();
      if (reason) reject(reason);
      else resolve();
    };
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: token() }));
    socket.onclose = () => end(new Refused('offline'));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.t === 'sync') socket.send(JSON.stringify({ t: 'abandon', id: command }));
      else if (message.t === 'ack' && message.id === command) end();
      else if (message.t === 'error') end(message.code === 'tableOver' ? undefined : new Refused(message.code, message.args));
    };
  });
}
