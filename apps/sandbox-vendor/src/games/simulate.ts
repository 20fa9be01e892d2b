import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import type { ReturnCase } from './return-case.ts';
import { returnCases } from './return-cases.ts';

/**
 * Plays every bet of the registry through the code that serves players, and compares with its exact return:
 * node dist/games/simulate.js <rounds> <seed in hex>. A line of JSON for each. The interval holds in 999 of 1,000 runs; as
 * there are many bets, one that lies outside is played again with four times the rounds and another seed, and is outside if
 * it is so twice.
 */
const rounds = Number(process.argv[2] ?? 100_000);
const seed = Buffer.from(process.argv[3] ?? '', 'hex');
const width = 3.29;

function play(each: ReturnCase, count: number, run: string) {
  let [total, squares, hits] = [0, 0, 0];
  for (let nonce = 0; nonce < count; nonce += 1) {
    const ratio = each.play(drawsFrom(hmacWords(seed, `${run} ${each.game} ${each.bet}`, nonce)));
    total += ratio;
    squares += ratio * ratio;
    if (ratio > 0) hits += 1;
  }
  const mean = total / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  const exact = Number((each.exact.numerator * 10n ** 12n) / each.exact.denominator) / 1e12;
  return {
    rounds: count,
    exact,
    mean,
    error,
    hits: hits / count,
    isOutside: Math.abs(mean - exact) > width * error,
  };
}

for (const each of returnCases) {
  const count = Math.max(1, Math.round((rounds * (each.share ?? 100)) / 100));
  let result = play(each, count, 'first');
  if (result.isOutside) result = play(each, count * 4, 'again');
  process.stdout.write(`${JSON.stringify({ game: each.game, bet: each.bet, ...result })}\n`);
}
