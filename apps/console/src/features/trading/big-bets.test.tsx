import type { BigBet } from '@hanpan/contract';
import { usePreferences } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeRealtime, me, pageOne, renderInConsole } from '../../testing/console-world.tsx';
import { at, desk } from '../../testing/trading-desk.ts';
import { BigBets } from './big-bets.tsx';

beforeEach(() => usePreferences.setState({ shortcutsOn: true }));
afterEach(cleanup);

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
  oddsPolicy: 'higher',
  legs: [],
  askedAt: at(-5),
  until: at(10),
  decidedAt: null,
  decidedBy: null,
};
const otherBet: BigBet = { ...bigBet, betIdx: 32, receiptId: 'S-32', memNick: '새벽별', until: at(4) };
const decideBigBet = '/api/console/sports/decideBigBet';

/** A desk at which these bets wait; a decided one leaves the list, and pushes say that it changed. */
function bets(...waiting: BigBet[]) {
  let list = waiting;
  const { realtime, push } = fakeRealtime();
  const server = desk({
    '/api/console/sports/bigBets': () => ({ list, pageInfo: pageOne(list.length), openCount: list.length }),
    [decideBigBet]: ({ betIdx }) => {
      list = list.filter((bet) => bet.betIdx !== betIdx);
      return { bigBet: { ...bigBet, betIdx, state: 'offered' as const, offeredStake: amount(4_770_000) } };
    },
  });
  const become = (...next: BigBet[]) => {
    list = next;
    push('bigBet', { change: 'new' } as never);
  };
  return { ...server, realtime, become };
}

const draw = (server: ReturnType<typeof bets>, operator = me) =>
  renderInConsole(<BigBets onArrival={() => undefined} />, { ...server, operator });
const panel = () => screen.findByRole('region', { name: '큰 베팅 확인' });
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** A card takes no press until it has stood for a moment. */
const settled = () => waitFor(() => expect(button(/그대로 수락/).disabled).toBe(false), { timeout: 10_000 });
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });

test('a big bet stands with its clock; a key leads to its button, and the next press of it decides, once', async () => {
  const server = bets(bigBet);
  await draw(server);
  expect((await panel()).textContent).toContain('야간비행 · 레벨 2');
  expect((await panel()).textContent).toContain('6,000,000원');
  expect((await panel()).textContent).toContain('배당이 내려가면 반환');
  await settled();
  press('d');
  expect(document.activeElement).toBe(button(/줄여서 수락/));
  expect(server.bodiesOf(decideBigBet)).toEqual([]);
  press('d');
  fireEvent.click(button(/줄여서 수락/));
  await waitFor(() => expect(screen.queryByRole('region', { name: '큰 베팅 확인' })).toBeNull());
  expect(server.bodiesOf(decideBigBet)).toMatchObject([{ betIdx: 31, decision: 'less', stake: 4_770_000 }]);
});

test('a bet that arrives waits below, also where it ends earlier, and what was typed stays', async () => {
  const server = bets(bigBet);
  await draw(server);
  await panel();
  await settled();
  fireEvent.change(screen.getByLabelText('받을 금액'), { target: { value: '1,000,000' } });
  server.become(otherBet, bigBet);
  const others = await within(await panel()).findByText('새벽별');
  expect(others.closest('li')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('받을 금액').value).toBe('1,000,000');
  fireEvent.click(button(/줄여서 수락/));
  await waitFor(() => expect(server.bodiesOf(decideBigBet)).toHaveLength(1));
  expect(server.bodiesOf(decideBigBet)).toMatchObject([{ betIdx: 31, stake: 1_000_000 }]);
});

test('a press that was meant for the card before this one decides nothing', async () => {
  const server = bets(bigBet, otherBet);
  await draw(server);
  await panel();
  await settled();
  fireEvent.click(button(/거절/));
  await screen.findByText('새벽별 · 레벨 2');
  expect(button(/거절/).disabled).toBe(true);
  fireEvent.click(button(/거절/));
  press('r');
  press('r');
  await settled();
  expect(server.bodiesOf(decideBigBet)).toMatchObject([{ betIdx: 31, decision: 'refuse' }]);
  fireEvent.click(button(/거절/));
  await waitFor(() => expect(server.bodiesOf(decideBigBet)).toHaveLength(2));
  expect(server.bodiesOf(decideBigBet).at(-1)).toMatchObject({ betIdx: 32, decision: 'refuse' });
});

test('who only reads sees what waits, and is offered no decision by button or by key', async () => {
  const server = bets(bigBet);
  await draw(server, { ...me, roles: ['readOnly'] });
  expect((await panel()).textContent).toContain('야간비행 · 레벨 2');
  expect(within(await panel()).queryAllByRole('button')).toEqual([]);
  press('a');
  press('a');
  expect(server.bodiesOf(decideBigBet)).toEqual([]);
});
