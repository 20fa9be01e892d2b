import { betTypes, type DataOf, gameTypes } from '@hanpan/contract';

export const path = '/api/console/bets/list';

export type BetRow = DataOf<typeof path>['list'][number];

export const groupFilters = ['all', ...gameTypes] as const;
export type GroupFilter = (typeof groupFilters)[number];

export const typeFilters = ['all', ...betTypes] as const;
export type TypeFilter = (typeof typeFilters)[number];

/** What is listed; the whole id of one member, or nothing for everybody. */
export interface BetSearch {
  readonly member: string;
  readonly group: GroupFilter;
  readonly type: TypeFilter;
  readonly from: string | null;
  readonly to: string | null;
}

export function betKeyOf({ family, betIdx }: BetRow): string {
  return `${family} ${betIdx}`;
}
