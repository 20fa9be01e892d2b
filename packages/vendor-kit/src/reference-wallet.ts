import type {
  BalanceRequest,
  BetRequest,
  RollbackRequest,
  WalletPath,
  WalletResponse,
  WinRequest,
} from './wallet-calls.ts';
import type { WalletErrorStatus } from './wallet-status.ts';

export interface ReferencePlayer {
  user: string;
  token: string;
  currency: string;
  balanceWireAmount: number;
  blocked: boolean;
  expired: boolean;
}

interface Booked {
  /** `tombstone` stands under the id of a bet that was rolled back before it came. */
  kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  fingerprint: string;
  user: string;
  wireAmount: number;
  /** The one resolution of a bet: what was won is not also returned. */
  end?: 'won' | 'returned';
}

type Transaction = BetRequest | WinRequest | RollbackRequest;

/**
 * The dialect's rules in the fewest lines, in memory: what the conformance vectors are checked against, and an
 * operator for a vendor's tests. It keeps no books; a real operator's wallet is a ledger.
 */
export class ReferenceWallet {
  readonly players = new Map<string, ReferencePlayer>();
  readonly transactions = new Map<string, Booked>();
  readonly games: ReadonlySet<string>;

  constructor(games: Iterable<string>) {
    this.games = new Set(games);
  }

  addPlayer(
    player: Pick<ReferencePlayer, 'user' | 'token' | 'currency' | 'balanceWireAmount'>,
  ): ReferencePlayer {
    const added = { ...player, blocked: false, expired: false };
    this.players.set(player.user, added);
    return added;
  }

  answer(path: WalletPath, request: BalanceRequest | Transaction): WalletResponse {
    const outcome = this.#decide(path, request);
    if (typeof outcome === 'string') return { status: outcome, request_uuid: request.request_uuid };
    const { player, status } = outcome;
    return {
      status,
      request_uuid: request.request_uuid,
      user: player.user,
      currency: player.currency,
      balance: player.balanceWireAmount,
    };
  }

  #decide(path: WalletPath, request: BalanceRequest | Transaction): Decision {
    const player = this.players.get(request.user);
    if (!player || player.token !== request.token) return 'RS_ERROR_INVALID_TOKEN';
    if (!this.games.has(request.game_code)) return 'RS_ERROR_INVALID_GAME';
    if ('currency' in request && request.currency !== player.currency) return 'RS_ERROR_WRONG_CURRENCY';
    if (!('transaction_uuid' in request)) {
      return player.expired ? 'RS_ERROR_TOKEN_EXPIRED' : { status: 'RS_OK', player };
    }
    return this.#repeated(path, request, player) ?? this.#book(path, request, player);
  }

  #repeated(path: WalletPath, request: Transaction, player: ReferencePlayer): Decision | undefined {
    const known = this.transactions.get(request.transaction_uuid);
    if (!known) return undefined;
    if (known.kind === 'tombstone') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (known.fingerprint !== fingerprintOf(path, request)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    return { status: 'RS_OK', player };
  }

  #book(path: WalletPath, request: Transaction, player: ReferencePlayer): Decision {
    if (path === '/transaction/rollback' && 'reference_transaction_uuid' in request) {
      return this.#rollBack(request, player);
    }
    if (!('amount' in request)) return 'RS_ERROR_WRONG_SYNTAX';
    if ('reference_transaction_uuid' in request) return this.#win(request, player);
    return this.#bet(request, player);
  }

  #bet(request: BetRequest, player: ReferencePlayer): Decision {
    if (player.blocked) return 'RS_ERROR_USER_DISABLED';
    if (player.expired) return 'RS_ERROR_TOKEN_EXPIRED';
    const price = request.is_free ? 0 : request.amount;
    if (price > player.balanceWireAmount) return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', player };
    player.balanceWireAmount -= price;
    this.#keep('/transaction/bet', 'bet', request, price);
    return { status: 'RS_OK', player };
  }

  #win(request: WinRequest, player: ReferencePlayer): Decision {
    const bet = this.transactions.get(request.reference_transaction_uuid);
    if (bet?.kind !== 'bet' || bet.user !== request.user) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (bet.end === 'returned') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    bet.end = 'won';
    player.balanceWireAmount += request.amount;
    this.#keep('/transaction/win', 'win', request, request.amount);
    return { status: 'RS_OK', player };
  }

  /** A rollback of a bet never seen leaves a tombstone under the bet's id, so that a late bet is refused. */
  #rollBack(request: RollbackRequest, player: ReferencePlayer): Decision {
    const betId = request.reference_transaction_uuid;
    const bet = this.transactions.get(betId);
    if (bet === undefined) {
      const tombstone = { fingerprint: '', user: request.user, wireAmount: 0 };
      this.transactions.set(betId, { kind: 'tombstone', ...tombstone });
    } else if (bet.kind === 'tombstone' || bet.end === 'returned') {
      return { status: 'RS_OK', player };
    } else if (bet.kind !== 'bet' || bet.user !== request.user || bet.end === 'won') {
      return 'RS_ERROR_DUPLICATE_TRANSACTION';
    } else {
      player.balanceWireAmount += bet.wireAmount;
      bet.end = 'returned';
    }
    this.#keep('/transaction/rollback', 'rollback', request, 0);
    return { status: 'RS_OK', player };
  }

  #keep(path: WalletPath, kind: Booked['kind'], request: Transaction, wireAmount: number): void {
    const fingerprint = fingerprintOf(path, request);
    this.transactions.set(request.transaction_uuid, { kind, fingerprint, user: request.user, wireAmount });
  }
}

type Decision = WalletErrorStatus | { status: WalletResponse['status']; player: ReferencePlayer };

/** What must be equal for a second arrival to be a retransmission and not another transaction. */
function fingerprintOf(path: WalletPath, request: Transaction): string {
  const amount = 'amount' in request ? request.amount : null;
  const currency = 'currency' in request ? request.currency : null;
  const reference = 'reference_transaction_uuid' in request ? request.reference_transaction_uuid : null;
  const returned = 'returned_amount' in request ? (request.returned_amount ?? 0) : 0;
  return JSON.stringify([
    path,
    request.user,
    request.round,
    request.game_code,
    amount,
    currency,
    reference,
    returned,
  ]);
}
