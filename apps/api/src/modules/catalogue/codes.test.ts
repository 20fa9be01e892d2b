import { masterCodes } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';
import { installCodes, installSlotVendor } from './index.ts';

const world = await createWorld();
const install = (siteId = world.site.id) => world.database.transaction((tx) => installCodes(tx, siteId));
await install();
await installVendor(world);
const codesPath = '/api/common/gameCodes';
const list = async (masterCode?: (typeof masterCodes)[number]) =>
  (await world.guest().call('/api/common/code', { masterCode })).list;

/** Section 2 of the specification: the families, their vendors and their codes. */
const families: readonly [group: string, codes: readonly string[]][] = [
  ['SPORT', ['sport-combination', 'sport-live', 'sport-special']],
  ['ESPORT', ['101']],
  ['CASINO', ['1', '5', '10', '6', '9', '2']],
  ['SLOT', ['0', '200', '201', '202', '204', '205', '207', '208', '209']],
  ['MINI', ['powerball', 'powerladder', 'speedkino', 'kinoladder']],
  ['VIRTUAL', ['102']],
  ['FISHING', ['1000']],
];
const otherSlots = Array.from({ length: 10 }, (_, index) => String(212 + index));

describe('the catalogue', () => {
  test('[EN-13][CL-16] every family, vendor and code of the specification is in it, in `ord` order, with both names', async () => {
    const codes = await list();
    for (const [group, expected] of families) {
      const own = codes.filter(({ groupCode }) => groupCode === group).map(({ code }) => code);
      expect(own.slice(0, expected.length)).toEqual(expected);
    }
    const slots = codes.filter(({ groupCode }) => ['SLOT', 'H-SLOT'].includes(groupCode));
    expect(slots.map(({ code }) => code)).toEqual(expect.arrayContaining(otherSlots));
    const orders = codes.map(({ ord }) => ord);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(new Set(orders).size).toBe(orders.length);
    for (const code of codes) {
      expect(code.codeName).not.toBe('');
      expect(code.codeNameEN).toMatch(/^[\x20-\x7e]+$/);
      expect(code.groupCodeNameEN).not.toBe('');
      expect(code.target).toMatch(/^\/member\//);
    }
  });

  test('hotel casino and hotel slots are groups of their own, known by HC- and H-', async () => {
    const hotels = (await list()).filter(({ groupCode }) => /^HC?-/.test(groupCode));
    expect(new Set(hotels.map(({ gameType }) => gameType))).toEqual(new Set(['hotelCasino', 'hotelSlot']));
    for (const { groupCodeNameEN, groupCode } of hotels) {
      expect(groupCodeNameEN).toContain(groupCode.startsWith('HC-') ? 'HC-' : 'H-');
    }
  });

  test('[CL-16] a master code is the whole catalogue or one of its families; together they are the whole', async () => {
    const parts = await Promise.all(masterCodes.filter((code) => code !== 'GAME').map(list));
    expect(parts.every((part) => part.length > 0)).toBe(true);
    const key = ({ groupCode, code }: { groupCode: string; code: string }) => `${groupCode}/${code}`;
    expect(parts.flat().map(key).sort()).toEqual((await list('GAME')).map(key).sort());
    expect((await list('CASINO')).map(({ groupCode }) => groupCode)).toContain('HC-CASINO');
  });

  test('[CL-16][EN-13] category codes tell the groups of a family in order', async () => {
    const { list: groups } = await world.guest().call('/api/common/gameGroupCodes', { masterCode: 'SLOT' });
    expect(groups.map(({ code, groupCode }) => [code, groupCode])).toEqual([
      ['SLOT', 'SLOT'],
      ['SLOT', 'H-SLOT'],
    ]);
    const all = await world.guest().call('/api/common/gameGroupCodes', {});
    expect(new Set(all.list.map(({ groupCode }) => groupCode))).toEqual(
      new Set((await list()).map(({ groupCode }) => groupCode)),
    );
  });

  test('[CL-16] codes are looked for by group, by code and by both', async () => {
    const find = async (body: object) =>
      (await world.guest().call(codesPath, body)).list.map(({ groupCode, code }) => `${groupCode}/${code}`);
    expect(await find({ groupCode: 'HC-CASINO' })).toEqual(['HC-CASINO/17', 'HC-CASINO/33']);
    expect(await find({ masterCode: 'SLOT', code: '200' })).toEqual(['SLOT/200']);
    expect(await find({ masterCode: 'CASINO', groupCode: 'CASINO', code: '1' })).toEqual(['CASINO/1']);
    expect(await find({})).toHaveLength((await list()).length);
  });

  test.each(
    refusalsOf(codesPath, {
      E404: [
        'a code of another family',
        () => world.guest().codeOf(codesPath, { masterCode: 'CASINO', code: '200' }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each(['game', 'NOTHING', '', "' or 1=1", 5, null])(
    'a master code that there is not, %s, is refused with E400',
    async (masterCode) => {
      for (const path of ['/api/common/code', codesPath, '/api/common/gameGroupCodes'] as const)
        expect((await world.guest().sendRaw(path, JSON.stringify({ masterCode }))).code).toBe('E400');
    },
  );

  test('installing it again changes nothing, not even what an operator has changed', async () => {
    await world.database.run("update game_code set name_ko = '바뀐 이름' where code = '200'");
    const before = await list();
    await install();
    expect(await list()).toEqual(before);
  });
});

describe('what can be played', () => {
  const readyOf = async (code: string, site = world.site) =>
    (await world.guest(site).call('/api/common/code', {})).list.find((each) => each.code === code)?.ready;

  test('follows from what is there: sports with leagues are ready, games of vendors that there are not are no', async () => {
    for (const code of ['sport-combination', 'sport-live', 'sport-special'])
      expect(await readyOf(code)).toBe(true);
    for (const code of ['1', '200', '101', '102', '1000', 'powerball'])
      expect(await readyOf(code)).toBe(false);
  });

  test('a vendor is ready while it is on for the site and has a game', async () => {
    const other = await world.addSite();
    for (const { id } of [world.site, other]) {
      await install(id);
      await world.database.transaction((tx) =>
        installSlotVendor(tx, id, { code: vendorCode, ko: '시험', en: 'Test', place: 0 }),
      );
    }
    expect((await list('SLOT'))[0]).toMatchObject({ code: vendorCode, ready: true });
    await world.database.run('insert into vendor_switch (vendor_id, site_id) values (1, $1)', [other.id]);
    expect([await readyOf(vendorCode), await readyOf(vendorCode, other)]).toEqual([true, false]);
    await world.database.run('update vendor_game set enabled = false where key = $1', [gameKey]);
    expect(await readyOf(vendorCode)).toBe(false);
    await world.database.run('update vendor_game set enabled = true where key = $1', [gameKey]);
    await world.database.run('update vendor set enabled = false');
    expect(await readyOf(vendorCode)).toBe(false);
    await world.database.run('update vendor set enabled = true');
  });

  test('a site sees its own catalogue only', async () => {
    const bare = await world.addSite();
    expect((await world.guest(bare).call('/api/common/code', {})).list).toEqual([]);
  });

  test('[CL-11] the main bundle tells the highest jackpot that a vendor of the site reports, and none where none does', async () => {
    const jackpot = async () => (await world.guest().call('/api/main', {})).jackpot;
    expect(await jackpot()).toBeNull();
    const at = new Date(world.clock.read());
    await world.database.run('update vendor set jackpot_amount = 12345678, jackpot_at = $1', [at]);
    expect(await jackpot()).toMatchObject({
      vendorCode,
      amount: 12_345_678,
      reportedAt: at.toISOString(),
    });
    await world.database.run('update vendor set enabled = false');
    expect(await jackpot()).toBeNull();
    await world.database.run('update vendor set enabled = true, jackpot_amount = null, jackpot_at = null');
  });
});
