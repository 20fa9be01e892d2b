import { type Draws, hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import type { RoomGame, RoomMemory, RoomOutcome } from './room-game.ts';

/**
 * Rounds through the code that serves: each is drawn with its own nonce from what the rounds before have left. The mean
 * return of every bet, in stakes, over all of them.
 */
export function simulate(game: RoomGame, serverSeed: Buffer, rounds: number): Map<string, number> {
  const returned = new Map<string, number>(game.bets(null).map(({ id }) => [id, 0]));
  for (const outcome of played(game, serverSeed, rounds)) {
    for (const [id, sum] of returned) returned.set(id, sum + game.returnPercent(id, outcome));
  }
  return new Map([...returned].map(([id, sum]) => [id, sum / 100 / rounds]));
}

function* played(game: RoomGame, serverSeed: Buffer, rounds: number): Generator<RoomOutcome> {
  let memory: RoomMemory = null;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draws: Draws = drawsFrom(hmacWords(serverSeed, 'simulation', nonce));
    const drawn = game.draw(draws, memory);
    memory = drawn.memory;
    yield drawn.outcome;
  }
}
