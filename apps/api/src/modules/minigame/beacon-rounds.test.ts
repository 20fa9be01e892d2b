import type { DataOf } from '@hanpan/contract';
import { beaconRoundAt, beaconRoundAtMs, roundMs, verifyMiniProof } from '@hanpan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { need } from '../../kernel/need.ts';
import { FakeBeacon, mirrorAnswers } from '../../testing/fake-beacon.ts';
import { lastingTime, miniBetBody } from '../../testing/mini-rounds.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { drawRounds } from './draw-rounds.ts';
import { settleMiniBets } from './settlement/settle-mini-bets.ts';

const fake = new FakeBeacon();
/** Mirrors are asked by whichever installation runs now: a test starts it anew. */
let running = fake.open(systemClock);
const world = await createWorld({
  change: (services) => ({
    ...services,
    beacon: {
      ...running,
      signatureOf: (round) => running.signatureOf(round),
      inVainSinceMs: (round) => running.inVainSinceMs(round),
    },
  }),
});
await fake.pin(world.owner);
const pass = lastingTime(world);
const path = '/api/minigame/bet';

function start(): void {
  running = fake.open(world.clock.read);
}

beforeEach(() => {
  fake.mirrors = [mirrorAnswers.true];
  start();
});

const draw = (limit = 100) => drawRounds(world.services, limit);
const settle = () => settleMiniBets(world.services, 200);
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;

async function series(game = 'powerball') {
  const { list } = await world.guest().call('/api/fair/commitments', { game });
  return need(list.at(-1), 'series');
}

/** The draw that bets are taken on now, its time, and that of the round it is bound to. */
async function current() {
  const { announcement } = await series();
  const { firstDrawAtMs, everyMs } = announcement;
  const number = Math.floor((world.clock.read() - firstDrawAtMs) / everyMs) + 2;
  const atMs = firstDrawAtMs + (number - 1) * everyMs;
  const round = beaconRoundAt(fake.plan, atMs);
  return {
    series: announcement.series,
    draw: number,
    atMs,
    round,
    roundAtMs: beaconRoundAtMs(fake.plan, round),
  };
}

const reveal = (of: { series: string; draw: number }) =>
  world.guest().call('/api/fair/reveal', { series: of.series, draw: of.draw });

/** The round that an earlier test was in is drawn, and the next one is open. */
async function nextRound(): Promise<void> {
  await draw();
  passTo((await current()).roundAtMs);
  await draw();
}

/** A bet on both sides, so that one of them wins, before the draw that it is on. */
async function betOnBoth(member: Person) {
  await nextRound();
  const odd = await miniBetBody(world, { stake: 10_000 });
  await member.call(path, odd);
  await member.call(path, { ...odd, pick: 'even', idempotencyKey: newKey() });
  return current();
}

const passTo = (atMs: number) => pass(atMs - world.clock.read());

/** Ten minutes of a worker that no mirror gives anything. */
async function askInVain(): Promise<void> {
  for (let minute = 0; minute <= 10; minute += 1) {
    if (minute > 0) pass(60_000);
    await expect(draw()).rejects.toThrow('no mirror has given');
  }
}

type Reveal = DataOf<'/api/fair/reveal'>;
const stateOf = async (of: { series: string; draw: number }): Promise<Reveal['state']> =>
  (await reveal(of)).state;

