import type { Amount, OddsMilli } from '@hanpan/money';
import { type MultiLegBonus, openShares, stillPossible } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import type { JudgedSlip, OfferedSelection, Slip, SlipTerms } from './slip.ts';

/** A leg of a new bet with its share of it, in minor units. */
export interface LegShare {
  readonly leg: OfferedSelection;
  readonly stakeAmount: number;
  readonly payoutAmount: number;
}

/** A bet as it is measured against the books. */
export interface TakenBet<Terms extends SlipTerms = SlipTerms> {
  readonly judged: JudgedSlip<Terms>;
  /** Its day on the site's calendar, "YYYY-MM-DD". */
  readonly day: string;
  readonly shares: readonly LegShare[];
  /** What it wins beyond its stake if all its legs do. */
  readonly fullWin: number;
  /** The ids by which a combination is the same as another; a single is held by its selection alone. */
  readonly legSet: string | undefined;
}

/** What a bet returns if every leg wins, stake and bonus included. */
export function possibleWinOf(stake: Amount, odds: readonly OddsMilli[], bonus: MultiLegBonus): Amount {
  const open = odds.map((oddsMilli) => ({ oddsMilli, result: null }));
  return stillPossible(stake, open, bonus).payoutAmount;
}

export function takenBet<Terms extends SlipTerms = Slip>(
  judged: JudgedSlip<Terms>,
  day: string,
): TakenBet<Terms> {
  const { slip, legs } = judged;
  const odds = legs.map((leg) => leg.odds_milli);
  const open = odds.map((oddsMilli) => ({ oddsMilli, result: null }));
  return {
    judged,
    day,
    shares: openShares(slip.stake, open).map(({ leg, stakeAmount, payoutAmount }) => ({
      leg: need(legs[leg], 'a leg'),
      stakeAmount,
      payoutAmount,
    })),
    fullWin: possibleWinOf(slip.stake, odds, slip.settings.multiLegBonus) - slip.stake,
    legSet: legs.length < 2 ? undefined : legs.map((leg) => leg.id).join(','),
  };
}
