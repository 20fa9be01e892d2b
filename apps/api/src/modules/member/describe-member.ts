import type { Queryable } from '@hanpan/db';
import { isoOf } from '../../kernel/clock.ts';
import type { Site } from '../../kernel/sites.ts';
import { maskName, maskPhone } from '../../kernel/text-mask.ts';
import { demandsFactorOfPartners } from '../settings/index.ts';
import { isPartnerWithoutFactor } from './factor/factor-store.ts';
import type { MemberServices } from './services.ts';
import { shownAccountNumber } from './shown-account-number.ts';
import { type MemberRow, memberById } from './store.ts';

export function isPartner(row: Pick<MemberRow, 'partner_rank'>): boolean {
  return row.partner_rank !== 'NORMAL';
}

/** What a member may see of itself, with its money and the version of that money. */
export async function describeMember(services: MemberServices, queryable: Queryable, memberId: number) {
  const row = await memberById(queryable, memberId);
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  const holdings = await services.ledger.holdings(queryable, { siteId: row.site_id, memberId });
  return {
    member: {
      memId: row.mem_id,
      memNick: row.nickname,
      memName: maskName(row.holder_name),
      phone: maskPhone(services.sealer.open('member.phone', row.phone_cipher)),
      bankName: row.bank_name ?? '',
      accountNumber: shownAccountNumber(services, row),
      accountHolder: maskName(row.holder_name),
      recommenderId: row.recommender,
      memLevel: row.level,
      cashAmt: holdings.cash,
      pointAmt: holdings.point,
      isPartnerMember: isPartner(row) ? ('Y' as const) : ('N' as const),
      checkDueAt: row.check_due_at && isoOf(row.check_due_at),
      documentsDue: row.documents_due,
      dormantSince: row.dormant_at && isoOf(row.dormant_at),
    },
    msgInfo: { newMsg: await services.unreadOf(queryable, memberId) },
    version: holdings.version,
  };
}

/** Whether it is a partner whose site demands a second factor that it does not have; where none is demanded nothing is read. */
export async function lacksDemandedFactor(
  queryable: Queryable,
  site: Site,
  memberId: number,
): Promise<boolean> {
  return demandsFactorOfPartners(site) && (await isPartnerWithoutFactor(queryable, memberId));
}

/** What the pages of a member begin with: who it is, unread messages, and the token where the client may read it. */
export async function describeSession(
  services: MemberServices,
  site: Site,
  memberId: number,
  { token, expiresAt }: { readonly token: string | null; readonly expiresAt: Date },
) {
  const { member, ...described } = await describeMember(services, services.database, memberId);
  const factorDue = await lacksDemandedFactor(services.database, site, memberId);
  return { ...described, member: { ...member, factorDue, token }, token, expiresAt: isoOf(expiresAt) };
}
