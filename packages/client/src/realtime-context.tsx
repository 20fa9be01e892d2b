import type { PublicTopic, RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ConnectionState, Realtime } from './realtime.ts';

const RealtimeContext = createContext<Realtime | undefined>(undefined);

export function RealtimeProvider(props: { realtime: Realtime; children: ReactNode }) {
  return <RealtimeContext value={props.realtime}>{props.children}</RealtimeContext>;
}

export function useRealtime(): Realtime {
  const realtime = useContext(RealtimeContext);
  if (realtime === undefined) throw new Error('RealtimeProvider is missing');
  return realtime;
}

/** Runs `handler` for every push of this kind while the component is mounted. */
export function usePush<E extends RealtimeEvent>(
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  const realtime = useRealtime();
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.on(event, (payload) => latest(payload)), [realtime, event]);
}

/** Subscribes to a public topic while the component is mounted. */
export function useTopic(topic: PublicTopic): void {
  const realtime = useRealtime();
  useEffect(() => realtime.subscribe(topic), [realtime, topic]);
}

/** Runs after every (re)connection: pushes may have been missed, so snapshots are read again. */
export function useResync(handler: () => void): void {
  const realtime = useRealtime();
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.onState((state) => (state === 'online' ? latest() : undefined)), [realtime]);
}

export function useConnectionState(): ConnectionState {
  const realtime = useRealtime();
  const [state, setState] = useState<ConnectionState>('connecting');
  useEffect(() => realtime.onState(setState), [realtime]);
  return state;
}
