import type { Bet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { beforeEach, expect, test } from 'vitest';
import { legOf, type SlipLeg, toRequest, viewLeg } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { makeBet } from '../test/bet.fixture.ts';

const memId = 'member01';
const slip = () => useSlip.getState();
const chosen = () => slip().legs.map(({ selectionId }) => selectionId);

function legAt(eventId: number, selectionId = eventId * 100): SlipLeg {
  const event = makeEvent({ eventId });
  const [first] = makeMarket().selections;
  if (first === undefined) throw new Error('the market has selections');
  const selection = { ...first, selectionId };
  return legOf({ sport: 'soccer', league: undefined, event, market: makeMarket(), selection });
}

const send = () => {
  const views = slip().legs.map((leg) => viewLeg(leg, undefined, 'review'));
  const request = toRequest(views, amount(10_000), 'review', { idempotencyKey: 'one', quote: undefined });
  slip().begin({ memId, request });
  return request;
};
const answer = (change: Parameters<typeof makeBet>[0] = {}) => ({
  memId,
  answer: { bets: [makeBet(change)] as [Bet], cashAmt: amount(0), version: 2 },
});

beforeEach(() => useSlip.setState(useSlip.getInitialState(), true));

test('what is pressed while a bet is being sent stays for the next one', () => {
  slip().toggle(legAt(1), 10);
  send();
  slip().toggle(legAt(2), 10);
  slip().accept(answer());
  expect(chosen()).toEqual([200]);
  slip().dismiss();
  expect(chosen()).toEqual([200]);
});

test('a bet that is refused after its wait brings back what was sent, before what was chosen since', () => {
  slip().toggle(legAt(1), 10);
  slip().toggle(legAt(2), 10);
  send();
  // Of the first game another price, and the second one taken off: neither was sent so.
  slip().toggle(legAt(1, 101), 10);
  slip().toggle(legAt(2), 10);
  slip().toggle(legAt(3), 10);
  slip().accept(answer({ status: 'CANCEL', refusal: 'incident' }));
  expect(slip().confirmation?.sent?.map(({ selectionId }) => selectionId)).toEqual([100, 200]);
  expect(chosen()).toEqual([101, 300]);
  slip().dismiss();
  expect(chosen()).toEqual([200, 101, 300]);
});

test('an attempt that is asked for again is about the legs that it was first sent with', () => {
  slip().toggle(legAt(1), 10);
  const request = send();
  slip().toggle(legAt(1), 10);
  slip().begin({ memId, request });
  slip().accept(answer({ status: 'CANCEL', refusal: 'incident' }));
  slip().dismiss();
  expect(chosen()).toEqual([100]);
});

test('the way of betting that was chosen goes with the legs that it is for, and is said to be gone where some are left', () => {
  for (const place of [1, 2, 3]) slip().toggle(legAt(place), 10);
  slip().setSize(2);
  slip().remove([300]);
  expect([slip().size, slip().note]).toEqual([undefined, { kind: 'combined' }]);
  slip().toggle(legAt(3), 10);
  expect([slip().size, slip().note]).toEqual([undefined, undefined]);
  slip().setSize(1);
  slip().remove([100]);
  expect([slip().size, slip().note]).toEqual([1, undefined]);
  slip().remove([200]);
  expect([slip().size, slip().note]).toEqual([undefined, undefined]);
  slip().remove([300]);
  for (const place of [1, 2, 3, 4, 5, 6, 7]) slip().toggle(legAt(place), 10);
  slip().setSize(3);
  // Thirty-five bets are placed at once, and fifty-six are not.
  slip().toggle(legAt(8), 10);
  expect([slip().size, slip().note]).toEqual([undefined, { kind: 'combined' }]);
});

test('several bets that are all refused after their wait come back as several bets', () => {
  for (const place of [1, 2, 3]) slip().toggle(legAt(place), 10);
  const views = slip().legs.map((leg) => viewLeg(leg, undefined, 'review'));
  const request = toRequest(views, amount(10_000), 'review', { idempotencyKey: 'one', quote: undefined });
  slip().begin({ memId, request: { ...request, size: 1 } });
  slip().accept(answer({ status: 'CANCEL', refusal: 'incident' }));
  expect([slip().legs, slip().size]).toEqual([[], undefined]);
  slip().dismiss();
  expect([chosen(), slip().size]).toEqual([[100, 200, 300], 1]);
});
