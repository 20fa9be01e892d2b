import { sha256 } from '@noble/hashes/sha2.js';

/** The length of every secret, hash and chain value of a draw, in bytes. */
export const digestBytes = 32;

/** SHA-256 (FIPS 180-4). */
export function sha256Of(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the text is whole bytes in lower-case hex: one value has one spelling, so that hashes can be compared as text. */
export function isHex(text: unknown, bytes: number): text is string {
  return typeof text === 'string' && text.length === bytes * 2 && /^[0-9a-f]*$/.test(text);
}

/** Throws RangeError unless the text is this many bytes in lower-case hex. */
export function bytesOfHex(text: string, bytes = digestBytes): Uint8Array {
  if (!isHex(text, bytes)) throw new RangeError(`not ${bytes} bytes in lower-case hex: ${text}`);
  return Uint8Array.from({ length: bytes }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16));
}
