import type { Amount } from '@hanpan/money';

/** What one bet may stake and win, in minor units. */
export type StakeLimits = {
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
  readonly maxWinAmount: Amount;
};

/** What differs; what is missing or undefined stays. */
export type StakeLimitsChange = { readonly [Field in keyof StakeLimits]?: StakeLimits[Field] | undefined };

export type StakeLimitsPolicy = StakeLimits & {
  /** For a bet with a leg in play. */
  readonly live: StakeLimitsChange;
  /** By member level; `live` stands above the rest of its level. */
  readonly levels: Readonly<
    Record<string, StakeLimitsChange & { readonly live?: StakeLimitsChange | undefined }>
  >;
};

const isSet = ([, value]: [string, unknown]) => typeof value === 'number';
const setOf = (change: StakeLimitsChange) => Object.fromEntries(Object.entries(change).filter(isSet));

/**
 * The limits of a bet of a member of that level. What is said for its level stands above what is said for the site, and
 * among each of the two what is said for live bets stands above the rest.
 */
export function stakeLimitsOf(
  policy: StakeLimitsPolicy,
  { level, isLive }: { readonly level: number; readonly isLive: boolean },
): StakeLimits {
  const { minAmount, maxAmount, maxWinAmount } = policy;
  const ofLevel = policy.levels[String(level)] ?? {};
  return {
    ...{ minAmount, maxAmount, maxWinAmount },
    ...(isLive && setOf(policy.live)),
    ...setOf(ofLevel),
    ...(isLive && setOf(ofLevel.live ?? {})),
  };
}
