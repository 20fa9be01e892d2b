import type { BodyOf, DataOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { siteDate } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { settingsOf } from '../../settings/index.ts';
import { accessMonths, fileMonths, insertReview, listReviews } from './store.ts';

type Month = DataOf<'/api/console/personalAccess/months'>['list'][number];

const monthAt = (at: Date, timeZone: string) => siteDate(at.getTime(), timeZone).slice(0, 7);

/** From the first month in which anybody looked to the running one: a month of nothing is reviewed as well. */
function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let at = new Date(`${last}-01T00:00:00Z`); at.toISOString().slice(0, 7) >= first; ) {
    months.push(at.toISOString().slice(0, 7));
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
  }
  return months;
}

export async function describeMonths(
  database: Database,
  { site, operatorId }: OperatorContext,
  now: Date,
): Promise<{ list: Month[] }> {
  const { timeZone } = settingsOf(site);
  const running = monthAt(now, timeZone);
  const [looks, files, reviews] = await Promise.all([
    accessMonths(database, site.id, timeZone, running),
    fileMonths(database, site.id, timeZone),
    listReviews(database, site.id),
  ]);
  const first = [...looks, ...reviews].map(({ month }) => month).sort()[0] ?? running;
  const list = monthsFrom(first, running).map((month): Month => {
    const own = reviews.filter((each) => each.month === month);
    const figures = looks.find((each) => each.month === month);
    const lookers = figures?.lookers ?? [];
    // Whoever looks through nothing but its own looks has shown nobody that they were needed.
    const isSole = (operatorKey: number) => lookers.length === 1 && lookers[0] === operatorKey;
    const state = own.some(({ operatorKey }) => !isSole(operatorKey)) ? 'reviewed' : 'due';
    return {
      month,
      state: month === running ? 'running' : state,
      lookCount: figures?.lookCount ?? 0,
      operatorCount: lookers.length,
      fileCount: files.find((each) => each.month === month)?.fileCount ?? 0,
      reviews: own.map((each) => ({
        operatorId: each.operatorId,
        name: each.name,
        note: each.note,
        at: isoOf(each.at),
      })),
      isOwn: own.some(({ operatorKey }) => operatorKey === operatorId),
      isOnlyOwn: isSole(operatorId),
    };
  });
  return { list };
}

/**
 * Writes down that a month was looked through, and what was found (standards KR-5). Fails with O013 where the month is not over
 * on the site's calendar, and O014 where this operator has reviewed it.
 */
export async function reviewMonth(
  tx: Tx,
  context: OperatorContext,
  { month, note }: BodyOf<'/api/console/personalAccess/review'>,
  at: Date,
) {
  const { site, operatorId: operatorKey } = context;
  if (month >= monthAt(at, settingsOf(site).timeZone)) return fail('O013');
  if (!(await insertReview(tx, { siteId: site.id, month, operatorKey, note, at }))) return fail('O014');
  await recordAction(tx, context, 'personal-access.review', `access-month:${month}`, { reason: note });
  return { month, reviewedAt: isoOf(at) };
}
