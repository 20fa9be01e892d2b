import type { Tx } from '@hanpan/db';
import { announcementHash } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { announcementOf } from './announcement-of.ts';
import { announceSeries, type SeriesTerms } from './index.ts';
import { readSealedKeys } from './key-store.ts';
import { type Chains, MissingKey, newKeys, openChains } from './series-keys.ts';
import { insertSeries, readSeries } from './series-store.ts';

const world = await createWorld();
const minuteMs = 60_000;

function termsOf(game: string, more: Partial<SeriesTerms> = {}): SeriesTerms {
  const series = `${game}.${world.next()}`;
  return {
    game,
    series,
    draws: 20,
    firstDrawAtMs: world.clock.read() + minuteMs,
    everyMs: minuteMs,
    ...more,
  };
}

const announce = (terms: SeriesTerms, services: World['services'] = world.services) =>
  world.database.transaction((tx) => announceSeries(services, tx, terms));

async function rowOf({ series }: Pick<SeriesTerms, 'series'>) {
  return need(await readSeries(world.database, series), 'series');
}

describe('an announcement', () => {
  test('is kept as it is hashed, and both keys make the chains that it commits to', async () => {
    const terms = termsOf('kept');
    const { number, hash } = await announce(terms);
    const row = await rowOf(terms);
    const chains = await world.database.transaction((tx) => openChains(world.services, tx, row));
    expect(number).toBe(1);
    expect(announcementOf(row)).toEqual({
      algorithm: 'hanpan-draws/1',
      ...terms,
      chain: chains.chain.commitment,
      salt: { kind: 'witness', chain: need(chains.witness, 'witness').commitment },
    });
    expect(announcementHash(announcementOf(row))).toBe(hash);
  });

  test('asked for again it is the one that stands, and no number is used', async () => {
    const terms = termsOf('again');
    const first = await announce(terms);
    world.clock.advance(10 * minuteMs);
    expect(await announce(terms)).toEqual(first);
    expect(await announce(termsOf('again'))).toMatchObject({ number: 2 });
  });

  test('with other terms under the same name it is refused', async () => {
    const terms = termsOf('other');
    await announce(terms);
    for (const change of [{ draws: 21 }, { everyMs: 1 }, { game: 'another' }, { firstDrawAtMs: 1e13 }]) {
      await expect(announce({ ...terms, ...change })).rejects.toThrow('with other terms');
    }
  });

  test.each([
    ['at its first draw', 0],
    ['after it', -1],
  ])('%s it comes too late, in SQL', async (_, leftMs) => {
    const late = announce(termsOf('late', { firstDrawAtMs: world.clock.read() + leftMs }));
    await expect(late).rejects.toMatchObject({ constraint: 'draw_series_announced_before' });
  });

  test('no longer than a leap year of rounds, in SQL', async () => {
    const long = announce(termsOf('long', { draws: 105_409 }));
    await expect(long).rejects.toMatchObject({ constraint: 'draw_series_draws_check' });
  });

  test.each([{ series: 'Upper' }, { series: '' }, { game: 'a b' }, { draws: 0 }, { everyMs: 0 }])(
    'with %o there is none',
    async (change) => {
      await expect(announce(termsOf('odd', change))).rejects.toThrow(RangeError);
    },
  );
});

