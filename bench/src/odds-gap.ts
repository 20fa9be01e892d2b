import { fairProbability, type GoalRates, scoreMatrix, settleSelection } from '@hanpan/rules';
import type { MarketMatch } from './odds-files.ts';

/** Sums over matches of how much worse than the market's the model's chances were, in bits. */
export type Gap = { readonly bits: number; readonly matches: number };

export type Gaps = { readonly result: Gap; readonly total: Gap; readonly handicap: Gap };

const over25 = { market: 'UO', scope: 'match', lineQuarters: 10, selection: 'over' } as const;

/**
 * Log-loss minus that of the closing prices, by market: of the result, of over 2.5, and of the handicap at the line at
 * which the market closed. Of a handicap only the part of the stake that is decided counts.
 */
export function gapsOf(
  forecasts: readonly { readonly match: MarketMatch; readonly rates: GoalRates }[],
): Gaps {
  const all = forecasts.map(({ match, rates }) => gapsOfMatch(match, rates));
  const sum = (pick: (gaps: MatchGaps) => number | undefined): Gap => {
    const known = all.map(pick).filter((bits) => bits !== undefined);
    return { bits: known.reduce((total, bits) => total + bits, 0), matches: known.length };
  };
  return {
    result: sum(({ result }) => result),
    total: sum(({ total }) => total),
    handicap: sum(({ handicap }) => handicap),
  };
}

export function perMatch({ bits, matches }: Gap): number {
  return matches === 0 ? Number.NaN : bits / matches;
}

type MatchGaps = { result?: number; total?: number; handicap?: number };

function gapsOfMatch(
  { homeGoals, awayGoals, prices: { closing } }: MarketMatch,
  rates: GoalRates,
): MatchGaps {
  const matrix = scoreMatrix(rates);
  const gaps: MatchGaps = {};
  if (closing.result !== undefined) {
    const outcome = homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2;
    const selection = ['home', 'draw', 'away'][outcome] ?? '';
    const own = fairProbability(matrix, { market: 'WDL', scope: 'match', lineQuarters: null, selection });
    gaps.result = Math.log2((closing.result[outcome] ?? 0) / own);
  }
  if (closing.over25 !== undefined) {
    const own = fairProbability(matrix, over25);
    gaps.total =
      homeGoals + awayGoals > 2.5
        ? Math.log2(closing.over25 / own)
        : Math.log2((1 - closing.over25) / (1 - own));
  }
  if (closing.handicap !== undefined) {
    const { lineQuarters, home } = closing.handicap;
    const pick = { market: 'AH', scope: 'match', lineQuarters, selection: 'home' } as const;
    const own = fairProbability(matrix, pick);
    const { result } = settleSelection(pick, { home: homeGoals, away: awayGoals });
    const won = { win: 1, 'half-win': 0.5, void: 0, 'half-lose': 0, lose: 0, 'dead-heat': 0 }[result];
    const lost = { win: 0, 'half-win': 0, void: 0, 'half-lose': 0.5, lose: 1, 'dead-heat': 0 }[result];
    gaps.handicap = won * Math.log2(home / own) + lost * Math.log2((1 - home) / (1 - own));
  }
  return gaps;
}
