import { describe, expect, test } from 'vitest';
import { startRealtime } from '../testing/realtime.ts';
import { slipOn } from '../testing/slips.ts';
import { createWorld, newKey, type Person } from '../testing/world.ts';
import { need } from './need.ts';
import { emit } from './outbox.ts';

const world = await createWorld();
const server = await startRealtime(world);

async function depositOf(member: Person, amount: number): Promise<void> {
  const operator = await world.operator();
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await operator.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: request.cashIdx });
}

describe('what a member receives', () => {
  test('[ST-04] CASH after an approved deposit, and the steps of the request', async () => {
    const member = await world.member({ cash: 1_000 });
    const page = await server.open({ token: member.token });
    await depositOf(member, 30_000);
    const push = await page.next('CASH', ({ data1 }) => data1 === 31_000);
    expect(push).toEqual({ data1: 31_000, data2: 0, version: 2 });
    await page.next('cashRequest', ({ state }) => state === 1);
    expect(page.all('cashRequest').map(({ state }) => state)).toEqual([2, 1]);
  });

  test('versions of the balance only grow, and the last one is the balance', async () => {
    const member = await world.member({ cash: 200_000 });
    const page = await server.open({ token: member.token });
    const matches = await Promise.all(Array.from({ length: 15 }, () => world.match()));
    await Promise.all(matches.map((match) => member.call('/api/bet/betProc', slipOn([match]))));
    await page.next('CASH', ({ data1 }) => data1 === 50_000);
    await server.settled();
    const versions = page.all('CASH').map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(page.all('CASH').at(-1)).toMatchObject({ data1: 50_000, version: 16 });
    expect(page.all('bet')).toHaveLength(15);
  });

  test('[CL-36] MSG with the count of unread messages when one arrives and when it is read', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const page = await server.open({ token: member.token });
    await member.call('/api/cash/getAcc', { idempotencyKey: newKey() });
    const { list } = await operator.call('/api/console/account/list', {});
    const mine = list.find((row) => row.memId === member.memId);
    await operator.call('/api/console/account/send', { requestIdx: need(mine?.requestIdx, 'request') });
    await page.next('MSG', ({ data1 }) => data1 === 1);
    const [message] = (await member.call('/api/board/msgList', {})).list;
    await member.call('/api/board/msgRead', { msgIdx: need(message?.msgIdx, 'message') });
    await page.next('MSG', ({ data1 }) => data1 === 0);
  });

  test('[RL-03] LOGOUT with TK999 when the account signs in elsewhere, and then the socket is cut', async () => {
    const member = await world.member();
    const page = await server.open({ token: member.token });
    const cut = page.cut();
    await world.signIn(member.memId);
    expect(await page.next('LOGOUT')).toEqual({ data1: 'TK999' });
    await cut;
  });

  test('[SEC-19] signing out cuts the sockets of that session', async () => {
    const member = await world.member();
    const page = await server.open({ token: member.token });
    const cut = page.cut();
    await member.call('/api/member/logout', {});
    expect(await page.next('LOGOUT')).toEqual({ data1: 'E401' });
    await cut;
  });

  test('a browser is known by its cookie', async () => {
    const member = await world.member();
    const page = await server.open({ cookie: `locale=ko; hanpan-session=${member.token}` });
    await depositOf(member, 20_000);
    await page.next('CASH', ({ data1 }) => data1 === 20_000);
  });

  test('a cookie that cannot be read is no cookie, and those beside it count', async () => {
    const member = await world.member();
    const page = await server.open({ cookie: `other=%E0%A4%A; flag; hanpan-session=${member.token}` });
    await depositOf(member, 20_000);
    await page.next('CASH', ({ data1 }) => data1 === 20_000);
    const nobody = await server.open({ cookie: 'hanpan-session=%' });
    await server.settled();
    expect(nobody.heard).toEqual([]);
  });
});

describe('the per-token topic', () => {
  test('[CL-36] the events of a session reach exactly the sockets that named its token, or came with it', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const named = await server.open();
    const [came, stranger] = [
      await server.open({ token: member.token }),
      await server.open({ token: other.token }),
    ];
    named.socket.emit('subscribe', member.token);
    named.socket.emit('subscribe', member.token);
    stranger.socket.emit('subscribe', 'x'.repeat(43));
    await Promise.all([named, stranger].map((page) => server.hasRead(page)));
    await expect
      .poll(async () => {
        await depositOf(member, 20_000);
        await server.settled();
        return named.all('CASH').length;
      })
      .toBeGreaterThan(0);
    await member.call('/api/member/logout', {});
    await Promise.all([named, came].map((page) => page.next('LOGOUT')));
    expect(stranger.heard).toEqual([]);
    expect(named.all('LOGOUT')).toHaveLength(1);
  });

  test('[CL-36] the powerball topic is public, and its rounds have the shape that the contract says', async () => {
    const page = await server.open();
    page.socket.emit('subscribe', 'powerball');
    await expect
      .poll(async () => {
        const round = {
          round: 7,
          state: 'open',
          closesAt: 'later',
          drawsAt: 'later',
          balls: null,
          powerball: null,
        } as const;
        await world.database.transaction((tx) =>
          emit(tx, `topic:${world.site.id}:powerball`, 'powerball', round),
        );
        await server.settled();
        return page.all('powerball').at(-1)?.round;
      })
      .toBe(7);
    page.socket.disconnect();
  });
});

