import type { Label } from '../../../canvas/labels.ts';
import type { Card, Outcome } from '../card.ts';

/** What the page knows of the round; where the horses are follows from it and the clock. */
export interface Told {
  /** Without its odds, which are many and are not drawn. */
  card: Pick<Card, 'race' | 'runners'> | null;
  outcome: Pick<Outcome, 'race' | 'runners' | 'order'> | null;
  drawnAtMs: number | null;
  clockOffsetMs: number;
  /** What the first three are called; a bare number would be read as that of a horse. */
  places: readonly string[];
}

/** From the page to the thread that draws. */
export type ToTrack =
  | { type: 'begin'; canvas: OffscreenCanvas }
  | { type: 'fit'; width: number; height: number }
  | { type: 'told'; told: Told }
  | { type: 'labels'; labels: ReadonlyMap<string, Label> };
