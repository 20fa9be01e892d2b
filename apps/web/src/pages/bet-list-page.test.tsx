import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { ToastHost } from '@hanpan/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeEvent } from '../features/sports-board/board.fixture.ts';
import { makeBet } from '../test/bet.fixture.ts';
import { BetListPage } from './bet-list-page.tsx';
import { renderPage, siteOption } from './page-world.fixture.tsx';

afterEach(cleanup);

type History = DataOf<'/api/bet/betlistNew'>;
type Entry = History['list'][number];
const path = '/api/bet/betlistNew';
const name = (ko: string) => ({ ko, en: ko, vi: ko });

const leg: Entry['betCalResults'][number] = {
  key: 1,
  league: name('시험 리그'),
  home: name('서울'),
  away: name('부산'),
  startsAt: '2026-01-01T11:00:00Z',
  kind: 'WDL',
  scope: 'match',
  lineQuarters: null,
  pick: 'home',
  odds: 1.85,
  homeScore: 2,
  awayScore: 0,
  result: 'win',
  proof: null,
};

const won: Entry = {
  betIdx: 7,
  family: 'sports',
  gameType: 'sports',
  vendorCode: null,
  name: name('서울 – 부산'),
  receiptId: 'B-260101-7',
  placedAt: '2026-01-01T10:00:00Z',
  settledAt: '2026-01-01T12:00:00Z',
  status: 'PASS',
  type: 'win',
  cash: amount(100_000),
  winCash: amount(185_000),
  resultCash: amount(85_000),
  possibleCash: null,
  totalOdds: 3.182,
  oddsPolicy: 'higher',
  refusal: null,
  isSold: false,
  hasReplay: false,
  betCalResults: [
    leg,
    { ...leg, key: 2, pick: 'over', kind: 'UO', lineQuarters: 10, odds: 1.72, result: 'void' },
  ],
};

const ofRound: Entry['betCalResults'][number] = {
  ...leg,
  league: null,
  home: name('파워볼 123회'),
  away: null,
  kind: 'pb_odd_even',
  scope: null,
  pick: 'odd',
  odds: 1.95,
  homeScore: null,
  awayScore: null,
};

const states: readonly [Entry['status'], Entry['type'], string][] = [
  ['PASS', 'win', '적중'],
  ['FAIL', 'lose', '미적중'],
  ['TIE', 'draw', '반환'],
  ['BET', 'wait', '진행 중'],
  ['WAIT', 'wait', '진행 중'],
  ['CANCEL', 'other', '취소'],
];

function history(...list: Entry[]): History {
  const total = { cash: amount(1), winCash: amount(2), waitCash: amount(3), resultCash: amount(-4) };
  return { list, total, pageInfo: { page: 1, count_per_list: 10, total: list.length } };
}

const codes = {
  list: [
    {
      code: '200',
      codeName: '프라그마틱',
      codeNameEN: 'Pragmatic Play',
      codeNameVI: 'Pragmatic Play',
      groupCode: 'SLOT',
      groupCodeNameEN: 'Slot',
      ord: 1,
      gameType: 'slot' as const,
      target: '/member/slotgame/pragslot',
      ready: true,
    },
  ],
};

function show(data: () => History | Promise<History>) {
  return renderPage(<BetListPage />, {
    [path]: data,
    '/api/common/code': () => codes,
    '/api/bet/money': () => ({
      list: [
        {
          transferId: 88,
          flow: 'bet',
          amount: amount(-100_000),
          balanceAfter: amount(0),
          postedAt: '2026-01-01T10:00:00Z',
        },
      ],
    }),
  });
}

