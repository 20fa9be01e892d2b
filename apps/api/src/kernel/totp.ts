import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SealUse } from './keys/key-table.ts';
import type { Sealer } from './sealed.ts';

/** RFC 6238 as authenticators implement it: SHA-1, thirty seconds, six digits. */
const stepMs = 30_000;
const digits = 6;
const keyBytes = 20;
/** A device's clock may be a step off, either way. */
const toleranceSteps = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpKey(): Buffer {
  return randomBytes(keyBytes);
}

/** RFC 4648, without padding. */
export function base32Of(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** What authenticators open: whose key it is and at which site. */
export function totpAddress(key: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32Of(key)}&issuer=${encodeURIComponent(issuer)}`;
}

/** RFC 4226: the last four bits say where the number is read. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepOf(atMs: number): number {
  return Math.floor(atMs / stepMs);
}

/**
 * The step whose code it is, among those that a device may show now; undefined for a wrong code, and for one of a step
 * that was used before.
 */
export function matchedStep(key: Buffer, code: string, nowMs: number, usedStep: number): number | undefined {
  const now = stepOf(nowMs);
  for (let step = now - toleranceSteps; step <= now + toleranceSteps; step += 1) {
    const expected = Buffer.from(codeAt(key, step));
    const given = Buffer.from(code);
    if (step > usedStep && given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}

/** Whose keys they are. */
type TotpUse = Extract<SealUse, `${string}.totp`>;

/** A key at rest: as text, as everything else that is sealed. */
export function sealTotpKey(sealer: Sealer, use: TotpUse, key: Buffer): Buffer {
  return sealer.seal(use, key.toString('base64'));
}

/** `matchedStep` of a key at rest. */
export function matchedSealedStep(
  sealer: Sealer,
  use: TotpUse,
  sealed: Buffer,
  code: string,
  nowMs: number,
  usedStep: number,
): number | undefined {
  return matchedStep(Buffer.from(sealer.open(use, sealed), 'base64'), code, nowMs, usedStep);
}
