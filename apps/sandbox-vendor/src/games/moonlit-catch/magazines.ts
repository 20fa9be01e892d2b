import { type Tx, tx } from '../../database.ts';
import { readSeed, type SeedRead } from '../../fair/seeds.ts';
import { waitUntil } from '../../play/round-steps.ts';
import { findLatestRound } from '../../play/rounds.ts';
import { later } from '../../play/settle-round.ts';
import { findStepRound, insertActs } from '../../steps/step-rounds.ts';
import type { Vendor } from '../../vendor.ts';
import { paidBullets } from './magazine-book.ts';
import type { MagazineChoice, Shot, ShotOutcome } from './play-api.ts';
import { gameCode, idleMs } from './rules.ts';

/** A loaded magazine as the pond knows it. The rows are the truth: it is read from them, and they are written first. */
export interface Magazine {
  roundId: string;
  seed: SeedRead;
  nonce: number;
  bulletAmount: number;
  size: number;
  fired: number;
  paid: number;
}

/** The player's open magazine, with bullets in it: one whose last was fired is about to end, and another one comes after it. */
export async function loadMagazine(vendor: Vendor, playerId: number): Promise<Magazine | undefined> {
  const latest = await findLatestRound(vendor.pool, playerId, gameCode);
  if (latest?.state !== 'open') return undefined;
  const round = await findStepRound(vendor.pool, latest.id);
  if (round?.state !== 'open' || round.seedId === null || round.nonce === null) return undefined;
  const { bulletAmount, size } = round.choice as MagazineChoice;
  const past = round.acts as { act: Shot; outcome: ShotOutcome }[];
  if (past.length >= size) return undefined;
  return {
    roundId: round.id,
    seed: await readSeed(vendor.pool, vendor.vault, round.seedId),
    nonce: round.nonce,
    bulletAmount,
    size,
    fired: past.length,
    paid: paidBullets(past),
  };
}

/** Which of these players have an open magazine, or one that is just being paid for. */
export async function playersLoaded(
  reader: Pick<Tx, 'query'>,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await reader.query<{ playerId: number }>(
    `SELECT player_id AS "playerId" FROM round
      WHERE player_id = ANY ($1) AND game_code = $2 AND state IN ('created', 'open')`,
    [playerIds, gameCode],
  );
  return new Set(rows.map(({ playerId }) => playerId));
}

export interface FiredShot {
  roundId: string;
  number: number;
  act: Shot;
  outcome: ShotOutcome;
}

/**
 * Stores shots of many players at once, those whose magazine is still open. Returns the rounds for which it did; only
 * then is anybody told what a shot caught.
 */
export async function storeShots(vendor: Vendor, shots: readonly FiredShot[]): Promise<Set<string>> {
  return await tx(vendor.pool, async (tx) => {
    const ids = [...new Set(shots.map(({ roundId }) => roundId))];
    const open = new Set(await waitUntil(tx, ids, later(vendor, idleMs)));
    await insertActs(
      tx,
      shots.filter(({ roundId }) => open.has(roundId)).map((shot) => ({ ...shot, key: String(shot.number) })),
      vendor.clock(),
    );
    return open;
  });
}
