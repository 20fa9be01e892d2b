import { SetupRefused } from '@hanpan/db';
import { describe, expect, test } from 'vitest';
import {
  agentSecret,
  kplayGameKey,
  startKplayTransferVendor,
} from '../../../testing/kplay-transfer-vendor.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { installVendor } from '../install-vendor.ts';
import { vendorJobs } from '../jobs.ts';

const world = await createWorld();
const { database } = world;
// Two products of one agent: the vendor keeps one purse for a player, and lists the rounds of both together.
const vendor = await startKplayTransferVendor(world, '200');
const platform = await world.operator('platform');
const reason = 'a test';
const detail = '/api/console/vendors/detail';
const save = '/api/console/vendors/save';

async function addressOf(code: string) {
  const { baseUrl, operatorId } = await platform.call(detail, { vendorCode: code });
  return { baseUrl, operatorId };
}

await platform.call('/api/console/vendors/create', {
  vendorCode: '201',
  dialect: 'kplay-transfer',
  names: { ko: '201', en: '201', vi: '201' },
  ...(await addressOf('200')),
  reason,
});
const key = { side: 'ours' as const, key: agentSecret.replaceAll(' ', '-'), keepOldMinutes: 0, reason };
await platform.call('/api/console/vendors/key', { vendorCode: '201', ...key });
await database.run(
  `update vendor set our_key_sealed = (select our_key_sealed from vendor where code = '200') where code = '201'`,
);
await database.run(
  `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
   select id, $1, 'slot', name, '/x.svg', '96.50' from vendor where code = '201'`,
  [kplayGameKey],
);

async function switchTo(vendorCode: string, isEnabled: boolean): Promise<string> {
  const {
    code: _,
    dialect,
    walletMode,
    currency,
    ours,
    theirs,
    walletUrl,
    ...setup
  } = await platform.call(detail, { vendorCode });
  const code = await platform.codeOf(save, { vendorCode, ...setup, isEnabled, reason });
  world.clock.advance(5_000);
  return code;
}

async function runJobs(): Promise<void> {
  world.clock.advance(60_000);
  for (const job of vendorJobs(world.services)) await job.run(job.limit);
}

/** Opens the game of one of them, and begins to play. */
async function open(member: Person, vendorKey: string): Promise<string> {
  const game = { vendorKey, gameType: 'slot', gameKey: kplayGameKey };
  const code = await member.codeOf('/api/minigame/getGame', game);
  vendor.player(`hanpan-${member.key}`).game_state = 'open';
  return code;
}

/** What the vendor lists of a member's play that has just ended. */
function finish(member: Person, round: string, stake = 1_000): void {
  const now = world.clock.read.date().toISOString();
  vendor.rounds.push({
    round_id: `${round}-${member.key}`,
    user_id: `hanpan-${member.key}`,
    game_id: kplayGameKey,
    currency: 'KRW',
    bet_amount: stake,
    cancel_amount: 0,
    win_amount: 0,
    started_at: now,
    ended_at: now,
  });
}

const bookedOf = (member: Person) =>
  database.rows<{ vendor: string; stake: number }>(
    'select vendor, sum(sign * stake)::bigint as stake from play_settlement where member_id = $1 group by vendor order by vendor',
    [member.key],
  );

/** Closes what a member has open, and brings its money back. */
async function leave(member: Person): Promise<void> {
  vendor.player(`hanpan-${member.key}`).game_state = 'closed';
  world.clock.advance(120_000);
  expect((await member.ask('/api/cash/merge', { idempotencyKey: newKey() })).code).toBe('0');
  await runJobs();
}

describe('two vendors that are one purse', () => {
  test('the second is switched on no sooner than nobody plays at the first, and every round counts once', async () => {
    const member = await world.member({ cash: 10_000 });
    expect(await open(member, '200')).toBe('0');
    finish(member, 'before');
    await runJobs();
    expect(await switchTo('200', false)).toBe('0');
    expect(await switchTo('201', true)).toBe('VD05');
    await leave(member);
    expect(await switchTo('201', true)).toBe('0');
    // Late in its list, and played at the first.
    finish(member, 'late');
    world.clock.advance(1_000);
    expect(await open(member, '201')).toBe('0');
    finish(member, 'after', 300);
    await runJobs();
    await runJobs();
    expect(await bookedOf(member)).toEqual([
      { vendor: '200', stake: 2_000 },
      { vendor: '201', stake: 300 },
    ]);
    await leave(member);
    expect((await world.holdingsOf(member)).cash).toBe(10_000);
    expect(await switchTo('201', false)).toBe('0');
    expect(await switchTo('200', true)).toBe('0');
    await runJobs();
    expect(await bookedOf(member)).toHaveLength(2);
  });

  test('game money that stands at one that is off keeps the other off, though no game is open', async () => {
    const member = await world.member({ cash: 5_000 });
    expect(await open(member, '200')).toBe('0');
    await member.call('/api/member/changeMemCashFlag', { flag: 'N' });
    vendor.player(`hanpan-${member.key}`).game_state = 'closed';
    world.clock.advance(120_000);
    await runJobs();
    const opened = 'select count(*)::int as n from game_session where member_id = $1 and closed_at is null';
    expect(await database.row(opened, [member.key])).toEqual({ n: 0 });
    expect(await switchTo('200', false)).toBe('0');
    expect(await switchTo('201', true)).toBe('VD05');
    expect((await member.ask('/api/cash/merge', { idempotencyKey: newKey() })).code).toBe('0');
    expect(await switchTo('201', true)).toBe('0');
    expect(await switchTo('201', false)).toBe('0');
    expect(await switchTo('200', true)).toBe('0');
  });

  test('where both are on all the same, a round is that of the game which was open, whoever reads it', async () => {
    const member = await world.member({ cash: 5_000 });
    await database.run(`update vendor set enabled = true where code = '201'`);
    expect(await open(member, '200')).toBe('0');
    finish(member, 'first', 500);
    world.clock.advance(1_000);
    await leave(member);
    expect(await open(member, '201')).toBe('0');
    finish(member, 'second', 700);
    await runJobs();
    await runJobs();
    expect(await bookedOf(member)).toEqual([
      { vendor: '200', stake: 500 },
      { vendor: '201', stake: 700 },
    ]);
    await leave(member);
    await database.run(`update vendor set enabled = false where code = '201'`);
    world.clock.advance(5_000);
  });

  test('a vendor is not installed as a second one of a purse that is in use', async () => {
    const { baseUrl } = await addressOf('200');
    await database.run(`update vendor set operator_id = '1' where code = '200'`);
    const name = { ko: '202', en: '202', vi: '202' };
    const install = (code: string, url: string) =>
      database.transaction((tx) =>
        installVendor(world.services, tx, {
          ...{ code, name, dialect: 'kplay-transfer', walletMode: 'transfer' as const },
          ...{ baseUrl: url, publicKey: '', ourKey: agentSecret },
        }),
      );
    await expect(install('202', baseUrl)).rejects.toThrow(SetupRefused);
    expect(await database.row(`select from vendor where code = '202'`)).toBeUndefined();
    await install('202', 'http://127.0.0.1:9');
    await install('202', 'http://127.0.0.1:9');
    // Two that were on together before anybody looked stop no start.
    await database.run(`update vendor set base_url = $1 where code = '202'`, [baseUrl]);
    await install('202', baseUrl);
    expect(await database.row(`select enabled from vendor where code = '202'`)).toEqual({ enabled: true });
  });
});
