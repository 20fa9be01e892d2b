import { amount } from '@hanpan/money';
import {
  gameListResponse,
  gameUrlResponse,
  signBody,
  type TransferPath,
  type TransferRequest,
  type TransferResponse,
  type TransferStatus,
  transferBalanceResponse,
  transferCloseResponse,
  transferResponse,
  transferRoundsPage,
  transferSignatureHeader,
} from '@hanpan/vendor-kit';
import { ZodError, type ZodType } from 'zod';
import { gamesOffered } from '../games-offered.ts';
import {
  type GameVendor,
  type TransferOutcome,
  type TransferRefusal,
  type TransferWallet,
  type VendorConnection,
  VendorUnreachable,
} from '../port.ts';
import { readRounds } from './read-rounds.ts';

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

async function send<Path extends TransferPath, T>(
  vendor: VendorConnection,
  path: Path,
  fields: Omit<TransferRequest<Path>, 'agent'>,
  answer: ZodType<T>,
): Promise<Answer<T>> {
  const body = JSON.stringify({ ...fields, agent: Number(vendor.operatorId) });
  try {
    const response = await fetch(`${vendor.baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [transferSignatureHeader]: signBody(body, vendor.ourKey()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(vendor.timeoutMs),
    });
    // What was not signed or not understood is refused before anything is done.
    if (response.status === 400 || response.status === 401) return { kind: 'not-sent', reason: 'refused' };
    if (response.status !== 200) return { kind: 'indeterminate' };
    return { kind: 'read', body: answer.parse(await response.json()) };
  } catch (error) {
    return neverConnected.has(String(codeOf(error)))
      ? { kind: 'not-sent', reason: 'unreachable' }
      : { kind: 'indeterminate', error };
  }
}

async function ask<Path extends TransferPath, T>(
  vendor: VendorConnection,
  path: Path,
  fields: Omit<TransferRequest<Path>, 'agent'>,
  answer: ZodType<T>,
): Promise<T> {
  const answered = await send(vendor, path, fields, answer);
  if (answered.kind === 'read') return answered.body;
  throw new VendorUnreachable(`${vendor.code} did not answer ${path}: ${answered.kind}`);
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

function walletOf(vendor: VendorConnection): TransferWallet {
  const { currency } = vendor;
  return {
    async deposit({ playerId: user, transferId: transfer_id, amount: moved }) {
      const fields = { user, transfer_id, currency, amount: moved };
      const path = '/operator/transfer/v1/wallet/deposit';
      return outcomeOf(await send(vendor, path, fields, transferResponse), transfer_id);
    },
    async withdraw({ playerId: user, transferId: transfer_id, amount: moved }) {
      const fields = { user, transfer_id, currency, amount: moved };
      const path = '/operator/transfer/v1/wallet/withdraw';
      return outcomeOf(await send(vendor, path, fields, transferResponse), transfer_id);
    },
    async statusOf({ playerId: user, transferId: transfer_id }) {
      const path = '/operator/transfer/v1/wallet/status';
      const answer = await send(vendor, path, { user, transfer_id }, transferResponse);
      const isUnknown = answer.kind === 'read' && answer.body.status === 'TRANSFER_UNKNOWN';
      if (isUnknown && answer.body.transfer_id.toLowerCase() === transfer_id)
        return { kind: 'never-arrived' };
      return outcomeOf(answer, transfer_id);
    },
    async gameOf(user) {
      const path = '/operator/transfer/v1/wallet/balance';
      const answer = await send(vendor, path, { user }, transferBalanceResponse);
      return answer.kind === 'read' ? answer.body.game : undefined;
    },
    async roundsSince(cursor) {
      const fields = { ...(cursor === undefined ? {} : { cursor }), limit: roundsPerPage };
      const answer = await send(vendor, '/operator/transfer/v1/round/list', fields, transferRoundsPage);
      if (answer.kind !== 'read') return isMisunderstood(answer) ? 'unreadable' : 'unreachable';
      // Rounds without the place after them could neither be passed nor be kept from coming again.
      const { rounds, next_cursor } = answer.body;
      if (rounds.length > 0 && next_cursor === undefined) return 'unreadable';
      return readRounds(answer.body, cursor, currency);
    },
    async closeGame(user) {
      const answer = await send(vendor, '/operator/transfer/v1/game/close', { user }, transferCloseResponse);
      return answer.kind === 'read';
    },
  };
}

/** The transfer dialect: the operator asks, the vendor never calls. */
export function transferClient(vendor: VendorConnection): GameVendor {
  return {
    transferWallet: walletOf(vendor),
    async listGames() {
      const games = await ask(vendor, '/operator/transfer/v1/game/list', {}, gameListResponse);
      return gamesOffered(games);
    },
    async launch(request) {
      const fields = {
        user: request.playerId,
        game_code: request.gameKey,
        currency: vendor.currency,
        lang: request.locale,
        platform: request.platform,
        lobby_url: request.lobbyUrl,
        deposit_url: request.depositUrl,
      };
      const { url } = await ask(vendor, '/operator/transfer/v1/game/url', fields, gameUrlResponse);
      return url;
    },
  };
}
