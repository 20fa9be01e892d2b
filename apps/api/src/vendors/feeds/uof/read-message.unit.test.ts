import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FeedMessage, PricesMessage, SettlementMessage } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { readFixture } from './read-fixture.ts';
import { readMessage } from './read-message.ts';
import { readXml } from './read-xml.ts';

function recorded(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url), 'utf8');
}

function keyOf(message: string, sport: number): string {
  return `hi.-.live.${message}.${sport}.sr:match.1.-`;
}

function read(body: string, sport = 1, message = 'odds_change') {
  return readMessage({ routingKey: keyOf(message, sport), body }, 1_700_000_000_000);
}

function book(body: string, sport = 1): { message: FeedMessage; problems: readonly object[] } {
  const said = read(body, sport);
  if (said.kind !== 'book') throw new Error(`${said.kind} is nothing for the book`);
  return said;
}

function prices(body: string, sport = 1): PricesMessage {
  const { message } = book(body, sport);
  if (message.kind !== 'prices') throw new Error(message.kind);
  return message;
}

function settlement(body: string, sport = 1): SettlementMessage {
  const { message } = book(body, sport);
  if (message.kind !== 'settlement') throw new Error(message.kind);
  return message;
}

const event = 'event_id="sr:match:1" product="1" timestamp="1000"';

describe('recorded messages', () => {
  test('odds_change: score, clock, halves and cards', () => {
    const { state, ...message } = prices(recorded('odds_change-0'));
    expect(message).toMatchObject({ event: 'uof:sr:match:123', producer: '2', saidAtMs: 1234 });
    expect(state).toEqual({
      status: 'live',
      shown: { home: 2, away: 2 },
      periods: { h1: { home: 2, away: 0 }, h2: { home: 0, away: 2 } },
      clock: {
        elapsedSeconds: 4502,
        remainingSeconds: undefined,
        stoppageSeconds: undefined,
        isStopped: false,
      },
      redCards: { home: 0, away: 0 },
      yellowCards: { home: 1, away: 1 },
      corners: { home: 5, away: 7 },
      serving: undefined,
      phaseCode: '7',
    });
  });

  test('odds_change: each market is kept under its name, with its status, and its inactive outcomes', () => {
    const { markets } = prices(recorded('odds_change-0'));
    expect(markets.map(({ market, status }) => [market.kind === 'unknown' && market.name, status])).toEqual([
      ['47|score=41.5', 'active'],
      ['48|score=42.5', 'active'],
      ['49', 'inactive'],
      ['123|game=3|point=1|set=2', 'suspended'],
      ['188', 'active'],
      ['899', 'active'],
      ['145|variant=sr:point_range:76+', 'cancelled'],
      ['888|player=sr:player:361790', 'active'],
      ['891|goalnr=1|player=sr:player:122702', 'active'],
    ]);
    const scorers = markets[5]?.selections ?? [];
    expect(scorers).toHaveLength(36);
    expect(scorers[0]).toEqual({
      selection: 'sr:player:10077',
      isActive: true,
      oddsMilli: 200_000,
      fairProbability: 8.97094e-4,
    });
    expect(scorers.find(({ selection }) => selection === 'sr:player:2614')).toMatchObject({
      isActive: false,
      oddsMilli: null,
    });
  });

  test('bet_settlement: refunds, halves and dead heats', () => {
    const { certainty, markets } = settlement(recorded('bet_settlement'), 5);
    expect(certainty).toBe('confirmed');
    const results = markets.map(({ outcomes }) => outcomes.map(({ result }) => result?.result));
    expect(results[0]).toEqual(['lose', 'win']);
    expect(markets[1]?.market).toEqual({ kind: 'known', market: 'UO', scope: 's1', lineQuarters: 38 });
    expect(markets[1]?.outcomes).toEqual([
      { selection: 'over', result: { result: 'lose' } },
      { selection: 'under', result: { result: 'win' } },
    ]);
    expect(results[2]).toEqual(['void', 'half-lose', 'half-win', 'lose']);
    expect(markets[3]?.outcomes.slice(0, 2).map(({ result }) => result)).toEqual([
      { result: 'dead-heat', shareNumerator: 5, shareDenominator: 10 },
      { result: 'dead-heat', shareNumerator: 5, shareDenominator: 10 },
    ]);
    expect(results[4]).toEqual(['lose', 'lose', 'lose', 'lose', 'win']);
  });

  test('bet_cancel with its window and reason', () => {
    expect(book(recorded('bet_cancel')).message).toMatchObject({
      kind: 'cancel',
      event: 'uof:sr:match:18941600',
      window: { startsAtMs: 1564597838000, endsAtMs: 1564598513000 },
      markets: [{ market: { kind: 'unknown', name: '62|goalnr=1' }, voidReason: '12' }],
    });
  });

  test('rollback_bet_cancel without a product, and with an open window', () => {
    expect(book(recorded('rollback_bet_cancel')).message).toMatchObject({
      kind: 'rollback-cancel',
      window: { startsAtMs: null, endsAtMs: null },
      markets: [{ kind: 'unknown', name: '48|score=41.5' }],
    });
  });

  test.each([
    ['fixture-0', 'uof:sr:match:18001015', 'Ajax Amsterdam', 'Tottenham Hotspur', 1557342000000],
    ['fixture-1', 'uof:sr:match:8696826', 'IK Oddevold', 'Tvaakers IF', 1477936800000],
  ])('%s: sides by their qualifier, and the kick-off', (file, key, home, away, startsAtMs) => {
    expect(readFixture(readXml(recorded(file)), '1', 5)).toMatchObject({
      kind: 'fixture',
      event: key,
      sport: 'soccer',
      home: { name: home },
      away: { name: away },
      startsAtMs,
      status: 'closed',
    });
  });
});

