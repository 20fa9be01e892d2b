import type { Tx } from '@hanpan/db';
import type { Holder, Ledger, Transfer } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { WalletTransaction } from '../../../vendors/wallet-operations.ts';
import type { GameFamily } from '../../play/index.ts';
import type { Decision, Facts } from './decide.ts';
import type { PlayerSession } from './store.ts';

/** Where a movement is booked: the member of the session is locked. */
export interface Scene {
  readonly tx: Tx;
  readonly ledger: Ledger;
  readonly families: readonly GameFamily[];
  readonly session: PlayerSession;
  readonly at: Date;
}

export type WalletMovement = WalletTransaction & {
  readonly amount?: Amount;
  readonly returned?: Amount;
  readonly referenceId?: string | undefined;
};

export type MovementName = 'bet' | 'win' | 'rollback' | 'promo' | 'correction';

/** What the kinds of movements differ in. */
export interface MovementKind<Request extends WalletMovement, Name = MovementName> {
  readonly name: Name;
  readonly decide: (facts: Facts, request: Request) => Decision;
  /** The money that moves for it. */
  readonly transferOf: (movement: { holder: Holder; amount: Amount }, request: Request) => Transfer;
  /** What the round gains by it; `taken`: what was won in it is less. */
  readonly part: 'stake' | 'win' | 'returned' | 'taken';
}
