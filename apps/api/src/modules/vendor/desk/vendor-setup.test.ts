import { randomUUID } from 'node:crypto';
import { vendorDialects } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { describe, expect, test, vi } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { minutes } from '../../../testing/clock.ts';
import { addDialectVendor } from '../../../testing/dialect-vendor.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { dialects } from '../../../vendors/dialects.ts';
import { VendorUnreachable } from '../../../vendors/port.ts';
import { installVendor } from '../install-vendor.ts';

const world = await createWorld();
const { database } = world;
const platform = await world.operator('platform');
const reason = 'a test';
const detail = '/api/console/vendors/detail';
const save = '/api/console/vendors/save';
const create = '/api/console/vendors/create';
const setKey = '/api/console/vendors/key';
const testing = '/api/console/vendors/test';
const names = { ko: '새 게임사', en: 'New Games', vi: 'Nhà mới' };

const newCode = () => `new-${world.next()}`;
/** KPLAY numbers its products, and the code of a row is the number. */
const newProduct = () => String(200 + world.next());
const bodyOf = (vendorCode: string, more: object = {}) => ({
  ...{
    vendorCode,
    dialect: 'evolution' as const,
    names,
    baseUrl: 'https://vendor.test',
    operatorId: 'hanpan',
    reason,
  },
  ...more,
});

async function entered(more: object = {}, vendorCode = newCode()): Promise<string> {
  await platform.call(create, bodyOf(vendorCode, more));
  return vendorCode;
}

const keyOf = (vendorCode: string, side: 'ours' | 'theirs', key: string, keepOldMinutes = 0) => ({
  ...{ vendorCode, side, key, keepOldMinutes, reason },
});

async function setupOf(vendorCode: string, more: object = {}) {
  const now = await platform.call(detail, { vendorCode });
  const { names: name, baseUrl, operatorId, timeoutMs, windowKind, largestWin } = now;
  const { gameOrigins, imageOrigins, isEnabled, revision } = now;
  return {
    ...{ vendorCode, revision, names: name, baseUrl, operatorId, timeoutMs, windowKind, largestWin },
    ...{ gameOrigins, imageOrigins, isEnabled, reason, ...more },
  };
}

test('every dialect that the server speaks can be entered, and no other', () => {
  expect([...vendorDialects].sort()).toEqual(Object.keys(dialects).sort());
});

describe('a provider is entered, keyed, tried and switched on without SQL', () => {
  test('[OPS-1][MS-06] from its address to the switch, and each step is in the audit log', async () => {
    const vendorCode = await entered();
    expect(await platform.call(detail, { vendorCode })).toMatchObject({
      ...{ isEnabled: false, walletMode: 'seamless', names },
      ours: { kind: 'secret', isSet: false, mark: null },
      theirs: { kind: 'secret', isSet: false },
    });
    expect(await platform.codeOf(save, await setupOf(vendorCode, { isEnabled: true }))).toBe('VD02');
    await platform.call(setKey, keyOf(vendorCode, 'ours', 'our api token'.replaceAll(' ', '-')));
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'their-auth-token'));
    await platform.call(save, await setupOf(vendorCode, { isEnabled: true, largestWin: 5_000_000 }));
    const after = await platform.call(detail, { vendorCode });
    expect(after).toMatchObject({ isEnabled: true, largestWin: 5_000_000, ours: { isSet: true } });
    const { list } = await platform.call('/api/console/audit', { subject: `vendor:${vendorCode}` });
    expect(list.map(({ action }) => action)).toEqual([
      'vendor.setup',
      'vendor.key',
      'vendor.key',
      'vendor.create',
    ]);
  });

  test('a key is shown to nobody: not in an answer, the audit log or the table', async () => {
    const vendorCode = await entered();
    const secret = `shared-${randomUUID()}`;
    await platform.call(setKey, keyOf(vendorCode, 'theirs', secret));
    const told = JSON.stringify([
      await platform.call(detail, { vendorCode }),
      await platform.call('/api/console/audit', { subject: `vendor:${vendorCode}` }),
      await database.rows('select * from vendor where code = $1', [vendorCode]),
      await database.rows('select * from audit_log where subject = $1', [`vendor:${vendorCode}`]),
    ]);
    expect(told).not.toContain(secret);
    expect(told).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('the same key has the same mark, and another one another', async () => {
    const vendorCode = await entered();
    const mark = async (key: string) => {
      await platform.call(setKey, keyOf(vendorCode, 'ours', key));
      return (await platform.call(detail, { vendorCode })).ours.mark;
    };
    const first = await mark('first-key');
    expect(await mark('second-key')).not.toBe(first);
    expect(await mark('first-key')).toBe(first);
  });
});

