import { describe, expect, test } from 'vitest';
import type { NewMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';

const world = await createWorld();
const eventPath = '/api/sport/event';
const resultPath = '/api/result/sport';
const markets: NewMatch['markets'] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'AH', lineQuarters: -4, odds: { home: 1.9, away: 1.95 } },
  { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
];

async function ended(score: readonly [number, number], change: NewMatch = {}) {
  const match = await world.match({ score, markets, ...change });
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  return match;
}

const results = (body: object = {}) => world.guest().call(resultPath, body);
const idsOf = async (body: object = {}) => (await results(body)).list.map(({ eventId }) => eventId);

describe('one event', () => {
  test('comes with its league and all its markets, before and after it has ended', async () => {
    const match = await world.match({ markets });
    const before = await world.guest().call(eventPath, { eventId: match.eventId });
    expect(before.league.name.en).toBe('Test League');
    expect(before.event.markets.map(({ kind, status }) => [kind, status]).sort()).toEqual([
      ['AH', 'open'],
      ['UO', 'open'],
      ['WDL', 'open'],
    ]);
    world.clock.set(new Date(match.endsAtMs).toISOString());
    await playEvents(world.services, 200);
    const after = await world.guest().call(eventPath, { eventId: match.eventId });
    expect(after.event).toMatchObject({ phase: 'ended', homeScore: 1, awayScore: 0 });
    expect(after.event.markets.every(({ status }) => status === 'settled')).toBe(true);
  });

  test.each(
    refusalsOf(eventPath, {
      E404: ['an event that there is not', () => world.guest().codeOf(eventPath, { eventId: 99_999_999 })],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each([{}, { eventId: 0 }, { eventId: -1 }, { eventId: '7' }, { eventId: 1.5 }, { eventId: 1e300 }])(
    '%o is refused with E400',
    async (body) => {
      expect((await world.guest().sendRaw(eventPath, JSON.stringify(body))).code).toBe('E400');
    },
  );
});

describe('results of matches', () => {
  test.each([
    ['win-loose', null, ['win', 'lose', 'lose']],
    ['handicap', -4, ['void', 'void']],
    ['under-over', 10, ['win', 'lose']],
  ] as const)(
    'of kind %s tell score, line and what became of each side',
    async (type, lineQuarters, outcomes) => {
      const match = await ended([2, 1]);
      const entry = (await results({ type })).list.find(({ eventId }) => eventId === match.eventId);
      expect(entry).toMatchObject({ homeScore: 2, awayScore: 1, isCancelled: false });
      expect(entry?.markets).toMatchObject([{ scope: 'match', lineQuarters }]);
      expect(entry?.markets[0]?.selections.map(({ result }) => result)).toEqual(outcomes);
    },
  );

  test('tell the line and the prices with which the match began, and not those that followed its score', async () => {
    const match = await world.match({
      score: [0, 3],
      markets: [{ kind: 'AH', lineQuarters: -2, odds: { home: 1.9, away: 1.95 } }],
    });
    // The board in play: another line, which the feed has made the main one, and prices that know the score.
    await world.owner.run("update event set phase = 'playing', period = 1 where id = $1", [match.eventId]);
    await world.owner.run(
      `with line as (insert into market (event_id, kind, scope, line_quarters, is_main) values ($1, 'AH', 'match', 12, true) returning id)
       insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
       select line.id, $1, pick, 0.5, 1900 from line, unnest('{home,away}'::text[]) pick`,
      [match.eventId],
    );
    await world.owner.run(`update market set is_main = false where event_id = $1 and line_quarters = -2`, [
      match.eventId,
    ]);
    await world.owner.run(
      'update selection set odds_milli = 1010 where event_id = $1 and odds_milli = 1950',
      [match.eventId],
    );
    world.clock.set(new Date(match.endsAtMs).toISOString());
    await playEvents(world.services, 200);
    const entry = (await results({ type: 'handicap' })).list.find(({ eventId }) => eventId === match.eventId);
    expect(entry?.markets).toMatchObject([
      {
        lineQuarters: -2,
        selections: [
          { pick: 'home', odds: 1.9, result: 'lose' },
          { pick: 'away', odds: 1.95, result: 'win' },
        ],
      },
    ]);
  });

  test('of special bets list every other market with what did not lose, and no match without one', async () => {
    await ended([1, 1]);
    expect(await results({ type: 'special' })).toMatchObject({ list: [], pageInfo: { total: 0 } });
    const special = await ended([2, 1], {
      markets: [
        ...markets,
        { kind: 'BTTS', odds: { yes: 1.8, no: 2 } },
        { kind: 'DNB', odds: { home: 1.5, away: 2.5 } },
      ],
    });
    const { list, pageInfo } = await results({ type: 'special' });
    expect([list.map(({ eventId }) => eventId), pageInfo.total]).toEqual([[special.eventId], 1]);
    const said = list[0]?.markets.map(({ kind, selections }) => [
      kind,
      selections.map(({ pick, result }) => [pick, result]),
    ]);
    expect(said).toEqual([
      ['BTTS', [['yes', 'win']]],
      ['DNB', [['home', 'win']]],
    ]);
  });

  test('tell the winner of a sport without a draw', async () => {
    const match = await ended([2, 1], { markets: [{ kind: 'WL', odds: { home: 1.9, away: 1.9 } }] });
    const entry = (await results()).list.find(({ eventId }) => eventId === match.eventId);
    expect(entry?.markets).toMatchObject([{ kind: 'WL', selections: [{ pick: 'home' }, { pick: 'away' }] }]);
  });

  test('an event that has not ended is no result, and the latest kick-off comes first, ten a page', async () => {
    const open = await world.match({ startsInMs: 86_400_000 });
    for (let count = 0; count < 12; count += 1) await ended([0, 0]);
    const first = await results();
    expect(first.list).toHaveLength(10);
    const times = first.list.map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted().reverse());
    const all = [...(await idsOf({ page: 1 })), ...(await idsOf({ page: 2 }))];
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(open.eventId);
    expect(await idsOf({ page: 10_000 })).toEqual([]);
  });

  test('are found by league, by side in any language and by day', async () => {
    const match = await ended([3, 0]);
    const leagueId = (await results()).leagues[0]?.leagueId ?? 0;
    expect((await results({ leagueId })).pageInfo.total).toBe((await results()).pageInfo.total);
    expect(await idsOf({ leagueId: leagueId + 1 })).toEqual([]);
    expect(await idsOf({ search: `team ${match.homeTeam}` })).toEqual([match.eventId]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    const search = `team ${match.awayTeam}`;
    const day = { startDate: '2026-11-20', endDate: '2026-11-20' };
    expect(await idsOf({ ...day, search })).toEqual([match.eventId]);
    expect(await idsOf({ startDate: '2027-01-01' })).toEqual([]);
    expect(await results({ sport: 'cricket' })).toMatchObject({ leagues: [], list: [] });
  });

  test.each([
    { type: 'everything' },
    { page: -1 },
    { page: 1_000_000_000 },
    { startDate: '2026-11-21', endDate: '2026-11-20' },
    { startDate: '1926-11-20' },
    { leagueId: 'K1' },
    { search: 'x'.repeat(10_000) },
    { sport: 'x'.repeat(21) },
  ])('%o is refused with E400', async (body) => {
    expect((await world.guest().sendRaw(resultPath, JSON.stringify(body))).code).toBe('E400');
  });
});
