import { isOfLegalAge, pinFailuresBeforeLock, siteDate } from '@hanpan/rules';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { maskAccountNumber, maskName, maskPhone } from '../../kernel/text-mask.ts';
import { bankNameIn, settingsOf } from '../settings/index.ts';
import { exclusionEnd } from './exclusion.ts';
import type { MemberServices } from './services.ts';
import { type MemberRow, memberById } from './store.ts';
import { treeOf } from './tree-store.ts';

/** Completed years on the site's calendar. */
function ageOf(birthDate: string | null, timeZone: string, nowMs: number): number | null {
  if (birthDate === null) return null;
  const years = Number(siteDate(nowMs, timeZone).slice(0, 4)) - Number(birthDate.slice(0, 4));
  return isOfLegalAge(birthDate, years, timeZone, nowMs) ? years : years - 1;
}

/** What it depends on how a member is shown to an operator. */
export type Looker = Pick<OperatorContext, 'site' | 'locale' | 'shownNames'>;

function nameFor({ shownNames }: Looker, { holder_name, status }: MemberRow): string {
  const isWhole = shownNames === 'all' || (shownNames === 'applicants' && status === 'pending');
  return isWhole ? holder_name : maskName(holder_name);
}

function testAccountIn({
  test_cap: fundsCap,
  test_funded: fundedAmt,
  test_marked_at: markedAt,
  test_marked_by: markedBy,
}: MemberRow) {
  if (fundsCap === null || fundedAmt === null || markedAt === null || markedBy === null) return null;
  return { fundsCap, fundedAmt, markedAt: isoOf(markedAt), markedBy };
}

/** Members as operators see them: what is sealed stays masked, and the name to who needs it for nothing. */
export async function describeRows(
  services: Pick<MemberServices, 'database' | 'ledger' | 'sealer' | 'clock'>,
  looker: Looker,
  rows: readonly MemberRow[],
) {
  const { database } = services;
  const { site, locale } = looker;
  const { timeZone } = settingsOf(site);
  const trees = await treeOf(
    database,
    rows.map((row) => row.id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const holdings = await services.ledger.holdings(database, { siteId: row.site_id, memberId: row.id });
      return {
        memberKey: row.id,
        memId: row.mem_id,
        memNick: row.nickname,
        memName: nameFor(looker, row),
        phone: maskPhone(services.sealer.open('member.phone', row.phone_cipher)),
        bankName: bankNameIn(locale, row),
        accountNumber: maskAccountNumber(services.sealer.open('member.account', row.account_cipher)),
        recommenderId: row.recommender,
        tree: trees.get(row.id) ?? [],
        status: row.status,
        memLevel: row.level,
        ageYears: ageOf(row.birth_date, timeZone, services.clock()),
        appliedAt: isoOf(row.applied_at),
        decidedAt: isoOrNull(row.decided_at),
        decidedBy: row.decided_by,
        cashAmt: holdings.cash,
        pointAmt: holdings.point,
        depositAllowed: row.deposit_allowed,
        withdrawalAllowed: row.withdrawal_allowed,
        bettingAllowed: row.betting_allowed,
        excludedUntil: exclusionEnd(row.excluded_until, services.clock()),
        dormantAt: isoOrNull(row.dormant_at),
        closedAt: isoOrNull(row.closed_at),
        closingReason: row.closing_reason,
        testAccount: testAccountIn(row),
        pinSet: row.pin_set,
        pinLocked: row.pin_failures >= pinFailuresBeforeLock,
      };
    }),
  );
}

/** One member of a site; undefined where it has none. */
export async function describeRow(
  services: Parameters<typeof describeRows>[0],
  looker: Looker,
  memberId: number,
) {
  const row = await memberById(services.database, memberId);
  if (row === undefined || row.site_id !== looker.site.id) return undefined;
  return (await describeRows(services, looker, [row]))[0];
}
