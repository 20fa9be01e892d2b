import { type PublicTopic, type RealtimeEvent, realtimePath } from '@hanpan/contract';
import { io } from 'socket.io-client';
import { Attempts } from './attempts.ts';

/** What a page gives its connection, and hears of it. */
export interface ConnectionOf {
  readonly as: 'member' | 'operator';
  readonly origin: string;
  /** What it has subscribed to, asked for after every connect. */
  readonly topics: () => Iterable<PublicTopic>;
  readonly onHeard: () => void;
  readonly onOnline: () => void;
  readonly onOffline: () => void;
  readonly onEvent: (event: RealtimeEvent, payload: unknown) => void;
}

export interface Connection {
  readonly isOnline: () => boolean;
  /** Lost where it is not online: what is subscribed to is sent after every connect. */
  readonly emit: (name: 'subscribe' | 'unsubscribe', topic: PublicTopic) => void;
  /** Opens it anew, with the session that the page has now. */
  readonly reopen: () => void;
  /** The same where a network was found, and not once the session has ended. */
  readonly networkFound: () => void;
  readonly close: () => void;
}

/**
 * The library goes on by itself where the network broke. Where the server refused or ended the connection, as one whose database
 * starts anew does, it is tried again here; not after LOGOUT, until the page has a session again or is a guest's and reopens it.
 */
export function openConnection(page: ConnectionOf, connect: typeof io = io): Connection {
  const socket = connect(page.origin, {
    path: realtimePath,
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
    auth: { as: page.as },
  });
  const attempts = new Attempts();
  let hasEnded = false;
  let isClosed = false;
  const connectLater = () => {
    if (!isClosed && !hasEnded) attempts.later(() => socket.connect());
  };
  const connectNow = () => {
    attempts.begin();
    socket.disconnect().connect();
  };
  const emit: Connection['emit'] = (name, topic) => void socket.emit(name, topic);
  socket.io.on('ping', page.onHeard);
  socket.on('connect', () => {
    attempts.succeeded();
    page.onHeard();
    for (const topic of page.topics()) emit('subscribe', topic);
    page.onOnline();
  });
  socket.on('disconnect', (reason) => {
    page.onOffline();
    if (reason === 'io server disconnect') connectLater();
  });
  socket.on('connect_error', () => {
    if (!socket.active) connectLater();
  });
  socket.onAny((event: RealtimeEvent, payload) => {
    page.onHeard();
    if (event === 'LOGOUT') hasEnded = true;
    page.onEvent(event, payload);
  });
  return {
    isOnline: () => socket.connected,
    emit,
    reopen() {
      hasEnded = false;
      connectNow();
    },
    networkFound() {
      if (!hasEnded) connectNow();
    },
    close() {
      isClosed = true;
      attempts.stop();
      socket.disconnect();
    },
  };
}
