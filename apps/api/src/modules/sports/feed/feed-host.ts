import { setTimeout } from 'node:timers/promises';
import type { Lease } from '@hanpan/db';
import type { FastifyBaseLogger } from 'fastify';
import { tryLockJob, unlockJob } from '../../../kernel/job-store.ts';
import { checkDatabase } from '../../../kernel/site-store.ts';
import type { FeedSource } from '../../../vendors/feeds/port.ts';
import { keepCredits, keptCredits } from './credit-store.ts';
import type { ExternalFeed } from './entity-store.ts';
import { awaitedEvents, knownEvents } from './feed-event-store.ts';
import { feedSink, type SinkServices } from './feed-sink.ts';
import { resumePoints } from './producer-store.ts';

export interface FeedHostServices extends SinkServices {
  readonly log: FastifyBaseLogger;
}

/** How often to see whether the turn is ours, and after that whether it still is. */
const lookEveryMs = 2_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Runs the sources of an installation, each in one worker at a time. Which one is a lock of the database on a connection of
 * its own: a worker that dies or loses the database loses its turn, and another takes it up from what was stored.
 */
export class FeedHost {
  readonly #services: FeedHostServices;
  readonly #sources: readonly FeedSource[];
  readonly #stopping = new AbortController();
  #lives: Promise<unknown> = Promise.resolve();

  constructor(services: FeedHostServices, sources: readonly FeedSource[]) {
    this.#services = services;
    this.#sources = sources;
  }

  start(): void {
    this.#lives = Promise.all(this.#sources.map((source) => this.#keepAlive(source)));
  }

  /** Waits until every source has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#lives;
  }

  /** A source that fails is started again, a little later each time. */
  async #keepAlive(source: FeedSource): Promise<void> {
    const { signal } = this.#stopping;
    let pauseMs = lookEveryMs;
    while (!signal.aborted) {
      try {
        await this.#inTurn(source);
        pauseMs = lookEveryMs;
      } catch (error) {
        this.#services.log.error({ err: error, feed: source.feed }, 'a feed failed');
        pauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs, pauseMs * 2));
      }
      await pause(pauseMs, signal);
    }
  }

  /** Lives for as long as the turn is ours; returns at once where it is another worker's. */
  async #inTurn(source: FeedSource): Promise<void> {
    const lease = await this.#services.database.lease();
    let isBroken = true;
    try {
      const name = `feed.${source.feed}`;
      if (await tryLockJob(lease.connection, name)) {
        await this.#live(source, lease);
        await unlockJob(lease.connection, name);
      }
      isBroken = false;
    } finally {
      lease.release(isBroken);
    }
  }

  async #live(source: FeedSource, lease: Lease): Promise<void> {
    const { database, clock } = this.#services;
    const feed = externalFeed(source);
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const credits = await keptCredits(database, feed);
    const life = source
      .start(feedSink(this.#services), {
        clock,
        signal,
        resumeFromMs: await resumePoints(database, feed),
        knownEvents: new Set(await knownEvents(database, feed)),
        awaitedEvents: await awaitedEvents(database, feed),
        ...(credits === undefined ? {} : { credits }),
        keepCredits: (left) => database.transaction((tx) => keepCredits(tx, feed, left)),
      })
      .finally(() => lost.abort());
    const watch = watchTurn(lease, signal).catch((error: unknown) => {
      lost.abort(error);
      throw error;
    });
    const ends = await Promise.allSettled([life, watch]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

/** Rejects when the connection that holds the lock is gone, and the lock with it. */
async function watchTurn({ connection }: Lease, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await checkDatabase(connection);
    await pause(lookEveryMs, signal);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function externalFeed({ feed }: FeedSource): ExternalFeed {
  if (feed === 'season') throw new RangeError('the season is no source: its job draws it');
  return feed;
}
