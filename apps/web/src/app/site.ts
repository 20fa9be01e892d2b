import { type Caller, useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { learnServerTime, settingsFreshMs, useSite } from '@hanpan/kit';
import { commonTexts, productNames } from '@hanpan/messages';
import { queryOptions } from '@tanstack/react-query';

export type GameCode = DataOf<'/api/common/code'>['list'][number];
export type Maintenance = DataOf<'/api/common/siteCheckInfo'>;

/** The site's name. A site named after the product is written in the reader's language; others have one name. */
export function useSiteName(): string {
  const t = useText(commonTexts);
  const name = useSite()?.siteName;
  return name === undefined || productNames.includes(name) ? t('common.siteName') : name;
}

/** The game catalogue of the menus, in `ord` order; empty until it has arrived. */
export function useGameCodes(): readonly GameCode[] {
  const { data } = useCallQuery('/api/common/code', { masterCode: 'GAME' }, { staleTime: settingsFreshMs });
  return data?.list ?? [];
}

/** The maintenance window; its response also sets the server's clock. */
export function maintenanceQuery(caller: Caller) {
  return queryOptions<Maintenance>({
    queryKey: ['/api/common/siteCheckInfo', {}],
    queryFn: async ({ signal }) => {
      const info = await caller('/api/common/siteCheckInfo', {}, { signal });
      learnServerTime(info.now);
      return info;
    },
  });
}

/** ST-08: between start and end; a window without an end lasts until the operator ends it. */
export function isUnderMaintenance(info: Maintenance | undefined, nowMs: number): boolean {
  if (!info?.startDate) return false;
  const endMs = info.endDate === null ? Number.POSITIVE_INFINITY : Date.parse(info.endDate);
  return Date.parse(info.startDate) <= nowMs && nowMs < endMs;
}
