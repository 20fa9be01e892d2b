import { setTimeout } from 'node:timers/promises';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld } from '../../testing/world.ts';
import { adoptSettlements, recordResettlements, recordSettlements } from './index.ts';
import { lossPositions } from './loss-room-store.ts';
import { readSettlements } from './read-settlements.ts';
import { caughtUpAt, type ReadSettlement } from './settlement-store.ts';

const world = await createWorld();

/** Follows the facts under a unique name and remembers what it was given. */
function follower(name: string) {
  const seen: ReadSettlement[] = [];
  const reader = {
    name,
    apply: async (_tx: unknown, facts: readonly ReadSettlement[]) => void seen.push(...facts),
  };
  const readOnce = (limit = 10) => readSettlements(world.services, reader, limit);
  /** Transactions that other test files have open in the same cluster may delay it. */
  const read = async (limit = 10) => void (await expect.poll(() => readOnce(limit)).toBe(true));
  return { readOnce, read, references: () => seen.map(({ reference }) => reference) };
}

describe('facts', () => {
  test('none can be changed or removed, and none is recorded twice', async () => {
    const outcome = outcomeOf(world, await world.addMember(), { stake: 1_000 });
    await settle(world, outcome);
    await expect(settle(world, outcome)).rejects.toThrow('play_settlement_pkey');
    for (const database of [world.database, world.owner]) {
      await expect(database.run('update play_settlement set win = 1')).rejects.toThrow();
      await expect(database.run('delete from play_settlement')).rejects.toThrow();
    }
  });

  test.each([
    { stake: 1_000, counted: 1_001 },
    { stake: 1_000, counted: 0, returned: 1_001 },
    { stake: 1_000, counted: 600, returned: 500 },
  ])('impossible figures are refused by the database: %j', async (figures) => {
    const outcome = outcomeOf(world, await world.addMember(), figures);
    await expect(settle(world, outcome)).rejects.toThrow('check constraint');
  });

  test('settled again, and again, the sums say what was decided last', async () => {
    const member = await world.addMember();
    const since = new Date(world.clock.read());
    const position = async () =>
      (await lossPositions(world.database, [], [{ memberId: member.key, since }]))[0];
    const first = outcomeOf(world, member, { stake: 1_000, win: 1_900 });
    const again = (win: number) => ({ ...first, win: amount(win) });
    await settle(world, first);
    expect(await position()).toBe(900);
    await world.database.transaction((tx) => recordResettlements(tx, [again(0)]));
    expect(await position()).toBe(-1_000);
    await world.database.transaction((tx) => recordResettlements(tx, [again(2_500)]));
    expect(await position()).toBe(1_500);
    const rows = await world.database.rows(
      'select revision, sign, win from play_settlement where reference = $1 order by id',
      [first.reference],
    );
    expect(rows).toEqual([
      { revision: 1, sign: 1, win: 1_900 },
      { revision: 1, sign: -1, win: 1_900 },
      { revision: 2, sign: 1, win: 0 },
      { revision: 2, sign: -1, win: 0 },
      { revision: 3, sign: 1, win: 2_500 },
    ]);
  });

  test('what was never settled cannot be settled again', async () => {
    const outcome = outcomeOf(world, await world.addMember(), { stake: 1_000 });
    const again = world.database.transaction((tx) => recordResettlements(tx, [outcome]));
    await expect(again).rejects.toThrow('was not settled before');
  });
});

