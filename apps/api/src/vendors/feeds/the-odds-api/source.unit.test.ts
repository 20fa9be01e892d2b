import { afterEach, describe, expect, test } from 'vitest';
import { type FeedAnswer, type FeedRequest, feedServer } from '../../../testing/feed-server.ts';
import { eventually, RecordingSink } from '../../../testing/recording-sink.ts';
import type { FeedRun } from '../port.ts';
import { defaultBackOff } from './back-off.ts';
import { defaultPlanPolicy } from './plan-requests.ts';
import type { OddsApiSettings } from './settings.ts';
import { firstOfNextMonthMs, oddsApiSource } from './source.ts';

const key = 'k3y-that-nobody-may-see';
const league = 'soccer_epl';
const start = Date.UTC(2030, 2, 1, 12);
const kickOff = start + 600_000;

/** The league of the sandbox: one match, whose answers a test changes. */
class Sandbox {
  event: object | undefined = {
    id: 'e1',
    sport_key: league,
    commence_time: new Date(kickOff).toISOString(),
    home_team: 'Harbour Rovers',
    away_team: 'Mill Street',
  };
  isOffered = true;
  homePrice = 2;
  score: [string, string] | undefined;
  isCompleted = false;
  /** Answers in place of the usual ones; undefined falls through. */
  instead: (request: FeedRequest) => FeedAnswer | undefined = () => undefined;
  remaining = 100_000;

