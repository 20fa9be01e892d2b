import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketPrices } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { type ReadEventOptions, readEvent } from './read-event.ts';

function written(name: string) {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
}

const options: ReadEventOptions = {
  oddsFormat: 'decimal',
  books: { preferred: ['northbook'], oldestBehindMs: 600_000, oldestLiveMs: 90_000 },
  receivedAtMs: Date.UTC(2030, 2, 1, 12, 1),
};
const american: ReadEventOptions = { ...options, oddsFormat: 'american' };
const [match] = written('odds-soccer-decimal');

/** A market in words: `UO match 2.5`, and its prices. */
function inWords({ market, selections }: MarketPrices): string {
  const line = market.kind === 'known' && market.lineQuarters !== null ? ` ${market.lineQuarters / 4}` : '';
  const name = market.kind === 'known' ? `${market.market} ${market.scope}${line}` : `unknown ${market.name}`;
  const odds = selections.map((one) => `${one.selection} ${one.oddsMilli}`).sort();
  return `${name}: ${odds.join(', ')}`;
}

function marketNamed(
  value: unknown,
  code: string,
  lineQuarters: number | null = null,
): MarketPrices | undefined {
  return readEvent(value, options).prices?.markets.find(
    ({ market }) => market.kind === 'known' && market.market === code && market.lineQuarters === lineQuarters,
  );
}

function marketsOf(value: unknown, given = options): string[] {
  return (readEvent(value, given).prices?.markets ?? []).map(inWords).sort();
}

