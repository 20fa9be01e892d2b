import { gunzipSync } from 'node:zlib';
import { type CallSpec, calls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { AnswerCache } from '../../../kernel/answer-cache.ts';
import { OutboxRelay } from '../../../kernel/outbox-relay.ts';
import type { TestCaller } from '../../../testing/caller.ts';
import { createWorld } from '../../../testing/world.ts';
import { emitEvents } from './emit-events.ts';

const path = '/api/sport/events';
/** Only news and the test's own clock move this one. */
const clock = { ms: 0 };
const times = { restMs: 0, renewMs: 60_000, staleMs: 60_000 };
const answers = new AnswerCache({ times, now: () => clock.ms });
const world = await createWorld({ answers });

async function ask(caller: TestCaller, headers: Record<string, string> = {}, body: object = {}) {
  return world.app.inject({
    method: 'POST',
    url: path,
    headers: { ...caller.headers, ...headers },
    payload: JSON.stringify(body),
  });
}

const forget = () => {
  clock.ms += 60_000;
};

async function changePrice(selectionId: number, oddsMilli: number, eventId: number): Promise<void> {
  await world.database.transaction(async (tx) => {
    await tx.run('update selection set odds_milli = $2 where id = $1', [selectionId, oddsMilli]);
    await emitEvents(tx, [eventId], world.services.clock.date());
  });
}

describe('the board', () => {
  test('carries an entity tag; whoever sends it back gets 304 and nothing else until it moves', async () => {
    const match = await world.match();
    forget();
    const first = await ask(world.guest());
    expect(first.statusCode).toBe(200);
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const second = await ask(world.guest(), { 'if-none-match': String(etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-store' });
    const among = await ask(world.guest(), { 'if-none-match': `"other", ${etag}` });
    expect(among.statusCode).toBe(304);

    await changePrice(match.selection('WDL', 'home'), 2_500, match.eventId);
    answers.changed('events');
    await ask(world.guest());
    await expect
      .poll(async () => (await ask(world.guest(), { 'if-none-match': String(etag) })).statusCode)
      .toBe(200);
  });

  test('is the same bytes for a guest, a member and an operator, and names none of them', async () => {
    await world.match();
    forget();
    const member = await world.member({ cash: 123_457 });
    const operator = await world.operator();
    const texts: string[] = [];
    for (const caller of [member, world.guest(), operator, member]) texts.push((await ask(caller)).body);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(new RegExp(`${member.memId}|${member.token}|123457|memId|token|cash`));
  });

  test('sets no cookie and is the same in bytes with gzip and without', async () => {
    await world.match();
    forget();
    const plain = await ask(world.guest());
    const packed = await ask(world.guest(), { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    const refused = await ask(world.guest(), { 'accept-encoding': 'gzip;q=0' });
    expect(refused.body).toBe(plain.body);
    expect(plain.headers['set-cookie']).toBeUndefined();
  });

  test('speaks each language, with a tag for each', async () => {
    const [ko, en] = [await ask(world.guest()), await ask(world.guest().inLocale('en'))];
    expect(ko.json().resultMessage).not.toBe(en.json().resultMessage);
    expect(ko.json().data).toEqual(en.json().data);
    const other = await ask(world.guest(), { 'if-none-match': String(en.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  test('is kept per request as the contract reads it, whatever else the body holds', async () => {
    forget();
    const { size } = answers;
    for (const body of [{ sport: 'soccer' }, { when: 'all' }, { siteId: world.site.key }, { more: 1 }, {}])
      await ask(world.guest(), {}, body);
    expect(answers.size).toBeLessThanOrEqual(Math.max(size, 1));
  });

  test('is short on request: a dozen events, those in play first, each with the lines that are shown first', async () => {
    for (let index = 0; index < 13; index += 1) await world.match();
    const live = await world.match();
    await world.database.transaction((tx) =>
      tx.run("update event set phase = 'playing', period = 1, clock_seconds = 700 where id = $1", [
        live.eventId,
      ]),
    );
    forget();
    const whole = (await ask(world.guest())).json().data;
    const short = (await ask(world.guest(), {}, { extent: 'short' })).json().data;
    expect(whole.events.length).toBeGreaterThan(13);
    expect(short.events).toHaveLength(12);
    expect(short.events[0].eventId).toBe(live.eventId);
    expect({ ...short, events: [] }).toEqual({ ...whole, events: [] });
    type Line = { eventId: number; markets: { isMain: boolean }[] };
    for (const { eventId, markets } of short.events as Line[]) {
      const same = (whole.events as Line[]).find((each) => each.eventId === eventId);
      expect(markets).toEqual(same?.markets.filter(({ isMain }) => isMain));
      expect(markets.length).toBeGreaterThan(0);
    }
  });

  test('is refused to a foreign page and to nobody’s site as any other call is', async () => {
    const known = String((await ask(world.guest())).headers.etag);
    const foreign = await ask(world.guest(), { origin: 'https://evil.test', 'if-none-match': known });
    expect([foreign.statusCode, foreign.json().resultCode]).toEqual([403, 'E403']);
    const siteless = await ask(world.guest(), { authorization: 'no-such-site', 'if-none-match': known });
    expect([siteless.statusCode, siteless.json().resultCode]).toEqual([403, 'E403']);
    expect((await ask(world.guest(), {}, { when: 'never' })).json().resultCode).toBe('E400');
  });

  test('shows a price that was written by any process as soon as the outbox tells of it', async () => {
    const match = await world.match();
    forget();
    await ask(world.guest());
    const relay = new OutboxRelay(
      world.database,
      async ({ event }) => answers.changed(event),
      () => undefined,
    );
    await relay.start();
    await changePrice(match.selection('WDL', 'home'), 3_330, match.eventId);
    await expect.poll(async () => (await ask(world.guest())).body).toContain('3.33');
    await relay.stop();
  });
});

test('only calls of guests are cached, and none of them can be refused by its own rules', () => {
  const cached = Object.values<CallSpec>(calls).filter((call) => call.cached === true);
  expect(cached.map((call) => call.path)).toContain(path);
  for (const { audience, failures } of cached) expect([audience, failures]).toEqual(['guest', []]);
});