  readonly answer = (request: FeedRequest): FeedAnswer => {
    const special = this.instead(request);
    if (special !== undefined) return special;
    if (request.url.searchParams.get('apiKey') !== key)
      return { status: 401, body: { error_code: 'INVALID_KEY' } };
    const question = request.url.pathname.split('/').at(-1);
    if (question !== 'events') this.remaining -= 1;
    const headers = { 'x-requests-remaining': String(this.remaining) };
    if (question === 'events') return { headers, body: this.event ? [this.event] : [] };
    if (question === 'odds') return { headers, body: this.event && this.isOffered ? [this.#priced()] : [] };
    return { headers, body: this.event ? [this.#scored()] : [] };
  };

  #priced(): object {
    const outcomes = [
      { name: 'Mill Street', price: 4 },
      { name: 'Draw', price: 3.5 },
      { name: 'Harbour Rovers', price: this.homePrice },
    ];
    const last_update = new Date(start).toISOString();
    const markets = [{ key: 'h2h', last_update, outcomes }];
    return { ...this.event, bookmakers: [{ key: 'northbook', last_update, markets }] };
  }

  #scored(): object {
    const [home, away] = this.score ?? [];
    const scores =
      this.score === undefined
        ? null
        : [
            { name: 'Mill Street', score: away },
            { name: 'Harbour Rovers', score: home },
          ];
    return { ...this.event, completed: this.isCompleted, scores, last_update: null };
  }
}

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function begin(change: Partial<OddsApiSettings> = {}, run: Partial<FeedRun> = {}) {
  const sandbox = new Sandbox();
  const { baseUrl, requests } = await feedServer(sandbox.answer);
  const sink = new RecordingSink();
  const time = { nowMs: start, untilMs: start };
  const controller = new AbortController();
  const source = oddsApiSource({
    connection: { baseUrl, apiKey: key, timeoutMs: 30_000, request: fetch },
    sports: [league],
    regions: ['eu'],
    markets: ['h2h', 'totals'],
    oddsFormat: 'decimal',
    books: { preferred: [], oldestBehindMs: 600_000, oldestLiveMs: 90_000 },
    plan: defaultPlanPolicy,
    backOff: defaultBackOff,
    confirmMs: 300_000,
    overdueMs: 12 * 3_600_000,
    refusedMs: 900_000,
    renewsAtMs: firstOfNextMonthMs,
    // The clock of these stories goes on only as far as a test lets it.
    pause: async (ms, signal) => {
      while (time.nowMs >= time.untilMs && !signal.aborted)
        await new Promise((resolve) => setImmediate(resolve));
      time.nowMs = Math.min(time.untilMs, time.nowMs + ms);
    },
    ...change,
  });
  const life = source.start(sink, { clock: () => time.nowMs, signal: controller.signal, ...run });
  stops.push(async () => {
    controller.abort();
    await life.catch(() => undefined);
  });
  const pass = async (ms: number) => {
    time.untilMs = time.nowMs + ms;
    await eventually(() => expect(time.nowMs).toBe(time.untilMs));
  };
  return { sandbox, requests, sink, time, source, life, controller, pass };
}

function asked(requests: readonly FeedRequest[], question: string): number {
  return requests.filter(({ url }) => url.pathname.endsWith(`/${question}`)).length;
}

describe('a match from its first price to its result', () => {
  test('fixture, prices, a moved kick-off, the score and the result', async () => {
    const { sandbox, sink, requests, pass } = await begin();
    await sink.waitFor('prices');
    expect(sink.of('producer').map(({ state }) => state)).toEqual(['down', 'up']);
    expect(sink.of('fixture')).toMatchObject([{ event: `the-odds-api:${league}:e1`, startsAtMs: kickOff }]);
    expect(sink.of('prices')[0]).toMatchObject({
      others: 'withdrawn',
      markets: [{ market: { market: 'WDL' } }],
    });
    expect(requests[0]?.url.pathname).toBe(`/v4/sports/${league}/events`);
    const odds = requests.find(({ url }) => url.pathname.endsWith('/odds'));
    expect(Object.fromEntries(odds?.url.searchParams ?? [])).toMatchObject({
      regions: 'eu',
      markets: 'h2h,totals',
      oddsFormat: 'decimal',
      dateFormat: 'iso',
    });

    sandbox.event = { ...sandbox.event, commence_time: new Date(kickOff + 60_000).toISOString() };
    await pass(61_000);
    await sink.waitFor('fixture', 2);
    expect(sink.of('fixture')[1]).toMatchObject({
      event: `the-odds-api:${league}:e1`,
      startsAtMs: kickOff + 60_000,
    });

    sandbox.score = ['0', '1'];
    await pass(700_000);
    const running = sink.of('prices').find(({ state }) => state !== undefined);
    expect(running).toMatchObject({
      markets: [],
      others: 'unchanged',
      state: { shown: { home: 0, away: 1 } },
    });
    expect(sink.of('fixture').at(-1)).toMatchObject({ status: 'live' });

    sandbox.score = ['2', '1'];
    sandbox.isCompleted = true;
    sandbox.isOffered = false;
    await pass(700_000);
    await sink.waitFor('result');
    expect(sink.of('result')).toMatchObject([
      { score: { scores: { match: { home: 2, away: 1 } } }, doubt: undefined },
    ]);
    expect(sink.of('bet-stop')).toMatchObject([{ reason: 'vanished', markets: 'all', to: 'suspended' }]);
    expect(sink.refusals).toEqual([]);

    // With the result there, nobody asks for scores any more.
    const before = asked(requests, 'scores');
    await pass(600_000);
    expect(asked(requests, 'scores')).toBe(before);
  });

  test('a corrected score is a result again', async () => {
    const { sandbox, sink, source, pass } = await begin();
    sandbox.event = { ...sandbox.event, commence_time: new Date(start - 7_200_000).toISOString() };
    sandbox.score = ['2', '1'];
    sandbox.isCompleted = true;
    await pass(700_000);
    await sink.waitFor('result');
    sandbox.score = ['2', '2'];
    for (let each = 0; each < 3; each += 1) {
      await source.recover(league, null);
      await pass(200_000);
    }
    await sink.waitFor('result', 2);
    expect(sink.of('result').map(({ score }) => score.scores.match)).toEqual([
      { home: 2, away: 1 },
      { home: 2, away: 2 },
    ]);
  });

  test('a result that could not be stored is handed on again', async () => {
    const { sandbox, sink, pass } = await begin();
    sandbox.event = { ...sandbox.event, commence_time: new Date(start - 7_200_000).toISOString() };
    sandbox.score = ['2', '1'];
    sandbox.isCompleted = true;
    sink.failOn = ({ kind }) => kind === 'result';
    await pass(500_000);
    await eventually(() =>
      expect(sink.refusals).toContainEqual(expect.objectContaining({ reason: 'not-taken' })),
    );
    sink.failOn = () => false;
    await pass(200_000);
    await sink.waitFor('result');
  });

  test.each([
    ['a cup', 'soccer_lantern_cup'],
    ['a cup that its name does not give away', 'soccer_italy_coppa_italia'],
    ['a league of nations with a final', 'soccer_uefa_nations_league'],
    ['a league with play-offs', 'soccer_usa_mls'],
    ['a league that nobody here knows', 'soccer_lantern_league'],
  ])('%s may have gone to extra time, so somebody looks first', async (_, cup) => {
    const { sandbox, sink, pass } = await begin({ sports: [cup] });
    const commence_time = new Date(start - 7_200_000).toISOString();
    sandbox.event = { ...sandbox.event, sport_key: cup, commence_time };
    sandbox.score = ['1', '0'];
    sandbox.isCompleted = true;
    await pass(700_000);
    await sink.waitFor('result');
    expect(sink.of('result')).toMatchObject([{ doubt: 'may-include-extra-time' }]);
  });

  test('an event without a result is named once', async () => {
    const { sandbox, sink, pass } = await begin({ overdueMs: 600_000 });
    await sink.waitFor('prices');
    sandbox.isOffered = false;
    await pass(1_800_000);
    const overdue = sink.refusals.filter(({ reason }) => reason === 'no-result');
    expect(overdue).toMatchObject([
      { event: `the-odds-api:${league}:e1`, detail: 'no result 10 minutes after the kick-off' },
    ]);
  });
});

describe('after a restart', () => {
  const lost = `the-odds-api:${league}:lost`;
  const awaitedEvents = new Map([
    [lost, start - 13 * 3_600_000],
    [`the-odds-api:${league}:e1`, kickOff],
    [`the-odds-api:${league}_women:other`, start - 13 * 3_600_000],
  ]);

  test('an event of before that the feed says nothing of any more is named once, although it has left every answer', async () => {
    const { sink, pass } = await begin({}, { awaitedEvents });
    await sink.waitFor('prices');
    await pass(600_000);
    expect(sink.refusals.filter(({ reason }) => reason === 'no-result')).toMatchObject([{ event: lost }]);
  });

  test('one that was taken away meanwhile is stopped', async () => {
    const gone = `the-odds-api:${league}:gone`;
    const { sink, pass } = await begin({}, { awaitedEvents: new Map([[gone, start + 24 * 3_600_000]]) });
    await pass(300_000);
    await sink.waitFor('bet-stop');
    expect(sink.of('bet-stop')).toMatchObject([{ event: gone, reason: 'vanished' }]);
  });
});

describe('a provider that does not do as asked', () => {
  test('a refused key: nothing is sold, one line is written, and it is asked again later', async () => {
    const { sandbox, sink, requests, pass } = await begin();
    sandbox.instead = () => ({ status: 401, body: { error_code: 'INVALID_KEY' } });
    await pass(800_000);
    expect(sink.of('producer').at(-1)).toMatchObject({ state: 'down', reason: 'refused' });
    expect(sink.refusals).toMatchObject([{ reason: 'no-answer', detail: 'the key is not accepted' }]);
    const before = requests.length;
    await pass(200_000);
    expect(requests.length).toBe(before + 1);
    sandbox.instead = () => undefined;
    await pass(950_000);
    await eventually(() => expect(sink.of('producer').at(-1)).toMatchObject({ state: 'up' }));
  });

  test('spent credits: nobody asks again before they are renewed', async () => {
    const { sandbox, sink, requests, pass } = await begin({
      renewsAtMs: (nowMs) => (nowMs < start + 100_000 ? start + 100_000 : nowMs + 10 ** 9),
    });
    sandbox.instead = () => ({ status: 401, body: { error_code: 'OUT_OF_USAGE_CREDITS' } });
    await eventually(() =>
      expect(sink.refusals).toMatchObject([{ detail: 'the credits of the key are spent' }]),
    );
    await pass(99_000);
    expect(requests).toHaveLength(1);
    sandbox.instead = () => undefined;
    await pass(10_000);
    await sink.waitFor('prices');
  });

  test.each<[string, () => FeedAnswer]>([
    ['429 with a time to wait', () => ({ status: 429, headers: { 'retry-after': '30' } })],
    ['500', () => ({ status: 500 })],
    ['a page that is no JSON', () => ({ body: '<html>' })],
  ])('%s: kept away from, longer each time, and written down once', async (_, answer) => {
    const { sandbox, sink, requests, pass } = await begin();
    sandbox.instead = answer;
    await pass(120_000);
    expect(requests.length).toBeLessThan(9);
    expect(sink.refusals).toHaveLength(1);
    sandbox.instead = () => undefined;
    await pass(300_000);
    await sink.waitFor('prices');
  });

  test('a question that the provider does not know is written down once', async () => {
    const { sandbox, sink, pass } = await begin();
    sandbox.instead = ({ url }) => (url.pathname.endsWith('/odds') ? { status: 422 } : undefined);
    await pass(600_000);
    expect(sink.refusals).toMatchObject([
      { reason: 'no-answer', detail: `sports/${league}/odds: status 422` },
    ]);
  });

  test('one bad element stands in the review list, and the one beside it is priced', async () => {
    const { sandbox, sink } = await begin();
    sandbox.instead = (request) => {
      if (!request.url.pathname.endsWith('/odds')) return undefined;
      sandbox.instead = () => undefined;
      const { body } = sandbox.answer(request);
      return { body: [{ id: 'broken', sport_key: league }, ...(body as object[])] };
    };
    await sink.waitFor('prices');
    expect(sink.refusals).toMatchObject([{ reason: 'bad-field', said: expect.stringContaining('broken') }]);
  });

  test('the same fault in every answer is one row', async () => {
    const { sandbox, sink, requests, pass } = await begin();
    sandbox.homePrice = 1;
    await pass(600_000);
    expect(asked(requests, 'odds')).toBeGreaterThan(5);
    expect(sink.refusals).toMatchObject([{ reason: 'bad-odds', event: `the-odds-api:${league}:e1` }]);
  });

  test('an answer that is no list', async () => {
    const { sandbox, sink } = await begin();
    sandbox.instead = () => ({ body: { message: 'hello' } });
    await eventually(() => expect(sink.refusals[0]).toMatchObject({ reason: 'not-understood' }));
  });

  test('whatever goes wrong, the key is in no message and no refusal', async () => {
    for (const status of [401, 404, 422, 429, 500]) {
      const { sandbox, sink, pass } = await begin();
      sandbox.instead = ({ url }) => ({ status, body: `refused: ${url.pathname}` });
      await pass(1_000);
      expect(JSON.stringify([sink.messages, sink.refusals])).not.toContain(key);
    }
    const away = await begin({
      connection: { baseUrl: 'http://127.0.0.1:1', apiKey: key, timeoutMs: 500, request: fetch },
    });
    await eventually(() => expect(away.sink.refusals).toHaveLength(1));
    expect(JSON.stringify(away.sink.refusals)).not.toContain(key);
  });

  test('a sport that is none of ours is a mistake in the settings', async () => {
    const { life } = await begin({ sports: ['icehockey_nhl'] });
    await expect(life).rejects.toThrow('icehockey_nhl');
  });
});

test('the header of the credits is believed: with the reserve left, odds are asked no more', async () => {
  const { sandbox, requests, pass, sink } = await begin();
  sandbox.remaining = defaultPlanPolicy.reserve + 4;
  await sink.waitFor('prices');
  const before = asked(requests, 'odds');
  await pass(600_000);
  expect(asked(requests, 'odds')).toBe(before);
});

test.each([
  ['2030-01-31T23:59:59.999Z', '2030-02-01T00:00:00.000Z'],
  ['2030-12-05T00:00:00.000Z', '2031-01-01T00:00:00.000Z'],
])('credits of %s are renewed at %s', (now, renewal) => {
  expect(new Date(firstOfNextMonthMs(Date.parse(now))).toISOString()).toBe(renewal);
});
