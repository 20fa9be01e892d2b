import type { Queryable } from '@hanpan/db';
import {
  addDays,
  type HarmFacts,
  harmLooksBackDays,
  harmMarkers,
  harmQuietDays,
  siteDate,
  siteDaySpan,
} from '@hanpan/rules';
import { daysCompleteUntil, onlineSpans } from '../play/index.ts';
import { type SiteSettings, settingsOfSite, zonesOfSites } from '../settings/index.ts';
import { depositsOf, looseningsOf, membersOfDay, resultsOf } from './facts-store.ts';
import { returnsOf } from './return-store.ts';
import type { HarmServices } from './services.ts';
import { beginDays, dayDone, insertMarkers, lastMarked, type NewMarker, takeDay } from './store.ts';

/** Members whose facts are read at once. */
const batch = 500;
const longestQuiet = Math.max(...Object.values(harmQuietDays));

interface Day {
  readonly siteId: number;
  readonly day: string;
  readonly settings: Pick<SiteSettings, 'timeZone' | 'harm'>;
}

function groupOf<Row extends { readonly memberId: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.memberId);
    if (group === undefined) groups.set(row.memberId, [row]);
    else group.push(row);
  }
  return (memberId: number): readonly Row[] => groups.get(memberId) ?? [];
}

/** The facts of these members up to the end of the day. */
async function factsOf(
  queryable: Queryable,
  families: HarmServices['families'],
  { day, settings: { timeZone } }: Day,
  memberIds: readonly number[],
): Promise<(memberId: number) => HarmFacts> {
  const startOf = (back: number) => new Date(siteDaySpan(addDays(day, -back), timeZone).fromMs);
  const [from, until] = [startOf(0), startOf(-1)];
  const deposits = groupOf(await depositsOf(queryable, memberIds, { since: startOf(35), from, until }));
  const firstDay = addDays(day, 1 - harmLooksBackDays);
  const results = groupOf(await resultsOf(queryable, memberIds, firstDay, day));
  const spans = groupOf(await onlineSpans(queryable, memberIds, startOf(7), until));
  const loosenings = groupOf(await looseningsOf(queryable, memberIds, startOf(30), until));
  const returns = groupOf(await returnsOf(queryable, families, memberIds, startOf(1), until));
  return (memberId) => ({
    deposits: deposits(memberId).map(({ at, amount, lostAmount }) => ({
      ...{ amount, lostAmount },
      atMs: at.getTime(),
    })),
    results: results(memberId),
    spans: spans(memberId).map((span) => ({ fromMs: span.from.getTime(), untilMs: span.until.getTime() })),
    loosenedAtMs: loosenings(memberId).map(({ at }) => at.getTime()),
    returns: returns(memberId).map(({ endedAt, playedAt }) => ({
      endedAtMs: endedAt.getTime(),
      playedAtMs: playedAt.getTime(),
    })),
  });
}

/** What is found at the end of a day, read outside of the transaction that stores it: it takes long and nothing of it changes. */
async function markersOfDay({ longDatabase, families }: HarmServices, of: Day): Promise<NewMarker[]> {
  const { siteId, day, settings } = of;
  const { timeZone, harm } = settings;
  const span = siteDaySpan(day, timeZone);
  const bounds = { siteId, day, from: new Date(span.fromMs), until: new Date(span.untilMs) };
  const members = await membersOfDay(longDatabase, bounds);
  const found: NewMarker[] = [];
  for (let first = 0; first < members.length; first += batch) {
    const memberIds = members.slice(first, first + batch);
    const facts = await factsOf(longDatabase, families, of, memberIds);
    const last = groupOf(await lastMarked(longDatabase, memberIds, addDays(day, -longestQuiet)));
    for (const memberId of memberIds) {
      const lastDays = Object.fromEntries(last(memberId).map((each) => [each.kind, each.day]));
      const markers = harmMarkers(facts(memberId), { day, timeZone, ...harm }, lastDays);
      found.push(...markers.map((marker) => ({ memberId, ...marker })));
    }
  }
  return found;
}

/** The next day of a site that is over and of which everything is in the sums; undefined where there is none. */
async function nextDay(services: HarmServices, siteId: number, nowMs: number): Promise<Day | undefined> {
  const { database } = services;
  const settings = await settingsOfSite(database, siteId);
  const done = await dayDone(database, siteId);
  const today = siteDate(nowMs, settings.timeZone);
  if (done === undefined) {
    // An installation that begins to look, or a new site, begins with the day before this one.
    await database.transaction((tx) => beginDays(tx, siteId, addDays(today, -2)));
    return nextDay(services, siteId, nowMs);
  }
  const day = addDays(done, 1);
  const { untilMs } = siteDaySpan(day, settings.timeZone);
  const isComplete = untilMs <= nowMs && untilMs <= ((await daysCompleteUntil(database)) ?? 0);
  return isComplete ? { siteId, day, settings } : undefined;
}

/**
 * Looks at the members of every site at the end of each day of its calendar, `limit` days of a site at most; what was missed is caught
 * up day by day, and a day is done once, whoever does it.
 */
export async function findMarkers(services: HarmServices, limit: number): Promise<void> {
  const { database, clock } = services;
  for (const siteId of Object.keys(await zonesOfSites(database)).map(Number))
    for (let done = 0; done < limit; done += 1) {
      const of = await nextDay(services, siteId, clock());
      if (of === undefined) break;
      const markers = await markersOfDay(services, of);
      await database.transaction(async (tx) => {
        if (await takeDay(tx, siteId, of.day))
          await insertMarkers(tx, { siteId, day: of.day, at: clock.date() }, markers);
      });
    }
}
