import type { Queryable } from '@hanpan/db';
import { openMatch, type Score } from '@hanpan/rules';
import { drawnProgress } from './play-store.ts';

/**
 * The score that the draws of a match gave. A correction writes the score of the event and leaves this one, so that whoever
 * checks the draws finds what they gave. Undefined for a match of the world.
 */
export async function drawnScoreOf(queryable: Queryable, eventId: number): Promise<Score | undefined> {
  const drawn = await drawnProgress(queryable, eventId);
  if (drawn === undefined) return undefined;
  return openMatch(drawn.plan).scores(drawn.progress.state).match?.score ?? { home: 0, away: 0 };
}
