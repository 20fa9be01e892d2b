import { AsyncLocalStorage } from 'node:async_hooks';
import { type Amount, amount } from '@hanpan/money';
import {
  type Callback,
  CallbackModel,
  Chance,
  dialectPolicies,
  makeHistory,
  type Sent,
  type WalletRules,
} from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import type { WalletOperations, WalletOutcome } from '../../../vendors/wallet-operations.ts';
import type { WalletServices } from './step.ts';
import { seamlessWallet } from './wallet.ts';

/** `npm run -s histories` sets these. */
const count = Number(process.env.HISTORIES ?? 1_000);
const seed = Number(process.env.HISTORIES_SEED ?? process.env.HANPAN_TEST_SEED);
const lanes = 48;

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);

class Crash extends Error {}

/** Where the transaction of whoever asks breaks off: before its commit or after it. */
const crashes = new AsyncLocalStorage<{ next: 'before' | 'after' | undefined }>();

/** The wallet over a database that can break off; what is written in sets is not broken off. */
function breakingWallet(): WalletOperations {
  const { database } = world.services;
  const broken = new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return async (work: Parameters<typeof database.transaction>[0]) => {
        const crash = crashes.getStore();
        const when = crash?.next;
        if (crash !== undefined) crash.next = undefined;
        const result = await target.transaction(async (tx) => {
          const done = await work(tx);
          if (when === 'before') throw new Crash('before the commit');
          return done;
        });
        if (when === 'after') throw new Crash('after the commit');
        return result;
      };
    },
  });
  const services: WalletServices = { ...world.services, database: broken };
  return seamlessWallet(services);
}
const wallet = breakingWallet();

interface Player {
  readonly key: number;
  readonly token: string;
}

function send(player: Player, callback: Callback, rules: WalletRules) {
  const common = {
    vendorCode,
    playerId: `hanpan-${player.key}`,
    token: player.token,
    gameKey,
    transactionId: callback.id,
    round: callback.round,
    roundClosed: callback.kind !== 'bet',
    isFree: false,
    largestBalance: amount(90_071_992_547),
    rules,
  };
  const sum: Amount = amount(callback.amount);
  if (callback.kind === 'rollback') return wallet.rollback({ ...common, referenceId: callback.bet });
  if (callback.kind === 'bet') return wallet.bet({ ...common, amount: sum });
  if (callback.kind === 'promo') return wallet.promo({ ...common, amount: sum });
  const referenceId = rules.settles === 'round' ? undefined : callback.bet;
  return wallet.win({ ...common, amount: sum, referenceId });
}

/** Whose answer is lost, or who breaks off, is asked again with the same until there is an answer. */
async function deliver(
  player: Player,
  { callback, mishap }: Sent,
  rules: WalletRules,
): Promise<WalletOutcome> {
  if (mishap === 'lost') await send(player, callback, rules);
  const next = callback.amount % 2 === 0 ? 'before' : 'after';
  if (mishap !== 'crash') return send(player, callback, rules);
  try {
    return await crashes.run({ next }, () => send(player, callback, rules));
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return send(player, callback, rules);
  }
}

const allRules = Object.entries(dialectPolicies).map(([name, { rules }]) => ({ name, rules }));

/** The sums of the rounds of a player, as they stand. */
async function roundsOf(player: Player): Promise<Map<string, object>> {
  const rows = await world.database.rows<{ round: string; stake: number; win: number; returned: number }>(
    'select round, stake, win, returned from game_round where vendor_id = 1 and member_id = $1',
    [player.key],
  );
  return new Map(rows.map(({ round, ...sums }) => [round, sums]));
}

async function playLane(lane: number): Promise<number> {
  const member = await world.addMember({ cash: 5_000 });
  const player: Player = { key: member.key, token: await openGame(world, member.key) };
  const rounds = new Map<string, object>();
  let [cash, sent] = [5_000, 0];
  for (let number = lane; number < count; number += lanes) {
    const { name: dialect, rules } = allRules[number % allRules.length] as (typeof allRules)[number];
    const name = `h${number}`;
    const model = new CallbackModel(rules, cash);
    for (const each of makeHistory(new Chance(seed + number), name)) {
      const label = `seed ${seed}, history ${number} (${dialect}), ${JSON.stringify(each)}`;
      const expected = model.apply(each.callback);
      const outcome = await deliver(player, each, rules);
      // An answer that was lost was the first one; what is told on asking again is that it is done.
      expect(outcome.status, label).toBe(expected);
      if (outcome.balance !== undefined) expect(outcome.balance, label).toBe(model.cash);
      sent += 1;
    }
    for (const [round, sums] of model.rounds) rounds.set(round, sums);
    cash = model.cash;
  }
  expect(await roundsOf(player), `seed ${seed}`).toEqual(rounds);
  expect((await world.holdingsOf(member)).cash).toBe(cash);
  return sent;
}

test('random histories of callbacks, permuted, repeated, lost and broken off, end as an independent model has it', {
  timeout: 3_600_000,
}, async () => {
  const sent = await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane)));
  const [twice] = await world.database.rows<{ n: number }>(
    `select count(*)::int as n from (select 1 from vendor_transaction where reference_id is not null and resolves
       group by vendor_id, reference_id having count(*) > 1) x`,
  );
  expect(twice?.n).toBe(0);
  expect(sent.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(count * 2);
  process.stderr.write(
    `${count} histories, ${sent.reduce((sum, each) => sum + each, 0)} callbacks, seed ${seed}\n`,
  );
});
