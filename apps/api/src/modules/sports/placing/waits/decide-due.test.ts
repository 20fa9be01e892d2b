import { describe, expect, test } from 'vitest';
import {
  fixtureBy,
  marketOf,
  pricesBy,
  producerUp,
  winner,
} from '../../../../testing/feeds/said-by-feeds.ts';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { sumAllDays } from '../../../../testing/settlements.ts';
import { type Slip, slipOn } from '../../../../testing/slips.ts';
import { createWorld } from '../../../../testing/world.ts';
import { booksByLegs, countedBooks } from '../../book/books.fixture.ts';
import { feedSink } from '../../feed/feed-sink.ts';
import { watchFeeds } from '../../feed/watch-feeds.ts';
import { settleBets } from '../../settlement/settle-bets.ts';
import { decideDue } from './decide-due.ts';

const world = await createWorld();
const { database, services } = world;
const path = '/api/bet/betProc';
const rich = () => world.member({ cash: 100_000 });
type Member = Awaited<ReturnType<typeof rich>>;

async function liveMatch(): Promise<TestMatch> {
  const match = await world.match({ startsInMs: 0 });
  await goLive(world, match);
  return match;
}

/** Ten seconds later, which is the delay of football. */
async function afterDelay(): Promise<void> {
  await world.passTime(10_000);
  await decideDue(services, 100);
}

async function betOf(member: Member) {
  const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
  const [bet] = list;
  if (bet === undefined) throw new Error('the member has no bet');
  return bet;
}

const cashOf = async (member: Member) => (await world.holdingsOf(member)).cash;

