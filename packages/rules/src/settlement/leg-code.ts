import { deadHeat, type LegOutcome, type LegResult } from './leg-result.ts';

/** A leg's result as one word, as it is stored and sent; a dead heat carries the share of the stake that won. */
export type LegCode = Exclude<LegOutcome, 'dead-heat'> | `dead-heat:${number}/${number}`;

export function legCode(leg: LegResult): LegCode {
  return leg.result === 'dead-heat' ? `dead-heat:${leg.shareNumerator}/${leg.shareDenominator}` : leg.result;
}

/** Throws RangeError where a dead heat has no share between nothing and everything. */
export function readLegCode(code: LegCode): LegResult {
  if (!isDeadHeat(code)) return { result: code };
  const [numerator, denominator] = code.slice('dead-heat:'.length).split('/').map(Number);
  return deadHeat(numerator ?? 0, denominator ?? 0);
}

function isDeadHeat(code: LegCode): code is `dead-heat:${number}/${number}` {
  return code.startsWith('dead-heat:');
}
