import { expect, test } from 'vitest';
import { goLive } from '../../../testing/live-bets.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { noteReview } from '../settlement/review-store.ts';
import { tradingRows } from './trading-store.ts';

const world = await createWorld();
const { database, clock } = world;
const hour = 3_600_000;

async function ended(hoursAgo: number) {
  const match = await world.match();
  const at = new Date(clock.read() - hoursAgo * hour);
  await database.run("update event set phase = 'ended', settled_at = $2, starts_at = $2 where id = $1", [
    match.eventId,
    at,
  ]);
  return match;
}

test('where the desk has more events than it reads, it reads what waits for a person, then what has bets, what comes, and what has ended', async () => {
  const operator = await world.operator();
  const old = await ended(30);
  const [longAgo, justNow] = [await ended(20), await ended(1)];
  await ended(30);
  await database.transaction((tx) => noteReview(tx, 'result', old.eventId, 'no score', clock.read.date()));
  const soon = await world.match({ startsInMs: hour });
  const bet = await world.match({ startsInMs: 40 * hour });
  const member = await world.member({ cash: 50_000 });
  await member.call('/api/bet/betProc', slipOn([bet]));
  const held = await world.match({ startsInMs: 50 * hour });
  const { eventId } = held;
  await operator.call('/api/console/sports/hold', { idempotencyKey: newKey(), eventId, reason: 'a riot' });
  const waiting = await world.match({ startsInMs: 10_000 });
  const live = await world.match({ startsInMs: 20_000 });
  await goLive(world, waiting);
  await database.run("update event set phase = 'ended' where id = $1", [waiting.eventId]);
  await goLive(world, live);

  const since = new Date(clock.read() - 24 * hour);
  const read = async (limit: number) => {
    const rows = await tradingRows(database, world.site.id, since, limit);
    return new Set(rows.map(({ id }) => id));
  };
  const inTurn = [[old, waiting, live, held], [bet], [soon], [justNow], [longAgo]];
  const expected = new Set<number>();
  for (const some of inTurn) {
    for (const match of some) expected.add(match.eventId);
    expect(await read(expected.size)).toEqual(expected);
  }
  expect(await read(100)).toEqual(expected);
});
