import { expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { correctResults } from '../sports/settlement/correct-results.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';

const world = await createWorld();
const path = '/api/bet/money';

async function placed() {
  const member = await world.member({ cash: 100_000 });
  const match = await world.match({ score: [1, 0] });
  const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
  const moved = async () =>
    (await member.call(path, { family: 'sports', betIdx: bet.betIdx })).list.map(
      ({ flow, amount, balanceAfter }) => [flow, amount, balanceAfter],
    );
  return { member, match, bet, moved };
}

test('a bet shows what it moved in the balance, in order, and a resettlement is one more line', async () => {
  const { match, moved } = await placed();
  expect(await moved()).toEqual([['bet', -10_000, 90_000]]);
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  await settleBets(world.services, 200);
  const settled = [
    ['bet', -10_000, 90_000],
    ['win', 20_000, 110_000],
  ];
  expect(await moved()).toEqual(settled);
  await world.database.run(
    'insert into event_correction (event_id, home_score, away_score) values ($1, 0, 1)',
    [match.eventId],
  );
  await correctResults(world.services, 50);
  expect(await moved()).toEqual([...settled, ['resettle-debit', -20_000, 90_000]]);
});

test('a round of a vendor moves its money under the keys of the vendor, and lists none of its own', async () => {
  const member = await world.member();
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, started_at)
     values (1, 'r', $1, $2, 'g', 100, now())`,
    [world.site.id, member.key],
  );
  const row = await world.database.row<{ id: number }>('select id from game_round');
  expect(await member.call(path, { family: 'vendor', betIdx: row?.id ?? 0 })).toEqual({ list: [] });
});

test.each(
  refusalsOf(path, {
    E404: [
      "another member's bet",
      async () => {
        const { bet } = await placed();
        return (await world.member()).codeOf(path, { family: 'sports', betIdx: bet.betIdx });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test('a family and a bet that there are not are refused with E404', async () => {
  const member = await world.member();
  for (const body of [
    { family: 'coins', betIdx: 1 },
    { family: 'sports', betIdx: 99_999 },
  ])
    expect(await member.codeOf(path, body)).toBe('E404');
});
