import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type BetRow, path } from '../features/bets/model.ts';
import { MemberLinks } from '../features/members/care/member-links.tsx';
import { fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { hrefSavedBy, why } from '../testing/saved-file.ts';
import { BetsPage } from './bets-page.tsx';

afterEach(cleanup);

const side = (ko: string) => ({ ko, en: ko, vi: ko });

const bet: BetRow = {
  betIdx: 31,
  family: 'sports',
  memberKey: 7,
  memId: 'member07',
  memNick: '달빛',
  isTest: false,
  gameType: 'sports',
  vendorCode: null,
  name: side('FC 서울 – 울산 HD'),
  receiptId: 'B-2026-0031',
  placedAt: '2026-03-02T02:50:00.000Z',
  settledAt: '2026-03-02T02:58:00.000Z',
  status: 'PASS',
  type: 'win',
  cash: amount(10_000),
  winCash: amount(18_500),
  resultCash: amount(8_500),
  possibleCash: null,
  totalOdds: 1.85,
  refusal: null,
  settlementCount: 2,
  adjustedCash: amount(18_500),
  betCalResults: [
    {
      key: 4,
      league: null,
      home: side('FC 서울'),
      away: side('울산 HD'),
      startsAt: '2026-03-02T00:00:00.000Z',
      kind: '1X2',
      scope: 'match',
      lineQuarters: null,
      pick: 'home',
      odds: 1.85,
      homeScore: 2,
      awayScore: 0,
      result: 'win',
      proof: null,
    },
  ],
};
const refused: BetRow = {
  ...bet,
  betIdx: 32,
  receiptId: 'B-2026-0032',
  status: 'CANCEL',
  type: 'other',
  refusal: 'price',
  winCash: amount(10_000),
  resultCash: amount(0),
  settlementCount: 0,
};

function desk(list: BetRow[] = [bet, refused]) {
  return fakeServer({
    [path]: () => ({
      list,
      total: {
        cash: amount(10_000),
        winCash: amount(18_500),
        waitCash: amount(0),
        resultCash: amount(8_500),
      },
      pageInfo: pageOne(list.length),
    }),
  });
}

test('a bet opens with its money, its selection and its result, that it was settled again, and the ways on', async () => {
  await renderInConsole(<BetsPage />, desk());
  fireEvent.click(await screen.findByText('B-2026-0031'));
  const detail = screen.getByRole('complementary');
  for (const said of ['10,000', '1.85', '18,500', '+8,500', '2:0', '적중', '2번 정산되었습니다'])
    expect(detail.textContent).toContain(said);
  expect(within(detail).getByRole('link', { name: '회원 정보' }).getAttribute('href')).toContain('key=7');
  expect(within(detail).getByRole('link', { name: '단계별로 보기' }).getAttribute('href')).toContain(
    'B-2026-0031',
  );
});

test('a bet that was never accepted says why', async () => {
  await renderInConsole(<BetsPage />, desk());
  fireEvent.click(await screen.findByText('B-2026-0032'));
  const detail = screen.getByRole('complementary');
  expect(detail.textContent).toContain('접수 안 됨');
  expect(detail.textContent).toContain('배당이 동의한 범위를 벗어남');
});

test('the list is narrowed to a member, a game and a result', async () => {
  const server = desk();
  await renderInConsole(<BetsPage />, server);
  await screen.findByText('B-2026-0031');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'member07' } });
  fireEvent.change(screen.getByLabelText('게임'), { target: { value: 'slot' } });
  fireEvent.change(screen.getByLabelText('결과'), { target: { value: 'wait' } });
  await waitFor(() =>
    expect(server.bodiesOf(path).at(-1)).toEqual({
      memId: 'member07',
      groupKey: 'slot',
      type: 'wait',
      startDate: null,
      endDate: null,
      page: 1,
    }),
  );
});

test('the files of the list are by its filter', async () => {
  await renderInConsole(<BetsPage />, desk(), '/?member=member07&type=wait&from=2026-11-01');
  await screen.findByText('B-2026-0031');
  const asked = '?memId=member07&groupKey=all&type=wait&from=2026-11-01';
  expect(await hrefSavedBy('CSV')).toBe(`/api/console/bets/list.csv${asked}&${why}`);
  expect(await hrefSavedBy('엑셀')).toBe(`/api/console/bets/list.xlsx${asked}&${why}`);
});

test('an id that nobody has is named, and the search stays', async () => {
  const server = fakeServer({
    [path]: () => {
      throw refusal('E404', '찾을 수 없습니다.');
    },
  });
  await renderInConsole(<BetsPage />, server, '/?member=nobody');
  expect(await screen.findByText('없는 회원입니다')).toBeTruthy();
  expect(screen.getByText(/“nobody”/)).toBeTruthy();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('nobody');
});

test('from a member its lists open narrowed to it, those that the operator may read', async () => {
  await renderInConsole(<MemberLinks memId="member07" />, {
    ...fakeServer({}),
    operator: { ...me, roles: ['cashier'] },
  });
  const links = within(screen.getByRole('navigation', { name: '이 회원의 내역' })).getAllByRole('link');
  const targets = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(targets).toContain('베팅 /bets?member=member07');
  expect(targets).toContain('입금 /deposits?member=member07&view=all');
});
