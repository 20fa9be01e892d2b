import { end, type Installation, install } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { signInDemoMember } from './demo-member.ts';
import { firstScriptsKb } from './first-scripts.ts';
import {
  type Cookie,
  findChromium,
  installLighthouse,
  type PageFigures,
  runLighthouse,
} from './lighthouse.ts';
import { report, say } from './results.ts';
import { median, round } from './stopwatch.ts';

/**
 * The member site as a phone on a slow connection meets it: Lighthouse on the home page of a guest and on five pages of a
 * member, each in a new browser that knows nothing of the site. The median of the runs of a page counts, and of the pages
 * the worst. A first byte that takes longer than the diagnostic bound of web.dev fails the measurement.
 *   npm run bench -- web [desktop] [runs of a page] [part of a page's name]
 */
const usualRuns = 3;
const slowestFirstByteMs = 800;
const isDesktop = process.argv[2] === 'desktop';
const [runsText, only = ''] = process.argv.slice(isDesktop ? 3 : 2);
const runs = Number(runsText ?? usualRuns);

const guestPage = '/';
const memberPages = {
  main: '/member/main',
  charge: '/member/chargeMain/charge',
  sports: '/member/sport/combinationbetting',
  bets: '/member/betList',
  messages: '/member/msgMain/msg',
} as const;

interface PageResult {
  readonly name: string;
  readonly ttfbMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly runs: readonly PageFigures[];
}

async function measurePage(
  name: string,
  url: string,
  chromium: string,
  cookies: readonly Cookie[],
): Promise<PageResult> {
  const found: PageFigures[] = [];
  for (let index = 0; index < runs; index += 1) {
    found.push(await runLighthouse(url, chromium, cookies, isDesktop));
  }
  const middle = (of: (each: PageFigures) => number) => median(found.map(of));
  const last = found.at(-1);
  const result = {
    name,
    ttfbMs: round(middle(({ ttfbMs }) => ttfbMs)),
    lcpMs: round(middle(({ lcpMs }) => lcpMs)),
    tbtMs: round(middle(({ tbtMs }) => tbtMs)),
    cls: round(Math.max(...found.map(({ cls }) => cls)), 3),
    performance: middle(({ performance }) => performance),
    accessibility: Math.min(...found.map(({ accessibility }) => accessibility)),
    bestPractices: Math.min(...found.map(({ bestPractices }) => bestPractices)),
  };
  const sent = last?.requests.reduce((sum, { transferSize }) => sum + transferSize, 0) ?? 0;
  say(
    JSON.stringify({
      ...result,
      fcpMs: round(middle(({ fcpMs }) => fcpMs)),
      speedIndexMs: round(middle(({ speedIndexMs }) => speedIndexMs)),
      requests: last?.requests.length,
      kB: round(sent / 1_000),
    }),
  );
  say(`  largest: ${last?.element ?? '-'}`);
  for (const { selector, moved } of last?.shifted ?? []) say(`  moved ${round(moved, 4)}: ${selector}`);
  for (const { address, duration } of last?.longTasks ?? []) say(`  ${round(duration)} ms: ${address}`);
  for (const issue of last?.issues ?? []) say(`  issue: ${issue}`);
  if (last !== undefined && last.failing.length > 0) say(`  fails: ${last.failing.join(', ')}`);
  return { ...result, runs: found };
}

async function measureAll(installation: Installation): Promise<PageResult[]> {
  const url = installation.url.replace('127.0.0.1', 'localhost');
  const chromium = await findChromium();
  const cookies = await signInDemoMember(url);
  const results: PageResult[] = [];
  if ('guest'.includes(only)) results.push(await measurePage('guest', `${url}${guestPage}`, chromium, []));
  for (const [name, path] of Object.entries(memberPages)) {
    if (name.includes(only)) results.push(await measurePage(name, `${url}${path}`, chromium, cookies));
  }
  return results;
}

const worst = (results: readonly PageResult[], of: (each: PageResult) => number) =>
  Math.max(...results.map(of));
const lowest = (results: readonly PageResult[], of: (each: PageResult) => number) =>
  Math.min(...results.map(of));

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  await installLighthouse();
  const installation = await install(database, folder);
  const server = await installation.start();
  const worker = await installation.startWorker();
  try {
    const results = await measureAll(installation);
    const firstByteMs = worst(results, ({ ttfbMs }) => ttfbMs);
    if (firstByteMs > slowestFirstByteMs) throw new Error(`the first byte took ${firstByteMs} ms`);
    await report(
      isDesktop ? 'web-desktop' : 'web',
      {
        first_js_kb: round(await firstScriptsKb('index.ko.html'), 1),
        lcp_ms: worst(results, ({ lcpMs }) => lcpMs),
        cls: worst(results, ({ cls }) => cls),
        tbt_ms: worst(results, ({ tbtMs }) => tbtMs),
        performance: lowest(results, ({ performance }) => performance),
        accessibility: lowest(results, ({ accessibility }) => accessibility),
      },
      {
        best_practices: lowest(results, ({ bestPractices }) => bestPractices),
        ttfb_ms: firstByteMs,
        runs,
      },
      runsText === undefined,
    );
  } finally {
    await end(worker);
    await end(server);
  }
}

await withBenchDatabase(8, measure);
