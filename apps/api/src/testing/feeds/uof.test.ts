import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { watchFeeds } from '../../modules/sports/feed/watch-feeds.ts';
import { FeedHost } from '../../modules/sports/index.ts';
import { correctResults } from '../../modules/sports/settlement/correct-results.ts';
import { settleBets } from '../../modules/sports/settlement/settle-bets.ts';
import { readUofSettings } from '../../vendors/feeds/uof/read-settings.ts';
import { uofSource } from '../../vendors/feeds/uof/source.ts';
import { feedServer } from '../feed-server.ts';
import { eventually } from '../recording-sink.ts';
import { createWorld, newKey } from '../world.ts';

const world = await createWorld();
const { services } = world;
const token = 't0ken-that-nobody-may-see';
const log: string[] = [];
const stake = 10_000;
const cash = 1_000_000;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  // The clock goes back, and what a producer said later than that would still count.
  await world.database.run('delete from feed_producer');
});

const fixtureOf = (event: string, kickOffMs: number) => `<?xml version="1.0" encoding="UTF-8"?>
<fixtures_fixture generated_at="${new Date(world.clock.read()).toISOString()}">
  <fixture id="${event}" status="not_started" start_time="${new Date(kickOffMs).toISOString()}">
    <tournament id="sr:tournament:1" name="Lantern League"><sport id="sr:sport:1" name="Soccer"/></tournament>
    <competitors>
      <competitor id="${event}-a" name="Mill Street" qualifier="away"/>
      <competitor id="${event}-h" name="Harbour Rovers" qualifier="home"/>
    </competitors>
  </fixture>
</fixtures_fixture>`;

/** A contract with one match, the folder into which its queue is written, and workers that read it. */
async function begin() {
  const number = world.next();
  const event = `sr:match:${70_000 + number}`;
  // No two tests have a match at the same time, so that a match is known by it on the board.
  const kickOffMs = world.clock.read() + 3_600_000 + number * 60_000;
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-spool-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const { baseUrl, requests } = await feedServer(({ url }) => ({
    body: url.pathname.endsWith('fixture.xml') ? fixtureOf(event, kickOffMs) : '<response/>',
  }));
  const settings = readUofSettings(
    {
      HANPAN_UOF_TOKEN: token,
      HANPAN_UOF_URL: baseUrl,
      HANPAN_UOF_PRODUCERS: '3:pre',
      HANPAN_UOF_SPOOL: folder,
    },
    fetch,
  );
  if (settings === undefined) throw new Error('there is a token');

  let written = 0;
  /** As the operator's relay does: whole under its name at once, names in the order of the queue. */
  const send = async (body: string) => {
    written += 1;
    const name = `${String(written).padStart(6, '0')}.xml`;
    await writeFile(join(folder, `.${name}`), `hi.pre.-.any.1.${event}.-\n${body}`);
    await rename(join(folder, `.${name}`), join(folder, name));
  };
  /** The clock goes on with each message, so that their order is that of their stamps. */
  const stamp = () => {
    world.clock.advance(10);
    return world.clock.read();
  };
  const about = (root: string, inner: string, rest = '') =>
    send(`<${root} event_id="${event}" product="3" timestamp="${stamp()}" ${rest}>${inner}</${root}>`);
  const alive = (subscribed = 1) =>
    send(`<alive product="3" timestamp="${stamp()}" subscribed="${subscribed}"/>`);
  const odds = (home: number, status = 1) =>
    about(
      'odds_change',
      `<odds><market id="1" status="${status}"><outcome id="1" odds="${home}" active="1"/>` +
        `<outcome id="2" odds="3.4" active="1"/><outcome id="3" odds="4.1" active="1"/></market></odds>`,
    );

  const recoveries = () => requests.filter(({ url }) => url.pathname.includes('/recovery/'));
  /** Responds to the newest request for what was missed, once there are so many. */
  const recovered = async (count: number) => {
    const asked = await eventually(() => {
      expect(recoveries().length).toBeGreaterThanOrEqual(count);
      return recoveries().at(-1);
    });
    await odds(2);
    const id = asked?.url.searchParams.get('request_id');
    await send(`<snapshot_complete product="3" timestamp="${stamp()}" request_id="${id}"/>`);
    return asked;
  };

  const start = () => {
    const host = new FeedHost(
      { ...services, log: pino({}, { write: (line: string) => void log.push(line) }) },
      [uofSource({ ...settings, tickMs: 20 })],
    );
    host.start();
    cleanUps.unshift(() => host.stop());
    return host;
  };
  const offered = async () => {
    await watchFeeds(services, 10);
    const { events } = await world.guest().call('/api/sport/events', { sport: 'soccer' });
    return events.find(({ startsAt }) => Date.parse(startsAt) === kickOffMs)?.markets[0];
  };
  const shows = (state: object) => eventually(async () => expect(await offered()).toMatchObject(state));
  const priceOf = async (pick: string) =>
    (await offered())?.selections.find((selection) => selection.pick === pick);
  return { event, start, send, about, alive, odds, recoveries, recovered, shows, priceOf };
}

type Feed = Awaited<ReturnType<typeof begin>>;

