import { type PartnerRate, rateTypes } from '@hanpan/contract';
import type { RateLists } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';

/** Rates as they are stored: one list each, in the order of `rateTypes`. */
export function listsOf(rates: readonly PartnerRate[]): RateLists {
  const of = rateTypes.map((type) =>
    need(
      rates.find(({ gameType }) => gameType === type),
      `the rate of ${type}`,
    ),
  );
  return {
    rolling: of.map(({ rollingBasisPoints }) => rollingBasisPoints),
    losing: of.map(({ losingBasisPoints }) => losingBasisPoints),
  };
}

export function ratesFrom({ rolling, losing }: RateLists): PartnerRate[] {
  return rateTypes.map((gameType, index) => ({
    gameType,
    rollingBasisPoints: rolling[index] ?? 0,
    losingBasisPoints: losing[index] ?? 0,
  }));
}

/** The highest of each, zero where there is none. */
export function highestOf(lists: readonly RateLists[]): RateLists {
  const highest = (of: keyof RateLists) =>
    rateTypes.map((_, index) => Math.max(0, ...lists.map((each) => each[of][index] ?? 0)));
  return { rolling: highest('rolling'), losing: highest('losing') };
}
