import { type LimitRule, limitRuleOf } from './limit-rules.ts';

/** Basis points of an amount: 10,000 is all of it. */
type Share = number;

/** What the house is ready to lose, in minor units; every amount is net, what it pays beyond the stakes. */
export type LimitPolicy = {
  /** The largest stake of one bet. */
  readonly stakeAmount: number;
  readonly selectionAmount: number;
  readonly marketAmount: number;
  /** The worst case of an event over all its outcomes. */
  readonly eventAmount: number;
  /** What one member may win on one event, whatever else it backs there. */
  readonly memberEventAmount: number;
  /** What one member may win by the bets of one day of the site's calendar, combinations in full. */
  readonly memberDayAmount: number;
  /** What all bets on exactly the same legs may win together, in full. */
  readonly legSetAmount: number;
  /** The highest product of the odds of a combination, in thousandths. */
  readonly totalOddsMilli: number;
  /** The share of the event's amounts by sport; a sport that is missing has `otherSports`. */
  readonly sports: Readonly<Record<string, Share>>;
  readonly otherSports: Share;
  /** The share by time to kick-off, the furthest first: prices made early are the least certain. */
  readonly early: readonly { readonly fromMs: number; readonly share: Share }[];
  /** The share once the event is in play. */
  readonly inPlay: Share;
  /** Amounts for a sport and a time, in place of the shares of both. */
  readonly rules: readonly LimitRule[];
  /** The share of stakes and of what a member may win, by its level; a level that is missing has all of it. */
  readonly levels: Readonly<Record<string, Share>>;
};

const hourMs = 3_600_000;

/**
 * Chosen for a site of some hundred members: what one bettor who knows the true prices takes from an event stays small
 * (`npm run bench -- sharp`), because its stakes and its win on the event are held. Every figure is a setting.
 */
export const defaultLimits: LimitPolicy = {
  stakeAmount: 500_000,
  selectionAmount: 10_000_000,
  marketAmount: 15_000_000,
  eventAmount: 20_000_000,
  memberEventAmount: 2_000_000,
  memberDayAmount: 50_000_000,
  legSetAmount: 50_000_000,
  totalOddsMilli: 1_000_000,
  sports: {
    soccer: 10_000,
    basketball: 8_000,
    baseball: 8_000,
    football: 8_000,
    hockey: 6_000,
    tennis: 5_000,
  },
  otherSports: 4_000,
  early: [
    { fromMs: 24 * hourMs, share: 2_500 },
    { fromMs: 6 * hourMs, share: 5_000 },
  ],
  inPlay: 5_000,
  rules: [],
  levels: {},
};

/** The amounts of a policy for one event, its sport and the time to its kick-off taken into account. */
export type EventLimits = {
  readonly selectionAmount: number;
  readonly marketAmount: number;
  readonly eventAmount: number;
  readonly memberEventAmount: number;
  /** Of all events of a day, so neither the time nor a trader of one of them changes it. */
  readonly memberDayAmount: number;
};

/** How a policy is cut for one event. A rule stands in place of the sport's share and of an early one; play cuts it as well. */
export type LimitShares = {
  readonly amounts: Omit<LimitRule, 'sport' | 'fromHours'>;
  readonly sport: Share;
  readonly time: Share;
};

/** By which shares, and of which amounts, the limits of an event come about; a trader's own share is not in it. */
export function limitShares(
  policy: LimitPolicy,
  { sport, untilStartMs }: { readonly sport: string; readonly untilStartMs: number },
): LimitShares {
  const rule = limitRuleOf(policy.rules, { sport, untilStartMs });
  const isInPlay = untilStartMs <= 0;
  if (rule !== undefined) return { amounts: rule, sport: 10_000, time: isInPlay ? policy.inPlay : 10_000 };
  const bySport = Object.hasOwn(policy.sports, sport) ? policy.sports[sport] : undefined;
  const early = policy.early.find(({ fromMs }) => untilStartMs >= fromMs)?.share ?? 10_000;
  return {
    amounts: policy,
    sport: bySport ?? policy.otherSports,
    time: isInPlay ? policy.inPlay : early,
  };
}

/** `untilStartMs`: below or at zero the event is in play. `traderShare`: what a trader allows on this event of all that. */
export function eventLimits(
  policy: LimitPolicy,
  {
    sport,
    untilStartMs,
    traderShare = 10_000,
  }: { readonly sport: string; readonly untilStartMs: number; readonly traderShare?: Share },
): EventLimits {
  const { amounts, ...shares } = limitShares(policy, { sport, untilStartMs });
  const share = (amount: number) => [shares.sport, shares.time, traderShare].reduce(portion, amount);
  return {
    selectionAmount: share(amounts.selectionAmount),
    marketAmount: share(amounts.marketAmount),
    eventAmount: share(amounts.eventAmount),
    memberEventAmount: share(amounts.memberEventAmount),
    memberDayAmount: amounts.memberDayAmount,
  };
}

/** Of a member's stakes and wins: by its level, and by the profile that a trader has set for it. */
export function stakeShare(
  policy: LimitPolicy,
  { level, profile }: { readonly level: number; readonly profile: Share },
): Share {
  return portion(policy.levels[String(level)] ?? 10_000, profile);
}

/** Rounded down. Amounts and shares are small enough for doubles to be exact. */
export function portion(amount: number, share: Share): number {
  return Math.floor((amount * share) / 10_000);
}
