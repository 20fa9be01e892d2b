import { expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { settingsOfSite } from '../settings/index.ts';
import { checkPin } from './check-pin.ts';

const world = await createWorld();
const { hasher, database } = world.services;
const { memberPolicy: policy } = await settingsOfSite(database, world.site.id);

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
  const checked = checkPin(database, slow.hasher, { memberId, policy }, pin);
  await expect.poll(slow.waiting).toBe(1);
  const lock = 'select id from member where id = $1 for update nowait';
  expect(await database.transaction((tx) => tx.row(lock, [memberId]))).toEqual({ id: memberId });
  slow.open();
  expect(await checked).toBeUndefined();
});

test('of eight parallel wrong guesses five are verified, however long each takes', async () => {
  const { key: memberId } = await world.member();
  const slow = gated();
  const guesses = Array.from({ length: 8 }, () =>
    checkPin(database, slow.hasher, { memberId, policy }, '0000'),
  );
  await expect.poll(slow.waiting).toBeGreaterThan(0);
  slow.open();
  const codes = (await Promise.all(guesses)).map((refusal) => refusal?.code);
  expect(codes.filter((code) => code === 'C008')).toHaveLength(5);
  expect(codes.filter((code) => code === 'C218')).toHaveLength(3);
  expect(slow.waiting()).toBe(5);
});
