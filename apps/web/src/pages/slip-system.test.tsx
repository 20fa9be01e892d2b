import { CallError } from '@hanpan/client';
import type { Bet, DataOf, SportEvent } from '@hanpan/contract';
import { amount, oddsMilli } from '@hanpan/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SlipLeg } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { makeBet, makeLeg } from '../test/bet.fixture.ts';
import { mockMedia, mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  useSlip.setState(useSlip.getInitialState(), true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const words = (text: string) => ({ ko: text, en: text, vi: text });
const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function eventOf(place: number): SportEvent {
  const selections = [{ selectionId: place * 100, pick: 'home', odds: 2 }] as const;
  const markets = [makeMarket({ marketId: place, selections: [...selections] })];
  return makeEvent({ eventId: place, home: words(`홈${place}`), away: words(`원정${place}`), markets });
}

const legOf = (place: number): SlipLeg => ({
  ...{ sport: 'soccer', eventId: place, marketId: place, selectionId: place * 100, league: null },
  ...{ home: words(`홈${place}`), away: words(`원정${place}`), kind: 'WDL', scope: 'match' },
  ...{ lineQuarters: null, pick: 'home', announcement: null, seenOddsMilli: oddsMilli(2_000) },
});

const betOn = (id: number, some: readonly number[], change: Partial<Bet> = {}): Bet =>
  makeBet({
    ...{ betIdx: id, receiptId: `B-260101-000${id}`, stake: amount(10_000), totalOdds: 4 },
    possibleWin: amount(40_000),
    legs: some.map((place) => makeLeg({ eventId: place, home: words(`홈${place}`), odds: 2 })),
    ...change,
  });

const pairs = [betOn(1, [1, 2]), betOn(2, [1, 3]), betOn(3, [2, 3])];

type Answer = DataOf<'/api/bet/betSystem'>;

function open(count: number, answer: () => Answer | Promise<Answer> = () => placed(pairs)) {
  useSlip.setState({ legs: places(count).map(legOf) });
  return renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () =>
      makeBoard({ events: places(count).map(eventOf), feedAt: new Date().toISOString() }),
    '/api/bet/betSystem': answer,
    '/api/bet/betProc': () => ({ bet: makeBet(), cashAmt: amount(50_000), version: 2 }),
    '/api/bet/sportBetlist': () => ({ list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } }),
  });
}

const placed = (bets: Bet[]): Answer => ({ bets, cashAmt: amount(70_000), version: 2 });
const slip = () => within(screen.getByRole('complementary', { name: '베팅 슬립' }));
/** The slip beside the board, with so many selections on it. */
async function beside(...[count, answer]: Parameters<typeof open>) {
  const world = open(count, answer);
  await screen.findByRole('complementary', { name: '베팅 슬립' });
  return world;
}
const way = (name: string) => slip().getByRole<HTMLInputElement>('radio', { name });
/** The words of the totals; a unit is the primitive's own. */
const totals = () =>
  slip().getByText('총 베팅 금액').closest('dl')?.textContent?.replaceAll('currencyUnit', '');
const stake = (value: string, label = '건당 베팅 금액') =>
  fireEvent.change(slip().getByLabelText(label, { selector: 'input' }), { target: { value } });

