import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { isFailure } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { siteById } from '../../../kernel/site-store.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';
import { playerIdOf } from '../../../vendors/player-id.ts';
import type { FinishedRound, RoundsOfTime } from '../../../vendors/port.ts';
import { reconcileVendor } from './reconcile-vendor.ts';

const path = '/api/console/report/reconcile';
/** What the vendor lists, a page of two at a time. */
let listed: readonly FinishedRound[] = [];
let isAway = false;
let ignoresTime = false;
const roundsOfTime: RoundsOfTime = async ({ from, to }, cursor) => {
  if (isAway) return 'unreachable';
  const within = listed.filter(({ finishedAt: at }) => ignoresTime || (at >= from && at < to));
  const first = Number(cursor ?? 0);
  return {
    rounds: within.slice(first, first + 2),
    unread: [],
    cursor: String(first + 2),
    isLast: within.length <= first + 2,
  };
};
const world = await createWorld({ vendors: [{ ...createFakeVendor(), roundsOfTime }] });
await installVendor(world);

const at = new Date('2026-11-19T03:00:00Z');
const period = { vendorCode, startDate: '2026-11-19', endDate: '2026-11-19' };

async function stage() {
  const site = await world.addSite();
  const member = await world.addMember({ site });
  const desk = await world.operator('supervisor', site);
  const ours = (round: string, stake: number, win = 0, settledAt = at) =>
    outcomeOf(
      world,
      member,
      { stake, win },
      {
        site,
        family: 'vendor',
        vendor: vendorCode,
        game: gameKey,
        gameType: 'slot',
        reference: `${vendorCode}:${round}:${member.key}`,
        placedAt: settledAt,
        settledAt,
      },
    );
  const theirs = (round: string, stake: number, win = 0, finishedAt = at): FinishedRound => ({
    round,
    playerId: playerIdOf(member.key),
    gameKey,
    stake: amount(stake),
    returned: amount(0),
    win: amount(win),
    startedAt: finishedAt,
    finishedAt,
  });
  return { site, member, desk, ours, theirs };
}

/** As the call does, with fewer rounds at once. */
async function compareAtMost(most: number, siteId: number, body: object) {
  const site = need(await siteById(world.database, siteId), 'a site');
  const said = await reconcileVendor(world.services, site, { ...period, goesOnAt: null, ...body }, most);
  if (isFailure(said)) throw new Error(said.code);
  return said;
}

test("what is only in our books, only in the provider's, and what differs is told round by round", async () => {
  const { member, desk, ours, theirs } = await stage();
  const late = new Date('2026-11-19T15:00:20Z');
  const corrected = ours('fixed:1', 500, 100);
  await settle(world, ours('same', 1_000, 300), ours('ours', 2_000), ours('other', 3_000, 10), corrected);
  await settle(world, ours('late', 700, 0, late));
  await settleAgain(world, { ...corrected, win: amount(900), settledAt: late });
  listed = [
    theirs('same', 1_000, 300),
    theirs('other', 3_000, 20),
    theirs('fixed:1', 500, 900),
    theirs('theirs', 4_000, 4_000),
    // The provider ended it on our day, and its win reached us on the next one.
    theirs('late', 700, 0, new Date('2026-11-19T14:59:59Z')),
  ];
  const said = await desk.call(path, period);
  expect(said).toMatchObject({ state: 'read', agreedCount: 3, isCut: false, unreadCount: 0 });
  expect(said.list.map(({ kind, round }) => [kind, round])).toEqual([
    ['differs', 'other'],
    ['onlyOurs', 'ours'],
    ['onlyTheirs', 'theirs'],
  ]);
  expect(said.list[0]).toMatchObject({
    member: { memberKey: member.key },
    ours: { winAmt: 10 },
    theirs: { winAmt: 20 },
    reference: `${vendorCode}:other:${member.key}`,
  });
  expect(said.ours).toEqual({ roundCount: 4, stakeAmt: 6_500, paidAmt: 1_210 });
});

test("another site's rounds are not this one's, and a player that nobody knows is told", async () => {
  const { ours, theirs } = await stage();
  await settle(world, ours('same', 1_000));
  listed = [theirs('same', 1_000), { ...theirs('stranger', 50), playerId: 'somebody' }];
  const elsewhere = await world.operator('supervisor', await world.addSite());
  const { list } = await elsewhere.call(path, period);
  expect(list).toMatchObject([{ kind: 'onlyTheirs', round: 'stranger', member: null, reference: null }]);
});

