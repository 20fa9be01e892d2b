import { randomUUID } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { dialectPolicies } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { endMemberSessions } from '../../kernel/sessions.ts';
import { subscribersOf } from '../../subscribers.ts';
import { createFakeVendor, gameKey, installVendor, openGame, vendorCode } from '../../testing/game-vendor.ts';
import { limitOwn } from '../../testing/own-limits.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { endSessionsOf } from '../member/index.ts';
import { seamlessWallet } from './seamless/wallet.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const wallet = seamlessWallet(world.services);
const { rules } = dialectPolicies.hub88;
const ends = { clock: world.clock.read, subscribers: subscribersOf(world.services) };
const reason = 'somebody else was in';

/** A member in a game of its own window, and what the vendor says of it. */
async function inGame(player?: Person) {
  const member = player ?? (await world.member({ cash: 1_000 }));
  const token = await openGame(world, member.key);
  const common = (round: string) => ({
    ...{ vendorCode, gameKey, token, rules, playerId: `hanpan-${member.key}`, transactionId: randomUUID() },
    ...{ round, roundClosed: false, isFree: false, largestBalance: amount(90_071_992_547) },
  });
  const bet = async (round: string = randomUUID()) => {
    const asked = { ...common(round), amount: amount(100) };
    return { asked, status: (await wallet.bet(asked)).status };
  };
  return { member, common, bet };
}

type Ending = readonly [how: string, end: (member: Person) => Promise<unknown>];
const endings: readonly Ending[] = [
  ['a log-in elsewhere', (member) => world.signIn(member.memId)],
  ['a log-out', (member) => member.call('/api/member/logout', {})],
  [
    'an operator who ends its sessions',
    async ({ key: memberKey }) =>
      (await world.operator()).call('/api/console/members/endSessions', { memberKey, reason }),
  ],
  [
    'an operator who gives it a new password',
    async ({ key: memberKey }) =>
      (await world.operator()).call('/api/console/members/resetPassword', { memberKey, reason }),
  ],
];

test.each(endings)(
  '[SEC-6] after %s its game takes no more bets, and pays what was staked',
  async (_, end) => {
    const { member, common, bet } = await inGame();
    const round = randomUUID();
    const { asked, status } = await bet(round);
    expect(status).toBe('ok');
    await end(member);
    expect((await bet()).status).toBe('token-expired');
    const win = { ...common(round), amount: amount(250), referenceId: asked.transactionId };
    expect((await wallet.win({ ...win, roundClosed: true })).status).toBe('ok');
    expect((await world.holdingsOf(member)).cash).toBe(1_150);
  },
);

test('[SEC-6] who had got into the account of a partner plays on no more, once it was blocked and is open again', async () => {
  const partner = await world.member({ rank: 'PTN_5', cash: 1_000 });
  const { bet } = await inGame(partner);
  expect((await bet()).status).toBe('ok');
  const operator = await world.operator();
  const block = { memberKey: partner.key, reason };
  await operator.call('/api/console/partner/block', { ...block, isBlocked: true });
  await operator.call('/api/console/partner/block', { ...block, isBlocked: false });
  await world.signIn(partner.memId);
  expect((await bet()).status).toBe('token-expired');
});

test('[SEC-6] an end of the sessions closes a game that an ended session has left behind', async () => {
  const { member, bet } = await inGame();
  const holder = { siteId: world.site.id, memberId: member.key };
  await world.database.transaction((tx) => endMemberSessions(tx, world.clock.read, holder.memberId, 'E401'));
  expect((await bet()).status).toBe('ok');
  await (await world.operator()).call('/api/console/members/endSessions', { memberKey: member.key, reason });
  expect((await bet()).status).toBe('token-expired');
});

test('[SEC-6] a bet that waits for its turn while the game is closed is one of a closed game', async () => {
  // Who has a limit of its own is decided alone, and not in the one statement of the others.
  const limited = await limitOwn(await world.member({ cash: 1_000 }), 'loss', 10_000);
  for (const player of [limited, await world.member({ cash: 1_000 })]) {
    const { bet } = await inGame(player);
    const holder = { siteId: world.site.id, memberId: player.key };
    const end = (tx: Tx) => endSessionsOf(ends, tx, holder, 'E401');
    const { status } = await whileLocked(world, player.key, () => bet(), end);
    expect(status).toBe('token-expired');
    expect((await world.holdingsOf(player)).cash).toBe(1_000);
  }
});

test('who logs in again plays in what is opened then, and not in what was open before', async () => {
  const { member, bet } = await inGame();
  await member.call('/api/member/logout', {});
  await world.signIn(member.memId);
  const token = await openGame(world, member.key);
  expect((await bet()).status).toBe('token-expired');
  const own = {
    vendorCode,
    gameKey,
    token,
    rules,
    playerId: `hanpan-${member.key}`,
    transactionId: randomUUID(),
  };
  const asked = { ...own, round: randomUUID(), roundClosed: true, isFree: false, amount: amount(100) };
  expect((await wallet.bet({ ...asked, largestBalance: amount(90_071_992_547) })).status).toBe('ok');
});
