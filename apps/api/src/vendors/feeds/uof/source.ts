import { setInterval } from 'node:timers/promises';
import type { FeedMessage, FixtureMessage, ProducerState } from '../messages.ts';
import type { FeedRun, FeedSink, FeedSource } from '../port.ts';
import { faultsSaidLately } from '../said-lately.ts';
import { BadMessage, deliver, type Problem, problemOf, refusalOf } from '../sink.ts';
import type { UofApi } from './api.ts';
import { FixtureGate } from './fixture-gate.ts';
import {
  newProducer,
  type ProducerEvent,
  type ProducerHealth,
  type ProducerPolicy,
  type ProducerStep,
  stepProducer,
} from './producer-state.ts';
import { readFixture } from './read-fixture.ts';
import { readMessage, type UofDelivery, type UofMessage } from './read-message.ts';

export interface UofSettings {
  /** The producers that the operator has booked: number and name in the address of a recovery (`1`, `liveodds`). */
  readonly producers: readonly { readonly id: string; readonly product: string }[];
  /**
   * The messages in their order, until the signal ends them. The feed speaks AMQP; what brings it here is the operator's,
   * and reports an end or an error of its line by ending or throwing.
   */
  readonly deliveries: (signal: AbortSignal) => AsyncIterable<UofDelivery>;
  readonly api: UofApi;
  readonly policy: ProducerPolicy;
  /** How often silence is looked for, and the pause before a lost line is opened again. */
  readonly tickMs: number;
}

/** The unified odds feed as one source. */
export function uofSource(settings: UofSettings): FeedSource {
  let current: UofRun | undefined;
  return {
    feed: 'uof',
    async start(sink, run) {
      current = new UofRun(settings, sink, run);
      await current.live();
    },
    async recover(producer, sinceMs) {
      await current?.wantRecovery(producer, sinceMs);
    },
  };
}

/** One life of the source, from its start to its signal. */
class UofRun {
  readonly #settings: UofSettings;
  readonly #sink: FeedSink;
  readonly #run: FeedRun;
  readonly #health = new Map<string, ProducerHealth>();
  /** Producers whose last turn the sink has not taken yet: it is said again. */
  readonly #untold = new Map<string, ProducerState>();
  readonly #gate: FixtureGate;
  readonly #faults = faultsSaidLately();
  readonly #failure = new AbortController();
  /** Everything that changes or says something goes through here one by one, so that the order stays. */
  #line: Promise<void> = Promise.resolve();

