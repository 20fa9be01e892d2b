/** Bytes of text in hexadecimal. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** What the words of a round follow from, all of it known once the server has shown its seed. */
export interface RevealedSeed {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/**
 * The first words of a revealed seed, made in the browser as the server made them: HMAC-SHA256 of `length:clientSeed:nonce:counter`,
 * eight big-endian words each.
 */
export async function wordsOf(
  { serverSeed, clientSeed, nonce }: RevealedSeed,
  count: number,
  firstCounter = 0,
): Promise<number[]> {
  const encoder = new TextEncoder();
  const hash = { name: 'HMAC', hash: 'SHA-256' } as const;
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), hash, false, ['sign']);
  const words: number[] = [];
  for (let counter = firstCounter; words.length < count; counter += 1) {
    const message = `${encoder.encode(clientSeed).length}:${clientSeed}:${nonce}:${counter}`;
    const bytes = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
    for (let offset = 0; offset < bytes.byteLength; offset += 4) words.push(bytes.getUint32(offset));
  }
  return words.slice(0, count);
}

/** Words that were made beforehand: a round that asks for more is another round. */
export function* given(words: readonly number[]): Generator<number, never> {
  yield* words;
  throw new RangeError('more was drawn than the round has');
}

/** What the work returns, or undefined where it asks for more words than it was given. */
export async function unlessMoreIsAsked<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Equal in every value; a database keeps no order of names. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.length === others.length && names.every((name) => name in b && isSame(a[name], b[name]));
}
