import { callQuery, useCaller, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const listPath = '/api/console/report/returns';

export type ReturnRow = DataOf<typeof listPath>['list'][number];

export function useReturns(page: number) {
  return useQuery({ ...callQuery(useCaller(), listPath, { page }), placeholderData: keepPreviousData });
}

export function useLook(onDone: () => void) {
  const t = useText(consoleReportDeskTexts);
  const { submit, ...state } = useMoneyCall({ refreshes: [listPath, '/api/console/queue'] });
  const look = async (body: { readonly noticeIdx: number; readonly note: string }) => {
    const { data } = await submit('/api/console/report/returns/look', body);
    if (data === undefined) return;
    toast({ text: t('consoleReportDesk.looked') });
    onDone();
  };
  return { ...state, look };
}
