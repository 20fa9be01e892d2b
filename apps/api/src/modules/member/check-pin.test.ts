import { expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { checkPin } from './check-pin.ts';

const world = await createWorld();
const { hasher, database } = world.services;

/** A hasher whose verifications wait until they are released. */
function gated() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  const verify = async (hashed: string, secret: string) => {
    waiting += 1;
    await gate;
    return hasher.verify(hashed, secret);
  };
  return { hasher: { ...hasher, verify }, open, waiting: () => waiting };
}

test("while a PIN is verified the member's row stays unlocked for the wallet", async () => {
  const { key: memberId } = await world.member();
  const slow = gated();
  const checked = checkPin(database, slow.hasher, memberId, pin);
  await expect.poll(slow.waiting).toBe(1);
  const lock = 'select id from member where id = $1 for update nowait';
  expect(await database.transaction((tx) => tx.row(lock, [memberId]))).toEqual({ id: memberId });
  slow.open();
  expect(await checked).toBeUndefined();
});

test('of eight parallel wrong guesses five are verified, however long each takes', async () => {
  const { key: memberId } = await world.member();
  const slow = gated();
  const guesses = Array.from({ length: 8 }, () => checkPin(database, slow.hasher, memberId, '0000'));
  await expect.poll(slow.waiting).toBeGreaterThan(0);
  slow.open();
  const codes = (await Promise.all(guesses)).map((refusal) => refusal?.code);
  expect(codes.filter((code) => code === 'C008')).toHaveLength(5);
  expect(codes.filter((code) => code === 'C218')).toHaveLength(3);
  expect(slow.waiting()).toBe(5);
});

test('right PINs that one member sends at once keep no connection and no other member waiting', async () => {
  const { key: memberId } = await world.member();
  const { key: otherId } = await world.member();
  const slow = gated();
  const own = Array.from({ length: 40 }, () => checkPin(database, slow.hasher, memberId, pin));
  await expect.poll(slow.waiting).toBe(1);
  // Twice as many wait as there are connections.
  expect(await checkPin(database, hasher, otherId, pin)).toBeUndefined();
  slow.open();
  expect(await Promise.all(own)).toEqual(own.map(() => undefined));
  const row = await database.row('select pin_failures from member where id = $1', [memberId]);
  expect(row).toEqual({ pin_failures: 0 });
});

test('a check that ends half way has counted as a failure, and the next right PIN clears it', async () => {
  const { key: memberId } = await world.member();
  const broken = { ...hasher, verify: () => Promise.reject(new Error('out of memory')) };
  await expect(checkPin(database, broken, memberId, pin)).rejects.toThrow('out of memory');
  const failures = 'select pin_failures from member where id = $1';
  expect(await database.row(failures, [memberId])).toEqual({ pin_failures: 1 });
  expect(await checkPin(database, hasher, memberId, pin)).toBeUndefined();
  expect(await database.row(failures, [memberId])).toEqual({ pin_failures: 0 });
});
