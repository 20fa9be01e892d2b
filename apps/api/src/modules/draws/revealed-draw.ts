import type { RevealedDraw } from '@hanpan/rules';
import { announcementOf, type WitnessedAnnouncement } from './announcement-of.ts';
import type { OutcomeRow } from './outcome-store.ts';
import type { SeriesRow } from './series-store.ts';

/** What is public of a draw of ours once it is out. */
export type WitnessedDraw = RevealedDraw & {
  readonly announcement: WitnessedAnnouncement;
  readonly salt: { readonly kind: 'witness'; readonly value: string };
};

/** Undefined where the draw is void. */
export function revealedDraw(row: SeriesRow, draw: number, outcome: OutcomeRow): WitnessedDraw | undefined {
  if (outcome.void_reason !== null) return undefined;
  return {
    announcement: announcementOf(row),
    draw,
    chainValue: outcome.chain_value.toString('hex'),
    salt: { kind: 'witness', value: outcome.salt.toString('hex') },
  };
}
