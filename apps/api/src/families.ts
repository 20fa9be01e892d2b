import type { GameFamily } from './modules/play/index.ts';

/**
 * The game families of this house. A family is a folder that records its settlements and shows its history; this list
 * is the only place outside of it that names it.
 */
export const families: readonly GameFamily[] = [
  { name: 'sports', historyView: 'history_sports' },
  { name: 'vendor', historyView: 'history_vendor' },
];
