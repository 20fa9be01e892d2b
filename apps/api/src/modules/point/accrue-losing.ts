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
import { grantCapped, type PercentGrant } from './grant-capped.ts';
import type { PointServices } from './services.ts';

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

/** The families that the site gives points for. */
function familiesOf({ pointAccrual: { losing } }: SiteSettings): LosingFamily[] {
  const families = Object.keys(losing) as LosingFamily[];
  return families.filter((family) => {
    const { basisPoints, bonusByLevel } = losing[family];
    return basisPoints > 0 || Object.values(bonusByLevel).some((bonus) => bonus > 0);
  });
}

function grantOf(siteId: number, settings: SiteSettings, day: string, row: LossRow): PercentGrant {
  return {
    holder: { siteId, memberId: row.member_id },
    kind: 'losing',
    reference: `${row.family}:${row.member_id}:${day}`,
    base: row.loss,
    rate: rateOfLevel(settings.pointAccrual.losing[row.family], row.level),
  };
}

/** Members by their ids, `limit` at a time, so that a run is bounded. One that fails does not block those after it. */
async function accrueDay(
  services: PointServices,
  siteId: number,
  settings: SiteSettings,
  day: string,
  limit: number,
  errors: FirstError,
): Promise<void> {
  const { database } = services;
  const families = familiesOf(settings);
  let afterMember = 0;
  while (families.length > 0) {
    const where = { siteId, day, families, afterMember };
    const rows = await lossesOfDay(database, where, limit);
    if (rows.length === 0) break;
    for (const memberId of new Set(rows.map((row) => row.member_id))) {
      const losses = rows.filter((row) => row.member_id === memberId);
      const grants = losses.map((row) => grantOf(siteId, settings, day, row));
      await errors.keep(() => inTransaction(database, (tx) => grantCapped(services, tx, settings, grants)));
      afterMember = memberId;
    }
  }
}

/**
 * A day is marked when no member is left, and days are marked in order: those before the last mark are not looked at.
 */
async function accrueSite(services: PointServices, siteId: number, limit: number): Promise<void> {
  const { database, clock } = services;
  const settings = await settingsOfSite(database, siteId);
  const errors = new FirstError();
  for (const day of await openDays(services, siteId, settings.timeZone)) {
    await accrueDay(services, siteId, settings, day, limit, errors);
    if (!errors.isSet) await markLosingDay(database, siteId, day, clock.date());
  }
  errors.rethrow();
}

/** Points for what members lost on the days that are over. Each loss counts once, however often this runs. */
export async function accrueLosing(services: PointServices, limit: number): Promise<void> {
  const errors = new FirstError();
  for (const { id } of await listSites(services.database)) {
    await errors.keep(() => accrueSite(services, id, limit));
  }
  errors.rethrow();
}
