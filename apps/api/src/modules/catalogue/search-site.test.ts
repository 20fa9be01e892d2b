import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../testing/caller.ts';
import type { TestMatch } from '../../testing/matches.ts';
import { createWorld } from '../../testing/world.ts';

const path = '/api/main/search';
const world = await createWorld();
const guest = world.guest();

const text = (ko: string, en = ko, vi = en) => ({ ko, en, vi });
const games = [
  { vendor: 1, key: 'lantern', family: 'slot', names: text('청사초롱 777', 'Lantern 777', 'Đèn lồng 777') },
  { vendor: 1, key: 'baccarat', family: 'casino', names: text('바카라', 'Baccarat'), product: '5' },
  { vendor: 2, key: 'baccarat', family: 'casino', names: text('바카라', 'Baccarat'), product: '5' },
  { vendor: 2, key: 'speed', family: 'casino', names: text('스피드 바카라', 'Speed Baccarat') },
  { vendor: 2, key: 'fish', family: 'fishing', names: text('용왕의 바다', 'Dragon sea', 'Biển rồng') },
  { vendor: 2, key: 'derby', family: 'virtual', names: text('가상 더비', 'Virtual derby') },
] as const;

beforeAll(async () => {
  for (const [id, name] of [
    [1, text('청사', 'Cheongsa')],
    [2, text('홍사', 'Hongsa')],
  ] as const)
    await world.database.run(
      `insert into vendor (id, code, name, dialect, base_url, public_key) values ($1::smallint, 'v' || $1::smallint, $2, 'hub88', 'http://x', 'x')`,
      [id, JSON.stringify(name)],
    );
  for (const [ord, game] of games.entries())
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, product_code, ord)
       values ($1, $2, $3, $4, '/x.svg', '96.50', $5, $6)`,
      [
        game.vendor,
        game.key,
        game.family,
        JSON.stringify(game.names),
        'product' in game ? game.product : null,
        ord,
      ],
    );
});
/** What was read before a test has changed something is kept for a moment. */
beforeEach(() => world.clock.advance(60_000 * world.next()));

const gamesFor = async (caller: TestCaller, search: string) =>
  (await caller.call(path, { search })).games.map(({ vendorKey, key }) => `${vendorKey} ${key}`);

describe('games', () => {
  test.each([
    ['청사초롱', 'v1 lantern'],
    ['ㅊㅅㅊㄹ', 'v1 lantern'],
    ['LANTERN 777', 'v1 lantern'],
    ['den long', 'v1 lantern'],
    ['lantren', 'v1 lantern'],
    ['용왕', 'v2 fish'],
    ['biển', 'v2 fish'],
    ['더비', 'v2 derby'],
  ])('%s is found in whatever language it is typed, of every type', async (search, found) => {
    expect(await gamesFor(guest, search)).toEqual([found]);
  });

  test('what begins so comes first, and what two vendors carry under one code is there once', async () => {
    expect(await gamesFor(guest, '바카라')).toEqual(['v1 baccarat', 'v2 speed']);
  });

  test('who makes a game is found by its letters, after what is called so, and not by initial consonants', async () => {
    expect(await gamesFor(guest, '홍사')).toEqual(['v2 baccarat', 'v2 speed', 'v2 fish', 'v2 derby']);
    expect(await gamesFor(guest, '청사')).toEqual(['v1 lantern', 'v1 baccarat']);
    expect(await gamesFor(guest, 'ㅎㅅ')).toEqual([]);
  });

  test('there are eight at most', async () => {
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
       select 1, 'many-' || n, 'slot', jsonb_build_object('ko', '호랑이 ' || n, 'en', 'Tiger ' || n, 'vi', 'Hổ ' || n), '/x.svg', '96.00'
         from generate_series(1, 12) n`,
    );
    expect(await gamesFor(guest, 'tiger')).toHaveLength(8);
  });

  test('what a vendor does not list any more is gone', async () => {
    await world.database.run("update vendor_game set enabled = false where key = 'derby'");
    expect(await gamesFor(guest, '더비')).toEqual([]);
    await world.database.run("update vendor_game set enabled = true where key = 'derby'");
  });
});

