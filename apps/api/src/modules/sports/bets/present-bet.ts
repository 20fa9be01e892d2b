import type { Bet, LocalText } from '@hanpan/contract';
import type { Amount, OddsMilli } from '@hanpan/money';
import { type MultiLegBonus, noBonus, readLegCode, stillPossible } from '@hanpan/rules';

export interface BetRow {
  readonly id: number;
  readonly receipt_id: string;
  readonly status: Bet['status'];
  readonly stake: Amount;
  readonly total_odds_milli: number;
  readonly possible_win: Amount;
  /** Null where the bet has none. */
  readonly bonus: MultiLegBonus | null;
  readonly consent: Bet['oddsPolicy'];
  readonly house_rules: number;
  readonly wait: Bet['wait'];
  readonly refusal: Bet['refusal'];
  readonly win_amount: Amount | null;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly settlements: number;
  readonly cashed_out_at: Date | null;
}

/** A leg with its match's name and score. */
export interface LegRow {
  readonly event_id: number;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly starts_at: Date;
  readonly kind: Bet['legs'][number]['kind'];
  readonly scope: Bet['legs'][number]['scope'];
  readonly line_quarters: number | null;
  readonly pick: Bet['legs'][number]['pick'];
  readonly odds_milli: OddsMilli;
  readonly phase: string;
  readonly home_score: number;
  readonly away_score: number;
  /** In hex. */
  readonly announcement: string | null;
  readonly result: Bet['legs'][number]['result'];
  /** Left out where the bet was not refused. */
  readonly at_refusal?: AtRefusal | null;
}

/** How a leg stood when its bet was refused. */
export interface AtRefusal {
  readonly reason: NonNullable<Bet['legs'][number]['atRefusal']>['reason'];
  /** Null where it was not offered. */
  readonly oddsMilli: OddsMilli | null;
}

function presentLeg(row: LegRow): Bet['legs'][number] {
  const started = row.phase !== 'prematch';
  return {
    eventId: row.event_id,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toISOString(),
    kind: row.kind,
    scope: row.scope,
    lineQuarters: row.line_quarters,
    pick: row.pick,
    odds: row.odds_milli / 1000,
    announcement: row.announcement,
    homeScore: started ? row.home_score : null,
    awayScore: started ? row.away_score : null,
    result: row.result,
    atRefusal: row.at_refusal ? presentAtRefusal(row.at_refusal) : null,
  };
}

function presentAtRefusal({ reason, oddsMilli }: AtRefusal): Bet['legs'][number]['atRefusal'] {
  return { reason, odds: oddsMilli === null ? null : oddsMilli / 1000 };
}

/** The legs of a bet, by kick-off. */
export function presentLegs(legs: readonly LegRow[]): Bet['legs'] {
  return legs
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.event_id - b.event_id)
    .map(presentLeg);
}

/** The bet as its member sees it. What was possible is told of a bet that is over as it was when it was placed. */
export function presentBet(row: BetRow, legs: readonly LegRow[]): Bet {
  const taken = legs.map(({ odds_milli, result }) => ({
    oddsMilli: odds_milli,
    result: row.settled_at === null && result !== null ? readLegCode(result) : null,
  }));
  const { payoutAmount, bonusBasisPoints } = stillPossible(row.stake, taken, row.bonus ?? noBonus);
  return {
    betIdx: row.id,
    receiptId: row.receipt_id,
    status: row.status,
    stake: row.stake,
    totalOdds: row.total_odds_milli / 1000,
    possibleWin: row.settled_at === null ? payoutAmount : row.possible_win,
    bonusBasisPoints,
    oddsPolicy: row.consent,
    houseRules: row.house_rules,
    wait: row.wait,
    refusal: row.refusal,
    winCash: row.win_amount,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    settlements: row.settlements,
    cashedOutAt: row.cashed_out_at?.toISOString() ?? null,
    legs: presentLegs(legs),
  };
}