test('[WR-30][MR-02] a row tells pick, odds, stake, return and receipt, and opens to its choices, its calculation and its money', async () => {
  show(() => history(won));
  const row = await screen.findByRole('button', { name: /2폴 조합 · 서울 승 외 1건/ });
  for (const text of ['3.182', '100,000', '185,000', '+85,000', 'B-260101-7', '적중'])
    expect(row.textContent).toContain(text);
  expect(row.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(row);
  const legs = await screen.findByRole('list', { name: '경기별 결과' });
  const [first, second] = within(legs).getAllByRole('listitem');
  expect(first?.textContent).toContain('서울 승');
  expect(first?.textContent).toContain('점수 2:0');
  expect(second?.textContent).toContain('1.72 1.00');
  expect(second?.textContent).toContain('적특');
  expect(screen.getByText('적용 배당 1.85 × 1.00 = 1.85')).toBeTruthy();
  expect(screen.getByText('100,000 × 1.85 = 185,000')).toBeTruthy();
  expect(await screen.findByText('스포츠 베팅')).toBeTruthy();
});

test('what a combination pays above its odds is its bonus, and the calculation names it', async () => {
  show(() => history({ ...won, winCash: amount(194_250), resultCash: amount(94_250) }));
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  expect(await screen.findByText('100,000 × 1.85 + 조합 보너스 9,250 = 194,250')).toBeTruthy();
});

test('a bet that was cashed out has neither won nor lost, and its payout follows from no odds', async () => {
  const sold: Entry = { ...won, status: 'FAIL', type: 'lose', winCash: amount(90_000), isSold: true };
  show(() => history({ ...sold, resultCash: amount(-10_000) }));
  const row = await screen.findByRole('button', { name: /2폴 조합/ });
  expect(within(row).getByText('캐시아웃')).toBeTruthy();
  expect(within(row).queryByText('미적중')).toBeNull();
  fireEvent.click(row);
  expect(await screen.findByText('90,000원에 캐시아웃했습니다.')).toBeTruthy();
  expect(screen.queryByText(/ = 90,000/)).toBeNull();
});

test.each([
  ['review', '다시 묻기'],
  ['higher', '오르면 수락'],
  ['all', '모두 수락'],
] as const)('a bet tells afterwards that its member had agreed to "%s"', async (oddsPolicy, words) => {
  show(() => history({ ...won, oddsPolicy }));
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  expect((await screen.findByText('배당이 바뀌면')).parentElement?.textContent).toContain(words);
});

test('a bet from before that was kept says nothing about it', async () => {
  show(() => history({ ...won, oddsPolicy: null }));
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  await screen.findByRole('list', { name: '경기별 결과' });
  expect(screen.queryByText('배당이 바뀌면')).toBeNull();
});

test.each(states)('[ST-07] a bet in state %s is of type %s and called "%s"', async (status, type, word) => {
  show(() => history({ ...won, status, type }));
  const row = await screen.findByRole('button', { name: /2폴 조합/ });
  expect(within(row).getByText(word)).toBeTruthy();
});

test('what a draw of ours decided leads to its proof, a match with its seal and a round with its own', async () => {
  const proof = { series: 's', draw: 42, announcement: 'ab'.repeat(32) };
  show(() =>
    history({
      ...won,
      betCalResults: [
        { ...leg, proof },
        { ...leg, key: 2, away: null, proof },
      ],
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합|조합/ }));
  const links = await screen.findAllByRole('link', { name: /^검증하기/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 2 }, () => `/fair/${proof.announcement}?draw=42`),
  );
  expect(screen.getAllByText('추첨 경기')).toHaveLength(1);
});

test('a bet on a round of a mini game is told in the words of the game', async () => {
  const bet = { family: 'minigame', gameType: 'mini', totalOdds: 1.95, oddsPolicy: null } as const;
  show(() => history({ ...won, ...bet, betCalResults: [ofRound] }));
  const row = await screen.findByRole('button', { name: /홀/ });
  expect(row.textContent).toContain('파워볼 123회 · 파워볼 홀짝');
  fireEvent.click(row);
  const legs = await screen.findByRole('list', { name: '경기별 결과' });
  expect(legs.textContent).toContain('파워볼 123회 파워볼 홀짝 · 홀');
});

