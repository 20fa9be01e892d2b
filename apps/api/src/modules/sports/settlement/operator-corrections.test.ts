import { describe, expect, test } from 'vitest';
import type { NewMarket, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { always } from './correction.ts';
import {
  applyCorrection,
  correctResult,
  rollbackSettlement,
  settleMarket,
  unvoidMarket,
  voidMarket,
} from './operator-corrections.ts';
import { previewCorrection } from './preview-correction.ts';
import { finishPasses } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const cash = 100_000;
const stake = 10_000;
const markets: NewMarket[] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
  { kind: 'WDL', scope: 'h1', odds: { home: 2, draw: 2, away: 4 } },
];

async function operator() {
  const { key } = await world.operator();
  return { operatorId: key, reason: 'the protocol says so' };
}

async function bettor(match: TestMatch, selectionId = match.selection('WDL', 'home'), odds = 2) {
  const member = await world.member({ cash });
  await member.call('/api/bet/betProc', slipOn([], { stake, legs: [{ selectionId, odds }] }));
  return member;
}

async function end(match: TestMatch): Promise<void> {
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(services, 200);
  await finishPasses(services, 200);
}

async function betOf(member: Person) {
  return (await member.call('/api/bet/sportBetlist', {})).list[0];
}
const cashOf = async (member: Person) => (await world.holdingsOf(member)).cash;
const marketOf = async (selectionId: number) =>
  (await database.row<{ id: number }>('select market_id as id from selection where id = $1', [selectionId]))
    ?.id ?? 0;
const stateOf = (marketId: number) =>
  database.row('select status, reason from market where id = $1', [marketId]);
const openReviews = (marketId: number) =>
  database.rows(
    "select reason from sports_review where subject = 'market' and subject_id = $1 and resolved_at is null",
    [marketId],
  );

