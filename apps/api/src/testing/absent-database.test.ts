import { randomUUID } from 'node:crypto';
import { type CallPath, type CallSpec, calls, type RequestOf } from '@hanpan/contract';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from './caller.ts';
import { createFreezableWorld } from './frozen-database.ts';
import { gameKey, installVendor, openGame, vendorCode, vendorKeys } from './game-vendor.ts';
import { slipOn } from './slips.ts';
import type { Person } from './world.ts';

const { world, proxy, pulse } = await createFreezableWorld();
let member: Person;
let supervisor: Person;
let gameToken: string;

beforeAll(async () => {
  await installVendor(world);
  member = await world.member({ cash: 100_000 });
  supervisor = await world.operator('supervisor');
  gameToken = await openGame(world, member.key);
});

async function measure<Response extends { status: number }>(work: Promise<Response>) {
  const startedAt = performance.now();
  const response = await work;
  return { ...response, seconds: (performance.now() - startedAt) / 1000 };
}

const callerOf = ({ audience }: CallSpec): TestCaller => {
  if (audience === 'guest') return world.guest();
  return audience === 'member' ? member : supervisor;
};

const askEmpty = (call: CallSpec) =>
  measure(callerOf(call).ask(call.path as CallPath, {} as RequestOf<CallPath>)).then((response) => ({
    path: call.path,
    ...response,
  }));

async function bet(change: object = {}) {
  const raw = JSON.stringify({
    user: `hanpan-${member.key}`,
    token: gameToken,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    game_code: gameKey,
    round: randomUUID(),
    round_closed: false,
    is_free: false,
    currency: 'KRW',
    amount: 100_000_000,
    ...change,
  });
  const response = await world.app.inject({
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}/transaction/bet`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(raw, vendorKeys.privateKeyPem),
    },
    payload: raw,
  });
  return { status: response.statusCode, headers: response.headers, said: response.json().status };
}

const every = Object.values<CallSpec>(calls);
const withSession = every.filter(({ audience }) => audience !== 'guest');
const health = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;
const lost = () => expect.poll(() => pulse.isLost()).toBe(true);
const cashOf = async () => (await world.holdingsOf(member)).cash as number;

describe('a frozen database', () => {
  test('[ER-04] every call that is under way ends as E002 within two seconds', async () => {
    proxy.freeze();
    for (const response of await Promise.all(withSession.map(askEmpty))) {
      expect(response).toMatchObject({ path: response.path, status: 503, code: 'E002' });
      expect(response.seconds).toBeLessThan(2);
    }
  });

  test('[ER-04] once it is known, every call is refused at once, and told when to come again', async () => {
    proxy.freeze();
    await lost();
    for (const call of every) {
      const response = await askEmpty(call);
      expect(response).toMatchObject({ path: call.path, status: 503, code: 'E002' });
      expect(response.seconds).toBeLessThan(0.5);
    }
    const { headers } = await world.app.inject({ method: 'POST', url: '/api/etc/siteOption' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test("a vendor's bet ends within two seconds in the word after which it repeats or rolls back", async () => {
    await bet();
    proxy.freeze();
    const underWay = await measure(bet());
    expect(underWay).toMatchObject({ status: 503, said: 'RS_ERROR_UNKNOWN' });
    expect(underWay.seconds).toBeLessThan(2);
    await lost();
    const refused = await measure(bet());
    expect(refused).toMatchObject({ status: 503, said: 'RS_ERROR_UNKNOWN', headers: { 'retry-after': '2' } });
    expect(refused.seconds).toBeLessThan(0.5);
  });

  test('the process is healthy and not ready, without a site or a session', async () => {
    expect([await health('/health'), await health('/ready')]).toEqual([200, 200]);
    proxy.freeze();
    await lost();
    expect([await health('/health'), await health('/ready')]).toEqual([200, 503]);
  });
});

describe('a commit whose outcome never came', () => {
  test('a slip is E002, and is placed once by the same key', async () => {
    const slip = slipOn([await world.match()]);
    const before = await cashOf();
    proxy.freezeAfter('commit');
    expect(await member.codeOf('/api/bet/betProc', slip)).toBe('E002');
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
    expect(await member.codeOf('/api/bet/betProc', slip)).toBe('0');
    expect(await member.codeOf('/api/bet/betProc', slip)).toBe('0');
    expect(await cashOf()).toBe(before - slip.stake);
  });

  test("a vendor's bet is UNKNOWN, and is taken once by the same transaction", async () => {
    const same = { transaction_uuid: randomUUID(), round: randomUUID() };
    const before = await cashOf();
    proxy.freezeAfter(same.transaction_uuid);
    expect(await bet(same)).toMatchObject({ status: 503, said: 'RS_ERROR_UNKNOWN' });
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
    expect(await bet(same)).toMatchObject({ status: 200, said: 'RS_OK' });
    expect(await bet(same)).toMatchObject({ status: 200, said: 'RS_OK' });
    expect(await cashOf()).toBe(before - 1_000);
  });
});

test('[ER-04] an absent database is the same, and calls are served again when it is back', async () => {
  const restore = await proxy.cut();
  const responses = await Promise.all(withSession.map(askEmpty));
  await restore();
  for (const response of responses) {
    expect(response).toMatchObject({ path: response.path, status: 503, code: 'E002' });
    expect(response.seconds).toBeLessThan(2);
  }
  // The pulse may have slept through it, and connections that were cut are found so by their next use.
  await expect.poll(() => member.codeOf('/api/cash/getUserCash', {})).toBe('0');
  await expect.poll(() => health('/ready')).toBe(200);
});
