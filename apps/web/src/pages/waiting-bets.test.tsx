import { CallError } from '@hanpan/client';
import type { Bet, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { makeBet } from '../test/bet.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  useSlip.setState({ legs: [], attempt: undefined, confirmation: undefined, stakeAmount: undefined });
  useSlip.setState({ refusal: undefined });
  vi.restoreAllMocks();
});

const hash = 'cd'.repeat(32);
const provenance = {
  series: 'soccer-7',
  announcement: hash,
  season: 1,
  round: 3,
  names: 'real' as const,
  strengths: 'fitted' as const,
};

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

function quoteOf(change: Partial<DataOf<'/api/bet/quote'>> = {}): DataOf<'/api/bet/quote'> {
  return {
    legs: [{ selectionId: 111, odds: 2.05 }],
    totalOdds: 2.05,
    bonuses: [0],
    minStake: amount(5_000),
    maxStake: amount(300_000),
    maxWin: amount(10_000_000),
    asksTrader: false,
    delayMs: 0,
    quote: { token: 'held', expiresAt: inAMinute() },
    ...change,
  };
}

const slip = () => within(screen.getByRole('complementary', { name: '베팅 슬립' }));

async function bet(quote: DataOf<'/api/bet/quote'> | CallError, answer: Bet) {
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () =>
      makeBoard({ events: [makeEvent({ provenance })], feedAt: new Date().toISOString() }),
    '/api/bet/quote': () => (quote instanceof CallError ? Promise.reject(quote) : quote),
    '/api/bet/betProc': () => ({ bet: answer, cashAmt: amount(50_000), version: 2 }),
    '/api/bet/answerOffer': () => ({ bet: answer, cashAmt: amount(70_000), version: 3 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /승무패, 울산 승/ }));
  fireEvent.change(slip().getByLabelText('베팅 금액', { selector: 'input' }), { target: { value: '50000' } });
  return world;
}

const waiting = (kind: 'delay' | 'trader' | 'offer', offered: number | null = null): Bet =>
  makeBet({
    status: 'WAIT',
    wait: { kind, until: inAMinute(), offeredStake: offered === null ? null : amount(offered) },
  });

const place = async () => fireEvent.click(await slip().findByRole('button', { name: '50,000원 베팅' }));

test('the slip says beforehand what the bet waits for, what it gets besides, and where the match comes from', async () => {
  await bet(quoteOf({ delayMs: 8_000, bonuses: [250], asksTrader: true, quote: null }), makeBet());
  expect(await slip().findByText(/접수까지 약 8초 기다립니다/)).toBeTruthy();
  expect(
    slip().getByText('예상 적중금에는 모든 경기가 적중할 때 더해 드리는 2.5%가 들어 있습니다.'),
  ).toBeTruthy();
  expect(slip().getByText('105,062')).toBeTruthy();
  expect(slip().getByText(/300,000원이 넘는 금액은 담당자가/)).toBeTruthy();
  expect(slip().getByText('배당이 바뀌면 걸지 않고 다시 여쭙니다.')).toBeTruthy();
  expect(
    slip()
      .getByRole('link', { name: /검증하기/ })
      .getAttribute('href'),
  ).toBe(`/fair/${hash}?event=1`);
});

test('whoever may not bet reads on the slip why, before anything is sent', async () => {
  await bet(new CallError('X001', '자기 제한 기간입니다.'), makeBet());
  expect(await slip().findByText('자기 제한 기간입니다.')).toBeTruthy();
  expect(slip().getByRole<HTMLButtonElement>('button', { name: '50,000원 베팅' }).disabled).toBe(true);
});

test('what a quote is refused for besides is said at its leg, and not for the member', async () => {
  await bet(new CallError('B6013', '피드가 멈췄습니다.'), makeBet());
  await slip().findByRole('button', { name: '50,000원 베팅' });
  expect(slip().queryByText('피드가 멈췄습니다.')).toBeNull();
});

test('the price on screen is the price that is taken: its quote goes with the bet', async () => {
  const world = await bet(quoteOf(), makeBet());
  expect(await slip().findByText('지금 보이는 배당은 몇 초 동안 그대로 받습니다.')).toBeTruthy();
  await place();
  await slip().findByText('베팅이 접수되었습니다');
  expect(world.sent('/api/bet/betProc')[0]).toMatchObject({ quote: 'held' });
});

test('a stake above what is taken at once is stopped on the slip where nobody can be asked', async () => {
  await bet(quoteOf({ maxStake: amount(20_000) }), makeBet());
  expect(await slip().findByText('최대 20,000원까지 걸 수 있습니다')).toBeTruthy();
});

