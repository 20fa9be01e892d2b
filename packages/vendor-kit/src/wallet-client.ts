import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { signatureHeader, signBody } from './signature.ts';
import {
  type UserInfoResponse,
  userInfoResponse,
  type WalletPath,
  type WalletRequestInput,
  type WalletResponse,
  walletResponse,
} from './wallet-calls.ts';
import { type MoneyOperation, settledRefusals, type WalletErrorStatus } from './wallet-status.ts';

/**
 * How a money call ended, as far as the vendor can know:
 * `done`: the operator says so. `refused`: it surely did not happen and repeating is useless.
 * `indeterminate`: it may have happened; roll a bet back, repeat a win or a rollback.
 */
export type WalletOutcome =
  | { kind: 'done'; balanceWireAmount: number; currency: string }
  | { kind: 'refused'; status: WalletErrorStatus; balanceWireAmount: number | undefined }
  | { kind: 'indeterminate'; status: WalletErrorStatus | undefined; cause: IndeterminateCause };

export type IndeterminateCause = 'timeout' | 'network' | 'http-status' | 'not-understood' | 'status';

export interface WalletClientOptions {
  /** Base address, without a slash at the end: https://operator.example/wallet/hub88/cheongsa */
  walletUrl: string;
  privateKeyPem: string;
  /** One second unless told: past that the operator's response no longer counts. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

type Unsent<Path extends WalletPath> = Omit<WalletRequestInput<Path>, 'request_uuid'>;
type Answer<T> = { ok: true; body: T } | { ok: false; cause: IndeterminateCause };

/** A vendor's side of the seamless wallet. Never throws for anything the operator or the network does. */
export class WalletClient {
  readonly #options: Required<WalletClientOptions>;

  constructor(options: WalletClientOptions) {
    this.#options = { timeoutMs: 1000, fetch: globalThis.fetch, ...options };
  }

  bet(request: Unsent<'/transaction/bet'>): Promise<WalletOutcome> {
    return this.#move('bet', '/transaction/bet', request);
  }

  win(request: Unsent<'/transaction/win'>): Promise<WalletOutcome> {
    return this.#move('win', '/transaction/win', request);
  }

  rollback(request: Unsent<'/transaction/rollback'>): Promise<WalletOutcome> {
    return this.#move('rollback', '/transaction/rollback', request);
  }

  /** A balance moves nothing, so every failure is simply not knowing it. */
  async balance(request: Unsent<'/user/balance'>): Promise<WalletOutcome> {
    const answer = await this.#post('/user/balance', request, walletResponse);
    if (!answer.ok) return { kind: 'indeterminate', status: undefined, cause: answer.cause };
    return outcomeOf(
      answer.body,
      (status) => settledRefusals.bet.has(status) || status === 'RS_ERROR_TOKEN_EXPIRED',
    );
  }

  userInfo(request: Unsent<'/user/info'>): Promise<Answer<UserInfoResponse>> {
    return this.#post('/user/info', request, userInfoResponse);
  }

  async #move(operation: MoneyOperation, path: WalletPath, request: object): Promise<WalletOutcome> {
    const answer = await this.#post(path, request, walletResponse);
    if (!answer.ok) return { kind: 'indeterminate', status: undefined, cause: answer.cause };
    return outcomeOf(answer.body, (status) => settledRefusals[operation].has(status));
  }

  async #post<T extends { request_uuid: string }>(
    path: WalletPath,
    request: object,
    schema: z.ZodType<T>,
  ): Promise<Answer<T>> {
    const requestUuid = randomUUID();
    const rawBody = JSON.stringify({ ...request, request_uuid: requestUuid });
    let text: string;
    try {
      const response = await this.#options.fetch(`${this.#options.walletUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signBody(rawBody, this.#options.privateKeyPem),
        },
        body: rawBody,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#options.timeoutMs),
      });
      text = await response.text();
      if (response.status !== 200) return { ok: false, cause: 'http-status' };
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      return { ok: false, cause: timedOut ? 'timeout' : 'network' };
    }
    return understand(text, requestUuid, schema);
  }
}

/** A response to another request (a proxy's cache, a mixed-up connection) tells nothing about this one. */
function understand<T extends { request_uuid: string }>(
  text: string,
  requestUuid: string,
  schema: z.ZodType<T>,
): Answer<T> {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success && parsed.data.request_uuid === requestUuid) return { ok: true, body: parsed.data };
  } catch {
    // Not JSON: as little to go by as a response of the wrong shape.
  }
  return { ok: false, cause: 'not-understood' };
}

function outcomeOf(answer: WalletResponse, isSettled: (status: WalletErrorStatus) => boolean): WalletOutcome {
  const { status, balance, currency } = answer;
  if (status !== 'RS_OK') {
    if (isSettled(status)) return { kind: 'refused', status, balanceWireAmount: balance };
    return { kind: 'indeterminate', status, cause: 'status' };
  }
  if (balance === undefined || currency === undefined) {
    return { kind: 'indeterminate', status: undefined, cause: 'not-understood' };
  }
  return { kind: 'done', balanceWireAmount: balance, currency };
}
