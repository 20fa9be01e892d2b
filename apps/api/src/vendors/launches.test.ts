import { createHmac, createVerify, generateKeyPairSync } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../kernel/sessions.ts';
import { installVendor } from '../modules/vendor/index.ts';
import { type HeardLaunch, type SaidAnswer, startLaunchVendor } from '../testing/launch-vendor.ts';
import { createWorld } from '../testing/world.ts';

/** What a launch is made of, as the test asks for it. */
interface Asked {
  readonly user: string;
  readonly locale: 'ko' | 'en' | 'vi';
  readonly isMobile: boolean;
  readonly currency: string;
  readonly lobby: string;
  readonly cashier: string;
}

/** One dialect as its document has it, written here by hand and with no code of ours. */
interface Documented {
  readonly code?: string;
  readonly gameKey: string;
  readonly path: string;
  readonly addressAt: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (asked: Asked) => object;
  readonly tokenOf?: (body: Record<string, unknown>) => unknown;
  readonly isSigned?: (heard: HeardLaunch) => boolean;
}

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const secret = 'a secret/with+signs & spaces';
const operatorId = '77';
const text = expect.any(String);
const json = { 'content-type': 'application/json' };

/** RSA-SHA256 over the bytes that arrived, in base64. */
const signedWithRsa = (header: string) => (heard: HeardLaunch) =>
  createVerify('RSA-SHA256')
    .update(heard.raw)
    .verify(pair.publicKey, String(heard.headers[header]), 'base64');

/** HMAC-SHA1 over the form and the three headers, sorted by name, as one form. */
function signedAsForm({ raw, headers }: HeardLaunch): boolean {
  const all: Record<string, string> = Object.fromEntries(new URLSearchParams(raw.toString()));
  for (const name of ['X-Merchant-Id', 'X-Timestamp', 'X-Nonce'])
    all[name] = String(headers[name.toLowerCase()]);
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  const sign = createHmac('sha1', secret).update(new URLSearchParams(sorted).toString()).digest('hex');
  const isFresh = Math.abs(Date.now() / 1_000 - Number(headers['x-timestamp'])) < 30;
  return isFresh && headers['x-sign'] === sign;
}

const documents: Readonly<Record<string, Documented>> = {
  hub88: {
    gameKey: 'hub_seven',
    path: '/operator/generic/v2/game/url',
    addressAt: 'url',
    headers: json,
    isSigned: signedWithRsa('x-hub88-signature'),
    tokenOf: (body) => body.token,
    body: ({ user, locale, isMobile, currency, lobby, cashier }) => ({
      user,
      token: text,
      operator_id: 77,
      game_code: 'hub_seven',
      currency,
      country: 'KR',
      lang: locale,
      platform: isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      lobby_url: lobby,
      deposit_url: cashier,
      ip: '127.0.0.1',
    }),
  },
  caleta: {
    gameKey: 'cal_seven',
    path: '/api/game/url',
    addressAt: 'url',
    headers: json,
    isSigned: signedWithRsa('x-auth-signature'),
    tokenOf: (body) => body.token,
    body: ({ user, locale, currency, lobby, cashier }) => ({
      user,
      token: text,
      operator_id: operatorId,
      game_code: 'cal_seven',
      currency,
      country: 'KR',
      lang: locale,
      lobby_url: lobby,
      deposit_url: cashier,
    }),
  },
  evolution: {
    gameKey: 'table-1',
    path: '/ua/v1/77/a%20secret%2Fwith%2Bsigns%20%26%20spaces',
    addressAt: 'entry',
    headers: json,
    tokenOf: (body) => (body as { player: { session: { id: string } } }).player.session.id,
    body: ({ user, locale, isMobile, currency, lobby, cashier }) => ({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      player: {
        id: user,
        update: true,
        firstName: user,
        lastName: user,
        country: 'KR',
        language: locale,
        currency,
        session: { id: text, ip: '127.0.0.1' },
      },
      config: {
        game: { table: { id: 'table-1' } },
        channel: { wrapped: false, mobile: isMobile },
        urls: { cashier, lobby },
      },
    }),
  },
  highend: {
    gameKey: '1204',
    path: '/game/launch',
    addressAt: 'url',
    headers: { ...json, authorization: `Bearer ${secret}` },
    body: ({ user, locale, lobby }) => ({
      username: user,
      game_id: 1204,
      language: locale,
      lobby_url: lobby,
    }),
  },
  slotegrator: {
    gameKey: 'f0e1-seven',
    path: '/games/init',
    addressAt: 'url',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-merchant-id': operatorId },
    isSigned: signedAsForm,
    tokenOf: (body) => body.session_id,
    body: ({ user, locale, currency, lobby }) => ({
      game_uuid: 'f0e1-seven',
      player_id: user,
      player_name: user,
      currency,
      session_id: text,
      language: locale,
      return_url: lobby,
    }),
  },
  gr8: {
    gameKey: 'sportsbook',
    path: '/api/v2/session',
    addressAt: 'url',
    headers: { ...json, 'x-operator-id': operatorId, 'x-api-key': secret },
    tokenOf: (body) => body.token,
    body: ({ user, locale, isMobile, currency, lobby }) => ({
      playerId: user,
      token: text,
      currency,
      language: locale,
      platform: isMobile ? 'mobile' : 'desktop',
      lobbyUrl: lobby,
    }),
  },
  kplay: {
    // A row of KPLAY's is one of its products, and the code of the row is the id of the product.
    code: '200',
    gameKey: '31',
    path: '/auth',
    addressAt: 'launch_url',
    headers: { ...json, 'ag-code': operatorId, 'ag-token': secret },
    body: ({ user, locale, isMobile, currency, lobby, cashier }) => ({
      // Korean, or English for everybody else: it has no third language.
      user: { id: user, balance: 5_000, language: locale === 'ko' ? 'ko' : 'en', currency },
      prd: { id: 200, type: '31', is_mobile: isMobile },
      url: { lobby, cashier },
    }),
  },
};

