import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/clock.ts';
import { createFakeVendor, installVendor } from '../../../testing/game-vendor.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { holdMovement } from '../seamless/held-store.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const desk = await world.operator('supervisor');
const { database, site } = world;
const turn = '/api/console/vendors/switch';
const release = '/api/console/vendors/releaseHeld';
const dismiss = '/api/console/vendors/dismissHeld';
const retry = '/api/console/vendors/retryTransfer';
const reason = 'a test';

const { list: vendors } = await desk.call('/api/console/vendors', {});
const vendorCode = vendors[0]?.code ?? '';
const { list: games } = await desk.call('/api/console/vendors/games', { vendorCode });
const gameKey = games[0]?.gameKey ?? '';

async function hold(transactionId: string): Promise<void> {
  const { key } = await world.addMember();
  await database.run(
    `insert into vendor_held (vendor_id, transaction_id, kind, reason, site_id, member_id, round, game_key, amount, first_at, last_at)
     values (1, $1, 'win', 'held', $2, $3, 'round', $4, 5000000, $5, $5)`,
    [transactionId, site.id, key, gameKey, world.clock.read.date()],
  );
}

async function openTransfer(): Promise<string> {
  const transferId = randomUUID();
  const { key } = await world.addMember();
  await database.run(
    `insert into game_transfer (id, site_id, member_id, vendor_id, direction, state, next_attempt_at, asked_at)
     values ($1, $2, $3, 1, 'out', 'unknown', $4, $5)`,
    [
      transferId,
      site.id,
      key,
      new Date(world.clock.read() + minutes(60)),
      new Date(world.clock.read() - minutes(5)),
    ],
  );
  return transferId;
}

describe('providers at the console', () => {
  test('[OPS-1][MS-06] one that is switched off takes nothing new from members of the site, until it is on again', async () => {
    const member = await world.member({ cash: 10_000 });
    const listed = () => member.codeOf('/api/minigame/getSlotList', { vendorKey: vendorCode });
    expect(await listed()).toBe('0');
    await desk.call(turn, { vendorCode, gameKey: null, off: true, reason });
    await desk.call(turn, { vendorCode, gameKey: null, off: true, reason });
    expect(await listed()).toBe('B0092');
    const { list } = await desk.call('/api/console/vendors', {});
    expect(list.find(({ code }) => code === vendorCode)).toMatchObject({ isOff: true });
    await desk.call(turn, { vendorCode, gameKey: null, off: false, reason });
    expect(await listed()).toBe('0');
    const { list: entries } = await desk.call('/api/console/audit', { subject: `vendor:${vendorCode}` });
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'off', before: 'true', after: 'false' }],
      [],
      [{ field: 'off', before: 'false', after: 'true' }],
    ]);
  });

  test('a game that is off is not listed, and the others are', async () => {
    const member = await world.member();
    await desk.call(turn, { vendorCode, gameKey, off: true, reason });
    const found = await desk.call('/api/console/vendors/games', { vendorCode, search: gameKey });
    expect(found.list.find((game) => game.gameKey === gameKey)).toMatchObject({
      isOff: true,
      isListed: true,
    });
    const code = await member.codeOf('/api/minigame/getSlotList', { vendorKey: vendorCode });
    expect(code).toBe(games.length > 1 ? '0' : '9999');
    await desk.call(turn, { vendorCode, gameKey, off: false, reason });
  });

  test('a held win is shown until it is released, and a stuck movement is asked about at once', async () => {
    await hold('win-1');
    const transferId = await openTransfer();
    const stuck = await desk.call('/api/console/vendors/stuck', {});
    expect(stuck.held).toMatchObject([{ transactionId: 'win-1', amount: 5_000_000, releasedAt: null }]);
    expect(stuck.transfers).toMatchObject([{ transferId, state: 'unknown', amount: null }]);
    await desk.call(release, { vendorCode, transactionId: 'win-1', reason });
    await desk.call(retry, { transferId, reason });
    const row = await database.row<{ due: boolean }>(
      'select next_attempt_at <= $2 as due from game_transfer where id = $1',
      [transferId, world.clock.read.date()],
    );
    expect(row?.due).toBe(true);
    const after = await desk.call('/api/console/vendors/stuck', {});
    expect(after.held[0]?.releasedAt).not.toBeNull();
  });
});

