import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { report, say } from './results.ts';

/**
 * Every bet of every game of the sandbox vendor against its exact return, with a new seed each time, which is printed so
 * that any run can be repeated. The vendor is a stranger: its own program plays, and this one reads what it says.
 *   npm run bench -- rtp [rounds of a bet] [seed as 64 digits of hex]
 */
const rounds = Number(process.argv[2] ?? 100_000);
const seed = process.argv[3] ?? randomBytes(32).toString('hex');
const program = fileURLToPath(new URL('../../apps/sandbox-vendor/dist/games/simulate.js', import.meta.url));

interface Played {
  game: string;
  bet: string;
  rounds: number;
  exact: number;
  mean: number;
  error: number;
  isOutside: boolean;
}

say(`seed ${seed}`);
const simulation = spawn(process.execPath, ['--enable-source-maps', program, String(rounds), seed], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<number | null>((resolve) => simulation.once('close', resolve));
const played: Played[] = [];
for await (const line of createInterface({ input: simulation.stdout })) {
  const each = JSON.parse(line) as Played;
  played.push(each);
  const [exact, mean, reach] = [each.exact, each.mean, each.error * 3.29].map((share) => share * 100);
  say(
    `${each.isOutside ? 'OUTSIDE' : 'inside '} ${each.game} ${each.bet}: exactly ${percent(exact)}, played ${percent(mean)} ± ${percent(reach)} in ${each.rounds} rounds`,
  );
}
if ((await ended) !== 0) throw new Error('the simulation did not end well');

const outside = played.filter(({ isOutside }) => isOutside).length;
await report(
  'rtp',
  {
    games: new Set(played.map(({ game }) => game)).size,
    bets: played.length,
    rounds: played.reduce((total, each) => total + each.rounds, 0),
    outside_interval: outside,
  },
  { seed },
);
process.exitCode = outside === 0 ? 0 : 1;

function percent(value: number | undefined): string {
  return `${Math.round((value ?? 0) * 1000) / 1000} %`;
}
