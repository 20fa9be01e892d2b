import { expect, test } from 'vitest';
import type { FeedMessage, FixtureMessage } from '../messages.ts';
import { type EventMessage, FixtureGate } from './fixture-gate.ts';

function stop(event: string, saidAtMs = 1): EventMessage {
  return {
    kind: 'bet-stop',
    feed: 'uof',
    producer: '1',
    saidAtMs,
    receivedAtMs: 1,
    event,
    markets: 'all',
    to: 'suspended',
    reason: 'feed',
  };
}

function fixture(event: string): FixtureMessage {
  const named = { key: 'k', name: 'n' };
  const about = { feed: 'uof', producer: '1', saidAtMs: 1, receivedAtMs: 1, event } as const;
  const sides = { competition: named, home: named, away: named };
  return { ...about, ...sides, kind: 'fixture', sport: 'soccer', startsAtMs: 1, status: 'scheduled' };
}

/** A gate whose questions a test answers by hand. */
function gate() {
  const open = new Map<string, (answer: FixtureMessage | undefined) => void>();
  const handed: string[] = [];
  const lost: string[] = [];
  const services = {
    ask: (event: string) =>
      new Promise<FixtureMessage | undefined>((resolve) => {
        open.set(event, resolve);
      }),
    deliver: async (messages: readonly FeedMessage[]) => {
      handed.push(...messages.map((one) => `${one.kind} ${'event' in one ? one.event : ''}`));
    },
    refuse: async () => undefined,
    lose: async (_: object, { event }: EventMessage) => {
      lost.push(event);
    },
    clock: () => 0,
  };
  const answer = async (event: string) => {
    open.get(event)?.(fixture(event));
    open.delete(event);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { own: new FixtureGate(services), open, handed, lost, answer };
}

test('four questions at once, and the fifth when one of them is answered', async () => {
  const { own, open, answer } = gate();
  for (const event of ['a', 'b', 'c', 'd', 'e']) await own.pass(stop(event));
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd']);
  await answer('b');
  expect([...open.keys()]).toEqual(['a', 'c', 'd', 'e']);
});

test('an event that waits for its fixture does not hold up another', async () => {
  const { own, handed, answer } = gate();
  await own.pass(stop('slow'));
  await own.pass(stop('quick'));
  await answer('quick');
  await own.pass(stop('quick'));
  expect(handed).toEqual(['fixture quick', 'bet-stop quick', 'bet-stop quick']);
});

test('a recovery would begin at the oldest message that waits', async () => {
  const { own, answer } = gate();
  expect(own.oldestWaitingMs()).toBeUndefined();
  await own.pass(stop('a', 30));
  await own.pass(stop('b', 20));
  await own.pass(stop('b', 10));
  expect(own.oldestWaitingMs()).toBe(20);
  await answer('b');
  expect(own.oldestWaitingMs()).toBe(30);
});

test('what waits is bounded for one event and for all of them, and beyond that is lost by name', async () => {
  const { own, lost, handed, answer } = gate();
  for (let each = 0; each < 501; each += 1) await own.pass(stop('a'));
  expect(lost).toEqual(['a']);
  for (let each = 0; each < 20_000; each += 1) await own.pass(stop(`e${each}`));
  expect(lost).toHaveLength(501);
  await answer('a');
  expect(handed).toHaveLength(501);
  await own.pass(stop('z'));
  expect(lost).toHaveLength(501);
});
