import { pino } from 'pino';
import { expect, test } from 'vitest';
import { outageHooks } from './outage-log.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

function setUp() {
  let nowMs = 0;
  const lines: { msg: string; reason?: string }[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const log = pino({ hooks: outageHooks(() => nowMs) }, stream);
  const loseFor = (ms: number) => {
    for (const end = nowMs + ms; nowMs < end; nowMs += 100) log.error({ err: lost }, 'a job failed');
  };
  return { log, lines, loseFor, pass: (ms: number) => (nowMs += ms) };
}

test('a database that is soon back leaves nothing in the log', () => {
  const { lines, loseFor } = setUp();
  loseFor(4_000);
  expect(lines).toEqual([]);
});

test('[OPS-1] an outage that lasts is one line without a stack, and so is the next one', () => {
  const { lines, loseFor, pass } = setUp();
  loseFor(20_000);
  pass(60_000);
  loseFor(20_000);
  expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['the database cannot be reached', lost.message],
    ['the database cannot be reached', lost.message],
  ]);
});

test('every other failure is logged as it is, also in an outage', () => {
  const { log, lines, loseFor } = setUp();
  loseFor(1_000);
  log.child({ job: 'settle' }).error({ err: new Error('a fault') }, 'a job failed');
  log.warn('by the way');
  expect(lines.map(({ msg }) => msg)).toEqual(['a job failed', 'by the way']);
});
