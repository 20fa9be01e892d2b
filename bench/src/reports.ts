import { install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { makeTree } from './commission/period.ts';
import { openReports } from './reports/calls.ts';
import { makeFacts, makeStage } from './reports/facts.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * The reports of a year over so many settlement facts: the job sums them as it does after a restore, the sums are compared
 * with the facts, and each report is asked for again and again.
 *   npm run bench -- reports [facts] [members] [partners]
 */
const usual = { facts: 10_000_000, members: 50_000, partners: 1_000 };
const [facts = usual.facts, members = usual.members, partners = usual.partners] = process.argv
  .slice(2)
  .map(Number);
/** As many as the job adds in one transaction. */
const factsAtOnce = 20_000;
const times = 25;

/** What the sums and the facts say apart from each other, in won and bets. */
async function apart({ owner }: BenchDatabase): Promise<number> {
  const row = await owner.row<{ apart: number }>(
    `select (abs(f.stake - d.stake) + abs(f.win - d.win) + abs(f.bets - d.bets) + abs(f.stake - p.stake))::bigint as apart
       from (select sum(sign * stake) as stake, sum(sign * win) as win, sum(sign) as bets from play_settlement) f,
            (select sum(stake) as stake, sum(win) as win, sum(bets) as bets from report_day) d,
            (select sum(stake) as stake from report_partner_day) p`,
  );
  return row?.apart ?? Number.NaN;
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  await install(database, folder);
  await makeTree(database, partners, members);
  await makeStage(database.owner);
  await makeFacts(database.owner, facts);
  const reports = await openReports(database.url);
  const startedAt = performance.now();
  await reports.sum(factsAtOnce);
  const sumSeconds = (performance.now() - startedAt) / 1_000;
  say(`summed in ${Math.round(sumSeconds)} s`);
  const difference = await apart(database);
  if (difference !== 0) throw new Error(`sums and facts are ${difference} apart`);
  await database.owner.run('vacuum analyze');
  await database.owner.run('checkpoint');
  await reports.measure(2);
  const p99 = await reports.measure(times);
  await reports.close();
  for (const [name, ms] of Object.entries(p99)) say(`${name}: ${Math.round(ms)} ms`);
  await report(
    'reports',
    { p99_ms: Math.max(...Object.values(p99)) },
    {
      facts,
      members,
      partners,
      facts_per_s: Math.round(facts / sumSeconds),
      sum_s: round(sumSeconds, 1),
      p99_ms_by_report: p99,
    },
  );
}

await withBenchDatabase(8, measure);
