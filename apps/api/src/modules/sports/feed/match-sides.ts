import type { Tx } from '@hanpan/db';
import { unknownLeague } from '@hanpan/rules';
import type { FixtureMessage } from '../../../vendors/feeds/messages.ts';
import { type ExternalFeed, leagueOf, teamOf } from './entity-store.ts';
import type { Sides } from './feed-event-store.ts';

/** The rows of the league and the sides that a feed names; those that are new are made. */
export async function sidesOf(
  tx: Tx,
  { feed, sport, competition, home, away }: FixtureMessage & { readonly feed: ExternalFeed },
): Promise<Sides> {
  const model = sport === 'soccer' ? unknownLeague() : {};
  return {
    league: await leagueOf(tx, feed, sport, competition, model),
    home: await teamOf(tx, feed, sport, home),
    away: await teamOf(tx, feed, sport, away),
  };
}