describe('a bet on a match that is being played', () => {
  test('[EN-09] waits: its stake is taken, its room is kept, and it says until when', async () => {
    const [member, match] = [await rich(), await liveMatch()];
    const { bet, cashAmt } = await member.call(path, slipOn([match]));
    const until = new Date(world.clock.read() + 10_000).toISOString();
    expect(bet).toMatchObject({
      status: 'WAIT',
      wait: { kind: 'delay', until, offeredStake: null },
      refusal: null,
    });
    expect(cashAmt).toBe(90_000);
    expect(await countedBooks(database)).toEqual(await booksByLegs(database));
    await world.passTime(9_999);
    await decideDue(services, 100);
    expect((await betOf(member)).status).toBe('WAIT');
    await world.passTime(1);
    await decideDue(services, 100);
    expect(await betOf(member)).toMatchObject({ status: 'BET', wait: null, totalOdds: 2 });
    expect(await cashOf(member)).toBe(90_000);
  });

  test('a combination waits as long as its slowest sport, and a coming match alone does not', async () => {
    const [member, live, coming] = [await rich(), await liveMatch(), await world.match()];
    expect((await member.call(path, slipOn([live, coming]))).bet.status).toBe('WAIT');
    expect((await member.call(path, slipOn([coming]))).bet.status).toBe('BET');
  });

  test('a site without a delay takes it at once', async () => {
    const site = await world.addSite({ bet: { delay: { sports: { soccer: 0 } } } });
    const [member, match] = [await world.member({ site, cash: 50_000 }), await liveMatch()];
    expect((await member.call(path, slipOn([match]))).bet.status).toBe('BET');
  });

  test.each([
    ['review', 2_050, 'price'],
    ['review', 2_000, null],
    ['higher', 1_950, 'price'],
    ['higher', 2_050, null],
    ['all', 1_500, null],
  ] as const)(
    '[BET-4] with consent "%s" and a price of %i in the end it is refused for %s',
    async (oddsPolicy, now, refusal) => {
      const [member, match] = [await rich(), await liveMatch()];
      await member.call(path, slipOn([match], { oddsPolicy }));
      await changePrice(world, match.selection('WDL', 'home'), now);
      await afterDelay();
      const bet = await betOf(member);
      expect(bet).toMatchObject(
        refusal === null
          ? {
              status: 'BET',
              refusal,
              totalOdds: now / 1000,
              possibleWin: now * 10,
              legs: [{ odds: now / 1000 }],
            }
          : { status: 'CANCEL', refusal, winCash: 10_000 },
      );
      expect(await cashOf(member)).toBe(refusal === null ? 90_000 : 100_000);
      expect(await countedBooks(database)).toEqual(await booksByLegs(database));
    },
  );

  test('a slip whose bet was refused a moment ago may be placed again; one whose bet stands may not', async () => {
    const site = await world.addSite({ bet: { delay: { sports: { soccer: 3_000 } } } });
    const [member, match] = [await world.member({ site, cash: 50_000 }), await liveMatch()];
    await member.call(path, slipOn([match], { oddsPolicy: 'review' }));
    await changePrice(world, match.selection('WDL', 'home'), 1_950);
    await world.passTime(3_000);
    await decideDue(services, 100);
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'price' });
    expect((await member.call(path, slipOn([match], { oddsPolicy: 'all' }))).bet.status).toBe('WAIT');
    expect(await member.codeOf(path, slipOn([match], { oddsPolicy: 'all' }))).toBe('B6005');
  });

  test('[BET-4] what was refused for its prices says of every leg what it was in the end, stored and pushed alike', async () => {
    const [member, moved, still] = [await rich(), await liveMatch(), await liveMatch()];
    await member.call(path, slipOn([moved, still]));
    await changePrice(world, moved.selection('WDL', 'home'), 1_850);
    await afterDelay();
    const bet = await betOf(member);
    const legOf = ({ eventId }: TestMatch) => bet.legs.find((leg) => leg.eventId === eventId);
    expect(bet).toMatchObject({ status: 'CANCEL', refusal: 'price' });
    expect(legOf(moved)).toMatchObject({ odds: 2, atRefusal: { reason: 'price', odds: 1.85 } });
    expect(legOf(still)).toMatchObject({ odds: 2, atRefusal: { reason: null, odds: 2 } });
    const pushed = await database.row<{ bet: Awaited<ReturnType<typeof betOf>> }>(
      "select payload->'bet' as bet from outbox where event = 'bet' and payload->'bet'->>'receiptId' = $1 order by id desc limit 1",
      [bet.receiptId],
    );
    expect(pushed?.bet.legs).toEqual(bet.legs);
  });

  test('what was suspended says so and names no price; what is refused for no leg says nothing of them', async () => {
    const [member, closed, locked] = [await rich(), await liveMatch(), await liveMatch()];
    await member.call(path, slipOn([closed]));
    await setMarkets(world, closed, 'suspended');
    await afterDelay();
    expect((await betOf(member)).legs).toMatchObject([{ atRefusal: { reason: 'suspended', odds: null } }]);
    await member.call(path, slipOn([locked]));
    await world.setMember(member, 'betting_allowed = false');
    await afterDelay();
    await world.setMember(member, 'betting_allowed = true');
    expect(await betOf(member)).toMatchObject({ refusal: 'member', legs: [{ atRefusal: null }] });
  });

  test('what was never accepted is in the history with its reason, and in no sum of play', async () => {
    const [member, match] = [await rich(), await liveMatch()];
    await member.call(path, slipOn([match]));
    await setMarkets(world, match, 'suspended');
    await afterDelay();
    const history = await member.call('/api/bet/betlistNew', {});
    expect(history.list).toMatchObject([
      { status: 'CANCEL', type: 'other', refusal: 'suspended', cash: 10_000 },
    ]);
    expect(history.total).toEqual({ cash: 0, winCash: 0, waitCash: 0, resultCash: 0 });
    expect(await database.rows('select from play_settlement where member_id = $1', [member.key])).toEqual([]);
    await sumAllDays(world);
    expect((await member.call('/api/member/winlose', {})).list).toEqual([]);
  });

  test.each([
    ['incident', 'a goal', (match: TestMatch) => goLive(world, match, [1, 0])],
    ['suspended', 'a suspension', (match: TestMatch) => setMarkets(world, match, 'suspended')],
    [
      'decided',
      'a result',
      (match: TestMatch) =>
        database
          .run("update selection set result = 'win' where event_id = $1", [match.eventId])
          .then(() => {}),
    ],
  ])('is given back for %s after %s', async (refusal, _, happen) => {
    const [member, match] = [await rich(), await liveMatch()];
    await member.call(path, slipOn([match], { oddsPolicy: 'all' }));
    await happen(match);
    await afterDelay();
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal });
    expect(await cashOf(member)).toBe(100_000);
  });

  test.each([
    ['locked', "status = 'suspended'"],
    ['without permission', 'betting_allowed = false'],
    ['excluded by its own will', "excluded_until = '2100-01-01'"],
  ])('[RG-7] whoever is %s meanwhile gets its stake back', async (_, change) => {
    const [member, match] = [await rich(), await liveMatch()];
    await member.call(path, slipOn([match]));
    await world.setMember(member, change);
    await afterDelay();
    const bet = await database.row('select status, refusal from bet where member_id = $1', [member.key]);
    expect(bet).toEqual({ status: 'CANCEL', refusal: 'member' });
    expect(await cashOf(member)).toBe(100_000);
  });

  test('is given back where the feed has fallen silent', async () => {
    const [member, match] = [await rich(), await liveMatch()];
    await member.call(path, slipOn([match]));
    world.clock.advance(16_000);
    await decideDue(services, 100);
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'feed' });
  });

  test('what was given back frees the room of its member, its legs and the event', async () => {
    const site = await world.addSite({ liability: { memberEventAmount: 20_000, legSetAmount: 30_000 } });
    const member = await world.member({ site, cash: 100_000 });
    const matches = [await liveMatch(), await liveMatch()];
    const slip = (): Slip => slipOn(matches, { oddsPolicy: 'all' });
    expect(await member.codeOf(path, slip())).toBe('0');
    await world.passTime(5_000);
    expect(await member.codeOf(path, slip())).toBe('B6016');
    await setMarkets(world, matches[0] as TestMatch, 'suspended');
    await afterDelay();
    await setMarkets(world, matches[0] as TestMatch, 'open');
    expect(await member.codeOf(path, slip())).toBe('0');
  });

  test('a better price that the event has no room for is refused', async () => {
    const site = await world.addSite({ liability: { eventAmount: 20_000 } });
    const [member, match] = [await world.member({ site, cash: 100_000 }), await liveMatch()];
    expect(await member.codeOf(path, slipOn([match], { oddsPolicy: 'higher' }))).toBe('0');
    await changePrice(world, match.selection('WDL', 'home'), 2_500);
    await afterDelay();
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'limit' });
  });
});

