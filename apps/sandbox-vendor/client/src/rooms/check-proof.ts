import type { RoundProofView } from '../../../src/rooms/room-api.ts';

/**
 * Checks in the browser what was published before the round against what was revealed with it: the chain value, hashed as
 * often as its place says, is the chain's end; and the bets listed make the digest.
 */
export async function checkProof({
  chainValue,
  commitment,
  betsDigest,
  entries,
}: RoundProofView): Promise<boolean> {
  if (chainValue === null || betsDigest === null) return false;
  let value = fromHex(chainValue);
  for (let step = 0; step < commitment.chainIndex; step += 1) value = await sha256(value);
  const digest = await sha256(new TextEncoder().encode(entries.join('\n')));
  return toHex(value) === commitment.chainEnd && toHex(digest) === betsDigest;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
