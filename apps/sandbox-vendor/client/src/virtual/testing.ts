import { virtualRooms } from '../../../src/rooms/virtual-rooms.ts';
import { aState } from '../rooms/testing.ts';

/** The room of these rules. */
export function roomCalled(rules: string) {
  const room = virtualRooms.find(({ game }) => game.rules === rules);
  if (!room) throw new Error(`no room of ${rules}`);
  return room;
}

/** What a market is drawn from while bets are taken and none is laid, but its card and language. */
export function openMarket() {
  return {
    state: aState(),
    own: {},
    laid: {},
    won: null,
    returned: {},
    open: true,
    onLay: () => undefined,
  };
}
