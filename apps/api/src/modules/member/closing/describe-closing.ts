import type { Queryable } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import { add, smaller, subtract } from '@hanpan/money';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { need } from '../../../kernel/need.ts';
import { maskName } from '../../../kernel/text-mask.ts';
import { bankNameIn } from '../../settings/index.ts';
import { isPartner } from '../describe-member.ts';
import type { MemberServices } from '../services.ts';
import { shownAccountNumber } from '../shown-account-number.ts';
import { type MemberRow, memberById } from '../store.ts';
import { unfinishedOf } from './unfinished.ts';

/** The account that a member is paid on, as much of it as is shown. Every sign-up states one. */
function shownAccount(services: Pick<MemberServices, 'sealer'>, row: MemberRow, locale: Locale) {
  return {
    bankName: bankNameIn(locale, row),
    accountNumber: shownAccountNumber(services, row),
    accountHolder: maskName(row.holder_name),
  };
}

export async function payoutAccountOf(
  services: Pick<MemberServices, 'sealer'>,
  queryable: Queryable,
  { memberId, locale }: Pick<MemberContext, 'memberId' | 'locale'>,
) {
  const row = need(await memberById(queryable, memberId), `member ${memberId}`);
  return shownAccount(services, row, locale);
}

/** What closing the account would do now, and what stands in its way. It is looked at again, under lock, when it is done. */
export async function describeClosing(
  services: Pick<
    MemberServices,
    'database' | 'ledger' | 'sealer' | 'families' | 'moneyUnderWay' | 'earnedBonus'
  >,
  { site, memberId, locale }: MemberContext,
) {
  const { database, ledger } = services;
  const holder = { siteId: site.id, memberId };
  const row = need(await memberById(database, memberId), `member ${memberId}`);
  const { bets, games, requests } = await unfinishedOf(services, database, holder);
  const { cash, point, bonus } = await ledger.holdings(database, holder);
  const earned = await services.earnedBonus(database, memberId);
  return {
    isPartnerMember: isPartner(row) ? ('Y' as const) : ('N' as const),
    bets: [...bets],
    games: [...games],
    requests: [...requests],
    cashAmt: add(cash, earned),
    ...shownAccount(services, row, locale),
    pointAmt: point,
    bonusAmt: subtract(bonus, smaller(earned, bonus)),
  };
}
