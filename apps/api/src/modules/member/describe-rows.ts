import type { Locale } from '@hanpan/messages';
import { isOfLegalAge, pinFailuresBeforeLock, siteDate } from '@hanpan/rules';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import type { Site } from '../../kernel/sites.ts';
import { maskAccountNumber, maskPhone } from '../../kernel/text-mask.ts';
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

/** Members as operators see them: what is sealed stays masked. */
export async function describeRows(
  services: Pick<MemberServices, 'database' | 'ledger' | 'sealer' | 'clock'>,
  site: Site,
  rows: readonly MemberRow[],
  locale: Locale,
) {
  const { database } = services;
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
        memName: row.holder_name,
        phone: maskPhone(services.sealer.open(row.phone_cipher)),
        bankName: bankNameIn(locale, row),
        accountNumber: maskAccountNumber(services.sealer.open(row.account_cipher)),
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
        closedAt: isoOrNull(row.closed_at),
        closingReason: row.closing_reason,
        pinLocked: row.pin_failures >= pinFailuresBeforeLock,
      };
    }),
  );
}

/** One member of a site; undefined where it has none. */
export async function describeRow(
  services: Parameters<typeof describeRows>[0],
  site: Site,
  memberId: number,
  locale: Locale,
) {
  const row = await memberById(services.database, memberId);
  if (row === undefined || row.site_id !== site.id) return undefined;
  return (await describeRows(services, site, [row], locale))[0];
}
