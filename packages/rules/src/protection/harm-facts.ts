import type { Amount } from '@hanpan/money';

/** What may say that play harms a member, from the strongest sign to the weakest. */
export const harmKinds = [
  'chasing',
  'back-at-once',
  'rising-deposits',
  'growing-loss',
  'loosened-limits',
  'night-play',
  'long-days',
] as const;
export type HarmKind = (typeof harmKinds)[number];

export interface HarmDeposit {
  /** When it reached the member. */
  readonly atMs: number;
  readonly amount: Amount;
  /**
   * What the member lost, less what it won, within the hour before it asked for the deposit, and after it asked for the one before:
   * the same loss is in no two of them. Below zero where it won.
   */
  readonly lostAmount: Amount;
}

/** What a member did up to the end of a day, as far back as `harmLooksBackDays`. */
export interface HarmFacts {
  readonly deposits: readonly HarmDeposit[];
  /** Won (above zero) or lost by the settlements of a day of the site's calendar. */
  readonly results: readonly { readonly day: string; readonly result: Amount }[];
  /** When it was signed in or at a game; they may overlap. */
  readonly spans: readonly { readonly fromMs: number; readonly untilMs: number }[];
  /** When it asked for a limit of its own to be less strict. */
  readonly loosenedAtMs: readonly number[];
  /** When an exclusion ended, and when it played for the first time after that. */
  readonly returns: readonly { readonly endedAtMs: number; readonly playedAtMs: number }[];
}

/** How far back the longest of the rules looks: thirty days, and the thirty before. */
export const harmLooksBackDays = 60;

/** Won in minor units, counts, minutes; each where its kind has it. */
export interface HarmFigures {
  readonly amount?: number;
  readonly beforeAmount?: number;
  readonly count?: number;
  readonly minutes?: number;
}

export interface HarmMarker {
  readonly kind: HarmKind;
  readonly figures: HarmFigures;
}
