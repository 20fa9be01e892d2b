import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closeAccount, closeBody } from '../../../testing/closed-accounts.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
import { accountRequestOf } from '../../../testing/fuzz/stage.ts';
import { createGameMoneyWorld } from '../../../testing/game-money.ts';
import { miniBetBody } from '../../../testing/mini-rounds.ts';
import { pin } from '../../../testing/people.ts';
import { deposit, givePointsTo } from '../../../testing/points.ts';
import { startRealtime } from '../../../testing/realtime.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { whileVerifying } from '../../../testing/while-verifying.ts';
import { newKey, type Person } from '../../../testing/world.ts';

const { world, playing, played, mergeWith } = await createGameMoneyWorld();
const close = '/api/member/close';
const closing = '/api/member/closing';
const realtime = await startRealtime(world);
const rowOf = (member: { key: number }) =>
  world.database.row<{ status: string; closed_at: Date | null; closing_reason: string | null }>(
    'select status, closed_at, closing_reason from member where id = $1',
    [member.key],
  );
const requestsOf = (member: { key: number }) =>
  world.database.rows(
    'select kind, amount, state, is_closing from cash_request where member_id = $1 order by id',
    [member.key],
  );

describe('a member closes its account', () => {
  test('[ACC-12] everything that it has becomes one last withdrawal, whatever limits others, and the account is closed', async () => {
    const site = await world.addSite({
      withdrawalOpen: false,
      withdrawalMinAmount: 50_000,
      withdrawalUnitAmount: 10_000,
    });
    const member = await world.member({ site, cash: 12_345 });
    await world.setMember(member, 'withdrawal_allowed = false');
    const before = await member.call(closing, {});
    expect(before).toMatchObject({
      isPartnerMember: 'N',
      bets: [],
      games: [],
      requests: [],
      cashAmt: 12_345,
      accountHolder: expect.stringContaining('*'),
      pointAmt: 0,
      bonusAmt: 0,
    });
    const closedAt = world.clock.read.date();
    const closed = await closeAccount(member, ' enough ');
    expect(closed).toEqual({
      closedAt: closedAt.toISOString(),
      payoutAmt: 12_345,
      receiptId: expect.stringMatching(/^W-/),
      bankName: before.bankName,
      accountNumber: before.accountNumber,
      accountHolder: before.accountHolder,
    });
    expect(await rowOf(member)).toEqual({ status: 'closed', closed_at: closedAt, closing_reason: 'enough' });
    expect(await requestsOf(member)).toEqual([{ kind: 'out', amount: 12_345, state: 0, is_closing: true }]);
    expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 0, hold: 12_345 });
  });

  test('[ACC-12] with nothing to pay there is no withdrawal, and nothing has to be said', async () => {
    const member = await world.member();
    expect(await closeAccount(member)).toMatchObject({ payoutAmt: 0, receiptId: null });
    expect(await rowOf(member)).toMatchObject({ status: 'closed', closing_reason: null });
    expect(await requestsOf(member)).toEqual([]);
  });

  test('[ACC-12] what has still to be played is no obstacle: the desk sees how much it is, and which request this is', async () => {
    const member = await world.member();
    await deposit(world, member, 30_000);
    const withdrawal = { idempotencyKey: newKey(), amount: 30_000, cashOutPass: pin };
    expect(await member.codeOf('/api/cash/out', withdrawal)).toBe('C221');
    const { receiptId } = await closeAccount(member);
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/cash/list', { kind: 'out' });
    const request = list.find((each) => each.receiptId === receiptId);
    expect(request).toMatchObject({ amount: 30_000, isClosing: true, memId: member.memId });
    const detail = await operator.call('/api/console/cash/detail', { cashIdx: request?.cashIdx ?? 0 });
    expect(detail.turnover).toEqual({ required: 30_000, done: 0, missing: 30_000 });
  });

  test('points stay on the account, as what is shown to lapse', async () => {
    const member = await world.member();
    await givePointsTo(world, member, 700);
    expect((await member.call(closing, {})).pointAmt).toBe(700);
    await closeAccount(member);
    expect(await world.holdingsOf(member)).toMatchObject({ point: 700 });
  });

  test('[OPS-1] sessions end at once, and so does every open page; it stands in the log, and the desk is told', async () => {
    const member = await world.member({ cash: 5_000 });
    const page = await realtime.open({ token: member.token });
    const operator = await world.operator();
    const desk = await realtime.open({ token: operator.token });
    const { receiptId } = await closeAccount(member, 'moving away');
    await realtime.settled();
    expect(page.all('LOGOUT')).toEqual([{ data1: 'E401' }]);
    expect(desk.all('queue')).toContainEqual({ kind: 'withdrawal', change: 'new' });
    expect(await member.codeOf('/api/member/info', {})).toBe('E401');
    const audit = await world.database.rows(
      'select actor, action, detail from audit_log where subject = $1 order by id desc limit 1',
      [`member:${member.key}`],
    );
    const detail = { reason: 'moving away', payoutAmt: 5_000, receiptId, address: '127.0.0.1' };
    expect(audit).toEqual([{ actor: `member:${member.key}`, action: 'member.close-self', detail }]);
  });

  test('sent three times at once, it closes once: the others find the account closed, or their session over', async () => {
    const member = await world.member({ cash: 8_000 });
    const codes = await Promise.all([1, 2, 3].map(() => member.codeOf(close, closeBody())));
    expect(codes.sort().join(' ')).toMatch(/^0 (E401|L012) (E401|L012)$/);
    expect(await requestsOf(member)).toHaveLength(1);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, hold: 8_000 });
  });
});

