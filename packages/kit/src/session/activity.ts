import { sessionTimes } from '@hanpan/contract';
import { serverNow } from '../frame/server-clock.ts';

const prefixes = { member: 'hanpan', operator: 'hanpan-console' } as const;
let prefix: string = prefixes.member;

/** Before anything is noted: a browser may have a member's session and an operator's, and use of the one is none of the other. */
export function shareActivityAs(kind: keyof typeof prefixes): void {
  prefix = prefixes[kind];
}

const writeEveryMs = 5_000;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** A moment that all pages of the site share; the latest of any of them counts. */
class SharedMoment {
  readonly #name: string;
  #ownMs: number;
  #writtenMs = 0;

  constructor(name: string) {
    this.#name = name;
    this.#ownMs = Date.now();
  }

  note(): void {
    this.#ownMs = Date.now();
    if (Math.abs(this.#ownMs - this.#writtenMs) < writeEveryMs) return;
    this.#writtenMs = this.#ownMs;
    store(this.#name, this.#ownMs);
  }

  /** A clock that was put back must not keep a session that nobody uses. */
  read(): number {
    const nowMs = Date.now();
    const stored = readStored(this.#name);
    return Math.max(Math.min(this.#ownMs, nowMs), stored <= nowMs ? stored : 0);
  }

  reset(): void {
    this.#writtenMs = 0;
    this.note();
  }
}

function store(name: string, ms: number): void {
  try {
    localStorage.setItem(`${prefix}-${name}`, String(ms));
  } catch {
    // A browser without storage has one page to itself.
  }
}

function readStored(name: string): number {
  try {
    return Number(localStorage.getItem(`${prefix}-${name}`));
  } catch {
    return 0;
  }
}

const person = new SharedMoment('person-at');
const use = new SharedMoment('used-at');
const endName = 'session-until';

/** Somebody did something: pressed, typed, scrolled, or played in a game that moves the balance. */
export const notePerson = (): void => person.note();
/** When somebody last did something on any page of the site. Milliseconds of this machine's clock. */
export const lastPersonAt = (): number => person.read();
/** The server has taken note of the session's use. */
export const noteUse = (): void => use.note();
export const lastUseAt = (): number => use.read();

/** This page was told when the session's token expires. Milliseconds of the server's clock. */
export function noteEnd(expiresAtMs: number): void {
  if (expiresAtMs > latestEnd(0)) store(endName, expiresAtMs);
}

/**
 * The latest end that any page of the site was told, where `expiresAtMs` is what this one was: they share the cookie, and
 * whichever renews it does so for all. No token lives longer than that, so a later end is not one.
 */
export function latestEnd(expiresAtMs: number): number {
  const stored = readStored(endName);
  const isPossible = stored <= serverNow() + sessionTimes.tokenMs + sessionTimes.touchEveryMs;
  return Math.max(expiresAtMs, isPossible ? stored : 0);
}

/** A session begins with somebody who is there. */
export function beginActivity(): void {
  person.reset();
  use.reset();
}

/** Whether nobody is at the page: what it asks now, it asks of itself. */
export function isIdle(): boolean {
  return Date.now() - lastPersonAt() > sessionTimes.touchEveryMs;
}

/** Listens for what people do; returns how to stop. */
export function watchPerson(): () => void {
  for (const act of acts) window.addEventListener(act, notePerson, { passive: true, capture: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, notePerson, { capture: true });
  };
}
