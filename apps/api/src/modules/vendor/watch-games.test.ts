import { expect, test, vi } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createGameMoneyWorld, game, launch } from '../../testing/game-money.ts';
import { limitOwn, makeCheckDue } from '../../testing/own-limits.ts';
import { watchGames } from './watch-games.ts';

const { world, moon, star, playing } = await createGameMoneyWorld();
const asksGame = '/operator/transfer/v1/wallet/balance';
const asked = (vendor: typeof moon) => vendor.fake.calls.filter(({ path }) => path === asksGame).length;

/** A member whose game at `star` has just been closed. */
async function leavingStar() {
  const member = await world.member({ cash: 3_000 });
  expect(await member.codeOf(launch, { ...game, vendorKey: 'star' })).toBe('0');
  star.fake.player(`hanpan-${member.key}`).game = 'closed';
  return member;
}
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash as number;

test('a vendor that hangs holds back no money that stands with another', async () => {
  await playing();
  const member = await leavingStar();
  world.clock.advance(20_000);
  let respond = (_: undefined) => {};
  const isAsked = new Promise<void>((resolve) =>
    vi.spyOn(need(moon.vendor.transferWallet, 'wallet'), 'gameOf').mockImplementation(() => {
      resolve();
      return new Promise((answer) => {
        respond = answer;
      });
    }),
  );
  const run = watchGames(world.services, 20);
  await isAsked;
  await vi.waitFor(async () => expect(await cashOf(member)).toBe(3_000), { timeout: 30_000 });
  respond(undefined);
  await run;
  vi.restoreAllMocks();
});

test('a vendor that is silent twice is asked no more in the run, and the next run begins with another game', async () => {
  const members = [await playing(), await playing(), await playing()];
  world.clock.advance(20_000);
  moon.fake.silent.add(asksGame);
  await watchGames(world.services, 20);
  expect(asked(moon)).toBe(2);
  await watchGames(world.services, 20);
  expect(asked(moon)).toBe(3);
  moon.fake.heal();
  for (const { key } of members) moon.fake.player(`hanpan-${key}`).game = 'closed';
  world.clock.advance(60_000);
  await watchGames(world.services, 20);
  expect(await Promise.all(members.map(cashOf))).toEqual(members.map(() => 10_000));
});

test('many games at one vendor leave room in the run for those of another', async () => {
  await playing();
  await playing();
  const member = await leavingStar();
  world.clock.advance(20_000);
  await watchGames(world.services, 1);
  expect(asked(moon)).toBe(1);
  expect(await cashOf(member)).toBe(3_000);
});

test('what fails at one vendor is told, and those of another are watched all the same', async () => {
  await playing();
  const member = await leavingStar();
  world.clock.advance(20_000);
  vi.spyOn(need(moon.vendor.transferWallet, 'wallet'), 'gameOf').mockRejectedValue(new Error('broken'));
  await expect(watchGames(world.services, 20)).rejects.toThrow('broken');
  vi.restoreAllMocks();
  expect(await cashOf(member)).toBe(3_000);
});

test('[RG-6] a game ends when the time that its member allows itself is used up, and its money comes back', async () => {
  const [member, other] = [await playing(), await playing()];
  await limitOwn(member, 'time', 10);
  await limitOwn(other, 'time', 60);
  world.clock.advance(9 * 60_000);
  await watchGames(world.services, 20);
  expect([await cashOf(member), await cashOf(other)]).toEqual([0, 0]);
  world.clock.advance(60_000);
  await watchGames(world.services, 20);
  expect([await cashOf(member), await cashOf(other)]).toEqual([10_000, 0]);
  expect(await member.codeOf(launch, game)).toBe('X006');
});

test('[RG-13] a game ends where its member has not looked at a reality check for a minute', async () => {
  const member = await playing();
  await makeCheckDue(world, member);
  world.clock.advance(59_000);
  await watchGames(world.services, 20);
  expect(await cashOf(member)).toBe(0);
  world.clock.advance(16_000);
  await watchGames(world.services, 20);
  expect(await cashOf(member)).toBe(10_000);
});

test('[RG-2] a limit on losses that is set while a game is open ends the game, and one on deposits does not', async () => {
  const [member, other] = [await playing(), await playing()];
  world.clock.advance(20_000);
  await limitOwn(member, 'loss', 3_000, 'week');
  await limitOwn(other, 'deposit', 3_000, 'week');
  await watchGames(world.services, 20);
  expect([await cashOf(member), await cashOf(other)]).toEqual([10_000, 0]);
  expect(await member.codeOf(launch, game)).toBe('0');
  moon.fake.player(`hanpan-${member.key}`).game = 'open';
  world.clock.advance(60_000);
  await watchGames(world.services, 20);
  expect(await cashOf(member)).toBe(7_000);
  // To want a higher one ends nothing.
  await limitOwn(member, 'loss', 9_000, 'week');
  world.clock.advance(60_000);
  await watchGames(world.services, 20);
  expect(await cashOf(member)).toBe(7_000);
});
