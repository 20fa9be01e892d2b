import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type FeedAnswer, type FeedRequest, feedServer } from '../../../testing/feed-server.ts';
import { eventually, RecordingSink } from '../../../testing/recording-sink.ts';
import type { FeedRun } from '../port.ts';
import { uofApi } from './api.ts';
import { defaultProducerPolicy } from './producer-state.ts';
import type { UofDelivery } from './read-message.ts';
import { uofSource } from './source.ts';

const ajax = 'sr:match:18001015';
const recordedFixture = readFileSync(new URL('./fixtures/fixture-0.xml', import.meta.url), 'utf8');
const token = 'secret-token';

/** A line of messages that a test feeds, and may cut. */
class Line {
  readonly #waiting: (UofDelivery | Error | 'end')[] = [];
  #wake: () => void = () => {};
  opened = 0;

  push(...items: (UofDelivery | Error | 'end')[]): void {
    this.#waiting.push(...items);
    this.#wake();
  }

  readonly open = async function* (this: Line, signal: AbortSignal): AsyncGenerator<UofDelivery> {
    this.opened += 1;
    signal.addEventListener('abort', () => this.#wake());
    while (!signal.aborted) {
      const item = this.#waiting.shift();
      if (item === 'end') return;
      if (item instanceof Error) throw item;
      if (item !== undefined) yield item;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }.bind(this);
}

const lives: { stop: AbortController; life: Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop, life } of lives.splice(0)) {
    stop.abort();
    await life.catch(() => undefined);
  }
});

type Answer = (request: FeedRequest) => FeedAnswer | undefined;
const answerAll: Answer = ({ url }) => ({
  body: url.pathname.endsWith('fixture.xml') ? recordedFixture : '<response/>',
});

async function begin(options: { answer?: Answer; run?: Partial<FeedRun> } = {}) {
  const { baseUrl, requests } = await feedServer(options.answer ?? answerAll);
  const line = new Line();
  const sink = new RecordingSink();
  const time = { nowMs: 1_000 };
  const source = uofSource({
    producers: [
      { id: '1', product: 'liveodds' },
      { id: '3', product: 'pre' },
    ],
    deliveries: line.open,
    api: uofApi({ baseUrl, accessToken: token, timeoutMs: 30_000, request: fetch, nodeId: 7 }),
    policy: defaultProducerPolicy,
    tickMs: 5,
  });
  const stop = new AbortController();
  const life = source.start(sink, { clock: () => time.nowMs, signal: stop.signal, ...options.run });
  lives.push({ stop, life });
  return { line, sink, time, source, requests, life, stop };
}

function alive(product: number, timestamp: number, subscribed = 1): UofDelivery {
  const body = `<alive product="${product}" timestamp="${timestamp}" subscribed="${subscribed}"/>`;
  return { routingKey: '-.-.-.alive.-.-.-.-', body };
}

function about(root: string, rest = '', inner = ''): UofDelivery {
  const body = `<${root} event_id="${ajax}" product="1" timestamp="900" ${rest}>${inner}</${root}>`;
  return { routingKey: `hi.-.live.${root}.1.${ajax}.-`, body };
}

const stop1x2 = about('bet_stop');

/** Brings producer 1 up. */
async function up(begun: Awaited<ReturnType<typeof begin>>): Promise<void> {
  begun.line.push(alive(1, 500));
  const asked = await eventually(() => {
    const found = begun.requests.find(({ url }) => url.pathname.includes('recovery'));
    if (found === undefined) throw new Error('not asked yet');
    return found;
  });
  const id = asked.url.searchParams.get('request_id');
  begun.line.push({
    routingKey: '',
    body: `<snapshot_complete product="1" timestamp="600" request_id="${id}"/>`,
  });
  await eventually(() =>
    expect(begun.sink.of('producer').at(-1)).toMatchObject({ producer: '1', state: 'up' }),
  );
}

