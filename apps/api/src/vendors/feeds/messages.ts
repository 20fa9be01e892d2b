import type { CancelWindow, LegResult, MarketCode, MatchScore, Scope, Score } from '@hanpan/rules';

/** What any feed says, in our own terms; every adapter below this folder speaks it and nothing else of itself is known. */
export type FeedMessage =
  | FixtureMessage
  | PricesMessage
  | BetStopMessage
  | SettlementMessage
  | ResultMessage
  | CancelMessage
  | RollbackSettlementMessage
  | RollbackCancelMessage
  | AliveMessage
  | ProducerMessage;

export type FeedName = 'season' | 'the-odds-api' | 'uof';

export type FeedSport =
  | 'soccer'
  | 'basketball'
  | 'baseball'
  | 'volleyball'
  | 'badminton'
  | 'hockey'
  | 'combat'
  | 'tennis'
  | 'handball'
  | 'football'
  | 'esport';

/** What every message carries. Times are milliseconds since the epoch. */
export interface Spoken {
  readonly feed: FeedName;
  /** The part of the feed that answers for it, and whose silence suspends it: a UOF product, a sport of The Odds API. */
  readonly producer: string;
  /** By the feed's clock. */
  readonly saidAtMs: number;
  /** By ours. */
  readonly receivedAtMs: number;
}

/** About one event. `event` is a stable key (event-key.ts) without the kick-off: a match that is moved keeps it. */
interface AboutEvent extends Spoken {
  readonly event: string;
}

/** A match as the feed plans it. Sent when it is first seen and whenever anything of it changes. */
export interface FixtureMessage extends AboutEvent {
  readonly kind: 'fixture';
  readonly sport: FeedSport;
  readonly competition: Named;
  readonly home: Named;
  readonly away: Named;
  readonly startsAtMs: number;
  readonly status: EventStatus;
}

/** A name as the feed spells it, with the feed's own key. Which league or side of ours that is, the reader decides. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

/** `interrupted` play may go on; `ended` there is a score and no result yet; `closed` the feed will say nothing more. */
export type EventStatus =
  | 'scheduled'
  | 'delayed'
  | 'live'
  | 'interrupted'
  | 'ended'
  | 'closed'
  | 'postponed'
  | 'cancelled'
  | 'abandoned';

/** New prices of some markets of an event. */
export interface PricesMessage extends AboutEvent {
  readonly kind: 'prices';
  readonly markets: readonly MarketPrices[];
  /** What becomes of the markets that it does not name: they stay as they were, or the feed offers them no more. */
  readonly others: 'unchanged' | 'withdrawn';
  /** What the board shows and what live prices of our own start from; undefined where the feed knows none. */
  readonly state: MatchFacts | undefined;
}

export interface MarketPrices {
  readonly market: FeedMarket;
  readonly status: FeedMarketStatus;
  /** When the feed last touched these prices; their age begins here. */
  readonly pricedAtMs: number;
  /** The line that the feed recommends among those of its market. */
  readonly isMain: boolean;
  readonly selections: readonly SelectionPrice[];
}

/**
 * A market of ours in one scope at one line, or one that we do not know, as the feed writes it. What is not known is
 * kept under the feed's name and never guessed at: nobody can bet on it, and its settlements are not lost.
 */
export type FeedMarket =
  | {
      readonly kind: 'known';
      readonly market: MarketCode;
      readonly scope: Scope;
      /** Quarters; the home side's for a handicap; null where the market has no line. */
      readonly lineQuarters: number | null;
    }
  | { readonly kind: 'unknown'; readonly name: string };

/** `inactive`: not offered now. `suspended`: shown, and refuses bets. `handed-over`: another producer goes on with it. */
export type FeedMarketStatus =
  | 'active'
  | 'suspended'
  | 'inactive'
  | 'handed-over'
  | 'settled'
  | 'cancelled'
  /** Seen in recorded messages and explained nowhere: taken as refusing bets until a status that is known follows. */
  | 'not-understood';

export interface SelectionPrice {
  /** As `MarketPick.selection` in a known market; the feed's own id in an unknown one. */
  readonly selection: string;
  /** False refuses bets on this selection alone. */
  readonly isActive: boolean;
  /** Decimal odds in thousandths, above 1000; null where the feed quotes none. */
  readonly oddsMilli: number | null;
  /**
   * One over the odds that would be fair, between 0 and 1: given by the feed, or its odds without the margin. Where a
   * stake may come back (a whole line) it is the chance to win among the cases that decide. Our own model blends with
   * it; null where too little is known to say, and always in a market that is unknown.
   */
  readonly fairProbability: number | null;
}

