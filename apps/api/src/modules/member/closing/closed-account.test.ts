import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { type Beginning, beginnings } from '../../../testing/beginnings.ts';
import { cashRequestsOf, finish, refuse } from '../../../testing/cash-requests.ts';
import { closeAccount, closeBody } from '../../../testing/closed-accounts.ts';
import { couponsToIssue } from '../../../testing/coupons.ts';
import { nameExcluded, withExcludedPerson } from '../../../testing/excluded-person.ts';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { password, pin } from '../../../testing/people.ts';
import { givePointsTo } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { signUpForm } from '../../../testing/sign-up-form.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { seamlessWallet } from '../../vendor/index.ts';

const world = await createWorld({ vendors: [createFakeVendor()], change: withExcludedPerson });
await installVendor(world);
const close = '/api/member/close';
const reopen = '/api/console/members/reopen';
const wallet = seamlessWallet(world.services);
const { claimed } = cashRequestsOf(world);
const logIn = (memId: string, memPass = password) =>
  world.guest().codeOf('/api/member/login', { memId, memPass });
const reason = 'called back on the registered phone';

const closedMember = async (options: Parameters<typeof world.member>[0] = {}): Promise<Person> => {
  const member = await world.member(options);
  await closeAccount(member, 'enough');
  return member;
};

/** The desk rejects the last withdrawal of a member. */
async function rejectLast(member: Person, operator: Person) {
  const { list } = await operator.call('/api/console/cash/list', { kind: 'out' });
  const cashIdx = list.find(({ memId }) => memId === member.memId)?.cashIdx ?? 0;
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/reject', refuse(cashIdx));
}

/** A round that a member has played to its end at a vendor, with the game still open there. */
async function playedAtVendor(cash: number) {
  const member = await world.member({ cash });
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
  const bet = movement();
  expect((await wallet.bet(bet)).status).toBe('ok');
  const about = () => ({ ...bet, transactionId: randomUUID(), referenceId: bet.transactionId });
  return { member, movement, about };
}