describe('producers', () => {
  test('down at first, asked to repeat since the last time, up at the end of it; the token stands in a header alone', async () => {
    const begun = await begin({ run: { resumeFromMs: { '1': 450 } } });
    await up(begun);
    const turns = begun.sink.of('producer').map((turn) => [turn.producer, turn.state]);
    expect(turns).toEqual([
      ['1', 'down'],
      ['3', 'down'],
      ['1', 'up'],
    ]);
    const [asked] = begun.requests;
    expect(asked).toMatchObject({ method: 'POST' });
    expect(asked?.url.pathname).toBe('/v1/liveodds/recovery/initiate_request');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({ after: '450', node_id: '7' });
    expect(asked?.headers['x-access-token']).toBe(token);
    expect(asked?.url.href).not.toContain(token);
  });

  test('alive is handed on while it is up, and silence suspends', async () => {
    const begun = await begin();
    await up(begun);
    begun.line.push(alive(1, 700));
    await begun.sink.waitFor('alive');
    expect(begun.sink.of('alive')).toMatchObject([{ producer: '1', saidAtMs: 700, resumeFromMs: 700 }]);
    begun.time.nowMs += defaultProducerPolicy.silentAfterMs + 1;
    await eventually(() =>
      expect(begun.sink.of('producer').at(-1)).toMatchObject({ state: 'down', reason: 'silent' }),
    );
  });

  test('one whose messages are stored too late is suspended while they come, until it has caught up', async () => {
    const begun = await begin();
    await up(begun);
    begun.time.nowMs += defaultProducerPolicy.silentAfterMs - 100;
    begun.line.push(alive(1, begun.time.nowMs - defaultProducerPolicy.silentAfterMs - 1));
    await eventually(() =>
      expect(begun.sink.of('producer').at(-1)).toMatchObject({ state: 'down', reason: 'behind' }),
    );
    expect(begun.sink.of('alive')).toEqual([]);
    begun.line.push(alive(1, begun.time.nowMs - 200));
    await begun.sink.waitFor('alive');
    expect(begun.sink.of('producer').at(-1)).toMatchObject({ producer: '1', state: 'up' });
    expect(begun.requests).toHaveLength(1);
  });

  test('a line that is cut takes its producers down and is opened again', async () => {
    const begun = await begin();
    await up(begun);
    begun.line.push(new Error('broken pipe'));
    await eventually(() => expect(begun.line.opened).toBe(2));
    const turns = begun.sink.of('producer').filter(({ producer }) => producer === '1');
    expect(turns.at(-1)).toMatchObject({ state: 'down', reason: 'silent' });
    expect(begun.sink.refusals).toMatchObject([{ reason: 'no-answer', detail: 'broken pipe' }]);
  });

  test('a recovery that the feed refuses is written down without the token, and the producer stays down', async () => {
    const begun = await begin({ answer: () => ({ status: 403, body: token }) });
    begun.line.push(alive(1, 500));
    await eventually(() => expect(begun.sink.refusals).toHaveLength(1));
    expect(begun.sink.refusals[0]).toMatchObject({
      reason: 'no-answer',
      detail: expect.stringContaining('status 403'),
    });
    expect(JSON.stringify(begun.sink.refusals)).not.toContain(token);
    expect(begun.sink.of('producer').every(({ state }) => state === 'down')).toBe(true);
  });

  test('signs of life of a producer that nobody booked are nothing to us', async () => {
    const begun = await begin();
    begun.line.push(alive(14, 500), alive(1, 500));
    await eventually(() => expect(begun.requests).toHaveLength(1));
    expect(begun.requests[0]?.url.pathname).toContain('/liveodds/');
  });

  test('an operator can have everything repeated', async () => {
    const begun = await begin();
    await up(begun);
    await begun.source.recover('1', 123);
    begun.time.nowMs += defaultProducerPolicy.betweenRecoveriesMs;
    begun.line.push(alive(1, 900));
    await eventually(() => expect(begun.requests).toHaveLength(2));
    expect(begun.requests[1]?.url.searchParams.get('after')).toBe('123');
  });
});

describe('events', () => {
  test('messages of a match wait for its fixture, and then come in their order', async () => {
    const begun = await begin();
    begun.line.push(about('odds_change'), stop1x2, about('odds_change'));
    await begun.sink.waitFor('prices', 2);
    const kinds = begun.sink.messages.filter((message) => 'event' in message).map(({ kind }) => kind);
    expect(kinds).toEqual(['fixture', 'prices', 'bet-stop', 'prices']);
    expect(begun.sink.of('fixture')).toMatchObject([{ home: { name: 'Ajax Amsterdam' }, producer: '1' }]);
  });

  test('a fixture is asked for once, and not at all where it is known', async () => {
    const begun = await begin({ run: { knownEvents: new Set([`uof:${ajax}`]) } });
    begun.line.push(about('odds_change'), about('odds_change'));
    await begun.sink.waitFor('prices', 2);
    expect(begun.requests).toEqual([]);
  });

  test('a fixture change asks again, and a moved kick-off is the same event', async () => {
    let moved = recordedFixture;
    const begun = await begin({ answer: () => ({ body: moved }) });
    begun.line.push(about('odds_change'));
    await begun.sink.waitFor('fixture');
    moved = recordedFixture.replaceAll('2019-05-08T19:00:00', '2019-05-09T20:00:00');
    begun.line.push(about('fixture_change', 'change_type="2"'));
    await begun.sink.waitFor('fixture', 2);
    const [first, second] = begun.sink.of('fixture');
    expect(second?.event).toBe(first?.event);
    expect((second?.startsAtMs ?? 0) - (first?.startsAtMs ?? 0)).toBe(25 * 3_600_000);
  });

  test('without an answer about one match its messages wait; a recovery would begin with them; it is asked again', async () => {
    let isAway = true;
    const answer: Answer = (request) =>
      isAway && request.url.pathname.endsWith('fixture.xml') ? { status: 500 } : answerAll(request);
    const begun = await begin({ answer });
    await up(begun);
    begun.line.push(about('odds_change'));
    await eventually(() =>
      expect(begun.sink.refusals).toMatchObject([{ reason: 'no-answer', event: `uof:${ajax}` }]),
    );
    begun.line.push(alive(1, 5_000));
    await begun.sink.waitFor('alive');
    expect(begun.sink.of('alive').at(-1)?.resumeFromMs).toBe(900);
    isAway = false;
    begun.time.nowMs += 60_000;
    begun.line.push(alive(1, 65_000), stop1x2);
    await begun.sink.waitFor('bet-stop');
    expect(begun.sink.of('prices')).toHaveLength(1);
  });

  test('a match of a sport that is none of ours is asked about once and then passed over', async () => {
    const darts = recordedFixture.replace('sr:sport:1', 'sr:sport:22');
    const begun = await begin({ answer: () => ({ body: darts }) });
    begun.line.push(about('odds_change'));
    await eventually(() => expect(begun.requests).toHaveLength(1));
    begun.line.push(about('odds_change'), alive(1, 1));
    await eventually(() => expect(begun.requests).toHaveLength(2));
    expect(begun.requests[1]?.url.pathname).toContain('recovery');
    expect(begun.sink.of('prices')).toEqual([]);
  });
});

