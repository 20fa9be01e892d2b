import { drawAlgorithm, type SeriesAnnouncement } from '@hanpan/rules';
import type { SeriesRow } from './series-store.ts';

/** An announcement whose salt comes from the embedded witness. */
export type WitnessedAnnouncement = SeriesAnnouncement & {
  readonly salt: { readonly kind: 'witness'; readonly chain: string };
};

type Announced = Pick<
  SeriesRow,
  'series' | 'game' | 'draws' | 'chain' | 'witness_chain' | 'first_draw_at' | 'every_ms'
>;

/** What was hashed and published, from the row that keeps it. */
export function announcementOf(row: Announced): WitnessedAnnouncement {
  return {
    algorithm: drawAlgorithm,
    series: row.series,
    game: row.game,
    draws: row.draws,
    chain: row.chain.toString('hex'),
    firstDrawAtMs: row.first_draw_at.getTime(),
    everyMs: row.every_ms,
    salt: { kind: 'witness', chain: row.witness_chain.toString('hex') },
  };
}
