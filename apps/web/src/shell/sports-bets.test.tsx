import { CallError } from '@hanpan/client';
import type { Bet, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { ToastHost } from '@hanpan/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReceiptButton } from '../features/bet-receipt/receipt-button.tsx';
import { SportsBets } from '../features/my-bets/sports-bets.tsx';
import { makeEvent } from '../features/sports-board/board.fixture.ts';
import { renderPage, siteOption } from '../pages/page-world.fixture.tsx';
import { makeBet, makeLeg } from '../test/bet.fixture.ts';
import { AlertHost } from './alert-host.tsx';

afterEach(cleanup);

type Quote = DataOf<'/api/bet/cashOutQuote'>['list'][number];
const list = '/api/bet/sportBetlist';
const cashOut = '/api/bet/cashOut';
const hash = 'ab'.repeat(32);

interface Site {
  readonly bets: readonly Bet[];
  readonly quote?: () => Omit<Quote, 'betIdx'>;
  readonly isBoughtBack?: boolean;
  readonly sell?: () => DataOf<typeof cashOut> | Promise<never>;
}

function show({ bets, quote = () => ({ amount: null, reason: 'off' }), isBoughtBack = false, sell }: Site) {
  const page = (
    <>
      <SportsBets actions={({ betIdx }) => <ReceiptButton betIdx={betIdx} />} />
      <AlertHost />
      <ToastHost />
    </>
  );
  return renderPage(page, {
    [list]: () => ({ list: [...bets], pageInfo: { page: 1, count_per_list: 10, total: bets.length } }),
    '/api/bet/cashOutQuote': () => ({ list: bets.map(({ betIdx }) => ({ betIdx, ...quote() })) }),
    ...(sell && { [cashOut]: sell }),
    ...(isBoughtBack && {
      '/api/etc/siteOption': () => ({
        siteOption: { ...siteOption, cashOut: true as const },
        joinRecommanderId: null,
      }),
    }),
  });
}

const offered = (won: number) => () => ({ amount: amount(won) as Quote['amount'], reason: null });
const inPlay = makeBet({ legs: [makeLeg({ scope: 'h1', kind: 'AH', lineQuarters: -3, pick: 'away' })] });

test('an open bet shows its match as it is played, and names the part of the match and the line of its side', async () => {
  const world = show({ bets: [inPlay] });
  const card = await screen.findByRole('listitem', { name: '베팅 B-260101-0001' });
  expect(card.textContent).toContain('전반 핸디캡 · 서울 +0.75');
  const playing = makeEvent({ phase: 'playing', period: 1, clockSeconds: 1_800, version: 5, homeScore: 1 });
  await world.push('events', { events: [playing], removed: [], feedAt: '2026-01-01T12:30:00Z' });
  expect(within(card).getByText('1:0')).toBeTruthy();
  expect(card.textContent).toContain('31분');
});

test('where the site buys no bets back there is no button at all', async () => {
  const { sent } = show({ bets: [inPlay] });
  await screen.findByRole('listitem', { name: /B-260101/ });
  await waitFor(() => expect(sent('/api/bet/cashOutQuote')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /캐시아웃$/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: '캐시아웃' })).toBeNull();
});

test('a bet is sold for what was shown, after it was said what for, and once', async () => {
  const sold = { ...inPlay, status: 'FAIL' as const, cashedOutAt: '2026-01-01T12:30:00Z' };
  const world = show({
    bets: [inPlay],
    quote: offered(41_000),
    sell: () => ({ bet: sold, cashAmt: amount(141_000), version: 2 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '41,000원 캐시아웃' }));
  expect(await screen.findByText(/지금 41,000원에 끝낼까요\? 베팅 금액은 50,000원/)).toBeTruthy();
  expect(world.sent(cashOut)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: '41,000원 받기' }));
  expect(await screen.findByText('41,000원에 캐시아웃했습니다. 보유금에 들어왔습니다.')).toBeTruthy();
  expect(world.sent(cashOut)).toMatchObject([{ betIdx: 1, quotedAmount: 41_000 }]);
});

test('a price that has fallen refuses: the reason is said, and the bet is quoted again', async () => {
  let now = 41_000;
  const { sent } = show({
    bets: [inPlay],
    quote: () => offered(now)(),
    sell: () => {
      now = 30_000;
      return Promise.reject(new CallError('B6032', '캐시아웃 금액이 30,000원으로 바뀌었습니다.'));
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '41,000원 캐시아웃' }));
  fireEvent.click(await screen.findByRole('button', { name: '41,000원 받기' }));
  const said = await screen.findByText('캐시아웃 금액이 30,000원으로 바뀌었습니다.');
  expect(said.getAttribute('role')).toBe('alert');
  expect(await screen.findByRole('button', { name: '30,000원 캐시아웃' })).toBeTruthy();
  expect(sent(cashOut)).toHaveLength(1);
});

