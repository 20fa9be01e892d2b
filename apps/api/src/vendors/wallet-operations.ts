import type { Amount } from '@hanpan/money';

/** Who plays, as a vendor names it. */
export interface WalletSession {
  readonly vendorCode: string;
  readonly playerId: string;
  readonly token: string;
  readonly gameKey: string;
}

export interface WalletTransaction extends WalletSession {
  /** The vendor's id of this movement, and its idempotency key. */
  readonly transactionId: string;
  readonly round: string;
  readonly roundClosed: boolean;
  readonly isFree: boolean;
  /** The largest balance that the vendor's wire can tell, in minor units. Money that would lead beyond it is not moved. */
  readonly largestBalance: Amount;
}

export interface WalletBet extends WalletTransaction {
  readonly amount: Amount;
}

export interface WalletWin extends WalletBet {
  /** The bet that was won. */
  readonly referenceId: string;
}

export interface WalletRollback extends WalletTransaction {
  readonly referenceId: string;
}

/** What came of it; the balance is the member's cash after it, where the dialect may tell it. */
export interface WalletOutcome {
  readonly status:
    | 'ok'
    | 'invalid-token'
    | 'token-expired'
    | 'invalid-game'
    | 'user-disabled'
    | 'switched-off'
    | 'limit-reached'
    | 'not-enough-money'
    | 'duplicate'
    /** A win above what the vendor may pay: nothing is done until an operator lets it through. */
    | 'held'
    /** The balance after it could not be told; nothing is done. */
    | 'out-of-range'
    | 'bet-missing'
    | 'rolled-back';
  readonly balance?: Amount;
}

/** The one set of operations behind every dialect. */
export interface WalletOperations {
  isPlayer(vendorCode: string, playerId: string): Promise<boolean>;
  balance(session: WalletSession): Promise<WalletOutcome>;
  bet(bet: WalletBet): Promise<WalletOutcome>;
  win(win: WalletWin): Promise<WalletOutcome>;
  rollback(rollback: WalletRollback): Promise<WalletOutcome>;
}