describe('keys are changed while members play', () => {
  async function playing() {
    const vendor = await addDialectVendor(world, 'evolution', newCode());
    const player = await vendor.newPlayer();
    const ask = async (key: string) => {
      const request = vendor.speaker.write({ kind: 'balance', player }, { key, operatorId: '1' });
      const { http, text } = await vendor.send(request);
      return vendor.speaker.read(http, text).word;
    };
    const { key } = vendor.credentials;
    return { vendorCode: vendor.code, oldKey: key, ask };
  }

  test('the old key is taken for as long as was asked, and not a moment longer', async () => {
    const { vendorCode, oldKey, ask } = await playing();
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'the-new-token', 10));
    expect((await platform.call(detail, { vendorCode })).theirs.oldUntil).not.toBeNull();
    world.clock.advance(minutes(1));
    expect([await ask(oldKey), await ask('the-new-token'), await ask('neither')]).toEqual([
      'OK',
      'OK',
      'INVALID_TOKEN_ID',
    ]);
    world.clock.advance(minutes(9));
    expect([await ask(oldKey), await ask('the-new-token')]).toEqual(['INVALID_TOKEN_ID', 'OK']);
    expect((await platform.call(detail, { vendorCode })).theirs.oldUntil).toBeNull();
  });

  test('a mistyped key that is mended cuts nobody off: each old key ends at its own time', async () => {
    const { vendorCode, oldKey, ask } = await playing();
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'the-mistyped-token', 6));
    world.clock.advance(minutes(2));
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'the-right-token', 6));
    world.clock.advance(minutes(3));
    expect([await ask(oldKey), await ask('the-mistyped-token'), await ask('the-right-token')]).toEqual([
      'OK',
      'OK',
      'OK',
    ]);
    world.clock.advance(minutes(1));
    expect([await ask(oldKey), await ask('the-mistyped-token')]).toEqual(['INVALID_TOKEN_ID', 'OK']);
    world.clock.advance(minutes(2));
    expect([await ask('the-mistyped-token'), await ask('the-right-token')]).toEqual([
      'INVALID_TOKEN_ID',
      'OK',
    ]);
    // What nobody takes any more is not kept either.
    const later = await world.operator('platform');
    await later.call(setKey, keyOf(vendorCode, 'theirs', 'a-third-token', 60));
    const kept = 'select k.until from vendor_old_key k join vendor v on v.id = k.vendor_id where v.code = $1';
    expect(await database.rows(kept, [vendorCode])).toHaveLength(1);
  });

  test('a key that became known ends at once', async () => {
    const { vendorCode, oldKey, ask } = await playing();
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'the-new-token', 60));
    await platform.call(setKey, keyOf(vendorCode, 'theirs', 'the-next-token', 0));
    world.clock.advance(minutes(1));
    expect([await ask(oldKey), await ask('the-new-token'), await ask('the-next-token')]).toEqual([
      'INVALID_TOKEN_ID',
      'INVALID_TOKEN_ID',
      'OK',
    ]);
  });
});

