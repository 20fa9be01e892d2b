import { randomUUID } from 'node:crypto';
import { dialectAnswers, type SuitePlayer, signForm, type WireRequest } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { addDialectVendor, memberOf } from '../../testing/dialect-vendor.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const vendor = await addDialectVendor(world, 'slotegrator');
const { speaker, credentials } = vendor;
const parts = 100_000;

/** A rollback as the vendor sends it: a form that lists the movements of a round. */
function rollbackOf(
  { user, token, currency, gameCode }: SuitePlayer,
  round: string,
  listed: readonly (readonly [action: string, id: string])[],
): WireRequest {
  const form = new URLSearchParams({
    action: 'rollback',
    player_id: user,
    session_id: token,
    currency,
    game_uuid: gameCode,
    transaction_id: randomUUID(),
    round_id: round,
  });
  listed.forEach(([action, id], index) => {
    form.set(`rollback_transactions[${index}][action]`, action);
    form.set(`rollback_transactions[${index}][transaction_id]`, id);
  });
  const signed = {
    'X-Merchant-Id': credentials.operatorId,
    'X-Timestamp': String(Math.floor(Date.now() / 1000)),
    'X-Nonce': randomUUID(),
  };
  const headers = {
    ...signed,
    'X-Sign': signForm([...form], signed, credentials.key),
    'content-type': 'application/x-www-form-urlencoded',
  };
  return { method: 'POST', path: '', headers, body: form.toString() };
}

async function stage() {
  const player = await vendor.newPlayer();
  const round = randomUUID();
  const say = async (kind: 'bet' | 'win', id: string, sum: number) => {
    const call = { kind, id, bet: id, round, amount: sum * parts, player };
    const { http, text } = await vendor.send(speaker.write(call, credentials));
    return speaker.read(http, text).word;
  };
  const promote = async (id: string, sum: number) => {
    const call = { kind: 'promo' as const, id, bet: '', round, amount: sum * parts, player };
    const { http, text } = await vendor.send(speaker.write(call, credentials));
    return speaker.read(http, text).word;
  };
  const play = async (kind: 'bet' | 'win', sum: number) => {
    const id = randomUUID();
    await say(kind, id, sum);
    return id;
  };
  const refund = async (bet: string) => {
    const call = { kind: 'rollback' as const, id: randomUUID(), bet, round, amount: 0, player };
    const { http, text } = await vendor.send(speaker.write(call, credentials));
    return speaker.read(http, text).word;
  };
  const rollBack = async (listed: readonly (readonly [string, string])[]) => {
    const { http, text } = await vendor.send(rollbackOf(player, round, listed));
    return speaker.read(http, text).word;
  };
  const cash = async () => (await world.holdingsOf(memberOf(player))).cash as number;
  return { say, promote, play, refund, rollBack, cash };
}

test('the bets that a rollback lists are returned, once; a win that never came needs nothing', async () => {
  const { play, rollBack, cash } = await stage();
  const bets = [await play('bet', 100), await play('bet', 200)];
  expect(await cash()).toBe(700);
  const listed = [...bets.map((id) => ['bet', id] as const), ['win', randomUUID()] as const];
  expect(await rollBack(listed)).toBe('ok');
  expect(await rollBack(listed)).toBe('ok');
  expect(await cash()).toBe(1_000);
});

test('a round whose win was paid has its end: its stake is not returned beside the win', async () => {
  const { play, rollBack, cash } = await stage();
  const bet = await play('bet', 100);
  const win = await play('win', 500);
  expect(await cash()).toBe(1_400);
  const listed = [
    ['win', win],
    ['bet', bet],
  ] as const;
  expect(await rollBack(listed)).toBe(dialectAnswers.slotegrator.settled[0]);
  expect(await cash()).toBe(1_400);
});

const refused = (word: string | undefined) => word !== 'ok';

test('a win that a rollback lists before it comes is not paid any more, and the round may go on', async () => {
  const { say, play, rollBack, cash } = await stage();
  const [bet, win] = [await play('bet', 100), randomUUID()];
  await play('bet', 200);
  const listed = [
    ['bet', bet],
    ['win', win],
  ] as const;
  expect(await rollBack(listed)).toBe('ok');
  expect(await cash()).toBe(800);
  expect(await say('win', win, 500)).toBe(dialectAnswers.slotegrator['rolled-back'][0]);
  expect(await rollBack(listed)).toBe('ok');
  expect(await cash()).toBe(800);
  expect(await say('win', randomUUID(), 50)).toBe('ok');
  expect(await cash()).toBe(850);
});

test('a round whose whole stake was returned pays nothing, and pays again once more is staked in it', async () => {
  const { say, play, refund, cash } = await stage();
  const bets = [await play('bet', 100), await play('bet', 200)];
  for (const bet of bets) expect(await refund(bet)).toBe('ok');
  const win = randomUUID();
  expect(await say('win', win, 500)).toBe(dialectAnswers.slotegrator['rolled-back'][0]);
  expect(await cash()).toBe(1_000);
  await play('bet', 100);
  expect(await say('win', win, 500)).toBe('ok');
  expect(await cash()).toBe(1_400);
});

test('of a win and a rollback that lists it, both at once, one is the end of the round', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { say, play, rollBack, cash } = await stage();
    const [bets, win] = [[await play('bet', 60), await play('bet', 40)], randomUUID()];
    const listed = [...bets.map((id) => ['bet', id] as const), ['win', win] as const];
    const words = await Promise.all([say('win', win, 500), rollBack(listed)]);
    expect(words.filter(refused)).toHaveLength(1);
    expect(await cash()).toBe(words[0] === 'ok' ? 1_400 : 1_000);
  }
});

test('a promotional win that a rollback lists before it comes is not paid, and one that was paid is the end', async () => {
  const { promote, play, rollBack, cash } = await stage();
  const [bet, win] = [await play('bet', 100), randomUUID()];
  const listed = [
    ['win', win],
    ['bet', bet],
  ] as const;
  expect(await rollBack(listed)).toBe('ok');
  expect(await promote(win, 500)).toBe(dialectAnswers.slotegrator['rolled-back'][0]);
  expect(await cash()).toBe(1_000);
  const paid = randomUUID();
  expect(await promote(paid, 500)).toBe('ok');
  expect(await promote(paid, 500)).toBe('ok');
  expect(await rollBack([['win', paid]])).toBe(dialectAnswers.slotegrator.settled[0]);
  expect(await cash()).toBe(1_500);
});

test('a rollback that lists nothing is not understood', async () => {
  const { rollBack } = await stage();
  expect(refused(await rollBack([]))).toBe(true);
});
