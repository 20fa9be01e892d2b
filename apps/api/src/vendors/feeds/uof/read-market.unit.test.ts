import { readFileSync } from 'node:fs';
import { type MarketPick, type MatchScore, scopes, settleInMatch } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import type { FeedSport } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { type MarketRow, marketTable } from './market-table.ts';
import { marketsInGroups, readMarket } from './read-market.ts';
import { childNamed, childrenNamed, readXml } from './read-xml.ts';

/** Market id, specifiers and outcome id, in a sport, as the words of a pick of ours. */
function pickOf(sport: FeedSport, id: string, specifiers: string, outcome: string): string {
  const { market, nameOutcome } = readMarket(sport, id, specifiers);
  if (market.kind === 'unknown') return `unknown ${market.name}`;
  const line = market.lineQuarters === null ? '' : ` ${market.lineQuarters / 4}`;
  return `${market.market} ${market.scope}${line} ${nameOutcome(outcome)}`;
}

describe('a market id with its specifiers is one market of ours', () => {
  test.each<[FeedSport, string, string, string, string]>([
    ['soccer', '1', '', '2', 'WDL match draw'],
    ['basketball', '1', '', '1', 'WDL regular home'],
    ['soccer', '10', '', '11', 'DC match draw-away'],
    ['soccer', '11', '', '5', 'DNB match away'],
    ['soccer', '16', 'hcp=-0.75', '1714', 'AH match -0.75 home'],
    ['soccer', '16', 'hcp=-0.75', '1715', 'AH match -0.75 away'],
    ['soccer', '18', 'total=2.5', '12', 'UO match 2.5 over'],
    ['soccer', '19', 'total=1', '13', 'TTH match 1 under'],
    ['soccer', '21', 'variant=sr:exact_goals:6+', 'sr:exact_goals:6+:68', 'TG match 0'],
    ['soccer', '21', 'variant=sr:exact_goals:6+', 'sr:exact_goals:6+:74', 'TG match 6+'],
    ['soccer', '26', '', '70', 'OE match odd'],
    ['soccer', '29', '', '74', 'BTTS match yes'],
    ['soccer', '45', '', '274', 'CS match 0-0'],
    ['soccer', '45', '', '276', 'CS match 1-0'],
    ['soccer', '45', '', '284', 'CS match 0-1'],
    ['soccer', '45', '', '316', 'CS match 1-4'],
    ['soccer', '45', '', '322', 'CS match 4-4'],
    ['soccer', '45', '', '324', 'CS match other-4'],
    ['soccer', '47', '', '428', 'HTFT match draw/away'],
    ['soccer', '60', '', '3', 'WDL h1 away'],
    ['soccer', '66', 'hcp=0.25', '1714', 'AH h1 0.25 home'],
    ['soccer', '68', 'total=0.5', '13', 'UO h1 0.5 under'],
    ['soccer', '81', '', '464', 'CS h1 1-1'],
    ['soccer', '90', 'total=1.5', '12', 'UO h2 1.5 over'],
    ['soccer', '98', '', '548', 'CS h2 0-1'],
    ['soccer', '166', 'total=9.5', '12', 'UO corners 9.5 over'],
    ['tennis', '186', '', '4', 'WL match home'],
    ['combat', '186', '', '5', 'WL match away'],
    ['tennis', '187', 'hcp=-3.5', '1714', 'AH points -3.5 home'],
    ['tennis', '188', 'hcp=1.5', '1715', 'AH match 1.5 away'],
    ['tennis', '189', 'total=22.5', '12', 'UO points 22.5 over'],
    ['tennis', '202', 'setnr=2', '5', 'WL s2 away'],
    ['tennis', '204', 'setnr=1|total=9.5', '12', 'UO s1 9.5 over'],
    ['tennis', '204', 'total=9.5|setnr=1', '12', 'UO s1 9.5 over'],
    ['volleyball', '238', 'total=180.5', '13', 'UO points 180.5 under'],
    ['volleyball', '310', 'setnr=5|total=28.5', '12', 'UO s5 28.5 over'],
    ['badminton', '247', 'gamenr=1|total=38.5', '12', 'UO s1 38.5 over'],
    ['basketball', '219', '', '4', 'WL match home'],
    ['football', '223', 'hcp=-6.5', '1714', 'AH match -6.5 home'],
    ['basketball', '236', 'quarternr=4|total=50.5', '12', 'UO q4 50.5 over'],
    ['baseball', '251', '', '5', 'WL match away'],
    ['baseball', '255', '', '640', 'WM match away-3+'],
    ['baseball', '276', 'total=4.5', '12', 'UO f5 4.5 over'],
    ['baseball', '288', 'inningnr=9|total=0.5', '13', 'UO i9 0.5 under'],
    ['hockey', '18', 'total=5.5', '12', 'UO match 5.5 over'],
    ['hockey', '431', '', '1590', 'CS match 0-1'],
    ['hockey', '446', 'periodnr=3|total=1.5', '12', 'UO p3 1.5 over'],
    ['esport', '327', 'hcp=-1.5', '1714', 'AH match -1.5 home'],
    ['esport', '332', 'mapnr=2|total=26.5', '12', 'UO s2 26.5 over'],
  ])('%s %s %s', (sport, id, specifiers, outcome, expected) => {
    expect(pickOf(sport, id, specifiers, outcome)).toBe(expected);
  });
});

