import type { Queryable, Tx } from '@hanpan/db';
import {
  type DrawStream,
  drawAtMs,
  drawStream,
  hexOf,
  type RevealedSalt,
  saltHolds,
  seedOfDraw,
} from '@hanpan/rules';
import { need } from '../../kernel/need.ts';
import { announcementOf } from './announcement-of.ts';
import {
  type DrawName,
  insertOutcome,
  type OutcomeRow,
  readOutcome,
  type VoidReason,
} from './outcome-store.ts';
import { revealedDraw } from './revealed-draw.ts';
import { type Chains, openChains } from './series-keys.ts';
import { readSeries, type SeriesRow } from './series-store.ts';
import type { KeyServices } from './services.ts';

/** A draw, and the server's time at which somebody wants it decided. */
export interface DueDraw extends DrawName {
  readonly nowMs: number;
  /** From `beaconSaltOf`, where the series has a beacon. Whoever gives it, it is checked here. */
  readonly salt?: RevealedSalt | undefined;
}

/**
 * The numbers of a draw that is due, revealed in the caller's transaction: what the game makes of them belongs into the
 * same one. However many workers ask, and however often, they are the same numbers; undefined is a draw that was
 * declared void. Throws RangeError for a draw that there is not or that is not due, and MissingKey.
 */
export async function drawOf(services: KeyServices, tx: Tx, due: DueDraw): Promise<DrawStream | undefined> {
  const name: DrawName = { series: due.series, draw: due.draw };
  const row = await dueSeries(tx, due);
  if ((await readOutcome(tx, name)) === undefined)
    await insertOutcome(tx, name, await reveal(services, tx, row, due));
  // What stands may be another worker's, who has decided in the meantime.
  const outcome = need(await readOutcome(tx, name), 'the outcome of a draw');
  const revealed = revealedDraw(row, name.draw, outcome);
  return revealed && drawStream(seedOfDraw(revealed));
}

/**
 * Declares a draw void that is due and undecided: it is never drawn anew. Returns whether it is void now; false where it
 * had been drawn. Throws RangeError as `drawOf` does.
 */
export async function voidDraw(
  tx: Tx,
  { nowMs, ...name }: Omit<DueDraw, 'salt'>,
  reason: VoidReason,
): Promise<boolean> {
  await dueSeries(tx, { ...name, nowMs });
  const values = { chain_value: null, salt: null, beacon_signature: null };
  const nothing = { decided_at: new Date(nowMs), void_reason: reason, ...values };
  await insertOutcome(tx, name, nothing);
  return need(await readOutcome(tx, name), 'the outcome of a draw').void_reason !== null;
}

async function dueSeries(
  queryable: Queryable,
  { series, draw, nowMs }: Omit<DueDraw, 'salt'>,
): Promise<SeriesRow> {
  const row = await readSeries(queryable, series);
  if (row === undefined || draw < 1 || draw > row.draws) throw new RangeError(`no draw ${draw} of ${series}`);
  if (nowMs < drawAtMs(announcementOf(row), draw))
    throw new RangeError(`draw ${draw} of ${series} is not due`);
  return row;
}

async function reveal(
  services: KeyServices,
  tx: Tx,
  row: SeriesRow,
  { draw, nowMs, salt: given }: DueDraw,
): Promise<OutcomeRow> {
  const announcement = announcementOf(row);
  const chains = await openChains(services, tx, row);
  const salt = given ?? witnessSalt(chains, draw);
  const at = { draw, atMs: drawAtMs(announcement, draw) };
  // Whatever is not exactly true is no salt: a beacon whose signature could not be checked is undefined here.
  if (salt === undefined || saltHolds(announcement.salt, salt, at, services.beacon.check) !== true)
    throw new Error(`the salt of draw ${draw} of ${row.series} is not the announced one`);
  return {
    decided_at: new Date(nowMs),
    void_reason: null,
    chain_value: Buffer.from(chains.chain.valueOf(draw)),
    salt: Buffer.from(salt.value, 'hex'),
    beacon_signature: salt.kind === 'beacon' ? Buffer.from(salt.signature, 'hex') : null,
  };
}

/** The salt of the embedded witness: the value of its own chain. There always is one, so nobody waits. */
function witnessSalt({ witness }: Chains, draw: number): RevealedSalt | undefined {
  return witness && { kind: 'witness', value: hexOf(witness.valueOf(draw)) };
}
