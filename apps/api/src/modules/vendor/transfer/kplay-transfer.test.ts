import { describe, expect, test } from 'vitest';
import { kplayGameKey, startKplayTransferVendor } from '../../../testing/kplay-transfer-vendor.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { vendorJobs } from '../jobs.ts';

const world = await createWorld();
// The installation runs already: the vendor is a row that is added to it.
const vendor = await startKplayTransferVendor(world, '200');

const launch = '/api/minigame/getGame';
const game = { vendorKey: '200', gameType: 'slot', gameKey: kplayGameKey };
const merge = (member: Person) => member.ask('/api/cash/merge', { idempotencyKey: newKey() });
const playerOf = (member: Person) => vendor.player(`hanpan-${member.key}`);

async function moneyOf(member: Person) {
  const { cash, game: games } = await world.holdingsOf(member);
  return { cash, atVendor: games['200'] ?? 0 };
}

async function runJobs(): Promise<void> {
  for (const job of vendorJobs(world.services)) await job.run(job.limit);
}

const transfersOf = (member: Person) =>
  world.database.rows<{ direction: string; state: string }>(
    'select direction, state from game_transfer where member_id = $1 order by asked_at',
    [member.key],
  );

/** The job also brings back what others left in games that are closed: only the calls for this member count. */
const idsOf = (path: string, member: Person) =>
  vendor.calls
    .filter((each) => each.path === path && each.user === `hanpan-${member.key}`)
    .map(({ txn }) => txn);

describe('a vendor of the KPLAY shape that holds the money during play', () => {
  test('takes it at the launch and gives it back with what was won', async () => {
    const member = await world.member({ cash: 10_000 });
    expect((await member.call(launch, game)).gameurl).toBe('https://kplay.test/play');
    expect(await moneyOf(member)).toEqual({ cash: 0, atVendor: 10_000 });
    expect(playerOf(member).balance).toBe(10_000);

    Object.assign(playerOf(member), { balance: 13_500, game_state: 'open' });
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('Y');
    expect((await merge(member)).code).toBe('C009');
    playerOf(member).game_state = 'closed';
    expect((await merge(member)).code).toBe('0');
    expect(await moneyOf(member)).toEqual({ cash: 13_500, atVendor: 0 });
    expect(playerOf(member).balance).toBe(0);
  });

  test('has its rounds in the history of the member', async () => {
    const member = await world.member({ cash: 10_000 });
    await member.call(launch, game);
    vendor.rounds.push({
      round_id: `round-${member.key}`,
      user_id: `hanpan-${member.key}`,
      game_id: kplayGameKey,
      currency: 'KRW',
      bet_amount: 3_000,
      cancel_amount: 0,
      win_amount: '4500',
      started_at: world.clock.read.date().toISOString(),
      ended_at: world.clock.read.date().toISOString(),
    });
    for (let run = 0; run < 2; run += 1) {
      world.clock.advance(60_000);
      await runJobs();
    }
    const rows = await world.database.rows('select stake, win from game_round where member_id = $1', [
      member.key,
    ]);
    expect(rows).toEqual([{ stake: 3_000, win: 4_500 }]);
  });
});

describe('a response that is lost', () => {
  test.each(['lost-before', 'lost-after'] as const)(
    'at the launch (%s) leaves the money where it can be asked for, and it is booked once',
    async (fault) => {
      const member = await world.member({ cash: 5_000 });
      const sendings = fault === 'lost-before' ? 2 : 1;
      vendor.faults.set('/deposit', [fault]);
      expect(await member.codeOf(launch, game)).toBe('NT99');
      expect(await moneyOf(member)).toEqual({ cash: 0, atVendor: 5_000 });
      expect(await transfersOf(member)).toEqual([{ direction: 'in', state: 'unknown' }]);
      world.clock.advance(5_000);
      await runJobs();
      expect(await transfersOf(member)).toEqual([{ direction: 'in', state: 'confirmed' }]);
      expect(idsOf('/deposit', member)).toHaveLength(sendings);
      expect(await member.codeOf(launch, game)).toBe('0');
      expect(await moneyOf(member)).toEqual({ cash: 0, atVendor: 5_000 });
      expect(playerOf(member).balance).toBe(5_000);
      const ids = idsOf('/deposit', member);
      expect(ids).toHaveLength(sendings);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test.each(['lost-before', 'lost-after'] as const)(
    'on the way back (%s) is asked for by the job, and booked once',
    async (fault) => {
      const member = await world.member({ cash: 5_000 });
      await member.call(launch, game);
      Object.assign(playerOf(member), { balance: 6_000, game_state: 'closed' });
      vendor.faults.set('/withdraw', [fault]);
      expect((await merge(member)).code).not.toBe('0');
      expect((await transfersOf(member)).at(-1)).toEqual({ direction: 'out', state: 'unknown' });
      for (let run = 0; run < 3; run += 1) {
        world.clock.advance(60_000);
        await runJobs();
      }
      expect(await transfersOf(member)).toEqual([
        { direction: 'in', state: 'confirmed' },
        { direction: 'out', state: 'confirmed' },
      ]);
      const ids = idsOf('/withdraw', member);
      expect(ids).toHaveLength(fault === 'lost-before' ? 2 : 1);
      expect(new Set(ids).size).toBe(1);
      expect(await moneyOf(member)).toEqual({ cash: 6_000, atVendor: 0 });
      expect(playerOf(member).balance).toBe(0);
    },
  );

  test('a denial proves nothing: what it was said of is looked up, and nothing is lost or doubled', async () => {
    const member = await world.member({ cash: 5_000 });
    vendor.faults.set('/deposit', ['denied']);
    expect(await member.codeOf(launch, game)).toBe('NT99');
    expect(await moneyOf(member)).toEqual({ cash: 0, atVendor: 5_000 });
    for (let run = 0; run < 3; run += 1) {
      world.clock.advance(60_000);
      await runJobs();
    }
    const { cash, atVendor } = await moneyOf(member);
    expect(cash + atVendor).toBe(5_000);
    expect(playerOf(member).balance).toBe(atVendor);
  });
});
