import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { type Beginning, beginnings } from '../../../testing/beginnings.ts';
import { activation, makeDormant } from '../../../testing/dormant-accounts.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { miniBetBody } from '../../../testing/mini-rounds.ts';
import { password, pin } from '../../../testing/people.ts';
import { givePointsTo } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { seamlessWallet } from '../../vendor/index.ts';
import { findDormant } from './find-dormant.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const wallet = seamlessWallet(world.services);
const path = '/api/member/activate';
const byOperator = '/api/console/members/activate';
const dayMs = 86_400_000;
const reason = 'called back on the registered phone';

const find = (limit = 100) => findDormant(world.services, limit);
const deposit = () => ({ idempotencyKey: newKey(), amount: 30_000 });
const withdrawal = () => ({ idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin });
const dormantAt = async (member: Pick<Person, 'key'>) =>
  (
    await world.database.row<{ at: Date | null }>('select dormant_at as at from member where id = $1', [
      member.key,
    ])
  )?.at ?? null;
/** The account was last used so many days ago, as far as is known. */
const quietFor = (member: Pick<Person, 'key'>, days: number) =>
  world.database.run('update member set active_at = $2, decided_at = $2 where id = $1', [
    member.key,
    new Date(world.clock.read() - days * dayMs),
  ]);

test('[ACC-11] an account that nobody used for 365 days becomes dormant, with an entry in the log, and its money stays', async () => {
  const [quiet, used] = [await world.member({ cash: 50_000 }), await world.member()];
  await quietFor(quiet, 366);
  await quietFor(used, 364);
  await find();
  expect([await dormantAt(quiet), await dormantAt(used)]).toEqual([new Date(world.clock.read()), null]);
  expect(await world.holdingsOf(quiet)).toMatchObject({ cash: 50_000 });
  const log = await world.database.rows(
    "select actor, detail from audit_log where subject = $1 and action = 'member.dormant'",
    [`member:${quiet.key}`],
  );
  expect(log).toMatchObject([{ actor: 'system', detail: { afterDays: 365 } }]);
});

test('[ACC-11] a log-in, a bet and a request for money each are a use of the account, whatever was known of it', async () => {
  const [logged, bettor, asker, player] = (await Promise.all(
    [1, 2, 3, 4].map(() => world.member({ cash: 50_000 })),
  )) as [Person, Person, Person, Person];
  await quietFor(logged, 400);
  await world.signIn(logged.memId);
  await bettor.call('/api/bet/betProc', slipOn([await world.match()]));
  await player.call('/api/minigame/bet', await miniBetBody(world));
  await asker.call('/api/cash/in', deposit());
  for (const each of [bettor, player, asker]) await quietFor(each, 400);
  await find();
  for (const each of [logged, bettor, asker, player]) expect(await dormantAt(each)).toBeNull();
});

test('small portions, of each site by its own time; a site that names none has no dormant accounts', async () => {
  const never = await world.addSite({ dormantAfterDays: null });
  const soon = await world.addSite({ dormantAfterDays: 30 });
  const old = await world.addMember({ site: never });
  const [first, second] = [await world.addMember({ site: soon }), await world.addMember({ site: soon })];
  await quietFor(old, 3_000);
  await quietFor(first, 40);
  await quietFor(second, 31);
  await find(1);
  expect([await dormantAt(first), await dormantAt(second)]).toEqual([expect.any(Date), null]);
  await find(1);
  expect([await dormantAt(second), await dormantAt(old)]).toEqual([expect.any(Date), null]);
});

test('[ACC-11] its member logs in and sees it, and neither deposits nor plays nor withdraws before it is activated', async () => {
  const member = await world.member({ cash: 100_000 });
  await makeDormant(world, member);
  const again = await world.signIn(member.memId);
  const since = new Date(world.clock.read()).toISOString();
  expect((await again.call('/api/member/info', {})).member).toMatchObject({
    dormantSince: since,
    cashAmt: 100_000,
  });
  expect(await again.call('/api/cash/list/', {})).toMatchObject({ list: [] });
  const slip = async () => slipOn([await world.match()]);
  expect([
    await again.codeOf('/api/cash/in', deposit()),
    await again.codeOf('/api/bet/betProc', await slip()),
    await again.codeOf('/api/minigame/bet', await miniBetBody(world)),
    await again.codeOf('/api/cash/out', withdrawal()),
  ]).toEqual(Array(4).fill('L013'));
  expect(await again.call(path, activation())).toEqual({ activated: 'Y' });
  expect([
    await again.codeOf('/api/bet/betProc', await slip()),
    await again.codeOf('/api/cash/out', withdrawal()),
  ]).toEqual(['0', '0']);
  expect((await again.call('/api/member/info', {})).member.dormantSince).toBeNull();
  await find();
  expect(await dormantAt(member)).toBeNull();
  const log = await world.database.rows(
    "select actor, detail from audit_log where subject = $1 and action = 'member.activate-self'",
    [`member:${member.key}`],
  );
  expect(log).toMatchObject([{ actor: `member:${member.key}`, detail: { proof: 'birthDate' } }]);
});

