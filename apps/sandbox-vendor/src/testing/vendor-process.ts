import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import type { SeatTaken } from '../games/moonlit-catch/play-api.ts';
import { bulletAmounts, magazineSizes } from '../games/moonlit-catch/rules.ts';
import type { RoomMessage, RoomRoundView, RoomState } from '../rooms/room-api.ts';
import { operatorKeys } from './operator.ts';
import { launchOf } from './world.ts';

/** The built server, as it is started in production. */
const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Child {
  url: string;
  /** Ends it at once, by SIGKILL. */
  kill(): Promise<void>;
}

/** Resolves when it answers. */
export async function spawnVendor(of: {
  databaseUrl: string;
  walletUrl: string;
  folder: string;
}): Promise<Child> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    SANDBOX_PORT: String(port),
    SANDBOX_DATABASE_URL: of.databaseUrl,
    SANDBOX_WALLET_URL: of.walletUrl,
    SANDBOX_PUBLIC_URL: url,
    SANDBOX_OPERATOR_ORIGIN: 'http://localhost:3000',
    SANDBOX_PRIVATE_KEY_FILE: join(of.folder, 'vendor.pem'),
    SANDBOX_OPERATOR_PUBLIC_KEY_FILE: join(of.folder, 'operator.pem'),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (bytes) => {
    said += String(bytes);
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, kill: () => killed(child) };
    await sleep(50);
  }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}

export interface Page {
  /** The first press of a round: what takes the stake. */
  press(): Promise<void>;
  /** What is left to do until the round is over. */
  finish(): Promise<void>;
  close(): void;
}

/** A page of a game over HTTP, as a browser opens it. */
export async function pageOf(
  url: string,
  account: { user: string; token: string },
  code: string,
): Promise<Page> {
  const asked = JSON.stringify(launchOf(account, code));
  const launched = await send(url, '/operator/generic/v2/game/url', asked, {
    [signatureHeader]: signBody(asked, operatorKeys.privateKeyPem),
  });
  const launch = new URL(String(launched.url)).searchParams.get('launch');
  const { playToken } = await send(url, '/api/session', JSON.stringify({ launch }));
  const headers = { authorization: `Bearer ${playToken}` };
  const call = (path: string, body: object) => send(url, path, JSON.stringify(body), headers);
  if (code === 'cheongsa-777') return slotPage(call);
  if (code === 'dokkaebi-lanterns') return lanternsPage(call);
  if (code === 'moonlit-catch') return pondPage(call);
  return roomPage(url, headers, call);
}

type Answer = Record<string, unknown>;
type Call = (path: string, body: object) => Promise<Answer>;

async function send(
  url: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const nothing = () => {};

function slotPage(call: Call): Page {
  return {
    async press() {
      await call('/api/spin', { stakeAmount: 1000, roundKey: randomUUID() });
    },
    finish: async () => nothing(),
    close: nothing,
  };
}

function idOf(answer: Answer): string {
  return (answer.round as { roundId: string }).roundId;
}

function lanternsPage(call: Call): Page {
  let roundId = '';
  return {
    async press() {
      const body = { stakeAmount: 1000, roundKey: randomUUID(), choice: { mines: 3 } };
      roundId = idOf(await call('/api/steps/begin', body));
    },
    async finish() {
      const { kind } = await call('/api/steps/act', { roundId, act: { cell: 7 } });
      if (kind === 'open') await call('/api/steps/stop', { roundId });
    },
    close: nothing,
  };
}

function pondPage(call: Call): Page {
  const choice = { bulletAmount: bulletAmounts[0], size: magazineSizes[0] };
  let roundId = '';
  return {
    async press() {
      const body = { stakeAmount: choice.bulletAmount * choice.size, roundKey: randomUUID(), choice };
      roundId = idOf(await call('/api/steps/begin', body));
    },
    async finish() {
      await shootOnce(call);
      await call('/api/steps/stop', { roundId });
    },
    close: nothing,
  };
}

/** The pond fills while somebody sits at it; a fish that is out of reach costs no bullet. */
async function shootOnce(call: Call): Promise<void> {
  for (;;) {
    const { seat, pond } = (await call('/api/pond/seat', {})) as unknown as SeatTaken;
    for (const { id } of pond.fish) {
      const { kind } = await call('/api/pond/shot', { seat, fish: id });
      if (kind === 'fired') return;
      await sleep(120);
    }
    await sleep(500);
  }
}

/** Sits in the room until it is closed, and bets in a round that is open. */
async function roomPage(url: string, headers: Record<string, string>, call: Call): Promise<Page> {
  const left = new AbortController();
  const stream = await fetch(`${url}/api/room/stream`, { headers, signal: left.signal });
  let state: Partial<RoomState> = {};
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of stream.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const message: RoomMessage = JSON.parse(event.replace(/^data: /, ''));
        if (message.type === 'snapshot') state = message.state;
        if (message.type === 'patch') state = { ...state, ...message.patch };
      }
    }
  })().catch(nothing);
  const openRound = async (besides: string) => {
    for (;;) {
      if (state.round?.state === 'open' && state.round.id !== besides) return state.round;
      await sleep(50);
    }
  };
  const betIn = async ({ id, limits }: RoomRoundView) => {
    const lines = [{ bet: Object.keys(limits)[0], stakeAmount: 1000 }];
    const word = randomBytes(16).toString('hex');
    await call('/api/room/bets', { roundId: id, betKey: randomUUID(), word, lines });
  };
  return {
    /** A round that closes just then takes no bet: the next one does. */
    async press() {
      let closed = '';
      for (;;) {
        const round = await openRound(closed);
        const error = await betIn(round).catch((refused: Error) => refused);
        if (error === undefined) return;
        if (!error.message.includes('round-closed')) throw error;
        closed = round.id;
      }
    },
    finish: async () => nothing(),
    close() {
      left.abort();
      void reading;
    },
  };
}
