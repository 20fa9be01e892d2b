import type { DataOf } from '@hanpan/contract';
import { type RawSearch, readChoice, readPage } from '@hanpan/kit';
import {
  type BeaconCheck,
  beaconRoundAt,
  drawAtMs,
  miniDrawMappings,
  nextRound,
  tickSeconds,
  type Verification,
  verifyProof,
} from '@hanpan/rules';
import { allSports } from '../../app/sports.ts';

export type Commitment = DataOf<'/api/fair/commitments'>['list'][number];
export type Announcement = Commitment['announcement'];
export type Reveal = DataOf<'/api/fair/reveal'>;
export type Proof = NonNullable<Reveal['proof']>;

const sealedMiniGames = Object.keys(miniDrawMappings) as (keyof typeof miniDrawMappings)[];

/** What is sealed: the mini games that draw, and the sports whose matches are simulated. */
export const sealedGames = [...sealedMiniGames, ...allSports];
type SealedGame = (typeof sealedGames)[number];

/** Which draw is looked at, and the match that the link came from; 0 where none is named. */
export interface FairSearch {
  readonly draw: number;
  readonly event: number;
}

function readCount(value: unknown): number {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function readFairSearch(raw: RawSearch): FairSearch {
  return { draw: readCount(raw.draw), event: readCount(raw.event) };
}

/** The page of the list, and the game or sport it is about; all of them where none is named. */
export function readListSearch(raw: RawSearch): { readonly page: number; readonly game: SealedGame | '' } {
  return { page: readPage(raw.page), game: readChoice(raw.game, ['', ...sealedGames], '') };
}

/** The hash in what was pasted: receipts and messengers add spaces and capitals. Undefined where it is none. */
export function readDigest(text: string): string | undefined {
  const digest = text.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(digest) ? digest : undefined;
}

/** The draw that is shown: the one that was asked for, else the last whose time has come, else the first. */
export function drawToShow(announcement: Announcement, asked: number, nowMs: number): number {
  const { draws, firstDrawAtMs, everyMs } = announcement;
  if (asked >= 1 && asked <= draws) return asked;
  const due = Math.floor((nowMs - firstDrawAtMs) / everyMs) + 1;
  return Math.min(draws, Math.max(1, due));
}

/** The draw that decided what happened so many seconds of play after the kick-off. */
export function drawOfMoment({ draws }: Announcement, atSeconds: number): number {
  return Math.min(draws, Math.max(1, Math.ceil(atSeconds / tickSeconds)));
}

export function timeOfDraw(announcement: Announcement, draw: number): number {
  return drawAtMs(announcement, draw);
}

/** The round of its day that a draw of a mini game decides; undefined where the draws decide a match. */
export function roundOfDraw(announcement: Announcement, draw: number): number | undefined {
  const { game, everyMs } = announcement;
  if (!Object.hasOwn(miniDrawMappings, game)) return undefined;
  return nextRound(drawAtMs(announcement, draw), everyMs).round;
}

interface DrawnNumbers {
  readonly numbers: readonly number[];
  /** Null in a game without one. */
  readonly powerball: number | null;
}

/** What a proof of a mini game says was drawn; undefined for any other game, and for what is no draw at all. */
export function numbersOf({ announcement, outcome }: Proof): DrawnNumbers | undefined {
  if (!Object.hasOwn(miniDrawMappings, announcement.game)) return undefined;
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { balls, numbers = balls, powerball = null } = outcome as Readonly<Record<string, unknown>>;
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
  if (!Array.isArray(numbers) || !numbers.every(isWhole)) return undefined;
  return { numbers, powerball: isWhole(powerball) ? powerball : null };
}

/** The round of a beacon that a draw is bound to; undefined where its salt comes from a witness. */
export function beaconRoundOf(announcement: Announcement, draw: number): number | undefined {
  const { salt } = announcement;
  return salt.kind === 'beacon' ? beaconRoundAt(salt, drawAtMs(announcement, draw)) : undefined;
}

/**
 * Checks a proof on this device, against the hash in the address and the draw that was asked for, and not against what the
 * proof itself says. Without a check of beacons a salt that comes from one stays open.
 */
export function checkProof(
  proof: Proof,
  { publishedHash, draw }: { readonly publishedHash: string; readonly draw: number },
  checkBeacon?: BeaconCheck,
): Verification {
  const knows = { mappings: miniDrawMappings, publishedHash, draw };
  return verifyProof(proof, checkBeacon === undefined ? knows : { ...knows, checkBeacon });
}
