import { expect, test } from 'vitest';
import type { NewMarket } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { correctResult } from './operator-corrections.ts';
import { previewCorrection } from './preview-correction.ts';
import { finishPasses } from './settle-bets.ts';

const world = await createWorld();
const { services, database } = world;
await database.run("update league set sport = 'baseball'");
const markets: NewMarket[] = [
  { kind: 'WL', odds: { home: 2, away: 2 } },
  { kind: 'UO', lineQuarters: 30, odds: { over: 1.9, under: 1.9 } },
];

interface Called {
  readonly period: number;
  readonly half: 'top' | 'bottom';
  readonly innings: number;
  readonly score: readonly [number, number];
  readonly regular?: readonly [number, number];
}

/** The statuses of bets on the home side and on over 7.5 after a game was called there. */
async function afterCall({ period, half, innings, score, regular }: Called) {
  const match = await world.match({ markets });
  const members = [];
  for (const [kind, pick, odds] of [
    ['WL', 'home', 2],
    ['UO', 'over', 1.9],
  ] as const) {
    const member = await world.member({ cash: 100_000 });
    const legs = [{ selectionId: match.selection(kind, pick), odds }];
    await member.call('/api/bet/betProc', slipOn([], { legs }));
    members.push(member);
  }
  const finished = Array.from({ length: innings }, (_, index) => [`i${index + 1}`, [0, 0, true]]);
  const scores = {
    ...Object.fromEntries(finished),
    match: [...score, false],
    ...(regular === undefined ? {} : { regular: [...regular, true] }),
  };
  await database.run(
    `update event set phase = 'playing', period = $2, detail = $3, scores = $4, home_score = $5, away_score = $6 where id = $1`,
    [match.eventId, period, JSON.stringify({ half }), JSON.stringify(scores), ...score],
  );
  const called = { eventId: match.eventId, scores: {}, ending: 'called' as const };
  const { bets } = await previewCorrection(database, { kind: 'result', marketId: null, ...called });
  const { key: operatorId } = await world.operator();
  await database.transaction((tx) =>
    correctResult(tx, called, { operatorId, reason: 'rain' }, services.clock.date()),
  );
  await finishPasses(services, 100);
  const statuses = [];
  for (const member of members) {
    const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
    statuses.push(list[0]?.status);
  }
  expect(bets.map(({ statusThen }) => statusThen)).toEqual(statuses);
  return statuses;
}

test('in the bottom of the fifth the winner stands where the home side leads, and only there', async () => {
  const fifth = { period: 5, half: 'bottom', innings: 4 } as const;
  expect(await afterCall({ ...fifth, score: [3, 1] })).toEqual(['PASS', 'TIE']);
  expect(await afterCall({ ...fifth, score: [1, 3] })).toEqual(['TIE', 'TIE']);
});

test('in the top of the fifth nothing stands', async () => {
  expect(await afterCall({ period: 5, half: 'top', innings: 4, score: [3, 1] })).toEqual(['TIE', 'TIE']);
});

test('in the tenth all nine innings have been played, and the total stands', async () => {
  const tenth = { period: 10, half: 'top', innings: 8, score: [4, 4], regular: [4, 4] } as const;
  expect(await afterCall(tenth)).toEqual(['TIE', 'PASS']);
});
