import { callQuery, useCaller, useText } from '@hanpan/client';
import { pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptKeys } from '../../app/kept-keys.ts';
import { useDeed } from '../../app/use-deed.ts';
import type { kindFilters, PointDeed, useFilters } from './model.ts';

export interface PointFilter {
  readonly kind: (typeof kindFilters)[number];
  readonly useType: (typeof useFilters)[number];
  readonly search: string;
  readonly page: number;
}

const path = '/api/console/point/list';

export function usePoints(filter: PointFilter) {
  return useQuery({ ...callQuery(useCaller(), path, filter), placeholderData: keepPreviousData });
}

interface PointMove {
  readonly deed: PointDeed;
  readonly amount: Amount;
  /** Given for an event, and not by hand. */
  readonly isEvent: boolean;
  readonly reason: string;
}

/** Gives points to one member or takes them back, once; a repeat after a lost answer is the same deed. */
export function useMovePoints(member: { memberKey: number; memId: string }, onDone: () => void) {
  const t = useText(pointTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  const { memberKey, memId } = member;
  const intentionOf = (move: PointMove) => JSON.stringify({ memberKey, ...move });
  return useDeed<unknown, PointMove>({
    mutationFn: (move) => {
      const { deed, amount, isEvent, reason } = move;
      const body = { memberKey, amount, reason, idempotencyKey: keys.keyOf(intentionOf(move)) };
      if (deed === 'takeBack') return caller('/api/console/point/takeBack', body);
      return caller('/api/console/point/give', { ...body, kind: isEvent ? 'event' : 'operator' });
    },
    onSuccess: (_, move) => {
      keys.settle(intentionOf(move));
      const { deed, amount } = move;
      toast({
        text: t(deed === 'give' ? 'point.console.given' : 'point.console.takenBack', { memId, amount }),
      });
      onDone();
    },
    onError: (error, move) => {
      if (!error.unknown) keys.settle(intentionOf(move));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [path] });
      void queryClient.invalidateQueries({ queryKey: ['/api/console/members'] });
    },
  });
}
