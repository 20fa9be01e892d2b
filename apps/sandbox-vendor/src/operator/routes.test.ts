import { randomBytes } from 'node:crypto';
import { gameListResponse, generateKeyPair, signatureHeader, signBody } from '@hanpan/vendor-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorKeys } from '../testing/operator.ts';
import { launchOf, startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

const listPath = '/operator/generic/v2/game/list';
const urlPath = '/operator/generic/v2/game/url';
const roundPath = '/operator/generic/v2/game/round';

async function post(path: string, payload: string, signature: string | undefined) {
  const headers = {
    'content-type': 'application/json',
    ...(signature ? { [signatureHeader]: signature } : {}),
  };
  return await world.server.inject({ method: 'POST', url: path, headers, payload });
}

describe('the Games API', () => {
  test.each([listPath, urlPath, roundPath])('%s requires the signature of the operator', async (path) => {
    const payload = JSON.stringify({ operator_id: 1 });
    const strangers = signBody(payload, generateKeyPair().privateKeyPem);
    const others = signBody(`${payload} `, operatorKeys.privateKeyPem);
    for (const signature of [undefined, '', strangers, others]) {
      expect((await post(path, payload, signature)).statusCode).toBe(401);
    }
  });

  test('a signature is checked before the body is read', async () => {
    expect((await post(listPath, '{', undefined)).statusCode).toBe(401);
    expect((await post(listPath, '{', signBody('{', operatorKeys.privateKeyPem))).statusCode).toBe(400);
  });

  test('the list tells names in three languages, the return and the picture', async () => {
    const answer = await world.signed(listPath, { operator_id: 1 });
    const list = gameListResponse.parse(answer.json());
    expect(list[0]).toMatchObject({
      game_code: 'cheongsa-777',
      names: { ko: '청사초롱 777' },
      product: 'cheongsa',
      rtp_basis_points: 9650,
    });
    expect(list.map(({ product }) => product)).toContain('221');
    // Every spin of a slot returns the same; of the bets at a table the list tells what the least of them returns too.
    expect(list[0]?.rtp_lowest_basis_points).toBeUndefined();
    const table = list.find(({ game_code }) => game_code === 'cheongsa-baccarat');
    expect(table?.rtp_lowest_basis_points).toBeLessThan(table?.rtp_basis_points ?? 0);
    // What the lanterns return depends on when the player stops.
    expect(list.find(({ game_code }) => game_code === 'dokkaebi-lanterns')).toMatchObject({
      rtp_basis_points: 9700,
      rtp_lowest_basis_points: 9625,
    });
  });

  test.each([
    ['a slot', 'cheongsa-777', 500, 100_000],
    ['a table', 'cheongsa-baccarat', 1_000, 2_000_000],
    ['a table of low limits', 'maehwa-baccarat', 500, 500_000],
    ['a table of a hotel', 'hanok-roulette', 5_000, 5_000_000],
    ['a race', 'night-derby', 500, 300_000],
    ['the lanterns', 'dokkaebi-lanterns', 100, 50_000],
    // A magazine is one stake: twenty bullets of 100, or a hundred of 5,000.
    ['the fishing', 'moonlit-catch', 2_000, 500_000],
  ])('the list tells what a bet may stake at %s', async (_name, code, smallest, largest) => {
    const list = gameListResponse.parse((await world.signed(listPath, { operator_id: 1 })).json());
    expect(list.find(({ game_code }) => game_code === code)).toMatchObject({
      smallest_stake_amount: smallest,
      largest_stake_amount: largest,
    });
    expect(list.filter((game) => !game.smallest_stake_amount || !game.largest_stake_amount)).toEqual([]);
  });

  test('the list tells how long a game is on offer, how its payouts are spread, and what is in its pot now', async () => {
    const listed = async (code: string) => {
      const answer = await world.signed(listPath, { operator_id: 1 });
      return gameListResponse.parse(answer.json()).find(({ game_code }) => game_code === code);
    };
    expect(await listed('cheongsa-777')).toMatchObject({ release_date: '2026-11-22', volatility: 3 });
    expect((await listed('cheongsa-777'))?.jackpot_amount).toBeUndefined();
    expect((await listed('cheongsa-baccarat'))?.volatility).toBeUndefined();
    // Nobody has played for it: it holds its seed.
    expect(await listed('dragon-pearl')).toMatchObject({ volatility: 2, jackpot_amount: 5_000_000 });
    await world.vendor.pool.query(
      "INSERT INTO pot (series, name, amount) VALUES ('dragon-pearl', 'grand', 5123456)",
    );
    expect((await listed('dragon-pearl'))?.jackpot_amount).toBe(5_123_456);
    // Looks over the same mathematics play for the same pot.
    expect((await listed('carve-dragon'))?.jackpot_amount).toBe(5_123_456);
  });

  test.each([
    ['an unknown game', { game_code: 'no-such-game' }, 404],
    ['another currency', { currency: 'USD' }, 400],
    ['a token that is too short', { token: 'short' }, 400],
    ['a platform it does not know', { platform: 'GPL_WATCH' }, 400],
  ])('%s is refused with a sentence', async (_name, fields, statusCode) => {
    const player = world.operator.player(1000);
    const answer = await world.signed(urlPath, { ...launchOf(player), ...fields });
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json()).toMatchObject({ error: expect.any(String) });
  });
});

