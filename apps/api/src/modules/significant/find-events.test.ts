import { consoleCalls, type DataOf, exportHref, significantCsv } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { finish } from '../../testing/cash-requests.ts';
import { pin } from '../../testing/people.ts';
import { deposit } from '../../testing/points.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle, settleAgain } from '../../testing/settlements.ts';
import { addEvent } from '../../testing/significant.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { findEvents } from './find-events.ts';

const world = await createWorld();
const path = '/api/console/significant/list';
const seenPath = '/api/console/significant/seen';
type Event = DataOf<typeof path>['list'][number];

const significant = {
  winAmount: 900_000,
  stakeAmount: 500_000,
  depositAmount: 300_000,
  withdrawalAmount: 200_000,
};

async function stage() {
  const site = await world.addSite({ significant });
  const [desk, member] = [
    await world.operator('supervisor', site),
    await world.member({ site, cash: 1_000_000 }),
  ];
  return { site, desk, member };
}

/** Transactions that other test files have open in the same cluster may delay it. */
const eventsOf = async (desk: Person, wanted: number, query: object = {}): Promise<Event[]> => {
  let list: Event[] = [];
  await expect
    .poll(async () => {
      await findEvents(world.services, 2);
      ({ list } = await desk.call(path, query));
      return list.length;
    })
    .toBe(wanted);
  return list;
};

describe('events of play', () => {
  test('[OPS-1] a stake and a win from the amounts of the site on are events, each once, and smaller ones are none', async () => {
    const { site, desk, member } = await stage();
    const of = (figures: { stake: number; win: number }) => outcomeOf(world, member, figures, { site });
    const [small, staked, won, both] = [
      of({ stake: 499_999, win: 899_999 }),
      of({ stake: 500_000, win: 0 }),
      of({ stake: 1_000, win: 900_000 }),
      of({ stake: 600_000, win: 1_200_000 }),
    ];
    await settle(world, small, staked, won, both);
    const list = await eventsOf(desk, 4);
    const told = list.map(({ kind, reference, amount: sum, fromAmount }) => [
      kind,
      reference,
      sum,
      fromAmount,
    ]);
    expect(told.sort()).toEqual(
      [
        ['large-stake', staked.reference, 500_000, 500_000],
        ['large-win', won.reference, 900_000, 900_000],
        ['large-stake', both.reference, 600_000, 500_000],
        ['large-win', both.reference, 1_200_000, 900_000],
      ].sort(),
    );
    expect(list[0]).toMatchObject({ memId: member.memId, family: 'sports', seenBy: null });
    await settleAgain(world, { ...both, win: amount(0) });
    await settleAgain(world, { ...both, win: amount(1_300_000) });
    await settle(world, of({ stake: 700_000, win: 0 }));
    expect((await eventsOf(desk, 5)).filter(({ reference }) => reference === both.reference)).toHaveLength(2);
  });

  test('[OPS-1] two workers at once, and a site whose amounts were changed meanwhile, write no event twice', async () => {
    const { site, desk, member } = await stage();
    await settle(world, outcomeOf(world, member, { stake: 800_000 }, { site }));
    await Promise.all(Array.from({ length: 4 }, () => findEvents(world.services, 1)));
    await eventsOf(desk, 1);
    await world.changeSite(site, { significant: { ...significant, stakeAmount: 100_000 } });
    await settle(world, outcomeOf(world, member, { stake: 100_000 }, { site }));
    expect((await eventsOf(desk, 2)).map(({ fromAmount }) => fromAmount)).toEqual([100_000, 500_000]);
  });
});