test('a start of the installation leaves the keys that an operator has set, and renews the others', async () => {
  const vendorCode = newCode();
  const install = (publicKey: string, ourKey: string) =>
    database.transaction((tx) =>
      installVendor(world.services, tx, {
        ...{ code: vendorCode, name: names, dialect: 'evolution', walletMode: 'seamless' as const },
        ...{ baseUrl: 'https://vendor.test', publicKey, ourKey },
      }),
    );
  const marks = async () => {
    const { ours, theirs } = await platform.call(detail, { vendorCode });
    return [ours.mark, theirs.mark];
  };
  await install('their-first-token', 'our-first-token');
  const first = await marks();
  await install('their-second-token', 'our-second-token');
  const second = await marks();
  expect(second).not.toEqual(first);
  await platform.call(setKey, keyOf(vendorCode, 'theirs', 'their-console-token', 60));
  const [, console] = await marks();
  await install('their-third-token', 'our-third-token');
  expect(await marks()).toEqual([expect.not.stringMatching(String(second[0])), console]);
  expect((await platform.call(detail, { vendorCode })).theirs.oldUntil).not.toBeNull();
  await platform.call(setKey, keyOf(vendorCode, 'ours', 'our-console-token'));
  const set = await marks();
  await install('their-fourth-token', 'our-fourth-token');
  expect(await marks()).toEqual(set);
});

describe('the code of a provider is what its dialect says', () => {
  test.each(['kplay', 'kplay-transfer'] as const)(
    'of %s it is the number of a product, and its launch names it',
    async (dialect) => {
      const vendorCode = await entered({ dialect }, newProduct());
      expect(await platform.call(detail, { vendorCode })).toMatchObject({ code: vendorCode, dialect });
      const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nobody is there'));
      await platform.call(setKey, keyOf(vendorCode, 'ours', 'our-agent-secret'));
      const vendor = need(await world.services.vendors.find(vendorCode), 'vendor');
      const launch = {
        playerId: 'hanpan-1',
        token: 'token',
        gameKey: '31',
        locale: 'ko',
        platform: 'desktop',
      } as const;
      const rest = {
        address: '127.0.0.1',
        balance: amount(0),
        lobbyUrl: 'x',
        depositUrl: 'x',
        isDemo: false,
      };
      await expect(vendor.client.launch({ ...launch, ...rest })).rejects.toThrow(VendorUnreachable);
      expect(sent).toHaveBeenCalledOnce();
      const { prd } = JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
      expect(prd.id % 5_000).toBe(Number(vendorCode));
      sent.mockRestore();
    },
  );

  test.each([
    ['kplay', 'kplay-200'],
    ['kplay', '0200'],
    ['kplay', '0'],
    ['kplay', '1234567890'],
    ['kplay-transfer', 'new'],
    ['hub88', '200'],
    ['hub88', 'x'],
    ['hub88', '-x'],
    ['evolution', 'Upper'],
  ] as const)('of %s it is not %s', async (dialect, vendorCode) => {
    expect(await platform.codeOf(create, bodyOf(vendorCode, { dialect }))).toBe('VD04');
  });
});

describe('what is no key of the kind that the dialect has is refused', () => {
  const { publicKeyPem, privateKeyPem } = generateKeyPair();
  test.each([
    ['hub88', 'ours', privateKeyPem, '0'],
    ['hub88', 'ours', publicKeyPem, 'VD03'],
    ['hub88', 'ours', privateKeyPem.slice(0, 400), 'VD03'],
    ['hub88', 'theirs', publicKeyPem, '0'],
    ['hub88', 'theirs', privateKeyPem, 'VD03'],
    ['hub88', 'theirs', 'a-shared-secret', 'VD03'],
    ['highend', 'theirs', '192.0.2.1, 198.51.100.0/24, 2001:db8::/32', '0'],
    ['highend', 'theirs', '192.0.2.1, 300.1.1.1', 'VD03'],
    ['highend', 'theirs', '192.0.2.0/33', 'VD03'],
    ['evolution', 'theirs', 'short', 'VD03'],
    ['evolution', 'theirs', 'two words of a secret', 'VD03'],
    ['transfer', 'theirs', publicKeyPem, 'VD03'],
  ] as const)('%s, %s, %#', async (dialect, side, key, code) => {
    expect(await platform.codeOf(setKey, keyOf(await entered({ dialect }), side, key))).toBe(code);
  });
});

