import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { roomDriver, roomOf } from '../testing/room-driver.ts';
import { startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  world.operator.calls.length = 0;
  world.operator.faults.clear();
});

const { closeBetting, fail, leaveAll, showToEnd, sit, unused, winsOf } = roomDriver(() => world);
afterEach(leaveAll);

test('bets of one player are paid one after the other, so that the balance that is told last is the newest', async () => {
  const page = await sit(unused('sic-bo'));
  const other = await sit(unused('roulette'));
  expect((await page.place({ big: 10_000 })).status).toBe(200);
  world.pass(5000);
  expect((await page.place({ small: 10_000 })).status).toBe(200);
  await closeBetting(page);
  const held = signal();
  fail('/transaction/win', { kind: 'held', until: held.given });
  const shown = showToEnd(page);
  await expect.poll(() => winsOf(page).length).toBe(1);
  // Whatever was asked of the wallet together with that has come by the time that this has been answered.
  for (let call = 0; call < 3; call += 1)
    expect((await world.call({ playToken: other.playToken } as never, 'GET', '/api/session')).status).toBe(
      200,
    );
  expect(winsOf(page)).toHaveLength(1);
  held.give();
  await shown;
  expect(winsOf(page)).toHaveLength(2);
  await expect.poll(() => page.state().last.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(page.state().balanceAmount).toBe(world.operator.balanceOf(page.user));
});

test('a wallet that does not respond to one bet is not asked for the player’s others in the same pass', async () => {
  const page = await sit(unused('sic-bo'));
  await page.place({ big: 10_000 });
  world.pass(5000);
  await page.place({ small: 10_000 });
  await closeBetting(page);
  fail('/transaction/win', { kind: 'late', carriedOut: false });
  await showToEnd(page);
  expect(winsOf(page)).toHaveLength(1);
  for (let pass = 0; pass < 3; pass += 1) {
    world.pass(6000);
    await world.rooms.tick();
  }
  await expect.poll(() => page.state().balanceAmount).toBe(world.operator.balanceOf(page.user));
  expect(new Set(winsOf(page).map(({ body }) => body.round)).size).toBe(2);
});

test('a balance that was told later is not taken back by one that took longer to be told', async () => {
  const room = roomOf(unused('baccarat'));
  const page = await sit(room.code);
  const { rows } = await world.vendor.pool.query('SELECT id FROM player WHERE user_name = $1', [page.user]);
  const channel = world.rooms.channel(room);
  const [asked, held] = [signal(), signal()];
  const { pool } = world.vendor;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pool, 'query').mockImplementationOnce(async (...args: unknown[]) => {
    asked.give();
    await held.given;
    return await query(...args);
  });
  onTestFinished(() => spy.mockRestore());
  const earlier = channel.playerChanged({ playerId: rows[0].id, balanceAfterAmount: 1 });
  await asked.given;
  await channel.playerChanged({ playerId: rows[0].id, balanceAfterAmount: 2 });
  held.give();
  await earlier;
  expect(page.state().balanceAmount).toBe(2);
});

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
