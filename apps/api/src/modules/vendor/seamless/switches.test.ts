import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import type { WalletOperations } from '../../../vendors/wallet-operations.ts';
import { bet } from './bet.ts';
import { rollback } from './rollback.ts';
import { step } from './step.ts';
import { seamlessWallet } from './wallet.ts';
import { win } from './win.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const { services } = world;
const parent = await world.addMember({ rank: 'PTN_4' });

type Movements = Pick<WalletOperations, 'bet' | 'win' | 'rollback'>;
const paths: [string, Movements][] = [
  ['the fast path', seamlessWallet(services)],
  [
    'decided alone',
    {
      bet: (request) => step(services, bet, request),
      win: (request) => step(services, win, request),
      rollback: (request) => step(services, rollback, request),
    },
  ],
];

const put = (columns: string, values: string) => async () => {
  await world.database.run(`insert into vendor_switch (vendor_id, ${columns}) values (1, ${values})`);
};
/** Every way of switching off what the members of this test play. */
const ways: [string, () => Promise<unknown>][] = [
  ['the vendor, for everybody', () => world.database.run('update vendor set enabled = false')],
  [
    'a game that the vendor lists no more',
    () => world.database.run('update vendor_game set enabled = false'),
  ],
  ['the game, for everybody', put('game_key', `'${gameKey}'`)],
  ['the vendor, for the site', put('site_id', `${world.site.id}`)],
  ['the vendor, for a level of the site', put('site_id, level', `${world.site.id}, 3`)],
  ['the game, for a level anywhere', put('game_key, level', `'${gameKey}', 3`)],
  ['the vendor, below a partner', put('partner_id', `${parent.key}`)],
];

async function switchAllOn() {
  await world.database.run('update vendor set enabled = true');
  await world.database.run('update vendor_game set enabled = true');
  await world.database.run('delete from vendor_switch');
}

async function newPlayer(site = world.site) {
  const below =
    site === world.site ? await world.addMember({ rank: 'PTN_5', parentId: parent.key }) : undefined;
  const member = await world.member({ site, cash: 10_000, parentId: below?.key ?? site.storeKey });
  await world.setMember(member, 'level = 3');
  const token = await openGame(world, member.key, site.id);
  const request = () => ({
    vendorCode,
    playerId: `hanpan-${member.key}`,
    token,
    transactionId: randomUUID(),
    gameKey,
    round: randomUUID(),
    roundClosed: false,
    isFree: false,
    largestBalance: amount(90_071_992_547),
    amount: amount(100),
  });
  return { member, request };
}

describe.each(paths)('what is off, %s', (_, wallet) => {
  test.each(ways)(
    '[ACC-9][INT-5] %s: no new bet, and no launch; what is open is taken to its end',
    async (_way, switchOff) => {
      const { member, request } = await newPlayer();
      const opened = [request(), request(), request()] as const;
      for (const each of opened) expect((await wallet.bet(each)).status).toBe('ok');
      await switchOff();
      try {
        expect(await wallet.bet(request())).toEqual({ status: 'switched-off' });
        const game = { vendorKey: vendorCode, gameType: 'slot', gameKey };
        expect(await member.codeOf('/api/minigame/getGame', game)).toBe('B0092');

        const [won, undone, late] = opened;
        const end = (of: typeof won) => ({
          ...of,
          transactionId: randomUUID(),
          referenceId: of.transactionId,
        });
        const { cash } = await world.holdingsOf(member);
        expect(await wallet.win({ ...end(won), amount: amount(250), roundClosed: true })).toEqual({
          status: 'ok',
          balance: cash + 250,
        });
        expect(await wallet.rollback(end(undone))).toEqual({ status: 'ok', balance: cash + 350 });
        // Also after the game was closed and the member was blocked.
        await world.setMember(member, "status = 'suspended', betting_allowed = false");
        await world.database.run('update game_session set expires_at = opened_at, closed_at = opened_at');
        expect((await wallet.win({ ...end(late), amount: amount(50) })).status).toBe('ok');
      } finally {
        await switchAllOn();
      }
    },
  );

  test('[ACC-9][AC-09] under maintenance no new bet of the site, also beside bets of others; what is open is taken to its end', async () => {
    const site = await world.addSite();
    const closed = await newPlayer(site);
    const other = await newPlayer();
    const opened = [closed.request(), closed.request()] as const;
    for (const each of opened) expect((await wallet.bet(each)).status).toBe('ok');
    const at = (ms: number) => new Date(world.clock.read() + ms);
    await world.database.run('insert into maintenance_window values ($1, $2, $3)', [
      site.id,
      at(0),
      at(1_000),
    ]);
    const outcomes = await Promise.all(
      [closed, other, closed, other].map(({ request }) => wallet.bet(request())),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['switched-off', 'ok', 'switched-off', 'ok']);

    const [won, undone] = opened;
    const end = (of: typeof won) => ({ ...of, transactionId: randomUUID(), referenceId: of.transactionId });
    expect((await wallet.win({ ...end(won), amount: amount(250), roundClosed: true })).status).toBe('ok');
    expect((await wallet.rollback(end(undone))).status).toBe('ok');
    expect((await world.holdingsOf(closed.member, site)).cash).toBe(10_150);

    world.clock.advance(1_000);
    expect((await wallet.bet(closed.request())).status).toBe('ok');
  });

  test('a switch for others is none', async () => {
    const { member, request } = await newPlayer();
    const stranger = await world.addMember({ rank: 'PTN_4' });
    const elsewhere = await world.addSite();
    await put('level', '4')();
    await put('partner_id', `${stranger.key}`)();
    await put('site_id, level', `${elsewhere.id}, 3`)();
    expect((await wallet.bet(request())).status).toBe('ok');
    const game = { vendorKey: vendorCode, gameType: 'slot', gameKey };
    expect(await member.codeOf('/api/minigame/getGame', game)).toBe('0');
    await switchAllOn();
  });
});

test('a game that is off for a member is not on its list, and a vendor that is off has none', async () => {
  const { member } = await newPlayer();
  const list = () => member.codeOf('/api/minigame/getSlotList', { vendorKey: vendorCode });
  expect(await list()).toBe('0');
  await put('game_key, level', `'${gameKey}', 3`)();
  expect(await list()).toBe('9999');
  await put('partner_id', `${parent.key}`)();
  expect(await list()).toBe('B0092');
  await switchAllOn();
});
