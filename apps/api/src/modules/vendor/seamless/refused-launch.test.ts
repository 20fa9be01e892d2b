import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDialectVendor } from '../../../testing/dialect-vendor.ts';
import { startLaunchVendor } from '../../../testing/launch-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import { findLastGameSession } from './store.ts';

const world = await createWorld();
const launches = await startLaunchVendor();
const url = 'https://games.test/open';
/** The dialects whose wallet calls carry no token, and where their vendors say the address of a game. */
const tokenless = [
  ['highend', 'of-highend', 'url'],
  ['gr8', 'of-gr8', 'url'],
  ['kplay', '200', 'launch_url'],
] as const;

describe('a launch that the vendor refuses ends no game that goes on', () => {
  test.each(tokenless)('%s', async (dialect, code, addressAt) => {
    const vendor = await addDialectVendor(world, dialect, code);
    await world.database.run('update vendor set base_url = $2 where code = $1', [code, launches.url]);
    world.clock.advance(5_000);
    const member = await world.member({ cash: 1_000 });
    const gameCode = dialect === 'gr8' ? 'sportsbook' : '777';
    const player = { user: `hanpan-${member.key}`, token: '', currency: 'KRW', gameCode };
    const launch = () =>
      member.codeOf('/api/minigame/getGame', { vendorKey: code, gameType: 'slot', gameKey: gameCode });
    const ask = async () => {
      const id = randomUUID();
      const bet = { kind: 'bet', player, id, bet: id, round: id, amount: 10_000_000 } as const;
      const { http, text } = await vendor.send(vendor.speaker.write(bet, vendor.credentials));
      return vendor.speaker.read(http, text).word;
    };
    launches.answer = [200, JSON.stringify({ status: 1, [addressAt]: url })];
    expect(await launch()).toBe('0');
    const first = await ask();
    world.clock.advance(10_000);
    launches.answer = [500, '{}'];
    expect(await launch()).toBe('9999');
    expect(await ask()).toBe(first);
    expect((await world.holdingsOf(member)).cash).toBe(800);
    world.clock.advance(10_000);
    launches.answer = [200, JSON.stringify({ status: 1, [addressAt]: url })];
    expect(await launch()).toBe('0');
    expect(await ask()).toBe(first);
    // Of games that are all closed, none goes on.
    await world.database.run('update game_session set closed_at = opened_at where member_id = $1', [
      member.key,
    ]);
    expect(await ask()).not.toBe(first);
    expect((await world.holdingsOf(member)).cash).toBe(700);
  });
});

test('a launch that a process left half way is no game while one goes on, or after one; alone it is what the vendor asks about', async () => {
  const code = '201';
  await addDialectVendor(world, 'kplay', code);
  const member = await world.addMember();
  const add = async (isLaunched: boolean) => {
    world.clock.advance(1_000);
    const row = await world.database.row<{ id: number }>(
      `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at, is_launched)
       select sha256($1::text::bytea), $2, $3, v.id, '777', $4, $4, $4::timestamptz + interval '1 hour', $5
         from vendor v where v.code = $6 returning id`,
      [randomUUID(), world.site.id, member.key, world.clock.read.date(), isLaunched, code],
    );
    return row?.id;
  };
  const last = async () =>
    (
      await findLastGameSession(world.database, {
        vendorCode: code,
        memberId: member.key,
        gameKey: undefined,
      })
    )?.session_id;
  const alone = await add(false);
  expect(await last()).toBe(alone);
  const launched = await add(true);
  await add(false);
  expect(await last()).toBe(launched);
  await world.database.run('update game_session set closed_at = $2 where member_id = $1', [
    member.key,
    world.clock.read.date(),
  ]);
  expect(await last()).toBe(launched);
});
