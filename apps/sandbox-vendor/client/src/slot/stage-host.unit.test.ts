// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stageHost } from './stage-host.ts';
import type { FromStage } from './stage-messages.ts';

const art = { fan: 'fan', knot: 'knot' } as const;
const paper = { day: '#fff', night: '#eee' };
const grid = [
  ['fan', 'knot'],
  ['knot', 'fan'],
  ['fan', 'fan'],
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function host() {
  const told: FromStage[] = [];
  const canvas = document.createElement('canvas');
  return { told, canvas, say: stageHost((message) => told.push(message)) };
}

test('a call is answered when it has been shown, after each reel that has landed', async () => {
  const { told, canvas, say } = host();
  say({ type: 'begin', canvas, kind: 'falls', setup: { art, paper, reels: 3, rows: 2, first: grid } });
  say({ type: 'call', id: 1, name: 'start', args: [] });
  say({ type: 'call', id: 2, name: 'land', args: [{ type: 'spin', grid }] });
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([{ type: 'done', id: 1 }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.slice(1)).toEqual([
    { type: 'landed', reel: 0 },
    { type: 'landed', reel: 1 },
    { type: 'landed', reel: 2 },
    { type: 'done', id: 2 },
  ]);
});

test('where nothing may move, reels that turn land together, and only then is the press answered', async () => {
  const { told, canvas, say } = host();
  const strips = [
    ['fan', 'knot'],
    ['knot', 'fan'],
  ];
  say({ type: 'begin', canvas, kind: 'reels', setup: { art, paper, reels: 2, rows: 1 } });
  say({ type: 'calm', still: true });
  say({ type: 'call', id: 1, name: 'show', args: [strips, [0, 0]] });
  say({ type: 'call', id: 2, name: 'start', args: [] });
  say({ type: 'call', id: 3, name: 'land', args: [strips, [1, 1]] });
  await vi.advanceTimersByTimeAsync(600);
  expect(told.some(({ type }) => type === 'landed')).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(told.slice(-3)).toEqual([
    { type: 'landed', reel: 0 },
    { type: 'landed', reel: 1 },
    { type: 'done', id: 3 },
  ]);
});