test('a bet that waits shows its clock; refused, it says why and its legs come back to the slip', async () => {
  const wait = waiting('delay');
  const world = await bet(quoteOf({ quote: null, delayMs: 8_000 }), wait);
  await place();
  await slip().findByText('베팅을 확인하고 있습니다');
  expect(slip().getByRole('timer')).toBeTruthy();
  await world.push('bet', { bet: { ...wait, status: 'CANCEL', wait: null, refusal: 'incident' } });
  expect(slip().getByText('기다리는 동안 점수가 바뀌었습니다.')).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '슬립으로 돌아가기' }));
  expect(useSlip.getState().legs).toMatchObject([{ selectionId: 111 }]);
});

test('refused for its prices it names old and new, pays nothing, and asks: one press puts the same bet on the slip at the new ones', async () => {
  const wait = waiting('delay');
  const world = await bet(quoteOf({ quote: null, delayMs: 8_000 }), wait);
  await place();
  await slip().findByText('베팅을 확인하고 있습니다');
  const legs = wait.legs.map((leg) => ({ ...leg, atRefusal: { reason: 'price' as const, odds: 1.85 } }));
  await world.push('bet', { bet: { ...wait, legs, status: 'CANCEL', wait: null, refusal: 'price' } });
  expect(slip().getByText('이전').parentElement?.parentElement?.textContent).toBe(
    '이전 2.051.85배당이 바뀌었습니다',
  );
  expect(slip().queryByText('예상 적중금')).toBeNull();
  expect(slip().getByText('돌려 드린 금액').nextSibling?.textContent).toContain('50,000');
  fireEvent.click(slip().getByRole('button', { name: '새 배당으로 다시 걸기' }));
  expect(useSlip.getState()).toMatchObject({
    confirmation: undefined,
    stakeAmount: 50_000,
    legs: [{ selectionId: 111, seenOddsMilli: 1_850 }],
  });
});

test('whoever does not want the new odds closes the refusal, and the slip is empty', async () => {
  const wait = waiting('delay');
  const world = await bet(quoteOf({ quote: null, delayMs: 8_000 }), wait);
  await place();
  await slip().findByText('베팅을 확인하고 있습니다');
  const legs = wait.legs.map((leg) => ({ ...leg, atRefusal: { reason: 'price' as const, odds: 2.2 } }));
  await world.push('bet', { bet: { ...wait, legs, status: 'CANCEL', wait: null, refusal: 'price' } });
  fireEvent.click(slip().getByRole('button', { name: '확인했습니다' }));
  expect(useSlip.getState()).toMatchObject({ confirmation: undefined, legs: [] });
});

test('what was suspended is named, and nothing is offered again until it is open', async () => {
  const wait = waiting('delay');
  const world = await bet(quoteOf({ quote: null, delayMs: 8_000 }), wait);
  await place();
  await slip().findByText('베팅을 확인하고 있습니다');
  const legs = wait.legs.map((leg) => ({ ...leg, atRefusal: { reason: 'suspended' as const, odds: null } }));
  await world.push('bet', { bet: { ...wait, legs, status: 'CANCEL', wait: null, refusal: 'suspended' } });
  expect(slip().getByText('베팅이 중지되었습니다')).toBeTruthy();
  expect(slip().queryByRole('button', { name: '새 배당으로 다시 걸기' })).toBeNull();
  expect(slip().getByRole('button', { name: '슬립으로 돌아가기' })).toBeTruthy();
});

test('the delay and the choice for changed odds stay beside the button, out of what scrolls', async () => {
  await bet(quoteOf({ delayMs: 8_000, quote: null }), makeBet());
  const said = await slip().findByText(/접수까지 약 8초 기다립니다/);
  const leg = slip().getByRole('button', { name: /빼기$/ });
  const scrolling = leg.closest('ul')?.parentElement;
  expect(scrolling?.contains(said)).toBe(false);
  expect(scrolling?.contains(slip().getByText('배당이 바뀌면 걸지 않고 다시 여쭙니다.'))).toBe(false);
});

test('while a bet waits the next one is made on the slip, with the wait in a strip above it', async () => {
  const wait = waiting('delay');
  const world = await bet(quoteOf({ quote: null, delayMs: 8_000 }), wait);
  await place();
  await slip().findByText('베팅을 확인하고 있습니다');
  const next = useSlip.getState().confirmation?.sent ?? [];
  useSlip.setState({ legs: next });
  const strip = await slip().findByRole('region', { name: '베팅을 확인하고 있습니다' });
  expect(within(strip).getByRole('timer')).toBeTruthy();
  expect(slip().getByRole('button', { name: '50,000원 베팅' })).toBeTruthy();
  await world.push('bet', { bet: { ...wait, status: 'BET', wait: null } });
  expect(slip().getByText('베팅이 접수되었습니다')).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '확인했습니다' }));
  expect(useSlip.getState().legs).toHaveLength(next.length);
});

