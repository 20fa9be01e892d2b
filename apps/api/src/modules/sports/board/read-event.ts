import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { clockAt, type MatchFormat, periodSecondsOf } from '@hanpan/rules';
import { drawnScoreOf } from '../season/drawn-score.ts';
import { lastByOperator } from '../settlement/correction-store.ts';
import { eventRowsById, feedAliveAt, leaguesById } from './board-store.ts';
import { courseOf, incidentCounts, latestIncidents } from './incident-store.ts';
import { presentEvents } from './present-events.ts';
import { hasSelection, pricesOfSelection } from './price-history-store.ts';

/** How many incidents an event's page lists, and how many steps its course has at most. */
const incidentRows = 30;
const courseSteps = 240;
const pricePoints = 200;

/** One event with all its markets, its league and how it went, also after it has ended. Undefined where there is none. */
export async function readEvent(
  queryable: Queryable,
  eventId: number,
): Promise<AnswerOf<'/api/sport/event'> | undefined> {
  const rows = await eventRowsById(queryable, [eventId]);
  const [event] = await presentEvents(queryable, rows, 'all');
  if (event === undefined) return undefined;
  const isDrawn = event.phase === 'ended' && event.provenance !== null;
  const [[league], aliveAt, incidents, course, counts, drawn, corrected] = await Promise.all([
    leaguesById(queryable, [event.leagueId]),
    feedAliveAt(queryable),
    latestIncidents(queryable, eventId, incidentRows),
    courseOf(queryable, eventId, courseSteps),
    incidentCounts(queryable, eventId),
    isDrawn ? drawnScoreOf(queryable, eventId) : undefined,
    event.phase === 'ended' ? lastByOperator(queryable, eventId) : undefined,
  ]);
  if (league === undefined) return undefined;
  const feedAt = aliveAt.toISOString();
  const correction =
    corrected === undefined
      ? null
      : { ending: corrected.ending, correctedAt: corrected.written_at.toISOString() };
  const clocked = incidents.map((row) => withClock(row, rows[0]?.format ?? null));
  return { league, event, feedAt, incidents: clocked, course, counts, drawnScore: drawn ?? null, correction };
}

/** Stamped with the clock of its game, which stands still where the seconds of a stadium go on. */
function withClock(
  { firstHalfAdded, ...incident }: Awaited<ReturnType<typeof latestIncidents>>[number],
  format: MatchFormat | null,
): AnswerOf<'/api/sport/event'>['incidents'][number] {
  return {
    ...incident,
    clockSeconds: format && clockAt(format, incident, firstHalfAdded),
    periodSeconds: format && periodSecondsOf(format, incident.period),
  };
}

/** How the price of a selection moved, the oldest first. Undefined for a selection that there is not. */
export async function readOddsHistory(
  queryable: Queryable,
  selectionId: number,
): Promise<AnswerOf<'/api/sport/oddsHistory'> | undefined> {
  const newest = await pricesOfSelection(queryable, selectionId, pricePoints);
  if (newest.length === 0 && !(await hasSelection(queryable, selectionId))) return undefined;
  const points = newest.map(({ at, odds_milli }) => ({ at: at.toISOString(), odds: odds_milli / 1000 }));
  return { points: points.reverse() };
}
