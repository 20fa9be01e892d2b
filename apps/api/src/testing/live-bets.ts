import type { TestMatch } from './matches.ts';
import type { World } from './world.ts';

/** A match that is being played, with its markets open, as a live feed leaves it. */
export async function goLive({ database, clock }: World, match: TestMatch, score = [0, 0]): Promise<void> {
  clock.set(new Date(Math.max(clock.read(), match.startsAtMs)).toISOString());
  await database.run(
    `update event set phase = 'playing', period = 1, clock_seconds = 60, home_score = $2, away_score = $3,
            version = version + 1 where id = $1`,
    [match.eventId, score[0], score[1]],
  );
}

export async function changePrice(
  { database }: World,
  selectionId: number,
  oddsMilli: number,
): Promise<void> {
  await database.run('update selection set odds_milli = $2 where id = $1', [selectionId, oddsMilli]);
}

export async function setMarkets({ database }: World, match: TestMatch, status: string): Promise<void> {
  await database.run('update market set status = $2 where event_id = $1', [match.eventId, status]);
}
