import { type Database, isConnectionLoss } from '@hanpan/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';

/** Deadlines are judged by the time of the database (ADR 116); what else is stamped is stamped by the machine (standards OPS-5). */
const mostOffMs = 1_000;
const everyMs = 10_000;

interface ClockWatchSettings {
  readonly database: Database;
  /** The one that follows the database: it is set by each look. */
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Time that passes whatever anybody sets a clock to. */
  readonly passedMs?: () => number;
  /** What this machine says. */
  readonly machineMs?: () => number;
}

/**
 * Compares the clock of this machine with that of the database, and with the time that has really passed since it was last
 * looked at: on one machine both clocks are set at once. The log names either once, and says when all agree again.
 */
export class ClockWatch {
  readonly #settings: ClockWatchSettings;
  readonly #passedMs: () => number;
  readonly #machineMs: () => number;
  #timer: NodeJS.Timeout | undefined;
  #looked: { readonly nowMs: number; readonly passedMs: number };
  #isOff = false;

  constructor(settings: ClockWatchSettings) {
    this.#settings = settings;
    this.#passedMs = settings.passedMs ?? (() => performance.now());
    this.#machineMs = settings.machineMs ?? Date.now;
    this.#looked = { nowMs: this.#machineMs(), passedMs: this.#passedMs() };
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
    void this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    try {
      this.#noteSet();
      await this.#compare();
    } catch (error) {
      // That the database is away is told elsewhere.
      if (!isConnectionLoss(error)) this.#settings.log.error({ err: error }, 'the clocks were not compared');
    }
  }

  #noteSet(): void {
    const looked = { nowMs: this.#machineMs(), passedMs: this.#passedMs() };
    const setByMs = looked.nowMs - this.#looked.nowMs - (looked.passedMs - this.#looked.passedMs);
    this.#looked = looked;
    if (Math.abs(setByMs) > mostOffMs)
      this.#settings.log.error({ setByMs: Math.round(setByMs) }, 'the clock of this machine was set');
  }

  async #compare(): Promise<void> {
    const { database, clock, log } = this.#settings;
    const sentMs = this.#machineMs();
    const theirsMs = await clock.ofDatabase(database);
    const offMs = beyond(theirsMs, sentMs, this.#machineMs());
    const isOff = Math.abs(offMs) > mostOffMs;
    if (isOff && !this.#isOff)
      log.error({ aheadMs: offMs }, 'the clocks of this process and of the database differ');
    if (!isOff && this.#isOff) log.info('the clocks of this process and of the database agree again');
    this.#isOff = isOff;
  }
}

/** How far the other clock is outside of the time between asking and hearing; nobody knows when within it was read. */
function beyond(theirsMs: number, sentMs: number, heardMs: number): number {
  if (theirsMs < sentMs) return sentMs - theirsMs;
  return theirsMs > heardMs ? heardMs - theirsMs : 0;
}
