import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import type { TestSite } from '../../testing/people.ts';
import { checkPointRows } from '../../testing/points.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import type { Outcome } from '../play/index.ts';
import { accrueLosing } from './index.ts';

const world = await createWorld();
checkPointRows(world);
const { database } = world;

/** Noon of a day of November in Seoul, and ten minutes after its end. */
const noon = (day: number) => new Date(`2026-11-${day}T03:00:00.000Z`);
const over = (day: number) => `2026-11-${day}T15:10:00.000Z`;

async function stage(pointAccrual: object = {}) {
  const site = await world.addSite({
    pointAccrual: { losing: { sports: { basisPoints: 100 } }, ...pointAccrual },
    pointMinAmount: 1,
  });
  const member = await world.member({ site });
  world.clock.set(over(19));
  await run();
  return { site, member };
}

async function run(limit = 100): Promise<void> {
  await sumAllDays(world);
  await accrueLosing(world.services, limit);
}

async function close(day: number): Promise<void> {
  world.clock.set(over(day));
  await run();
}

/** A bet that is settled at noon of a day. */
async function bet(site: TestSite, member: { key: number }, day: number, stake: number, win: number) {
  const outcome = outcomeOf(
    world,
    member,
    { stake, win },
    { site, placedAt: noon(day), settledAt: noon(day) },
  );
  await settle(world, outcome);
  return outcome;
}

const lost = (outcome: Outcome, day: number): Promise<void> =>
  settleAgain(world, { ...outcome, win: amount(0), settledAt: noon(day) });
const won = (outcome: Outcome, day: number): Promise<void> =>
  settleAgain(world, { ...outcome, win: amount(outcome.stake * 2), settledAt: noon(day) });
const voided = (outcome: Outcome, day: number): Promise<void> =>
  settleAgain(world, {
    ...outcome,
    counted: amount(0),
    returned: outcome.stake,
    win: amount(0),
    settledAt: noon(day),
  });

const pointsOf = async (member: Person, site: TestSite) => (await world.holdingsOf(member, site)).point;
const entriesOf = ({ key }: Person) =>
  database.rows(
    'select use_type as use, reference, applied from point_entry where member_id = $1 order by id',
    [key],
  );
const owedBy = async ({ key }: Person) =>
  (await database.row<{ owed: number }>('select owed from losing_owed where member_id = $1', [key]))?.owed ??
  0;

/** Its session has ended by then. */
async function spend(member: Person, site: TestSite, points: number): Promise<void> {
  const again = await world.signIn(member.memId, site);
  await again.call('/api/point/change', { idempotencyKey: newKey(), amount: points });
}

describe('a bet that is settled again after midnight', () => {
  test('won first and then lost, it earns for what was lost, and nothing for the win that is taken back', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 200_000);
    await close(20);
    expect(await entriesOf(member)).toEqual([]);
    await lost(outcome, 21);
    await close(21);
    expect(await entriesOf(member)).toEqual([
      { use: 'earn', reference: `sports:${member.key}:2026-11-20:2026-11-21`, applied: 1_000 },
    ]);
    expect(await pointsOf(member, site)).toBe(1_000);
  });

  test('lost first and then void, what it earned is taken back', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    expect(await pointsOf(member, site)).toBe(1_000);
    await voided(outcome, 21);
    await close(21);
    expect(await entriesOf(member)).toMatchObject([
      { use: 'earn', applied: 1_000 },
      { use: 'takeBack', applied: -1_000 },
    ]);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 0]);
  });

  test('lost, won and lost again over three days, it has earned once in the end', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    await won(outcome, 21);
    await close(21);
    expect(await pointsOf(member, site)).toBe(0);
    await lost(outcome, 22);
    await close(22);
    expect(await pointsOf(member, site)).toBe(1_000);
  });

  test('on the day on which it was settled first, it is as it was settled last', async () => {
    const { site, member } = await stage();
    await lost(await bet(site, member, 20, 100_000, 200_000), 20);
    await close(20);
    expect(await pointsOf(member, site)).toBe(1_000);
  });

  test('it changes only its own day: what was lost and won on the day of the change stays there', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await bet(site, member, 20, 50_000, 80_000);
    await close(20);
    expect(await pointsOf(member, site)).toBe(700);
    await voided(outcome, 21);
    await bet(site, member, 21, 20_000, 0);
    await close(21);
    expect(await entriesOf(member)).toMatchObject([
      { reference: `sports:${member.key}:2026-11-20`, applied: 700 },
      { reference: `sports:${member.key}:2026-11-21`, applied: 200 },
      { use: 'takeBack', applied: -700 },
    ]);
  });

  test('a worker that was away for all of it comes to the same', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 200_000);
    await lost(outcome, 21);
    await close(23);
    expect(await entriesOf(member)).toEqual([
      { use: 'earn', reference: `sports:${member.key}:2026-11-20:2026-11-21`, applied: 1_000 },
    ]);
  });
});

