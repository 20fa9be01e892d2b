import { CallError } from '@hanpan/client';
import type { DataOf, MiniGame, RequestOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { formatTime } from '@hanpan/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBoard, aMiniBet, aResult } from '../features/minigame/board.fixture.ts';
import { useMiniSlip } from '../features/minigame/mini-slip-store.ts';
import { mockMedia } from '../test/match-media.ts';
import { MinigamePage } from './minigame-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

type Board = DataOf<'/api/minigame/board'>;
type Bets = DataOf<'/api/minigame/myBets'>;

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Far enough away that no test of a slow machine sees it close. */
const openRound = { closesAt: inMs(3_600_000), drawsAt: inMs(3_610_000) };
const noBets: Bets = { list: [], total: { stake: amount(0), winCash: amount(0) } };
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
  useMiniSlip.setState({ refusal: undefined });
});

interface Server {
  readonly game?: MiniGame;
  readonly board?: () => Board;
  readonly bets?: (body: RequestOf<'/api/minigame/myBets'>) => Bets;
  readonly bet?: () => Promise<DataOf<'/api/minigame/bet'>>;
  readonly excludedUntil?: string | null;
}

function open({ game = 'powerball', board, bets = () => noBets, bet, excludedUntil = null }: Server = {}) {
  return renderPage(<MinigamePage game={game} />, {
    '/api/minigame/board': board ?? (() => aBoard({ game, ...openRound })),
    '/api/minigame/myBets': bets,
    '/api/protection/exclusion': () => ({ excludedUntil }),
    ...(bet && { '/api/minigame/bet': bet }),
  });
}

const pickOdd = async (name = /파워볼 홀짝 홀/) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const typeStake = (stake: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '베팅 금액' }), { target: { value: stake } });
const accepted = { bet: aMiniBet(), cashAmt: amount(70_000), version: 2 };

describe('every game has its page', () => {
  test.each([
    ['WR-11', 'powerball', '파워볼 홀짝', '파워볼'],
    ['WR-12', 'powerladder', '도착', '파워사다리'],
    ['WR-13', 'speedkino', '합 홀짝', '스피드키노'],
    ['WR-14', 'kinoladder', '사다리 조합', '키노사다리'],
  ] as const)('[%s] %s: its round, last result, markets and proof', async (_, game, market, title) => {
    open({ game });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('group', { name: market })).toBeTruthy();
    expect(screen.getByRole('timer', { name: '마감까지' })).toBeTruthy();
    expect(screen.getByText('직전 236회')).toBeTruthy();
    const proof = screen.getAllByRole('link', { name: '236회 검증하기' })[0];
    expect(proof?.getAttribute('href')).toBe(`/fair/${'a'.repeat(64)}?draw=236`);
    expect(screen.getByText(/추첨은 매번 독립입니다/)).toBeTruthy();
  });
});

test.each([
  ['powerball', '파워볼 구간A 0–2 · B 3–4 · C 5–6 · D 7–9', '다섯 개를 차례로'],
  ['kinoladder', '줄 수3줄 1–35 · 4줄 36–70', '첫 번째 수 하나로'],
] as const)(
  '[GAM-1][GAM-2] the rules of %s, its limits and what each selection means stand beside the bets',
  async (game, market, how) => {
    open({ game });
    const rules = await screen.findByRole('region', { name: '게임 방법' });
    expect(rules.textContent).toContain(market);
    expect(rules.textContent).toContain(how);
    expect(rules.textContent).toMatch(/베팅은 [\d,]+원부터 [\d,]+원까지, 적중금은 [\d,]+원까지/);
  },
);

