import type { SeatTaken, ShotAnswer } from '../../src/games/moonlit-catch/play-api.ts';
import type {
  ActualReturn,
  BalanceResponse,
  FairState,
  PlayError,
  PotState,
  ReplayResponse,
  SessionOpened,
  SessionState,
  SpinResponse,
} from '../../src/play/play-api.ts';
import type { StepResponse } from '../../src/steps/step-api.ts';
import { PlayToken } from './play-token.ts';

/** The server refused, and says why. */
export class Refusal extends Error {
  readonly refusal: PlayError;
  constructor(refusal: PlayError) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** No readable response: the network failed or the server is down. The call may have been carried out. */
export class NoResponse extends Error {}

const timeoutMs = 8000;

/** Where the table lies from which a game draws its rounds. */
export const roundTablePath = (page: string): string => `/tables/${page}.json`;

/** Its bytes, as they are hashed. Throws NoResponse where they do not come. */
export async function readRoundTable(page: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(roundTablePath(page), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => null,
  );
  if (!response?.ok) throw new NoResponse();
  return new Uint8Array(await response.arrayBuffer());
}

/** Calls to the game's own server. */
export class PlayApi {
  readonly #token = new PlayToken();
  /** Lives as long as the page: a tab that is copied has the same token, and is told apart by this. */
  readonly page = newRoundKey();

  get hasSession(): boolean {
    return this.#token.value !== null;
  }

  async open(launch: string): Promise<SessionState> {
    const asked = { launch, playToken: this.#token.forLaunch(launch) };
    const { playToken, ...state } = await this.#call<SessionOpened>('POST', '/api/session', asked);
    this.#token.keep(playToken);
    return state;
  }

  forget(): void {
    this.#token.forget();
  }

  state = () => this.#call<SessionState>('GET', '/api/session');
  balance = () => this.#call<BalanceResponse>('GET', '/api/balance');
  pots = () => this.#call<PotState[]>('GET', '/api/pots');
  fair = () => this.#call<FairState>('GET', '/api/fair');
  actualReturn = () => this.#call<ActualReturn>('GET', '/api/actual-return');
  changeSeed = (clientSeed: string) => this.#call<FairState>('POST', '/api/fair', { clientSeed });
  shown = (roundId: string) => this.#call<void>('POST', '/api/shown', { roundId });
  alive = () => this.#call<void>('POST', '/api/alive');
  /** Sent while the page goes away, so the browser must not drop it with the page. */
  leave = () => this.#call<void>('POST', '/api/leave', undefined, true);
  replay = (link: string, lang: string) => this.#call<ReplayResponse>('POST', '/api/replay', { link, lang });
  spin = (stakeAmount: number, roundKey: string) =>
    this.#call<SpinResponse>('POST', '/api/spin', { stakeAmount, roundKey });

  /** Rounds of several acts. */
  readonly steps = {
    round: () => this.#call<StepResponse>('GET', '/api/steps/round'),
    begin: (asked: { stakeAmount: number; roundKey: string; choice: unknown }) =>
      this.#call<StepResponse>('POST', '/api/steps/begin', asked),
    act: (asked: { roundId: string; act: unknown }) =>
      this.#call<StepResponse>('POST', '/api/steps/act', asked),
    stop: (asked: { roundId: string }) => this.#call<StepResponse>('POST', '/api/steps/stop', asked),
  };

  /** The pond of the fishing game. */
  readonly pond = {
    sit: () => this.#call<SeatTaken>('POST', '/api/pond/seat', { page: this.page }),
    shoot: (asked: { seat: string; fish: number }) => this.#call<ShotAnswer>('POST', '/api/pond/shot', asked),
  };
  /** A call of a game that has calls of its own. */
  ask = <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
    this.#call<T>(method, path, body);

  /** A response that goes on until one side ends it. */
  async listen(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = { authorization: `Bearer ${this.#token.value}` };
    const response = await fetch(path, { headers, signal }).catch((error: unknown) => {
      throw new NoResponse(String(error));
    });
    if (response.ok && response.body) return response.body;
    throw failureOf(response, await response.json().catch(() => null));
  }

  async #call<T>(method: 'GET' | 'POST', path: string, body?: object, keepalive = false): Promise<T> {
    const headers: Record<string, string> = {};
    if (this.#token.value) headers.authorization = `Bearer ${this.#token.value}`;
    if (body) headers['content-type'] = 'application/json';
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { method, headers, signal, keepalive, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(path, sent).catch((error: unknown) => {
      throw new NoResponse(String(error));
    });
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => {
      throw new NoResponse(`${response.status} without JSON`);
    });
    if (response.ok) return answer as T;
    throw failureOf(response, answer);
  }
}

/** A server that closes, and whatever stands before it, have an error in their answers too; they refuse nothing. */
function failureOf({ status }: Response, answer: unknown): Refusal | NoResponse {
  return status < 500 && isPlayError(answer) ? new Refusal(answer) : new NoResponse(`${status}`);
}

function isPlayError(answer: unknown): answer is PlayError {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

/** Random bits for an idempotency key, in the form of a version 4 UUID; works on plain http too. */
export function newRoundKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