test('three selections are a combination, singles or a system, and what was chosen is what is shown and sent', async () => {
  const world = await beside(3);
  expect(
    (await slip().findAllByRole('radio', { name: /조합|단폴|시스템/ })).map(
      (radio) => radio.parentElement?.textContent,
    ),
  ).toEqual([...['조합', '각각 단폴', '시스템 2/3']]);
  expect(way('조합').checked).toBe(true);
  fireEvent.click(way('시스템 2/3'));
  expect(way('시스템 2/3').checked).toBe(true);
  expect(slip().getByText(/선택 3개를 2개씩 묶은 조합입니다/)).toBeTruthy();
  stake('10000');
  expect(totals()).toBe('베팅 수3건총 베팅 금액30,000최대 예상 적중금120,000');
  const button = slip().getByRole('button', { name: '3건, 총 30,000원 베팅' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await slip().findByText('베팅 3건이 접수되었습니다')).toBeTruthy();
  for (const { receiptId } of pairs) expect(slip().getByText(receiptId)).toBeTruthy();
  expect(world.sent('/api/bet/betSystem')).toHaveLength(1);
  expect(world.sent('/api/bet/betSystem')[0]).toMatchObject({
    ...{ stake: 10_000, size: 2, oddsPolicy: 'review' },
    legs: places(3).map((place) => ({ selectionId: place * 100, odds: 2 })),
  });
  expect(world.sent('/api/bet/betProc')).toEqual([]);
  fireEvent.click(slip().getByRole('button', { name: '확인했습니다' }));
  expect(slip().getByText('고른 배당이 없습니다')).toBeTruthy();
});

test('the choice of bets folds up once a finger has chosen, so that the sums stay in view, and not under the arrows of a keyboard', async () => {
  await beside(3);
  await slip().findByText('3폴 조합');
  const fold = () => way('조합').closest('details') ?? expect.fail('no fold');
  const choose = (name: string, by: 'pointer' | 'keyboard') => {
    fold().open = true;
    if (by === 'pointer') fireEvent.pointerDown(way(name));
    else fireEvent.keyDown(way(name), { key: 'ArrowRight' });
    fireEvent.click(way(name));
  };
  choose('시스템 2/3', 'pointer');
  expect(fold().open).toBe(false);
  expect(document.activeElement).toBe(fold().querySelector('summary'));
  choose('조합', 'keyboard');
  expect(fold().open).toBe(true);
});

test('the most that may be staked is read before it is typed: of long odds it is what the limit of a win leaves', async () => {
  await beside(8);
  expect(await slip().findByText('최대 39,062원')).toBeTruthy();
  stake('9000000', '베팅 금액');
  expect(slip().getByLabelText('베팅 금액', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
  stake('1000', '베팅 금액');
  expect(slip().getByLabelText('베팅 금액', { selector: 'input' }).getAttribute('aria-invalid')).toBeNull();
});

test('two are a combination or singles, one is neither', async () => {
  await beside(2);
  fireEvent.click(await slip().findByRole('radio', { name: '각각 단폴' }));
  expect(slip().getByText(/선택마다 한 건씩 베팅합니다. 2건이/)).toBeTruthy();
  expect(slip().queryByRole('radio', { name: /시스템/ })).toBeNull();
  fireEvent.click(slip().getAllByRole('button', { name: /빼기/ })[0] as HTMLElement);
  expect(slip().queryByRole('radio', { name: /단폴/ })).toBeNull();
  expect(slip().getByText('단폴 베팅')).toBeTruthy();
  expect(slip().getByLabelText('베팅 금액', { selector: 'input' })).toBeTruthy();
});

test('systems of more than forty bets are left out, and the slip says so', async () => {
  await beside(8);
  expect(
    (await slip().findAllByRole('radio', { name: /시스템/ })).map(
      (radio) => radio.parentElement?.textContent,
    ),
  ).toEqual([...['시스템 2/8', '시스템 6/8', '시스템 7/8']]);
  expect(slip().getByText(/한 번에 40건까지/)).toBeTruthy();
});

test('"all" is a share of the balance for each bet, and more than the balance for all of them is not sent', async () => {
  await beside(3);
  fireEvent.click(await slip().findByRole('radio', { name: '각각 단폴' }));
  fireEvent.click(slip().getByRole('button', { name: 'maximum' }));
  expect(slip().getByRole('button', { name: '3건, 총 99,999원 베팅' })).toBeTruthy();
  stake('33334');
  expect(slip().getByText('총 100,002원이 필요합니다. 지금 보유금은 100,000원입니다')).toBeTruthy();
  expect(slip().getByRole<HTMLButtonElement>('button', { name: '3건, 총 100,002원 베팅' }).disabled).toBe(
    true,
  );
});

test('a refusal says which selections it is about, which are numbered, and nothing is lost', async () => {
  const text = '1 + 3번 선택: 지금은 이 베팅을 5,000원까지 받을 수 있습니다.';
  await beside(3, () => Promise.reject(new CallError('B6015', text)));
  fireEvent.click(await slip().findByRole('radio', { name: '시스템 2/3' }));
  expect(places(3).map((place) => slip().getByText(`${place}번`).tagName)).toEqual(['B', 'B', 'B']);
  stake('10000');
  fireEvent.click(slip().getByRole('button', { name: '3건, 총 30,000원 베팅' }));
  expect(await slip().findByText(text)).toBeTruthy();
  expect(way('시스템 2/3').checked).toBe(true);
});

test('bets that wait are followed one by one: some taken, one given back with its stake', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const waiting = pairs.map((bet) => ({
    ...bet,
    status: 'WAIT' as const,
    wait: { kind: 'delay' as const, until, offeredStake: null },
  }));
  const world = await beside(3, () => placed(waiting));
  fireEvent.click(await slip().findByRole('radio', { name: '시스템 2/3' }));
  stake('10000');
  fireEvent.click(slip().getByRole('button', { name: '3건, 총 30,000원 베팅' }));
  expect(await slip().findByText('베팅 3건 중 3건을 확인하고 있습니다')).toBeTruthy();
  const [first, second, third] = waiting;
  if (!first || !second || !third) throw new Error('three bets');
  await world.push('bet', { bet: { ...first, status: 'BET', wait: null } });
  await world.push('bet', { bet: { ...second, status: 'CANCEL', wait: null, refusal: 'price' } });
  expect(slip().getByText('베팅 3건 중 1건을 확인하고 있습니다')).toBeTruthy();
  // Of each bet that it waits, and of the one that was given back why.
  expect(slip().getAllByRole('timer')).toHaveLength(1);
  expect(slip().getByText(/배당이 동의한 범위/)).toBeTruthy();
  await world.push('bet', { bet: { ...third, status: 'BET', wait: null } });
  expect(slip().getByText(/베팅 3건 중 1건은 접수되지 않아/)).toBeTruthy();
  expect(totals()).toBe('총 베팅 금액20,000최대 예상 적중금80,000');
});

test('a bet that was taken and is void later was not refused', async () => {
  const world = await beside(3);
  fireEvent.click(await slip().findByRole('radio', { name: '시스템 2/3' }));
  stake('10000');
  fireEvent.click(slip().getByRole('button', { name: '3건, 총 30,000원 베팅' }));
  await slip().findByText('베팅 3건이 접수되었습니다');
  const [first] = pairs;
  if (!first) throw new Error('three bets');
  await world.push('bet', { bet: { ...first, status: 'CANCEL', refusal: null } });
  expect(slip().getByText('베팅 3건 중 1건의 베팅 금액을 돌려 드렸습니다')).toBeTruthy();
});

test('the longest stake that can be typed is a problem of the slip and not of the page', async () => {
  await beside(5);
  fireEvent.click(await slip().findByRole('radio', { name: '시스템 2/5' }));
  stake('999999999999999');
  expect(await slip().findByText('총 베팅 금액')).toBeTruthy();
  expect(slip().getByRole('button', { name: /10건/ })).toBeTruthy();
});

test('an indeterminate system keeps its key and its size, and is asked for again as it was sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isBack = false;
  const lost = () => Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true));
  const world = await beside(3, () => (isBack ? placed(pairs) : lost()));
  fireEvent.click(await slip().findByRole('radio', { name: '시스템 2/3' }));
  stake('10000');
  fireEvent.click(slip().getByRole('button', { name: '3건, 총 30,000원 베팅' }));
  await vi.advanceTimersByTimeAsync(6_000);
  const again = await slip().findByRole('button', { name: '다시 확인' });
  expect(slip().getByText('30,000')).toBeTruthy();
  isBack = true;
  fireEvent.click(again);
  expect(await slip().findByText('베팅 3건이 접수되었습니다')).toBeTruthy();
  const sent = world.sent('/api/bet/betSystem');
  expect(new Set(sent.map(({ idempotencyKey, size }) => `${idempotencyKey} ${size}`)).size).toBe(1);
});

test('on a phone the folded slip says how many bets there are, and then what has become of them', async () => {
  mockMedia(() => false);
  open(3);
  const bar = await screen.findByRole('button', { name: /베팅 슬립 펼치기/ });
  useSlip.setState({ size: 2, stakeAmount: amount(10_000) });
  await vi.waitFor(() => expect(bar.textContent).toContain('베팅 수 3건 · 120,000'));
  useSlip.setState({
    confirmation: {
      memId: 'member01',
      answer: { bets: pairs as [Bet, ...Bet[]], cashAmt: amount(70_000), version: 2 },
    },
  });
  await vi.waitFor(() => expect(bar.textContent).toContain('베팅 3건이 접수되었습니다'));
});
