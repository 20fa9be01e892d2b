import type { StaffRole } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { me, renderInConsole } from '../testing/console-world.tsx';
import { at, desk, detailOf } from '../testing/trading-desk.ts';
import { TradingPage } from './trading-page.tsx';

afterEach(cleanup);

async function openEvent() {
  fireEvent.click(await screen.findByText('울산 – 서울'));
  await screen.findByText('배당 이동');
}

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
  await renderInConsole(<TradingPage />, {
    ...server,
    operator: { ...me, roles: ['supervisor'], isPlatform: true },
  });
  await openEvent();
  // The match is under way: what settles it is a press away, and which match it is stands in the head.
  expect(screen.queryByLabelText('전체 경기 홈 점수')).toBeNull();
  expect(screen.queryByRole('button', { name: '적특·되돌리기' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: /울산 – 서울/ })).toBeTruthy();
  expect(screen.getByText('라이브 비율').parentElement?.textContent).toContain('50%');
  expect(screen.getByText('종목 비율').parentElement?.textContent).toContain('80%');
  fireEvent.click(screen.getByRole('button', { name: '결과 입력·적특 열기' }));
  fireEvent.change(screen.getByLabelText('전체 경기 홈 점수'), { target: { value: '3' } });
  // The running score does not lie ready, and whose box is whose stands above them.
  expect(screen.getByLabelText<HTMLInputElement>('전체 경기 원정 점수').value).toBe('');
  expect(screen.getByText('울산', { selector: 'b' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('전체 경기 원정 점수'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: '이 결과로 정산' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.textContent).toContain('36,000원'));
  expect(dialog.textContent).toContain('울산 3 : 1 서울');
  expect(dialog.textContent).toMatch(/경기가 진행 중입니다 \(.+\)/);
  expect(within(dialog).getByRole('button', { name: '취소' })).toBeTruthy();
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '계속' }).disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /경기가 끝나지 않았지만/ }));
  expect(server.bodiesOf('/api/console/sports/result')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '계속' }));
  fireEvent.click(await screen.findByRole('button', { name: '공식 기록' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('울산 3 : 1 서울');
  expect(screen.getByRole('alertdialog').textContent).toContain('경기가 진행 중입니다');
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

test.each([
  ['a supervisor of one site', { ...me, roles: ['supervisor'] satisfies StaffRole[] }],
  ['a trader of the platform', { ...me, roles: ['trader'] satisfies StaffRole[], isPlatform: true }],
])('%s is offered nothing that would settle the bets of every site', async (_, operator) => {
  const voids = [{ marketId: 70, placedFrom: null, placedTo: null, reason: '배당 오류', at: at(-9) }];
  const server = desk({ '/api/console/sports/event': () => detailOf({ voids }) });
  await renderInConsole(<TradingPage />, { ...server, operator });
  await openEvent();
  expect(screen.getByText('배당 오류')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '승무패 적특 되돌리기' })).toBeNull();
  expect(screen.queryByLabelText('전체 경기 홈 점수')).toBeNull();
  expect(screen.queryByRole('button', { name: '이 결과로 정산' })).toBeNull();
  expect(screen.queryByRole('button', { name: '승무패 적특·되돌리기' })).toBeNull();
});

const preview = { betCount: 0, creditAmount: amount(0), debitAmount: amount(0), bets: [], isComplete: true };
const supervisor = { operator: { ...me, roles: ['supervisor'] satisfies StaffRole[], isPlatform: true } };
const money = {
  '/api/console/sports/resultPreview': () => preview,
  '/api/console/sports/result': () => ({ correctionId: 1 }),
};

async function confirm(reason: string, action: string) {
  const dialog = () => within(screen.getByRole('alertdialog'));
  const next = () => dialog().getByText<HTMLButtonElement>('계속').closest('button');
  await waitFor(() => expect(next()?.disabled).toBe(false));
  fireEvent.click(next() as HTMLButtonElement);
  fireEvent.click(await screen.findByText(reason));
  fireEvent.click(dialog().getByText(action, { selector: 'button *, button' }).closest('button') as Element);
}

test('bets on one market that were placed in a window are void, to the second', async () => {
  const server = desk(money);
  await renderInConsole(<TradingPage />, { ...server, ...supervisor });
  await openEvent();
  fireEvent.click(screen.getByRole('button', { name: '승무패 적특·되돌리기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: '접수 시각으로' }));
  const look = within(dialog).getByRole<HTMLButtonElement>('button', { name: '오가는 돈 보기' });
  expect(look.disabled).toBe(true);
  fireEvent.change(within(dialog).getByLabelText('이 시각부터'), {
    target: { value: '2026-01-01T21:00:07' },
  });
  expect(look.disabled).toBe(false);
  // Of an end that is half filled the browser says that it is empty: it is not one without an end.
  const end = within(dialog).getByLabelText('이 시각 전까지');
  fireEvent.change(end, { target: { value: '2026-01-01T21:30:00' } });
  Object.defineProperty(end, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.change(end, { target: { value: '' } });
  expect(look.disabled).toBe(true);
  Object.defineProperty(end, 'validity', { value: { badInput: false } });
  fireEvent.change(end, { target: { value: '2026-01-01T21:31:00' } });
  expect(look.disabled).toBe(false);
  // What was typed is not sent once its fields have gone and come again, empty.
  for (const reach of ['모든 베팅', '접수 시각으로'])
    fireEvent.click(within(dialog).getByRole('radio', { name: reach }));
  expect(look.disabled).toBe(true);
  fireEvent.change(within(dialog).getByLabelText('이 시각부터'), {
    target: { value: '2026-01-01T21:00:07' },
  });
  fireEvent.click(look);
  const ofTheTime = /21:00:07.*부터 접수된 베팅/;
  expect(await screen.findByText(ofTheTime)).toBeTruthy();
  expect(screen.getByText(/승무패.*이 시간대의 베팅을 적특할까요/)).toBeTruthy();
  await confirm('공식 기록', '적특');
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/result')).toMatchObject([
      { eventId: 7, kind: 'void', marketId: 70, placedFrom: '2026-01-01T12:00:07.000Z', placedTo: null },
    ]),
  );
});

test('a void that stands is listed, and taken back exactly as it was said', async () => {
  const window = { placedFrom: at(-60), placedTo: at(-30) };
  const server = desk({
    ...money,
    '/api/console/sports/event': () =>
      detailOf({ voids: [{ marketId: 70, ...window, reason: '배당 오류', at: at(-9) }] }),
  });
  await renderInConsole(<TradingPage />, { ...server, ...supervisor });
  await openEvent();
  expect(screen.getByText('배당 오류')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '승무패 적특 되돌리기' }));
  await confirm('공식 기록', '적특 되돌리기');
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/result')).toMatchObject([
      { eventId: 7, kind: 'unvoid', marketId: 70, ...window, reason: '공식 기록' },
    ]),
  );
});

test('one price is made shorter, with a reason', async () => {
  const server = desk({ '/api/console/sports/shift': () => ({ eventId: 7 }) });
  await renderInConsole(<TradingPage />, server);
  await openEvent();
  fireEvent.click(screen.getByRole('button', { name: '울산 승 배당 낮춤' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /높임$/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: '이상 베팅 확인' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/sports/shift')).toMatchObject([
      { eventId: 7, axis: 'selection', selectionId: 701, logOdds: 0.1, reason: '이상 베팅 확인' },
    ]),
  );
});

test('results are not for operators', async () => {
  await renderInConsole(<TradingPage />, desk());
  await openEvent();
  expect(screen.queryByText('결과 입력')).toBeNull();
});
