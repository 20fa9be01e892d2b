import { expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const list = '/api/give/list';
const targets = '/api/give/targets';

test.each([
  ...refusalsOf(list, { E403: ['the record', async () => (await world.member()).codeOf(list, {})] }),
  ...refusalsOf(targets, {
    E403: ['the targets', async () => (await world.member()).codeOf(targets, {})],
    PT06: [
      'a target that is not below',
      async () => {
        const { memId } = await world.addMember();
        return (await world.member({ rank: 'PTN_3' })).codeOf(targets, { memId });
      },
    ],
  }),
])('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});

test('targets are everybody active below, the nearest first, found by id or nickname', async () => {
  const partner = await world.member({ rank: 'PTN_3' });
  const near = await world.addMember({ memId: 'near1', rank: 'PTN_4', parentId: partner.key });
  await world.addMember({ memId: 'far1', parentId: near.key, cash: 700 });
  await world.addMember({ memId: 'near2', parentId: partner.key });
  await world.addMember({ memId: 'gone1', parentId: near.key, status: 'suspended' });
  await world.addMember({ memId: 'aside1' });
  const found = await partner.call(targets, {});
  expect(found).toMatchObject({
    list: [
      { memId: 'near1', partnerRank: 'PTN_4', depth: 1, cashAmt: 0 },
      { memId: 'near2', partnerRank: 'NORMAL', depth: 1 },
      { memId: 'far1', partnerRank: 'NORMAL', depth: 2, cashAmt: 700 },
    ],
    pageInfo: { page: 1, count_per_list: 10, total: 3 },
    canGive: 'Y',
    canTakeBack: 'Y',
  });
  for (const search of ['FAR', 'far1 nick']) {
    expect((await partner.call(targets, { search })).list.map(({ memId }) => memId)).toEqual(['far1']);
  }
  expect((await partner.call(targets, { search: 'aside' })).list).toEqual([]);
  await world.setMember(partner, 'take_back_allowed = false');
  expect(await partner.call(targets, {})).toMatchObject({ canGive: 'Y', canTakeBack: 'N' });
});

test('a target is found by its whole id alone, however many ids contain it', async () => {
  const partner = await world.member({ rank: 'PTN_3' });
  for (let index = 0; index < 11; index += 1)
    await world.addMember({ memId: `deep1${String.fromCharCode(97 + index)}`, parentId: partner.key });
  const near = await world.addMember({ rank: 'PTN_4', parentId: partner.key });
  await world.addMember({ memId: 'deep1', parentId: near.key, cash: 900 });
  const shelved = await world.addMember({ parentId: near.key, status: 'suspended' });
  const first = await partner.call(targets, { search: 'deep1' });
  expect(first.pageInfo.total).toBe(12);
  expect(first.list.map(({ memId }) => memId)).not.toContain('deep1');
  const found = await partner.call(targets, { memId: 'DEEP1' });
  expect(found).toMatchObject({ list: [{ memId: 'deep1', cashAmt: 900 }], pageInfo: { total: 1 } });
  // Nobody gives to somebody suspended, nor to itself.
  for (const { memId } of [shelved, partner])
    expect((await partner.call(targets, { memId })).pageInfo.total).toBe(0);
});

test('the record is ten a page, newest first, by kind, by target and by days of the site', async () => {
  const known = await world.addMember({ rank: 'PTN_5', cash: 100_000 });
  const child = await world.addMember({ memId: 'childone', parentId: known.key });
  const other = await world.addMember({ memId: 'childtwo', parentId: known.key });
  const move = async (path: '/api/give/send' | '/api/give/takeBack', memId: string, amount: number) =>
    (await world.signIn(known.memId)).codeOf(path, {
      idempotencyKey: newKey(),
      memId,
      amount,
      cashOutPass: pin,
    });
  for (let index = 0; index < 11; index += 1) await move('/api/give/send', child.memId, 1_000);
  world.clock.set('2026-11-21T14:59:59.999Z');
  await move('/api/give/send', other.memId, 500);
  world.clock.set('2026-11-21T15:00:00.000Z');
  await settle(world, outcomeOf(world, child, { stake: 11_000 }));
  await move('/api/give/takeBack', child.memId, 300);
  expect(await move('/api/give/takeBack', child.memId, 99_999)).toBe('C403');
  const partner = await world.signIn(known.memId);

  const all = await partner.call(list, {});
  expect(all.pageInfo).toEqual({ page: 1, count_per_list: 10, total: 14 });
  expect(all.list.slice(0, 3)).toMatchObject([
    { success: 'N', refusal: 'amount', amount: 99_999, balanceAfter: 88_800 },
    { success: 'Y', kind: 'takeBack', amount: 300, balanceAfter: 88_800 },
    { memId: 'childtwo', memNick: 'childtwo nick', amount: 500, balanceAfter: 88_500 },
  ]);
  expect(all).toMatchObject({ givenAmt: 11_500, takenBackAmt: 300 });
  expect((await partner.call(list, { page: 2 })).list).toHaveLength(4);
  const total = async (filter: object) => (await partner.call(list, filter)).pageInfo.total;
  expect(await total({ kind: 'takeBack' })).toBe(2);
  expect(await total({ search: 'TWO' })).toBe(1);
  expect(await total({ startDate: '2026-11-21', endDate: '2026-11-21' })).toBe(1);
  expect(await total({ startDate: '2026-11-22' })).toBe(2);
  expect(await total({ endDate: '2026-11-20' })).toBe(11);
});

test('a partner sees its own record only, and not that of a partner above or below', async () => {
  const upper = await world.member({ rank: 'PTN_4', cash: 1_000 });
  const lower = await world.member({ rank: 'PTN_5', parentId: upper.key });
  const member = await world.addMember({ parentId: lower.key });
  await upper.call('/api/give/send', { idempotencyKey: newKey(), memId: lower.memId, amount: 600 });
  await lower.call('/api/give/send', { idempotencyKey: newKey(), memId: member.memId, amount: 100 });
  expect((await upper.call(list, {})).list.map(({ memId }) => memId)).toEqual([lower.memId]);
  expect((await lower.call(list, {})).list.map(({ memId }) => memId)).toEqual([member.memId]);
});
