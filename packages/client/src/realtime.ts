import { type PublicTopic, type RealtimeEvent, type RealtimeEvents, realtimePath } from '@hanpan/contract';
import type { io, Socket } from 'socket.io-client';
import { Attempts } from './attempts.ts';
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

/**
 * One socket for a page. The client library is loaded only when the page asks for it, because the first paint does
 * not need it. After every reconnect the subscriptions are sent again and `online` is announced, which is the moment
 * to read snapshots again. It carries the session of the page's own kind alone, where the browser has both. It connects
 * once `begin` has resolved: a page that is being drawn needs its time for that.
 *
 * The library goes on by itself where the network broke. Where the server refused or ended the connection, as one whose database
 * starts anew does, or the library did not come, it is tried again here; not after LOGOUT, until the page has a session again
 * or is a guest's and says so by `reconnect`.
 */
export function openRealtime(
  as: 'member' | 'operator',
  origin = '',
  begin: Promise<unknown> = Promise.resolve(),
  load: () => Promise<{ readonly io: typeof io }> = () => import('socket.io-client'),
): Realtime {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const topics = new Map<PublicTopic, number>();
  const watchers = new Set<(state: ConnectionState) => void>();
  let socket: Socket | undefined;
  let closed = false;
  let hasBegun = false;
  let current: ConnectionState = 'connecting';

  const announce = (state: ConnectionState) => {
    if (state === current && state === 'offline') return;
    current = state;
    for (const watcher of watchers) watcher(state);
  };
  // Also where the first connection does not come about.
  const silence = new Silence((isSilent) => {
    if (isSilent) announce('offline');
    else if (socket?.connected) announce('online');
  });
  const attempts = new Attempts();
  let hasEnded = false;
  const connectLater = () => {
    if (!closed && !hasEnded) attempts.later(() => socket?.connect());
  };
  const connectNow = () => {
    attempts.begin();
    if (socket === undefined) void start();
    else socket.disconnect().connect();
  };
  const onNetworkLost = () => announce('offline');
  // Without this it would wait for its next attempt, or for the heartbeat to fail.
  const onNetworkFound = () => {
    if (hasBegun && !hasEnded) connectNow();
  };
  window.addEventListener('offline', onNetworkLost);
  window.addEventListener('online', onNetworkFound);

  const start = async () => {
    hasBegun = true;
    const loaded = await load().catch(() => undefined);
    if (closed || socket !== undefined) return;
    if (loaded === undefined) return attempts.later(() => void start());
    socket = loaded.io(origin, {
      path: realtimePath,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 3000,
      auth: { as },
    });
    socket.io.on('ping', silence.heard);
    socket.on('connect', () => {
      attempts.succeeded();
      silence.heard();
      for (const topic of topics.keys()) socket?.emit('subscribe', topic);
      announce('online');
    });
    socket.on('disconnect', (reason) => {
      announce('offline');
      if (reason === 'io server disconnect') connectLater();
    });
    socket.on('connect_error', () => {
      if (socket?.active === false) connectLater();
    });
    socket.onAny((event: RealtimeEvent, payload) => {
      silence.heard();
      if (event === 'LOGOUT') hasEnded = true;
      for (const handler of handlers.get(event) ?? []) handler(payload as never);
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
      hasEnded = false;
      if (hasBegun) connectNow();
    },
    close() {
      closed = true;
      attempts.stop();
      silence.stop();
      window.removeEventListener('offline', onNetworkLost);
      window.removeEventListener('online', onNetworkFound);
      socket?.disconnect();
    },
  };
}