test('[ACC-11] nobody takes from it meanwhile: no partner, no debit, no points, and what is credited is welcome', async () => {
  const partner = await world.member({ rank: 'PTN_5', cash: 10_000 });
  const member = await world.member({ parentId: partner.key, cash: 5_000 });
  await givePointsTo(world, member, 3_000);
  await makeDormant(world, member);
  const move = { memId: member.memId, amount: 1_000, note: '', cashOutPass: pin };
  const lead = await world.operator('supervisor');
  const adjust = { memId: member.memId, amount: 1_000, reason };
  expect([
    await partner.codeOf('/api/give/send', { ...move, idempotencyKey: newKey() }),
    await partner.codeOf('/api/give/takeBack', { ...move, idempotencyKey: newKey() }),
    await lead.codeOf('/api/console/adjustment/ask', {
      ...adjust,
      direction: 'debit',
      idempotencyKey: newKey(),
    }),
    await lead.codeOf('/api/console/adjustment/ask', {
      ...adjust,
      direction: 'credit',
      idempotencyKey: newKey(),
    }),
  ]).toEqual(['C302', 'C402', 'R013', '0']);
  const points = { memberKey: member.key, amount: 1_000, reason };
  expect([
    await lead.codeOf('/api/console/point/takeBack', { ...points, idempotencyKey: newKey() }),
    await member.codeOf('/api/point/change', { amount: 1_000, idempotencyKey: newKey() }),
    await lead.codeOf('/api/console/point/give', { ...points, idempotencyKey: newKey() }),
  ]).toEqual(['R013', 'L013', '0']);
  expect(await world.holdingsOf(member)).toMatchObject({ cash: 6_000, point: 4_000 });
});

test('[ACC-11] a vendor that asks for a stake is refused, and what it reports of stakes of before is taken', async () => {
  const member = await world.member({ cash: 1_000 });
  const token = await openGame(world, member.key);
  const movement = () => ({
    vendorCode,
    playerId: `hanpan-${member.key}`,
    token,
    transactionId: randomUUID(),
    gameKey,
    round: randomUUID(),
    roundClosed: true,
    isFree: false,
    largestBalance: amount(90_071_992_547),
    amount: amount(100),
  });
  const [bet, undone] = [movement(), movement()];
  for (const each of [bet, undone]) expect((await wallet.bet(each)).status).toBe('ok');
  await makeDormant(world, member);
  expect((await wallet.bet(movement())).status).toBe('user-disabled');
  const win = { ...bet, transactionId: randomUUID(), referenceId: bet.transactionId, amount: amount(250) };
  expect(await wallet.win(win)).toEqual({ status: 'ok', balance: 1_050 });
  const back = { ...undone, transactionId: randomUUID(), referenceId: undone.transactionId };
  expect(await wallet.rollback(back)).toEqual({ status: 'ok', balance: 1_150 });
});

