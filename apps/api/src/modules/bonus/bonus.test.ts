import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { hours } from '../../testing/clock.ts';
import type { NewMatch } from '../../testing/matches.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person, type World } from '../../testing/world.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';
import { endBonuses } from './jobs.ts';
import { bonusesToCheck } from './store.ts';

const names = { ko: '첫 충전 보너스', en: 'First deposit bonus', vi: 'Thưởng nạp đầu' };
const ten = { code: 'ten', names, percent: 10, maxAmount: 100_000, turnoverTimes: 3, expiresDays: 30 };
const settings = {
  depositBonuses: [
    ten,
    { ...ten, code: 'first', percent: 50, firstDepositOnly: true },
    { ...ten, code: 'gold', percent: 20, level: 3 },
  ],
};

const world = await createWorld();
await world.changeSite(world.site, settings);

const giveUp = '/api/bonus/giveUp';
const runJob = (limit = 200) => endBonuses(world.services, limit);
const withdrawal = (amount: number) => ({ idempotencyKey: newKey(), amount, cashOutPass: pin });

async function approve(cashIdx: number, site: World['site'] = world.site) {
  const operator = await world.operator('operator', site);
  await operator.call('/api/console/cash/claim', { cashIdx });
  const { request } = await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() });
  return request;
}

const deposit = (bonusCode: string | null, amount = 50_000) => ({
  idempotencyKey: newKey(),
  amount,
  bonusCode,
});

/** A member with a bonus of 5,000 that asks for 165,000 in stakes, and cash to play. */
async function withBonus(): Promise<{ member: Person; bonusIdx: number }> {
  const member = await world.member({ cash: 500_000 });
  const { request } = await member.call('/api/cash/in', deposit('ten'));
  await approve(request.cashIdx);
  const [bonus] = (await member.call('/api/bonus/list', {})).bonuses;
  return { member, bonusIdx: need(bonus?.bonusIdx, 'bonus') };
}

const bonusOf = async (member: Person) => (await member.call('/api/bonus/list', {})).bonuses[0];

/** A game round that was settled just now. */
async function round(member: Person, part: { stake: number; returned?: number }) {
  await settle(world, outcomeOf(world, member, part, { family: 'vendor', gameType: 'slot' }));
}

async function turnoverSince(member: { key: number }, since: Date, until: Date | string = 'infinity') {
  const turnover = 'play_turnover($1::bigint, $2::timestamptz, $3::timestamptz)';
  const row = await world.database.row<{ turnover: number }>(`select ${turnover} as turnover`, [
    member.key,
    since,
    until,
  ]);
  return row?.turnover;
}

async function play(member: Person, stake: number, match: NewMatch = {}) {
  const played = await world.match(match);
  await member.call('/api/bet/betProc', slipOn([played], { stake }));
  return async () => {
    world.clock.set(new Date(Math.max(played.endsAtMs, world.clock.read())).toISOString());
    await playEvents(world.services, 200);
    await settleBets(world.services, 200);
  };
}

