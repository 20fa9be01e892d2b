import { type CallSpec, calls, everyExport } from '@hanpan/contract';
import { walletPaths } from '@hanpan/vendor-kit';
import { afterAll, expect, test } from 'vitest';
import { callTarget } from './call-target.ts';
import { exportTarget } from './export-target.ts';
import { type Tally, TargetFuzz } from './fuzz-target.ts';
import { createStage } from './stage.ts';
import type { Target } from './target.ts';
import { walletTarget } from './wallet-target.ts';

/** `npm run -s fuzz -- --per-call 500 --seed 7` gives these. */
function given(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise);
}
const settings = {
  seed: given('FUZZ_SEED', given('HANPAN_TEST_SEED', 0)),
  perCall: given('FUZZ_PER_CALL', 50),
};

const stage = await createStage();
const { world } = stage;
let supervisor = await world.operator('supervisor');
const strangers = [
  world.guest(),
  world.guest().withToken('x'.repeat(43)),
  await world.member({ cash: 100_000 }),
  await world.member({ rank: 'PTN_3', cash: 100_000 }),
  await world.operator(),
  supervisor,
];
const targets: readonly (readonly [string, Target])[] = [
  ...Object.values<CallSpec>(calls).map((call) => callTarget(stage, call, strangers, { succeeds: true })),
  ...everyExport.map((spec) => exportTarget(stage, spec)),
  ...walletPaths.map((path) => walletTarget(stage, path)),
].map((target) => [target.path, target]);

const tally: Tally = { requests: 0, slowestMs: 0, codes: new Map() };

afterAll(() => {
  stage.moon.close();
  const codes = [...tally.codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  const { seed, perCall } = settings;
  process.stderr.write(
    `fuzz: seed ${seed}, ${perCall} a call, ${targets.length} addresses, ${tally.requests} requests, ` +
      `the slowest ${Math.round(tally.slowestMs)} ms\nfuzz: ${codes.join(', ')}\n`,
  );
});

/** By another supervisor, where what was sent has ended the session of this one. */
async function readMaintenance() {
  const { code } = await supervisor.ask('/api/console/maintenance', {});
  if (code === 'E401' || code === 'TK999') supervisor = await world.operator('supervisor');
  return supervisor.call('/api/console/maintenance', {});
}

test.each(targets)(
  '[SEC-25][REL-11][EN-01] %s: whatever is sent, the response is a declared one',
  async (_, target) => {
    await new TargetFuzz(world.app, target, tally).run(settings);
    // A supervisor may have been made to close the site.
    const { window } = await readMaintenance();
    if (window !== null) await supervisor.ask('/api/console/maintenance/end', { revision: window.revision });
  },
  600_000,
);

test('much of what is sent is accepted, and much is refused', () => {
  expect(tally.requests).toBeGreaterThan(targets.length * settings.perCall);
  expect(tally.codes.get('0') ?? 0).toBeGreaterThan(tally.requests / 10);
  expect(tally.codes.get('E400') ?? 0).toBeGreaterThan(tally.requests / 10);
});
