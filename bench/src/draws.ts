import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  bytesOfHex,
  chiSquareTest,
  type DrawMapping,
  defaultMiniGameRules,
  drawOfGame,
  drawWords,
  hashChain,
  hexOf,
  integersOf,
  type MiniDraw,
  miniChances,
  miniDrawMappings,
  miniGameCodes,
  miniMarkets,
  proveDraw,
  type Reading,
  readDraw,
  verifyMiniProof,
} from '@hanpan/rules';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * Draws of the mini games against their exact chances: ten million powerball rounds and a tenth of that of speed keno,
 * from a new seed each time, which is printed so that any run can be repeated. Every selection of every market has to lie
 * in the interval that holds them all in 99.9 of 100 runs. Then what a draw costs as a product: proof and verification. And the
 * verifier in Python, where there is one: every published vector, every published round of the beacon.
 *   npm run bench -- draws [powerball rounds] [seed as 64 digits of hex]
 */
const powerballRounds = Number(process.argv[2] ?? 10_000_000);
const seed = bytesOfHex(process.argv[3] ?? randomBytes(32).toString('hex'));
const unlikely = 0.001;

const readings: Record<keyof typeof miniDrawMappings, readonly Reading[]> = {
  powerball: ['powerball', 'ballSum', 'firstBall'],
  speedkino: ['kenoSum', 'firstKeno'],
};

/** How often each reading had each value. */
function simulate(game: keyof typeof miniDrawMappings, rounds: number): Map<Reading, Map<number, number>> {
  const mapping: DrawMapping<MiniDraw> = miniDrawMappings[game];
  const source = integersOf(drawWords({ chainValue: seed, salt: seed, game, round: 'bench/1' }));
  const counts = new Map(readings[game].map((reading) => [reading, new Map<number, number>()]));
  for (let played = 0; played < rounds; played += 1) {
    const draw = mapping(source);
    for (const [reading, values] of counts) {
      const value = readDraw(draw, reading);
      values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** The p of every selection of every market, by its name. */
function judge(counts: ReadonlyMap<Reading, ReadonlyMap<number, number>>, rounds: Record<string, number>) {
  return miniGameCodes.flatMap((game) =>
    miniMarkets(game, defaultMiniGameRules).flatMap((market) => {
      const played = rounds[drawOfGame[game]] ?? 0;
      return [...miniChances(market)].map(([selection, { ways, of }]) => {
        let observed = 0;
        for (const [value, count] of counts.get(market.reads) ?? [])
          if (market.selectionOf(value) === selection) observed += count;
        const expected = (played * Number(ways)) / Number(of);
        const { p } = chiSquareTest([observed, played - observed], [expected, played - expected]);
        return { name: `${game} ${market.code} ${selection}`, p };
      });
    }),
  );
}

/** Rounds proved and verified a second, through a chain as long as a day. */
function proofsPerSecond(): number {
  const draws = 288;
  const [chain, witness] = [hashChain(seed, draws), hashChain(bytesOfHex('5a'.repeat(32)), draws)];
  const salt = { kind: 'witness', chain: witness.commitment } as const;
  const times = { firstDrawAtMs: 1_798_729_500_000, everyMs: 300_000 };
  const named = { algorithm: 'hanpan-draws/1', series: 'bench', game: 'powerball' };
  const announcement = { ...named, draws, chain: chain.commitment, ...times, salt };
  const startedAt = performance.now();
  for (let draw = 1; draw <= draws; draw += 1) {
    const revealed = { kind: 'witness', value: hexOf(witness.valueOf(draw)) } as const;
    const chainValue = hexOf(chain.valueOf(draw));
    const proof = proveDraw({ announcement, draw, chainValue, salt: revealed }, miniDrawMappings.powerball);
    const { checks } = verifyMiniProof(proof);
    if (checks.some(({ state }) => state === 'failed')) throw new Error(`draw ${draw} does not verify`);
  }
  return round((draws * 1000) / (performance.now() - startedAt), 0);
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the verifier in Python agrees with what is published. */
function secondVerifier(): 'agrees' | 'disagrees' | 'no python3 here' {
  if (spawnSync('python3', ['--version']).status !== 0) return 'no python3 here';
  const files = [
    ['--check-vectors', 'packages/rules/src/draws/vectors/draws.txt'],
    ['--check-rounds', 'packages/beacon/src/published-rounds.json'],
  ];
  const agrees = files.map((command) => {
    const run = spawnSync('python3', ['tools/verify/verify_draw.py', ...command], {
      cwd: repository,
      encoding: 'utf8',
    });
    say((run.stdout || run.stderr).trim());
    return run.status === 0;
  });
  return agrees.every(Boolean) ? 'agrees' : 'disagrees';
}

const rounds = { powerball: powerballRounds, speedkino: Math.ceil(powerballRounds / 10) };
say(`seed ${hexOf(seed)}`);
const startedAt = performance.now();
const counts = new Map([
  ...simulate('powerball', rounds.powerball),
  ...simulate('speedkino', rounds.speedkino),
]);
const seconds = (performance.now() - startedAt) / 1000;
const judged = judge(counts, rounds).toSorted((a, b) => a.p - b.p);
for (const { name, p } of judged.slice(0, 5)) say(`${name}: p ${round(p, 5)}`);
const outside = judged.filter(({ p }) => p * judged.length < unlikely);
const second_verifier = secondVerifier();

await report(
  'draws',
  {
    rounds: rounds.powerball + rounds.speedkino,
    selections: judged.length,
    outside: outside.length,
    least_p: round(judged[0]?.p ?? 1, 6),
    rounds_per_s: Math.round((rounds.powerball + rounds.speedkino) / seconds),
    verified_per_s: proofsPerSecond(),
  },
  { seed: hexOf(seed), second_verifier },
);
process.exitCode = outside.length > 0 || second_verifier === 'disagrees' ? 1 : 0;
