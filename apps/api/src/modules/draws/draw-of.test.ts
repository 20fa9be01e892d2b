import type { Tx } from '@hanpan/db';
import { verifyProof } from '@hanpan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createWorld } from '../../testing/world.ts';
import { announceSeries, drawOf, MissingKey, proofOf, voidDraw } from './index.ts';
import { openChains } from './series-keys.ts';
import { readSeries } from './series-store.ts';

const world = await createWorld();
const everyMs = 60_000;
const draws = 30;

/** A series whose first draw is a minute from now; `at(k)` is when draw k is. */
async function newSeries(game = 'test') {
  const series = `${game}.${world.next()}`;
  const firstDrawAtMs = world.clock.read() + everyMs;
  const terms = { game, series, draws, firstDrawAtMs, everyMs };
  const { hash } = await world.database.transaction((tx) => announceSeries(world.services, tx, terms));
  return { series, hash, at: (draw: number) => firstDrawAtMs + (draw - 1) * everyMs };
}

type Series = Awaited<ReturnType<typeof newSeries>>;

/** Five numbers of the draw, taken in a transaction of its own when it is due. */
function take({ series, at }: Series, draw: number, nowMs = at(draw), services = world.services) {
  return world.database.transaction(async (tx) =>
    numbersOf(await drawOf(services, tx, { series, draw, nowMs })),
  );
}

function numbersOf(source: Awaited<ReturnType<typeof drawOf>>): number[] | undefined {
  return source && Array.from({ length: 5 }, () => source.below(1_000_000));
}

const declareVoid = ({ series, at }: Series, draw: number, nowMs = at(draw)) =>
  world.database.transaction((tx) => voidDraw(tx, { series, draw, nowMs }, 'too-late'));

async function countOutcomes({ series }: Series): Promise<number | undefined> {
  const row = await world.database.row<{ count: number }>(
    'select count(*) from draw_outcome where series = $1',
    [series],
  );
  return row?.count;
}

/** What a draw will reveal, from the keys themselves. */
async function valuesOf({ series }: Series, draw: number) {
  const row = need(await readSeries(world.database, series), 'series');
  const { chain, witness } = await world.database.transaction((tx) => openChains(world.services, tx, row));
  return {
    chainValue: Buffer.from(chain.valueOf(draw)),
    salt: Buffer.from(need(witness, 'witness').valueOf(draw)),
  };
}

function insert({ series }: Series, draw: number, atMs: number, chainValue: Buffer, salt: Buffer) {
  return world.database.run(
    'insert into draw_outcome (series, draw, decided_at, chain_value, salt) values ($1, $2, $3, $4, $5)',
    [series, draw, new Date(atMs), chainValue, salt],
  );
}

describe('a draw', () => {
  test('gives the same numbers however often it is asked for', async () => {
    const series = await newSeries();
    const numbers = await take(series, 1);
    expect(numbers).toHaveLength(5);
    expect(await take(series, 1, series.at(9))).toEqual(numbers);
    expect(await take(series, 2)).not.toEqual(numbers);
    expect(await countOutcomes(series)).toBe(2);
  });

  test('happens once, and is the same for each of four workers that want it at once', async () => {
    const series = await newSeries();
    const all = await Promise.all(Array.from({ length: 4 }, () => take(series, 1)));
    expect(new Set(all.map(String)).size).toBe(1);
    expect(await countOutcomes(series)).toBe(1);
  });

  test('[RNG-6][PIT-7] of a worker that is killed before the game has kept its result is the same afterwards', async () => {
    const series = await newSeries();
    let seen: number[] | undefined;
    const killed = world.database.transaction(async (tx) => {
      seen = numbersOf(await drawOf(world.services, tx, { ...series, draw: 1, nowMs: series.at(1) }));
      await world.owner.run('select pg_terminate_backend($1, 1000)', [await pidOf(tx)]);
      await tx.run('select 1');
    });
    await expect(killed).rejects.toThrow();
    expect(await countOutcomes(series)).toBe(0);
    expect(await take(series, 1)).toEqual(seen);
  });

  async function pidOf(tx: Tx): Promise<number> {
    return need(await tx.row<{ pid: number }>('select pg_backend_pid() as pid'), 'pid').pid;
  }

  test('[PIT-9] needs the secrets of both keys, and without them reveals nothing', async () => {
    const series = await newSeries();
    const ofServer = { ...world.services, witness: undefined };
    await expect(take(series, 1, series.at(1), ofServer)).rejects.toThrow(MissingKey);
    const otherSecret = { ...world.services, witness: world.services.sealer };
    await expect(take(series, 1, series.at(1), otherSecret)).rejects.toThrow(MissingKey);
    expect(await countOutcomes(series)).toBe(0);
  });

  test.each([0, draws + 1])('number %i of thirty is none', async (draw) => {
    const series = await newSeries();
    await expect(take(series, draw, series.at(99))).rejects.toThrow(RangeError);
    await expect(declareVoid(series, draw, series.at(99))).rejects.toThrow(RangeError);
  });

  test('of a series that nobody announced is none', async () => {
    await expect(take({ ...(await newSeries()), series: 'nobody' }, 1)).rejects.toThrow(RangeError);
  });

  test('a millisecond before its time is refused', async () => {
    const series = await newSeries();
    await expect(take(series, 2, series.at(2) - 1)).rejects.toThrow('not due');
    await expect(declareVoid(series, 2, series.at(2) - 1)).rejects.toThrow('not due');
  });
});

