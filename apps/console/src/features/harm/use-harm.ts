import { callQuery, useCaller, useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { type DataOf, type HarmMarker, type HarmOutcome, harmKinds } from '@hanpan/contract';
import { consoleHarmTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const harmPath = '/api/console/harm/list';
const memberPath = '/api/console/harm/member';
const refreshes = [harmPath, memberPath] as const;

export type HarmRow = DataOf<typeof harmPath>['list'][number];

export const kindFilters = ['all', ...harmKinds] as const;

export function harmKeyOf({ memberKey }: Pick<HarmRow, 'memberKey'>): string {
  return String(memberKey);
}

export function useOpenMarkers(filter: {
  readonly kind: (typeof kindFilters)[number];
  readonly page: number;
}) {
  return useQuery({ ...callQuery(useCaller(), harmPath, filter), placeholderData: keepPreviousData });
}

/** The markers of one member, and what was done about them. */
export function useMemberMarkers(memberKey: number) {
  return useCallQuery(memberPath, { memberKey });
}

export interface Review {
  readonly memberKey: number;
  readonly untilMarker: number;
  readonly outcome: HarmOutcome;
  readonly note: string;
}

export function useReview(memId: string, onDone: () => void) {
  const t = useText(consoleHarmTexts);
  const { submit, ...state } = useMoneyCall({ refreshes });
  const review = async (body: Review) => {
    const { data } = await submit('/api/console/harm/review', body);
    if (data === undefined) return;
    toast({ text: t('consoleHarm.reviewed', { memId }) });
    onDone();
  };
  return { ...state, review };
}

/** What a marker says, as a sentence with its figures. */
export function useMarkerWords() {
  const t = useText(consoleHarmTexts);
  return ({ kind, figures }: Pick<HarmMarker, 'kind' | 'figures'>) => {
    const { amount, beforeAmount, count, minutes } = figures;
    const isAfterWin = kind === 'growing-loss' && (beforeAmount ?? 0) < 0;
    return t(isAfterWin ? 'consoleHarm.words.growing-loss-after-win' : `consoleHarm.words.${kind}`, {
      amount: amount ?? 0,
      before: Math.abs(beforeAmount ?? 0),
      count: count ?? 0,
      hours: Math.floor((minutes ?? 0) / 60),
      minutes: (minutes ?? 0) % 60,
    });
  };
}
