import { randomUUID } from 'node:crypto';
import {
  dialectAnswers,
  dialectNames,
  generateKeyPair,
  type Outcome,
  type WireRequest,
} from '@hanpan/vendor-kit';
import { describe, expect, test, vi } from 'vitest';
import { addDialectVendor, type DialectVendor, memberOf } from '../testing/dialect-vendor.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();
const vendors = new Map<string, { own: DialectVendor; other: DialectVendor }>();
for (const name of dialectNames)
  vendors.set(name, {
    own: await addDialectVendor(world, name),
    other: await addDialectVendor(world, name, `other-${name}`),
  });
const parts = 100_000;
const tenMegabytes = 10_000_000;

describe.each(dialectNames)('%s', (name) => {
  const { own, other } = vendors.get(name) as { own: DialectVendor; other: DialectVendor };
  const { speaker, credentials } = own;
  const words = dialectAnswers[name];

  async function stage() {
    const player = await own.newPlayer();
    const call = (change: object = {}) => {
      const id = randomUUID();
      return {
        kind: 'bet' as const,
        id,
        bet: id,
        round: randomUUID(),
        amount: 100 * parts,
        player,
        ...change,
      };
    };
    const bet = (change: object = {}, key = credentials.key) =>
      speaker.write(call(change), { ...credentials, key });
    const cash = async () => (await world.holdingsOf(memberOf(player))).cash as number;
    return { player, call, bet, cash };
  }

  /** Refused in the dialect's words, nothing moved, and one line in the log says so. */
  async function expectRefused(request: WireRequest, outcomes: readonly Outcome[], vendor = own) {
    const lines = vi.spyOn(world.app.log, 'warn');
    const rows = await world.database.row<{ n: number }>('select count(*)::int as n from ledger_transfer');
    const { http, text } = await vendor.send(request);
    const { word } = speaker.read(http, text);
    expect(
      outcomes.map((outcome) => words[outcome][0]),
      text,
    ).toContain(word);
    expect(outcomes.map((outcome) => words[outcome][1] ?? 200)).toContain(http);
    const after = await world.database.row<{ n: number }>('select count(*)::int as n from ledger_transfer');
    expect(after?.n).toBe(rows?.n);
    const audit = lines.mock.calls.filter(([fields]) =>
      JSON.stringify(fields).includes('wallet-call-refused'),
    );
    expect(audit).toHaveLength(1);
    lines.mockRestore();
  }

  test('an unknown vendor, and a secret that is not the vendor’s', async () => {
    const { bet, cash } = await stage();
    const nobody = { ...own, send: (request: WireRequest) => sendTo('nobody', request) };
    await expectRefused(bet(), ['invalid-signature'], nobody);
    if (speaker.lacks.has('signature')) {
      await callsFrom('192.0.2.1');
      world.clock.advance(60_000);
      await expectRefused(bet(), ['invalid-signature'], other);
      await callsFrom('127.0.0.1');
      world.clock.advance(60_000);
    } else {
      const wrong = name === 'hub88' || name === 'caleta' ? generateKeyPair().privateKeyPem : 'wrong';
      await expectRefused(bet({}, wrong), ['invalid-signature']);
      const request = bet();
      const unsigned = { ...request, path: request.path.split('?')[0] ?? '', headers: {} };
      await expectRefused(unsigned, ['invalid-signature']);
    }
    expect(await cash()).toBe(1_000);
  });

  /** The address from which the other vendor calls, in place of the sealed one. */
  const callsFrom = (address: string) =>
    world.database.run('update vendor set public_key = $2, their_key_sealed = null where code = $1', [
      other.code,
      address,
    ]);

  async function sendTo(code: string, { method, path, headers, body }: WireRequest) {
    const url = `/wallet/${name}/${code}${path}`;
    const response = await world.app.inject({ method, url, headers: { ...headers }, payload: body });
    return { http: response.statusCode, text: response.body };
  }

  test('a stale timestamp, where the wire has one', async () => {
    const { bet } = await stage();
    const late = new Date(Date.now() + 3_600_000);
    if (name === 'slotegrator') {
      vi.useFakeTimers({ now: late, toFake: ['Date'] });
      const request = bet();
      vi.useRealTimers();
      await expectRefused(request, ['invalid-signature']);
    }
    if (name === 'caleta') {
      const request = bet();
      const headers = { ...request.headers, 'x-msg-timestamp': late.toISOString() };
      await expectRefused({ ...request, headers }, ['invalid-signature']);
    }
  });

  test('a transaction of another vendor, and another currency', async () => {
    const { player, call, bet, cash } = await stage();
    const made = call();
    await own.send(speaker.write(made, credentials));
    expect(await cash()).toBe(900);
    const theirs = await other.newPlayer();
    const undone = {
      ...made,
      kind: 'win' as const,
      id: randomUUID(),
      player: { ...theirs, user: player.user },
    };
    const { http, text } = await other.send(speaker.write(undone, other.credentials));
    // Without a token the player is one who never played there; with one it is somebody else's.
    expect(speaker.read(http, text).word).not.toBe(words.ok[0]);
    expect(await cash()).toBe(900);
    if (!speaker.lacks.has('currency')) await expectRefused(bet({ currency: 'USD' }), ['wrong-currency']);
  });

  test('amounts at and beyond the range of the wire', async () => {
    const { bet, cash } = await stage();
    const refusals = ['wrong-types', 'wrong-syntax'] as const;
    for (const amount of [-1 * parts, 1e30, 0.5 * parts]) await expectRefused(bet({ amount }), refusals);
    const { http, text } = await own.send(bet({ amount: 90_071_992_547 * parts }));
    expect(speaker.read(http, text).word).toBe(words['not-enough-money'][0]);
    expect(await cash()).toBe(1_000);
  });

  test('bodies that are none, and one of ten megabytes', async () => {
    const { bet, cash } = await stage();
    const request = bet();
    const unread = ['wrong-syntax', 'wrong-types', 'invalid-signature'] as const;
    for (const body of ['{"user":', '[]', 'null', '\u0000', '"x"', '{}'])
      await expectRefused({ ...request, body }, unread);
    await expectRefused({ ...request, body: 'x'.repeat(tenMegabytes) }, unread);
    expect(await cash()).toBe(1_000);
  });
});
