import type { ReactNode } from 'react';
import type { RoomInfo, RoomRoundView, RoomState } from '../../../src/rooms/room-api.ts';
import type { TranslateRoom } from './messages/texts.ts';

export interface ShownProps {
  round: RoomRoundView | null;
  state: RoomState;
  clockOffsetMs: number;
  narrow: boolean;
  t: TranslateRoom;
}

export type BeadTone = 'first' | 'second' | 'tie' | 'red' | 'black' | 'zero';

/** How one game looks at its table. */
export interface ShownGame {
  /** Whether the dealer is a gentleman with a hat. */
  hat: boolean;
  /** What lies on the felt, drawn over the scene. */
  Felt: (props: ShownProps) => ReactNode;
  /** What moves all the time, in layers above the felt. */
  Above?: (props: ShownProps) => ReactNode;
  /** Roads, or a list of what came. */
  Roads: (props: { state: RoomState; t: TranslateRoom; room: RoomInfo }) => ReactNode;
  /** A past round as one bead: a letter or a number, and its colour. */
  beadOf(summary: Record<string, unknown>, t: TranslateRoom): { text: string; tone: BeadTone };
  /** When the result is plain to see, after the draw. */
  resultAtMs(outcome: Record<string, unknown>): number;
  /** The result in words. */
  resultText(outcome: Record<string, unknown>, t: TranslateRoom): string;
  /** The same of a round that is past, from its summary. */
  pastText(summary: Record<string, unknown>, t: TranslateRoom): string;
}
