import { createServer } from 'node:net';
import type { Database } from '@hanpan/db';
import { describe, expect, test } from 'vitest';
import { buildServer } from '../build-server.ts';
import type { TestCaller } from '../testing/caller.ts';
import { password } from '../testing/people.ts';
import { createWorld } from '../testing/world.ts';
import { defaultLimits } from './limits.ts';

let lookups = 0;

/** Counts the statements that look for a session. */
function counting(database: Database): Database {
  return {
    ...database,
    prepared(name, text, values) {
      if (name === 'session-find') lookups += 1;
      return database.prepared(name, text, values);
    },
  };
}

const limits = { read: 8, search: 4, credential: 30, heavy: 2 };
const world = await createWorld({
  limits,
  change: (services) => ({ ...services, database: counting(services.database) }),
});
const wrong = { memId: 'nobody', memPass: 'not the password' };
const board = '/api/sport/events';

/** Each test calls from addresses of its own. */
let hosts = 0;
const somewhere = () => {
  hosts += 1;
  return `10.2.0.${hosts}`;
};
const guestAt = (address: string) => world.guest().fromAddress(address);
const memberAt = async (address: string) => (await world.member()).fromAddress(address);

async function codesOf(times: number, call: (index: number) => Promise<string>): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) codes.push(await call(index));
  return codes;
}

const balanceOf = (caller: TestCaller) => () => caller.codeOf('/api/wallet/balance', {});
const eight = (code: string) => Array.from({ length: limits.read }, () => code);

describe('whom a limit counts', () => {
  test('a member: above the limit of a call it gets E429 with the envelope, and is told when to come again', async () => {
    const member = await memberAt(somewhere());
    expect(await codesOf(8, balanceOf(member))).toEqual(eight('0'));
    expect(await member.ask('/api/wallet/balance', {})).toMatchObject({ code: 'E429', status: 429 });
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/wallet/balance',
      headers: member.headers,
      payload: {},
    });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
  });

  test('members behind one address are counted each by themselves, from wherever they call', async () => {
    const here = somewhere();
    const [one, other] = [await memberAt(here), await memberAt(here)];
    expect(await codesOf(8, balanceOf(one))).toEqual(eight('0'));
    expect(await balanceOf(other)()).toBe('0');
    expect(await balanceOf(one.fromAddress(somewhere()))()).toBe('E429');
  });

  test('an operator, with all screens together', async () => {
    const first = (await world.operator()).fromAddress(somewhere());
    const { token } = await world
      .guest()
      .fromAddress(somewhere())
      .call('/api/console/login', {
        operatorId: (await first.call('/api/console/me', {})).operator.operatorId,
        password,
      });
    const second = first.withToken(token ?? '');
    await codesOf(8, () => first.codeOf('/api/console/queue', {}));
    expect(await second.codeOf('/api/console/queue', {})).toBe('E429');
  });

  test('a guest by address, whatever tokens and cookies are made up', async () => {
    const here = somewhere();
    const made = [
      (index: number) => ({ token: `made-up-${index}` }),
      (index: number) => ({ cookie: `hanpan-session=made-up-${index}`, origin: 'http://localhost' }),
      (index: number) => ({ cookie: `hanpan-console=made-up-${index}`, origin: 'http://localhost' }),
    ];
    const ask = async (headers: Record<string, string>) => {
      const response = await world.app.inject({
        method: 'POST',
        url: board,
        remoteAddress: here,
        headers: { host: 'localhost', authorization: world.site.key, ...headers },
        payload: {},
      });
      return response.statusCode;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 24; index += 1)
      statuses.push(await ask(made[index % made.length]?.(index) ?? {}));
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.read);
    expect(statuses.slice(limits.read).every((status) => status === 429)).toBe(true);
    expect(await guestAt(here).codeOf(board, {})).toBe('E429');
    expect(await guestAt(somewhere()).codeOf(board, {})).toBe('0');
  });

  test('a session that has ended, and a key of no site, by address', async () => {
    const here = somewhere();
    const { memId } = await world.addMember();
    const signIn = async () => {
      const { token } = await guestAt(somewhere()).call('/api/member/login', { memId, memPass: password });
      return guestAt(here).withToken(token ?? '');
    };
    const [ended, live] = [await signIn(), await signIn()];
    expect(await codesOf(8, balanceOf(ended))).toEqual(eight('TK999'));
    expect(await balanceOf(ended)()).toBe('E429');
    expect(await balanceOf(guestAt(here).withToken('made-up'))()).toBe('E429');
    expect(await balanceOf(live)()).toBe('0');
    const nowhere = { method: 'POST', url: board, remoteAddress: somewhere(), payload: {} } as const;
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const headers = { authorization: `made-up-${index}` };
      statuses.push((await world.app.inject({ ...nowhere, headers })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 403), 429]);
  });

  test('the addresses of one /64 as one', async () => {
    const codes = await codesOf(9, (index) => guestAt(`2001:db8:2:1::${index + 1}`).codeOf(board, {}));
    expect(codes).toEqual([...eight('0'), 'E429']);
    expect(await guestAt('2001:db8:2:2::1').codeOf(board, {})).toBe('0');
  });

  test('guesses at a password by address, even with a session', async () => {
    const here = somewhere();
    const member = await memberAt(here);
    const codes = await codesOf(32, (index) =>
      (index % 2 === 0 ? member : guestAt(here).withToken(`made-up-${index}`)).codeOf(
        '/api/member/login',
        wrong,
      ),
    );
    expect(codes.slice(30)).toEqual(['E429', 'E429']);
  });

  test('the session is looked up once for a call, as without a limit', async () => {
    const member = await memberAt(somewhere());
    lookups = 0;
    expect(await member.codeOf('/api/cash/getUserCash', {})).toBe('0');
    expect(lookups).toBe(1);
  });
});

