import type { Amount } from '@hanpan/money';
import type { WalletRules } from '@hanpan/vendor-kit';

/** Who plays, as a vendor names it. */
export interface WalletSession {
  readonly vendorCode: string;
  /** Undefined where the wire names the player by the token alone. */
  readonly playerId: string | undefined;
  /** Of the opening of the game. Undefined where the wire carries none: then the player's last opening counts. */
  readonly token: string | undefined;
  /** Undefined where the wire does not say it: the game that was opened. */
  readonly gameKey: string | undefined;
}

export interface WalletTransaction extends WalletSession {
  /** The vendor's id of this movement, and its idempotency key. */
  readonly transactionId: string;
  readonly round: string;
  readonly roundClosed: boolean;
  /** The wire names no round: all that is played with the token is one. */
  readonly isRoundSession?: boolean;
  readonly isFree: boolean;
  /** The largest balance that the vendor's wire can tell, in minor units. Money that would lead beyond it is not moved. */
  readonly largestBalance: Amount;
  /** Where dialects disagree; what Hub88 says where there is nothing. */
  readonly rules?: WalletRules;
  /** The movement that it corrects: it belongs to the round of that one, whatever round it names. */
  readonly corrects?: string | undefined;
}

export interface WalletPromo extends WalletTransaction {
  readonly amount: Amount;
}

export interface WalletBet extends WalletTransaction {
  readonly amount: Amount;
}

/** What was paid too much comes back. It is about what has ended, so that nobody asks whether the player may still play. */
export interface WalletCorrection extends WalletTransaction {
  readonly amount: Amount;
}

export interface WalletWin extends WalletTransaction {
  readonly amount: Amount;
  /** What of it is stake that is given back, because it was never at risk: no more than the amount. */
  readonly returned?: Amount;
  /** The bet that was won; undefined where the dialect settles rounds. */
  readonly referenceId: string | undefined;
}

export interface WalletRollback extends WalletTransaction {
  /** The bet that is undone; where the dialect settles rounds, also a win that is not to be paid any more. */
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
    | 'rolled-back'
    /** The bet has its end already. */
    | 'settled';
  readonly balance?: Amount;
}

/** The one set of operations behind every dialect. */
export interface WalletOperations {
  isPlayer(vendorCode: string, playerId: string): Promise<boolean>;
  balance(session: WalletSession): Promise<WalletOutcome>;
  bet(bet: WalletBet): Promise<WalletOutcome>;
  win(win: WalletWin): Promise<WalletOutcome>;
  rollback(rollback: WalletRollback): Promise<WalletOutcome>;
  /** A payout of a promotion, about no bet. */
  promo(promo: WalletPromo): Promise<WalletOutcome>;
  correct(correction: WalletCorrection): Promise<WalletOutcome>;
}
