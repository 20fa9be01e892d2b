import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { minutes } from '../../../testing/clock.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { signInLimits } from '../../member/sign-in-limits.ts';

const world = await createWorld();
const owner = await world.operator('owner');
const login = '/api/console/login';
const locks = '/api/console/operators/locks';
const unlock = '/api/console/operators/unlock';
const wrong = 'not the password';
const reason = 'it was a typing error';

let networks = 0;
const somewhere = () => {
  networks += 1;
  return `10.3.${Math.floor(networks / 200)}.${networks % 200}`;
};

/** The codes of log-ins from an address, one after the other. */
async function tryFrom(address: string, operatorId: string, ...secrets: string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const secret of secrets)
    codes.push(await world.guest().fromAddress(address).codeOf(login, { operatorId, password: secret }));
  return codes;
}

/** A log-in of a browser that keeps the cookie of its device. */
function browser() {
  let device: string | undefined;
  const address = somewhere();
  return {
    address,
    async logIn(operatorId: string, secret: string): Promise<string> {
      const response = await world.app.inject({
        method: 'POST',
        url: login,
        remoteAddress: address,
        headers: {
          ...{ host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
          authorization: world.site.key,
          ...(device === undefined ? {} : { cookie: `hanpan-device=${device}` }),
        },
        payload: { operatorId, password: secret },
      });
      const cookies = [response.headers['set-cookie'] ?? []].flat().join('\n');
      device = /^hanpan-device=([^;]+)/m.exec(cookies)?.[1] ?? device;
      return response.json().resultCode;
    },
  };
}

const locksOf = async ({ key }: Person) => {
  const { list } = await owner.call(locks, {});
  return list.filter(({ operatorKey }) => operatorKey === key);
};
/** What ends the newest lockout of an operator, or names a place where none is. */
async function lockedPlace(operator: Person) {
  const [lock] = await locksOf(operator);
  const { network, deviceKey } = lock ?? { network: somewhere(), deviceKey: null };
  return { operatorKey: operator.key, network, deviceKey, reason };
}
const lockEntriesOf = async ({ key }: Person) => {
  // Whoever asks has just signed in: sessions end where a test lets hours pass.
  const { list } = await (await world.operator('owner')).call('/api/console/audit', {
    subject: `operator:${key}`,
  });
  return list.filter(({ action }) => action === 'operator.lock' || action === 'operator.unlock');
};

describe('three failures in a row', () => {
  test('[OPS-12] lock the operator out there for a quarter of an hour, and nowhere else', async () => {
    const operator = await world.operator();
    const here = somewhere();
    expect(await tryFrom(here, operator.memId, wrong, wrong, wrong, password)).toEqual([
      ...['L001', 'L001', 'L001'],
      'L005',
    ]);
    expect(await tryFrom(somewhere(), operator.memId, password)).toEqual(['0']);
    expect(await tryFrom(here, (await world.operator()).memId, password)).toEqual(['0']);
    world.clock.advance(minutes(15) - 1);
    expect(await tryFrom(here, operator.memId, password)).toEqual(['L005']);
    world.clock.advance(1);
    expect(await tryFrom(here, operator.memId, password)).toEqual(['0']);
  });

  test('[OPS-12] are three however slowly they come, and each three more lock again', async () => {
    const operator = await world.operator();
    const here = somewhere();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 3; guess += 1) {
        world.clock.advance(minutes(40));
        expect(await tryFrom(here, operator.memId, wrong)).toEqual(['L001']);
      }
      expect(await tryFrom(here, operator.memId, password)).toEqual(['L005']);
    }
    expect(await lockEntriesOf(operator)).toHaveLength(2);
  });

  test('[OPS-12] are in a row: a success between them begins anew', async () => {
    const operator = await world.operator();
    const here = somewhere();
    const tries = [wrong, wrong, password, wrong, wrong, password];
    expect(await tryFrom(here, operator.memId, ...tries)).toEqual(['L001', 'L001', '0', 'L001', 'L001', '0']);
    expect(await lockEntriesOf(operator)).toEqual([]);
  });

  test('[OPS-12] of others lock no device that the operator knows, from the same network or from anywhere', async () => {
    const operator = await world.operator();
    const own = browser();
    expect(await own.logIn(operator.memId, password)).toBe('0');
    for (const address of [own.address, somewhere(), somewhere()])
      await tryFrom(address, operator.memId, wrong, wrong, wrong);
    expect(await tryFrom(own.address, operator.memId, password)).toEqual(['L005']);
    expect(await own.logIn(operator.memId, password)).toBe('0');
  });

  test('[OPS-12] on a device that the operator knows lock that device alone', async () => {
    const operator = await world.operator();
    const own = browser();
    const codes: string[] = [];
    for (const secret of [password, wrong, wrong, wrong, password])
      codes.push(await own.logIn(operator.memId, secret));
    expect(codes).toEqual(['0', 'L001', 'L001', 'L001', 'L005']);
    expect(await locksOf(operator)).toMatchObject([{ deviceKey: expect.any(Number), network: own.address }]);
    expect(await tryFrom(own.address, operator.memId, password)).toEqual(['0']);
    await owner.call(unlock, await lockedPlace(operator));
    expect(await own.logIn(operator.memId, password)).toBe('0');
  });

  test('[OPS-12] count where the password is asked for again inside as well', async () => {
    const operator = await world.operator();
    const confirm = () => operator.codeOf('/api/console/confirm', { password: wrong });
    const change = (old: string) =>
      operator.codeOf('/api/console/password', { password: old, newPassword: 'long and mine 7' });
    expect([await confirm(), await change(wrong), await confirm()]).toEqual(['L001', 'L001', 'L001']);
    expect(await change(password)).toBe('L005');
    expect(await lockEntriesOf(operator)).toHaveLength(1);
  });

  test('a first step is none: whoever has a code to tell was right about the password', async () => {
    const operator = await world.operator();
    const { key } = await operator.call('/api/console/totp/begin', {});
    const now = () => codeAt(keyFrom(key), stepOf(world.clock.read()));
    await operator.call('/api/console/totp/confirm', { code: now(), password });
    world.clock.advance(minutes(1));
    const here = somewhere();
    expect(await tryFrom(here, operator.memId, ...Array.from({ length: 5 }, () => password))).toEqual(
      Array.from({ length: 5 }, () => 'L006'),
    );
    const given = { operatorId: operator.memId, password, code: now() };
    expect(await world.guest().fromAddress(here).codeOf(login, given)).toBe('0');
  });
});

