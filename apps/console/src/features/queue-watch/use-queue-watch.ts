import { callQuery, useCaller, usePush, useResync } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { QueueCounts } from '../../app/navigation.ts';
import { type Arrival, afterPoll, afterPush, type QueueKind, type Step, type Told } from './model.ts';

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
  const { data } = useQuery({
    ...callQuery(useCaller(), queuePath, {}),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
  return data;
}

/** Mounted once, by the shell. Tells of every new item once, whether a push or the poll brought it. */
export function useQueueWatch(onArrival: (arrival: Arrival) => void): QueueCounts | undefined {
  const queryClient = useQueryClient();
  const counts = useQueueCounts();
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
    const step = afterPush(told.current, push);
    told.current = step.told;
    for (const arrival of step.arrivals) onArrival(arrival);
    refresh([queuePath, ...pathsOf[push.kind]]);
  });
  usePush('ledger', () => refresh(['/api/console/ledger/summary', '/api/console/ledger/accounts']));
  useResync(() => refresh([queuePath, ...Object.values(pathsOf).flat()]));
  return counts;
}