describe('[PF-6][PF-7] rounds that are bound to a beacon', () => {
  test('are announced with it before any price, and every one verifies with its signature', async () => {
    const member = await world.member({ cash: 20_000 });
    const bound = await betOnBoth(member);
    const { announcement, announcedAt, digest: publishedHash } = await series();
    expect(announcement.salt).toEqual(fake.plan);
    expect(Date.parse(announcedAt)).toBeLessThan(announcement.firstDrawAtMs);
    passTo(bound.roundAtMs);
    await draw();
    const { proof } = await reveal(bound);
    expect(proof?.salt).toMatchObject({ kind: 'beacon', round: bound.round });
    const checkBeacon = world.services.beacon.check;
    expect(verifyMiniProof(proof, { publishedHash, checkBeacon }).verdict).toBe('valid');
    expect(verifyMiniProof(proof, { publishedHash }).verdict).toBe('incomplete');
    await settle();
    expect(await cashOf(member)).toBe(19_500);
  });

  test('are not drawn at their time but at that of the round, and that is no failure', async () => {
    const bound = await betOnBoth(await world.member({ cash: 20_000 }));
    passTo(bound.atMs);
    await draw();
    expect(await stateOf(bound)).toBe('waiting');
    passTo(bound.roundAtMs);
    await draw();
    expect(await stateOf(bound)).toBe('revealed');
  });

  test('ask one network once for both games', async () => {
    const { round, roundAtMs } = await betOnBoth(await world.member({ cash: 20_000 }));
    passTo(roundAtMs);
    start();
    fake.asked.length = 0;
    await draw();
    expect(fake.asked).toEqual([round]);
  });
});

describe('[PF-9] betting closes before the round can exist', () => {
  test('by two rounds at least, also where a site closes later', async () => {
    await world.changeSite(world.site, { minigame: { closingMs: 10_000 } });
    await nextRound();
    const board = await world.guest().call('/api/minigame/board', { game: 'powerball' });
    const { closesAt, drawsAt } = need(board.round, 'a round');
    expect(Date.parse(drawsAt) - Date.parse(closesAt)).toBe(10_000);
    const bound = await current();
    expect(bound.roundAtMs - Date.parse(closesAt)).toBeGreaterThanOrEqual(6_000);
    const member = await world.member({ cash: 20_000 });
    const body = await miniBetBody(world);
    passTo(Date.parse(closesAt));
    expect(await member.codeOf(path, body)).toBe('B6050');
  });

  test('and a bet that says otherwise of itself is refused in SQL', async () => {
    const member = await world.member({ cash: 20_000 });
    const bound = await betOnBoth(member);
    const forge = (leftMs: number) =>
      world.owner.run(
        `insert into minigame_bet (site_id, member_id, receipt_id, game, day, round, series, draw, market, pick, odds_milli,
           stake, possible_win, placed_at, closes_at, draws_at)
         select site_id, member_id, 'FORGED', game, day, round, series, draw, market, pick, odds_milli, stake, possible_win,
                placed_at, $2, draws_at + interval '1 hour'
           from minigame_bet where member_id = $1 limit 1`,
        [member.key, new Date(bound.atMs - leftMs)],
      );
    await expect(forge(5_999)).rejects.toThrow('closes too near to the round of its beacon');
    expect(await forge(6_000)).toBe(1);
    await world.owner.run("delete from minigame_bet where receipt_id = 'FORGED'");
  });
});

