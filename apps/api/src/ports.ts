import type { Queryable } from '@hanpan/db';
import type { ApplicationServices } from './application-services.ts';
import { bonusDesk } from './modules/bonus/index.ts';
import { sendMessage, unreadOf, unreadOfMany } from './modules/message/index.ts';
import { playersAmong } from './modules/vendor/index.ts';

/** What a module needs from a higher one, or from one beside it, and waits for. */
export function portsOf(services: ApplicationServices) {
  return {
    unreadOf,
    unreadOfMany,
    sendMessage,
    bonuses: bonusDesk,
    playersAmong: (queryable: Queryable, memberIds: readonly number[]) =>
      playersAmong(queryable, memberIds, services.clock()),
  };
}
