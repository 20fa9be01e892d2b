import type { GameWindow, LocalText } from '@hanpan/contract';
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
  /**
   * What it signs with, as its public half or as the secret that both know: the one that holds, and while keys are being
   * changed the one before it.
   */
  readonly theirKeys: readonly string[];
  /** What we sign with. Throws where the row has none yet. */
  readonly ourKey: () => string;
}

/** What kind of key each side has: `addresses` are those from which the vendor calls, `none` is where it never calls. */
export interface DialectFacts {
  readonly ours: 'private-key' | 'secret';
  readonly theirs: 'public-key' | 'secret' | 'addresses' | 'none';
  /** Whether its list of games can be asked for; where not, the rows are kept by hand. */
  readonly listsGames: boolean;
  /** The code of a row is the number that the vendor gave to one of its products, and no name of ours. */
  readonly codeIsNumber?: boolean;
}

/** A way in which vendors speak, once for all vendors that speak it. */
export interface Dialect {
  readonly facts: DialectFacts;
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
  /**
   * Where one round of a player is shown again; undefined where the vendor knows no such round. Throws VendorUnreachable
   * where it says nothing that can be used. Only where the dialect has such a call.
   */
  readonly replay?: (round: PlayedRound) => Promise<string | undefined>;
  /** What ended within a time by the vendor's own books; only where its dialect can be asked. */
  readonly roundsOfTime?: RoundsOfTime;
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

/**
 * A page of the rounds that ended from one instant until before another, after a place that an earlier page gave.
 * `unreachable`: nobody is there now. `unreadable`: what is said is no page. `unknown`: this vendor does not know the call.
 */
export type RoundsOfTime = (
  span: { readonly from: Date; readonly to: Date },
  cursor: string | undefined,
) => Promise<RoundPage | 'unreachable' | 'unreadable' | 'unknown'>;

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

/** A round as the vendor that it was played at knows it. */
export interface PlayedRound {
  readonly playerId: string;
  readonly round: string;
  /** Of who looks at it. */
  readonly locale: Locale;
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
  /** The same of the bet that returns least, which is less; null where all return the same, or the vendor says nothing. */
  readonly lowestReturnPercent: string | null;
  /** Of one bet; null where the vendor says nothing. */
  readonly smallestStake: Amount | null;
  readonly largestStake: Amount | null;
  /** What the vendor carries it under: a code of the catalogue, where the site has a lobby for it. */
  readonly productCode: string | null;
  readonly window: GameWindow;
  /** Whether `launch` opens it without money too. */
  readonly hasDemo: boolean;
  /** From 1 (small wins, often) to 5 (large ones, seldom); null where the vendor says nothing. */
  readonly volatility: number | null;
  /** A day, as `2026-11-20`. */
  readonly releasedOn: string | null;
  /** What is in the pot now. */
  readonly jackpot: Amount | null;
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
  /** Without money, for a game that has that; the player and the token are then nobody's. */
  readonly isDemo: boolean;
}

export class VendorUnreachable extends Error {}

/** It is there, and said no. */
export class VendorRefused extends Error {
  /** Undefined where the dialect told it otherwise. */
  readonly http: number | undefined;

  constructor(http?: number) {
    super(`refused ${http ?? ''}`);
    this.http = http;
  }
}
