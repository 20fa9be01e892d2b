import type { Tx } from '@hanpan/db';
import type { Place } from '../play/index.ts';

/** From which amounts on, by site. */
export type AmountsOfSites = Readonly<Record<string, { readonly stake: number; readonly win: number }>>;

/** Writes the large stakes and wins among the facts between two places of the stream. */
export async function addPlay(
  tx: Tx,
  from: Place,
  to: Place,
  amounts: AmountsOfSites,
  at: Date,
): Promise<void> {
  await tx.run('select significant_play($1::xid8, $2, $3::xid8, $4, $5::jsonb, $6)', [
    from.xid,
    from.id,
    to.xid,
    to.id,
    JSON.stringify(amounts),
    at,
  ]);
}

export interface SitePlace {
  readonly paidUntil: Date;
  readonly auditPlace: number;
  /** By the clock of the database. */
  readonly debitsUntil: Date;
}

/** Locks how far a site has been read, so that of two workers the second goes on where the first one stopped. */
export async function lockSitePlace(tx: Tx, siteId: number, begin: Date): Promise<SitePlace> {
  await tx.run(
    `insert into significant_place (site_id, paid_until, audit_place, debits_until) values ($1, $2, 0, $2)
     on conflict do nothing`,
    [siteId, begin],
  );
  const row = await tx.row<SitePlace>(
    `select paid_until as "paidUntil", audit_place as "auditPlace", debits_until as "debitsUntil"
       from significant_place where site_id = $1 for update`,
    [siteId],
  );
  if (row === undefined) throw new Error(`the site ${siteId} has no place`);
  return row;
}

export async function saveSitePlace(
  tx: Tx,
  siteId: number,
  { paidUntil, auditPlace, debitsUntil }: SitePlace,
): Promise<void> {
  await tx.run(
    'update significant_place set paid_until = $2, audit_place = $3, debits_until = $4 where site_id = $1',
    [siteId, paidUntil, auditPlace, debitsUntil],
  );
}

export interface PaymentPlace {
  readonly at: Date;
  readonly id: number;
}

interface Payments {
  readonly siteId: number;
  readonly after: PaymentPlace;
  readonly limit: number;
  readonly depositAmount: number;
  readonly withdrawalAmount: number;
  readonly foundAt: Date;
}

/** Writes the large ones among the next approved payments; where the last of them stands, and how many they were. */
export function addPayments(
  tx: Tx,
  { siteId, after, limit, depositAmount, withdrawalAmount, foundAt }: Payments,
): Promise<(PaymentPlace & { readonly payments: number }) | undefined> {
  return tx.row(
    `select processed_at as at, id, payments from significant_payments($1::smallint, $2, $3, $4, $5, $6, $7)`,
    [siteId, after.at, after.id, limit, depositAmount, withdrawalAmount, foundAt],
  );
}

/** Writes the changed terms among the next entries of the audit log; the place of the last, null where there is none. */
export async function addChanges(
  tx: Tx,
  siteId: number,
  place: number,
  limit: number,
  foundAt: Date,
): Promise<number | null> {
  const row = await tx.row<{ place: number | null }>(
    'select significant_changes($1::smallint, $2, $3, $4) as place',
    [siteId, place, limit, foundAt],
  );
  return row?.place ?? null;
}

/** Writes the debits that a balance could not bear, noted behind that moment; when the last was, null where there is none. */
export async function addDebits(tx: Tx, siteId: number, after: Date, foundAt: Date): Promise<Date | null> {
  const row = await tx.row<{ at: Date | null }>('select significant_debits($1::smallint, $2, $3) as at', [
    siteId,
    after,
    foundAt,
  ]);
  return row?.at ?? null;
}
