import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  fakeRealtime,
  fakeServer,
  me,
  pageOne,
  refusal,
  renderInConsole,
} from '../testing/console-world.tsx';
import { at, desk, detailOf, eventOf, listing, name } from '../testing/trading-desk.ts';
import { TradingPage } from './trading-page.tsx';

afterEach(cleanup);

async function openEvent() {
  fireEvent.click(await screen.findByText('울산 – 서울'));
  await screen.findByText('배당 이동');
}

test('the list shows score, clock, worst case and how much of the limit it uses, and the feeds above it', async () => {
  await renderInConsole(<TradingPage />, desk());
  const table = await screen.findByRole('table', { name: '경기 목록' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('울산 – 서울');
  expect(row?.textContent).toContain('1:1');
  expect(row?.textContent).toContain('후반 68분');
  expect(row?.textContent).toContain('900,000');
  expect(row?.textContent).toContain('90%');
  const strip = await screen.findByRole('list', { name: '피드 상태' });
  expect(strip.textContent).toContain('추첨 시즌');
  expect(strip.textContent).toContain('신호 끊김');
  expect(strip.textContent).toContain('멈춘 시장 41');
});

test('a clock that runs down on the scoreboard runs down in the list, as on the boards of members', async () => {
  const quarter = { sport: 'basketball', period: 3, clockSeconds: 350 } as const;
  const inPlay = (eventId: number, periodSeconds: number | null) =>
    eventOf({ ...quarter, eventId, periodSeconds });
  await renderInConsole(
    <TradingPage />,
    desk({ '/api/console/sports/events': () => listing(inPlay(7, 600), inPlay(8, null)) }),
  );
  const table = await screen.findByRole('table', { name: '경기 목록' });
  const [, down, up] = within(table).getAllByRole('row');
  expect(down?.textContent).toContain('3쿼터 4:10 남음');
  expect(up?.textContent).toContain('3쿼터 5:50');
});

test('score and clock follow the pushes; an older one changes nothing', async () => {
  const { realtime, push } = fakeRealtime();
  await renderInConsole(<TradingPage />, { ...desk(), realtime });
  await screen.findByText('1:1');
  const pushed = (homeScore: number, version: number) =>
    push('events', {
      events: [
        {
          ...eventOf(),
          homeScore,
          version,
          server: null,
          detail: {},
          scores: [],
          provenance: null,
          markets: [],
        } as never,
      ],
      removed: [],
      feedAt: at(0),
    });
  pushed(2, 5);
  expect(await screen.findByText('2:1')).toBeTruthy();
  pushed(0, 4);
  expect(screen.getByText('2:1')).toBeTruthy();
});

test('another view keeps what is searched, in one step of the address', async () => {
  const server = desk();
  await renderInConsole(<TradingPage />, server, '/?view=live&q=1204&page=2');
  fireEvent.click(await screen.findByRole('link', { name: /^종료/ }));
  const asked = () => server.bodiesOf('/api/console/sports/events');
  const searched = expect.objectContaining({ view: 'ended', search: '1204', page: 1 });
  await waitFor(() => expect(asked().at(-1)).toEqual(searched));
  expect(asked()).not.toContainEqual(expect.objectContaining({ view: 'ended', search: '' }));
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('1204');
});

test('an event is suspended with a reason, sent once, and a refusal stays in the dialog', async () => {
  let isRefused = true;
  const server = desk({
    '/api/console/sports/hold': () => {
      if (isRefused) throw refusal('T999', '이미 처리되었습니다.');
      const hold = { holdId: 1, scope: null, marketId: null, selectionId: null, untilAt: null };
      return { hold: { ...hold, reason: '배당 확인', heldBy: '이서윤', heldAt: at(0) } };
    },
  });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  fireEvent.keyDown(window, { key: 's', code: 'KeyS' });
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '배당 확인' }));
  const send = within(dialog).getByRole('button', { name: '멈춤' });
  fireEvent.click(send);
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
  isRefused = false;
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/sports/hold').at(-1)).toMatchObject({
    eventId: 7,
    scope: null,
    marketId: null,
    selectionId: null,
    reason: '배당 확인',
  });
  expect(server.bodiesOf('/api/console/sports/hold')).toHaveLength(2);
});