describe('a closed account', () => {
  test('[ACC-12] cannot log in: with the right password it is told why, with a wrong one what everybody is told', async () => {
    const { memId } = await closedMember();
    expect([await logIn(memId), await logIn(memId, 'not the password')]).toEqual(['L012', 'L001']);
  });

  test('its id, nickname, phone and account number stay taken', async () => {
    const form = signUpForm(world);
    await world.guest().call('/api/member/signup', { idempotencyKey: newKey(), ...form });
    const row = await world.database.row<{ id: number }>('select id from member where mem_id = $1', [
      form.memId,
    ]);
    await world.database.run("update member set status = 'active', decided_at = now() where id = $1", [
      row?.id,
    ]);
    const { token } = await world
      .guest()
      .call('/api/member/login', { memId: form.memId, memPass: form.memPass });
    await world
      .guest()
      .withToken(token ?? '')
      .call(close, closeBody({ memPass: form.memPass }));
    const again = (change: Partial<typeof form>) =>
      world.guest().codeOf('/api/member/signup', {
        idempotencyKey: newKey(),
        ...signUpForm(world),
        ...change,
      });
    const { memId, memNick, memPhone, bank, bankacc } = form;
    expect([
      await again({ memId }),
      await again({ memNick }),
      await again({ memPhone }),
      await again({ bank, bankacc }),
    ]).toEqual(['U116', 'U117', 'U118', 'U119']);
  });

  test('[ACC-11] nothing moves it but what was begun before: no gift, points, coupon or adjustment', async () => {
    const partner = await world.member({ rank: 'PTN_5', cash: 10_000 });
    const member = await closedMember({ parentId: partner.key });
    const [operator, lead] = [await world.operator(), await world.operator('supervisor')];
    const move = { memId: member.memId, amount: 1_000, note: '', cashOutPass: pin };
    const given = { idempotencyKey: newKey(), amount: 1_000, reason: 'for the test' };
    expect([
      await partner.codeOf('/api/give/send', { ...move, idempotencyKey: newKey() }),
      await partner.codeOf('/api/give/takeBack', { ...move, idempotencyKey: newKey() }),
      await operator.codeOf('/api/console/point/give', { ...given, memberKey: member.key }),
      await lead.codeOf('/api/console/adjustment/ask', {
        ...given,
        memId: member.memId,
        direction: 'credit',
      }),
      await lead.codeOf('/api/console/adjustment/ask', {
        ...given,
        idempotencyKey: newKey(),
        memId: member.memId,
        direction: 'debit',
      }),
      await operator.codeOf('/api/console/coupon/issue', couponsToIssue({ memIds: [member.memId] })),
    ]).toEqual(['C302', 'C402', 'E404', 'E404', 'E404', 'R010']);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, point: 0 });
  });

  test('[ACC-11] a message to everybody does not go to it', async () => {
    const site = await world.addSite();
    await closedMember({ site });
    const words = { ko: '안내', en: 'Notice', vi: 'Thông báo' };
    const message = { idempotencyKey: newKey(), target: 'all', title: words, body: words } as const;
    const operator = await world.operator('operator', site);
    // The store at the top of the site alone.
    expect(await operator.call('/api/console/messages/send', message)).toMatchObject({ sentCount: 1 });
  });

  test.each(['credit', 'debit'] as const)(
    '[ACC-11] a %s that waited before the closing moves nothing after it, and can be rejected',
    async (direction) => {
      const site = await world.addSite({ fourEyesAmount: 1_000 });
      const member = await world.member({ site, cash: 5_000 });
      const [asker, second] = [
        await world.operator('operator', site),
        await world.operator('operator', site),
      ];
      const asked = { memId: member.memId, direction, amount: 1_000, reason: 'a wrong result' };
      const { adjustment } = await asker.call('/api/console/adjustment/ask', {
        ...asked,
        idempotencyKey: newKey(),
      });
      await closeAccount(member);
      // The last withdrawal is rejected, so there is something that a debit could take.
      await rejectLast(member, second);
      const decision = { adjustmentIdx: adjustment.adjustmentIdx };
      const approve = '/api/console/adjustment/approve';
      expect(await second.codeOf(approve, { ...decision, idempotencyKey: newKey() })).toBe('R012');
      expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 5_000 });
      const no = { ...decision, idempotencyKey: newKey(), reason: 'closed' };
      expect(await second.codeOf('/api/console/adjustment/reject', no)).toBe('0');
    },
  );

  test('[ACC-11] points to take back that waited before the closing stay, and it can be rejected', async () => {
    const site = await world.addSite();
    const member = await world.member({ site });
    const [asker, second] = [await world.operator('operator', site), await world.operator('operator', site)];
    const movement = { memberKey: member.key, amount: 1_600, reason: 'for the test' };
    await asker.call('/api/console/point/give', { ...movement, idempotencyKey: newKey() });
    await world.changeSite(site, { fourEyesAmount: 1_000 });
    const { waiting } = await asker.call('/api/console/point/takeBack', {
      ...movement,
      amount: 1_200,
      idempotencyKey: newKey(),
    });
    await closeAccount(member);
    const decision = { approvalIdx: waiting?.approvalIdx ?? 0 };
    const approve = '/api/console/approval/approve';
    expect(await second.codeOf(approve, { ...decision, idempotencyKey: newKey() })).toBe('R012');
    expect(await world.holdingsOf(member, site)).toMatchObject({ point: 1_600 });
    const no = { ...decision, idempotencyKey: newKey(), reason: 'closed' };
    expect(await second.codeOf('/api/console/approval/reject', no)).toBe('0');
  });

  test('a win and a rollback of a vendor that come later are credited, a new bet is not taken', async () => {
    const { member, movement, about } = await playedAtVendor(1_000);
    expect(await closeAccount(member)).toMatchObject({ payoutAmt: 900 });
    expect(await wallet.bet(movement())).toEqual({ status: 'token-expired' });
    expect(await wallet.win({ ...about(), amount: amount(250) })).toEqual({ status: 'ok', balance: 250 });
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 250, hold: 900 });
    const { list } = await (await world.operator()).call('/api/console/members', {
      status: 'closed',
      search: member.memId,
    });
    expect(list).toMatchObject([{ memberKey: member.key, status: 'closed', cashAmt: 250 }]);
  });

  test('a game at a vendor is closed with it', async () => {
    const { member } = await playedAtVendor(1_000);
    await closeAccount(member);
    const open = await world.database.rows(
      'select from game_session where member_id = $1 and closed_at is null',
      [member.key],
    );
    expect(open).toEqual([]);
  });
});

