import type { z } from 'zod';
import { consoleCalls } from './console-calls.ts';
import { memberCalls } from './member-calls.ts';
import type { ResultCode } from './result-codes.ts';

/**
 * Every call of every audience: routes, OpenAPI and the completeness checks come from it. A browser takes the table of
 * its own audience instead, so that it carries no other's.
 */
export const calls = { ...memberCalls, ...consoleCalls } as const;

export type Calls = typeof calls;
export type CallPath = keyof Calls;

/** What a client sends; defaults are optional. */
export type RequestOf<P extends CallPath> = z.input<Calls[P]['body']>;
/** What a handler receives: an idempotent one always gets a key, whether it was sent or derived. */
export type BodyOf<P extends CallPath> = z.output<Calls[P]['body']> &
  (P extends IdempotentPath ? { idempotencyKey: string } : unknown);
/** What a handler returns. */
export type AnswerOf<P extends CallPath> = z.input<Calls[P]['data']>;
/** What a client receives. */
export type DataOf<P extends CallPath> = z.output<Calls[P]['data']>;
export type FailureOf<P extends CallPath> = Extract<Calls[P]['failures'][number], ResultCode>;
export type AudienceOf<P extends CallPath> = Calls[P]['audience'];

/** The calls that happen once per key. */
export type IdempotentPath = {
  [P in CallPath]: Calls[P] extends { readonly idempotent: true } ? P : never;
}[CallPath];

/** The calls that ask their operator who it is from a sum on. */
export type SumPath = {
  [P in CallPath]: Calls[P] extends { readonly stepUp: 'sum' } ? P : never;
}[CallPath];

/** The calls whose operator confirms the operation itself. */
export type ConfirmedPath = {
  [P in CallPath]: Calls[P] extends { readonly confirms: true } ? P : never;
}[CallPath];

/** The calls whose answers are shared by everybody. */
export type CachedPath = {
  [P in CallPath]: Calls[P] extends { readonly cached: true } ? P : never;
}[CallPath];

/** The calls whose answer to a session is kept until something of it moves. */
export type KeptPath = {
  [P in CallPath]: Calls[P] extends { readonly kept: true } ? P : never;
}[CallPath];
