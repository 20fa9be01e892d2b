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

/** Who sends the same until it is answered. Its faults depend on nobody else's. */
interface Caller {
  /** Callers are numbered as they come. */
  readonly number: number;
  /** How often it has passed each point. */
  readonly passes: Map<string, number>;
}

/** One run of a call or a job, from its beginning to its end. */
interface Life {
  readonly caller: Caller;
  readonly passes: Map<string, number>;
  isDead: boolean;
}

/** What whoever has died is told, and with it those who had given something to it. Over HTTP: try again later. */
export class Died extends Error {
  readonly statusCode = 503;
}

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

function countIn(passes: Map<string, number>, point: string): number {
  const count = (passes.get(point) ?? 0) + 1;
  passes.set(point, count);
  return count;
}

/**
 * Faults at the points between two statements, drawn from a seed. What a point does is decided by the seed, its name, whose
 * statement it is and how often that caller has passed it, not by the order in which several callers pass theirs. Only what
 * runs inside `persist` or `meet` meets faults; a test looks at the database undisturbed.
 */
export class Storm {
  readonly #lives = new AsyncLocalStorage<Life>();
  #callers = 0;
  #seed: number | undefined;
  /** Errors of this storm that no fault explains. */
  readonly #unexplained: unknown[] = [];
  /** What has happened in this storm, in order: the kind of each fault, and its point. */
  readonly faults: string[] = [];
  /** Every point that has fired in any storm. */
  readonly fired = new Set<string>();
  readonly kinds = new Map<FaultKind, number>();
  /** How many answers were lost or refused for now, and had to be asked for again. */
  repeated = 0;

  /**
   * Runs `work`, whose calls and jobs meet the faults of this seed. It fails where one of them threw what no fault explains,
   * also where `work` has caught that; a failure says what had happened.
   */
  async during<Result>(seed: number, work: () => Promise<Result>): Promise<Result> {
    this.#turn(seed);
    try {
      const result = await work();
      if (this.#unexplained.length > 0)
        throw new Error('something failed that no fault explains', { cause: this.#unexplained[0] });
      return result;
    } catch (error) {
      process.stderr.write(`storm ${seed}: ${this.faults.length} faults\n${this.faults.join('\n')}\n`);
      throw error;
    } finally {
      this.#rest();
    }
  }

  #turn(seed: number): void {
    this.#seed = seed;
    this.#callers = 0;
    this.#unexplained.length = 0;
    this.faults.length = 0;
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
    this.#callers += 1;
    const caller: Caller = { number: this.#callers, passes: new Map() };
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const life: Life = { caller, passes: new Map(), isDead: false };
      try {
        const result = await this.#lives.run(life, work);
        if (!life.isDead) return result;
      } catch (error) {
        // Nobody hears what becomes of a dead one, and what others had given to it is gone as well.
        if (!(life.isDead || error instanceof Died || isPassing(error))) {
          this.#unexplained.push(error);
          throw error;
        }
      }
      this.repeated += 1;
      // Whoever has died still holds what others gave to it, until nobody gives it any more.
      await sleep(Math.min(attempt * beforeAgainMs, mostBeforeAgainMs));
    }
    throw new Error(`it failed ${mostAttempts} times`);
  }

  /** Runs `work` once: it is for whoever sends it to go on after a fault, and not for the storm to send it again. */
  async meet<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isResting()) return work();
    this.#callers += 1;
    const caller: Caller = { number: this.#callers, passes: new Map() };
    return this.#lives.run({ caller, passes: new Map(), isDead: false }, work);
  }

  /** Whether whoever asks has died; its statements are not carried out. */
  isDead(): boolean {
    return this.#lives.getStore()?.isDead === true;
  }

  /** What happens at this point this time. `able` are the faults that can happen there. */
  strike(point: string, able: readonly FaultKind[]): FaultKind | undefined {
    const life = this.#lives.getStore();
    if (life === undefined || this.#seed === undefined) return undefined;
    if (hashOf(`${this.#seed} ${point}`) >= oneInFour) return undefined;
    if (countIn(life.passes, point) > mostInLife) return undefined;
    const { number, passes } = life.caller;
    const drawn = hashOf(`${this.#seed} ${number} ${countIn(passes, point)} ${point}`);
    if (drawn >= oneInFour) return undefined;
    const kind = able[drawn % able.length];
    if (kind === undefined) return undefined;
    this.fired.add(point);
    this.faults.push(`${kind}: ${point}`);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (kind.startsWith('dead')) life.isDead = true;
    return kind;
  }
}
