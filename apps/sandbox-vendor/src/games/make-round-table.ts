import { writeFileSync } from 'node:fs';
import { amount } from '@hanpan/money';
import { rules as lotusRules, mathVersion as lotusVersion } from './lotus-lantern/rules.ts';
import { dealDraws } from './reels/round-table.ts';
import { playTumbles, type TumbleRules } from './reels/tumble-round.ts';
import { rules as plumRules, mathVersion as plumVersion } from './spring-plum/rules.ts';

/**
 * Plays the rounds of a table and writes it: node dist/games/make-round-table.js lotus-lantern|spring-plum.
 * Of all deals that return the same, a thirtieth stands for them with their weight, so the weights depend on nothing but
 * how often each return came. Only for new rules: a table that has been played with is never written again.
 */
const deals = 200_000;
const one = 30;
const games: Readonly<Record<string, { rules: TumbleRules; mathVersion: string }>> = {
  'lotus-lantern': { rules: lotusRules, mathVersion: lotusVersion },
  'spring-plum': { rules: plumRules, mathVersion: plumVersion },
};

const name = process.argv[2] ?? '';
const game = games[name];
if (!game) throw new Error(`no table is made for ${name}`);
const byReturn = new Map<number, number[]>();
for (let deal = 0; deal < deals; deal += 1) {
  const { hundredths } = playTumbles(dealDraws(game.mathVersion, deal), game.rules, amount(100));
  const same = byReturn.get(hundredths) ?? [];
  same.push(deal);
  byReturn.set(hundredths, same);
}
const rounds = [...byReturn].flatMap(([hundredths, same]) => {
  const kept = same.slice(0, Math.ceil(same.length / one));
  const [weight, rest] = [Math.floor(same.length / kept.length), same.length % kept.length];
  return kept.map((deal, place) => [deal, hundredths, weight + (place < rest ? 1 : 0)]);
});
const paid = rounds.reduce((total, [, hundredths, weight]) => total + (hundredths ?? 0) * (weight ?? 0), 0);
const lines = rounds.map((round) => JSON.stringify(round)).join(',\n');
writeFileSync(
  new URL(`../../data/${name}.json`, import.meta.url),
  `{"version":"${game.mathVersion}","rounds":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rounds.length} rounds, a return of ${paid / deals} %\n`);
