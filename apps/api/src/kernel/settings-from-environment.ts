import { readFileSync } from 'node:fs';
import { SetupRefused } from '@hanpan/db';
import { z } from 'zod';
import { givenVariables } from './given-variables.ts';
import { isNetwork, namedNetworks } from './named-networks.ts';

const port = z.coerce.number().int().min(1).max(65_535);

/** Addresses with commas between them, of which nothing but what is asked is told: no password, no question of their own. */
const mirrors = z.string().transform((text, context) => {
  const urls = text.split(',').flatMap((each) => each.trim().replace(/\/+$/, '') || []);
  if (urls.length < 1 || urls.length > 8 || !urls.every(isMirror))
    context.addIssue({
      code: 'custom',
      message: 'not one to eight https addresses, with commas between them',
    });
  return urls;
});

function isMirror(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}

/** Relays of the League of Entropy, and one of Cloudflare. None of them is believed. */
const drandMirrors =
  'https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com';

/** Addresses and networks with commas between them. */
const proxies = z.string().transform((text, context) => {
  const networks = text.split(',').flatMap((each) => each.trim() || []);
  const other = networks.find((each) => !isNetwork(each));
  if (other !== undefined)
    context.addIssue({
      code: 'custom',
      message: `"${other}" is no address, no network such as 10.0.0.0/8, and none of ${[...namedNetworks.keys()].join(', ')}`,
    });
  return networks;
});

const secret = z.string().min(32);

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PORT: port.default(3000),
  HANPAN_HOST: z.string().default('127.0.0.1'),
  HANPAN_DEMO: z.enum(['0', '1']).default('0'),
  HANPAN_FEED_WEIGHT: z.coerce.number().min(0).max(1).optional(),
  HANPAN_SEASON_SPEED: z.coerce.number().min(0.1).max(1_000).default(1),
  HANPAN_SEASON_SPORTS: z.string().default(''),
  // Rounds fill three hours, so that they begin with the day in Korea and with that of UTC.
  HANPAN_MINIGAME_ROUND_SECONDS: z.coerce
    .number()
    .int()
    .min(10)
    .max(300)
    .refine((seconds) => 10_800 % seconds === 0, 'three hours are no whole number of such rounds')
    .default(300),
  HANPAN_DRAW_SALT: z.enum(['witness', 'beacon']).default('witness'),
  HANPAN_BEACON_URLS: mirrors.prefault(drandMirrors),
  HANPAN_BREACHED_PASSWORDS: z.string().optional(),
  HANPAN_EXCLUDED_PERSONS: z.string().optional(),
  HANPAN_TRUSTED_PROXIES: proxies.default([]),
  HANPAN_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(1_000),
  HANPAN_NETWORK_LIMIT: z.coerce.number().int().min(60).max(10_000_000).optional(),
  HANPAN_SLOT: z.coerce.number().int().min(0).max(99).default(0),
  APP_SECRET: secret.optional(),
  WITNESS_SECRET: secret.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_PUBLIC_KEY_FILE: z.string().optional(),
  OPERATOR_PRIVATE_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

export interface ProcessSettings {
  readonly databaseUrl: string;
  readonly port: number;
  readonly host: string;
  readonly demo: boolean;
  /** `npm run dev`: open to the developer's tools where an installation is not. */
  readonly development: boolean;
  /** How much a feed's prices count beside our model's, 0 to 1; undefined: as the rules have it. */
  readonly feedWeight: number | undefined;
  /** How many times faster than real play the matches of the season go. */
  readonly seasonSpeed: number;
  /** Which sports the season plays, by name with commas between them; empty: all. */
  readonly seasonSports: string;
  /** How long a round of a mini game takes. Other than five minutes only where all sites are for play. */
  readonly minigameRoundMs: number;
  /** What gives the salts of mini games that are announced from now on (docs/fairness.md). */
  readonly drawSalt: 'witness' | 'beacon';
  /** Mirrors of the beacon, https addresses without a slash at their end. */
  readonly beaconUrls: readonly string[];
  /** Where the list of breached passwords is; undefined: there is none. */
  readonly breachedPasswords: string | undefined;
  /** Where the list of excluded persons is; undefined: there is none. */
  readonly excludedPersons: string | undefined;
  /** Addresses or networks of the proxies in front; only theirs are the forwarded address and protocol believed. */
  readonly trustedProxies: readonly string[];
  /** From one address that is no proxy of ours. A carrier may have many members behind one. */
  readonly connectionsPerAddress: number;
  /** Calls per minute of one network to all paths; undefined: as `defaultLimits` says. */
  readonly networkLimit: number | undefined;
  readonly slot: number;
  /** By number, never empty. */
  readonly secrets: ReadonlyMap<number, string>;
  /** The worker's alone: the witness keys of draws are sealed under it (docs/fairness.md). */
  readonly witnessSecrets: ReadonlyMap<number, string> | undefined;
  readonly redisUrl: string | undefined;
  readonly publicUrl: string;
  readonly sandbox:
    | { readonly url: string; readonly publicKey: string; readonly operatorPrivateKey: string }
    | undefined;
  readonly logLevel: string;
}

