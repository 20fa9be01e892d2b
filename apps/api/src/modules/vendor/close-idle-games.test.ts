import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { afterAll, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { pin } from '../../testing/people.ts';
import { startTransferVendor, transferGameKey } from '../../testing/transfer-vendor.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { closeIdleGames } from './close-idle-games.ts';
import { seamlessWallet } from './seamless/wallet.ts';

const vendor = createFakeVendor();
const moon = await startTransferVendor('moon', 2);
const world = await createWorld({ vendors: [vendor, moon.vendor] });
await installVendor(world);
await moon.install(world);
afterAll(() => moon.close());
const { database, services } = world;

async function open(member: Person): Promise<string> {
  await member.call('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });
  return vendor.launches.at(-1)?.token ?? '';
}

async function bet(member: Person, token: string, roundClosed = true): Promise<string> {
  const { status } = await seamlessWallet(services).bet({
    ...{ vendorCode, gameKey, token, playerId: `hanpan-${member.key}` },
    ...{ transactionId: randomUUID(), round: randomUUID(), roundClosed, isFree: false },
    ...{ amount: amount(100), largestBalance: amount(90_071_992_547) },
  });
  return status;
}

const pass = async (ms: number) => {
  await world.passTime(ms);
  await closeIdleGames(services, 1_000);
};

test('[ACC-7] a game that nobody has played for thirty minutes takes no bet until its member opens it again, logged in', async () => {
  const member = await world.member({ cash: 10_000 });
  const token = await open(member);
  expect(await bet(member, token)).toBe('ok');
  await pass(minutes(30) - 1);
  expect(await bet(member, token)).toBe('ok');
  await pass(minutes(30) - 1);
  // The vendor asks for the balance by itself: that is nobody who plays.
  await seamlessWallet(services).balance({ vendorCode, token, playerId: `hanpan-${member.key}`, gameKey });
  await pass(1);
  expect(await bet(member, token)).toBe('token-expired');
  const withdrawal = { idempotencyKey: newKey(), amount: 10_000, cashOutPass: pin };
  expect(await member.codeOf('/api/cash/out', withdrawal)).toBe('E401');
  const game = { vendorKey: vendorCode, gameType: 'slot', gameKey };
  expect(await member.codeOf('/api/minigame/getGame', game)).toBe('E401');
  const again = Object.assign(await world.signIn(member.memId), { key: member.key, memId: member.memId });
  expect(await bet(again, await open(again))).toBe('ok');
});

test('a round that is under way is no pause, and its game goes on', async () => {
  const member = await world.member({ cash: 10_000 });
  const token = await open(member);
  expect(await bet(member, token, false)).toBe('ok');
  await pass(minutes(90));
  expect(await bet(member, token)).toBe('ok');
});

test('a game at a vendor that holds the money is left to whoever asks after it', async () => {
  const member = await world.member({ cash: 10_000 });
  await member.call('/api/minigame/getGame', {
    vendorKey: 'moon',
    gameType: 'slot',
    gameKey: transferGameKey,
  });
  await pass(minutes(90));
  const rows = await database.rows('select closed_at from game_session where member_id = $1', [member.key]);
  expect(rows).toEqual([{ closed_at: null }]);
});
