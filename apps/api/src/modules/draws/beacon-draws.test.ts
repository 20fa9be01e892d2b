import { announcementHash, beaconRoundAt, beaconRoundAtMs, bytesOfHex, hexOf, sha256Of } from '@hanpan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { FakeBeacon, mirrorAnswers } from '../../testing/fake-beacon.ts';
import { createWorld } from '../../testing/world.ts';
import { announcementOf } from './announcement-of.ts';
import { announceSeries, beaconSaltOf, drawOf, MissingBeacon, proofOf, voidDraw } from './index.ts';
import { readSealedKeys } from './key-store.ts';
import type { VoidReason } from './outcome-store.ts';
import { openChains } from './series-keys.ts';
import { readSeries } from './series-store.ts';

const fake = new FakeBeacon();
const world = await createWorld({
  change: (services) => ({ ...services, beacon: fake.open(services.clock) }),
});
await fake.pin(world.owner);
const everyMs = 60_000;

beforeEach(() => {
  fake.mirrors = [mirrorAnswers.true];
});

/** An installation that has just started: it remembers no round. */
const started = () => ({ ...world.services, beacon: fake.open(world.clock.read) });

async function newSeries(game = 'powerball', change = {}) {
  const series = `${game}.${world.next()}`;
  const firstDrawAtMs = world.clock.read() + everyMs;
  const terms = { game, series, draws: 10, firstDrawAtMs, everyMs, salt: 'beacon' as const, ...change };
  const { hash } = await world.database.transaction((tx) => announceSeries(world.services, tx, terms));
  const at = (draw: number) => firstDrawAtMs + (draw - 1) * everyMs;
  const round = (draw: number) => beaconRoundAt(fake.plan, at(draw));
  return { series, hash, at, round, roundAt: (draw: number) => beaconRoundAtMs(fake.plan, round(draw)) };
}

type Series = Awaited<ReturnType<typeof newSeries>>;

/** Draws when the round of the draw is out, as a worker does. */
async function take({ series, roundAt }: Series, draw: number, services = started()) {
  world.clock.advance(Math.max(0, roundAt(draw) - world.clock.read()));
  const due = { series, draw, nowMs: world.clock.read() };
  const salt = await beaconSaltOf(services, due);
  return world.database.transaction(async (tx) => {
    const source = await drawOf(services, tx, { ...due, salt });
    return source && Array.from({ length: 5 }, () => source.below(1_000_000));
  });
}

async function countOutcomes({ series }: Series) {
  const counted = 'select count(*) from draw_outcome where series = $1';
  return (await world.database.row<{ count: number }>(counted, [series]))?.count;
}

describe('[PF-6][PF-7] a series with a beacon', () => {
  test('says so before any bet, under a hash that covers network, genesis and pace', async () => {
    const { hash } = await newSeries('announced');
    const [commitment] = (await world.guest().call('/api/fair/commitments', { digest: hash })).list;
    expect(commitment).toMatchObject({ keysApart: null, announcement: { salt: fake.plan } });
    expect(announcementHash(need(commitment, 'commitment').announcement)).toBe(hash);
  });

  test('has one key, of its chain: there is no second one that whoever has the machine could read', async () => {
    const { series } = await newSeries('one-key');
    const row = need(await readSeries(world.database, series), 'series');
    const [keys, chains] = await world.database.transaction(async (tx) => [
      await readSealedKeys(tx, series),
      await openChains({ ...world.services, witness: undefined }, tx, row),
    ]);
    expect(keys.map(({ holder }) => holder)).toEqual(['chain']);
    expect(chains.witness).toBeUndefined();
  });

  test('draws with the very round that the time of the draw names, and the proof carries it', async () => {
    const series = await newSeries();
    const numbers = await take(series, 2);
    expect(numbers).toHaveLength(5);
    expect(await take(series, 2)).toEqual(numbers);
    const proof = need(await proofOf(world.database, { ...series, draw: 2 }), 'proof');
    const signature = fake.signatureOf(series.round(2));
    const value = hexOf(sha256Of(bytesOfHex(signature, 48)));
    expect(proof.salt).toEqual({ kind: 'beacon', value, round: series.round(2), signature });
    const reveal = await world.guest().call('/api/fair/reveal', { series: series.series, draw: 2 });
    expect(reveal).toMatchObject({ state: 'revealed', proof: { salt: proof.salt, outcome: proof.outcome } });
    const answer = await world.guest().call('/api/fair/verify', { proof: { ...proof } });
    expect(answer.verdict).toBe('valid');
  });

  test('[PF-8] a proof with another signature, of another round or of none, is called wrong', async () => {
    const series = await newSeries();
    await take(series, 1);
    const proof = need(await proofOf(world.database, { ...series, draw: 1 }), 'proof');
    const saltWith = (signature: string, round = series.round(1)) => ({
      kind: 'beacon' as const,
      value: hexOf(sha256Of(bytesOfHex(signature, 48))),
      round,
      signature,
    });
    const other = fake.signatureOf(series.round(1) + 1);
    for (const salt of [saltWith(other), saltWith(other, series.round(1) + 1), saltWith('ab'.repeat(48))]) {
      const { checks } = await world.guest().call('/api/fair/verify', { proof: { ...proof, salt } });
      expect(checks.find(({ state }) => state === 'failed')?.name).toBe('salt');
    }
  });
});

