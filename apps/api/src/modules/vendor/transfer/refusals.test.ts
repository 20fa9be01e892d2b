import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { newKey } from '../../../testing/world.ts';

const { world, moon, playing, played, mergeWith, runJobs } = await createGameMoneyWorld();
const merge = '/api/cash/merge';
const outGameMoney = '/api/cash/outGameMoney';
const deposit = '/operator/transfer/v1/wallet/deposit';
const withdraw = '/operator/transfer/v1/wallet/withdraw';
const status = '/operator/transfer/v1/wallet/status';

describe('refusals', () => {
  const wanting = { idempotencyKey: newKey(), amount: 1_000 };

  test('a transfer that nobody can explain stops new ones until it is explained', async () => {
    const member = await world.member({ cash: 5_000 });
    moon.fake.faults.set(deposit, ['lost-before']);
    moon.fake.silent.add(status);
    await member.codeOf(launch, game);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      world.clock.advance(70_000);
      await runJobs();
    }
    expect(await member.codeOf(launch, game)).toBe('B0091');
    moon.fake.heal();
    world.clock.advance(70_000);
    await runJobs();
    expect(await member.codeOf(launch, game)).toBe('0');
  });

  const stuck = async () => {
    const member = await played(10_000);
    moon.fake.faults.set(withdraw, ['lost-before']);
    moon.fake.silent.add(status);
    await mergeWith(member);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      world.clock.advance(70_000);
      await runJobs();
    }
    return member;
  };
  const offline = async () => {
    const member = await played(10_000);
    moon.fake.offline = true;
    return member;
  };
  const lost = async () => {
    const member = await played(10_000);
    moon.fake.faults.set(withdraw, ['lost-before']);
    return member;
  };
  /** Money at a vendor that we no longer speak to. */
  const gone = async () => {
    const member = await world.member();
    const { ledger, database } = world.services;
    const holder = { siteId: world.site.id, memberId: member.key };
    const movement = { holder, amount: amount(100) };
    await database.transaction((tx) =>
      ledger.postIn(tx, [
        flows.adjustmentCredit(movement, newKey()),
        flows.gameIn(movement, 'gone', newKey()),
      ]),
    );
    return member;
  };
  const reused = newKey();

  test.each(
    refusalsOf(outGameMoney, {
      C999: [
        'a key used for another amount',
        async () => {
          const member = await played(10_000);
          await member.call(outGameMoney, { idempotencyKey: reused, amount: 1_000 });
          return member.codeOf(outGameMoney, { idempotencyKey: reused, amount: 2_000 });
        },
      ],
      C601: ['no amount', async () => (await played(10_000)).codeOf(outGameMoney, { ...wanting, amount: 0 })],
      B6000: ['more than there is', async () => (await played(500)).codeOf(outGameMoney, wanting)],
      C009: ['a game that is open', async () => (await playing()).codeOf(outGameMoney, wanting)],
      B0091: [
        'a transfer that nobody can explain',
        async () => (await stuck()).codeOf(outGameMoney, wanting),
      ],
      9999: [
        'a vendor that is not there',
        async () => (await world.member()).codeOf(outGameMoney, { ...wanting, vendorKey: 'nobody' }),
      ],
      TE99: ['a vendor that cannot be reached', async () => (await offline()).codeOf(outGameMoney, wanting)],
      NT99: ['a lost response', async () => (await lost()).codeOf(outGameMoney, wanting)],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(merge, {
      C999: [
        'a key used for another call',
        async () => {
          const member = await played(10_000);
          const idempotencyKey = newKey();
          await member.call(outGameMoney, { idempotencyKey, amount: 1_000 });
          return member.codeOf(merge, { idempotencyKey });
        },
      ],
      C009: ['a game that is open', async () => (await mergeWith(await playing())).code],
      B0091: ['a transfer that nobody can explain', async () => (await mergeWith(await stuck())).code],
      9999: ['a vendor that is gone', async () => (await mergeWith(await gone())).code],
      TE99: ['a vendor that cannot be reached', async () => (await mergeWith(await offline())).code],
      NT99: ['a lost response', async () => (await mergeWith(await lost())).code],
    }),
  )('%s is refused with %s by the merge', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  /** The store above everybody asks for one of its members. */
  const byStore = async (member: { memId: string }, idempotencyKey = newKey()) =>
    (await world.signIn(world.site.storeId)).codeOf('/api/partner/merge', {
      idempotencyKey,
      memId: member.memId,
    });

  test.each(
    refusalsOf('/api/partner/merge', {
      C999: [
        'a key used for another member',
        async () => {
          const key = newKey();
          await byStore(await played(10_000), key);
          return byStore(await played(10_000), key);
        },
      ],
      E403: [
        'a member who is no partner',
        async () =>
          (await world.member()).codeOf('/api/partner/merge', { idempotencyKey: newKey(), memId: 'x' }),
      ],
      E404: ["somebody of another partner's", async () => byStore(await world.addMember({ parentId: null }))],
      C009: ['a game that is open', async () => byStore(await playing())],
      B0091: ['a transfer that nobody can explain', async () => byStore(await stuck())],
      9999: ['a vendor that is gone', async () => byStore(await gone())],
      TE99: ['a vendor that cannot be reached', async () => byStore(await offline())],
      NT99: ['a lost response', async () => byStore(await lost())],
    }),
  )('%s is refused with %s by the merge of a partner', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