test('a market and a selection have a lock each, and what is held is reopened by the same one', async () => {
  const held = { holdId: 9, scope: null, marketId: 70, selectionId: null, untilAt: null };
  const server = desk({
    '/api/console/sports/event': () =>
      detailOf({ holds: [{ ...held, reason: '확인', heldBy: '이서윤', heldAt: at(-9) }] }),
    '/api/console/sports/release': () => ({ eventId: 7 }),
  });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  expect(screen.getByText('이서윤 · 확인')).toBeTruthy();
  expect(screen.getByRole('button', { name: '울산 승 멈춤' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '승무패 다시 열기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '확인 완료' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '다시 열기' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/release')).toMatchObject([
      { holdId: 9, reason: '확인 완료' },
    ]),
  );
});

test('a move of prices is drafted, shown against what stands, and sent for the axis that changed', async () => {
  const server = desk({ '/api/console/sports/shift': () => ({ eventId: 7 }) });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  fireEvent.click(screen.getByRole('button', { name: '홈 우세 높임' }));
  fireEvent.click(screen.getByRole('button', { name: '홈 우세 높임' }));
  expect(screen.getByText('0.00 → +0.10')).toBeTruthy();
  expect(server.bodiesOf('/api/console/sports/shift')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '적용' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '배당 확인' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/shift')).toMatchObject([
      { eventId: 7, axis: 'lead', logOdds: 0.1, reason: '배당 확인' },
    ]),
  );
});

