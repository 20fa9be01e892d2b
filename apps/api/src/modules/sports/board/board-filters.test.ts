import { describe, expect, test } from 'vitest';
import type { NewMatch, TestMatch } from '../../../testing/matches.ts';
import { createWorld } from '../../../testing/world.ts';

const path = '/api/sport/events';
const world = await createWorld();
const guest = world.guest();
const hourMs = 3_600_000;

const markets: NewMatch['markets'] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'AH', lineQuarters: -2, odds: { home: 1.9, away: 1.95 } },
  { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
  { kind: 'BTTS', odds: { yes: 1.8, no: 2 } },
  { kind: 'WDL', scope: 'h1', odds: { home: 2.5, draw: 2.1, away: 3.9 } },
];

/** A league of its own for a match of another sport. */
async function inSport(match: TestMatch, leagueId: number, sport: string): Promise<void> {
  await world.database.run(
    `insert into league (id, sport, code, name, country, model)
     select k.id, $2, 'X' || k.id, jsonb_build_object('ko', '한국 리그', 'en', 'Korean League ' || k.id, 'vi', 'Giải Hàn Quốc'), country, model
       from league, (select $1::bigint as id) k where league.id = 900 on conflict do nothing`,
    [leagueId, sport],
  );
  await world.database.run('update event set league_id = $2 where id = $1', [match.eventId, leagueId]);
}

const play = (match: TestMatch) =>
  world.database.run("update event set phase = 'playing', period = 1 where id = $1", [match.eventId]);
const idsOf = async (body: object) => (await guest.call(path, body)).events.map(({ eventId }) => eventId);

describe('the board', () => {
  test('carries the main markets of a match alone, and how many more there are', async () => {
    const match = await world.match({ markets });
    await world.database.run(
      `insert into market (event_id, kind, line_quarters, is_main) values ($1, 'AH', -6, false), ($1, 'AH', -8, false)`,
      [match.eventId],
    );
    await world.database.run(
      "update market set status = 'closed' where event_id = $1 and line_quarters = -8",
      [match.eventId],
    );
    const event = (await guest.call(path, {})).events.find(({ eventId }) => eventId === match.eventId);
    expect(event?.markets.map(({ kind, scope }) => `${scope} ${kind}`)).toEqual([
      'match AH',
      'match UO',
      'match WDL',
    ]);
    expect(event?.furtherMarkets).toBe(3);
  });

  test('is of one sport, of all, of some leagues, or of a stretch of time', async () => {
    const near = await world.match({ startsInMs: hourMs });
    const far = await world.match({ startsInMs: 30 * hourMs });
    const hoops = await world.match({ startsInMs: 2 * hourMs });
    await inSport(hoops, 901, 'basketball');
    expect(await idsOf({ sport: 'basketball' })).toEqual([hoops.eventId]);
    const every = await guest.call(path, { sport: 'all' });
    expect(every.events.map(({ eventId }) => eventId)).toEqual(
      expect.arrayContaining([near.eventId, far.eventId, hoops.eventId]),
    );
    expect(every.leagues.map(({ leagueId }) => leagueId)).toEqual([900, 901]);
    expect(await idsOf({ sport: 'all', leagueIds: [901] })).toEqual([hoops.eventId]);
    expect(await idsOf({ leagueIds: [901] })).toEqual([]);
    const from = new Date(world.clock.read() + 20 * hourMs).toISOString();
    expect(await idsOf({ from })).toEqual([far.eventId]);
    expect(await idsOf({ before: from })).not.toContain(far.eventId);
  });

  test('puts those in play first, and says which sports have how many', async () => {
    const live = await world.match({ startsInMs: 50 * hourMs });
    await inSport(live, 902, 'tennis');
    await play(live);
    const { events, sports } = await guest.call(path, { sport: 'all' });
    expect(events[0]?.eventId).toBe(live.eventId);
    expect(sports).toContainEqual({ sport: 'tennis', live: 1, soon: 0, nextAt: null });
    expect(await idsOf({ sport: 'all', when: 'live' })).toEqual([live.eventId]);
    expect(await idsOf({ sport: 'tennis', when: 'soon' })).toEqual([]);
  });

  test('of special markets carries those alone, each with its main line, and only matches that have one', async () => {
    const special = await world.match({ markets });
    await world.database.run(
      `insert into market (event_id, kind, scope, line_quarters, is_main) values ($1, 'UO', 'h1', 4, false), ($1, 'AH', 'match', -6, false)`,
      [special.eventId],
    );
    const plain = await world.match({ markets: markets.slice(0, 3) });
    for (const match of [special, plain]) await inSport(match, 904, 'hockey');
    const board = await guest.call(path, { sport: 'hockey', when: 'soon', markets: 'special' });
    expect(board.events.map(({ eventId }) => eventId)).toEqual([special.eventId]);
    expect(board.events[0]?.markets).toMatchObject([
      { kind: 'BTTS', scope: 'match', selections: [{ odds: 1.8 }, { odds: 2 }] },
      { kind: 'WDL', scope: 'h1' },
    ]);
    expect(board.sports).toContainEqual(expect.objectContaining({ sport: 'hockey', soon: 1 }));
    const main = await guest.call(path, { sport: 'hockey', when: 'soon' });
    expect(main.sports).toContainEqual(expect.objectContaining({ sport: 'hockey', soon: 2 }));
    await world.database.run("update market set status = 'closed', has_price = false where event_id = $1", [
      special.eventId,
    ]);
    expect(await idsOf({ sport: 'hockey', markets: 'special' })).toEqual([]);
  });

  test('of special markets is of forty matches at most', async () => {
    const match = await world.match({ markets });
    await inSport(match, 905, 'badminton');
    await world.database.run(
      `with more as (insert into event (source_key, league_id, home_team, away_team, starts_at, ends_at, priced_at)
         select source_key || '-' || n, league_id, home_team, away_team, starts_at + n * interval '1 minute', ends_at + n * interval '1 minute', priced_at from event, generate_series(1, 44) n where id = $1 returning id)
       insert into market (event_id, kind, is_main) select id, 'BTTS', true from more`,
      [match.eventId],
    );
    expect(await idsOf({ sport: 'badminton' })).toHaveLength(45);
    expect(await idsOf({ sport: 'badminton', markets: 'special' })).toHaveLength(40);
  });

  test.each([
    { leagueIds: Array.from({ length: 51 }, (_, at) => at + 1) },
    { leagueIds: ['K1'] },
    { from: 'tomorrow' },
    { before: '1970-01-01T00:00:00Z' },
    { markets: 'all' },
  ])('%o is refused with E400', async (body) => {
    expect((await guest.sendRaw(path, JSON.stringify(body))).code).toBe('E400');
  });
});

