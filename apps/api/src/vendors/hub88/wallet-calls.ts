import { smaller } from '@hanpan/money';
import {
  fromWireAmount,
  hub88Answers,
  largestWireAmount,
  toWireAmount,
  type WalletPath,
  type WalletRequest,
  type WalletResponse,
  type WalletStatus,
} from '@hanpan/vendor-kit';
import type { VendorConnection } from '../port.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';

interface Money {
  readonly currency: string;
  readonly amount: number;
}

function readMoney(request: Money, currency: string) {
  if (request.currency !== currency) return 'RS_ERROR_WRONG_CURRENCY' as const;
  return fromWireAmount(request.amount, currency) ?? ('RS_ERROR_WRONG_TYPES' as const);
}

function responseOf(
  requestUuid: string,
  user: string,
  currency: string,
  outcome: WalletOutcome,
): WalletResponse {
  // Each is final and says that no money moved, save for `ok`; a win or a rollback that is held comes again.
  const [status] = hub88Answers[outcome.status];
  if (outcome.balance === undefined) return { status, request_uuid: requestUuid };
  return {
    status,
    request_uuid: requestUuid,
    user,
    currency,
    // Only what moved nothing can find more than the wire can tell; then it tells what it can.
    balance: toWireAmount(smaller(outcome.balance, largestWireAmount(currency)), currency),
  };
}

/** One function per path of the dialect: read its money, ask the wallet, reply in the dialect's words. */
export function walletCalls(
  wallet: WalletOperations,
  { code: vendorCode, currency }: Pick<VendorConnection, 'code' | 'currency'>,
) {
  const common = (
    request: WalletRequest<'/transaction/bet' | '/transaction/win' | '/transaction/rollback'>,
  ) => ({
    vendorCode,
    playerId: request.user,
    token: request.token,
    transactionId: request.transaction_uuid,
    gameKey: request.game_code,
    round: request.round,
    roundClosed: request.round_closed,
    isFree: request.is_free,
    largestBalance: largestWireAmount(currency),
  });
  return {
    '/user/info': async (request: WalletRequest<'/user/info'>) => {
      const known = await wallet.isPlayer(vendorCode, request.user);
      const status = known ? ('RS_OK' as const) : ('RS_ERROR_INVALID_TOKEN' as const);
      return known
        ? { status, request_uuid: request.request_uuid, user: request.user, country: 'KR' }
        : { status, request_uuid: request.request_uuid };
    },
    '/user/balance': async (request: WalletRequest<'/user/balance'>) => {
      const session = {
        vendorCode,
        playerId: request.user,
        token: request.token,
        gameKey: request.game_code,
      };
      return responseOf(request.request_uuid, request.user, currency, await wallet.balance(session));
    },
    '/transaction/bet': async (request: WalletRequest<'/transaction/bet'>) => {
      const amount = readMoney(request, currency);
      if (typeof amount === 'string') return { status: amount, request_uuid: request.request_uuid };
      return responseOf(
        request.request_uuid,
        request.user,
        currency,
        await wallet.bet({ ...common(request), amount }),
      );
    },
    '/transaction/win': async (request: WalletRequest<'/transaction/win'>) => {
      const amount = readMoney(request, currency);
      if (typeof amount === 'string') return { status: amount, request_uuid: request.request_uuid };
      const returned = fromWireAmount(request.returned_amount ?? 0, currency);
      if (returned === undefined)
        return { status: 'RS_ERROR_WRONG_TYPES' as const, request_uuid: request.request_uuid };
      const referenceId = request.reference_transaction_uuid;
      return responseOf(
        request.request_uuid,
        request.user,
        currency,
        await wallet.win({ ...common(request), amount, returned, referenceId }),
      );
    },
    '/transaction/rollback': async (request: WalletRequest<'/transaction/rollback'>) => {
      const referenceId = request.reference_transaction_uuid;
      return responseOf(
        request.request_uuid,
        request.user,
        currency,
        await wallet.rollback({ ...common(request), referenceId }),
      );
    },
  } satisfies { [Path in WalletPath]: (request: WalletRequest<Path>) => Promise<{ status: WalletStatus }> };
}
