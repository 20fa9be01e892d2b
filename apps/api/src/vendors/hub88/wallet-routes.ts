import {
  fromWireAmount,
  readWalletRequest,
  signatureHeader,
  toWireAmount,
  verifyBody,
  type WalletPath,
  type WalletRequest,
  type WalletResponse,
  type WalletStatus,
  walletPaths,
} from '@hanpan/vendor-kit';
import type { FastifyInstance } from 'fastify';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';

const currency = 'KRW';
const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Our outcomes in the words of the dialect. Each is final and says that no money moved, save for `ok`. */
const statusOf = {
  ok: 'RS_OK',
  'invalid-token': 'RS_ERROR_INVALID_TOKEN',
  'token-expired': 'RS_ERROR_TOKEN_EXPIRED',
  'invalid-game': 'RS_ERROR_INVALID_GAME',
  'user-disabled': 'RS_ERROR_USER_DISABLED',
  'not-enough-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  'bet-missing': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
} as const satisfies Record<WalletOutcome['status'], WalletStatus>;

type Answer = WalletResponse;

interface Money {
  readonly currency: string;
  readonly amount: number;
}

function readMoney(request: Money) {
  if (request.currency !== currency) return 'RS_ERROR_WRONG_CURRENCY' as const;
  return fromWireAmount(request.amount, currency) ?? ('RS_ERROR_WRONG_TYPES' as const);
}

function answerOf(requestUuid: string, user: string, outcome: WalletOutcome): Answer {
  const status = statusOf[outcome.status];
  if (outcome.balance === undefined) return { status, request_uuid: requestUuid };
  return {
    status,
    request_uuid: requestUuid,
    user,
    currency,
    balance: toWireAmount(outcome.balance, currency),
  };
}

/** One function per path of the dialect: read its money, ask the wallet, answer in its words. */
function dialect(wallet: WalletOperations, vendorCode: string) {
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
      return answerOf(request.request_uuid, request.user, await wallet.balance(session));
    },
    '/transaction/bet': async (request: WalletRequest<'/transaction/bet'>) => {
      const amount = readMoney(request);
      if (typeof amount === 'string') return { status: amount, request_uuid: request.request_uuid };
      return answerOf(request.request_uuid, request.user, await wallet.bet({ ...common(request), amount }));
    },
    '/transaction/win': async (request: WalletRequest<'/transaction/win'>) => {
      const amount = readMoney(request);
      if (typeof amount === 'string') return { status: amount, request_uuid: request.request_uuid };
      const referenceId = request.reference_transaction_uuid;
      return answerOf(
        request.request_uuid,
        request.user,
        await wallet.win({ ...common(request), amount, referenceId }),
      );
    },
    '/transaction/rollback': async (request: WalletRequest<'/transaction/rollback'>) => {
      const referenceId = request.reference_transaction_uuid;
      return answerOf(
        request.request_uuid,
        request.user,
        await wallet.rollback({ ...common(request), referenceId }),
      );
    },
  } satisfies { [Path in WalletPath]: (request: WalletRequest<Path>) => Promise<object> };
}

export interface Hub88WalletSettings {
  readonly vendorCode: string;
  readonly vendorPublicKey: () => Promise<string | undefined>;
  readonly wallet: WalletOperations;
}

/** A vendor's server needs none of what browsers need. */
const lean = { rateLimit: false, helmet: { skipRoute: true } };

/**
 * `/wallet/hub88/*`: signature first, over the raw bytes; only then is the body read. Business outcomes are HTTP 200.
 * UNKNOWN is answered only when something broke, because the vendor then rolls the bet back.
 */
export function registerHub88Wallet(app: FastifyInstance, settings: Hub88WalletSettings): void {
  const handlers = dialect(settings.wallet, settings.vendorCode);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const path of walletPaths) {
      scope.post(`/wallet/hub88${path}`, { config: lean }, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers[signatureHeader];
        const publicKey = await settings.vendorPublicKey();
        const signed = typeof signature === 'string' ? signature : undefined;
        if (publicKey === undefined || !verifyBody(raw, signed, publicKey)) {
          return reply.send({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: nilUuid });
        }
        const read = readWalletRequest(path, raw);
        if (!read.ok) return reply.send({ status: read.status, request_uuid: read.requestUuid });
        try {
          return await reply.send(await handlers[path](read.request as never));
        } catch (error) {
          request.log.error({ err: error, path }, 'a wallet operation failed');
          return reply.send({ status: 'RS_ERROR_UNKNOWN', request_uuid: read.request.request_uuid });
        }
      });
    }
  });
}
