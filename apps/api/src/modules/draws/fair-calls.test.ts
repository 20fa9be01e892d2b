import { announcementHash } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';
import { announceSeries, drawOf, voidDraw } from './index.ts';

const world = await createWorld();
const everyMs = 300_000;

/** A series of ten draws, of which `drawn` have been drawn and `voided` declared void. */
async function seriesOf(game: string, { drawn = 0, voided = 0 } = {}) {
  const series = `${game}.${world.next()}`;
  const firstDrawAtMs = world.clock.read() + everyMs;
  const at = (draw: number) => firstDrawAtMs + (draw - 1) * everyMs;
  const { hash } = await world.database.transaction(async (tx) => {
    const terms = { game, series, draws: 10, firstDrawAtMs, everyMs };
    const announced = await announceSeries(world.services, tx, terms);
    for (let draw = 1; draw <= drawn + voided; draw += 1) {
      const due = { series, draw, nowMs: at(draw) };
      await (draw <= drawn ? drawOf(world.services, tx, due) : voidDraw(tx, due, 'missing-key'));
    }
    return announced;
  });
  return { series, hash, at };
}

const reveal = (series: string, draw: number) => world.guest().call('/api/fair/reveal', { series, draw });
const verify = (proof: object) => world.guest().call('/api/fair/verify', { proof: { ...proof } });

async function drawnProof(game = 'powerball') {
  const { series } = await seriesOf(game, { drawn: 2 });
  return need((await reveal(series, 2)).proof, 'proof');
}

describe('commitments', () => {
  test('[PF-1] are public as soon as they stand, with the hash that anybody can make again', async () => {
    const { series, hash, at } = await seriesOf('fresh', { voided: 2 });
    const { list, pageInfo } = await world.guest().call('/api/fair/commitments', { game: 'fresh' });
    expect(pageInfo).toEqual({ page: 1, count_per_list: 10, total: 1 });
    expect(list).toEqual([
      {
        number: 1,
        announcement: expect.objectContaining({
          series,
          game: 'fresh',
          draws: 10,
          firstDrawAtMs: at(1),
          everyMs,
        }),
        digest: hash,
        announcedAt: world.clock.read.date().toISOString(),
        lastDrawAt: new Date(at(10)).toISOString(),
        keysApart: true,
        voidDraws: 2,
      },
    ]);
    expect(announcementHash(need(list[0], 'commitment').announcement)).toBe(hash);
  });

  test('are paged, the latest first, of one game or of all', async () => {
    for (let count = 0; count < 12; count += 1) {
      await seriesOf('paged');
      world.clock.advance(1_000);
    }
    const numbersOf = async (page: number) =>
      (await world.guest().call('/api/fair/commitments', { game: 'paged', page })).list.map(
        ({ number }) => number,
      );
    expect(await numbersOf(1)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await numbersOf(2)).toEqual([2, 1]);
    const all = await world.guest().call('/api/fair/commitments', {});
    expect(all.pageInfo.total).toBeGreaterThan(12);
  });

  test('are found by the hash that stands on a bet, and by no other', async () => {
    await seriesOf('found');
    const { series, hash } = await seriesOf('found');
    const find = (digest: string) => world.guest().call('/api/fair/commitments', { digest });
    const { list, pageInfo } = await find(hash);
    expect(list.map(({ announcement }) => announcement.series)).toEqual([series]);
    expect(pageInfo.total).toBe(1);
    expect((await find('0'.repeat(64))).list).toEqual([]);
  });

  test('[PIT-9] tell nothing of a key or of a value that is not out', async () => {
    await seriesOf('silent');
    const text = JSON.stringify(await world.guest().call('/api/fair/commitments', { game: 'silent' }));
    const secrets = await world.owner.rows<{ sealed: string; mark: string }>(
      "select encode(sealed, 'hex') as sealed, encode(mark, 'hex') as mark from draw_key where series like 'silent%'",
    );
    expect(secrets).toHaveLength(2);
    for (const { sealed, mark } of secrets) {
      expect(text).not.toContain(sealed);
      expect(text).not.toContain(mark);
    }
  });
});