/** Live facts of a match; each is undefined or absent where the feed says nothing about it. */
export interface MatchFacts {
  readonly status: EventStatus;
  /** As a scoreboard shows it, overtime included. */
  readonly shown: Score | undefined;
  /** What was scored in each stretch so far, the running one too: it is no result. */
  readonly periods: Readonly<Partial<Record<Scope, Score>>>;
  readonly clock: MatchClock | undefined;
  readonly redCards: Score | undefined;
  readonly yellowCards: Score | undefined;
  readonly corners: Score | undefined;
  readonly serving: 'home' | 'away' | undefined;
  /** The feed's own code of the phase (first half, pause, third set). */
  readonly phaseCode: string | undefined;
}

export interface MatchClock {
  readonly elapsedSeconds: number | undefined;
  readonly remainingSeconds: number | undefined;
  readonly stoppageSeconds: number | undefined;
  readonly isStopped: boolean;
}

/** Stop taking bets now. Only markets that are active change (`afterBetStop`): a settled one stays settled. */
export interface BetStopMessage extends AboutEvent {
  readonly kind: 'bet-stop';
  readonly markets: 'all' | readonly MarketInScope[];
  readonly to: 'suspended' | 'inactive';
  readonly reason: BetStopReason;
}

export type BetStopReason = 'feed' | 'vanished';

export interface MarketInScope {
  readonly market: MarketCode;
  readonly scope: Scope;
}

/**
 * The feed itself settles. `scouted` is what somebody at the ground saw, `confirmed` what stands in the protocol: both
 * may come for one market, and the second may differ.
 */
export interface SettlementMessage extends AboutEvent {
  readonly kind: 'settlement';
  readonly certainty: 'scouted' | 'confirmed';
  readonly markets: readonly MarketSettlement[];
}

export interface MarketSettlement {
  readonly market: FeedMarket;
  /** The feed's code for why something was given back. */
  readonly voidReason: string | undefined;
  readonly outcomes: readonly {
    readonly selection: string;
    /** Undefined where the feed leaves it open, or says what its documents do not explain: an operator decides. */
    readonly result: LegResult | undefined;
  }[];
}

/** The feed gives a score and settles nothing: our own rules do. Another score, said later, corrects it. */
export interface ResultMessage extends AboutEvent {
  readonly kind: 'result';
  readonly score: MatchScore;
  /** Why an operator has to look before anything is paid; undefined where the score settles by itself. */
  readonly doubt: 'may-include-extra-time' | undefined;
}

/** Bets placed inside the window are void; null is "from the first one" and "until it closed". Statuses stay. */
export interface CancelMessage extends AboutEvent {
  readonly kind: 'cancel';
  readonly window: CancelWindow;
  readonly supersededBy: string | undefined;
  readonly markets: readonly { readonly market: FeedMarket; readonly voidReason: string | undefined }[];
}

/** What was settled is open again until it is settled anew. No selections: all of the market. */
export interface RollbackSettlementMessage extends AboutEvent {
  readonly kind: 'rollback-settlement';
  readonly markets: readonly { readonly market: FeedMarket; readonly selections: readonly string[] }[];
}

/** Takes back the cancellation that had the same window. */
export interface RollbackCancelMessage extends AboutEvent {
  readonly kind: 'rollback-cancel';
  readonly window: CancelWindow;
  readonly markets: readonly FeedMarket[];
}

/** The producer lives and what it said last still holds. */
export interface AliveMessage extends Spoken {
  readonly kind: 'alive';
  /** By the feed's clock: everything that it said before has been handed over, so that a recovery may begin here. */
  readonly resumeFromMs: number;
}

/** Down: its markets take no bet, for this reason. Up: everything that was missed has been said again. */
export type ProducerMessage = Spoken & { readonly kind: 'producer' } & ProducerState;

export type ProducerState =
  | { readonly state: 'up' }
  | { readonly state: 'down'; readonly reason: ProducerDownReason };

/**
 * `starting`: not heard yet. `silent`: no sign of life in time. `behind`: what it says reaches us, or is stored, too late.
 * `out-of-sync`: it says that we missed something.
 * `announced`: it says that it is down. `not-taken`: we could not store what it said. `refused`: our key or our plan
 * is not accepted. `recovery-overdue`: it was asked to repeat and never came to the end.
 */
export type ProducerDownReason =
  | 'starting'
  | 'silent'
  | 'behind'
  | 'out-of-sync'
  | 'announced'
  | 'not-taken'
  | 'refused'
  | 'recovery-overdue';