async function agreeToShift() {
  fireEvent.click(screen.getByRole('button', { name: '적용' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '배당 확인' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
}

test('what a colleague moves meanwhile is not taken back by a draft of the other axis; a reset sets both', async () => {
  let shift = { lead: 0, total: 0 };
  const server = desk({
    '/api/console/sports/event': () => detailOf({ shift }),
    '/api/console/sports/shift': ({ axis, logOdds }) => {
      shift = { ...shift, [axis]: logOdds };
      return { eventId: 7 };
    },
  });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  fireEvent.click(screen.getByRole('button', { name: '홈 우세 높임' }));
  shift = { lead: 0, total: 0.2 };
  await screen.findByText('+0.20', undefined, { timeout: 20_000 });
  await agreeToShift();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/sports/shift')).toMatchObject([{ axis: 'lead', logOdds: 0.05 }]);
  expect(await screen.findByText('+0.05')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await agreeToShift();
  await waitFor(() => expect(shift).toEqual({ lead: 0, total: 0 }));
  expect(server.bodiesOf('/api/console/sports/shift').slice(1)).toMatchObject([
    { axis: 'lead', logOdds: 0 },
    { axis: 'total', logOdds: 0 },
  ]);
});

test('the limit of an event is changed with a reason', async () => {
  const server = desk({ '/api/console/sports/limit': () => ({ eventId: 7 }) });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  fireEvent.click(screen.getByRole('radio', { name: '50%' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '이상 베팅 확인' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '한도 바꾸기' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/limit')).toMatchObject([{ eventId: 7, share: 5_000 }]),
  );
});

test('where a feed makes the prices single ones are shortened, and what was moved before is only taken back', async () => {
  const { unmount } = await renderInConsole(
    <TradingPage />,
    desk({
      '/api/console/sports/event': () =>
        detailOf({ followsFeed: true, event: eventOf({ feed: 'uof' }), shift: { lead: 0, total: 0 } }),
    }),
  );
  fireEvent.click(await screen.findByText('울산 – 서울'));
  expect(await screen.findByText('이 경기에 쓸 한도')).toBeTruthy();
  expect(screen.queryByText('배당 이동')).toBeNull();
  expect(screen.getByRole('button', { name: /울산.*배당 낮춤$/ })).toBeTruthy();
  unmount();
  const server = desk({
    '/api/console/sports/event': () => detailOf({ followsFeed: true, shift: { lead: 0.2, total: 0 } }),
    '/api/console/sports/shift': () => ({ eventId: 7 }),
  });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  expect(screen.queryByRole('button', { name: '홈 우세 높임' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await agreeToShift();
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/shift')).toMatchObject([{ axis: 'lead', logOdds: 0 }]),
  );
});

const review = {
  reviewId: 4,
  subject: 'bet',
  subjectId: 88,
  eventId: 7,
  name: name('울산 – 서울'),
  receiptId: 'S-88',
  reason: 'no score for it',
  tries: 3,
  firstAt: at(-600),
  nextAt: at(60),
  isRetried: true,
  mayDecide: true,
};

test('the review list offers a retry to every operator, and taking off to supervisors alone', async () => {
  const server = desk({
    '/api/console/sports/reviews': () => ({ list: [review], pageInfo: pageOne(1) }),
    '/api/console/sports/reviewRetry': () => ({ reviewId: 4 }),
    '/api/console/sports/reviewClose': () => ({ reviewId: 4 }),
  });
  const { unmount } = await renderInConsole(<TradingPage />, server);
  fireEvent.click(await screen.findByRole('link', { name: /확인할 일/ }));
  expect(await screen.findByText('S-88')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '지금 다시' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/reviewRetry')).toMatchObject([{ reviewId: 4 }]),
  );
  expect(screen.queryByRole('button', { name: '처리됨' })).toBeNull();
  unmount();
  await renderInConsole(<TradingPage />, { ...server, operator: { ...me, roles: ['supervisor'] } });
  fireEvent.click(await screen.findByRole('link', { name: /확인할 일/ }));
  fireEvent.click(await screen.findByRole('button', { name: '처리됨' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '직접 정산함' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '처리됨' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/reviewClose')).toMatchObject([
      { reviewId: 4, reason: '직접 정산함' },
    ]),
  );
});

test('what nothing tries again is for a person, and what several sites share for whoever leads the installation', async () => {
  const undecided = { ...review, reviewId: 5, subject: 'market', receiptId: null, isRetried: false };
  const shared = { ...review, reviewId: 6, subject: 'price', receiptId: null, mayDecide: false };
  const server = desk({
    '/api/console/sports/reviews': () => ({ list: [undecided, shared], pageInfo: pageOne(2) }),
  });
  await renderInConsole(<TradingPage />, { ...server, operator: { ...me, roles: ['supervisor'] } });
  fireEvent.click(await screen.findByRole('link', { name: /확인할 일/ }));
  const table = await screen.findByRole('table', { name: '확인할 일' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('시장');
  expect(first?.textContent).toContain('직접 처리');
  expect(within(first as HTMLElement).queryByRole('button', { name: '지금 다시' })).toBeNull();
  expect(within(first as HTMLElement).getByRole('button', { name: '처리됨' })).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

test('who only reads sees the desk as it is, and is offered nothing that the server would refuse', async () => {
  const server = desk({
    '/api/console/sports/reviews': () => ({ list: [review], pageInfo: pageOne(1) }),
  });
  await renderInConsole(<TradingPage />, { ...server, operator: { ...me, roles: ['readOnly'] } });
  await openEvent();
  expect(screen.getByText('이 경기에 쓸 한도')).toBeTruthy();
  for (const name of [/멈춤/, /높임$/, /낮춤$/, '적용', '되돌리기'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('radio', { name: '50%' })).toBeNull();
  fireEvent.keyDown(window, { key: 's', code: 'KeyS' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /확인할 일/ }));
  expect(await screen.findByText('S-88')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '지금 다시' })).toBeNull();
});

test('nothing to show, a failed list and feeds that cannot be read each say so', async () => {
  const { unmount } = await renderInConsole(
    <TradingPage />,
    desk({ '/api/console/sports/events': () => listing() }),
  );
  expect(await screen.findByText('해당하는 경기가 없습니다')).toBeTruthy();
  unmount();
  const broken = fakeServer({});
  await renderInConsole(<TradingPage />, broken);
  expect(await screen.findByText('피드 상태를 불러오지 못했습니다.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /다시/ })).toBeTruthy();
});

test('at one of several sites nothing is suspended or moved by its trader, who reads why and not who did it', async () => {
  const held = { holdId: 9, scope: null, marketId: null, selectionId: null, untilAt: null };
  const server = desk({
    '/api/console/sports/events': () => ({ ...listing(eventOf()), mayMove: false }),
    '/api/console/sports/event': () =>
      detailOf({ mayMove: false, holds: [{ ...held, reason: null, heldBy: null, heldAt: at(-9) }] }),
  });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  expect(screen.getByText(/전체 설치를 맡은 운영자만 할 수 있습니다/)).toBeTruthy();
  expect(screen.getByText('다른 사이트에서 멈춤')).toBeTruthy();
  for (const name of [/멈춤$/, /다시 열기$/, '적용', /배당 낮춤$/])
    expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
  fireEvent.keyDown(window, { key: 's', code: 'KeyS' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
