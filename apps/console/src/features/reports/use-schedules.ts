import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { useFailureText } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

const path = '/api/console/report/schedules';
/** Files come by themselves. */
const pollMs = 30_000;

export type Schedule = DataOf<typeof path>['list'][number];
export type Wish = Omit<RequestOf<'/api/console/report/schedules/create'>, 'idempotencyKey'>;

export function useSchedules() {
  return useCallQuery(path, {}, { refetchInterval: pollMs });
}

/** What operators do with schedules; `end` resolves with whether it was done. */
export function useScheduleActions() {
  const t = useText(consoleReportDeskTexts);
  const text = useFailureText();
  const { submit, failure, isSending } = useMoneyCall({ refreshes: [path] });
  return {
    isSending,
    error: failure && text(failure),
    add: async (wish: Wish) => {
      const { data } = await submit('/api/console/report/schedules/create', wish);
      if (data !== undefined) toast({ text: t('consoleReportDesk.added') });
    },
    end: async (scheduleIdx: number) => {
      const { data } = await submit('/api/console/report/schedules/end', { scheduleIdx });
      return data !== undefined;
    },
  };
}