describe('[PF-8] what nobody has signed is never drawn with', () => {
  test.each(['older', 'renamed', 'otherKey', 'changed'] as const)(
    'a mirror whose answer is %s',
    async (lie) => {
      const series = await newSeries();
      fake.mirrors = [mirrorAnswers[lie]];
      await expect(take(series, 1)).rejects.toThrow(MissingBeacon);
      expect(await countOutcomes(series)).toBe(0);
    },
  );

  test('neither does whoever draws believe what it is given', async () => {
    const series = await newSeries();
    const due = { series: series.series, draw: 1, nowMs: series.roundAt(1) };
    const signature = fake.signatureOf(series.round(1) + 1);
    const value = hexOf(sha256Of(bytesOfHex(signature, 48)));
    const salts = [
      undefined,
      { kind: 'witness', value } as const,
      { kind: 'beacon', value, round: series.round(1), signature } as const,
      { kind: 'beacon', value, round: series.round(1) + 1, signature } as const,
    ];
    for (const salt of salts) {
      const drawn = world.database.transaction((tx) => drawOf(world.services, tx, { ...due, salt }));
      await expect(drawn).rejects.toThrow('is not the announced one');
    }
    expect(await countOutcomes(series)).toBe(0);
  });
});

describe('[PF-10] a round that does not come', () => {
  test('is waited for, and nobody is asked before its time', async () => {
    const series = await newSeries();
    const services = started();
    const asked = fake.asked.length;
    const ask = () => beaconSaltOf(services, { series: series.series, draw: 1 });
    world.clock.advance(series.roundAt(1) - 1 - world.clock.read());
    await expect(ask()).rejects.toThrow(MissingBeacon);
    expect(fake.asked).toHaveLength(asked);
    world.clock.advance(1);
    expect(await ask()).toMatchObject({ round: series.round(1) });
  });

  test('makes the draw void, which is never drawn anew though the round comes afterwards', async () => {
    const series = await newSeries();
    const giveUp = (nowMs: number, reason: VoidReason = 'no-beacon') =>
      world.database.transaction((tx) => voidDraw(tx, { series: series.series, draw: 1, nowMs }, reason));
    const hourMs = 60 * 60_000;
    for (const reason of ['no-beacon', 'missing-key', 'too-late'] as const)
      await expect(giveUp(series.at(1) + hourMs - 1, reason)).rejects.toThrow('still waits for its beacon');
    expect(await giveUp(series.at(1) + hourMs)).toBe(true);
    expect(await take(series, 1)).toBeUndefined();
    const reveal = await world.guest().call('/api/fair/reveal', { series: series.series, draw: 1 });
    expect(reveal).toMatchObject({ state: 'void', voidReason: 'no-beacon', proof: null });
  });

  test('of a network that this installation does not know is not asked for: its draws wait', async () => {
    const series = await newSeries();
    world.clock.advance(series.roundAt(1) - world.clock.read());
    const other = { ...fake.open(world.clock.read), plan: { ...fake.plan, network: '0a'.repeat(32) } };
    const ask = beaconSaltOf({ ...world.services, beacon: other }, { series: series.series, draw: 1 });
    await expect(ask).rejects.toThrow(MissingBeacon);
  });
});