describe('[PF-10] where no mirror gives the round', () => {
  test('the draw waits for the very same one, and then it is drawn as it would have been', async () => {
    const bound = await betOnBoth(await world.member({ cash: 20_000 }));
    fake.mirrors = [mirrorAnswers.unpublished, mirrorAnswers.otherKey, mirrorAnswers.renamed];
    start();
    fake.asked.length = 0;
    passTo(bound.roundAtMs);
    await draw();
    expect(await stateOf(bound)).toBe('waiting');
    passTo(bound.roundAtMs + 15_000);
    await expect(draw()).rejects.toThrow(`no mirror has given round ${bound.round}`);
    passTo(bound.atMs + 40 * 60_000);
    await expect(draw()).rejects.toThrow('no mirror has given');
    expect(new Set(fake.asked)).toEqual(new Set([bound.round]));
    const board = await world.guest().call('/api/minigame/board', { game: 'powerball' });
    expect(board.betting).toBe('late');
    fake.mirrors = [mirrorAnswers.unreachable, mirrorAnswers.true];
    start();
    await draw();
    expect((await reveal(bound)).proof?.salt).toMatchObject({
      round: bound.round,
      signature: fake.signatureOf(bound.round),
    });
    await settle();
  });

  test('for an hour, the draw is void and every stake goes back once', async () => {
    const member = await world.member({ cash: 20_000 });
    const bound = await betOnBoth(member);
    expect(await cashOf(member)).toBe(0);
    fake.mirrors = [mirrorAnswers.unreachable];
    start();
    passTo(bound.atMs + 50 * 60_000 - 1);
    await askInVain();
    expect(await stateOf(bound)).toBe('waiting');
    pass(1);
    await expect(Promise.all([draw(), draw(), draw()])).rejects.toThrow('no mirror has given');
    expect(await reveal(bound)).toMatchObject({ state: 'void', voidReason: 'no-beacon' });
    for (let times = 0; times < 3; times += 1) {
      start();
      await settle();
    }
    expect(await cashOf(member)).toBe(20_000);
    // The round comes after all: what is void stays void, and what still waits is drawn.
    fake.mirrors = [mirrorAnswers.true];
    start();
    await draw();
    await settle();
    expect(await stateOf(bound)).toBe('void');
    expect(await stateOf({ ...bound, draw: bound.draw + 1 })).toBe('revealed');
    expect(await cashOf(member)).toBe(20_000);
    expect((await series()).voidDraws).toBe(1);
  });

  test('whoever was away for hours gives up none for a first answer that fails: all are drawn', async () => {
    const member = await world.member({ cash: 20_000 });
    const bound = await betOnBoth(member);
    const { voidDraws } = await series();
    passTo(bound.atMs + 2 * 60 * 60_000);
    fake.mirrors = [mirrorAnswers.unreachable];
    start();
    await expect(draw()).rejects.toThrow('no mirror has given');
    pass(9 * 60_000);
    start();
    await expect(draw()).rejects.toThrow('no mirror has given');
    fake.mirrors = [mirrorAnswers.true];
    pass(1_000);
    await draw();
    const after = [0, 1, 23].map((later) => stateOf({ ...bound, draw: bound.draw + later }));
    expect(await Promise.all(after)).toEqual(['revealed', 'revealed', 'revealed']);
    expect((await series()).voidDraws).toBe(voidDraws);
    await settle();
    expect(await cashOf(member)).toBe(19_500);
  });

  test('of those that are void a run gives up one of each game, so that neither waits for the mirrors of the other', async () => {
    const bound = await betOnBoth(await world.member({ cash: 20_000 }));
    passTo(bound.atMs + 2 * 60 * 60_000);
    fake.mirrors = [mirrorAnswers.unreachable];
    start();
    await askInVain();
    expect(await stateOf(bound)).toBe('void');
    const next = { ...bound, draw: bound.draw + 1 };
    expect(await stateOf(next)).toBe('waiting');
    fake.asked.length = 0;
    await expect(draw()).rejects.toThrow('no mirror has given');
    expect(await stateOf(next)).toBe('void');
    expect(new Set(fake.asked)).toEqual(new Set([beaconRoundAt(fake.plan, bound.atMs + roundMs)]));
    fake.mirrors = [mirrorAnswers.true];
    start();
    await draw();
    expect(await stateOf({ ...bound, draw: bound.draw + 2 })).toBe('revealed');
    await settle();
  });
});

test('where the beacon is switched off, what was announced with it is drawn with it, and the next series has a witness', async () => {
  await draw();
  running = fake.open(world.clock.read, { isForNewSeries: false });
  const off = { ...world.services, beacon: running };
  const { announcement } = await series();
  const bound = await current();
  passTo(bound.roundAtMs);
  await drawRounds(off, 10_000);
  expect((await reveal(bound)).proof?.salt.kind).toBe('beacon');
  const all = async () => (await world.guest().call('/api/fair/commitments', { game: 'powerball' })).list;
  const before = (await all()).length;
  passTo(announcement.firstDrawAtMs + (announcement.draws - 1) * roundMs);
  await drawRounds(off, 1);
  const [latest] = await all();
  expect((await all()).length).toBeGreaterThan(before);
  expect(latest?.announcement.salt.kind).toBe('witness');
});
