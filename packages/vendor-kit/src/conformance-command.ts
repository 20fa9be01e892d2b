#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type DialectName, dialectNames, dialectPolicies } from './dialects/policy.ts';
import { speakers } from './speak/index.ts';
import type { SuitePlayer, WireRequest } from './speak/speaker.ts';
import { allVectors, runSuite, type SuiteReport } from './suite.ts';
import { type LeavableTarget, runDisorder } from './suite-disorder.ts';
import { minorUnitsPerMainUnit, wireUnitsPerMainUnit } from './wire-amount.ts';

const usage = `hanpan-conformance --dialect <${dialectNames.join('|')}> --url <the wallet's address>
  --key-file <the vendor's private key (PEM), or the secret that both know>  --operator-id <1>
  --players <file>     players as JSON: [{"user", "token", "currency", "gameCode"}], each with 1,000 main units or more
  --control <address>  or instead of a file, where players are made: POST {"do": "new-player"} answers such a player, and
                       {"do": "expire-session" | "block-user", "player"} does so
  --histories <50>  --seed <1>  --only <vector>
Ends with 0 where nothing failed, with 1 where something did, and with 2 where it could not run.`;

function refuse(text: string): never {
  process.stderr.write(`${text}\n${usage}\n`);
  process.exit(2);
}

const options = {
  dialect: { type: 'string' },
  url: { type: 'string' },
  'key-file': { type: 'string' },
  'operator-id': { type: 'string', default: '1' },
  players: { type: 'string' },
  control: { type: 'string' },
  histories: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
} as const;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const given = readOptions();
const isDialect = (name: string | undefined): name is DialectName =>
  dialectNames.some((each) => each === name);
if (!isDialect(given.dialect)) refuse('Which dialect?');
if (given.url === undefined || !URL.canParse(given.url)) refuse('Which address?');
if (given.players === undefined && given.control === undefined) refuse('Which players?');
const walletUrl = given.url.replace(/\/$/, '');

async function control(body: object): Promise<unknown> {
  const response = await fetch(given.control ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dialect: given.dialect, ...body }),
  });
  if (!response.ok) throw new Error(`the control address answered ${response.status}`);
  return response.json();
}

/** The players of the file, in turns: every vector counts from the balance that it finds. */
function listedPlayers(file: string): () => Promise<SuitePlayer> {
  const players: SuitePlayer[] = JSON.parse(readFileSync(file, 'utf8'));
  let next = 0;
  return async () => {
    const player = players[next % players.length];
    next += 1;
    if (player === undefined) throw new Error('the file lists nobody');
    return player;
  };
}

async function send({ method, path, headers, body }: WireRequest, signal?: AbortSignal) {
  const response = await fetch(`${walletUrl}${path}`, {
    method,
    headers,
    ...(body === '' ? {} : { body }),
    signal: signal ?? AbortSignal.timeout(10_000),
  });
  return { http: response.status, text: await response.text() };
}

const target: LeavableTarget = {
  send,
  leave: async (request) => {
    await send(request, AbortSignal.timeout(2)).catch(() => undefined);
  },
  newPlayer:
    given.players === undefined
      ? async () => (await control({ do: 'new-player' })) as SuitePlayer
      : listedPlayers(given.players),
  ...(given.control !== undefined && {
    expireSession: async (player: SuitePlayer) => void (await control({ do: 'expire-session', player })),
    blockUser: async (player: SuitePlayer) => void (await control({ do: 'block-user', player })),
  }),
};

const marks = { passed: 'ok  ', failed: 'FAIL', 'not-run': '-   ' } as const;
function print({ id, title, result, detail }: SuiteReport): void {
  const more = detail === undefined ? '' : result === 'failed' ? `\n       ${detail}` : ` (${detail})`;
  process.stdout.write(`${marks[result]} ${id.padEnd(4)} ${title}${more}\n`);
}

const first = await target.newPlayer().catch((error: Error) => refuse(`No player: ${error.message}`));
const minorUnits = minorUnitsPerMainUnit[first.currency] ?? refuse(`No scale for ${first.currency}`);
const key = given['key-file'] === undefined ? '' : readFileSync(given['key-file'], 'utf8');
const settings = {
  speaker: speakers[given.dialect],
  credentials: { key: key.includes('-----') ? key : key.trim(), operatorId: given['operator-id'] },
  target,
  smallestPart: wireUnitsPerMainUnit / minorUnits,
};
const vectors = allVectors.filter(({ id }) => given.only === undefined || id === given.only);
process.stdout.write(`${given.dialect} (${dialectPolicies[given.dialect].wire.source}) at ${walletUrl}\n`);
const reports = await runSuite(settings, vectors, print);
if (given.only === undefined) {
  const report = await runDisorder(settings, {
    histories: Number(given.histories),
    seed: Number(given.seed),
  }).catch(
    (error: unknown): SuiteReport => ({
      id: 'R',
      title: 'random histories',
      result: 'failed',
      detail: String(error),
    }),
  );
  print(report);
  reports.push(report);
}
const count = (result: SuiteReport['result']) => reports.filter((each) => each.result === result).length;
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('not-run')} not run\n`);
process.exitCode = count('failed') > 0 ? 1 : 0;