async function onSale(feed: Feed): Promise<void> {
  feed.start();
  await feed.alive();
  await feed.recovered(1);
  await feed.shows({ kind: 'WDL', status: 'open' });
}

const outcomes = (winner: 1 | 2 | 3) =>
  [1, 2, 3].map((id) => `<outcome id="${id}" result="${id === winner ? 1 : 0}"/>`).join('');
const settled = (feed: Feed, winner: 1 | 2 | 3, certainty: 1 | 2) =>
  feed.about(
    'bet_settlement',
    `<outcomes><market id="1">${outcomes(winner)}</market></outcomes>`,
    `certainty="${certainty}"`,
  );

describe('the unified odds feed, from its queue to the board', () => {
  test('sells nothing before it has repeated what was missed; prices, stops and silence are on the board', async () => {
    const feed = await begin();
    feed.start();
    await feed.alive();
    await feed.recovered(1);
    await feed.shows({ kind: 'WDL', status: 'open' });
    const before = (await feed.priceOf('home'))?.odds ?? 0;
    await feed.odds(1.5);
    await eventually(async () => expect((await feed.priceOf('home'))?.odds).toBeLessThan(before));
    await feed.about('bet_stop', '', 'groups="all"');
    await feed.shows({ status: 'suspended', reason: 'feed' });
    await feed.odds(1.5);
    await feed.shows({ status: 'open' });

    world.clock.advance(20_001);
    await feed.shows({ status: 'suspended', reason: 'feed' });
    world.clock.advance(30_001);
    await feed.alive(0);
    const again = await feed.recovered(2);
    expect(Number(again?.url.searchParams.get('after'))).toBeGreaterThan(0);
    await feed.shows({ status: 'open' });
    expect(log.join()).not.toContain(token);
  });

  test('a message that cannot be read is refused by name, and what comes after it is taken', async () => {
    const feed = await begin();
    await onSale(feed);
    await feed.send('<odds_change event_id="');
    await feed.about('odds_change', '<odds><market id="1"><outcome id="1" odds="-2"/></market></odds>');
    await feed.shows({ status: 'suspended' });
    await feed.odds(2.5);
    await feed.shows({ status: 'open' });
    const refused = await world.database.rows<{ reason: string }>(
      "select distinct reason from feed_refusal where feed = 'uof' order by reason",
    );
    expect(refused.map(({ reason }) => reason)).toEqual(['bad-odds', 'not-readable']);
  });

  test('a worker that takes over asks for what was said since the other one stopped', async () => {
    const feed = await begin();
    const first = feed.start();
    await feed.alive();
    await feed.recovered(1);
    await feed.shows({ status: 'open' });
    await feed.alive();
    const soundMs = world.clock.read();
    await eventually(async () =>
      expect(
        await world.database.row(
          "select 1 as is_there from feed_producer where feed = 'uof' and resume_from >= $1",
          [new Date(soundMs)],
        ),
      ).toEqual({ is_there: 1 }),
    );
    await first.stop();
    world.clock.advance(60_000);
    feed.start();
    await feed.alive();
    const asked = await feed.recovered(2);
    expect(Number(asked?.url.searchParams.get('after'))).toBe(soundMs);
    await feed.shows({ status: 'open' });
  });
});

describe('the unified odds feed, from its queue to the money', () => {
  test('a bet is paid when scouted, and follows whatever the feed says afterwards', async () => {
    const feed = await begin();
    await onSale(feed);
    const picked = await feed.priceOf('home');
    const odds = picked?.odds ?? 0;
    const member = await world.member({ cash });
    await member.call('/api/bet/betProc', {
      idempotencyKey: newKey(),
      stake,
      oddsPolicy: 'review',
      legs: [{ selectionId: picked?.selectionId ?? 0, odds }],
    });
    const placedMs = world.clock.read();
    const lost = cash - stake;
    const won = lost + Math.floor(stake * odds);
    const becomes = (expected: number) =>
      eventually(async () => {
        await correctResults(services, 10);
        await settleBets(services, 100);
        expect((await world.holdingsOf(member)).cash).toBe(expected);
      });

    await settled(feed, 1, 1);
    await becomes(won);
    await settled(feed, 3, 2);
    await becomes(lost);
    await settled(feed, 1, 2);
    await becomes(won);
    await feed.about('rollback_bet_settlement', '<market id="1"/>');
    await becomes(lost);
    await settled(feed, 1, 2);
    await becomes(won);
    const over = { from: placedMs - 60_000, until: placedMs + 60_000 };
    const window = `start_time="${over.from}" end_time="${over.until}"`;
    await feed.about('bet_cancel', '<market id="1" void_reason="12"/>', window);
    await becomes(cash);
    await feed.about('rollback_bet_cancel', '<market id="1"/>', window);
    await becomes(won);
    const before = `end_time="${over.from}"`;
    await feed.about('bet_cancel', '<market id="1"/>', before);
    await settled(feed, 1, 2);
    await becomes(won);
    expect((await member.call('/api/bet/sportBetlist', {})).list[0]).toMatchObject({
      status: 'PASS',
      winCash: won - lost,
    });
  });
});