describe('choosing a bonus', () => {
  test('[ACC-10][EN-10] it is promised with the request, granted with the approval, and stands apart from cash with when it expires', async () => {
    const member = await world.member();
    const { request, cashAmt } = await member.call('/api/cash/in', deposit('ten'));
    expect(request.bonusAmount).toBe(5_000);
    expect(cashAmt).toBe(0);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, bonus: 0 });
    const operator = await world.operator();
    const detail = await operator.call('/api/console/cash/detail', { cashIdx: request.cashIdx });
    expect(detail).toMatchObject({
      afterAmt: 50_000,
      bonusAmt: 0,
      afterBonusAmt: 5_000,
      bonus: { names, turnoverAmount: 165_000 },
    });

    const approved = await approve(request.cashIdx);
    expect(approved).toMatchObject({ state: 1, bonusAmount: 5_000 });
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 50_000, bonus: 5_000 });
    expect((await member.call('/api/cash/list/', {})).list[0]?.bonusAmount).toBe(5_000);
    expect(await member.call('/api/cash/getUserCash', {})).toMatchObject({
      cashAmt: 50_000,
      bonusAmt: 5_000,
    });
    expect(await bonusOf(member)).toMatchObject({
      names,
      expiresAt: new Date(world.clock.read() + 30 * hours(24)).toISOString(),
      amount: 5_000,
      turnoverDone: 0,
      turnoverRequired: 165_000,
      state: 'open',
      endedAt: null,
    });
    expect(await member.codeOf('/api/bet/betProc', slipOn([await world.match()], { stake: 51_000 }))).toBe(
      'B6000',
    );
  });

  test('what was promised is what is granted, whatever the setting says by then', async () => {
    const site = await world.addSite(settings);
    const member = await world.member({ site });
    const { request } = await member.call('/api/cash/in', deposit('ten'));
    await world.changeSite(site, { depositBonuses: [{ ...ten, percent: 90, turnoverTimes: 50 }] });
    await approve(request.cashIdx, site);
    expect(await bonusOf(member)).toMatchObject({ amount: 5_000, turnoverRequired: 165_000 });
  });

  test('a rejected deposit grants nothing', async () => {
    const member = await world.member();
    const { request } = await member.call('/api/cash/in', deposit('ten'));
    const operator = await world.operator();
    await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    await operator.call('/api/console/cash/reject', {
      cashIdx: request.cashIdx,
      idempotencyKey: newKey(),
      reason: 'nothing came',
    });
    expect((await world.holdingsOf(member)).bonus).toBe(0);
    expect((await member.call('/api/bonus/list', {})).bonuses).toEqual([]);
  });

  test('each member is offered what it may choose, and nothing else is accepted', async () => {
    const member = await world.member();
    const codes = async () => (await member.call('/api/bonus/list', {})).offers.map(({ code }) => code);
    expect(await codes()).toEqual(['ten', 'first']);
    expect(await member.codeOf('/api/cash/in', deposit('gold'))).toBe('C106');
    await approve((await member.call('/api/cash/in', deposit(null))).request.cashIdx);
    expect(await codes()).toEqual(['ten']);
    expect(await member.codeOf('/api/cash/in', deposit('first'))).toBe('C106');
    await world.setMember(member, 'level = 3');
    expect(await codes()).toEqual(['ten', 'gold']);
    expect(await member.codeOf('/api/cash/in', deposit('gold'))).toBe('0');
  });

  test('one at a time: while a bonus is open no other can be chosen', async () => {
    const { member, bonusIdx } = await withBonus();
    expect((await member.call('/api/bonus/list', {})).offers).toEqual([]);
    expect(await member.codeOf('/api/cash/in', deposit('ten'))).toBe('C106');
    await member.call(giveUp, { bonusIdx, idempotencyKey: newKey() });
    expect(await member.codeOf('/api/cash/in', deposit('ten'))).toBe('0');
  });

  test('the same key with another bonus is another request', async () => {
    const member = await world.member();
    const body = deposit('ten');
    await member.call('/api/cash/in', body);
    expect(await member.codeOf('/api/cash/in', { ...body, bonusCode: null })).toBe('C999');
  });

  test('ten approvals at once grant one bonus', async () => {
    const member = await world.member();
    const { request } = await member.call('/api/cash/in', deposit('ten'));
    const cashIdx = request.cashIdx;
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator('supervisor')));
    await operators[0]?.call('/api/console/cash/claim', { cashIdx });
    const codes = await Promise.all(
      operators.map((each) =>
        each.codeOf('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() }),
      ),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 50_000, bonus: 5_000 });
  });
});

describe('turnover', () => {
  test('counts what was staked and decided since the grant: no ties, no voids, nothing still open', async () => {
    const member = await world.member({ cash: 1_000_000 });
    const early = await play(member, 1_000, { score: [2, 1] });
    world.clock.advance(1);
    const since = world.clock.read.date();
    const won = await play(member, 10_000, { score: [2, 1] });
    const lost = await play(member, 20_000, { score: [0, 1] });
    await play(member, 40_000, { startsInMs: hours(5) });
    const played = await world.match({ score: [1, 0], markets: [level] });
    const tie = { selectionId: played.selection('AH', 'home'), odds: 1.9 };
    await member.call('/api/bet/betProc', slipOn([], { stake: 80_000, legs: [tie] }));
    await round(member, { stake: 100 });
    await round(member, { stake: 1_000, returned: 1_000 });
    await round(member, { stake: 500, returned: 200 });
    for (const settle of [early, won, lost]) await settle();
    expect(await turnoverSince(member, since)).toBe(30_000 + 100 + 300);
    const before = new Date(since.getTime() - 1);
    expect(await turnoverSince(member, before)).toBe(31_000 + 100 + 300);
    expect(await turnoverSince(member, since, since)).toBe(400);
    expect(await turnoverSince(await world.member(), since)).toBe(0);
  });

  const level = { kind: 'AH' as const, lineQuarters: -4, odds: { home: 1.9, away: 1.9 } };
});

