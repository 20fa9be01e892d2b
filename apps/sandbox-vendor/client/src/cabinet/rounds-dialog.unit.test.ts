// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedRound } from '../../../src/play/play-api.ts';
import { translator } from '../messages/translate.ts';
import { roundName, roundTime } from './round-time.ts';
import { RoundsDialog } from './rounds-dialog.tsx';
import { clearPages, draw } from './testing.ts';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearPages();
});

const round = (change: Partial<ListedRound>): ListedRound => ({
  roundId: '27c0ed61-ee9d-4c69-b76d-22dcdfd93384',
  playedAtMs: new Date(2026, 10, 30, 13, 5, 9).getTime(),
  stakeAmount: 1000,
  totalAmount: 0,
  status: 'played',
  ...change,
});

const dialogOf = (ask: (method: string, path: string) => Promise<unknown>) =>
  draw(
    createElement(RoundsDialog, {
      api: { ask: (method, path) => ask(method, path) as never },
      t: translator('ko'),
      onClose: () => undefined,
    }),
  );

test('each round says its stake and what came back, and only more than the stake is a win', async () => {
  const page = await dialogOf(async () => [
    round({ roundId: 'a', totalAmount: 2400 }),
    round({ roundId: 'b', totalAmount: 600 }),
    round({ roundId: 'c', totalAmount: null, status: 'returned' }),
    round({ roundId: 'd', totalAmount: 0 }),
  ]);
  const rows = [...page.querySelectorAll('.round-money')].map((row) => row.textContent);
  expect(rows).toEqual([
    '판돈 1,000원당첨 2,400원',
    '판돈 1,000원반환 600원',
    '판돈 1,000원취소 · 판돈 반환',
    '판돈 1,000원미당첨',
  ]);
  expect([...page.querySelectorAll('[data-won="true"]')]).toHaveLength(1);
  // What was never played cannot be seen again.
  expect(page.querySelectorAll('.rounds button')).toHaveLength(3);
});

test('without a round it says what will be here, and where the list does not come it is asked for once more', async () => {
  expect((await dialogOf(async () => [])).textContent).toContain('아직 지난 판이 없습니다');
  let answers = 0;
  const page = await dialogOf(async () => {
    answers += 1;
    if (answers === 1) throw new Error('down');
    return [round({})];
  });
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('불러오지 못했습니다');
  await act(async () => page.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
  expect(page.querySelectorAll('.rounds li')).toHaveLength(1);
});

test('a round is shown again in a window of its own that has no hold of the game, in its language', async () => {
  const replace = vi.fn();
  const target = { opener: window, location: { replace }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(target as unknown as Window);
  const page = await dialogOf(async (_method, path) =>
    path === '/api/rounds' ? [round({})] : { link: 'the-link' },
  );
  await act(async () => page.querySelector<HTMLButtonElement>('.rounds button')?.click());
  expect(target.opener).toBeNull();
  expect(replace).toHaveBeenCalledWith(`${location.pathname}?replay=the-link&lang=ko`);
});

test('a window that the browser blocks, and a round that cannot be shown, are told', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const page = await dialogOf(async (_method, path) => {
    if (path === '/api/rounds') return [round({})];
    throw new Error('not found');
  });
  const press = () => act(async () => page.querySelector<HTMLButtonElement>('.rounds button')?.click());
  await press();
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('새 창을 막았습니다');
  const close = vi.fn();
  opened.mockReturnValue({ opener: null, location: { replace: vi.fn() }, close } as unknown as Window);
  await press();
  expect(close).toHaveBeenCalled();
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('보여 드리지 못합니다');
});

test('a round of today is told by its time, an earlier one by its day too, and one that is seen again by its number', () => {
  const at = new Date(2026, 10, 30, 13, 5, 9).getTime();
  expect(roundTime(at, 'ko', at + 1000)).toBe('13:05:09');
  expect(roundTime(at, 'ko', at + 86_400_000)).toContain('11. 30.');
  expect(roundName(round({}), 'ko')).toMatch(/11\. 30\..*13:05:09 · #27c0ed61$/);
});
