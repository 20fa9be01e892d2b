import { expect, test } from 'vitest';
import { families } from '../../../families.ts';
import { limitOwn } from '../../../testing/own-limits.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { playedSince } from '../../play/index.ts';
import { correctResult, rollbackSettlement } from './operator-corrections.ts';
import { finishPasses } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const place = '/api/bet/betProc';
const by = { operatorId: null, reason: 'the wrong match' };
const at = () => services.clock.date();

/** A bet of 10,000 that won 90,000 by a wrong score, and is open again since the operator took that back. */
async function reopened(limit: Parameters<typeof limitOwn>[1]) {
  const member = await limitOwn(await world.member({ cash: 1_000_000 }), limit, 100_000);
  const match = await world.match({ markets: [{ kind: 'WDL', odds: { home: 10, draw: 3.4, away: 1.2 } }] });
  const { eventId } = match;
  const legs = [{ selectionId: match.selection('WDL', 'home'), odds: 10 }];
  await member.call(place, slipOn([match], { legs }));
  const winFor = async (home: number, away: number) => {
    await database.transaction((tx) =>
      correctResult(tx, { eventId, scores: { match: { home, away } } }, by, at()),
    );
    await finishPasses(services, 100);
  };
  const takeBack = async () => {
    await database.transaction((tx) => rollbackSettlement(tx, { eventId, marketId: null }, by, at()));
    await finishPasses(services, 100);
  };
  await winFor(1, 0);
  expect((await world.holdingsOf(member)).cash).toBe(1_090_000);
  await takeBack();
  expect((await world.holdingsOf(member)).cash).toBe(990_000);
  const stake = async (amount: number) =>
    member.codeOf(place, slipOn([await world.match()], { stake: amount }));
  return { member, stake, winFor };
}

test('a win that was taken back is no room in a loss limit while its bet is open again', async () => {
  const { stake } = await reopened('loss');
  expect(await stake(90_001)).toBe('X003');
  expect(await stake(90_000)).toBe('0');
});

test('the stake of a bet that is open again counts once in a limit of stakes', async () => {
  const { stake } = await reopened('stake');
  expect(await stake(90_001)).toBe('X004');
  expect(await stake(90_000)).toBe('0');
});

test('a reality check says of a bet that is open again that it is open, and that nothing was won', async () => {
  const { member } = await reopened('loss');
  const since = new Date(world.clock.read() - 3_600_000);
  expect(await playedSince(database, families, member.key, since)).toEqual({
    staked: 10_000,
    open: 10_000,
    paid: 0,
    result: 0,
  });
});

test('what it comes to in the end counts in its place', async () => {
  const { stake, winFor } = await reopened('loss');
  await winFor(0, 1);
  expect(await stake(90_001)).toBe('X003');
  expect(await stake(90_000)).toBe('0');
});
