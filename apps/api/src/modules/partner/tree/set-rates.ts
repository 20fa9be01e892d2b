import type { PartnerRate } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { type RateLists, rateFault, siteDate } from '@hanpan/rules';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import type { Site } from '../../../kernel/sites.ts';
import { admittedByName, type MemberFacts, memberFacts } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { PartnerServices } from '../services.ts';
import { listsOf } from './rate-lists.ts';
import { insertRates, lockTree, rateHistory, ratesBelow, ratesOf } from './rates-store.ts';

interface Change {
  readonly partner: MemberFacts;
  readonly rates: readonly PartnerRate[];
  readonly setBy: string;
  readonly reason: string;
}

/** How many versions tell whether one was of today: the one that a partner begins with is of no day. */
const latest = 1;

/**
 * Sets the rates of a partner. Fails with PT12 (it is closed), PT02 (changed today already), PT01 (above the parent's), PT05 (below a
 * child's).
 * The lock of the tree is held before the moment is taken, so every bet that was rated by then was placed before it.
 */
export async function setRates(
  { clock }: Pick<PartnerServices, 'clock'>,
  tx: Tx,
  site: Site,
  { partner: asked, rates, setBy, reason }: Change,
): Promise<Failure<'PT01' | 'PT02' | 'PT05' | 'PT12'> | undefined> {
  await lockTree(tx, site.id);
  // It may have been closed or moved since it was looked at: who does so has the same lock.
  const partner = need(await memberFacts(tx, asked.id), 'a partner that was found');
  if (partner.status === 'closed') return fail('PT12');
  const at = clock.date();
  const day = siteDate(at.getTime(), settingsOf(site).timeZone);
  const [newest] = await rateHistory(tx, partner.id, latest);
  if (newest?.day === day) return fail('PT02');
  const given = listsOf(rates);
  const above = partner.parentId === null ? null : await ratesOf(tx, partner.parentId);
  const fault = rateFault(given, above, await ratesBelow(tx, partner.id));
  if (fault !== undefined) return fail(fault === 'above' ? 'PT01' : 'PT05');
  await insertRates(tx, { siteId: site.id, partnerId: partner.id, day, ...given, setBy, reason, at });
  return undefined;
}

/** The rates that a new partner begins with: at most those above. Fails with PT01. */
export async function beginWithRates(
  tx: Tx,
  partner: { readonly siteId: number; readonly id: number; readonly parentId: number | null },
  given: RateLists,
  { setBy, at }: { readonly setBy: string; readonly at: Date },
): Promise<Failure<'PT01'> | undefined> {
  const above = partner.parentId === null ? null : await ratesOf(tx, partner.parentId);
  if (rateFault(given, above, []) !== undefined) return fail('PT01');
  const { siteId, id: partnerId } = partner;
  await insertRates(tx, { siteId, partnerId, day: null, ...given, setBy, reason: '', at });
  return undefined;
}

/** For an installation: what a partner begins with, where it has no rates yet and those above allow it. */
export async function ratesIfNone(
  tx: Tx,
  siteId: number,
  memId: string,
  given: RateLists,
  at: Date,
): Promise<void> {
  const id = (await admittedByName(tx, siteId, [memId])).get(memId.toLowerCase());
  const partner = id === undefined ? undefined : await memberFacts(tx, id);
  if (partner === undefined || partner.partnerRank === 'NORMAL') return;
  if ((await rateHistory(tx, partner.id, latest)).length > 0) return;
  await beginWithRates(tx, partner, given, { setBy: 'setup', at });
}
