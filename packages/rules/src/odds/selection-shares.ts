import {
  halfLost,
  halfWon,
  type LegResult,
  lost,
  returnShares,
  voided,
  won,
} from '../settlement/leg-result.ts';
import type { MarketPick } from '../settlement/market.ts';
import { type SelectionRule, selectionRule } from '../settlement/settle-selection.ts';

/** What a unit of stake returns at one score: `refund + winning × odds`. */
export type Shares = { readonly refund: number; readonly winning: number };

/** Probabilities are doubles anyway, and exact fractions would take most of the time of pricing a board. */
const known = new Map([won, lost, halfWon, halfLost, voided].map((leg) => [leg.result, toNumbers(leg)]));

/** Scores of both sides below this are looked up; others are asked of the rule. */
const tableSide = 16;
type Table = (Shares | undefined)[];

const tables = new Map<string, { readonly rule: SelectionRule; readonly table: Table }>();
/** More selections than are on a large board; beyond, the tables are begun anew. */
const mostTables = 5_000;

/**
 * What a selection returns at a score, from the settlement rule itself, which is asked once for each score: prices are
 * made every second, and the rules never change. Throws as `selectionRule`.
 */
export function sharesOf(pick: MarketPick): (home: number, away: number) => Shares {
  const name = `${pick.market} ${pick.scope} ${pick.lineQuarters} ${pick.selection}`;
  let entry = tables.get(name);
  if (entry === undefined) {
    entry = { rule: selectionRule(pick), table: [] };
    if (tables.size >= mostTables) tables.clear();
    tables.set(name, entry);
  }
  const { rule, table } = entry;
  return (home, away) => {
    if (home >= tableSide || away >= tableSide) return numericShares(rule({ home, away }));
    const index = home * tableSide + away;
    const found = table[index] ?? numericShares(rule({ home, away }));
    table[index] = found;
    return found;
  };
}

function numericShares(leg: LegResult): Shares {
  return known.get(leg.result) ?? toNumbers(leg);
}

function toNumbers(leg: LegResult): Shares {
  const { refund, winning, denominator } = returnShares(leg);
  return { refund: Number(refund) / Number(denominator), winning: Number(winning) / Number(denominator) };
}
