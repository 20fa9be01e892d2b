import { drawsFrom } from '../../../src/fair/reject.ts';
import type { RoomInfo, RoundProofView } from '../../../src/rooms/room-api.ts';
import { fromHex, given, isSame, sha256, toHex, wordsOf } from '../fair/words.ts';
import { drawFor } from './deal-again.ts';

/** `isDealt` where the round was drawn once more and came to the same; rules that are no longer in force draw nothing. */
export type ProofCheck = { kind: 'ok'; isDealt: boolean } | { kind: 'bad' } | { kind: 'unable' };

/**
 * Checks in the browser what was published before the round against what was revealed with it: the chain value, hashed as
 * often as its place says, is the chain's end; the bets listed make the digest; and the rules draw the same outcome from both.
 */
export async function checkProof(
  proof: RoundProofView,
  { rules, mathVersion }: Pick<RoomInfo, 'rules' | 'mathVersion'>,
): Promise<ProofCheck> {
  if (globalThis.crypto?.subtle === undefined) return { kind: 'unable' };
  const { chainValue, commitment, betsDigest, entries } = proof;
  if (chainValue === null || betsDigest === null) return { kind: 'bad' };
  let value = fromHex(chainValue);
  for (let step = 0; step < commitment.chainIndex; step += 1) value = await sha256(value);
  const digest = await sha256(new TextEncoder().encode(entries.join('\n')));
  if (toHex(value) !== commitment.chainEnd || toHex(digest) !== betsDigest) return { kind: 'bad' };
  const draw = proof.rulesVersion === mathVersion ? await drawFor(rules, proof) : undefined;
  if (draw === undefined || proof.draws === null) return { kind: 'ok', isDealt: false };
  const used = proof.draws.reduce((sum, { words }) => sum + words.length, 0);
  const seed = { serverSeed: chainValue, clientSeed: betsDigest, nonce: proof.number };
  const again = drawsFrom(given(await wordsOf(seed, used)));
  const isSameRound =
    isSame(
      outcomeOf(() => draw(again, proof.memory).outcome),
      proof.outcome,
    ) && isSame(again.drawn, proof.draws);
  return isSameRound ? { kind: 'ok', isDealt: true } : { kind: 'bad' };
}

/** Undefined where the words of the proof are not enough for its round. */
function outcomeOf(draw: () => unknown): unknown {
  try {
    return draw();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