describe('an operator decides what nothing else does', () => {
  test('half-time scores settle what was left on the review list, and touch nothing else', async () => {
    const match = await world.match({ score: [2, 1], markets });
    const half = match.selection('WDL', 'draw', 'h1');
    const [whole, waiting] = [await bettor(match), await bettor(match, half, 2)];
    await end(match);
    expect(await betOf(waiting)).toMatchObject({ status: 'BET' });
    expect(await openReviews(await marketOf(half))).toHaveLength(1);
    const by = await operator();
    const result = { eventId: match.eventId, scores: { h1: { home: 1, away: 1 } } };
    await database.transaction((tx) => correctResult(tx, result, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(waiting)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(await betOf(whole)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(await openReviews(await marketOf(half))).toEqual([]);
    const [row] = await database.rows(
      'select kind, operator_id, reason, changed_bets, applied_at is not null as applied from event_correction where event_id = $1',
      [match.eventId],
    );
    expect(row).toEqual({
      kind: 'result',
      operator_id: by.operatorId,
      reason: by.reason,
      changed_bets: 0,
      applied: true,
    });
  });

  test('a market settled by hand stands above what the match says later', async () => {
    const match = await world.match({ score: [0, 3], markets });
    const member = await bettor(match);
    const marketId = await marketOf(match.selection('WDL', 'home'));
    const market = {
      eventId: match.eventId,
      marketId,
      results: { home: 'win', draw: 'lose', away: 'lose' } as const,
    };
    const by = await operator();
    await database.transaction((tx) => settleMarket(tx, market, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    await end(match);
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 20_000 });
  });
});

describe('one market of a match', () => {
  test('[BET-2] is void for everybody, and no longer once that is taken back', async () => {
    const match = await world.match({ score: [2, 1], markets });
    const over = match.selection('UO', 'over');
    const [total, winner] = [await bettor(match, over, 1.9), await bettor(match)];
    const by = await operator();
    const market = { eventId: match.eventId, marketId: await marketOf(over) };
    await end(match);
    expect(await betOf(total)).toMatchObject({ status: 'PASS', winCash: 19_000 });
    await database.transaction((tx) => voidMarket(tx, market, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(total)).toMatchObject({ status: 'TIE', winCash: stake, legs: [{ result: 'void' }] });
    expect(await betOf(winner)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    await database.transaction((tx) => unvoidMarket(tx, market, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(total)).toMatchObject({ status: 'PASS', winCash: 19_000, legs: [{ result: 'win' }] });
    expect(await cashOf(total)).toBe(cash - stake + 19_000);
  });

  test('is void for the bets placed in a window alone, whoever wins', async () => {
    const match = await world.match({ score: [2, 1], markets });
    const early = await bettor(match);
    await world.passTime(10_000);
    const [from, to] = [services.clock(), services.clock() + 5_000];
    const inside = await bettor(match);
    await world.passTime(5_000);
    const late = await bettor(match);
    const by = await operator();
    const marketId = await marketOf(match.selection('WDL', 'home'));
    const window = { startsAtMs: from, endsAtMs: to };
    await database.transaction((tx) =>
      voidMarket(tx, { eventId: match.eventId, marketId, window }, by, services.clock.date()),
    );
    await finishPasses(services, 200);
    expect(await betOf(inside)).toMatchObject({ status: 'TIE', winCash: stake });
    expect(await betOf(early)).toMatchObject({ status: 'BET' });
    expect(await stateOf(marketId)).toMatchObject({ status: 'open' });
    await end(match);
    expect(await betOf(early)).toMatchObject({ status: 'PASS', winCash: 20_000 });
    expect(await betOf(inside)).toMatchObject({ status: 'TIE', winCash: stake, legs: [{ result: 'void' }] });
    expect(await betOf(late)).toMatchObject({ status: 'PASS', winCash: 20_000 });
  });

  test('whose settlement is taken back is open again, is on the review list, and is settled by another result', async () => {
    const match = await world.match({ score: [2, 1], markets });
    const member = await bettor(match);
    const by = await operator();
    const marketId = await marketOf(match.selection('WDL', 'home'));
    await end(match);
    await database.transaction((tx) =>
      rollbackSettlement(tx, { eventId: match.eventId, marketId }, by, services.clock.date()),
    );
    await finishPasses(services, 200);
    expect(await betOf(member)).toMatchObject({ status: 'BET', winCash: null, legs: [{ result: null }] });
    expect(await cashOf(member)).toBe(cash - stake);
    expect(await stateOf(marketId)).toMatchObject({ status: 'closed' });
    expect(await openReviews(marketId)).toHaveLength(1);
    const result = { eventId: match.eventId, scores: { match: { home: 0, away: 0 } } };
    await database.transaction((tx) => correctResult(tx, result, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
    expect(await stateOf(marketId)).toMatchObject({ status: 'settled' });
    expect(await openReviews(marketId)).toEqual([]);
  });

  test('a match called off in play stands for live bets on what was decided, and is void for earlier ones', async () => {
    const match = await world.match({ startsInMs: 60_000, markets });
    const over = match.selection('UO', 'over');
    const before = await bettor(match, over, 1.9);
    const live = await bettor(match, over, 1.9);
    await database.run('update bet set placed_at = $2 where member_id = $1', [
      live.key,
      new Date(match.startsAtMs + 1_000),
    ]);
    const half = await bettor(match, match.selection('WDL', 'draw', 'h1'), 2);
    await database.run("update event set phase = 'playing', scores = $2 where id = $1", [
      match.eventId,
      JSON.stringify({ h1: [1, 1, true], match: [2, 1, false] }),
    ]);
    const by = await operator();
    const record = { eventId: match.eventId, scores: {}, ending: 'called' as const };
    await database.transaction((tx) => correctResult(tx, record, by, services.clock.date()));
    await finishPasses(services, 200);
    expect(await betOf(before)).toMatchObject({ status: 'TIE', winCash: stake });
    expect(await betOf(live)).toMatchObject({ status: 'PASS', winCash: 19_000 });
    expect(await betOf(half)).toMatchObject({ status: 'PASS', winCash: 20_000 });
  });

  test('[BET-10] what was said about it stays as it was said', async () => {
    const match = await world.match({ markets });
    await end(match);
    const change = "update market_message set results = '{}' where event_id = $1";
    await expect(database.run(change, [match.eventId])).rejects.toThrow(/permission denied/);
    await expect(world.owner.run(change, [match.eventId])).rejects.toThrow('stays');
  });
});

describe('a preview of a correction', () => {
  test('says what each bet and each site would get, writes nothing, and is what then happens', async () => {
    const site = await world.addSite();
    const match = await world.match({ score: [1, 0], markets });
    const [winner, loser] = [await bettor(match), await bettor(match, match.selection('WDL', 'draw'), 3.4)];
    const elsewhere = await world.member({ cash, site });
    await elsewhere.call('/api/bet/betProc', slipOn([match], { stake: 7_000 }));
    await end(match);
    const { eventId } = match;
    const correction = { kind: 'result', eventId, marketId: null, ending: 'played' } as const;
    const scores = { match: { home: 1, away: 1 } };
    const preview = await previewCorrection(database, { ...correction, scores });
    expect(preview).toMatchObject({
      isComplete: true,
      sites: [
        { siteId: world.site.id, bets: 2, creditAmount: 34_000, debitAmount: 20_000 },
        { siteId: site.id, bets: 1, creditAmount: 0, debitAmount: 14_000 },
      ],
      bets: [
        { memberId: winner.key, statusNow: 'PASS', paidAmount: 20_000, statusThen: 'FAIL', payoutAmount: 0 },
        { memberId: loser.key, statusNow: 'FAIL', paidAmount: 0, statusThen: 'PASS', payoutAmount: 34_000 },
        { memberId: elsewhere.key, statusNow: 'PASS', statusThen: 'FAIL' },
      ],
    });
    expect(await betOf(winner)).toMatchObject({ status: 'PASS' });
    const [first] = preview.bets;
    const page = await previewCorrection(
      database,
      { ...correction, scores },
      { afterBetId: first?.betId ?? 0, limit: 1 },
    );
    expect(page.bets).toMatchObject([{ memberId: loser.key }]);
    expect(page.sites).toEqual(preview.sites);
    const by = await operator();
    await database.transaction((tx) => correctResult(tx, { eventId, scores }, by, services.clock.date()));
    await finishPasses(services, 200);
    expect([await cashOf(winner), await cashOf(loser)]).toEqual([cash - stake, cash - stake + 34_000]);
  });

  test.each([
    ['called off before it began', 'not-played', 'CANCEL'],
    ['called off in play', 'called', 'TIE'],
  ] as const)('of a match %s: the stakes return', async (_, ending, statusThen) => {
    const match = await world.match({ score: [1, 0], markets });
    await bettor(match);
    await end(match);
    const correction = {
      kind: 'result',
      eventId: match.eventId,
      marketId: null,
      ending,
      scores: {},
    } as const;
    expect((await previewCorrection(database, correction)).bets).toMatchObject([
      { statusThen, payoutAmount: stake },
    ]);
  });

  test('of what is said of a match that was not played: taken back as a whole, or one market settled, with what then happens', async () => {
    for (const kind of ['rollback', 'settle'] as const) {
      const match = await world.match({ score: [1, 0], markets });
      const [winner, total] = [await bettor(match), await bettor(match, match.selection('UO', 'over'), 1.9)];
      const { eventId } = match;
      const by = await operator();
      const at = services.clock.date();
      const notPlayed = { eventId, scores: {}, ending: 'not-played' } as const;
      await database.transaction((tx) => correctResult(tx, notPlayed, by, at));
      await finishPasses(services, 200);
      const marketId = await marketOf(match.selection('WDL', 'home'));
      const results = { home: 'win', draw: 'lose', away: 'lose' } as const;
      const asked =
        kind === 'rollback' ? { kind, eventId, marketId: null } : { kind, eventId, marketId, results };
      const preview = await previewCorrection(database, asked);
      await database.transaction((tx) => applyCorrection(tx, asked, by, at));
      await finishPasses(services, 200);
      const shown = preview.bets.map((bet) => [bet.memberId, bet.statusThen]);
      const open = { status: 'BET', winCash: null };
      if (kind === 'rollback') {
        expect(shown).toEqual([winner, total].map(({ key }) => [key, 'BET']));
        expect([await betOf(winner), await betOf(total)]).toMatchObject([open, open]);
        expect([await cashOf(winner), await cashOf(total)]).toEqual([cash - stake, cash - stake]);
      } else {
        expect(shown).toEqual([[winner.key, 'PASS']]);
        expect(await betOf(winner)).toMatchObject({ status: 'PASS', winCash: 20_000 });
        expect(await betOf(total)).toMatchObject({ status: 'CANCEL', winCash: stake });
      }
    }
  });

  test('of a void and of a rollback of one market, for an open match and a settled one', async () => {
    const match = await world.match({ score: [1, 0], markets });
    const member = await bettor(match);
    const marketId = await marketOf(match.selection('WDL', 'home'));
    const about = { eventId: match.eventId, marketId };
    const voided = { kind: 'void', ...about, window: always } as const;
    expect((await previewCorrection(database, voided)).sites).toMatchObject([
      { bets: 1, creditAmount: stake, debitAmount: 0 },
    ]);
    await end(match);
    expect((await previewCorrection(database, voided)).sites).toMatchObject([
      { bets: 1, creditAmount: 0, debitAmount: stake },
    ]);
    expect((await previewCorrection(database, { kind: 'rollback', ...about })).bets).toMatchObject([
      { memberId: member.key, statusThen: 'BET', payoutAmount: 0 },
    ]);
  });
});
