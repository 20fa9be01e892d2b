import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDialectVendor } from '../../../testing/dialect-vendor.ts';
import { startLaunchVendor } from '../../../testing/launch-vendor.ts';
import { createWorld } from '../../../testing/world.ts';

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
