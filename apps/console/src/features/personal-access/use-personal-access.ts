import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { type DataOf, mostCountedLooks } from '@hanpan/contract';
import { consolePersonalAccessTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';

export const path = '/api/console/personalAccess';
const monthsPath = `${path}/months` as const;

export type AccessRow = DataOf<typeof path>['list'][number];
export type AccessMonth = DataOf<typeof monthsPath>['list'][number];

export const accessKeyOf = ({ accessKey }: AccessRow) => accessKey;

export function useAccessMonths() {
  return useCallQuery(monthsPath, {});
}

export function useReviewMonth(onDone: () => void) {
  const t = useText(consolePersonalAccessTexts);
  const { submit, ...state } = useMoneyCall({ refreshes: [monthsPath] });
  const review = async (month: string, note: string) => {
    const { data } = await submit(`${path}/review`, { month, note });
    if (data === undefined) return;
    toast({ text: t('consoleAccess.reviewed', { month: data.month }) });
    onDone();
  };
  return { ...state, review };
}

/** Looks are counted up to a number that stands for more as well. */
export function useLookCount(): (count: number) => string {
  const t = useText(consolePersonalAccessTexts);
  return (count) =>
    t(count < mostCountedLooks ? 'consoleAccess.count' : 'consoleAccess.countOrMore', { count });
}
