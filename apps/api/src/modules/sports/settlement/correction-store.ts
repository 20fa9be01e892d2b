import type { Queryable, Tx } from '@hanpan/db';
import { isScope, type MatchRecord, type Score } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import type { Correction } from './correction.ts';
import type { OutcomesByPick } from './message-store.ts';

type Pairs = Readonly<Record<string, readonly [home: number, away: number]>>;

interface CorrectionRow {
  readonly id: number;
  readonly event_id: number;
  readonly market_id: number | null;
  readonly kind: Correction['kind'];
  readonly operator_id: number | null;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly scores: Pairs | null;
  readonly ending: MatchRecord['ending'];
  readonly results: OutcomesByPick | null;
  readonly window_from: Date | null;
  readonly window_to: Date | null;
}

export type StoredCorrection = Correction & { readonly id: number };

/** One that waited in the queue; a feed's has no operator. */
export type QueuedCorrection = StoredCorrection & { readonly operatorId: number | null };

const columns = `c.id, c.event_id, c.market_id, c.kind, c.operator_id, c.home_score, c.away_score, c.scores, c.ending, c.results,
  c.window_from, c.window_to`;

/**
 * Locks the oldest correction whose results have not been written. A worker that finds another at it waits, so that they
 * keep their order; one that could not be written lets the others pass until it is tried again.
 */
export async function lockNextCorrection(tx: Tx, now: Date): Promise<QueuedCorrection | undefined> {
  const row = await tx.row<CorrectionRow>(
    `select ${columns} from event_correction c
      where c.written_at is null and not exists (
          select from sports_review r where r.subject = 'result' and r.subject_id = c.event_id
             and r.resolved_at is null and r.next_at > $1)
      order by c.id limit 1 for update of c`,
    [now],
  );
  return row && { ...correctionOf(row), id: row.id, operatorId: row.operator_id };
}

/** What was written of an event although it came after a correction, in the order in which it came. */
export async function laterCorrections(
  tx: Tx,
  { id, eventId }: Pick<StoredCorrection, 'id' | 'eventId'>,
): Promise<Correction[]> {
  const rows = await tx.rows<CorrectionRow>(
    `select ${columns} from event_correction c
      where c.event_id = $1 and c.id > $2 and c.written_at is not null order by c.id`,
    [eventId, id],
  );
  return rows.map(correctionOf);
}

/** The markets of which corrections that came after one have said results, or have taken them back. */
export async function marketsSaidSince(
  tx: Tx,
  { id, eventId }: Pick<StoredCorrection, 'id' | 'eventId'>,
): Promise<Set<number>> {
  const rows = await tx.rows<{ market_id: number }>(
    `select distinct market_id from market_message
      where event_id = $1 and correction_id > $2 and kind in ('settlement', 'rollback-settlement')`,
    [eventId, id],
  );
  return new Set(rows.map((row) => row.market_id));
}

function correctionOf(row: CorrectionRow): Correction {
  const { event_id: eventId, market_id: marketId, kind } = row;
  switch (kind) {
    case 'result': {
      const scores = scoresOf(row);
      const isScored = Object.keys(scores).length > 0;
      return { eventId, kind, marketId, scores, ending: isScored ? row.ending : endingOf(row) };
    }
    case 'settle':
      return { eventId, kind, marketId: need(marketId, 'the market'), results: row.results ?? {} };
    case 'void':
    case 'unvoid': {
      const window = {
        startsAtMs: row.window_from?.getTime() ?? null,
        endsAtMs: row.window_to?.getTime() ?? null,
      };
      return { eventId, kind, marketId, window };
    }
    case 'rollback':
      return { eventId, kind, marketId };
  }
}

/** Without a score a match that was said to be played was called off before it began. */
function endingOf({ ending }: CorrectionRow): MatchRecord['ending'] {
  return ending === 'played' ? 'not-played' : ending;
}

function scoresOf({ scores, home_score: home, away_score: away }: CorrectionRow): MatchRecord['scores'] {
  if (scores === null) return home === null || away === null ? {} : { match: { home, away } };
  return Object.fromEntries(
    Object.entries(scores)
      .filter(([scope]) => isScope(scope))
      .map(([scope, [first, second]]): [string, Score] => [scope, { home: first, away: second }]),
  );
}

/** Who wanted a correction, and why. */
export interface CorrectedBy {
  readonly operatorId: number | null;
  readonly reason: string;
}