test.each([
  'http://vendor.test',
  'https://vendor.test/',
  'https://user:word@vendor.test',
  'https://vendor.test?key=1',
  'ftp://vendor.test',
  'javascript:alert(1)',
  'vendor.test',
])('[SEC-27][OPS-13] %s is no address of a provider', async (baseUrl) => {
  expect(await platform.codeOf(create, bodyOf(newCode(), { baseUrl }))).toBe('VD01');
});

test.each(['http://127.0.0.1:4000', 'http://sandbox:4000', 'http://10.0.0.7', 'https://api.vendor.test/v1'])(
  '%s is one',
  async (baseUrl) => {
    expect(await platform.codeOf(create, bodyOf(newCode(), { baseUrl }))).toBe('0');
  },
);

test.each(["https://games.test; script-src 'unsafe-inline'", 'https://*', 'https://games.test/path', '*'])(
  'an origin stands in a header as it is: %s is none',
  async (origin) => {
    const body = await setupOf(await entered(), { gameOrigins: [origin] });
    expect(await platform.codeOf(save, body)).toBe('VD01');
  },
);

test('whoever has one site alone changes nothing of what all sites share, and may look', async () => {
  const vendorCode = await entered();
  const owner = await world.operator('supervisor');
  expect(await owner.codeOf(save, await setupOf(vendorCode))).toBe('E403');
  expect(await owner.codeOf(setKey, keyOf(vendorCode, 'ours', 'their-secret'))).toBe('E403');
  expect(await owner.codeOf(detail, { vendorCode })).toBe('0');
});

test.each(
  refusalsOf(detail, {
    E404: ['one that nobody entered', () => platform.codeOf(detail, { vendorCode: 'none' })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(testing, {
    E404: ['one that nobody entered', () => platform.codeOf(testing, { vendorCode: 'none' })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(create, {
    VD01: [
      'an address with a login',
      () => platform.codeOf(create, bodyOf(newCode(), { baseUrl: 'https://a:b@c.test' })),
    ],
    VD04: ['a code that is taken', async () => platform.codeOf(create, bodyOf(await entered()))],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(save, {
    VD01: [
      'no address',
      async () => platform.codeOf(save, await setupOf(await entered(), { baseUrl: 'nowhere' })),
    ],
    E404: [
      'one that nobody entered',
      async () => platform.codeOf(save, { ...(await setupOf(await entered())), vendorCode: 'none' }),
    ],
    T999: [
      'what was read before somebody else saved',
      async () => {
        const vendorCode = await entered();
        const [mine, theirs] = [await setupOf(vendorCode), await setupOf(vendorCode, { timeoutMs: 2_000 })];
        await platform.call(save, theirs);
        return platform.codeOf(save, mine);
      },
    ],
    VD02: [
      'switching on without keys',
      async () => platform.codeOf(save, await setupOf(await entered(), { isEnabled: true })),
    ],
    VD05: [
      'a second one that keeps the money of the same players',
      async () => {
        const product = async (operatorId: string) => {
          const vendorCode = await entered({ dialect: 'kplay-transfer', operatorId }, newProduct());
          await platform.call(setKey, keyOf(vendorCode, 'ours', 'our-agent-secret'));
          return platform.codeOf(save, await setupOf(vendorCode, { isEnabled: true }));
        };
        expect(await product('agent')).toBe('0');
        expect(await product('another-agent')).toBe('0');
        return product('agent');
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(setKey, {
    VD03: ['half a key', async () => platform.codeOf(setKey, keyOf(await entered(), 'ours', 'half'))],
    E404: ['one that nobody entered', () => platform.codeOf(setKey, keyOf('none', 'ours', 'a-secret-key'))],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