describe('what does not fit exactly is unknown, under the name that the feed gives it', () => {
  test.each<[string, FeedSport, string, string, string]>([
    ['a market that is not in the table', 'soccer', '62', 'goalnr=1', 'unknown 62|goalnr=1'],
    ['a market of another sport', 'tennis', '18', 'total=2.5', 'unknown 18|total=2.5'],
    ['ice hockey with overtime, which our rules leave out', 'hockey', '406', '', 'unknown 406'],
    ['a set that no match has', 'tennis', '202', 'setnr=6', 'unknown 202|setnr=6'],
    ['a third half', 'soccer', '90', '', 'unknown 90'],
    ['a specifier too many', 'soccer', '1', 'score=1:0', 'unknown 1|score=1:0'],
    [
      'a variant with other outcomes',
      'soccer',
      '21',
      'variant=sr:exact_goals:5+',
      'unknown 21|variant=sr:exact_goals:5+',
    ],
  ])('%s', (_, sport, id, specifiers, expected) => {
    expect(pickOf(sport, id, specifiers, '1')).toBe(expected);
  });

  test('specifiers in another order are the same unknown market', () => {
    expect(pickOf('soccer', '999', 'b=2|a=1', '1')).toBe(pickOf('soccer', '999', 'a=1|b=2', '1'));
  });

  test.each(['2.3', '40.333', '', 'x', '0:1'])('the line "%s" is refused', (line) => {
    expect(() => readMarket('soccer', '18', `total=${line}`)).toThrow(BadMessage);
  });

  test.each(['total', '=2', 'a=1|a=2'])('specifiers "%s" are refused', (specifiers) => {
    expect(() => readMarket('soccer', '18', specifiers)).toThrow(BadMessage);
  });
});

/** Every row in every sport that it stands for, with specifiers that it accepts. */
const rows = Object.entries(marketTable).flatMap(([id, row]) =>
  row.sports.map((sport) => ({ id, row, sport, specifiers: specifiersOf(row) })),
);

function specifiersOf({ line, variant, scope }: MarketRow): string {
  const numbered = typeof scope === 'object' ? [`${scope.numberedBy}=1`] : [];
  return [
    ...numbered,
    ...(line === undefined ? [] : [`${line}=1.5`]),
    ...(variant === undefined ? [] : [`variant=${variant}`]),
  ].join('|');
}

const levelEverywhere: MatchScore = {
  scores: Object.fromEntries(scopes.map((scope) => [scope, { home: 0, away: 0 }])),
};

test('every row is read as known, and the settlement rules decide each of its selections', () => {
  for (const { id, row, sport, specifiers } of rows) {
    const { market, nameOutcome } = readMarket(sport, id, specifiers);
    if (market.kind === 'unknown') throw new Error(`${sport} ${id} is unknown`);
    for (const outcome of Object.keys(row.outcomes)) {
      const { kind: _, ...place } = market;
      const pick: MarketPick = { ...place, selection: nameOutcome(outcome) ?? '' };
      expect(settleInMatch(pick, levelEverywhere), `${sport} ${id} ${outcome}`).toBeDefined();
    }
  }
});

test('the recorded descriptions have the outcomes and specifiers of the table', () => {
  const recorded = readXml(readFileSync(new URL('./fixtures/markets-0.xml', import.meta.url), 'utf8'));
  const compared = childrenNamed(recorded, 'market').flatMap((market) => {
    const row = marketTable[market.attributes.id ?? ''];
    const outcomes = childrenNamed(childNamed(market, 'outcomes'), 'outcome').map(
      ({ attributes }) => attributes.id,
    );
    if (row === undefined || outcomes.length === 0) return [];
    expect(Object.keys(row.outcomes).sort()).toEqual(outcomes.sort());
    expect(market.attributes.variant).toBe(row.variant);
    return [market.attributes.id];
  });
  expect(compared).toEqual(['1', '11', '21']);
});

test('no two market ids of a sport are the same market of ours, or two prices would stand in one place', () => {
  const seen = new Map<string, string>();
  for (const { id, sport, specifiers } of rows) {
    const name = `${sport} ${JSON.stringify(readMarket(sport, id, specifiers).market)}`;
    expect(seen.get(name) ?? id, name).toBe(id);
    seen.set(name, id);
  }
});

describe('a bet stop by groups', () => {
  test('all, nothing said and a group that nobody knows stop everything', () => {
    expect(marketsInGroups('soccer', 'all')).toBe('all');
    expect(marketsInGroups('soccer', undefined)).toBe('all');
    expect(marketsInGroups('soccer', 'score|never_heard_of')).toBe('all');
  });

  test('a half stops its own markets and not the match', () => {
    const stopped = marketsInGroups('soccer', '1st_half');
    expect(stopped).toContainEqual({ market: 'WDL', scope: 'h1' });
    expect(stopped).not.toContainEqual({ market: 'WDL', scope: 'match' });
  });

  test('a numbered group stops each of its stretches', () => {
    const stopped = marketsInGroups('hockey', 'period');
    expect(stopped).toContainEqual({ market: 'UO', scope: 'p1' });
    expect(stopped).toContainEqual({ market: 'UO', scope: 'p3' });
  });

  test('a group in which we offer nothing stops nothing', () => {
    expect(marketsInGroups('soccer', 'bookings')).toEqual([]);
  });

  test('two groups stop what is in either', () => {
    const stopped = marketsInGroups('soccer', 'corners|2nd_half');
    expect(stopped).toContainEqual({ market: 'UO', scope: 'corners' });
    expect(stopped).toContainEqual({ market: 'UO', scope: 'h2' });
  });
});
