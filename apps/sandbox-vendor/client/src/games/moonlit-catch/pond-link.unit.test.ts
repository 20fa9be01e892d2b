import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatTaken } from '../../../../src/games/moonlit-catch/play-api.ts';
import { NoResponse, type PlayApi, Refusal } from '../../api.ts';
import { PondLink } from './pond-link.ts';

/** A stream that does what the test says. */
class WrittenStream extends EventTarget {
  static opened: WrittenStream[] = [];
  readonly CLOSED = 2;
  readyState = 0;
  readonly url: string;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  constructor(url: string) {
    super();
    this.url = url;
    WrittenStream.opened.push(this);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  say(type: string) {
    this.dispatchEvent(new Event(type));
  }
  tick() {
    this.onmessage({ data: '{"type":"tick","nowMs":0,"born":[],"gone":[],"shots":[],"boats":null}' });
  }
  /** Answered by something that is no stream: the browser does not open it again. */
  fail() {
    this.close();
    this.onerror();
  }
}

const seatTaken = (seat: string): SeatTaken => ({
  seat,
  boat: 1,
  pond: { nowMs: 0, fish: [], boats: [{ number: 1 }] },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', WrittenStream);
  WrittenStream.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page at the pond of a server that gives these answers to who asks for a seat, then more seats. */
async function atPond(answers: (string | Error)[] = []) {
  const queue = ['seat-1', ...answers];
  const sit = vi.fn(async () => {
    const answer = queue.shift() ?? 'seat-more';
    if (answer instanceof Error) throw answer;
    return seatTaken(answer);
  });
  const shoot = vi.fn(async ({ seat }: { seat: string }) =>
    seat === 'seat-1'
      ? { kind: 'refused' as const, reason: 'no-seat' as const }
      : { kind: 'fired' as const, paid: 0, struck: [], left: 1, paidSoFar: 0 },
  );
  const events = { shot: vi.fn(), trouble: vi.fn(), over: vi.fn() };
  const link = new PondLink({ pond: { sit, shoot } } as unknown as PlayApi);
  link.sit(events);
  await vi.advanceTimersByTimeAsync(0);
  const streams = () => WrittenStream.opened.map(({ url }) => url.split('=')[1]);
  const last = () => WrittenStream.opened.at(-1) as WrittenStream;
  return { link, sit, shoot, events, streams, last };
}

test('a seat that is lost is taken again, however long the server is away', async () => {
  const away = new NoResponse('503');
  const { sit, events, streams, last } = await atPond([away, away, away, away, away, away, 'seat-2']);
  last().say('left');
  await vi.advanceTimersByTimeAsync(1000);
  expect(events.trouble).toHaveBeenLastCalledWith('elsewhere');
  expect(sit.mock.calls.length).toBeLessThan(4);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
  last().onopen();
  expect(events.trouble).toHaveBeenLastCalledWith(null);
  expect(events.over).not.toHaveBeenCalled();
});

test('a pond that is full is asked again, and the player is told why it takes so long', async () => {
  const { events, streams, last } = await atPond([new Refusal({ error: 'room-full' }), 'seat-2']);
  last().say('left');
  await vi.advanceTimersByTimeAsync(500);
  expect(events.trouble).toHaveBeenLastCalledWith('full');
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
});

test('a stream that the browser gives up is opened again with a new seat', async () => {
  const { streams, last } = await atPond(['seat-2']);
  last().onerror();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams()).toEqual(['seat-1']);
  last().fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
});

test('a stream that says nothing for long is dead, whatever the browser believes', async () => {
  const { events, streams, last } = await atPond(['seat-2']);
  for (let ticks = 0; ticks < 5; ticks += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    last().tick();
  }
  expect(streams()).toEqual(['seat-1']);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(events.trouble).toHaveBeenLastCalledWith('elsewhere');
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
});

test('a shot that nobody answers tells the player that the connection is lost, and takes one new seat', async () => {
  const { link, sit, shoot, events, streams, last } = await atPond(['seat-2']);
  shoot.mockRejectedValue(new NoResponse('down'));
  const answers = await Promise.all([link.shoot(1), link.shoot(2)]);
  expect(answers).toEqual(answers.map(() => ({ kind: 'refused', reason: 'no-magazine' })));
  expect(events.trouble).toHaveBeenLastCalledWith('elsewhere');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sit).toHaveBeenCalledTimes(2);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
  last().onopen();
  expect(events.trouble).toHaveBeenLastCalledWith(null);
});

test('a page whose seat another page has taken stops, and asks for none', async () => {
  const { link, sit, events, last } = await atPond();
  last().say('replaced');
  await link.shoot(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sit).toHaveBeenCalledTimes(1);
  expect(last().readyState).toBe(2);
  expect(events.over).toHaveBeenCalledWith(new Refusal({ error: 'session-replaced' }));
});

test('a page whose player fired nothing for too long asks for no seat until the player comes back', async () => {
  const { link, sit, events, streams, last } = await atPond(['seat-2']);
  last().say('idle');
  expect(events.trouble).toHaveBeenLastCalledWith('idle');
  expect(last().readyState).toBe(2);
  await link.shoot(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sit).toHaveBeenCalledTimes(1);
  link.comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
  last().onopen();
  expect(events.trouble).toHaveBeenLastCalledWith(null);
  // A second press changes nothing.
  link.comeBack();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sit).toHaveBeenCalledTimes(2);
  expect(events.over).not.toHaveBeenCalled();
});

test('a session that is refused ends the attempts', async () => {
  const { sit, events, last } = await atPond([new Refusal({ error: 'session-ended' })]);
  last().say('left');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sit).toHaveBeenCalledTimes(2);
  expect(events.over).toHaveBeenCalledTimes(1);
});

test('shots at a server that does not know the seat take one new seat together', async () => {
  const { link, sit, streams } = await atPond(['seat-2']);
  const answers = await Promise.all([link.shoot(1), link.shoot(2), link.shoot(3)]);
  expect(answers).toEqual(answers.map(() => ({ kind: 'returned', reason: 'fish-gone' })));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sit).toHaveBeenCalledTimes(2);
  expect(streams()).toEqual(['seat-1', 'seat-2']);
  expect(await link.shoot(1)).toMatchObject({ kind: 'fired' });
});

test('a page that leaves while it waits for a seat takes none', async () => {
  const { link, sit, last } = await atPond([new NoResponse('down')]);
  last().say('left');
  await vi.advanceTimersByTimeAsync(500);
  link.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sit).toHaveBeenCalledTimes(2);
});
