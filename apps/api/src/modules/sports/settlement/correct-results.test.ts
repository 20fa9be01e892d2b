import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import type { NewMarket, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { waitingForLocks } from '../../../testing/waiting-for-locks.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { correctResults } from './correct-results.ts';
import { saveCancelled } from './correction-store.ts';
import { correctResult, settleMarket } from './operator-corrections.ts';
import { settleBets } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const path = '/api/bet/betProc';
const cash = 100_000;
const stake = 10_000;

async function settle(): Promise<void> {
  await playEvents(services, 200);
  await settleBets(services, 200);
}

async function end(match: TestMatch): Promise<void> {
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await settle();
}

/** Without a score the match is called off. */
async function correct(
  match: TestMatch,
  score?: readonly [number, number],
  betsAtOnce?: number,
): Promise<void> {
  await database.run('insert into event_correction (event_id, home_score, away_score) values ($1, $2, $3)', [
    match.eventId,
    score?.[0] ?? null,
    score?.[1] ?? null,
  ]);
  await correctResults(services, 10, betsAtOnce);
}

async function bettor(...matches: TestMatch[]): Promise<Person> {
  const member = await world.member({ cash });
  await member.call(path, slipOn(matches));
  return member;
}

async function betOf(member: Person) {
  const [bet] = (await member.call('/api/bet/sportBetlist', {})).list;
  if (bet === undefined) throw new Error('the member has no bet');
  return bet;
}

const cashOf = async (member: Person) => (await world.holdingsOf(member)).cash;
const uncollectedOf = async ({ key }: Person) =>
  (await database.row<{ uncollected: number }>('select uncollected from bet where member_id = $1', [key]))
    ?.uncollected;
const factsOf = ({ key }: Person) =>
  database.rows(
    'select revision, sign, counted, returned, win from play_settlement where member_id = $1 order by revision, sign desc',
    [key],
  );

/** Checks that the facts and the member's cash agree on what it gained. */
async function expectFactsToMatchCash(member: Person): Promise<void> {
  const row = await database.row<{ result: number }>(
    'select coalesce(sum(sign * result), 0)::bigint as result from play_settlement where member_id = $1',
    [member.key],
  );
  expect(await cashOf(member)).toBe(cash + (row?.result ?? 0));
}

/** Until so many connections of this database wait for a lock. */
const untilWaiting = (count: number) => expect.poll(() => waitingForLocks(world)).toBe(count);

async function spendAllBut(member: Person, left: number): Promise<void> {
  const holder = { siteId: world.site.id, memberId: member.key };
  const spent = amount((await cashOf(member)) - left);
  await services.ledger.post(flows.adjustmentDebit({ holder, amount: spent }, `spent:${member.key}:${left}`));
}

describe('a result that was wrong', () => {
  test('[BET-10] a lost bet that should have won is paid, and its facts are reversed and recorded again', async () => {
    const match = await world.match({ score: [0, 1] });
    const member = await bettor(match);
    await end(match);
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
    await correct(match, [1, 0]);
    const bet = await betOf(member);
    expect(bet).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(bet.legs[0]).toMatchObject({ result: 'win', homeScore: 1, awayScore: 0 });
    expect(await factsOf(member)).toEqual([
      { revision: 1, sign: 1, counted: stake, returned: 0, win: 0 },
      { revision: 1, sign: -1, counted: stake, returned: 0, win: 0 },
      { revision: 2, sign: 1, counted: stake, returned: 0, win: 20_000 },
    ]);
    await expectFactsToMatchCash(member);
  });

  test('a paid bet that should have lost is debited; corrected again it is paid again', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    await end(match);
    await correct(match, [0, 0]);
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
    expect(await cashOf(member)).toBe(cash - stake);
    await correct(match, [3, 0]);
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(await cashOf(member)).toBe(cash + stake);
    await expectFactsToMatchCash(member);
  });

  test('the same outcome by another score moves nothing and records nothing', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    await end(match);
    await correct(match, [2, 0]);
    expect(await factsOf(member)).toHaveLength(1);
    expect((await betOf(member)).legs[0]).toMatchObject({ homeScore: 2 });
  });

  test('[OPS-1] no more is debited than the balance, which is noted, and the rest is set off against later credits', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    await end(match);
    await spendAllBut(member, 5_000);
    await correct(match, [0, 0]);
    expect(await cashOf(member)).toBe(0);
    expect(await uncollectedOf(member)).toBe(15_000);
    const events = () =>
      database.rows('select amount from bet_uncollected where member_id = $1', [member.key]);
    expect(await events()).toEqual([{ amount: 15_000 }]);
    await correct(match, [2, 1]);
    expect(await events()).toHaveLength(1);
    expect(await cashOf(member)).toBe(5_000);
    expect(await uncollectedOf(member)).toBe(0);
  });

  test('two bets of one member share what is left of its balance', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    await member.call(path, slipOn([match], { stake: 2_000 }));
    await end(match);
    await spendAllBut(member, 5_000);
    await correct(match, [0, 1]);
    expect(await cashOf(member)).toBe(0);
    const row = await database.row('select sum(uncollected)::bigint as sum from bet where member_id = $1', [
      member.key,
    ]);
    expect(row).toEqual({ sum: 24_000 - 5_000 });
  });

  test('what another bet of the member is owed by the same correction is paid first, and taken back from', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    const selectionId = match.selection('WDL', 'away');
    await member.call(path, { ...slipOn([match]), legs: [{ selectionId, odds: 3.6 }] });
    await end(match);
    await spendAllBut(member, 0);
    await correct(match, [0, 1]);
    expect(await uncollectedOf(member)).toBe(0);
    expect(await cashOf(member)).toBe(36_000 - 20_000);
  });

  test('a combination that one match had lost waits for the other match again', async () => {
    const lost = await world.match({ score: [0, 1] });
    const later = await world.match({ startsInMs: 1_200_000 });
    const member = await bettor(lost, later);
    await end(lost);
    expect(await betOf(member)).toMatchObject({ status: 'FAIL' });
    await correct(lost, [1, 0]);
    expect(await betOf(member)).toMatchObject({ status: 'BET', winCash: null, settledAt: null });
    await end(later);
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 40_000 });
    expect(await factsOf(member)).toHaveLength(3);
    await expectFactsToMatchCash(member);
  });

  test('many bets are resettled some at a time, in transactions of their own, each once', async () => {
    const match = await world.match({ score: [0, 1] });
    const members = await Promise.all([1, 2, 3, 4].map(() => bettor(match)));
    await end(match);
    await correct(match, [1, 0], 2);
    expect(await Promise.all(members.map(cashOf))).toEqual(members.map(() => cash + stake));
    for (const member of members) expect(await factsOf(member)).toHaveLength(3);
    const row = await database.row(
      `select changed_bets, applied_at is not null as applied,
              (select count(distinct xid)::int from play_settlement where sign = -1 and member_id = any($2)) as steps
         from event_correction where event_id = $1`,
      [match.eventId, members.map(({ key }) => key)],
    );
    expect(row).toEqual({ changed_bets: 4, applied: true, steps: 2 });
  });

  test('of four workers one applies a correction', async () => {
    const match = await world.match({ score: [0, 1] });
    const member = await bettor(match);
    await end(match);
    await database.run(
      'insert into event_correction (event_id, home_score, away_score) values ($1, 1, 0), ($1, 2, 0)',
      [match.eventId],
    );
    await Promise.all([1, 2, 3, 4].map(() => correctResults(services, 10)));
    expect(await cashOf(member)).toBe(cash + stake);
    expect(await factsOf(member)).toHaveLength(3);
  });
});