const asks = '/api/minigame/getGame';
const vendor = await startLaunchVendor();
const world = await createWorld();
const codeOf = (name: string) => documents[name]?.code ?? name;
const timeoutMs = 300;

beforeAll(async () => {
  for (const [name, { gameKey }] of Object.entries(documents)) {
    const code = codeOf(name);
    const names = { ko: code, en: code, vi: code };
    await world.database.transaction((tx) =>
      installVendor(world.services, tx, {
        code,
        name: names,
        dialect: name,
        walletMode: 'seamless',
        baseUrl: vendor.url,
        publicKey: 'theirs',
        ourKey: name === 'hub88' || name === 'caleta' ? pair.privateKey : secret,
      }),
    );
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
       select id, $2, 'slot', $3, '/x.svg', '96.50' from vendor where code = $1`,
      [code, gameKey, JSON.stringify(names)],
    );
  }
});

/** A row is read anew within seconds; every test begins at the same moment again. */
let changes = 0;
async function setRows(columns: string): Promise<void> {
  await world.database.run(`update vendor set ${columns}`);
  changes += 1;
  world.clock.advance(changes * 5_000);
}
beforeEach(() => setRows(`operator_id = '${operatorId}', currency = 'KRW', timeout_ms = 30000`));

function readBody({ raw, headers }: HeardLaunch): Record<string, unknown> {
  return String(headers['content-type']).includes('form')
    ? Object.fromEntries(new URLSearchParams(raw.toString()))
    : JSON.parse(raw.toString());
}

const languages = ['ko', 'en', 'vi'] as const;
const platforms = ['desktop', 'mobile'] as const;
const everyWay = Object.keys(documents).flatMap((name) =>
  languages.flatMap((locale) => platforms.map((platform) => [name, locale, platform] as const)),
);

describe('a launch', () => {
  test.each(everyWay)(
    'of %s in %s on %s has the fields of its document, and its signature',
    async (name, locale, platform) => {
      const document = documents[name] as Documented;
      vendor.answer = [
        200,
        JSON.stringify({ status: 1, [document.addressAt]: 'https://games.test/open?id=1' }),
      ];
      const currency = platform === 'mobile' ? 'VND' : 'KRW';
      await setRows(`currency = '${currency}'`);
      const member = await world.member({ cash: 5_000 });
      const game = { vendorKey: codeOf(name), gameType: 'slot', gameKey: document.gameKey, platform };
      expect((await member.inLocale(locale).call(asks, game)).gameurl).toBe('https://games.test/open?id=1');

      const heard = vendor.last();
      expect([heard.method, heard.path]).toEqual(['POST', document.path]);
      expect(heard.headers).toMatchObject(document.headers);
      const body = readBody(heard);
      const { publicUrl } = world.services;
      expect(body).toEqual(
        document.body({
          user: `hanpan-${member.key}`,
          locale,
          isMobile: platform === 'mobile',
          currency,
          lobby: `${publicUrl}/member/slotgame`,
          cashier: `${publicUrl}/member/moneyMain/charge`,
        }),
      );
      if (document.isSigned) expect(document.isSigned(heard)).toBe(true);
      if (document.tokenOf) {
        const tokenHash = hashToken(String(document.tokenOf(body)));
        const session = await world.database.row(
          'select member_id as key from game_session where token_hash = $1',
          [tokenHash],
        );
        expect(session).toEqual({ key: member.key });
      }
    },
  );

  test.each(['hub88', 'caleta', 'slotegrator'])('of %s signs these bytes and no others', async (name) => {
    const { isSigned, gameKey, addressAt } = documents[name] as Documented;
    vendor.answer = [200, JSON.stringify({ [addressAt]: 'https://games.test/' })];
    await (await world.member()).call(asks, { vendorKey: codeOf(name), gameType: 'slot', gameKey });
    const heard = vendor.last();
    const changed = Buffer.from(heard.raw.toString().replace('KRW', 'USD'));
    expect(isSigned?.({ ...heard, raw: changed })).toBe(false);
  });

  test('an address below the one of the vendor is made whole, where a dialect gives such', async () => {
    vendor.answer = [200, JSON.stringify({ entry: '/entry?params=abc' })];
    const game = { vendorKey: 'evolution', gameType: 'slot', gameKey: 'table-1' };
    const { gameurl } = await (await world.member()).call(asks, game);
    expect(gameurl).toBe(`${vendor.url}/entry?params=abc`);
  });
});

/** What a vendor may say in place of an address. */
const failures: Readonly<Record<string, (addressAt: string) => SaidAnswer>> = {
  'that it fails': () => [500, '{"error":"down"}'],
  'that it knows no such player': () => [404, '{"error":"no"}'],
  'that somebody else has it': () => [302, ''],
  'nothing in time': () => undefined,
  'a page that is not JSON': () => [200, '<html>busy</html>'],
  'JSON without an address': () => [200, '{"status":1}'],
  'an address of nothing': (at) => [200, JSON.stringify({ [at]: '' })],
  'an address that is a number': (at) => [200, JSON.stringify({ [at]: 7 })],
  'an address that is a script': (at) => [200, JSON.stringify({ [at]: 'javascript:alert(1)' })],
  'an address that is no address': (at) => [200, JSON.stringify({ [at]: 'https://' })],
  'an array': () => [200, '[]'],
};
const everyFailure = Object.keys(documents).flatMap((name) =>
  Object.keys(failures).map((said) => [name, said] as const),
);

test.each(everyFailure)(
  'where %s says %s, the launch is refused with 9999 and nothing has moved',
  async (name, said) => {
    const { gameKey, addressAt } = documents[name] as Documented;
    vendor.answer = failures[said]?.(addressAt);
    if (vendor.answer === undefined) await setRows(`timeout_ms = ${timeoutMs}`);
    const member = await world.member({ cash: 5_000 });
    const game = { vendorKey: codeOf(name), gameType: 'slot', gameKey };
    const before = vendor.heard.length;
    expect(await member.codeOf(asks, game)).toBe('9999');
    expect(vendor.heard.length).toBe(before + 1);
    const { cash, game: games } = await world.holdingsOf(member);
    expect({ cash, games }).toEqual({ cash: 5_000, games: {} });
    const [open, moves] = await Promise.all([
      world.database.rows('select from game_session where member_id = $1 and closed_at is null', [
        member.key,
      ]),
      world.database.rows('select from game_transfer where member_id = $1', [member.key]),
    ]);
    expect([open.length, moves.length]).toEqual([0, 0]);
  },
);
