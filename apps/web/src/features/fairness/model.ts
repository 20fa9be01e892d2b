import type { DataOf } from '@hanpan/contract';
import { type RawSearch, readPage } from '@hanpan/kit';
import {
  type BeaconCheck,
  beaconRoundAt,
  drawAtMs,
  miniDrawMappings,
  tickSeconds,
  type Verification,
  verifyProof,
} from '@hanpan/rules';

export type Commitment = DataOf<'/api/fair/commitments'>['list'][number];
export type Announcement = Commitment['announcement'];
export type Reveal = DataOf<'/api/fair/reveal'>;
export type Proof = NonNullable<Reveal['proof']>;

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

export function readListSearch(raw: RawSearch): { readonly page: number } {
  return { page: readPage(raw.page) };
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

/** The round of a beacon that a draw is bound to; undefined where its salt comes from a witness. */
export function beaconRoundOf(announcement: Announcement, draw: number): number | undefined {
  const { salt } = announcement;
  return salt.kind === 'beacon' ? beaconRoundAt(salt, drawAtMs(announcement, draw)) : undefined;
}

/**
 * Checks a proof on this device, against the hash in the address and not against what the proof itself says. Without a check
 * of beacons a salt that comes from one stays open.
 */
export function checkProof(proof: Proof, publishedHash: string, checkBeacon?: BeaconCheck): Verification {
  const knows = { mappings: miniDrawMappings, publishedHash };
  return verifyProof(proof, checkBeacon === undefined ? knows : { ...knows, checkBeacon });
}
