import type { FlowName } from '@hanpan/ledger';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FaultyLedger } from './faulty-ledger.ts';
import { createStage } from './real.ts';
import { runSequences } from './run-sequences.ts';

const ledgers: FaultyLedger[] = [];
const stage = await createStage((services) => {
  const ledger = new FaultyLedger(services.database);
  ledgers.push(ledger);
  return { ...services, ledger };
});
afterAll(() => stage.moon.close());
afterEach(() => {
  for (const ledger of ledgers) ledger.fault = undefined;
});

const faults: [kind: 'lost' | 'doubled', flow: FlowName][] = [
  ['lost', 'deposit'],
  ['doubled', 'deposit'],
  // It cannot be doubled: no more can leave the hold than is in it.
  ['lost', 'withdrawal-return'],
  ['lost', 'bet'],
  ['doubled', 'bet'],
  ['lost', 'vendor-rollback'],
  ['doubled', 'vendor-rollback'],
  ['doubled', 'point-convert'],
  ['lost', 'give'],
];

test.each(faults)(
  '[REL-2] the sequences notice that a movement is %s: %s',
  async (kind, flow) => {
    for (const ledger of ledgers) ledger.fault = { kind, flow };
    await expect(runSequences(stage, 1, Number(process.env.HANPAN_TEST_SEED))).rejects.toThrow(
      'Property failed',
    );
  },
  300_000,
);
