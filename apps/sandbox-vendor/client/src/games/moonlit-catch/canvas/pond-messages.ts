import type { PondMessage, ShotSeen } from '../../../../../src/games/moonlit-catch/play-api.ts';
import type { Label } from '../../../canvas/labels.ts';

/** What is written in the pond: on a fish by its name, and where a bullet caught nothing. */
export type PondLabels = ReadonlyMap<string, Label>;
export const missLabel = 'miss';

/** From the page to the picture of the pond. */
export type ToPond =
  /** In device pixels. */
  | { type: 'fit'; width: number; height: number }
  | { type: 'labels'; labels: PondLabels }
  | { type: 'heard'; message: PondMessage; atMs: number; boat: number }
  /** The player's own shot leaves the boat at once; what it caught is told by the server. */
  | { type: 'launched'; fish: number }
  /** `worth` where it caught something: what that pays, in letters. */
  | { type: 'shot'; shot: ShotSeen; worth: Label | undefined }
  /** The fish that the keyboard has chosen. */
  | { type: 'marked'; fish: number | undefined };
