import { expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { createWorld, newKey } from '../../testing/world.ts';
import { setPlace } from '../member/index.ts';

const world = await createWorld();
const cashOf = async (person: { key: number }) => (await world.holdingsOf(person)).cash;
const of = ({ memId }: { memId: string }, amount: number) => ({
  ...{ idempotencyKey: newKey(), memId, amount, note: '', cashOutPass: pin },
});

/** A distributor with a store right below it, both with cash. */
async function pair() {
  const distributor = await world.member({ rank: 'PTN_4', cash: 5_000 });
  return {
    distributor,
    store: await world.member({ rank: 'PTN_5', parentId: distributor.key, cash: 5_000 }),
  };
}

test.each([
  ['/api/give/send', 'C302'],
  ['/api/give/takeBack', 'C402'],
] as const)(
  '%s moves nothing between partners when the other one is moved away meanwhile: %s',
  async (path, code) => {
    const [{ distributor, store }, next] = [await pair(), await pair()];
    const { acting } = await world.database.transaction(async (tx) => {
      const at = world.clock.read.date();
      await setPlace(tx, store.key, { parentId: next.distributor.key, partnerRank: 'PTN_5', at });
      const acting = distributor.codeOf(path, of(store, 1_000));
      await expect.poll(() => waitingForLocks(world)).toBe(1);
      return { acting };
    });
    expect(await acting).toBe(code);
    expect([await cashOf(distributor), await cashOf(store)]).toEqual([5_000, 5_000]);
  },
);

test('a partner whose withdrawals are stopped gives nothing down its tree, and is told so before it tries', async () => {
  const partner = await world.member({ rank: 'PTN_4', cash: 5_000 });
  const member = await world.member({ parentId: partner.key, cash: 2_000 });
  const targets = () => partner.call('/api/give/targets', {});
  expect(await targets()).toMatchObject({ canGive: 'Y', canTakeBack: 'Y' });
  await world.setMember(partner, 'withdrawal_allowed = false');
  expect(await targets()).toMatchObject({ canGive: 'N', canTakeBack: 'Y' });
  expect(await partner.codeOf('/api/give/send', of(member, 1_000))).toBe('C301');
  expect([await cashOf(partner), await cashOf(member)]).toEqual([5_000, 2_000]);
  await partner.call('/api/give/takeBack', of(member, 1_000));
  await world.setMember(partner, 'withdrawal_allowed = true');
  await partner.call('/api/give/send', of(member, 2_000));
  expect([await cashOf(partner), await cashOf(member)]).toEqual([4_000, 3_000]);
});
