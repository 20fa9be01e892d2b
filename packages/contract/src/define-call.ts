import type { z } from 'zod';
import type { ResultCode } from './result-codes.ts';

/** Who may make a call. `guest` calls also serve a signed-in member and then know who it is. */
export type Audience = 'guest' | 'member' | 'operator' | 'supervisor';

/**
 * Requests per minute; the numbers live in the kernel, the class is part of the contract. `heavy` is for what reads
 * very much.
 */
export type LimitClass = 'read' | 'write' | 'money' | 'credential' | 'heavy';

/**
 * One call, readable as a block. `failures` are in order of precedence: the first that applies is returned.
 * `invalid` names the code returned for a malformed field; a malformed field without one returns E400.
 */
export interface CallSpec {
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly audience: Audience;
  readonly limit: LimitClass;
  readonly params?: z.ZodObject;
  readonly body: z.ZodObject;
  readonly data: z.ZodType;
  readonly failures: readonly ResultCode[];
  readonly invalid?: Readonly<Record<string, ResultCode>>;
}

type InvalidOf<B, F> = { readonly [K in keyof B]?: F };

export function defineCall<
  const P extends `/api/${string}`,
  const A extends Audience,
  B extends z.ZodObject,
  D extends z.ZodType,
  const F extends readonly ResultCode[],
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(call: {
  readonly path: P;
  readonly summary: string;
  readonly audience: A;
  readonly limit: LimitClass;
  readonly params?: Q;
  readonly body: B;
  readonly data: D;
  readonly failures: F;
  readonly invalid?: InvalidOf<z.output<B>, F[number]>;
}): {
  readonly path: P;
  readonly summary: string;
  readonly audience: A;
  readonly limit: LimitClass;
  readonly params?: Q;
  readonly body: B;
  readonly data: D;
  readonly failures: F;
  readonly invalid?: Readonly<Record<string, ResultCode>>;
} {
  return call as never;
}

/** Turns a list of calls into the table that everything is derived from, keyed by path. */
export function callTable<const C extends readonly CallSpec[]>(
  ...calls: C
): { readonly [K in C[number]['path']]: Extract<C[number], { path: K }> } {
  return Object.fromEntries(calls.map((call) => [call.path, call])) as never;
}
