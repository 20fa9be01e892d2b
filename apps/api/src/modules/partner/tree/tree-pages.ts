import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { addDays, siteDate } from '@hanpan/rules';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { presentNode } from './present-totals.ts';
import { type Days, listNodes, type NodeFilter, type NodeRow } from './totals-store.ts';

/** A page of a tree shows so many partners; of a larger one a branch is asked for. */
export const mostNodes = 500;

interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** An end that is left open is today, and so is the beginning: totals of a tree are over days that are named. */
export function daysOf(site: Site, { startDate, endDate }: Period, nowMs: number): Days {
  const { timeZone } = settingsOf(site);
  const last = endDate ?? siteDate(nowMs, timeZone);
  const first = startDate ?? last;
  return { startDate: first <= last ? first : last, endDate: last, timeZone };
}

/** As many days right before. */
export function daysBefore(days: Days): Days {
  const count = dayCount(days);
  return { ...days, startDate: addDays(days.startDate, -count), endDate: addDays(days.startDate, -1) };
}

const dayMs = 86_400_000;

export function dayCount({ startDate, endDate }: Days): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
}

/** One partner with everything below it. */
export async function nodeOf(
  queryable: Queryable,
  siteId: number,
  partnerId: number,
  days: Days,
): Promise<NodeRow | undefined> {
  const root = {
    siteId,
    rootId: partnerId,
    levels: 0,
    search: '',
    status: 'all',
    closed: [],
    limit: 1,
    offset: 0,
  } as const;
  const [row] = await listNodes(queryable, { ...root, ...days });
  return row;
}

/** Partners below a root, at most `mostNodes`. */
export async function nodesBelow(
  queryable: Queryable,
  filter: Omit<NodeFilter, 'closed' | 'limit' | 'offset'>,
): Promise<{ rows: NodeRow[]; isPartial: boolean }> {
  const rows = await listNodes(queryable, { ...filter, closed: [], limit: mostNodes + 1, offset: 0 });
  return { rows: rows.slice(0, mostNodes), isPartial: rows.length > mostNodes };
}

export async function treePage(
  queryable: Queryable,
  site: Site,
  rootId: number,
  { levels, ...period }: BodyOf<'/api/partner/tree'>,
  nowMs: number,
): Promise<AnswerOf<'/api/partner/tree'>> {
  const days = daysOf(site, period, nowMs);
  const root = { siteId: site.id, rootId, levels, search: '', status: 'all', ...days } as const;
  const { rows, isPartial } = await nodesBelow(queryable, root);
  return { list: rows.map(presentNode), isPartial };
}