describe('a price change of ours', () => {
  const total = (inner: string, attributes = 'status="1"') =>
    `<odds_change ${event}><odds><market id="18" specifiers="total=2.5" ${attributes}>${inner}</market></odds></odds_change>`;

  test('a market that is quoted whole gets its fair probabilities', () => {
    const { markets } = prices(
      total('<outcome id="12" odds="1.9"/><outcome id="13" odds="1.9"/>', 'favourite="1"'),
    );
    expect(markets).toMatchObject([
      {
        market: { market: 'UO', scope: 'match', lineQuarters: 10 },
        status: 'active',
        isMain: true,
        pricedAtMs: 1000,
      },
    ]);
    expect(markets[0]?.selections.map((one) => one.fairProbability?.toFixed(9))).toEqual([
      '0.500000000',
      '0.500000000',
    ]);
  });

  test('in a double chance two of three win; of an unknown market nobody knows how many', () => {
    const three = ['9', '10', '11'].map((id) => `<outcome id="${id}" odds="1.4"/>`).join('');
    const body = `<odds_change ${event}><odds><market id="10">${three}</market><market id="777">${three}</market></odds></odds_change>`;
    const [double, unknown] = prices(body).markets;
    expect(double?.selections.map((one) => one.fairProbability?.toFixed(6))).toEqual(
      Array(3).fill('0.666667'),
    );
    expect(unknown?.selections.map((one) => one.fairProbability)).toEqual([null, null, null]);
  });

  test('a market that is quoted in part has none', () => {
    const { markets } = prices(total('<outcome id="12" odds="1.9"/><outcome id="13" active="0"/>'));
    expect(markets[0]?.selections).toEqual([
      { selection: 'over', isActive: true, oddsMilli: 1900, fairProbability: null },
      { selection: 'under', isActive: false, oddsMilli: null, fairProbability: null },
    ]);
  });

  test('an outcome that the market does not have makes all of it unknown', () => {
    const { markets } = prices(total('<outcome id="12" odds="1.9"/><outcome id="9" odds="3"/>'));
    expect(markets[0]?.market).toEqual({ kind: 'unknown', name: '18|total=2.5' });
  });

  test.each([
    ['odds of 1', '<outcome id="12" odds="1.0"/><outcome id="13" odds="9"/>', 'bad-odds'],
    ['a selection twice', '<outcome id="12" odds="2"/><outcome id="12" odds="2"/>', 'twice'],
    ['a probability of 2', '<outcome id="12" odds="2" probabilities="2"/>', 'bad-field'],
  ])('%s: named, and its market takes no bets until it is said again', (_, inner, reason) => {
    const { message, problems } = book(total(inner));
    expect(problems).toMatchObject([{ reason }]);
    expect(message).toMatchObject({ markets: [{ status: 'not-understood', selections: [] }] });
  });

  test('a status that nobody knows takes no bets', () => {
    expect(prices(total('', 'status="7"')).markets[0]?.status).toBe('not-understood');
  });

  test('a bad market does not stop the one beside it', () => {
    const body = `<odds_change ${event}><odds><market id="18" specifiers="total=2.6"/><market id="29"/></odds></odds_change>`;
    const { message, problems } = book(body);
    expect(problems).toMatchObject([{ reason: 'bad-line' }]);
    expect(message).toMatchObject({ markets: [{ market: { market: 'BTTS' } }] });
  });

  test('overtime is no quarter, and an inning goes by its number', () => {
    const state = (sport: number, code: number, number: number) =>
      prices(
        `<odds_change ${event}><sport_event_status status="1"><period_scores><period_score match_status_code="${code}" number="${number}" home_score="3" away_score="4"/></period_scores></sport_event_status></odds_change>`,
        sport,
      ).state?.periods;
    expect(state(2, 16, 4)).toEqual({ q4: { home: 3, away: 4 } });
    expect(state(2, 40, 5)).toEqual({});
    expect(state(1, 41, 3)).toEqual({});
    expect(state(3, 407, 7)).toEqual({ i7: { home: 3, away: 4 } });
  });
});