describe('what is off is found by nobody whom it is off for', () => {
  const turnOff = (where: { game?: string; site?: number; level?: number; partner?: number }) =>
    world.database.run(
      'insert into vendor_switch (vendor_id, game_key, site_id, level, partner_id) values (2, $1, $2, $3, $4)',
      [where.game ?? null, where.site ?? null, where.level ?? null, where.partner ?? null],
    );
  const sees = async (caller: TestCaller) => (await gamesFor(caller, '용왕')).length === 1;
  beforeEach(() => world.database.run('delete from vendor_switch'));

  test('a game that is off for a level, by the members of that level alone', async () => {
    const [low, high] = [await world.member(), await world.member()];
    await world.database.run('update member set level = 5 where id = $1', [high.key]);
    await turnOff({ game: 'fish', level: 1 });
    expect([await sees(low), await sees(high), await sees(guest)]).toEqual([false, true, true]);
  });

  test('a vendor that is off at a site, by its guests and members, and not by those of another', async () => {
    const other = await world.addSite();
    await turnOff({ site: world.site.id });
    expect([await sees(guest), await sees(await world.member())]).toEqual([false, false]);
    expect([await sees(world.guest(other)), await sees(await world.member({ site: other }))]).toEqual([
      true,
      true,
    ]);
  });

  test('a game that is off below a partner, by its members', async () => {
    const member = await world.member();
    await turnOff({ game: 'fish', partner: world.site.storeKey });
    expect([await sees(member), await sees(guest)]).toEqual([false, true]);
  });

  test('a vendor that was switched off is off at once, whatever is kept', async () => {
    expect(await sees(guest)).toBe(true);
    await world.database.run('update vendor set enabled = false where id = 2');
    expect(await sees(guest)).toBe(false);
    await world.database.run('update vendor set enabled = true');
  });
});

describe('what is off does not keep from sight what is on', () => {
  beforeAll(async () => {
    await world.database.run(
      `insert into vendor (id, code, name, dialect, base_url, public_key)
       values (3, 'v3', '{"ko": "백사", "en": "Baeksa", "vi": "Baeksa"}', 'hub88', 'http://x', 'x'),
              (4, 'v4', '{"ko": "흑사", "en": "Heuksa", "vi": "Heuksa"}', 'hub88', 'http://x', 'x')`,
    );
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, ord)
       select vendor, 'moon-' || n, 'slot', jsonb_build_object('ko', '달빛 ' || n, 'en', 'Moon ' || n, 'vi', 'Trăng ' || n), '/x.svg', '96.00', n
         from (values (3, 1000), (4, 12)) made(vendor, count), generate_series(1, made.count) n`,
    );
  });
  beforeEach(() => world.database.run('delete from vendor_switch'));
  const fromFourth = Array.from({ length: 8 }, (_, at) => `v4 moon-${at + 1}`);

  test('a vendor with a thousand games of that name is off, for guests and for members', async () => {
    expect(await gamesFor(guest, '달빛')).toHaveLength(8);
    await world.database.run('insert into vendor_switch (vendor_id, site_id) values (3, $1)', [
      world.site.id,
    ]);
    // By name, but for a slip, and by who makes them.
    for (const caller of [guest, await world.member()])
      for (const search of ['달빛', 'trang', 'mooon 1', '흑사'])
        expect(await gamesFor(caller, search)).toEqual(fromFourth);
    expect(await gamesFor(guest, 'ㄷㅂ 12')).toEqual(['v4 moon-12']);
    expect(await gamesFor(guest, '백사')).toEqual([]);
  });

  test('each of a thousand games of that name is off by itself', async () => {
    await world.database.run(
      "insert into vendor_switch (vendor_id, game_key, level) select 3, 'moon-' || n, 1 from generate_series(1, 995) n",
    );
    const found = await gamesFor(await world.member(), '달빛');
    expect(found.slice(0, 5)).toEqual([996, 997, 998, 999, 1000].map((n) => `v3 moon-${n}`));
    expect(found.slice(5)).toEqual(fromFourth.slice(0, 3));
    expect((await gamesFor(guest, '달빛'))[0]).toBe('v3 moon-1');
  });

  test('what is called so and is off does not stand in the way of what may have been meant', async () => {
    const match = await world.match();
    await world.database.run('update team set name = $2 where id = $1', [
      match.homeTeam,
      JSON.stringify(text('Heuksan')),
    ]);
    const found = async () => {
      const { games: played, events } = await guest.call(path, { search: 'heuksam' });
      return [played.length, events.length];
    };
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
       values (4, 'off', 'slot', '{"ko": "x", "en": "Heuksam", "vi": "x"}', '/x.svg', '96.00')`,
    );
    world.clock.advance(60_000);
    expect(await found()).toEqual([1, 0]);
    await world.database.run("insert into vendor_switch (vendor_id, game_key) values (4, 'off')");
    expect(await found()).toEqual([0, 1]);
  });
});

