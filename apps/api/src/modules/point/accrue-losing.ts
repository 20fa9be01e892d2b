import type { Tx } from '@hanpan/db';
import { addDays, rateOfLevel, siteDate } from '@hanpan/rules';
import { FirstError } from '../../kernel/first-error.ts';
import { listSites } from '../../kernel/site-store.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { daysCompleteUntil } from '../play/index.ts';
import { type SiteSettings, settingsOfSite } from '../settings/index.ts';
import {
  type LosingFamily,
  type LossRow,
  lastLosingDay,
  lossesOfDay,
  markLosingDay,
} from './accrual-store.ts';
import { correctLosing, losingReference } from './correct-losing.ts';
import { grantCapped, type PercentGrant } from './grant-capped.ts';
import { changedLosses, owingMembers } from './losing-store.ts';
import type { PointServices } from './services.ts';
import { takeOwed } from './take-owed.ts';

/** How far back a worker that was away catches up. */
const maxDays = 31;

/** Days of the site's calendar that are over and whose losing points are not granted yet, the oldest first. */
async function openDays({ database }: PointServices, siteId: number, timeZone: string) {
  const completeMs = await daysCompleteUntil(database);
  if (completeMs === undefined) return [];
  const yesterday = addDays(siteDate(completeMs, timeZone), -1);
  const last = (await lastLosingDay(database, siteId)) ?? addDays(yesterday, -1);
  const latest = Array.from({ length: maxDays }, (_, index) => addDays(yesterday, -index));
  return latest.filter((day) => day > last).reverse();
}

/** Of all families, and those that the site gives points for. */
function familiesOf({ pointAccrual: { losing } }: SiteSettings) {
  const all = Object.keys(losing) as LosingFamily[];
  const given = all.filter((family) => {
    const { basisPoints, bonusByLevel } = losing[family];
    return basisPoints > 0 || Object.values(bonusByLevel).some((bonus) => bonus > 0);
  });
  return { all, given };
}

function grantOf({ siteId, settings, day }: Closing, row: LossRow): PercentGrant {
  return {
    holder: { siteId, memberId: row.member_id },
    kind: 'losing',
    reference: losingReference(row.family, row.member_id, day),
    base: row.loss,
    rate: rateOfLevel(settings.pointAccrual.losing[row.family], row.level),
  };
}

/** A day of a site that is over. */
interface Closing {
  readonly siteId: number;
  readonly settings: SiteSettings;
  readonly day: string;
  /** How many members are read at a time. */
  readonly limit: number;
}

/**
 * Members by their ids, `limit` at a time, so that a run is bounded; each in a transaction of its own. One that fails does not
 * block those after it.
 */
async function eachMember<Row extends { readonly member_id: number }>(
  { database }: PointServices,
  errors: FirstError,
  read: (afterMember: number) => Promise<readonly Row[]>,
  work: (tx: Tx, memberId: number, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let afterMember = 0;
  for (;;) {
    const rows = await read(afterMember);
    if (rows.length === 0) return;
    for (const memberId of new Set(rows.map((row) => row.member_id))) {
      const own = rows.filter((row) => row.member_id === memberId);
      await errors.keep(() => inTransaction(database, (tx) => work(tx, memberId, own)));
      afterMember = memberId;
    }
  }
}

/** What was lost on the day is given points for; then what it has changed of earlier days, and then what members still owe. */
async function accrueDay(services: PointServices, closing: Closing, errors: FirstError): Promise<void> {
  const { database } = services;
  const { siteId, settings, day, limit } = closing;
  const { all, given } = familiesOf(settings);
  await eachMember(
    services,
    errors,
    (afterMember) => lossesOfDay(database, { siteId, day, families: given, afterMember }, limit),
    (tx, _, rows) =>
      grantCapped(
        services,
        tx,
        settings,
        rows.map((row) => grantOf(closing, row)),
        // The day after is when it is due: days that are caught up together do not share one cap.
        addDays(day, 1),
      ),
  );
  // What this day changes of an earlier one is told from what that one gave: it waits until nothing of it is missing.
  if (errors.isSet) return;
  await eachMember(
    services,
    errors,
    (afterMember) => changedLosses(database, { siteId, day, families: all, afterMember }, limit),
    (tx, memberId, rows) => correctLosing(services, tx, closing, memberId, rows),
  );
  await eachMember(
    services,
    errors,
    (afterMember) => owingMembers(database, siteId, afterMember, limit),
    (tx, memberId) => takeOwed(services, tx, { siteId, memberId }),
  );
}

/**
 * A day is marked when no member is left, and days are marked in order: those before the last mark are not looked at.
 */
async function accrueSite(services: PointServices, siteId: number, limit: number): Promise<void> {
  const { database, clock } = services;
  const settings = await settingsOfSite(database, siteId);
  const errors = new FirstError();
  for (const day of await openDays(services, siteId, settings.timeZone)) {
    await accrueDay(services, { siteId, settings, day, limit }, errors);
    if (!errors.isSet) await markLosingDay(database, siteId, day, clock.date());
  }
  errors.rethrow();
}

/**
 * Points for what members lost on the days that are over. Each loss counts once, on the day on which its bet was settled first,
 * however often this runs and however often that is settled again.
 */
export async function accrueLosing(services: PointServices, limit: number): Promise<void> {
  const errors = new FirstError();
  for (const { id } of await listSites(services.database)) {
    await errors.keep(() => accrueSite(services, id, limit));
  }
  errors.rethrow();
}
