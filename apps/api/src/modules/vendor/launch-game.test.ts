import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { subscribersOf } from '../../subscribers.ts';
import { memberToAccept } from '../../testing/documents.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { checkIsDue, limitOwn, useUpTime } from '../../testing/own-limits.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { startTransferVendor, transferGameKey } from '../../testing/transfer-vendor.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { endSessionsOf } from '../member/index.ts';
import { vendorJobs } from './jobs.ts';
import { seamlessWallet } from './seamless/wallet.ts';

const vendor = createFakeVendor();
const moon = await startTransferVendor('moon', 2);
const world = await createWorld({ vendors: [vendor, moon.vendor] });
await installVendor(world);
await moon.install(world);
beforeEach(() => moon.fake.heal());
afterAll(() => moon.close());
const ends = { clock: world.clock.read, subscribers: subscribersOf(world.services) };
const path = '/api/minigame/getGame';
const list = '/api/minigame/getSlotList';
const deposit = '/operator/transfer/v1/wallet/deposit';
const game = { vendorKey: vendorCode, gameType: 'slot', gameKey };
/** One at the vendor that the money is moved to before play. */
const moonGame = { ...game, vendorKey: 'moon', gameKey: transferGameKey };

/** Ten thousand won lost today. */
async function spent(member: Person): Promise<Person> {
  await settle(world, outcomeOf(world, member, { stake: 10_000 }));
  return member;
}

/** What a launch comes to whose session is ended by an operator while the vendor is asked for the address. */
async function loggedOutMeanwhile(member: Person) {
  const operator = await world.operator();
  moon.fake.onLaunch = () =>
    operator.call('/api/console/members/endSessions', { memberKey: member.key, reason: 'not the owner' });
  return member.codeOf(path, moonGame);
}

/** The same, where somebody logs in elsewhere while the launch waits for its turn at the member. */
function replacedMeanwhile(member: Person) {
  const holder = { siteId: world.site.id, memberId: member.key };
  return whileLocked(
    world,
    member.key,
    () => member.codeOf(path, game),
    (tx) => endSessionsOf(ends, tx, holder, 'TK999'),
  );
}

const openGamesOf = async (member: Person) => {
  const row = await world.database.row<{ count: number }>(
    'select count(*)::int as count from game_session where member_id = $1 and closed_at is null',
    [member.key],
  );
  return row?.count;
};

describe('opening a game', () => {
  test('[SEC-6] whose session has ended by then opens no game and gives no money to a vendor', async () => {
    const [moved, replaced] = [await world.member({ cash: 1_000 }), await world.member({ cash: 1_000 })];
    expect(await loggedOutMeanwhile(moved)).toBe('E401');
    expect((await world.holdingsOf(moved)).cash).toBe(1_000);
    expect(await openGamesOf(moved)).toBe(0);
    expect(await replacedMeanwhile(replaced)).toBe('TK999');
    expect(await openGamesOf(replaced)).toBe(0);
  });

  test('[CL-17][EN-14] the call returns the address at the vendor, who knows the member by a number and a token', async () => {
    const member = await world.member();
    const { gameurl } = await member.inLocale('vi').call(path, { ...game, platform: 'mobile' });
    const launch = vendor.launches.at(-1);
    expect(launch).toMatchObject({
      playerId: `hanpan-${member.key}`,
      gameKey,
      locale: 'vi',
      platform: 'mobile',
    });
    expect(gameurl).toBe(`https://games.test/play?token=${launch?.token}`);
    expect(launch?.token).not.toBe(member.token);
  });

  test.each(
    refusalsOf(path, {
      B1002: [
        'a suspended member',
        async () => {
          const member = await world.member();
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, game);
        },
      ],
      B1001: [
        'a member without betting permission',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'betting_allowed = false');
          return member.codeOf(path, game);
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const member = await world.member();
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(path, game);
        },
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const member = await world.member();
          await world.setMember(member, "excluded_until = '2100-01-01'");
          return member.codeOf(path, game);
        },
      ],
      D001: [
        'a member who has not accepted the documents that the site demands',
        async () => (await memberToAccept(world)).codeOf(path, game),
      ],
      X007: [
        'a member whose reality check is due',
        async () => (await checkIsDue(world, await world.member())).codeOf(path, game),
      ],
      E401: [
        'a member whose session an operator ends meanwhile',
        async () => loggedOutMeanwhile(await world.member({ cash: 1_000 })),
      ],
      TK999: [
        'a member who logs in elsewhere meanwhile',
        async () => replacedMeanwhile(await world.member()),
      ],
      X006: [
        'a member whose own time of the day is used up',
        async () => (await useUpTime(world, await world.member())).codeOf(path, game),
      ],
      B6014: [
        'a member who may lose no more on this day',
        async () => {
          const site = await world.addSite({ dayLossLimitAmount: 0 });
          return (await world.member({ site })).codeOf(path, game);
        },
      ],
      X003: [
        'a member with nothing left of its own loss limit',
        async () => (await spent(await limitOwn(await world.member(), 'loss', 10_000))).codeOf(path, game),
      ],
      X004: [
        'a member with nothing left of its own stake limit',
        async () => (await spent(await limitOwn(await world.member(), 'stake', 10_000))).codeOf(path, game),
      ],
      B0093: [
        'a site under maintenance',
        async () => {
          const site = await world.addSite();
          const member = await world.member({ site });
          await world.database.run('insert into maintenance_window values ($1, $2, $3)', [
            site.id,
            new Date(world.clock.read()),
            new Date(world.clock.read() + 1),
          ]);
          return member.codeOf(path, game);
        },
      ],
      B0092: [
        'a game that the vendor does not have',
        async () => (await world.member()).codeOf(path, { ...game, gameKey: 'no-such-game' }),
      ],
      B0091: [
        'a member of whose money at the vendor nobody knows',
        async () => {
          const member = await world.member({ cash: 1_000 });
          moon.fake.silent.add(deposit);
          await member.codeOf(path, moonGame);
          await world.database.run('update game_transfer set attempts = 50 where member_id = $1', [
            member.key,
          ]);
          return member.codeOf(path, moonGame);
        },
      ],
      B6000: ['a member without money', async () => (await world.member()).codeOf(path, moonGame)],
      B0099: [
        'a vendor whose credit is used up',
        async () => {
          moon.fake.depositRefusal = 'NO_CREDIT';
          return (await world.member({ cash: 1_000 })).codeOf(path, moonGame);
        },
      ],
      TE99: [
        'a vendor that gave the address and then cannot be reached',
        async () => {
          moon.fake.offlineFor = 'deposit';
          return (await world.member({ cash: 1_000 })).codeOf(path, moonGame);
        },
      ],
      NT99: [
        'a lost response',
        async () => {
          moon.fake.silent.add(deposit);
          return (await world.member({ cash: 1_000 })).codeOf(path, moonGame);
        },
      ],
      9999: [
        'a vendor that does not respond',
        async () => {
          vendor.unreachable = true;
          const code = await (await world.member()).codeOf(path, game);
          vendor.unreachable = false;
          return code;
        },
      ],
    }),
  )('[RG-7] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('an unknown vendor, and one that is switched off, have no games', async () => {
    const member = await world.member();
    expect(await member.codeOf(path, { ...game, vendorKey: 'nobody' })).toBe('B0092');
    await world.database.run('update vendor set enabled = false');
    expect(await member.codeOf(path, game)).toBe('B0092');
    await world.database.run('update vendor set enabled = true');
  });
});