test('a bet that waits and is accepted is done, and the slip is empty', async () => {
  const wait = waiting('trader');
  const world = await bet(quoteOf({ asksTrader: true }), wait);
  await place();
  expect(await slip().findByText(/담당자가 확인하고 있습니다/)).toBeTruthy();
  await world.push('bet', { bet: { ...wait, status: 'BET', wait: null } });
  expect(slip().getByText('베팅이 접수되었습니다')).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '확인했습니다' }));
  expect(useSlip.getState().legs).toEqual([]);
});

test('a smaller stake that is offered is taken or declined by the member', async () => {
  const world = await bet(quoteOf({ asksTrader: true }), waiting('offer', 30_000));
  await place();
  expect(await slip().findByText(/50,000원 대신 30,000원까지/)).toBeTruthy();
  expect(slip().getByText('더 적은 금액을 받을 수 있습니다')).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '30,000원으로 베팅' }));
  await vi.waitFor(() =>
    expect(world.sent('/api/bet/answerOffer')).toMatchObject([{ betIdx: 1, accept: true }]),
  );
});

const confirmed = (bet: Bet, memId = 'member01') =>
  useSlip.setState({ confirmation: { memId, answer: { bets: [bet], cashAmt: amount(50_000), version: 2 } } });
async function opened(bets: () => Bet[] | Promise<Bet[]>) {
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => makeBoard({ events: [makeEvent()], feedAt: new Date().toISOString() }),
    // The slip asks for its one bet; what is open is also listed below it, and not looked at here.
    '/api/bet/sportBetlist': async ({ betIdx }) => ({
      list: betIdx === undefined ? [] : await bets(),
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
    }),
    '/api/bet/answerOffer': () => ({ bet: makeBet(), cashAmt: amount(70_000), version: 3 }),
  });
  await screen.findByRole('complementary', { name: '베팅 슬립' });
  return world;
}

test('a bet that waited while the page was away is read again, and what a trader offers can be answered', async () => {
  confirmed(waiting('trader'));
  const world = await opened(() => [waiting('offer', 30_000)]);
  expect(await slip().findByText(/50,000원 대신 30,000원까지/)).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '30,000원으로 베팅' }));
  await vi.waitFor(() => expect(world.sent('/api/bet/answerOffer')).toMatchObject([{ accept: true }]));
  expect(world.sent('/api/bet/sportBetlist')[0]).toEqual({ betIdx: 1 });
});

test('what is pushed while a waiting bet is read is newer than the answer', async () => {
  const wait = waiting('trader');
  let arrive: (bets: Bet[]) => void = () => undefined;
  confirmed(wait);
  const world = await opened(() => new Promise((resolve) => (arrive = resolve)));
  await vi.waitFor(() => expect(world.sent('/api/bet/sportBetlist')).toHaveLength(1));
  await world.push('bet', { bet: { ...wait, wait: null, status: 'BET' } });
  arrive([wait]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(slip().getByText('베팅이 접수되었습니다')).toBeTruthy();
});

test('a bet whose wait is over is read until it is decided', async () => {
  const past = new Date(Date.now() - 60_000).toISOString();
  const wait = makeBet({ status: 'WAIT', wait: { kind: 'delay', until: past, offeredStake: null } });
  const bets = [[wait], [{ ...wait, wait: null, status: 'BET' as const }]];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  confirmed(wait);
  try {
    await opened(() => bets.shift() ?? []);
    await slip().findByText('베팅을 확인하고 있습니다');
    await vi.waitFor(() => expect(bets).toHaveLength(1));
    vi.advanceTimersByTime(3_000);
    expect(await slip().findByText('베팅이 접수되었습니다')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['member01', 1],
  ['member02', 0],
])('a refusal of a bet of %s is told to that member alone', async (memId, count) => {
  await bet(quoteOf(), makeBet());
  await slip().findByText('지금 보이는 배당은 몇 초 동안 그대로 받습니다.');
  act(() => useSlip.setState({ refusal: { memId, text: '배당이 바뀌었습니다.' } }));
  expect(slip().queryAllByText('배당이 바뀌었습니다.')).toHaveLength(count);
});
