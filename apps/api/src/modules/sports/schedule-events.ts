import type { Database, Tx } from '@hanpan/db';
import { goalRates, goalTimes, priceMarkets, scoreMatrix } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emitEvents } from './emit-events.ts';
import { type Fixture, listFixtures, readFixtures } from './football-data.ts';
import { modelFor } from './league-model.ts';
import {
  insertEvent,
  insertMarket,
  insertScript,
  readSchedule,
  saveCursor,
  sidesOf,
} from './schedule-store.ts';

export interface ReplaySettings {
  /** How long a replayed match takes on the wall clock. */
  readonly matchSeconds: number;
}

/** How many matches are under way at any time, and how many wait for their kick-off. */
const liveAtOnce = 6;
const upcomingWanted = 45;
/** An empty board begins with matches already running, so that a new visitor sees one end soon. */
const shareAlreadyPlayed = 0.7;
const neighbourLines = 1;

let fixtureList: Promise<readonly Fixture[]> | undefined;

function fixtures(): Promise<readonly Fixture[]> {
  fixtureList ??= readFixtures().then(listFixtures);
  return fixtureList;
}

/**
 * Keeps the board full: real fixtures, in the order in which they were played, get kick-off times on the wall clock.
 * After the last one the list begins again.
 */
export async function scheduleEvents(
  services: { database: Database; clock: Clock; replay: ReplaySettings },
  limit: number,
): Promise<void> {
  const list = await fixtures();
  const { matchSeconds } = services.replay;
  const matchMs = matchSeconds * 1000;
  const spacingMs = matchMs / liveAtOnce;
  await services.database.transaction(async (tx) => {
    const nowMs = services.clock();
    const schedule = await readSchedule(tx, new Date(nowMs));
    const wanted = Math.min(limit, upcomingWanted - schedule.upcoming);
    if (wanted <= 0) return;

    const earliestMs = nowMs - matchMs * shareAlreadyPlayed;
    let startsAtMs = Math.max((schedule.lastStartsAt?.getTime() ?? 0) + spacingMs, earliestMs);
    const created: number[] = [];
    for (let index = 0; index < wanted || startsAtMs < nowMs; index += 1) {
      const fixture = list[(schedule.cursor + index) % list.length];
      if (fixture === undefined) break;
      created.push(
        await createEvent(tx, fixture, new Date(startsAtMs), new Date(startsAtMs + matchMs), new Date(nowMs)),
      );
      startsAtMs += spacingMs;
    }
    await saveCursor(tx, (schedule.cursor + created.length) % list.length, new Date(nowMs));
    await emitEvents(tx, created, new Date(nowMs));
  });
}

async function createEvent(
  tx: Tx,
  fixture: Fixture,
  startsAt: Date,
  endsAt: Date,
  pricedAt: Date,
): Promise<number> {
  const ids = await sidesOf(tx, fixture);
  if (ids === undefined) throw new Error(`fixture ${fixture.key} names an unknown league or team`);
  const eventId = await insertEvent(tx, { ...ids, sourceKey: fixture.key, startsAt, endsAt, pricedAt });
  const goals = goalTimes({ matchKey: fixture.key, fullTime: fixture.fullTime, halfTime: fixture.halfTime });
  await insertScript(tx, eventId, goals, fixture.fullTime);
  const model = await modelFor(tx, ids.league, ids.home, ids.away);
  const matrix = scoreMatrix(goalRates(model, String(ids.home), String(ids.away)));
  for (const market of priceMarkets(matrix, { neighbourLines })) await insertMarket(tx, eventId, market);
  return eventId;
}
