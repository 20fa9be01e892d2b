import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { maySitBelow } from '@hanpan/rules';
import { fail, isFailure } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import {
  applicantOf,
  checkApplicant,
  type MemberFacts,
  memberFacts,
  refuseExcluded,
  storeApplicant,
} from '../../member/index.ts';
import type { PartnerServices } from '../services.ts';
import { listsOf } from './rate-lists.ts';
import { lockTree } from './rates-store.ts';
import { beginWithRates } from './set-rates.ts';

type Form = Omit<BodyOf<'/api/partner/create'>, 'parentMemId' | 'idempotencyKey'>;

interface NewPartner {
  readonly form: Form;
  /** Null for a head of a tree. */
  readonly parent: MemberFacts | null;
  readonly status: 'pending' | 'active';
  readonly setBy: string;
}

/**
 * A new partner. Fails with U114 (the parent is not active: rates do not pass through one that was rejected), PT03 (a rank
 * that does not fit below the parent), the rule of the first wrong field of the form (U101–U109), what is taken already
 * (U116–U119), PT01 (rates above the parent's), or last U129 (an excluded person). Returns its id.
 */
export async function createPartner(
  services: PartnerServices,
  tx: Tx,
  site: Site,
  { form, parent, status, setBy }: NewPartner,
) {
  const { partnerRank, rates, ...fields } = form;
  if (parent !== null && parent.status !== 'active') return fail('U114');
  if (parent !== null && !maySitBelow(partnerRank, parent.partnerRank)) return fail('PT03');
  const referrer = parent?.memId ?? 'none';
  // The site may let members state it later, to whoever approves them; a partner that is opened by hand is approved at once.
  const always = { birthDateRequired: true };
  const wrong = await checkApplicant(services, site, { ...fields, recommenderId: referrer }, always);
  if (wrong !== undefined) return wrong.code === 'U112' ? fail('U101') : fail(wrong.code, wrong.params);
  const applicant = await applicantOf(services, site, fields);
  await lockTree(tx, site.id);
  // It may have been closed or suspended since it was looked at: who closes it has the same lock.
  if (parent !== null && (await memberFacts(tx, parent.id))?.status !== 'active') return fail('U114');
  const at = services.clock.date();
  const parentId = parent?.id ?? null;
  const stored = await storeApplicant(services, tx, {
    ...applicant,
    parentId,
    partnerRank,
    status,
    appliedAt: at,
  });
  if (isFailure(stored)) return stored;
  const begun = await beginWithRates(tx, { siteId: site.id, id: stored, parentId }, listsOf(rates), {
    setBy,
    at,
  });
  return begun ?? (await refuseExcluded(services, form)) ?? stored;
}