describe('a reader', () => {
  test('is given each fact once, in pages, in the order of the transactions', async () => {
    const { read, references } = follower('pages');
    await read(1_000);
    const before = references().length;
    const member = await world.addMember();
    const outcomes = Array.from({ length: 25 }, () => outcomeOf(world, member, { stake: 100 }));
    for (const outcome of outcomes) await settle(world, outcome);
    await read(10);
    await read(10);
    expect(references().slice(before)).toEqual(outcomes.map(({ reference }) => reference));
  });

  test('misses nothing that commits late, though what began after it was committed before', async () => {
    const { read, readOnce, references } = follower('late');
    await read(1_000);
    const before = references().length;
    const member = await world.addMember();
    const [late, early] = [outcomeOf(world, member, { stake: 1 }), outcomeOf(world, member, { stake: 2 })];
    await world.database.transaction(async (tx) => {
      await recordSettlements(tx, [late]);
      await settle(world, early);
      expect(await readOnce()).toBe(false);
      // The one that is committed has a higher place than the one that is not: neither is read yet.
      expect(references().slice(before)).toEqual([]);
    });
    await read();
    expect(references().slice(before)).toEqual([late.reference, early.reference]);
  });

  test('is complete up to some moment while bets settle all the time, and no further than what still runs', async () => {
    const reader = follower('steady');
    const member = await world.addMember();
    const one = () => outcomeOf(world, member, { stake: 1_000 });
    /** Settles something in a transaction that stays open until it is ended. */
    const running = () =>
      new Promise<() => Promise<void>>((begun) => {
        const done: Promise<void> = world.database.transaction(async (tx) => {
          await recordSettlements(tx, [one()]);
          await new Promise<void>((end) =>
            begun(() => {
              end();
              return done;
            }),
          );
        });
      });
    const completeAt = async () => {
      await reader.readOnce();
      return (await caughtUpAt(world.database, 'steady'))?.getTime();
    };
    const start = world.clock.read();
    let endLast = await running();
    // At each look something is running, and something younger is settled already.
    await settle(world, one());
    expect(await completeAt()).toBeUndefined();
    for (const second of [0, 1, 2]) {
      world.clock.advance(1_000);
      const endNext = await running();
      await settle(world, one());
      // The one of the earlier look still runs.
      const before = second === 0 ? undefined : start + (second - 1) * 1_000;
      expect(await completeAt()).toBe(before);
      await endLast();
      endLast = endNext;
      // Transactions of other files may hold it up.
      await expect.poll(completeAt).toBe(start + second * 1_000);
    }
    await endLast();
    await expect.poll(completeAt).toBe(world.clock.read());
  });

  test('that finds nothing new says so with one statement, and begins no transaction', async () => {
    const { read } = follower('idle');
    await read(1_000);
    world.clock.advance(1_000);
    const transaction = () => Promise.reject(new Error('a transaction'));
    const services = { ...world.services, database: { ...world.database, transaction } };
    const idle = () => readSettlements(services, { name: 'idle', apply: () => Promise.resolve() }, 10);
    expect(await idle()).toBe(true);
    expect((await caughtUpAt(world.database, 'idle'))?.getTime()).toBe(world.clock.read());
    await settle(world, outcomeOf(world, await world.addMember(), { stake: 1 }));
    await expect(idle()).rejects.toThrow('a transaction');
  });

  test('that two run at once, or that fails half-way, is given each fact once', async () => {
    const { read, references } = follower('two');
    await read(1_000);
    const before = references().length;
    const member = await world.addMember();
    const outcomes = Array.from({ length: 12 }, () => outcomeOf(world, member, { stake: 100 }));
    await settle(world, ...outcomes);
    const failing = { name: 'two', apply: () => Promise.reject(new Error('half-way')) };
    const fails = async () => {
      while (await readSettlements(world.services, failing, 5).then(() => true)) await setTimeout(20);
    };
    await expect(fails()).rejects.toThrow('half-way');
    await Promise.all([read(5), read(5)]);
    const seen = references().slice(before);
    expect(seen).toHaveLength(outcomes.length);
    expect(new Set(seen).size).toBe(outcomes.length);
  });

  test('keeps its place when the database is restored into a cluster whose transaction ids begin again', async () => {
    const { read, references } = follower('restored');
    const member = await world.addMember();
    const [known, unread] = [outcomeOf(world, member, { stake: 1 }), outcomeOf(world, member, { stake: 2 })];
    await settle(world, known);
    await read(1_000);
    await settle(world, unread);
    await farAhead();
    const before = references().length;
    expect(await adoptSettlements(world.owner)).toBeGreaterThan(1);
    expect(await adoptSettlements(world.owner)).toBe(0);
    const next = outcomeOf(world, member, { stake: 3 });
    await settle(world, next);
    await read(1_000);
    expect(references().slice(before)).toEqual([unread.reference, next.reference]);
  });

  /** As a restored table looks in a young cluster: every stored transaction lies in the future. */
  async function farAhead(): Promise<void> {
    await world.owner.run(`
      alter table play_settlement disable trigger play_settlement_append_only;
      update play_settlement set xid = (xid::text::bigint + 1000000000)::text::xid8;
      alter table play_settlement enable trigger play_settlement_append_only;
      update play_cursor set xid = (xid::text::bigint + 1000000000)::text::xid8 where xid > '0'`);
  }
});
