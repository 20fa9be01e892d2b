import { describe, expect, test } from 'vitest';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { type Slip, slipOn } from '../../../../testing/slips.ts';
import { createWorld } from '../../../../testing/world.ts';
import { booksByLegs, countedBooks } from '../../book/books.fixture.ts';
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
    'with consent "%s" and a price of %i in the end it is refused for %s',
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
  ])('whoever is %s meanwhile gets its stake back', async (_, change) => {
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
