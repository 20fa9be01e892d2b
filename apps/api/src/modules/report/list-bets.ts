import { type AnswerOf, type BodyOf, isGameType } from '@hanpan/contract';
import { siteDate } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { gameTypesOfGroup, hasCode } from '../catalogue/index.ts';
import { settingsOf } from '../settings/index.ts';
import { hasReplays, isVendor, type VendorDirectory } from '../vendor/index.ts';
import { statusesOf } from './bet-type.ts';
import { type HistoryRow, listHistory, readHistory, sumHistory } from './history-store.ts';
import { presentTotal, presentWhole } from './present-bet.ts';
import type { ReportServices } from './services.ts';

type ListPath = '/api/bet/betlistNew';
type Services = Pick<ReportServices, 'database' | 'clock' | 'families' | 'vendors'>;

/** What an older bet is: placed more than so many days ago. */
const recentDays = 30;
const dayMs = 86_400_000;

function presentEntry(row: HistoryRow, replaying: ReadonlySet<string>): AnswerOf<ListPath>['list'][number] {
  const whole = presentWhole(row);
  return {
    ...whole,
    oddsPolicy: row.consent,
    isSold: row.is_sold,
    // What goes on is not shown before its end, and of what was given back whole there is nothing to show.
    hasReplay:
      row.settled_at !== null && whole.type !== 'other' && row.vendor !== null && replaying.has(row.vendor),
  };
}

/** The codes of the vendors that show rounds again, switched on or not. */
async function replayingVendors(vendors: VendorDirectory): Promise<ReadonlySet<string>> {
  return new Set((await vendors.all()).filter(hasReplays).map(({ code }) => code));
}

/** Undefined for a key that is no family, no game type and no group of the catalogue. */
async function groupsOf({ database, families }: Services, siteId: number, key: string) {
  if (key === '' || key === 'all') return null;
  if (families.some(({ name }) => name === key) || isGameType(key)) return [key];
  const types = await gameTypesOfGroup(database, siteId, key);
  return types.length === 0 ? undefined : types;
}

async function isVendorCode({ database }: Services, siteId: number, code: string): Promise<boolean> {
  return code === '' || (await isVendor(database, code)) || (await hasCode(database, siteId, code));
}

const later = (a: string | null, b: string) => (a === null || a < b ? b : a);
const earlier = (a: string | null, b: string) => (a === null || b < a ? b : a);

/** The days asked for, within those that count as recent or as older. */
function daysOf({ startDate, endDate, oldYn }: BodyOf<ListPath>, nowMs: number, timeZone: string) {
  if (oldYn === 'N') {
    return { startDate: later(startDate, siteDate(nowMs - recentDays * dayMs, timeZone)), endDate };
  }
  if (oldYn === 'Y') {
    return { startDate, endDate: earlier(endDate, siteDate(nowMs - (recentDays + 1) * dayMs, timeZone)) };
  }
  return { startDate, endDate };
}

/**
 * A page of everything that a member played, with the sums of the whole list. Fails with E404 for a group or a vendor that
 * there is not.
 */
export async function listBets(
  services: Services,
  { site, memberId }: MemberContext,
  body: BodyOf<ListPath>,
): Promise<AnswerOf<ListPath> | Failure<'E404'>> {
  const { database, families, clock } = services;
  const groups = await groupsOf(services, site.id, body.groupKey);
  if (groups === undefined) return fail('E404');
  if (!(await isVendorCode(services, site.id, body.vendorCode))) return fail('E404');
  const { timeZone } = settingsOf(site);
  const filter = {
    memberId,
    groups,
    vendor: body.vendorCode || null,
    statuses: statusesOf(body.type),
    ...daysOf(body, clock(), timeZone),
    timeZone,
  };
  const places = await listHistory(database, families, filter, pageOf(body.page, memberPageSize));
  const rows = await readHistory(database, families, memberId, places);
  const replaying = await replayingVendors(services.vendors);
  const total = await sumHistory(database, families, filter);
  return {
    list: places.flatMap(({ family, id }) =>
      rows.filter((row) => row.family === family && row.id === id).map((row) => presentEntry(row, replaying)),
    ),
    total: presentTotal(total),
    pageInfo: pageInfoOf(body.page, memberPageSize, total.count),
  };
}
