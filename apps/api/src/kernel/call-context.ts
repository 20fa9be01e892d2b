import type {
  AnswerOf,
  Audience,
  AudienceOf,
  BodyOf,
  CachedPath,
  CallPath,
  ConfirmedPath,
  FailureOf,
  IdempotentPath,
  KeptPath,
  RealtimeEvent,
  ResultCode,
  ShownNames,
  SumPath,
} from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Describe } from './confirmation/operation.ts';
import type { Failure } from './failure.ts';
import type { KeyedRequest } from './idempotency.ts';
import type { KeptAnswer } from './kept-answers.ts';
import type { Session } from './sessions.ts';
import type { Site } from './sites.ts';

export interface GuestContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** The signed-in person, if any. */
  readonly session: Session | undefined;
  /** Puts a session into the cookie of a browser. Returns the token for a client without cookies, else null. */
  readonly keepSession: (token: string, expiresAt: Date) => string | null;
  /** The session token of this request; empty where it has none. */
  readonly token: string;
  /** The same token for a client without cookies, else null. */
  readonly readableToken: string | null;
  readonly dropSession: () => void;
  /** Tells the client that the answer is one that was stored before. */
  readonly tellStored: () => void;
  /** Settings of a site have changed: whoever asks this process next is served by the new ones. */
  readonly forgetSites: () => void;
  /** The cookie of a browser that has signed in before, to be believed only where an account is known to have it. */
  readonly device: string | undefined;
  /** What the client says of itself. Anybody may say anything: for showing only. */
  readonly userAgent: string;
  /** Gives the browser that cookie. False where the client is no browser. */
  readonly keepDevice: (token: string, expiresAt: Date) => boolean;
}

export interface MemberContext extends GuestContext {
  readonly session: Session;
  readonly memberId: number;
}

export interface OperatorContext extends GuestContext {
  readonly session: Session;
  readonly operatorId: number;
  /** Takes over and overrules what other operators do. */
  readonly isSupervisor: boolean;
  /** Of whom it is shown the whole name. */
  readonly shownNames: ShownNames;
  /** Leads the whole installation. */
  readonly isPlatform: boolean;
  readonly operatorName: string;
}

export type ContextOf<A extends Audience> = A extends 'guest'
  ? GuestContext
  : A extends 'member'
    ? MemberContext
    : OperatorContext;

type ResultOf<P extends CallPath> = Promise<AnswerOf<P> | Failure<FailureOf<P>>>;

/** Returns the call's data or one of its declared failures; anything else does not compile. */
type PlainHandler<Context, Body, Result> = (context: Context, body: Body) => Result;

/** Runs inside the transaction in which the kernel claims the key and stores what is returned, or looks at what was confirmed. */
type InTransaction<Context, Body, Result> = (context: Context, body: Body, tx: Tx) => Result;

/** An idempotent call with work outside its transaction. */
export interface StagedHandler<Context, Body, Result, Code extends ResultCode> {
  /** Before the transaction, unless the key's answer is stored already. A refusal ends the call. */
  readonly before?: (context: Context, body: Body) => Promise<Failure<Code> | undefined>;
  readonly run: InTransaction<Context, Body, Result>;
  /** After a refusal, when everything that `run` did is rolled back. */
  readonly refused?: (context: Context, body: Body, refusal: Failure) => Promise<void>;
  /** After the transaction, however it ended; nobody may know whether it was committed. */
  readonly ended?: (context: Context) => void;
}

/** An idempotent call that cannot live in one transaction: it claims, stores and forgets its key itself. */
export interface SelfKeyed<Context, Body, Result> {
  readonly serve: (context: Context, body: Body, request: KeyedRequest) => Result;
}

export function selfKeyed<Context, Body, Result>(
  serve: (context: Context, body: Body, request: KeyedRequest) => Result,
): SelfKeyed<Context, Body, Result> {
  return { serve };
}

type IdempotentHandler<Context, Body, Result, Code extends ResultCode> =
  | InTransaction<Context, Body, Result>
  | StagedHandler<Context, Body, Result, Code>
  | SelfKeyed<Context, Body, Result>;

/**
 * A cached call: it reads what everybody gets, and is not told who asks. `changedBy` are the pushes after which there is
 * something new to read.
 */
export interface SharedAnswerHandler<Body, Data> {
  readonly changedBy: readonly RealtimeEvent[];
  /** The same at every site, or one for each. */
  readonly read:
    | { readonly everywhere: (body: Body) => Promise<Data> }
    | { readonly at: (site: Site, body: Body) => Promise<Data> };
}

/** A kept call: it says what its answer depends on. */
export type KeptAnswerHandler<Context, Data> = (context: Context) => Promise<KeptAnswer<Data>>;

/**
 * A call that asks its operator who it is from a sum on: it says beside its handler which sum it is about, undefined where
 * there is nothing that it could be about. A key that the client did not send is not known by then.
 */
export interface BySum<Context, Body, Served> {
  readonly sumOf: (
    context: Context,
    body: Omit<Body, 'idempotencyKey'>,
  ) => number | undefined | Promise<number | undefined>;
  readonly handler: Served;
}

/** A call whose operation is confirmed: it says beside its handler what it would do. */
export interface Described<Context, Body> {
  readonly describe: Describe<Context, Body>;
}

export type Handler<P extends CallPath> = P extends CachedPath
  ? SharedAnswerHandler<BodyOf<P>, AnswerOf<P>>
  : P extends KeptPath
    ? KeptAnswerHandler<MemberContext, AnswerOf<P>>
    : P extends SumPath
      ? BySum<ContextOf<AudienceOf<P>>, BodyOf<P>, HandlerOfEach<P>> &
          (P extends ConfirmedPath ? Described<ContextOf<AudienceOf<P>>, BodyOf<P>> : unknown)
      : P extends ConfirmedPath
        ? Described<ContextOf<AudienceOf<P>>, BodyOf<P>> & { readonly handler: HandlerOfEach<P> }
        : HandlerOfEach<P>;

type HandlerOfEach<P extends CallPath> = P extends IdempotentPath
  ? IdempotentHandler<ContextOf<AudienceOf<P>>, BodyOf<P>, ResultOf<P>, FailureOf<P>>
  : P extends ConfirmedPath
    ? InTransaction<ContextOf<AudienceOf<P>>, BodyOf<P>, ResultOf<P>>
    : PlainHandler<ContextOf<AudienceOf<P>>, BodyOf<P>, ResultOf<P>>;

/** A module's part of the table: `satisfies Handlers<'/api/…' | …>`. */
export type Handlers<P extends CallPath> = { readonly [Path in P]: Handler<Path> };
