import type { Database } from '@hanpan/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../testing/clock.ts';
import { type Page, startRealtime } from '../testing/realtime.ts';
import { createWorld, type Person } from '../testing/world.ts';
import { emit } from './outbox.ts';
import { recheckEveryMs } from './socket-sessions.ts';

let isDown = false;
const failures: unknown[] = [];
let looks = 0;
/** Runs once, when a session has been looked up and its caller does not know it yet. */
let afterLook: (() => Promise<unknown>) | undefined;

/** A database in which nobody finds a session while it is down. */
function fragile(database: Database): Database {
  return {
    ...database,
    async prepared<Row>(name: string, text: string, values: readonly unknown[]) {
      const rows = () => database.prepared<Row>(name, text, values);
      if (!/^session-find(-by-id)?$/.test(name)) return rows();
      if (isDown) throw new Error('down');
      const found = await rows();
      const act = afterLook;
      afterLook = undefined;
      await act?.();
      looks += 1;
      return found;
    },
  };
}

const world = await createWorld({
  change: (services) => ({ ...services, database: fragile(services.database) }),
});
const server = await startRealtime(world, {
  trustedProxies: ['127.0.0.1'],
  limits: { perSession: 20, perNetwork: 25, openedPerMinute: 40, messagesPerMinute: 100 },
  watchEveryMs: 10,
  onError: (error) => failures.push(error),
});

beforeEach(() => {
  isDown = false;
});

/** Each test comes from addresses of its own. */
let hosts = 0;
function from(): { 'x-forwarded-for': string } {
  hosts += 1;
  return { 'x-forwarded-for': `10.4.0.${hosts}` };
}

const pageOf = ({ token }: { token: string }) => server.open({ token, ...from() });

/** Waits until sessions have been looked up so often since then. */
async function looksSince(before: number, times: number): Promise<void> {
  await expect.poll(() => looks).toBeGreaterThanOrEqual(before + times);
}

/** Opens a page whose first look is over, so that the next one comes when it is due. */
async function settledPageOf(person: { token: string }): Promise<Page> {
  const before = looks;
  const page = await pageOf(person);
  await looksSince(before, 2);
  return page;
}

/** Sends something to the personal room of a member. */
async function push(member: Person): Promise<void> {
  await world.database.transaction((tx) => emit(tx, `member:${member.key}`, 'MSG', { data1: 7 }));
  await server.settled();
}

describe('a session that a socket belongs to is looked at again', () => {
  test('[SEC-19] when it has idled for half an hour its sockets are told and cut, and hear nothing more', async () => {
    const member = await world.member();
    const page = await settledPageOf(member);
    const cut = page.cut();
    world.clock.advance(minutes(30));
    expect(await page.next('LOGOUT')).toEqual({ data1: 'E401' });
    await cut;
    await push(member);
    expect(page.all('MSG')).toEqual([]);
  });

  test('looking does not keep it alive, and calls do', async () => {
    const [idle, busy] = [await world.member(), await world.member()];
    const [idlePage, busyPage] = [await settledPageOf(idle), await settledPageOf(busy)];
    for (let passed = 0; passed < 28; passed += 4) {
      const before = looks;
      await busy.call('/api/member/info', {});
      world.clock.advance(minutes(4));
      await looksSince(before, 2);
    }
    expect([...idlePage.heard, ...busyPage.heard]).toEqual([]);
    await busy.call('/api/member/info', {});
    world.clock.advance(minutes(2));
    expect(await idlePage.next('LOGOUT')).toEqual({ data1: 'E401' });
    await push(busy);
    expect(busyPage.heard).toEqual([{ event: 'MSG', payload: { data1: 7 } }]);
  });

  test('one that ended without a word is found within two minutes, with its reason', async () => {
    const member = await world.member();
    const page = await settledPageOf(member);
    const cut = page.cut();
    await world.database.run(
      "update session set ended_at = now(), end_reason = 'TK999' where member_id = $1",
      [member.key],
    );
    world.clock.advance(recheckEveryMs);
    expect(await page.next('LOGOUT')).toEqual({ data1: 'TK999' });
    await cut;
    expect(recheckEveryMs).toBeLessThanOrEqual(minutes(5));
  });

  test('a page of members and the console in one browser: the end of one session leaves the other alone', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const cookie = `hanpan-session=${member.token}; hanpan-console=${operator.token}`;
    const console = await server.open({ cookie, ...from() }, { as: 'operator' });
    const site = await server.open({ cookie, ...from() }, { as: 'member' });
    await member.call('/api/member/logout', {});
    expect(await site.next('LOGOUT')).toEqual({ data1: 'E401' });
    const before = looks;
    world.clock.advance(recheckEveryMs);
    await looksSince(before, 1);
    await world.database.transaction((tx) =>
      emit(tx, `operators:${world.site.id}`, 'queue', { kind: 'deposit', change: 'new' }),
    );
    expect(await console.next('queue')).toEqual({ kind: 'deposit', change: 'new' });
    expect(console.all('LOGOUT')).toEqual([]);
  });

  test('one that ended while its socket was being opened is found at once', async () => {
    const member = await world.member();
    afterLook = () =>
      world.database.run('update session set ended_at = now() where member_id = $1', [member.key]);
    const page = await pageOf(member);
    expect(await page.next('LOGOUT')).toEqual({ data1: 'E401' });
  });

  test('an operator who may no longer work is cut, and every call is refused', async () => {
    const operator = await world.operator();
    const page = await settledPageOf(operator);
    await world.database.run('update operator set active = false where id = $1', [operator.key]);
    expect(await operator.codeOf('/api/console/me', {})).toBe('E401');
    world.clock.advance(recheckEveryMs);
    expect(await page.next('LOGOUT')).toEqual({ data1: 'E401' });
  });

  test('a database that does not respond ends nobody', async () => {
    const member = await world.member();
    const page = await settledPageOf(member);
    isDown = true;
    world.clock.advance(recheckEveryMs);
    await expect.poll(() => failures.length).toBeGreaterThan(1);
    const before = looks;
    isDown = false;
    await looksSince(before, 1);
    await push(member);
    expect(page.heard).toEqual([{ event: 'MSG', payload: { data1: 7 } }]);
  });
});