describe('a bet', () => {
  test('is placed once, on the round and at the odds that are shown, with a key', async () => {
    const { sent } = open({ bet: async () => accepted });
    await pickOdd();
    typeStake('30000');
    expect(screen.getByText('58,500')).toBeTruthy();
    const button = screen.getByRole('button', { name: '237회 30,000원 베팅' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('베팅을 접수했습니다. M-7Q4K21')).toBeTruthy();
    expect(sent('/api/minigame/bet')).toEqual([
      {
        game: 'powerball',
        day: '2026-01-01',
        round: 237,
        market: 'pb_odd_even',
        pick: 'odd',
        odds: 1.95,
        line: null,
        stake: 30_000,
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  test('that the rules of the slip refuse is not sent, and why is said', async () => {
    open();
    await pickOdd();
    typeStake('500');
    expect(screen.getByText('최소 1,000원부터 걸 수 있습니다')).toBeTruthy();
    typeStake('200000');
    expect(screen.getByText('보유금이 부족합니다. 지금 100,000원이 있습니다')).toBeTruthy();
    expect((screen.getByRole('button', { name: /237회 .*베팅$/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('that the server refuses keeps its selection and says so in the words of the server', async () => {
    const refusal = new CallError('B6050', '이 회차는 베팅이 마감되었습니다.');
    open({ bet: () => Promise.reject(refusal) });
    await pickOdd();
    typeStake('10000');
    fireEvent.click(screen.getByRole('button', { name: '237회 10,000원 베팅' }));
    expect((await screen.findByRole('alert')).textContent).toContain('이 회차는 베팅이 마감되었습니다.');
    expect(useMiniSlip.getState().picks.powerball?.pick).toBe('odd');
  });

  test('[BC-04] whose response is lost is asked for once more after 5 seconds, under its key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const askedAtMs: number[] = [];
      const bet = () => {
        askedAtMs.push(Date.now());
        return Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true));
      };
      const { sent } = open({ bet });
      await pickOdd();
      typeStake('10000');
      fireEvent.click(screen.getByRole('button', { name: '237회 10,000원 베팅' }));
      await vi.advanceTimersByTimeAsync(5_100);
      await vi.waitFor(() => expect(sent('/api/minigame/bet')).toHaveLength(2));
      const [first = 0, second = 0] = askedAtMs;
      expect(second - first).toBeGreaterThanOrEqual(5_000);
      expect(new Set(sent('/api/minigame/bet').map((body) => body.idempotencyKey)).size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not placed at odds that have changed until they are taken', async () => {
    let odds = 1.95;
    const { push } = open({ board: () => aBoard({ ...openRound, odds }) });
    await pickOdd();
    typeStake('10000');
    odds = 1.9;
    await push('miniRound', { game: 'powerball' } as never);
    expect(await screen.findByText('배당이 1.95에서 1.90(으)로 바뀌었습니다.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /10,000원 베팅/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '새 배당 받기' }));
    expect(screen.getByRole('button', { name: '237회 10,000원 베팅' })).toBeTruthy();
  });

  test('is not placed at a line that has changed until it is taken, and is sent with the line that was read', async () => {
    let kenoUnderUpTo = 780;
    const board = () =>
      aBoard({ ...openRound, game: 'speedkino', change: { rules: { kenoUnderUpTo, kenoLadderSplit: 35 } } });
    const bet = async () => ({ ...accepted, bet: aMiniBet({ game: 'speedkino' }) });
    const { push, sent } = open({ game: 'speedkino', board, bet });
    expect(await screen.findByRole('group', { name: '합 언더오버 780.5' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /합 언더오버.*언더/ }));
    typeStake('10000');
    kenoUnderUpTo = 775;
    await push('miniRound', { game: 'speedkino' } as never);
    expect(await screen.findByText('나누는 기준이 780.5에서 775.5(으)로 바뀌었습니다.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /10,000원 베팅/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '새 기준 받기' }));
    fireEvent.click(screen.getByRole('button', { name: '237회 10,000원 베팅' }));
    expect(await screen.findByText('베팅을 접수했습니다. M-7Q4K21')).toBeTruthy();
    expect(sent('/api/minigame/bet')).toMatchObject([{ market: 'sum_under_over', line: 775 }]);
  });

  test('whose result is not known blocks the next one, and is asked for with the same key', async () => {
    const request = {
      game: 'powerball' as const,
      day: '2026-01-01',
      round: 237,
      market: 'pb_odd_even',
      pick: 'odd',
      odds: 1.95,
      stake: 10_000,
      idempotencyKey: '0b0e8a3e-5d3a-4d0c-9a53-2f6f4c1f0001',
    };
    useMiniSlip.setState({ attempt: { memId: 'member01', request } });
    const { sent } = open({ bet: async () => accepted });
    fireEvent.click(await screen.findByRole('button', { name: '다시 확인' }));
    expect(await screen.findByText('베팅을 접수했습니다. M-7Q4K21')).toBeTruthy();
    expect(sent('/api/minigame/bet')).toEqual([request]);
    expect(useMiniSlip.getState().attempt).toBeUndefined();
  });
});

describe('what became of a bet', () => {
  const told = (memId: string, game: MiniGame) =>
    useMiniSlip.setState({
      accepted: { memId, bet: aMiniBet({ game }) },
      refusal: { memId, game, day: '2026-01-01', round: 237, text: '이 회차는 베팅이 마감되었습니다.' },
    });

  test('is not told any more in the slip of the next round', async () => {
    told('member01', 'powerball');
    const next = { ...aBoard(openRound).round, round: 238 } as NonNullable<Board['round']>;
    let board = aBoard(openRound);
    const world = open({ board: () => board });
    expect(await screen.findByText('베팅을 접수했습니다. M-7Q4K21')).toBeTruthy();
    board = aBoard({ change: { round: next } });
    await world.push('miniRound', { game: 'powerball' } as never);
    expect(await screen.findByText('238회 베팅')).toBeTruthy();
    expect(screen.queryByText(/베팅을 접수했습니다/)).toBeNull();
    expect(screen.queryByText('이 회차는 베팅이 마감되었습니다.')).toBeNull();
  });

  test('is told to its member, under its game', async () => {
    told('member01', 'powerball');
    open();
    expect(await screen.findByText('베팅을 접수했습니다. M-7Q4K21')).toBeTruthy();
    expect(screen.getByText('이 회차는 베팅이 마감되었습니다.')).toBeTruthy();
  });

  test.each([
    ['of another member', 'member02', 'powerball'],
    ['of another game', 'member01', 'speedkino'],
  ] as const)('%s is not told', async (_, memId, game) => {
    told(memId, game);
    open();
    expect(await screen.findByText('직전 236회')).toBeTruthy();
    expect(screen.queryByText(/베팅을 접수했습니다/)).toBeNull();
    expect(screen.queryByText('이 회차는 베팅이 마감되었습니다.')).toBeNull();
  });
});

describe('where no bets are taken the page says why', () => {
  test.each([
    ['closed', { closesAt: inMs(-1_000), drawsAt: inMs(3_600_000) }, {}, '237회 베팅이 마감되었습니다'],
    ['off', openRound, { betting: 'off' }, '지금은 이 게임의 베팅을 받지 않습니다'],
    ['late', openRound, { betting: 'late' }, '앞 회차의 추첨이 늦어지고 있습니다'],
    ['none', openRound, { betting: 'none', round: null }, '예정된 회차가 없습니다'],
    ['not allowed', openRound, { mayBet: false }, /베팅이 제한된 계정입니다/],
  ] as const)('%s', async (_, times, change, words) => {
    open({ board: () => aBoard({ ...times, change }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '베팅 금액' })).toBeNull();
  });

  test('[RG-7] whoever has excluded itself is told that, and not to ask support', async () => {
    open({
      board: () => aBoard({ ...openRound, change: { mayBet: false } }),
      excludedUntil: inMs(3_600_000),
    });
    expect(await screen.findByText(/자기 제한 기간입니다/)).toBeTruthy();
    expect(screen.queryByText(/베팅이 제한된 계정입니다/)).toBeNull();
  });

  test('a round that opens later says when, and not that it is closed', async () => {
    const opensAt = inMs(1_800_000);
    const round = { ...aBoard(openRound).round, opensAt } as NonNullable<Board['round']>;
    const serverNow = new Date().toISOString();
    open({ board: () => aBoard({ change: { betting: 'closed', round, serverNow } }) });
    const place = { locale: 'ko', timeZone: 'Asia/Seoul', zone: false };
    const time = formatTime(Date.parse(opensAt), 'time', place);
    const slip = within(await screen.findByRole('region', { name: '베팅 슬립' }));
    expect(slip.getByText('아직 열리지 않았습니다')).toBeTruthy();
    expect(slip.getByText(`${time}에 열립니다`)).toBeTruthy();
    expect(screen.getByText(`아직 열리지 않았습니다 · ${time}에 열립니다`)).toBeTruthy();
    expect(screen.getByRole('timer', { name: '시작까지' })).toBeTruthy();
    const odd = screen.getByRole<HTMLButtonElement>('button', {
      name: '파워볼 홀짝 홀 아직 열리지 않았습니다',
    });
    expect(odd.disabled).toBe(true);
    expect(screen.queryByText(/마감되었습니다/)).toBeNull();
  });

  test('the buttons of a closed round have a lock, and say to who listens that it is closed', async () => {
    open({ board: () => aBoard({ closesAt: inMs(-1_000), drawsAt: inMs(3_600_000) }) });
    const odd = await screen.findByRole('button', { name: '파워볼 홀짝 홀 마감' });
    expect(odd.title).toBe('마감');
    expect(
      within(screen.getByRole('region', { name: '237회 베팅' })).getByText(
        '마감 · 추첨이 끝나면 다음 회차가 열립니다.',
      ),
    ).toBeTruthy();
  });

  test('a void round says that stakes were returned', async () => {
    const voided = { ...aResult(236), state: 'void' as const, numbers: [], powerball: null, results: {} };
    open({ board: () => aBoard({ ...openRound, change: { results: [voided, aResult(235)] } }) });
    expect(await screen.findByText('적특 회차입니다. 베팅 금액을 돌려 드렸습니다.')).toBeTruthy();
  });
});

describe('my bets', () => {
  const won = aMiniBet({ round: 236, status: 'PASS', winCash: amount(58_500), result: 'odd' });
  const bets = ({ round }: { round: number }): Bets =>
    round === 237
      ? { list: [aMiniBet()], total: { stake: amount(30_000), winCash: amount(0) } }
      : { list: [won], total: { stake: amount(30_000), winCash: amount(58_500) } };

  test('of this round wait for its draw; those of the last one say what was paid', async () => {
    open({ bets });
    const current = within(await screen.findByRole('region', { name: '237회 내 베팅' }));
    expect(await current.findByText('추첨 대기')).toBeTruthy();
    const before = within(await screen.findByRole('region', { name: '236회 내 베팅' }));
    expect(before.getByText('236회 적중금 58,500원')).toBeTruthy();
    expect(before.getByText('적중')).toBeTruthy();
  });
});

describe('the draw', () => {
  const next = () => aBoard({ ...openRound, change: { results: [237, 236].map((round) => aResult(round)) } });

  async function seeDraw() {
    let board = aBoard(openRound);
    const world = open({ board: () => board });
    await screen.findByText('직전 236회');
    board = next();
    await world.push('miniRound', { game: 'powerball' } as never);
  }

  test('[GAM-14] is played when its result comes, and can be skipped', async () => {
    await seeDraw();
    expect(await screen.findByText('결과는 이미 정해졌고, 화면은 그대로 보여 드립니다.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '결과 바로 보기' }));
    expect(await screen.findByText('직전 237회')).toBeTruthy();
    expect(screen.getByRole('img', { name: '추첨 번호 17 4 26 11 9 3' })).toBeTruthy();
  });

  test('is shown at once to whoever asked for less motion', async () => {
    isStill = true;
    await seeDraw();
    expect(await screen.findByText('직전 237회')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '결과 바로 보기' })).toBeNull();
  });

  test('ends by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await seeDraw();
    // Only what is on screen goes on with the time that passes.
    await screen.findByText('결과는 이미 정해졌고, 화면은 그대로 보여 드립니다.');
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.getByText('직전 237회')).toBeTruthy());
  });
});

test('a board that cannot be read says what is safe', async () => {
  open({
    board: () => {
      throw new CallError('E002', '연결되지 않습니다.');
    },
  });
  expect(await screen.findByRole('heading', { name: '게임을 불러오지 못했습니다' })).toBeTruthy();
  expect(screen.getByText('접수된 베팅과 보유금은 안전합니다.')).toBeTruthy();
});
