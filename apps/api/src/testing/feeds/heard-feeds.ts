import { feedSink } from '../../modules/sports/feed/feed-sink.ts';
import type { FeedMessage } from '../../vendors/feeds/messages.ts';
import { newKey, type Person, type World } from '../world.ts';
import type { Speaker } from './said-by-feeds.ts';

/** The stake of `betOn`. */
export const feedStake = 10_000;

/** What a test does with the feeds of a world: it says things, and somebody bets on what was said. */
export function hearFeeds(world: World) {
  const sink = feedSink(world.services);
  return {
    sink,
    async say(...messages: FeedMessage[]): Promise<void> {
      for (const message of messages) await sink.accept(message);
    },
    /** A member with a bet on a match of a feed, at the price that it has. */
    async betOn({ event }: Speaker, pick: string): Promise<{ member: Person; odds: number }> {
      const picked = await world.database.row<{ id: number; odds_milli: number }>(
        `select s.id, s.odds_milli from selection s join feed_event f on f.event_id = s.event_id where f.key = $1 and s.pick = $2`,
        [event, pick],
      );
      const member = await world.member({ cash: 1_000_000 });
      const odds = (picked?.odds_milli ?? 0) / 1000;
      await member.call('/api/bet/betProc', {
        idempotencyKey: newKey(),
        stake: feedStake,
        oddsPolicy: 'all',
        legs: [{ selectionId: picked?.id ?? 0, odds }],
      });
      return { member, odds };
    },
  };
}
