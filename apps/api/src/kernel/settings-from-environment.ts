import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PORT: port.default(3000),
  HANPAN_HOST: z.string().default('127.0.0.1'),
  HANPAN_DEMO: z.enum(['0', '1']).default('0'),
  HANPAN_MATCH_SECONDS: z.coerce.number().int().min(10).max(7_200).default(240),
  HANPAN_TRUSTED_PROXIES: z.string().default(''),
  HANPAN_NETWORK_LIMIT: z.coerce.number().int().min(60).max(10_000_000).optional(),
  HANPAN_SLOT: z.coerce.number().int().min(0).max(99).default(0),
  APP_SECRET: z.string().min(32),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: z.url().optional(),
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
  /** How long a replayed match of ninety minutes takes on the wall clock. */
  readonly matchSeconds: number;
  /** Addresses or networks of the proxies in front; only theirs are the forwarded address and protocol believed. */
  readonly trustedProxies: readonly string[];
  /** Calls per minute of one network to all paths; undefined: as `defaultLimits` says. */
  readonly networkLimit: number | undefined;
  readonly slot: number;
  readonly secret: string;
  readonly redisUrl: string | undefined;
  readonly publicUrl: string;
  readonly sandbox:
    | { readonly url: string; readonly publicKey: string; readonly operatorPrivateKey: string }
    | undefined;
  readonly logLevel: string;
}

/** Reads and checks the environment at boot; a wrong value is one clear sentence. */
export function readSettings(source: NodeJS.ProcessEnv): ProcessSettings {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`${name} is "${source[name] ?? ''}": ${issue?.message ?? 'not valid'}`);
  }
  const env = parsed.data;
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
    matchSeconds: env.HANPAN_MATCH_SECONDS,
    trustedProxies: env.HANPAN_TRUSTED_PROXIES.split(',').flatMap((each) => each.trim() || []),
    networkLimit: env.HANPAN_NETWORK_LIMIT,
    slot: env.HANPAN_SLOT,
    secret: env.APP_SECRET,
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
