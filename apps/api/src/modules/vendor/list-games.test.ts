import { describe, expect, test } from 'vitest';
import { installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/minigame/slots/{prodId}/{type}';
const all = { prodId: vendorCode, type: 'all' } as const;
const keys = Array.from({ length: 12 }, (_, index) => `game-${String(index).padStart(2, '0')}`);
await installVendor(world, keys);
await world.database.run(
  `update vendor_game set family = 'fishing', names = '{"ko":"황금 잉어","en":"Golden carp","vi":"Cá chép vàng"}' where key = 'game-03'`,
);

describe('the games of a vendor by type', () => {
  test('[CL-19][EN-14][BC-09] each has key, image and names, ten a page', async () => {
    const member = await world.member();
    const first = await member.call(path, all);
    expect(first.games.map(({ key }) => key)).toEqual(keys.slice(0, 10));
    expect(first.games[0]).toMatchObject({ image: '/x.svg', names: { ko: 'Test Games' }, type: 'slot' });
    expect(first.pageInfo).toEqual({ page: 1, count_per_list: 10, total: 12 });
    expect((await member.call(path, { ...all, page: 2 })).games).toHaveLength(2);
  });

  test('[CL-19] a type leaves the others out, and a part of a name in any language finds a game', async () => {
    const member = await world.member();
    const found = async (body: object) =>
      (await member.call(path, { ...all, ...body })).games.map(({ key }) => key);
    expect(await found({ type: 'fishing' })).toEqual(['game-03']);
    expect(await found({ type: 'casino' })).toEqual([]);
    for (const search of ['잉어', 'CARP', 'chép']) expect(await found({ search })).toEqual(['game-03']);
    expect(await found({ search: '%' })).toEqual([]);
  });

  test('a game that is switched off for the member is not listed', async () => {
    await world.database.run("insert into vendor_switch (vendor_id, game_key) values (1, 'game-00')");
    const { games } = await (await world.member()).call(path, all);
    expect(games.map(({ key }) => key)).not.toContain('game-00');
  });

  test.each(
    refusalsOf(path, {
      B0092: [
        'a vendor that there is not',
        async () => (await world.member()).codeOf(path, { ...all, prodId: 'nobody' }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test('[RL-01] a guest sees no list', async () => {
    expect(await world.guest().codeOf(path, all)).toBe('E401');
  });

  test('a type that there is not is no address, and a page below the first is malformed', async () => {
    const member = await world.member();
    const url = (type: string) => `/api/minigame/slots/${vendorCode}/${type}`;
    expect((await member.sendRaw(path, '{}', url('everything'))).code).toBe('E404');
    expect((await member.sendRaw(path, '{"page":-1}', url('all'))).code).toBe('E400');
  });
});