describe('the numbers of a game', () => {
  test('have no gap, however many are announced at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => announce(termsOf('crowd'))));
    expect(all.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('two workers that announce the same series announce it once', async () => {
    const terms = termsOf('pair');
    const [first, second] = await Promise.all([announce(terms), announce(terms)]);
    expect(second).toEqual(first);
    expect(await announce(termsOf('pair'))).toMatchObject({ number: 2 });
  });

  test('a process that is killed before it has committed leaves no series and no gap', async () => {
    const terms = termsOf('killed');
    const killed = world.database.transaction(async (tx) => {
      await announceSeries(world.services, tx, terms);
      await world.owner.run('select pg_terminate_backend($1, 1000)', [await pidOf(tx)]);
      await tx.run('select 1');
    });
    await expect(killed).rejects.toThrow();
    expect(await readSeries(world.database, terms.series)).toBeUndefined();
    expect(await announce(terms)).toMatchObject({ number: 1 });
  });

  async function pidOf(tx: Tx): Promise<number> {
    const row = await tx.row<{ pid: number }>('select pg_backend_pid() as pid');
    return need(row, 'pid').pid;
  }
});

describe('the keys of a series', () => {
  test('[RNG-2][RNG-10][PF-1] are 32 random bytes each, and stand sealed', async () => {
    const terms = termsOf('sealed');
    await announce(terms);
    const keys = await world.database.transaction((tx) => readSealedKeys(tx, terms.series));
    const opened = keys.map(({ holder, sealed }) =>
      (holder === 'chain' ? world.services.sealer : need(world.services.witness, 'witness')).open(
        `draw.${holder}`,
        sealed,
      ),
    );
    expect(new Set(opened).size).toBe(2);
    for (const key of opened) expect(key).toMatch(/^[0-9a-f]{64}$/);
    for (const [at, { sealed }] of keys.entries()) {
      expect(sealed.includes(Buffer.from(String(opened[at]), 'hex'))).toBe(false);
      expect(sealed.includes(String(opened[at]))).toBe(false);
    }
  });

  test('a server, which has no witness secret, opens none of a worker’s series', async () => {
    const terms = termsOf('apart');
    await announce(terms);
    const row = await rowOf(terms);
    expect(row.keys_apart).toBe(true);
    const ofServer = { ...world.services, witness: undefined };
    const opened = world.database.transaction((tx) => openChains(ofServer, tx, row));
    await expect(opened).rejects.toThrow(MissingKey);
  });

  test('where the worker was given no secret both are sealed under one, and the row says so', async () => {
    const terms = termsOf('together');
    const alone = { ...world.services, witness: undefined };
    await announce(terms, alone);
    const row = await rowOf(terms);
    expect(row.keys_apart).toBe(false);
    const { chain } = await world.database.transaction((tx) => openChains(alone, tx, row));
    expect(chain.commitment).toBe(row.chain.toString('hex'));
  });

  test('[RNG-2] a key that one series has is refused to every other, in SQL', async () => {
    const [first, second] = [termsOf('reuse'), termsOf('reuse')];
    const { chains, sealed } = newKeys(world.services, first);
    const insert = ({ series, game, draws }: SeriesTerms, chain: string, witness: string) =>
      world.database.transaction((tx) => {
        const row = {
          series,
          game,
          draws,
          first_draw_at: new Date(first.firstDrawAtMs),
          every_ms: minuteMs,
          chain: Buffer.from(chain, 'hex'),
          witness_chain: Buffer.from(witness, 'hex'),
          beacon: null,
          keys_apart: true,
          announced_at: world.clock.read.date(),
        };
        const hash = Buffer.from(announcementHash(announcementOf(row)), 'hex');
        return insertSeries(tx, { ...row, hash }, sealed);
      });
    const insertWith = (terms: SeriesTerms, { chain, witness }: Chains) =>
      insert(terms, chain.commitment, need(witness, 'witness').commitment);
    await insertWith(first, chains);
    const again = insertWith(second, newKeys(world.services, second).chains);
    await expect(again).rejects.toMatchObject({ constraint: 'draw_key_used_once' });
  });
});

describe('what is announced is written once', () => {
  test.each(['draw_series', 'draw_key', 'draw_outcome'])('%s', async (table) => {
    await announce(termsOf('once'));
    for (const change of [
      `update ${table} set series = series`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(world.database.run(change), change).rejects.toThrow('permission denied');
      await expect(world.owner.run(change), change).rejects.toThrow('written once');
    }
  });

  test('a hash that is not the announcement’s is refused', async () => {
    const terms = termsOf('forged');
    await announce(terms);
    const forged = world.database.run(
      `insert into draw_series (series, game, draws, first_draw_at, every_ms, chain, witness_chain, keys_apart, hash, announced_at)
       select 'forged.x', game, draws, first_draw_at, every_ms, sha256(chain), sha256(witness_chain), true, sha256(hash), announced_at
         from draw_series where series = $1`,
      [terms.series],
    );
    await expect(forged).rejects.toThrow('not the hash of the announcement');
  });
});
