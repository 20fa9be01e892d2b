import { signatureHeader, verifyBody } from '@hanpan/vendor-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { addDialectVendor } from '../../testing/dialect-vendor.ts';
import { startHub88Vendor } from '../../testing/hub88-vendor.ts';
import { startLaunchVendor } from '../../testing/launch-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { dialects } from '../../vendors/dialects.ts';

const path = '/api/minigame/replay';
const world = await createWorld();
const east = await startHub88Vendor(world, 'east');
await addDialectVendor(world, 'highend', 'of-highend');
/** What the vendor answers from here on, in place of its games. */
const said = await startLaunchVendor();
const replayUrl = 'https://games.east.test/play/seven?replay=link';
const page = (url: string) => [200, JSON.stringify({ url })] as const;

async function setRow(change: string, value: unknown): Promise<void> {
  await world.database.run(`update vendor set ${change} = $1 where code = 'east'`, [value]);
  // A reading that was under way before it ends first: what is read after this sees the row as it is.
  await world.services.vendors.all();
  world.clock.advance(5_000);
}
await setRow('base_url', said.url);
await setRow('game_origins', ['https://games.east.test']);

beforeEach(() => {
  said.answer = page(replayUrl);
  said.heard.length = 0;
});

/** A round of a member, over unless it is said otherwise; returns its id in the history. */
async function roundOf(
  member: Person,
  { round = 'round-1', vendor = 'east', isOver = true, returned = 0 } = {},
): Promise<number> {
  const row = await world.database.row<{ id: number }>(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at)
     select id, $2, $3, $4, (select min(g.key) from vendor_game g where g.vendor_id = vendor.id), 100, 0, $7, $5, case when $6 then $5::timestamptz end from vendor where code = $1 returning id`,
    [vendor, round, world.site.id, member.key, new Date(world.clock.read()), isOver, returned],
  );
  return need(row?.id, 'round');
}

async function member(): Promise<{ caller: Person; betIdx: number }> {
  const caller = await world.member({ cash: 1_000 });
  return { caller, betIdx: await roundOf(caller) };
}

describe('a round of a vendor', () => {
  test('[REC-2] is shown again at the vendor, which is asked for that round of that player, signed', async () => {
    const { caller, betIdx } = await member();
    expect(await caller.call(path, { betIdx })).toEqual({ replayUrl });
    const asked = said.last();
    expect([asked.method, asked.path]).toEqual(['POST', '/operator/generic/v2/game/round']);
    expect(JSON.parse(asked.raw.toString())).toEqual({
      operator_id: 1,
      user: `hanpan-${caller.key}`,
      round: 'round-1',
      lang: 'ko',
    });
    const signature = String(asked.headers[signatureHeader]);
    expect(verifyBody(asked.raw, signature, east.ourKeys.publicKeyPem)).toBe(true);
  });

  test('[REC-2] each of the last fifty can be looked at again, from the history page by page', async () => {
    const caller = await world.member();
    for (let each = 1; each <= 50; each += 1) await roundOf(caller, { round: `r-${each}` });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => caller.call('/api/bet/betlistNew', { page: number })),
    );
    const list = pages.flatMap((each) => each.list);
    expect(list.filter(({ hasReplay }) => hasReplay)).toHaveLength(50);
    for (const { betIdx } of list) expect(await caller.call(path, { betIdx })).toEqual({ replayUrl });
    const asked = said.heard.map(({ raw }) => String(JSON.parse(raw.toString()).round));
    expect(new Set(asked).size).toBe(50);
  });

  test('[REC-2] is history: it is shown while the vendor is off, and to whoever may not play', async () => {
    const { caller, betIdx } = await member();
    await setRow('enabled', false);
    expect(await caller.call(path, { betIdx })).toEqual({ replayUrl });
    await setRow('enabled', true);
    await caller.call('/api/protection/exclude', { period: 'week' });
    expect(await caller.codeOf(path, { betIdx })).toBe('0');
  });

  test('[REC-2] moves no money and writes nothing', async () => {
    const { caller, betIdx } = await member();
    const rows = () =>
      world.database.row(
        'select (select count(*) from game_session) as games, (select count(*) from outbox) as events',
      );
    const before = [await rows(), (await world.holdingsOf(caller)).cash];
    await caller.call(path, { betIdx });
    expect([await rows(), (await world.holdingsOf(caller)).cash]).toEqual(before);
  });
});

test('[REC-2] of the dialects, the one whose document names the call has it', () => {
  const connection = {
    code: '200',
    baseUrl: 'https://v.test',
    operatorId: '1',
    currency: 'KRW',
    timeoutMs: 1_000,
  };
  const having = Object.entries(dialects).filter(
    ([, dialect]) => dialect.client({ ...connection, theirKeys: [], ourKey: () => '' }).replay !== undefined,
  );
  expect(having.map(([name]) => name)).toEqual(['hub88']);
});

test('[REC-2] the history says of which lines there is a replay, and asks no vendor for that', async () => {
  const caller = await world.member();
  await roundOf(caller, { round: 'over' });
  await roundOf(caller, { round: 'open', isOver: false });
  await roundOf(caller, { round: 'given back', returned: 100 });
  await roundOf(caller, { round: 'elsewhere', vendor: 'of-highend' });
  const { list } = await caller.call('/api/bet/betlistNew', {});
  const shown = await world.database.rows<{ id: number; round: string }>(
    'select id, round from game_round where member_id = $1',
    [caller.key],
  );
  const has = new Map(list.map(({ betIdx, hasReplay }) => [betIdx, hasReplay]));
  expect(Object.fromEntries(shown.map(({ id, round }) => [round, has.get(id)]))).toEqual({
    over: true,
    open: false,
    'given back': false,
    elsewhere: false,
  });
  expect(said.heard).toEqual([]);
});

const refused = async (answer: typeof said.answer) => {
  const { caller, betIdx } = await member();
  said.answer = answer;
  return caller.codeOf(path, { betIdx });
};

describe('an answer that is of no use', () => {
  test.each([
    ['of another origin', page('https://evil.test/play')],
    ['of the same name over http', page('http://games.east.test/play')],
    ['of a name below', page('https://a.games.east.test/play')],
    ['that is a script', page('javascript:alert(1)')],
    ['without an address', [200, '{}']],
    ['that is no JSON', [200, '<html>']],
    ['of status 500', [500, '{"error":"down"}']],
    ['of status 429', [429, '{"error":"slow"}']],
  ] as const)('[REC-2] %s opens nothing', async (_, answer) => {
    expect(await refused(answer)).toBe('9999');
  });

  test('[REC-2] that never comes is given up after the time that the row allows', async () => {
    await setRow('timeout_ms', 100);
    expect(await refused(undefined)).toBe('9999');
    await setRow('timeout_ms', 10_000);
  });
});

test('[REC-2] a vendor without origins of its own shows its rounds where it is called', async () => {
  const { caller, betIdx } = await member();
  await setRow('game_origins', []);
  said.answer = page(`${said.url}/play?replay=link`);
  expect(await caller.call(path, { betIdx })).toEqual({ replayUrl: `${said.url}/play?replay=link` });
  await setRow('game_origins', ['https://games.east.test']);
});

test.each(
  refusalsOf(path, {
    E404: [
      "another member's round",
      async () => {
        const { betIdx } = await member();
        return (await world.member()).codeOf(path, { betIdx });
      },
    ],
    G003: [
      'a round of a vendor whose dialect has no replays',
      async () => {
        const caller = await world.member();
        return caller.codeOf(path, { betIdx: await roundOf(caller, { vendor: 'of-highend' }) });
      },
    ],
    G004: ['a round that the vendor does not know', () => refused([404, '{"error":"no such round"}'])],
    9999: ['a vendor that is down', () => refused([503, ''])],
  }),
)('[REC-2] %s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test('[REC-2] a round that goes on, and a guest, are refused without a word to the vendor', async () => {
  const caller = await world.member();
  const betIdx = await roundOf(caller, { isOver: false });
  expect(await caller.codeOf(path, { betIdx })).toBe('E404');
  expect(await world.guest().codeOf(path, { betIdx })).toBe('E401');
  expect(said.heard).toEqual([]);
});
