import type { GameFamily } from '../play/index.ts';

/** Its settlements are written in SQL, under the same name. */
export const vendorFamily: GameFamily = { name: 'vendor', historyView: 'history_vendor' };
