import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { startTransferVendor, transferGameKey } from '../../../testing/transfer-vendor.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import type { WalletBet, WalletWin } from '../../../vendors/wallet-operations.ts';
import { vendorJobs } from '../jobs.ts';
import { seamlessWallet } from '../seamless/wallet.ts';

const moon = await startTransferVendor('moon', 2);
const star = await startTransferVendor('star', 3);
const world = await createWorld({ vendors: [createFakeVendor(), moon.vendor, star.vendor] });
await installVendor(world);
await moon.install(world);
await star.install(world);
const wallet = seamlessWallet(world.services);
afterAll(() => [moon, star].map((vendor) => vendor.close()));
beforeEach(() => moon.fake.heal());

interface Fact {
  revision: number;
  sign: number;
  stake: number;
  counted: number;
  returned: number;
  win: number;
}

const factsOf = (reference: string) =>
  world.database.rows<Fact>(
    'select revision, sign, stake, counted, returned, win from play_settlement where reference = $1 order by id',
    [reference],
  );

const fact = (revision: number, sign: number, figures: Partial<Fact>): Fact => ({
  revision,
  sign,
  stake: 0,
  counted: 0,
  returned: 0,
  win: 0,
  ...figures,
});

/** A seamless player and what the vendor sends of them; each round is named by its first bet. */
async function newPlayer(cash = 10_000) {
  const member = await world.member({ cash });
  const token = await openGame(world, member.key);
  const movement = (round: string, sum: number, change: Partial<WalletBet> = {}): WalletBet => ({
    vendorCode,
    playerId: `hanpan-${member.key}`,
    token,
    transactionId: randomUUID(),
    gameKey,
    round,
    roundClosed: false,
    isFree: false,
    largestBalance: amount(90_071_992_547),
    amount: amount(sum),
    ...change,
  });
  const ok = async (outcome: Promise<{ status: string }>) => expect((await outcome).status).toBe('ok');
  return {
    member,
    factsOf: (round: string) => factsOf(`${vendorCode}:${round}:${member.key}`),
    bet: async (round: string, sum: number, change: Partial<WalletBet> = {}) => {
      const request = movement(round, sum, change);
      await ok(wallet.bet(request));
      return request;
    },
    win: async (of: WalletBet, sum: number, change: Partial<WalletWin> = {}) =>
      ok(wallet.win({ ...movement(of.round, sum, change), referenceId: of.transactionId })),
    rollback: async (of: WalletBet, change: Partial<WalletBet> = {}) =>
      ok(wallet.rollback({ ...movement(of.round, 0, change), referenceId: of.transactionId })),
  };
}

const newRound = () => randomUUID();
const closes = { roundClosed: true };
const runJob = async (name: string) => {
  const job = vendorJobs(world.services).find((each) => each.name === name);
  await job?.run(job.limit);
};