describe('a bonus that is played through', () => {
  test('keeps the member from withdrawing until then, and is cash after it', async () => {
    const { member } = await withBonus();
    const refused = await member.inLocale('en').ask('/api/cash/out', withdrawal(20_000));
    expect(refused.code).toBe('C221');
    expect(refused.message).toContain('0 of 165,000');
    await round(member, { stake: 164_999 });
    expect(await member.codeOf('/api/cash/out', withdrawal(20_000))).toBe('C221');
    await runJob();
    expect(await bonusOf(member)).toMatchObject({ state: 'open', turnoverDone: 164_999 });
    await round(member, { stake: 1 });
    const before = (await world.holdingsOf(member)).cash;
    await runJob();
    await runJob();
    expect(await bonusOf(member)).toMatchObject({ state: 'released', turnoverDone: 165_000 });
    expect(await world.holdingsOf(member)).toMatchObject({ cash: before + 5_000, bonus: 0 });
    expect(await member.codeOf('/api/cash/out', withdrawal(20_000))).toBe('0');
  });

  test('once its turnover is met the member can withdraw without waiting for the job', async () => {
    const { member } = await withBonus();
    await round(member, { stake: 400_000 });
    expect((await bonusOf(member))?.turnoverDone).toBe(165_000);
    expect(await member.codeOf('/api/cash/out', withdrawal(20_000))).toBe('0');
    await runJob();
    expect((await world.holdingsOf(member)).bonus).toBe(0);
  });

  test('ten workers at once release it once, and a limit is one run and no loss', async () => {
    const members = [await withBonus(), await withBonus(), await withBonus()];
    for (const { member } of members) await round(member, { stake: 165_000 });
    await runJob(1);
    await Promise.all(Array.from({ length: 10 }, () => runJob()));
    for (const { member, bonusIdx } of members) {
      expect(await world.holdingsOf(member)).toMatchObject({ cash: 555_000, bonus: 0 });
      const moved = await world.database.rows('select flow from ledger_transfer where reference = $1', [
        `bonus:${bonusIdx}`,
      ]);
      expect(moved).toHaveLength(2);
    }
  });
});

test('open bonuses are looked at in turns, so that a run sums a few of them however many are open', async () => {
  const members = [await withBonus(), await withBonus(), await withBonus(), await withBonus()];
  const own = members.map(({ bonusIdx }) => bonusIdx);
  const turn = async () =>
    (await bonusesToCheck(world.database, world.services.clock.date(), 3)).map(({ id }) => id);
  await world.database.run("update member_bonus set checked_at = '2000-01-01' where id = any($1)", [own]);
  expect(await turn()).toEqual(own.slice(0, 3));
  await runJob(3);
  // Whose turn it was waits for the others.
  expect(await turn()).toContain(own[3]);
  expect(await turn()).not.toEqual(own.slice(0, 3));
  for (const { member } of members) await round(member, { stake: 165_000 });
  await world.database.run("update member_bonus set checked_at = '2000-01-01' where id = any($1)", [own]);
  for (const released of [3, 4]) {
    await runJob(3);
    const held = await Promise.all(members.map(({ member }) => world.holdingsOf(member)));
    expect(held.filter(({ bonus }) => bonus === 0)).toHaveLength(released);
  }
});

test('a bonus that cannot be ended does not block those after it, and the job reports it', async () => {
  const [broken, behind] = [await withBonus(), await withBonus()];
  for (const { member } of [broken, behind]) await round(member, { stake: 165_000 });
  await world.owner.run(
    `alter table member_bonus add constraint broken check (id <> ${broken.bonusIdx} or released_at is null)`,
  );
  await expect(runJob()).rejects.toThrow('broken');
  await world.owner.run('alter table member_bonus drop constraint broken');
  expect((await world.holdingsOf(broken.member)).bonus).toBe(5_000);
  expect((await world.holdingsOf(behind.member)).bonus).toBe(0);
  await runJob();
  expect((await world.holdingsOf(broken.member)).bonus).toBe(0);
});

