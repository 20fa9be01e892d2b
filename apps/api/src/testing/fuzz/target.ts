import type { InjectOptions } from 'fastify';
import type { ZodType } from 'zod';
import type { Sent } from './check-response.ts';
import type { Plan } from './edit-body.ts';

/** Where one request goes, and the body that succeeds there now. */
export interface Prepared {
  readonly body: object;
  /** What is sent with this text as the body; the plan may name another sender and other headers. */
  request(text: string, plan?: Plan): InjectOptions;
}

/** One address that takes requests: what it is to be sent, and how its responses are judged. */
export interface Target {
  readonly path: string;
  readonly schema: ZodType;
  /** Whether the same request again has the same answer and no other effect. */
  readonly isKeyed: boolean;
  prepare(): Promise<Prepared>;
  /** What is wrong with a response; undefined where nothing is. */
  faultOf(sent: Sent): string | undefined;
  hasSucceeded(sent: Sent): boolean;
  /** Whether what was prepared cannot succeed again after this response. */
  isSpent(sent: Sent, plan: Plan): boolean;
  /** For the tally. */
  codeOf(sent: Sent): string;
}