describe('a launch', () => {
  async function launchId(): Promise<string> {
    const answer = await world.signed(urlPath, launchOf(world.operator.player(1000)));
    const { url } = answer.json() as { url: string };
    expect(new URL(url).pathname).toBe('/play/cheongsa-777');
    return new URL(url).searchParams.get('launch') ?? '';
  }
  const exchange = (launch: string) =>
    world.server.inject({ method: 'POST', url: '/api/session', payload: { launch } });

  test('is exchanged once', async () => {
    const launch = await launchId();
    const results = await Promise.all([exchange(launch), exchange(launch)]);
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await exchange(launch)).json()).toEqual({ error: 'launch-used' });
  });

  test('is exchanged again for the token that it was exchanged for, and for no other', async () => {
    const launch = await launchId();
    const [own, other] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const bring = (playToken: string, id = launch) =>
      world.server.inject({ method: 'POST', url: '/api/session', payload: { launch: id, playToken } });
    const results = await Promise.all([bring(own), bring(own)]);
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(results.map((result) => result.json().playToken)).toEqual([own, own]);
    // A page that is loaded anew long after the launch, and after the page before has said good-bye.
    await world.call(results[0]?.json(), 'POST', '/api/leave');
    world.pass(3_600_000);
    expect((await bring(own)).statusCode).toBe(200);
    const { rows } = await world.vendor.pool.query(
      'SELECT left_at FROM play_session WHERE opened_at IS NOT NULL ORDER BY opened_at DESC LIMIT 1',
    );
    expect(rows).toEqual([{ left_at: null }]);
    expect((await bring(other)).json()).toEqual({ error: 'launch-used' });
    expect((await exchange(launch)).json()).toEqual({ error: 'launch-used' });
    expect((await bring(own, await launchId())).json()).toEqual({ error: 'launch-used' });
    expect((await bring('short')).statusCode).toBe(400);
    world.pass(12 * 3_600_000);
    expect((await bring(own)).json()).toEqual({ error: 'session-ended' });
  });

  test('is no way back into a session that another has replaced', async () => {
    const player = world.operator.player(1000);
    const open = async () => {
      const { url } = (await world.signed(urlPath, launchOf(player))).json() as { url: string };
      const launch = new URL(url).searchParams.get('launch') ?? '';
      const payload = { launch, playToken: randomBytes(32).toString('base64url') };
      return () => world.server.inject({ method: 'POST', url: '/api/session', payload });
    };
    const [first, second] = [await open(), await open()];
    await first();
    await second();
    expect((await first()).json()).toEqual({ error: 'session-replaced' });
    expect((await second()).statusCode).toBe(200);
  });

  test('is good for five minutes', async () => {
    const launch = await launchId();
    world.pass(5 * 60_000);
    expect((await exchange(launch)).statusCode).toBe(403);
  });

  test('neither the id nor the play token is in the database', async () => {
    const launch = await launchId();
    const { playToken } = (await exchange(launch)).json();
    const { rows } = await world.vendor.pool.query('SELECT play_session::text AS row FROM play_session');
    const stored = rows.map(({ row }) => String(row)).join();
    for (const secret of [launch, playToken]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('calls without a session are refused as ended', async () => {
    const answer = await world.server.inject({ method: 'GET', url: '/api/session' });
    expect(answer).toMatchObject({ statusCode: 401 });
    expect(answer.json()).toEqual({ error: 'session-ended' });
  });

  test('only the operator may frame the page', async () => {
    const { headers } = await world.server.inject({ method: 'GET', url: '/health' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a replay of a round', () => {
  test('[REC-1] has a link that shows the same book with the balances before and after', async () => {
    const player = world.operator.player(50_000);
    const session = await world.open(player);
    const answer = await world.spin(session);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const asked = { operator_id: 1, user: player.user, round: answer.round.roundId };
    const { url } = (await world.signed(roundPath, asked)).json() as { url: string };
    const link = new URL(url).searchParams.get('replay');
    const replay = await world.server.inject({ method: 'POST', url: '/api/replay', payload: { link } });
    expect(replay.json()).toMatchObject({
      isDemo: false,
      round: { roundId: answer.round.roundId, book: answer.round.book },
      balanceBeforeAmount: 50_000,
      balanceAfterAmount: 49_000 + answer.round.book.totalAmount,
    });
  });

  test('is not visible to another player or another operator', async () => {
    const player = world.operator.player(50_000);
    const answer = await world.spin(await world.open(player));
    if (answer.kind !== 'played') throw new Error(answer.kind);
    const round = answer.round.roundId;
    for (const asked of [
      { operator_id: 2, user: player.user, round },
      { operator_id: 1, user: 'somebody-else', round },
    ]) {
      expect((await world.signed(roundPath, asked)).statusCode).toBe(404);
    }
  });
});
