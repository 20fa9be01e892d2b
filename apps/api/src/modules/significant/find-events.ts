import { listSites } from '../../kernel/site-store.ts';
import type { Site } from '../../kernel/sites.ts';
import { readSpans } from '../play/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { SignificantServices } from './services.ts';
import {
  addChanges,
  addDebits,
  addPayments,
  addPlay,
  lockSitePlace,
  type PaymentPlace,
  saveSitePlace,
} from './store.ts';

const reader = 'significant.play';

/**
 * A payment is stamped before its transaction commits. None takes this long, so what is read from this long before the last one
 * misses none; that an event is one with its receipt makes it none twice.
 */
const decidesWithinMs = 10 * 60_000;

const begin = new Date(0);
const before = (at: Date) => new Date(Math.max(0, at.getTime() - decidesWithinMs));

async function findPlay({ database, clock }: SignificantServices, sites: readonly Site[], limit: number) {
  const amounts = Object.fromEntries(
    sites.map((site) => {
      const { stakeAmount, winAmount } = settingsOf(site).significant;
      return [site.id, { stake: stakeAmount, win: winAmount }];
    }),
  );
  await readSpans(
    { database, clock },
    { name: reader, apply: (tx, from, to) => addPlay(tx, from, to, amounts, clock.date()) },
    limit,
  );
}

async function findOfSite(
  { database, clock }: SignificantServices,
  site: Site,
  limit: number,
): Promise<void> {
  const { depositAmount, withdrawalAmount } = settingsOf(site).significant;
  const foundAt = clock.date();
  await database.transaction(async (tx) => {
    let { paidUntil, auditPlace, debitsUntil } = await lockSitePlace(tx, site.id, begin);
    let after: PaymentPlace = { at: before(paidUntil), id: 0 };
    for (let read = limit; read === limit; ) {
      const reached = await addPayments(tx, {
        ...{ siteId: site.id, after, limit, depositAmount, withdrawalAmount, foundAt },
      });
      read = reached?.payments ?? 0;
      if (reached !== undefined) after = { at: reached.at, id: reached.id };
      if (after.at > paidUntil) paidUntil = after.at;
    }
    for (;;) {
      const place = await addChanges(tx, site.id, auditPlace, limit, foundAt);
      if (place === null) break;
      auditPlace = place;
    }
    debitsUntil = (await addDebits(tx, site.id, before(debitsUntil), foundAt)) ?? debitsUntil;
    await saveSitePlace(tx, site.id, { paidUntil, auditPlace, debitsUntil });
  });
}

/** Writes what has become significant since the last time: in the facts of play, and of every site in its payments, its audit log and its corrections. */
export async function findEvents(services: SignificantServices, limit: number): Promise<void> {
  const sites = await listSites(services.database);
  await findPlay(services, sites, limit);
  for (const site of sites) await findOfSite(services, site, limit);
}