describe('events of payments', () => {
  test('[OPS-1] an approved deposit and withdrawal from the amounts of the site on are events, once', async () => {
    const { site, desk, member } = await stage();
    await deposit(world, member, 299_000, site);
    await deposit(world, member, 300_000, site);
    const [event] = await eventsOf(desk, 1);
    const told = { kind: 'large-deposit', amount: 300_000, fromAmount: 300_000, memId: member.memId };
    expect(event).toMatchObject(told);
    world.clock.advance(60_000);
    for (const sum of [400_000, 10_000, 20_000, 500_000]) await deposit(world, member, sum, site);
    await eventsOf(desk, 3);
    world.clock.advance(20 * 60_000);
    await eventsOf(desk, 3);
    const rich = await world.member({ site, cash: 900_000 });
    const ask = { idempotencyKey: newKey(), amount: 250_000, cashOutPass: pin };
    const { request } = await rich.call('/api/cash/out', ask);
    await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    await desk.call('/api/console/cash/approve', finish(request.cashIdx));
    const [paid] = await eventsOf(desk, 1, { kind: 'large-withdrawal' });
    expect(paid).toMatchObject({ amount: 250_000, reference: request.receiptId, memId: rich.memId });
  });
});

test('[OPS-1] changed terms of a bonus are an event with who and why, also of bets on several legs; other settings are none', async () => {
  const { desk } = await stage();
  const change = async (group: 'bonus' | 'site' | 'sports', key: string, value: string) => {
    const { groups } = await desk.call('/api/console/settings', {});
    const { revision } = need(
      groups.find((each) => each.group === group),
      'a group',
    );
    const changes = [{ key, value }];
    await desk.call('/api/console/settings/save', {
      idempotencyKey: newKey(),
      group,
      revision,
      changes,
      reason: 'autumn',
    });
  };
  await change('site', 'supportContact', '"042"');
  await change('bonus', 'turnover.depositPercent', '250');
  await change('sports', 'bet.maxLegs', '9');
  await change('sports', 'multiLegBonus.minOddsMilli', '1300');
  const [ofLegs, event] = await eventsOf(desk, 2);
  const { operator } = await desk.call('/api/console/me', {});
  expect(event).toMatchObject({
    kind: 'bonus-change',
    group: 'bonus',
    reason: 'autumn',
    by: operator.name,
    amount: null,
  });
  expect(ofLegs).toMatchObject({ kind: 'bonus-change', group: 'sports', by: operator.name });
});

test('[OPS-1] what a correction wanted back and the balance did not hold is an event, once', async () => {
  const { site, desk, member } = await stage();
  const note = (settlements: number) =>
    world.database.run(
      `insert into bet_uncollected (site_id, member_id, receipt_id, settlements, amount, at) values ($1, $2, 'B-7', $3, 15000, $4)`,
      [site.id, member.key, settlements, world.clock.read.date()],
    );
  await note(2);
  const [event] = await eventsOf(desk, 1, { kind: 'negative-balance' });
  expect(event).toMatchObject({ amount: 15_000, fromAmount: null, receiptId: 'B-7', memId: member.memId });
  await note(4);
  await eventsOf(desk, 2, { kind: 'negative-balance' });
  await eventsOf(desk, 2, { kind: 'negative-balance' });
});

test('[OPS-1] the list is of a kind, of days and of what is new, and none is of another site', async () => {
  const { site, member } = await stage();
  const [first, second] = [await addEvent(world, member, { site }), await addEvent(world, member, { site })];
  world.clock.advance(3 * 86_400_000);
  const desk = await world.operator('supervisor', site);
  const third = await addEvent(world, member, { site });
  const keys = async (query: object) => (await desk.call(path, query)).list.map(({ eventIdx }) => eventIdx);
  const day = new Date(world.clock.read() + 9 * 3_600_000).toISOString().slice(0, 10);
  expect(await keys({})).toEqual([third, second, first]);
  expect(await keys({ startDate: day })).toEqual([third]);
  expect(await keys({ kind: 'large-win' })).toEqual([]);
  expect(await desk.call('/api/console/queue', {})).toMatchObject({ significant: 3 });
  expect(await desk.call(seenPath, { idempotencyKey: newKey(), eventIdxs: [first, third] })).toEqual({
    seen: 2,
  });
  expect(await keys({ onlyNew: true })).toEqual([second]);
  expect((await desk.call(path, {})).newCount).toBe(1);
  const stranger = (await stage()).desk;
  expect((await stranger.call(path, {})).list).toEqual([]);
  const { 'content-type': _, ...headers } = desk.headers;
  const url = exportHref(significantCsv, { reason: 'an audit', head: 'columns', onlyNew: 'true' });
  const rows = (await world.app.inject({ url, headers })).body.trimEnd().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]?.split(',').slice(0, 1)).toEqual([String(second)]);
});

