import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { createFollowingClock } from './clock.ts';

const { database } = await createWorld();

/** A database whose clock is read by the test, and time that passes while it is asked. */
function setUp() {
  const state = { passedMs: 0, theirsMs: 0, takesMs: 0 };
  const queryable = {
    row: async () => {
      state.passedMs += state.takesMs;
      return { at: new Date(state.theirsMs) };
    },
  } as unknown as Queryable;
  const clock = createFollowingClock({ passedMs: () => state.passedMs, machineMs: () => 77_000 });
  return { state, clock, ask: () => clock.ofDatabase(queryable) };
}

test.each([300_000, -300_000])(
  '[REL-7] a machine whose clock is %i ms ahead shows the time of the database as soon as it was asked',
  async (ms) => {
    const clock = createFollowingClock({ machineMs: () => Date.now() + ms });
    expect(Math.abs(clock() - Date.now() - ms)).toBeLessThan(1_000);
    const theirs = await clock.ofDatabase(database);
    expect(Math.abs(clock() - theirs)).toBeLessThan(1_000);
    expect(Math.abs(clock.date().getTime() - theirs)).toBeLessThan(1_000);
  },
);

test('[REL-7] time passes on, whatever the clock of the machine is set to', async () => {
  const { state, clock, ask } = setUp();
  expect(clock()).toBe(77_000);
  Object.assign(state, { passedMs: 10, theirsMs: 5_000 });
  expect(await ask()).toBe(5_000);
  expect(clock()).toBe(5_000);
  state.passedMs += 1_234;
  expect(clock()).toBe(6_234);
});

test('[REL-7] an answer that was long under way proves little and changes nothing', async () => {
  const { state, clock, ask } = setUp();
  Object.assign(state, { theirsMs: 5_000 });
  await ask();
  Object.assign(state, { takesMs: 4_000, theirsMs: 6_000 });
  await ask();
  expect(clock()).toBe(9_000);
});

test('[REL-7] a database whose clock was set, or another one, is followed', async () => {
  const { state, clock, ask } = setUp();
  Object.assign(state, { theirsMs: 5_000 });
  await ask();
  Object.assign(state, { theirsMs: 4_000 });
  await ask();
  expect(clock()).toBe(4_001);
  Object.assign(state, { theirsMs: 8_000 });
  await ask();
  expect(clock()).toBe(8_000);
});
