import { callQuery, type UsedMoneyCall, useCaller, useMoneyCall, usePush, useTopic } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useOperator } from '../../app/session.ts';
import { afterPush, type TradingFilter } from './model.ts';

const listPath = '/api/console/sports/events';
const eventPath = '/api/console/sports/event';
const reviewPath = '/api/console/sports/reviews';
/** Money moves with every bet; score and clock come by push. */
const pollMs = 4_000;

export function useTradingEvents(filter: TradingFilter) {
  return useQuery({
    ...callQuery(useCaller(), listPath, filter),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export function useTradingEvent(eventId: number) {
  return useQuery({
    ...callQuery(useCaller(), eventPath, { eventId }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export function useReviews(page: number) {
  return useQuery({
    ...callQuery(useCaller(), reviewPath, { page }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

/** Scores and clocks as they are pushed. */
export function useLiveScores() {
  const [live, setLive] = useState<ReturnType<typeof afterPush>>(new Map());
  useTopic('sports');
  usePush('events', ({ events }) => setLive((known) => afterPush(known, events)));
  return live;
}

/** Whether this operator settles by hand: it settles bets of every site, so it takes the role and the platform's rights. */
export function useMayCorrect(): boolean {
  const mayCorrect = useMay('/api/console/sports/result');
  return useOperator().isPlatform && mayCorrect;
}

const refreshes = [listPath, eventPath, reviewPath] as const;

interface TradingAction extends Pick<UsedMoneyCall, 'isSending' | 'submit'> {
  readonly error: string | undefined;
  readonly failureText: ReturnType<typeof useFailureText>;
}

/** Something that a trader does: once per press, with its refusal to show; sent again it is the same action. */
export function useTradingAction(): TradingAction {
  const { failure, isSending, submit } = useMoneyCall({ refreshes });
  const failureText = useFailureText();
  return { isSending, submit, error: failure && failureText(failure), failureText };
}
