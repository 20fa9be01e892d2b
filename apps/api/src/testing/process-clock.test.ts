import { expect, test } from 'vitest';
import { minutes } from './clock.ts';
import { miniBetBody } from './mini-rounds.ts';
import { slipOn } from './slips.ts';
import { createWorld, newKey } from './world.ts';

/** How far the clock of this process is ahead of that of the database. */
let aheadMs = 0;
const world = await createWorld({
  change: (services) => {
    const { clock } = services;
    const read = () => clock() + aheadMs;
    const { ofDatabase } = clock;
    return { ...services, clock: Object.assign(read, { date: () => new Date(read()), ofDatabase }) };
  },
});
await world.changeSite(world.site, { cashOut: { isOn: true, marginBasisPoints: 500 } });

/** What this process says while its clock is wrong by so much. */
async function whileOff<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  aheadMs = ms;
  try {
    return await work();
  } finally {
    aheadMs = 0;
  }
}

const [behindMs, beforeMs] = [-minutes(5), minutes(5)];

test('[REL-7] [BET-5] a match closes at its kick-off by the clock of the database, whatever the process believes', async () => {
  const [member, match] = [await world.member({ cash: 100_000 }), await world.match({ startsInMs: 60_000 })];
  const bet = (stake: number) => member.codeOf('/api/bet/betProc', slipOn([match], { stake }));
  await world.passTime(59_999);
  expect(await whileOff(beforeMs, () => bet(10_000))).toBe('0');
  await world.passTime(1);
  expect(await whileOff(behindMs, () => bet(11_000))).toBe('B6011');
});

test('[REL-7] a bet is sold until kick-off by the clock of the database', async () => {
  const [member, match] = [await world.member({ cash: 100_000 }), await world.match({ startsInMs: 60_000 })];
  const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
  const { betIdx } = bet;
  const sell = () => member.codeOf('/api/bet/cashOut', { betIdx, quotedAmount: 1, idempotencyKey: newKey() });
  await world.passTime(60_000);
  expect(await whileOff(behindMs, sell)).toBe('B6031');
});

test('[REL-7] a round closes by the clock of the database, whatever the process believes', async () => {
  const member = await world.member({ cash: 100_000 });
  const body = await miniBetBody(world);
  const board = await world.guest().call('/api/minigame/board', { game: 'powerball' });
  const closesAt = board.round?.closesAt ?? '';
  const bet = (stake: number) =>
    member.codeOf('/api/minigame/bet', { ...body, stake, idempotencyKey: newKey() });
  world.clock.set(new Date(Date.parse(closesAt) - 1).toISOString());
  expect(await whileOff(beforeMs, () => bet(10_000))).toBe('0');
  world.clock.set(closesAt);
  expect(await whileOff(-minutes(1), () => bet(11_000))).toBe('B6050');
});

test('[REL-7] a member is excluded until its time is over by the clock of the database', async () => {
  const member = await world.member({ cash: 100_000 });
  const body = await miniBetBody(world);
  const until = world.clock.read() + 60_000;
  await world.setMember(member, `excluded_until = to_timestamp(${until / 1000})`);
  const bet = (stake: number) =>
    member.codeOf('/api/minigame/bet', { ...body, stake, idempotencyKey: newKey() });
  expect(await whileOff(beforeMs, () => bet(10_000))).toBe('X001');
  world.clock.advance(60_000);
  expect(await whileOff(behindMs, () => bet(10_000))).toBe('0');
});
