import { amount } from '@hanpan/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFakeVendor, vendorCode } from '../../testing/game-vendor.ts';
import { startHub88Vendor } from '../../testing/hub88-vendor.ts';
import { createWorld, type TestVendor } from '../../testing/world.ts';
import type { VendorGame } from '../../vendors/port.ts';
import { installCodes } from '../catalogue/index.ts';
import { vendorJobs } from './jobs.ts';

function aGame(key: string, more: Partial<VendorGame> = {}): VendorGame {
  return {
    key,
    family: 'casino',
    names: { ko: key, en: key, vi: key },
    image: `https://${vendorCode}.test/${key}.svg`,
    returnToPlayerPercent: '98.94',
    lowestReturnPercent: null,
    smallestStake: null,
    largestStake: null,
    productCode: '5',
    window: 'standard',
    hasDemo: false,
    volatility: null,
    releasedOn: null,
    jackpot: null,
    ...more,
  };
}

/** What the first vendor lists; the second lists the baccarat too, and a game of its own. */
const listed = [
  aGame('baccarat', {
    ...{ hasDemo: true, volatility: 1, releasedOn: '2026-11-01' },
    ...{ lowestReturnPercent: '85.64', smallestStake: amount(1_000), largestStake: amount(2_000_000) },
  }),
  aGame('roulette', { productCode: '1' }),
  aGame('mines', { family: 'mini', productCode: 'arcade', window: 'bomb' }),
  aGame('pot', { family: 'slot', productCode: '201', jackpot: amount(7_000_000) }),
  aGame('nameless', { productCode: null }),
];
const first = { ...createFakeVendor(), listGames: async () => listed };
const second: TestVendor = {
  code: 'second',
  listGames: async () => [aGame('baccarat'), aGame('sic-bo')],
  launch: async () => 'https://second.test/play',
};
const world = await createWorld({ vendors: [first, second] });
await startHub88Vendor(world, vendorCode);
await startHub88Vendor(world, 'second');
const readLists = async () => {
  world.clock.advance(60_000);
  const job = vendorJobs(world.services).find(({ name }) => name === 'vendor.catalogue');
  await job?.run(job.limit);
};
beforeAll(async () => {
  await world.database.transaction((tx) => installCodes(tx, world.site.id));
  await readLists();
  await world.database.run("update vendor set game_origins = '{https://games.test}' where code = $1", [
    vendorCode,
  ]);
  world.clock.advance(5_000);
});

const open = '/api/minigame/getGame';
const baccarat = { vendorKey: '5', gameType: 'casino', gameKey: 'baccarat' };

describe('a lobby by the code of the catalogue', () => {
  test('[CL-18][WR-05] it lists what every vendor carries under the code, each game once, of the first vendor', async () => {
    const member = await world.member();
    const { games } = await member.call('/api/minigame/getSlotList', { vendorKey: '5' });
    expect(games.map(({ key, vendorKey }) => [key, vendorKey])).toEqual([
      ['baccarat', vendorCode],
      ['sic-bo', 'second'],
    ]);
    expect(games[0]).toMatchObject({
      type: 'casino',
      productCode: '5',
      hasDemo: true,
      volatility: 1,
      releasedOn: '2026-11-01',
      window: 'standard',
      jackpotAmount: null,
    });
  });

  test('[GAM-1] a game says before it is opened what a bet there may stake, and what its worst bet returns', async () => {
    const member = await world.member();
    const { games } = await member.call('/api/minigame/lobby', { type: 'casino' });
    const said = (gameKey: string) =>
      games.find(({ key, vendorKey }) => key === gameKey && vendorKey === vendorCode);
    expect(said('baccarat')).toMatchObject({
      ...{ returnToPlayerPercent: '98.94', lowestReturnPercent: '85.64' },
      ...{ smallestStakeAmount: 1_000, largestStakeAmount: 2_000_000 },
    });
    const nothing = { lowestReturnPercent: null, smallestStakeAmount: null, largestStakeAmount: null };
    expect(said('roulette')).toMatchObject(nothing);
    // A vendor that says less than before, and then says it again. Each test begins at the time of the first reading.
    const [baccarat] = listed.splice(0, 1, aGame('baccarat', { largestStake: amount(900) }));
    world.clock.advance(60_000);
    await readLists();
    const [now] = (await member.call('/api/minigame/getSlotList', { vendorKey: '5' })).games;
    expect(now).toMatchObject({ ...nothing, largestStakeAmount: 900 });
    listed.splice(0, 1, baccarat ?? aGame('baccarat'));
    await readLists();
  });

  test.each([
    ['a smallest stake above the largest', 'smallest_stake = 2, largest_stake = 1'],
    ['a stake of nothing', 'smallest_stake = 0'],
    ['a lowest return above the best', "lowest_rtp_percent = '98.95'"],
    ['a lowest return beside one that is no number', "rtp_percent = '', lowest_rtp_percent = '85.64'"],
    ['a lowest return that is no number', "lowest_rtp_percent = 'low'"],
  ])('%s is no row', async (_, change) => {
    const written = world.database.run(`update vendor_game set ${change} where key = 'baccarat'`);
    await expect(written).rejects.toMatchObject({ code: '23514' });
  });

  test('[CL-19] its pages are found by type and by a part of a name', async () => {
    const member = await world.member();
    const path = '/api/minigame/slots/{prodId}/{type}';
    const found = async (type: 'casino' | 'slot', search = '') =>
      (await member.call(path, { prodId: '5', type, search })).pageInfo.total;
    expect([await found('casino'), await found('slot'), await found('casino', 'SIC')]).toEqual([2, 0, 1]);
  });

  test('the lobby of a type holds every vendor’s games of it, those of no code among them', async () => {
    const member = await world.member();
    const { games } = await member.call('/api/minigame/lobby', { type: 'casino' });
    expect(games.map(({ key, vendorKey }) => `${vendorKey}/${key}`).toSorted()).toEqual([
      'second/baccarat',
      'second/sic-bo',
      `${vendorCode}/baccarat`,
      `${vendorCode}/nameless`,
      `${vendorCode}/roulette`,
    ]);
    const { games: mini } = await member.call('/api/minigame/lobby', { type: 'mini' });
    expect(mini.map(({ key, window }) => [key, window])).toEqual([['mines', 'bomb']]);
    expect(await world.guest().codeOf('/api/minigame/lobby', { type: 'casino' })).toBe('E401');
  });

  test('[CL-16] a code with games is ready, and is not once its vendors are off', async () => {
    const ready = async () => {
      const { list } = await world.guest().call('/api/common/code', { masterCode: 'GAME' });
      return list.filter((each) => each.ready).map(({ code }) => code);
    };
    expect(await ready()).toEqual(expect.arrayContaining(['1', '5', '201', 'arcade']));
    expect(await ready()).not.toContain('6');
    await world.database.run('update vendor set enabled = false where code = $1', [vendorCode]);
    expect(await ready()).not.toContain('1');
    expect(await ready()).toContain('5');
    await world.database.run('update vendor set enabled = true');
  });

  test('a game that its vendor no longer lists, or that is off for the member, is not there', async () => {
    const member = await world.member();
    await world.database.run(
      "insert into vendor_switch (vendor_id, game_key) select id, 'baccarat' from vendor where code = $1",
      [vendorCode],
    );
    const { games } = await member.call('/api/minigame/getSlotList', { vendorKey: '5' });
    expect(games.map(({ key, vendorKey }) => [key, vendorKey])).toEqual([
      ['baccarat', 'second'],
      ['sic-bo', 'second'],
    ]);
    await world.database.run('delete from vendor_switch');
    expect(await member.codeOf('/api/minigame/getSlotList', { vendorKey: '6' })).toBe('B0092');
  });
});

