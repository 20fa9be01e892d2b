// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyBet, RoomState } from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';
import type { Opened } from '../cabinet/page.ts';
import { clearPages, draw } from '../cabinet/testing.ts';
import type { SynthSound } from '../sound.ts';
import { shownBaccarat } from './shown/baccarat.tsx';
import { TablePage } from './table-page.tsx';
import { aBet, apiSaying, aReplay, aRound, aState, opened } from './testing.ts';

afterEach(async () => {
  vi.useRealTimers();
  await clearPages();
});

const sound = { press: vi.fn(), win: vi.fn(), reelStop: vi.fn(), enabled: false } as unknown as SynthSound;
const cards = { player: [0, 1], banker: [2, 3] };

const drawnAgo = (agoMs: number, change: Partial<RoomState>) =>
  aState({ round: aRound({ state: 'drawn', outcome: cards, drawnAtMs: Date.now() - agoMs }), ...change });

const table = (api: Partial<PlayApi>, as = opened) =>
  draw(createElement(TablePage, { api: api as PlayApi, sound, opened: as, shown: shownBaccarat }));

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.my-bets li')].map((row) => [
    row.querySelector('[data-tone]')?.getAttribute('data-tone'),
    row.textContent?.includes('20,000'),
  ]);

const won: MyBet = aBet({ status: 'settling', totalAmount: 20_000 });
const late: MyBet = aBet({ id: 'bet-2', status: 'returned', reason: 'too-late' });

test('the list of own bets does not know the result before the cards have shown it, and knows what came too late', async () => {
  const before = await table(apiSaying(drawnAgo(0, { mine: [won, late] })));
  expect(rowsOf(before)).toEqual([
    ['returned', false],
    ['taken', false],
  ]);
  await clearPages();
  const after = await table(apiSaying(drawnAgo(60_000, { mine: [won, late] })));
  expect(rowsOf(after)).toEqual([
    ['returned', false],
    ['won', true],
  ]);
});

