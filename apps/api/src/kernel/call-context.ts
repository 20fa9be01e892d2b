import type { AnswerOf, Audience, AudienceOf, BodyOf, CallPath, FailureOf } from '@hanpan/contract';
import type { Locale } from '@hanpan/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Failure } from './failure.ts';
import type { Session } from './sessions.ts';
import type { Site } from './sites.ts';

export interface GuestContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** Who is signed in, where somebody is. */
  readonly session: Session | undefined;
  /** Puts a session into the cookie of a browser. Answers the token for a client without cookies, else null. */
  readonly keepSession: (token: string, expiresAt: Date) => string | null;
  /** The same for a session that lives on: its cookie must not end before it does. */
  readonly extendSession: (expiresAt: Date) => string | null;
  readonly dropSession: () => void;
}

export interface MemberContext extends GuestContext {
  readonly session: Session;
  readonly memberId: number;
}

export interface OperatorContext extends GuestContext {
  readonly session: Session;
  readonly operatorId: number;
  readonly isSupervisor: boolean;
  readonly operatorName: string;
}

export type ContextOf<A extends Audience> = A extends 'guest'
  ? GuestContext
  : A extends 'member'
    ? MemberContext
    : OperatorContext;

/** Answers the call's data or one of its declared failures; anything else does not compile. */
export type Handler<P extends CallPath> = (
  context: ContextOf<AudienceOf<P>>,
  body: BodyOf<P>,
) => Promise<AnswerOf<P> | Failure<FailureOf<P>>>;

/** A module's part of the table: `satisfies Handlers<'/api/…' | …>`. */
export type Handlers<P extends CallPath> = { readonly [Path in P]: Handler<Path> };
