import type { Dialect } from '../port.ts';
import { transferClient } from './transfer-client.ts';

/** The vendor holds the money during play, and never calls. */
export const transfer: Dialect = {
  facts: { ours: 'private-key', theirs: 'none', listsGames: true },
  client: transferClient,
};