describe('a lockout', () => {
  test('[OPS-12][OPS-1] is in the audit log once, with the address and until when, also of guesses at once', async () => {
    const operator = await world.operator();
    const here = somewhere();
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => tryFrom(here, operator.memId, wrong).then(([code]) => code)),
    );
    expect(codes.filter((code) => code === 'L001')).toHaveLength(3);
    const until = new Date(world.clock.read() + minutes(15)).toISOString();
    expect(await lockEntriesOf(operator)).toMatchObject([
      {
        action: 'operator.lock',
        actor: 'system',
        subjectName: operator.memId,
        facts: [
          { field: 'until', value: until },
          { field: 'address', value: here },
          { field: 'failures', value: '3' },
        ],
      },
    ]);
  });

  test('[OPS-12] is shown to the owner of the site alone, who ends it with a reason that is recorded', async () => {
    const operator = await world.operator();
    const here = somewhere();
    await tryFrom(here, operator.memId, wrong, wrong, wrong);
    const [lock] = await locksOf(operator);
    expect(lock).toMatchObject({
      network: here,
      deviceKey: null,
      lockedAt: world.clock.read.date().toISOString(),
    });
    expect(Date.parse(need(lock, 'lock').until)).toBe(world.clock.read() + minutes(15));
    for (const rank of ['operator', 'supervisor'] as const) {
      const other = await world.operator(rank);
      expect(await other.codeOf(locks, {})).toBe('E403');
      expect(await other.codeOf(unlock, await lockedPlace(operator))).toBe('E403');
    }
    const stranger = await world.operator('owner', await world.addSite());
    expect((await stranger.call(locks, {})).list).toEqual([]);
    expect(await owner.call(unlock, await lockedPlace(operator))).toEqual({ operatorKey: operator.key });
    expect(await locksOf(operator)).toEqual([]);
    expect(await tryFrom(here, operator.memId, password)).toEqual(['0']);
    expect((await lockEntriesOf(operator))[0]).toMatchObject({
      action: 'operator.unlock',
      actor: owner.memId,
      reason,
      facts: expect.arrayContaining([{ field: 'network', value: here }]),
    });
  });

  test('[OPS-12] is ended at one place: the others stay locked, of a device as of a network', async () => {
    const operator = await world.operator();
    const own = browser();
    await own.logIn(operator.memId, password);
    for (const secret of [wrong, wrong, wrong]) await own.logIn(operator.memId, secret);
    const [here, there] = [somewhere(), somewhere()];
    for (const address of [here, there]) await tryFrom(address, operator.memId, wrong, wrong, wrong);
    const end = (network: string, deviceKey: number | null) =>
      owner.codeOf(unlock, { operatorKey: operator.key, network, deviceKey, reason });
    expect(await end(here, null)).toBe('0');
    expect(await end(here, null)).toBe('T999');
    expect(await tryFrom(there, operator.memId, password)).toEqual(['L005']);
    expect(await own.logIn(operator.memId, password)).toBe('L005');
    expect(await locksOf(operator)).toHaveLength(2);
    const device = need(
      (await locksOf(operator)).find(({ deviceKey }) => deviceKey !== null),
      'the device',
    );
    expect(await end(device.network, device.deviceKey)).toBe('0');
    expect(await locksOf(operator)).toMatchObject([{ network: there, deviceKey: null }]);
  });

  test('that was ended leaves every other limit as it was', async () => {
    const operator = await world.operator();
    const here = somewhere();
    const { failuresOfPair } = signInLimits;
    let looked = 0;
    for (let round = 0; round < 4; round += 1) {
      const codes = await tryFrom(here, operator.memId, wrong, wrong, wrong);
      looked += codes.filter((code) => code === 'L001').length;
      if ((await locksOf(operator)).length > 0) await owner.call(unlock, await lockedPlace(operator));
    }
    expect(looked).toBe(failuresOfPair);
    expect(await tryFrom(here, operator.memId, password)).toEqual(['L005']);
  });

  test('is over with a new password, and at an id that nobody has it is in no list and no log', async () => {
    const operator = await world.operator();
    const here = somewhere();
    await tryFrom(here, operator.memId, wrong, wrong, wrong);
    const body = { operatorKey: operator.key, reason };
    const { givenPassword } = await owner.call('/api/console/operators/resetPassword', body);
    expect(await tryFrom(here, operator.memId, givenPassword)).toEqual(['0']);
    const before = (await owner.call(locks, {})).list;
    expect(await tryFrom(here, 'nobody-here', wrong, wrong, wrong, wrong)).toEqual([
      ...['L001', 'L001', 'L001'],
      'L005',
    ]);
    expect((await owner.call(locks, {})).list).toEqual(before);
  });

  test.each(
    refusalsOf(unlock, {
      E404: [
        'an operator of another site',
        async () => {
          const stranger = await world.operator('operator', await world.addSite());
          return owner.codeOf(unlock, await lockedPlace(stranger));
        },
      ],
      O009: [
        'who leads the installation, by an owner who does not',
        async () => {
          const site = await world.addSite();
          const platform = await world.operator('platform', site);
          const beside = await world.operator('owner', site);
          return beside.codeOf(unlock, await lockedPlace(platform));
        },
      ],
      T999: [
        'who is locked out nowhere',
        async () => owner.codeOf(unlock, await lockedPlace(await world.operator())),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
