import type { Queryable } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { findBelow, type MemberFacts, memberFacts } from '../member/index.ts';

/** What is asked: the database, or the transaction in which something depends on it. */
interface Services {
  readonly database: Queryable;
}

/** The calling partner. Fails with E403 for an ordinary member, for whom none of this exists. */
export async function callingPartner(
  { database }: Services,
  { memberId }: MemberContext,
): Promise<MemberFacts | Failure<'E403'>> {
  const member = await memberFacts(database, memberId);
  return member?.status === 'active' && member.partnerRank !== 'NORMAL' ? member : fail('E403');
}

/** The calling partner, and whom of its own tree a name means: itself where it is empty or its own. */
export interface InTree {
  readonly partner: MemberFacts;
  readonly named: MemberFacts;
}

/**
 * Fails with E403 for an ordinary member, and with PT06 for everybody who is not below the partner, whether they exist or
 * not: nobody learns who else there is. Every call that takes a name comes through here.
 */
export async function memberInOwnTree(
  services: Services,
  context: MemberContext,
  memId: string,
): Promise<InTree | Failure<'E403' | 'PT06'>> {
  const partner = await callingPartner(services, context);
  if (isFailure(partner)) return partner;
  if (memId === '' || memId.toLowerCase() === partner.memId.toLowerCase()) return { partner, named: partner };
  const id = await findBelow(services.database, context.site.id, partner.id, memId);
  if (id === undefined) return fail('PT06');
  return { partner, named: need(await memberFacts(services.database, id), 'the member below') };
}

/** The same for a name that has to be a partner's. */
export async function partnerInOwnTree(
  services: Services,
  context: MemberContext,
  memId: string,
): Promise<InTree | Failure<'E403' | 'PT06'>> {
  const found = await memberInOwnTree(services, context, memId);
  if (isFailure(found)) return found;
  return found.named.partnerRank === 'NORMAL' ? fail('PT06') : found;
}

/** Whose rows a list has. */
export interface Whose {
  readonly rootId: number;
  /** That person alone; else everybody below, without the person. */
  readonly isPerson: boolean;
}

/** Whose rows a list has that takes the name of anybody in the tree. */
export async function whoseInOwnTree(
  services: Services,
  context: MemberContext,
  { memId, scope }: { readonly memId: string; readonly scope: 'below' | 'person' },
): Promise<Whose | Failure<'E403' | 'PT06'>> {
  const found = await memberInOwnTree(services, context, memId);
  if (isFailure(found)) return found;
  const { partner, named } = found;
  const isPerson = named.id !== partner.id && (scope === 'person' || named.partnerRank === 'NORMAL');
  return { rootId: named.id, isPerson };
}
