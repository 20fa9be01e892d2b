import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Environment {
  port: number;
  host: string;
  databaseUrl: string;
  privateKeyPem: string;
  operatorPublicKeyPem: string;
  /** Without a slash at the end. */
  walletUrl: string;
  publicUrl: string;
  operatorOrigin: string;
  /** How much of its players' money the operator may bring here altogether. */
  creditAmount: number;
  /** The secret of agents that speak as KPLAY's do; without one nobody is heard there. */
  agentToken: string;
  logLevel: string;
}

/** What is wrong with the settings, one sentence per line, for whoever starts the server. */
export class EnvironmentError extends Error {}

const address = z
  .url({ protocol: /^https?$/, error: 'is not an http address' })
  .transform((text) => text.replace(/\/+$/, ''));

const settings = z.object({
  SANDBOX_PORT: z.coerce.number('is not a port').int().min(1, 'is not a port').max(65_535, 'is not a port'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_DATABASE_URL: z.string('is missing').regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address'),
  SANDBOX_PRIVATE_KEY_FILE: z.string('is missing'),
  SANDBOX_OPERATOR_PUBLIC_KEY_FILE: z.string('is missing'),
  SANDBOX_WALLET_URL: address,
  SANDBOX_PUBLIC_URL: address,
  SANDBOX_OPERATOR_ORIGIN: address.refine((text) => new URL(text).origin === text, 'is not an origin'),
  SANDBOX_CREDIT: z.coerce.number('is not an amount').int('is not an amount').min(0).default(100_000_000_000),
  SANDBOX_AGENT_TOKEN: z.string().min(16, 'is too short').default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** An empty variable means the same as none: that is how shells and compose files leave one out. */
function givenIn(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
}

/** Reads and checks everything at once, keys included. Throws EnvironmentError. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = settings.safeParse(givenIn(variables));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new EnvironmentError(sentences.join('\n'));
  }
  const values = parsed.data;
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    databaseUrl: values.SANDBOX_DATABASE_URL,
    privateKeyPem: readKey('SANDBOX_PRIVATE_KEY_FILE', values.SANDBOX_PRIVATE_KEY_FILE, createPrivateKey),
    operatorPublicKeyPem: readKey(
      'SANDBOX_OPERATOR_PUBLIC_KEY_FILE',
      values.SANDBOX_OPERATOR_PUBLIC_KEY_FILE,
      createPublicKey,
    ),
    walletUrl: values.SANDBOX_WALLET_URL,
    publicUrl: values.SANDBOX_PUBLIC_URL,
    operatorOrigin: values.SANDBOX_OPERATOR_ORIGIN,
    creditAmount: values.SANDBOX_CREDIT,
    agentToken: values.SANDBOX_AGENT_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function readKey(name: string, path: string, parse: (pem: string) => unknown): string {
  try {
    const pem = readFileSync(path, 'utf8');
    parse(pem);
    return pem;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${name} names ${path}, which is not a readable key (${detail}).`);
  }
}
