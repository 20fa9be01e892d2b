import type { BigBet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { me, pageOne, renderInConsole } from '../testing/console-world.tsx';
import { at, desk } from '../testing/trading-desk.ts';
import { TradingPage } from './trading-page.tsx';

afterEach(cleanup);

async function openEvent() {
  fireEvent.click(await screen.findByText('울산 – 서울'));
  await screen.findByText('배당 이동');
}

const bigBet: BigBet = {
  betIdx: 31,
  receiptId: 'S-31',
  memberKey: 5,
  memId: 'member05',
  memNick: '야간비행',
  level: 2,
  state: 'asked',
  refusal: null,
  askedStake: amount(6_000_000),
  allowedStake: amount(4_770_000),
  offeredStake: null,
  totalOdds: 1.74,
  possibleWin: amount(10_440_000),
  legs: [],
  askedAt: at(-5),
  until: at(10),
  decidedAt: null,
  decidedBy: null,
};

test('a big bet stands above the list with its clock; less is offered once, by button or by key', async () => {
  let list: BigBet[] = [bigBet];
  const server = desk({
    '/api/console/sports/bigBets': () => ({ list, pageInfo: pageOne(list.length), openCount: list.length }),
    '/api/console/sports/decideBigBet': () => {
      list = [];
      return { bigBet: { ...bigBet, state: 'offered', offeredStake: amount(4_770_000) } };
    },
  });
  await renderInConsole(<TradingPage />, server);
  const panel = await screen.findByRole('region', { name: '큰 베팅 확인' });
  expect(panel.textContent).toContain('야간비행 · 레벨 2');
  expect(panel.textContent).toContain('6,000,000원');
  fireEvent.keyDown(window, { key: 'd', code: 'KeyD' });
  fireEvent.click(within(panel).getByRole('button', { name: /줄여서 수락/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '큰 베팅 확인' })).toBeNull());
  expect(server.bodiesOf('/api/console/sports/decideBigBet')).toMatchObject([
    { betIdx: 31, decision: 'less', stake: 4_770_000 },
  ]);
});

test('a result shows the money before it asks for the reason, and only then is sent', async () => {
  const server = desk({
    '/api/console/sports/resultPreview': () => ({
      betCount: 2,
      creditAmount: amount(36_000),
      debitAmount: amount(20_000),
      bets: [],
      isComplete: true,
    }),
    '/api/console/sports/result': () => ({ correctionId: 1 }),
  });
  await renderInConsole(<TradingPage />, { ...server, operator: { ...me, role: 'supervisor' } });
  await openEvent();
  fireEvent.change(screen.getByLabelText('전체 경기 홈 점수'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: '이 결과로 정산' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.textContent).toContain('36,000원'));
  expect(server.bodiesOf('/api/console/sports/result')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '계속' }));
  fireEvent.click(await screen.findByRole('button', { name: '공식 기록' }));
  fireEvent.click(screen.getByRole('button', { name: '정산' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/result')).toMatchObject([
      {
        eventId: 7,
        kind: 'result',
        ending: 'played',
        scores: [{ scope: 'match', home: 3, away: 1 }],
        reason: '공식 기록',
      },
    ]),
  );
});

test('results are not for operators', async () => {
  await renderInConsole(<TradingPage />, desk());
  await openEvent();
  expect(screen.queryByText('결과 입력')).toBeNull();
});
