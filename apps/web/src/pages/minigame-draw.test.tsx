import type { DataOf, MiniBet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { dismissToast, ToastHost, toast } from '@hanpan/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useHeldBack } from '../app/held-back.ts';
import { useBalance } from '../app/session.ts';
import { applyBalance } from '../app/session-cache.ts';
import { aBoard, aMiniBet, aResult } from '../features/minigame/board.fixture.ts';
import { useMiniSlip } from '../features/minigame/mini-slip-store.ts';
import { mockMedia } from '../test/match-media.ts';
import { MinigamePage } from './minigame-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

type Board = DataOf<'/api/minigame/board'>;

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Far enough away that no test of a slow machine sees it close. */
const openRound = { closesAt: inMs(3_600_000), drawsAt: inMs(3_610_000) };
let isStill = false;

beforeEach(() => {
  isStill = false;
  mockMedia((query) => isStill && query.includes('reduced-motion'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  useMiniSlip.setState({ picks: {}, stakeAmount: undefined, attempt: undefined, accepted: undefined });
});

function dismissToasts(): void {
  const newest = toast({ text: '' });
  for (const id of [newest, newest - 1, newest - 2]) dismissToast(id);
}

/** What the toasts on screen say, which a screen reader is told too. */
const toasts = () =>
  [...document.querySelectorAll('[data-toasts] li p')].map((each) => each.textContent?.trim());

const pickOdd = async () => fireEvent.click(await screen.findByRole('button', { name: /파워볼 홀짝 홀/ }));
const typeStake = (stake: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '베팅 금액' }), { target: { value: stake } });

describe('a draw on which one has bet', () => {
  const paid = { status: 'PASS', winCash: amount(58_500), result: 'odd' } as const;
  const lost = { status: 'FAIL', winCash: amount(0), result: 'even' } as const;
  let outcome: Partial<MiniBet> = {};
  let isHidden = false;
  let stageTop = 0;
  const roundOf = (round: number) => ({ ...aBoard(openRound).round, round }) as NonNullable<Board['round']>;

  beforeEach(() => {
    outcome = {};
    isHidden = false;
    stageTop = -2_000;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: stageTop, bottom: stageTop + 600, height: 600 }) as DOMRect,
    );
  });

  afterEach(() => dismissToasts());

  function Header() {
    const { cashAmt, pointAmt } = useBalance();
    return <output aria-label="header">{`${cashAmt} ${pointAmt}`}</output>;
  }

  /** Round 237 is being drawn, and the member has bet on it or not. */
  function watch({
    hasBet = true,
    bet,
  }: {
    hasBet?: boolean;
    bet?: () => Promise<DataOf<'/api/minigame/bet'>>;
  } = {}) {
    let board = aBoard({ closesAt: inMs(-11_000), drawsAt: inMs(-500) });
    const list = (round: number) => (hasBet && round === 237 ? [aMiniBet(outcome)] : []);
    const page = (
      <>
        <Header />
        <MinigamePage game="powerball" />
        <ToastHost />
      </>
    );
    const world = renderPage(page, {
      '/api/minigame/board': () => board,
      '/api/minigame/myBets': ({ round }) => ({
        list: list(round),
        total: { stake: amount(30_000), winCash: outcome.winCash ?? amount(0) },
      }),
      ...(bet && { '/api/minigame/bet': bet }),
    });
    /** The board goes on to the next round before it has the result of this one. */
    const goOn = async () => {
      board = aBoard({ change: { round: roundOf(238) } });
      await world.push('miniRound', { game: 'powerball' } as never);
      await screen.findByText('238회 베팅');
    };
    const settle = async (settled: Partial<MiniBet>) => {
      outcome = settled;
      const cashAmt = amount(100_000 + (settled.winCash ?? 0));
      act(() => applyBalance(world.queryClient, { cashAmt, pointAmt: amount(30), version: 2 }));
      await world.push('miniBet', { bet: aMiniBet(settled) });
      board = aBoard({ change: { round: roundOf(238), results: [237, 236].map((each) => aResult(each)) } });
      await world.push('miniRound', { game: 'powerball' } as never);
    };
    return { ...world, settle, goOn };
  }

  const header = () => screen.getByRole('status', { name: 'header' }).textContent;
  const hide = async (now: boolean) => {
    isHidden = now;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('is told nowhere on the page before the stage has shown it', async () => {
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(paid);
    expect(await screen.findByText('결과는 이미 정해졌고, 화면은 그대로 보여 드립니다.')).toBeTruthy();
    const bets = within(await screen.findByRole('region', { name: '237회 내 베팅' }));
    await waitFor(() => expect(bets.getByText('추첨 대기')).toBeTruthy());
    expect(bets.queryByText('적중')).toBeNull();
    expect(bets.queryByText('58,500')).toBeNull();
    expect(screen.queryByText(/237회 적중금/)).toBeNull();
    const history = within(screen.getByRole('region', { name: '지난 결과' }));
    expect(history.queryByText('237회')).toBeNull();
    expect(screen.queryByRole('link', { name: '237회 검증하기' })).toBeNull();
    expect(header()).toBe('100000 0');

    fireEvent.click(screen.getByRole('button', { name: '결과 바로 보기' }));
    expect(await bets.findByText('적중')).toBeTruthy();
    expect(history.getByText('237회')).toBeTruthy();
    await waitFor(() => expect(header()).toBe('158500 30'));
    expect(toasts()).toEqual(['237회 적중금 58,500원']);
  });

  test('stays awaited where the board has the next round before the result of this one', async () => {
    const { settle, goOn } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await goOn();
    const bets = within(screen.getByRole('region', { name: '237회 내 베팅' }));
    expect(await bets.findByText('추첨 대기')).toBeTruthy();
    expect(toasts()).toEqual(['237회 추첨이 시작되었습니다.']);
    await settle(paid);
    await screen.findByRole('button', { name: '결과 바로 보기' });
    expect(header()).toBe('100000 0');
    fireEvent.click(screen.getByRole('button', { name: '결과 바로 보기' }));
    await waitFor(() => expect(header()).toBe('158500 30'));
  });

  test('is told at once to whoever asked for less motion', async () => {
    isStill = true;
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(lost);
    expect(await screen.findByText('237회 미적중 · 베팅 금액 30,000원')).toBeTruthy();
    expect(header()).toBe('100000 30');
    const bets = within(screen.getByRole('region', { name: '237회 내 베팅' }));
    expect(bets.getByText('-30,000').parentElement?.textContent).toContain('미적중');
  });

  test('holds no balance back on a page that is hidden, and tells its result when somebody is there again', async () => {
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(paid);
    await screen.findByRole('button', { name: '결과 바로 보기' });
    expect(header()).toBe('100000 0');
    await hide(true);
    expect(header()).toBe('158500 30');
    expect(screen.queryByRole('button', { name: '결과 바로 보기' })).toBeNull();
    expect(toasts()).not.toContain('237회 적중금 58,500원');
    await hide(false);
    await waitFor(() => expect(toasts()).toEqual(['237회 적중금 58,500원']));
  });

  test('holds the balance back for a few seconds at most where its result does not come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { queryClient } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    act(() => applyBalance(queryClient, { cashAmt: amount(400_000), pointAmt: amount(0), version: 2 }));
    expect(header()).toBe('100000 0');
    await act(() => vi.advanceTimersByTimeAsync(6_500));
    expect(header()).toBe('400000 0');
    vi.useRealTimers();
  });

  test('holds nothing back once the page is left', async () => {
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(paid);
    await screen.findByRole('button', { name: '결과 바로 보기' });
    expect(useHeldBack.getState()).toEqual({ cashAmt: 100_000, pointAmt: 0 });
    cleanup();
    expect(useHeldBack.getState()).toEqual({});
  });

  test('holds nothing back and announces nothing to whoever has not bet on it', async () => {
    const { settle } = watch({ hasBet: false });
    await screen.findByText('직전 236회');
    await settle({ winCash: amount(50_000) });
    await screen.findByRole('button', { name: '결과 바로 보기' });
    expect(header()).toBe('150000 30');
    expect(toasts()).toEqual([]);
  });

  test('a stake that is placed meanwhile leaves the balance that is shown', async () => {
    const bet = async () => ({ bet: aMiniBet({ round: 238 }), cashAmt: amount(128_500), version: 3 });
    const { settle } = watch({ bet });
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(paid);
    await pickOdd();
    typeStake('30000');
    fireEvent.click(screen.getByRole('button', { name: '238회 30,000원 베팅' }));
    await waitFor(() => expect(header()).toBe('70000 0'));
    fireEvent.click(screen.getByRole('button', { name: '결과 바로 보기' }));
    await waitFor(() => expect(header()).toBe('128500 30'));
  });

  test('leads to the stage from wherever on the page one is, and is not announced where that is in view', async () => {
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    watch();
    fireEvent.click(await screen.findByRole('button', { name: '추첨 보기' }));
    expect(into).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('mini-stage');
    cleanup();
    stageTop = 60;
    watch();
    await screen.findByText('추첨 대기');
    expect(toasts()).toEqual([]);
  });

  test('whose round is void says what was returned', async () => {
    isStill = true;
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle({ status: 'CANCEL', winCash: amount(30_000) });
    expect(await screen.findByText('237회 적특 · 30,000원을 돌려 드렸습니다.')).toBeTruthy();
  });

  test('tells again nothing that is only replayed', async () => {
    isStill = true;
    const { settle } = watch();
    await screen.findByText('237회 추첨이 시작되었습니다.');
    await settle(paid);
    await screen.findByText('237회 적중금 58,500원', { selector: 'li p' });
    dismissToasts();
    fireEvent.click(screen.getByRole('button', { name: '추첨 다시 보기' }));
    const bets = within(screen.getByRole('region', { name: '237회 내 베팅' }));
    expect(bets.getByText('적중')).toBeTruthy();
    expect(header()).toBe('158500 30');
    fireEvent.click(screen.getByRole('button', { name: '결과 바로 보기' }));
    expect(toasts()).toEqual([]);
  });
});
