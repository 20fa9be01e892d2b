import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { fiveLevels, giveRates, rateAll } from '../../../testing/partners/tree.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const compOf = async (person: { key: number }) => (await world.holdingsOf(person)).comp;
const compsOf = (people: readonly Person[]) => Promise.all(people.map(compOf));

test('[EN-17] a settled bet pays every partner on its way the difference of rates, rounded down', async () => {
  const { partners, member } = await fiveLevels(world);
  await settle(world, outcomeOf(world, member, { stake: 100_001 }));
  await rateAll(world);
  // Head 2.00 %, then 1.70, 1.40, 1.10 and 0.80 at the store: 0.30 % of 100,001 is 300.003.
  expect(await compsOf(partners)).toEqual([300, 300, 300, 300, 800]);
});

test('a tie and a void pay nothing, and the whole of a bet that counts in part pays for that part', async () => {
  const { partners, member } = await fiveLevels(world);
  await settle(
    world,
    outcomeOf(world, member, { stake: 50_000, returned: 50_000 }),
    outcomeOf(world, member, { stake: 20_000, returned: 10_000, counted: 10_000 }),
  );
  await rateAll(world);
  expect(await compsOf(partners)).toEqual([30, 30, 30, 30, 80]);
});

test('a bet that is settled again claws back what it paid, and what comp does not cover is owed until there is some', async () => {
  const { partners, member } = await fiveLevels(world);
  const [head] = partners as [Person];
  const bet = outcomeOf(world, member, { stake: 100_000 });
  await settle(world, bet);
  await rateAll(world);
  expect(await compOf(head)).toBe(300);
  await head.call('/api/wallet/convertComp', { idempotencyKey: crypto.randomUUID(), amount: 250 });
  await settleAgain(world, { ...bet, counted: amount(0), returned: bet.stake });
  await rateAll(world);
  expect(await compsOf(partners)).toEqual([0, 0, 0, 0, 0]);
  const due = await world.database.row<{ due: number }>(
    "select due from commission_due where partner_id = $1 and kind = 'rolling'",
    [head.key],
  );
  expect(due).toEqual({ due: -250 });
  await settle(world, outcomeOf(world, member, { stake: 200_000 }));
  await rateAll(world);
  expect(await compOf(head)).toBe(350);
});

test('a rate holds for bets that are placed after it, and a bet of before keeps the old one', async () => {
  const store = await world.member({ rank: 'PTN_5', parentId: null });
  const member = await world.member({ parentId: store.key });
  await giveRates(world, store, 100, 0);
  world.clock.advance(1_000);
  const before = outcomeOf(world, member, { stake: 10_000 });
  world.clock.advance(1_000);
  const at = world.clock.read.date();
  await world.database.run(
    `insert into partner_rate (site_id, partner_id, version, day, valid_from, rolling, losing, set_by)
     values ($1, $2, 2, '2026-11-20', $3, '{300,300,300,300,300}', '{0,0,0,0,0}', 'test')`,
    [world.site.id, store.key, at],
  );
  world.clock.advance(1);
  await settle(world, before, outcomeOf(world, member, { stake: 10_000 }));
  await rateAll(world);
  expect(await compOf(store)).toBe(100 + 300);
});

test('a partner earns nothing by its own bets: they are those of a member of the partner above', async () => {
  const { partners } = await fiveLevels(world);
  const [, , , distributor, store] = partners as [Person, Person, Person, Person, Person];
  await settle(world, outcomeOf(world, store, { stake: 100_000 }));
  await rateAll(world);
  expect(await compOf(store)).toBe(0);
  expect(await compOf(distributor)).toBe(1_100);
});

test('what is rated in lots of one comes to the same, and nothing is rated twice', async () => {
  const { partners, member } = await fiveLevels(world);
  for (let index = 0; index < 5; index += 1) await settle(world, outcomeOf(world, member, { stake: 33_333 }));
  await rateAll(world, 1);
  await rateAll(world, 1);
  expect(await compsOf(partners)).toEqual([495, 495, 495, 495, 1_330]);
});

test('[VL-17] each game type has its own rate; e-sports and virtual count as sports, hotel slots and fishing as slots', async () => {
  const store = await world.member({ rank: 'PTN_5' });
  const member = await world.member({ parentId: store.key });
  await world.database.run(
    `insert into partner_rate (site_id, partner_id, version, valid_from, rolling, losing, set_by)
     values ($1, $2, 1, $3, '{10,20,30,40,50}', '{0,0,0,0,0}', 'test')`,
    [world.site.id, store.key, world.clock.read.date()],
  );
  world.clock.advance(1_000);
  const expected = {
    casino: 10,
    hotelCasino: 20,
    slot: 30,
    hotelSlot: 30,
    fishing: 30,
    mini: 40,
    sports: 50,
    esports: 50,
    virtual: 50,
  };
  let together = 0;
  for (const [gameType, part] of Object.entries(expected)) {
    await settle(world, outcomeOf(world, member, { stake: 10_000 }, { gameType }));
    await rateAll(world);
    together += part;
    expect(await compOf(store), gameType).toBe(together);
  }
});
