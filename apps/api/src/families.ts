import type { GameFamily } from './modules/play/index.ts';

/**
 * The game families of this product. A family is a folder that records its settlements and shows its history; this list
 * is the only place outside the folder that names it.
 */
export const families: readonly GameFamily[] = [
  { name: 'sports', historyView: 'history_sports' },
  { name: 'vendor', historyView: 'history_vendor' },
];
