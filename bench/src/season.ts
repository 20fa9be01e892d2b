import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  bytesOfHex,
  drawStream,
  hexOf,
  type MatchModel,
  offersOf,
  openMatch,
  planMatch,
  priceMatch,
  type SeasonLeague,
  type SportState,
  sportOfFormat,
  stepMatch,
} from '@hanpan/rules';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * What the season costs: every market of a match priced once for each step of it, for a match of every format, and of
 * that a board of sixty events in play, whose prices are made anew every second on one core. Times are of the processor,
 * so that what else the machine does counts little.
 *   npm run bench -- season [seed as 64 digits of hex]
 */
const seed = bytesOfHex(process.argv[2] ?? randomBytes(32).toString('hex'));
const boardEvents = 60;
const data = new URL('../../apps/api/data/season/', import.meta.url);
const leagues: SeasonLeague[] = readdirSync(data)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, data), 'utf8')).leagues);

interface Cost {
  readonly format: string;
  /** Of the first prices, which make the tables of the match; and of all that follow, mean and longest. */
  readonly firstMs: number;
  readonly meanMs: number;
  readonly longestMs: number;
  readonly steps: number;
  readonly markets: number;
}

function processorMs(): number {
  return process.cpuUsage().user / 1000;
}

function costOf({ format, level, sides, code }: SeasonLeague): Cost {
  const [home, away] = sides;
  if (home === undefined || away === undefined) throw new Error(`${code} has no sides`);
  const model: MatchModel<SportState> = openMatch(planMatch(format, { level, home, away }));
  const offers = offersOf[sportOfFormat[format]];
  const numbers = drawStream({ chainValue: seed, salt: seed, game: 'bench', round: code });
  const tookMs: number[] = [];
  let state = model.start();
  let markets = 0;
  for (;;) {
    const startedAtMs = processorMs();
    const priced = priceMatch(model, state, { offers });
    tookMs.push(processorMs() - startedAtMs);
    markets = Math.max(markets, priced.length);
    const next = stepMatch(model, state, numbers);
    if (next === undefined) break;
    state = next.state;
  }
  const [firstMs = 0, ...rest] = tookMs;
  const meanMs = rest.reduce((sum, ms) => sum + ms, 0) / rest.length;
  return { format, firstMs, meanMs, longestMs: Math.max(...rest), steps: rest.length, markets };
}

const formats = new Map(leagues.map((league) => [league.format, league]));
for (const league of formats.values()) costOf(league);
const costs = [...formats.values()].map(costOf);
for (const { format, firstMs, meanMs, longestMs, steps, markets } of costs)
  say(
    `${format}: first ${round(firstMs, 1)} ms, then ${round(meanMs, 2)} ms (longest ${round(longestMs, 1)}) ` +
      `over ${steps} steps, up to ${markets} markets`,
  );
const meanMs = costs.reduce((sum, cost) => sum + cost.meanMs, 0) / costs.length;
await report(
  'season',
  {
    price_ms: round(meanMs, 2),
    price_ms_slowest: round(Math.max(...costs.map((cost) => cost.meanMs)), 2),
    board_ms: round(boardEvents * meanMs, 0),
  },
  { seed: hexOf(seed), ...Object.fromEntries(costs.map(({ format, meanMs }) => [format, round(meanMs, 2)])) },
);