describe('settlements and stops of ours', () => {
  test('scouted and confirmed are told apart, and an open result stays open', () => {
    const body = (certainty: number) =>
      `<bet_settlement certainty="${certainty}" ${event}><outcomes><market id="1" void_reason="5"><outcome id="1" result="-1"/><outcome id="2" result="1" void_factor="1"/></market></outcomes></bet_settlement>`;
    expect(settlement(body(1)).certainty).toBe('scouted');
    expect(settlement(body(2)).markets).toEqual([
      {
        market: { kind: 'known', market: 'WDL', scope: 'match', lineQuarters: null },
        voidReason: '5',
        outcomes: [
          { selection: 'home', result: undefined },
          { selection: 'draw', result: { result: 'void' } },
        ],
      },
    ]);
    expect(() => read(body(3))).toThrow(BadMessage);
  });

  test('rollback_bet_settlement of a market, and of some of its outcomes', () => {
    const body = `<rollback_bet_settlement ${event}><market id="1"/><market id="18" specifiers="total=2.5"><outcome id="12"/></market></rollback_bet_settlement>`;
    expect(book(body).message).toMatchObject({
      kind: 'rollback-settlement',
      markets: [{ selections: [] }, { market: { market: 'UO' }, selections: ['over'] }],
    });
  });

  test.each([
    ['', 'all', 'suspended'],
    ['groups="all"', 'all', 'suspended'],
    ['market_status="0"', 'all', 'inactive'],
    ['market_status="-1"', 'all', 'suspended'],
  ])('bet_stop %s', (attributes, markets, to) => {
    expect(book(`<bet_stop ${event} ${attributes}/>`).message).toMatchObject({
      kind: 'bet-stop',
      markets,
      to,
    });
  });

  test.each([
    ['before it begins', 'bet_cancel', 2, 1],
    ['where it begins', 'bet_cancel', 2, 2],
    ['where it begins, taken back,', 'rollback_bet_cancel', 2, 2],
  ])('a window that ends %s is refused', (_, root, start, end) => {
    expect(() =>
      read(`<${root} ${event} start_time="${start}" end_time="${end}"><market id="1"/></${root}>`),
    ).toThrow(BadMessage);
  });

  test.each([
    ['start_time="5"', { startsAtMs: 5, endsAtMs: null }],
    ['end_time="5"', { startsAtMs: null, endsAtMs: 5 }],
    ['', { startsAtMs: null, endsAtMs: null }],
  ])('a window with %s', (attributes, window) => {
    expect(book(`<bet_cancel ${event} ${attributes}/>`).message).toMatchObject({ window });
  });
});