describe('a bet in play on a feed that has to be asked', () => {
  const sink = feedSink(services);
  const waitMs = 105_000;

  /** A member with a bet on a match that has just begun, at prices that were heard a moment before. */
  async function bettorAtKickOff(oddsPolicy: 'all' | 'higher' = 'all') {
    const nowMs = world.clock.read();
    const event = `the-odds-api:w${world.next()}`;
    const speaker = { feed: 'the-odds-api', producer: 'p', event, startsAtMs: nowMs } as const;
    const say = async (home: number, atMs: number) =>
      sink.accept(pricesBy(speaker, atMs, [marketOf(winner, { home, draw: 3400, away: 4000 }, atMs)]));
    await sink.accept(producerUp(speaker, nowMs));
    await sink.accept(fixtureBy(speaker, nowMs, { status: 'live' }));
    await say(2000, nowMs);
    await watchFeeds(services, 10);
    const picked = await database.row<{ id: number; odds: number }>(
      `select s.id, s.odds_milli as odds from selection s join feed_event f on f.event_id = s.event_id
        where f.key = $1 and s.pick = 'home'`,
      [event],
    );
    const legs = [{ selectionId: picked?.id ?? 0, odds: (picked?.odds ?? 0) / 1000 }];
    const member = await rich();
    expect(await member.call('/api/bet/quote', { legs })).toMatchObject({ delayMs: waitMs, quote: null });
    const { bet } = await member.call(path, slipOn([], { legs, oddsPolicy }));
    expect(bet).toMatchObject({ status: 'WAIT', wait: { until: new Date(nowMs + waitMs).toISOString() } });
    return { member, say };
  }

  async function pass(ms: number): Promise<void> {
    await world.passTime(ms);
    await watchFeeds(services, 10);
    await decideDue(services, 100);
  }

  test('is given back where no price was heard since it was placed', async () => {
    const { member } = await bettorAtKickOff();
    await pass(10_000);
    expect(await betOf(member)).toMatchObject({ status: 'WAIT' });
    await pass(waitMs - 10_000);
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'suspended' });
    expect(await cashOf(member)).toBe(100_000);
  });

  test.each([
    ['all', { status: 'BET', refusal: null }],
    ['higher', { status: 'CANCEL', refusal: 'price' }],
  ] as const)('is decided by the price that was heard since: with consent "%s"', async (consent, decided) => {
    const { member, say } = await bettorAtKickOff(consent);
    await pass(40_000);
    await say(1500, world.clock.read());
    await pass(waitMs - 40_000);
    expect(await betOf(member)).toMatchObject(decided);
  });
});

