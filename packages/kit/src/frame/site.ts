import { type CallError, type Caller, callQuery, useCaller } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Site = DataOf<'/api/etc/siteOption'>['siteOption'] & {
  /** A referrer fixed by the site: sign-up then asks for none. */
  readonly joinRecommenderId: string | null;
};

export const settingsFreshMs = 300_000;

export function siteQuery(caller: Caller) {
  const option = callQuery(caller, '/api/etc/siteOption', {});
  return queryOptions<Site, CallError>({
    queryKey: ['site', ...option.queryKey],
    queryFn: async ({ signal }) => {
      const { siteOption, joinRecommanderId } = await caller('/api/etc/siteOption', {}, { signal });
      return { ...siteOption, joinRecommenderId: joinRecommanderId };
    },
    staleTime: settingsFreshMs,
  });
}

/** The site's settings; undefined until they have arrived. */
export function useSite(): Site | undefined {
  const { data } = useQuery(siteQuery(useCaller()));
  return data;
}
