import { isSignedRound } from '@hanpan/beacon';
import { beaconRoundAtMs, bytesOfHex } from '@hanpan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '../../../testing/clock.ts';
import { FakeBeacon, type MirrorAnswer, mirrorAnswers } from '../../../testing/fake-beacon.ts';
import { askMirrors } from './ask-mirrors.ts';

const round = 9_000_000;
let fake = new FakeBeacon();
const clock = createFakeClock();

beforeEach(() => {
  fake = new FakeBeacon();
  clock.reset();
});

/** What an installation that has just started learns from such mirrors. */
const learn = (...mirrors: MirrorAnswer[]) => {
  fake.mirrors = mirrors;
  return fake.open(clock.read, { timeoutMs: 100 }).signatureOf(round);
};

describe('[PF-8] the signature of a round', () => {
  test('is what the network has signed, by whichever mirror it comes', async () => {
    const signature = await learn(mirrorAnswers.unreachable, mirrorAnswers.silent, mirrorAnswers.true);
    expect(signature).toBe(fake.signatureOf(round));
    const key = bytesOfHex(fake.network.publicKey, 96);
    expect(isSignedRound(key, round, bytesOfHex(signature ?? '', 48))).toBe(true);
  });

  const lies = Object.entries(mirrorAnswers).filter(([name]) => name !== 'true');
  test.each(lies)(
    'is nothing where all mirrors are %s, and the true one where a single one is not',
    async (_, lie) => {
      expect(await learn(lie, lie, lie)).toBeUndefined();
      expect(await learn(lie, mirrorAnswers.true, lie)).toBe(fake.signatureOf(round));
    },
  );

  test('is nothing where there is no mirror', async () => {
    expect(await learn()).toBeUndefined();
  });

  test('a mirror is asked for this round alone, without being followed elsewhere, and never for the latest', async () => {
    const asked: [string, RequestInit][] = [];
    const request = async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return new Response('', { status: 404 });
    };
    const urls = ['https://one.test', 'https://two.test/drand'];
    await askMirrors({ urls, timeoutMs: 100, request }, fake.network.hash, 7, () => true);
    expect(asked.map(([url]) => url)).toEqual(urls.map((url) => `${url}/${fake.network.hash}/public/7`));
    expect(asked.map(([, { redirect }]) => redirect)).toEqual(['error', 'error']);
  });

  test('the others are left as soon as one has given it', async () => {
    let left = false;
    const silent: MirrorAnswer = (asked) => {
      asked.signal?.addEventListener('abort', () => {
        left = true;
      });
      return mirrorAnswers.silent(asked);
    };
    fake.mirrors = [silent, mirrorAnswers.true];
    await fake.open(clock.read, { timeoutMs: 60_000 }).signatureOf(round);
    expect(left).toBe(true);
  });
});

describe('[PF-10] a round that is missing', () => {
  test('is asked for again after a pause that grows, and is the same round', async () => {
    fake.mirrors = [mirrorAnswers.unpublished];
    const beacon = fake.open(clock.read);
    const attemptsAfter = async (ms: number) => {
      clock.advance(ms);
      expect(await beacon.signatureOf(round)).toBeUndefined();
      return fake.asked.length;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(1_999)).toBe(2);
    expect(await attemptsAfter(1)).toBe(3);
    for (let more = 0; more < 20; more += 1) await attemptsAfter(15_000);
    expect(fake.asked.length).toBeGreaterThan(20);
    expect(new Set(fake.asked)).toEqual(new Set([round]));
    fake.mirrors = [mirrorAnswers.true];
    clock.advance(15_000);
    expect(await beacon.signatureOf(round)).toBe(fake.signatureOf(round));
  });

  test('is known to be asked for in vain since the first attempt that followed others, or since no other round came', async () => {
    fake.mirrors = [mirrorAnswers.unreachable];
    const beacon = fake.open(clock.read);
    const startMs = clock.read();
    const sinceAfter = async (ms: number, of = round) => {
      clock.advance(ms);
      await beacon.signatureOf(of);
      const sinceMs = beacon.inVainSinceMs(of);
      return sinceMs === undefined ? undefined : sinceMs - startMs;
    };
    expect(beacon.inVainSinceMs(round)).toBeUndefined();
    expect(await sinceAfter(0)).toBe(0);
    expect(await sinceAfter(60_000)).toBe(0);
    expect(await sinceAfter(60_000, round + 1)).toBe(0);
    // Another round came: those that are missing are asked for as long as before, and a new one is not.
    fake.mirrors = [mirrorAnswers.true];
    expect(await sinceAfter(1_000, round + 2)).toBeUndefined();
    fake.mirrors = [mirrorAnswers.unreachable];
    expect(await sinceAfter(1_000, round + 3)).toBe(122_000);
    expect(await sinceAfter(15_000)).toBe(0);
    // Nobody knows what was there while nobody asked, nor how long it was where the clock was set back.
    expect(await sinceAfter(120_000)).toBe(257_000);
    expect(await sinceAfter(-30_000)).toBe(227_000);
    fake.mirrors = [mirrorAnswers.true];
    expect(await sinceAfter(15_000)).toBeUndefined();
  });

  test('once it is there nobody is asked again', async () => {
    const beacon = fake.open(clock.read);
    const first = await beacon.signatureOf(round);
    expect(await beacon.signatureOf(round)).toBe(first);
    expect(fake.asked).toEqual([round]);
  });

  test('what is remembered is little, however many rounds are asked for', async () => {
    const beacon = fake.open(clock.read);
    for (let each = 1; each <= 70; each += 1) await beacon.signatureOf(each);
    await beacon.signatureOf(70);
    await beacon.signatureOf(1);
    expect(fake.asked).toHaveLength(71);
  }, 60_000);
});

test('[PF-8] a plan with another genesis or pace is another network', () => {
  const beacon = fake.open(clock.read);
  const signature = bytesOfHex(fake.signatureOf(round), 48);
  expect(beacon.check(fake.plan, round, signature)).toBe(true);
  for (const change of [
    { genesisMs: fake.plan.genesisMs - 3_000 },
    { periodMs: 6_000 },
    { network: '0a'.repeat(32) },
  ])
    expect(beacon.check({ ...fake.plan, ...change }, round, signature)).toBe(false);
  expect(beaconRoundAtMs(fake.plan, 1)).toBe(fake.plan.genesisMs);
});
