import type { Tx } from '@hanpan/db';
import { announcementHash } from '@hanpan/rules';
import { need } from '../../kernel/need.ts';
import { announcementOf } from './announcement-of.ts';
import { newKeys, type SaltKind } from './series-keys.ts';
import { insertSeries, readSeries, type SeriesRow } from './series-store.ts';
import type { DrawServices } from './services.ts';

/** What a game asks for; the commitments are made here. */
export interface SeriesTerms {
  /** The code of the game or sport: a–z, 0–9, dot, hyphen, underscore; at most 32. */
  readonly game: string;
  /** A name that no other series of the installation has; written like the game, at most 64. */
  readonly series: string;
  /** 1 … 105,408: a leap year of five-minute rounds. */
  readonly draws: number;
  /** When draw 1 is, later than now, and how long after each draw the next one is. */
  readonly firstDrawAtMs: number;
  readonly everyMs: number;
  /** What gives the salts: the witness, where nothing else is said. A game that names the beacon closes its bets in time for it. */
  readonly salt?: SaltKind;
}

export interface Announced {
  /** Counts the announcements of the game from 1, without gaps. */
  readonly number: number;
  /** 64 digits of hex: what stands on every bet on the series. */
  readonly hash: string;
}

/**
 * Commits to every draw of a series. It is public as soon as the transaction is committed; asking again for the same
 * series returns what stands. The database refuses a series whose first draw is not later than now. Throws RangeError
 * for terms that no announcement has, and Error where the series was announced with other terms.
 */
export async function announceSeries(
  services: Pick<DrawServices, 'clock' | 'sealer' | 'witness' | 'beacon'>,
  tx: Tx,
  terms: SeriesTerms,
): Promise<Announced> {
  if ((await readSeries(tx, terms.series)) === undefined) await insertNew(services, tx, terms);
  const row = need(await readSeries(tx, terms.series), 'the series that was announced');
  if (!isOn(row, terms)) throw new Error(`${terms.series} was announced with other terms`);
  return { number: row.number, hash: row.hash.toString('hex') };
}

async function insertNew(
  services: Pick<DrawServices, 'clock' | 'sealer' | 'witness' | 'beacon'>,
  tx: Tx,
  { series, game, draws, firstDrawAtMs, everyMs, salt }: SeriesTerms,
): Promise<void> {
  const { chains, sealed, keysApart } = newKeys(services, { series, draws }, salt);
  const committed = {
    series,
    game,
    draws,
    first_draw_at: new Date(firstDrawAtMs),
    every_ms: everyMs,
    chain: Buffer.from(chains.chain.commitment, 'hex'),
    witness_chain: chains.witness === undefined ? null : Buffer.from(chains.witness.commitment, 'hex'),
    beacon: salt === 'beacon' ? services.beacon.plan : null,
  };
  const hash = Buffer.from(announcementHash(announcementOf(committed)), 'hex');
  const row = { ...committed, keys_apart: keysApart, hash, announced_at: services.clock.date() };
  await insertSeries(tx, row, sealed);
}

function isOn(row: SeriesRow, terms: SeriesTerms): boolean {
  const { game, draws, firstDrawAtMs, everyMs } = announcementOf(row);
  return (
    game === terms.game &&
    draws === terms.draws &&
    firstDrawAtMs === terms.firstDrawAtMs &&
    everyMs === terms.everyMs
  );
}