describe('a bet that has waited is measured by what the site says to a new one', () => {
  const pressed = async (bet: object, now: number) => {
    const site = await world.addSite({ bet });
    const member = await world.member({ site, cash: 100_000 });
    const match = await liveMatch();
    await member.call(path, slipOn([match], { oddsPolicy: 'all' }));
    await changePrice(world, match.selection('WDL', 'home'), now);
    await afterDelay();
    expect(await countedBooks(database)).toEqual(await booksByLegs(database));
    const { status, refusal } = await betOf(member);
    return { status, refusal, cash: (await world.holdingsOf(member, site)).cash };
  };
  const taken = { status: 'BET', refusal: null, cash: 90_000 };
  const givenBack = (refusal: string) => ({ status: 'CANCEL', refusal, cash: 100_000 });

  test('the greatest win of a bet', async () => {
    const bet = { maxWinAmount: 25_000 };
    expect(await pressed(bet, 2_500)).toEqual(taken);
    expect(await pressed(bet, 2_501)).toEqual(givenBack('limit'));
  });

  test('the least odds of a leg', async () => {
    const bet = { minLegOddsMilli: 1_500 };
    expect(await pressed(bet, 1_500)).toEqual(taken);
    expect(await pressed(bet, 1_499)).toEqual(givenBack('price'));
  });

  test('the longest odds of a slip', async () => {
    const site = { liability: { totalOddsMilli: 4_000 } };
    const member = await world.member({ site: await world.addSite(site), cash: 100_000 });
    const live = [await liveMatch(), await liveMatch()] as const;
    await member.call(path, slipOn(live, { oddsPolicy: 'all' }));
    await changePrice(world, live[0].selection('WDL', 'home'), 2_001);
    await afterDelay();
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'limit' });
  });
});

describe('what waits', () => {
  test('is not settled, and a result that comes after it was given back changes nothing', async () => {
    const [member, match] = [await rich(), await liveMatch()];
    await member.call(path, slipOn([match]));
    await database.run("update selection set result = 'win' where event_id = $1", [match.eventId]);
    const pass = () =>
      database.run('insert into settlement_pass (event_id, requested_at) values ($1, $2)', [
        match.eventId,
        world.clock.read.date(),
      ]);
    await pass();
    await settleBets(services, 100);
    expect((await betOf(member)).status).toBe('WAIT');
    await afterDelay();
    await pass();
    await settleBets(services, 100);
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', refusal: 'decided', winCash: 10_000 });
    expect(await cashOf(member)).toBe(100_000);
  });

  test('is decided once by four workers, and the member is told', async () => {
    const [members, match] = [await Promise.all(Array.from({ length: 12 }, rich)), await liveMatch()];
    for (const member of members) await member.call(path, slipOn([match], { oddsPolicy: 'higher' }));
    await changePrice(world, match.selection('WDL', 'home'), 1_900);
    await world.passTime(10_000);
    await Promise.all([1, 2, 3, 4].map(() => decideDue(services, 5)));
    expect(await Promise.all(members.map(cashOf))).toEqual(members.map(() => 100_000));
    const told = await database.rows<{ status: string }>(
      `select payload->'bet'->>'status' as status from outbox where event = 'bet' and audience = any($1) order by id`,
      [members.map(({ key }) => `member:${key}`)],
    );
    expect(told.map(({ status }) => status)).toEqual([
      ...members.map(() => 'WAIT'),
      ...members.map(() => 'CANCEL'),
    ]);
  });

  test('one that cannot be decided goes to the review list and stops no other', async () => {
    const [bad, good] = [await rich(), await rich()];
    const match = await liveMatch();
    for (const member of [bad, good]) await member.call(path, slipOn([match]));
    await database.run('update bet set bonus = $2 where member_id = $1', [bad.key, '{"minOddsMilli": 1}']);
    await afterDelay();
    expect((await betOf(good)).status).toBe('BET');
    const review = () =>
      database.row(
        `select b.status, r.tries from bet b join sports_review r on r.subject = 'bet' and r.subject_id = b.id
          where b.member_id = $1 and r.resolved_at is null`,
        [bad.key],
      );
    expect(await review()).toEqual({ status: 'WAIT', tries: 1 });
    await database.run('update bet set bonus = null where member_id = $1', [bad.key]);
    await world.passTime(60_000);
    await decideDue(services, 100);
    expect((await betOf(bad)).status).toBe('BET');
  });
});