describe('a round of a vendor that asks for every bet', () => {
  test('is settled when it is closed, by what all its bets came to', async () => {
    const { bet, win, rollback, factsOf: facts } = await newPlayer();
    const round = newRound();
    const won = await bet(round, 100);
    const undone = await bet(round, 200);
    await rollback(undone);
    expect(await facts(round)).toEqual([]);
    await win(won, 250, closes);
    expect(await facts(round)).toEqual([fact(1, 1, { stake: 300, counted: 100, returned: 200, win: 250 })]);
  });

  test('closed with the bet itself, or by a win of nothing, it is lost', async () => {
    const { bet, win, factsOf: facts } = await newPlayer();
    const [atOnce, later] = [newRound(), newRound()];
    await bet(atOnce, 100, closes);
    expect(await facts(atOnce)).toEqual([fact(1, 1, { stake: 100, counted: 100 })]);
    await win(await bet(later, 70), 0, closes);
    expect(await facts(later)).toEqual([fact(1, 1, { stake: 70, counted: 70 })]);
  });

  test('what its win gives back was never at risk: it is returned, counts as no turnover, and is not won', async () => {
    const { bet, win, member, factsOf: facts } = await newPlayer();
    const [unfired, partly] = [newRound(), newRound()];
    await win(await bet(unfired, 5_000), 5_000, { returned: amount(5_000), ...closes });
    expect(await facts(unfired)).toEqual([fact(1, 1, { stake: 5_000, returned: 5_000 })]);
    await win(await bet(partly, 1_000), 1_100, { returned: amount(600), ...closes });
    expect(await facts(partly)).toEqual([
      fact(1, 1, { stake: 1_000, counted: 400, returned: 600, win: 500 }),
    ]);
    expect((await world.holdingsOf(member)).cash).toBe(10_000 + 100);
    // More than was at risk is won, although it is less than the stake.
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(list.map(({ status }) => status)).toEqual(['PASS', 'CANCEL']);
  });

  test('what comes after it was closed settles it again: the old figures are taken back', async () => {
    const { bet, win, rollback, factsOf: facts } = await newPlayer();
    const round = newRound();
    const made = await bet(round, 100);
    const other = await bet(round, 40);
    await win(made, 0, closes);
    await win(made, 500, closes);
    // Nothing new: nothing is settled.
    await win(made, 0, closes);
    await rollback(other);
    const lost = { stake: 140, counted: 140 };
    const won = { ...lost, win: 500 };
    const undone = { stake: 140, counted: 100, returned: 40, win: 500 };
    expect(await facts(round)).toEqual([
      fact(1, 1, lost),
      fact(1, -1, lost),
      fact(2, 1, won),
      fact(2, -1, won),
      fact(3, 1, undone),
    ]);
  });

  test('a free stake is no stake: nothing of it counts, and what it won is won', async () => {
    const { bet, win, factsOf: facts } = await newPlayer();
    const round = newRound();
    await win(await bet(round, 1_000, { isFree: true }), 300, { isFree: true, ...closes });
    expect(await facts(round)).toEqual([fact(1, 1, { win: 300 })]);
  });

  test('what is given back belongs to the round of its bet, whatever round the rollback names', async () => {
    const { bet, rollback, factsOf: facts } = await newPlayer();
    const round = newRound();
    await rollback(await bet(round, 100), { round: newRound(), ...closes });
    expect(await facts(round)).toEqual([fact(1, 1, { stake: 100, returned: 100 })]);
  });

  test('that is never said to be over is settled when its time has passed, once', async () => {
    const { bet, win, factsOf: facts } = await newPlayer();
    const round = newRound();
    const made = await bet(round, 100);
    await world.database.run("update vendor set round_ends_after = '1 hour' where code = $1", [vendorCode]);
    world.clock.advance(3_599_000);
    await runJob('vendor.close-rounds');
    expect(await facts(round)).toEqual([]);
    world.clock.advance(1_000);
    await Promise.all([runJob('vendor.close-rounds'), runJob('vendor.close-rounds')]);
    const lost = fact(1, 1, { stake: 100, counted: 100 });
    expect(await facts(round)).toEqual([lost]);
    await win(made, 120);
    expect(await facts(round)).toEqual([lost, { ...lost, sign: -1 }, { ...lost, revision: 2, win: 120 }]);
  });

  test('the facts of a member come to what moved in the ledger', async () => {
    const { member, bet, win, rollback } = await newPlayer();
    for (let index = 0; index < 12; index += 1) {
      const round = newRound();
      const made = await bet(round, 100 + index);
      const free = await bet(round, 50, { isFree: true });
      if (index % 3 === 0) await rollback(made, closes);
      else await win(made, index * 40, closes);
      if (index % 4 === 0) await win(free, 30);
      if (index % 6 === 1) await win(made, 7);
    }
    const booked = await world.database.row(
      `select sum(-amount) filter (where flow = 'vendor-bet') as stake,
              sum(amount) filter (where flow = 'vendor-rollback') as returned,
              sum(amount) filter (where flow = 'vendor-win') as win
         from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner_id = $1 and a.kind = 'cash'`,
      [member.key],
    );
    const settled = await world.database.row(
      `select sum(sign * stake) as stake, sum(sign * returned) as returned, sum(sign * win) as win
         from play_settlement where member_id = $1`,
      [member.key],
    );
    expect(settled).toEqual(booked);
    const { cash } = await world.holdingsOf(member);
    const result = await world.database.row(
      'select sum(sign * result)::bigint as result from play_settlement where member_id = $1',
      [member.key],
    );
    expect(result).toEqual({ result: cash - 10_000 });
  });
});