describe('what goes wrong stops only itself', () => {
  test('a message that cannot be read stands in the review list, and the next one is heard', async () => {
    const begun = await begin({ run: { knownEvents: new Set([`uof:${ajax}`]) } });
    begun.line.push({ routingKey: 'x', body: '<bet_stop' }, stop1x2);
    await begun.sink.waitFor('bet-stop');
    expect(begun.sink.refusals).toMatchObject([{ reason: 'not-readable', said: '<bet_stop' }]);
  });

  test('a bad market is refused with its event, and the rest of its message is taken', async () => {
    const begun = await begin({ run: { knownEvents: new Set([`uof:${ajax}`]) } });
    begun.line.push(
      about('odds_change', '', '<odds><market id="18" specifiers="total=2.6"/><market id="29"/></odds>'),
    );
    await begun.sink.waitFor('prices');
    expect(begun.sink.refusals).toMatchObject([{ reason: 'bad-line', event: `uof:${ajax}` }]);
    expect(begun.sink.of('prices')[0]?.markets).toHaveLength(1);
  });

  test('the same fault in every message of a match is one row', async () => {
    const begun = await begin({ run: { knownEvents: new Set([`uof:${ajax}`]) } });
    const bad = about('odds_change', '', '<odds><market id="18" specifiers="total=2.6"/></odds>');
    begun.line.push(bad, bad, bad);
    await begun.sink.waitFor('prices', 3);
    expect(begun.sink.refusals).toHaveLength(1);
  });

  test('what could not be stored is asked for again', async () => {
    const begun = await begin({ run: { knownEvents: new Set([`uof:${ajax}`]) } });
    await up(begun);
    begun.sink.failOn = ({ kind }) => kind === 'bet-stop';
    begun.line.push(stop1x2);
    await eventually(() => expect(begun.sink.of('producer').at(-1)).toMatchObject({ reason: 'not-taken' }));
    expect(begun.sink.refusals).toMatchObject([{ reason: 'not-taken', detail: 'the database is away' }]);
    begun.time.nowMs += defaultProducerPolicy.betweenRecoveriesMs;
    begun.line.push(alive(1, 2_000));
    await eventually(() => expect(begun.requests).toHaveLength(2));
    expect(begun.requests[1]?.url.searchParams.get('after')).toBe('500');
  });

  test('a turn that could not be stored is said again', async () => {
    const begun = await begin();
    begun.sink.failOn = (message) => message.kind === 'producer' && message.state === 'up';
    begun.line.push(alive(1, 500));
    await eventually(() => expect(begun.requests).toHaveLength(1));
    const id = begun.requests[0]?.url.searchParams.get('request_id');
    begun.line.push({
      routingKey: '',
      body: `<snapshot_complete product="1" timestamp="6" request_id="${id}"/>`,
    });
    await eventually(() => expect(begun.sink.refusals.length).toBeGreaterThan(0));
    begun.sink.failOn = () => false;
    await eventually(() =>
      expect(begun.sink.of('producer').at(-1)).toMatchObject({ producer: '1', state: 'up' }),
    );
  });

  test('with a sink that takes nothing at all the source ends with its error', async () => {
    const { line, sink, life } = await begin();
    await sink.waitFor('producer', 2);
    Object.assign(sink, { refuse: () => Promise.reject(new Error('nothing works')) });
    line.push({ routingKey: 'x', body: '' });
    await expect(life).rejects.toThrow('nothing works');
  });

  test('the signal ends it', async () => {
    const { stop, life } = await begin();
    stop.abort();
    await expect(life).resolves.toBeUndefined();
  });
});
