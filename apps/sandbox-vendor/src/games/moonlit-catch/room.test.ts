import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hmacWords } from '../../fair/draws.ts';
import { drawsFrom } from '../../fair/reject.ts';
import { readSeed } from '../../fair/seeds.ts';
import { returnKeptMs } from '../../play/actual-return.ts';
import type { ActualReturn } from '../../play/play-api.ts';
import { settleDueRounds } from '../../play/unfinished-rounds.ts';
import { type Angler, atPond, known } from '../../testing/pond.ts';
import { startWorld, type World } from '../../testing/world.ts';
import { storeShots } from './magazines.ts';
import type { MagazineBook, ShotOutcome } from './play-api.ts';
import { CatchRoom } from './room.ts';
import { fishNamed } from './rules.ts';
import { drawShot } from './shoot.ts';

let world: World;
let room: CatchRoom;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  room = newRoom();
});

function newRoom(): CatchRoom {
  return new CatchRoom(world.vendor, { ticksByItself: false });
}
afterEach(async () => await room.close());

/** A pond that reads, and can begin no transaction while it is broken. */
function brokenPond(isBroken: () => boolean): CatchRoom {
  const { pool } = world.vendor;
  const connect = async () => {
    if (isBroken()) throw new Error('no connection');
    return await pool.connect();
  };
  const broken = Object.assign(Object.create(pool), { connect, query: pool.query.bind(pool) });
  return new CatchRoom({ ...world.vendor, pool: broken }, { ticksByItself: false });
}

const { angler, step, load, sit, fill, shootAt, shootAny } = atPond(
  () => world,
  () => room,
);

function balanceOf(who: Angler): number {
  return world.operator.balanceOf(who.user);
}

describe('a magazine', () => {
  test('is paid for at once, and its catches and the bullets that are left come back together', async () => {
    const who = await angler();
    const seat = sit(who);
    const roundId = await load(who);
    expect(balanceOf(who)).toBe(98_000);
    await fill();
    let paid = 0;
    for (let shot = 0; shot < 6; shot += 1) paid += (await shootAny(seat)).paid;
    const ended = await step(who, 'stop', { roundId });
    if (ended.kind !== 'played') throw new Error(ended.kind);
    const book = ended.round.book as MagazineBook;
    expect(book.events[0]).toMatchObject({ fired: 6, unfired: 14, paid, ending: 'stopped' });
    expect(book.totalAmount).toBe((14 + paid) * 100);
    expect(balanceOf(who)).toBe(98_000 + book.totalAmount);
    const calls = world.operator.calls.filter(({ body }) => body.round === roundId);
    expect(calls.map(({ path }) => path)).toEqual(['/transaction/bet', '/transaction/win']);
    expect(calls[1]?.body).toMatchObject({ returned_amount: 1_400 * 100_000 });
    expect(ended.session).toMatchObject({ stakedAmount: 600, returnedAmount: paid * 100 });
  });

  test('[GAM-4] that is taken back unfired is stake given back: nothing was played, and nothing was returned to players', async () => {
    const who = await angler(500_000);
    const actual = async () => {
      // What was told before is told no more.
      world.pass(returnKeptMs);
      return (await world.call(who.session, 'GET', '/api/actual-return')).body as ActualReturn;
    };
    const before = await actual();
    const roundId = await load(who, 100, 5_000);
    const ended = await step(who, 'stop', { roundId });
    expect(ended).toMatchObject({
      round: { book: { totalAmount: 500_000, returnedAmount: 500_000 } },
      session: { stakedAmount: 0, returnedAmount: 0 },
    });
    const calls = world.operator.calls.filter(({ body }) => body.round === roundId);
    expect(calls.at(-1)?.body).toMatchObject({ amount: 50_000_000_000, returned_amount: 50_000_000_000 });
    expect(balanceOf(who)).toBe(500_000);
    expect(await actual()).toMatchObject({
      rounds: before.rounds + 1,
      stakedAmount: before.stakedAmount,
      returnedAmount: before.returnedAmount,
    });
  });

  test('ends by itself with its last bullet, and every shot can be worked out again', async () => {
    const who = await angler();
    const seat = sit(who);
    const roundId = await load(who);
    await fill();
    for (let shot = 0; shot < 20; shot += 1) await shootAny(seat);
    await expect.poll(async () => (await step(who, 'round')).kind).toBe('played');
    await expect
      .poll(async () => {
        const answer = await step(who, 'round');
        return answer.kind === 'played' && answer.round.settlement;
      })
      .toBe('confirmed');
    const { rows } = await world.vendor.pool.query(
      'SELECT act, outcome FROM step_act WHERE round_id = $1 ORDER BY number',
      [roundId],
    );
    const bound = await world.vendor.pool.query('SELECT seed_id, nonce FROM round WHERE id = $1', [roundId]);
    const { serverSeed, clientSeed } = await readSeed(
      world.vendor.pool,
      world.vendor.vault,
      bound.rows[0].seed_id,
    );
    expect(rows).toHaveLength(20);
    let paid = 0;
    for (const [number, { act, outcome }] of rows.entries()) {
      const draws = drawsFrom(hmacWords(serverSeed, clientSeed, bound.rows[0].nonce, number * 1024));
      expect(drawShot(draws, fishNamed(act.target), act.alsoStruck.map(fishNamed))).toBe(outcome.paid);
      expect((outcome as ShotOutcome).draws).toEqual(draws.drawn);
      paid += outcome.paid;
    }
    expect(balanceOf(who)).toBe(98_000 + paid * 100);
  });

  test('has ended by the time its last shot is told, so that a page that asks then finds what it came to', async () => {
    const who = await angler();
    const seat = sit(who);
    await load(who);
    await fill();
    let last = await shootAny(seat);
    while (last.left > 0) last = await shootAny(seat);
    expect(await step(who, 'round')).toMatchObject({
      kind: 'played',
      round: { book: { totalAmount: last.paidSoFar * 100 } },
    });
  });

  test('that is left alone is closed after thirty seconds: what was fired stands, the rest returns', async () => {
    const who = await angler();
    const seat = sit(who);
    await load(who);
    await fill();
    const { paid } = await shootAny(seat);
    // Everything in memory is gone, as after a crash.
    await room.close();
    world.pass(29_000);
    await settleDueRounds(world.vendor);
    expect((await step(who, 'round')).kind).toBe('open');
    world.pass(2000);
    await settleDueRounds(world.vendor);
    expect(balanceOf(who)).toBe(98_000 + (19 + paid) * 100);
  });

  test('goes on after a crash where its rows left it', async () => {
    const who = await angler();
    const seat = sit(who);
    await load(who);
    await fill();
    const first = await shootAny(seat);
    expect(first.left).toBe(19);
    await room.close();
    room = newRoom();
    const again = sit(who);
    await fill();
    const second = await shootAny(again);
    expect(second.left).toBe(18);
    expect(second.paidSoFar).toBe(first.paid + second.paid);
  });

  test('of another size or price than is on offer is refused', async () => {
    const who = await angler();
    world.pass(5000);
    for (const [stakeAmount, choice] of [
      [2000, { bulletAmount: 100, size: 21 }],
      [3000, { bulletAmount: 150, size: 20 }],
      [1000, { bulletAmount: 100, size: 20 }],
      [2000, { bulletAmount: 100, size: 20, paid: 9 }],
    ]) {
      const body = { stakeAmount, roundKey: randomUUID(), choice };
      const answer = await world.call(who.session, 'POST', '/api/steps/begin', body);
      expect(answer.body).toEqual({ error: 'stake-not-offered' });
    }
    expect(balanceOf(who)).toBe(100_000);
  });
});