test('a round that is booked under another provider of the same purse is not missing', async () => {
  const { desk, member, ours, theirs } = await stage();
  await world.database.run(
    `insert into vendor (id, code, name, dialect, wallet_mode, base_url, public_key, window_kind)
     select max(id) + 1, 'sibling', (array_agg(name))[1], 'transfer', 'transfer', min(base_url) filter (where code = $1), '', 'popup' from vendor`,
    [vendorCode],
  );
  await world.database.run("update vendor set wallet_mode = 'transfer' where code = $1", [vendorCode]);
  await settle(world, ours('own', 1_000), {
    ...ours('moved', 700),
    vendor: 'sibling',
    reference: `sibling:moved:${member.key}`,
  });
  listed = [theirs('own', 1_000), theirs('moved', 700), theirs('missing', 300)];
  const said = await desk.call(path, period);
  await world.database.run("update vendor set wallet_mode = 'seamless' where code = $1", [vendorCode]);
  expect(said.list.map(({ kind, round }) => [kind, round])).toEqual([['onlyTheirs', 'missing']]);
  expect(said.theirs).toMatchObject({ roundCount: 2, stakeAmt: 1_300 });
});

test('whoever reads reports is shown the providers to choose from, a cashier too', async () => {
  const providers = '/api/console/report/providers';
  for (const role of ['cashier', 'trader', 'readOnly'] as const) {
    const reader = await world.operator(role);
    const { list } = await reader.call(providers, {});
    expect(list.map(({ code }) => code)).toContain(vendorCode);
    expect((await reader.call(path, { vendorCode })).state).toBe('read');
  }
  expect(await (await world.operator('support')).codeOf(providers, {})).toBe('E403');
});

/** Twenty rounds of a day, an hour apart: one that only we have, and one that only the provider has. */
async function dayOfRounds(skewMs: number) {
  const staged = await stage();
  const hours = Array.from(
    { length: 20 },
    (_, hour) => new Date(Date.parse('2026-11-18T15:30:00Z') + hour * 3_600_000),
  );
  await settle(
    world,
    ...hours.flatMap((hour, place) =>
      place === 17 ? [] : [staged.ours(`part${place}`, 1_000 + place, 0, hour)],
    ),
  );
  listed = hours.flatMap((hour, place) =>
    place === 5 ? [] : [staged.theirs(`part${place}`, 1_000 + place, 0, new Date(hour.getTime() + skewMs))],
  );
  return { ...staged, hours };
}

test.each([
  ['in the order of time, where a win arrives after its round', -20_000, false],
  ['in another order, where the clock of the provider is ahead', 20_000, true],
])(
  'a day of more rounds than one call compares is read in parts, each round once: a list %s',
  async (_, skewMs, isReversed) => {
    const { site } = await dayOfRounds(skewMs);
    if (isReversed) listed = listed.toReversed();
    const parts: Awaited<ReturnType<typeof compareAtMost>>[] = [];
    for (let goesOnAt: string | null = null; parts.length === 0 || goesOnAt !== null; ) {
      const part = await compareAtMost(4, site.id, { goesOnAt });
      parts.push(part);
      goesOnAt = part.nextAt;
      expect(parts.length).toBeLessThan(20);
    }
    expect(parts.length).toBeGreaterThan(4);
    expect(parts.some(({ isCut }) => isCut)).toBe(false);
    expect(parts.flatMap(({ list }) => list).map(({ kind, round }) => [kind, round])).toEqual([
      ['onlyOurs', 'part5'],
      ['onlyTheirs', 'part17'],
    ]);
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, part) => all + of(part), 0);
    expect({
      agreed: sum(({ agreedCount }) => agreedCount),
      apart: sum(({ apartCount }) => apartCount),
      ours: sum(({ ours }) => ours.roundCount),
      theirs: sum(({ theirs }) => theirs.roundCount),
    }).toEqual({ agreed: 18, apart: 2, ours: 19, theirs: 19 });
  },
);