describe('who receives nothing', () => {
  test('[SEC-19] another member, a guest and an invented token receive nothing of the first', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const pages = [
      await server.open({ token: other.token }),
      await server.open(),
      await server.open({ token: 'made-up' }),
    ];
    for (const page of pages) {
      for (const room of [`member:${member.key}`, `site:${world.site.id}`, `operators:${world.site.id}`]) {
        page.socket.emit('subscribe', room);
        page.socket.emit('join', room);
      }
      await server.hasRead(page);
    }
    await depositOf(member, 30_000);
    await server.settled();
    for (const page of pages) expect(page.heard).toEqual([]);
  });

  test('of the events only those that a page watches are pushed to it, and nobody watches without end', async () => {
    const [one, many] = [await server.open(), await server.open()];
    const push = async (eventId: number) => {
      const payload = { event: { eventId } as never, feedAt: '2026-01-01T00:00:00Z' };
      await world.database.transaction((tx) =>
        emit(tx, `topic:${world.site.id}:event:${eventId}`, 'event', payload),
      );
      await server.settled();
    };
    one.socket.emit('subscribe', 'event:7');
    for (let id = 1; id <= 70; id += 1) many.socket.emit('subscribe', `event:${id}`);
    await server.hasRead(one);
    await server.hasRead(many);
    for (const id of [7, 8, 69]) await push(id);
    const heard = (page: typeof one) => page.all('event').map(({ event }) => event.eventId);
    expect(heard(one)).toEqual([7]);
    expect(heard(many)).toEqual([7, 8]);
    for (const page of [one, many]) page.socket.disconnect();
  });

  test.each(['event:0', 'event:', 'event:7:8', 'event:1e3', 'event:-1'])('%s is no topic', async (topic) => {
    const page = await server.open();
    page.socket.emit('subscribe', topic);
    await server.hasRead(page);
    await world.database.transaction((tx) =>
      emit(tx, `topic:${world.site.id}:${topic}`, 'event', {
        event: { eventId: 7 } as never,
        feedAt: '2026-01-01T00:00:00Z',
      }),
    );
    await server.settled();
    expect(page.heard).toEqual([]);
  });

  test('a public topic is received only between subscribing and leaving it', async () => {
    const [silent, page] = [await server.open(), await server.open()];
    const tick = async () => {
      await world.database.transaction((tx) => emit(tx, `topic:${world.site.id}:ticker`, 'ticker', {}));
      await server.settled();
    };
    await tick();
    expect(page.heard).toEqual([]);
    page.socket.emit('subscribe', 'ticker');
    await server.hasRead(page);
    await tick();
    expect(page.all('ticker')).toHaveLength(1);
    page.socket.emit('unsubscribe', 'ticker');
    await server.hasRead(page);
    await tick();
    expect(page.all('ticker')).toHaveLength(1);
    expect(silent.heard).toEqual([]);
  });

  test('what happens at another site stays there', async () => {
    const other = await world.addSite();
    const page = await server.open();
    page.socket.emit('subscribe', 'ticker');
    await server.hasRead(page);
    await world.database.transaction((tx) => emit(tx, `topic:${other.id}:ticker`, 'ticker', {}));
    await server.settled();
    expect(page.heard).toEqual([]);
  });

  test('[SEC-19] a page of another origin is refused', async () => {
    await expect(server.open({ origin: 'https://evil.test' })).rejects.toThrow('refused');
    await expect(server.open({ origin: 'null' })).rejects.toThrow('refused');
  });

  test('a page of the same host by another protocol is refused', async () => {
    const host = 'localhost:3000';
    expect((await server.open({ host, origin: `http://${host}` })).socket.connected).toBe(true);
    await expect(server.open({ host, origin: `https://${host}` })).rejects.toThrow('refused');
  });

  test('a name that is not ours is refused, as over HTTP, and that of a site is not', async () => {
    await expect(server.open({ host: 'rebound.test' })).rejects.toThrow('refused');
    const { id } = await world.addSite();
    await world.database.run('update site set host = $1 where id = $2', ['second.test', id]);
    world.clock.advance(10_000);
    expect((await server.open({ host: 'second.test' })).socket.connected).toBe(true);
  });

  test('an ended session opens an anonymous socket', async () => {
    const member = await world.member();
    const { token } = member;
    const again = await world.signIn(member.memId);
    const page = await server.open({ token });
    await again.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
    await depositOf(await world.member(), 20_000);
    await server.settled();
    expect(page.heard).toEqual([]);
  });
});

test('operators are told that the queue has grown and shrunk', async () => {
  const [member, operator] = [await world.member(), await world.operator()];
  const page = await server.open({ cookie: `hanpan-console=${operator.token}` });
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
  await page.next('queue', ({ kind, change }) => kind === 'deposit' && change === 'new');
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await page.next('queue', ({ kind, change }) => kind === 'deposit' && change === 'done');
});

test('[MS-06] an operator hears nothing from where the console is closed, and a member hears everything', async () => {
  const site = await world.addSite();
  const operator = await world.operator('operator', site);
  const consoleAddresses = [{ address: '203.0.113.0/24', note: 'office' }];
  await world.database.run('update site set host = $1, settings = $2 where id = $3', [
    'closed.test',
    JSON.stringify({ consoleAddresses }),
    site.id,
  ]);
  world.sites.forget();
  const member = await world.member({ site });
  const host = 'closed.test';
  const desk = await server.open({ host, cookie: `hanpan-console=${operator.token}` });
  const page = await server.open({ host, token: member.token });
  await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
  await world.database.transaction((tx) =>
    emit(tx, `member:${member.key}`, 'LOCK_BET_YN', { data1: 'Y', data2: 'Y' }),
  );
  await page.next('LOCK_BET_YN');
  await server.settled();
  expect(desk.heard).toEqual([]);
});
