import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beaconCheckOf, quicknet } from '../draws/beacon-network.ts';
import { verifyMiniProof } from './verify-mini-proof.ts';

/** What the page of tools/verify has: a verifier in one file, which shares no code with this one. */
interface Verifier {
  check(proof: unknown, published?: string, wanted?: string): [name: string, state: string][];
  verdict(checks: [string, string][]): string;
  toldOf(proof: unknown): string;
  sha256(bytes: Uint8Array): Uint8Array;
  hex(bytes: Uint8Array): string;
  hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
  hashOf(announcement: unknown): string;
  drawing(chainValue: Uint8Array, salt: Uint8Array, game: string, round: string, stream: string): Drawing;
  isSignedRound(key: Uint8Array, round: number, signature: Uint8Array): boolean;
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

const beaconExample = JSON.parse(readFileSync(new URL('example-beacon-proof.json', folder), 'utf8'));
const published = JSON.parse(
  readFileSync(new URL('../../../beacon/src/published-rounds.json', import.meta.url), 'utf8'),
);

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

  test('of another draw than the one that is named is not valid, and which draw it is of is told', () => {
    const { draw } = example;
    expect(verifier.verdict(verifier.check(example, publishedHash, String(draw)))).toBe('passed');
    expect(verifier.check(example, publishedHash, String(draw + 1))).toContainEqual(['draw', 'failed']);
    expect(verifier.toldOf(example)).toContain(`${example.announcement.series}/${draw}`);
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

describe('[PF-8] the signature of a beacon, checked by a second implementation', () => {
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
  const key = bytes(published.quicknet.publicKey);
  const rounds: { round: number; signature: string }[] = published.rounds;

  test.each(rounds)(
    'round $round of quicknet is signed, and by its signature no other is',
    ({ round, signature }) => {
      expect(verifier.isSignedRound(key, round, bytes(signature))).toBe(true);
      expect(verifier.isSignedRound(key, round + 1, bytes(signature))).toBe(false);
    },
  );

  test('another network, another scheme, a changed byte and a changed sign are told from it', () => {
    const { otherNetwork, otherScheme } = published;
    const { round, signature } = rounds[0] ?? { round: 0, signature: '' };
    const holds = (publicKey: string, of: number, hex: string) =>
      verifier.isSignedRound(bytes(publicKey), of, bytes(hex));
    expect(holds(otherNetwork.publicKey, otherNetwork.round, otherNetwork.signature)).toBe(true);
    expect(holds(published.quicknet.publicKey, otherNetwork.round, otherNetwork.signature)).toBe(false);
    expect(holds(otherScheme.publicKey, otherScheme.round, otherScheme.signature)).toBe(false);
    for (const at of [0, 1, 47]) {
      const changed = bytes(signature);
      changed[at] = (changed[at] ?? 0) ^ (at === 0 ? 0x20 : 1);
      expect(verifier.isSignedRound(key, round, changed)).toBe(false);
    }
    expect(holds(published.quicknet.publicKey, round, `c0${'00'.repeat(47)}`)).toBe(false);
  });

  test('a proof that is bound to a round of quicknet is valid, and nothing is left open', () => {
    const checks = verifier.check(beaconExample, verifier.hashOf(beaconExample.announcement));
    expect(verifier.verdict(checks)).toBe('passed');
    const publishedHash = verifier.hashOf(beaconExample.announcement);
    const checkBeacon = beaconCheckOf([quicknet], verifier.isSignedRound);
    expect(verifyMiniProof(beaconExample, { publishedHash, checkBeacon }).verdict).toBe('valid');
  });

  const { announcement, salt } = beaconExample;
  const other = rounds[2]?.signature ?? '';
  const saltOf = (signature: string, round: number) => ({
    ...salt,
    value: sha256(bytes(signature)).toString('hex'),
    round,
    signature,
  });
  test.each([
    ['the signature of another round', { salt: saltOf(other, salt.round) }],
    ['another round', { salt: saltOf(other, 1001) }],
    ['a value that is not the hash', { salt: { ...salt, value: '00'.repeat(32) } }],
    [
      'a network that is not pinned',
      { announcement: { ...announcement, salt: { ...announcement.salt, network: '0a'.repeat(32) } } },
    ],
    [
      'a genesis by which the draw had another round, with its true signature',
      {
        announcement: {
          ...announcement,
          salt: { ...announcement.salt, genesisMs: announcement.salt.genesisMs - 3_000 },
        },
        salt: saltOf(other, 1001),
      },
    ],
    ['a witness instead', { salt: { kind: 'witness', value: salt.value } }],
  ])('with %s it is called wrong, by either', (_, change) => {
    const proof = { ...beaconExample, ...change };
    const publishedHash = verifier.hashOf(proof.announcement);
    const checkBeacon = beaconCheckOf([quicknet], verifier.isSignedRound);
    const checks = verifier.check(proof, publishedHash);
    expect(verifier.verdict(checks)).toBe('failed');
    expect(checks.find(([, state]) => state === 'failed')?.[0]).toBe('salt');
    expect(
      verifyMiniProof(proof, { publishedHash, checkBeacon }).checks.find(({ state }) => state === 'failed')
        ?.name,
    ).toBe('salt');
  });
});