describe('a search', () => {
  const search = (text: string, body: object = {}) =>
    guest.call('/api/sport/search', { search: text, ...body });

  test('finds matches of every sport by league or side, in any language', async () => {
    const match = await world.match();
    await inSport(match, 903, 'handball');
    for (const text of ['korean league 903', `TEAM ${match.homeTeam}`, `team ${match.awayTeam}`]) {
      const { events, leagues } = await search(text);
      expect(events.map(({ eventId }) => eventId)).toEqual([match.eventId]);
      expect(leagues.map(({ leagueId }) => leagueId)).toEqual([903]);
    }
    for (const text of ['한국', 'hàn quốc'])
      expect((await search(text)).events.map(({ eventId }) => eventId)).toContain(match.eventId);
  });

  test('knows no pattern, and never finds one name’s end with another’s beginning', async () => {
    const match = await world.match();
    for (const text of ['%', '_', `${match.homeTeam}team`, `${match.homeTeam} team`])
      expect((await search(text)).events).toEqual([]);
  });

  test('of live matches finds no other', async () => {
    const match = await world.match();
    const text = `team ${match.homeTeam}`;
    expect((await search(text, { when: 'live' })).events).toEqual([]);
    await play(match);
    expect((await search(text, { when: 'live' })).events).toHaveLength(1);
  });

  test.each([{}, { search: ' ' }, { search: 'x'.repeat(41) }, { search: 'x', when: 'never' }])(
    '%o is refused with E400',
    async (body) => {
      expect((await guest.sendRaw('/api/sport/search', JSON.stringify(body))).code).toBe('E400');
    },
  );
});
