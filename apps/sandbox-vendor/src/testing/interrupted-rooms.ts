import { expect } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { returnsOf } from '../rooms/advance-room.ts';
import { betsDigest, digestEntry } from '../rooms/bets-digest.ts';
import { valueAt } from '../rooms/chain.ts';
import { takenBets } from '../rooms/room-bets.ts';
import { findRoomRound, memoryOf, type RoomRound } from '../rooms/room-rounds.ts';
import { balanceOf, nameOf, startAmount } from './interrupted-games.ts';
import { newKey, type Process, type Sitting } from './interrupted-play.ts';
import { openRoom } from './room.ts';
import { roomOf } from './room-driver.ts';
import type { World } from './world.ts';

const stakeAmount = 10_000;
const paidStates = ['done'];

/** One bet in one round of a room, which goes on until the round is over and the bet is paid. */
export function sharedRoom(code: string, wallet: 'seamless' | 'demo' = 'seamless'): Sitting {
  return {
    name: nameOf(code, wallet),
    async sit(world) {
      const room = roomOf(code);
      const account = world.operator.player(startAmount);
      const page = await openRoom(world, code, account, wallet === 'demo' ? 'XXX' : 'KRW');
      await world.rooms.tick();
      const roundId = page.state().round?.id ?? '';
      const readRound = async (): Promise<RoomRound> => {
        const round = await findRoomRound(world.vendor.pool, roundId);
        if (!round) throw new Error(`no round ${roundId}`);
        return round;
      };
      const memory = await memoryOf(world.vendor.pool, code);
      const own = { betKey: newKey(), word: 'ab'.repeat(16), bet: room.game.bets(memory)[0]?.id ?? '' };
      const bets = async () => {
        const { rows } = await world.vendor.pool.query<{ state: string; total: number | null }>(
          'SELECT state, total_amount AS total FROM room_bet WHERE bet_key = $1',
          [own.betKey],
        );
        return rows;
      };
      // From here on the room is driven by the process that may die, and by the one after it.
      page.leave();
      await world.rooms.stop();
      return {
        user: page.user,
        balance: () => balanceOf(world, page.user, wallet),
        async decided() {
          const { outcome, betsDigest, chainValue } = await readRound();
          return outcome === null ? [] : [{ outcome, betsDigest, chainValue }];
        },
        async play(process) {
          if ((await readRound()).state === 'open') await place(process, page.playToken, roundId, own);
          await goOn(world, process, code, readRound);
        },
        async provenBalance() {
          const round = await readRound();
          expect(round.state).toBe('done');
          const value = await valueAt(world.vendor.pool, world.vendor.vault, round);
          const taken = await takenBets(world.vendor.pool, roundId);
          const [bet] = await bets();
          const isPaid = bet !== undefined && paidStates.includes(bet.state);
          expect([...paidStates, 'rolled-back', undefined]).toContain(bet?.state);
          if (taken.length > 0) expect(round.betsDigest).toBe(betsDigest(taken.map(digestEntry)));
          const draws = drawsFrom(hmacWords(value, round.betsDigest ?? '', round.number));
          const { outcome } = room.game.draw(draws, memory);
          expect(JSON.parse(JSON.stringify(outcome))).toEqual(round.outcome);
          if (!isPaid) return startAmount;
          const { totalAmount } = returnsOf(room, [{ bet: own.bet, stakeAmount }], outcome);
          expect(bet.total).toBe(totalAmount);
          return startAmount - stakeAmount + totalAmount;
        },
      };
    },
  };
}

async function place(
  process: Process,
  playToken: string,
  roundId: string,
  { betKey, word, bet }: { betKey: string; word: string; bet: string },
): Promise<void> {
  await process.server.inject({
    method: 'POST',
    url: '/api/room/bets',
    headers: { authorization: `Bearer ${playToken}` },
    payload: { roundId, betKey, word, lines: [{ bet, stakeAmount }] },
  });
}

/** Lets time pass for this process until the round is over, or the process. */
async function goOn(
  world: World,
  process: Process,
  code: string,
  readRound: () => Promise<RoomRound>,
): Promise<void> {
  process.rooms.channel(roomOf(code));
  await process.rooms.resume();
  for (let pass = 0; pass < 12 && !process.isDead(); pass += 1) {
    const { state, closesAt, shownUntil } = await readRound();
    const until = state === 'open' ? closesAt : (shownUntil ?? world.vendor.clock());
    world.pass(Math.max(1000, until.getTime() - world.vendor.clock().getTime()));
    await process.rooms.tick();
    if (state === 'done') return;
  }
}