describe('rounds that were played while the money stood with the vendor', () => {
  const launch = { vendorKey: 'moon', gameType: 'slot', gameKey: transferGameKey };
  const at = (minutesAgo: number) => new Date(world.clock.read() - minutesAgo * 60_000).toISOString();

  async function playing(cash = 10_000, vendorKey = launch.vendorKey): Promise<Person> {
    const member = await world.member({ cash });
    await member.call('/api/minigame/getGame', { ...launch, vendorKey });
    return member;
  }

  function play(
    member: { key: number },
    figures: { stake: number; win?: number; returned?: number },
    round: string = newRound(),
  ) {
    const { stake, win = 0, returned = 0 } = figures;
    const player = moon.fake.player(`hanpan-${member.key}`);
    player.balance += win + returned - stake;
    moon.fake.rounds.push({
      round,
      user: `hanpan-${member.key}`,
      game_code: transferGameKey,
      currency: 'KRW',
      ...{ stake, win, returned },
      started_at: at(2),
      finished_at: at(1),
    });
    return `moon:${round}:${member.key}`;
  }

  test('come into the history and the settlements, page by page, each once', async () => {
    const member = await playing();
    const references = [
      play(member, { stake: 100 }),
      play(member, { stake: 200, win: 500 }),
      play(member, { stake: 300, returned: 300 }),
      play(member, { stake: 400, win: 400 }),
      play(member, { stake: 50, win: 20 }),
    ];
    await Promise.all([runJob('vendor.rounds'), runJob('vendor.rounds')]);
    await runJob('vendor.rounds');
    const facts = await Promise.all(references.map(factsOf));
    expect(facts).toEqual([
      [fact(1, 1, { stake: 100, counted: 100 })],
      [fact(1, 1, { stake: 200, counted: 200, win: 500 })],
      [fact(1, 1, { stake: 300, returned: 300 })],
      [fact(1, 1, { stake: 400, counted: 400, win: 400 })],
      [fact(1, 1, { stake: 50, counted: 50, win: 20 })],
    ]);
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(list.map(({ cash, type }) => [cash, type]).sort()).toEqual(
      [
        [100, 'lose'],
        [200, 'win'],
        [300, 'other'],
        [400, 'draw'],
        [50, 'lose'],
      ].sort(),
    );
  });

  test('come to what the way back of the money says was won or lost', async () => {
    const member = await playing(5_000);
    play(member, { stake: 1_000, win: 2_700 });
    play(member, { stake: 3_000 });
    play(member, { stake: 500, returned: 500 });
    await runJob('vendor.rounds');
    moon.fake.player(`hanpan-${member.key}`).game = 'closed';
    await member.call('/api/cash/merge', { idempotencyKey: randomUUID() });
    const row = await world.database.row<{ booked: number; settled: number }>(
      `select (select sum(result_amount)::bigint from game_transfer where member_id = $1) as booked,
              (select sum(sign * result)::bigint from play_settlement where member_id = $1) as settled`,
      [member.key],
    );
    expect(row).toEqual({ booked: -1_300, settled: -1_300 });
  });

  test('that were put right are settled again', async () => {
    const member = await playing();
    const round = newRound();
    const reference = play(member, { stake: 100 }, round);
    await runJob('vendor.rounds');
    play(member, { stake: 100, win: 60 }, round);
    await runJob('vendor.rounds');
    const lost = fact(1, 1, { stake: 100, counted: 100 });
    expect(await factsOf(reference)).toEqual([
      lost,
      { ...lost, sign: -1 },
      { ...lost, revision: 2, win: 60 },
    ]);
  });

  test('of somebody who never played there are nobody’s, and a game that is not listed is told by its key', async () => {
    const stranger = await world.member();
    const reference = play(stranger, { stake: 100 });
    const member = await playing();
    const known = play(member, { stake: 100 });
    Object.assign(moon.fake.rounds.at(-1) ?? {}, { game_code: 'new-game' });
    await runJob('vendor.rounds');
    expect(await factsOf(reference)).toEqual([]);
    expect(await factsOf(known)).toHaveLength(1);
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(list[0]?.name.ko).toBe('new-game');
    const slots = await member.call('/api/minigame/getSlotList', { vendorKey: 'moon' });
    expect(slots.games.map(({ key }) => key)).toEqual([transferGameKey]);
  });

  test('that cannot be stored keep no other vendor waiting', async () => {
    const player = await playing(10_000, 'star');
    const round = newRound();
    play(player, { stake: 100 }, round);
    star.fake.rounds.push(...moon.fake.rounds.splice(-1));
    await world.owner.run("alter table game_round add constraint poison check (round <> 'poison')");
    play(await playing(), { stake: 100 }, 'poison');
    await expect(runJob('vendor.rounds')).rejects.toThrow('poison');
    await world.owner.run('alter table game_round drop constraint poison');
    expect(await factsOf(`star:${round}:${player.key}`)).toHaveLength(1);
    moon.fake.rounds.pop();
  });

  test('that are malformed are kept as they came and told once, and hide no other', async () => {
    const member = await playing();
    const references = [play(member, { stake: 100 })];
    const malformed = [
      { stake: 100, returned: 101 },
      { stake: '100' },
      { stake: 1.5 },
      { round: 'a\0b' },
      { round: '\ud800' },
      { round: '' },
      { finished_at: '0000-01-01T00:00:00Z' },
      { started_at: 'yesterday' },
      { currency: 'USD' },
      { user: `hanpan-0${member.key}` },
      { user: undefined },
    ];
    for (const change of malformed) {
      play(member, { stake: 100 });
      Object.assign(moon.fake.rounds.at(-1) ?? {}, change);
    }
    for (const each of [null, 'a round', []]) moon.fake.rounds.push(each as never);
    references.push(play(member, { stake: 100, win: 30 }));
    const count = malformed.length + 3;
    await expect(runJob('vendor.rounds')).rejects.toThrow(`${count} rounds of moon could not be read`);
    for (const reference of references) expect(await factsOf(reference)).toHaveLength(1);
    const kept = await world.database.rows<{ said: string; reason: string }>(
      'select said, reason from vendor_unread_round order by id',
    );
    expect(kept).toHaveLength(count);
    expect(kept.map(({ said }) => JSON.parse(said))).toContainEqual(
      expect.objectContaining({ returned: 101 }),
    );
    expect(kept.map(({ reason }) => reason)).toContain('another currency');
    await runJob('vendor.rounds');
    expect(await world.database.rows('select from vendor_unread_round')).toHaveLength(count);
  });

  test.each([
    ['no page at all', 'rounds'],
    ['a page without its place', 'place'],
  ] as const)('of a list that is %s are waited for, which is told', async (_, fault) => {
    const member = await playing();
    const reference = play(member, { stake: 100 });
    moon.fake.roundsFault = fault;
    await expect(runJob('vendor.rounds')).rejects.toThrow('the list of rounds of moon cannot be read');
    expect(await factsOf(reference)).toEqual([]);
    moon.fake.roundsFault = undefined;
    await runJob('vendor.rounds');
    expect(await factsOf(reference)).toHaveLength(1);
  });

  test('wait where the vendor cannot be read, and are missing nowhere afterwards', async () => {
    const member = await playing();
    const reference = play(member, { stake: 100 });
    moon.fake.offline = true;
    await runJob('vendor.rounds');
    expect(await factsOf(reference)).toEqual([]);
    moon.fake.offline = false;
    await world.database.run("update vendor set enabled = false where code = 'moon'");
    await runJob('vendor.rounds');
    await world.database.run("update vendor set enabled = true where code = 'moon'");
    expect(await factsOf(reference)).toHaveLength(1);
  });
});