test('[ACC-11] the end of the account number does as well, and guesses are limited however right the secrets are', async () => {
  const member = await makeDormant(world, await world.member());
  const codes: string[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    codes.push(await member.codeOf(path, activation({ proof: 'account', answer: String(1_000 + guess) })));
  expect(codes[0]).toBe('L014');
  expect(['L010', 'L005']).toContain(codes.at(-1));
  const other = await makeDormant(world, await world.member());
  const sealed = await world.database.row<{ account: Buffer }>(
    'select account_cipher as account from member where id = $1',
    [other.key],
  );
  const answer = world.services.sealer.open('member.account', sealed?.account ?? Buffer.of()).slice(-4);
  world.clock.advance(dayMs);
  const again = await world.signIn(other.memId);
  expect(await again.codeOf(path, activation({ proof: 'account', answer }))).toBe('0');
});

test('[ACC-11] an operator activates it with a reason, which stands in the log', async () => {
  const member = await makeDormant(world, await world.member());
  const operator = await world.operator();
  const { member: before } = await operator.call('/api/console/members/detail', { memberKey: member.key });
  expect(before.dormantAt).not.toBeNull();
  expect(await operator.codeOf(byOperator, { memberKey: member.key, reason: ' ' })).toBe('E400');
  const { member: row } = await operator.call(byOperator, { memberKey: member.key, reason });
  expect(row).toMatchObject({ status: 'active', dormantAt: null });
  const log = await world.database.rows(
    "select detail from audit_log where subject = $1 and action = 'member.activate'",
    [`member:${member.key}`],
  );
  expect(log).toMatchObject([{ detail: { reason, after: { dormantAt: null } } }]);
});

test('a job and a log-in of the same moment: either it was used, or it is dormant', async () => {
  const member = await world.member();
  await quietFor(member, 400);
  await Promise.all([find(), world.signIn(member.memId), find()]);
  const used = await world.database.row<{ isUsed: boolean }>(
    'select active_at = $2 as "isUsed" from member where id = $1',
    [member.key, new Date(world.clock.read())],
  );
  expect(used?.isUsed).toBe(true);
  expect(
    await world.database.rows("select from audit_log where subject = $1 and action = 'member.dormant'", [
      `member:${member.key}`,
    ]),
  ).toHaveLength((await dormantAt(member)) === null ? 0 : 1);
});

const dormant = async () => makeDormant(world, await world.member());
const refused = (change: Parameters<typeof activation>[0]) => async () =>
  (await dormant()).codeOf(path, activation(change));

test.each(
  refusalsOf(path, {
    T999: ['an account that is in use', async () => (await world.member()).codeOf(path, activation())],
    L010: [
      'an account at which too much was guessed',
      async () => {
        const member = await dormant();
        await failToTheBound(world, `member:${member.memId}#activate`);
        return member.codeOf(path, activation());
      },
    ],
    L005: [
      'a guess too soon after others',
      async () => {
        const member = await dormant();
        for (let guess = 0; guess < 10; guess += 1)
          await member.codeOf(path, activation({ memPass: `wrong ${guess}` }));
        return member.codeOf(path, activation());
      },
    ],
    U120: ['a wrong password', refused({ memPass: `not ${password}` })],
    C218: [
      'a withdrawal password that is locked',
      async () => {
        const member = await dormant();
        await world.setMember(member, 'pin_failures = 5');
        return member.codeOf(path, activation());
      },
    ],
    C204: [
      'a member without a withdrawal password who typed none',
      async () => {
        const member = await dormant();
        await world.setMember(member, 'pin_hash = null');
        return member.codeOf(path, activation({ cashOutPass: '' }));
      },
    ],
    C205: ['a withdrawal password that is none', refused({ cashOutPass: 'letters' })],
    C010: [
      'a member without a withdrawal password',
      async () => {
        const member = await dormant();
        await world.setMember(member, 'pin_hash = null');
        return member.codeOf(path, activation());
      },
    ],
    C008: ['a wrong withdrawal password', refused({ cashOutPass: '0000' })],
    L014: ['another day of birth', refused({ answer: '1990-01-02' })],
  }),
)('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});

test.each(
  refusalsOf(byOperator, {
    E404: [
      'a member of another site',
      async () => {
        const elsewhere = await world.operator('operator', await world.addSite());
        return elsewhere.codeOf(byOperator, { memberKey: (await dormant()).key, reason });
      },
    ],
    T999: [
      'an account that is in use',
      async () =>
        (await world.operator()).codeOf(byOperator, { memberKey: (await world.member()).key, reason }),
    ],
  }),
)('%s is refused with %s by an operator', async (_, code, act) => {
  expect(await act()).toBe(code);
});

test.each<Beginning>([
  ...beginnings,
  [
    'debit',
    `insert into cash_adjustment overriding system value select a.* from jsonb_populate_record(null::cash_adjustment,
       jsonb_build_object('member_id', $1::bigint, 'site_id', $2::int, 'direction', 'debit')) a`,
  ],
])('[ACC-11] the database itself begins no %s for a dormant account', async (_, statement) => {
  const member = await dormant();
  await expect(world.owner.run(statement, [member.key, world.site.id])).rejects.toThrow(/is dormant/);
});

test('the database itself lets nobody out of it but an activation, and nobody into it but an open account', async () => {
  const member = await dormant();
  await expect(world.setMember(member, 'dormant_at = null')).rejects.toThrow(/does not become/);
  await expect(world.setMember(member, "dormant_at = '2020-01-01'")).rejects.toThrow(/does not become/);
  const locked = await world.addMember({ status: 'suspended' });
  await expect(world.setMember(locked, 'dormant_at = now()')).rejects.toThrow(/does not become/);
});
