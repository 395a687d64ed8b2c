/** One WebSocket to one table: it comes back by itself, shows this browser's secrets when they are due, and hands every message on. */
import type { ClientMessage, ServerMessage } from '../wire';
import { Revealer } from './fair';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

const PING_MS = 10_000;
const SILENCE_MS = 30_000;
const LONGEST_WAIT_MS = 5_000;
/** How long another device of this person may take to show the secrets that it has. */
const ELSEWHERE_MS = 3_000;
/** Closed on purpose by the server: coming back by ourselves would only quarrel. */
const FINAL = new Set([4000, 4401, 4404, 4409]);

export interface Listener {
  message(message: ServerMessage): void;
  /** The socket is open: say hello. */
  open(): void;
  link(link: Link, code: number | null): void;
}

/** How long to wait before attempt number `attempt` (1, 2, …), in milliseconds. */
export const waitBefore = (attempt: number): number => Math.min(LONGEST_WAIT_MS, 250 * 2 ** (attempt - 1));

export class Socket {
  /** Attempts since the connection was lost. */
  attempt = 0;
  /** The last round trip in milliseconds, null while unknown. */
  delay: number | null = null;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private elsewhere: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private readonly revealer = new Revealer();
  private done = false;
  private readonly wake = () => {
    if (document.visibilityState === 'visible' && !this.isOpen) this.retry();
  };

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send now; false if there is no connection. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Try at once instead of waiting. */
  retry(): void {
    if (this.done) return;
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.heard = Date.now();
      this.pulse = setInterval(() => this.beat(), PING_MS);
      this.listener.link('open', null);
      this.listener.open();
      this.beat();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.t === 'pong') this.delay = Math.max(0, Math.round(performance.now()) - message.at);
      const secret = this.revealer.heard(message, `reveal-${Date.now().toString(36)}`);
      if (secret) this.send(secret);
      this.watchSecrets();
      this.listener.message(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      clearInterval(this.pulse);
      this.socket = null;
      if (this.done || FINAL.has(event.code)) {
        this.done = true;
        this.listener.link('closed', event.code);
        return;
      }
      this.attempt += 1;
      this.listener.link('lost', event.code);
      this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt) * (0.8 + Math.random() * 0.4));
    };
  }

  /** The secrets may be on another device, which is given time to show them. */
  private watchSecrets(): void {
    if (!this.revealer.isWaitedFor) {
      clearTimeout(this.elsewhere);
      this.elsewhere = undefined;
    } else {
      this.elsewhere ??= setTimeout(() => {
        const instead = this.revealer.waitedFor(`rebind-${Date.now().toString(36)}`);
        if (instead) this.send(instead);
      }, ELSEWHERE_MS);
    }
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE_MS) this.retry();
    else this.send({ t: 'ping', at: Math.round(performance.now()) });
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.pulse);
    clearTimeout(this.elsewhere);
    this.elsewhere = undefined;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }
}
