import { type DataOf, type GameType, gameTypes, isGameType, type RequestOf } from '@hanpan/contract';
import { type RawSearch, readChoice, readDay, readPage, readText } from '@hanpan/kit';
import { type Amount, amount } from '@hanpan/money';
import { type Fraction, siteDate } from '@hanpan/rules';

export type History = DataOf<'/api/bet/betlistNew'>;
export type HistoryEntry = History['list'][number];
export type BetResult = HistoryEntry['betCalResults'][number];

export const familyFilters = ['all', ...gameTypes] as const;
export type FamilyFilter = (typeof familyFilters)[number];
export const typeFilters = ['all', 'wait', 'win', 'lose', 'draw', 'other'] as const;
export type TypeFilter = (typeof typeFilters)[number];

/** What is listed. It stands in the address, so that a reload, a turned phone and the back button keep it. */
export interface HistorySearch {
  readonly family: FamilyFilter;
  readonly type: TypeFilter;
  readonly vendor: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

export function readHistorySearch(raw: RawSearch): HistorySearch {
  const [from, to] = [readDay(raw.from) ?? '', readDay(raw.to) ?? ''];
  return {
    family: readChoice(raw.family, familyFilters, 'all'),
    type: readChoice(raw.type, typeFilters, 'all'),
    vendor: readText(raw.vendor).slice(0, 40),
    from,
    // Turned round by hand in the address, the period is one day.
    to: from !== '' && to !== '' && to < from ? from : to,
    page: readPage(raw.page),
  };
}

export function isFiltered({ family, type, vendor, from, to }: HistorySearch): boolean {
  return family !== 'all' || type !== 'all' || [vendor, from, to].some((each) => each !== '');
}

export function requestOf(search: HistorySearch): RequestOf<'/api/bet/betlistNew'> {
  return {
    groupKey: search.family,
    vendorCode: search.vendor,
    type: search.type,
    startDate: search.from || null,
    endDate: search.to || null,
    page: search.page,
  };
}

export const spans = ['all', 'today', 'week', 'month'] as const;
export type Span = (typeof spans)[number];
const daysOf = { today: 1, week: 7, month: 30 } as const;
const dayMs = 86_400_000;

/** So many days up to today on the site's calendar, today included. */
export function periodOf(span: Span, nowMs: number, timeZone: string): { from: string; to: string } {
  if (span === 'all') return { from: '', to: '' };
  const to = siteDate(nowMs, timeZone);
  const first = new Date(Date.parse(`${to}T00:00:00Z`) - (daysOf[span] - 1) * dayMs);
  return { from: first.toISOString().slice(0, 10), to };
}

/** The named span that is this period; undefined where it was chosen by its days. */
export function spanOf(
  { from, to }: Pick<HistorySearch, 'from' | 'to'>,
  nowMs: number,
  timeZone: string,
): Span | undefined {
  return spans.find((span) => {
    const period = periodOf(span, nowMs, timeZone);
    return period.from === from && period.to === to;
  });
}

export function namedTypeOf({ gameType }: HistoryEntry): GameType | 'other' {
  return isGameType(gameType) ? gameType : 'other';
}

/** What a stake returns at these odds, and nothing besides; less than a won is dropped. */
export function returnOf(stake: Amount, { numerator, denominator }: Fraction): Amount {
  return amount(Number((BigInt(stake) * numerator) / denominator));
}