/** Writes a correction down; returns its id. */
export async function insertCorrection(
  tx: Tx,
  correction: Correction,
  { operatorId, reason }: CorrectedBy,
  at: Date,
): Promise<number> {
  const scores = correction.kind === 'result' ? correction.scores : {};
  const window = 'window' in correction ? correction.window : undefined;
  const row = await tx.row<{ id: number }>(
    `insert into event_correction (event_id, market_id, kind, home_score, away_score, scores, ending, results,
            window_from, window_to, operator_id, reason, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      correction.eventId,
      correction.marketId,
      correction.kind,
      scores.match?.home ?? null,
      scores.match?.away ?? null,
      correction.kind === 'result' ? JSON.stringify(pairsOf(scores)) : null,
      correction.kind === 'result' ? correction.ending : 'played',
      correction.kind === 'settle' ? JSON.stringify(correction.results) : null,
      dateOf(window?.startsAtMs),
      dateOf(window?.endsAtMs),
      operatorId,
      reason,
      at,
    ],
  );
  return need(row?.id, 'the correction');
}

function pairsOf(scores: MatchRecord['scores']): Pairs {
  return Object.fromEntries(Object.entries(scores).map(([scope, { home, away }]) => [scope, [home, away]]));
}

function dateOf(ms: number | null | undefined): Date | null {
  return ms === null || ms === undefined ? null : new Date(ms);
}

export async function noteWritten(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run('update event_correction set written_at = $2 where id = $1', [id, at]);
}

/** The scores of scopes that are final now; of one that is not named what stood stays. */
export async function saveScores(tx: Tx, eventId: number, scores: MatchRecord['scores']): Promise<void> {
  const final = Object.entries(scores).map(([scope, { home, away }]) => [scope, [home, away, true]]);
  await tx.run('update event set scores = scores || $2, version = version + 1 where id = $1', [
    eventId,
    JSON.stringify(Object.fromEntries(final)),
  ]);
}

/** Ended, with this score; an event that was called off before no longer is. */
export async function saveFinalScore(
  tx: Tx,
  eventId: number,
  { home, away }: Score,
  at: Date,
): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', home_score = $2, away_score = $3, version = version + 1, cancelled_at = null,
            settled_at = coalesce(settled_at, $4) where id = $1`,
    [eventId, home, away, at],
  );
}

/** Ended before it was decided: what was played of it stands, and its bets are settled each for itself. */
export async function saveCalledOff(tx: Tx, eventId: number, at: Date): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', version = version + 1, cancelled_at = null, settled_at = coalesce(settled_at, $2)
      where id = $1`,
    [eventId, at],
  );
}

/** It never was: a bet all of whose matches were not played is cancelled as a whole. */
export async function saveCancelled(tx: Tx, eventId: number, at: Date): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', version = version + 1, cancelled_at = $2, settled_at = coalesce(settled_at, $2)
      where id = $1`,
    [eventId, at],
  );
}

/** That it was not played is taken back; what becomes of it is to be said anew. */
export async function takeBackCancelled(tx: Tx, eventId: number): Promise<void> {
  await tx.run(
    'update event set cancelled_at = null, version = version + 1 where id = $1 and cancelled_at is not null',
    [eventId],
  );
}

/** The bets on an event after one of them, in the order of their ids. */
export async function betsOnEvent(
  queryable: Queryable,
  { eventId, afterBetId, limit }: { eventId: number; afterBetId: number; limit: number },
): Promise<number[]> {
  const rows = await queryable.rows<{ bet_id: number }>(
    'select bet_id from bet_leg where event_id = $1 and bet_id > $2 order by bet_id limit $3',
    [eventId, afterBetId, limit],
  );
  return rows.map((row) => row.bet_id);
}

/** The latest result that an operator has put in place of another on an event; undefined where none was. */
export function lastByOperator(
  queryable: Queryable,
  eventId: number,
): Promise<{ readonly ending: MatchRecord['ending']; readonly written_at: Date } | undefined> {
  return queryable.row(
    `select case when scores is null and home_score is null and kind = 'result' and ending = 'played' then 'not-played'
                 else ending end as ending, written_at
       from event_correction
      where event_id = $1 and kind in ('result', 'settle') and operator_id is not null and written_at is not null
      order by id desc limit 1`,
    [eventId],
  );
}