test('a later day changes nothing of one whose points could not be given yet', async () => {
  const { site, member } = await stage();
  const outcome = await bet(site, member, 20, 100_000, 0);
  await voided(outcome, 21);
  world.clock.set(over(21));
  await world.owner.run(`alter table point_entry add constraint broken check (member_id <> ${member.key})`);
  await expect(run()).rejects.toThrow('broken');
  await world.owner.run('alter table point_entry drop constraint broken');
  await run();
  expect(await entriesOf(member)).toMatchObject([{ applied: 1_000 }, { use: 'takeBack', applied: -1_000 }]);
  expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 0]);
});

describe('what cannot be taken back', () => {
  test('stays owed, and what is earned next pays it', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    await spend(member, site, 800);
    await voided(outcome, 21);
    await close(21);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 800]);
    await bet(site, member, 22, 50_000, 0);
    await close(22);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 300]);
    await bet(site, member, 23, 50_000, 0);
    await close(23);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([200, 0]);
  });

  test('of a member who has been suspended meanwhile is taken all the same', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    await world.setMember(member, "status = 'suspended'");
    await voided(outcome, 21);
    await close(21);
    expect(await pointsOf(member, site)).toBe(0);
  });
});

describe('how much it is', () => {
  test('a day that gave nothing to a suspended member gives nothing back, nor anything when that is undone', async () => {
    const { site, member } = await stage();
    await world.setMember(member, "status = 'suspended'");
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    await world.setMember(member, "status = 'active'");
    await voided(outcome, 21);
    await close(21);
    await lost(outcome, 22);
    await close(22);
    expect(await entriesOf(member)).toEqual([]);
    expect(await owedBy(member)).toBe(0);
  });

  test('no more than the cap of the day left is taken back, and no more than it leaves is given', async () => {
    const { site, member } = await stage({ dayCapPoints: 400 });
    const outcome = await bet(site, member, 20, 100_000, 0);
    const other = await bet(site, member, 20, 50_000, 100_000);
    await close(20);
    expect(await pointsOf(member, site)).toBe(400);
    await voided(other, 21);
    await close(21);
    expect(await pointsOf(member, site)).toBe(800);
    await voided(outcome, 22);
    await close(22);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 0]);
  });

  test('the rate is the one at which the day earned, whatever the site says by now', async () => {
    const { site, member } = await stage();
    const outcome = await bet(site, member, 20, 100_000, 0);
    await close(20);
    await world.changeSite(site, { pointAccrual: { losing: {} } });
    await voided(outcome, 21);
    await close(21);
    expect(await pointsOf(member, site)).toBe(0);
  });
});

describe('once', () => {
  test('by two at once, and again after the mark was lost', async () => {
    const { site, member } = await stage();
    const first = await bet(site, member, 20, 100_000, 0);
    const second = await bet(site, member, 20, 30_000, 60_000);
    await close(20);
    expect(await pointsOf(member, site)).toBe(700);
    await spend(member, site, 300);
    await voided(first, 21);
    await lost(second, 22);
    world.clock.set(over(22));
    await Promise.all([run(1), run(1)]);
    const done = await entriesOf(member);
    await world.owner.run('delete from losing_day where site_id = $1', [site.id]);
    await run(1);
    expect(await entriesOf(member)).toEqual(done);
    expect([await pointsOf(member, site), await owedBy(member)]).toEqual([0, 0]);
  });

  test('no more can be taken back than a day gave, nor owed than was', async () => {
    const { site, member } = await stage();
    await bet(site, member, 20, 100_000, 0);
    await close(20);
    const change = (owed: number) =>
      database.run(
        `insert into losing_change values ($1, $2, 'sports', '2026-11-20', '2026-11-21', 100, 0, $3, 0, $4, now())`,
        [site.id, member.key, -owed, owed],
      );
    await expect(change(1_001)).rejects.toThrow('more points are taken back than a day gave');
    await expect(change(1_000)).rejects.toThrow(`member ${member.key} owes 1000 points and not 0`);
  });
});
