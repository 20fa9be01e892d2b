import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type DialectName, dialectNames, dialectPolicies } from './dialects/policy.ts';
import type { Credentials, SuitePlayer } from './speak/speaker.ts';
import { allVectors } from './suite.ts';

export const usage = `hanpan-conformance --dialect <${dialectNames.join('|')}> --url <the wallet's address>
  --key-file <the vendor's private key (PEM), or the secret that both know>  --operator-id <1>
  --players <file>     two players or more as JSON: [{"user", "token", "currency", "gameCode"}], each with a live session
                       and 1,000 main units; each plays while it holds enough
  --control <address>  or instead of a file, where players are made: POST {"do": "new-player"} answers such a player, and
                       {"do": "expire-session" | "block-user", "player"} does so
  --histories <50>  --seed <1>  --only <vector, or R for the histories>
Ends with 0 where nothing failed, with 1 where something did, and with 2 where it could not run, or not everything for want of
players.`;

/** Why it cannot run as it was asked to. */
export class NotUsable extends Error {}

export interface Options {
  readonly dialect: DialectName;
  /** Without a slash at its end. */
  readonly walletUrl: string;
  readonly credentials: Credentials;
  /** Those that are listed; none, where the address makes them. */
  readonly players: readonly SuitePlayer[];
  readonly control: string | undefined;
  readonly histories: number;
  readonly seed: number;
  readonly only: string | undefined;
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

function refuse(why: string): never {
  throw new NotUsable(why);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function parse(args: readonly string[]) {
  try {
    return parseArgs({ options, args: [...args] }).values;
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

const text = z.string().min(1);
const playerList = z.array(
  z.object({ user: text, token: z.string().default(''), currency: text, gameCode: text }),
);

/** A vector about another player needs two; the smallest coin is that of one currency. */
function readPlayers(file: string): readonly SuitePlayer[] {
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    return refuse(`${file}: ${reasonOf(error)}`);
  }
  const read = playerList.safeParse(value);
  if (!read.success) return refuse(`${file}: ${z.prettifyError(read.error)}`);
  const countOf = (field: 'user' | 'currency') => new Set(read.data.map((player) => player[field])).size;
  if (countOf('user') < 2) return refuse(`${file}: two different players at least.`);
  if (countOf('user') < read.data.length) return refuse(`${file}: a player is listed twice.`);
  if (countOf('currency') > 1) return refuse(`${file}: all players in one currency.`);
  return read.data;
}

function readKey(dialect: DialectName, file: string | undefined): string {
  const { signature } = dialectPolicies[dialect].wire;
  const key = file === undefined ? '' : readText(file);
  if (signature === 'rsa-sha256' && !key.includes('PRIVATE KEY'))
    return refuse(`Which private key (PEM)? ${dialect} is signed with one.`);
  if (signature !== 'address-list' && key.trim() === '')
    return refuse(`Which secret? ${dialect} is signed with one.`);
  return key.includes('-----') ? key : key.trim();
}

function readWhole(name: string, value: string, least: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= least && value.trim() !== ''
    ? number
    : refuse(`--${name} is a whole number from ${least} on, and not ${value}`);
}

function isDialect(name: string | undefined): name is DialectName {
  return dialectNames.some((each) => each === name);
}

/** Throws `NotUsable` where it cannot run so. */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  const { dialect, url, control, only } = given;
  if (!isDialect(dialect)) return refuse('Which dialect?');
  if (url === undefined || !URL.canParse(url)) return refuse('Which address?');
  if ((given.players === undefined) === (control === undefined))
    return refuse('Which players? Either a file that lists them or an address that makes them.');
  const known = [...allVectors.map(({ id }) => id), 'R'];
  if (only !== undefined && !known.includes(only))
    return refuse(`There is no vector ${only}: ${known.join(' ')}`);
  return {
    dialect,
    walletUrl: url.replace(/\/$/, ''),
    credentials: { key: readKey(dialect, given['key-file']), operatorId: given['operator-id'] },
    players: given.players === undefined ? [] : readPlayers(given.players),
    control,
    histories: readWhole('histories', given.histories, 1),
    seed: readWhole('seed', given.seed, 0),
    only,
  };
}
