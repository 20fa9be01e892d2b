import type { Queryable } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import { add, smaller, subtract } from '@hanpan/money';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { need } from '../../../kernel/need.ts';
import { maskName } from '../../../kernel/text-mask.ts';
import { bankNameIn } from '../../settings/index.ts';
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

type Services = Pick<
  MemberServices,
  'database' | 'ledger' | 'sealer' | 'families' | 'moneyUnderWay' | 'earnedBonus'
>;

type Asked = Pick<MemberContext, 'site' | 'locale'>;

async function standingOf(services: Services, { site, locale }: Asked, row: MemberRow) {
  const { database, ledger } = services;
  const holder = { siteId: site.id, memberId: row.id };
  const { bets, games, requests } = await unfinishedOf(services, database, holder);
  const { cash, point, bonus } = await ledger.holdings(database, holder);
  const earned = await services.earnedBonus(database, row.id);
  return {
    bets: [...bets],
    games: [...games],
    requests: [...requests],
    cashAmt: add(cash, earned),
    ...shownAccount(services, row, locale),
    pointAmt: point,
    bonusAmt: subtract(bonus, smaller(earned, bonus)),
  };
}

const rowOf = async ({ database }: Services, memberId: number) =>
  need(await memberById(database, memberId), `member ${memberId}`);

/** What closing an account would do now, and what stands in its way, whoever closes it. */
export async function closingOf(services: Services, context: Asked & Pick<MemberContext, 'memberId'>) {
  return standingOf(services, context, await rowOf(services, context.memberId));
}

/** The same for the member itself. It is looked at again, under lock, when it is done. */
export async function describeClosing(services: Services, context: MemberContext) {
  const row = await rowOf(services, context.memberId);
  return {
    isPartnerMember: row.partner_rank === 'NORMAL' ? ('N' as const) : ('Y' as const),
    ...(await standingOf(services, context, row)),
  };
}
