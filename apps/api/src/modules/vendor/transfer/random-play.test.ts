import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createStormyWorld, throughStorms } from '../../../testing/stormy-world.ts';
import { startTransferVendor, transferGameKey } from '../../../testing/transfer-vendor.ts';
import { newKey } from '../../../testing/world.ts';
import { vendorJobs } from '../jobs.ts';

const moon = await startTransferVendor('moon', 1);
const stormy = await createStormyWorld({ vendors: [moon.vendor] });
const { world, persist } = stormy;
await moon.install(world);
afterAll(() => moon.close());

const launch = { vendorKey: 'moon', gameType: 'slot', gameKey: transferGameKey };
const deposit = '/operator/transfer/v1/wallet/deposit';
const withdraw = '/operator/transfer/v1/wallet/withdraw';

async function runJobs(): Promise<void> {
  for (const job of vendorJobs(world.services)) await persist(() => job.run(job.limit));
}

const deed = fc.oneof(
  fc.record({ do: fc.constant('launch' as const) }),
  fc.record({ do: fc.constant('merge' as const), twice: fc.boolean() }),
  fc.record({ do: fc.constant('out' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constant('play' as const), result: fc.integer({ min: -6_000, max: 6_000 }) }),
  fc.record({ do: fc.constant('leave' as const) }),
  fc.record({ do: fc.constant('flag' as const), flag: fc.constantFrom('Y' as const, 'N' as const) }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
  fc.record({
    do: fc.constant('fail' as const),
    path: fc.constantFrom(deposit, withdraw, '/operator/transfer/v1/wallet/status'),
    fault: fc.constantFrom('lost-before' as const, 'lost-after' as const, 'delayed' as const),
  }),
  fc.record({ do: fc.constant('die' as const), when: fc.constantFrom('before' as const, 'after' as const) }),
  fc.record({ do: fc.constant('refuse' as const), refuses: fc.boolean() }),
  fc.record({ do: fc.constant('offline' as const), offline: fc.boolean() }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const brought = 10_000;

/** Acts, and returns what was won or lost at the vendor by it. */
async function act(member: Awaited<ReturnType<typeof world.member>>, deed: Deed): Promise<number> {
  const { fake } = moon;
  const player = fake.player(`hanpan-${member.key}`);
  switch (deed.do) {
    case 'launch':
      await member.ask('/api/minigame/getGame', launch);
      break;
    case 'merge': {
      const body = { idempotencyKey: newKey() };
      const sendings = deed.twice ? [1, 2] : [1];
      await Promise.all(sendings.map(() => member.ask('/api/cash/merge', body)));
      break;
    }
    case 'out':
      await member.ask('/api/cash/outGameMoney', { idempotencyKey: newKey(), amount: deed.amount });
      break;
    case 'play': {
      // Without a stake there is nothing to win.
      const result = player.balance === 0 ? 0 : Math.max(deed.result, -player.balance);
      player.game = 'open';
      player.balance += result;
      return result;
    }
    case 'leave':
      player.game = 'closed';
      break;
    case 'flag':
      await member.ask('/api/member/changeMemCashFlag', { flag: deed.flag });
      break;
    case 'pass':
      world.clock.advance(deed.seconds * 1_000);
      await runJobs();
      break;
    case 'fail':
      fake.faults.set(deed.path, [deed.fault]);
      break;
    case 'die':
      fake.death = deed.when;
      break;
    case 'refuse':
      fake.depositRefusal = deed.refuses ? 'NO_CREDIT' : undefined;
      break;
    case 'offline':
      fake.offline = deed.offline;
      break;
  }
  return 0;
}

const deeds = fc.array(deed, { minLength: 4, maxLength: 25 });

async function expectWhole(deeds: readonly Deed[]): Promise<void> {
  moon.fake.heal();
  const member = await world.member({ cash: brought });
  const player = moon.fake.player(`hanpan-${member.key}`);
  let result = 0;
  for (const each of deeds) result += await act(member, each).catch(() => 0);
  moon.fake.heal();
  player.game = 'closed';
  await member.call('/api/member/changeMemCashFlag', { flag: 'Y' });
  for (let pass = 0; pass < 3; pass += 1) {
    world.clock.advance(130_000);
    await runJobs();
    moon.fake.deliverDelayed();
  }
  await member.call('/api/cash/merge', { idempotencyKey: newKey() });
  expect(await world.holdingsOf(member)).toMatchObject({ cash: brought + result });
  expect(player.balance).toBe(0);
}

test('whatever is done and whatever fails, the member ends with what was brought and what was won', {
  timeout: 300_000,
}, async () => {
  await fc.assert(fc.asyncProperty(deeds, expectWhole), { numRuns: 40 });
});

test('[REL-14] the same where anything breaks between two statements, beside what the vendor does', {
  timeout: 3_600_000,
}, async () => {
  await throughStorms(stormy, 1, deeds, expectWhole);
});
