import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROME_PATH;

/**
 * The journeys run against one real installation on the embedded database, started by the global setup. They share it,
 * so they run one after the other, each with a member of its own.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  globalSetup: './start-installation.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits only end what hangs; a slow and busy machine must not meet them.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-sync'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: '**/*.mobile.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
