import type { DataOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { lastRefusals, type ProducerRow, producerRows } from './feed-states-store.ts';

type FeedStates = DataOf<'/api/console/sports/feeds'>;

/** The jobs beat every second; what has been quiet for longer does not play. */
const jobSilentMs = 15_000;
const dayMs = 24 * 60 * 60_000;
const shownRefusals = 50;

/**
 * What a trader has to know of the feeds: which producers live, when each was heard last, how many markets wait for it,
 * the questions that are left, and what could not be used. The matches that this site draws itself are one row.
 */
export async function feedStates(queryable: Queryable, nowMs: number): Promise<FeedStates> {
  const [producers, refusals] = await Promise.all([
    producerRows(queryable, new Date(nowMs - dayMs)),
    lastRefusals(queryable, shownRefusals),
  ]);
  return {
    list: producers.map((row) => present(row, nowMs)),
    refusals: refusals.map(({ refused_at, ...refusal }) => ({
      ...refusal,
      refusedAt: refused_at.toISOString(),
    })),
  };
}

function present(row: ProducerRow, nowMs: number): FeedStates['list'][number] {
  const ageMs = row.heard_at === null ? null : Math.max(0, nowMs - row.heard_at.getTime());
  const reason = row.down_reason ?? (isJobSilent(row, ageMs) ? 'silent' : null);
  return {
    feed: row.feed,
    producer: row.producer,
    state: reason === null ? 'up' : 'down',
    reason,
    heardAt: row.heard_at?.toISOString() ?? null,
    heardAgeSeconds: ageMs === null ? null : Math.floor(ageMs / 1000),
    eventCount: row.events,
    suspendedCount: row.suspended,
    creditsLeft: row.credits,
    creditsRenewAt: row.renews_at?.toISOString() ?? null,
    refusedCount: row.refused,
  };
}

function isJobSilent({ producer }: ProducerRow, ageMs: number | null): boolean {
  return producer === '' && (ageMs === null || ageMs > jobSilentMs);
}