test("a vendor's round names game, kind and provider, and has no odds", async () => {
  const round = { family: 'vendor', gameType: 'slot', vendorCode: '200', betCalResults: [] };
  show(() =>
    history({
      ...won,
      ...round,
      totalOdds: null,
      oddsPolicy: null,
      name: name('황금 잉어'),
      type: 'lose',
      winCash: amount(0),
    }),
  );
  const row = await screen.findByRole('button', { name: /황금 잉어/ });
  await waitFor(() => expect(row.textContent).toContain('슬롯 · 프라그마틱'));
  expect(row.textContent).not.toContain('×');
});

test('[WR-30] family, result, period and provider are filters, each begins on the first page, and the sums are those of the list', async () => {
  const { sent } = show(() => history(won));
  fireEvent.click(await screen.findByRole('button', { name: '슬롯' }));
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ groupKey: 'slot', page: 1 }));
  fireEvent.click(screen.getByRole('button', { name: '미적중' }));
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ groupKey: 'slot', type: 'lose' }));
  fireEvent.change(screen.getByRole('combobox', { name: '게임사' }), { target: { value: '200' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ vendorCode: '200' }));
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-02' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ startDate: '2026-01-02', endDate: null }));
  fireEvent.click(screen.getByRole('button', { name: '오늘' }));
  await waitFor(() => {
    const { startDate, endDate } = sent(path).at(-1) ?? {};
    expect(startDate).toBe(endDate);
  });
  expect((await screen.findByText('손익 (대기 제외)')).parentElement?.textContent).toContain('-4');
});

test('[WR-30] folded, the filters say what is chosen and the sums what they come to, and both open by a click', async () => {
  show(() => history(won));
  const filters = await screen.findByRole('button', { name: /^조건/ });
  expect([filters.textContent, filters.getAttribute('aria-expanded')]).toEqual(['조건전체 기간', 'false']);
  fireEvent.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '슬롯' }));
  fireEvent.click(screen.getByRole('button', { name: '미적중' }));
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-02' } });
  await waitFor(() => expect(filters.textContent).toBe('조건2026. 01. 02. – · 슬롯 · 미적중'));
  const sums = await screen.findByRole('button', { name: /^합계/ });
  expect(sums.textContent).toContain('1건 · 손익 -4');
  expect(document.getElementById(sums.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    '적중금·반환',
  );
});

test('without a bet the page says what will be here, and with filters how to leave them', async () => {
  show(() => history());
  expect(await screen.findByRole('heading', { name: '아직 베팅이 없습니다' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '경기 보기' }).getAttribute('href')).toBe(
    '/member/sport/combinationbetting',
  );
  fireEvent.click(screen.getByRole('button', { name: '적중' }));
  fireEvent.click(await screen.findByRole('button', { name: '조건 지우기' }));
  expect(await screen.findByRole('heading', { name: '아직 베팅이 없습니다' })).toBeTruthy();
});

test('a failure says that nothing is lost, and offers another try', async () => {
  show(() => Promise.reject(new CallError('E001', '잠시 후')));
  expect(await screen.findByText('접수된 베팅과 보유금은 그대로입니다.')).toBeTruthy();
});

