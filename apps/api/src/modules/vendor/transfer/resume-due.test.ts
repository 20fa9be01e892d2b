import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { resumeDueTransfers } from './settle-transfer.ts';

const { world, moon, star, transfersOf } = await createGameMoneyWorld();
const deposit = '/operator/transfer/v1/wallet/deposit';
const status = '/operator/transfer/v1/wallet/status';
const limit = 20;

/** Ways back from `moon` of which nobody knows what became, each of a member of its own, due for a minute. */
async function leaveUnknown(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { key } = await world.addMember();
    const due = new Date(world.clock.read() - 60_000);
    await world.database.run(
      `insert into game_transfer (id, site_id, member_id, vendor_id, direction, state, asked_at, next_attempt_at)
       values ($1, $2, $3, 1, 'out', 'unknown', $4, $4)`,
      [randomUUID(), world.site.id, key, due],
    );
  }
}

const stateAt = async (vendorId: number) =>
  (
    await world.database.rows<{ state: string; attempts: number }>(
      'select state, attempts from game_transfer where vendor_id = $1',
      [vendorId],
    )
  ).map(({ state, attempts }) => `${state} ${attempts}`);
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

afterEach(async () => {
  moon.fake.heal();
  world.clock.advance(600_000);
  await resumeDueTransfers(world.services, 1_000);
});

test('a vendor that is silent keeps no transfer of another waiting, and is left alone after two silences', async () => {
  await leaveUnknown(40);
  const member = await world.member({ cash: 5_000 });
  star.fake.faults.set(deposit, ['lost-after']);
  expect(await member.codeOf(launch, { ...game, vendorKey: 'star' })).toBe('NT99');
  moon.fake.silent.add(status);
  world.clock.advance(20_000);
  await resumeDueTransfers(world.services, limit);
  expect((await transfersOf(member)).map(({ state }) => state)).toEqual(['confirmed']);
  expect(moon.fake.moneyCalls()).toEqual(['status', 'status']);
  // What was not asked after counts as no attempt: after too many of them a person has to look.
  expect((await stateAt(1)).sort()).toEqual([...times(38, 'unknown 0'), ...times(2, 'unknown 1')]);
});

test('a run takes so many of each vendor, and all of them in the end', async () => {
  const before = (await stateAt(1)).length;
  await leaveUnknown(limit + 5);
  const confirmed = async () => (await stateAt(1)).filter((each) => each.startsWith('confirmed')).length;
  await resumeDueTransfers(world.services, limit);
  expect(await confirmed()).toBe(before + limit);
  await resumeDueTransfers(world.services, limit);
  expect(await confirmed()).toBe(before + limit + 5);
});

test('what fails over one transfer is told, and the others are resumed all the same', async () => {
  await leaveUnknown(3);
  moon.fake.death = 'before';
  await expect(resumeDueTransfers(world.services, limit)).rejects.toThrow('killed');
  expect((await stateAt(1)).filter((each) => each.startsWith('unknown'))).toHaveLength(1);
});
