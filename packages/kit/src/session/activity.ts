import { sessionTimes } from '@hanpan/contract';
import { readShared, share } from './shared-notes.ts';

const writeEveryMs = 5_000;

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
    share(this.#name, this.#ownMs);
  }

  /** A clock that was put back must not keep a session that nobody uses. */
  read(): number {
    const nowMs = Date.now();
    const stored = readShared(this.#name);
    return Math.max(Math.min(this.#ownMs, nowMs), stored <= nowMs ? stored : 0);
  }

  reset(): void {
    this.#writtenMs = 0;
    this.note();
  }
}

const person = new SharedMoment('person-at');
const use = new SharedMoment('used-at');

/** Somebody did something: pressed, typed, scrolled, or played in a game that moves the balance. */
export const notePerson = (): void => person.note();
/** When somebody last did something on any page of the site. Milliseconds of this machine's clock. */
export const lastPersonAt = (): number => person.read();
/** The server has taken note of the session's use. */
export const noteUse = (): void => use.note();
export const lastUseAt = (): number => use.read();

/** A session begins with somebody who is there. */
export function beginActivity(): void {
  person.reset();
  use.reset();
}

/** Whether nobody is at the page: what it asks now, it asks of itself. */
export function isIdle(): boolean {
  return Date.now() - lastPersonAt() > sessionTimes.touchEveryMs;
}
