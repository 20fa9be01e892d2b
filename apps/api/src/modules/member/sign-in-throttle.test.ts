import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import type { SecretHasher } from '../../kernel/secret-hash.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { hours, minutes } from '../../testing/clock.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { signInLimits } from './sign-in-limits.ts';

const wrong = 'not the password';
let verified = 0;

/** Counts what a guesser learns from: passwords that were looked at. */
function counting(hasher: SecretHasher): SecretHasher {
  return {
    ...hasher,
    verify(hashed, secret) {
      verified += 1;
      return hasher.verify(hashed, secret);
    },
    spendTime(secret) {
      verified += 1;
      return hasher.spendTime(secret);
    },
  };
}

const world = await createWorld({
  change: (services) => ({ ...services, hasher: counting(services.hasher) }),
});

/** Each test is from other networks and subnets than those before it. */
let networks = 0;
const somewhere = () => {
  networks += 1;
  return `10.${Math.floor(networks / 200)}.${networks % 200}.7`;
};

beforeEach(() => {
  verified = 0;
});

interface Door {
  readonly kind: string;
  /** So many failures from one network are looked at. */
  readonly most: number;
  /** The account's name. */
  add(): Promise<string>;
  tryFrom(caller: TestCaller, account: string, secret: string): Promise<string>;
  /** Failures without a success between them; what the account did before them is forgotten. */
  leaveTwoDaysAgo(account: string, count: number): Promise<void>;
  /** The password that an operator gives it. */
  reset(account: string): Promise<string>;
}

async function leaveTwoDaysAgo(name: string, count: number): Promise<void> {
  await world.database.run('delete from sign_in_attempt where account = $1', [name]);
  await failToTheBound(world, name, count);
}

const doors: Door[] = [
  {
    kind: 'a member',
    most: signInLimits.failuresOfPair,
    add: async () => (await world.addMember()).memId,
    tryFrom: (caller, memId, memPass) => caller.codeOf('/api/member/login', { memId, memPass }),
    leaveTwoDaysAgo: (memId, count) => leaveTwoDaysAgo(`member:${memId}`, count),
    async reset(memId) {
      const row = await world.database.row<{ id: number }>('select id from member where mem_id = $1', [
        memId,
      ]);
      const body = { memberKey: need(row?.id, 'member'), reason: 'a call' };
      return (await (await world.operator()).call('/api/console/members/resetPassword', body)).givenPassword;
    },
  },
  {
    kind: 'an operator',
    most: 3,
    add: async () => (await world.operator()).memId,
    tryFrom: (caller, operatorId, secret) =>
      caller.codeOf('/api/console/login', { operatorId, password: secret }),
    leaveTwoDaysAgo: (operatorId, count) => leaveTwoDaysAgo(`operator:${operatorId}`, count),
    async reset(operatorId) {
      const text = 'select id from operator where operator_id = $1';
      const row = await world.database.row<{ id: number }>(text, [operatorId]);
      const body = { operatorKey: need(row?.id, 'operator'), reason: 'a call' };
      const owner = await world.operator('owner');
      return (await owner.call('/api/console/operators/resetPassword', body)).givenPassword;
    },
  },
];

const at = (address: string) => world.guest().fromAddress(address);

async function failOften(door: Door, account: string, address: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) codes.push(await door.tryFrom(at(address), account, wrong));
  return codes;
}

