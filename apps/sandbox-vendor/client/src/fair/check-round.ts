import { drawsFrom } from '../../../src/fair/reject.ts';
import type { FairState, GameInfo, PlayedRound } from '../../../src/play/play-api.ts';
import type { RoundRules } from './round-rules.ts';
import { fromHex, given, isSame, sha256, toHex, unlessMoreIsAsked, wordsOf } from './words.ts';

/**
 * `ok`: the seed is the one whose hash was shown, and all that was drawn follows from it; `isPlayed` where the rules made the same
 * round of it. `bad`: something differs. `unable`: the browser has nothing to reckon with.
 */
export type RoundCheck =
  | { kind: 'ok'; draws: number; isPlayed: boolean }
  | { kind: 'bad' }
  | { kind: 'unable' };

type Revealed = NonNullable<FairState['previous']>;

/**
 * Works a finished round out again, from the seed that the server has shown, by the rules of its page. Those of another version of
 * the mathematics would make another round of the same draws: such a round is not played again.
 */
export async function checkRound(
  round: PlayedRound,
  { serverSeed, clientSeed }: Pick<Revealed, 'serverSeed' | 'clientSeed'>,
  game: GameInfo,
  { playAgain, groups = inOneRun }: RoundRules = {},
): Promise<RoundCheck> {
  if (globalThis.crypto?.subtle === undefined) return { kind: 'unable' };
  const { proof, book } = round;
  const isSeed = toHex(await sha256(fromHex(serverSeed))) === proof.serverSeedHash;
  if (!isSeed || clientSeed !== proof.clientSeed) return { kind: 'bad' };
  const seed = { serverSeed, clientSeed, nonce: proof.nonce };
  for (const { counter, draws } of groups(round)) {
    const used = draws.reduce((sum, { words }) => sum + words.length, 0);
    const again = drawsFrom(given(await wordsOf(seed, used, counter)));
    if (!(await drawsAll(again, draws)) || !isSame(again.drawn, draws)) return { kind: 'bad' };
  }
  if (playAgain === undefined || book.mathVersion !== game.mathVersion)
    return { kind: 'ok', draws: proof.draws.length, isPlayed: false };
  const again = drawsFrom(given(proof.draws.flatMap(({ words }) => words)));
  const played = await unlessMoreIsAsked(() => playAgain(again, round, game));
  const isPlayed = isSame(played?.events, book.events) && played?.totalAmount === book.totalAmount;
  // The rules draw below bounds of their own: a round that was drawn below others was not drawn by them.
  return isPlayed && isSame(again.drawn, proof.draws)
    ? { kind: 'ok', draws: proof.draws.length, isPlayed }
    : { kind: 'bad' };
}

type Drawn = PlayedRound['proof']['draws'];

const inOneRun: NonNullable<RoundRules['groups']> = ({ proof }) => [{ counter: 0, draws: proof.draws }];

/** False where the words end before everything is drawn. */
async function drawsAll(again: ReturnType<typeof drawsFrom>, draws: Drawn): Promise<boolean> {
  const drawn = await unlessMoreIsAsked(() => draws.map(({ bound }) => again.below(bound)));
  return drawn !== undefined;
}
