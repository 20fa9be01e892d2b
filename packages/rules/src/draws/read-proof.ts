import { isSoundAnnouncement, type SeriesAnnouncement } from './announcement.ts';
import { isHex } from './digest.ts';
import type { DrawProof } from './draw-proof.ts';
import { isStreamName } from './draw-stream.ts';
import type { DrawStep } from './rejection.ts';
import type { RevealedSalt } from './salt.ts';

/** More than any draw of a game takes; a proof beyond is not looked at. */
const mostSteps = 100_000;

/**
 * A proof as it was pasted, opened from a file or sent by a server, or undefined where it has not the shape of one. What
 * it says may still be false in every point.
 */
export function readProof(json: unknown): DrawProof | undefined {
  if (!isRecord(json)) return undefined;
  const { announcement, draw, chainValue, salt, stream, bytes, steps, outcome } = json;
  if (!isRecord(announcement) || !isRecord(announcement.salt)) return undefined;
  const announced = announcement as unknown as SeriesAnnouncement;
  const holds =
    isSoundAnnouncement(announced) &&
    Number.isInteger(draw) &&
    isHex(chainValue, 32) &&
    isRevealedSalt(salt) &&
    isStreamName(stream) &&
    typeof bytes === 'string' &&
    Array.isArray(steps) &&
    steps.length <= mostSteps &&
    steps.every(isStep) &&
    outcome !== undefined;
  if (!holds) return undefined;
  return {
    announcement: announced,
    draw: Number(draw),
    chainValue: chainValue as string,
    salt: salt as RevealedSalt,
    stream,
    bytes,
    steps,
    outcome,
  };
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isRevealedSalt(json: unknown): json is RevealedSalt {
  if (!isRecord(json) || !isHex(json.value, 32)) return false;
  if (json.kind === 'witness') return true;
  return json.kind === 'beacon' && isWhole(json.round) && json.round >= 1 && isHex(json.signature, 48);
}

function isStep(json: unknown): json is DrawStep {
  return (
    isRecord(json) &&
    isWhole(json.below) &&
    isWhole(json.value) &&
    Array.isArray(json.words) &&
    json.words.every(isWhole)
  );
}

function isWhole(json: unknown): json is number {
  return Number.isSafeInteger(json) && Number(json) >= 0;
}
