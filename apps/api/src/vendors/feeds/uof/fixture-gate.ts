import type { FeedMessage, FixtureMessage } from '../messages.ts';
import { type Problem, problemOf } from '../sink.ts';

/** A message about an event. */
export type EventMessage = Extract<FeedMessage, { readonly event: string }>;

export interface GateServices {
  /** Undefined where the match is of a sport that is none of ours. */
  readonly ask: (event: string, producer: string) => Promise<FixtureMessage | undefined>;
  readonly deliver: (messages: readonly FeedMessage[]) => Promise<void>;
  readonly refuse: (problem: Problem, event: string) => Promise<void>;
  /** A message was given up, so that its producer has to say it again. */
  readonly lose: (problem: Problem, message: EventMessage) => Promise<void>;
  readonly clock: () => number;
}

const questionsAtOnce = 4;
const mostWaitingOfEvent = 500;
const mostWaiting = 20_000;
const mostRemembered = 50_000;
const askAgainAfterMs = 60_000;

/**
 * Keeps the messages about an event until its fixture has been asked for and handed over, so that nobody hears prices of
 * a match without its sides. Questions are asked beside the messages: a bet stop of one match never waits for the
 * fixture of another.
 */
export class FixtureGate {
  readonly #services: GateServices;
  readonly #known = new Set<string>();
  readonly #notOurs = new Set<string>();
  readonly #waiting = new Map<string, EventMessage[]>();
  /** When the last question about an event failed. */
  readonly #failedAtMs = new Map<string, number>();
  readonly #questions: (() => Promise<void>)[] = [];
  #asking = 0;
  #waitingCount = 0;

  constructor(services: GateServices, known: Iterable<string> = []) {
    this.#services = services;
    for (const event of known) this.#known.add(event);
  }

  /** Hands a message over now, or when the fixture is there. */
  async pass(message: EventMessage): Promise<void> {
    const { event, producer } = message;
    if (this.#notOurs.has(event)) return;
    this.#askAgain(event, producer);
    const waiting = this.#waiting.get(event);
    if (waiting === undefined && this.#known.has(event)) return this.#services.deliver([message]);
    if (waiting?.length === mostWaitingOfEvent || this.#waitingCount === mostWaiting)
      return this.#lose(message);
    this.#waitingCount += 1;
    if (waiting !== undefined) {
      waiting.push(message);
      return;
    }
    this.#waiting.set(event, [message]);
    this.#question(event, producer);
  }

  /** The fixture has changed: it is asked for again, and messages meanwhile wait for nothing. */
  refresh(event: string, producer: string): void {
    if (!this.#notOurs.has(event) && !this.#waiting.has(event)) this.#question(event, producer);
  }

  /** When the oldest message that waits was said; undefined where none does. */
  oldestWaitingMs(): number | undefined {
    const times = [...this.#waiting.values()].flatMap((messages) => messages[0]?.saidAtMs ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #lose(message: EventMessage): Promise<void> {
    const detail = `${this.#waitingCount} messages wait for fixtures`;
    return this.#services.lose({ reason: 'no-answer', detail }, message);
  }

  #askAgain(event: string, producer: string): void {
    const failedAtMs = this.#failedAtMs.get(event);
    if (failedAtMs === undefined || this.#services.clock() - failedAtMs < askAgainAfterMs) return;
    this.#failedAtMs.delete(event);
    this.#question(event, producer);
  }

  #question(event: string, producer: string): void {
    this.#questions.push(() => this.#askNow(event, producer));
    this.#pump();
  }

  #pump(): void {
    while (this.#asking < questionsAtOnce) {
      const next = this.#questions.shift();
      if (next === undefined) return;
      this.#asking += 1;
      void next().finally(() => {
        this.#asking -= 1;
        this.#pump();
      });
    }
  }

  async #askNow(event: string, producer: string): Promise<void> {
    const { ask, deliver, refuse, clock } = this.#services;
    try {
      const fixture = await ask(event, producer);
      // Taken out before it is handed over: what comes from now on stands behind it in the line of messages.
      const messages = this.#waiting.get(event) ?? [];
      this.#waiting.delete(event);
      this.#waitingCount -= messages.length;
      this.#remember(fixture === undefined ? this.#notOurs : this.#known, event);
      if (fixture !== undefined) await deliver([fixture, ...messages]);
    } catch (error) {
      this.#failedAtMs.set(event, clock());
      await refuse(problemOf(error), event);
    }
  }

  #remember(set: Set<string>, event: string): void {
    set.add(event);
    const [oldest] = set;
    if (set.size > mostRemembered && oldest !== undefined) set.delete(oldest);
  }
}
