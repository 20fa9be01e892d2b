import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { newKey } from '../../../testing/world.ts';

const { world, moon, playerOf, playing, played, mergeWith, moneyOf, transfersOf, killAt, runJobs } =
  await createGameMoneyWorld();

describe('the close of a game', () => {
  test('its money comes back by itself once the vendor says that it is closed', async () => {
    const member = await playing();
    world.clock.advance(20_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
    Object.assign(playerOf(member), { balance: 11_000, game: 'closed' });
    world.clock.advance(20_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 11_000, moon: 0 });
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('N');
  });

  test('with conversion switched off it stays where it is', async () => {
    const member = await played(8_000);
    await member.call('/api/member/changeMemCashFlag', { flag: 'N' });
    world.clock.advance(60_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
  });

  test('[CL-08] as long as the vendor sees the player, a game is open', async () => {
    const member = await playing();
    for (let minute = 0; minute < 3; minute += 1) {
      world.clock.advance(50_000);
      await runJobs();
      expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('Y');
    }
  });

  test('a launch on top of money that nobody knows about keeps the watch, and it comes back', async () => {
    const member = await world.member({ cash: 10_000 });
    moon.fake.silent.add('/operator/transfer/v1/wallet/deposit');
    expect(await member.codeOf(launch, game)).toBe('NT99');
    const give = 'update game_transfer set attempts = 50 where member_id = $1';
    await world.database.run(give, [member.key]);
    expect(await member.codeOf(launch, game)).toBe('B0091');
    moon.fake.heal();
    playerOf(member).game = 'closed';
    // Once for the way there, once for the way back.
    for (let round = 0; round < 2; round += 1) {
      world.clock.advance(120_000);
      await runJobs();
    }
    expect(await moneyOf(member)).toEqual({ cash: 10_000, moon: 0 });
    expect(await world.database.row(open, [member.key])).toEqual({ count: 0 });
  });

  test('another game that cannot be opened leaves the first one open, and its money comes back', async () => {
    const member = await playing();
    moon.fake.offline = true;
    expect(await member.codeOf(launch, game)).toBe('9999');
    moon.fake.heal();
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('Y');
    playerOf(member).game = 'closed';
    world.clock.advance(120_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 10_000, moon: 0 });
  });

  test('a game that is opened while the money of the one before comes back is watched too', async () => {
    const member = await playing();
    playerOf(member).game = 'closed';
    world.clock.advance(20_000);
    const { vendor } = moon;
    const ask = vendor.launch;
    vendor.launch = async (request) => {
      vendor.launch = ask;
      await runJobs();
      return ask(request);
    };
    expect(await member.codeOf(launch, game)).toBe('0');
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
    expect((await member.call('/api/kgon/isPlayGame', {})).isPlayGame).toBe('Y');
    playerOf(member).game = 'closed';
    world.clock.advance(120_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 10_000, moon: 0 });
  });

  test.each(['succeeds', 'fails'] as const)(
    'a session that is over ends no game of a launch that comes meanwhile and %s',
    async (end) => {
      const member = await playing();
      const expire = 'update game_session set expires_at = opened_at where member_id = $1';
      await world.database.run(expire, [member.key]);
      world.clock.advance(20_000);
      const closed = () => moon.fake.calls.filter(({ path }) => path.endsWith('/game/close')).length;
      moon.fake.onLaunch = async () => {
        moon.fake.onLaunch = undefined;
        moon.fake.offline = end === 'fails';
        await runJobs();
        expect(closed()).toBe(0);
      };
      expect(await member.codeOf(launch, game)).toBe(end === 'fails' ? '9999' : '0');
      expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
      moon.fake.heal();
      world.clock.advance(20_000);
      await runJobs();
      // The new game goes on; where there is none, the one before it ends now.
      expect(closed()).toBe(end === 'fails' ? 1 : 0);
      const left = end === 'fails' ? { cash: 10_000, moon: 0 } : { cash: 0, moon: 10_000 };
      expect(await moneyOf(member)).toEqual(left);
    },
  );

  const open = 'select count(*) from game_session where member_id = $1 and closed_at is null';

  test('a member who is suspended while playing is taken out of the game, with the money', async () => {
    const member = await playing();
    playerOf(member).balance = 9_000;
    await world.setMember(member, "status = 'suspended'");
    world.clock.advance(20_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 9_000, moon: 0 });
  });

  test('as long as a round is under way nothing is asked back, and then all of it comes', async () => {
    const member = await playing();
    const user = `hanpan-${member.key}`;
    await world.setMember(member, "status = 'suspended'");
    moon.fake.inRound.add(user);
    for (let run = 0; run < 10; run += 1) {
      world.clock.advance(20_000);
      await runJobs();
    }
    expect((await transfersOf(member)).filter(({ direction }) => direction === 'out')).toEqual([]);
    moon.fake.inRound.delete(user);
    playerOf(member).balance = 12_000;
    world.clock.advance(20_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 12_000, moon: 0 });
    expect(await world.database.row(open, [member.key])).toEqual({ count: 0 });
  });
});

