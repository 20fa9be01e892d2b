import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Shared } from './test.ts';

const executablePath = process.env.CHROME_PATH;

const cores = Math.min(3, Math.max(2, availableParallelism()));
/** A running installation is not shared; otherwise each worker has one. */
const isShared = process.env.HANPAN_E2E_URL !== undefined;
/** What waits for matches to be over: begun first, because it is what the others end before. */
const waiting = /(main-job(\.mobile)?|partner-week|live-betting)\.spec\.ts$/;
const waitingWorkers = cores + 1;
/** One more than keep the cores busy, for as long as some only wait. */
const workingWorkers = cores + 1;
const workers = isShared ? 1 : waitingWorkers + workingWorkers - 1;

/**
 * The journeys run against real installations on the embedded database, one for each worker. Those of a worker share it
 * and run one after the other, each with its own member.
 */
export default defineConfig<object, Shared>({
  testDir: '.',
  outputDir: '../.cache/playwright',
  globalSetup: './build-once.ts',
  workers,
  projects: [
    {
      name: 'waiting',
      testMatch: waiting,
      workers: isShared ? 1 : waitingWorkers,
      use: { season: 'fast' },
    },
    { name: 'working', testIgnore: waiting, workers: isShared ? 1 : workingWorkers },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits only end what hangs; a slow and busy machine must not reach them.
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // It takes a core by itself to record every page twice a second; the picture and the tree of a failed page stay.
    trace: process.env.HANPAN_E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    // Without a graphics card every frame of an animation is drawn by the cores that the journeys share.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-sync',
      ],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
