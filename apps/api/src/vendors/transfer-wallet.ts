import { amount } from '@hanpan/money';
import {
  type TransferPath,
  type TransferRequest,
  type TransferResponse,
  type TransferStatus,
  transferBalanceResponse,
  transferCloseResponse,
  transferResponse,
  transferRoundsPage,
} from '@hanpan/vendor-kit';
import { ZodError, type ZodType } from 'zod';
import {
  type TransferOutcome,
  type TransferRefusal,
  type TransferWallet,
  type VendorConnection,
  VendorRefused,
  VendorUnreachable,
} from './port.ts';
import { answerJson } from './read-answer.ts';
import { readRounds } from './read-rounds.ts';

/** How the calls of the transfer wallet are written by one dialect, and its answers read. */
export interface TransferWire {
  write(
    vendor: VendorConnection,
    path: TransferPath,
    fields: object,
  ): { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** The HTTP statuses that prove that nothing was done. Any other but 200 proves nothing. */
  readonly refusedAt: ReadonlySet<number>;
  /** The answer in the fields and statuses of the own dialect. */
  read(vendor: VendorConnection, said: unknown): unknown;
}

/** Failures of a connection that was never made: nothing can have arrived. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** `read`: a response of the dialect. The others say how much is known without one. */
type Answer<T> =
  | { readonly kind: 'read'; readonly body: T }
  | { readonly kind: 'not-sent'; readonly reason: 'unreachable' | 'refused' }
  | { readonly kind: 'indeterminate'; readonly error?: unknown };

/** Whether the vendor is there, and the two do not understand each other: waiting changes nothing about it. */
function isMisunderstood(answer: Exclude<Answer<never>, { kind: 'read' }>): boolean {
  if (answer.kind === 'not-sent') return answer.reason === 'refused';
  return answer.error instanceof ZodError || answer.error instanceof SyntaxError;
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

/** A vendor, and the dialect that it is spoken to in. */
export interface TransferLine {
  readonly vendor: VendorConnection;
  readonly wire: TransferWire;
}

async function send<Path extends TransferPath, T>(
  { vendor, wire }: TransferLine,
  path: Path,
  fields: Omit<TransferRequest<Path>, 'agent'>,
  answer: ZodType<T>,
): Promise<Answer<T>> {
  const call = wire.write(vendor, path, fields);
  try {
    const response = await fetch(`${vendor.baseUrl}${call.path}`, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
      redirect: 'error',
      signal: AbortSignal.timeout(vendor.timeoutMs),
    });
    if (wire.refusedAt.has(response.status)) return { kind: 'not-sent', reason: 'refused' };
    if (response.status !== 200) return { kind: 'indeterminate', error: new VendorRefused(response.status) };
    return { kind: 'read', body: answer.parse(wire.read(vendor, await answerJson(response))) };
  } catch (error) {
    return neverConnected.has(String(codeOf(error)))
      ? { kind: 'not-sent', reason: 'unreachable' }
      : { kind: 'indeterminate', error };
  }
}

/** The answer of a call that moves nothing; a vendor that gives none is not there. */
export async function askTransferVendor<Path extends TransferPath, T>(
  line: TransferLine,
  path: Path,
  fields: Omit<TransferRequest<Path>, 'agent'>,
  answer: ZodType<T>,
): Promise<T> {
  const answered = await send(line, path, fields, answer);
  if (answered.kind === 'read') return answered.body;
  const isRefused = answered.kind === 'not-sent' && answered.reason === 'refused';
  const cause = isRefused
    ? new VendorRefused()
    : answered.kind === 'indeterminate'
      ? answered.error
      : undefined;
  throw new VendorUnreachable(`${line.vendor.code} did not answer ${path}: ${answered.kind}`, { cause });
}

/** The statuses that decide a transfer id for good; the rest leave it open. */
const refusals: Partial<Record<TransferStatus, TransferRefusal>> = {
  GAME_OPEN: 'game-open',
  NO_CREDIT: 'no-credit',
  NOT_ENOUGH_MONEY: 'not-enough-money',
  PLAYER_BLOCKED: 'player-blocked',
  WRONG_CURRENCY: 'refused',
};

/** A response about another transfer (a proxy's cache, a mixed-up connection) tells nothing about this one. */
function outcomeOf(answer: Answer<TransferResponse>, id: string): TransferOutcome {
  if (answer.kind === 'indeterminate') return { kind: 'indeterminate' };
  if (answer.kind !== 'read') return answer;
  const { status, transfer_id: answeredId, amount: moved, balance } = answer.body;
  const reason = refusals[status];
  if (answeredId.toLowerCase() !== id) return { kind: 'indeterminate' };
  if (reason !== undefined) return { kind: 'refused', reason };
  if (status !== 'OK' || moved === undefined || balance === undefined) return { kind: 'indeterminate' };
  return { kind: 'done', amount: amount(moved), balanceAfter: amount(balance) };
}

const roundsPerPage = 500;

/** The wallet of a vendor that holds the money during play, in the dialect of `wire`. */
export function transferWalletOver(vendor: VendorConnection, wire: TransferWire): TransferWallet {
  const line = { vendor, wire };
  const { currency } = vendor;
  return {
    async deposit({ playerId: user, transferId: transfer_id, amount: moved }) {
      const fields = { user, transfer_id, currency, amount: moved };
      const path = '/operator/transfer/v1/wallet/deposit';
      return outcomeOf(await send(line, path, fields, transferResponse), transfer_id);
    },
    async withdraw({ playerId: user, transferId: transfer_id, amount: moved }) {
      const fields = { user, transfer_id, currency, amount: moved };
      const path = '/operator/transfer/v1/wallet/withdraw';
      return outcomeOf(await send(line, path, fields, transferResponse), transfer_id);
    },
    async statusOf({ playerId: user, transferId: transfer_id }) {
      const path = '/operator/transfer/v1/wallet/status';
      const answer = await send(line, path, { user, transfer_id }, transferResponse);
      const isUnknown = answer.kind === 'read' && answer.body.status === 'TRANSFER_UNKNOWN';
      if (isUnknown && answer.body.transfer_id.toLowerCase() === transfer_id)
        return { kind: 'never-arrived' };
      return outcomeOf(answer, transfer_id);
    },
    async gameOf(user) {
      const path = '/operator/transfer/v1/wallet/balance';
      const answer = await send(line, path, { user }, transferBalanceResponse);
      return answer.kind === 'read' ? answer.body.game : undefined;
    },
    async roundsSince(cursor) {
      const fields = { ...(cursor === undefined ? {} : { cursor }), limit: roundsPerPage };
      const answer = await send(line, '/operator/transfer/v1/round/list', fields, transferRoundsPage);
      if (answer.kind !== 'read') return isMisunderstood(answer) ? 'unreadable' : 'unreachable';
      // Rounds without the place after them could neither be passed nor be kept from coming again.
      const { rounds, next_cursor } = answer.body;
      if (rounds.length > 0 && next_cursor === undefined) return 'unreadable';
      return readRounds(answer.body, cursor, currency);
    },
    async closeGame(user) {
      const answer = await send(line, '/operator/transfer/v1/game/close', { user }, transferCloseResponse);
      return answer.kind === 'read';
    },
  };
}
