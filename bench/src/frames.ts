import { type Browser, chromium, type Page } from '@playwright/test';
import { withBenchDatabase } from './bench-database.ts';
import { games, type Play } from './frames/plays.ts';
import { cameraOn, type Frames, stopTracing } from './frames/trace.ts';
import { weigh } from './frames/weight.ts';
import { findChromium } from './lighthouse.ts';
import { report, say } from './results.ts';
import { launch } from './rooms/players.ts';
import { type SandboxVendor, startSandboxVendor } from './sandbox-vendor.ts';
import { percentile, round } from './stopwatch.ts';

/**
 * One game of each way of playing, without money, on a phone whose processor is four times slower: how long until the
 * first stake is taken, how many frames a second the round has, what the main thread does for a frame, and what the client
 * weighs. `task_p95_ms` is the game's own part, in the thread's own time; `fps_p5` is also the machine's, which paints
 * without a graphics card wherever this runs without one. Whatever takes the processor from a thread that is slowed makes it slower by
 * as much again: frames in which nothing happens are then as long as others. So every game is played once more unslowed, and `own_p95_ms`
 * is four times what a frame takes the thread there. What stands in for the card makes its programs with the first
 * pictures of a browser, for seconds in which the page has nothing to do: one play comes before those that count, and
 * `first_play_cold_ms` says how long it took.
 *   npm run bench -- frames [seconds of each game] [part of a game's code]
 */
const usualSeconds = 8;
const seconds = Number(process.argv[2] ?? usualSeconds);
const only = process.argv[3] ?? '';
const phone = { width: 390, height: 844 };
const pixelRatio = 2;
const slowdown = 4;
/** Without them canvases are painted by the page's own thread where there is no graphics card, which no phone does. */
const paintElsewhere = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--enable-gpu-rasterization',
  '--ignore-gpu-blocklist',
];

interface GameResult {
  readonly game: string;
  readonly firstPlayMs: number;
  readonly fps: number;
  readonly fpsP5: number;
  readonly frameP95Ms: number;
  readonly taskP95Ms: number;
  readonly ownP95Ms: number;
  readonly longestTaskMs: number;
  readonly clientKb: number;
}

async function openPage(browser: Browser, rate: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Whatever is done on a new page of a new reader, so many times slower, which is closed in the end. */
async function onNewPage<Result>(
  browser: Browser,
  rate: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await openPage(browser, rate);
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

/** From the address to the vendor's word that the stake was taken. */
async function firstPlay(page: Page, address: string, { staking, stake }: Play): Promise<number> {
  const startedAt = performance.now();
  const taken = page.waitForResponse((response) => response.url().endsWith(staking));
  await page.goto(address, { waitUntil: 'commit' });
  await stake(page);
  const response = await taken;
  if (!response.ok()) throw new Error(`${staking} answers ${response.status()}`);
  return performance.now() - startedAt;
}

/** The address of a game for a player who was never here. */
function addressFor({ url, operatorKey, wallet }: SandboxVendor, game: string, player: string) {
  const asked = { url, operatorKey, room: game, currency: 'XXX', platform: 'GPL_MOBILE' } as const;
  return launch(asked, wallet.addPlayer(player));
}

/** The first play of a browser, in ms. */
async function warmUp(
  browser: Browser,
  vendor: SandboxVendor,
  [game, play]: readonly [string, Play],
): Promise<number> {
  const address = await addressFor(vendor, game, 'first-player');
  return onNewPage(browser, slowdown, (page) => firstPlay(page, address, play));
}

async function measureGame(
  browser: Browser,
  vendor: SandboxVendor,
  game: string,
  play: Play,
): Promise<GameResult> {
  const film = async (page: Page) => {
    await play.animate(page, seconds * 1000, cameraOn(browser, page));
    return stopTracing(browser, page);
  };
  const address = await addressFor(vendor, game, `player-of-${game}`);
  const slowed = await onNewPage(browser, slowdown, async (page) => {
    const weight = weigh(page);
    const firstPlayMs = await firstPlay(page, address, play);
    const figures = figuresOf(await film(page));
    return { firstPlayMs: round(firstPlayMs), ...figures, clientKb: round(await weight(), 1) };
  });
  const again = await addressFor(vendor, game, `other-player-of-${game}`);
  const { workMs } = await onNewPage(browser, 1, async (page) => {
    await firstPlay(page, again, play);
    return film(page);
  });
  return { game, ...slowed, ownP95Ms: round(slowdown * percentile(workMs, 0.95)) };
}

function figuresOf({ perSecond, gapsMs, workMs, longestTaskMs }: Frames) {
  return {
    fps: round(perSecond.reduce((sum, count) => sum + count, 0) / Math.max(1, perSecond.length), 1),
    fpsP5: percentile(perSecond, 0.05),
    frameP95Ms: percentile(gapsMs, 0.95),
    taskP95Ms: percentile(workMs, 0.95),
    longestTaskMs: round(longestTaskMs),
  };
}

const greatest = (results: readonly GameResult[], of: (each: GameResult) => number) =>
  Math.max(0, ...results.map(of));

await withBenchDatabase(2, async (database, folder) => {
  const chosen = Object.entries(games).filter(([code]) => code.includes(only));
  const vendor = await startSandboxVendor(
    database,
    folder,
    chosen.map(([code]) => code),
  );
  const browser = await chromium.launch({ executablePath: await findChromium(), args: paintElsewhere });
  try {
    const [first] = chosen;
    if (first === undefined) throw new Error(`no game is called ${only}`);
    const coldMs = await warmUp(browser, vendor, first);
    const results: GameResult[] = [];
    for (const [game, play] of chosen) {
      const result = await measureGame(browser, vendor, game, play);
      say(JSON.stringify(result));
      results.push(result);
    }
    await report(
      'frames',
      {
        games: results.length,
        fps_p5: Math.min(...results.map(({ fpsP5 }) => fpsP5)),
        task_p95_ms: greatest(results, ({ taskP95Ms }) => taskP95Ms),
        own_p95_ms: greatest(results, ({ ownP95Ms }) => ownP95Ms),
        first_play_ms: greatest(results, ({ firstPlayMs }) => firstPlayMs),
        client_kb: greatest(results, ({ clientKb }) => clientKb),
      },
      {
        first_play_cold_ms: round(coldMs),
        frame_p95_ms: greatest(results, ({ frameP95Ms }) => frameP95Ms),
        longest_task_ms: greatest(results, ({ longestTaskMs }) => longestTaskMs),
        ...Object.fromEntries(results.map(({ game, taskP95Ms }) => [`task_p95_ms_${game}`, taskP95Ms])),
        ...Object.fromEntries(results.map(({ game, ownP95Ms }) => [`own_p95_ms_${game}`, ownP95Ms])),
      },
    );
  } finally {
    await browser.close();
    await vendor.stop();
  }
});
