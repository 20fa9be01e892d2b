import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['@hanpan/source', 'node'];

/** What is tested by chance is the same chance in every run; `npm run -s explore` looks further (ADR 59). */
const chance = { HANPAN_TEST_SEED: process.env.HANPAN_TEST_SEED ?? '20261124' };
const drawChance = './tools/test/draw-chance.ts';

/** A limit only ends what hangs; it must never decide between a fast machine and a slow, busy one. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** As many files at once as there are cores: Vitest alone would leave one free. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));
/** One more where a file waits for the database, which else waits for it. The one PostgreSQL has room for four. */
const databaseWorkers = Math.min(4, maxWorkers + 1);

/** Three worlds: pure code, code over a real PostgreSQL, and React components in a simulated DOM. */
export default defineConfig({
  test: {
    maxWorkers,
    teardownTimeout: 60_000,
    projects: [
      {
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          name: 'unit',
          env: chance,
          setupFiles: [drawChance],
          sequence: { groupOrder: 1 },
          // Pure code: what a file has imported is the same for the next one.
          isolate: false,
          include: [
            'packages/{money,contract,messages,rules,vendor-kit,video,client,kit}/src/**/*.test.ts',
            'apps/{api/src,sandbox-vendor/src,sandbox-vendor/client/src}/**/*.unit.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          name: 'db',
          maxWorkers: databaseWorkers,
          env: chance,
          setupFiles: [drawChance],
          sequence: { groupOrder: 2 },
          include: [
            'packages/{db,ledger,testkit}/src/**/*.test.ts',
            'apps/{api,sandbox-vendor}/src/**/*.test.ts',
          ],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
          globalSetup: ['./packages/testkit/src/postgres-global.ts'],
          isolate: false,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: ['@hanpan/source', 'browser'] },
        test: {
          ...patience,
          name: 'web',
          env: chance,
          sequence: { groupOrder: 3 },
          environment: 'happy-dom',
          setupFiles: [
            drawChance,
            './tools/test/component-patience.ts',
            './tools/test/fresh-page.ts',
            './apps/web/src/test/new-page.ts',
          ],
          // To import a whole site anew for each of 140 files takes twice as long as their tests.
          isolate: false,
          include: [
            'packages/{ui,client,kit,partner-views}/src/**/*.test.tsx',
            'apps/{web,console,partner}/src/**/*.test.{ts,tsx}',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
