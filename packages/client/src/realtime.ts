import { type PublicTopic, type RealtimeEvent, type RealtimeEvents, realtimePath } from '@hanpan/contract';
import type { Socket } from 'socket.io-client';

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

/**
 * One socket for a page. The client library is loaded only when the page asks for it, because the first paint does
 * not need it. After every reconnect the subscriptions are sent again and `online` is announced, which is the moment
 * to read snapshots again. It carries the session of the page's own kind alone, where the browser has both.
 */
export function openRealtime(as: 'member' | 'operator', origin = ''): Realtime {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const topics = new Map<PublicTopic, number>();
  const watchers = new Set<(state: ConnectionState) => void>();
  let socket: Socket | undefined;
  let closed = false;
  let current: ConnectionState = 'connecting';

  const announce = (state: ConnectionState) => {
    current = state;
    for (const watcher of watchers) watcher(state);
  };

  const start = async () => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    socket = io(origin, {
      path: realtimePath,
      transports: ['websocket'],
      reconnectionDelayMax: 5000,
      auth: { as },
    });
    socket.on('connect', () => {
      for (const topic of topics.keys()) socket?.emit('subscribe', topic);
      announce('online');
    });
    socket.on('disconnect', () => announce('offline'));
    socket.onAny((event: RealtimeEvent, payload) => {
      for (const handler of handlers.get(event) ?? []) handler(payload as never);
    });
  };
  void start();

  return {
    on(event, handler) {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler));
      return () => set.delete(handler);
    },
    subscribe(topic) {
      const count = topics.get(topic) ?? 0;
      topics.set(topic, count + 1);
      if (count === 0 && socket?.connected) socket.emit('subscribe', topic);
      return () => {
        const left = (topics.get(topic) ?? 1) - 1;
        if (left > 0) topics.set(topic, left);
        else if (topics.delete(topic) && socket?.connected) socket.emit('unsubscribe', topic);
      };
    },
    onState(handler) {
      watchers.add(handler);
      // A late subscriber is told the current state.
      if (current !== 'connecting') handler(current);
      return () => watchers.delete(handler);
    },
    reconnect() {
      socket?.disconnect().connect();
    },
    close() {
      closed = true;
      socket?.disconnect();
    },
  };
}
