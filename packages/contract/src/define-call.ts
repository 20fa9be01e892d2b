import { z } from 'zod';
import { idempotencyKey } from './fields.ts';
import type { PathField, PathFields } from './path-fields.ts';
import type { ResultCode } from './result-codes.ts';

/**
 * Who may make a call. `guest` calls also serve a signed-in member and then know who it is; `platform` is a supervisor of
 * the whole installation.
 */
export type Audience = 'guest' | 'member' | 'operator' | 'supervisor' | 'platform';

/**
 * Requests per minute; the numbers live in the kernel, the class is part of the contract. `search` is for what looks through
 * many names while somebody types, `heavy` for what reads very much, `upload` for files.
 */
export type LimitClass = 'read' | 'search' | 'write' | 'money' | 'credential' | 'heavy' | 'upload';

/** When an operator shows once more who it is: with every such call, or from a sum on that its site has set. */
export type StepUp = 'always' | 'sum';

/**
 * One call, readable as a block. `failures` are in order of precedence: the first that applies is returned. `invalid`
 * names the code returned for a malformed field; a malformed field without one returns E400.
 *
 * An `idempotent` call takes `idempotencyKey` in its body and happens once per key: the same key with the same body
 * returns the stored answer, marked by a header, with another body C999. Where a client sends none, the server derives
 * one from session, call and body, which holds for a minute; a guest without a key is nobody whom it could know again.
 * `secrets` are fields that no stored hash may give away. Those of them that are `proofs` only show who asks, such as
 * the current password: they do not count as part of the body.
 *
 * A call that `saysOutcomeInData` carries `resultCode` and `resultMessage` once more in `data`, where it is refused as
 * well: so the specification writes the merge calls.
 *
 * A `cached` call has one answer for everybody who sends the same body: servers keep it, and send it with an `ETag`.
 * Whoever sends that back as `If-None-Match` gets 304 without a body while the answer is the same (ADR 17).
 *
 * An `always` call is taken while the site is under maintenance too; all others of guests and members are B0093 then. A
 * `passive` one is made by pages of themselves: it does not keep a session alive that nobody uses.
 *
 * A call with `stepUp` is refused with L008 unless its operator has shown within minutes who it is: each of them, or
 * from a sum on (ADR 85). Whatever moves money at an operator's word has it.
 *
 * A call that `confirms` is one of those whose step-up is of the operation and not of the session (ADR 111): from the sum on it takes
 * a `confirmationKey`, for which its operator has been shown what the server has put together of exactly this operation, and has
 * given its password or code within two minutes. It is good once; L015 where anything has changed since or its time is over. Of one
 * that asks always it may be some bodies alone that are confirmed, as `confirmsWhen` says; for the others the session is enough.
 * Where it is not idempotent, because its answer must not be stored, its confirmation alone makes it happen once.
 *
 * An `enrolling` call is one of the few that an operator makes before it has the second factor that its site demands;
 * all others are L011 until then.
 *
 * Whose data a call of the console shows is recorded (standards KR-4): the members that its answer has as `memId` or `memIds`,
 * or in a field that ends so. `shows` reads those that it names in other fields.
 *
 * A path may have fields in braces, which `params` describes. They are fields of the body too: a client names them once,
 * handlers find them there, and what is sent in the body may repeat them but not disagree.
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
  readonly idempotent?: true | undefined;
  readonly cached?: true | undefined;
  readonly kept?: true | undefined;
  readonly always?: true;
  readonly passive?: true;
  readonly enrolling?: true;
  readonly stepUp?: StepUp | undefined;
  readonly confirms?: true | undefined;
  readonly confirmsWhen?: (body: never) => boolean;
  readonly shows?: (data: never) => readonly string[];
  readonly secrets?: readonly string[];
  readonly proofs?: readonly string[];
  /** Of a call that carries a file; every other has the kernel's limit. */
  readonly bodyLimitBytes?: number;
  readonly saysOutcomeInData?: true | undefined;
}

type InvalidOf<B, F> = { readonly [K in keyof B]?: F };

const sentKey = idempotencyKey.optional();

type SentKeys<I, N> = ([I] extends [true] ? { idempotencyKey: typeof sentKey } : unknown) &
  ([N] extends [true] ? { confirmationKey: typeof sentKey } : unknown);

