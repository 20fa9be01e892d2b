import type { RoomMessage } from '../../../src/rooms/room-api.ts';
import { type PlayApi, Refusal } from '../api.ts';
import { rest } from '../cabinet/persist.ts';
import type { ClosedReason } from '../cabinet/view.ts';

/** The server says something every two seconds; a stream that is silent for longer is dead. */
const silenceMs = 6_000;
const pausesMs = [300, 1000, 2000, 4000];

interface Hears {
  message(message: RoomMessage): void;
  reconnecting(reconnecting: boolean): void;
  closed(reason: ClosedReason): void;
}

/**
 * Listens to a room until it is told that the session is over. A stream that breaks, falls silent or leaves a message out is
 * opened again, and begins with a snapshot.
 */
export function listenToRoom(api: Pick<PlayApi, 'listen' | 'page'>, hears: Hears): () => void {
  let [stopped, abort]: [boolean, AbortController | undefined] = [false, undefined];
  const run = async () => {
    for (let failures = 0; !stopped; failures += 1) {
      abort = new AbortController();
      try {
        const heard = await hearStream(api, abort, hears);
        if (heard === 'ended') return;
        if (heard > 0) failures = 0;
      } catch (error) {
        if (error instanceof Refusal) return hears.closed(error.refusal.error);
      }
      if (stopped) return;
      hears.reconnecting(true);
      await rest(pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0);
    }
  };
  void run();
  return () => {
    stopped = true;
    abort?.abort();
  };
}

/** How many messages one stream brought, or that it was the last. */
async function hearStream(
  api: Pick<PlayApi, 'listen' | 'page'>,
  abort: AbortController,
  hears: Hears,
): Promise<number | 'ended'> {
  let timer = setTimeout(() => abort.abort(), silenceMs);
  let version = 0;
  try {
    const stream = await api.listen(`/api/room/stream?page=${api.page}`, abort.signal);
    for await (const message of messagesOf(stream)) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), silenceMs);
      if (message.type === 'end') {
        hears.closed(message.error);
        return 'ended';
      }
      if (message.version !== version + 1) return version;
      version = message.version;
      if (message.type === 'snapshot') hears.reconnecting(false);
      if (hasNews(message)) hears.message(message);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
  return version;
}

/** A patch of nothing is the stream's sign of life. */
const hasNews = (message: RoomMessage) => message.type !== 'patch' || Object.keys(message.patch).length > 0;

async function* messagesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<RoomMessage> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice(6)) as RoomMessage;
  }
}