test('[OPS-1] a file of several lots has each event once and in order, whatever happened within one millisecond', async () => {
  const { site, desk, member } = await stage();
  const count = 1_300;
  await world.database.run(
    `insert into significant_event (site_id, kind, reference, member_id, amount, from_amount, at, found_at)
     select $1, 'large-deposit', 'lot-' || n, $2, 20000000, 10000000,
            $3::timestamptz + n * 7919 % $4::int / 300 * interval '1 microsecond', $3
       from generate_series(1, $4::int) n`,
    [site.id, member.key, new Date(world.clock.read()), count],
  );
  const wanted = await world.database.rows<{ id: number }>(
    'select id from significant_event where site_id = $1 order by at desc, id desc',
    [site.id],
  );
  expect(wanted).toHaveLength(count);
  const { 'content-type': _, ...headers } = desk.headers;
  const url = exportHref(significantCsv, { reason: 'an audit', head: 'columns' });
  const [, ...rows] = (await world.app.inject({ url, headers })).body.trimEnd().split('\r\n');
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(wanted.map(({ id }) => id));
});

test('[OPS-1] an event stays as it was written, and who has seen it first stays beside it', async () => {
  const { site, member } = await stage();
  const id = await addEvent(world, member, { site });
  const refused = ['amount = 1', "kind = 'large-win'", "seen_by = 'x'", 'seen_at = now()'];
  for (const change of refused)
    await expect(
      world.database.run(`update significant_event set ${change} where id = $1`, [id]),
    ).rejects.toThrow();
  await world.database.run("update significant_event set seen_by = 'a', seen_at = now() where id = $1", [id]);
  await expect(
    world.database.run("update significant_event set seen_by = 'b', seen_at = now() where id = $1", [id]),
  ).rejects.toThrow('as it was written');
  for (const database of [world.database, world.owner])
    await expect(database.run('delete from significant_event where id = $1', [id])).rejects.toThrow();
  await expect(addEvent(world, await world.addMember(), { site })).rejects.toThrow('is not of site');
});

test.each(
  refusalsOf(seenPath, {
    C999: [
      'a key that was used for other events',
      async () => {
        const { site, desk, member } = await stage();
        const body = { idempotencyKey: newKey(), eventIdxs: [await addEvent(world, member, { site })] };
        await desk.call(seenPath, body);
        return desk.codeOf(seenPath, { ...body, eventIdxs: [1] });
      },
    ],
    T999: [
      'what somebody has seen already, and what is of another site',
      async () => {
        const { site, desk, member } = await stage();
        const eventIdxs = [await addEvent(world, member, { site })];
        const other = (await stage()).desk;
        expect(await other.codeOf(seenPath, { idempotencyKey: newKey(), eventIdxs })).toBe('T999');
        await desk.call(seenPath, { idempotencyKey: newKey(), eventIdxs });
        return desk.codeOf(seenPath, { idempotencyKey: newKey(), eventIdxs });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test('who reads only may look at events and not say that they were seen', async () => {
  const { site, member } = await stage();
  const reader = await world.operator('readOnly', site);
  const eventIdxs = [await addEvent(world, member, { site })];
  expect((await reader.call(path, {})).list).toHaveLength(1);
  expect(await reader.codeOf(seenPath, { idempotencyKey: newKey(), eventIdxs })).toBe('E403');
  expect(consoleCalls[path].audience).toBe('operator');
});
