import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import type { WalletBet, WalletOperations } from '../../../vendors/wallet-operations.ts';
import { bet } from './bet.ts';
import { rollback } from './rollback.ts';
import { step } from './step.ts';
import { seamlessWallet } from './wallet.ts';
import { win } from './win.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const { services, database } = world;
/** The most that this wire can tell. */
const largest = 90_071_992_547;
const payAtMost = (won: number) => database.run('update vendor set largest_win = $1', [won]);
beforeEach(() => payAtMost(1_000_000_000));

type Movements = Pick<WalletOperations, 'bet' | 'win' | 'rollback'>;
const paths: [string, () => Movements][] = [
  ['the fast path', () => seamlessWallet(services)],
  [
    'decided alone',
    () => ({
      bet: (request) => step(services, bet, request),
      win: (request) => step(services, win, request),
      rollback: (request) => step(services, rollback, request),
    }),
  ],
];

async function newPlayer(cash: number) {
  const member = await world.addMember({ cash });
  const token = await openGame(world, member.key);
  const request = (won: number, change: Partial<WalletBet> = {}) => ({
    vendorCode,
    playerId: `hanpan-${member.key}`,
    token,
    transactionId: randomUUID(),
    gameKey,
    round: randomUUID(),
    roundClosed: false,
    isFree: false,
    largestBalance: amount(largest),
    amount: amount(won),
    ...change,
  });
  const held = () =>
    database.rows(
      'select kind, reason, amount, times from vendor_held where member_id = $1 order by kind, amount',
      [member.key],
    );
  const stored = async () =>
    (await database.rows('select from vendor_transaction where member_id = $1', [member.key])).length;
  const balance = async () => (await world.holdingsOf(member)).cash as number;
  return { request, held, stored, balance };
}

describe.each(paths)('the bounds of what a vendor moves, %s', (_, open) => {
  const wallet = open();

  test('a win that fills the range is paid, and one beyond it is not until it fits', async () => {
    const { request, held, stored, balance } = await newPlayer(largest - 50);
    const made = request(100);
    expect(await wallet.bet(made)).toEqual({ status: 'ok', balance: largest - 150 });
    const won = { ...request(151), referenceId: made.transactionId };
    for (let sent = 1; sent <= 3; sent += 1)
      expect(await wallet.win(won)).toEqual({ status: 'out-of-range' });
    expect([await balance(), await stored()]).toEqual([largest - 150, 1]);
    expect(await held()).toEqual([{ kind: 'win', reason: 'out-of-range', amount: 151, times: 3 }]);
    const filling = { ...request(150), referenceId: made.transactionId };
    expect(await wallet.win(filling)).toEqual({ status: 'ok', balance: largest });
    expect((await wallet.bet(request(151))).status).toBe('ok');
    for (let sent = 1; sent <= 2; sent += 1)
      expect(await wallet.win(won)).toEqual({ status: 'ok', balance: largest });
    expect(await balance()).toBe(largest);
  });

  test('nothing is staked from a balance that cannot be told, and what moves nothing is taken', async () => {
    const { request, held, stored, balance } = await newPlayer(largest + 1_000);
    expect(await wallet.bet(request(999))).toEqual({ status: 'out-of-range' });
    expect([await stored(), await held()]).toEqual([0, []]);
    const free = request(100, { isFree: true });
    expect(await wallet.bet(free)).toEqual({ status: 'ok', balance: largest + 1_000 });
    const lost = { ...request(0), referenceId: free.transactionId };
    expect((await wallet.win(lost)).status).toBe('ok');
    expect(await balance()).toBe(largest + 1_000);
    expect(await wallet.bet(request(1_000))).toEqual({ status: 'ok', balance: largest });
  });

  test('a stake is returned once it fits', async () => {
    const { request, held, balance } = await newPlayer(largest);
    const [first, second] = [request(70), request(30)];
    await wallet.bet(first);
    await wallet.bet(second);
    expect((await wallet.win({ ...request(100), referenceId: second.transactionId })).status).toBe('ok');
    const undo = { ...request(0), referenceId: first.transactionId };
    expect(await wallet.rollback(undo)).toEqual({ status: 'out-of-range' });
    expect(await held()).toMatchObject([{ kind: 'rollback', amount: 70 }]);
    await wallet.bet(request(70));
    expect(await wallet.rollback(undo)).toEqual({ status: 'ok', balance: largest });
    expect(await balance()).toBe(largest);
  });

  test('a win above what its vendor may pay is held, and paid once when it was let through', async () => {
    const { request, held, balance } = await newPlayer(1_000);
    await payAtMost(5_000);
    const made = request(100);
    await wallet.bet(made);
    const referenceId = made.transactionId;
    expect((await wallet.win({ ...request(5_000), referenceId })).status).toBe('ok');
    const large = { ...request(5_001), referenceId };
    for (let sent = 1; sent <= 2; sent += 1) expect(await wallet.win(large)).toEqual({ status: 'held' });
    expect(await balance()).toBe(5_900);
    expect(await held()).toEqual([{ kind: 'win', reason: 'held', amount: 5_001, times: 2 }]);
    const letThrough = () =>
      database.run('update vendor_held set released_at = now() where transaction_id = $1', [
        large.transactionId,
      ]);
    await letThrough();
    // What was let through is this amount, and no other under the same id.
    expect(await wallet.win({ ...large, amount: amount(9_000) })).toEqual({ status: 'held' });
    expect(await wallet.win(large)).toEqual({ status: 'held' });
    await letThrough();
    for (let sent = 1; sent <= 2; sent += 1)
      expect(await wallet.win(large)).toEqual({ status: 'ok', balance: 10_901 });
    expect(await balance()).toBe(10_901);
  });
});

test('what is beyond the bounds leaves everybody else’s of the same moment as it would be', async () => {
  const wallet = seamlessWallet(services);
  const rich = await newPlayer(largest + 1_000);
  const others = await Promise.all(Array.from({ length: 10 }, () => newPlayer(1_000)));
  for (let round = 1; round <= 2; round += 1) {
    const [refused, ...taken] = await Promise.all(
      [rich, ...others].map(({ request }) => wallet.bet(request(100))),
    );
    expect(refused).toEqual({ status: 'out-of-range' });
    for (const each of taken) expect(each).toEqual({ status: 'ok', balance: 1_000 - 100 * round });
  }
});
