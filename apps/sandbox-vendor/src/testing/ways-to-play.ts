import { games } from '../games/catalogue.ts';
import { isSolo } from '../games/game.ts';
import { rooms } from '../rooms/room-list.ts';

/** The first of each kind, in order. */
function firstOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(kindOf(item)) && seen.add(kindOf(item)));
}

/** One game of each way of playing, by its code: looks change nothing about a round. */
export const waysToPlay = {
  slots: firstOfEach(games.filter(isSolo), ({ info }) => info.page).map(({ info }) => info.code),
  rooms: firstOfEach(rooms, ({ game }) => game.rules).map(({ code }) => code),
};
