import type { GameFamily } from '../play/index.ts';

export const sportsFamily: GameFamily = { name: 'sports', historyView: 'history_sports' };
