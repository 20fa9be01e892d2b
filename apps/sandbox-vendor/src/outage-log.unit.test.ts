import { pino } from 'pino';
import { expect, test } from 'vitest';
import { isDatabaseLoss, outageHooks } from './outage-log.ts';

function setUp() {
  let nowMs = 0;
  const lines: string[] = [];
  const log = pino(
    { hooks: outageHooks(() => nowMs) },
    { write: (line: string) => lines.push(JSON.parse(line).msg) },
  );
  const loseFor = (ms: number) => {
    for (const end = nowMs + ms; nowMs < end; nowMs += 500)
      log.error({ err: new Error('Connection terminated unexpectedly') }, 'a round could not be settled');
  };
  return { log, lines, loseFor };
}

test('a database that is soon back leaves nothing in the log, one that stays away a line', () => {
  const short = setUp();
  short.loseFor(4_000);
  expect(short.lines).toEqual([]);
  const long = setUp();
  long.loseFor(30_000);
  expect(long.lines).toEqual(['the database cannot be reached']);
});

test.each([
  ['a connection that none of the pool gives', new Error('timeout exceeded when trying to connect')],
  ['a statement that was cut', Object.assign(new Error('canceling statement'), { code: '57014' })],
])('a database that hangs is lost as well: %s', (_, error) => {
  expect(isDatabaseLoss(error)).toBe(true);
});

test('every other failure is logged as it is', () => {
  const { log, lines } = setUp();
  log.error({ err: new Error('a fault') }, 'a round could not be settled');
  expect(lines).toEqual(['a round could not be settled']);
});