describe('the last withdrawal at the desk', () => {
  const requestOf = async (member: Person) => {
    const row = await world.database.row<{ id: number }>('select id from cash_request where member_id = $1', [
      member.key,
    ]);
    return { cashIdx: row?.id ?? 0 };
  };

  test('[ACC-12] approved, the balance has been returned', async () => {
    const member = await closedMember({ cash: 70_000 });
    const request = await requestOf(member);
    await (await claimed(request)).call('/api/console/cash/approve', finish(request.cashIdx));
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, hold: 0 });
  });

  test('rejected, the money is back on the account, which stays closed', async () => {
    const member = await closedMember({ cash: 70_000 });
    const request = await requestOf(member);
    await (await claimed(request)).call('/api/console/cash/reject', refuse(request.cashIdx));
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 70_000, hold: 0 });
    const { member: row } = await (await world.operator()).call('/api/console/members/detail', {
      memberKey: member.key,
    });
    expect(row).toMatchObject({ status: 'closed', cashAmt: 70_000, closingReason: 'enough' });
    expect(await logIn(member.memId)).toBe('L012');
  });
});

describe('an account is opened again', () => {
  test('[ACC-11] by an operator who says how it was made certain who asks, and as it was', async () => {
    const member = await world.member({ cash: 40_000 });
    await givePointsTo(world, member, 300);
    await member.call('/api/protection/exclude', { period: 'week' });
    await closeAccount(member);
    const operator = await world.operator();
    const { member: row } = await operator.call(reopen, { memberKey: member.key, reason });
    expect(row).toMatchObject({ status: 'active', closedAt: null, closingReason: null, pointAmt: 300 });
    expect(row.excludedUntil).not.toBeNull();
    expect(await logIn(member.memId)).toBe('0');
    const audit = await world.database.rows(
      "select action, detail from audit_log where subject = $1 and action = 'member.reopen'",
      [`member:${member.key}`],
    );
    expect(audit).toMatchObject([
      { detail: { reason, before: { status: 'closed' }, after: { status: 'active' } } },
    ]);
  });

  test('[ACC-11] nobody else does that: neither without a reason, nor by unlocking it, nor for another site', async () => {
    const member = await closedMember();
    const operator = await world.operator();
    expect(await operator.codeOf(reopen, { memberKey: member.key, reason: ' ' })).toBe('E400');
    const unlock = { memberKey: member.key, locked: false, reason };
    expect(await operator.codeOf('/api/console/members/playAccess', unlock)).toBe('T999');
    const lock = { memberKey: member.key, locked: true, reason };
    expect(await operator.codeOf('/api/console/members/playAccess', lock)).toBe('T999');
    const foreign = await world.operator('operator', await world.addSite());
    expect(await foreign.codeOf(reopen, { memberKey: member.key, reason })).toBe('E404');
    expect(await logIn(member.memId)).toBe('L012');
  });

  test('it may be closed and opened more than once, and its money is paid each time', async () => {
    const member = await world.member({ cash: 5_000 });
    await closeAccount(member);
    const operator = await world.operator();
    await operator.call(reopen, { memberKey: member.key, reason });
    const again = await world.signIn(member.memId);
    // The first one is still at the desk.
    expect(await again.codeOf(close, closeBody())).toBe('U125');
    const [first] = (await again.call('/api/cash/list/', {})).list;
    await (await claimed({ cashIdx: first?.cashIdx ?? 0 })).call(
      '/api/console/cash/reject',
      refuse(first?.cashIdx ?? 0),
    );
    world.clock.advance(1_000);
    expect(await again.call(close, closeBody())).toMatchObject({ payoutAmt: 5_000 });
    expect(await logIn(member.memId)).toBe('L012');
  });

  test.each(
    refusalsOf(reopen, {
      E404: [
        'a member that the site has not',
        async () => (await world.operator()).codeOf(reopen, { memberKey: 999_999, reason }),
      ],
      T999: [
        'an account that is not closed',
        async () =>
          (await world.operator()).codeOf(reopen, { memberKey: (await world.member()).key, reason }),
      ],
      U106: [
        'somebody whose age nobody knows',
        async () => {
          const member = await closedMember();
          await world.setMember(member, 'birth_date = null');
          return (await world.operator()).codeOf(reopen, { memberKey: member.key, reason });
        },
      ],
      U129: [
        'somebody who was put on the list of excluded persons meanwhile',
        async () => {
          const { key: memberKey } = await closedMember();
          await nameExcluded(world, memberKey);
          return (await world.operator()).codeOf(reopen, { memberKey, reason });
        },
      ],
      ID01: [
        'somebody whose identity was not verified where the site demands it',
        async () => {
          const site = await world.addSite();
          const { key: memberKey } = await closedMember({ site });
          await world.changeSite(site, { identityRequired: true });
          return (await world.operator('operator', site)).codeOf(reopen, { memberKey, reason });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('what the database itself holds', () => {
  const at = '2026-11-20T12:00:00Z';

  test('a closed account has its time, and no other has one', async () => {
    const member = await world.addMember();
    await expect(world.setMember(member, "status = 'closed'")).rejects.toThrow(/member_closed/);
    await expect(world.setMember(member, `closed_at = '${at}'`)).rejects.toThrow(/member_closed/);
    await expect(world.setMember(member, "closing_reason = 'why'")).rejects.toThrow(/member_closing_reason/);
  });

  test.each(['suspended', 'rejected', 'pending'] as const)(
    'into it leads nothing from %s',
    async (status) => {
      const member = await world.addMember({ status });
      await expect(world.setMember(member, `status = 'closed', closed_at = '${at}'`)).rejects.toThrow(
        /does not become closed/,
      );
    },
  );

  test.each([
    ["status = 'active', closed_at = null, closing_reason = null", /does not become active/],
    ["status = 'suspended', closed_at = null, closing_reason = null", /does not become suspended/],
    [
      "status = 'rejected', closed_at = null, closing_reason = null, reopened_at = now()",
      /does not become rejected/,
    ],
    ["closed_at = closed_at + interval '1 day'", /does not change/],
    ["closing_reason = 'another'", /does not change/],
  ])('out of it leads the reopening alone, and what it says stays: %s', async (change, why) => {
    const member = await closedMember();
    await expect(world.setMember(member, change)).rejects.toThrow(why);
  });

  test.each<Beginning>([
    [
      'session',
      `insert into session (token_hash, site_id, member_id, created_at, seen_at, expires_at, ends_at, address)
       values (sha256('x'), $2, $1, now(), now(), now(), now(), '::1')`,
    ],
    ...beginnings,
  ])('no %s begins for a closed account', async (_, statement) => {
    const member = await closedMember();
    await expect(world.owner.run(statement, [member.key, world.site.id])).rejects.toThrow(
      /has closed its account/,
    );
  });

  test('what kind of request a last withdrawal was stays as it was', async () => {
    const member = await closedMember({ cash: 1_000 });
    await expect(
      world.database.run('update cash_request set is_closing = false where member_id = $1', [member.key]),
    ).rejects.toThrow(/does not change/);
  });
});