test('an open bet is put on the slip again at the prices of now, and what is closed is said', async () => {
  const open = (key: number): Entry['betCalResults'][number] => ({
    ...leg,
    key,
    startsAt: '2099-01-01T11:00:00Z',
    homeScore: null,
    awayScore: null,
    result: null,
  });
  const waiting: Entry = {
    ...won,
    status: 'BET',
    type: 'wait',
    winCash: amount(0),
    resultCash: amount(0),
    settledAt: null,
    possibleCash: amount(300_000),
    betCalResults: [open(1), open(2)],
  };
  const page = (
    <>
      <BetListPage />
      <ToastHost />
    </>
  );
  renderPage(page, {
    [path]: () => history(waiting),
    '/api/common/code': () => codes,
    '/api/bet/money': () => ({ list: [] }),
    '/api/sport/event': ({ eventId }) => ({
      league: { leagueId: 1, sport: 'soccer', name: name('시험 리그'), country: name('대한민국') },
      event: makeEvent({ eventId, phase: eventId === 1 ? 'prematch' : 'playing' }),
      feedAt: '2026-01-01T10:00:00Z',
      incidents: [],
      course: [],
      counts: [],
      drawnScore: null,
      correction: null,
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  fireEvent.click(await screen.findByRole('button', { name: '같은 조합으로 다시 담기' }));
  expect(await screen.findByText('1경기를 담았습니다. 1경기는 마감되어 뺐습니다')).toBeTruthy();
  expect(useSlip.getState()).toMatchObject({
    stakeAmount: 100_000,
    legs: [{ eventId: 1, selectionId: 111, seenOddsMilli: 2050 }],
  });
});

test('a bet that was never accepted says so and why, and names the stake that came back', async () => {
  const refused = { status: 'CANCEL', type: 'other', refusal: 'price' } as const;
  show(() => history({ ...won, ...refused, winCash: amount(100_000), resultCash: amount(0) }));
  const row = await screen.findByRole('button', { name: /2폴 조합/ });
  expect(within(row).getByText('접수 안 됨')).toBeTruthy();
  expect(within(row).getByText('기다리는 동안 배당이 동의한 범위를 벗어났습니다.')).toBeTruthy();
  expect(within(row).getByText('반환')).toBeTruthy();
  expect(row.textContent).not.toContain('취소');
  fireEvent.click(row);
  await screen.findByRole('list', { name: '경기별 결과' });
  expect(screen.queryByText(/= 100,000/)).toBeNull();
});

test('a bet that waits to be accepted says so beside its type', async () => {
  const waits = { status: 'WAIT', type: 'wait', settledAt: null, possibleCash: amount(185_000) } as const;
  show(() => history({ ...won, ...waits, winCash: amount(0), resultCash: amount(0) }));
  const row = await screen.findByRole('button', { name: /2폴 조합/ });
  expect(within(row).getByText('접수 확인 중')).toBeTruthy();
});

test('a smaller stake that a trader offers is taken from the list of all games', async () => {
  const until = new Date(Date.now() + 30_000).toISOString();
  const wait = { kind: 'offer', until, offeredStake: amount(20_000) } as const;
  const waits = { status: 'WAIT', type: 'wait', settledAt: null, possibleCash: amount(185_000) } as const;
  const world = renderPage(<BetListPage />, {
    ...{ [path]: () => history({ ...won, ...waits }), '/api/bet/money': () => ({ list: [] }) },
    '/api/common/code': () => codes,
    '/api/bet/sportBetlist': () => ({
      list: [makeBet({ betIdx: 7, status: 'WAIT', wait })],
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
    }),
    '/api/bet/answerOffer': () => ({ bet: makeBet({ betIdx: 7 }), cashAmt: amount(50_000), version: 2 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  fireEvent.click(await screen.findByRole('button', { name: '20,000원으로 베팅' }));
  await waitFor(() => expect(world.sent('/api/bet/answerOffer')).toHaveLength(1));
  expect(world.sent('/api/bet/answerOffer')[0]).toMatchObject({ betIdx: 7, accept: true });
  expect(world.sent('/api/bet/sportBetlist')[0]).toMatchObject({ betIdx: 7 });
});

test('an open bet is sold from the list of all games as from that of the sports bets', async () => {
  const open = { status: 'BET', type: 'wait', settledAt: null, possibleCash: amount(185_000) } as const;
  const world = renderPage(<BetListPage />, {
    ...{ [path]: () => history({ ...won, ...open }), '/api/bet/money': () => ({ list: [] }) },
    '/api/etc/siteOption': () => ({
      siteOption: { ...siteOption, cashOut: true },
      joinRecommanderId: null,
    }),
    '/api/common/code': () => codes,
    '/api/bet/cashOutQuote': () => ({
      list: [{ betIdx: 7, amount: amount(120_000), reason: null }],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /2폴 조합/ }));
  expect(await screen.findByRole('button', { name: '120,000원 캐시아웃' })).toBeTruthy();
  expect(world.sent('/api/bet/cashOutQuote')[0]).toEqual({ bets: [7] });
});