describe.each(doors)('guessing at the password of $kind', (door) => {
  test(`[SEC-27] of a hundred guesses at once ${door.most} are looked at`, async () => {
    const account = await door.add();
    const here = somewhere();
    verified = 0;
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => door.tryFrom(at(here), account, wrong)),
    );
    expect(verified).toBe(door.most);
    expect(codes.filter((code) => code === 'L001')).toHaveLength(door.most);
    expect(codes.filter((code) => code === 'L005')).toHaveLength(100 - door.most);
  });

  test(`[SEC-17] ${door.most} failures from one address close the account there, and nowhere else`, async () => {
    const account = await door.add();
    const here = somewhere();
    await failOften(door, account, here, 12);
    expect(await door.tryFrom(at(here), account, password)).toBe('L005');
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('0');
    world.clock.advance(minutes(15) - 1);
    expect(await door.tryFrom(at(here), account, password)).toBe('L005');
    world.clock.advance(1);
    expect(await door.tryFrom(at(here), account, password)).toBe('0');
  });

  test('attempts that were refused do not prolong the wait', async () => {
    const account = await door.add();
    const here = somewhere();
    await failOften(door, account, here, 10);
    world.clock.advance(minutes(14));
    await failOften(door, account, here, 5);
    world.clock.advance(minutes(1));
    expect(await door.tryFrom(at(here), account, password)).toBe('0');
  });

  test('[SEC-17] guesses from many networks make the account wait longer and longer, and never for more than five minutes', async () => {
    const account = await door.add();
    for (let index = 0; index < signInLimits.failuresOfAccountADay; index += 1)
      expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('L005');
    world.clock.advance(1_000);
    expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    world.clock.advance(1_000);
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('L005');
    for (let index = 0; index < 20; index += 1) {
      world.clock.advance(minutes(5));
      expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    }
    world.clock.advance(minutes(5));
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('0');
  });

  test('[SEC-13] a hundred failures in a row are the last, until somebody gives the account a new password', async () => {
    const account = await door.add();
    await door.leaveTwoDaysAgo(account, signInLimits.failuresInARow - 1);
    expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('L010');
    world.clock.advance(hours(24));
    verified = 0;
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('L010');
    expect(verified).toBe(0);
    const given = await door.reset(account);
    world.clock.advance(minutes(1));
    expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    expect(await door.tryFrom(at(somewhere()), account, given)).toBe('0');
  });

  test('a new password is not made to wait for what was guessed at the old one a moment ago', async () => {
    const account = await door.add();
    const here = somewhere();
    await failOften(door, account, here, 10);
    const given = await door.reset(account);
    expect(await door.tryFrom(at(here), account, given)).toBe('0');
  });

  test('a success between them begins anew', async () => {
    const account = await door.add();
    await door.leaveTwoDaysAgo(account, signInLimits.failuresInARow - 1);
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('0');
    expect(await door.tryFrom(at(somewhere()), account, wrong)).toBe('L001');
    expect(await door.tryFrom(at(somewhere()), account, password)).toBe('0');
  });

  test('an account that does not exist is throttled like one that does', async () => {
    const here = somewhere();
    const codes = await failOften(door, 'nobody-here', here, door.most + 1);
    expect(codes).toEqual([...Array.from({ length: door.most }, () => 'L001'), 'L005']);
  });
});

describe('one network over many accounts', () => {
  const [door] = doors as [Door];

  test('[SEC-17] fifty failures close it to every account, and the day counts too', async () => {
    const here = somewhere();
    const { memId } = await world.addMember();
    for (let index = 0; index < 50; index += 1)
      expect(await door.tryFrom(at(here), `stolen${index}`, wrong)).toBe('L001');
    expect(await door.tryFrom(at(here), memId, password)).toBe('L005');
    expect(await door.tryFrom(at(somewhere()), memId, password)).toBe('0');
    world.clock.advance(minutes(15));
    expect(await door.tryFrom(at(here), memId, password)).toBe('0');
    for (let round = 0; round < 4; round += 1) {
      world.clock.advance(minutes(20));
      for (let index = 0; index < 50; index += 1)
        await door.tryFrom(at(here), `stolen${round}-${index}`, wrong);
    }
    world.clock.advance(minutes(20));
    expect(await door.tryFrom(at(here), 'another', wrong)).toBe('L001');
    expect(await door.tryFrom(at(here), memId, password)).toBe('L005');
    world.clock.advance(minutes(1));
    expect(await door.tryFrom(at(here), memId, password)).toBe('0');
    world.clock.advance(hours(24));
    expect(await failOften(door, 'one-more', here, 2)).toEqual(['L001', 'L001']);
  });

  test('failures that their own account has made good do not count: a house of honest people stays open', async () => {
    const here = somewhere();
    for (let index = 0; index < 20; index += 1) {
      const { memId } = await world.addMember();
      await failOften(door, memId, here, 3);
      expect(await door.tryFrom(at(here), memId, password)).toBe('0');
    }
  });

  test('the addresses of one /64 are one, and so are an IPv4 address and its IPv6 spelling', async () => {
    const { memId } = await world.addMember();
    for (let index = 1; index <= 10; index += 1)
      expect(await door.tryFrom(at(`2001:db8:0:7::${index}`), memId, wrong)).toBe('L001');
    expect(await door.tryFrom(at('2001:db8:0:7:ffff::1'), memId, password)).toBe('L005');
    expect(await door.tryFrom(at('2001:db8:0:8::1'), memId, password)).toBe('0');
    const here = somewhere();
    await failOften(door, memId, here, 10);
    expect(await door.tryFrom(at(`::ffff:${here}`), memId, password)).toBe('L005');
  });
});