  constructor(settings: UofSettings, sink: FeedSink, run: FeedRun) {
    this.#settings = settings;
    this.#sink = sink;
    this.#run = run;
    // Ids go up over restarts too, so that the end of an earlier life's recovery is never taken for ours.
    const firstRequestId = Math.floor(run.clock() / 1000);
    for (const { id } of settings.producers)
      this.#health.set(id, newProducer(run.resumeFromMs?.[id], firstRequestId));
    this.#gate = new FixtureGate(
      {
        ask: (event, producer) => this.#askFixture(event, producer),
        deliver: (messages) => this.#inLine(() => this.#say(messages)),
        refuse: (problem, event) => this.#inLine(() => this.#refuse(problem, '', event)),
        lose: (problem, { producer, event }) =>
          this.#inLine(async () => {
            await this.#refuse(problem, '', event);
            await this.#step(producer, { kind: 'not-taken' });
          }),
        clock: run.clock,
      },
      run.knownEvents,
    );
  }

  async live(): Promise<void> {
    const signal = AbortSignal.any([this.#run.signal, this.#failure.signal]);
    for (const id of this.#health.keys()) await this.#sayProducer(id, { state: 'down', reason: 'starting' });
    await Promise.all([this.#hear(signal), this.#watch(signal)]);
    if (this.#failure.signal.aborted) throw this.#failure.signal.reason;
  }

  wantRecovery(producer: string, sinceMs: number | null): Promise<void> {
    return this.#inLine(() => this.#step(producer, { kind: 'recovery-wanted', sinceMs }));
  }

  /** Hears the line, and opens it again when it is lost; what was said meanwhile has to be recovered. */
  async #hear(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const delivery of this.#settings.deliveries(signal)) {
          await this.#inLine(() => this.#take(delivery));
          if (signal.aborted) return;
        }
      } catch (error) {
        if (signal.aborted) return;
        await this.#inLine(() => this.#refuse({ reason: 'no-answer', detail: problemOf(error).detail }, ''));
      }
      await this.#inLine(() => this.#stepAll({ kind: 'disconnected' }));
      for await (const _ of ticks(this.#settings.tickMs, signal)) break;
    }
  }

  async #watch(signal: AbortSignal): Promise<void> {
    for await (const _ of ticks(this.#settings.tickMs, signal))
      await this.#inLine(() => this.#stepAll({ kind: 'tick' }));
  }

  /** Runs a task after those before it. Where the sink takes nothing any more, the life of the source ends. */
  #inLine(task: () => Promise<void>): Promise<void> {
    this.#line = this.#line.then(task).catch((error: unknown) => this.#failure.abort(error));
    return this.#line;
  }

  async #take(delivery: UofDelivery): Promise<void> {
    let said: UofMessage;
    try {
      said = readMessage(delivery, this.#run.clock());
    } catch (error) {
      return this.#refuse(problemOf(error), delivery.body);
    }
    switch (said.kind) {
      case 'alive':
        return this.#heardAlive(said);
      case 'snapshot-complete':
        return this.#step(said.producer, said);
      case 'product-down':
        return this.#step(said.producer, { kind: 'announced-down' });
      case 'fixture-changed':
        if (this.#isBooked(said.producer)) this.#gate.refresh(said.event, said.producer);
        return;
      case 'book': {
        for (const problem of said.problems) await this.#name(problem, delivery.body, eventOf(said.message));
        if (!this.#isBooked(said.message.producer) || !('event' in said.message)) return;
        // Not awaited in the line that it would wait for itself; it is put into the line in the order of its coming.
        void this.#gate.pass(said.message);
      }
    }
  }

  async #heardAlive(said: Extract<UofMessage, { kind: 'alive' }>): Promise<void> {
    const { producer, stampMs } = said;
    await this.#step(producer, said);
    const health = this.#health.get(producer);
    if (health === undefined || health.downFor !== undefined) return;
    const spoken = { feed: 'uof', producer, saidAtMs: stampMs, receivedAtMs: this.#run.clock() } as const;
    const resumeFromMs = Math.min(stampMs, this.#gate.oldestWaitingMs() ?? stampMs);
    await this.#say([{ ...spoken, kind: 'alive', resumeFromMs }]);
  }

  async #stepAll(event: ProducerEvent): Promise<void> {
    for (const [id, state] of this.#untold) await this.#sayProducer(id, state);
    for (const id of this.#health.keys()) await this.#step(id, event);
  }

  /** One step of a producer, with what follows from it. The feed sends signs of life of producers that nobody booked. */
  async #step(producer: string, event: ProducerEvent): Promise<void> {
    const health = this.#health.get(producer);
    if (health === undefined) return;
    const step: ProducerStep = stepProducer(health, event, this.#run.clock(), this.#settings.policy);
    this.#health.set(producer, step.health);
    if (step.turned === 'up') await this.#sayProducer(producer, { state: 'up' });
    else if (step.turned !== undefined)
      await this.#sayProducer(producer, { state: 'down', reason: step.turned });
    if (step.ask !== undefined) this.#ask(producer, step.ask);
  }

  /** Asked beside the line: the answer may take long, and the recovery itself comes as messages. */
  #ask(producer: string, { afterMs, requestId }: NonNullable<ProducerStep['ask']>): void {
    const product = this.#settings.producers.find(({ id }) => id === producer)?.product ?? producer;
    this.#settings.api.recover(product, afterMs, requestId).catch((error: unknown) =>
      this.#inLine(async () => {
        await this.#refuse(problemOf(error), '');
        await this.#step(producer, { kind: 'recovery-refused', requestId });
      }),
    );
  }

  async #askFixture(event: string, producer: string): Promise<FixtureMessage | undefined> {
    const answer = await this.#settings.api.fixture(event.replace(/^uof:/, ''));
    const fixture = readFixture(answer, producer, this.#run.clock());
    if (fixture !== undefined && fixture.event !== event)
      throw new BadMessage('bad-field', `asked for ${event}, told about ${fixture.event}`);
    return fixture;
  }

  /** What the sink could not store has to be said again. */
  async #say(messages: readonly FeedMessage[]): Promise<void> {
    const areTaken = await deliver(this.#sink, messages, this.#run.clock());
    const [first] = messages;
    if (!areTaken && first !== undefined) await this.#step(first.producer, { kind: 'not-taken' });
  }

  async #sayProducer(producer: string, state: ProducerState): Promise<void> {
    const now = this.#run.clock();
    const spoken = { feed: 'uof', producer, saidAtMs: now, receivedAtMs: now } as const;
    const isTaken = await deliver(this.#sink, [{ ...spoken, kind: 'producer', ...state }], now);
    if (isTaken) this.#untold.delete(producer);
    else this.#untold.set(producer, state);
  }

  /** A fault of a market comes back with every message about it: it is refused once in a while. */
  async #name(problem: Problem, said: string, event: string | undefined): Promise<void> {
    const isNew = this.#faults.isNew(`${event} ${problem.reason} ${problem.detail}`, this.#run.clock());
    if (isNew) await this.#refuse(problem, said, event);
  }

  #refuse(problem: Problem, said: string, event?: string): Promise<void> {
    const about = { feed: 'uof', said, event, atMs: this.#run.clock() } as const;
    return this.#sink.refuse(refusalOf(problem, about));
  }

  /** Old recordings leave the product out of rollbacks, which must not be lost for it. */
  #isBooked(producer: string): boolean {
    return producer === '0' || this.#health.has(producer);
  }
}

function eventOf(message: FeedMessage): string | undefined {
  return 'event' in message ? message.event : undefined;
}

async function* ticks(everyMs: number, signal: AbortSignal): AsyncGenerator<void> {
  try {
    for await (const _ of setInterval(everyMs, undefined, { signal, ref: false })) yield;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
