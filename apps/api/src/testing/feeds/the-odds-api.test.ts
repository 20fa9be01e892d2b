import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { watchFeeds } from '../../modules/sports/feed/watch-feeds.ts';
import { FeedHost } from '../../modules/sports/index.ts';
import { readOddsApiSettings } from '../../vendors/feeds/the-odds-api/read-settings.ts';
import { oddsApiSource } from '../../vendors/feeds/the-odds-api/source.ts';
import { feedServer } from '../feed-server.ts';
import { eventually } from '../recording-sink.ts';
import { createWorld } from '../world.ts';

const world = await createWorld();
const key = 'k3y-that-nobody-may-see';
const sport = 'soccer_lantern_league';
const log: string[] = [];

const hosts: FeedHost[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop();
});

/** A provider with one match, and a worker that is set to ask it. */
async function begin(credits = '50000') {
  const kickOff = world.clock.read() + 3_600_000;
  const provider = { homePrice: 2, isOffered: true, asked: 0 };
  const event = {
    id: 'e1',
    sport_key: sport,
    sport_title: 'Lantern League',
    commence_time: new Date(kickOff).toISOString(),
    home_team: 'Harbour Rovers',
    away_team: 'Mill Street',
  };
  const priced = () => {
    const outcomes = [
      { name: 'Mill Street', price: 4 },
      { name: 'Draw', price: 3.5 },
      { name: 'Harbour Rovers', price: provider.homePrice },
    ];
    const last_update = new Date(world.clock.read()).toISOString();
    const markets = [{ key: 'h2h', last_update, outcomes }];
    return { ...event, bookmakers: [{ key: 'northbook', last_update, markets }] };
  };
  const { baseUrl } = await feedServer(({ url }) => {
    const question = url.pathname.split('/').at(-1);
    if (question === 'events') return { body: [event] };
    provider.asked += 1;
    if (question === 'scores') return { body: [] };
    return { body: provider.isOffered ? [priced()] : [] };
  });
  const settings = readOddsApiSettings(
    {
      HANPAN_ODDS_API_KEY: key,
      HANPAN_ODDS_API_URL: baseUrl,
      HANPAN_ODDS_API_SPORTS: sport,
      HANPAN_ODDS_API_CREDITS: credits,
    },
    fetch,
  );
  if (settings === undefined) throw new Error('there is a key');
  const pause = async (_: number, signal: AbortSignal) => {
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const start = () => {
    const host = new FeedHost(
      { ...world.services, log: pino({}, { write: (line: string) => void log.push(line) }) },
      [oddsApiSource({ ...settings, pause })],
    );
    hosts.push(host);
    host.start();
    return host;
  };
  const offered = async () => {
    await watchFeeds(world.services, 10);
    const { events } = await world.guest().call('/api/sport/events', { sport: 'soccer' });
    return events.find(({ startsAt }) => Date.parse(startsAt) === kickOff)?.markets[0];
  };
  return { provider, start, offered };
}

describe('The Odds API, from its answers to the board', () => {
  test('a match is offered, its price moves, and what vanishes stops', async () => {
    const { provider, start, offered } = await begin();
    start();
    const before = await eventually(async () => {
      const market = await offered();
      expect(market).toMatchObject({ kind: 'WDL', status: 'open' });
      return market;
    });
    provider.homePrice = 1.5;
    world.clock.advance(61_000);
    await eventually(async () => {
      const home = (await offered())?.selections.find(({ pick }) => pick === 'home')?.odds ?? 9;
      expect(home).toBeLessThan(before?.selections.find(({ pick }) => pick === 'home')?.odds ?? 0);
    });
    provider.isOffered = false;
    for (const _ of [1, 2, 3]) {
      const asked = provider.asked;
      world.clock.advance(61_000);
      await eventually(() => expect(provider.asked).toBeGreaterThan(asked));
    }
    await eventually(async () =>
      expect(await offered()).toMatchObject({ status: 'suspended', reason: 'feed' }),
    );
    expect(log.join()).not.toContain(key);
  });

  test('two workers ask as one, and a restart spends what is left of the month', async () => {
    await world.database.run('delete from feed_credit');
    const { provider, start } = await begin('7');
    const first = start();
    const second = start();
    await eventually(() => expect(provider.asked).toBeGreaterThan(0));
    await Promise.all([first.stop(), second.stop()]);
    const left = async () =>
      (await world.database.row<{ remaining: number }>('select remaining from feed_credit'))?.remaining ?? 0;
    const before = await left();
    expect(before).toBeLessThan(7);
    const third = start();
    await eventually(() => expect(hosts).toContain(third));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await third.stop();
    expect(await left()).toBeLessThanOrEqual(before);
    expect(provider.asked * 2).toBeLessThanOrEqual(7);
  });
});
