import type { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConnectionOf, openConnection } from './connection.ts';
import { type ConnectionState, openRealtime, type Realtime } from './realtime.ts';

const soon = 3_000;
const atMost = 30_000;

/** A socket of the library, as far as a page uses it: what the server and the network do to it is said by the test. */
class FakeSocket {
  readonly #handlers = new Map<string, (...values: unknown[]) => void>();
  readonly io = { on: () => undefined };
  #hearAll: (event: string, payload: unknown) => void = () => undefined;
  connected = false;
  active = true;
  connects = 0;
  readonly sent: unknown[][] = [];

  on(event: string, handler: (...values: unknown[]) => void): void {
    this.#handlers.set(event, handler);
  }

  onAny(handler: (event: string, payload: unknown) => void): void {
    this.#hearAll = handler;
  }

  emit(...values: unknown[]): void {
    this.sent.push(values);
  }

  connect(): this {
    this.connects += 1;
    this.active = true;
    return this;
  }

  disconnect(): this {
    if (this.connected) this.#end('io client disconnect');
    this.active = false;
    return this;
  }

  open(): void {
    this.connected = true;
    this.#say('connect');
  }

  push(event: string, payload: unknown): void {
    this.#hearAll(event, payload);
  }

  /** A middleware of the server said no: the library gives this socket up. */
  refuse(): void {
    this.active = false;
    this.#say('connect_error');
  }

  /** The network did: the library tries again by itself. */
  fail(): void {
    this.#say('connect_error');
  }

  cut(): void {
    this.active = false;
    this.#end('io server disconnect');
  }

  #end(reason: string): void {
    this.connected = false;
    this.#say('disconnect', reason);
  }

  #say(event: string, ...values: unknown[]): void {
    this.#handlers.get(event)?.(...values);
  }
}

let socket: FakeSocket;
let page: EventTarget;
let realtime: Realtime;
let states: ConnectionState[];
/** How often the library is not to be had yet. */
let missing: number;
let loads: number;

async function load() {
  loads += 1;
  if (missing > 0) {
    missing -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  }
  const fake = (() => socket) as unknown as typeof io;
  return { openConnection: (its: ConnectionOf) => openConnection(its, fake) };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(begin?: Promise<unknown>): Promise<void> {
  realtime = openRealtime('member', '', begin, load);
  realtime.onState((state) => states.push(state));
  await passed(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  socket = new FakeSocket();
  states = [];
  [missing, loads] = [0, 0];
});
afterEach(() => {
  realtime.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a connection that the server does not want now', () => {
  test('is tried again after one to three seconds, and with it come its topics', async () => {
    await open();
    realtime.subscribe('ticker');
    socket.refuse();
    await passed(999);
    expect(socket.connects).toBe(0);
    await passed(soon - 999);
    expect(socket.connects).toBe(1);
    socket.open();
    expect(socket.sent).toEqual([['subscribe', 'ticker']]);
    expect(states.at(-1)).toBe('online');
  });

  test('is tried ever less often, and never gives up', async () => {
    await open();
    const gapsMs: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const beganMs = Date.now();
      const before = socket.connects;
      socket.refuse();
      while (socket.connects === before) await passed(100);
      gapsMs.push(Date.now() - beganMs);
    }
    expect(gapsMs[0]).toBeLessThanOrEqual(soon + 100);
    for (const gapMs of gapsMs.slice(5)) {
      expect(gapMs).toBeGreaterThanOrEqual(10_000);
      expect(gapMs).toBeLessThanOrEqual(atMost + 100);
    }
  });

  test('is tried again where the server ended it, as one that starts anew does', async () => {
    await open();
    socket.open();
    socket.cut();
    expect(states.at(-1)).toBe('offline');
    await passed(soon);
    expect(socket.connects).toBe(1);
    socket.open();
    expect(states.at(-1)).toBe('online');
    // A server that takes and cuts it at once is not asked at every turn; one that kept it for long is asked soon.
    socket.cut();
    await passed(1_999);
    expect(socket.connects).toBe(1);
    await passed(atMost);
    expect(socket.connects).toBe(2);
    socket.open();
    await passed(atMost);
    socket.cut();
    await passed(soon);
    expect(socket.connects).toBe(3);
  });

  test('is left alone once its session has ended, until the page says that it has another or none', async () => {
    await open();
    socket.open();
    socket.push('LOGOUT', { data1: 'E401' });
    socket.cut();
    page.dispatchEvent(new Event('online'));
    await passed(5 * atMost);
    expect(socket.connects).toBe(0);
    realtime.reconnect();
    expect(socket.connects).toBe(1);
    socket.refuse();
    await passed(soon);
    expect(socket.connects).toBe(2);
  });

  test('is left to the library where the network is the reason, and to nobody once the page has closed it', async () => {
    await open();
    socket.fail();
    await passed(5 * atMost);
    expect(socket.connects).toBe(0);
    socket.refuse();
    realtime.close();
    await passed(5 * atMost);
    expect(socket.connects).toBe(0);
  });
});

describe('a library that does not come', () => {
  test('is asked for again until it is there', async () => {
    missing = 3;
    await open();
    expect(loads).toBe(1);
    await passed(soon);
    expect(loads).toBe(2);
    await passed(4 * atMost);
    expect(loads).toBe(4);
    socket.open();
    expect(states.at(-1)).toBe('online');
  });

  test('is asked for at once when a network is found, or the page reconnects', async () => {
    missing = 2;
    await open();
    page.dispatchEvent(new Event('online'));
    await passed(0);
    expect(loads).toBe(2);
    realtime.reconnect();
    await passed(0);
    expect(loads).toBe(3);
    socket.open();
    expect(states.at(-1)).toBe('online');
    await passed(5 * atMost);
    expect(loads).toBe(3);
  });

  test('is not asked for before the page is drawn, nor after it has closed the connection', async () => {
    let draw: () => void = () => undefined;
    missing = 5;
    await open(
      new Promise<void>((resolve) => {
        draw = resolve;
      }),
    );
    realtime.reconnect();
    page.dispatchEvent(new Event('online'));
    await passed(atMost);
    expect(loads).toBe(0);
    draw();
    await passed(0);
    expect(loads).toBe(1);
    realtime.close();
    await passed(5 * atMost);
    expect(loads).toBe(1);
  });
});
