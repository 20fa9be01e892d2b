import {
  addressOf,
  type CallPath,
  type CallSpec,
  type DataOf,
  idleHeader,
  isResultCode,
  type RequestOf,
  type ResultCode,
  storedAnswerHeader,
} from '@hanpan/contract';
import { type Locale, translate, transportResults } from '@hanpan/messages';
import { CallError } from './call-error.ts';
import { type CallFault, faultIn } from './call-fault.ts';
import { KeptAnswers } from './kept-answers.ts';

/** The calls of one audience: `memberCalls` or `consoleCalls`. */
export type CallerTable = Readonly<Partial<Record<CallPath, CallSpec>>>;

export interface CallerSettings {
  /** What this page may call, so that it carries the contract of its own audience only. */
  readonly calls: CallerTable;
  /** Prefix of every path: empty in the browser, an origin in tests. */
  readonly origin?: string;
  readonly siteKey: string;
  readonly locale: () => Locale;
  /** The session token of a client without cookies. */
  readonly token?: () => string | undefined;
  /** Called for every response that ends the session (E401, TK999). */
  readonly onSessionEnd?: (error: CallError) => void;
  /** Called for every response that is no refusal but a failure of the server or a breach of the contract. */
  readonly onFault?: (fault: CallFault) => void;
  /** Whether nobody is at the page: what it asks then does not keep the session alive. */
  readonly isIdle?: () => boolean;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** How long to wait for a response; after that the outcome is indeterminate. Ignored beside a `signal`. */
  readonly timeoutMs?: number;
  /** It is sent to its end also where the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Called before a success whose answer was stored with its key before: this request has done nothing more. */
  readonly onStored?: () => void;
}

export type Caller = <P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options?: CallOptions,
) => Promise<DataOf<P>>;

interface LooseEnvelope {
  resultCode: string;
  resultMessage: string;
  data: unknown;
}

function isEnvelope(value: unknown): value is LooseEnvelope {
  return typeof value === 'object' && value !== null && 'resultCode' in value && 'resultMessage' in value;
}

/** The outcome is still open on the server, or it could not begin: a retry with the same key finds out. */
const openCodes: ReadonlySet<ResultCode> = new Set(['NT99', 'TE99']);

function timeoutOf(options: CallOptions | undefined): AbortSignal | null {
  return options?.timeoutMs === undefined ? null : AbortSignal.timeout(options.timeoutMs);
}

/**
 * The only way a page talks to the server. It adds the site, the locale and the token, parses the envelope and
 * checks the response against the contract, so a mismatch is an error here and not a blank on a page. The answer of a
 * cached call is kept, and returned again where the server says that it is still the same.
 */
export function createCaller(settings: CallerSettings): Caller {
  const send = settings.fetch ?? globalThis.fetch.bind(globalThis);
  const answers = new KeptAnswers();

  return async (path, body, options) => {
    const call = settings.calls[path];
    if (call === undefined) throw new Error(`${path} is no call of this page`);
    const token = settings.token?.();
    const lost = () => {
      const locale = settings.locale();
      return new CallError('NT99', translate(transportResults.NT99, locale), true);
    };
    // EN-01: every request names its site; the server refuses one that disagrees with the key.
    const sent = JSON.stringify({ ...body, siteId: settings.siteKey });
    const request = `${path} ${sent}`;
    const known = call.cached === true ? answers.find(request) : undefined;
    const onLoss = (error: unknown) => {
      throw options?.signal?.aborted ? error : lost();
    };
    const response = await send(`${settings.origin ?? ''}${addressOf(path, body)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'accept-language': settings.locale(),
        authorization: settings.siteKey,
        ...(token === undefined ? {} : { token }),
        ...(known === undefined ? {} : { 'if-none-match': known.entityTag }),
        ...(settings.isIdle?.() === true ? { [idleHeader]: '1' } : {}),
      },
      body: sent,
      keepalive: options?.keepalive === true,
      signal: options?.signal ?? timeoutOf(options),
    }).catch(onLoss);
    if (response.status === 304 && known !== undefined) return known.data as DataOf<typeof path>;
    // What breaks off is lost, and nobody's fault; what came whole and is no JSON is one.
    const envelope: unknown = await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) onLoss(error);
    });
    if (!isEnvelope(envelope)) {
      settings.onFault?.(faultIn(path, response));
      throw response.status >= 500 ? lost() : new CallError('E001', 'RESPONSE_FAILED', true);
    }
    if (envelope.resultCode === '0') {
      const checked = call.data.safeParse(envelope.data);
      if (!checked.success) {
        // What is wrong with it is for the log; the reader is told what to do.
        settings.onFault?.(faultIn(path, response, envelope.resultCode, checked.error));
        const error = new CallError('E001', translate(transportResults.E001, settings.locale()), true);
        error.cause = checked.error;
        throw error;
      }
      const { data } = checked;
      if (response.headers.has(storedAnswerHeader)) options?.onStored?.();
      const entityTag = response.headers.get('etag');
      if (call.cached === true && entityTag !== null) answers.keep(request, { entityTag, data });
      return data as DataOf<typeof path>;
    }

    const code = isResultCode(envelope.resultCode) ? envelope.resultCode : 'E001';
    if (response.status >= 500 || !isResultCode(envelope.resultCode))
      settings.onFault?.(faultIn(path, response, envelope.resultCode));
    const isOpen = response.status >= 500 || openCodes.has(code);
    const error = new CallError(code, envelope.resultMessage || 'RESPONSE_FAILED', isOpen);
    if (code === 'E401' || code === 'TK999') settings.onSessionEnd?.(error);
    throw error;
  };
}