/** The body as it is sent: with the keys of an idempotent and of a confirmed call, and with the fields of its path. */
type SentBody<B extends z.ZodObject, I, Q extends z.ZodObject, N> = [I, N, keyof Q['shape']] extends [
  undefined,
  undefined,
  never,
]
  ? B
  : z.ZodObject<SentKeys<I, N> & Q['shape'] & B['shape']>;

export function defineCall<
  const P extends `/api/${string}`,
  const A extends Audience,
  B extends z.ZodObject,
  D extends z.ZodType,
  const F extends readonly ResultCode[],
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
  const I extends true | undefined = undefined,
  const C extends true | undefined = undefined,
  const K extends true | undefined = undefined,
  const S extends StepUp | undefined = undefined,
  const N extends true | undefined = undefined,
>(call: {
  readonly path: P;
  readonly summary: string;
  readonly audience: A;
  readonly limit: LimitClass;
  /** Of exactly the fields in braces. */
  readonly params?: Q extends PathFields<P> ? (keyof Q['shape'] extends PathField<P> ? Q : never) : never;
  readonly body: B;
  readonly data: D;
  readonly failures: F;
  readonly invalid?: InvalidOf<z.output<B>, F[number]>;
  readonly idempotent?: I;
  /** What is shared must not know who asks, and a refusal is never kept. */
  readonly cached?: [A, F] extends ['guest', readonly []] ? C : never;
  /** It takes no body but the site, and is refused to nobody who has a session. */
  readonly kept?: [A, F, keyof B['shape']] extends ['member', readonly [], never] ? K : never;
  readonly always?: true;
  readonly passive?: true;
  /** Members and guests have no second factor. */
  readonly enrolling?: A extends 'guest' | 'member' ? never : true;
  /** Nobody but an operator can be asked. */
  readonly stepUp?: A extends 'guest' | 'member' ? never : S;
  /** It begins with what is asked about, and ends in one transaction: that of the key, or one that the kernel opens for it. */
  readonly confirms?: [S] extends [StepUp] ? N : never;
  readonly confirmsWhen?: [N, S] extends [true, 'always'] ? (body: z.output<B>) => boolean : never;
  /** What members are shown of others is no look of staff. */
  readonly shows?: A extends 'guest' | 'member' ? never : (data: z.output<D>) => readonly string[];
  readonly secrets?: readonly (keyof z.output<B> & string)[];
  readonly proofs?: readonly (keyof z.output<B> & string)[];
  readonly bodyLimitBytes?: number;
  readonly saysOutcomeInData?: true;
}): {
  readonly path: P;
  readonly summary: string;
  readonly audience: A;
  readonly limit: LimitClass;
  readonly params?: Q;
  readonly body: SentBody<B, I, Q, N>;
  readonly data: D;
  readonly failures: F;
  readonly invalid?: Readonly<Record<string, ResultCode>>;
  readonly idempotent: I;
  readonly cached: C;
  readonly kept: K;
  readonly always?: true;
  readonly passive?: true;
  readonly stepUp: S;
  readonly confirms: N;
  readonly confirmsWhen?: (body: never) => boolean;
  readonly shows?: (data: never) => readonly string[];
  readonly secrets?: readonly string[];
  readonly proofs?: readonly string[];
  readonly bodyLimitBytes?: number;
  readonly saysOutcomeInData?: true | undefined;
} {
  // The copy of a page confirms as well, and has no body: what is sent, the server alone checks.
  const isOfPage = (call.body as B | undefined) === undefined;
  if (isOfPage || (call.idempotent === undefined && call.confirms === undefined && call.params === undefined))
    return call as never;
  const key = {
    ...(call.idempotent === true && { idempotencyKey: sentKey }),
    ...(call.confirms === true && { confirmationKey: sentKey }),
  };
  const body = z.object({ ...key, ...call.params?.shape, ...call.body.shape });
  // What holds between fields of the body, such as the ends of a period, holds with the key beside them.
  const between = (call.body.def.checks ?? []) as Parameters<typeof body.check>;
  return { ...call, body: body.check(...between) } as never;
}

/** Whether it is the operation itself that is confirmed, and not the session, where this is sent. */
export function confirmsOperation({ confirms, confirmsWhen }: CallSpec, body: unknown): boolean {
  return confirms === true && (confirmsWhen?.(body as never) ?? true);
}

/** Turns a list of calls into the table that everything is derived from, keyed by path. */
export function callTable<const C extends readonly CallSpec[]>(
  ...calls: C
): { readonly [K in C[number]['path']]: Extract<C[number], { path: K }> } {
  return Object.fromEntries(calls.map((call) => [call.path, call])) as never;
}
