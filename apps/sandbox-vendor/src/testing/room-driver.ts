import type { Room } from '../rooms/room.ts';
import { findRoom } from '../rooms/room-list.ts';
import type { Fault } from './operator.ts';
import { openRoom, type RoomPage } from './room.ts';
import { tableRooms } from './table-rooms.ts';
import type { World } from './world.ts';

export function roomOf(code: string): Room {
  const room = findRoom(code);
  if (!room) throw new Error(`no room ${code}`);
  return room;
}

/** What tests of rooms do again and again: sit down, let betting end, let a round be shown. */
export function roomDriver(world: () => World) {
  const sat: RoomPage[] = [];
  /** Every test has a room of its own: what one leaves behind is nobody else's. */
  const free = [...tableRooms];
  /** The last have other chips than the first: they are for tests that ask what the chips are. */
  const unused = (rules: string, end: 'first' | 'last' = 'first'): string => {
    const isOf = ({ game }: Room) => game.rules === rules;
    const index = end === 'first' ? free.findIndex(isOf) : free.findLastIndex(isOf);
    return index === -1 ? '' : (free.splice(index, 1)[0]?.code ?? '');
  };
  async function sit(code: string, balanceAmount = 1_000_000): Promise<RoomPage> {
    const page = await openRoom(world(), code, world().operator.player(balanceAmount));
    sat.push(page);
    await world().rooms.tick();
    return page;
  }

  /** Moves the clock to the end of betting and lets the room go on. */
  async function closeBetting(page: RoomPage): Promise<void> {
    const { round } = page.state();
    world().pass((round?.closesAtMs ?? 0) - world().vendor.clock().getTime());
    await world().rooms.tick();
  }

  async function showToEnd(page: RoomPage): Promise<void> {
    const { round } = page.state();
    world().pass((round?.shownUntilMs ?? 0) - world().vendor.clock().getTime());
    await world().rooms.tick();
    await world().rooms.tick();
  }

  function fail(
    path: '/transaction/bet' | '/transaction/win' | '/transaction/rollback',
    ...faults: Fault[]
  ): void {
    world().operator.faults.set(path, faults);
  }

  const stateOfBet = async (page: RoomPage): Promise<string[]> => {
    const { rows } = await world().vendor.pool.query(
      'SELECT b.state FROM room_bet b JOIN player p ON p.id = b.player_id WHERE p.user_name = $1 ORDER BY b.created_at',
      [page.user],
    );
    return rows.map(({ state }) => state);
  };

  const winsOf = (page: RoomPage) =>
    world().operator.calls.filter(({ path, body }) => path === '/transaction/win' && body.user === page.user);

  /** A room where nobody is rests: it costs the tests after this one nothing. */
  const leaveAll = (): void => {
    for (const page of sat.splice(0)) page.leave();
  };

  return { closeBetting, fail, leaveAll, showToEnd, sit, stateOfBet, unused, winsOf };
}
