import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { createWorld, newKey } from '../../testing/world.ts';

const path = '/api/wallet/balance';
const world = await createWorld();

test('[CL-35] many who ask at once get their own balance each, at every site', async () => {
  const other = await world.addSite();
  const members = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      world.member({ cash: 1_000 + index, ...(index % 3 === 0 ? { site: other } : {}) }),
    ),
  );
  const balances = await Promise.all(members.map((member) => member.call(path, {})));
  expect(balances.map(({ balance }) => balance)).toEqual(members.map((_, index) => 1_000 + index));
});

test('[ST-04] a balance is that of `holdings`, with its version, and moves with what the member has just done', async () => {
  const member = await world.member({ cash: 5_000 });
  const holder = { siteId: world.site.id, memberId: member.key };
  for (let index = 1; index <= 10; index += 1) {
    const before = await member.call(path, {});
    const transfer = flows.adjustmentCredit({ holder, amount: amount(index) }, newKey());
    await world.services.ledger.post(transfer);
    const after = await member.call(path, {});
    expect(after.balance).toBe(before.balance + index);
    expect(after.version).toBeGreaterThan(before.version);
    const { cash, point, version } = await world.holdingsOf(member);
    expect(after).toMatchObject({ balance: cash, point, version });
  }
});

test('a member without an account has nothing, and nothing of somebody else', async () => {
  const [rich, bare] = [await world.member({ cash: 9_999 }), await world.member()];
  const [first, second] = await Promise.all([rich.call(path, {}), bare.call(path, {})]);
  expect(first).toMatchObject({ balance: 9_999 });
  expect(second).toMatchObject({ balance: 0, point: 0, newMsg: 0, isPlayGame: 'N' });
});