describe('opening a game by the code of the catalogue', () => {
  test('[CL-17] the first vendor that carries it opens it, and the game leads back to its lobby', async () => {
    const member = await world.member();
    const { gameurl } = await member.call(open, baccarat);
    expect(gameurl).toContain('https://games.test/play');
    expect(first.launches.at(-1)?.lobbyUrl).toMatch(/\/member\/livecasino$/);
  });

  test('[BC-08] a maker that refuses to be framed gets a window of its own, whoever carries it', async () => {
    const member = await world.member();
    const framed = async (vendorKey: string, gameKey: string) =>
      (await member.call(open, { ...baccarat, vendorKey, gameKey })).launchId !== null;
    expect(await framed('5', 'baccarat')).toBe(true);
    expect(await framed('1', 'roulette')).toBe(false);
    expect(await framed(vendorCode, 'roulette')).toBe(false);
  });

  test('the answer says for which window the game is made', async () => {
    const member = await world.member();
    const windowOf = async (vendorKey: string, gameKey: string) =>
      (await member.call(open, { ...baccarat, vendorKey, gameKey })).window;
    expect([await windowOf('arcade', 'mines'), await windowOf('5', 'baccarat')]).toEqual([
      'bomb',
      'standard',
    ]);
  });

  test.each([
    ['a game of another code', { vendorKey: '1' }],
    ['a code that nobody carries', { vendorKey: '6' }],
    ['a game that there is not', { gameKey: 'nothing' }],
    ['free play of a game without it', { vendorKey: '1', gameKey: 'roulette', mode: 'demo' as const }],
  ])('%s is refused with B0092, and nothing is opened', async (_, wrong) => {
    const member = await world.member();
    const before = first.launches.length;
    expect(await member.codeOf(open, { ...baccarat, ...wrong })).toBe('B0092');
    expect(first.launches).toHaveLength(before);
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('N');
  });

  test('free play names nobody to the vendor, opens no game of ours and moves nothing', async () => {
    const member = await world.member({ cash: 5_000 });
    const { gameurl, launchId } = await member.call(open, { ...baccarat, mode: 'demo' });
    const launch = first.launches.at(-1);
    expect([launch?.isDemo, launch?.playerId.startsWith('demo-'), launchId]).toEqual([true, true, null]);
    expect(gameurl).toContain(String(launch?.token));
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('N');
    const sessions = await world.database.rows('select 1 from game_session where member_id = $1', [
      member.key,
    ]);
    expect(sessions).toEqual([]);
  });
});

test('[CL-11] the main page names the highest jackpot of a list as its vendor’s', async () => {
  const { jackpot } = await world.guest().call('/api/main', {});
  expect(jackpot).toMatchObject({ vendorCode, amount: 7_000_000 });
});