describe('in SQL', () => {
  async function valuesOf(series: Series, draw: number) {
    const row = need(await readSeries(world.database, series.series), 'series');
    const chains = await world.database.transaction((tx) => openChains(world.services, tx, row));
    const signature = Buffer.from(fake.signatureOf(series.round(draw)), 'hex');
    return { chainValue: Buffer.from(chains.chain.valueOf(draw)), signature };
  }
  const insert = (
    { series }: Series,
    [draw, atMs]: [number, number],
    values: { chainValue: Buffer; signature: Buffer | null },
    salt = values.signature && Buffer.from(sha256Of(values.signature)),
  ) =>
    world.database.run(
      `insert into draw_outcome (series, draw, decided_at, chain_value, salt, beacon_signature)
       values ($1, $2, $3, $4, $5, $6)`,
      [series, draw, new Date(atMs), values.chainValue, salt, values.signature],
    );

  test('[PF-9] no value stands before the round of its draw can exist, and it does at its time', async () => {
    const series = await newSeries();
    const values = await valuesOf(series, 2);
    const at = series.roundAt(2);
    expect(at).toBeGreaterThan(series.at(2));
    await expect(insert(series, [2, at - 1], values)).rejects.toThrow('is not due');
    expect(await insert(series, [2, at], values)).toBe(1);
  });

  test('the salt is the hash of a signature, and there is one', async () => {
    const series = await newSeries();
    const values = await valuesOf(series, 1);
    const at: [number, number] = [1, series.roundAt(1)];
    const wrong = 'not the values of draw 1';
    await expect(insert(series, at, values, Buffer.alloc(32))).rejects.toThrow(wrong);
    await expect(insert(series, at, { ...values, signature: null }, Buffer.alloc(32))).rejects.toThrow(wrong);
    await expect(insert(series, at, { ...values, chainValue: Buffer.alloc(32) })).rejects.toThrow(wrong);
  });

  test('a witness has no signature, and its draws are not void for a beacon', async () => {
    const series = await newSeries('witnessed', { salt: 'witness' });
    const nothing = { chainValue: Buffer.alloc(32), signature: Buffer.alloc(48) };
    await expect(insert(series, [1, series.at(1)], nothing)).rejects.toThrow('has no beacon');
    const due = { series: series.series, draw: 1, nowMs: series.at(1) };
    const voided = world.database.transaction((tx) => voidDraw(tx, due, 'no-beacon'));
    await expect(voided).rejects.toThrow('has no beacon');
    expect(await beaconSaltOf(started(), due)).toBeUndefined();
  });

  test('[PF-9] draws so close that betting could not be closed in time are refused', async () => {
    await expect(newSeries('close', { everyMs: 6_000 })).rejects.toThrow(RangeError);
    const series = await newSeries('close');
    const forged = world.owner.run(
      `insert into draw_series (series, game, draws, first_draw_at, every_ms, chain, hash, announced_at, beacon)
       select 'close.forged', game, draws, first_draw_at, 6000, sha256(chain), sha256(hash), announced_at, beacon
         from draw_series where series = $1`,
      [series.series],
    );
    await expect(forged).rejects.toThrow('too close for their beacon');
  });

  test('[PF-8] nobody but a migration says which network is pinned, and quicknet is', async () => {
    const quicknet = await world.database.row(
      "select genesis_ms, period_ms from draw_beacon where network = decode('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971', 'hex')",
    );
    expect(quicknet).toEqual({ genesis_ms: 1_692_803_367_000, period_ms: 3_000 });
    for (const change of [
      "insert into draw_beacon values (sha256('x'), 1, 1)",
      'update draw_beacon set genesis_ms = 1',
      'delete from draw_beacon',
    ])
      await expect(world.database.run(change)).rejects.toThrow('permission denied');
  });

  test('a series has a witness or a beacon, and not both', async () => {
    const { series } = await newSeries('both');
    const row = need(await readSeries(world.database, series), 'series');
    const chain = Buffer.alloc(32, 7);
    const hash = announcementHash(announcementOf({ ...row, series: 'both.forged', chain }));
    const forged = world.owner.run(
      `insert into draw_series (series, game, draws, first_draw_at, every_ms, chain, witness_chain, keys_apart, hash, announced_at, beacon)
       select 'both.forged', game, draws, first_draw_at, every_ms, $2, sha256(chain), true, decode($3, 'hex'), announced_at, beacon
         from draw_series where series = $1`,
      [series, chain, hash],
    );
    await expect(forged).rejects.toMatchObject({ constraint: 'draw_series_one_salt' });
  });
});