/** Everything that may be open, by how a member comes to have it. */
const open: readonly [string, () => Promise<Person>, object][] = [
  [
    'a bet on a match',
    async () => {
      const member = await world.member({ cash: 20_000 });
      await member.call('/api/bet/betProc', slipOn([await world.match()]));
      return member;
    },
    { bets: [{ family: 'sports', count: 1, amount: 10_000 }] },
  ],
  [
    'a bet that waits for a trader',
    async () => {
      const member = await world.member({ cash: 20_000 });
      await member.call('/api/bet/betProc', slipOn([await world.match()]));
      await world.database.run("update bet set status = 'WAIT' where member_id = $1", [member.key]);
      return member;
    },
    { bets: [{ family: 'sports', count: 1, amount: 10_000 }] },
  ],
  [
    'a bet on a round',
    async () => {
      const member = await world.member({ cash: 20_000 });
      await member.call('/api/minigame/bet', await miniBetBody(world));
      return member;
    },
    { bets: [{ family: 'minigame', count: 1, amount: 10_000 }] },
  ],
  [
    'a round at a vendor',
    async () => {
      const member = await world.member({ cash: 20_000 });
      await world.database.run(
        `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, started_at)
         values (1, $1, $2, $3, 'x', 500, $4)`,
        [randomUUID(), world.site.id, member.key, world.clock.read.date()],
      );
      return member;
    },
    { bets: [{ family: 'vendor', count: 1, amount: 500 }] },
  ],
  [
    'money in a game',
    () => playing(10_000),
    { games: [{ vendorKey: 'moon', vendorName: { ko: 'moon', en: 'moon', vi: 'moon' }, amount: 10_000 }] },
  ],
  [
    'a transfer that is not finished',
    async () => {
      const member = await world.member();
      await world.database.run(
        `insert into game_transfer (id, site_id, member_id, vendor_id, direction, asked_amount, asked_at, next_attempt_at)
         values ($1, $2, $3, 1, 'out', null, $4, $4)`,
        [randomUUID(), world.site.id, member.key, world.clock.read.date()],
      );
      return member;
    },
    { games: [{ vendorKey: 'moon', vendorName: { ko: 'moon', en: 'moon', vi: 'moon' }, amount: 0 }] },
  ],
  [
    'a deposit that the desk has not decided',
    async () => {
      const member = await world.member();
      await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 30_000 });
      return member;
    },
    { requests: [{ kind: 'in', receiptId: expect.any(String), amount: 30_000 }] },
  ],
  [
    'a withdrawal that the desk has not decided',
    async () => {
      const member = await world.member({ cash: 50_000 });
      await member.call('/api/cash/out', { idempotencyKey: newKey(), amount: 30_000, cashOutPass: pin });
      return member;
    },
    { requests: [{ kind: 'out', receiptId: expect.any(String), amount: 30_000 }] },
  ],
];