describe('in SQL', () => {
  test('[PIT-9] a value is refused before the time of its draw, and taken at it', async () => {
    const series = await newSeries();
    const { chainValue, salt } = await valuesOf(series, 3);
    const early = insert(series, 3, series.at(3) - 1, chainValue, salt);
    await expect(early).rejects.toThrow('is not due');
    expect(await insert(series, 3, series.at(3), chainValue, salt)).toBe(1);
  });

  test('values that do not lead to what was announced are refused, whichever of the two it is', async () => {
    const series = await newSeries();
    await take(series, 2);
    const right = await valuesOf(series, 4);
    const wrong = await valuesOf(series, 5);
    for (const [chainValue, salt] of [
      [wrong.chainValue, right.salt],
      [right.chainValue, wrong.salt],
      [right.salt, right.chainValue],
    ] as const) {
      await expect(insert(series, 4, series.at(5), chainValue, salt)).rejects.toThrow(
        'not the values of draw 4',
      );
    }
    expect(await insert(series, 4, series.at(5), right.chainValue, right.salt)).toBe(1);
  });

  test('a draw beyond the series is refused', async () => {
    const series = await newSeries();
    const { chainValue, salt } = await valuesOf(series, draws);
    await expect(insert(series, draws + 1, series.at(99), chainValue, salt)).rejects.toThrow('has no draw');
  });

  test('half an outcome is none', async () => {
    const series = await newSeries();
    const half = world.database.run(
      'insert into draw_outcome (series, draw, decided_at) values ($1, 1, $2)',
      [series.series, new Date(series.at(1))],
    );
    await expect(half).rejects.toMatchObject({ constraint: 'draw_outcome_values_or_void' });
  });
});

describe('a void draw', () => {
  test('is never drawn anew, and a drawn one is never declared void', async () => {
    const series = await newSeries();
    expect(await declareVoid(series, 1)).toBe(true);
    expect(await take(series, 1, series.at(9))).toBeUndefined();
    await take(series, 2);
    expect(await declareVoid(series, 2, series.at(9))).toBe(false);
    expect(await proofOf(world.database, { ...series, draw: 1 })).toBeUndefined();
  });

  test('is either drawn or void where two workers differ', async () => {
    const series = await newSeries();
    const [numbers, isVoid] = await Promise.all([take(series, 1), declareVoid(series, 1)]);
    expect(numbers === undefined).toBe(isVoid);
  });
});

describe('a proof', () => {
  test('of a mini game checks out against the hash that bets carry', async () => {
    const series = await newSeries('powerball');
    expect(await proofOf(world.database, { ...series, draw: 1 })).toBeUndefined();
    await take(series, 1);
    const proof = await proofOf(world.database, { ...series, draw: 1 });
    const answer = await world.guest().call('/api/fair/verify', { proof: { ...proof } });
    expect(answer.verdict).toBe('valid');
  });

  test('of another game holds the numbers of the rule and stream that it names', async () => {
    const series = await newSeries('soccer');
    await take(series, 1);
    const mapping = (source: { below(bound: number): number }) => [source.below(7), source.below(7)];
    const proof = await proofOf(world.database, { ...series, draw: 1 }, { mapping, stream: 'match/goals' });
    const checked = verifyProof(proof, { mappings: {}, publishedHash: series.hash });
    expect(proof?.stream).toBe('match/goals');
    expect(checked.verdict).toBe('incomplete');
    expect(checked.checks.filter(({ state }) => state !== 'passed')).toEqual([
      { name: 'outcome', state: 'open' },
    ]);
  });

  test('[PF-14] whatever is drawn or void, in whatever order, each value leads to the commitment', async () => {
    const order = fc.uniqueArray(
      fc.record({ draw: fc.integer({ min: 1, max: draws }), drawn: fc.boolean() }),
      {
        selector: ({ draw }) => draw,
        minLength: 1,
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(order, async (decided) => {
        const series = await newSeries('speedkino');
        for (const { draw, drawn } of decided) {
          await (drawn ? take(series, draw) : declareVoid(series, draw));
        }
        for (const { draw, drawn } of decided) {
          const proof = await proofOf(world.database, { ...series, draw });
          expect(proof !== undefined).toBe(drawn);
          const answer = drawn && (await world.guest().call('/api/fair/verify', { proof: { ...proof } }));
          expect(answer === false || answer.verdict === 'valid').toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
