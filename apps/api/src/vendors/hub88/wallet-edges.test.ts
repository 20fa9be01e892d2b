import { randomUUID } from 'node:crypto';
import { nilUuid, settledRefusals, signatureHeader, signBody } from '@hanpan/vendor-kit';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { bodyLimitBytes } from '../../kernel/limits.ts';
import { startHub88Vendor } from '../../testing/hub88-vendor.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const east = await startHub88Vendor(world, 'east');
const root = '/wallet/hub88/east';

async function ask(method: InjectOptions['method'], path: string, payload = '', headers: object = {}) {
  const signature = signBody(payload, east.theirKeys.privateKeyPem);
  const response = await world.app.inject({
    method: method ?? 'POST',
    url: `${root}${path}`,
    headers: { 'content-type': 'application/json', [signatureHeader]: signature, ...headers },
    ...(payload === '' ? {} : { payload }),
  });
  return { http: response.statusCode, ...(method === 'HEAD' ? {} : response.json()) };
}

const wrongSyntax = { http: 200, status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: nilUuid };

async function player(cash = 1_000) {
  const member = await world.member({ cash });
  const token = await east.open(member);
  const bet = (change: object = {}) => ({
    ...east.betOf(member, token),
    request_uuid: randomUUID(),
    ...change,
  });
  const balance = async () => (await world.holdingsOf(member)).cash as number;
  return { member, bet, balance };
}

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'the method %s is refused in the words of the dialect',
  async (method) => {
    expect(await ask(method, '/transaction/bet')).toEqual(wrongSyntax);
    expect((await ask('HEAD', '/transaction/bet')).http).toBe(200);
  },
);

test.each([
  '',
  '/',
  '/transaction',
  '/transaction/beT',
  '/transaction/bet/',
  '/transaction/bet/1',
  '/../x',
  '/%00',
])('the path "%s" is no call, which the dialect says', async (path) => {
  expect(await ask('GET', path)).toEqual(wrongSyntax);
  const request_uuid = randomUUID();
  expect(await ask('POST', path, JSON.stringify({ request_uuid }))).toEqual({ ...wrongSyntax, request_uuid });
});

const unreadable: [string, string, object?][] = [
  ['nothing', ''],
  ['half of a body', '{"user":'],
  ['a form', 'user=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a type that is none', '{}', { 'content-type': 'json;;;"' }],
  ['no type', '{}', { 'content-type': '' }],
  ['one byte too many', `"${'x'.repeat(bodyLimitBytes)}"`],
];
test.each(unreadable)('%s is wrong syntax, and no failure of ours', async (_, payload, headers) => {
  expect(await ask('POST', '/transaction/bet', payload, headers)).toEqual(wrongSyntax);
});

test('a body that is longer than it says, or that is not said how long it is, is refused like any other', async () => {
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent <= bodyLimitBytes; sent += chunk.length) controller.enqueue(chunk);
      controller.close();
    },
  });
  const response = await fetch(`${url}${root}/transaction/bet`, {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect({ http: response.status, ...(await response.json()) }).toEqual(wrongSyntax);
});

const nasty: [string, object][] = [
  ['a NUL in the round', { round: 'a\0b' }],
  ['a NUL in the game', { game_code: '\0' }],
  ['a NUL in the player', { user: 'hanpan-1\0' }],
  ['half of a surrogate pair', { round: '\ud800' }],
  ['a NUL in what is not kept', { supplier_user: '\0' }],
];
test.each(nasty)('%s has wrong types, and moves nothing', async (_, change) => {
  const { bet, balance } = await player();
  const answer = await ask('POST', '/transaction/bet', JSON.stringify(bet(change)));
  expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_WRONG_TYPES' });
  expect(await balance()).toBe(1_000);
});

test('JSON as deep as a body can be is answered in the dialect', async () => {
  const { bet, balance } = await player();
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const field of ['meta', 'user', 'surprise']) {
    const raw = JSON.stringify(bet({ [field]: 'here' })).replace(`"${field}":"here"`, `"${field}":${deep}`);
    const { http, status } = await ask('POST', '/transaction/bet', raw);
    expect([http, status]).toEqual([200, field === 'surprise' ? 'RS_OK' : 'RS_ERROR_WRONG_TYPES']);
  }
  expect(await balance()).toBe(900);
});

