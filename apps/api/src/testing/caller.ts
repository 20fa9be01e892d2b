import {
  addressOf,
  type CallPath,
  calls,
  codesOfCall,
  confirmsOperation,
  type DataOf,
  isResultCode,
  type RequestOf,
  type ResultCode,
} from '@hanpan/contract';
import type { Locale } from '@hanpan/messages';
import type { FastifyInstance } from 'fastify';
import { password } from './people.ts';

/** How often an operation is looked at before a client gives up. */
const mostLooks = 5;

export interface CallResponse<P extends CallPath> {
  readonly status: number;
  readonly code: ResultCode;
  readonly message: string;
  readonly data: DataOf<P> | null;
}

export interface CallerSettings {
  readonly app: FastifyInstance;
  readonly siteKey: string;
  readonly token?: string;
  readonly locale?: Locale;
  /** The address that the client calls from; the machine's own where there is none. */
  readonly address?: string;
}

/** A client without cookies. Every response is checked against the contract, as the real client does it. */
export class TestCaller {
  readonly #settings: CallerSettings;

  constructor(settings: CallerSettings) {
    this.#settings = settings;
  }

  get token(): string {
    return this.#settings.token ?? '';
  }

  get headers(): Record<string, string> {
    const { siteKey, token, locale } = this.#settings;
    return {
      'content-type': 'application/json',
      authorization: siteKey,
      'accept-language': locale ?? 'ko',
      ...(token === undefined ? {} : { token }),
    };
  }

  inLocale(locale: Locale): TestCaller {
    return new TestCaller({ ...this.#settings, locale });
  }

  withToken(token: string): TestCaller {
    return new TestCaller({ ...this.#settings, token });
  }

  fromAddress(address: string): TestCaller {
    return new TestCaller({ ...this.#settings, address });
  }

  /** Sends what a hostile or broken client might send: any text as the body, to any address of the call. */
  async sendRaw<P extends CallPath>(path: P, payload: string, url: string = path): Promise<CallResponse<P>> {
    const { app, address } = this.#settings;
    const response = await app.inject({
      method: 'POST',
      url,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: this.headers,
      payload,
    });
    const envelope: { resultCode: string; resultMessage: string; data: unknown } = response.json();
    if (!isResultCode(envelope.resultCode)) throw new Error(`no such code: ${envelope.resultCode}`);
    if (!codesOfCall(calls[path]).includes(envelope.resultCode))
      throw new Error(`${path} does not declare ${envelope.resultCode}`);
    const succeeded = envelope.resultCode === '0';
    return {
      status: response.statusCode,
      code: envelope.resultCode,
      message: envelope.resultMessage,
      data: succeeded ? (calls[path].data.parse(envelope.data) as DataOf<P>) : null,
    };
  }

  /** Any response, refusals included. An operation that has to be confirmed is, as the console does it. */
  async ask<P extends CallPath>(path: P, body: RequestOf<P>): Promise<CallResponse<P>> {
    const answer = await this.askOnce(path, body);
    if (answer.code !== 'L008' || !confirmsOperation(calls[path], body)) return answer;
    const confirmationKey = await this.confirm(path, body);
    return confirmationKey === undefined ? answer : this.askOnce(path, { ...body, confirmationKey });
  }

  /** As it is sent, with nothing confirmed. */
  askOnce<P extends CallPath>(path: P, body: RequestOf<P>): Promise<CallResponse<P>> {
    return this.sendRaw(path, JSON.stringify(body), addressOf(path, body));
  }

  /**
   * Looks at what the operation would do and confirms it; undefined where there is nothing to look at. A confirmation is given once, so
   * whoever sends it again because its answer was lost is told that it is over, and looks anew, as the console does.
   */
  async confirm(path: CallPath, body: object, looks = mostLooks): Promise<string | undefined> {
    const { data } = await this.askOnce('/api/console/confirmation/show', {
      path,
      body: { ...body } as never,
    });
    if (data === null) return undefined;
    const { confirmationKey, digest } = data;
    const given = await this.askOnce('/api/console/confirmation/give', { confirmationKey, digest, password });
    if (given.code === 'L015' && looks > 1) return this.confirm(path, body, looks - 1);
    if (given.data === null) throw new Error(`${path} was not confirmed: ${given.code} ${given.message}`);
    return confirmationKey;
  }

  /** The data of a success; anything else throws. */
  async call<P extends CallPath>(path: P, body: RequestOf<P>): Promise<DataOf<P>> {
    const answer = await this.ask(path, body);
    if (answer.data === null) throw new Error(`${path} returned ${answer.code}: ${answer.message}`);
    return answer.data;
  }

  /** The result code alone. */
  async codeOf<P extends CallPath>(path: P, body: RequestOf<P>): Promise<ResultCode> {
    return (await this.ask(path, body)).code;
  }
}