describe('an event with several bookmakers', () => {
  test('the fixture, and its key without the kick-off', () => {
    const { fixture } = readEvent(match, options);
    expect(fixture).toMatchObject({
      event: 'the-odds-api:soccer_lantern_league:0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e',
      producer: 'soccer_lantern_league',
      sport: 'soccer',
      competition: { key: 'soccer_lantern_league', name: 'Lantern League' },
      home: { name: 'Harbour Rovers' },
      away: { name: 'Mill Street' },
      startsAtMs: Date.UTC(2030, 2, 2, 15),
      status: 'scheduled',
    });
    const moved = readEvent({ ...match, commence_time: '2030-03-03T15:00:00Z' }, options).fixture;
    expect(moved.event).toBe(fixture.event);
    expect(moved.startsAtMs - fixture.startsAtMs).toBe(24 * 3_600_000);
  });

  test('odds of the preferred bookmaker, by name, and lines of the others beside them', () => {
    expect(marketsOf(match)).toEqual([
      'AH match -0.75: away 1950, home 1930',
      'UO match 2.25: over 1900, under 1980',
      'UO match 2.5: over 2000, under 1880',
      'WDL match: away 4200, draw 3500, home 1910',
    ]);
  });

  test('the main line is the one that most bookmakers name', () => {
    const main = readEvent(match, options).prices?.markets.filter(({ isMain }) => isMain) ?? [];
    expect(main.map(inWords).sort()).toEqual([
      'AH match -0.75: away 1950, home 1930',
      'UO match 2.5: over 2000, under 1880',
      'WDL match: away 4200, draw 3500, home 1910',
    ]);
  });

  test('the fair probability is the middle of all bookmakers, and adds up', () => {
    const winner = marketNamed(match, 'WDL');
    const fair = new Map(winner?.selections.map((one) => [one.selection, one.fairProbability ?? 0]));
    expect([...fair.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    const north = marketNamed({ ...match, bookmakers: match.bookmakers.slice(0, 1) }, 'WDL');
    const south = marketNamed({ ...match, bookmakers: match.bookmakers.slice(1, 2) }, 'WDL');
    const [low, high] = [north, south]
      .map((one) => one?.selections.find(({ selection }) => selection === 'home')?.fairProbability ?? 0)
      .sort((a, b) => a - b);
    expect(fair.get('home')).toBeGreaterThanOrEqual((low ?? 1) - 1e-3);
    expect(fair.get('home')).toBeLessThanOrEqual((high ?? 0) + 1e-3);
  });

  test('prices carry the age of the quote that they are', () => {
    expect(marketNamed(match, 'WDL')?.pricedAtMs).toBe(Date.UTC(2030, 2, 1, 12, 0, 5));
    expect(marketNamed(match, 'UO', 9)?.pricedAtMs).toBe(Date.UTC(2030, 2, 1, 11, 59, 40));
  });

  test('a quote that is far behind the others of its line is left out, though its bookmaker is preferred', () => {
    const strict = {
      ...options,
      books: { preferred: ['southbook'], oldestBehindMs: 10_000, oldestLiveMs: 90_000 },
    };
    expect(marketsOf(match, strict)).toContain('WDL match: away 4200, draw 3500, home 1910');
  });

  test('markets that are not named are offered no more', () => {
    expect(readEvent(match, options).prices?.others).toBe('withdrawn');
    expect(readEvent({ ...match, bookmakers: [] }, options).prices).toMatchObject({
      markets: [],
      others: 'withdrawn',
    });
  });

  test('without bookmakers it is a fixture alone', () => {
    const { bookmakers: _, ...listed } = match;
    expect(readEvent(listed, options).prices).toBeUndefined();
  });

  test('a match that has begun is live by the clock', () => {
    const later = { ...options, receivedAtMs: Date.UTC(2030, 2, 2, 15, 1) };
    expect(readEvent(match, later).fixture.status).toBe('live');
  });
});

test('whatever the order of outcomes, markets and bookmakers, the prices are the same', () => {
  const shuffled = fc.tuple(
    fc.shuffledSubarray(match.bookmakers as object[], { minLength: 3 }),
    fc.infiniteStream(fc.nat()),
  );
  const expected = readEvent(match, options).prices?.markets.map(inWords).sort();
  fc.assert(
    fc.property(shuffled, ([bookmakers, chance]) => {
      const order = <T>(list: readonly T[]): T[] =>
        list
          .map((one) => ({ one, at: Number(chance.next().value) }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
      const mixed = bookmakers.map((book) => {
        const { markets } = book as { markets: { outcomes: object[] }[] };
        return { ...book, markets: order(markets).map((one) => ({ ...one, outcomes: order(one.outcomes) })) };
      });
      expect(marketsOf({ ...match, bookmakers: mixed })).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

describe('a match in play', () => {
  const kickOff = Date.parse(match.commence_time);
  const nowMs = kickOff + 30 * 60_000;
  const winnerFrom = (quotes: readonly { ageMs: number; home: number; draw: number; away: number }[]) => {
    const bookmakers = quotes.map(({ ageMs, home, draw, away }, index) => ({
      key: index === 0 ? 'northbook' : `book${index}`,
      last_update: new Date(nowMs - ageMs).toISOString(),
      markets: [
        {
          key: 'h2h',
          outcomes: [
            { name: match.home_team, price: home },
            { name: 'Draw', price: draw },
            { name: match.away_team, price: away },
          ],
        },
      ],
    }));
    const { prices } = readEvent({ ...match, bookmakers }, { ...options, receivedAtMs: nowMs });
    const [winner] = prices?.markets ?? [];
    const home = winner?.selections.find(({ selection }) => selection === 'home')?.fairProbability ?? 0;
    return { pricedAtMs: winner?.pricedAtMs, home };
  };
  const before = { home: 2.5, draw: 3.1, away: 3 };
  const after = { home: 1.4, draw: 4.5, away: 8 };

  test('what most bookmakers thought before a goal has no part in its price after it', () => {
    const old = [120_000, 300_000, 400_000].map((ageMs) => ({ ageMs, ...before }));
    const alone = winnerFrom([{ ageMs: 5_000, ...after }]);
    const amongOld = winnerFrom([{ ageMs: 5_000, ...after }, ...old]);
    expect(amongOld).toEqual(alone);
    expect(amongOld.home).toBeGreaterThan(0.65);
  });

  test('its age is that of the oldest quote that has a part in the price', () => {
    const late = winnerFrom([
      { ageMs: 50_000, ...after },
      { ageMs: 90_000, ...after },
      { ageMs: 90_001, ...before },
    ]);
    expect(late.pricedAtMs).toBe(nowMs - 90_000);
    // Where there are younger ones, those that would be too old before the next answer are left out.
    const young = winnerFrom([
      { ageMs: 5_000, ...after },
      { ageMs: 45_000, ...after },
      { ageMs: 45_001, ...before },
    ]);
    expect(young.pricedAtMs).toBe(nowMs - 45_000);
  });

  test('where every quote is too old the line stays, with an age at which nobody can bet', () => {
    const { pricedAtMs } = winnerFrom([
      { ageMs: 95_000, ...before },
      { ageMs: 300_000, ...before },
    ]);
    expect(pricedAtMs).toBe(nowMs - 300_000);
  });
});

describe('odds of one event, American, with the time at the market', () => {
  const event = written('event-odds-football-american');

  test('several lines of one market, team totals, and what nobody here offers', () => {
    expect(marketsOf(event, american)).toEqual([
      'AH match -6.5: away 1917, home 1892',
      'AH match -7.5: away 1769, home 2050',
      'TTH match 24.5: over 1909, under 1909',
      'WL match: away 3400, home 1327',
      'unknown player_pass_tds|A. Thrower|0.5: Over 1487, Under 2500',
    ]);
  });

  test('without any time a price has no age and is refused', () => {
    const timeless = structuredClone(event);
    delete timeless.bookmakers[0].markets[0].last_update;
    const { prices, problems } = readEvent(timeless, american);
    expect(problems).toMatchObject([{ reason: 'bad-field' }]);
    expect(prices?.markets.map(inWords).some((one) => one.startsWith('WL'))).toBe(false);
  });
});

describe('what is bad costs its own line and nothing else', () => {
  const bad: [string, (outcomes: { name: string; price: number; point?: number }[]) => void, string][] = [
    [
      'a name that is neither side',
      (outcomes) => Object.assign(outcomes[0] ?? {}, { name: 'Mill St.' }),
      'unknown-side',
    ],
    ['odds of 1', (outcomes) => Object.assign(outcomes[0] ?? {}, { price: 1 }), 'bad-odds'],
    ['one side twice', (outcomes) => Object.assign(outcomes[0] ?? {}, { name: 'Draw' }), 'twice'],
  ];
  test.each(bad)('%s', (_, spoil, reason) => {
    const spoilt = structuredClone(match);
    spoilt.bookmakers = spoilt.bookmakers.slice(0, 1);
    spoil(spoilt.bookmakers[0].markets[0].outcomes);
    const { prices, problems } = readEvent(spoilt, options);
    expect(problems).toMatchObject([{ reason }]);
    expect(prices?.markets.map(inWords).sort()).toEqual([
      'AH match -0.75: away 1950, home 1930',
      'UO match 2.5: over 2000, under 1880',
    ]);
  });

  test('a line that is no quarter', () => {
    const spoilt = structuredClone(match);
    spoilt.bookmakers[0].markets[2].outcomes[0].point = 2.6;
    const { problems } = readEvent(spoilt, options);
    expect(problems).toMatchObject([{ reason: 'bad-line' }]);
    // The other side of 2.5 is no market alone; another bookmaker still quotes both.
    expect(marketsOf(spoilt)).toContain('UO match 2.5: over 2020, under 1860');
  });

  test('sides of a spread that are no mirror of each other are no line', () => {
    const spoilt = structuredClone(match);
    spoilt.bookmakers[0].markets[1].outcomes[0].point = -0.75;
    expect(marketsOf(spoilt).some((one) => one.startsWith('AH'))).toBe(false);
  });

  test('a bookmaker without markets beside one with them', () => {
    const spoilt = structuredClone(match);
    spoilt.bookmakers[1] = { key: 'southbook' };
    expect(readEvent(spoilt, options).problems).toMatchObject([{ reason: 'bad-field' }]);
    expect(marketsOf(spoilt)).toContain('WDL match: away 4200, draw 3500, home 1910');
  });
});

describe('an event that cannot be used at all', () => {
  test.each([
    ['no sides', { ...match, home_team: null }, 'bad-field'],
    ['one side twice', { ...match, away_team: match.home_team }, 'unknown-side'],
    ['ice hockey, whose prices count overtime', { ...match, sport_key: 'icehockey_nhl' }, 'unknown-sport'],
    ['a kick-off that is no time', { ...match, commence_time: 'soon' }, 'bad-field'],
    ['an id that could break a key', { ...match, id: 'a b' }, 'bad-field'],
    ['no object', 'x', 'bad-field'],
  ])('%s', (_, value, reason) => {
    expect(() => readEvent(value, options)).toThrow(expect.objectContaining({ reason }));
    expect(() => readEvent(value, options)).toThrow(BadMessage);
  });
});
