import { randomUUID } from 'node:crypto';
import {
  type ConformancePlayer,
  conformanceVectors,
  generateKeyPair,
  runConformance,
  signatureHeader,
  signBody,
  type WalletPath,
} from '@hanpan/vendor-kit';
import { describe, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
  vendorKeys,
} from '../../testing/game-vendor.ts';
import { makeCheckDue, storeOwnLimit } from '../../testing/own-limits.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const stranger = generateKeyPair();
const wonToWire = 100_000;

async function post(path: WalletPath, raw: string, signature: string | undefined) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}${path}`,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [signatureHeader]: signature }),
    },
    payload: raw,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const send = (path: WalletPath, body: object) => {
  const raw = JSON.stringify(body);
  return post(path, raw, signBody(raw, vendorKeys.privateKeyPem));
};

const memberIdOf = (player: { user: string }) => Number(player.user.replace('hanpan-', ''));

async function newPlayer(cash = 1_000): Promise<ConformancePlayer> {
  const { key } = await world.addMember({ cash });
  return { user: `hanpan-${key}`, token: await openGame(world, key), currency: 'KRW', gameCode: gameKey };
}

const cashOf = async (player: { user: string }) =>
  (await world.holdingsOf({ key: memberIdOf(player) })).cash as number;

function movement(player: ConformancePlayer, change: object = {}) {
  return {
    user: player.user,
    token: player.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    game_code: gameKey,
    round: randomUUID(),
    round_closed: true,
    is_free: false,
    currency: 'KRW',
    amount: 100 * wonToWire,
    ...change,
  };
}

describe('the seamless wallet over HTTP', () => {
  test('every vector of the conformance suite passes with real keys', async () => {
    const reports = await runConformance({
      smallestWireAmount: wonToWire,
      call: (path, body, signature) => {
        const raw = JSON.stringify(body);
        const keys = signature === 'wrong' ? stranger : vendorKeys;
        return post(path, raw, signature === 'missing' ? undefined : signBody(raw, keys.privateKeyPem));
      },
      newPlayer,
      expireSession: async (player) => {
        await world.database.run('update game_session set expires_at = opened_at where member_id = $1', [
          memberIdOf(player),
        ]);
      },
      blockUser: async (player) => {
        await world.setMember({ key: memberIdOf(player) }, "status = 'suspended'");
      },
      balanceOf: async (player) => (await cashOf(player)) * wonToWire,
    });
    expect(reports.filter((report) => !report.passed)).toEqual([]);
    expect(reports).toHaveLength(conformanceVectors.length);
  });

  test('a player is known once it has opened a game, and nothing is told about others', async () => {
    const player = await newPlayer();
    const known = await send('/user/info', { user: player.user, request_uuid: randomUUID() });
    expect(known).toMatchObject({ status: 'RS_OK', user: player.user, country: 'KR' });
    const { key } = await world.addMember();
    const unknown = await send('/user/info', { user: `hanpan-${key}`, request_uuid: randomUUID() });
    expect(unknown).toEqual({ status: 'RS_ERROR_INVALID_TOKEN', request_uuid: expect.any(String) });
  });
});

describe('the signature', () => {
  const refused = { status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: expect.any(String) };

  test('[SEC-21][OPS-13] it covers every byte: a changed amount is refused', async () => {
    const player = await newPlayer();
    const raw = JSON.stringify(movement(player));
    const signature = signBody(raw, vendorKeys.privateKeyPem);
    expect(await post('/transaction/bet', raw.replace('10000000', '10000001'), signature)).toEqual(refused);
    expect(await post('/transaction/bet', `${raw} `, signature)).toEqual(refused);
    expect(await cashOf(player)).toBe(1_000);
  });

  test.each(['', 'not base64 !', 'AAAA', signBody('another body', vendorKeys.privateKeyPem)])(
    'the signature "%.10s" is refused',
    async (signature) => {
      const player = await newPlayer();
      expect(await post('/transaction/bet', JSON.stringify(movement(player)), signature)).toEqual(refused);
    },
  );

  test('what is not signed is not even read', async () => {
    expect(await post('/transaction/bet', '{broken', undefined)).toEqual(refused);
    const raw = '{broken';
    expect(await post('/transaction/bet', raw, signBody(raw, vendorKeys.privateKeyPem))).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
  });
});

test('the daily loss limit of the site refuses a stake that could lead beyond it, and no other', async () => {
  const player = await newPlayer(10_000);
  const bet = async (won: number, change: object = {}) =>
    (await send('/transaction/bet', movement(player, { amount: won * wonToWire, ...change }))).status;
  await world.changeSite(world.site, { dayLossLimitAmount: 1_000 });
  expect(await bet(700)).toBe('RS_OK');
  expect(await bet(301)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await bet(5_000, { is_free: true })).toBe('RS_OK');
  const made = movement(player, { amount: 300 * wonToWire });
  expect((await send('/transaction/bet', made)).status).toBe('RS_OK');
  expect(await bet(1)).toBe('RS_ERROR_LIMIT_REACHED');
  // What was won counts, also where it settles a round again.
  const won = {
    round: made.round,
    reference_transaction_uuid: made.transaction_uuid,
    amount: 50 * wonToWire,
  };
  expect((await send('/transaction/win', movement(player, won))).status).toBe('RS_OK');
  expect(await bet(50)).toBe('RS_OK');
  await world.changeSite(world.site, { dayLossLimitAmount: null });
  expect(await bet(2_000)).toBe('RS_OK');
  expect(await cashOf(player)).toBe(10_000 - 3_050 + 50);
});

test('[RG-1] what the player allows itself refuses a stake beyond it, and nothing that ends a round; a free round takes time alone', async () => {
  const player = await newPlayer(10_000);
  const limit = (kind: 'loss' | 'time', amount: number) =>
    storeOwnLimit(world, { key: memberIdOf(player) }, kind, amount);
  const bet = async (won: number, change: object = {}) =>
    (await send('/transaction/bet', movement(player, { amount: won * wonToWire, ...change }))).status;
  await limit('loss', 1_000);
  const made = movement(player, { amount: 700 * wonToWire });
  expect((await send('/transaction/bet', made)).status).toBe('RS_OK');
  expect([await bet(301), await bet(300), await bet(1)]).toEqual([
    'RS_ERROR_LIMIT_REACHED',
    'RS_OK',
    'RS_ERROR_LIMIT_REACHED',
  ]);
  expect(await bet(5_000, { is_free: true })).toBe('RS_OK');
  const won = {
    round: made.round,
    reference_transaction_uuid: made.transaction_uuid,
    amount: 900 * wonToWire,
  };
  expect((await send('/transaction/win', movement(player, won))).status).toBe('RS_OK');
  expect(await bet(900)).toBe('RS_OK');
  await limit('time', 10);
  world.clock.advance(9 * 60_000);
  expect(await bet(1, { is_free: true })).toBe('RS_OK');
  world.clock.advance(60_000);
  expect(await bet(1, { is_free: true })).toBe('RS_OK');
  // Since its first bet: a game is played until its last one.
  expect(await bet(1, { is_free: true })).toBe('RS_ERROR_LIMIT_REACHED');
});

test('a free round is not refused for money, however much was lost before the limit was set', async () => {
  const player = await newPlayer(10_000);
  const lost = movement(player, { amount: 5_000 * wonToWire });
  expect((await send('/transaction/bet', lost)).status).toBe('RS_OK');
  await storeOwnLimit(world, { key: memberIdOf(player) }, 'loss', 1_000);
  const bet = async (change: object) => (await send('/transaction/bet', movement(player, change))).status;
  expect(await bet({ amount: 100 * wonToWire, is_free: true })).toBe('RS_OK');
  expect(await bet({ amount: 0 })).toBe('RS_OK');
  expect(await bet({ amount: wonToWire })).toBe('RS_ERROR_LIMIT_REACHED');
});

test('[RG-13] a reality check that is due comes between two rounds: one that is under way is played to its end', async () => {
  const player = await newPlayer(10_000);
  const bet = async (change: object = {}) => {
    const body = movement(player, { amount: 100 * wonToWire, round_closed: false, ...change });
    return { body, status: (await send('/transaction/bet', body)).status };
  };
  const { body } = await bet();
  await makeCheckDue(world, { key: memberIdOf(player) });
  const { round } = body;
  expect((await bet({ round })).status).toBe('RS_OK');
  expect((await bet({ round, is_free: true })).status).toBe('RS_OK');
  expect((await bet()).status).toBe('RS_ERROR_LIMIT_REACHED');
  // A round that holds a whole session is no game under way.
  world.clock.advance(10 * 60_000);
  expect((await bet({ round })).status).toBe('RS_ERROR_LIMIT_REACHED');
});

test('[RG-13] a reality check that is due refuses the next stake until it was seen, and nothing else', async () => {
  const player = await newPlayer(10_000);
  const bet = movement(player, { amount: 100 * wonToWire });
  expect((await send('/transaction/bet', bet)).status).toBe('RS_OK');
  await makeCheckDue(world, { key: memberIdOf(player) });
  expect((await send('/transaction/bet', movement(player, { amount: 100 * wonToWire }))).status).toBe(
    'RS_ERROR_LIMIT_REACHED',
  );
  const won = { round: bet.round, reference_transaction_uuid: bet.transaction_uuid, amount: 50 * wonToWire };
  expect((await send('/transaction/win', movement(player, won))).status).toBe('RS_OK');
  await world.setMember({ key: memberIdOf(player) }, "check_due_at = check_due_at + interval '15 minutes'");
  expect((await send('/transaction/bet', movement(player, { amount: 100 * wonToWire }))).status).toBe(
    'RS_OK',
  );
});

test('a round that is open counts towards the loss limit with its stake, and with what it has paid', async () => {
  const player = await newPlayer(10_000);
  await world.changeSite(world.site, { dayLossLimitAmount: 1_000 });
  const bet = async (won: number, change: object = {}) => {
    const body = movement(player, { amount: won * wonToWire, round_closed: false, ...change });
    return { body, status: (await send('/transaction/bet', body)).status };
  };
  const first = await bet(600);
  expect(first.status).toBe('RS_OK');
  expect((await bet(401)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await bet(400, { round: first.body.round })).status).toBe('RS_OK');
  expect((await bet(1)).status).toBe('RS_ERROR_LIMIT_REACHED');
  const { round, transaction_uuid } = first.body;
  const won = {
    round,
    reference_transaction_uuid: transaction_uuid,
    round_closed: false,
    amount: 250 * wonToWire,
  };
  expect((await send('/transaction/win', movement(player, won))).status).toBe('RS_OK');
  expect((await bet(251)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await bet(250)).status).toBe('RS_OK');
  await world.changeSite(world.site, { dayLossLimitAmount: null });
});

test('a win may say what of it is stake given back: it is paid once, and never taken for another one', async () => {
  const player = await newPlayer();
  const bet = movement(player, { amount: 500 * wonToWire });
  await send('/transaction/bet', bet);
  const reference = { reference_transaction_uuid: bet.transaction_uuid, round: bet.round };
  const money = { amount: 450 * wonToWire, returned_amount: 400 * wonToWire };
  const win = movement(player, { ...reference, ...money });
  const told = [await send('/transaction/win', win), await send('/transaction/win', win)];
  expect(told.map(({ status, balance }) => [status, balance])).toEqual(
    [0, 1].map(() => ['RS_OK', 950 * wonToWire]),
  );
  for (const returned_amount of [0, undefined, 300 * wonToWire])
    expect((await send('/transaction/win', { ...win, returned_amount })).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    );
  for (const returned_amount of [1, 451 * wonToWire])
    expect(
      (await send('/transaction/win', movement(player, { ...reference, ...money, returned_amount }))).status,
    ).toBe('RS_ERROR_WRONG_TYPES');
  expect(await cashOf(player)).toBe(950);
  const rounds = 'select stake, win, returned from game_round where round = $1';
  expect(await world.database.rows(rounds, [bet.round])).toEqual([{ stake: 500, win: 50, returned: 400 }]);
});

describe('retransmissions and races', () => {
  test('[SEC-21][OPS-13] a bet sent a hundred times at once is one bet', async () => {
    const player = await newPlayer();
    const body = movement(player);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('/transaction/bet', body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.balance}`))).toEqual(
      new Set([`RS_OK ${900 * wonToWire}`]),
    );
    expect(await cashOf(player)).toBe(900);
  });

  test('a bet and its rollback at once leave the balance as it was', async () => {
    for (let index = 0; index < 10; index += 1) {
      const player = await newPlayer();
      const bet = movement(player);
      const { amount: _, currency: __, ...rest } = movement(player, { round: bet.round });
      const rollback = { ...rest, reference_transaction_uuid: bet.transaction_uuid };
      await Promise.all([send('/transaction/bet', bet), send('/transaction/rollback', rollback)]);
      expect(await cashOf(player)).toBe(1_000);
    }
  });

  test('of a win and a rollback of one bet, one is booked', async () => {
    for (let index = 0; index < 10; index += 1) {
      const player = await newPlayer();
      const bet = movement(player);
      await send('/transaction/bet', bet);
      const reference = { reference_transaction_uuid: bet.transaction_uuid, round: bet.round };
      const { amount: _, currency: __, ...rest } = movement(player, reference);
      const answers = await Promise.all([
        send('/transaction/win', movement(player, { ...reference, amount: 300 * wonToWire })),
        send('/transaction/rollback', rest),
      ]);
      expect(answers.filter((answer) => answer.status === 'RS_OK')).toHaveLength(1);
      expect([1_000, 1_200]).toContain(await cashOf(player));
    }
  });

  test('fifty different bets at once on a balance for ten: ten are accepted', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('/transaction/bet', movement(player))),
    );
    expect(answers.filter((answer) => answer.status === 'RS_OK')).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(40);
    expect(await cashOf(player)).toBe(0);
  });

  test('the history shows the round with what it came to', async () => {
    const member = await world.member({ cash: 1_000 });
    const player = {
      user: `hanpan-${member.key}`,
      token: await openGame(world, member.key),
      currency: 'KRW',
      gameCode: gameKey,
    };
    const bet = movement(player, { round_closed: false });
    await send('/transaction/bet', bet);
    const open = await member.call('/api/bet/betlistNew', {});
    expect(open.list[0]).toMatchObject({
      family: 'vendor',
      gameType: 'slot',
      type: 'wait',
      cash: 100,
      resultCash: 0,
    });
    const win = {
      round: bet.round,
      reference_transaction_uuid: bet.transaction_uuid,
      amount: 250 * wonToWire,
    };
    await send('/transaction/win', movement(player, win));
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(list).toEqual([
      expect.objectContaining({
        family: 'vendor',
        gameType: 'slot',
        type: 'win',
        cash: 100,
        winCash: 250,
        resultCash: 150,
      }),
    ]);
  });
});
