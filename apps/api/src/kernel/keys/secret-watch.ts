import { randomUUID } from 'node:crypto';
import { type Database, isConnectionLoss } from '@hanpan/db';
import type { FastifyBaseLogger } from 'fastify';
import { followSecrets, type HeldSecrets } from './follow-secrets.ts';
import { forgetHolder, noteHolder } from './secret-store.ts';

const everyMs = 5_000;

interface SecretWatchSettings extends HeldSecrets {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Ends this process. */
  readonly end?: () => void;
}

/**
 * Keeps a process in step with the secrets of its installation: it says which ones it has, and seals under the one that the
 * database names. No restart lies between a new secret that all have and the first value under it. A process without a secret
 * that is needed ends: it would refuse right passwords, open nothing that others seal, and take a phone twice.
 */
export class SecretWatch {
  readonly #settings: SecretWatchSettings;
  readonly #name: string;
  readonly #process = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(name: string, settings: SecretWatchSettings) {
    this.#name = name;
    this.#settings = settings;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
    await this.look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#settings.database.transaction((tx) => forgetHolder(tx, this.#process)).catch(() => undefined);
  }

  look(): Promise<void> {
    this.#looking = this.#look();
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { database, sealer, witness, log, end = () => process.exit(1) } = this.#settings;
    try {
      const { missing, numbers } = await followSecrets(database, this.#settings);
      if (missing.length > 0) {
        log.error({ missing }, 'a secret that is needed is not here: this process ends');
        return end();
      }
      await database.transaction((tx) =>
        noteHolder(tx, {
          process: this.#process,
          name: this.#name,
          numbers,
          seals: { app: sealer.ring.seals, witness: witness?.ring.seals ?? null },
        }),
      );
    } catch (error) {
      // That the database is away is told elsewhere.
      if (!isConnectionLoss(error)) log.error({ err: error }, 'the secrets were not followed');
    }
  }
}