describe('how many sockets there may be', () => {
  test('twenty for a session, however fast they come; one that closes makes room', async () => {
    const member = await world.member();
    const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => pageOf(member)));
    const open = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(open).toHaveLength(20);
    await expect(pageOf(member)).rejects.toThrow('refused');
    await pageOf(await world.member());
    open[0]?.socket.disconnect();
    await expect
      .poll(() =>
        pageOf(member).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });

  test('a number for each address, and for each /64', async () => {
    for (const nextAddress of [() => '10.5.0.1', (index: number) => `2001:db8:5:1::${index + 1}`]) {
      const open: Page[] = [];
      for (let index = 0; index < 25; index += 1)
        open.push(await server.open({ 'x-forwarded-for': nextAddress(index) }));
      const another = () => server.open({ 'x-forwarded-for': nextAddress(25) });
      await expect(another()).rejects.toThrow();
      await server.open(from());
      open[0]?.socket.disconnect();
      await expect
        .poll(() =>
          another().then(
            () => 'open',
            () => 'refused',
          ),
        )
        .toBe('open');
    }
  });
});

test('one address opens so many in a minute, whether it closes them again or not', async () => {
  const here = from();
  for (let index = 0; index < 40; index += 1) (await server.open(here)).socket.disconnect();
  await expect(server.open(here)).rejects.toThrow();
  await server.open(from());
  world.clock.advance(minutes(1));
  await server.open(here);
});

describe('how much a socket may send', () => {
  const send = async (page: Page, count: number) => {
    for (let index = 0; index < count; index += 1) page.socket.emit('nothing');
    await server.settled();
  };

  test('[SEC-19] a hundred messages a minute, and the next one cuts it', async () => {
    const page = await server.open(from());
    await send(page, 100);
    expect(page.socket.connected).toBe(true);
    world.clock.advance(minutes(1));
    await send(page, 100);
    expect(page.socket.connected).toBe(true);
    const cut = page.cut();
    page.socket.emit('nothing');
    await cut;
  });

  test('[SEC-19] nothing is compressed: what a stranger sends beside a secret would tell its length', async () => {
    const page = await server.open(from());
    const { transport } = page.socket.io.engine as {
      transport: { name?: string; ws?: { extensions?: string } };
    };
    expect([transport.name, transport.ws?.extensions]).toEqual(['websocket', '']);
  });

  test('[SEC-19] a message of more than 64 KB cuts it', async () => {
    const page = await server.open(from());
    const cut = page.cut();
    page.socket.emit('subscribe', 'x'.repeat(64 * 1024));
    await cut;
  });
});
