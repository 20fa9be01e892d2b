import type { Credentials, Speaker, SuitePlayer, WireRequest } from './speak/speaker.ts';

/** A wallet that is tried, and the few things that only its operator can arrange. */
export interface SuiteTarget {
  send(request: WireRequest): Promise<{ readonly http: number; readonly text: string }>;
  /** A player with a live session and at least 1,000 main units; of those that are listed the next one, whatever it holds. */
  newPlayer(): Promise<SuitePlayer>;
  /** How many there are, where players are listed and not made: each plays while it holds enough. */
  readonly listedPlayers?: number | undefined;
  readonly expireSession?: ((player: SuitePlayer) => Promise<void>) | undefined;
  readonly blockUser?: ((player: SuitePlayer) => Promise<void>) | undefined;
}

export interface SuiteReport {
  readonly id: string;
  readonly title: string;
  /** `not-run`: it cannot be said in this dialect, or nobody could arrange it. */
  readonly result: 'passed' | 'failed' | 'not-run';
  readonly detail?: string;
  /** Not run for want of a listed player who holds enough. */
  readonly noPlayer?: true;
}

export interface SuiteSettings {
  readonly speaker: Speaker;
  readonly credentials: Credentials;
  readonly target: SuiteTarget;
  /** What the currency's smallest coin is in hundred-thousandths. */
  readonly smallestPart: number;
}
