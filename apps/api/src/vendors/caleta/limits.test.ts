import { randomUUID } from 'node:crypto';
import { caletaSettledRefusals, type WalletStatus } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { addDialectVendor, memberOf } from '../../testing/dialect-vendor.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const { speaker, credentials, send, newPlayer, code } = await addDialectVendor(world, 'caleta');

test('a bet beyond a limit is discarded and not rolled back, and a win that is held comes again', async () => {
  const player = await newPlayer(10_000);
  const say = async (kind: 'bet' | 'win', bet: string, sum: number) => {
    const id = kind === 'bet' ? bet : randomUUID();
    const call = { kind, id, bet, round: bet, amount: sum * 100_000, player };
    const { http, text } = await send(speaker.write(call, credentials));
    return speaker.read(http, text).word as WalletStatus;
  };
  const bet = randomUUID();
  expect(await say('bet', bet, 100)).toBe('RS_OK');
  await world.changeSite(world.site, { dayLossLimitAmount: 1_000 });
  const beyond = await say('bet', randomUUID(), 901);
  expect(beyond).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
  expect(caletaSettledRefusals.bet.has(beyond)).toBe(true);
  await world.database.run('update vendor set largest_win = 500 where code = $1', [code]);
  const held = await say('win', bet, 501);
  expect(held).toBe('RS_ERROR_LIMIT_REACHED');
  expect(caletaSettledRefusals.bet.has(held) || caletaSettledRefusals.win.has(held)).toBe(false);
  expect((await world.holdingsOf(memberOf(player))).cash).toBe(9_900);
});
