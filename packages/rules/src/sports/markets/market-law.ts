import type { ScoreMatrix } from '../../odds/score-matrix.ts';
import type { MarketCode } from '../../settlement/market.ts';
import type { CountLaw } from '../law/count-law.ts';
import { awayCounts, differences, homeCounts, totals } from '../law/marginals.ts';
import { massOf, type PairLaw } from '../law/pair-law.ts';

/** How a scope ends, in the forms that markets ask about. Each is made when it is first asked for. */
export type ScopeLaw = {
  /** The chance that the scope is played to its end. */
  readonly mass: number;
  /**
   * A score matrix for one market, given that the scope is played. A market that asks about one number alone (the
   * lead, the total, one side) gets a matrix of that number alone: its settlement rule cannot tell the difference, and
   * a few hundred scores are priced instead of ten thousands.
   */
  matrixFor(market: MarketCode): ScoreMatrix;
  /** The law of the number that a market with a line compares with it. */
  countFor(market: MarketCode): CountLaw;
};

export function scopeLaw(law: PairLaw): ScopeLaw {
  const mass = massOf(law);
  const counts = {
    lead: once(() => differences(law)),
    total: once(() => totals(law)),
    home: once(() => homeCounts(law)),
    away: once(() => awayCounts(law)),
  };
  const matrices = {
    lead: once(() => leadMatrix(counts.lead(), mass)),
    total: once(() => rowMatrix(counts.total(), mass)),
    home: once(() => columnMatrix(counts.home(), mass)),
    away: once(() => rowMatrix(counts.away(), mass)),
    pair: once(() => fullMatrix(law, mass)),
  };
  return {
    mass,
    matrixFor: (market) => matrices[numberOf[market]](),
    countFor: (market) => {
      const number = numberOf[market];
      return number === 'pair' ? counts.total() : counts[number]();
    },
  };
}

/** The number that a market's rule looks at. */
const numberOf: Readonly<Record<MarketCode, 'lead' | 'total' | 'home' | 'away' | 'pair'>> = {
  WDL: 'lead',
  WL: 'lead',
  AH: 'lead',
  DC: 'lead',
  DNB: 'lead',
  WM: 'lead',
  UO: 'total',
  OE: 'total',
  TG: 'total',
  RND: 'total',
  TTH: 'home',
  TTA: 'away',
  BTTS: 'pair',
  CS: 'pair',
  WTN: 'pair',
  WUO: 'pair',
  HTFT: 'pair',
};

/** Leads as scores against one that never goes below zero: 3-0 for three ahead, 0-2 for two behind, 2-2 for level. */
function leadMatrix({ from, weights }: CountLaw, mass: number): ScoreMatrix {
  const awayFrom = Math.max(0, -from);
  return columnOf(weights, awayFrom + from, awayFrom, mass);
}

function columnMatrix({ from, weights }: CountLaw, mass: number): ScoreMatrix {
  return columnOf(weights, from, 0, mass);
}

function columnOf(weights: Float64Array, homeFrom: number, awayFrom: number, mass: number): ScoreMatrix {
  return { homeFrom, awayFrom, rows: weights.length, columns: 1, cells: shares(weights, mass) };
}

function rowMatrix({ from, weights }: CountLaw, mass: number): ScoreMatrix {
  return { homeFrom: 0, awayFrom: from, rows: 1, columns: weights.length, cells: shares(weights, mass) };
}

function fullMatrix(law: PairLaw, mass: number): ScoreMatrix {
  return { ...law, cells: shares(law.cells, mass) };
}

function shares(weights: Float64Array, mass: number): Float64Array {
  return weights.map((weight) => weight / mass);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