test('a search has a limit of its own, lower than that of other reads', async () => {
  const guest = guestAt(somewhere());
  const search = (index: number) => guest.codeOf('/api/main/search', { search: `word ${index}` });
  expect(await codesOf(5, search)).toEqual(['0', '0', '0', '0', 'E429']);
  expect(await guest.codeOf(board, {})).toBe('0');
  expect(defaultLimits.search).toBeLessThan(defaultLimits.read / 4);
});

test('the heaviest reads have the lowest limits: a verification, and a file', async () => {
  const operator = (await world.operator('platform')).fromAddress(somewhere());
  const codes = await codesOf(3, () => operator.codeOf('/api/console/ledger/verify', {}));
  expect(codes).toEqual(['0', '0', 'E429']);
  const { 'content-type': _, ...headers } = (await memberAt(somewhere())).headers;
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const answer = await world.app.inject({ method: 'GET', url: '/api/wallet/statement.csv', headers });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

describe('what a server is given', () => {
  const settings = { logLevel: 'silent', pages: [], development: false };
  const open = (redisUrl: string | undefined, network: number = defaultLimits.network) =>
    buildServer(world.services, world.sites, {
      ...settings,
      redisUrl,
      limits: { ...defaultLimits, network },
    });
  const ask = async (app: Awaited<ReturnType<typeof open>>, url: string, headers: Record<string, string>) => {
    const request = { method: 'POST', url, remoteAddress: '10.3.0.1', payload: {} } as const;
    return app.inject({ ...request, headers: { authorization: world.site.key, ...headers } });
  };

  test('[SEC-27] one address makes so many calls in all, to whatever path and as whomever', async () => {
    const app = await open(undefined, 20);
    const members = [await world.member(), await world.member()];
    const paths = ['/api/wallet/balance', '/api/member/info', board, '/api/no-such-call'];
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const token = members[index % 2]?.token ?? '';
      statuses.push((await ask(app, paths[index % paths.length] ?? '', { token })).statusCode);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    const refused = await ask(app, board, {});
    expect(refused.json()).toMatchObject({ resultCode: 'E429' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await app.inject({
      method: 'POST',
      url: board,
      remoteAddress: '10.3.0.2',
      headers: { authorization: world.site.key },
      payload: {},
    });
    expect(elsewhere.statusCode).toBe(200);
    await app.close();
  });

  test('a shared counter that is not there stops nobody', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const app = await open(`redis://127.0.0.1:${port}`);
    expect((await ask(app, board, {})).statusCode).toBe(200);
    await app.close();
  });
});
