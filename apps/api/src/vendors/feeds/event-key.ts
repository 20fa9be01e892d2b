import type { FeedName } from './messages.ts';

/**
 * The key of an event for as long as it lives: the feed and the feed's own id of the match. The kick-off is no part of
 * it, or a match that is moved would become a second one. Throws RangeError for an id that could not stand in a key.
 */
export function eventKey(feed: FeedName, ...id: readonly [string, ...string[]]): string {
  if (id.some((part) => !/^[\w.:-]{1,64}$/.test(part)))
    throw new RangeError(`not an event id: ${id.join(' ')}`);
  return [feed, ...id].join(':');
}
