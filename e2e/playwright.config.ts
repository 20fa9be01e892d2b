import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROME_PATH;

/** More of them than cores only wait for each other. An already running installation is not shared. */
const workers = process.env.HANPAN_E2E_URL === undefined ? 2 : 1;

/**
 * The journeys run against real installations on the embedded database, one for each worker. Those of a worker share it
 * and run one after the other, each with its own member.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  globalSetup: './build-once.ts',
  workers,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits only end what hangs; a slow and busy machine must not reach them.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
