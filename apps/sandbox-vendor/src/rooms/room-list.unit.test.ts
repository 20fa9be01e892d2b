import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toBasisPoints } from '../fair/fraction.ts';
import { tableGames, tableRooms } from '../testing/table-rooms.ts';
import { limitsOf, smallestChip } from './limits.ts';
import { rooms } from './room-list.ts';
import { roomAsGame } from './room-view.ts';

const pictures = new URL('../../client/public', import.meta.url);
const games = tableGames.map(({ rules }) => rules).toSorted();

test('every live and hotel casino lobby has a table of each game', () => {
  for (const product of ['1', '5', '10', '6', '9', '2', '17', '33']) {
    const played = tableRooms.filter((room) => room.product === product).map(({ game }) => game.rules);
    expect([product, played.toSorted()]).toEqual([product, games]);
  }
  expect(new Set(rooms.map(({ code }) => code)).size).toBe(rooms.length);
});

test('every room is named in three languages and has a picture', () => {
  for (const room of rooms) {
    const { info, artPath } = roomAsGame(room);
    expect([room.code, existsSync(`${pictures.pathname}${artPath}`)]).toEqual([room.code, true]);
    for (const name of [info.name.ko, info.name.en, info.name.vi]) expect(name).toMatch(/\S/);
  }
});

test('a room is listed with what its best bet returns and, where bets differ, with what the least returns', () => {
  for (const room of rooms) {
    const { info, returnBounds } = roomAsGame(room);
    const returns = room.game.bets(null).map(({ rtp }) => toBasisPoints(rtp));
    expect([room.code, info.returns.basisPoints]).toEqual([room.code, Math.max(...returns)]);
    const [lowest, highest] = [Math.min(...returns), Math.max(...returns)];
    const told = lowest === highest ? undefined : { highest, lowest };
    expect([room.code, returnBounds]).toEqual([room.code, told]);
  }
  expect(rooms.some((room) => roomAsGame(room).returnBounds !== undefined)).toBe(true);
});

test('a room is listed with the smallest stake that any bet takes, and the largest that the bet takes which takes most', () => {
  for (const room of rooms) {
    const most = Math.max(...limitsOf(room, null).values());
    expect([room.code, roomAsGame(room).stakeBounds]).toEqual([
      room.code,
      { smallest: smallestChip(room.limits), largest: most },
    ]);
    // A main bet takes the whole limit, which is more than the largest chip.
    expect([room.code, most]).toEqual([room.code, room.limits.mostAmount]);
  }
});

test('no bet can be staked so high that it wins more than twenty times the table’s limit, and none so low that it is closed', () => {
  for (const room of rooms) {
    const { limits, game } = room;
    const [chip, limitOf] = [smallestChip(limits), limitsOf(room, null)];
    for (const chipOf of limits.chips)
      expect([room.code, chipOf % 100, chipOf % chip]).toEqual([room.code, 0, 0]);
    for (const { id, topPercent } of game.bets(null)) {
      const limit = limitOf.get(id) ?? 0;
      expect([room.code, id, limit % chip, limit >= chip]).toEqual([room.code, id, 0, true]);
      const won = (limit / 100) * topPercent;
      const most = Math.max(limits.mostAmount * 20, (chip / 100) * topPercent);
      expect([room.code, id, won <= most]).toEqual([room.code, id, true]);
    }
  }
});

test('late in a shoe the limits of side bets are lower, those of the main bets are not', () => {
  const room = rooms.find(({ game }) => game.rules === 'baccarat');
  if (!room) throw new Error('no baccarat');
  const counts = Array.from({ length: 52 }, () => 2);
  const [early, late] = [0, 45].map((dealt) => limitsOf(room, { number: 1, dealt, counts, burned: 0 }));
  expect(late?.get('banker')).toBe(early?.get('banker'));
  expect(late?.get('perfect-pair')).toBeLessThan(early?.get('perfect-pair') ?? 0);
});
