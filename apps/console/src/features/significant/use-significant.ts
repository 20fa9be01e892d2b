import { callQuery, useCaller, useMoneyCall, useText } from '@hanpan/client';
import { type DataOf, significantKinds } from '@hanpan/contract';
import { consoleSignificantTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const path = '/api/console/significant/list';
const refreshes = [path, '/api/console/queue'] as const;

export type EventRow = DataOf<typeof path>['list'][number];

export const kindFilters = ['all', ...significantKinds] as const;

export function eventKeyOf({ eventIdx }: Pick<EventRow, 'eventIdx'>): string {
  return String(eventIdx);
}

interface Filter {
  readonly kind: (typeof kindFilters)[number];
  readonly onlyNew: boolean;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly page: number;
}

export function useEvents(filter: Filter) {
  return useQuery({ ...callQuery(useCaller(), path, filter), placeholderData: keepPreviousData });
}

/** Notes events as seen by this operator. */
export function useSee() {
  const t = useText(consoleSignificantTexts);
  const { submit, ...state } = useMoneyCall({ refreshes });
  const see = async (eventIdxs: number[]) => {
    const { data } = await submit('/api/console/significant/seen', { eventIdxs });
    if (data !== undefined) toast({ text: t('consoleSignificant.seenDone', { count: data.seen }) });
  };
  return { ...state, see };
}
