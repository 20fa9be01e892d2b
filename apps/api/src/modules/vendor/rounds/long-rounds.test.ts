import { randomUUID } from 'node:crypto';
import type { SuitePlayer } from '@hanpan/vendor-kit';
import { signForm } from '@hanpan/vendor-kit';
import { describe, expect, test } from 'vitest';
import { hours, minutes } from '../../../testing/clock.ts';
import { addDialectVendor, memberOf } from '../../../testing/dialect-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import { closeIdleGames } from '../close-idle-games.ts';
import { closeOverdueRounds } from './close-rounds.ts';

const world = await createWorld();
const { database, services } = world;
const evolution = await addDialectVendor(world, 'evolution');
const gr8 = await addDialectVendor(world, 'gr8');
const slotegrator = await addDialectVendor(world, 'slotegrator');

async function betAt(vendor: typeof gr8, player: SuitePlayer): Promise<void> {
  const id = randomUUID();
  const call = { kind: 'bet' as const, id, bet: id, round: id, amount: 100 * 100_000, player };
  const { http, text } = await vendor.send(vendor.speaker.write(call, vendor.credentials));
  expect(vendor.speaker.read(http, text).balance).toBe(900 * 100_000);
}

const isSettled = async (player: SuitePlayer) => {
  await closeOverdueRounds(services, 100);
  const rows = await database.rows('select from play_settlement where member_id = $1', [
    memberOf(player).key,
  ]);
  return rows.length > 0;
};

describe('a round that is never said to be over', () => {
  test('waits longer than vendors do, a bet on sports for its match, and then counts as what is known of it', async () => {
    const [ladder, sports] = [await evolution.newPlayer(), await gr8.newPlayer()];
    await betAt(evolution, ladder);
    await betAt(gr8, sports);
    world.clock.advance(hours(49));
    expect([await isSettled(ladder), await isSettled(sports)]).toEqual([false, false]);
    world.clock.advance(hours(24));
    expect([await isSettled(ladder), await isSettled(sports)]).toEqual([true, false]);
    world.clock.advance(hours(24 * 300));
    expect(await isSettled(sports)).toBe(false);
  });

  test('and so it is for a vendor that is entered at the console', async () => {
    const platform = await world.operator('platform');
    const names = { ko: 'V', en: 'V', vi: 'V' };
    for (const [vendorCode, dialect] of [
      ['new-gr8', 'gr8'],
      ['new-evolution', 'evolution'],
    ] as const)
      await platform.call('/api/console/vendors/create', {
        ...{ vendorCode, dialect, names, baseUrl: 'https://vendor.test', operatorId: '1', reason: 'a test' },
      });
    const rows = await database.rows(
      "select extract(day from round_ends_after)::int as days from vendor where code like 'new-%' order by code",
    );
    expect(rows).toEqual([{ days: 3 }, { days: 400 }]);
  });
});

describe('slotegrator: a game without rounds', () => {
  /** A call that names no round, as of a game that has none. */
  function say(player: SuitePlayer, action: 'bet' | 'win', amount: number) {
    const { user, token, currency, gameCode } = player;
    const form = new URLSearchParams({
      ...{ action, player_id: user, session_id: token, currency, game_uuid: gameCode },
      ...{ transaction_id: randomUUID(), amount: String(amount) },
    });
    const signed = {
      'X-Merchant-Id': slotegrator.credentials.operatorId,
      'X-Timestamp': String(Math.floor(Date.now() / 1000)),
      'X-Nonce': randomUUID(),
    };
    const headers = {
      ...signed,
      'X-Sign': signForm([...form], signed, slotegrator.credentials.key),
      'content-type': 'application/x-www-form-urlencoded',
    };
    return slotegrator.send({ method: 'POST', path: '', headers, body: form.toString() });
  }

  test('its session is the round, and no table has the token', async () => {
    const player = await slotegrator.newPlayer();
    await say(player, 'bet', 100);
    expect(JSON.parse((await say(player, 'win', 300)).text)).toMatchObject({ balance: '1200' });
    const member = [memberOf(player).key];
    const stored = JSON.stringify([
      await database.rows('select * from vendor_transaction where member_id = $1', member),
      await database.rows('select * from game_round where member_id = $1', member),
    ]);
    expect(stored).toContain('session:');
    expect(stored).not.toContain(player.token);
    expect(await database.rows('select stake, win from game_round where member_id = $1', member)).toEqual([
      { stake: 100, win: 300 },
    ]);
  });

  test('[ACC-7] it ends thirty minutes after the last bet, although its round is open, and not while there are bets', async () => {
    const player = await slotegrator.newPlayer();
    const pass = async (ms: number) => {
      world.clock.advance(ms);
      await closeIdleGames(services, 1_000);
    };
    const words = async () => JSON.parse((await say(player, 'bet', 10)).text);
    expect(await words()).toEqual(expect.objectContaining({ balance: expect.any(String) }));
    await pass(minutes(30) - 1);
    expect(await words()).toEqual(expect.objectContaining({ balance: expect.any(String) }));
    await pass(minutes(30) - 1);
    expect(await words()).toEqual(expect.objectContaining({ balance: expect.any(String) }));
    await pass(minutes(30));
    expect(await words()).toMatchObject({ error_description: 'token expired' });
    expect(JSON.parse((await say(player, 'win', 30)).text)).toMatchObject({ balance: '1000' });
  });
});
