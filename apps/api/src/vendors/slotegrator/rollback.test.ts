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
  const play = async (kind: 'bet' | 'win', won: number) => {
    const id = randomUUID();
    const call = { kind, id, bet: id, round, amount: won * parts, player };
    await vendor.send(speaker.write(call, credentials));
    return id;
  };
  const rollBack = async (listed: readonly (readonly [string, string])[]) => {
    const { http, text } = await vendor.send(rollbackOf(player, round, listed));
    return speaker.read(http, text).word;
  };
  const cash = async () => (await world.holdingsOf(memberOf(player))).cash as number;
  return { play, rollBack, cash };
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
