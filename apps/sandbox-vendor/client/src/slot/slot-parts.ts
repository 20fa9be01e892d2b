import type { ReactNode } from 'react';
import type { SlotInfo } from '../../../src/games/slot-api.ts';
import type { PlayedRound } from '../../../src/play/play-api.ts';
import type { InfoPages } from '../cabinet/info-panel.tsx';
import type { InfoProps } from '../cabinet/info-props.ts';
import type { Lang } from '../messages/texts.ts';
import type { Sound } from '../sound.ts';
import type { RoundPlayer } from './round-player.ts';

/** A picture on its canvas; it can play once its symbols are loaded. */
export interface SlotPicture extends RoundPlayer {
  load(): Promise<void>;
}

/** What one way of playing adds to the page that all slots share. */
export interface SlotParts<Info extends SlotInfo> {
  /** In symbols; the stage is laid out for it. */
  size(game: Info): { reels: number; rows: number };
  picture(canvas: HTMLCanvasElement, game: Info, sound: Sound, lang: Lang): SlotPicture;
  /** The symbols of a round as it came to rest, reel by reel, for those who do not see them. */
  symbolsOf(round: PlayedRound): string[][];
  info: InfoPages<Info>;
  /** Over the stage, where there is more to tell than the reels do. */
  Above?: (props: InfoProps<Info>) => ReactNode;
}
