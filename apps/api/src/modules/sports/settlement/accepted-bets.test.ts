import { expect, test } from 'vitest';
import { goLive } from '../../../testing/live-bets.ts';
import type { NewMarket, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { decideDue } from '../placing/waits/decide-due.ts';
import { correctResult, voidMarket } from './operator-corrections.ts';
import { previewCorrection } from './preview-correction.ts';
import { finishPasses } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
const stake = 10_000;
const markets: NewMarket[] = [
  { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
  { kind: 'UO', lineQuarters: 6, odds: { over: 1.9, under: 1.9 } },
];

async function operator() {
  const { key } = await world.operator();
  return { operatorId: key, reason: 'the odds were wrong' };
}

async function waiting(match: TestMatch): Promise<Person> {
  const member = await world.member({ cash: 100_000 });
  const { bet } = await member.call('/api/bet/betProc', slipOn([match], { stake }));
  expect(bet.status).toBe('WAIT');
  return member;
}

async function pass(ms: number): Promise<void> {
  await world.passTime(ms);
  await decideDue(services, 100);
}

const betOf = async (member: Person) =>
  (await member.call('/api/bet/sportBetlist', { state: 'all' })).list[0];
const marketOf = async (selectionId: number) =>
  (await database.row<{ id: number }>('select market_id as id from selection where id = $1', [selectionId]))
    ?.id ?? 0;

test('a window of a void goes by when a bet was taken, not by when it was sent', async () => {
  const match = await world.match({ startsInMs: 0, markets });
  await goLive(world, match);
  const startsAtMs = services.clock() + 5_000;
  const sentBefore = await waiting(match);
  await pass(6_000);
  const sentWithin = await waiting(match);
  await pass(4_000);
  const endsAtMs = services.clock() + 1_000;
  await pass(6_000);
  expect([await betOf(sentBefore), await betOf(sentWithin)]).toMatchObject([
    { status: 'BET' },
    { status: 'BET' },
  ]);
  const by = await operator();
  const about = {
    eventId: match.eventId,
    marketId: await marketOf(match.selection('WDL', 'home')),
    window: { startsAtMs, endsAtMs },
  };
  const preview = await previewCorrection(database, { kind: 'void', ...about });
  expect(preview.bets).toMatchObject([{ memberId: sentBefore.key, statusThen: 'TIE', payoutAmount: stake }]);
  await database.transaction((tx) => voidMarket(tx, about, by, services.clock.date()));
  await finishPasses(services, 200);
  expect(await betOf(sentBefore)).toMatchObject({
    status: 'TIE',
    winCash: stake,
    legs: [{ result: 'void' }],
  });
  expect(await betOf(sentWithin)).toMatchObject({ status: 'BET' });
});

test('a bet that was sent before a match and taken during it stands on what was decided when it is called off', async () => {
  const site = await world.addSite({ bigBet: { isOn: true, amount: 1_000, traderMs: 60_000 } });
  const [member, trader] = [
    await world.member({ site, cash: 100_000 }),
    await world.operator('operator', site),
  ];
  const match = await world.match({ startsInMs: 10_000, markets });
  const legs = [{ selectionId: match.selection('UO', 'over'), odds: 1.9 }];
  const { bet } = await member.call('/api/bet/betProc', slipOn([], { stake, legs }));
  expect(bet).toMatchObject({ status: 'WAIT', wait: { kind: 'trader' } });
  await pass(20_000);
  await goLive(world, match);
  await trader.call('/api/console/sports/decideBigBet', {
    idempotencyKey: newKey(),
    betIdx: bet.betIdx,
    decision: 'accept',
  });
  await database.run('update event set scores = $2 where id = $1', [
    match.eventId,
    JSON.stringify({ match: [2, 1, false] }),
  ]);
  const by = await operator();
  const called = { eventId: match.eventId, scores: {}, ending: 'called' as const };
  await database.transaction((tx) => correctResult(tx, called, by, services.clock.date()));
  await finishPasses(services, 200);
  expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 19_000 });
});

test('only a bet that was taken has a moment at which it was, and none before it was sent', async () => {
  const match = await world.match({ startsInMs: 0, markets });
  await goLive(world, match);
  const member = await waiting(match);
  const accept = (at: string) =>
    database.run(`update bet set accepted_at = ${at} where member_id = $1`, [member.key]);
  await expect(accept('placed_at')).rejects.toThrow('bet_accepted');
  await pass(10_000);
  const row = await database.row<{ waited: number }>(
    'select extract(epoch from accepted_at - placed_at)::int as waited from bet where member_id = $1',
    [member.key],
  );
  expect(row).toEqual({ waited: 10 });
  await expect(accept("placed_at - interval '1 second'")).rejects.toThrow('bet_accepted');
});
