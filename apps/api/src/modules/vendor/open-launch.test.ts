import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hub88GameKey, startHub88Vendor } from '../../testing/hub88-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { startTransferVendor, transferGameKey } from '../../testing/transfer-vendor.ts';
import { createWorld, type Person, type TestVendor } from '../../testing/world.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import { windowKindOf } from './window-kind.ts';

const path = '/api/minigame/launch';
const open = '/api/minigame/getGame';

const moon = await startTransferVendor('moon', 9);
afterAll(() => moon.close());
/** A vendor that gives whatever address a test wants. */
let address = '';
const odd: TestVendor = {
  code: 'odd',
  listGames: () => Promise.reject(new VendorUnreachable()),
  launch: () => Promise.resolve(address),
};
const world = await createWorld({ vendors: [moon.vendor, odd] });
const origins = (code: string, games: readonly string[], images: readonly string[] = games) =>
  world.database.run('update vendor set game_origins = $2, image_origins = $3 where code = $1', [
    code,
    games,
    images,
  ]);
await moon.install(world);
await startHub88Vendor(world, 'east');
await startHub88Vendor(world, 'odd');
beforeAll(async () => {
  await origins('east', ['https://east.test']);
  await origins('odd', ['https://odd.test', 'https://*.wide.test', 'http://odd.test']);
  await origins('moon', ['https://transfer.test']);
  world.clock.advance(5_000);
});

const openAt = (member: Person, vendorKey: string, gameKey: string = hub88GameKey) =>
  member.call(open, { vendorKey, gameType: 'slot', gameKey });
async function launched(member: Person): Promise<string> {
  const { launchId } = await openAt(member, 'east');
  if (launchId === null) throw new Error('not framed');
  return launchId;
}

