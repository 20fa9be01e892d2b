import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { type DataOf, mostCountedLooks } from '@hanpan/contract';
import { consolePersonalAccessTexts, consoleShellTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { places } from '../../app/navigation.ts';

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

const partOf = (call: string) => call.split('/')[3];

/** The pages that ask a call, in words: those that begin with it, or else the first ones that ask others of its part. */
export function useScreenWords(): (call: string) => string {
  const t = useText(consoleShellTexts);
  return (call) => {
    const own = places.filter((each) => each.call === call);
    const near = places.filter((each) => partOf(each.call) === partOf(call)).slice(0, 2);
    const names = (own.length > 0 ? own : near).map(({ name }) => t(`consoleShell.${name}`));
    return names.length === 0 ? call : names.join(' · ');
  };
}
