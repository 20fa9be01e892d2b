import type { Bet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { makeBet } from '../test/bet.fixture.ts';
import { mockMedia } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

// A phone: there is no room beside the board.
beforeEach(() => mockMedia(() => false));

afterEach(() => {
  cleanup();
  useSlip.setState(useSlip.getInitialState(), true);
  vi.restoreAllMocks();
});

const waiting = makeBet({
  status: 'WAIT',
  wait: { kind: 'trader', until: new Date(Date.now() + 60_000).toISOString(), offeredStake: null },
});

async function folded(bet: Bet) {
  useSlip.setState({
    confirmation: { memId: 'member01', answer: { bets: [bet], cashAmt: amount(50_000), version: 2 } },
  });
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => makeBoard({ events: [makeEvent()], feedAt: new Date().toISOString() }),
    '/api/bet/sportBetlist': () => ({ list: [bet], pageInfo: { page: 1, count_per_list: 10, total: 1 } }),
  });
  const bar = await screen.findByRole('button', { name: /베팅 슬립 펼치기/ });
  return { ...world, bar };
}

test('the folded slip says what has become of the bet: it waits, then it was refused, and why', async () => {
  const { bar, push } = await folded(waiting);
  expect(bar.textContent).toContain('베팅을 확인하고 있습니다 B-260101-0001');
  await push('bet', { bet: { ...waiting, status: 'CANCEL', wait: null, refusal: 'incident' } });
  expect(bar.textContent).toContain('베팅이 접수되지 않았습니다');
  expect(bar.textContent).toContain('기다리는 동안 점수가 바뀌었습니다.');
});

test('the folded slip says that a trader offers a smaller stake, which has to be answered in time', async () => {
  const { bar, push } = await folded(waiting);
  const until = new Date(Date.now() + 30_000).toISOString();
  await push('bet', { bet: { ...waiting, wait: { kind: 'offer', until, offeredStake: amount(20_000) } } });
  expect(bar.textContent).toContain('20,000');
});

test('the folded slip says that a bet was accepted once it is', async () => {
  const { bar, push } = await folded(waiting);
  await push('bet', { bet: { ...waiting, status: 'BET', wait: null } });
  expect(bar.textContent).toContain('베팅이 접수되었습니다 B-260101-0001');
});

test('the receipt of a bet that was given back shows no balance without its stake, and no time of acceptance', async () => {
  const { bar, push } = await folded(waiting);
  fireEvent.click(bar);
  const sheet = within(await screen.findByRole('dialog', { name: '베팅 슬립' }));
  expect(sheet.getByText('베팅 뒤 보유금').nextSibling?.textContent).toContain('50,000');
  expect(sheet.queryByText('접수 시각')).toBeNull();
  await push('bet', { bet: { ...waiting, status: 'CANCEL', wait: null, refusal: 'trader' } });
  expect(sheet.queryByText('베팅 뒤 보유금')).toBeNull();
  expect(sheet.queryByText('접수 시각')).toBeNull();
});

test('the balance after a bet goes with the smaller stake at which it was taken', async () => {
  const { bar, push } = await folded(waiting);
  fireEvent.click(bar);
  await push('bet', { bet: { ...waiting, status: 'BET', wait: null, stake: amount(30_000) } });
  const sheet = within(screen.getByRole('dialog', { name: '베팅 슬립' }));
  expect(sheet.getByText('베팅 뒤 보유금').nextSibling?.textContent).toContain('70,000');
  expect(sheet.getByText('접수 시각')).toBeTruthy();
});
