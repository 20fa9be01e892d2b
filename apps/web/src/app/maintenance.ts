import { useCaller } from '@hanpan/client';
import { announceAheadMs } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { isUnderMaintenance, type Maintenance, maintenanceQuery } from './site.ts';

const longestWaitMs = 60_000;

interface MaintenanceState {
  readonly info: Maintenance | undefined;
  readonly isRunning: boolean;
}

/** How long until the next edge of the window; a minute where none is near, because windows may be changed. */
function untilNextEdge(info: Maintenance | undefined, nowMs: number): number {
  const edges = [info?.startDate, info?.endDate].flatMap((edge) => (edge ? [Date.parse(edge) - nowMs] : []));
  if (info?.startDate) edges.push(Date.parse(info.startDate) - announceAheadMs - nowMs);
  return Math.min(longestWaitMs, ...edges.filter((leftMs) => leftMs > 0));
}

/** The maintenance window as of now (ST-08): it begins and ends on the server's clock, to the second. */
export function useMaintenance(pollMs: number): MaintenanceState {
  const { data } = useQuery({ ...maintenanceQuery(useCaller()), refetchInterval: pollMs });
  const [tick, lookAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the timer of the next one.
  useEffect(() => {
    const timer = setTimeout(lookAgain, untilNextEdge(data, serverNow()) + 50);
    return () => clearTimeout(timer);
  }, [data, tick]);
  return { info: data, isRunning: isUnderMaintenance(data, serverNow()) };
}
