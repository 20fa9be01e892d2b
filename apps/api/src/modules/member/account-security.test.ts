import { describe, expect, test } from 'vitest';
import { password } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';
import { deviceNameOf } from './device-name.ts';

const world = await createWorld();
const forget = '/api/member/forgetDevice';
const security = '/api/member/security';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

/** Logs in as the browser of that device does, and returns the cookies that it keeps. */
async function browserOf(memId: string, agent: string): Promise<Record<string, string>> {
  const headers = {
    host: 'localhost',
    authorization: world.site.key,
    origin: 'http://localhost',
    'user-agent': agent,
  };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/member/login',
    headers,
    payload: { memId, memPass: password },
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...headers, cookie };
}

async function ask(headers: Record<string, string>, url: string, payload: object) {
  const answer = await world.app.inject({ method: 'POST', url, headers, payload });
  return answer.json<{
    resultCode: string;
    data: Record<string, unknown> & { devices: { deviceIdx: number }[] };
  }>();
}

describe('devices and log-ins of one’s own', () => {
  test('[ACC-14] a member sees where it has logged in, which device asks, and what failed', async () => {
    const { memId } = await world.addMember();
    await world.guest().codeOf('/api/member/login', { memId, memPass: 'a guess' });
    const headers = await browserOf(memId, phone);
    const { data } = await ask(headers, security, {});
    expect(data).toMatchObject({
      hasCashOutPass: 'Y',
      cashOutPassLocked: 'N',
      passwordChangedAt: null,
      devices: [{ system: 'iPhone', browser: 'Safari', isThis: true }],
      signIns: [
        { succeeded: true, address: '127.0.*.*' },
        { succeeded: false, address: '127.0.*.*' },
      ],
    });
    const at = new Date(world.clock.read());
    const stored = await world.database.rows(
      'select succeeded, address, at from sign_in_attempt where account = $1 order by id',
      [`member:${memId}`],
    );
    expect(stored).toEqual([
      { succeeded: false, address: '127.0.0.1', at },
      { succeeded: true, address: '127.0.0.1', at },
    ]);
  });

  test('a right password before the sign-up was approved is no log-in', async () => {
    const member = await world.addMember();
    await world.setMember(member, "status = 'pending', decided_at = null");
    expect(await world.guest().codeOf('/api/member/login', { memId: member.memId, memPass: password })).toBe(
      'L002',
    );
    world.clock.advance(60_000);
    const letInAt = new Date(world.clock.read()).toISOString();
    await world.setMember(member, `status = 'active', decided_at = '${letInAt}'`);
    world.clock.advance(60_000);
    const { data } = await ask(await browserOf(member.memId, phone), security, {});
    expect(data.signIns).toMatchObject([{ succeeded: true, at: new Date(world.clock.read()).toISOString() }]);
  });

  test('the devices beside this one are forgotten together, and this one stays', async () => {
    const { memId } = await world.addMember();
    await browserOf(memId, 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36');
    const headers = await browserOf(memId, phone);
    expect((await ask(headers, security, {})).data.devices).toHaveLength(2);
    const forgotten = await ask(headers, forget, { idempotencyKey: newKey(), deviceIdx: null });
    expect(forgotten.data).toEqual({ forgotten: 1 });
    expect((await ask(headers, security, {})).data.devices).toMatchObject([{ isThis: true }]);
  });

  test('one device is forgotten, and written down', async () => {
    const { memId } = await world.addMember();
    const headers = await browserOf(memId, phone);
    const [device] = (await ask(headers, security, {})).data.devices;
    const body = { idempotencyKey: newKey(), deviceIdx: device?.deviceIdx };
    expect((await ask(headers, forget, body)).data).toEqual({ forgotten: 1 });
    const log = await world.database.row(
      `select action from audit_log where action = 'member.forget-device' order by id desc limit 1`,
    );
    expect(log).toEqual({ action: 'member.forget-device' });
  });

  test.each(
    refusalsOf(forget, {
      C999: [
        'a key that was used for another device',
        async () => {
          const member = await world.member();
          const idempotencyKey = newKey();
          await member.call(forget, { idempotencyKey, deviceIdx: null });
          return member.codeOf(forget, { idempotencyKey, deviceIdx: 1 });
        },
      ],
      E404: [
        'a device of somebody else',
        async () => {
          const { memId } = await world.addMember();
          const headers = await browserOf(memId, phone);
          const [device] = (await ask(headers, security, {})).data.devices;
          const stranger = await world.member();
          return stranger.codeOf(forget, { idempotencyKey: newKey(), deviceIdx: device?.deviceIdx ?? 0 });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

test.each([
  [phone, 'iPhone', 'Safari'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911N) SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36',
    'Android',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Windows', 'Edge'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Whale/3.28 Safari/537.36', 'Windows', 'Whale'],
  ['<script>alert(1)</script>', null, null],
])('%s is %s with %s', (agent, system, browser) => {
  expect(deviceNameOf(agent)).toEqual({ system, browser });
});
