/**
 * The calls between the game's server and the game's page. Types only: the page plays what it is sent and
 * knows no rule by which it could make an outcome. Amounts are integers in the currency's minor unit.
 */

/** A book is the whole round, decided and totalled; a page shows its events one after the other. */
export interface Book<Event extends { type: string } = { type: string }> {
  gameCode: string;
  /** Of the rules the book was made by; a round keeps the rules it was accepted under. */
  mathVersion: string;
  stakeAmount: number;
  events: Event[];
  totalAmount: number;
  /** What of the total is stake given back because it was never at risk; nothing where it is not said. */
  returnedAmount?: number;
}

/** Enough to work the round out again once the server seed is revealed. */
export interface RoundProof {
  algorithm: 'hmac-sha256-reject-32';
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  draws: { bound: number; words: number[]; value: number }[];
}

export interface PlayedRound {
  roundId: string;
  playedAtMs: number;
  book: Book;
  proof: RoundProof;
  /** `waiting`: the operator has not confirmed the win yet and is asked until it does. `refused`: it will not. */
  settlement: 'confirmed' | 'waiting' | 'refused';
}

export interface SessionFigures {
  startedAtMs: number;
  nowMs: number;
  stakedAmount: number;
  returnedAmount: number;
  rounds: number;
}

export type RefusalReason =
  | 'not-enough-money'
  | 'limit-reached'
  | 'player-disabled'
  | 'session-ended'
  | 'game-closed'
  | 'operator-refused';

export type SpinResponse =
  | { kind: 'played'; round: PlayedRound; balanceAmount: number | null; session: SessionFigures }
  /** No money moved. */
  | { kind: 'refused'; reason: RefusalReason; balanceAmount: number | null; session: SessionFigures }
  /** The operator's response was lost; the stake has been given back. */
  | {
      kind: 'returned';
      reason: RefusalReason | 'connection-lost';
      balanceAmount: number | null;
      session: SessionFigures;
    }
  /** The same, not confirmed yet: no new round until it is. */
  | { kind: 'pending'; session: SessionFigures }
  /** The operator refuses to undo the bet: a person has to look at it. */
  | { kind: 'unresolved'; roundId: string; session: SessionFigures };

/** How a round ended that was not played: refused, or given back, or left to a person. */
export type Unplayed =
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'returned'; reason: RefusalReason | 'connection-lost' }
  | { kind: 'unresolved'; roundId: string };

export type GameFamily = 'slot' | 'live' | 'virtual' | 'fishing' | 'bomb';

/** What every page is told of its game; a game's own information extends it. */
export interface GameInfo {
  code: string;
  /** The folder of `client/src/games` that plays it. Games that differ in their looks alone share one. */
  page: string;
  name: { ko: string; en: string; vi: string };
  family: GameFamily;
  /** The operator's code of the provider under which the game is listed. */
  product: string;
  mathVersion: string;
  stakeAmounts: number[];
  minimumCycleMs: number;
  returns: {
    /** Exact, as "numerator/denominator". */
    exact: string;
    basisPoints: number;
  };
}

/** Returns as they were, over every finished round of this game on this server. */
export interface ActualReturn {
  rounds: number;
  stakedAmount: number;
  returnedAmount: number;
  sinceMs: number | null;
}

export interface SessionState {
  lang: 'ko' | 'en' | 'vi';
  currency: string;
  operatorOrigin: string;
  lobbyUrl: string | null;
  depositUrl: string | null;
  /** Played without money: what is shown as a balance is play money. */
  isDemo: boolean;
  game: GameInfo;
  /** Null while the operator does not tell it. */
  balanceAmount: number | null;
  /** The operator no longer knows the session: rounds are still shown, none can be begun. */
  ended: boolean;
  session: SessionFigures;
  /** A round whose stake may have been taken and whose outcome is indeterminate. */
  pending: boolean;
  /** How the newest round ended, where it was not played: for a page that has waited for it. */
  unplayed: Unplayed | null;
  /** A round that was played and never shown to the end: it is shown before another one. */
  unshown: PlayedRound | null;
  lastRound: PlayedRound | null;
}

export interface SessionOpened extends SessionState {
  /** Sent back as a bearer with every call; lives in this tab only. */
  playToken: string;
}

export interface BalanceResponse {
  balanceAmount: number | null;
  ended: boolean;
}

export interface ReplayResponse {
  lang: 'ko' | 'en' | 'vi';
  currency: string;
  /** Played without money, and so are its balances. */
  isDemo: boolean;
  game: GameInfo;
  round: PlayedRound;
  balanceBeforeAmount: number | null;
  balanceAfterAmount: number | null;
}

/** One of the player's own rounds of a game, as the list of the last ones tells it. */
export interface ListedRound {
  roundId: string;
  playedAtMs: number;
  stakeAmount: number;
  /** Null where the round was not played, or is not over. */
  totalAmount: number | null;
  /** `waiting`: whether the stake was taken, or the win credited, is not confirmed yet. `returned`: the stake went back. */
  status: 'played' | 'waiting' | 'refused' | 'returned' | 'unresolved';
}

/** Where a round is shown again: a link of the game's own page. */
export interface ReplayLink {
  link: string;
}

export interface FairState {
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: number;
  /** Of the seed that follows, fixed before the player names the client seed for it. */
  nextServerSeedHash: string;
  /** The seed before this one, revealed. */
  previous: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number } | null;
}

/** What a pot is worth, and its last win. */
export interface PotState {
  name: string;
  amount: number;
  lastWin: { amount: number; wonAtMs: number } | null;
}

export interface PlayError {
  error:
    | 'launch-used'
    | 'session-ended'
    | 'session-replaced'
    | 'too-soon'
    | 'round-open'
    | 'stake-not-offered'
    | 'round-key-reused'
    | 'act-not-possible'
    | 'room-full'
    | 'round-closed'
    | 'above-limit'
    | 'malformed'
    | 'not-found'
    | 'internal';
  retryAfterMs?: number;
}
