import { drawsFrom } from '../../../src/fair/reject.ts';
import { countersPerShot } from '../../../src/games/moonlit-catch/counters.ts';
import type { FairState, GameInfo, PlayedRound } from '../../../src/play/play-api.ts';
import { rulesOf } from './play-again.ts';
import { fromHex, given, isSame, sha256, toHex, wordsOf } from './words.ts';

/**
 * `ok`: the seed is the one whose hash was shown, and all that was drawn follows from it; `isPlayed` where the rules made the same
 * round of it. `bad`: something differs. `unable`: the browser has nothing to reckon with.
 */
export type RoundCheck =
  | { kind: 'ok'; draws: number; isPlayed: boolean }
  | { kind: 'bad' }
  | { kind: 'unable' };

type Revealed = NonNullable<FairState['previous']>;

/** Works a finished round out again, from the seed that the server has shown. */
export async function checkRound(
  round: PlayedRound,
  { serverSeed, clientSeed }: Pick<Revealed, 'serverSeed' | 'clientSeed'>,
  { page, mathVersion }: Pick<GameInfo, 'page' | 'mathVersion'>,
): Promise<RoundCheck> {
  if (globalThis.crypto?.subtle === undefined) return { kind: 'unable' };
  const { proof, book } = round;
  const isSeed = toHex(await sha256(fromHex(serverSeed))) === proof.serverSeedHash;
  if (!isSeed || clientSeed !== proof.clientSeed) return { kind: 'bad' };
  const seed = { serverSeed, clientSeed, nonce: proof.nonce };
  for (const { counter, draws } of groupsOf(page, round)) {
    const used = draws.reduce((sum, { words }) => sum + words.length, 0);
    const again = drawsFrom(given(await wordsOf(seed, used, counter)));
    if (!drawsAll(again, draws) || !isSame(again.drawn, draws)) return { kind: 'bad' };
  }
  const play = book.mathVersion === mathVersion ? rulesOf(page) : undefined;
  if (play === undefined) return { kind: 'ok', draws: proof.draws.length, isPlayed: false };
  const words = proof.draws.flatMap((draw) => draw.words);
  const played = await play(drawsFrom(given(words)), round).catch((error: unknown) => {
    if (error instanceof RangeError) return undefined;
    throw error;
  });
  const isPlayed = isSame(played?.events, book.events) && played?.totalAmount === book.totalAmount;
  return isPlayed ? { kind: 'ok', draws: proof.draws.length, isPlayed } : { kind: 'bad' };
}

type Drawn = PlayedRound['proof']['draws'];

/** Draws that follow each other in the words of one counter. */
interface Group {
  counter: number;
  draws: Drawn;
}

/** False where the words end before everything is drawn. */
function drawsAll(again: ReturnType<typeof drawsFrom>, draws: Drawn): boolean {
  try {
    for (const { bound } of draws) again.below(bound);
    return true;
  } catch {
    return false;
  }
}

const bossPrizes = 'dragon';

/** A round draws from one run of words; a magazine of the pond from one for each shot. */
function groupsOf(page: string, { proof, book }: PlayedRound): Group[] {
  const [event] = book.events as { type: string; hits?: { shot: number; target: string }[] }[];
  if (page !== 'moonlit-catch' || event?.hits === undefined) return [{ counter: 0, draws: proof.draws }];
  // Only the prize of a boss that was caught is a second draw.
  const second = new Set(event.hits.filter(({ target }) => target === bossPrizes).map(({ shot }) => shot));
  const groups: Group[] = [];
  for (let [at, shot] = [0, 0]; at < proof.draws.length; shot += 1) {
    const draws = proof.draws.slice(at, at + (second.has(shot) ? 2 : 1));
    groups.push({ counter: shot * countersPerShot, draws });
    at += draws.length;
  }
  return groups;
}
