import type { GameTexts, TranslateGame } from '../../messages/translate.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { vi } from './vi.ts';

export type RoomKey = keyof typeof ko;
export type TranslateRoom = TranslateGame<RoomKey>;

export const roomTexts: GameTexts<RoomKey> = { ko, en, vi };