describe('reveal', () => {
  test('says when a draw is due, what it was, and that it came to nothing', async () => {
    const { series, hash, at } = await seriesOf('powerball', { drawn: 1, voided: 1 });
    const due = (draw: number) => ({ digest: hash, drawAt: new Date(at(draw)).toISOString() });
    expect(await reveal(series, 1)).toMatchObject({
      ...due(1),
      state: 'revealed',
      decidedAt: new Date(at(1)).toISOString(),
      voidReason: null,
      proof: { draw: 1, outcome: { balls: expect.any(Array), powerball: expect.any(Number) } },
    });
    expect(await reveal(series, 2)).toEqual({
      ...due(2),
      state: 'void',
      decidedAt: new Date(at(2)).toISOString(),
      voidReason: 'missing-key',
      proof: null,
    });
    expect(await reveal(series, 3)).toEqual({
      ...due(3),
      state: 'waiting',
      decidedAt: null,
      voidReason: null,
      proof: null,
    });
  });

  test.each(
    refusalsOf('/api/fair/reveal', {
      FD01: [
        'a draw beyond its series',
        async () => {
          const { series } = await seriesOf('short');
          return world.guest().codeOf('/api/fair/reveal', { series, draw: 11 });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a series that nobody announced is refused with FD01', async () => {
    expect(await world.guest().codeOf('/api/fair/reveal', { series: 'nobody', draw: 1 })).toBe('FD01');
  });

  test.each([
    { series: 'Upper', draw: 1 },
    { series: 'a/b', draw: 1 },
    { series: 'a', draw: 0 },
    { series: 'a', draw: 1.5 },
    { series: 'a', draw: 1e9 },
    { series: 'a' },
  ])('%o is refused with E400', async (body) => {
    expect((await world.guest().sendRaw('/api/fair/reveal', JSON.stringify(body))).code).toBe('E400');
  });
});

describe('verify', () => {
  test('[PF-12] finds the proof of a mini game valid', async () => {
    for (const game of ['powerball', 'speedkino']) {
      const { verdict, checks } = await verify(await drawnProof(game));
      expect(verdict).toBe('valid');
      expect(checks.map(({ name }) => name)).toEqual([
        'shape',
        'published',
        'draw',
        'chain',
        'salt',
        'bytes',
        'steps',
        'outcome',
      ]);
    }
  });

  test('leaves the outcome of a game open whose rule is not known here', async () => {
    const { verdict, checks } = await verify(await drawnProof('soccer'));
    expect(verdict).toBe('incomplete');
    expect(checks.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual(['outcome']);
  });

  const zeros = '00'.repeat(32);
  test.each([
    ['another chain value', 'chain', { chainValue: zeros }],
    ['another salt', 'salt', { salt: { kind: 'witness', value: zeros } }],
    ['other bytes', 'bytes', { bytes: zeros }],
    ['no steps', 'steps', { steps: [] }],
    ['another outcome', 'outcome', { outcome: { balls: [1, 2, 3, 4, 5], powerball: 0 } }],
    ['another draw', 'chain', { draw: 1 }],
    ['a draw beyond the series', 'draw', { draw: 11 }],
    ['not the shape of one', 'shape', { chainValue: 7 }],
  ])('a proof with %s fails at %s', async (_, name, change) => {
    const { verdict, checks } = await verify({ ...(await drawnProof()), ...change });
    expect(verdict).toBe('invalid');
    expect(checks.find(({ state }) => state === 'failed')?.name).toBe(name);
  });

  test('an announcement of its own fails before anything is hashed for it', async () => {
    const proof = await drawnProof();
    const announcement = { ...proof.announcement, draws: 10_000_000 };
    const { verdict, checks } = await verify({ ...proof, announcement, draw: 9_999_999 });
    expect(verdict).toBe('invalid');
    expect(checks).toEqual([
      { name: 'shape', state: 'passed' },
      { name: 'published', state: 'failed' },
    ]);
  });

  test.each(
    refusalsOf('/api/fair/verify', {
      FD02: [
        'a proof of a series that was never announced here',
        async () => {
          const proof = await drawnProof();
          const announcement = { ...proof.announcement, series: 'elsewhere' };
          return world.guest().codeOf('/api/fair/verify', { proof: { ...proof, announcement } });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