describe('nothing open is left behind', () => {
  test.each(open)('[ACC-12] %s refuses it, and is shown', async (_, open, shown) => {
    const member = await open();
    const before = await world.holdingsOf(member);
    expect(await member.call(closing, {})).toMatchObject({ bets: [], games: [], requests: [], ...shown });
    expect(await member.codeOf(close, closeBody())).toBe('U125');
    expect(await rowOf(member)).toMatchObject({ status: 'active', closed_at: null });
    expect(await world.holdingsOf(member)).toEqual(before);
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
  });

  test('once it is finished, nothing stands in the way', async () => {
    const member = await played(12_000);
    expect(await member.codeOf(close, closeBody())).toBe('U125');
    await mergeWith(member);
    expect(await closeAccount(member)).toMatchObject({ payoutAmt: 12_000 });
  });

  test('what was asked for and is no money does not stand in the way', async () => {
    const member = await world.member();
    await accountRequestOf(world, member);
    expect(await member.codeOf(close, closeBody())).toBe('0');
  });
});

describe('the password', () => {
  test('one that was changed while it was looked at counts no more', async () => {
    const member = await world.member({ cash: 1_000 });
    const hash = await world.services.hasher.hash('another one 77');
    whileVerifying(world, () =>
      world.database.run('update member set password_hash = $2 where id = $1', [member.key, hash]),
    );
    expect(await member.codeOf(close, closeBody())).toBe('U120');
    expect(await rowOf(member)).toMatchObject({ status: 'active' });
  });

  test('a wrong one is counted together with those at other changes', async () => {
    const member = await world.member();
    for (let index = 0; index < 10; index += 1)
      expect(await member.codeOf(close, closeBody({ memPass: `wrong ${index}` }))).toBe('U120');
    expect(await member.codeOf(close, closeBody())).toBe('L005');
  });
});

test.each(
  refusalsOf(close, {
    L010: [
      'an account at which too much was guessed',
      async () => {
        const member = await world.member();
        await failToTheBound(world, `member:${member.memId}#change`);
        return member.codeOf(close, closeBody());
      },
    ],
    L005: [
      'a guess too soon after others',
      async () => {
        const member = await world.member();
        for (let index = 0; index < 10; index += 1)
          await member.codeOf(close, closeBody({ memPass: `wrong ${index}` }));
        return member.codeOf(close, closeBody());
      },
    ],
    U120: [
      'a wrong password',
      async () => (await world.member()).codeOf(close, closeBody({ memPass: 'not the password' })),
    ],
    L012: [
      'an account that was closed while the password was looked at',
      async () => {
        const member = await world.member();
        whileVerifying(world, () => world.setMember(member, "status = 'closed', closed_at = now()"));
        return member.codeOf(close, closeBody());
      },
    ],
    U0011: [
      'a locked account',
      async () => {
        const member = await world.member();
        await world.setMember(member, "status = 'suspended'");
        return member.codeOf(close, closeBody());
      },
    ],
    L013: [
      'a member whose account is dormant',
      async () => {
        const member = await world.member();
        await world.setMember(member, 'dormant_at = now()');
        return member.codeOf(close, closeBody());
      },
    ],
    U124: [
      'a partner',
      async () => {
        const partner = await world.member({ rank: 'PTN_5' });
        expect(await partner.call(closing, {})).toMatchObject({ isPartnerMember: 'Y' });
        return partner.codeOf(close, closeBody());
      },
    ],
    U125: [
      'something that is not finished',
      async () => {
        const member = await world.member();
        await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 30_000 });
        return member.codeOf(close, closeBody());
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});
