import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { createFollowingClock } from './clock.ts';
import { ClockWatch } from './clock-watch.ts';

const { database } = await createWorld();

/** A watch over a machine whose clock differs from that of the database by `aheadMs`; on this machine they are one. */
function setUp() {
  const lines: [level: string, text: string, figures: object][] = [];
  let [aheadMs, hiddenMs] = [0, 0];
  const watch = new ClockWatch({
    database,
    clock: createFollowingClock(),
    machineMs: () => Date.now() + aheadMs,
    // What is hidden is time that has not passed, although the clocks say so.
    passedMs: () => Date.now() + aheadMs - hiddenMs,
    log: {
      error: (figures: object, text: string) => lines.push(['error', text, figures]),
      info: (text: string) => lines.push(['info', text, {}]),
    } as never,
  });
  return {
    watch,
    lines,
    setAhead: (ms: number) => {
      aheadMs = ms;
    },
    hide: (ms: number) => {
      hiddenMs = ms;
    },
  };
}

const differ = 'the clocks of this process and of the database differ';

test.each([60_000, -60_000])(
  '[OPS-5] a clock that is %i ms before that of the database is told of once, and that it is right again',
  async (ms) => {
    const { watch, lines, setAhead } = setUp();
    await watch.look();
    expect(lines).toEqual([]);
    setAhead(ms);
    await watch.look();
    await watch.look();
    expect(lines).toEqual([['error', differ, { aheadMs: expect.any(Number) }]]);
    // Between asking and hearing nobody knows when it was read, so a little less is told.
    const told = lines.map(([, , figures]) => Reflect.get(figures, 'aheadMs') * Math.sign(ms));
    expect(told[0]).toBeGreaterThan(30_000);
    setAhead(0);
    await watch.look();
    expect(lines.slice(1)).toEqual([
      ['info', 'the clocks of this process and of the database agree again', {}],
    ]);
  },
);

test('[OPS-5] less than a second is no difference', async () => {
  const { watch, lines, setAhead } = setUp();
  setAhead(900);
  await watch.look();
  setAhead(-900);
  await watch.look();
  expect(lines).toEqual([]);
});

test.each([3_600_000, -3_600_000])(
  '[OPS-1][OPS-5] clocks that are set by %i ms together are noticed by the time that has passed',
  async (ms) => {
    const { watch, lines, hide } = setUp();
    hide(ms);
    await watch.look();
    await watch.look();
    expect(lines).toEqual([['error', 'the clock of this machine was set', { setByMs: ms }]]);
  },
);

test('that the database is away is no word of the clocks', async () => {
  const { watch, lines } = setUp();
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const away = { ...database, row: () => Promise.reject(lost) };
  const other = new ClockWatch({
    database: away,
    clock: createFollowingClock(),
    log: { error: (...line: unknown[]) => lines.push(line as never) } as never,
  });
  await other.look();
  await watch.look();
  expect(lines).toEqual([]);
});
