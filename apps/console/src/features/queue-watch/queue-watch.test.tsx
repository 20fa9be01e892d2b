import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeRealtime, fakeServer, me, renderInConsole } from '../../testing/console-world.tsx';
import { type Arrival, afterPoll, afterPush, titleWith, totalOf } from './model.ts';
import { createSoundPlayer } from './sound-player.ts';
import { useQueueWatch } from './use-queue-watch.ts';

afterEach(cleanup);

const counts = {
  signups: 1,
  partners: 0,
  deposits: 2,
  withdrawals: 0,
  accountRequests: 0,
  questions: 0,
  approvals: 0,
  adjustments: 0,
  overdueDeposits: 0,
  overdueWithdrawals: 0,
  bigBets: 0,
  stuck: 0,
  significant: 0,
  returns: 0,
};

test('what already waits at the start is not announced', () => {
  expect(afterPoll(undefined, counts)).toEqual({ told: counts, arrivals: [] });
});

test('a pushed item is announced once: the poll that counts it is silent', () => {
  const pushed = afterPush(counts, { kind: 'deposit', change: 'new' });
  expect(pushed.arrivals).toEqual([{ kind: 'deposit', count: 1 }]);
  expect(afterPoll(pushed.told, { ...counts, deposits: 3 }).arrivals).toEqual([]);
});

test('what came while the socket was away is announced by the poll', () => {
  expect(afterPoll(counts, { ...counts, deposits: 5, withdrawals: 1 }).arrivals).toEqual([
    { kind: 'deposit', count: 3 },
    { kind: 'withdrawal', count: 1 },
  ]);
});

test('a step that leaves the item in the queue makes no sound, not even at the next poll', () => {
  const claimed = afterPush(counts, { kind: 'deposit', change: 'done' });
  expect(claimed.arrivals).toEqual([]);
  expect(afterPoll(claimed.told, counts).arrivals).toEqual([]);
});

test('the title of the tab begins with how much waits', () => {
  expect(titleWith('입금 대기', totalOf(counts))).toBe('(3) 입금 대기');
  expect(titleWith('입금 대기', totalOf(undefined))).toBe('입금 대기');
});

function Watch({ onArrival }: { onArrival: (arrival: Arrival) => void }) {
  const seen = useQueueWatch(onArrival);
  return <p>{seen === undefined ? 'none' : `${seen.deposits} deposits`}</p>;
}

test('a push announces the item and refreshes the counts', async () => {
  const now = { ...counts };
  const arrivals: Arrival[] = [];
  const { realtime, push } = fakeRealtime();
  const server = fakeServer({ '/api/console/queue': () => ({ ...now }) });
  await renderInConsole(<Watch onArrival={(arrival) => arrivals.push(arrival)} />, {
    caller: server.caller,
    realtime,
  });
  await screen.findByText('2 deposits');
  now.deposits = 3;
  push('queue', { kind: 'deposit', change: 'new' });
  await screen.findByText('3 deposits');
  await waitFor(() => expect(arrivals).toEqual([{ kind: 'deposit', count: 1 }]));
});

test('nobody is called to the work of others, or shown a count of it', async () => {
  const arrivals: Arrival[] = [];
  const { realtime, push } = fakeRealtime();
  const server = fakeServer({ '/api/console/queue': () => counts });
  await renderInConsole(<Watch onArrival={(arrival) => arrivals.push(arrival)} />, {
    caller: server.caller,
    realtime,
    operator: { ...me, roles: ['support'] },
  });
  await screen.findByText('0 deposits');
  push('queue', { kind: 'deposit', change: 'new' });
  push('queue', { kind: 'question', change: 'new' });
  await waitFor(() => expect(arrivals).toEqual([{ kind: 'question', count: 1 }]));
});

function fakeAudio() {
  const frequencies: number[] = [];
  let running = false;
  const node = { connect: (next: unknown) => next };
  const context = {
    get state() {
      return running ? 'running' : 'suspended';
    },
    currentTime: 0,
    destination: node,
    resume: async () => {
      running = true;
    },
    createGain: () => ({
      ...node,
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    }),
    createOscillator: () => ({
      ...node,
      frequency: {
        set value(hertz: number) {
          frequencies.push(hertz);
        },
      },
      start: () => undefined,
      stop: () => undefined,
    }),
  };
  return { open: () => context as unknown as AudioContext, frequencies };
}

test('no sound is tried before a click has unlocked it', async () => {
  const { open, frequencies } = fakeAudio();
  const player = createSoundPlayer(open, () => 0);
  expect(player.play('deposit')).toBe(false);
  expect(await player.unlock()).toBe(true);
  expect(player.play('deposit')).toBe(true);
  expect(frequencies).toHaveLength(2);
});

test('kinds sound different, and a burst of one kind sounds once', async () => {
  const { open, frequencies } = fakeAudio();
  let nowMs = 0;
  const player = createSoundPlayer(open, () => nowMs);
  await player.unlock();
  player.play('deposit');
  expect(player.play('deposit')).toBe(false);
  expect(player.play('withdrawal')).toBe(true);
  expect(frequencies.slice(0, 2)).not.toEqual(frequencies.slice(2));
  nowMs = 1500;
  expect(player.play('deposit')).toBe(true);
});
