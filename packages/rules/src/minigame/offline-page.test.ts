import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyMiniProof } from './verify-mini-proof.ts';

/** What the page of tools/verify has: a verifier in one file, which shares no code with this one. */
interface Verifier {
  check(proof: unknown, published?: string): [name: string, state: string][];
  verdict(checks: [string, string][]): string;
  sha256(bytes: Uint8Array): Uint8Array;
  hex(bytes: Uint8Array): string;
  hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
  hashOf(announcement: unknown): string;
  drawing(chainValue: Uint8Array, salt: Uint8Array, game: string, round: string, stream: string): Drawing;
  games: Record<string, (draw: Drawing) => { balls?: number[]; powerball?: number; numbers?: number[] }>;
}
interface Drawing {
  below(bound: number): number;
}

const page = readFileSync(new URL('../../../../tools/verify/verify.html', import.meta.url), 'utf8');
const script = page.slice(page.indexOf('<script>') + '<script>'.length, page.indexOf('</script>'));
const verifier: Verifier = runInNewContext(`${script}\nverifier`, {
  TextEncoder,
  Uint8Array,
  DataView,
  ArrayBuffer,
});

const folder = new URL('../draws/vectors/', import.meta.url);
const lines = readFileSync(new URL('draws.txt', folder), 'utf8').trimEnd().split('\n').slice(1);
const example = JSON.parse(readFileSync(new URL('example-proof.json', folder), 'utf8'));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const hexOf = (numbers: readonly number[] = []) => Buffer.from(numbers).toString('hex');

/** A draw as the vectors write it; of those of all mappings the numbers below a bound, which stand first. */
function compact(game: string, drawing: Drawing): string {
  if (game === 'numbers')
    return [2 ** 31 + 1, 1_000_000_000, 97].map((bound) => drawing.below(bound)).join(' ');
  const { balls, powerball, numbers } = verifier.games[game]?.(drawing) ?? {};
  return numbers ? hexOf(numbers) : `${hexOf(balls)}${powerball}`;
}

test('asks no network, and stands in one file', () => {
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/\b(src|href)=|fetch\(|XMLHttpRequest|WebSocket|import\(/);
});

test('hashes as another implementation does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 100 }), (message, key) => {
      expect(verifier.hex(verifier.sha256(message))).toBe(sha256(message).toString('hex'));
      expect(verifier.hex(verifier.hmac(key, message))).toBe(
        createHmac('sha256', key).update(message).digest('hex'),
      );
    }),
  );
});

test('[PF-11] makes every one of ten thousand published draws, as the program in Python has written them', () => {
  let draws = 0;
  for (let at = 0; at < lines.length; ) {
    const [series = '', hash, secrets = ''] = lines.slice(at, at + 3);
    const announcement = JSON.parse(series.replace(/^series /, ''));
    expect(`hash ${verifier.hashOf(announcement)}`).toBe(hash);
    const [chain = '', witness = '', stream = ''] = secrets.replace(/^secrets /, '').split(' ');
    let [chainValue, salt] = [Buffer.from(chain, 'hex'), Buffer.from(witness, 'hex')];
    for (let draw = announcement.draws; draw >= 1; draw -= 1) {
      const { game } = announcement;
      const drawing = verifier.drawing(chainValue, salt, game, `${announcement.series}/${draw}`, stream);
      const told = lines[at + 2 + draw] ?? '';
      expect(told.startsWith(compact(game, drawing)), `${game} ${draw}`).toBe(true);
      draws += 1;
      [chainValue, salt] = [sha256(chainValue), sha256(salt)];
    }
    expect([chainValue.toString('hex'), salt.toString('hex')]).toEqual([
      announcement.chain,
      announcement.salt.chain,
    ]);
    at += 3 + announcement.draws;
  }
  expect(draws).toBe(10_000);
});

describe('[PF-11] a proof', () => {
  const publishedHash = verifier.hashOf(example.announcement);
  const named = { passed: 'valid', failed: 'invalid', open: 'incomplete' } as const;

  test('that is valid has every check passed, and without the hash of a bet it is not whole', () => {
    const checks = verifier.check(example, publishedHash);
    expect(checks.map(([name, state]) => `${name} ${state}`)).toEqual(
      verifyMiniProof(example, { publishedHash }).checks.map(({ name, state }) => `${name} ${state}`),
    );
    expect(verifier.verdict(checks)).toBe('passed');
    expect(verifier.verdict(verifier.check(example))).toBe('open');
  });

  const zeros = '00'.repeat(32);
  test.each([
    ['another chain value', { chainValue: zeros }],
    ['another salt', { salt: { kind: 'witness', value: zeros } }],
    [
      'a salt of another kind',
      { salt: { kind: 'beacon', value: zeros, round: 1, signature: 'ab'.repeat(48) } },
    ],
    ['other bytes', { bytes: zeros }],
    ['no steps', { steps: [] }],
    ['another outcome', { outcome: { balls: [1, 2, 3, 4, 5], powerball: 0 } }],
    ['another draw', { draw: 110 }],
    ['a draw beyond the series', { draw: 6001 }],
    ['a stream', { stream: 'match' }],
    ['another announcement', { announcement: { ...example.announcement, everyMs: 1 } }],
    [
      'two equal chains',
      {
        announcement: {
          ...example.announcement,
          salt: { kind: 'witness', chain: example.announcement.chain },
        },
      },
    ],
    ['no shape', { draw: '111' }],
  ])('with %s is called what the product calls it', (_, change) => {
    const proof = { ...example, ...change };
    const checks = verifier.check(proof, publishedHash);
    const told = verifyMiniProof(proof, { publishedHash });
    expect(named[verifier.verdict(checks) as keyof typeof named]).toBe(told.verdict);
    expect(told.verdict).not.toBe('valid');
  });

  test.each([null, 7, 'text', [], {}, { announcement: null }])('that is %j is none', (proof) => {
    expect(verifier.check(proof)).toEqual([['shape', 'failed']]);
  });
});