describe('a shot', () => {
  test('that is forged, too late, out of reach or without a magazine draws nothing', async () => {
    const who = await angler();
    const seat = sit(who);
    expect(await room.shoot('no such seat', 1)).toEqual({ kind: 'refused', reason: 'no-seat' });
    expect(await shootAt(seat, 1)).toEqual({ kind: 'refused', reason: 'no-magazine' });
    const roundId = await load(who);
    await fill();
    expect(await shootAt(seat, 999_999)).toEqual({ kind: 'returned', reason: 'fish-gone' });
    const forged = await world.call(who.session, 'POST', '/api/steps/act', {
      roundId,
      act: { target: 'dragon', alsoStruck: [] },
    });
    expect(forged.body).toEqual({ error: 'malformed' });
    const { rows } = await world.vendor.pool.query('SELECT 1 FROM step_act WHERE round_id = $1', [roundId]);
    expect(rows).toEqual([]);
  });

  test('comes at most ten times a second', async () => {
    const who = await angler();
    const seat = sit(who);
    await load(who, 50);
    await fill();
    world.pass(2000);
    const [target = 0] = known(seat).keys();
    const asked = Array.from({ length: 15 }, () => room.shoot(seat.seat, target));
    await room.tick();
    const answers = await Promise.all(asked);
    expect(
      answers.filter((answer) => answer.kind === 'returned' && answer.reason === 'too-fast'),
    ).toHaveLength(5);
  });

  test('at a magazine that was just given back goes to the next one, or nowhere', async () => {
    const who = await angler();
    const seat = sit(who);
    const first = await load(who);
    await fill();
    await shootAny(seat);
    await step(who, 'stop', { roundId: first });
    const [target = 0] = known(seat).keys();
    world.pass(1000);
    expect(await shootAt(seat, target)).toMatchObject({
      kind: expect.stringMatching(/refused|returned/),
    });
    const second = await load(who);
    const { left } = await shootAny(seat);
    expect(left).toBe(19);
    const { rows } = await world.vendor.pool.query(
      'SELECT round_id FROM step_act WHERE round_id = ANY ($1)',
      [[first, second]],
    );
    expect(rows).toHaveLength(2);
  });

  test('that is drawn and not stored takes no fish: what swims is what the pages see', async () => {
    const who = await angler(1_000_000);
    let isBroken = false;
    room = brokenPond(() => isBroken);
    const seat = sit(who);
    await fill();
    for (let round = 0; round < 12; round += 1) {
      // At a magazine that was just given back.
      const roundId = await load(who);
      await shootAny(seat);
      await step(who, 'stop', { roundId });
      for (const id of known(seat).keys()) {
        world.pass(150);
        await shootAt(seat, id);
      }
      // At one that is there, in a pond that can store nothing.
      const second = await load(who);
      await shootAny(seat);
      isBroken = true;
      for (const id of known(seat).keys()) {
        world.pass(150);
        await shootAt(seat, id).catch(() => undefined);
      }
      isBroken = false;
      await step(who, 'stop', { roundId: second });
      await room.tick();
    }
    const { pond } = sit(await angler());
    expect([...known(seat).keys()].sort()).toEqual(pond.fish.map(({ id }) => id).sort());
  });

  test('after a magazine was read with its last bullet fired and its end to come goes to the next one', async () => {
    const who = await angler();
    const seat = sit(who);
    const roundId = await load(who);
    const act = { target: 'minnow' as const, alsoStruck: [] };
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const shots = numbers.map((number) => ({ roundId, number, act, outcome: { paid: 0, draws: [] } }));
    await storeShots(world.vendor, shots);
    await fill();
    expect(await shootAt(seat, 1)).toEqual({ kind: 'refused', reason: 'no-magazine' });
    await step(who, 'stop', { roundId });
    await load(who);
    expect((await shootAny(seat)).left).toBe(19);
  });
});

