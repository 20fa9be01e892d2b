import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { signInLimits } from './sign-in-limits.ts';
import { deviceKeptMs } from './sign-in-throttle.ts';

const world = await createWorld();
const wrong = 'not the password';
const page = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

let networks = 0;
const somewhere = () => {
  networks += 1;
  return `10.1.${Math.floor(networks / 200)}.${networks % 200}`;
};

interface Door {
  readonly kind: string;
  /** So many failures on one device are looked at. */
  readonly most: number;
  add(): Promise<string>;
  readonly path: string;
  bodyOf(account: string, secret: string): object;
}

const doors: Door[] = [
  {
    kind: 'a member',
    most: signInLimits.failuresOfPair,
    add: async () => (await world.addMember()).memId,
    path: '/api/member/login',
    bodyOf: (memId, memPass) => ({ memId, memPass }),
  },
  {
    kind: 'an operator',
    most: 3,
    add: async () => (await world.operator()).memId,
    path: '/api/console/login',
    bodyOf: (operatorId, secret) => ({ operatorId, password: secret }),
  },
];
const [member] = doors as [Door];

/** A browser: it sends the cookie of its device and keeps the one that it gets. */
class Browser {
  device: string | undefined;
  address: string;
  setCookie = '';

  constructor(device?: string) {
    this.device = device;
    this.address = somewhere();
  }

  async logIn(door: Door, account: string, secret: string): Promise<string> {
    const response = await world.app.inject({
      method: 'POST',
      url: door.path,
      remoteAddress: this.address,
      headers: {
        ...page,
        authorization: world.site.key,
        ...(this.device === undefined ? {} : { cookie: `hanpan-device=${this.device}` }),
      },
      payload: door.bodyOf(account, secret),
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    this.setCookie = cookies.find((each) => each.startsWith('hanpan-device=')) ?? '';
    const [, value] = /^hanpan-device=([^;]+)/.exec(this.setCookie) ?? [];
    if (value !== undefined) this.device = value;
    return response.json().resultCode;
  }

  async failOften(door: Door, account: string, times: number): Promise<void> {
    for (let index = 0; index < times; index += 1) await this.logIn(door, account, wrong);
  }
}

async function guessFromManyNetworks(door: Door, account: string): Promise<void> {
  for (let index = 0; index < signInLimits.failuresOfAccountADay; index += 1)
    await new Browser().logIn(door, account, wrong);
}

describe.each(doors)('a browser from which $kind has signed in', (door) => {
  test('gets a cookie that no script reads, of which the database holds a hash', async () => {
    const account = await door.add();
    const browser = new Browser();
    expect(await browser.logIn(door, account, wrong)).toBe('L001');
    expect(browser.setCookie).toBe('');
    expect(await browser.logIn(door, account, password)).toBe('0');
    expect(browser.device).toMatch(/^[\w-]{43}$/);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(browser.setCookie).toContain(attribute);
    const until = new Date(world.clock.read() + deviceKeptMs).toUTCString();
    expect(browser.setCookie).toContain(`Expires=${until}`);
    const row = await world.owner.row<{ found: number }>(
      "select count(*) as found from known_device where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [browser.device],
    );
    expect(row?.found).toBe(0);
  });

  test('[SEC-17] logs in while others guess from its own address and from many', async () => {
    const account = await door.add();
    const browser = new Browser();
    await browser.logIn(door, account, password);
    const guesser = new Browser();
    guesser.address = browser.address;
    await guesser.failOften(door, account, 11);
    await guessFromManyNetworks(door, account);
    expect(await guesser.logIn(door, account, password)).toBe('L005');
    expect(await new Browser().logIn(door, account, password)).toBe('L005');
    expect(await browser.logIn(door, account, password)).toBe('0');
    browser.address = somewhere();
    expect(await browser.logIn(door, account, password)).toBe('0');
  });

  test('[SEC-17] logs in while strangers have failed a hundred times in a row, and ends that', async () => {
    const account = await door.add();
    const browser = new Browser();
    await browser.logIn(door, account, password);
    await failToTheBound(world, `${door === member ? 'member' : 'operator'}:${account}`);
    expect(await new Browser().logIn(door, account, password)).toBe('L010');
    expect(await browser.logIn(door, account, password)).toBe('0');
    expect(await new Browser().logIn(door, account, password)).toBe('0');
  });

  test(`[SEC-17] may fail ${door.most} times, at once or one after the other, and a success begins anew`, async () => {
    const account = await door.add();
    const browser = new Browser();
    await browser.logIn(door, account, password);
    await browser.failOften(door, account, door.most - 1);
    expect(await browser.logIn(door, account, password)).toBe('0');
    const codes = await Promise.all(Array.from({ length: 30 }, () => browser.logIn(door, account, wrong)));
    expect(codes.filter((code) => code === 'L001')).toHaveLength(door.most);
    expect(await browser.logIn(door, account, password)).toBe('L005');
    expect(await new Browser().logIn(door, account, password)).toBe('0');
    world.clock.advance(minutes(15));
    expect(await browser.logIn(door, account, password)).toBe('0');
  });
});

describe('whose device it is', () => {
  test('the device of one account opens no other, and none at another site', async () => {
    const [own, other] = [await member.add(), await member.add()];
    const browser = new Browser();
    await browser.logIn(member, own, password);
    await guessFromManyNetworks(member, other);
    expect(await browser.logIn(member, other, password)).toBe('L005');
    await world.database.run('update known_device set site_id = $1', [(await world.addSite()).id]);
    await guessFromManyNetworks(member, own);
    expect(await browser.logIn(member, own, password)).toBe('L005');
  });

  test('a browser that several people share is known to each of them by one cookie', async () => {
    const [one, another] = [await member.add(), await member.add()];
    const browser = new Browser();
    await browser.logIn(member, one, password);
    const { device } = browser;
    await browser.logIn(member, another, password);
    expect(browser.device).toBe(device);
    for (const account of [one, another]) {
      await guessFromManyNetworks(member, account);
      expect(await browser.logIn(member, account, password)).toBe('0');
    }
  });

  test('a made-up cookie is not taken over, and lets nobody in', async () => {
    const account = await member.add();
    await guessFromManyNetworks(member, account);
    const made = new Browser('made-up');
    expect(await made.logIn(member, account, password)).toBe('L005');
    world.clock.advance(minutes(5));
    expect(await made.logIn(member, account, password)).toBe('0');
    expect(made.device).not.toBe('made-up');
  });

  test('a device that was not used for half a year is unknown', async () => {
    const account = await member.add();
    const browser = new Browser();
    await browser.logIn(member, account, password);
    world.clock.advance(deviceKeptMs);
    await guessFromManyNetworks(member, account);
    expect(await browser.logIn(member, account, password)).toBe('L005');
  });

  test('a client that is no browser gets no cookie and logs in without one', async () => {
    const memId = await member.add();
    const response = await world.app.inject({
      method: 'POST',
      url: member.path,
      headers: { authorization: world.site.key },
      payload: { memId, memPass: password },
    });
    expect(response.json().resultCode).toBe('0');
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});