test.each(
  refusalsOf(turn, {
    E404: [
      'a game that nobody has',
      () => desk.codeOf(turn, { vendorCode, gameKey: 'nothing', off: true, reason }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(release, {
    E404: [
      'a win of another site',
      async () => {
        await hold('win-2');
        const other = await world.operator('supervisor', await world.addSite());
        return other.codeOf(release, { vendorCode, transactionId: 'win-2', reason });
      },
    ],
    T999: [
      'one that was released',
      async () => {
        await hold('win-3');
        await desk.call(release, { vendorCode, transactionId: 'win-3', reason });
        return desk.codeOf(release, { vendorCode, transactionId: 'win-3', reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

describe('a held win that is not to be paid any more', () => {
  const heldCount = async () => {
    const { list } = await desk.call('/api/console/vendors', {});
    const { stuck } = await desk.call('/api/console/queue', {});
    return [list.find(({ code }) => code === vendorCode)?.heldCount ?? 0, stuck];
  };
  const isListed = async (transactionId: string) =>
    (await desk.call('/api/console/vendors/stuck', {})).held.some(
      (row) => row.transactionId === transactionId,
    );

  test('leaves the list and both counts once it is dismissed with a reason, and is back when the vendor comes again', async () => {
    const before = await heldCount();
    await hold('win-4');
    expect(await heldCount()).toEqual(before.map((count) => count + 1));
    await desk.call(dismiss, { vendorCode, transactionId: 'win-4', reason });
    expect(await isListed('win-4')).toBe(false);
    expect(await heldCount()).toEqual(before);
    const row = await database.row<{ member_id: number }>(
      "select member_id from vendor_held where transaction_id = 'win-4'",
    );
    const { list } = await desk.call('/api/console/audit', { subject: `member:${row?.member_id}` });
    expect(list.map(({ action }) => action)).toContain('vendor.dismiss-held');
    await database.transaction((tx) =>
      holdMovement(
        tx,
        {
          ...{ vendorId: 1, transactionId: 'win-4', referenceId: null, kind: 'win', reason: 'held' },
          ...{
            siteId: site.id,
            memberId: row?.member_id ?? 0,
            round: 'round',
            gameKey,
            amount: amount(5_000_000),
          },
        },
        world.clock.read.date(),
      ),
    );
    expect(await isListed('win-4')).toBe(true);
  });

  test('is held when it comes after it was dismissed, also where it had been released before', async () => {
    await hold('win-7');
    await desk.call(release, { vendorCode, transactionId: 'win-7', reason });
    const released = () =>
      database.row(
        "select released_at is not null as released from vendor_held where transaction_id = 'win-7'",
      );
    expect(await released()).toEqual({ released: true });
    await desk.call(dismiss, { vendorCode, transactionId: 'win-7', reason });
    expect(await released()).toEqual({ released: false });
  });

  test.each([
    ['a win whose bet was rolled back', 'win', 'rollback', false],
    ['a win whose bet has another win, which may have several', 'win', 'win', true],
    ['a stake to be returned whose bet was won', 'rollback', 'win', false],
  ] as const)('%s', async (title, kind, end, waits) => {
    await hold(title);
    await database.run('update vendor_held set kind = $2, reference_id = $3 where transaction_id = $1', [
      title,
      kind,
      `bet of ${title}`,
    ]);
    expect(await isListed(title)).toBe(true);
    await database.run(
      `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
         balance_after, at, resolves)
       select 1, 'end of ' || $1, $2, $3, member_id, 'round', $4, 1, 0, now(), true from vendor_held where transaction_id = $1`,
      [title, end, `bet of ${title}`, gameKey],
    );
    expect(await isListed(title)).toBe(waits);
  });
});

test.each(
  refusalsOf(dismiss, {
    E404: [
      'a win of another site',
      async () => {
        await hold('win-5');
        const other = await world.operator('supervisor', await world.addSite());
        return other.codeOf(dismiss, { vendorCode, transactionId: 'win-5', reason });
      },
    ],
    T999: [
      'one that was dismissed',
      async () => {
        await hold('win-6');
        await desk.call(dismiss, { vendorCode, transactionId: 'win-6', reason });
        return desk.codeOf(dismiss, { vendorCode, transactionId: 'win-6', reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(retry, {
    E404: ['no such movement', () => desk.codeOf(retry, { transferId: randomUUID(), reason })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
