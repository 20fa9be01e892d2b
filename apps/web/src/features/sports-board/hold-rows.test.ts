import { expect, test } from 'vitest';
import { makeBoard, makeEvent } from './board.fixture.ts';
import { holdRows, type noBoard, placeRows } from './hold-rows.ts';
import { type Board, groupByLeague } from './model.ts';

const early = makeEvent({ eventId: 1, startsAt: '2026-01-01T12:00:00Z' });
const late = makeEvent({ eventId: 2, startsAt: '2026-01-01T13:00:00Z' });
const first = makeBoard({ events: [early, late] });
const soon = (board: Board) => groupByLeague(board, 'soon');
const rowsOf = (held: typeof noBoard) =>
  held.leagues.flatMap(({ rows }) => rows.map(({ event, leaving }) => [event.eventId, leaving]));

test('[WR-08] a match that begins keeps its row and place, says why it leaves, and shows its score', () => {
  const started = { ...early, phase: 'playing' as const, homeScore: 1, version: 2 };
  const board = makeBoard({ events: [started, late] });
  const held = holdRows(placeRows(soon(first)), board, soon(board));
  expect(rowsOf(held)).toEqual([
    [1, 'started'],
    [2, undefined],
  ]);
  expect(held.leagues[0]?.rows[0]?.event.homeScore).toBe(1);
  expect([held.leavingCount, held.waitingCount]).toEqual([1, 0]);
});

test('[WR-08] a new match waits, and one that has left the board keeps its last state', () => {
  const board = makeBoard({ events: [makeEvent({ eventId: 3 }), late] });
  const held = holdRows(placeRows(soon(first)), board, soon(board));
  expect(rowsOf(held)).toEqual([
    [1, 'gone'],
    [2, undefined],
  ]);
  expect([held.leavingCount, held.waitingCount]).toEqual([1, 1]);
  expect(rowsOf(placeRows(soon(board)))).toEqual([
    [3, undefined],
    [2, undefined],
  ]);
});

test('[WR-08] a price that changes is shown in the row where it stood, whatever the order by time would be', () => {
  const moved = { ...early, startsAt: '2026-01-01T18:00:00Z', version: 2 };
  const board = makeBoard({ events: [moved, late] });
  const held = holdRows(placeRows(soon(first)), board, soon(board));
  expect(rowsOf(held).map(([eventId]) => eventId)).toEqual([1, 2]);
  expect(held.leagues[0]?.rows[0]?.event).toBe(moved);
  expect(held.leavingCount + held.waitingCount).toBe(0);
});