describe('producers and fixtures', () => {
  test.each([
    [
      '<alive product="3" timestamp="9" subscribed="1"/>',
      { kind: 'alive', producer: '3', stampMs: 9, isSubscribed: true },
    ],
    [
      '<alive product="3" timestamp="9" subscribed="0"/>',
      { kind: 'alive', producer: '3', stampMs: 9, isSubscribed: false },
    ],
    [
      '<snapshot_complete product="1" timestamp="9" request_id="7"/>',
      { kind: 'snapshot-complete', producer: '1', requestId: 7 },
    ],
    ['<product_down product="1" timestamp="9"/>', { kind: 'product-down', producer: '1' }],
  ])('%s', (body, expected) => {
    // System messages have no sport in their routing key.
    expect(readMessage({ routingKey: '-.-.-.alive.-.-.-.-', body }, 1)).toEqual(expected);
  });

  test('fixture_change says which match to ask about', () => {
    const body = `<fixture_change ${event} change_type="2" start_time="1"/>`;
    expect(read(body)).toEqual({
      kind: 'fixture-changed',
      producer: '1',
      event: 'uof:sr:match:1',
      urn: 'sr:match:1',
    });
  });
});

describe('what is none of ours, and what is no message', () => {
  test.each([
    ['darts', `<odds_change ${event}/>`, 22],
    ['a season', '<odds_change event_id="sr:season:5" product="1" timestamp="1"/>', 1],
  ])('%s is passed over', (_, body, sport) => {
    expect(read(body, sport)).toEqual({ kind: 'not-ours' });
  });

  test.each([
    ['a root that nobody knows', `<odds_changed ${event}/>`, 'not-understood'],
    ['no product number', '<alive product="x" timestamp="1"/>', 'bad-field'],
    ['no timestamp', '<odds_change event_id="sr:match:1" product="1"/>', 'bad-field'],
    [
      'a negative score',
      `<odds_change ${event}><sport_event_status status="1" home_score="-1" away_score="0"/></odds_change>`,
      'bad-field',
    ],
    [
      'an event status that nobody knows',
      `<odds_change ${event}><sport_event_status status="77"/></odds_change>`,
      'bad-field',
    ],
    [
      'an id that could break a key',
      '<odds_change event_id="sr:match:1 or 1" product="1" timestamp="1"/>',
      'bad-field',
    ],
    ['no XML', 'odds', 'not-readable'],
  ])('%s', (_, body, reason) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ reason }));
  });

  test('a routing key without a sport: nobody can say what the market ids mean', () => {
    const body = `<odds_change ${event}/>`;
    expect(() => readMessage({ routingKey: 'hi.-.live', body }, 1)).toThrow(
      expect.objectContaining({ reason: 'unknown-sport' }),
    );
  });

  test.each([
    ['two home sides', '<competitor id="sr:competitor:1" name="A" qualifier="home"/>', 'unknown-side'],
    ['no away side', '', 'unknown-side'],
  ])('a fixture with %s', (_, more, reason) => {
    const body = `<fixtures_fixture generated_at="2026-01-01T00:00:00+00:00"><fixture id="sr:match:1" start_time="2026-01-01T00:00:00+00:00" status="not_started"><tournament id="t" name="T"><sport id="sr:sport:1"/></tournament><competitors><competitor id="sr:competitor:2" name="B" qualifier="home"/>${more}</competitors></fixture></fixtures_fixture>`;
    expect(() => readFixture(readXml(body), '1', 1)).toThrow(expect.objectContaining({ reason }));
  });
});
