#!/usr/bin/env node
import { NotUsable, readOptions, usage } from './conformance-options.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { speakers } from './speak/index.ts';
import type { SuitePlayer, WireRequest } from './speak/speaker.ts';
import { allVectors, runSuite } from './suite.ts';
import { type LeavableTarget, runDisorder } from './suite-disorder.ts';
import { countOf, exitCodeOf } from './suite-exit.ts';
import type { SuiteReport } from './suite-target.ts';
import { minorUnitsPerMainUnit, wireUnitsPerMainUnit } from './wire-amount.ts';

function refuse(text: string): never {
  process.stderr.write(`${text}\n${usage}\n`);
  process.exit(2);
}

function readGiven() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (error instanceof NotUsable) return refuse(error.message);
    throw error;
  }
}

const given = readGiven();
const { dialect, walletUrl, credentials, players } = given;

async function control(body: object): Promise<unknown> {
  const response = await fetch(given.control ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dialect, ...body }),
  });
  if (!response.ok) throw new Error(`the control address answered ${response.status}`);
  return response.json();
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

/** The players of the file, in turns: every vector counts from the balance that it finds. */
let turn = 0;
async function nextListed(): Promise<SuitePlayer> {
  const player = players[turn % players.length];
  turn += 1;
  if (player === undefined) throw new Error('nobody is listed');
  return player;
}

const makeNew = async () => (await control({ do: 'new-player' })) as SuitePlayer;
const isListed = given.control === undefined;

const target: LeavableTarget = {
  send,
  leave: async (request) => {
    await send(request, AbortSignal.timeout(2)).catch(() => undefined);
  },
  newPlayer: isListed ? nextListed : makeNew,
  listedPlayers: isListed ? players.length : undefined,
  ...(!isListed && {
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
const settings = {
  speaker: speakers[dialect],
  credentials,
  target,
  smallestPart: wireUnitsPerMainUnit / minorUnits,
};
const vectors = allVectors.filter(({ id }) => given.only === undefined || id === given.only);
process.stdout.write(`${dialect} (${dialectPolicies[dialect].wire.source}) at ${walletUrl}\n`);
const reports = await runSuite(settings, vectors, print);
if (given.only === undefined || given.only === 'R') {
  const report = await runDisorder(settings, given).catch(
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
const [passed, failed, left] = (['passed', 'failed', 'not-run'] as const).map((each) =>
  countOf(reports, each),
);
process.stdout.write(`${passed} passed, ${failed} failed, ${left} not run\n`);
process.exitCode = exitCodeOf(reports);
