import { type MatchRecord, playedMatch } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import type { NewMarket, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { settleBets } from './settle-bets.ts';
import { settleScopes } from './settle-scopes.ts';

const world = await createWorld();
const { database, clock } = world.services;
const markets: NewMarket[] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'WDL', scope: 'h1', odds: { home: 2.5, draw: 2.2, away: 4 } },
  { kind: 'HTFT', odds: { 'home/home': 3, 'draw/home': 5 } },
];

const settle = (match: TestMatch, record: MatchRecord) =>
  database.transaction((tx) => settleScopes(tx, match.eventId, record, clock.date()));
const endEvent = (match: TestMatch) =>
  database.run("update event set phase = 'ended', settled_at = $2 where id = $1", [
    match.eventId,
    clock.date(),
  ]);
const marketsOf = (match: TestMatch) =>
  database.rows(
    `select m.kind, m.scope, m.status, array_agg(s.result order by s.id) as results from market m
       join selection s on s.market_id = m.id where m.event_id = $1 group by m.id order by m.id`,
    [match.eventId],
  );
const openReviews = (match: TestMatch) =>
  database.rows(
    `select m.kind, m.scope from sports_review r join market m on m.id = r.subject_id
      where r.subject = 'market' and r.resolved_at is null and m.event_id = $1 order by m.id`,
    [match.eventId],
  );

describe('settling scopes as they become final', () => {
  test('half-time settles and pays its own markets while the match goes on', async () => {
    const [member, match] = [await world.member({ cash: 100_000 }), await world.match({ markets })];
    const legs = [{ selectionId: match.selection('WDL', 'home', 'h1'), odds: 2.5 }];
    await member.call('/api/bet/betProc', slipOn([], { legs }));
    expect(await settle(match, playedMatch({ h1: { home: 1, away: 0 } }))).toBe(3);
    expect(await marketsOf(match)).toEqual([
      { kind: 'WDL', scope: 'match', status: 'open', results: [null, null, null] },
      { kind: 'WDL', scope: 'h1', status: 'settled', results: ['win', 'lose', 'lose'] },
      { kind: 'HTFT', scope: 'match', status: 'open', results: [null, null] },
    ]);
    await settleBets(world.services, 200);
    const { list } = await member.call('/api/bet/sportBetlist', {});
    expect(list[0]).toMatchObject({ status: 'PASS', winCash: 25_000 });
  });

  test('the same record again decides nothing and asks for no pass', async () => {
    const match = await world.match({ markets });
    const record = playedMatch({ h1: { home: 1, away: 0 } });
    await settle(match, record);
    expect(await settle(match, record)).toBe(0);
    const passes = await database.rows('select id from settlement_pass where event_id = $1', [match.eventId]);
    expect(passes).toHaveLength(1);
  });

  test('a market of a match that is over stays open and is an operator’s where its score is missing', async () => {
    const match = await world.match({ markets });
    await endEvent(match);
    await settle(match, playedMatch({ match: { home: 2, away: 0 } }));
    expect(await marketsOf(match)).toEqual([
      { kind: 'WDL', scope: 'match', status: 'settled', results: ['win', 'lose', 'lose'] },
      { kind: 'WDL', scope: 'h1', status: 'closed', results: [null, null, null] },
      { kind: 'HTFT', scope: 'match', status: 'closed', results: [null, null] },
    ]);
    expect(await openReviews(match)).toEqual([
      { kind: 'WDL', scope: 'h1' },
      { kind: 'HTFT', scope: 'match' },
    ]);
  });

  test('a match that is called off keeps the half that was played', async () => {
    const match = await world.match({ markets });
    await endEvent(match);
    const record = { ...playedMatch({ h1: { home: 0, away: 0 } }), ending: 'called' as const };
    await settle(match, record);
    const decided = await marketsOf(match);
    expect(decided).toMatchObject([
      { results: ['void', 'void', 'void'] },
      { results: ['lose', 'win', 'lose'] },
      { results: ['void', 'void'] },
    ]);
    expect(await openReviews(match)).toEqual([]);
  });
});
