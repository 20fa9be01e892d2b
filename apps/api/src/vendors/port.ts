import type { LocalText } from '@hanpan/contract';
import type { Locale } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import type { FastifyInstance } from 'fastify';
import type { WalletOperations } from './wallet-operations.ts';

/** What a dialect must know to speak with one vendor: the vendor's row. */
export interface VendorConnection {
  readonly code: string;
  readonly baseUrl: string;
  /** How the vendor names us. */
  readonly operatorId: string;
  readonly currency: string;
  readonly timeoutMs: number;
  /** What it signs with, as its public half or as the secret that both know. */
  readonly theirKey: string;
  /** What we sign with. Throws where the row has none yet. */
  readonly ourKey: () => string;
}

/** A way in which vendors speak, once for all vendors that speak it. */
export interface Dialect {
  client(vendor: VendorConnection): GameVendor;
  /** The calls of the wallet below `/wallet/<dialect>/<vendor's code>/`, where vendors of this dialect call us. */
  readonly registerWallet?: (app: FastifyInstance, settings: WalletSettings) => void;
}

export interface WalletSettings {
  /** A vendor of this dialect by the code in the address; undefined for every other. */
  readonly vendorOf: (code: string) => Promise<VendorConnection | undefined>;
  readonly wallet: WalletOperations;
}

export type Dialects = Readonly<Record<string, Dialect>>;

/** What the platform asks of any game vendor; every dialect is an adapter to this. */
export interface GameVendor {
  listGames(): Promise<readonly VendorGame[]>;
  /** The address to open. Throws VendorUnreachable where the vendor gives none. */
  launch(request: LaunchRequest): Promise<string>;
  /** Only where money is moved to the vendor before play; a vendor without it calls our wallet for each bet. */
  readonly transferWallet?: TransferWallet;
}

/** A vendor's wallet of the transfer kind. Nothing here throws for what the vendor or the network does. */
export interface TransferWallet {
  deposit(transfer: VendorTransfer & { readonly amount: Amount }): Promise<TransferOutcome>;
  /** `all`: whatever there is, which the outcome says. */
  withdraw(transfer: VendorTransfer & { readonly amount: Amount | 'all' }): Promise<TransferOutcome>;
  /** What became of a transfer whose response was lost. */
  statusOf(transfer: VendorTransfer): Promise<TransferOutcome | { readonly kind: 'never-arrived' }>;
  /** Whether the player has a game open; undefined where nobody can say. `unseen`: not opened since the launch. */
  gameOf(playerId: string): Promise<'open' | 'closed' | 'unseen' | undefined>;
  /**
   * A page of what ended after a place that an earlier page gave. `unreachable`: nobody is there now. `unreadable`: the
   * vendor says something that is no page, so that somebody has to look at it.
   */
  roundsSince(cursor: string | undefined): Promise<RoundPage | 'unreachable' | 'unreadable'>;
  /** Ends what the player has open. False where the vendor could not be told. */
  closeGame(playerId: string): Promise<boolean>;
}

export interface RoundPage {
  readonly rounds: readonly FinishedRound[];
  readonly unread: readonly UnreadRound[];
  /** Where the next page begins; undefined while there has never been a round. */
  readonly cursor: string | undefined;
  readonly isLast: boolean;
}

/** What stands in a page in place of a round, as the vendor said it, and why it is none. */
export interface UnreadRound {
  readonly reason: string;
  readonly said: string;
}

/** A round of a player whose money was with the vendor, as the vendor says. Amounts in minor units. */
export interface FinishedRound {
  readonly round: string;
  readonly playerId: string;
  readonly gameKey: string;
  readonly stake: Amount;
  /** The part of the stake that was given back, and what was paid beyond it. */
  readonly returned: Amount;
  readonly win: Amount;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

export interface VendorTransfer {
  readonly playerId: string;
  /** Ours, told to the vendor: the same id is the same movement, however often it arrives. */
  readonly transferId: string;
}

/**
 * `done`: the vendor says so. `refused`: decided for good, this id never moves anything. `not-sent`: this attempt did
 * not get there or was not read, which says nothing about earlier ones. `indeterminate`: it may have happened.
 */
export type TransferOutcome =
  | { readonly kind: 'done'; readonly amount: Amount; readonly balanceAfter: Amount }
  | { readonly kind: 'refused'; readonly reason: TransferRefusal }
  | { readonly kind: 'not-sent'; readonly reason: 'unreachable' | 'refused' }
  | { readonly kind: 'indeterminate' };

export type TransferRefusal = 'game-open' | 'no-credit' | 'not-enough-money' | 'player-blocked' | 'refused';

export interface VendorGame {
  readonly key: string;
  readonly family: string;
  readonly names: LocalText;
  readonly image: string;
  /** Theoretical return as text with two places, e.g. `96.51`. */
  readonly returnToPlayerPercent: string;
}

export interface LaunchRequest {
  readonly playerId: string;
  readonly token: string;
  readonly gameKey: string;
  readonly locale: Locale;
  readonly platform: 'desktop' | 'mobile';
  readonly address: string;
  /** The cash of the player now, for dialects whose launch tells it; no money moves with it. */
  readonly balance: Amount;
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

export class VendorUnreachable extends Error {}
