import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyProxy, type Toxics } from '@hanpan/testkit';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCaller } from './caller.ts';
import { createFreezableWorld } from './frozen-database.ts';
import { gameKey, installVendor, openGame, vendorCode, vendorKeys } from './game-vendor.ts';
import type { TestMatch } from './matches.ts';
import { NotAnswered, overPort, type Reached, reachedBy } from './reached-by.ts';
import { slipOn } from './slips.ts';
import { newKey, type Person } from './world.ts';

const { world, proxy: toDatabase, pulse } = await createFreezableWorld();
let toServer: FaultyProxy;
let matches: TestMatch[];

beforeAll(async () => {
  await installVendor(world);
  matches = await Promise.all([1, 2, 3].map(() => world.match()));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  toServer = await FaultyProxy.open({ host: '127.0.0.1', port });
});
afterAll(() => toServer.close());

const cash = 100_000;
const stake = 10_000;
const vendorStake = 1_000;
const wonToWire = 100_000;
/** Longer than what is merely slow takes; a caller that waits longer than this asks again. */
const withinMs = 900;
const reach = overPort(() => toServer.port, withinMs);
const through = reachedBy(world.app, reach);

/** One movement of money, to be sent as often as it takes: undefined where nobody knows what became of it. */
type Send = () => Promise<string | undefined>;

const unknown = (error: unknown) => {
  if (error instanceof NotAnswered) return undefined;
  throw error;
};
/** A vendor is told the balance of the moment beside the answer. */
const told = ({ statusCode, body }: Reached) =>
  statusCode === 503 ? undefined : body.replace(/"balance":\d+/, '');

const sendCall = (member: TestCaller, url: string, body: object): Send => {
  const options: InjectOptions = {
    method: 'POST',
    url,
    headers: member.headers,
    payload: JSON.stringify(body),
  };
  return () => through.inject(options).then(told, unknown);
};

async function sendBet({ key }: Person): Promise<Send> {
  const payload = JSON.stringify({
    user: `hanpan-${key}`,
    token: await openGame(world, key),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    game_code: gameKey,
    round: randomUUID(),
    round_closed: false,
    is_free: false,
    currency: 'KRW',
    amount: vendorStake * wonToWire,
  });
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signBody(payload, vendorKeys.privateKeyPem),
  };
  const options: InjectOptions = {
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}/transaction/bet`,
    headers,
    payload,
  };
  return () => through.inject(options).then(told, unknown);
}

/** Slips, bets at a vendor and a request for a deposit, each with its key. */
async function movementsOf(member: Person): Promise<Send[]> {
  const slips = matches.map((match) => sendCall(member, '/api/bet/betProc', slipOn([match], { stake })));
  const deposit = sendCall(member, '/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
  return [...slips, deposit, await sendBet(member), await sendBet(member)];
}

async function answerTo(send: Send): Promise<string> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const answer = await send();
    if (answer !== undefined) return answer;
    // A connection that was cut is found so by its next use.
    await sleep(50);
  }
  throw new Error('the network is whole again, and nobody answers');
}

async function expectOnce(member: Person): Promise<void> {
  expect((await world.holdingsOf(member)).cash).toBe(cash - 3 * stake - 2 * vendorStake);
  const row = await world.database.row<{ bets: number; requests: number }>(
    `select (select count(*) from bet where member_id = $1) as bets,
            (select count(*) from cash_request where member_id = $1) as requests`,
    [member.key],
  );
  expect(row).toEqual({ bets: 3, requests: 1 });
}

/** Whether first answers are lost by it, and not only late. */
type Effect = 'loses' | 'delays';
const toxics: readonly (readonly [name: string, toxics: Toxics, effect: Effect])[] = [
  ['latency and jitter', { latencyMs: 40, jitterMs: 40 }, 'delays'],
  ['little bandwidth', { bandwidthBytesPerSecond: 20_000 }, 'delays'],
  ['a slicer', { slicerBytes: 7 }, 'delays'],
  ['an end after some bytes', { limitDataBytes: 600 }, 'loses'],
  ['silence and an end', { timeoutMs: 100 }, 'loses'],
  ['a reset', { resetPeerMs: 20 }, 'loses'],
  ['a late close', { slowCloseMs: 200 }, 'delays'],
  ['a half-open connection', { isHalfOpen: true }, 'loses'],
];
const places = [
  ['the client and the server', () => toServer],
  ['the server and the database', () => toDatabase],
] as const;
const directions = ['toServer', 'toClient'] as const;
/** Each in one direction between the first two, and in the other between the others. */
const cases = places.flatMap(([where, proxyOf], place) =>
  toxics.map(([name, each, effect], index) => {
    const direction = directions[(place + index) % 2 === 0 ? 0 : 1];
    return [name, where, direction, { proxyOf, toxics: each, effect }] as const;
  }),
);

/** A close can only be late where somebody closes, which a database does not do by itself. */
const endSessions = () =>
  world.owner.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

test.each(cases)(
  '[REL-6] under %s between %s (%s) money moves once, and what was told stays true',
  async (_name, _where, direction, { proxyOf, toxics: each, effect }) => {
    const member = await world.member({ cash });
    const movements = await movementsOf(member);
    const proxy = proxyOf();
    const { disturbed } = proxy;
    proxy.poison({ [direction]: each });
    if (proxy === toDatabase && each.slowCloseMs !== undefined) await endSessions();
    const first = await Promise.all(movements.map((send) => send()));
    proxy.poison({});
    expect(proxy.disturbed).toBeGreaterThan(disturbed);
    if (effect === 'loses') expect(first).toContain(undefined);
    await expect.poll(() => pulse.isAlive()).toBe(true);
    for (const [index, send] of movements.entries()) {
      const answer = await answerTo(send);
      expect(await answerTo(send)).toBe(answer);
      const before = first[index];
      if (before !== undefined) expect(answer).toBe(before);
    }
    await expectOnce(member);
  },
);