test('a bet whose odds are suspended says why it cannot be sold now', async () => {
  show({ bets: [inPlay], quote: () => ({ amount: null, reason: 'suspended' }) });
  expect(await screen.findByText(/배당이 멈춰 있거나 실제 경기가 진행되는 동안/)).toBeTruthy();
});

test('a bet that is decided says that there is nothing left to sell', async () => {
  show({ bets: [inPlay], quote: () => ({ amount: null, reason: 'decided' }) });
  expect(await screen.findByText('이미 결과가 정해진 베팅이라 캐시아웃할 수 없습니다.')).toBeTruthy();
});

test('open, settled and sold bets are apart, and none of a kind says so', async () => {
  const { sent } = show({ bets: [], isBoughtBack: true });
  expect(await screen.findByRole('heading', { name: '진행 중인 베팅이 없습니다' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: '캐시아웃' }));
  expect(await screen.findByRole('heading', { name: '캐시아웃한 베팅이 없습니다' })).toBeTruthy();
  expect(sent(list).at(-1)).toMatchObject({ state: 'cashed-out', page: 1 });
});

const sale = { status: 'FAIL', winCash: amount(41_000), cashedOutAt: '2026-01-01T12:30:00Z' } as const;
const paid = amount(100_000);
test.each([
  ['a bet that was sold', sale, '캐시아웃 금액41,000'],
  ['a bet that was given back', { status: 'TIE', winCash: paid }, '돌려 드린 금액100,000'],
  ['a won bet', { status: 'PASS', winCash: paid }, '적중금100,000'],
  ['an open bet', { status: 'BET' }, '예상 적중금'],
] as const)('%s says what its money is', async (_, change, words) => {
  show({ bets: [makeBet({ ...change, legs: [makeLeg()] })] });
  const card = await screen.findByRole('listitem', { name: /B-260101/ });
  expect(card.textContent).toContain(words);
});

test('a leg that was given back counts as 1.00, and no result is waited for of a bet that was never accepted', async () => {
  const refused = { status: 'CANCEL', refusal: 'limit', winCash: paid } as const;
  show({
    bets: [
      makeBet({
        betIdx: 1,
        receiptId: 'B-1',
        legs: [makeLeg({ result: 'void', odds: 3.42 }), makeLeg({ eventId: 2, odds: 2.5 })],
      }),
      makeBet({ ...refused, betIdx: 2, receiptId: 'B-2', legs: [makeLeg({ result: null })] }),
    ],
  });
  const void1 = await screen.findByRole('listitem', { name: '베팅 B-1' });
  expect(void1.querySelector('s')?.textContent).toBe('3.42');
  expect(within(void1).getByText('1.00')).toBeTruthy();
  // The other leg's, and those of the whole.
  expect(within(void1).getAllByText('2.50')).toHaveLength(2);
  expect(within(screen.getByRole('listitem', { name: '베팅 B-2' })).queryByText('대기')).toBeNull();
});

test('a failure says that nothing is lost', async () => {
  renderPage(<SportsBets actions={() => null} />, {
    [list]: () => Promise.reject(new CallError('E001', '잠시 후')),
  });
  expect(await screen.findByText('접수된 베팅과 보유금은 그대로입니다.')).toBeTruthy();
});

test('the receipt has every leg with its result and its seal, and says that a result was corrected', async () => {
  const legs = [
    makeLeg({
      announcement: hash,
      result: 'half-win',
      homeScore: 1,
      awayScore: 0,
      kind: 'AH',
      lineQuarters: -3,
    }),
    makeLeg({ eventId: 2, pick: 'draw', result: 'void' }),
  ];
  show({
    bets: [
      makeBet({
        legs,
        status: 'PASS',
        oddsPolicy: 'higher',
        winCash: amount(90_000),
        settledAt: '2026-01-01T14:00:00Z',
        settlements: 2,
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: '영수증' }));
  const receipt = within(await screen.findByRole('dialog', { name: '베팅 영수증' }));
  expect(await receipt.findByText('B-260101-0001', { exact: false })).toBeTruthy();
  const [first, second] = receipt.getAllByRole('listitem');
  expect(first?.textContent).toContain('핸디캡 · 울산 -0.75');
  expect(first?.textContent).toContain('반 적중');
  expect(second?.textContent).toContain('적특');
  const proof = receipt.getByRole('link', { name: /검증하기/ });
  expect(proof.getAttribute('href')).toBe(`/fair/${hash}?event=1`);
  expect(receipt.getByRole('button', { name: '해시 복사' })).toBeTruthy();
  expect(receipt.getByText(/2번 정산되었습니다/)).toBeTruthy();
  expect(receipt.getByText('배당이 바뀌면').parentElement?.textContent).toContain('오르면 수락');
});
