import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * lost-before, lost-after  the connection breaks before the statement is carried out, or before its result is heard
 * dead-before, dead-after  the same, and whoever sent it never gets another statement through: as if its process had died
 * deadlock, timeout        the server refuses the statement, and with it the transaction
 */
export const faultKinds = [
  'lost-before',
  'lost-after',
  'dead-before',
  'dead-after',
  'deadlock',
  'timeout',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One run of a call or a job, from its beginning to its end. */
interface Life {
  isDead: boolean;
  /** How often it has passed each point. */
  readonly passes: Map<string, number>;
}

/** What whoever has died is told; nobody decides by it, because nobody is there. */
export class Died extends Error {}

/** A quarter of the points are armed by a seed, and one that is armed fires every fourth time. */
const oneInFour = 2 ** 30;
/** Nothing fails so often by chance: what does never succeeds. */
const mostAttempts = 200;
/** Who asks every few milliseconds how far something is would otherwise never hear it. */
const mostInLife = 3;
const beforeAgainMs = 3;
const mostBeforeAgainMs = 60;

/** FNV-1a, mixed once more because texts that differ in their last letter alone would stay neighbours. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Faults at the points between two statements, drawn from a seed. What a point does is decided by the seed, its name and how
 * often it was passed, not by the order in which several callers pass theirs. Only what runs inside `persist` meets
 * faults; a test looks at the database undisturbed.
 */
export class Storm {
  readonly #lives = new AsyncLocalStorage<Life>();
  readonly #passes = new Map<string, number>();
  #seed: number | undefined;
  /** Every point that was passed, and of those every one that has fired. */
  readonly passed = new Set<string>();
  readonly fired = new Set<string>();
  readonly kinds = new Map<FaultKind, number>();
  /** How many answers were lost or refused for now, and had to be asked for again. */
  repeated = 0;
  deaths = 0;

  /** Runs `work`, whose calls and jobs meet the faults of this seed. */
  async during<Result>(seed: number, work: () => Promise<Result>): Promise<Result> {
    this.#turn(seed);
    try {
      return await work();
    } finally {
      this.#rest();
    }
  }

  #turn(seed: number): void {
    this.#seed = seed;
    this.#passes.clear();
  }

  /** Nothing fails until the next turn. */
  #rest(): void {
    this.#seed = undefined;
  }

  isResting(): boolean {
    return this.#seed === undefined;
  }

  /**
   * Repeats `work` until somebody lives to say what came of it, and while `isPassing` says of its error that the same may well
   * succeed later; any other is thrown.
   */
  async persist<Result>(
    work: () => Promise<Result>,
    isPassing: (error: unknown) => boolean,
  ): Promise<Result> {
    if (this.isResting()) return work();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const life: Life = { isDead: false, passes: new Map() };
      const { deaths } = this;
      try {
        const result = await this.#lives.run(life, work);
        if (!life.isDead) return result;
      } catch (error) {
        // What others had given to the one who died is gone as well.
        if (deaths === this.deaths && !isPassing(error)) throw error;
      }
      this.repeated += 1;
      // Whoever has died still holds what others gave to it, until nobody gives it any more.
      await sleep(Math.min(attempt * beforeAgainMs, mostBeforeAgainMs));
    }
    throw new Error(`it failed ${mostAttempts} times`);
  }

  /** Whether whoever asks has died; its statements are not carried out. */
  isDead(): boolean {
    return this.#lives.getStore()?.isDead === true;
  }

  /** What happens at this point this time. `able` are the faults that can happen there. */
  strike(point: string, able: readonly FaultKind[]): FaultKind | undefined {
    const life = this.#lives.getStore();
    if (life === undefined || this.#seed === undefined) return undefined;
    this.passed.add(point);
    if (hashOf(`${this.#seed} ${point}`) >= oneInFour) return undefined;
    const inLife = (life.passes.get(point) ?? 0) + 1;
    life.passes.set(point, inLife);
    if (inLife > mostInLife) return undefined;
    const pass = (this.#passes.get(point) ?? 0) + 1;
    this.#passes.set(point, pass);
    const drawn = hashOf(`${this.#seed} ${pass} ${point}`);
    if (drawn >= oneInFour) return undefined;
    const kind = able[drawn % able.length];
    if (kind === undefined) return undefined;
    this.fired.add(point);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (kind.startsWith('dead')) {
      life.isDead = true;
      this.deaths += 1;
    }
    return kind;
  }
}