describe('the address of a game', () => {
  test('is told to the session that opened it, again and again, and is not in the id', async () => {
    const member = await world.member();
    const { gameurl, launchId } = await openAt(member, 'east');
    expect(gameurl).toMatch(/^https:\/\/east\.test\/play/);
    for (let asked = 1; asked <= 2; asked += 1)
      expect(await member.call(path, { launchId: String(launchId) })).toEqual({ gameurl });
    const stored = await world.database.row<{ launch_hash: Buffer; address_sealed: Buffer }>(
      'select launch_hash, address_sealed from game_session where member_id = $1',
      [member.key],
    );
    expect(JSON.stringify(Object.values(stored ?? {}).map(String))).not.toMatch(/east|token/);
    expect(String(stored?.launch_hash)).not.toContain(String(launchId));
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'an id that never was',
        async () => (await world.member()).codeOf(path, { launchId: 'made-up' }),
      ],
      G002: [
        'a game whose place another game has taken',
        async () => {
          const member = await world.member();
          const launchId = await launched(member);
          await launched(member);
          return member.codeOf(path, { launchId });
        },
      ],
      G001: [
        'a game that was opened hours ago',
        async () => {
          const member = await world.member();
          const launchId = await launched(member);
          await world.database.run('update game_session set expires_at = opened_at where member_id = $1', [
            member.key,
          ]);
          return member.codeOf(path, { launchId });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test('is not told to another member, nor to a later session of the same one', async () => {
    const member = await world.member();
    const launchId = await launched(member);
    expect(await (await world.member()).codeOf(path, { launchId })).toBe('E404');
    const later = await world.signIn(member.memId);
    expect(await later.codeOf(path, { launchId })).toBe('E404');
    expect(await world.guest().codeOf(path, { launchId })).toBe('E401');
  });

  test('[BC-08] is framed over https at an origin of its vendor, and opens in a window of its own everywhere else', async () => {
    const member = await world.member();
    const framed = async (url: string) => {
      address = url;
      const { launchId, gameurl } = await openAt(member, 'odd');
      expect(gameurl).toBe(url);
      return launchId !== null;
    };
    expect(await framed('https://odd.test/a')).toBe(true);
    expect(await framed('https://x.wide.test/a')).toBe(true);
    for (const url of [
      'http://odd.test/a',
      'https://evil.test/a',
      'https://wide.test/',
      'https://odd.test:8443/',
    ])
      expect(await framed(url)).toBe(false);
    await world.database.run("update vendor set window_kind = 'popup' where code = 'odd'");
    world.clock.advance(5_000);
    expect(await framed('https://odd.test/a')).toBe(false);
    await world.database.run("update vendor set window_kind = 'embed' where code = 'odd'");
    world.clock.advance(5_000);
  });

  test('of a vendor that holds the money is framed alike', async () => {
    const member = await world.member({ cash: 1_000 });
    const { launchId, gameurl } = await openAt(member, 'moon', transferGameKey);
    expect(await member.call(path, { launchId: String(launchId) })).toEqual({ gameurl });
  });
});

test.each(['1', '13', '17', '33', 'niu', 'splus', 'speed', 'hol'])(
  '[BC-08] the games of vendor %s are not framed',
  (code) => expect(windowKindOf(code)).toBe('popup'),
);

test.each(['0', '2', '10', '200', 'hub88', null])('[BC-08] those of vendor %s are', (code) =>
  expect(windowKindOf(code)).toBe('embed'),
);

const unframed = ['niu', 'splus', 'speed', 'hol'];

test('[BC-08] the vendors that cannot be framed are installed as such', async () => {
  for (const code of unframed) await startHub88Vendor(world, code);
  const rows = await world.database.rows<{ code: string; kind: string }>(
    'select code, window_kind as kind from vendor',
  );
  const kindOf = (code: string) => rows.find((row) => row.code === code)?.kind;
  expect(unframed.map(kindOf)).toEqual(unframed.map(() => 'popup'));
  expect(kindOf('east')).toBe('embed');
});

describe('the content security policy of a page', () => {
  async function policy(): Promise<Record<string, string[]>> {
    const { headers } = await world.app.inject({
      url: '/api/etc/siteOption',
      headers: { accept: 'text/html' },
    });
    const directives = String(headers['content-security-policy']).split(';');
    return Object.fromEntries(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
  }

  test('frames the games and shows the pictures of every vendor, and of nobody else', async () => {
    const { 'frame-src': frames, 'img-src': images } = await policy();
    expect(frames?.sort()).toEqual(
      ['https://*.wide.test', 'https://east.test', 'https://odd.test', 'https://transfer.test'].sort(),
    );
    expect(images).toEqual(
      expect.arrayContaining(["'self'", 'data:', 'http://odd.test', 'https://east.test']),
    );
    expect(images).not.toContain('https:');
  });

  test('follows a changed row and a new vendor within seconds, without a restart', async () => {
    await origins('east', ['https://moved.test'], ['https://pictures.test']);
    await startHub88Vendor(world, 'north');
    await origins('north', ['https://north.test']);
    world.clock.advance(3_000);
    const { 'frame-src': frames, 'img-src': images } = await policy();
    expect(frames).toEqual(expect.arrayContaining(['https://moved.test', 'https://north.test']));
    expect(frames).not.toContain('https://east.test');
    expect(images).toContain('https://pictures.test');
  });

  test('a page is served by what was known where the rows cannot be read', async () => {
    const known = await policy();
    const { vendors } = world.services;
    const all = vendors.all.bind(vendors);
    vendors.all = () => Promise.reject(new Error('the database is away'));
    expect(await policy()).toEqual(known);
    vendors.all = () => new Promise(() => undefined);
    expect(await policy()).toEqual(known);
    vendors.all = all;
  });

  test.each([
    'https://a.test; script-src *',
    "'unsafe-inline'",
    'https:',
    '*',
    'data:',
    'https://a.test/path',
    'https://A b',
  ])('the row takes no %s for an origin', async (origin) => {
    await expect(origins('east', [origin])).rejects.toThrow('vendor_origins');
    await expect(origins('east', [], [origin])).rejects.toThrow('vendor_origins');
  });
});