describe('the addresses of one subnet', () => {
  const [door] = doors as [Door];
  const { failuresOfSubnet, failuresOfSubnetADay, subnetWaitMs } = signInLimits;

  /** Failures of a hundred addresses, each of which is below every limit of its own. */
  async function leaveFailures(subnet: string, count: number, agoMs: number): Promise<void> {
    await world.database.run(
      `insert into sign_in_attempt (site_id, account, network, address, subnet, succeeded, at)
       select $1, 'member:stolen' || n, $2 || '.' || n % 100, $2 || '.' || n % 100, $2 || '.0/24', false, $3
         from generate_series(1, $4::int) n`,
      [world.site.id, subnet, new Date(world.clock.read() - agoMs), count],
    );
  }

  test.each([
    ['within minutes', failuresOfSubnet, minutes(14)],
    ['within a day', failuresOfSubnetADay, hours(23)],
  ])(
    '[SEC-17] are counted together as well, %s: past a generous number they wait a moment after each failure',
    async (_, most, agoMs) => {
      const subnet = somewhere().replace(/\.7$/, '');
      await leaveFailures(subnet, most - 1, agoMs);
      const { memId } = await world.addMember();
      expect(await door.tryFrom(at(`${subnet}.201`), 'somebody', wrong)).toBe('L001');
      expect(await door.tryFrom(at(`${subnet}.202`), memId, password)).toBe('L005');
      expect(await door.tryFrom(at(somewhere()), memId, password)).toBe('0');
      world.clock.advance(subnetWaitMs);
      expect(await door.tryFrom(at(`${subnet}.202`), memId, password)).toBe('0');
      expect(await door.tryFrom(at(`${subnet}.202`), memId, password)).toBe('0');
    },
  );

  test('[SEC-17] the networks of one IPv6 /48 are counted together too', async () => {
    const { memId } = await world.addMember();
    for (let index = 0; index < failuresOfSubnet; index += 1)
      await door.tryFrom(at(`2001:db8:48:${index.toString(16)}::1`), `spread${index}`, wrong);
    expect(await door.tryFrom(at('2001:db8:48:ffff::1'), memId, password)).toBe('L005');
    expect(await door.tryFrom(at('2001:db8:49:ffff::1'), memId, password)).toBe('0');
    world.clock.advance(subnetWaitMs);
    expect(await door.tryFrom(at('2001:db8:48:ffff::1'), memId, password)).toBe('0');
  });

  test('a house of honest people stays open: what their accounts made good does not count', async () => {
    const subnet = somewhere().replace(/\.7$/, '');
    await leaveFailures(subnet, failuresOfSubnet, minutes(14));
    await world.database.run(
      `insert into sign_in_attempt (site_id, account, network, address, subnet, succeeded, at)
       select site_id, account, network, address, subnet, true, at from sign_in_attempt where subnet = $1`,
      [`${subnet}.0/24`],
    );
    expect(await door.tryFrom(at(`${subnet}.201`), 'somebody', wrong)).toBe('L001');
    expect(await door.tryFrom(at(`${subnet}.201`), (await world.addMember()).memId, password)).toBe('0');
  });

  test('a device that the account knows does not wait for its neighbours', async () => {
    const { memId } = await world.addMember();
    const page = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    const logIn = (cookie: string, address: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/member/login',
        remoteAddress: address,
        headers: { ...page, authorization: world.site.key, cookie },
        payload: { memId, memPass: password },
      });
    const subnet = somewhere().replace(/\.7$/, '');
    const first = await logIn('', `${subnet}.201`);
    const cookies = [first.headers['set-cookie'] ?? []].flat();
    const device = need(
      cookies.find((each) => each.startsWith('hanpan-device=')),
      'the cookie of the device',
    ).split(';')[0];
    await leaveFailures(subnet, failuresOfSubnet, 0);
    expect(await door.tryFrom(at(`${subnet}.201`), memId, password)).toBe('L005');
    expect((await logIn(need(device, 'device'), `${subnet}.201`)).json()).toMatchObject({ resultCode: '0' });
  });
});

test('an id in other letters that mean the same is the same account', async () => {
  const { memId } = await world.addMember({ memId: 'mini123' });
  const here = somewhere();
  const spellings = ['mini123', 'MINI123', 'MİNİ123', 'Mini123', 'mİni123'];
  for (const spelling of spellings)
    for (let index = 0; index < 10; index += 1)
      await at(here).codeOf('/api/member/login', { memId: spelling, memPass: wrong });
  for (const spelling of spellings) {
    const found = await world.database.row('select 1 from member where lower(mem_id) = lower($1)', [
      spelling,
    ]);
    const code = await at(here).codeOf('/api/member/login', { memId: spelling, memPass: password });
    expect(code, spelling).toBe(found === undefined ? 'L001' : 'L005');
  }
  expect(memId).toBe('mini123');
});