describe('matches and leagues', () => {
  const nameIt = async (match: TestMatch, home: string, away: string) => {
    for (const [id, name] of [
      [match.homeTeam, text(home, `${home} FC`)],
      [match.awayTeam, text(away, `${away} FC`)],
    ] as const)
      await world.database.run('update team set name = $2 where id = $1', [id, JSON.stringify(name)]);
  };
  const inLeague = async (match: TestMatch, leagueId: number, name: string) => {
    await world.database.run(
      `insert into league (id, sport, code, name, country, model)
       select $1::int, 'baseball', 'S' || $1::int, $2, '{"ko": "대한민국", "en": "Korea", "vi": "Hàn Quốc"}', model from league where id = 900`,
      [leagueId, JSON.stringify(text(name))],
    );
    await world.database.run('update event set league_id = $2 where id = $1', [match.eventId, leagueId]);
  };
  const play = (match: TestMatch) =>
    world.database.run("update event set phase = 'playing', period = 1, home_score = 2 where id = $1", [
      match.eventId,
    ]);

  test('a match is found by either side, those in play first, with its score', async () => {
    const [later, live] = [await world.match(), await world.match({ startsInMs: 3_600_000 })];
    await nameIt(later, '울산', '전북');
    await nameIt(live, '수원', '울산');
    await play(live);
    const { events, leagues } = await guest.call(path, { search: '울산' });
    expect(events.map(({ eventId }) => eventId)).toEqual([live.eventId, later.eventId]);
    expect(events[0]).toMatchObject({
      sport: 'soccer',
      league: text('Test League'),
      home: text('수원', '수원 FC'),
      phase: 'playing',
      homeScore: 2,
      awayScore: 0,
    });
    expect(leagues).toEqual([]);
    const byLetters = await guest.call(path, { search: 'ㅈㅂ' });
    expect(byLetters.events.map(({ eventId }) => eventId)).toEqual([later.eventId]);
  });

  test('a league is found by its name and its country, with how much of it is open', async () => {
    const match = await world.match();
    await inLeague(match, 910, '한강리그');
    for (const search of ['한강', 'han quoc', 'korea']) {
      const found = await guest.call(path, { search });
      expect(found.leagues).toEqual([
        {
          leagueId: 910,
          sport: 'baseball',
          name: text('한강리그'),
          country: text('대한민국', 'Korea', 'Hàn Quốc'),
          openCount: 1,
        },
      ]);
      expect(found.events.map(({ eventId }) => eventId)).toEqual([match.eventId]);
    }
  });

  test('what has ended or is settled is not found, at once', async () => {
    const match = await world.match();
    await nameIt(match, '제주', '강원');
    const found = async () => (await guest.call(path, { search: '제주' })).events.length;
    expect(await found()).toBe(1);
    await world.database.run("update event set phase = 'ended' where id = $1", [match.eventId]);
    expect(await found()).toBe(0);
  });

  test('a slip of the finger finds a side only where none is called so', async () => {
    const [meant, other] = [await world.match(), await world.match({ startsInMs: 60_000 })];
    await nameIt(meant, 'Liverpool', 'Everton');
    await nameIt(other, 'Livarpool', 'Chelsea');
    const ids = async (search: string) =>
      (await guest.call(path, { search })).events.map(({ eventId }) => eventId);
    expect(await ids('liverpool')).toEqual([meant.eventId]);
    expect(await ids('everten')).toEqual([meant.eventId]);
  });
});

test('a game that may have been meant does not stand beside a match that is called so, nor the other way round', async () => {
  const match = await world.match();
  await world.database.run('update team set name = $2 where id = $1', [
    match.homeTeam,
    JSON.stringify(text('Lanterns')),
  ]);
  const found = async (search: string) => {
    const { games: played, events } = await guest.call(path, { search });
    return [played.length, events.length];
  };
  expect(await found('lanterns')).toEqual([0, 1]);
  expect(await found('lantern 777')).toEqual([1, 0]);
  expect(await found('lanterms')).toEqual([1, 1]);
});

describe('whatever is typed has an answer', () => {
  test.each([
    '%',
    '_',
    "'; drop table vendor_game; --",
    '<script>alert(1)</script>',
    '\\',
    '…',
    '\u200b',
    'ｚｚｚｚ',
    'ѕрееd',
    'x'.repeat(40),
  ])('%j finds nothing', async (search) => {
    expect(await guest.call(path, { search })).toEqual({ games: [], leagues: [], events: [] });
  });

  test('wide letters and letters that are written apart are those that they look like', async () => {
    expect(await gamesFor(guest, 'ＳＰＥＥＤ')).toEqual(['v2 speed']);
    expect(await gamesFor(guest, '용왕'.normalize('NFD'))).toEqual(['v2 fish']);
  });

  test.each([
    ['nothing', {}],
    ['an empty text', { search: '' }],
    ['only spaces', { search: ' \t　 ' }],
    ['more than forty letters', { search: 'x'.repeat(41) }],
    ['ten thousand syllables', { search: '가'.repeat(10_000) }],
    ['no text', { search: 1 }],
  ])('%s is refused with E400', async (_, body) => {
    expect((await guest.sendRaw(path, JSON.stringify(body))).code).toBe('E400');
  });
});
