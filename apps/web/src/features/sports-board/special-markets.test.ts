import { expect, test } from 'vitest';
import { makeBoard, makeEvent, makeMarket } from './board.fixture.ts';
import type { Market } from './model.ts';
import { mergeIntoSpecial, nameOf, offeredMarkets, shareSpecial, touchesSpecial } from './special-markets.ts';

const pairs = (count: number): Market['selections'] =>
  Array.from({ length: count }, (_, at) => ({ selectionId: at + 1, pick: `${at}-0`, odds: 5 }));
let marketId = 0;
const market = (kind: Market['kind'], scope: Market['scope'] = 'match', count = 2) =>
  makeMarket({ marketId: ++marketId, kind, scope, selections: pairs(count) });

const markets = [
  market('WDL', 'h1', 3),
  market('CS', 'match', 26),
  market('TTA'),
  market('OE'),
  market('DC', 'match', 3),
  market('BTTS'),
  market('AH', 'h1'),
  market('TTH'),
];
const names = (list: readonly Market[]) => list.map(nameOf);

test('a row shows six of few selections, the best known first, and the others on demand', () => {
  const { shown, further } = shareSpecial(markets, null);
  expect(names(shown)).toEqual(['match-BTTS', 'match-DC', 'match-OE', 'match-TTH', 'match-TTA', 'h1-WDL']);
  expect(names(further)).toEqual(['match-CS', 'h1-AH']);
});

test('of one market that was chosen a row shows all, however many selections it has', () => {
  expect(names(shareSpecial(markets, 'match-CS').shown)).toEqual(['match-CS']);
  expect(shareSpecial(markets, 'match-CS').further).toEqual([]);
});

test('each market that some match has can be chosen once', () => {
  const events = [
    makeEvent({ markets: [market('OE')] }),
    makeEvent({ markets: [market('OE'), market('BTTS')] }),
  ];
  expect(names(offeredMarkets(events))).toEqual(['match-BTTS', 'match-OE']);
});

const feedAt = '2026-01-01T10:00:05Z';
const push = (...events: ReturnType<typeof makeEvent>[]) => ({ events, removed: [], feedAt });

test('a push tells of the match and leaves its special prices; no match joins by one', () => {
  const held = makeEvent({ version: 3, markets: [market('OE')] });
  const board = makeBoard({ events: [held], feedAt });
  const merged = mergeIntoSpecial(
    board,
    push(makeEvent({ version: 4, phase: 'playing' }), makeEvent({ eventId: 7 })),
  );
  expect(merged.events).toMatchObject([{ eventId: 1, phase: 'playing', version: 4, markets: held.markets }]);
  expect(mergeIntoSpecial(board, push(makeEvent({ version: 3 })))).toBe(board);
  expect(mergeIntoSpecial(board, { ...push(), removed: [1] }).events).toEqual([]);
});

test('only what is to come, in a league of the board, may have moved special prices', () => {
  const board = makeBoard();
  expect(touchesSpecial(board, push(makeEvent({ eventId: 7 })))).toBe(true);
  expect(touchesSpecial(board, push(makeEvent({ phase: 'playing' }), makeEvent({ leagueId: 9 })))).toBe(
    false,
  );
});
