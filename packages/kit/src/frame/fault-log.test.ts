import { expect, test } from 'vitest';
import { createFaultLog } from './fault-log.ts';

const fault = {
  path: '/api/wallet/balance',
  status: 200,
  code: '0',
  requestId: 'a1',
  breaches: ['balance invalid_type'],
} as const;

function logAt() {
  const lines: string[] = [];
  let nowMs = 0;
  const log = createFaultLog(
    (line) => lines.push(line),
    () => nowMs,
  );
  return { log, lines, pass: (ms: number) => (nowMs += ms) };
}

test('[ER-01] a fault is one line with its call, code, status, request, and where it breaks the contract', () => {
  const { log, lines } = logAt();
  log(fault);
  log({ ...fault, code: undefined, status: 502, requestId: undefined, breaches: [] });
  expect(lines).toEqual([
    '/api/wallet/balance 0, a status of 200, request a1: balance invalid_type',
    '/api/wallet/balance unreadable, a status of 502',
  ]);
});

test('the same call and code is written once a minute, others beside it', () => {
  const { log, lines, pass } = logAt();
  for (let index = 0; index < 12; index += 1) {
    log(fault);
    pass(5_000);
  }
  log({ ...fault, code: 'E001', status: 500 });
  expect(lines).toHaveLength(2);
  log(fault);
  expect(lines).toHaveLength(3);
});
