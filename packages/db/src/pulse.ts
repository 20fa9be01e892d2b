import { Client } from 'pg';
import { type Primary, primaryOf } from './primary.ts';
import { isSqlState } from './sql-state.ts';
import { addressed } from './url-settings.ts';

export interface PulseSettings {
  readonly url: string;
  readonly name?: string;
  readonly beatMs?: number;
  /** So many beats without a response and the database is lost. */
  readonly patience?: number;
}

const messagesToOpen = 4;

/**
 * Asks the database for a sign of life, several times a second and over a connection of its own. A statement may be slow
 * for good reasons, a `select 1` may not: while it gets no response, everything that waits for this database is given
 * up at once, instead of each caller waiting for its own time limit.
 *
 * The wait is counted in beats and not by the clock: a process that stood still itself has not waited for the database.
 */
export class Pulse {
  readonly #settings: Required<PulseSettings>;
  readonly #primary: Primary;
  readonly #timer: NodeJS.Timeout;
  readonly #whileLost = new Set<() => void>();
  #client: Client | undefined;
  #isAsking = false;
  #isOpening = false;
  #waitedBeats = 0;
  #state: 'unknown' | 'alive' | 'lost' = 'unknown';

  constructor(settings: PulseSettings) {
    this.#settings = { name: 'hanpan-pulse', beatMs: 200, patience: 4, ...settings };
    this.#primary = primaryOf(settings.url);
    this.#timer = setInterval(() => this.#beat(), this.#settings.beatMs);
    this.#timer.unref();
    this.#beat();
  }

  /** Its last sign of life is young. */
  isAlive(): boolean {
    return this.#state === 'alive';
  }

  /** It was asked and did not respond. */
  isLost(): boolean {
    return this.#state === 'lost';
  }

  /** Called with every beat while the database is lost. Returns what takes the listener away again. */
  whileLost(listener: () => void): () => void {
    this.#whileLost.add(listener);
    return () => this.#whileLost.delete(listener);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#drop();
  }

  #beat(): void {
    if (this.#isAsking) {
      this.#waitedBeats += 1;
      if (this.#waitedBeats >= this.#patience()) this.#giveUp();
    } else void this.#ask();
    if (this.isLost()) for (const listener of this.#whileLost) listener();
  }

  /** Opening a connection takes several messages there and back, each of which a busy process is slow to read. */
  #patience(): number {
    const { patience } = this.#settings;
    return this.#isOpening ? patience * messagesToOpen : patience;
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    this.#waitedBeats = 0;
    const isKept = this.#client !== undefined;
    const client = this.#client ?? this.#open();
    try {
      this.#isOpening = !isKept;
      if (!isKept) await client.connect();
      this.#isOpening = false;
      this.#waitedBeats = 0;
      await this.#question(client);
      if (this.#client === client) this.#state = 'alive';
    } catch (error) {
      if (this.#client !== client) return;
      this.#drop();
      // One connection may end alone; that a new one cannot be had says more.
      if (isKept) return await this.#ask();
      if (!isSqlState(error, 'tooManyConnections')) this.#lose();
    } finally {
      if (this.#client === client || this.#client === undefined) this.#isAsking = false;
    }
  }

  #open(): Client {
    const { name, beatMs, patience } = this.#settings;
    const client = new Client({
      ...addressed(this.#primary.url),
      application_name: name,
      // One that was given up while it was being opened is closed by this.
      connectionTimeoutMillis: beatMs * patience * (messagesToOpen + 1),
    });
    // What breaks between two questions is found by the next one.
    client.on('error', () => undefined);
    this.#client = client;
    return client;
  }

  #giveUp(): void {
    this.#drop();
    this.#isAsking = false;
    this.#lose();
  }

  /** Of several servers another may have been promoted. */
  #lose(): void {
    this.#state = 'lost';
    if (!this.#primary.isAlone) void this.#primary.find();
  }

  /** Of several servers it is asked whether this one is still the one that takes writes. */
  async #question(client: Client): Promise<void> {
    if (this.#primary.isAlone) await client.query('select 1');
    else await this.#primary.check(client);
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    void client?.end().catch(() => undefined);
  }
}