describe('what a feed has said and an operator has corrected before it was written', () => {
  const markets: NewMarket[] = [
    { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
    { kind: 'UO', lineQuarters: 6, odds: { over: 2, under: 2 } },
  ];
  const queue = (match: TestMatch, [home, away]: readonly [number, number]) =>
    database.run('insert into event_correction (event_id, home_score, away_score) values ($1, $2, $3)', [
      match.eventId,
      home,
      away,
    ]);
  const byOperator = async () => ({ operatorId: (await world.operator()).key, reason: 'test' });
  const openCorrections = (match: TestMatch) =>
    database.rows('select id from event_correction where event_id = $1 and applied_at is null', [
      match.eventId,
    ]);

  test('changes nothing where the operator has said how the match ended', async () => {
    const match = await world.match({ score: [1, 0] });
    const member = await bettor(match);
    await end(match);
    await queue(match, [0, 1]);
    const by = await byOperator();
    const result = { eventId: match.eventId, scores: { match: { home: 2, away: 0 } } };
    await database.transaction((tx) => correctResult(tx, result, by, world.clock.read.date()));
    await correctResults(services, 10);
    const bet = await betOf(member);
    expect(bet).toMatchObject({ status: 'PASS', winCash: 20_000, settlements: 1 });
    expect(bet.legs[0]).toMatchObject({ homeScore: 2, awayScore: 0 });
    expect(await openCorrections(match)).toEqual([]);
    await queue(match, [0, 1]);
    await correctResults(services, 10);
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
  });

  test('decides the other markets where the operator has settled one', async () => {
    const match = await world.match({ score: [1, 0], markets });
    const winner = await bettor(match);
    const total = await world.member({ cash });
    const selectionId = match.selection('UO', 'over');
    await total.call(path, { ...slipOn([match]), legs: [{ selectionId, odds: 2 }] });
    await end(match);
    await queue(match, [1, 2]);
    const { id: marketId } = (await database.row<{ id: number }>(
      "select id from market where event_id = $1 and kind = 'WDL'",
      [match.eventId],
    )) ?? { id: 0 };
    const settled = {
      eventId: match.eventId,
      marketId,
      results: { home: 'win', draw: 'lose', away: 'lose' } as const,
    };
    const by = await byOperator();
    await database.transaction((tx) => settleMarket(tx, settled, by, world.clock.read.date()));
    await correctResults(services, 10);
    expect(await betOf(winner)).toMatchObject({ status: 'PASS', settlements: 1 });
    expect(await betOf(total)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(await openCorrections(match)).toEqual([]);
  });
});

describe('a match that is called off', () => {
  test('[ST-07] before it is decided: the bet is CANCEL and its stake returns', async () => {
    const match = await world.match();
    const member = await bettor(match);
    await correct(match);
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', winCash: stake });
    expect(await cashOf(member)).toBe(cash);
    expect(await factsOf(member)).toEqual([{ revision: 1, sign: 1, counted: 0, returned: stake, win: 0 }]);
  });

  test.each([
    ['a won', [1, 0]],
    ['a lost', [0, 1]],
  ] as const)('[ST-07] after the settlement: %s bet becomes CANCEL', async (_name, score) => {
    const match = await world.match({ score });
    const member = await bettor(match);
    await end(match);
    await correct(match);
    expect(await betOf(member)).toMatchObject({ status: 'CANCEL', winCash: stake });
    expect(await cashOf(member)).toBe(cash);
    await expectFactsToMatchCash(member);
  });

  test('a bet that waits for the price while the match is called off is refused', async () => {
    const match = await world.match();
    const late = await world.member({ cash });
    let outcomes: Promise<[unknown, string]> | undefined;
    await database.transaction(async (tx) => {
      // The correction has written the selections, and waits here.
      await tx.run('select from market where event_id = $1 for update', [match.eventId]);
      const calledOff = correct(match);
      await untilWaiting(1);
      outcomes = Promise.all([calledOff, late.codeOf(path, slipOn([match]))]);
      await untilWaiting(2);
    });
    expect(await outcomes).toEqual([undefined, 'B6011']);
    expect(await cashOf(late)).toBe(cash);
  });

  test('while it is being moved on stays called off', async () => {
    const match = await world.match({ startsInMs: 1_000 });
    await world.passTime(60_000);
    let played: Promise<void> | undefined;
    await database.transaction(async (tx) => {
      await saveCancelled(tx, match.eventId, new Date(world.clock.read()));
      played = playEvents(services, 200);
      await untilWaiting(1);
    });
    await played;
    expect(await database.row('select phase, period from event where id = $1', [match.eventId])).toEqual({
      phase: 'ended',
      period: 0,
    });
  });

  test('in a combination it counts as a price of one', async () => {
    const [off, won] = [await world.match({ score: [0, 1] }), await world.match()];
    const member = await bettor(off, won);
    await end(won);
    await correct(off);
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    await expectFactsToMatchCash(member);
  });
});