test('a member has one name: the same number written otherwise is no player', async () => {
  const { member, bet, balance } = await player();
  for (const user of [
    `hanpan-0${member.key}`,
    `hanpan-+${member.key}`,
    `hanpan- ${member.key}`,
    `hanpan-${member.key}.0`,
  ]) {
    const answer = await ask('POST', '/transaction/bet', JSON.stringify(bet({ user })));
    expect(answer).toMatchObject({ http: 200, status: 'RS_ERROR_INVALID_TOKEN' });
    const info = JSON.stringify({ user, request_uuid: randomUUID() });
    expect(await ask('POST', '/user/info', info)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  }
  expect(await balance()).toBe(1_000);
});

test('one bet in two spellings at once is one bet', async () => {
  const { bet, balance } = await player();
  const made = bet();
  const spellings = [made.transaction_uuid, made.transaction_uuid.toUpperCase()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask('POST', '/transaction/bet', JSON.stringify({ ...made, transaction_uuid: spellings[index % 2] })),
    ),
  );
  expect(new Set(answers.map(({ status, balance: told }) => `${status} ${told}`))).toEqual(
    new Set(['RS_OK 90000000']),
  );
  expect(await balance()).toBe(900);
});

test('a wallet that breaks before a call is reached says UNKNOWN in the dialect', async () => {
  const { bet } = await player();
  const { vendors } = world.services;
  const find = vendors.find.bind(vendors);
  world.clock.advance(60_000);
  vendors.find = () => Promise.reject(new Error('the database is away'));
  const answer = await ask('POST', '/transaction/bet', JSON.stringify(bet()));
  vendors.find = find;
  expect(answer).toEqual({ http: 200, status: 'RS_ERROR_UNKNOWN', request_uuid: nilUuid });
});

test('the balance is told as far as the wire can carry it, and money that would lead beyond is refused or comes again', async () => {
  const most = 90_071_992_547;
  const { bet, balance } = await player(most);
  const send = async (path: string, body: object) => ask('POST', path, JSON.stringify(body));
  const made = bet();
  expect(await send('/transaction/bet', made)).toMatchObject({
    status: 'RS_OK',
    balance: (most - 100) * 100_000,
  });
  const won = { ...bet({ amount: 20_000_000 }), reference_transaction_uuid: made.transaction_uuid };
  for (let sent = 1; sent <= 2; sent += 1)
    expect(await send('/transaction/win', won)).toEqual({
      http: 200,
      status: 'RS_ERROR_LIMIT_REACHED',
      request_uuid: won.request_uuid,
    });
  expect(await balance()).toBe(most - 100);
  const free = bet({ is_free: true });
  expect(await send('/transaction/bet', free)).toMatchObject({ status: 'RS_OK' });
  expect(await send('/transaction/bet', bet())).toMatchObject({ status: 'RS_OK' });
  expect(await send('/transaction/win', won)).toMatchObject({ status: 'RS_OK', balance: most * 100_000 });

  const rich = await player(most + 500);
  const { user, token, game_code, request_uuid } = rich.bet();
  expect(await send('/user/balance', { user, token, game_code, request_uuid })).toMatchObject({
    status: 'RS_OK',
    balance: most * 100_000,
  });
  expect(await send('/transaction/bet', rich.bet())).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  expect(await rich.balance()).toBe(most + 500);
});

test('a win above what the vendor may pay is told to come again, which the vendor takes for no final word', async () => {
  const { bet, balance } = await player();
  await world.database.run("update vendor set largest_win = 200 where code = 'east'");
  const made = bet();
  await ask('POST', '/transaction/bet', JSON.stringify(made));
  const won = { ...bet({ amount: 20_100_000 }), reference_transaction_uuid: made.transaction_uuid };
  const { status } = await ask('POST', '/transaction/win', JSON.stringify(won));
  expect(status).toBe('RS_ERROR_LIMIT_REACHED');
  expect(settledRefusals.win.has(status)).toBe(false);
  expect(settledRefusals.bet.has(status)).toBe(true);
  expect(await balance()).toBe(900);
  await world.database.run("update vendor set largest_win = 201 where code = 'east'");
  expect((await ask('POST', '/transaction/win', JSON.stringify(won))).status).toBe('RS_OK');
});