describe('many players', () => {
  test('see the same fish and each other, and a fish is caught once', async () => {
    const [one, other] = [await angler(), await angler()];
    const [left, right] = [sit(one), sit(other)];
    await load(one);
    await load(other);
    await fill();
    expect(left.boat).not.toBe(right.boat);
    const [ours, theirs] = [known(left), known(right)];
    for (const [id, name] of theirs) expect(ours.get(id)).toBe(name);
    let caught: number | undefined;
    while (caught === undefined) {
      const shot = await shootAny(left);
      if (shot.paid > 0) [caught] = shot.struck;
      if (shot.left > 0 || caught !== undefined) continue;
      await expect.poll(async () => (await step(one, 'round')).kind).toBe('played');
      await load(one);
    }
    expect(known(right).has(caught)).toBe(false);
    expect(await shootAt(right, caught)).toEqual({ kind: 'returned', reason: 'fish-gone' });
    expect(right.raw.join()).not.toContain(one.user);
  });

  test('a player has one seat: sitting down elsewhere ends the one before', async () => {
    const who = await angler();
    const first = sit(who);
    const second = sit(who);
    expect(first.raw.at(-2)).toContain('event: left');
    expect(first.raw.at(-1)).toBe('end');
    expect(await shootAt(first, 1)).toEqual({ kind: 'refused', reason: 'no-seat' });
    await load(who);
    await fill();
    expect((await shootAny(second)).left).toBe(19);
  });

  test('a page that takes the seat of another ends it for good, also with the session of a tab that was copied', async () => {
    const who = await angler();
    const first = sit(who, 'page-1');
    const again = sit(who, 'page-1');
    expect(first.raw.at(-2)).toContain('event: left');
    const copy = sit(who, 'page-2');
    expect(again.raw.at(-2)).toContain('event: replaced');
    expect(again.raw.at(-1)).toBe('end');
    expect(copy.raw).toHaveLength(1);
  });

  test('a server that closes breaks its streams off, so that their pages come back to the next one', async () => {
    const who = await angler();
    const seat = sit(who);
    await room.close();
    expect(seat.raw.join()).not.toContain('event:');
    expect(seat.raw.at(-1)).toBe('end');
    // Whoever comes while it closes does not keep it open.
    const late = sit(who);
    expect(late.raw).toEqual(['end']);
    expect(await room.shoot(late.seat, 1)).toEqual({ kind: 'refused', reason: 'no-seat' });
  });
});

test('a seat is given to a session of this game alone, and its stream begins with a snapshot', async () => {
  const who = await angler();
  const address = await world.server.listen({ port: 0, host: '127.0.0.1' });
  const { seat } = (await world.call(who.session, 'POST', '/api/pond/seat')).body as { seat: string };
  // A connection of its own: one that a pool keeps, or opens ahead, would keep the server from closing.
  const stream = await new Promise<IncomingMessage>((resolve) => {
    get(`${address}/api/pond/stream?seat=${seat}`, { agent: false }, resolve);
  });
  expect(stream.headers['content-type']).toBe('text/event-stream');
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes('snapshot')) break;
  }
  const malformed = await world.call(who.session, 'POST', '/api/pond/seat', { page: '' });
  expect(malformed.status).toBe(400);
  for (const query of ['', '?seat=', '?seat=1&seat=2']) {
    const unread = await world.server.inject({ method: 'GET', url: `/api/pond/stream${query}` });
    expect([unread.statusCode, unread.json()]).toEqual([400, { error: 'malformed' }]);
  }
  const slot = await world.open(world.operator.player(1000));
  expect((await world.call(slot, 'POST', '/api/pond/seat')).status).toBe(404);
});
