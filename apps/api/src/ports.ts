import type { Queryable } from '@hanpan/db';
import type { ApplicationServices } from './application-services.ts';
import { bonusDesk } from './modules/bonus/index.ts';
import { sendMessage, unreadOf } from './modules/message/index.ts';
import { isPlaying } from './modules/vendor/index.ts';

/** What a module needs from a higher one, or from one beside it, and waits for. */
export function portsOf(services: ApplicationServices) {
  return {
    unreadOf,
    sendMessage,
    bonuses: bonusDesk,
    isPlaying: (queryable: Queryable, memberId: number) => isPlaying(queryable, memberId, services.clock()),
  };
}