test('[REC-1] a table that is looked at again says so, with the money before and after, and asks nothing of a session', async () => {
  const api = { ask: vi.fn(), listen: vi.fn() };
  vi.useFakeTimers();
  const page = await table(api, aReplay({ ...won, status: 'paid' }, cards));
  const told = (...ids: string[]) =>
    ids.map((id) => page.querySelector(`[data-testid="${id}"]`)?.textContent);
  expect(page.querySelector('.room-replay')?.textContent).toMatch(/^Replay of a past round .*#bet-1$/);
  // What it came to is told when the cards have shown it, here as well.
  expect(told('balance-before', 'staked', 'balance', 'net')).toEqual(['100,000 won', '10,000 won', '–', '–']);
  expect(rowsOf(page)).toEqual([['taken', false]]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(told('balance-before', 'balance', 'net')).toEqual(['100,000 won', '110,000 won', '+10,000 won']);
  expect(rowsOf(page)).toEqual([['won', true]]);
  expect(api.ask).not.toHaveBeenCalled();
});

test('a replay of free play names no balance: it was play money', async () => {
  const api = { ask: vi.fn(), listen: vi.fn() };
  const opened = aReplay({ ...won, status: 'paid' }, cards);
  if (opened.mode !== 'replay') throw new Error('a replay');
  const named = async (isDemo: boolean) => {
    const page = await table(api, { ...opened, replay: { ...opened.replay, isDemo } });
    const names = [...page.querySelectorAll('.room-money dt')].map((name) => name.textContent);
    await clearPages();
    return names;
  };
  expect(await named(true)).toEqual(['Play money before', 'Bet this round', 'Play money after']);
  expect(await named(false)).toEqual(['Balance before', 'Bet this round', 'Balance after']);
});

const speaking = (lang: 'ko' | 'en' | 'vi'): Opened =>
  ({
    ...opened,
    state: { ...(opened as Extract<Opened, { mode: 'play' }>).state, lang },
  }) as Opened;

test.each([
  ['ko', '뱅커 6 승 외 2곳 · 30,000원'],
  ['en', 'Banker wins on 6 and 2 more · 30,000 won'],
  ['vi', 'Nhà cái thắng 6 và 2 ô khác · 30.000 won'],
] as const)('a bet on several fields is told in words, in %s', async (lang, line) => {
  const lines = ['banker-six', 'player', 'tie'].map((bet) => ({
    bet,
    stakeAmount: 10_000,
    returnAmount: null,
  }));
  const page = await table(
    apiSaying(aState({ mine: [aBet({ lines, stakeAmount: 30_000 })] })),
    speaking(lang),
  );
  expect(page.querySelector('.my-bets li b')?.textContent).toBe(line);
});

test('what got less than its stake back is told by the sums, over the felt and in the list', async () => {
  const lines = [
    { bet: 'banker', stakeAmount: 10_000, returnAmount: 19_500 },
    { bet: 'tie', stakeAmount: 10_000, returnAmount: 0 },
  ];
  const less = aBet({ status: 'paid', lines, stakeAmount: 20_000, totalAmount: 19_500 });
  const page = await table(apiSaying(drawnAgo(60_000, { mine: [less] })), speaking('ko'));
  expect(page.querySelector('.room-status.result small')?.textContent).toBe('19,500원 받음 (−500원)');
  expect(page.querySelector('.room-status.result em')).toBeNull();
  expect(page.querySelector('.my-bets [data-tone="back"]')?.textContent).toBe('19,500원 받음 (−500원)');
  expect(page.textContent).not.toContain('반환');
});

test('a field that won says what it returned, where the chip lies', async () => {
  const line = { bet: 'banker', stakeAmount: 10_000, returnAmount: 19_500 };
  const bet = aBet({ status: 'paid', lines: [line], totalAmount: 19_500 });
  const round = drawnAgo(60_000, { mine: [bet] });
  const page = await table(
    apiSaying({ ...round, round: round.round && { ...round.round, returns: { banker: 195 } } }),
    speaking('en'),
  );
  expect(page.querySelector('[data-bet="banker"] .spot-won')?.textContent).toBe('19,500');
  expect(page.querySelectorAll('.spot-won')).toHaveLength(1);
});

test('a stake that a tie gives back is told where the chip lies, and is no win', async () => {
  const line = { bet: 'banker', stakeAmount: 10_000, returnAmount: 10_000 };
  const bet = aBet({ status: 'paid', lines: [line], totalAmount: 10_000 });
  const round = drawnAgo(60_000, { mine: [bet] });
  const page = await table(
    apiSaying({ ...round, round: round.round && { ...round.round, returns: { banker: 100 } } }),
    speaking('en'),
  );
  expect(page.querySelector('[data-bet="banker"] .spot-back')?.textContent).toBe('10,000');
  expect(page.querySelector('.spot-won')).toBeNull();
  expect(page.querySelector('[data-won="true"]')).toBeNull();
});

test('while the next round is open the one before is called so', async () => {
  const summary = { winner: 'B', playerTotal: 5, bankerTotal: 7 };
  const page = await table(apiSaying(aState({ past: [{ id: 'r', number: 1, summary }] })), speaking('ko'));
  expect(page.querySelector('.room-status small')?.textContent).toBe('지난 판: 플레이어 5 대 7 뱅커');
});

test('the list of players marks oneself, and is not there where nobody else is', async () => {
  const own = { alias: { word: 0, number: 10 }, bet: null, stakeAmount: 0 };
  const alone = await table(
    apiSaying(aState({ crowd: { here: 1, totals: {}, seats: [own] } })),
    speaking('ko'),
  );
  expect(alone.querySelector('.crowd')).toBeNull();
  await clearPages();
  const other = { alias: { word: 3, number: 95 }, bet: 'player', stakeAmount: 5000 };
  const crowd = { here: 2, totals: {}, seats: [own, other] };
  const page = await table(apiSaying(aState({ crowd })), speaking('ko'));
  expect([...page.querySelectorAll('.crowd li')].map((row) => row.textContent)).toEqual([
    '까나 · 까치 10관전',
    '두두루미 95플레이어 · 5천',
  ]);
});

test('what is told of a press stands above the chips, and the time is in their bar as well', async () => {
  const page = await table(apiSaying(aState()), speaking('ko'));
  expect(page.querySelector('.room-bar .bar-clock')?.textContent).toMatch(/^1[45]초$/);
  await clearPages();
  const closed = await table(apiSaying(aState({ round: aRound({ state: 'closed' }) })), speaking('ko'));
  expect(closed.querySelector('.bar-clock')?.textContent).toBe('마감');
  await act(() => closed.querySelector<HTMLElement>('[data-bet="player"]')?.click());
  expect(closed.querySelector('.room-bar .room-told')?.textContent).toContain('베팅이 마감되었습니다');
  expect(closed.querySelector('.room-stage .room-told')).toBeNull();
});

test('a phone shows what came last in one row above the layout', async () => {
  const matches = vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  const came = (id: string, winner: string) => ({ id, number: 1, summary: { winner, shoe: 1 } });
  const past = [came('a', 'P'), came('b', 'B'), came('c', 'T')];
  const page = await table(apiSaying(aState({ past })), speaking('ko'));
  const row = page.querySelector('.bead-row');
  expect(
    [...(row?.children ?? [])].map((bead) => [bead.textContent, bead.getAttribute('data-tone')]),
  ).toEqual([
    ['플', 'first'],
    ['뱅', 'second'],
    ['무', 'tie'],
  ]);
  const board = page.querySelector('.board');
  expect(row && board && row.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  matches.mockRestore();
});
