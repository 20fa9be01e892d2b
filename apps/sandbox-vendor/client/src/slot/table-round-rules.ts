import { amount } from '@hanpan/money';
import { drawsFrom } from '../../../src/fair/reject.ts';
import { playTumbles, type TumbleRules } from '../../../src/games/reels/tumble-round.ts';
import { dealSeed, readWeightedRounds, roundAt } from '../../../src/games/reels/weighted-rounds.ts';
import type { ReelInfo } from '../../../src/games/slot-api.ts';
import { readRoundTable } from '../api.ts';
import type { RoundRules } from '../fair/round-rules.ts';
import { given, sha256, toHex, unlessMoreIsAsked, wordsOf } from '../fair/words.ts';

/** Most deals draw less; one that goes on tumbling is dealt again with more. */
const fewWords = 256;
const mostWords = fewWords << 8;

/**
 * Of a game whose rounds are drawn from a table: the table is read, compared with the hash in the game's rules, and the round that was
 * drawn is dealt again.
 */
export function tableRoundRules(rules: TumbleRules, mathVersion: string): RoundRules {
  const key = toHex(new TextEncoder().encode(mathVersion));
  return {
    async playAgain(draws, { book }, game) {
      const bytes = await readRoundTable(game.page);
      if (toHex(await sha256(bytes)) !== (game as ReelInfo).tableHash) return undefined;
      const table = readWeightedRounds(new TextDecoder().decode(bytes));
      const { deal, hundredths } = roundAt(table, draws.below(table.totalWeight));
      const seed = { serverSeed: key, clientSeed: dealSeed, nonce: deal };
      for (let count = fewWords; count <= mostWords; count *= 2) {
        const words = await wordsOf(seed, count);
        const stakeAmount = amount(book.stakeAmount);
        const played = await unlessMoreIsAsked(() =>
          playTumbles(drawsFrom(given(words)), rules, stakeAmount),
        );
        if (played !== undefined) return played.hundredths === hundredths ? played : undefined;
      }
      return undefined;
    },
  };
}
