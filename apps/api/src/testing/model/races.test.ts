import { randomUUID } from 'node:crypto';
import { Ledger } from '@hanpan/ledger';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import { afterAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../build-server.ts';
import { SiteDirectory } from '../../kernel/sites.ts';
import { TestCaller } from '../caller.ts';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
  vendorKeys,
} from '../game-vendor.ts';
import { slipOn } from '../slips.ts';
import { createWorld, newKey, type Person } from '../world.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const rounds = 10;
const parallel = 60;
const stake = 10_000;
const wonToWire = 100_000;

/** A second server over the same database, as after a restart or beside the first: it remembers nothing. */
async function anotherServer() {
  const services = { ...world.services, ledger: new Ledger(world.database, { slot: 1 }) };
  const sites = new SiteDirectory(services.database, () => 0);
  const many = 100_000;
  return buildServer(services, sites, {
    limits: {
      read: many,
      search: many,
      write: many,
      money: many,
      credential: many,
      heavy: many,
      upload: many,
      network: many,
    },
    logLevel: 'silent',
    redisUrl: undefined,
    pages: [],
    development: false,
  });
}

const second = await anotherServer();
afterAll(() => second.close());
const servers = [world.app, second] as const;
const serverOf = (place: number) => servers[place % 2 === 0 ? 0 : 1];

/** The same session, through one server or the other. */
const through = (member: Person, place: number) =>
  new TestCaller({ app: serverOf(place), siteKey: world.site.key, token: member.token });

async function sendVendorBet(place: number, body: object) {
  const raw = JSON.stringify(body);
  const response = await serverOf(place).inject({
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}/transaction/bet`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(raw, vendorKeys.privateKeyPem),
    },
    payload: raw,
  });
  return response.json<{ status: string; balance: number }>();
}

async function vendorBetOf(member: { key: number }) {
  return {
    user: `hanpan-${member.key}`,
    token: await openGame(world, member.key),
    request_uuid: randomUUID(),
    game_code: gameKey,
    round: randomUUID(),
    round_closed: false,
    is_free: false,
    currency: 'KRW',
    amount: stake * wonToWire,
  };
}

const places = Array.from({ length: parallel }, (_, place) => place);

describe('a balance for one bet, over two servers', () => {
  test('[SEC-3] of many signed bets of a vendor at once exactly one is accepted, ten times over', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await world.addMember({ cash: stake });
      const bet = await vendorBetOf(member);
      const answers = await Promise.all(
        places.map((place) =>
          sendVendorBet(place, { ...bet, transaction_uuid: randomUUID(), round: randomUUID() }),
        ),
      );
      expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(
        parallel - 1,
      );
      expect((await world.holdingsOf(member)).cash).toBe(0);
    }
  });

  test('[SEC-3] of many sports bets at once exactly one is accepted, ten times over', async () => {
    const matches = await Promise.all(places.map(() => world.match()));
    for (let round = 0; round < rounds; round += 1) {
      const member = await world.member({ cash: stake });
      const codes = await Promise.all(
        matches.map((match, place) => through(member, place).codeOf('/api/bet/betProc', slipOn([match]))),
      );
      expect(codes.filter((code) => code === '0')).toHaveLength(1);
      expect(codes.filter((code) => code === 'B6000')).toHaveLength(parallel - 1);
      expect((await world.holdingsOf(member)).cash).toBe(0);
    }
  });

  test('[SEC-3] sports and vendor bets of the same moment together accept one', async () => {
    const matches = await Promise.all(places.map(() => world.match()));
    for (let round = 0; round < rounds; round += 1) {
      const member = await world.member({ cash: stake });
      const bet = await vendorBetOf(member);
      const accepted = await Promise.all(
        matches.map(async (match, place) => {
          if (place % 4 < 2)
            return (await through(member, place).codeOf('/api/bet/betProc', slipOn([match]))) === '0';
          const { status } = await sendVendorBet(place, { ...bet, transaction_uuid: randomUUID() });
          return status === 'RS_OK';
        }),
      );
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect((await world.holdingsOf(member)).cash).toBe(0);
    }
  });
});

describe('one key sent many times at once, over two servers', () => {
  const keys = 20;

  test('[REL-10] deposits asked for: one request and one answer per key, and other content is C999', async () => {
    for (let key = 0; key < keys; key += 1) {
      const member = await world.member();
      const body = { idempotencyKey: newKey(), amount: 50_000 };
      const send = (place: number) => through(member, place).call('/api/cash/in', body);
      const answers = await Promise.all(places.map(send));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const later = await anotherServer();
      const caller = new TestCaller({ app: later, siteKey: world.site.key, token: member.token });
      expect(await caller.call('/api/cash/in', body)).toEqual(answers[0]);
      expect(await caller.codeOf('/api/cash/in', { ...body, amount: 60_000 })).toBe('C999');
      await later.close();
      const stored = await world.database.rows('select id from cash_request where member_id = $1', [
        member.key,
      ]);
      expect(stored).toHaveLength(1);
    }
  });

  test('bets of a vendor: one movement and one answer per key, and other content is a duplicate', async () => {
    for (let key = 0; key < keys; key += 1) {
      const member = await world.addMember({ cash: stake * 3 });
      const bet = { ...(await vendorBetOf(member)), transaction_uuid: randomUUID() };
      const answers = await Promise.all(places.map((place) => sendVendorBet(place, bet)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 'RS_OK', balance: stake * 2 * wonToWire });
      const changed = places.slice(0, 10).map((place) => sendVendorBet(place, { ...bet, amount: wonToWire }));
      const statuses = (await Promise.all(changed)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(['RS_ERROR_DUPLICATE_TRANSACTION']));
      expect((await world.holdingsOf(member)).cash).toBe(stake * 2);
    }
  });
});
