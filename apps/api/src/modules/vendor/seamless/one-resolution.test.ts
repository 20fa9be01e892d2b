import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { dialectPolicies, type WalletRules } from '@hanpan/vendor-kit';
import { describe, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import { seamlessWallet } from './wallet.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const { database } = world;
const wallet = seamlessWallet(world.services);
const { rules: parking } = dialectPolicies.kplay;
const { rules: strict } = dialectPolicies.evolution;

async function player(cash = 1_000) {
  const member = await world.addMember({ cash });
  const token = await openGame(world, member.key);
  const common = (rules: WalletRules, change: object = {}) => ({
    vendorCode,
    playerId: `hanpan-${member.key}`,
    token,
    gameKey,
    transactionId: randomUUID(),
    round: randomUUID(),
    roundClosed: true,
    isFree: false,
    largestBalance: amount(90_071_992_547),
    rules,
    ...change,
  });
  const balance = async () => (await world.holdingsOf(member)).cash as number;
  return { member, common, balance };
}

const insert = (kind: string, reference: string | null, resolves: boolean, memberId: number) =>
  database.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
       balance_after, at, resolves) values (1, $1, $2, $3, $4, 'r', 'g', 1, 0, now(), $5)`,
    [randomUUID(), kind, reference, memberId, resolves],
  );

describe('one resolution of each bet, in SQL', () => {
  test.each([
    ['a win and a rollback', 'win', 'rollback'],
    ['a rollback and a win', 'rollback', 'win'],
    ['two rollbacks', 'rollback', 'rollback'],
    ['a tombstone and a win', 'tombstone', 'win'],
  ])('%s of one bet cannot both be stored, whoever writes them', async (_, first, second) => {
    const { member } = await player();
    const bet = randomUUID();
    await insert(first, bet, true, member.key);
    await expect(insert(second, bet, true, member.key)).rejects.toThrow(/vendor_transaction_resolution/);
    if (first !== 'win')
      await expect(insert(second, bet, false, member.key)).rejects.toThrow(/one resolution/);
  });

  test('a further win needs a first one, and a rollback is always an end', async () => {
    const { member } = await player();
    const bet = randomUUID();
    await expect(insert('win', bet, false, member.key)).rejects.toThrow(/one resolution/);
    await expect(insert('rollback', bet, false, member.key)).rejects.toThrow(/one resolution/);
    await insert('win', bet, true, member.key);
    await insert('win', bet, false, member.key);
  });

  test('what is stored does not change, and nobody deletes it', async () => {
    const { member } = await player();
    await insert('win', randomUUID(), true, member.key);
    const where = `where member_id = ${member.key}`;
    await expect(database.run(`update vendor_transaction set balance_after = 5 ${where}`)).rejects.toThrow(
      /does not change/,
    );
    await expect(
      world.services.database.run(`update vendor_transaction set amount = 5 ${where}`),
    ).rejects.toThrow(/permission denied/);
    await expect(world.services.database.run(`delete from vendor_transaction ${where}`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

test('of a win and a rollback that come at once, one is the end, under every set of rules', async () => {
  for (const { rules } of Object.values(dialectPolicies)) {
    const { common, balance } = await player();
    const bet = common(rules);
    expect((await wallet.bet({ ...bet, amount: amount(100) })).status).toBe('ok');
    // Where rounds are settled a win names no bet, and what undoes the round names the win before the bet.
    const isOfRound = rules.settles === 'round';
    const referenceId = isOfRound ? undefined : bet.transactionId;
    const won = { ...common(rules, { round: bet.round }), referenceId, amount: amount(300) };
    const undo = (id: string) => wallet.rollback({ ...common(rules, { round: bet.round }), referenceId: id });
    const undoAll = async () => {
      const ofWin = isOfRound ? await undo(won.transactionId) : undefined;
      return ofWin === undefined || ofWin.status === 'ok' ? undo(bet.transactionId) : ofWin;
    };
    const outcomes = await Promise.all([wallet.win(won), undoAll()]);
    expect(outcomes.filter(({ status }) => status === 'ok')).toHaveLength(1);
    expect([1_000, 1_200]).toContain(await balance());
  }
});

test('a parked win is paid with its bet, once, and never where the bet is refused or cancelled', async () => {
  const { common, balance } = await player();
  const betId = randomUUID();
  const round = randomUUID();
  const won = { ...common(parking, { round }), referenceId: betId, amount: amount(250) };
  expect(await wallet.win(won)).toMatchObject({ status: 'ok', balance: 1_000 });
  const bet = { ...common(parking, { round, transactionId: betId }), amount: amount(2_000) };
  expect((await wallet.bet(bet)).status).toBe('not-enough-money');
  expect(await balance()).toBe(1_000);
  const fits = { ...bet, amount: amount(100) };
  expect(await wallet.bet(fits)).toMatchObject({ status: 'ok', balance: 1_150 });
  expect(await wallet.bet(fits)).toMatchObject({ status: 'ok', balance: 1_150 });
  expect(await wallet.win(won)).toMatchObject({ status: 'ok', balance: 1_150 });
  const undone = { ...common(parking, { round }), referenceId: betId };
  expect((await wallet.rollback(undone)).status).toBe('settled');
  const rows = await database.rows(
    'select stake, win, returned, closed_at is not null as closed from game_round where round = $1',
    [round],
  );
  expect(rows).toEqual([{ stake: 100, win: 250, returned: 0, closed: true }]);
});

test('an end is taken after the session, for a blocked member, and for a vendor that is off', async () => {
  const { member, common, balance } = await player();
  const bet = common(strict);
  await wallet.bet({ ...bet, amount: amount(100) });
  await database.run('update game_session set expires_at = opened_at where member_id = $1', [member.key]);
  await world.setMember(member, "status = 'suspended'");
  await database.run('update vendor set enabled = false where id = 1');
  const won = { ...common(strict, { round: bet.round }), referenceId: bet.transactionId };
  expect(await wallet.win({ ...won, amount: amount(300) })).toMatchObject({ status: 'ok', balance: 1_200 });
  expect(await wallet.promo({ ...common(strict), amount: amount(5) })).toMatchObject({ balance: 1_205 });
  const owed = { ...common(strict), amount: amount(5) };
  expect(await wallet.correct(owed)).toMatchObject({ status: 'ok', balance: 1_200 });
  expect((await wallet.bet({ ...common(strict), amount: amount(5) })).status).toBe('token-expired');
  await database.run('update vendor set enabled = true where id = 1');
  expect(await balance()).toBe(1_200);
});

test('[FND-6] what is owed and not there moves nothing: no account falls below zero', async () => {
  const { common, balance } = await player(100);
  const owed = { ...common(strict), amount: amount(101) };
  expect(await wallet.correct(owed)).toMatchObject({ status: 'not-enough-money', balance: 100 });
  expect(await balance()).toBe(100);
});
