import { drawAlgorithm, type SaltPlan, type SeriesAnnouncement } from '@hanpan/rules';
import type { SeriesRow } from './series-store.ts';

type Announced = Pick<
  SeriesRow,
  'series' | 'game' | 'draws' | 'chain' | 'witness_chain' | 'beacon' | 'first_draw_at' | 'every_ms'
>;

/** What was hashed and published, from the row that keeps it. */
export function announcementOf(row: Announced): SeriesAnnouncement {
  return {
    algorithm: drawAlgorithm,
    series: row.series,
    game: row.game,
    draws: row.draws,
    chain: row.chain.toString('hex'),
    firstDrawAtMs: row.first_draw_at.getTime(),
    everyMs: row.every_ms,
    salt: saltOf(row),
  };
}

function saltOf({ series, witness_chain: witness, beacon }: Announced): SaltPlan {
  if (beacon !== null) return { kind: 'beacon', ...beacon };
  if (witness === null) throw new Error(`${series} has neither a witness nor a beacon`);
  return { kind: 'witness', chain: witness.toString('hex') };
}
