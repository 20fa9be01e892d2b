import type { Amount } from '@hanpan/money';
import type { LocalText } from './fields.ts';
import { miniGames } from './mini-games.ts';
import type { MiniBet, MiniGame } from './shapes/minigame.ts';
import type { Bet, SportEvent } from './shapes/sport.ts';

/** Of a void round, and until it is drawn, a round has no numbers. */
type RoundState = 'open' | 'closed' | 'drawn' | 'void';

export interface PowerballRound {
  /** Of the day, from 1 to 288. */
  readonly round: number;
  readonly state: RoundState;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly balls: readonly number[] | null;
  readonly powerball: number | null;
}

/** A round of a mini game that was opened, closed for bets, drawn, or declared void. */
export interface MiniRoundChange {
  readonly game: MiniGame;
  /** Of the draw calendar, "YYYY-MM-DD", and which round of it. */
  readonly day: string;
  readonly round: number;
  readonly state: RoundState;
  readonly closesAt: string;
  readonly drawsAt: string;
  /** In drawing order, once it is drawn; a ladder has the first one only. */
  readonly numbers: readonly number[] | null;
  readonly powerball: number | null;
  /** What came true in each market, by its code, once it is drawn. */
  readonly results: Readonly<Record<string, string>> | null;
}

/** What the server pushes. The five upper-case commands are the specification's; lower-case ones are ours. */
export interface RealtimeEvents {
  /** data1 cash, data2 points; `version` never goes backwards on screen. */
  CASH: { data1: Amount; data2: Amount; version: number };
  /** data1 unread messages. */
  MSG: { data1: number };
  /** This session was ended; TK999 means that the account signed in elsewhere. */
  LOGOUT: { data1: 'TK999' | 'E401' };
  /** data1 Y: maintenance has begun. */
  INSPECT: { data1: 'Y' | 'N' };
  /**
   * data1 Y: the account is locked. data2 Y: it may bet. With everything but N and Y an open game ends.
   */
  LOCK_BET_YN: { data1: 'Y' | 'N'; data2: 'Y' | 'N' };
  /** The maintenance window as it is planned now; a null start says that there is none. */
  maintenance: {
    startDate: string | null;
    endDate: string | null;
    reason?: LocalText | undefined;
    contact?: string | undefined;
  };
  /** A round of powerball was opened, closed for bets, or drawn; numbers are there once it is drawn. */
  powerball: PowerballRound;
  /** The same of each mini game, to whoever watches that game (`minigame:<game>`). */
  miniRound: MiniRoundChange;
  /** To a member: its bet on a mini game was taken or settled. */
  miniBet: { bet: MiniBet };
  bet: { bet: Bet };
  cashRequest: { cashIdx: number; state: number };
  /** Events with their main markets, to whoever watches a board. */
  events: { events: SportEvent[]; removed: number[]; feedAt: string };
  /** One event with all its markets, to whoever watches that one. */
  event: { event: SportEvent; feedAt: string };
  ticker: Record<string, never>;
  /** A game was opened for the member. */
  game: Record<string, never>;
  queue: {
    kind: 'signup' | 'deposit' | 'withdrawal' | 'account' | 'question' | 'approval' | 'adjustment' | 'return';
    change: 'new' | 'done';
  };
  /** To operators: a bet was asked of a trader, or has been decided. */
  bigBet: { betIdx: number; change: 'new' | 'done' };
  ledger: Record<string, never>;
}

export type RealtimeEvent = keyof RealtimeEvents;

/** Public topics a socket may subscribe to; personal ones follow from its session. */
export const publicTopics = [
  ...(['sports', 'ticker', 'powerball'] as const),
  ...miniGames.map((game) => `minigame:${game}` as const),
] as const;
export type PublicTopic = (typeof publicTopics)[number] | `event:${number}`;

/** Whether a client may subscribe to it: a topic of the list, or one event by its id. */
export function isPublicTopic(topic: unknown): topic is PublicTopic {
  return (
    publicTopics.some((each) => each === topic) ||
    (typeof topic === 'string' && /^event:[1-9]\d{0,14}$/.test(topic))
  );
}

export const realtimePath = '/realtime';

/** A server says that often that it is there, so that a page notices within five seconds that it hears nothing. */
export const heartbeatMs = 3_000;