describe('whether a game is open', () => {
  test('[CL-08][CL-35] it is for a minute after the vendor was last heard, and both calls say so', async () => {
    const member = await world.member({ cash: 3_000 });
    const told = async () => [
      (await member.call('/api/kgon/isPlayGame', {})).isPlayGame,
      (await member.call('/api/wallet/balance', {})).isPlayGame,
    ];
    expect(await told()).toEqual(['N', 'N']);
    await member.call(path, game);
    expect(await told()).toEqual(['Y', 'Y']);
    world.clock.advance(60_000);
    expect(await told()).toEqual(['N', 'N']);
    expect((await member.call('/api/wallet/balance', {})).balance).toBe(3_000);
  });

  test('[RG-18] of two that one member opens the earlier one takes no more bets', async () => {
    const member = await world.member({ cash: 3_000 });
    const open = async () => {
      await member.call(path, game);
      return vendor.launches.at(-1)?.token ?? '';
    };
    const [earlier, later] = [await open(), await open()];
    const bet = (token: string) =>
      seamlessWallet(world.services).bet({
        ...{ vendorCode, gameKey, token, playerId: `hanpan-${member.key}` },
        ...{ transactionId: randomUUID(), round: randomUUID(), roundClosed: false, isFree: false },
        ...{ amount: amount(100), largestBalance: amount(90_071_992_547) },
      });
    expect((await bet(earlier)).status).toBe('token-expired');
    expect((await bet(later)).status).toBe('ok');
  });

  test('a game that could not be opened is not open', async () => {
    const member = await world.member();
    vendor.unreachable = true;
    await member.codeOf(path, game);
    vendor.unreachable = false;
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('N');
  });
});

describe('the games of a vendor', () => {
  test('[CL-18][EN-14] key, image, names and the theoretical return', async () => {
    const { games } = await (await world.member()).call(list, { vendorKey: vendorCode });
    expect(games).toEqual([
      expect.objectContaining({ key: gameKey, image: '/x.svg', returnToPlayerPercent: '96.50' }),
    ]);
    expect(games[0]?.names.ko).toBe('Test Games');
  });

  test.each(
    refusalsOf(list, {
      B0092: ['an unknown vendor', async () => (await world.member()).codeOf(list, { vendorKey: 'nobody' })],
      9999: [
        'a vendor whose list was never read',
        async () => {
          await world.database.run('update vendor_game set enabled = false');
          const code = await (await world.member()).codeOf(list, { vendorKey: vendorCode });
          await world.database.run('update vendor_game set enabled = true');
          return code;
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('the job reads the list once a minute and drops what the vendor dropped', async () => {
    const job = vendorJobs(world.services).find(({ name }) => name === 'vendor.catalogue');
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent) values (1, 'gone', 'slot', '{}', '', '1.00')`,
    );
    await job?.run(job.limit);
    const { games } = await (await world.member()).call(list, { vendorKey: vendorCode });
    expect(games.map((each) => [each.key, each.names.en])).toEqual([[gameKey, 'Seven']]);
    await world.database.run("update vendor_game set image = 'changed'");
    await job?.run(job.limit);
    world.clock.advance(60_000);
    await job?.run(job.limit);
    const row = await world.database.row('select image from vendor_game where key = $1', [gameKey]);
    expect(row).toEqual({ image: '/seven.svg' });
  });
});
