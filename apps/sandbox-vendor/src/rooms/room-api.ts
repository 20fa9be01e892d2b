/**
 * The calls and the stream between a room and its page. Types only. Amounts are integers in the currency's minor unit.
 */
import type { GameInfo, RefusalReason, SessionFigures } from '../play/play-api.ts';
import type { Names, Palette, RoomLimits } from './room.ts';

export interface RoomBetInfo {
  id: string;
  kind: 'main' | 'side';
  pays: string;
  rtpBasisPoints: number;
  /** The chance of more than the stake. */
  winBasisPoints: number;
  /** The chance of the stake or a part of it, and no more. */
  refundBasisPoints: number;
}

/** What does not change while a room is open. */
export interface RoomInfo extends GameInfo {
  rules: string;
  palette: Palette;
  dealer: Names;
  limits: RoomLimits;
  bettingMs: number;
  bets: RoomBetInfo[];
  greetings: string[];
}

/** What was published before the round, and shows afterwards that nobody chose the outcome. */
export interface RoomCommitment {
  chainEnd: string;
  chainLength: number;
  chainIndex: number;
  nextChainEnd: string;
}

export interface RoomRoundView {
  id: string;
  number: number;
  state: 'open' | 'closed' | 'drawn';
  openedAtMs: number;
  closesAtMs: number;
  commitment: RoomCommitment;
  /** The greatest stake on each bet in this round. */
  limits: Record<string, number>;
  /** What is known of the round before it is drawn, where the game has such a thing. */
  card: Record<string, unknown> | null;
  betsDigest: string | null;
  outcome: Record<string, unknown> | null;
  /** What each bet that returns anything returns, in percent of the stake. */
  returns: Record<string, number> | null;
  chainValue: string | null;
  drawnAtMs: number | null;
  shownUntilMs: number | null;
}

export interface PastRoundView {
  id: string;
  number: number;
  summary: Record<string, unknown>;
}

/** Players are known to each other by a made-up name: a word of the market and a number. */
export interface Alias {
  word: number;
  number: number;
}

export interface Crowd {
  /** Players who are in the room. */
  here: number;
  /** Staked by everybody, by bet. */
  totals: Record<string, number>;
  seats: { alias: Alias; bet: string | null; stakeAmount: number }[];
}

export interface Greeting {
  alias: Alias;
  greeting: string;
  atMs: number;
}

/** A player's own bet. `returned`: the stake went back. `refused`: no money moved. */
export interface MyBet {
  id: string;
  roundId: string;
  roundNumber: number;
  placedAtMs: number;
  lines: { bet: string; stakeAmount: number; returnAmount: number | null }[];
  stakeAmount: number;
  totalAmount: number | null;
  status: 'pending' | 'taken' | 'settling' | 'paid' | 'pay-refused' | 'refused' | 'returned' | 'unresolved';
  reason: RefusalReason | 'connection-lost' | 'too-late' | 'round-void' | null;
}

export interface RoomState {
  round: RoomRoundView | null;
  past: PastRoundView[];
  crowd: Crowd;
  greetings: Greeting[];
  /** The player's bets in the running round. */
  mine: MyBet[];
  /** And those in the round before it. */
  last: MyBet[];
  alias: Alias;
  session: SessionFigures;
  /** Null while the operator does not tell it. */
  balanceAmount: number | null;
}

/** One message of the stream. `version` grows by one within a stream; after a gap the page asks for a new snapshot. */
export type RoomMessage = { version: number; nowMs: number } & (
  | { type: 'snapshot'; state: RoomState }
  | { type: 'patch'; patch: Partial<RoomState> }
  | { type: 'end'; error: 'session-ended' | 'session-replaced' }
);

export interface PlaceRefusal {
  error: 'round-closed' | 'stake-not-offered' | 'above-limit' | 'too-soon' | 'round-key-reused';
  retryAfterMs?: number;
}

export interface PlaceResponse {
  bet: MyBet;
  balanceAmount: number | null;
}

/** Everything by which a round can be worked out again. */
export interface RoundProofView {
  id: string;
  number: number;
  rulesVersion: string;
  algorithm: 'hmac-sha256-reject-32';
  commitment: RoomCommitment;
  betsDigest: string | null;
  /** What the digest was made of, one line a bet. */
  entries: string[];
  chainValue: string | null;
  memory: Record<string, unknown> | null;
  outcome: Record<string, unknown> | null;
  draws: { bound: number; words: number[]; value: number }[] | null;
}

/** The only event of a bet's replay: the round as it was, and the bet. */
export interface RoomReplayEvent {
  type: 'room-round';
  round: RoomRoundView;
  mine: MyBet[];
}
