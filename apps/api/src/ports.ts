import type { Queryable } from '@hanpan/db';
import type { ApplicationServices } from './application-services.ts';
import { bonusDesk } from './modules/bonus/index.ts';
import { sendMessage, unreadOf } from './modules/message/index.ts';
import { isPlaying } from './modules/vendor/index.ts';

/** What a lower module needs of a higher one, or of one beside it: it asks, and waits for the answer. */
export function portsOf(services: ApplicationServices) {
  return {
    unreadOf,
    sendMessage,
    bonuses: bonusDesk,
    isPlaying: (queryable: Queryable, memberId: number) => isPlaying(queryable, memberId, services.clock()),
  };
}
