import { expect, test } from 'vitest';
import { rateAll } from '../../../testing/partners/tree.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';
import { decideSettlement, insertSettlement, openRuns } from './settlement-store.ts';

const world = await createWorld();

test('days in no settlement are runs around those that wait or are done; what was dropped leaves its days open', async () => {
  const site = await world.addSite();
  const runs = async (lastDay: string) =>
    (await openRuns(world.database, site.id, lastDay)).map(({ startDay, endDay }) => [startDay, endDay]);
  // Nothing was played yet.
  expect(await runs('2026-11-30')).toEqual([]);
  const partner = await world.addMember({ site, rank: 'PTN_5' });
  const member = await world.addMember({ site, parentId: partner.key });
  const at = new Date('2027-01-01T03:00:00Z');
  world.clock.set(at.toISOString());
  await settle(world, outcomeOf(world, member, { stake: 1_000 }, { site }));
  await rateAll(world);
  expect(await runs('2026-12-31')).toEqual([]);
  expect(await runs('2027-01-01')).toEqual([['2027-01-01', '2027-01-01']]);
  const store = (startDay: string, endDay: string, state?: 'done' | 'dropped') =>
    world.database.transaction(async (tx) => {
      const id = await insertSettlement(tx, { siteId: site.id, startDay, endDay, at, by: 'test' });
      const reason = state === 'dropped' ? 'of the test' : null;
      if (state !== undefined) await decideSettlement(tx, id, { state, at, by: 'test', reason });
    });
  await store('2027-01-03', '2027-01-04', 'done');
  await store('2027-01-05', '2027-01-05', 'done');
  await store('2027-01-06', '2027-01-06', 'dropped');
  await store('2027-01-09', '2027-01-10');
  expect(await runs('2027-01-12')).toEqual([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-06', '2027-01-08'],
    ['2027-01-11', '2027-01-12'],
  ]);
  expect(await runs('2027-01-07')).toEqual([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-06', '2027-01-07'],
  ]);
});
