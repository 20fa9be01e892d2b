import { hash } from 'node:crypto';

/**
 * The idempotency key of a transfer: a name-based UUID (RFC 9562, version 8) over what identifies the
 * movement. Parts are length-prefixed, so that ('ab', 'c') and ('a', 'bc') are two keys.
 */
export function transferKey(...parts: readonly (string | number)[]): string {
  let content = '';
  for (const part of parts) {
    const text = String(part);
    content += `${Buffer.byteLength(text)}:${text}`;
  }
  const hex = hash('sha256', content);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
