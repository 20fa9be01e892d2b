import { sessionTimes } from '@hanpan/contract';

const personKey = 'hanpan-person-at';
const useKey = 'hanpan-used-at';
const writeEveryMs = 5_000;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** A moment that all pages of the site share; the latest of any of them counts. */
class SharedMoment {
  readonly #key: string;
  #ownMs: number;
  #writtenMs = 0;

  constructor(key: string) {
    this.#key = key;
    this.#ownMs = Date.now();
  }

  note(): void {
    this.#ownMs = Date.now();
    if (Math.abs(this.#ownMs - this.#writtenMs) < writeEveryMs) return;
    this.#writtenMs = this.#ownMs;
    try {
      localStorage.setItem(this.#key, String(this.#ownMs));
    } catch {
      // A browser without storage has one page to itself.
    }
  }

  /** A clock that was put back must not keep a session that nobody uses. */
  read(): number {
    const nowMs = Date.now();
    const stored = Number(readStored(this.#key));
    return Math.max(Math.min(this.#ownMs, nowMs), stored <= nowMs ? stored : 0);
  }

  reset(): void {
    this.#writtenMs = 0;
    this.note();
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const person = new SharedMoment(personKey);
const use = new SharedMoment(useKey);

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

/** Listens for what people do; returns how to stop. */
export function watchPerson(): () => void {
  for (const act of acts) window.addEventListener(act, notePerson, { passive: true, capture: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, notePerson, { capture: true });
  };
}
