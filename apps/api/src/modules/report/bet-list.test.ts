import { gameTypes } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { installCodes } from '../catalogue/index.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';

const world = await createWorld();
const path = '/api/bet/betlistNew';
await installVendor(world);
await world.database.transaction((tx) => installCodes(tx, world.site.id));
const dayMs = 86_400_000;

interface Round {
  readonly stake: number;
  readonly win?: number;
  readonly daysAgo?: number;
  readonly isOpen?: boolean;
  readonly game?: string;
}

/** A round at the vendor, as its wallet calls leave it behind. */
async function play(member: Person, { stake, win = 0, daysAgo = 0, isOpen = false, game = gameKey }: Round) {
  const at = new Date(world.clock.read() - daysAgo * dayMs);
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at)
     values (1, $1, $2, $3, $4, $5, $6, $7, $8)`,
    [`round-${world.next()}`, world.site.id, member.key, game, stake, win, at, isOpen ? null : at],
  );
}

const stakes = async (member: Person, body: object = {}) =>
  (await member.call(path, body)).list.map(({ cash }) => cash);

describe('the betting history', () => {
  test('[INT-3][EN-09][MS-04][CL-22] bets of every family stand in one list with state, type, stake, return, result and what it is calculated from', async () => {
    const member = await world.member({ cash: 100_000 });
    const match = await world.match({ score: [2, 0] });
    await member.call('/api/bet/betProc', slipOn([match]));
    world.clock.advance(1_000);
    await play(member, { stake: 3_000, win: 1_000 });
    const before = await member.call(path, {});
    expect(before.list).toMatchObject([
      {
        family: 'vendor',
        gameType: 'slot',
        vendorCode,
        status: 'FAIL',
        type: 'lose',
        cash: 3_000,
        winCash: 1_000,
        resultCash: -2_000,
        totalOdds: null,
        betCalResults: [],
      },
      {
        family: 'sports',
        status: 'BET',
        type: 'wait',
        cash: 10_000,
        winCash: 0,
        resultCash: 0,
        possibleCash: 20_000,
        totalOdds: 2,
        settledAt: null,
        betCalResults: [{ key: match.eventId, kind: 'WDL', pick: 'home', odds: 2, result: null }],
      },
    ]);
    expect(before.total).toEqual({ cash: 13_000, winCash: 1_000, waitCash: 10_000, resultCash: -2_000 });

    world.clock.set(new Date(match.endsAtMs).toISOString());
    await playEvents(world.services, 200);
    await settleBets(world.services, 200);
    const after = await member.call(path, { groupKey: 'sports' });
    expect(after.list).toMatchObject([
      {
        status: 'PASS',
        type: 'win',
        winCash: 20_000,
        resultCash: 10_000,
        possibleCash: null,
        betCalResults: [{ homeScore: 2, awayScore: 0, result: 'win' }],
      },
    ]);
  });

  test('[MS-04] a round of every kind of game that vendors make stands in the list, and in that of its kind', async () => {
    const member = await world.member();
    const types = gameTypes.filter((type) => type !== 'sports');
    for (const [at, type] of types.entries()) {
      const game = `of-${type}`;
      await world.database.run(
        `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
         select vendor_id, $1, $2, names, image, rtp_percent from vendor_game where key = $3`,
        [game, type, gameKey],
      );
      await play(member, { stake: 1_000 + at, game });
      expect(await stakes(member, { groupKey: type }), type).toEqual([1_000 + at]);
    }
    expect(await stakes(member)).toHaveLength(types.length);
  });

  test('[CL-22] a group key is a family, a game type or a group of the catalogue; empty and `all` are everything', async () => {
    const member = await world.member({ cash: 100_000 });
    await member.call('/api/bet/betProc', slipOn([await world.match()]));
    world.clock.advance(1_000);
    await play(member, { stake: 700 });
    for (const groupKey of ['', 'all']) expect(await stakes(member, { groupKey })).toEqual([700, 10_000]);
    for (const groupKey of ['vendor', 'slot', 'SLOT'])
      expect(await stakes(member, { groupKey })).toEqual([700]);
    for (const groupKey of ['sports', 'SPORT']) expect(await stakes(member, { groupKey })).toEqual([10_000]);
    for (const groupKey of ['casino', 'HC-CASINO', 'mini'])
      expect(await stakes(member, { groupKey })).toEqual([]);
  });

  test("[CL-22] a vendor code narrows it to that vendor's games, and a code of the catalogue without games is an empty list", async () => {
    const member = await world.member({ cash: 100_000 });
    await member.call('/api/bet/betProc', slipOn([await world.match()]));
    await play(member, { stake: 700 });
    expect(await stakes(member, { vendorCode })).toEqual([700]);
    expect(await stakes(member, { vendorCode: '200' })).toEqual([]);
    expect(await stakes(member, { vendorCode, groupKey: 'sports' })).toEqual([]);
  });

  test("[CL-22] days are those of the site's calendar, both inclusive", async () => {
    world.clock.set('2026-11-20T14:59:59.999Z');
    const member = await world.member();
    await play(member, { stake: 1 });
    world.clock.set('2026-11-20T15:00:00.000Z');
    await play(member, { stake: 2 });
    const on = (day: string) => stakes(member, { startDate: day, endDate: day });
    expect([await on('2026-11-20'), await on('2026-11-21'), await on('2026-11-22')]).toEqual([[1], [2], []]);
    expect(await stakes(member, { startDate: '2026-11-21' })).toEqual([2]);
    expect(await stakes(member, { endDate: '2026-11-20' })).toEqual([1]);
    expect(await stakes(member, { startDate: '2000-01-01', endDate: '2100-12-31' })).toEqual([2, 1]);
  });

  test('[FND-9][FND-11][CL-22] oldYn parts what was placed within thirty days from what is older; without it both are listed', async () => {
    const member = await world.member();
    for (const daysAgo of [0, 29, 30, 31, 400]) await play(member, { stake: 1_000 + daysAgo, daysAgo });
    expect(await stakes(member, { oldYn: 'N' })).toEqual([1_000, 1_029, 1_030]);
    expect(await stakes(member, { oldYn: 'Y' })).toEqual([1_031, 1_400]);
    expect(await stakes(member)).toHaveLength(5);
    expect(await stakes(member, { oldYn: 'Y', startDate: '2026-01-01' })).toEqual([1_031]);
  });

  test.each([
    ['win', [500]],
    ['lose', [100]],
    ['draw', [300]],
    ['wait', [400]],
    ['other', []],
  ] as const)('of type %s are listed alone', async (type, expected) => {
    const member = await world.member();
    await play(member, { stake: 100 });
    await play(member, { stake: 500, win: 900 });
    await play(member, { stake: 300, win: 300 });
    await play(member, { stake: 400, isOpen: true });
    expect(await stakes(member, { type })).toEqual(expected);
  });

  test('[BC-09][CL-22] ten stand on a page, and the sums are those of the whole list', async () => {
    const member = await world.member();
    for (let count = 1; count <= 23; count += 1)
      await play(member, { stake: 100, win: count === 1 ? 50 : 0 });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => member.call(path, { page })));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 3, 0]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ betIdx }) => betIdx))).size).toBe(23);
    for (const { total, pageInfo } of pages) {
      expect(pageInfo).toMatchObject({ count_per_list: 10, total: 23 });
      expect(total).toEqual({ cash: 2_300, winCash: 50, waitCash: 0, resultCash: -2_250 });
    }
  });

  test('nobody sees the bets of another member, nor of another site', async () => {
    const other = await world.addSite();
    const members = [await world.member(), await world.member(), await world.member({ site: other })];
    await play(members[0] as Person, { stake: 100 });
    expect(await Promise.all(members.map((member) => stakes(member)))).toEqual([[100], [], []]);
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a group that there is not',
        async () => (await world.member()).codeOf(path, { groupKey: 'coins' }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test('a vendor that there is not is refused with E404', async () => {
    expect(await (await world.member()).codeOf(path, { vendorCode: 'no-vendor' })).toBe('E404');
  });

  test.each([
    { page: -1 },
    { page: 1_000_000_000 },
    { page: '1' },
    { startDate: '2026-11-21', endDate: '2026-11-20' },
    { startDate: '1900-01-01' },
    { startDate: 'yesterday' },
    { endDate: '2026-02-30' },
    { oldYn: 'maybe' },
    { type: 'PASS' },
    { groupKey: 'x'.repeat(41) },
    { vendorCode: 5 },
  ])('%o is refused with E400', async (body) => {
    expect((await (await world.member()).sendRaw(path, JSON.stringify(body))).code).toBe('E400');
  });
});
