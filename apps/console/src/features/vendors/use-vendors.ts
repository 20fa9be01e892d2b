import { callQuery, useAction, useCaller, useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const pollMs = 15_000;
const paths = {
  vendors: '/api/console/vendors',
  games: '/api/console/vendors/games',
  stuck: '/api/console/vendors/stuck',
  codes: '/api/console/codes',
} as const;

export type VendorRow = DataOf<typeof paths.vendors>['list'][number];
export type GameRow = DataOf<typeof paths.games>['list'][number];
export type Stuck = DataOf<typeof paths.stuck>;
export type CodeRow = DataOf<typeof paths.codes>['list'][number];

export const vendorKeyOf = ({ code }: VendorRow) => code;

export function useVendors() {
  return useCallQuery(paths.vendors, {}, { refetchInterval: pollMs });
}

export function useVendorGames(vendorCode: string, search: string, page: number) {
  return useQuery({
    ...callQuery(useCaller(), paths.games, { vendorCode, search, page }),
    placeholderData: keepPreviousData,
  });
}

export function useStuck() {
  return useCallQuery(paths.stuck, {}, { refetchInterval: pollMs });
}

export function useCodes() {
  return useCallQuery(paths.codes, {});
}

/** One thing done about providers or their games; what it may have changed is read again. */
export function useVendorAction() {
  return useAction({ refreshes: Object.values(paths) });
}
