import { randomUUID } from 'node:crypto';
import { signatureHeader, signBody, WalletClient } from '@hanpan/vendor-kit';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { migrate, openPool } from '../database.ts';
import { seedVault } from '../fair/seed-vault.ts';
import type { SessionOpened, SpinResponse } from '../play/play-api.ts';
import { RoomRunner } from '../rooms/room-runner.ts';
import { buildServer } from '../server.ts';
import type { Vendor } from '../vendor.ts';
import { operatorKeys, startTestOperator, type TestOperator, vendorKeys } from './operator.ts';

/** A vendor's server with its own database, an operator beside it, and a clock that only moves when told. */
export interface World {
  vendor: Vendor;
  server: FastifyInstance;
  /** Driven by the test: it stands still unless `tick` is called. */
  rooms: RoomRunner;
  operator: TestOperator;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  signed(path: string, body: object): Promise<{ statusCode: number; json: () => unknown }>;
  /** Without money where the currency is XXX. */
  open(player: { user: string; token: string }, gameCode?: string, currency?: string): Promise<SessionOpened>;
  call(session: SessionOpened, method: 'GET' | 'POST', path: string, body?: object): Promise<CallResponse>;
  /** Waits out the cycle, then presses once. */
  spin(session: SessionOpened, fields?: { stakeAmount?: number; roundKey?: string }): Promise<SpinResponse>;
  end(): Promise<void>;
}

export interface CallResponse {
  status: number;
  body: unknown;
}

/** The secret of the agent that speaks as KPLAY's do. */
export const agentToken = 'the secret of an agent';

export async function startWorld(): Promise<World> {
  const database = await createDatabase();
  const operator = await startTestOperator();
  const pool = openPool(database.url);
  // A connection that is still closing when its database is dropped breaks: no test is told by that.
  pool.on('error', () => undefined);
  await migrate(pool);
  let nowMs = Date.parse('2026-10-19T20:00:00+09:00');
  const vendor: Vendor = {
    environment: {
      operatorPublicKeyPem: operatorKeys.publicKeyPem,
      publicUrl: 'http://localhost:3001',
      operatorOrigin: 'http://localhost:3000',
      creditAmount: 10_000_000,
      agentToken: agentToken,
    },
    pool,
    wallet: new WalletClient({
      walletUrl: operator.walletUrl,
      privateKeyPem: vendorKeys.privateKeyPem,
      timeoutMs: 60_000,
      fetch: operator.fetch,
    }),
    vault: seedVault(vendorKeys.privateKeyPem),
    clock: () => new Date(nowMs),
    log: pino({ level: 'silent' }),
  };
  const rooms = new RoomRunner(vendor);
  const server = await buildServer(vendor, rooms);
  const world: World = {
    vendor,
    server,
    rooms,
    operator,
    pass(milliseconds) {
      nowMs += milliseconds;
    },
    signed: (path, body) => signedCall(server, path, JSON.stringify(body)),
    async open(player, gameCode, currency) {
      const launching = launchOf(player, gameCode, currency);
      const asked = await world.signed('/operator/generic/v2/game/url', launching);
      const { url } = asked.json() as { url: string };
      const launch = new URL(url).searchParams.get('launch');
      const opened = await server.inject({ method: 'POST', url: '/api/session', payload: { launch } });
      return opened.json<SessionOpened>();
    },
    async call(session, method, path, body) {
      const headers = { authorization: `Bearer ${session.playToken}` };
      const answer = await server.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    },
    async spin(session, { stakeAmount = 1000, roundKey = randomUUID() } = {}) {
      world.pass(2500);
      const answer = await world.call(session, 'POST', '/api/spin', { stakeAmount, roundKey });
      if (answer.status !== 200) throw new Error(`spin: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as SpinResponse;
    },
    async end() {
      await server.close();
      await pool.end();
      await operator.close();
      await database.drop();
    },
  };
  return world;
}

export function launchOf(
  player: { user: string; token: string },
  gameCode = 'cheongsa-777',
  currency = 'KRW',
): object {
  return {
    ...player,
    operator_id: 1,
    game_code: gameCode,
    currency,
    country: 'KR',
    lang: 'ko',
    platform: 'GPL_DESKTOP',
    lobby_url: 'http://localhost:3000/',
    deposit_url: 'http://localhost:3000/member/charge',
  };
}

async function signedCall(server: FastifyInstance, path: string, payload: string) {
  const signature = signBody(payload, operatorKeys.privateKeyPem);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return await server.inject({ method: 'POST', url: path, headers, payload });
}

export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = process.env.HANPAN_TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('HANPAN_TEST_DATABASE_URL is not set');
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