describe('a process that dies', () => {
  test.each(['before', 'after'] as const)('%s the deposit leaves nothing behind', async (death) => {
    const member = await world.member({ cash: 5_000 });
    moon.fake.death = death;
    expect(await member.codeOf(launch, game)).toBe('E002');
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
    world.clock.advance(60_000);
    await runJobs();
    expect((await transfersOf(member)).map(({ state }) => state)).toContain('confirmed');
    await runJobs();
    // Nobody opened the game, so the money is back.
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    expect(playerOf(member).balance).toBe(0);
  });

  test.each(['before', 'after'] as const)('%s the withdrawal leaves nothing behind', async (death) => {
    const member = await played(7_500);
    const key = newKey();
    moon.fake.death = death;
    expect((await mergeWith(member, key)).code).toBe('E002');
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
    world.clock.advance(16_000);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 7_500, moon: 0 });
    expect((await mergeWith(member, key)).data).toMatchObject({ movedAmt: 7_500, cashAmt: 7_500 });
  });
});

describe('a process that dies while it books', () => {
  test('the launch: nothing has happened', async () => {
    const member = await world.member({ cash: 5_000 });
    killAt('game-in');
    expect(await member.codeOf(launch, game)).toBe('E001');
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    expect(await transfersOf(member)).toEqual([]);
  });

  test('the return of what was refused: it returns once, later', async () => {
    const member = await world.member({ cash: 5_000 });
    moon.fake.depositRefusal = 'NO_CREDIT';
    killAt('game-in-reversal');
    expect(await member.codeOf(launch, game)).toBe('E001');
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
    world.clock.advance(16_000);
    await Promise.all([runJobs(), runJobs(), member.codeOf(launch, game)]);
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
  });

  test.each(['game-result-win', 'game-out'] as const)(
    'the way back, at %s: all of it later',
    async (flow) => {
      const member = await played(12_000);
      killAt(flow);
      expect((await mergeWith(member)).code).toBe('E001');
      expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
      world.clock.advance(16_000);
      await runJobs();
      expect(await moneyOf(member)).toEqual({ cash: 12_000, moon: 0 });
    },
  );
});

test('whoever could not send does not conclude that nobody did', async () => {
  const member = await world.member({ cash: 5_000 });
  const { transferWallet } = moon.vendor;
  if (transferWallet === undefined) throw new Error('no wallet');
  const { deposit: send } = transferWallet;
  // The process stands still for so long that a worker takes the transfer up; then its own attempt fails.
  transferWallet.deposit = async () => {
    transferWallet.deposit = send;
    world.clock.advance(20_000);
    await runJobs();
    return { kind: 'not-sent', reason: 'unreachable' };
  };
  await member.codeOf(launch, game);
  expect(playerOf(member).balance).toBe(5_000);
  expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
});

test('a vendor that moves another amount than it was told to is not believed', async () => {
  const member = await world.member({ cash: 5_000 });
  const { transferWallet } = moon.vendor;
  if (transferWallet === undefined) throw new Error('no wallet');
  const { deposit: send } = transferWallet;
  transferWallet.deposit = async () => ({ kind: 'done', amount: amount(500), balanceAfter: amount(500) });
  expect(await member.codeOf(launch, game)).toBe('NT99');
  transferWallet.deposit = send;
  expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
});

test('a finished transfer is history: it can neither change nor go', async () => {
  const member = await playing();
  const { rows } = { rows: world.database };
  await expect(
    rows.run("update game_transfer set state = 'unknown', finished_at = null where member_id = $1", [
      member.key,
    ]),
  ).rejects.toThrow(/is confirmed/);
  await expect(rows.run('delete from game_transfer where member_id = $1', [member.key])).rejects.toThrow(
    /transfers are kept/,
  );
});