describe('a bonus whose time is over', () => {
  const expire = async (member: Person) => {
    world.clock.advance(30 * hours(24));
    return world.signIn(member.memId);
  };

  test('returns to the house, and withdrawals are free again at once', async () => {
    const { member } = await withBonus();
    await round(member, { stake: 164_999 });
    const later = await expire(member);
    expect(await later.codeOf('/api/cash/out', withdrawal(20_000))).toBe('0');
    await runJob();
    expect((await later.call('/api/bonus/list', {})).bonuses[0]).toMatchObject({ state: 'expired' });
    expect((await world.holdingsOf(member)).bonus).toBe(0);
  });

  test('what was met in time is released, however late the job comes; what was staked later does not count', async () => {
    const [inTime, late] = [await withBonus(), await withBonus()];
    await round(inTime.member, { stake: 165_000 });
    world.clock.advance(31 * hours(24));
    await round(late.member, { stake: 165_000 });
    await runJob();
    expect(await world.holdingsOf(inTime.member)).toMatchObject({ cash: 555_000, bonus: 0 });
    expect(await world.holdingsOf(late.member)).toMatchObject({ cash: 550_000, bonus: 0 });
  });
});

describe('giving a bonus up', () => {
  test('it returns to the house, the deposit stays, and has to be played as any other', async () => {
    const { member, bonusIdx } = await withBonus();
    const { bonus, cashAmt } = await member.call(giveUp, { bonusIdx, idempotencyKey: newKey() });
    expect(bonus).toMatchObject({ state: 'givenUp', amount: 5_000 });
    expect(cashAmt).toBe(550_000);
    expect((await world.holdingsOf(member)).bonus).toBe(0);
    expect(await member.codeOf('/api/cash/out', withdrawal(20_000))).toBe('C221');
    world.clock.advance(1);
    await round(member, { stake: 50_000 });
    expect(await member.codeOf('/api/cash/out', withdrawal(20_000))).toBe('0');
  });

  test('one that is played through is released instead', async () => {
    const { member, bonusIdx } = await withBonus();
    await round(member, { stake: 165_000 });
    const { bonus, cashAmt } = await member.call(giveUp, { bonusIdx, idempotencyKey: newKey() });
    expect(bonus.state).toBe('released');
    expect(cashAmt).toBe(555_000);
  });

  test.each(
    refusalsOf(giveUp, {
      C999: [
        'a key that was used for another bonus',
        async () => {
          const { member, bonusIdx } = await withBonus();
          const body = { bonusIdx, idempotencyKey: newKey() };
          await member.call(giveUp, body);
          return member.codeOf(giveUp, { ...body, bonusIdx: bonusIdx + 1 });
        },
      ],
      E404: [
        "somebody else's bonus",
        async () => {
          const { bonusIdx } = await withBonus();
          return (await world.member()).codeOf(giveUp, { bonusIdx, idempotencyKey: newKey() });
        },
      ],
      T999: [
        'a bonus that has ended',
        async () => {
          const { member, bonusIdx } = await withBonus();
          await member.call(giveUp, { bonusIdx, idempotencyKey: newKey() });
          return member.codeOf(giveUp, { bonusIdx, idempotencyKey: newKey() });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('twenty times at once, and against the job, it ends once', async () => {
    const { member, bonusIdx } = await withBonus();
    const body = { bonusIdx, idempotencyKey: newKey() };
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => member.codeOf(giveUp, body)),
      ...Array.from({ length: 5 }, () => runJob().then(() => '0' as const)),
    ]);
    expect(new Set(answers)).toEqual(new Set(['0']));
    const ends = await world.database.rows(
      "select flow from ledger_transfer where reference = $1 and flow <> 'bonus-grant'",
      [`bonus:${bonusIdx}`],
    );
    expect(ends).toEqual([{ flow: 'bonus-forfeit' }]);
  });
});

describe('what the database itself refuses', () => {
  test('an ended bonus does not end again or change, and none is deleted', async () => {
    const { member, bonusIdx } = await withBonus();
    const change = (set: string) =>
      world.owner.run(`update member_bonus set ${set} where id = $1`, [bonusIdx]);
    await expect(change('amount = amount + 1')).rejects.toMatchObject({ code: '23514' });
    await member.call(giveUp, { bonusIdx, idempotencyKey: newKey() });
    for (const set of ['released_at = now()', 'forfeited_at = null, forfeit_reason = null']) {
      await expect(change(set)).rejects.toMatchObject({ code: '23514' });
    }
    await expect(world.owner.run('delete from member_bonus where id = $1', [bonusIdx])).rejects.toMatchObject(
      { code: '23514' },
    );
  });
});
