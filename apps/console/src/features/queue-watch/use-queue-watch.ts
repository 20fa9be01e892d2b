import { callQuery, useCaller, usePush, useResync } from '@hanpan/client';
import { type CallPath, mayCall } from '@hanpan/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { ownQueue, places, type QueueCounts } from '../../app/navigation.ts';
import { useOperator } from '../../app/session.ts';
import {
  type Arrival,
  afterPoll,
  afterPush,
  placeOf,
  type QueueKind,
  type Step,
  type Told,
} from './model.ts';

const pollMs = 15_000;
const queuePath = '/api/console/queue';

const pathsOf: Record<QueueKind, readonly CallPath[]> = {
  deposit: ['/api/console/cash/list', '/api/console/cash/detail'],
  withdrawal: ['/api/console/cash/list', '/api/console/cash/detail'],
  signup: ['/api/console/members'],
  account: ['/api/console/account/list'],
  question: ['/api/console/board/list', '/api/console/board/detail'],
  approval: ['/api/console/approval/list'],
  adjustment: ['/api/console/adjustment/list'],
  return: ['/api/console/report/returns'],
};

/** Counts, also while the tab is hidden: that is when a person needs the sound. */
export function useQueueCounts(): QueueCounts | undefined {
  const { roles } = useOperator();
  const { data } = useQuery({
    ...callQuery(useCaller(), queuePath, {}),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
  return useMemo(() => data && ownQueue(roles, data), [data, roles]);
}

/** Whether this operator does something about items of a kind: nobody is called to the work of others. */
function useIsOwn(): (kind: QueueKind) => boolean {
  const { roles } = useOperator();
  return (kind) => {
    const work = places.find(({ name }) => name === placeOf[kind])?.work;
    return work === undefined || mayCall(roles, work);
  };
}

/** Mounted once, by the shell. Tells of every new item once, whether a push or the poll brought it. */
export function useQueueWatch(onArrival: (arrival: Arrival) => void): QueueCounts | undefined {
  const queryClient = useQueryClient();
  const counts = useQueueCounts();
  const isOwn = useIsOwn();
  const told = useRef<Told>(undefined);

  const take = useEffectEvent((step: Step) => {
    told.current = step.told;
    for (const arrival of step.arrivals) onArrival(arrival);
  });
  useEffect(() => {
    if (counts !== undefined) take(afterPoll(told.current, counts));
  }, [counts]);

  const refresh = (paths: readonly CallPath[]) => {
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] });
  };
  usePush('queue', (push) => {
    if (isOwn(push.kind)) {
      const step = afterPush(told.current, push);
      told.current = step.told;
      for (const arrival of step.arrivals) onArrival(arrival);
    }
    refresh([queuePath, ...pathsOf[push.kind]]);
  });
  usePush('ledger', () => refresh(['/api/console/ledger/summary', '/api/console/ledger/accounts']));
  useResync(() => refresh([queuePath, ...Object.values(pathsOf).flat()]));
  return counts;
}
