import type { Queryable, Tx } from '@hanpan/db';
import { siteDate } from '@hanpan/rules';
import { settingsOfSite } from '../settings/index.ts';
import { addMoves, addToDays, type DayChange } from './day-store.ts';
import { movesOf } from './move-days.ts';
import { readSettlements } from './read-settlements.ts';
import type { PlayServices } from './services.ts';
import type { Settlement } from './settlement.ts';
import { caughtUpAt } from './settlement-store.ts';

const reader = 'play.days';

/**
 * A settlement is stamped before its transaction commits. None takes this long, so what was settled this long before
 * the reader last found nothing more has been read.
 */
const settlesWithinMs = 10 * 60_000;

function changeOf(fact: Settlement, day: string): DayChange {
  const { siteId, memberId, family, gameType, sign } = fact;
  return {
    siteId,
    memberId,
    day,
    family,
    gameType,
    bets: sign,
    stake: sign * fact.stake,
    counted: sign * fact.counted,
    returned: sign * fact.returned,
    win: sign * fact.win,
  };
}

function added(a: DayChange, b: DayChange): DayChange {
  return {
    ...a,
    bets: a.bets + b.bets,
    stake: a.stake + b.stake,
    counted: a.counted + b.counted,
    returned: a.returned + b.returned,
    win: a.win + b.win,
  };
}

/** One change a row, because a statement may touch a row once; in the rows' order, so that two never deadlock. */
function changesOf(facts: readonly Settlement[], zones: ReadonlyMap<number, string>): DayChange[] {
  const changes = new Map<string, DayChange>();
  for (const fact of facts) {
    const zone = zones.get(fact.siteId);
    if (zone === undefined) throw new Error(`there is no site ${fact.siteId}`);
    const change = changeOf(fact, siteDate(fact.settledAt.getTime(), zone));
    const key = `${change.memberId}/${change.day}/${change.family}/${change.gameType}`;
    const known = changes.get(key);
    changes.set(key, known === undefined ? change : added(known, change));
  }
  return [...changes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

async function zonesOf(queryable: Queryable, facts: readonly Settlement[]): Promise<Map<number, string>> {
  const zones = new Map<number, string>();
  for (const siteId of new Set(facts.map((fact) => fact.siteId)))
    zones.set(siteId, (await settingsOfSite(queryable, siteId)).timeZone);
  return zones;
}

async function sumFacts(tx: Tx, facts: readonly Settlement[]): Promise<void> {
  const zones = await zonesOf(tx, facts);
  await addToDays(tx, changesOf(facts, zones));
  const moves = await movesOf(tx, facts, zones);
  if (moves.length > 0) await addMoves(tx, moves);
}

/**
 * Adds what was settled since the last time to the days' sums. A settlement counts on the day on which it was made; what is
 * settled again is noted with the day of its first settlement, to which its loss belongs.
 */
export function sumDays(services: PlayServices, limit: number): Promise<boolean> {
  return readSettlements(services, { name: reader, apply: sumFacts }, limit);
}

/** Nothing settled before this moment can still be added to what a reader sums; undefined before its first reading. */
export async function daysCompleteUntil(queryable: Queryable, name = reader): Promise<number | undefined> {
  const at = await caughtUpAt(queryable, name);
  return at === null ? undefined : at.getTime() - settlesWithinMs;
}
