import { beforeEach, describe, expect, test } from 'vitest';
import { AnswerCache } from '../../kernel/answer-cache.ts';
import { gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { feedIsAlive } from '../../testing/matches.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';

/** The shared answers are as old as the test says. */
const age = { ms: 0 };
const times = { restMs: 0, renewMs: 60_000, staleMs: 60_000 };
const world = await createWorld({ answers: new AnswerCache({ times, now: () => age.ms }) });
const forget = () => {
  age.ms += 60_000;
};
await installVendor(world, [gameKey, 'second-game']);
beforeEach(() => {
  world.clock.advance(60_000);
  forget();
});

interface Round {
  readonly stake: number;
  readonly win?: number;
  readonly game?: string;
}

/** A round at the vendor, settled as its wallet calls settle it; returns its id. */
async function play(member: Person, { stake, win = 0, game = gameKey }: Round): Promise<number> {
  const at = new Date(world.clock.read());
  const row = await world.database.row<{ id: number }>(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at, revision)
     values (1, $1, $2, $3, $4, $5, $6, $7, $7, 1) returning id`,
    [`round-${world.next()}`, world.site.id, member.key, game, stake, win, at],
  );
  const id = row?.id ?? 0;
  await world.owner.run('select vendor_settle_rounds(array[$1::bigint], $2)', [id, at]);
  return id;
}

/** The vendor corrects what a round has won. */
async function correct(round: number, win: number): Promise<void> {
  const values = [round, win];
  await world.owner.run('update game_round set win = $2, revision = revision + 1 where id = $1', values);
  const at = new Date(world.clock.read());
  await world.owner.run('select vendor_settle_rounds(array[$1::bigint], $2)', [round, at]);
}

const wins = async () => (await world.guest().call('/api/main/winList', {})).list;
const recent = async (member: Person) => (await member.call('/api/member/recentGames', {})).list;

/** A bet on the home side, settled by the score. */
async function betOnHome(member: Person, score: [number, number]) {
  await feedIsAlive(world.services);
  const match = await world.match({ score });
  await member.call('/api/bet/betProc', slipOn([match]));
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  await settleBets(world.services, 200);
}

describe('what members won last', () => {
  test('a guest reads settled wins with a masked id, the name of what was played and what came back', async () => {
    const member = await world.member({ cash: 100_000 });
    expect(await wins()).toEqual([]);
    await betOnHome(member, [2, 0]);
    forget();
    const [win] = await wins();
    expect(win).toMatchObject({
      memId: `${member.memId.slice(0, 3)}***`,
      gameType: 'sports',
      winCash: 20_000,
    });
    expect(win?.name.ko).toContain(' – ');
    expect(win?.regDate).toMatch(/:00\.000Z$/);
    expect(JSON.stringify(await wins())).not.toContain(member.memId);
  });

  test('a return at or below the stake is no win, and neither is what was taken back', async () => {
    const member = await world.member();
    const before = await wins();
    await play(member, { stake: 1_000, win: 1_000 });
    await play(member, { stake: 1_000, win: 400 });
    await play(member, { stake: 1_000 });
    const wrong = await play(member, { stake: 1_000, win: 90_000 });
    forget();
    expect((await wins())[0]).toMatchObject({ gameType: 'slot', winCash: 90_000 });
    await correct(wrong, 0);
    forget();
    expect(await wins()).toEqual(before);
  });

  test('there are four at most, the newest first, and none of another site', async () => {
    const member = await world.member();
    for (const win of [2_000, 3_000, 4_000, 5_000, 6_000]) await play(member, { stake: 1_000, win });
    forget();
    expect((await wins()).map(({ winCash }) => winCash)).toEqual([6_000, 5_000, 4_000, 3_000]);
    const other = await world.addSite();
    expect(await world.guest(other).call('/api/main/winList', {})).toEqual({ list: [] });
  });

  test('they are found however much was settled since, on other sites and without a win', async () => {
    const member = await world.member();
    await play(member, { stake: 1_000, win: 7_000 });
    const { id: siteId } = await world.addSite();
    const lost = { stake: 500, win: 0, site: world.site.id };
    for (const { stake, win, site } of [{ stake: 500, win: 900, site: siteId }, lost]) {
      await world.owner.run(
        `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, vendor, game,
           stake, counted, returned, win, placed_at, settled_at)
         select $1::smallint, $2, 'vendor', format('later-%s-%s', $1::smallint, n), 1, 1, 'slot', $3, $4, $5::bigint,
                $5::bigint, 0, $6, now(), now()
           from generate_series(1, 600) n`,
        [site, member.key, vendorCode, gameKey, stake, win],
      );
    }
    forget();
    expect((await wins())[0]).toMatchObject({ winCash: 7_000 });
  });
});

describe('the games that a member played last', () => {
  test('each stands once, the latest first, with what launches it; those of others do not', async () => {
    const [member, other] = [await world.member({ cash: 100_000 }), await world.member()];
    expect(await recent(member)).toEqual([]);
    await play(member, { stake: 100 });
    world.clock.advance(1_000);
    await play(member, { stake: 100, game: 'second-game' });
    world.clock.advance(1_000);
    await play(member, { stake: 200 });
    await play(other, { stake: 300 });
    expect(await recent(member)).toMatchObject([
      { family: 'vendor', gameType: 'slot', vendorCode, gameKey, playedAt: expect.any(String) },
      { gameKey: 'second-game' },
    ]);
    expect((await recent(member))[0]?.name.en).toBe('Test Games');
  });

  test.each([
    ['a game', "update vendor_game set enabled = $1 where key = 'second-game'"],
    ['its vendor', 'update vendor set enabled = $1'],
  ])('%s that is switched off is not among them, and is again once it is back', async (_, turn) => {
    const member = await world.member();
    await play(member, { stake: 100, game: 'second-game' });
    await world.database.run(turn, [false]);
    expect(await recent(member)).toEqual([]);
    await world.database.run(turn, [true]);
    expect(await recent(member)).toMatchObject([{ gameKey: 'second-game' }]);
  });

  test('a game that is off makes room for the one that was played before it', async () => {
    const member = await world.member();
    const keys = ['room-1', 'room-2', 'room-3', 'room-4', 'room-5'];
    const names = JSON.stringify({ ko: 'Room', en: 'Room', vi: 'Room' });
    for (const key of keys) {
      await world.database.run(
        `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent) values (1, $1, 'slot', $2, '', '96')`,
        [key, names],
      );
      await play(member, { stake: 100, game: key });
      world.clock.advance(1_000);
    }
    await world.database.run("update vendor_game set enabled = false where key = 'room-4'");
    expect((await recent(member)).map((game) => game.gameKey)).toEqual([
      'room-5',
      'room-3',
      'room-2',
      'room-1',
    ]);
  });

  test('bets on sports are one game, however many matches they were on', async () => {
    const member = await world.member({ cash: 100_000 });
    await betOnHome(member, [0, 1]);
    await betOnHome(member, [1, 1]);
    expect(await recent(member)).toMatchObject([
      { family: 'sports', gameType: 'sports', vendorCode: null, gameKey: null },
    ]);
  });
});

describe('what a lobby tells of its games', () => {
  const top = (type: 'slot' | 'fishing' = 'slot') => world.guest().call('/api/main/topGames', { type });

  test('the most played of the last day comes first, and what was played before it is not counted', async () => {
    const member = await world.member();
    const fish = (game: string) =>
      settle(
        world,
        outcomeOf(
          world,
          member,
          { stake: 1_000 },
          { family: 'vendor', gameType: 'fishing', vendor: vendorCode, game },
        ),
      );
    await fish('koi');
    world.clock.advance(25 * 3_600_000);
    forget();
    expect((await top('fishing')).popular).toEqual([]);
    for (const game of ['koi', 'carp', 'carp']) await fish(game);
    forget();
    expect((await top('fishing')).popular.map((each) => each.gameKey)).toEqual(['carp', 'koi']);
    const other = await world.addSite();
    expect((await world.guest(other).call('/api/main/topGames', { type: 'fishing' })).popular).toEqual([]);
  });

  test('a win is told from five times the stake on, of the games of the lobby alone, with a masked id', async () => {
    const member = await world.member();
    await play(member, { stake: 1_000, win: 4_999 });
    await play(member, { stake: 1_000, win: 12_680, game: 'second-game' });
    forget();
    const [win] = (await top()).wins;
    expect(win).toMatchObject({ gameKey: 'second-game', winCash: 12_680, times: 12.6 });
    expect(JSON.stringify(await top())).not.toContain(member.memId);
    expect((await top('fishing')).wins).toEqual([]);
  });

  test('a member’s last games of one type are told without those of others', async () => {
    const member = await world.member({ cash: 100_000 });
    await play(member, { stake: 1_000 });
    await betOnHome(member, [0, 1]);
    const of = async (type: 'slot' | 'sports' | 'fishing') =>
      (await member.call('/api/member/recentGames', { type })).list.map((each) => each.gameType);
    expect([await of('slot'), await of('sports'), await of('fishing')]).toEqual([['slot'], ['sports'], []]);
  });
});
