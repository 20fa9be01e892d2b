import { consoleBetsCsv } from '@hanpan/contract';
import { expect, test, vi } from 'vitest';
import { retention } from '../../kernel/retention.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { slipOn, systemOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { minigameJobs } from '../minigame/jobs.ts';
import { sportsJobs } from '../sports/jobs.ts';
import { vendorJobs } from '../vendor/jobs.ts';

const vendor = createFakeVendor();
const world = await createWorld({ vendors: [vendor] });
await installVendor(world);
const [home, phone] = ['198.51.100.20', '2001:db8::7'];

/** From where each of these was asked for, as an operator is told it in its record. */
async function toldPlaces(desk: Person, receipts: readonly string[]) {
  const told = receipts.map(async (receiptId) => {
    const { steps } = await desk.call('/api/console/why', { receiptId });
    return steps.find(({ kind }) => kind === 'placed')?.address;
  });
  return Promise.all(told);
}

const kept = () =>
  world.database.row<{ sports: number; mini: number; games: number }>(
    `select (select count(*)::int from bet_place) as sports, (select count(*)::int from minigame_bet_place) as mini,
            (select count(*)::int from game_session where address is not null) as games`,
  );

/** A round that the vendor reports, and its settlement, as they are stored. */
async function roundOf(member: Person, name: string, site = world.site) {
  const at = world.clock.read.date();
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at)
     select v.id, $1, $2, $3, $4, 5000, 0, $5, $5 from vendor v where v.code = $6`,
    [name, site.id, member.key, gameKey, at, vendorCode],
  );
  const reference = `${vendorCode}:${name}:${member.key}`;
  await world.database.run(
    `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, vendor, game, stake, counted,
       returned, win, placed_at, settled_at) values ($1, $2, 'vendor', $3, 1, 1, 'slot', $4, $5, 5000, 5000, 0, 0, $6, $6)`,
    [site.id, member.key, reference, vendorCode, gameKey, at],
  );
  return reference;
}

const launch = (member: Person, address: string) =>
  member
    .fromAddress(address)
    .call('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });

test('[BET-1] a bet on sports, alone or in a system, and on a mini game keeps the address that it was asked for from', async () => {
  const [desk, member] = [await world.operator(), await world.member({ cash: 1_000_000 })];
  const matches = await Promise.all([world.match(), world.match(), world.match()]);
  const [first] = matches;
  if (first === undefined) throw new Error('a match');
  const single = await member.fromAddress(home).call('/api/bet/betProc', slipOn([first]));
  const system = await member.fromAddress(phone).call('/api/bet/betSystem', systemOn(matches, 2));
  const mini = await member
    .fromAddress(phone)
    .call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }));
  const receipts = [single.bet, ...system.bets, mini.bet].map(({ receiptId }) => receiptId);
  expect(await toldPlaces(desk, receipts)).toEqual([home, phone, phone, phone, phone]);
});

test('[BET-1] a round of a provider has the address at which its game was opened, one row a launch', async () => {
  const [desk, member] = [await world.operator(), await world.member({ cash: 1_000_000 })];
  const before = await roundOf(member, newKey());
  await world.passTime(1_000);
  await launch(member, home);
  const rounds = [await roundOf(member, newKey()), await roundOf(member, newKey())];
  await world.passTime(1_000);
  await launch(member, phone);
  const later = await roundOf(member, newKey());
  expect(await toldPlaces(desk, [before, ...rounds, later])).toEqual([null, home, home, phone]);
  const sessions = await world.database.rows<{ address: string | null }>(
    'select address from game_session where member_id = $1 order by id',
    [member.key],
  );
  expect(sessions.map(({ address }) => address)).toEqual([home, phone]);
});

test('[BET-1] a launch that fails leaves the rounds of the game before it where they are', async () => {
  const [desk, member] = [await world.operator(), await world.member({ cash: 1_000_000 })];
  await launch(member, home);
  await world.passTime(1_000);
  vendor.unreachable = true;
  const failed = await member
    .fromAddress(phone)
    .codeOf('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });
  vendor.unreachable = false;
  await world.passTime(1_000);
  expect(failed).toBe('9999');
  expect(await toldPlaces(desk, [await roundOf(member, newKey())])).toEqual([home]);
});

test('[BET-1] a launch that a process left half way is no place of the rounds that come after it', async () => {
  const [desk, member] = [await world.operator(), await world.member({ cash: 1_000_000 })];
  await launch(member, home);
  await world.passTime(1_000);
  // As a process leaves it that dies while it waits for the vendor: nobody closes what it has opened.
  vi.spyOn(vendor, 'launch').mockImplementationOnce(() => Promise.reject(new Error('the process is gone')));
  const gone = await member
    .fromAddress(phone)
    .codeOf('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });
  const left = await world.database.rows<{ address: string }>(
    'select address from game_session where member_id = $1 and closed_at is null order by id',
    [member.key],
  );
  expect([gone, ...left.map(({ address }) => address)]).toEqual(['E001', home, phone]);
  await world.passTime(1_000);
  expect(await toldPlaces(desk, [await roundOf(member, newKey())])).toEqual([home]);
  await world.passTime(1_000);
  await launch(member, phone);
  expect(await toldPlaces(desk, [await roundOf(member, newKey())])).toEqual([phone]);
});

test('[BET-1] where two games are open at once a round has the address of its own', async () => {
  const [desk, member] = [await world.operator(), await world.member({ cash: 1_000_000 })];
  await launch(member, home);
  await world.passTime(1_000);
  await launch(member, phone);
  // Two launches side by side leave each other open.
  await world.database.run('update game_session set closed_at = null where member_id = $1', [member.key]);
  await world.database.run(
    "update game_session set game_key = 'another' where member_id = $1 and address = $2",
    [member.key, phone],
  );
  await world.passTime(1_000);
  expect(await toldPlaces(desk, [await roundOf(member, newKey())])).toEqual([home]);
});

test('[BET-1] bets that are placed at once from two addresses keep each its own', async () => {
  const [desk, first, second, match] = [
    await world.operator(),
    await world.member({ cash: 1_000_000 }),
    await world.member({ cash: 1_000_000 }),
    await world.match(),
  ];
  const placed = await Promise.all(
    [first.fromAddress(home), second.fromAddress(phone)].map((from) =>
      from.call('/api/bet/betProc', slipOn([match])),
    ),
  );
  expect(
    await toldPlaces(
      desk,
      placed.map(({ bet }) => bet.receiptId),
    ),
  ).toEqual([home, phone]);
});

test('[BET-1][BET-14] the file of every bet has its address, and nothing where nobody knows it', async () => {
  const site = await world.addSite();
  const [desk, member] = [
    await world.operator('supervisor', site),
    await world.member({ site, cash: 1_000_000 }),
  ];
  const { bet } = await member
    .fromAddress(home)
    .call('/api/bet/betProc', slipOn([await world.match({ startsInMs: 86_400_000 })]));
  const mini = await member.call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }, site));
  await world.owner.run('delete from minigame_bet_place where bet_id = $1', [mini.bet.betIdx]);
  await launch(member, phone);
  await roundOf(member, newKey(), site);
  const { 'content-type': _, ...headers } = desk.headers;
  const from = world.clock.read.date().toISOString().slice(0, 10);
  const url = `${consoleBetsCsv.path}?head=columns&reason=a+check&from=${from}`;
  const { body } = await world.app.inject({ method: 'GET', url, headers });
  const lines = body.trimEnd().split('\r\n');
  const ending = (mark: string) =>
    lines
      .find((line) => line.includes(mark))
      ?.split(',')
      .slice(-2);
  expect(lines[0]?.replace('\uFEFF', '').split(',').slice(-2)).toEqual(['address', 'isTest']);
  expect(ending(bet.receiptId)).toEqual([home, 'N']);
  expect(ending(mini.bet.receiptId)).toEqual(['', 'N']);
  expect(ending(`,${vendorCode},`)).toEqual([phone, 'N']);
});

test('[BET-1] an address is kept as long as the bet may be asked for, and forgotten then; nobody changes or forgets it earlier', async () => {
  const member = await world.member({ cash: 1_000_000 });
  await member.fromAddress(home).call('/api/bet/betProc', slipOn([await world.match()]));
  await member.call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }));
  await launch(member, home);
  const jobs = [sportsJobs, minigameJobs, vendorJobs]
    .flatMap((of) => of(world.services))
    .filter(({ name }) => /^(sports|minigame|vendor)\.prune$/.test(name));
  const prune = async () => {
    for (const { run } of jobs) await run(1_000);
  };
  const now = await kept();
  await prune();
  expect(await kept()).toEqual(now);
  for (const table of ['bet_place', 'minigame_bet_place']) {
    for (const change of [`update ${table} set address = 'x'`, `delete from ${table}`])
      await expect(world.database.run(change)).rejects.toThrow(/permission denied/);
    await expect(world.owner.run(`update ${table} set address = 'x'`)).rejects.toThrow(/append-only/);
  }
  await expect(world.database.run('delete from game_session')).rejects.toThrow(/permission denied/);
  for (const change of ["address = 'x'", 'address = null', "opened_at = opened_at - interval '6 years'"])
    await expect(
      world.owner.run(`update game_session set ${change} where address is not null`),
    ).rejects.toThrow(/stays for five years/);
  expect(retention.placesMs).toBeGreaterThanOrEqual(5 * 365 * 86_400_000);
  const forget = await world.database.row<{ count: number }>(
    "select bet_place_forget(now() + interval '1 day', 100) as count",
  );
  expect(forget).toEqual({ count: 0 });

  const longAgo = new Date(world.clock.read() - retention.placesMs - 86_400_000);
  for (const table of ['bet_place', 'minigame_bet_place'])
    await world.owner.run(`insert into ${table} (bet_id, address, placed_at) values (-1, $1, $2)`, [
      home,
      longAgo,
    ]);
  await world.database.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at, closed_at, address)
     select 'long ago', site_id, member_id, vendor_id, game_key, $1, $1, $1, $1, address from game_session where member_id = $2`,
    [longAgo, member.key],
  );
  await expect(
    world.owner.run("update game_session set address = 'x' where token_hash = 'long ago'"),
  ).rejects.toThrow(/stays for five years/);
  await prune();
  expect(await kept()).toEqual(now);
});
