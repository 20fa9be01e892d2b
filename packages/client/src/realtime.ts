import type { PublicTopic, RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import type { Connection, ConnectionOf } from './connection.ts';
import { Silence } from './silence.ts';

type Handler<E extends RealtimeEvent> = (payload: RealtimeEvents[E]) => void;

/** `resync` tells a page that pushes may have been missed: read the snapshot again. */
export type ConnectionState = 'connecting' | 'online' | 'offline';

export interface Realtime {
  on<E extends RealtimeEvent>(event: E, handler: Handler<E>): () => void;
  subscribe(topic: PublicTopic): () => void;
  onState(handler: (state: ConnectionState) => void): () => void;
  /** Reopens the socket, so that it carries the current session. */
  reconnect(): void;
  close(): void;
}

/** The library is asked for again after so long, and then ever later. */
const firstRetryMs = 2_000;
const longestRetryMs = 20_000;

/**
 * One socket for a page. The client library is loaded only when the page asks for it, because the first paint does
 * not need it. After every reconnect the subscriptions are sent again and `online` is announced, which is the moment
 * to read snapshots again. It carries the session of the page's own kind alone, where the browser has both. It connects
 * once `begin` has resolved: a page that is being drawn needs its time for that.
 */
export function openRealtime(
  as: 'member' | 'operator',
  origin = '',
  begin: Promise<unknown> = Promise.resolve(),
  load: () => Promise<{ openConnection: (page: ConnectionOf) => Connection }> = () =>
    import('./connection.ts'),
): Realtime {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const topics = new Map<PublicTopic, number>();
  const watchers = new Set<(state: ConnectionState) => void>();
  let connection: Connection | undefined;
  let closed = false;
  let hasBegun = false;
  let retryMs = firstRetryMs;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let current: ConnectionState = 'connecting';

  const announce = (state: ConnectionState) => {
    if (state === current && state === 'offline') return;
    current = state;
    for (const watcher of watchers) watcher(state);
  };
  // Also where the first connection does not come about.
  const silence = new Silence((isSilent) => {
    if (isSilent) announce('offline');
    else if (connection?.isOnline()) announce('online');
  });
  const onNetworkLost = () => announce('offline');
  // Without this it would wait for its next attempt, or for the heartbeat to fail.
  const onNetworkFound = () => {
    if (connection !== undefined) connection.networkFound();
    else if (hasBegun) void start();
  };
  window.addEventListener('offline', onNetworkLost);
  window.addEventListener('online', onNetworkFound);

  const start = async () => {
    hasBegun = true;
    clearTimeout(retry);
    const loaded = await load().catch(() => undefined);
    if (closed || connection !== undefined) return;
    if (loaded === undefined) {
      retry = setTimeout(start, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      return;
    }
    connection = loaded.openConnection({
      as,
      origin,
      topics: () => topics.keys(),
      onHeard: silence.heard,
      onOnline: () => announce('online'),
      onOffline: () => announce('offline'),
      onEvent: (event, payload) => {
        for (const handler of handlers.get(event) ?? []) handler(payload as never);
      },
    });
  };
  void begin.then(start);

  return {
    on(event, handler) {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler));
      return () => set.delete(handler);
    },
    subscribe(topic) {
      const count = topics.get(topic) ?? 0;
      topics.set(topic, count + 1);
      if (count === 0 && connection?.isOnline()) connection.emit('subscribe', topic);
      return () => {
        const left = (topics.get(topic) ?? 1) - 1;
        if (left > 0) topics.set(topic, left);
        else if (topics.delete(topic) && connection?.isOnline()) connection.emit('unsubscribe', topic);
      };
    },
    onState(handler) {
      watchers.add(handler);
      // A late subscriber is told the current state.
      if (current !== 'connecting') handler(current);
      return () => watchers.delete(handler);
    },
    reconnect() {
      if (connection !== undefined) connection.reopen();
      else if (hasBegun) void start();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      silence.stop();
      window.removeEventListener('offline', onNetworkLost);
      window.removeEventListener('online', onNetworkFound);
      connection?.close();
    },
  };
}
