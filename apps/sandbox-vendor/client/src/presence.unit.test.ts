import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from './api.ts';
import { keepPresence } from './presence.ts';

const page = new EventTarget();
let told: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  told = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const api = (hasSession: boolean) => ({
  hasSession,
  alive: async () => void told.push('alive'),
  leave: async () => void told.push('leave'),
});

test('a page reports that it is open, that it closes, and that it is back', () => {
  ({ stop } = keepPresence(api(true), () => undefined));
  vi.advanceTimersByTime(40_000);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['alive', 'alive', 'leave', 'alive']);
});

test('a page without a session reports nothing', () => {
  ({ stop } = keepPresence(api(false), () => undefined));
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([]);
});

/** Channels of one browser: what one says, every other hears. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: string): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

const refused = () => Promise.reject(new Refusal({ error: 'session-replaced' }));

test('a page whose game is opened in another window is told at once, and a page of another game goes on', async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const over: string[] = [];
  const page = (name: string, alive: () => Promise<void>) =>
    keepPresence({ hasSession: true, alive, leave: async () => undefined }, ({ refusal }) =>
      over.push(`${name} ${refusal.error}`),
    );
  const pages = [page('first', refused), page('other game', async () => undefined)];
  const second = page('second', async () => undefined);
  stop = () => {
    for (const each of [...pages, second]) each.stop();
  };
  second.opened();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toEqual(['first session-replaced']);
});

test('where one of two pages closes, the other says that it is still there once the first has said good-bye', async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const [closing, staying] = [new EventTarget(), new EventTarget()];
  const pageOn = (target: EventTarget, name: string) => {
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    return keepPresence(
      {
        hasSession: true,
        alive: async () => void told.push(`${name} alive`),
        leave: async () => void told.push(`${name} leave`),
      },
      () => undefined,
    );
  };
  const pages = [pageOn(closing, 'first'), pageOn(staying, 'copy')];
  stop = () => {
    for (const each of pages) each.stop();
  };
  closing.dispatchEvent(new Event('pagehide'));
  pages[0]?.stop();
  expect(told).toEqual(['first leave']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(['first leave', 'copy alive']);
});

test('without such a channel the next sign of life tells it', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const over = vi.fn();
  ({ stop } = keepPresence({ hasSession: true, alive: refused, leave: async () => undefined }, over));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(over).toHaveBeenCalledOnce();
});

test('a server that does not answer ends nothing', async () => {
  const over = vi.fn();
  const alive = () => Promise.reject(new Error('no response'));
  ({ stop } = keepPresence({ hasSession: true, alive, leave: async () => undefined }, over));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(over).not.toHaveBeenCalled();
});