/** A terminal and a log are read by others: what holds a password is not repeated there. */
const unspoken = /SECRET(_\d+)?$|^(DATABASE|REDIS)_URL$/;

/** The first secret has the plain name, a later one its number behind it: APP_SECRET_2. */
function secretsOf(
  source: Readonly<Record<string, string>>,
  name: string,
  first: string | undefined,
): ReadonlyMap<number, string> {
  const secrets = new Map<number, string>();
  if (first !== undefined) secrets.set(1, first);
  for (const [variable, value] of Object.entries(source)) {
    const [prefix, number] = [variable.slice(0, name.length + 1), Number(variable.slice(name.length + 1))];
    if (prefix !== `${name}_` || !Number.isInteger(number) || number < 2) continue;
    const parsed = secret.safeParse(value);
    if (!parsed.success)
      throw new SetupRefused(`${variable} is not as it must be: ${parsed.error.issues[0]?.message}`);
    secrets.set(number, parsed.data);
  }
  return secrets;
}

/** Reads and checks the environment at boot; a wrong value is one clear sentence, as SetupRefused. */
export function readSettings(variables: NodeJS.ProcessEnv): ProcessSettings {
  const source = givenVariables(variables);
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const value = unspoken.test(name) ? 'not as it must be' : `"${source[name] ?? ''}"`;
    throw new SetupRefused(`${name} is ${value}: ${issue?.message ?? 'not valid'}`);
  }
  const env = parsed.data;
  const secrets = secretsOf(source, 'APP_SECRET', env.APP_SECRET);
  const witnessSecrets = secretsOf(source, 'WITNESS_SECRET', env.WITNESS_SECRET);
  if (secrets.size === 0) throw new SetupRefused('APP_SECRET is not as it must be: it is missing');
  const hasSandbox =
    env.SANDBOX_URL !== undefined &&
    env.SANDBOX_PUBLIC_KEY_FILE !== undefined &&
    env.OPERATOR_PRIVATE_KEY_FILE !== undefined;
  return {
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    host: env.HANPAN_HOST,
    demo: env.HANPAN_DEMO === '1',
    development: env.NODE_ENV === 'development',
    feedWeight: env.HANPAN_FEED_WEIGHT,
    seasonSpeed: env.HANPAN_SEASON_SPEED,
    seasonSports: env.HANPAN_SEASON_SPORTS,
    minigameRoundMs: env.HANPAN_MINIGAME_ROUND_SECONDS * 1_000,
    drawSalt: env.HANPAN_DRAW_SALT,
    beaconUrls: env.HANPAN_BEACON_URLS,
    breachedPasswords: env.HANPAN_BREACHED_PASSWORDS?.trim() || undefined,
    excludedPersons: env.HANPAN_EXCLUDED_PERSONS?.trim() || undefined,
    trustedProxies: env.HANPAN_TRUSTED_PROXIES,
    connectionsPerAddress: env.HANPAN_CONNECTIONS_PER_ADDRESS,
    networkLimit: env.HANPAN_NETWORK_LIMIT,
    slot: env.HANPAN_SLOT,
    secrets,
    witnessSecrets: witnessSecrets.size > 0 ? witnessSecrets : undefined,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    sandbox: hasSandbox
      ? {
          url: env.SANDBOX_URL ?? '',
          publicKey: readFileSync(env.SANDBOX_PUBLIC_KEY_FILE ?? '', 'utf8'),
          operatorPrivateKey: readFileSync(env.OPERATOR_PRIVATE_KEY_FILE ?? '', 'utf8'),
        }
      : undefined,
    logLevel: env.LOG_LEVEL,
  };
}
