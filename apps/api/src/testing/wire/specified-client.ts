/** A response as the specification describes it, and the HTTP status under it. */
export interface SpecifiedResponse {
  readonly status: number;
  readonly resultCode: string;
  readonly resultMessage: string;
  // biome-ignore lint/suspicious/noExplicitAny: the specification has names, no types
  readonly data: any;
}

/**
 * A client as somebody would write it who has only the specification: POST with JSON, the site key as `Authorization`,
 * the token of the log-in as `token`, and `siteId` added to every payload. It knows nothing of the contract.
 */
export class SpecifiedClient {
  readonly #origin: string;
  readonly #siteKey: string;
  #token: string | undefined;

  constructor(origin: string, siteKey: string) {
    this.#origin = origin;
    this.#siteKey = siteKey;
  }

  async post(path: string, payload: object = {}): Promise<SpecifiedResponse> {
    const response = await fetch(`${this.#origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: this.#siteKey,
        ...(this.#token === undefined ? {} : { token: this.#token }),
      },
      body: JSON.stringify({ ...payload, siteId: this.#siteKey }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  /** The data of a success; anything else is an error that carries resultMessage. */
  async data(path: string, payload: object = {}) {
    const { resultCode, resultMessage, data } = await this.post(path, payload);
    if (resultCode !== '0') throw new Error(`${path}: ${resultCode} ${resultMessage}`);
    return data;
  }

  async login(memId: string, memPass: string) {
    const data = await this.data('/api/member/login', { memId, memPass });
    this.#token = data.token;
    return data;
  }

  /** Goes on with the token that getToken gave. */
  async refresh(): Promise<string> {
    const { token } = await this.data('/api/getToken', { refreshToken: this.#token });
    this.#token = token;
    return token;
  }
}
