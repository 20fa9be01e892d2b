import { randomUUID } from 'node:crypto';
import { rollbackAnswers, type SuitePlayer } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { addDialectVendor, memberOf } from '../../testing/dialect-vendor.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const vendor = await addDialectVendor(world, 'gr8');

/** A rollback of nothing that was, with something else in it. */
function rollback({ user }: Pick<SuitePlayer, 'user'>, more: object = {}) {
  const body = {
    id: randomUUID(),
    currency: 'KRW',
    type: 'rollback',
    context: { product: 'sportsbook', reason: 'rollback', parentId: randomUUID() },
    ...more,
  };
  return vendor.send({
    method: 'POST',
    path: `/api/v2/wallet/${user}/transactions`,
    headers: { 'content-type': 'application/json', 'X-Operator-Id': '1', 'X-Brand': 'brand' },
    body: JSON.stringify(body),
  });
}

async function betOf(player: SuitePlayer): Promise<string> {
  const id = randomUUID();
  const call = { kind: 'bet' as const, id, bet: id, round: id, amount: 100 * 100_000, player };
  await vendor.send(vendor.speaker.write(call, vendor.credentials));
  return id;
}

test('the vendor stops repeating a rollback only at the words of a parent: it hears one of them for whatever is final', async () => {
  const player = await vendor.newPlayer();
  const other = await vendor.newPlayer();
  const bet = await betOf(player);
  const won = randomUUID();
  const win = { kind: 'win' as const, id: won, bet, round: bet, amount: 0, player };
  await vendor.send(vendor.speaker.write(win, vendor.credentials));
  const of = (parentId: string) => ({ context: { reason: 'rollback', parentId } });
  const cases: [string, SuitePlayer | { user: string }, object, string][] = [
    ['never came', player, {}, 'notfound'],
    ['a player that there is not', { user: 'hanpan-999999' }, {}, 'notfound'],
    ['a name that is none', { user: 'somebody' }, {}, 'notfound'],
    ['won', player, of(bet), 'failed'],
    ['of another player', other, of(await betOf(player)), 'failed'],
    ['a win', player, of(won), 'failed'],
    ['an id that meant something else', player, { ...of(randomUUID()), id: bet }, 'failed'],
    ['another currency', player, { currency: 'USD' }, 'failed'],
    ['a currency that is none', player, { currency: 5 }, 'failed'],
    ['no parent', player, { context: {} }, 'failed'],
    ['no id', player, { id: undefined }, 'failed'],
  ];
  for (const [title, who, more, word] of cases) {
    const { http, text } = await rollback(who, more);
    expect([title, http, JSON.parse(text).code]).toEqual([title, 400, `decline.parent.${word}`]);
  }
});

test('what may be possible later is repeated, and what a rollback says of an amount stops nothing', async () => {
  const player = await vendor.newPlayer();
  const bet = await betOf(player);
  const more = { context: { parentId: bet }, amountBreakdown: { cash: 'all of it' } };
  expect((await rollback(player, more)).http).toBe(200);
  expect((await world.holdingsOf(memberOf(player))).cash).toBe(1_000);
  for (const outcome of ['held', 'out-of-range', 'unknown'] as const)
    expect(rollbackAnswers.gr8[outcome]).toEqual(['error.temporary', 503]);
});

test('a bet is still told in the words of a bet', async () => {
  const player = await vendor.newPlayer();
  const bet = await betOf(player);
  const call = { kind: 'bet' as const, id: bet, bet, round: bet, amount: 200 * 100_000, player };
  const { text } = await vendor.send(vendor.speaker.write(call, vendor.credentials));
  expect(JSON.parse(text).code).toBe('decline.id.duplicate');
});
