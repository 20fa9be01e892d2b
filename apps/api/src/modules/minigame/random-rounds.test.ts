import { miniGames } from '@hanpan/contract';
import { roundMs } from '@hanpan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { lastingTime, miniBetBody } from '../../testing/mini-rounds.ts';
import { createStormyWorld, throughStorms } from '../../testing/stormy-world.ts';
import { newKey, type Person } from '../../testing/world.ts';
import { drawRounds } from './draw-rounds.ts';
import { settleMiniBets } from './settlement/settle-mini-bets.ts';

const stormy = await createStormyWorld();
const { world, persist } = stormy;
const pass = lastingTime(world);
const cash = 300_000;

/** A bet of a random history: whose, on what, how much, how long after the one before. */
const anyBet = fc.record({
  member: fc.nat(2),
  game: fc.constantFrom(...miniGames),
  market: fc.nat(20),
  pick: fc.nat(20),
  stake: fc.integer({ min: 500, max: 150_000 }),
  waitMs: fc.constantFrom(0, 1_000, 60_000, roundMs - 30_000, roundMs),
});

type AnyBet = typeof anyBet extends fc.Arbitrary<infer Step> ? Step : never;

async function bet(members: readonly Person[], step: AnyBet) {
  const named = await miniBetBody(world, { game: step.game });
  const { markets } = await world.guest().call('/api/minigame/board', { game: step.game });
  const { market, selections } = need(markets[step.market % markets.length], 'a market');
  const { pick, odds } = need(selections[step.pick % selections.length], 'a selection');
  const body = {
    ...named,
    market,
    pick,
    odds: need(odds, 'a price'),
    stake: step.stake,
    idempotencyKey: newKey(),
  };
  await need(members[step.member], 'a member').codeOf('/api/minigame/bet', body);
}

const steps = fc.array(anyBet, { minLength: 5, maxLength: 12 });

async function expectWhole(steps: readonly AnyBet[]): Promise<void> {
  const members = [];
  for (let count = 0; count < 3; count += 1) members.push(await world.member({ cash }));
  for (const step of steps) {
    pass(step.waitMs);
    await bet(members, step);
    await persist(() => settleMiniBets(world.services, 50));
  }
  pass(roundMs);
  await persist(() => drawRounds(world.services, 1_000));
  await persist(() => settleMiniBets(world.services, 50));
  for (const member of members) {
    const row = await world.database.row<{ open: number; result: number }>(
      `select count(*) filter (where settled_at is null) as open,
              coalesce(sum(coalesce(win_amount, 0) - stake), 0)::bigint as result
         from minigame_bet where member_id = $1`,
      [member.key],
    );
    expect(row?.open).toBe(0);
    expect((await world.holdingsOf(member)).cash).toBe(cash + (row?.result ?? 0));
  }
  await world.expectBalancedBooks();
}

test('whatever is bet and whenever, every balance is what its bets came to, and the ledger is whole', async () => {
  await fc.assert(fc.asyncProperty(steps, expectWhole), { numRuns: 8 });
});

test('[REL-14] the same where anything breaks between two statements of a bet, a draw or a settlement', {
  timeout: 3_600_000,
}, async () => {
  await throughStorms(stormy, 1, steps, expectWhole);
});
