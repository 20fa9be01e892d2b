import { type CallPath, type CallSpec, consoleCalls, isRefusedUnenrolled } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { recheckEveryMs } from '../../../kernel/socket-sessions.ts';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { password } from '../../../testing/people.ts';
import { startRealtime } from '../../../testing/realtime.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const server = await startRealtime(world, { watchEveryMs: 200 });
const queue = '/api/console/queue';
const begin = '/api/console/totp/begin';
const confirm = '/api/console/totp/confirm';

async function save(owner: Person, isDemanded: boolean) {
  const { groups } = await owner.call('/api/console/settings', {});
  const { group, revision } = need(
    groups.find((each) => each.group === 'site'),
    'the group',
  );
  const changes = [{ key: 'consoleSecondFactor', value: JSON.stringify(isDemanded) }];
  const body = {
    idempotencyKey: newKey(),
    group,
    revision,
    changes,
    reason: 'so that a password alone is not enough',
  };
  await owner.call('/api/console/settings/save', body);
}

async function enrol(operator: Person) {
  const { key } = await operator.call(begin, {});
  await operator.call(confirm, { code: codeOf(key), password });
  return key;
}

const codeOf = (key: string) => codeAt(keyFrom(key), stepOf(world.clock.read()));

/** As an owner with an authenticator confirms it, with its next code. */
async function takeFactor(owner: Person, key: string, operatorKey: number): Promise<void> {
  const path = '/api/console/operators/resetTotp';
  const body = { operatorKey, reason: 'lost' };
  world.clock.advance(60_000);
  const { confirmationKey, digest } = await owner.call('/api/console/confirmation/show', {
    path,
    body: { ...body } as never,
  });
  await owner.call('/api/console/confirmation/give', { confirmationKey, digest, code: codeOf(key) });
  await owner.call(path, { ...body, confirmationKey });
}

/** A site that demands a second factor, its owner, who has one, and somebody who has none. */
async function demanding() {
  const site = await world.addSite();
  const owner = await world.operator('owner', site);
  const operator = await world.operator('operator', site);
  const ownerKey = await enrol(owner);
  await save(owner, true);
  return { site, owner, ownerKey, operator };
}

describe('a site may demand a second factor of its operators', () => {
  test('[MS-06] who has none is refused every call and every file but what sets it, and works as soon as it is set', async () => {
    const { operator, owner } = await demanding();
    const waiting = Object.values<CallSpec>(consoleCalls).filter(isRefusedUnenrolled);
    expect(waiting.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const { path } of waiting) {
      const code = await operator.codeOf(path as CallPath, {} as never);
      if (code !== 'L011') open.push(`${path} ${code}`);
    }
    expect(open).toEqual([]);
    const file = () =>
      world.app.inject({
        method: 'GET',
        url: '/api/console/cash/list.csv',
        headers: { ...operator.headers },
      });
    expect((await file()).statusCode).toBe(403);
    expect((await operator.call('/api/console/me', {})).operator).toMatchObject({
      hasTotp: false,
      needsTotp: true,
    });
    await enrol(operator);
    expect((await operator.call('/api/console/me', {})).operator).toMatchObject({
      hasTotp: true,
      needsTotp: false,
    });
    expect(await operator.codeOf(queue, {})).toBe('0');
    expect((await file()).statusCode).not.toBe(403);
    expect(await owner.codeOf(queue, {})).toBe('0');
  });

  test('a log-in with the password alone says what is missing, and members and other sites notice nothing', async () => {
    const { site, operator } = await demanding();
    const login = { operatorId: operator.memId, password };
    const { operator: told } = await world.guest(site).call('/api/console/login', login);
    expect(told).toMatchObject({ needsTotp: true });
    expect(await (await world.member({ site })).codeOf('/api/member/info', {})).toBe('0');
    expect(await (await world.operator()).codeOf(queue, {})).toBe('0');
  });

  test('whose second factor an owner has taken sets another one, and the demand can be taken back', async () => {
    const { site, owner, ownerKey, operator } = await demanding();
    await enrol(operator);
    await takeFactor(owner, ownerKey, operator.key);
    const { token } = await world
      .guest(site)
      .call('/api/console/login', { operatorId: operator.memId, password });
    const again = world.guest(site).withToken(need(token, 'token'));
    expect(await again.codeOf(queue, {})).toBe('L011');
    await save(owner, false);
    expect(await again.codeOf(queue, {})).toBe('0');
  });

  test('who has none hears nothing of what is pushed to operators', async () => {
    const { site, operator, owner } = await demanding();
    const host = `demanding${world.next()}.test`;
    await world.database.run('update site set host = $1 where id = $2', [host, site.id]);
    world.sites.forget();
    const [without, having] = [
      await server.open({ host, cookie: `hanpan-console=${operator.token}` }),
      await server.open({ host, cookie: `hanpan-console=${owner.token}` }),
    ];
    const member = await world.member({ site });
    await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
    await having.next('queue');
    await server.settled();
    expect(without.heard).toEqual([]);
  });

  test('who listened before it was demanded hears nothing more, and stays connected', async () => {
    const site = await world.addSite();
    const [owner, operator] = [await world.operator('owner', site), await world.operator('operator', site)];
    await enrol(owner);
    const host = `demanding${world.next()}.test`;
    await world.database.run('update site set host = $1 where id = $2', [host, site.id]);
    world.sites.forget();
    const page = await server.open({ host, cookie: `hanpan-console=${operator.token}` });
    const isHeard = () => server.hasListener(`operators:${site.id}`);
    expect(isHeard()).toBe(true);
    await save(owner, true);
    world.clock.advance(recheckEveryMs);
    await expect.poll(isHeard, { timeout: 30_000 }).toBe(false);
    expect(page.socket.connected).toBe(true);
    expect(page.heard.filter(({ event }) => event === 'LOGOUT')).toEqual([]);
  });
});
