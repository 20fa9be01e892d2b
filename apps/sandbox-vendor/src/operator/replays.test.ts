import { gameUrlResponse } from '@hanpan/vendor-kit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CatchRoom } from '../games/moonlit-catch/room.ts';
import type { PlayedRound, ReplayResponse } from '../play/play-api.ts';
import { atPond } from '../testing/pond.ts';
import { roomDriver, roomOf } from '../testing/room-driver.ts';
import { startWorld, type World } from '../testing/world.ts';

/** What a member's bet history asks for: each round by its id, with every event of its features. */
let world: World;
let pond: CatchRoom;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  pond = new CatchRoom(world.vendor, { ticksByItself: false });
});
const { closeBetting, leaveAll, showToEnd, sit, unused } = roomDriver(() => world);
afterEach(async () => {
  leaveAll();
  await pond.close();
});
const {
  angler,
  step,
  load,
  sit: sitDown,
  fill,
  shootAny,
} = atPond(
  () => world,
  () => pond,
);

/** The round as its link shows it, and the language that the link asks for. */
async function watch(user: string, round: string, lang?: string): Promise<ReplayResponse> {
  const answer = await world.signed('/operator/generic/v2/game/round', {
    operator_id: 1,
    user,
    round,
    lang,
  });
  const { searchParams } = new URL(gameUrlResponse.parse(answer.json()).url);
  const payload = { link: searchParams.get('replay'), lang: searchParams.get('lang') };
  return (await world.server.inject({ method: 'POST', url: '/api/replay', payload })).json<ReplayResponse>();
}

test('[REC-2] each of the last fifty rounds of a slot is shown again as it was played, and free spins with every one of them', async () => {
  const player = world.operator.player(100_000_000);
  const session = await world.open(player);
  const played: PlayedRound[] = [];
  const hasFeature = () =>
    played.slice(-50).some(({ book }) => book.events.some(({ type }) => type === 'free-spin'));
  while (played.length < 50 || !hasFeature()) {
    const answer = await world.spin(session);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    played.push(answer.round);
  }
  let freeSpins = 0;
  for (const { roundId, book } of played.slice(-50)) {
    const replay = await watch(player.user, roundId);
    expect(replay.round).toMatchObject({ roundId, book });
    freeSpins += replay.round.book.events.filter(({ type }) => type === 'free-spin').length;
  }
  expect(freeSpins).toBeGreaterThanOrEqual(8);
}, 120_000);

test('[REC-2] a bet at a table is shown again with the round that it was placed in', async () => {
  const code = unused('baccarat');
  const page = await sit(code);
  const bet = roomOf(code).game.bets(null)[0]?.id ?? '';
  const placed = (await page.place({ [bet]: 10_000 })).body.bet;
  await closeBetting(page);
  const drawn = page.state().round;
  await showToEnd(page);
  expect(await watch(page.user, placed?.id ?? '')).toMatchObject({
    game: { code },
    round: { roundId: placed?.id, book: { events: [{ type: 'room-round', round: drawn }] } },
  });
});

test('[REC-2] a magazine of the pond is shown again with its shots', async () => {
  const who = await angler();
  const seat = sitDown(who);
  const roundId = await load(who);
  await fill();
  for (let shot = 0; shot < 3; shot += 1) await shootAny(seat);
  const ended = await step(who, 'stop', { roundId });
  if (ended.kind !== 'played') throw new Error(ended.kind);
  const replay = await watch(who.user, roundId);
  expect(replay.round).toMatchObject({ roundId, book: ended.round.book });
  expect(replay.round.book.events[0]).toMatchObject({ fired: 3, unfired: 17 });
});

test('[REC-2] the link is in the language in which the player last opened a game', async () => {
  const player = world.operator.player(50_000);
  const answer = await world.spin(await world.open(player));
  if (answer.kind !== 'played') throw new Error(answer.kind);
  expect((await watch(player.user, answer.round.roundId)).lang).toBe('ko');
  world.pass(1000);
  await world.vendor.pool.query(
    `UPDATE play_session SET lang = 'vi' WHERE player_id = (SELECT id FROM player WHERE user_name = $1)`,
    [player.user],
  );
  expect((await watch(player.user, answer.round.roundId)).lang).toBe('vi');
});

test('the link is in the language of the reader, where that is said', async () => {
  const player = world.operator.player(50_000);
  const answer = await world.spin(await world.open(player));
  if (answer.kind !== 'played') throw new Error(answer.kind);
  expect((await watch(player.user, answer.round.roundId, 'en')).lang).toBe('en');
});