test('a round that we booked hours after the provider ended it is in no part missing', async () => {
  const { site, ours, theirs, hours } = await dayOfRounds(0);
  const [ended, booked] = [need(hours[2], 'an hour'), need(hours[14], 'an hour')];
  await settle(world, { ...ours('late close', 5_000, 0, booked), placedAt: ended });
  listed = [...listed, theirs('late close', 5_000, 0, ended)];
  const rows: string[] = [];
  let agreed = 0;
  for (let goesOnAt: string | null = null, parts = 0; parts === 0 || goesOnAt !== null; parts += 1) {
    const part = await compareAtMost(4, site.id, { goesOnAt });
    rows.push(...part.list.map(({ kind, round }) => `${kind} ${round}`));
    agreed += part.agreedCount;
    goesOnAt = part.nextAt;
    expect(parts).toBeLessThan(30);
  }
  expect(rows.sort()).toEqual(['onlyOurs part5', 'onlyTheirs part17']);
  expect(agreed).toBe(19);
  // What the provider never had is told where its list of the time before can be read, and else that it could not be.
  const never = new Date(booked.getTime() + 60_000);
  await settle(world, { ...ours('never there', 6_000, 0, never), placedAt: ended });
  const goesOnAt = new Date(booked.getTime() + 30_000).toISOString();
  const whole = await compareAtMost(30, site.id, { goesOnAt });
  expect(whole).toMatchObject({
    isCut: false,
    list: expect.arrayContaining([expect.objectContaining({ round: 'never there' })]),
  });
  const short = await compareAtMost(4, site.id, { goesOnAt });
  expect(short.isCut).toBe(true);
  expect(short.list.map(({ round }) => round)).not.toContain('never there');
});

test('what one call compares whole has no next part, and one that goes on begins where it is told', async () => {
  const { desk, hours } = await dayOfRounds(0);
  expect(await desk.call(path, period)).toMatchObject({
    agreedCount: 18,
    apartCount: 2,
    nextAt: null,
    isCut: false,
  });
  const last = await desk.call(path, { ...period, goesOnAt: hours[18]?.toISOString() });
  expect(last).toMatchObject({ agreedCount: 2, apartCount: 0, nextAt: null });
  const past = await desk.call(path, { ...period, goesOnAt: '2026-12-01T00:00:00Z' });
  expect(past).toMatchObject({ list: [], agreedCount: 0, nextAt: null });
});

test('of a minute that holds more than one call compares nothing is called missing, and the next part goes on after it', async () => {
  const { site, ours, theirs } = await stage();
  const rounds = Array.from({ length: 6 }, (_, place) => `crowd${place}`);
  await settle(world, ...rounds.map((round) => ours(round, 1_000)));
  listed = rounds.map((round) => theirs(round, 900));
  const first = await compareAtMost(4, site.id, { goesOnAt: at.toISOString() });
  expect(first).toMatchObject({ isCut: true, nextAt: new Date(at.getTime() + 60_000).toISOString() });
  expect(new Set(first.list.map(({ kind }) => kind))).toEqual(new Set(['differs']));
});

test('a minute that is too full with what was played around it is compared without that', async () => {
  const { site, ours, theirs } = await stage();
  const before = new Date(at.getTime() - 5 * 60_000);
  const [around, within] = [
    ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'],
    ['m1', 'm2', 'm3'],
  ];
  await settle(world, ...within.map((round) => ours(round, 1_000)));
  listed = [
    ...around.map((round) => theirs(round, 900, 0, before)),
    ...within.map((round) => theirs(round, 1_000)),
  ];
  const said = await compareAtMost(4, site.id, { goesOnAt: at.toISOString() });
  expect(said).toMatchObject({ state: 'read', isCut: true, agreedCount: 3, apartCount: 0 });
});

test('a provider that lists from its first round ever, whatever is asked for, gives no list of a time', async () => {
  const { site, ours, theirs } = await stage();
  await settle(world, ours('today', 1_000));
  listed = Array.from({ length: 6 }, (_, place) =>
    theirs(`old${place}`, 1_000, 0, new Date(at.getTime() - 40 * 86_400_000 + place)),
  );
  ignoresTime = true;
  const said = await compareAtMost(4, site.id, {});
  ignoresTime = false;
  expect(said).toMatchObject({
    state: 'unsupported',
    nextAt: null,
    ours: { roundCount: 1, stakeAmt: 1_000 },
  });
});

test('beside a provider that tells nothing our own side is summed whole, however many rounds it has', async () => {
  const { site } = await dayOfRounds(0);
  isAway = true;
  const said = await compareAtMost(4, site.id, {});
  isAway = false;
  expect(said).toMatchObject({ state: 'unreachable', nextAt: null, isCut: false });
  // Nineteen stakes of 1,000 won and as many more as their place says, all but the eighteenth.
  expect(said.ours).toEqual({ roundCount: 19, stakeAmt: 20_190 - 1_017, paidAmt: 0 });
});

test('a provider that is away, or gives no list, leaves our own side', async () => {
  const { desk, ours } = await stage();
  await settle(world, ours('alone', 1_000));
  isAway = true;
  expect(await desk.call(path, period)).toMatchObject({
    state: 'unreachable',
    ours: { roundCount: 1 },
    list: [],
  });
  isAway = false;
});

test.each(
  refusalsOf(path, {
    E404: [
      'a provider that does not exist',
      async () => (await world.operator('supervisor')).codeOf(path, { vendorCode: 'nobody' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
