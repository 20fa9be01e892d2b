import { expect, test } from 'vitest';
import { verdictLine } from './verdict-line.mjs';

const right = {
  finding: null,
  transferCount: 65,
  batchCount: 60,
  sealCount: 3,
  headCount: 2,
  unsealedCount: 1,
  tookMs: 41,
};

test('a correct ledger is reported with what was read, and whether the key of the installation was known', () => {
  expect(verdictLine(right, true)).toBe(
    'right: 65 transfers in 60 batches, 3 seals, 2 signed heads, 1 batches not sealed yet; 41 ms',
  );
  expect(verdictLine(right, false)).toContain(
    '2 signed heads (not compared with the key of this installation)',
  );
});

test('a wrong row is named with its table, its id, the check and the calculation', () => {
  const finding = {
    check: 'balance',
    table: 'ledger_transfer',
    id: '5121',
    detail: '0 - 5000001 is not -5000000',
  };
  expect(verdictLine({ ...right, finding }, true)).toBe(
    'WRONG ledger_transfer 5121 (balance): 0 - 5000001 is not -5000000',
  );
});
