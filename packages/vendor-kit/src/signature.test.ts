import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generateKeyPair, signBody, verifyBody } from './index.ts';

function vectorFile(name: string): string {
  return readFileSync(new URL(`./vectors/${name}`, import.meta.url), 'utf8');
}

const publicKeyPem = vectorFile('hub88-public.pem');
const vectors = vectorFile('hub88-signatures.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => ({
    data: row.slice(0, row.lastIndexOf(';')),
    signature: row.slice(row.lastIndexOf(';') + 1),
  }));

describe('body signatures', () => {
  test('the published vectors are all there', () => {
    expect(vectors).toHaveLength(5);
  });

  test.each(vectors)('the published signature of $data holds', ({ data, signature }) => {
    expect(verifyBody(data, signature, publicKeyPem)).toBe(true);
    expect(verifyBody(Buffer.from(data), signature, publicKeyPem)).toBe(true);
  });

  test.each(vectors)('one changed byte of $data breaks it', ({ data, signature }) => {
    const bytes = Buffer.from(data);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(verifyBody(bytes, signature, publicKeyPem)).toBe(false);
    expect(verifyBody(`${data} `, signature, publicKeyPem)).toBe(false);
  });

  test.each(vectors)("another's key does not verify $data", ({ data, signature }) => {
    expect(verifyBody(data, signature, generateKeyPair().publicKeyPem)).toBe(false);
  });

  test.each([undefined, '', 'not base64 at all!', 'AAAA'])(
    'a signature of %j is no signature',
    (signature) => {
      expect(verifyBody('test', signature, publicKeyPem)).toBe(false);
    },
  );

  test('what is signed with a new pair verifies with it, whatever the script', () => {
    const pair = generateKeyPair();
    const body = JSON.stringify({ user: '달빛나루', amount: 100_000_000 });
    const signature = signBody(body, pair.privateKeyPem);
    expect(verifyBody(Buffer.from(body, 'utf8'), signature, pair.publicKeyPem)).toBe(true);
  });
});
